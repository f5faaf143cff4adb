### Orléans en bref : avant les règles.

orleans-short-goal = Recrutez des disciples, employez-les bien, voyagez et commercez. Comptent les pièces, les marchandises, puis postes et citoyens multipliés par votre développement.
orleans-short-round-1 = Une tuile sablier annonce l’événement ; qui mène sur l’échelle des fermiers reçoit une pièce.
orleans-short-round-2 = Piochez des disciples dans votre sac, selon vos chevaliers.
orleans-short-round-3 = Planifiez : posez-les sur les lieux de votre ville. Un lieu rempli est actif.
orleans-short-round-4 = À tour de rôle, utilisez un lieu actif : recruter, voyager, bâtir un poste, faire le bien. Les disciples retournent au sac.
orleans-short-round-5 = L’événement survient : peste, impôts, moisson, revenus.
orleans-short-end = Après 18 manches.
orleans-short-counts = À moins de joueurs, il y a moins de disciples et de marchandises ; rien d’autre ne change.

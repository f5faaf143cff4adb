### Orléans en bref : avant les règles.

orleans-overview-goal = Recrutez des disciples, employez-les bien, voyagez et commercez. Comptent les pièces, les marchandises, puis postes et citoyens multipliés par votre développement.
orleans-overview-round-1 = Une tuile sablier annonce l’événement ; qui mène sur la piste des fermiers reçoit une pièce.
orleans-overview-round-2 = Piochez des disciples dans votre sac, selon vos chevaliers.
orleans-overview-round-3 = Planifiez : posez-les sur les lieux de votre ville. Un lieu rempli est actif.
orleans-overview-round-4 = À tour de rôle, utilisez un lieu actif : recruter, voyager, bâtir un poste, faire le bien. Les disciples retournent au sac.
orleans-overview-round-5 = L’événement survient : peste, taxes, moisson, revenus.
orleans-overview-end = Après 18 manches.
orleans-overview-counts = À moins de joueurs, il y a moins de disciples et de marchandises. À deux, personne ne paie au recensement, et chacun peut exclure deux tuiles de lieu si l’on joue avec cette règle.

## Images : ce qu’entend un lecteur d’écran, et les légendes du livre de règles

orleans-plate-map = La carte : villes, routes et rivières, avec les marchandises en chemin.
orleans-plate-hourglass = La tuile sablier de la manche annonce une moisson ; à côté, la piste des fermiers.
orleans-plate-bag = Le sac, et les disciples qu’il contient.
orleans-plate-plan = La ferme et le chariot, remplis de disciples et prêts à servir.
orleans-plate-travel = Le marchand est arrivé à Vierzon par la route ; une marchandise se prend au passage.
orleans-plate-gear = Le château, un rouage à la place du fermier.
orleans-plate-tile = Une tuile de lieu : le moulin, que seul son propriétaire remplit.
orleans-plate-event = L’événement survient : la moisson demande à chacun de la nourriture.
orleans-plate-store = Les marchandises à côté du plateau, et les postes pas encore bâtis.

### Orléans : les règles, dans l’ordre de lecture.

## Mise en place

ORL-chapter-2 = Mise en place
ORL-2-1 = Chacun des 2 à 4 joueurs prend un plateau personnel, un sac, 5 pièces et, dans une couleur, un marchand, 10 postes de commerce, qui forment sa réserve, 7 marqueurs et 4 disciples marqués à cette couleur : un fermier, un batelier, un artisan et un commerçant. Les disciples sans couleur sont neutres.
ORL-2-2 = Les 4 disciples marqués commencent au marché du plateau personnel ; le sac commence vide.
ORL-2-3 = Un marqueur de chaque joueur se trouve sur la case de départ, la case 0, de chacune des six pistes de profession (fermiers, bateliers, artisans, commerçants, chevaliers, savants) et de la piste de développement.
ORL-2-4 = Les disciples neutres sont triés par profession sur leurs bâtiments du plateau. À 4 joueurs, il y a 16 fermiers, 10 bateliers, 10 artisans, 10 commerçants, 14 chevaliers, 14 savants et 14 moines ; à 3 joueurs, 14 fermiers, 8 bateliers, 8 artisans, 8 commerçants, 11 chevaliers, 11 savants et 11 moines ; à 2 joueurs, 12 fermiers, 6 bateliers, 6 artisans, 6 commerçants, 8 chevaliers, 8 savants et 8 moines. Les autres, ainsi que les disciples marqués des couleurs inutilisées, sont retirés du jeu.
ORL-2-5 = Les 16 tuiles technologie forment une pile, quel que soit le nombre de joueurs.
ORL-2-6 = On retire des 18 tuiles sablier le Pèlerinage clair. Les 17 autres (2 Pèlerinages et 3 tuiles de chacun des événements Revenus, Moisson, Taxes, Jour du commerce et Peste) sont mélangées et forment la pile, face cachée ; le Pèlerinage clair est posé dessus.
ORL-2-7 = 13 des 14 citoyens sont sur les plateaux : sur les cases 3, 18 et 28 de la piste de développement, sur la case 4 de la piste des chevaliers, sur la case 5, la dernière, de la piste des bateliers, et un sur chacune des 8 actions bénéfiques. Le quatorzième est mis de côté pour la fin de la partie (ORL-11.1).
ORL-2-8 = Les 90 tuiles marchandise (24 de céréales, 21 de fromage, 18 de vin, 15 de laine, 12 de brocart) sont mélangées. À 3 joueurs, on en retire 6 au hasard ; à 2 joueurs, 12. On pose une tuile face visible sur chaque case de marchandise utilisée : 52 à 4 joueurs, 48 à 3 (les cases marquées 4 restent vides), 43 à 2 (celles marquées 3 ou 4 restent vides). Une seconde case marquée 4 se trouve entre Chartres et Le Mans, Étampes et Montargis, Châtellerault et Argenton-sur-Creuse, Saint-Amand-Montrond et Nevers ; une seconde case marquée 3 entre Le Mans et Tours, Orléans et Briare, Briare et Sancerre, Orléans et Vierzon, Chinon et Le Blanc. Les deux tuiles d’un même trajet peuvent être identiques. Les tuiles restantes sont triées face visible au marché aux marchandises : 38 à 4 joueurs, 36 à 3, 35 à 2.
ORL-2-9 = Les 20 tuiles de lieu forment deux piles visibles, la catégorie I avec 12 tuiles et la catégorie II avec 8. Chacun peut les consulter à tout moment.
ORL-2-10 = Tous les marchands commencent à Orléans.
ORL-2-11 = Les pièces restantes forment la réserve générale. L’ensemble des pièces vaut 167 : la réserve commence donc avec 147 à 4 joueurs, 152 à 3, 157 à 2. Seule la valeur compte : on peut toujours faire de la monnaie.
ORL-2-12 = Le premier joueur est tiré au sort, chacun ayant les mêmes chances, à moins que la table ne fasse commencer la première place. Les places se suivent dans le sens horaire.
ORL-2-13 = Si l’on joue avec l’exclusion de tuiles de lieu, elle a lieu maintenant, avant la manche 1 (ORL-12.1).
ORL-2-14 = La case de marchandise sans marque de chacun des 43 trajets sert quel que soit le nombre de joueurs : chaque trajet commence donc avec au moins une marchandise.

## La manche

ORL-chapter-3 = La manche
ORL-3-1 = La partie compte 18 manches de 7 phases. Phase 1, le sablier : le premier joueur retourne la première tuile sablier de la pile. Tous connaissent son événement pendant toute la manche.
ORL-3-2 = Phase 2, le recensement : on compare les marqueurs sur la piste des fermiers. Le joueur seul en tête reçoit 1 pièce de la réserve ; si plusieurs sont en tête à égalité, personne ne reçoit rien.
ORL-3-3 = À 3 ou 4 joueurs, le joueur seul en dernière position sur la piste des fermiers paie 1 pièce à la réserve ; si plusieurs sont derniers à égalité, personne ne paie. Qui n’a pas de pièce subit la torture pour 1 pièce (chapitre 9).
ORL-3-4 = À 2 joueurs, personne ne paie au recensement ; le joueur seul en tête reçoit tout de même 1 pièce.
ORL-3-5 = Au recensement, on reçoit d’abord, on paie ensuite. Ce sont les cases des marqueurs qui comptent, et non le nombre de fermiers de chacun.
ORL-3-6 = Phase 3, les disciples : tous choisissent en même temps combien de disciples ils piochent et lesquels ils reprennent, puis ils piochent (ORL-4.1 et suivantes).
ORL-3-7 = Phase 4, l’organisation : chaque joueur déplace autant de disciples qu’il veut, du marché et de la tour de la poudrière, vers des cases (ORL-4.8 et suivantes). En règle générale, tous s’organisent en même temps, personne ne voit ce que les autres viennent de placer, et tout est révélé ensemble. La table peut convenir plutôt de s’organiser l’un après l’autre dans l’ordre du tour, chacun voyant ce qu’ont fait les précédents. L’organisation comprend les disciples et les tuiles technologie placés pendant cette phase (ORL-6.9).
ORL-3-8 = Phase 5, les actions : dans l’ordre du tour, et autant de fois qu’il le faut, chaque joueur qui n’a pas passé utilise exactement un lieu activé ou passe. Qui a passé ne fait plus d’action cette manche. La phase se termine quand tous ont passé.
ORL-3-9 = Un joueur dont c’est le tour et qui n’a aucune action possible passe automatiquement. C’est comme s’il passait de lui-même : il peut alors placer des tuiles technologie (ORL-6.9). Il n’y perd rien : rien de ce que font les autres pendant cette phase ne pourrait lui donner une nouvelle action.
ORL-3-10 = On peut passer même s’il reste des actions possibles. Les lieux activés qui n’ont pas servi gardent leurs disciples et restent activés pour les manches suivantes.
ORL-3-11 = Phase 6, l’événement : l’événement de la manche s’applique à chaque joueur dans l’ordre du tour. Lors d’un Pèlerinage, il ne se passe rien dans cette phase.
ORL-3-12 = Phase 7, le premier joueur : le joueur suivant dans le sens horaire devient premier joueur.
ORL-3-13 = Après la phase 6 de la manche 18, celle de la dernière tuile sablier, vient le décompte final (chapitre 11).
ORL-3-14 = Le rôle de premier joueur passe donc au suivant à chaque manche et fait le tour de la table dans le sens horaire, à partir du premier joueur de la manche 1. L’ordre du tour est toujours : le premier joueur de la manche, puis les autres dans le sens horaire.
ORL-3-15 = Dans la phase 6, décisions, gains et paiements se font strictement dans l’ordre du tour : la décision d’un joueur à propos de la sacristie, son paiement et sa torture sont achevés avant que l’on passe au suivant. Dans la phase 2, un joueur au plus reçoit, puis un au plus paie (ORL-3.5).

## Pioche et organisation

ORL-chapter-4 = Pioche et organisation
ORL-4-1 = Trois nombres limitent la phase 3 : le nombre de pioches, indiqué par la piste des chevaliers (4, 5, 6, 7, 7 et 8 sur les cases 0 à 5) ; les places libres, parmi les 8 du marché et, pour son propriétaire, les 2 de la tour de la poudrière ; les disciples du sac.
ORL-4-2 = Chaque joueur choisit combien de disciples il pioche dans son sac et combien il en reprend sur des cases. Le total ne dépasse ni le nombre de pioches ni celui des places libres, et l’on ne pioche pas plus de disciples que le sac n’en contient. Les deux nombres peuvent être nuls : piocher n’est jamais obligatoire.
ORL-4-3 = Le nombre de disciples à piocher et les disciples repris sont choisis avant toute pioche de cette phase.
ORL-4-4 = On pioche dans son propre sac au hasard et sans regarder, disciples marqués et neutres confondus ; chaque disciple du sac a les mêmes chances de sortir.
ORL-4-5 = Reprendre un disciple, marqué ou neutre, c’est le ramener au marché depuis une case de son plateau personnel ou de l’une de ses tuiles de lieu (y compris l’hôtel de ville, la sacristie, la pharmacie et les bains publics). On ne reprend jamais les tuiles technologie, ni les disciples de la tour de la poudrière, qui sont sur des cases de marché.
ORL-4-6 = Chaque disciple pioché ou repris va sur une case libre du marché ou de la tour de la poudrière, au choix de son propriétaire, qui a d’abord vu sa pioche. Les disciples qui s’y trouvaient déjà ne passent pas de l’un à l’autre.
ORL-4-7 = Les disciples restés au marché ou à la tour depuis les manches précédentes y demeurent et prennent de la place. À la manche 1, le marché contient les 4 disciples marqués et le sac est vide : on ne pioche donc pas.
ORL-4-8 = Pendant l’organisation, un disciple peut aller du marché ou de la tour sur une case vide qui l’accepte (ORL-4.10). On en déplace autant que l’on veut, ou aucun.
ORL-4-9 = On peut remplir un lieu en partie et le compléter lors de manches suivantes. Un disciple placé sur une case ne peut ni aller sur une autre ni revenir, sauf si on le reprend (ORL-4.5). Tant que l’on n’a pas fini de s’organiser, on peut changer librement ce que l’on vient de placer.
ORL-4-10 = Une case accepte un disciple de sa profession. De plus, un moine peut occuper n’importe quelle case ; avec l’école, un savant peut occuper n’importe quelle case, sauf une case moine ; avec le jardin potager, un batelier peut occuper une case artisan, commerçant ou fermier. La case de la pharmacie accepte n’importe quel disciple, celles de l’hôtel de ville n’importe quel disciple neutre.
ORL-4-11 = Une case moine n’accepte que des moines. Rien ne remplace un moine, pas même la technologie.
ORL-4-12 = Un lieu est activé quand chacune de ses cases porte un disciple ou une tuile technologie. L’hôtel de ville est activé avec 1 ou 2 disciples. La tour de la poudrière peut servir dès qu’un disciple neutre s’y trouve.
ORL-4-13 = On peut placer des disciples sur un lieu dont l’action est impossible pour le moment, comme le monastère pendant un Pèlerinage.
ORL-4-14 = Les disciples marqués ne peuvent jamais être placés à l’hôtel de ville.
ORL-4-15 = Perdre l’école ou le jardin potager sous la torture ne chasse pas les disciples qui en remplacent déjà d’autres grâce à cette tuile.

## Les actions

ORL-chapter-5 = Les actions
ORL-5-1 = À chaque tour, un lieu. On applique tout son effet, puis tous les disciples du lieu vont dans le sac de leur propriétaire ; les tuiles technologie restent. Pour l’hôtel de ville et la tour de la poudrière, ce sont ORL-5.30 et ORL-7.20 qui s’appliquent.
ORL-5-2 = Un lieu peut servir plusieurs fois dans une phase, chaque fois lors d’un tour distinct, s’il est de nouveau activé : quand les bains publics le remplissent, ou quand un disciple qui n’a pas été envoyé la première fois est encore à l’hôtel de ville ou à la tour de la poudrière.
ORL-5-3 = Une action n’est permise que si toute tuile qu’elle doit donner est disponible (disciple, marchandise, tuile technologie, tuile de lieu) et si le marqueur n’est pas sur la dernière case de la piste concernée. Les pièces font exception (ORL-10.3).
ORL-5-4 = Une action qui n’aurait aucun effet n’est pas permise, comme le scriptorium avec le marqueur sur la case 30, ou le bureau sans poste de commerce sur la carte. C’est ce à quoi l’action donne droit qui compte, et non ce que contient la réserve : la brasserie peut servir même si la réserve est vide (ORL-10.3).
ORL-5-5 = Recruter : un disciple neutre passe du plateau dans le sac, puis le marqueur avance d’une case sur la piste de cette profession, puis on reçoit le bonus de la nouvelle case.
ORL-5-6 = Ferme (cases : batelier, artisan) : recrutez un fermier et prenez au marché aux marchandises la marchandise de la nouvelle case de la piste des fermiers (ORL-6.3). Permis seulement s’il reste un fermier, si le marqueur est avant la case 8 et si le marché a cette marchandise.
ORL-5-7 = Village (cases : fermier, batelier, artisan) : recrutez exactement un disciple, batelier, artisan ou commerçant.
ORL-5-8 = Un batelier recruté au village rapporte les pièces de la nouvelle case de la piste des bateliers (2, 3, 4 et 5 pièces sur les cases 1 à 4) ; pour la case 5, voir ORL-6.4. Permis s’il reste un batelier et si le marqueur est avant la case 5.
ORL-5-9 = Un artisan recruté au village rapporte 1 tuile technologie, qui n’est pas placée tout de suite (ORL-6.8). Permis s’il reste un artisan et une tuile technologie et si le marqueur est avant la case 5.
ORL-5-10 = Un commerçant recruté au village rapporte 1 tuile de lieu au choix : de catégorie I seulement au premier pas, de catégorie I ou II aux suivants. Permis s’il reste un commerçant et au moins une tuile que l’on puisse prendre et si le marqueur est avant la case 5. La tuile se pose à côté du plateau personnel ; on peut y placer des disciples dès l’organisation suivante, ou avant cela grâce aux bains publics. Le choix de la tuile est libre, mais il faut en prendre une.
ORL-5-11 = L’école, le jardin potager et les deux cases de la tour de la poudrière comptent dès que la tuile est prise.
ORL-5-12 = Université (cases : fermier, artisan, commerçant) : recrutez un savant et gagnez les points de développement de la nouvelle case de la piste des savants (2, 3, 4, 5 et 6 points sur les cases 1 à 5). Permis s’il reste un savant et si le marqueur est avant la case 5, même si le marqueur de développement est sur la case 30.
ORL-5-13 = Château (cases : fermier, batelier, commerçant) : recrutez un chevalier. Le nouveau nombre de pioches compte dès la phase 3 suivante ; pour la case 4, voir ORL-6.5. Permis s’il reste un chevalier et si le marqueur est avant la case 5.
ORL-5-14 = Monastère (cases : savant, commerçant) : recrutez un moine. Les moines n’ont pas de piste et n’apportent pas de bonus. Permis s’il reste un moine et si l’événement de la manche n’est pas un Pèlerinage.
ORL-5-15 = Bateau (cases : fermier, batelier, chevalier) : le marchand suit une voie navigable de sa ville jusqu’à la ville de l’autre bout. S’il y a des marchandises sur cette voie, le joueur peut en prendre une seule, à son choix, ou aucune. Permis si une voie navigable touche la ville. Les voies navigables sont : Orléans–Briare, Briare–Sancerre, Chinon–Le Blanc, Orléans–Blois, Blois–Tours, Tours–Montrichard, Tours–Loches, Tours–Chinon, Chinon–Châtellerault, Montrichard–Vierzon, Vierzon–Bourges, Vierzon–Saint-Amand-Montrond, Sancerre–Nevers, Le Blanc–Argenton-sur-Creuse.
ORL-5-16 = Chariot (cases : fermier, commerçant, chevalier) : le marchand suit de même une route. Toujours permis, car une route touche chaque ville. Les routes sont : Chartres–Le Mans, Étampes–Montargis, Châtellerault–Argenton-sur-Creuse, Saint-Amand-Montrond–Nevers, Le Mans–Tours, Orléans–Vierzon, Chartres–Étampes, Chartres–Orléans, Chartres–Châteaudun, Le Mans–Châteaudun, Le Mans–Vendôme, Châteaudun–Vendôme, Châteaudun–Orléans, Orléans–Montargis, Vendôme–Blois, Montargis–Briare, Blois–Vierzon, Chinon–Châtellerault, Montrichard–Loches, Vierzon–Châteauroux, Sancerre–Bourges, Loches–Châteauroux, Le Blanc–Châteauroux, Argenton-sur-Creuse–La Châtre, La Châtre–Saint-Amand-Montrond, Bourges–Saint-Amand-Montrond, Bourges–Nevers, Châteauroux–Argenton-sur-Creuse, Châteauroux–La Châtre.
ORL-5-17 = On ne prend de marchandise que sur le trajet que l’on vient de suivre, une tuile au plus par déplacement ; elle rejoint les marchandises du joueur. La route et la voie navigable entre Chinon et Châtellerault sont deux trajets, chacun avec ses propres marchandises.
ORL-5-18 = On peut suivre un trajet vide, et une ville peut accueillir autant de marchands que l’on veut.
ORL-5-19 = Mairie (cases : fermier, artisan, chevalier) : construisez un poste de commerce de votre réserve dans la ville de votre marchand. Permis si votre réserve n’est pas vide et si la ville n’a aucun poste de commerce ; à Orléans, si vous n’y en avez pas, quoi qu’aient les autres.
ORL-5-20 = Scriptorium (cases : chevalier, savant) : 1 point de développement. Permis avant la case 30.
ORL-5-21 = Pour chaque point de développement, le marqueur avance d’une case sur la piste de développement, de 0 à 30. Chaque case où il entre donne ce qu’elle montre : 3 pièces sur la case 7, 4 sur la case 12, 5 sur la case 25 ; un citoyen, s’il y est encore, sur les cases 3, 18 et 28 ; un statut supérieur sur les cases 4, 9, 15, 22 et 30 (ORL-6.7).
ORL-5-22 = Le marqueur s’arrête sur la case 30 ; les points en trop sont perdus.
ORL-5-30 = Hôtel de ville (deux cases pour des disciples neutres) : envoyez un de ses disciples, ou les deux, au plateau des actions bénéfiques, sur des cases libres d’exactement leur profession, à la même action bénéfique ou à deux différentes. Il faut en envoyer au moins un. Un disciple non envoyé n’a pas servi : il reste à l’hôtel de ville, ne va pas dans le sac, et garde l’hôtel de ville activé pour un tour ultérieur de cette manche ou d’une manche suivante.
ORL-5-31 = Chaque disciple envoyé rapporte la récompense de son action bénéfique. Construction des remparts (3 chevaliers, 1 commerçant, 3 fermiers, 3 artisans) : 1 pièce. Conclave papal (1 chevalier, 2 moines) : 3 pièces. Lutte contre la peste (2 savants, 1 batelier, 1 fermier, 1 commerçant) : 2 pièces. Astronomie (2 savants, 1 commerçant) : 1 pièce. Guilde des bateliers (3 bateliers, 1 savant) : 1 pièce. Construction de la cathédrale (2 artisans, 2 moines, 2 commerçants) : 2 pièces. Traité de paix (1 moine, 1 savant, 2 chevaliers) : 2 pièces. Canalisation (3 bateliers, 2 commerçants, 3 fermiers, 2 artisans) : 1 pièce ou 1 point de développement, au choix chaque fois.
ORL-5-32 = Aux actions bénéfiques, aucun disciple n’en remplace un autre : ni les moines, ni les savants avec l’école, ni les bateliers avec le jardin potager. Les moines ne peuvent aller que sur des cases moine.
ORL-5-33 = Le disciple qui occupe la dernière case libre d’une action bénéfique en apporte le citoyen au joueur qui l’a envoyé. Deux disciples sont envoyés l’un après l’autre, dans l’ordre que choisit le joueur.
ORL-5-34 = Les disciples envoyés aux actions bénéfiques y restent jusqu’à la fin de la partie et ne reviennent jamais sur le plateau.
ORL-5-35 = L’hôtel de ville ne peut servir que si au moins un disciple qui s’y trouve a une case libre de sa profession à une action bénéfique.
ORL-5-36 = Si le marqueur de développement est sur la case 30, on ne peut prendre à la canalisation que la pièce.
ORL-5-37 = Les actions bénéfiques sont communes à tous : le citoyen va au joueur qui remplit la dernière case, si peu de disciples qu’il y ait envoyés, et les autres ne reçoivent rien pour cela. Une action avec deux disciples peut achever deux actions bénéfiques et rapporter deux citoyens.
ORL-5-38 = Un point de développement de la canalisation est un point comme un autre (ORL-5.21) : il peut rapporter des pièces, un citoyen de la piste ou un statut supérieur.

## Pistes et technologie

ORL-chapter-6 = Pistes et technologie
ORL-6-1 = Les marqueurs ne reculent jamais sur leurs pistes, sauf sur la piste de développement sous la torture. Perdre des disciples par la peste ou la torture n’y change rien.
ORL-6-2 = Une fois le marqueur sur la dernière case d’une piste de profession, on ne peut plus recruter de disciples de cette profession.
ORL-6-3 = La piste des fermiers donne, de la case 1 à la case 8 : céréales, céréales, fromage, fromage, vin, vin, laine, brocart. Ses cases décident aussi du recensement.
ORL-6-4 = Case 5 de la piste des bateliers : le joueur qui y arrive le premier prend le citoyen, mais pas de pièces. Ceux qui arrivent plus tard reçoivent le batelier, mais ni pièces ni citoyen.
ORL-6-5 = Case 4 de la piste des chevaliers : le nombre de pioches reste 7, et le joueur qui y arrive le premier prend le citoyen. Sur la case 5, le nombre de pioches est 8.
ORL-6-6 = Chaque citoyen de la piste de développement va au joueur dont le marqueur est le premier à atteindre ou à dépasser sa case.
ORL-6-7 = Le statut de développement dépend de la position du marqueur, qu’il ait avancé ou reculé sous la torture : 1 sur les cases 0 à 3, 2 sur les cases 4 à 8, 3 sur les cases 9 à 14, 4 sur les cases 15 à 21, 5 sur les cases 22 à 29, 6 sur la case 30.
ORL-6-8 = Une tuile technologie gagnée reste en attente à côté du plateau personnel. Elle ne peut pas être placée avant que son propriétaire ait passé dans la phase d’actions de la manche où il l’a gagnée.
ORL-6-9 = On peut placer ses tuiles technologie en attente (a) juste après avoir passé dans la phase 5, même automatiquement, lors de la manche où on les a gagnées ou de toute manche suivante ; (b) pendant sa propre organisation, lors de toute manche suivante. Chaque fois, on peut en placer autant que l’on veut, l’une après l’autre. Les placer n’est jamais obligatoire et peut être remis sans limite.
ORL-6-10 = On place une tuile technologie sur une case vide de son plateau personnel ou de l’une de ses tuiles de lieu ; elle l’occupe définitivement.
ORL-6-11 = La première tuile technologie qu’un joueur place dans la partie doit aller sur une case fermier, quelle que soit l’action qui l’a rapportée.
ORL-6-12 = Les tuiles technologie suivantes peuvent aller sur toute case fermier, batelier, artisan, commerçant, chevalier ou savant, mais jamais sur une case moine.
ORL-6-13 = Un lieu porte au plus une tuile technologie.
ORL-6-14 = Aucune tuile technologie ne va sur un lieu à une seule case : meule de foin, brasserie, compagnie fluviale, sacristie, bains publics, pharmacie.
ORL-6-15 = Aucune tuile technologie ne va à l’hôtel de ville ni à la tour de la poudrière, ni sur une case ouverte à tout disciple : aucune profession n’y est exigée.
ORL-6-16 = Une tuile technologie placée n’est jamais déplacée ; elle ne part que sous la torture ou avec sa tuile de lieu.
ORL-6-17 = Un lieu qui porte une tuile technologie demande encore des disciples sur toutes ses autres cases. Tout lieu qui peut en porter une a au moins deux cases : aucune action n’est donc gratuite.
ORL-6-18 = Les cases fermier ouvertes à la première tuile technologie sont au village, à l’université, au château, sur le bateau, sur le chariot et à la mairie ; pour leur propriétaire, aussi à la fromagerie (l’une ou l’autre case) et à l’exploitation vinicole.
ORL-6-19 = Les tuiles technologie suivantes, une par lieu, peuvent aller sur : ferme (batelier, artisan), village (fermier, batelier, artisan), université (fermier, artisan, commerçant), château (fermier, batelier, commerçant), monastère (savant, commerçant), bateau (fermier, batelier, chevalier), chariot (fermier, commerçant, chevalier), mairie (fermier, artisan, chevalier), scriptorium (chevalier, savant) ; parmi les tuiles de lieu, fromagerie (l’un ou l’autre fermier), exploitation vinicole (fermier, commerçant), fabrique de laine (batelier, commerçant), tailleur (commerçant, savant), bibliothèque (chevalier, savant), moulin (l’un ou l’autre artisan), hôpital (batelier, savant), cave (le savant seulement), bureau (l’un ou l’autre savant), carriole (chevalier, commerçant), laboratoire (artisan, savant).
ORL-6-20 = Pour ORL-6.11 et ORL-6.12, c’est la profession imprimée sur la case qui compte. La première tuile se compte pour chaque joueur sur toute la partie : une fois cette tuile placée, la contrainte est levée, même si la tuile est perdue plus tard.

## Tuiles de lieu

ORL-chapter-7 = Tuiles de lieu
ORL-7-1 = Meule de foin (catégorie I ; fermier) : 1 tuile de céréales. Fromagerie (I ; deux fermiers) : 1 fromage. Exploitation vinicole (I ; fermier, commerçant) : 1 tuile de vin. Fabrique de laine (I ; batelier, commerçant) : 1 tuile de laine. Tailleur (I ; commerçant, savant) : 1 tuile de brocart. La marchandise vient du marché aux marchandises ; l’action n’est pas permise s’il n’en a plus, quoi qu’il y ait sur la carte.
ORL-7-2 = Compagnie fluviale (II ; batelier) : 1 point de développement. Permis avant la case 30.
ORL-7-3 = Brasserie (I ; moine) : 2 pièces. Cave (II ; moine, savant) : 4 pièces.
ORL-7-4 = Bibliothèque (I ; chevalier, savant) : 2 points de développement. Permis avant la case 30.
ORL-7-5 = Moulin (I ; deux artisans) : 2 pièces, puis 1 point de développement. Permis même sur la case 30.
ORL-7-6 = Pharmacie (II ; n’importe quel disciple, marqué ou neutre) : payez 1, 2 ou 3 pièces et gagnez autant de points de développement, sans dépasser le nombre de cases qui restent jusqu’à la case 30. On paie d’abord : les pièces gagnées en avançant ne peuvent pas y servir. Interdit sans pièce ou sur la case 30.
ORL-7-7 = Bureau (II ; deux savants) : 1 pièce par poste de commerce que l’on a sur la carte ; il en faut au moins un.
ORL-7-8 = Hôpital (I ; batelier, savant) : autant de pièces que le statut de développement du moment, de 1 à 6.
ORL-7-9 = Bains publics (I ; batelier) : piochez 3 disciples au hasard dans le sac, ou tous s’il y en a moins. Permis si le sac en contient au moins un. Le sac contient déjà ce qui est revenu ou a été recruté plus tôt dans la phase, mais pas le disciple des bains publics.
ORL-7-10 = Le joueur choisit certains des disciples piochés aux bains publics et les place aussitôt sur des cases vides qui les acceptent ; ils peuvent en remplacer d’autres comme d’habitude. L’hôtel de ville, la sacristie et la pharmacie sont permis ; les bains publics eux-mêmes, le marché et la tour de la poudrière ne le sont pas.
ORL-7-11 = Il faut placer deux des disciples piochés si deux d’entre eux peuvent l’être, sinon un si c’est possible, sinon aucun. Le joueur choisit lesquels et où.
ORL-7-12 = Tous les autres disciples piochés, puis le disciple des bains publics, vont dans le sac.
ORL-7-13 = Les lieux ainsi activés par les bains publics peuvent servir lors de tours suivants de la même phase d’actions, si le joueur n’a pas passé.
ORL-7-14 = L’école (II) et le jardin potager (I) n’ont ni case ni action ; la première permet aux savants, le second aux bateliers, marqués ou neutres, de remplacer d’autres disciples (ORL-4.10), pour leur seul propriétaire.
ORL-7-15 = Carriole (II ; chevalier, commerçant) : exactement comme le chariot (ORL-5.16), avec une marchandise de la route si le joueur le veut.
ORL-7-16 = Sacristie (I ; moine) : quand l’événement Moisson, Taxes ou Peste atteint son propriétaire dans la phase 6 et qu’un moine s’y trouve, il peut remettre ce moine dans le sac et ignorer complètement l’événement. Il en décide avant de payer ou de piocher quoi que ce soit, et peut le faire même si l’événement ne devait rien lui coûter. La sacristie ne sert ni contre le recensement ni contre un Pèlerinage, et ne vaut chaque fois que pour un événement d’une manche.
ORL-7-17 = La sacristie ne sert pas dans la phase 5 ; son moine y attend d’être utile ou repris.
ORL-7-18 = Tour de la poudrière (II) : deux cases de marché de plus. Les disciples n’y entrent que dans la phase 3, tout juste piochés ou repris (ORL-4.6) ; les disciples marqués y sont admis aussi.
ORL-7-19 = Pendant l’organisation, les disciples de la tour de la poudrière peuvent aller sur des cases comme ceux du marché.
ORL-7-20 = Dans la phase 5, le propriétaire de la tour de la poudrière peut, en une seule action, envoyer un des disciples neutres qui s’y trouvent, ou les deux, aux actions bénéfiques, selon ORL-5.30 à ORL-5.36. Les disciples marqués ne peuvent pas être envoyés, et un disciple non envoyé reste à la tour. L’hôtel de ville et la tour sont deux lieux : il faut un tour pour chacun.
ORL-7-21 = Laboratoire (II ; artisan, savant) : 1 tuile technologie, selon les règles du chapitre 6. Interdit s’il n’y en a plus. La tuile peut ensuite être placée sur le laboratoire lui-même.
ORL-7-22 = Chaque tuile de lieu existe en un seul exemplaire. Elle appartient à un joueur pour le reste de la partie, sauf s’il l’abandonne sous la torture.
ORL-7-23 = Rien ne limite le nombre de tuiles de lieu d’un joueur, hormis les 5 pas de la piste des commerçants.

## Événements

ORL-chapter-8 = Événements
ORL-8-1 = Pèlerinage : cette manche, personne ne peut utiliser le monastère ; il garde ses disciples et reste activé. Il ne se passe rien dans la phase 6.
ORL-8-2 = Revenus : chaque joueur reçoit autant de pièces que son statut de développement.
ORL-8-3 = Moisson : chaque joueur remet au marché aux marchandises 1 tuile de nourriture de son choix (céréales, fromage ou vin), qui y est aussitôt de nouveau disponible. Un joueur sans nourriture paie 5 pièces à la place, et subit la torture pour celles qui manquent. Un joueur qui a de la nourriture ne peut pas choisir de payer des pièces.
ORL-8-4 = Taxes : chaque joueur paie 1 pièce par tranche complète de 3 marchandises qu’il possède, et subit la torture pour les pièces qui manquent. Les cinq sortes de marchandises comptent.
ORL-8-5 = Jour du commerce : chaque joueur reçoit 1 pièce par poste de commerce qu’il a sur la carte.
ORL-8-6 = Peste : chaque joueur pioche au hasard 1 disciple dans son sac. S’il est neutre, il retourne sur le plateau, où il est de nouveau disponible ; s’il est marqué, il retourne dans le sac et rien n’est perdu. Avec un sac vide, on ne perd rien non plus.
ORL-8-7 = Les disciples au marché, sur les lieux et à la tour de la poudrière sont à l’abri de la peste.

## La torture

ORL-chapter-9 = La torture
ORL-9-1 = Qui doit payer des pièces (recensement, Taxes, Moisson) paie d’abord toutes celles qu’il a ; chaque pièce qui manque encore est remplacée par une des choses de ce chapitre.
ORL-9-2 = On peut abandonner un poste de commerce, de la carte ou de sa réserve.
ORL-9-3 = On peut abandonner un disciple. On pioche au hasard dans le sac jusqu’à trouver un disciple neutre, en y remettant chaque fois les disciples marqués. Possible seulement si le sac contient un disciple neutre.
ORL-9-4 = On peut abandonner un point de développement : le marqueur recule d’une case. Impossible sur la case 0, ainsi que si le marqueur est sur une case avec des pièces (7, 12, 25) ou devrait reculer sur l’une d’elles (depuis 8, 13 ou 26).
ORL-9-5 = On peut abandonner une tuile marchandise de n’importe quelle sorte.
ORL-9-6 = On peut abandonner une tuile de lieu. Les disciples qui s’y trouvent vont dans le sac ; une tuile technologie qui s’y trouve est perdue aussi et ne compte pas en plus.
ORL-9-7 = On peut abandonner une tuile technologie, placée ou en attente. La case d’une tuile placée est de nouveau vide et peut recevoir un disciple ou une autre tuile technologie.
ORL-9-8 = Ces choses se combinent librement. On les choisit une par une : le résultat d’une pioche est donc connu avant le choix suivant.
ORL-9-9 = Tout ce que l’on abandonne est retiré du jeu : les disciples ne retournent pas sur le plateau, ni les marchandises au marché aux marchandises, ni les tuiles technologie dans leur pile. Les points de développement perdus peuvent être regagnés en avançant de nouveau ; on ne reçoit deux fois ni pièces ni citoyen, car on ne peut pas franchir à reculons une case avec des pièces, et les citoyens sont partis.
ORL-9-10 = Une ville dont le poste de commerce a été abandonné est de nouveau libre.
ORL-9-11 = Un joueur qui n’a plus rien à donner est quitte du reste.
ORL-9-12 = On ne peut jamais abandonner ses disciples marqués, ses citoyens ni son marchand.
ORL-9-13 = La torture n’est jamais un choix : qui a assez de pièces doit payer en pièces.
ORL-9-14 = On ne peut abandonner que des disciples du sac, et non ceux du marché, des cases ou de la tour de la poudrière.
ORL-9-15 = Un poste de commerce que l’on abandonne de sa réserve ne pourra plus être construit. Un poste abandonné sur la carte ne compte plus pour rien (bureau, Jour du commerce, plus grand nombre de postes, décompte) et ne revient pas en réserve.
ORL-9-16 = Une tuile de lieu abandonnée ne retourne pas dans les piles, et le marqueur des commerçants reste où il est.

## Stocks et règles générales

ORL-chapter-10 = Stocks et règles générales
ORL-10-1 = Disciples, tuiles technologie et marchandises sont limités. Une action dont la tuile manque n’est pas permise tant qu’elle manque. Une Moisson (marchandises) ou une Peste (disciples) peut rendre des tuiles de nouveau disponibles.
ORL-10-2 = On paie à la réserve générale et l’on reçoit d’elle.
ORL-10-3 = Les pièces sont limitées elles aussi. Si la réserve contient moins que ce qui est dû, le joueur reçoit ce qu’il y a, au besoin rien, et rien ne lui est dû ensuite. Les actions qui rapportent des pièces restent permises. Quand plusieurs joueurs reçoivent des pièces dans une même phase, ils sont servis dans l’ordre du tour ; qui en reçoit deux fois dans une même action (moulin et case avec des pièces) est servi la seconde fois sur ce qui reste alors.
ORL-10-4 = Chacun peut regarder à tout moment dans son propre sac.
ORL-10-5 = Les disciples marqués ne peuvent jamais être ni envoyés aux actions bénéfiques, ni emportés par la peste, ni abandonnés sous la torture.
ORL-10-6 = Pièces, marchandises, marchés, lieux, pistes, piles de tuiles de lieu, stocks et événement en cours sont connus de tous.

## Fin de la partie et décompte

ORL-chapter-11 = Fin de la partie et décompte
ORL-11-1 = Après la phase 6 de la manche 18, le joueur qui a seul le plus de postes de commerce sur la carte prend le citoyen mis de côté. En cas d’égalité, même à zéro, personne ne le prend.
ORL-11-2 = Le score est la somme de : 1 point par pièce ; 1 point par tuile de céréales, 2 par fromage, 3 par tuile de vin, 4 par tuile de laine, 5 par tuile de brocart ; et, pour chaque poste de commerce sur la carte et chaque citoyen, autant de points que le statut de développement.
ORL-11-3 = Le plus haut score l’emporte. En cas d’égalité, c’est le joueur le plus avancé sur la piste de développement qui l’emporte ; si l’égalité persiste, la victoire est partagée.
ORL-11-4 = Disciples, tuiles de lieu, tuiles technologie et postes de commerce en réserve ne rapportent aucun point.
ORL-11-5 = Le citoyen mis de côté (ORL-11.1) est attribué avant tout décompte et vaut autant que les autres. Un poste de commerce à Orléans compte comme les autres.

## Règle additionnelle

ORL-chapter-12 = Règle additionnelle : exclusion de tuiles de lieu
ORL-12-1 = Si la table joue avec cette règle, conseillée aux joueurs expérimentés, chaque joueur peut, avant la manche 1 et dans l’ordre du tour, remettre dans la boîte une tuile de lieu de catégorie I ou II, ou s’abstenir. À 2 joueurs, on fait cela deux fois : chacun peut donc exclure deux tuiles, et s’abstenir n’épuise que ce choix-là.
ORL-12-2 = Les tuiles exclues sont connues de tous et retirées du jeu. On en exclut au plus 4 à 4 joueurs, 3 à 3 joueurs et 4 à 2 joueurs.

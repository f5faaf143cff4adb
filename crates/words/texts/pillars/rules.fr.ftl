### Les Piliers de la Terre : la règle, dans l’ordre de lecture.

## Principes

PIL-chapter-1 = Principes généraux
PIL-1-1 = Nul ne possède jamais plus de 30 pièces d’or : l’excédent est perdu aussitôt, d’où qu’il vienne. L’or ne descend jamais sous 0.
PIL-1-2 = Les points ne descendent jamais sous 0.
PIL-1-3 = Le joueur qui ne peut honorer un paiement obligatoire (le pillage de William, l’impôt) donne tout son or et perd 1 point par tranche entière de 2 pièces d’or impayées. Chaque paiement s’arrondit séparément, et il ne reste ensuite aucune dette.
PIL-1-4 = Ressources, or, points, artisans et privilèges conservés sont visibles de tous.
PIL-1-5 = La réserve de pierre, de bois et de sable est sans limite : si les cubes venaient à manquer, la production serait tout de même créditée en entier et le marché tout de même complété à 4. Le stock du marché ne sert jamais à payer la production. Le métal ne peut pas manquer : on n’en distribue jamais plus de 13 cubes.
PIL-1-6 = Seul le nombre d’ouvriers compte : le grand vaut 5 petits. Les ouvriers à la couleur du joueur, les gris et le noir sont interchangeables.
PIL-1-7 = Quand plusieurs joueurs doivent agir et qu’aucun autre ordre n’est donné, on procède dans le sens horaire à partir du premier joueur.
PIL-1-8 = Les artisans et les privilèges qui quittent un joueur, ou que personne ne prend, sont retirés du jeu. Les cartes ressource retournent dans leur paquet.
PIL-1-9 = Seuls l’impôt et le pillage de William peuvent être payés en partie. Tout autre paiement (engager un artisan, placer un bâtisseur, acheter, faire travailler l’orfèvre) est volontaire et se règle en entier. Les points ne se dépensent jamais.
PIL-1-10 = Une décision qui n’admet qu’une réponse, comme lorsqu’il faut passer selon PIL-4.6 ou PIL-5.6, peut être exécutée d’office ; elle figure quand même au journal. Aucune décision n’est jamais sans réponse.

## Mise en place

PIL-chapter-2 = Mise en place
PIL-2-1 = Chacun des 2 à 4 joueurs choisit une couleur et reçoit : 3 maîtres bâtisseurs, 12 ouvriers (un grand, qui en vaut 5, et 7 petits), ses 3 artisans de départ face visible (chaufournier, menuisier, tailleur de pierre), 2 disques et une aide de jeu. Les couleurs non choisies restent hors du jeu.
PIL-2-2 = Les bâtisseurs de tous les joueurs vont dans le sac : ils sont 6 à 2 joueurs, 9 à 3, 12 à 4.
PIL-2-3 = Le premier joueur de la première manche est tiré au sort, tous ayant les mêmes chances, sauf si la table en désigne un. Il garde devant lui la première partie de la cathédrale, la nef. Les places se suivent dans le sens horaire.
PIL-2-4 = Chaque joueur commence avec 2 points.
PIL-2-5 = Le premier joueur commence avec 20 pièces d’or, les suivants, dans le sens horaire, avec 21, 22 et 23.
PIL-2-6 = Personne ne possède de ressource ni de privilège au départ.
PIL-2-7 = Les 24 artisans numérotés forment six piles de 4, une par manche ; chaque pile est mélangée séparément.
PIL-2-8 = Les 2 privilèges de la dernière manche sont mis de côté. On mélange les 14 autres et on en écarte 4, que personne ne verra avant la fin. Les 10 restants forment la pile des privilèges, face cachée, avec les 2 cartes de la dernière manche tout en dessous.
PIL-2-9 = On mélange les 10 événements et on en écarte 4, que personne ne verra avant la fin. Les 6 autres forment la pile des événements, face cachée.
PIL-2-10 = Le marché commence avec 4 cubes de pierre, 4 de bois et 4 de sable. Les autres cubes de pierre, de bois et de sable attendent sur leurs sites : c’est la réserve.
PIL-2-11 = Un cube de métal se trouve à la cour du roi ; le reste du métal est dans la réserve.
PIL-2-12 = Les 4 ouvriers gris sont au château de Shiring, l’ouvrier noir à côté du plateau.
PIL-2-13 = Le marqueur de coût est sur 7.

## Préparer une manche

PIL-chapter-3 = Préparer une manche
PIL-3-1 = On retourne les 2 premiers privilèges de la pile : l’un va au premier emplacement de Kingsbridge, l’autre au second. À la manche 6, ce sont les deux cartes de la dernière manche, dans un ordre tiré au sort.
PIL-3-2 = Les 4 artisans de la manche entrent en jeu face visible : les 2 premiers de la pile aux deux emplacements de Shiring, les 2 autres dans la rangée.
PIL-3-3 = On mélange les 9 cartes ressource. 7 d’entre elles rejoignent la rangée, face visible et triées par type ; les 2 autres ne servent pas cette manche, et chacun peut voir lesquelles manquent.
PIL-3-4 = La rangée compte donc 9 cartes : 2 artisans et 7 cartes ressource.
PIL-3-5 = Avant chaque manche, sauf la première : le marché est complété à 4 cubes de pierre, 4 de bois et 4 de sable ; si la cour n’a plus de métal, on y remet 1 cube, jamais davantage ; les ouvriers gris employés à la manche écoulée sont revenus au château ; le marqueur de coût est sur 7 ; tous les bâtisseurs sont dans le sac.
PIL-3-6 = Au début de chaque manche, le propriétaire d’Ellen peut regarder la première carte de la pile des événements, celle qui sera révélée cette manche. Les autres ne la voient pas.
PIL-3-7 = Au début d’une manche, un joueur dispose de 12 ouvriers, plus 1 s’il a l’ouvrier noir, plus 2 s’il a pris le château à la manche précédente : 12, 13, 14 ou 15 en tout. Les ouvriers gagnés pendant la phase III sont mis à part et ne le rejoignent que maintenant.

## Phase I

PIL-chapter-4 = Phase I : la rangée de cartes
PIL-4-1 = À partir du premier joueur et dans le sens horaire, chacun à son tour prend une carte de la rangée ou passe. Les tours de table se succèdent.
PIL-4-2 = Celui qui passe ne joue plus pendant cette phase.
PIL-4-3 = Pour prendre une carte ressource, il faut au moins autant d’ouvriers libres que le nombre qu’elle porte. Exactement autant d’ouvriers sont occupés de ce moment jusqu’à la production.
PIL-4-4 = Pour engager un artisan, il faut au moins autant d’or que son coût ; on le paie aussitôt.
PIL-4-5 = Au fil de ses tours, un joueur peut prendre autant de cartes ressource et d’artisans qu’il veut, une carte par tour.
PIL-4-6 = Le joueur qui ne peut s’offrir aucune des cartes restantes doit passer.
PIL-4-7 = On peut avoir 5 artisans au plus, 6 avec Jack. Celui qui en aurait davantage doit aussitôt en congédier un, au besoin celui qu’il vient de prendre ; le coût reste payé.
PIL-4-8 = La phase s’achève quand la rangée est vide ou que tous les joueurs ont passé.
PIL-4-9 = Les cartes ressource restantes retournent dans leur paquet. Les artisans restants sont retirés du jeu.
PIL-4-10 = À la fin de la phase, tous les ouvriers libres vont à la manufacture de laine, sans décision à prendre.
PIL-4-11 = Quand un seul joueur n’a pas encore passé, il continue de jouer jusqu’à ce qu’il passe ou que la rangée soit vide.

## Phase II

PIL-chapter-5 = Phase II : les maîtres bâtisseurs
PIL-5-1 = Le premier joueur tire les bâtisseurs du sac un par un, à l’aveugle.
PIL-5-2 = Une fois par manche, après un tirage et avant que le propriétaire ne se décide, le premier joueur peut remettre le bâtisseur dans le sac et tirer de nouveau au hasard parmi tous ceux qui s’y trouvent ; la même couleur peut ressortir. Le marqueur de coût ne bouge pas pour autant. Cela vaut pour tout bâtisseur tiré du sac, quels que soient sa couleur et son coût, mais pas lorsque ce tirage a vidé le sac, ni pour un bâtisseur en attente. Ce droit, s’il ne sert pas, ne se reporte pas.
PIL-5-3 = Le propriétaire du bâtisseur le place sur un emplacement libre en payant le coût du moment, ou passe.
PIL-5-4 = Une fois le bâtisseur placé ou laissé en attente, le marqueur de coût descend de 1, sans passer sous 0. Les bâtisseurs coûtent donc 7, 6, 5, 4, 3, 2, 1, puis 0 à partir du huitième.
PIL-5-5 = On ne peut passer que si le coût est d’au moins 1. Au coût 0, dès le huitième bâtisseur, il faut le placer.
PIL-5-6 = Le joueur qui a moins d’or que le coût doit passer, à moins de recourir à frère Remigius.
PIL-5-7 = Le bâtisseur dont le propriétaire passe attend à côté du nombre qui était son coût. Il n’y en a jamais plus d’un par nombre.
PIL-5-8 = Une fois le sac vide, les bâtisseurs en attente sont placés gratuitement, par nombre décroissant : le premier laissé en attente est le premier placé. Chacun doit être placé.
PIL-5-9 = Un emplacement n’accueille qu’un bâtisseur. Un joueur peut en avoir plusieurs au même lieu. Un lieu sans emplacement libre est fermé. Il reste toujours de la place : 17 emplacements pour 12 bâtisseurs au plus.
PIL-5-10 = À deux joueurs, le marqueur de coût passe à 0 dès que les 6 bâtisseurs ont été tirés (il serait sur 1, ou plus haut si des bâtisseurs ont été écartés selon PIL-5.12). Cela signifie seulement que les bâtisseurs en attente sont gratuits, comme le dit PIL-5.8.
PIL-5-11 = Au prieuré, à la cour et au marché, le bâtisseur prend l’emplacement libre de plus petit numéro. À Kingsbridge et à Shiring, son propriétaire choisit l’emplacement.
PIL-5-12 = À la manche qui suit le mur de la ville, les 3 bâtisseurs d’un joueur touché sont bien dans le sac ; mais dès que deux d’entre eux ont été placés ou laissés en attente, le troisième est écarté quand il sort, et l’on tire le bâtisseur suivant. Un bâtisseur remis dans le sac selon PIL-5.2 n’est pas l’un des deux. Le bâtisseur écarté n’est ni placé ni laissé en attente : le marqueur de coût ne bouge pas et PIL-5.2 n’est pas proposé. Il retourne dans le sac à la fin de la manche. Les joueurs protégés emploient leurs 3 bâtisseurs.
PIL-5-13 = Frère Remigius : quand l’un de ses bâtisseurs vient d’être tiré et que le coût est d’au moins 1, le propriétaire de cette carte peut la défausser et placer le bâtisseur sans payer. Le marqueur de coût descend comme d’habitude.
PIL-5-14 = Les bâtisseurs retournent dans le sac une fois leur lieu résolu ; à la fin de la manche, tous y sont revenus.
PIL-5-15 = Hors du cas de PIL-5.12, il y a 6 bâtisseurs à 2 joueurs, aux coûts de 7 à 2, et l’on peut donc passer pour chacun ; 9 à 3 joueurs, aux coûts de 7 à 1, puis deux fois 0 ; 12 à 4 joueurs, aux coûts de 7 à 1, puis cinq fois 0. Les bâtisseurs tirés au coût 0 sont placés sur-le-champ, avant tous ceux qui attendent. Il ne peut y avoir plus de 7 bâtisseurs en attente.
PIL-5-16 = Frère Remigius ne sert ni pour un bâtisseur en attente, déjà gratuit, ni pour un bâtisseur écarté selon PIL-5.12. Un bâtisseur remis dans le sac selon PIL-5.2 ne donne pas l’occasion de l’employer.

## Lieux 1 et 2

PIL-chapter-6 = Lieux 1 et 2 : l’événement et l’évêque
PIL-6-1 = La première carte de la pile des événements est révélée. Elle vaut pour cette manche, puis elle est retirée du jeu.
PIL-6-2 = Un événement heureux profite à tous les joueurs, y compris au visiteur de l’évêque.
PIL-6-3 = Un événement malheureux frappe tous les joueurs qui ne sont pas protégés.
PIL-6-4 = Le joueur présent au siège épiscopal, connaissant l’événement, choisit une seule chose : la protection, si l’événement est malheureux ; ou 1 cube de pierre, de bois ou de sable du stock du marché, quel que soit l’événement.
PIL-6-5 = Celui qui choisit le cube subit pleinement un événement malheureux.
PIL-6-6 = Si l’événement est malheureux, le propriétaire de l’archevêque Thomas peut, s’il n’est pas déjà protégé, défausser cette carte pour l’être. Il le peut même s’il est le visiteur de l’évêque et a choisi le cube.
PIL-6-7 = L’ordre est le suivant : on révèle l’événement ; le visiteur de l’évêque choisit ; on recourt ou non à l’archevêque Thomas ; l’événement touche les joueurs concernés, dans le sens horaire à partir du premier joueur ; enfin le visiteur de l’évêque prend son cube.
PIL-6-8 = Le cube de PIL-6.4 sort du stock du marché : il y en a un de moins à vendre cette manche. Ce n’est pas un achat : nul besoin de menuisier, et PIL-10.9 ne s’applique pas. On ne choisit qu’un type en stock (il y en a alors 4 de chaque). Le métal n’est jamais proposé.
PIL-6-9 = La protection met un seul joueur à l’abri de tout l’effet de l’événement malheureux de la manche, même de ce qui vient plus tard : l’hiver rigoureux aux lieux 6 à 8, le mur de la ville à la manche suivante. Elle n’aide pas les autres. L’artisan perdu quand la voûte s’effondre est retiré du jeu.

## Lieux 3 à 8

PIL-chapter-7 = Lieux 3 à 8 : revenus et production
PIL-7-1 = Manufacture de laine : chaque joueur reçoit 1 pièce d’or par ouvrier qu’il y a, gris et noir compris. Ces ouvriers redeviennent libres.
PIL-7-2 = Kingsbridge : le joueur du premier emplacement reçoit le privilège qui s’y trouve, puis celui du second emplacement reçoit le sien. Une carte sans bâtisseur est retirée du jeu.
PIL-7-3 = Prieuré : le premier emplacement donne 2 points, le second 1 point.
PIL-7-4 = Production, dans l’ordre forêt, carrière, sablière : chaque carte ressource donne à son propriétaire le nombre de cubes indiqué, 1 de plus avec les volontaires, 1 de moins par hiver rigoureux pour les joueurs touchés ; jamais moins de 1, donc.
PIL-7-5 = Aliena, Tom Builder et Richard donnent leur cube au lieu correspondant. Les événements n’y changent rien, et il ne faut ni ouvrier ni carte.
PIL-7-6 = Après la production, les ouvriers reviennent à leurs propriétaires et les cartes ressource dans leur paquet.

## Lieu 9

PIL-chapter-8 = Lieu 9 : la cour du roi
PIL-8-1 = Le premier joueur lance le dé d’impôt, dont les faces sont 2, 3, 3, 4, 4 et 5.
PIL-8-2 = Tout joueur qui a au moins un bâtisseur à la cour est exempté.
PIL-8-3 = Le propriétaire de frère Francis, s’il n’est pas exempté, doit 2 pièces d’or au lieu du résultat du dé.
PIL-8-4 = Après le lancer, le propriétaire de Fidélité récompensée, s’il n’est pas exempté, peut défausser cette carte pour l’être cette manche.
PIL-8-5 = Tous les autres paient l’impôt, selon PIL-1.3 s’ils manquent d’or.
PIL-8-6 = Le joueur du premier emplacement de la cour reçoit le métal qui s’y trouve. Si personne n’est à la cour, le métal y reste.

## Lieux 10 et 11

PIL-chapter-9 = Lieux 10 et 11 : Shiring et son château
PIL-9-1 = Shiring : le joueur du premier emplacement, puis celui du second, reçoit gratuitement l’artisan placé au-dessus de son bâtisseur. Cet artisan peut travailler dès cette manche, au lieu 13.
PIL-9-2 = La limite de PIL-4.7 vaut dès que l’artisan est reçu, avec le même choix : on peut congédier le nouveau venu.
PIL-9-3 = Les artisans de Shiring sans bâtisseur sont retirés du jeu.
PIL-9-4 = Château : le joueur présent reçoit 2 ouvriers gris. Ils ne comptent que pour la manche suivante et retournent au château quand elle s’achève.
PIL-9-5 = Avec 4 ouvriers gris et un seul emplacement, le château peut toujours en donner 2, même si 2 autres travaillent encore depuis la manche précédente. À la manche 6, ils restent sans effet.
PIL-9-6 = Le joueur qui occupe les deux emplacements de Shiring reçoit les deux artisans l’un après l’autre et règle la limite après chacun.
PIL-9-7 = Un artisan congédié ici ne compte plus au marché (PIL-10.6, PIL-10.8) ni à la cathédrale (PIL-11.6) de cette manche ; un artisan reçu ici y compte.

## Lieu 12

PIL-chapter-10 = Lieu 12 : le marché des ressources
PIL-10-1 = Seuls les bâtisseurs présents au marché font du commerce. S’il n’y en a pas, rien ne s’achète ni ne se vend cette manche.
PIL-10-2 = On suit l’ordre des emplacements, du premier au quatrième, tour après tour ; chaque bâtisseur encore présent joue une fois par tour. Un joueur qui en a deux joue deux fois par tour.
PIL-10-3 = À son tour, le joueur fait une seule chose : acheter, vendre ou se retirer.
PIL-10-4 = Acheter : un ou plusieurs cubes d’un seul type, dans la limite du stock, au prix, par cube, de 4 pièces d’or pour la pierre, 3 pour le bois, 2 pour le sable. Le prix est payé en entier.
PIL-10-5 = Le métal ne s’achète pas.
PIL-10-6 = Pour acheter du bois, il faut un menuisier : celui de départ ou le grand menuisier.
PIL-10-7 = Vendre : un ou plusieurs de ses cubes, d’un seul type, au prix, par cube, de 5 pièces d’or pour le métal, 4 pour la pierre, 3 pour le bois, 2 pour le sable. Les cubes vendus vont à la réserve et non au stock du marché.
PIL-10-8 = Pour vendre de la pierre, il faut le tailleur de pierre.
PIL-10-9 = Qui a acheté des cubes d’un type ne peut plus en vendre de ce type jusqu’à la fin de la manche. Vendre d’abord et racheter ensuite est permis.
PIL-10-10 = Se retirer : le bâtisseur retourne dans le sac et ne joue plus. Il n’y a pas d’autre façon de passer.
PIL-10-11 = Le marché ferme quand tous les bâtisseurs se sont retirés. Le stock n’est pas complété avant la manche suivante.
PIL-10-12 = PIL-10.9 lie un joueur et un type de cube, non un bâtisseur. L’or d’une vente au-delà de 30 est perdu (PIL-1.1), mais la vente reste permise. Le commerce finit toujours : un type acheté ne peut plus se vendre, et ni le stock ni les cubes d’un joueur ne croissent sans fin.
PIL-10-13 = Le joueur qui a plusieurs bâtisseurs au marché les retire un par un, chacun à son tour.

## Lieu 13

PIL-chapter-11 = Lieu 13 : la cathédrale
PIL-11-1 = Dans le sens horaire à partir du premier joueur, chacun fait travailler ses artisans. Rien n’est obligatoire.
PIL-11-2 = Chaque artisan se met au travail au plus une fois par manche, dans l’ordre voulu par le joueur. Celui-ci décide alors combien de fois il l’emploie, d’une seule fois jusqu’à sa capacité, pourvu qu’il puisse tout payer.
PIL-11-3 = Chaque emploi dépense ce que la carte demande et donne aussitôt ce qu’elle rapporte : ce qu’un artisan procure ou laisse peut servir au suivant.
PIL-11-4 = Outilleur : rapporte 2 pièces d’or si le joueur a au moins 1 cube de métal, et pas davantage s’il en a plusieurs. Le métal n’est pas dépensé et peut servir ensuite à un autre artisan.
PIL-11-5 = Ingénieur : rapporte 1 point, sans rien dépenser.
PIL-11-6 = Un maçon ne travaille que si le joueur a un chaufournier, celui de départ ou le chaufournier confirmé. Le chaufournier n’a pas besoin de travailler ; un seul suffit à tous les maçons.
PIL-11-7 = Grand menuisier : change 1 cube de bois en 4 pièces d’or, deux fois au plus.
PIL-11-8 = Orfèvre : change 3 pièces d’or en 1 point à chaque emploi.
PIL-11-9 = À chaque emploi, le souffleur de verre dépense 1 cube de métal et 1 cube de sable, le facteur d’orgue 1 cube de métal et 1 cube de bois, le fondeur de cloches 1 cube de métal seulement.
PIL-11-10 = Avec la bénédiction de l’archevêque, chaque joueur peut, avant de faire travailler quiconque, désigner un de ses artisans dont la carte porte une capacité, hormis le facteur d’orgue et le fondeur de cloches : sa capacité augmente de 1 pour cette manche. Un artisan reçu à Shiring cette manche peut être désigné. Qui n’a aucun artisan à désigner n’obtient rien.
PIL-11-11 = Après le travail, le joueur qui a plus de 5 ressources en tout, métal compris, rend à la réserve les cubes de son choix jusqu’à n’en garder que 5.
PIL-11-12 = Quand tous ont travaillé, le premier joueur ajoute à la cathédrale la partie de cette manche, sans effet sur le jeu.
PIL-11-13 = PIL-11.11 vaut à chaque manche, même à la sixième, où elle ne peut rien changer au résultat. L’or n’a d’autre limite que 30 ; 5 cubes ou moins ne sont jamais touchés.
PIL-11-14 = Ce qu’exige un artisan (du métal pour l’outilleur, un chaufournier pour le maçon) se vérifie au moment où il se met au travail. Qui a dépensé son dernier cube de métal ne tire plus d’or de l’outilleur.

## Lieu 14

PIL-chapter-12 = Lieu 14 et fin de la manche
PIL-12-1 = Le joueur présent à ce lieu est premier joueur à la manche suivante.
PIL-12-2 = Si personne n’y est, c’est le joueur qui suit l’actuel premier joueur dans le sens horaire.
PIL-12-3 = Le nouveau premier joueur prend la partie suivante de la cathédrale.
PIL-12-4 = Les ouvriers gris employés cette manche retournent au château. Ceux qu’on vient de recevoir (PIL-9.4) restent pour la suivante.
PIL-12-5 = On prépare ensuite la manche suivante ; après la manche 6, la partie est finie.

## Fin

PIL-chapter-13 = Fin de la partie et décompte
PIL-13-1 = La partie s’achève après le lieu 13 de la manche 6 ; le lieu 14 n’y change plus rien.
PIL-13-2 = Il n’y a pas de décompte final : ressources, or, artisans et privilèges restants ne rapportent aucun point.
PIL-13-3 = Celui qui a le plus de points gagne.
PIL-13-4 = À égalité, celui qui a le plus d’or gagne.
PIL-13-5 = Si l’égalité demeure, les ex æquo se partagent la victoire.
PIL-13-6 = Les autres places se règlent aux points, puis à l’or ; qui est à égalité en tout partage sa place. L’or qui compte est celui qui reste après le lieu 13 de la manche 6.

## Privilèges

PIL-chapter-14 = Les privilèges
PIL-14-1 = La Madone : 3 points dès réception.
PIL-14-2 = Foire à la laine : 8 pièces d’or dès réception, dans la limite de PIL-1.1.
PIL-14-3 = Études mathématiques : 2 cubes de métal dès réception.
PIL-14-4 = Achèvement proche : 1 cube de pierre et 1 cube de bois de la réserve dès réception.
PIL-14-5 = Les festivités : 1 cube de métal de la réserve dès réception.
PIL-14-6 = Otto Blackface : l’ouvrier noir rejoint le joueur, de la phase I de la manche suivante à la fin de la partie.
PIL-14-7 = Aliena, Tom Builder et Richard : respectivement 1 cube de bois au lieu 6, 1 cube de pierre au lieu 7 et 1 cube de sable au lieu 8, à chaque manche et dès celle où on les reçoit, puisque Kingsbridge vient avant.
PIL-14-8 = Frère Francis : un impôt de 2 pièces d’or (PIL-8.3), dès la manche où on le reçoit.
PIL-14-9 = Ellen : un regard sur l’événement (PIL-3.6), à partir de la manche suivante.
PIL-14-10 = Jack : limite de 6 artisans dès réception, donc déjà pour Shiring à la même manche.
PIL-14-11 = Prieur Philip : 1 point pour chacun de ses propres bâtisseurs au prieuré, en plus des 2 points ou du point de l’emplacement, dès la manche où on le reçoit. Ceux des autres ne comptent pas.
PIL-14-12 = Archevêque Thomas : la protection contre un événement (PIL-6.6), à partir de la manche suivante.
PIL-14-13 = Frère Remigius : un bâtisseur placé gratuitement (PIL-5.13), à partir de la manche suivante.
PIL-14-14 = Fidélité récompensée : une manche sans impôt (PIL-8.4), au besoin celle où l’on reçoit la carte.
PIL-14-15 = Une carte qui ne sert qu’une fois ne vaut rien si elle n’a pas servi. On peut garder autant de privilèges qu’on en reçoit. Ils ne s’échangent pas.
PIL-14-16 = On ne refuse pas un privilège. Une carte à effet immédiat agit avant que la suivante soit reçue. L’archevêque Thomas, frère Remigius et Fidélité récompensée ne servent qu’une fois chacun, et seulement à leur moment.

## Événements

PIL-chapter-15 = Les événements
PIL-15-1 = Largesse du roi : chaque joueur gagne 5 pièces d’or, dans la limite de PIL-1.1.
PIL-15-2 = Les mines du comte Richard : chaque joueur gagne 1 cube de métal de la réserve.
PIL-15-3 = Le prieur Philip soutient la laine : chaque joueur gagne 1 pièce d’or par ouvrier qu’il a à la manufacture, gris et noir compris, 5 au plus. Le revenu du lieu 3 s’y ajoute.
PIL-15-4 = Des volontaires affluent : cette manche, chaque carte ressource donne 1 cube de plus à son propriétaire.
PIL-15-5 = Bénédiction de l’archevêque : un artisan travaille une fois de plus (PIL-11.10), cette manche seulement.
PIL-15-6 = William pille la région : chaque joueur touché paie 4 pièces d’or, selon PIL-1.3 s’il manque d’or.
PIL-15-7 = Conflit au prieuré : chaque joueur touché perd 2 points, sans descendre sous 0 (PIL-1.2).
PIL-15-8 = On construit le mur de la ville : chaque joueur touché n’emploie que 2 bâtisseurs à la manche suivante (PIL-5.12). Sans effet à la manche 6.
PIL-15-9 = Hiver rigoureux : cette manche, chaque carte ressource d’un joueur touché donne 1 cube de moins.
PIL-15-10 = Une partie de la voûte s’effondre : chaque joueur touché perd un artisan de son choix ; il en a toujours au moins 3.

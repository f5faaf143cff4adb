### Ora & Labora : les règles, dans l’ordre de lecture.

## Mise en place

ORA-chapter-1 = Mise en place
ORA-1-1 = Les joueurs choisissent le pays, France ou Irlande, et le type de partie : en solo, à deux joueurs ou longue à deux joueurs, à trois ou quatre joueurs, ou courte à trois ou quatre. Le type de partie fixe le plateau, la face de la roue et les cartes. La partie à deux joueurs se joue avec le verso de la roue, toutes les autres avec le recto. Parmi les 41 cartes, les numéros 3, 10, 13, 15, 23, 25, 31 et 39 portent un 4, les numéros 1, 6, 9, 16, 20, 29, 32, 36 et 40 un 3+. À deux joueurs, et à trois dans la partie courte, on prend les 24 cartes sans indication. À trois, et à quatre dans la partie courte, on ajoute les neuf cartes 3+ ; la partie courte à quatre en France se passe de la Carrière C, sauf si la table en décide autrement. À quatre, on prend les 41 cartes. La partie longue à deux et la partie solo les prennent toutes également, sauf en France : la partie longue écarte la Charpenterie, la Carrière C et le Vignoble C, la partie solo ces trois cartes et le Vignoble A.
ORA-1-2 = Les marqueurs argile, pièces, céréales, bétail, bois, tourbe et joker sont sur le premier espace du plateau, face au 0 de la roue : tous indiquent 0.
ORA-1-3 = Le marqueur raisins (en France seulement) et le marqueur pierre attendent à côté du plateau. En Irlande, il n’y a pas de marqueur raisins ; en solo, il n’y a ni marqueur raisins ni marqueur pierre.
ORA-1-4 = Les cartes de départ de la partie sont étalées face visible : c’est l’offre. Les autres attendent autour du plateau en quatre piles, A, B, C et D. Chacun peut les consulter ; leur ordre est sans importance.
ORA-1-5 = Chaque joueur a une terre de deux rangées de cinq cases, avec la Colline d’argile, la Ferme et le Bureau du monastère, et cinq cartes tourbière ou forêt. Rangée du haut, de gauche à droite : tourbière, forêt, forêt, plaine vide, Colline d’argile (sur un versant). Rangée du bas : tourbière, forêt, Ferme, plaine vide, Bureau du monastère. Chaque joueur a aussi chez lui un prieur et deux frères convers (dans la partie courte, un prieur et un seul frère convers), et quatre agglomérations en réserve : le Quartier pauvre, le Village agricole, le Bourg et le Village de pêcheurs. La Colonie d’artistes, le Hameau, le Village et le Village à flanc de colline attendent avec les piles A, B, C et D.
ORA-1-6 = Chaque joueur commence avec 1 tuile d’argile, 1 de bois, 1 de tourbe, 1 tête de bétail, 1 tuile de céréales et 1 pièce, soit un bien de base de chaque sorte. En solo, le joueur commence sans rien. Dans la partie courte, les biens de la manche 1 s’y ajoutent (ORA-12.4).
ORA-1-7 = Dans la partie courte, les deux premières cases de la rangée du haut de la terre sont vides au départ : il reste deux forêts et une tourbière.
ORA-1-8 = Les districts et les lopins forment deux piles visibles, la tuile la moins chère au-dessus ; en solo, c’est la plus chère. Les districts coûtent 2, 3, 4, 4, 5, 5, 6, 7 et 8 pièces, les lopins 3, 4, 4, 5, 5, 5, 6, 6 et 7.
ORA-1-9 = Un contrat de travail coûte d’abord 1 pièce. La réserve contient 8 merveilles. Tous les autres biens, ainsi que les cartes forêt et tourbière, sont en nombre illimité.
ORA-1-10 = Le premier joueur de la première manche est tiré au sort, chacun ayant les mêmes chances ; les places se suivent dans le sens horaire. La partie solo n’a pas de premier joueur.
ORA-1-11 = En solo, un joueur neutre a une terre avec les trois bâtiments de base, sans forêts ni tourbières, le Marché des bâtisseurs sur la première case de la rangée du haut, un prieur et deux frères convers d’une autre couleur, mais ni biens ni agglomérations.

## Manches et tours

ORA-chapter-2 = Manches et tours
ORA-2-1 = Retour des ecclésiastiques : au début d’une manche, chaque joueur dont tous les ecclésiastiques sont sur des bâtiments les reprend tous. Les autres n’en reprennent aucun. Ce n’est pas un choix.
ORA-2-2 = Rotation : la roue avance ensuite d’un espace (ORA-3.5). Le marqueur raisins ou pierre entre en jeu si sa manche est venue (ORA-3.7) ; dans la partie courte, chacun reçoit les biens de l’espace (ORA-12.4).
ORA-2-3 = Phase Agglomération : si une lettre est atteinte, une phase Agglomération suit (chapitre 8). Les phases A, B, C et D ont lieu aux manches 6, 11, 15 et 20 à trois joueurs, 7, 10, 16 et 19 à quatre, 3, 5, 7 et 9 dans la partie courte, aux tours ou manches 7, 14, 21 et 28 à deux, et aux tours 12, 16, 22 et 26 en solo.
ORA-2-4 = Actions : à partir du premier joueur et dans le sens horaire, chacun joue un tour d’une action principale ; puis le premier joueur en joue un second. Il y a donc 4 actions par manche à trois joueurs, 5 à quatre.
ORA-2-5 = À la fin de la manche, le joueur suivant dans le sens horaire devient premier joueur.
ORA-2-6 = Il y a 24 manches (12 dans la partie courte), puis la manche bonus (chapitre 9). Elle commence comme les autres par le retour des ecclésiastiques et la rotation, mais sans biens du plateau ; ensuite, tous les prieurs rentrent. Son premier joueur est celui qui a commencé la partie.
ORA-2-7 = Un tour comprend une action principale ; avant et après elle, on peut faire des actions supplémentaires. Seul le joueur dont c’est le tour décide, si ce n’est que, pour un contrat de travail, le propriétaire du bâtiment choisit l’ecclésiastique (ORA-6.5).
ORA-2-10 = Dans la partie à deux, les joueurs jouent à tour de rôle ; celui qui commence a les tours impairs. Au début de chaque tour, la roue avance d’un espace (le marqueur raisins entre au tour 11, le marqueur pierre au tour 18), puis chaque joueur dont tous les ecclésiastiques sont placés les reprend, puis vient la phase Agglomération si c’est le tour 7, 14, 21 ou 28. Le joueur dont c’est le tour fait alors deux actions principales de suite, avec des actions supplémentaires avant, entre et après.
ORA-2-11 = Partie à deux : si les cartes D sont en jeu et qu’il reste au plus 1 bâtiment dans l’offre à la fin d’un tour, l’autre joueur joue le dernier tour : rotation, retour des ecclésiastiques, puis une seule action principale, avec comme d’habitude le bonus du prieur et les actions supplémentaires, dont un achat de terrain. La partie est alors finie, sans manche bonus ni phase E.
ORA-2-20 = La partie longue à deux se joue en manches : retour des ecclésiastiques, rotation, phase Agglomération aux manches 7, 14, 21 et 28, actions, changement de premier joueur. À chaque manche, le premier joueur fait deux actions principales de suite, puis l’autre en fait une. Le premier joueur change d’une manche à l’autre.
ORA-2-21 = La partie longue à deux s’arrête à la fin d’une manche où les cartes D sont en jeu et où il reste au plus 3 bâtiments dans l’offre. Il n’y a ni manche bonus ni phase E.
ORA-2-30 = La partie solo compte 32 tours. Dans un tour ordinaire, le joueur reprend ses ecclésiastiques si tous sont placés, et le joueur neutre les siens de même ; la roue avance et des marqueurs peuvent quitter le jeu (ORA-3.6) ; puis le joueur fait deux actions principales.
ORA-2-31 = Aux tours 12, 16, 22 et 26 de la partie solo, l’ordre est : retour des ecclésiastiques pour les deux ; rotation ; constructions du joueur neutre (ORA-14.4) ; emploi facultatif du prieur neutre (ORA-14.7) ; second retour pour le joueur neutre ; phase Agglomération, après laquelle arrivent les nouvelles cartes ; deux actions principales.
ORA-2-32 = Au tour 32 de la partie solo, les deux actions principales suivent aussitôt la rotation ; puis le joueur neutre construit, son prieur peut servir, ses ecclésiastiques rentrent si tous sont placés, et la phase Agglomération E termine la partie, sans nouvelles cartes.

## La roue de production

ORA-chapter-3 = La roue de production
ORA-3-1 = La roue compte 13 espaces. Le nombre qu’indique un marqueur dépend du nombre de rotations depuis la dernière fois qu’il était à 0. Recto : 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10. Verso : 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10.
ORA-3-2 = Pour produire un bien avec la roue, l’utilisateur choisit le marqueur de ce bien ou le joker, prend dans la réserve autant de tuiles de ce bien que l’indique le marqueur choisi, et remet ce marqueur à 0. L’autre ne bouge pas.
ORA-3-3 = Le joker peut être choisi même si le marqueur du bien n’est pas encore, ou n’est plus, en jeu. Si aucun des deux n’est en jeu, on ne gagne rien.
ORA-3-4 = On peut produire à 0 : on ne gagne rien, mais l’ecclésiastique est placé et le bâtiment ou la carte a servi.
ORA-3-5 = À chaque rotation, chaque marqueur passe au nombre suivant de la roue. Un marqueur qui indique 10 est poussé par l’aiguille et continue d’indiquer 10.
ORA-3-6 = En solo, un marqueur qui indique 10 au moment où la roue tourne est retiré du jeu au lieu d’être poussé.
ORA-3-7 = Un marqueur tardif entre à 0 après la rotation de sa manche et monte à la suivante. Les raisins (en France) entrent à la manche 8 à trois ou quatre joueurs, à la manche 4 de la partie courte, au tour ou à la manche 11 à deux. La pierre entre à la manche 13 à trois ou quatre joueurs, à la manche 6 de la partie courte, au tour ou à la manche 18 à deux.
ORA-3-8 = Seuls font appel à la roue : la Colline d’argile, la Ferme, le Bureau du monastère, les Vignobles, les Carrières, l’abattage d’arbres et la coupe de tourbe (même grâce au Chauffoir), la Compagnie maritime et la Tonnellerie. La Ferme donne des céréales ou du bétail, jamais un peu des deux. Rien d’autre ne déplace un marqueur.

## Les actions principales

ORA-chapter-4 = Les actions principales
ORA-4-1 = Une action principale est l’une des suivantes, et il faut en faire une : placer un de ses ecclésiastiques, passer un contrat de travail, abattre des arbres, couper de la tourbe ou construire un bâtiment. Pendant la manche bonus, seul est possible ce que permet le chapitre 9.
ORA-4-2 = Pour placer un ecclésiastique, choisissez l’un des vôtres qui est chez vous et un bâtiment inoccupé de votre terre, et placez-l’y. Vous pouvez ensuite utiliser la fonction du bâtiment, en entier, en partie ou pas du tout.
ORA-4-3 = Seul le placement déclenche la fonction ; un ecclésiastique qui reste sur un bâtiment n’apporte plus rien. Un bâtiment est occupé tant qu’un ecclésiastique au moins s’y trouve.
ORA-4-4 = Les agglomérations, les forêts et les tourbières ne sont pas des bâtiments et n’accueillent pas d’ecclésiastiques. Les cartes de l’offre ne peuvent pas être utilisées, sauf grâce à l’Hospice ou au Gîte.
ORA-4-5 = Abattre des arbres : retirez exactement une carte forêt de votre terre et produisez du bois, avec le marqueur bois ou le joker. Il ne faut pas d’ecclésiastique. Un joueur sans forêt peut choisir cette action : il ne se passe rien et aucun marqueur ne bouge.
ORA-4-6 = Couper de la tourbe : de même avec une carte tourbière et de la tourbe.
ORA-4-7 = Une carte forêt ou tourbière retirée laisse aussitôt une case plaine vide.
ORA-4-8 = On ne peut pas passer, mais une action principale est toujours possible : on peut toujours abattre des arbres ou couper de la tourbe, au besoin sans rien gagner, et l’on peut placer un ecclésiastique sans utiliser le bâtiment.

## Construire

ORA-chapter-5 = Construire
ORA-5-1 = Pour construire, choisissez une carte de l’offre, payez son coût et placez-la sur une case vide de votre terre dont le terrain convient. On construit un seul bâtiment par action. Les matériaux de construction sont le bois, l’argile, la pierre et la paille ; quelques cartes coûtent des pièces.
ORA-5-2 = Une case est vide s’il ne s’y trouve ni forêt, ni tourbière, ni bâtiment, ni agglomération. Une carte ne peut être ni gardée pour plus tard, ni déplacée, ni démolie ; seule la terre neutre de la partie solo permet de recouvrir des cartes.
ORA-5-3 = Les bâtiments se construisent sur une côte, une plaine ou un versant. Exceptions : le Moulin, sur une côte ou un versant ; le Faux phare, la Promenade sur le port, le Chantier naval, la Compagnie maritime et le Port de charbon, sur une côte seulement ; les Vignobles, la Maison du druide, le Palais et la Tour ronde, sur un versant seulement ; le Château, sur un versant ou une montagne ; les Carrières, sur une montagne seulement ; le Bateau-maison, sur l’eau seulement. Rien d’autre ne se construit sur l’eau ni sur une montagne.
ORA-5-4 = Un bâtiment du monastère doit avoir un autre bâtiment du monastère, par exemple le Bureau du monastère, sur une case voisine de la même terre. Un joueur qui n’a pas de case vide ainsi placée ne peut pas construire de bâtiment du monastère ; il doit d’abord obtenir une telle case en retirant une carte ou en agrandissant sa terre.
ORA-5-5 = Deux cases sont voisines si elles ont un côté commun ; les diagonales ne comptent jamais. Une montagne a exactement deux voisines : les deux versants de son lopin.
ORA-5-6 = Construire une carte qui coûte des pièces est une action de construction comme une autre : le Jardin du monastère coûte 3 pièces, les Carrières 5, le Lieu de pèlerinage 6, la Place des festivals 10, le Grand manoir 20, le Palais 25. On peut y employer du vin ou du whiskey changé en pièces (ORA-7.3).
ORA-5-7 = Le bonus du prieur : aussitôt après une construction (par l’action principale, par la Charpenterie ou par le Parloir), le joueur qui a construit peut, si son prieur est chez lui, le placer sur le nouveau bâtiment et en utiliser la fonction. Les frères convers ne le peuvent pas. Qui y renonce perd ce droit pour ce bâtiment.
ORA-5-8 = Dès que la Cave de vinification (France) ou la Distillerie de whiskey (Irlande) est construite, par qui que ce soit, joueur neutre compris, le contrat de travail coûte 2 pièces à tous jusqu’à la fin de la partie.

## Les contrats de travail

ORA-chapter-6 = Les contrats de travail
ORA-6-1 = Un contrat de travail se passe pour un bâtiment inoccupé d’un autre joueur ; ce joueur, le propriétaire, doit avoir chez lui au moins un ecclésiastique, ne serait-ce que le prieur.
ORA-6-2 = On paie d’abord au propriétaire le prix du contrat, 1 pièce, plus tard 2. Au lieu de pièces, on peut donner en cadeau 1 tuile de vin (France) ou de whiskey (Irlande) : elle retourne à la réserve et le propriétaire ne reçoit rien. Le cadeau est possible dès le début de la partie, quel que soit le prix.
ORA-6-3 = Le prix se paie avant d’utiliser la fonction ; les biens qu’elle donne ne peuvent pas servir à le payer.
ORA-6-4 = Un contrat de travail ne se refuse pas.
ORA-6-5 = Le propriétaire choisit lequel de ses ecclésiastiques disponibles, prieur ou frère convers, va sur le bâtiment. S’ils sont tous de la même sorte, il n’y a rien à choisir.
ORA-6-6 = Celui qui a passé le contrat peut alors utiliser la fonction, avec ses propres biens, sa terre et ses ecclésiastiques. Il peut aussi s’en abstenir : un contrat qui ne sert qu’à bloquer un bâtiment est permis.
ORA-6-7 = On ne passe pas de contrat pour ses propres bâtiments, pour un bâtiment occupé, avec un joueur sans ecclésiastique disponible, ni pendant la manche bonus.
ORA-6-8 = On ne paie que pour le premier bâtiment. Ceux qu’il permet d’utiliser (Prieuré, Palais, Jardin du monastère, etc.) ne demandent ni autre contrat ni ecclésiastique.

## Les actions supplémentaires

ORA-chapter-7 = Les actions supplémentaires
ORA-7-1 = À tout moment, on peut changer des céréales en paille, tuile pour tuile, autant qu’on veut, mais jamais l’inverse.
ORA-7-2 = À tout moment, on peut changer 5 pièces en une tuile de 5 pièces et inversement : il suffit donc de compter ses pièces. Avec au moins 1 pièce, on a une tuile de 1 pièce ; avec au moins 5, une tuile de 5 ; avec au moins 6, l’une et l’autre. Dans un paiement, une tuile de 5 vaut 5 pièces ; comme nourriture, chaque pièce vaut 1.
ORA-7-3 = À tout moment, on peut changer 1 tuile de vin en 1 pièce et 1 tuile de whiskey en 2 pièces, mais jamais l’inverse.
ORA-7-4 = « À tout moment » comprend le cours d’un paiement (on peut payer en céréales la paille ou ½ en énergie, et en vin ou en whiskey les pièces), le cours d’une fonction, une phase Agglomération, le moment qui précède le décompte et les tours des autres joueurs.
ORA-7-5 = Acheter un terrain : on achète la première tuile de la pile des districts ou de celle des lopins, à son prix en pièces, versé à la réserve, et on la pose aussitôt, du côté qu’on veut.
ORA-7-6 = On achète un terrain pendant son propre tour, avant ou après une action principale (ou entre les deux, s’il y en a deux), jamais au cours d’une fonction ; et, dans une phase Agglomération, avant de fonder une agglomération.
ORA-7-7 = On achète au plus une tuile par tour. À trois ou quatre joueurs, un tour est une action principale : le premier joueur peut donc acheter à chacun de ses deux tours d’une manche ; dans la partie à deux et en solo, un tour est l’ensemble des deux actions principales ; dans la partie longue à deux, chacun peut acheter une tuile par manche. Il s’y ajoute un achat par phase Agglomération. La manche bonus et le dernier tour de la partie à deux permettent aussi un achat.
ORA-7-8 = Un district se pose juste au-dessus de la rangée la plus haute ou juste au-dessous de la plus basse de la terre et de ses districts, sur toute sa longueur et sans décalage. Toucher un lopin ne suffit pas. Un côté montre, de gauche à droite, tourbière, forêt, forêt, versant, versant, l’autre forêt, plaine, plaine, plaine, versant.
ORA-7-9 = Le nouveau district reçoit aussitôt ses cartes forêt et tourbière.
ORA-7-10 = Un lopin couvre deux rangées et ne chevauche aucun autre lopin. Côté côtier, il se pose à gauche de la terre, deux cases eau à l’extérieur et deux cases côte à l’intérieur ; au moins une côte doit toucher la première case d’une rangée de la terre ou d’un district, ou une côte d’un autre lopin. Côté montagneux, il se pose à droite, deux versants à l’intérieur et une montagne de double hauteur à l’extérieur ; au moins un versant doit toucher la dernière case d’une rangée, ou un versant d’un autre lopin.
ORA-7-11 = Les tuiles ne se tournent pas. Une pile peut s’épuiser ; on ne peut alors plus rien y acheter.

## Les phases Agglomération

ORA-chapter-8 = Les phases Agglomération
ORA-8-1 = Le pion avance jusqu’à la lettre suivante, sans effet.
ORA-8-2 = Dans l’ordre du tour, à partir du premier joueur de la manche (dans la partie à deux, celui dont c’est le tour), chacun peut d’abord acheter un terrain, puis fonder au plus une agglomération de sa réserve.
ORA-8-3 = Une agglomération coûte de la nourriture et de l’énergie, payées en biens qui portent ces symboles ; l’excédent est perdu. Quartier pauvre : nourriture 1 et énergie 1 ; Village agricole : 3 et 3 ; Bourg : nourriture 7 ; Village de pêcheurs : 8 et 3 ; Colonie d’artistes : 5 et 1 ; Hameau : 5 et 6 ; Village : 15 et 9 ; Village à flanc de colline : 30 et 3. Nourriture : viande et bière 5, pain 3, bétail et whiskey 2, céréales, raisins, farine, malt, vin et chaque pièce 1. Énergie : charbon de tourbe 3, tourbe 2, bois 1, paille ½. Une tuile de céréales peut être changée en paille et compter ½ en énergie, mais aucune tuile ne compte des deux façons.
ORA-8-4 = Une agglomération se fonde sur une case vide : côte, plaine ou versant ; le Village de pêcheurs sur une côte seulement, le Village à flanc de colline sur un versant seulement. Elle n’a pas à toucher le monastère.
ORA-8-5 = Nul n’est tenu de fonder, et l’on peut acheter un terrain sans fonder. Une agglomération ne quitte jamais la terre. Un joueur dont la réserve d’agglomérations est vide ne prend pas part à la phase et n’y achète pas de terrain, mais reçoit tout de même la nouvelle carte.
ORA-8-6 = Après chacune des phases A à D, toutes les cartes de la lettre rejoignent l’offre et chaque joueur reçoit l’agglomération de cette lettre : A Colonie d’artistes, B Hameau, C Village, D Village à flanc de colline. Les cartes plus anciennes restent dans l’offre et en réserve. La réserve d’agglomérations n’a pas de limite.
ORA-8-7 = Une nouvelle agglomération peut être fondée dès la phase suivante, ou aussitôt grâce au Château.
ORA-8-8 = L’action de construire ne fonde jamais d’agglomération : seuls ces phases et le Château le permettent.

## La manche bonus

ORA-chapter-9 = La manche bonus
ORA-9-1 = À trois ou quatre joueurs, la partie finit par une manche bonus. Après le retour des ecclésiastiques et la rotation, chaque joueur reprend son prieur, où qu’il soit. Les frères convers qui ne sont pas rentrés restent, et leurs bâtiments demeurent occupés.
ORA-9-2 = Dans l’ordre du tour, chaque joueur, le premier aussi, a exactement une action principale : construire un bâtiment, avec le bonus du prieur (ORA-5.7), ou placer son prieur sur n’importe quel bâtiment construit de n’importe quel joueur, occupé ou non, et l’utiliser. On ne paie aucun contrat ; on ne place pas de frère convers, on n’abat pas d’arbres, on ne coupe pas de tourbe.
ORA-9-3 = Pendant cette manche, plusieurs ecclésiastiques peuvent se trouver sur un même bâtiment. Les actions supplémentaires restent possibles.
ORA-9-4 = On peut placer le prieur sans utiliser la fonction, ce qui revient à passer.
ORA-9-5 = Viennent ensuite la phase Agglomération E, à partir du même premier joueur et sans nouvelles cartes, puis le décompte.

## Utiliser les bâtiments

ORA-chapter-10 = Utiliser les bâtiments
ORA-10-1 = L’utilisateur est le joueur dont c’est l’action. Les biens, la terre, les forêts, les tourbières, les ecclésiastiques, les bâtiments du monastère et les agglomérations dont parle une fonction sont toujours ceux de l’utilisateur, jamais ceux du propriétaire. Seuls les voisins du Jardin du monastère et du Cottage sont ceux de la terre où se trouve la carte.
ORA-10-2 = Une fonction s’utilise une fois par placement, dans ses limites. On peut y renoncer, et chaque échange y est facultatif. Un gain sans contrepartie se prend en entier ou pas du tout.
ORA-10-3 = « D’abord ceci, puis cela » : les deux sont facultatifs, dans cet ordre, et le second peut employer ce qu’a donné le premier. « Ceci et cela » : les deux sont facultatifs et indépendants.
ORA-10-4 = Les coûts d’échanges répétés en nourriture, en énergie ou en points peuvent être additionnés avant de payer ; l’excédent n’est alors perdu qu’une fois.
ORA-10-5 = Tout paiement dont le total atteint le coût est permis, même s’il comprend une tuile superflue ; l’excédent est perdu. On ne donne que des tuiles qui portent le symbole demandé.
ORA-10-6 = « Tant de biens différents » signifie ce nombre de tuiles, toutes de sortes différentes. Céréales et paille sont différentes, pièce et tuile de 5 pièces aussi : pour céréales et paille, il faut deux tuiles de céréales, dont une changée en paille ; pour une pièce et une tuile de 5 pièces, il faut 6 pièces. On peut changer des céréales en paille, du vin ou du whiskey en pièces, au cours même du paiement (ORA-7.4). Les merveilles ne comptent pas ici comme des biens.
ORA-10-7 = Sept bâtiments permettent d’en utiliser un autre : le Prieuré, le Jardin du monastère, le Cottage, le Palais, le Grand manoir, l’Hospice et le Gîte. L’autre bâtiment ne demande ni ecclésiastique ni paiement. Chacun des sept sert au plus une fois par action et ne peut jamais se désigner lui-même. Les enchaînements sont permis.
ORA-10-8 = Un bâtiment utilisé de cette manière n’est pas occupé pour autant.
ORA-10-9 = Quand des points se reçoivent en tuiles (Place des festivals, Maison de la confrérie), l’utilisateur prend à son gré des livres à 2, des céramiques à 3, des ornements à 4 et des reliquaires à 8, sans que le total dépasse les points. On n’échange pas ses propres tuiles et l’on ne prend ni pièces, ni vin, ni whiskey.
ORA-10-10 = S’il ne reste plus de merveille, les échanges qui en donnent sont impossibles.
ORA-10-11 = « Une fois » et « tant de fois » limitent une seule utilisation de la fonction. Se servir du même bâtiment plus tard, au tour suivant ou par un autre bâtiment lors d’une autre action du même tour, est une nouvelle utilisation. Au cours d’une même action, seuls la Charpenterie et le Parloir peuvent servir deux fois ; leur coût se paie chaque fois.
ORA-10-12 = Les pièces d’une fonction viennent de la réserve ou y vont ; seul le prix d’un contrat revient à un joueur (ORA-6.2).

## Les bâtiments

ORA-chapter-11 = Les bâtiments
ORA-11-01G = Prieuré : utilisez un bâtiment de n’importe quel joueur où se trouve un prieur, mais pas le Prieuré lui-même.
ORA-11-02G = Cour : une fois, 3 biens différents → 6 tuiles d’un même bien de base au choix.
ORA-11-03F = Grenier : une fois, 1 pièce → céréales ×6.
ORA-11-03I = Grange : une fois, 1 pièce → 1 livre et céréales ×4.
ORA-11-04F = Moulin : jusqu’à 7 fois, céréales ×1 → paille ×1 et farine ×1.
ORA-11-04I = Malterie : à volonté, céréales ×1 → paille ×1 et malt ×1.
ORA-11-05F = Boulangerie : d’abord, à volonté, farine ×1 et énergie ½ → 1 pain ; puis, jusqu’à 2 fois, 1 pain → 4 pièces.
ORA-11-05I = Brasserie : d’abord, à volonté, malt ×1 et céréales ×1 → bière ×1 ; puis, une fois, bière ×1 → 7 pièces.
ORA-11-06G = Marchand de combustibles : une fois, soit énergie 3 → 5 pièces, soit énergie 6 → 8 pièces, soit énergie 9 → 10 pièces.
ORA-11-07G = Fourneau à tourbe : prenez 1 tuile de charbon de tourbe et 1 pièce ; et, à volonté, tourbe ×1 → charbon de tourbe ×1.
ORA-11-08F = Marché : une fois, 4 biens différents → 7 pièces et 1 pain.
ORA-11-08I = Faux phare : prenez 3 pièces, et soit 1 tuile de bière, soit 1 tuile de whiskey.
ORA-11-09F = Jardin du monastère : prenez 1 tuile de raisin ; puis utilisez un bâtiment inoccupé voisin du Jardin, sur la terre où se trouve celui-ci. Le Jardin sert une fois par action.
ORA-11-09I = Filature : avec au moins 1 tête de bétail, prenez 3 pièces ; avec au moins 5, prenez-en 5 ; avec au moins 9, prenez-en 6 ; sans bétail, rien. Le bétail est conservé ; la viande ne compte pas.
ORA-11-10F = Charpenterie : une fois, retirez 1 forêt de votre terre sans prendre de bois, et faites une action de construction (chapitre 5). Le coût se paie, toute case qui convient est permise, même celle qui vient d’être dégagée, et le bonus du prieur s’applique.
ORA-11-10I = Cottage : prenez 1 tuile de malt ; puis utilisez un bâtiment inoccupé voisin du Cottage, sur la terre où se trouve celui-ci. Le Cottage sert une fois par action.
ORA-11-11F = Promenade sur le port : prenez 1 tuile de bois, 1 tuile de vin, 1 pièce et 1 céramique.
ORA-11-11I = Bateau-maison : prenez 1 tuile de malt, 1 de bois, 1 de tourbe et 1 pièce.
ORA-11-12G = Marchand de pierres : jusqu’à 5 fois, nourriture 2 et énergie 1 → 1 pierre.
ORA-11-13G = Marché des bâtisseurs : une fois, 2 pièces → bois ×2, argile ×2, 1 pierre et paille ×1.
ORA-11-14F = Vignoble A : produisez des raisins avec la roue.
ORA-11-14I = Lieu de culte : prenez 1 livre, et soit 2 tuiles de céréales, soit 2 tuiles de malt, et soit 1 tuile de bière, soit 1 tuile de whiskey. On ne prend pas 1 tuile de céréales et 1 de malt.
ORA-11-15F = Villa financée : une fois, 1 pièce → 1 livre, 1 pain, raisin ×2 et farine ×2.
ORA-11-15I = Maison du druide : une fois, 1 livre → 5 tuiles d’un bien de base et 3 tuiles d’un autre.
ORA-11-16G = Salle capitulaire : prenez 1 bien de base de chaque sorte : argile, bois, tourbe, bétail, céréales et pièce.
ORA-11-17F = Bibliothèque du monastère : d’abord, jusqu’à 3 fois, 1 pièce → 1 livre ; puis, une fois, 1 livre → viande ×1 et vin ×1.
ORA-11-17I = Scriptorium : une fois, 1 pièce → 1 livre, viande ×1 et whiskey ×1.
ORA-11-18G = Atelier du monastère : jusqu’à 3 fois, argile ×1 et énergie 1 → 1 céramique ; et, une fois, 1 pierre et énergie 1 → 1 ornement.
ORA-11-19G = Abattoir : à volonté, 1 tête de bétail et paille ×1 → viande ×1.
ORA-11-20F = Auberge : nourriture 7 au plus → autant de pièces, la nourriture en trop étant perdue ; et, une fois, vin ×1 → 6 pièces.
ORA-11-20I = Taverne : une fois, bière ×1 → 8 pièces ; et, une fois, whiskey ×1 → 7 pièces.
ORA-11-21F = Cave de vinification : d’abord, à volonté, raisin ×1 → vin ×1 ; puis, une fois, vin ×1 → 7 pièces. Sa construction renchérit les contrats (ORA-5.8).
ORA-11-21I = Distillerie de whiskey : à volonté, malt ×1, bois ×1 et tourbe ×1 → whiskey ×2. Sa construction renchérit les contrats (ORA-5.8).
ORA-11-22G = Carrière B : produisez de la pierre avec la roue.
ORA-11-23F = Bains publics : une fois, si l’on veut, 1 pièce → 1 livre et 1 céramique. Qui utilise les Bains publics, avec ou sans cet échange, reprend aussitôt tous ses ecclésiastiques de tous les bâtiments, et l’ecclésiastique du propriétaire placé sur les Bains publics rentre aussi.
ORA-11-23I = Parloir : une fois, pour 2 pièces, votre prieur rentre s’il est placé, puis vous faites une action de construction (chapitre 5) ; le prieur peut utiliser le nouveau bâtiment.
ORA-11-24F = Église du monastère : jusqu’à 2 fois, 1 pain et vin ×1 → 1 reliquaire.
ORA-11-24I = Chapelle : une fois, 1 pièce → 1 livre ; et, jusqu’à 3 fois, bière ×1 et whiskey ×1 → 1 reliquaire.
ORA-11-25F = Chambre des Merveilles : une fois, 13 biens différents → 1 merveille.
ORA-11-25I = Portique : une fois, 1 reliquaire → 2 pierres et 2 biens de base de chaque sorte, soit 14 biens.
ORA-11-26G = Chantier naval : une fois, bois ×2 → 5 pièces et 1 ornement.
ORA-11-27F = Palais : une fois, pour 1 tuile de vin, utilisez n’importe quel bâtiment occupé de n’importe quel joueur.
ORA-11-27I = Grand manoir : une fois, pour 1 tuile de whiskey, utilisez n’importe quel bâtiment occupé de n’importe quel joueur.
ORA-11-28G = Château : une fois, fondez une agglomération de votre réserve sur une case vide qui convient, en payant son coût (ORA-8.3, ORA-8.4). Vous gardez le droit d’en fonder une à la prochaine phase Agglomération.
ORA-11-29F = Carrière C : produisez de la pierre avec la roue.
ORA-11-29I = Refuge : une fois, retirez 1 forêt de votre terre, sans recourir à la roue, et prenez 2 têtes de bétail, 2 tuiles de bois et 1 pierre.
ORA-11-30F = Villa : une fois, 1 céramique → 12 pièces.
ORA-11-30I = Réfectoire : prenez 1 tuile de bière et 1 tuile de viande ; et, jusqu’à 4 fois, viande ×1 → 1 céramique. La viande qui vient d’être prise peut y servir.
ORA-11-31F = Vignoble C : produisez des raisins avec la roue.
ORA-11-31I = Port de charbon : jusqu’à 3 fois, charbon de tourbe ×1 → 3 pièces et whiskey ×1. La tourbe n’est pas acceptée.
ORA-11-32F = Chauffoir : une fois, pour 1 pièce, abattez des arbres une fois, coupez de la tourbe une fois, ou les deux dans l’ordre voulu (ORA-4.5, ORA-4.6), chaque fois avec le marqueur du bien ou le joker. Sans carte de la sorte voulue, on ne gagne rien.
ORA-11-32I = Église filiale : une fois, 5 biens différents → 1 reliquaire.
ORA-11-33F = Compagnie maritime : une fois, pour 3 en énergie, prenez de la viande, du pain ou du vin, d’une seule sorte, autant de tuiles que l’indique le joker, et remettez le joker à 0. Le joker doit être en jeu.
ORA-11-33I = Tonnellerie : une fois, pour 3 tuiles de bois, prenez de la bière ou du whiskey, d’une seule sorte, autant de tuiles que l’indique le joker, et remettez le joker à 0. Le joker doit être en jeu.
ORA-11-34G = Sacristie : une fois, 1 livre, 1 céramique, 1 ornement et 1 reliquaire → 1 merveille.
ORA-11-35F = Atelier de contrefaçon : un premier reliquaire pour 5 pièces, puis d’autres, à volonté, pour 10 pièces chacun.
ORA-11-35I = Tour ronde : une fois, whiskey ×1, 5 pièces et d’autres biens valant au moins 14 points → 1 merveille. Pour ces points, un livre compte 2, une céramique 3, un ornement 4, un reliquaire 8, chaque autre tuile de whiskey 1 et chaque autre tuile de 5 pièces 2. On ne rend pas la monnaie, et les merveilles ne sont pas acceptées.
ORA-11-36F = Lieu de pèlerinage : jusqu’à 2 fois, l’une après l’autre, 1 livre → 1 céramique, ou 1 céramique → 1 ornement, ou 1 ornement → 1 reliquaire. La même tuile peut être améliorée deux fois.
ORA-11-36I = Camera : jusqu’à 2 fois, 1 livre et 1 céramique → 1 pièce, argile ×1 et 1 reliquaire.
ORA-11-37F = Dortoir : prenez 1 céramique ; et, à volonté, paille ×1 et bois ×1 → 1 livre.
ORA-11-37I = Bastion : une fois, pour 1 livre, prenez un district et un lopin dans leurs piles sans en payer le prix, chacun au choix parmi ceux qui restent, et posez-les dans l’ordre voulu, du côté et à la place de votre choix (ORA-7.8 et ORA-7.10). Ce n’est pas un achat. Une pile vide ne donne rien.
ORA-11-38F = Imprimerie : jusqu’à 4 fois, retirez 1 forêt de votre terre, sans prendre de bois, et prenez 1 livre.
ORA-11-38I = Place des festivals : une fois, pour 1 tuile de bière, prenez des tuiles valant au plus autant de points qu’il y a de cartes forêt et tourbière sur votre terre (ORA-10.9). Les cartes restent en place.
ORA-11-39G = Domaine : jusqu’à 2 fois en tout, nourriture 10 ou énergie 6 → 1 livre et 1 ornement.
ORA-11-40F = Hospice : utilisez n’importe quel bâtiment de l’offre, non construit.
ORA-11-40I = Gîte : utilisez n’importe quel bâtiment de l’offre, non construit.
ORA-11-41G = Maison de la confrérie : une fois, pour 5 pièces, prenez des tuiles valant au plus 2 points par bâtiment du monastère de votre terre (ORA-10.9), y compris le Bureau du monastère et, si elle est à vous, cette carte. C’est 1 point par bâtiment en solo, 1½ dans la partie longue à deux, le total étant arrondi à l’entier inférieur.
ORA-11-50 = Cartes non construites, utilisées grâce à l’Hospice ou au Gîte : le Jardin du monastère et le Cottage ne donnent que le raisin ou le malt, faute de voisins ; la Cave de vinification et la Distillerie de whiskey ne renchérissent pas les contrats ; la Maison de la confrérie ne se compte pas elle-même ; les Bains publics font rentrer les ecclésiastiques de l’utilisateur, même celui de l’Hospice s’il est à lui.
ORA-11-51 = Ce que permettent la Charpenterie, le Parloir, le Chauffoir, le Château et le Bastion reste facultatif une fois leur coût payé ; ce coût n’est pas rendu. Un bâtiment ainsi construit se paie à son coût entier et obéit aux règles ORA-5.1 à ORA-5.5.
ORA-11-52 = Les Bains publics et le Parloir peuvent libérer l’ecclésiastique même qui vient d’être placé. Il peut être placé de nouveau lors des actions suivantes, le prieur même aussitôt (ORA-5.7).
ORA-11-53 = Un ecclésiastique qui rentre libère aussitôt son bâtiment.
ORA-11-54 = Le Bateau-maison recouvre sa case eau : pour les agglomérations, celle-ci compte alors 6, la valeur de la carte, au lieu de 3.

## Fin de la partie et décompte

ORA-chapter-15 = Fin de la partie et décompte
ORA-15-1 = La partie s’achève après la phase Agglomération E à trois ou quatre joueurs, après la dernière action de la partie à deux (ORA-2.11), après la manche qui remplit ORA-2.21 dans la partie longue à deux, et après le tour 32 en solo.
ORA-15-2 = Biens : un livre vaut 2 points, une céramique 3, un ornement 4, un reliquaire 8, une merveille 30, une tuile de vin ou de whiskey 1, chaque tranche entière de 5 pièces 2. Vin et whiskey peuvent encore être changés en pièces ; on compte l’emploi le plus avantageux. Tous les autres biens ne valent rien.
ORA-15-3 = Économie : on additionne les valeurs économiques de tous ses bâtiments et agglomérations. Les bâtiments de base valent 0. Agglomérations : Quartier pauvre 0, Village agricole 1, Bourg 2, Village de pêcheurs 4, Colonie d’artistes −1, Hameau 3, Village 8, Village à flanc de colline 10.
ORA-15-4 = Agglomérations : chaque agglomération compte sa propre valeur résidentielle, celles de toutes les cartes des cases voisines, bâtiments comme agglomérations, et 3 par case eau voisine sans Bateau-maison. Forêts, tourbières et cases vides comptent 0. Une carte compte pour chaque agglomération voisine, et un total peut être négatif. Valeurs résidentielles des agglomérations : Quartier pauvre −3, Village agricole 1, Bourg 2, Village de pêcheurs 6, Colonie d’artistes 5, Hameau 4, Village 6, Village à flanc de colline 8 ; des bâtiments de base : Colline d’argile 3, Ferme 2, Bureau du monastère 2.
ORA-15-5 = La valeur résidentielle négative d’un bâtiment ne touche que les agglomérations voisines.
ORA-15-6 = Le total est la somme des biens, de l’économie et des agglomérations. Le plus haut total gagne. En cas d’égalité, la victoire est partagée.

## La partie courte

ORA-chapter-12 = La partie courte
ORA-12-1 = La partie courte, à trois ou quatre joueurs, suit les règles à trois et quatre joueurs, sauf ce que dit ce chapitre.
ORA-12-2 = Chaque joueur a deux ecclésiastiques, un prieur et un frère convers ; ils rentrent quand tous deux sont placés.
ORA-12-3 = Il y a 12 manches et la manche bonus 13, sur le plateau de la partie courte et avec ses cartes (ORA-1.1).
ORA-12-4 = À chacune des manches 1 à 12, après la rotation de la roue et avant une éventuelle phase Agglomération, chaque joueur gagne deux biens. Manche 1 : céréales et bétail ; 2 : céréales et argile ; 3 : céréales et bois ; 4 : céréales et pierre ; 5 : tourbe et pierre ; 6 : argile et pierre ; 7 : bois et pierre ; 8 : pierre et tuile de 5 pièces ; 9 : pierre et viande ; 10 : céréales et livre ; 11 : argile et céramique ; 12 : bois et ornement.
ORA-12-5 = Chaque fois qu’un bien est produit avec la roue (ORA-3.8), chaque joueur, utilisateur compris, en gagne 1 tuile aussitôt après ; avec la Compagnie maritime et la Tonnellerie, c’est le bien choisi. Cela vaut même si le marqueur indiquait 0, mais pas pour un abattage ou une coupe sans carte, puisque aucun marqueur n’a bougé.
ORA-12-6 = Les deux productions du Chauffoir donnent ce bonus deux fois.

## À deux joueurs

ORA-chapter-13 = À deux joueurs
ORA-13-1 = La partie à deux se joue avec le verso de la roue ; prix, contrats et prieurs sont comme d’habitude. Les trois ecclésiastiques peuvent être placés en un seul tour ; ils rentrent au début du tour suivant.
ORA-13-2 = À deux, le Village à flanc de colline arrive avec la phase D et il n’y a pas de phase E : seul le Château permet de le fonder. Cela vaut aussi pour la partie longue.
ORA-13-3 = La partie longue à deux se joue avec le recto de la roue et le plateau à deux, en manches.
ORA-13-4 = Les parties à deux n’ont pas de fin fixée. Pour que toute partie finisse, la table s’arrête après 200 tours ou manches et compte les points ; c’est une limite technique, non une règle du jeu.

## La partie solo

ORA-chapter-14 = La partie solo
ORA-14-1 = Le joueur a une terre, trois ecclésiastiques et huit agglomérations comme d’habitude, mais aucun bien au départ. On emploie le recto de la roue. Chaque tour compte deux actions principales.
ORA-14-2 = Utiliser un bâtiment du joueur neutre est une action principale : payez 1 pièce (2 selon ORA-5.8) à la réserve, ou donnez 1 tuile de vin ou de whiskey, et choisissez l’ecclésiastique neutre disponible qui va sur le bâtiment, lequel doit être inoccupé. S’il n’y a pas d’ecclésiastique neutre disponible, c’est impossible.
ORA-14-3 = Les ecclésiastiques neutres rentrent comme ceux d’un joueur, quand tous les trois sont placés : au début de chaque tour, et une fois encore dans un tour à phase Agglomération, avant celle-ci (ORA-2.31).
ORA-14-4 = Quand le joueur neutre construit, toutes les cartes restant dans l’offre doivent être posées sur la terre neutre, gratuitement, dans l’ordre et sur les cases que choisit le joueur. La terre neutre ne dépasse jamais ses dix cases.
ORA-14-5 = Sur la terre neutre, une carte se pose sur une case vide ou sur un bâtiment inoccupé de la même classe : bâtiment du monastère sur bâtiment du monastère, bâtiment ordinaire sur bâtiment ordinaire. Les bâtiments de base, le Marché des bâtisseurs et les cartes posées pendant la même phase peuvent aussi être recouverts, autant de fois qu’on veut. Un bâtiment du monastère posé sur une case vide doit toucher un autre bâtiment du monastère. Le terrain est sans importance.
ORA-14-6 = Une carte recouverte est hors jeu. Le joueur pose les cartes une à une et doit continuer tant qu’une carte restante a une case possible. Celles qui n’en ont pas sont alors retirées du jeu.
ORA-14-7 = Ensuite, si le prieur neutre est chez lui, il peut servir une fois : choisissez un bâtiment posé pendant cette phase et non recouvert, payez le prix d’un contrat à la réserve ou faites un cadeau, placez-y le prieur neutre et utilisez la fonction.
ORA-14-8 = La Cave de vinification ou la Distillerie de whiskey posée par le joueur neutre renchérit aussitôt les contrats, dès l’emploi du prieur neutre.
ORA-14-9 = Pour le Prieuré, le Palais et le Grand manoir, les ecclésiastiques neutres comptent comme les autres.
ORA-14-10 = Les marqueurs quittent le jeu comme le dit ORA-3.6. Un bien dont le marqueur a disparu se produit encore avec le joker, tant que celui-ci est en jeu.
ORA-14-11 = Seuls les points du joueur sont comptés, comme d’habitude. Le but est d’atteindre 500 points.
ORA-14-12 = L’Hospice et le Gîte ne servent que s’il y a des cartes dans l’offre : quand le joueur neutre a construit, il n’y en a plus jusqu’à l’arrivée de nouvelles cartes.

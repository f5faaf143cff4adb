### Black Forest : les règles, dans l’ordre de lecture.

## Mise en place

BLF-chapter-2 = Mise en place
BLF-2-1 = De deux à quatre joueurs, on utilise le côté multijoueur du plateau ; seul, le côté solo. Tous deux montrent les cinq mêmes villages, dans le sens horaire : Tannenau (grand, à l’ouest), Moosgrund (petit, au nord), Silberbach (grand, à l’est), Kohlhalde (petit, au sud-est) et Lindenrain (petit, au sud-ouest), ainsi que les mêmes chemins et les mêmes six emplacements de mission. Un grand village a quatre ouvriers en cercle et une case pour un pion entre deux voisins, un petit trois ouvriers et trois cases : 17 ouvriers et 17 cases en tout. Chaque village a aussi un centre et un emplacement de mission.
BLF-2-2 = Les 36 petits bâtiments sont placés sur les cases de leur numéro, côté A visible. Dans la partie normale, 10 numéros sur les 36 sont ensuite tirés au sort et retournés côté B ; dans la première partie, aucun. Le côté visible le reste toute la partie ; l’autre n’existe pas dans cette partie. Le bâtiment numéro n coûte 0, 1 ou 2 verre : les numéros parcourent tour à tour les trois colonnes.
BLF-2-3 = Les grands bâtiments des catégories I, II et III sont mélangés séparément. De un à trois joueurs, on dispose face visible 2 bâtiments de catégorie I, 1 de catégorie II et 2 de catégorie III ; à quatre, 3, 1 et 3. Les autres retournent dans la boîte sans être regardés. La catégorie I compte des ressources (auberge, boutique, magasin d’outils, grande pile de charbon, réserve de sable, réservoir), la catégorie II vaut 10 points sans effet (cabane de chasseur, hôpital, thermes), la catégorie III compte le domaine (grande ferme à bétail, fumoir, hôtel du château, résidence du fermier, terrain de construction).
BLF-2-4 = Les ouvriers sont triés selon leur dos, chaque groupe est mélangé, et l’on distribue un ouvrier sur chaque case portant le même animal ; puis on les retourne tous face visible. Chouette : briquetier, architecte, couvreur, fondeur, menuisier. Renard : boucher, éleveuse, bergère, propriétaire, porcher. Cerf : cuisinier, paysanne, paysagiste, sablière, marchand ambulant. Souris : charbonnier, bûcheron. Chaque village a une chouette, un renard et un cerf ; les deux grands ont en plus une souris. Dans le sens horaire, Tannenau a chouette, cerf, souris, renard, et Silberbach chouette, souris, renard, cerf ; les petits villages ont chouette, renard, cerf. Les dos ne servent qu’à la distribution.
BLF-2-5 = Les 11 missions sont mélangées en une pile face cachée. Aucune n’est révélée au départ.
BLF-2-6 = Le premier joueur est tiré au sort. Les places se suivent dans le sens horaire, et c’est l’ordre du tour pour toute la partie.
BLF-2-7 = Chaque joueur commence avec ses deux cadrans en position 0 : dans la fabrique de verre 0 sable, 1 charbon, 2 eau, 3 bois et 0 verre ; dans le four 0 porridge, 1 viande, 2 charbon, 0 marchandise et 3 provisions (un marqueur sur 1, l’autre sur 2) ; et 3 briques sur la piste de briques. La tuile Rappel est à la position 2 du four. La parcelle principale a quatre rangées de quatre cases, avec 3 forêts, 2 champs, 2 étangs, 5 cases libres et une grande étable de quatre cases : sa moitié gauche est une étable ouverte, sa moitié droite une étable couverte par l’atelier. Le marqueur Progression est sur la case 0 de l’atelier. Le pion n’est pas encore sur le plateau. Il n’y a ni animaux, ni bâtiments, ni petites parcelles.
BLF-2-8 = Les joueurs suivants reçoivent un bonus de départ. À deux : le deuxième, 1 cochon. À trois : le deuxième, 2 bois ; le troisième, 1 provision et 1 viande. À quatre : le deuxième, 2 briques ; le troisième, 1 bœuf ; le quatrième, 1 verre. Le premier joueur et le joueur solo ne reçoivent rien. Le bonus ne déclenche jamais de production. La provision va sur le marqueur que choisit son propriétaire ; un cochon va dans une forêt, un bœuf dans l’étable ouverte.
BLF-2-9 = À deux joueurs, un pion de plus est le pion neutre. Le premier joueur désigne un village ; le second place le pion neutre sur n’importe quelle case de ce village.

## Déroulement

BLF-chapter-3 = Déroulement
BLF-3-1 = On joue dans le sens horaire à partir du premier joueur, un tour chacun, sans manches ; seule la partie solo compte des années.
BLF-3-2 = Un tour est soit un tour standard, soit un tour passé à mendier. Un tour standard comprend l’étape Marchandise, facultative, le déplacement et l’action, dans cet ordre ; ces deux derniers sont obligatoires.
BLF-3-3 = L’étape Marchandise précède le déplacement. On peut la jouer même si aucune destination n’est possible à cet instant, car le paiement ou l’échange peut en ouvrir une. S’il n’y en a toujours pas ensuite, le joueur doit mendier, et ni la marchandise ni l’échange ne sont repris ; s’il y en a une, il ne peut plus mendier à ce tour.
BLF-3-4 = Le joueur dont c’est le tour décide de tout, à trois exceptions près : les adversaires répondent aux cadeaux et aux parts du marchand (BLF-5.12, BLF-6.15) ; chacun règle les choix de sa propre production et sa propre tuile Rappel, quel que soit le joueur dont c’est le tour (BLF-4.21, BLF-4.24) ; et chacun peut jouer des actions libres de sa propre initiative (chapitre 10). Un choix qui ne répond pas à la question posée est refusé.
BLF-3-5 = Deux questions seulement s’adressent à plusieurs joueurs à la fois : les réponses à un cadeau (BLF-10.10) et le dernier moment (BLF-11.4). Dans les deux cas, les réponses n’influent pas les unes sur les autres.
BLF-3-6 = Un tour supplémentaire, dû à l’horloger, est un tour complet du même joueur, joué dès que le tour en cours est fini. Plusieurs tours supplémentaires se jouent l’un après l’autre.
BLF-3-7 = Après chaque changement, c’est-à-dire un paiement, une part de récompense, un marqueur réglé ou retiré, on procède pour le joueur concerné à ce qui suit, dans l’ordre et avant toute autre chose. D’abord, les animaux qui ont perdu leur abri sont rendus (BLF-9.7). Ensuite, les deux cadrans sont vérifiés et tournés (BLF-4.10, BLF-4.21). Enfin, on résout ce que le changement et cette production ont déclenché (BLF-4.22), chaque fois suivi de cette même liste. Alors seulement vient la part suivante de la récompense, la récompense qui suit un paiement ou la question suivante.

## Ressources et cadrans

BLF-chapter-4 = Ressources et cadrans
BLF-4-1 = Le sable, le charbon, l’eau, le bois, le porridge, la viande et la brique sont les ressources de base ; leur marqueur indique de 0 à 7. Le verre, les provisions et les marchandises sont les ressources transformées ; chacun de leurs marqueurs indique de 0 à 3.
BLF-4-2 = Gagner ou dépenser déplace les marqueurs, jamais les aiguilles du cadran.
BLF-4-3 = Le marqueur d’une ressource de base avance dans le sens horaire quand on en gagne, dans le sens antihoraire quand on en dépense ; pour une ressource transformée, c’est l’inverse.
BLF-4-4 = Ce que l’on gagne au-delà du maximum est perdu : le marqueur s’arrête à 7, ou à 3 pour une ressource transformée.
BLF-4-5 = Nul ne peut dépenser ce qu’il n’a pas. Un coût se paie en entier ou pas du tout.
BLF-4-6 = Le charbon a un marqueur sur chaque cadran ; un joueur en possède la somme. Un paiement en charbon peut être réparti à volonté entre les deux marqueurs.
BLF-4-7 = Le charbon gagné va sur un seul cadran, au choix de celui qui le gagne, sans être réparti, même si ce cadran déborde. Deux gains distincts peuvent aller sur des cadrans différents. Le marchand de charbon donne expressément 4 charbon sur chaque cadran.
BLF-4-8 = Le charbon ne passe jamais d’un cadran à l’autre.
BLF-4-9 = Les provisions ont deux marqueurs, tous deux sur le four ; un joueur en possède la somme. Gains et paiements de provisions se répartissent entre eux au gré du propriétaire. D’un gain, il faut prendre tout ce qui tient, jusqu’à 3 par marqueur.
BLF-4-10 = Un cadran tourne si chacun de ses marqueurs de base est à 1 ou plus et chacun de ses marqueurs transformés à 2 ou moins.
BLF-4-11 = Tant qu’il en est ainsi, le cadran tourne d’un cran : chacun de ses marqueurs de base perd 1, chacun de ses marqueurs transformés gagne 1, et la grande aiguille avance d’une position. On recommence jusqu’à ce que le cadran soit bloqué.
BLF-4-12 = Une production fait donc autant de crans que l’indique le plus bas des marqueurs de base du cadran, mais au plus 3 moins le plus haut de ses marqueurs transformés.
BLF-4-13 = La fabrique de verre porte le sable, le charbon, l’eau et le bois, et produit du verre. Le four porte le porridge, la viande et le charbon, et produit des provisions sur les deux marqueurs et des marchandises : un cran du four donne 2 provisions et 1 marchandise.
BLF-4-14 = La production est obligatoire ; on ne peut ni la différer ni la refuser. Tous les crans d’une même production ne font qu’un : rien ne peut se faire entre eux.
BLF-4-15 = Le marqueur Brique n’est sur aucun cadran et ne prend jamais part à la production.
BLF-4-16 = Dépenser une ressource transformée peut débloquer un cadran (le verre passe de 3 à 2, par exemple), qui tourne alors aussitôt. Dépenser une ressource de base ne le fait jamais.
BLF-4-17 = Un paiement se fait d’un bloc : ressources, tuiles et animaux partent ensemble, et la production est vérifiée une seule fois, après le paiement entier.
BLF-4-18 = Une récompense se compose de parts, que l’on reçoit dans l’ordre de son choix. Une part est une sorte de ressource, d’animal ou de tuile avec son nombre entier, une avance du marqueur Progression ou une permission de construire.
BLF-4-19 = Une part se reçoit en entier : le marqueur avance de tout le nombre, l’excédent est perdu, puis la production est vérifiée. Alors seulement vient la part suivante.
BLF-4-20 = Une part ne peut être ni divisée, ni réduite, ni refusée, sauf si une règle dit que le joueur peut, ou lui permet de refuser.
BLF-4-21 = Si un même événement débloque les deux cadrans (l’horloger, ou un paiement qui contient à la fois du verre et des provisions ou des marchandises), leur propriétaire choisit lequel tourne d’abord.
BLF-4-22 = Ce qu’un événement déclenche (tuile Rappel, cabane de l’étang, atelier de peintre, stock de bois, lac du Glaswald, bains publics, maison des travailleurs, porcherie, petite ferme à bétail, pêcherie) se résout après la production causée par cet événement, dans l’ordre que choisit le propriétaire, chaque fois suivi de BLF-3.7.
BLF-4-23 = Une fois que le fabricant de potasse a retiré le marqueur Charbon de la fabrique de verre, ce cadran n’a plus besoin que de sable, d’eau et de bois pour tourner, et le charbon ne se gagne plus que sur le four.
BLF-4-24 = Tuile Rappel : quand la grande aiguille du four d’un joueur atteint ou dépasse pour la première fois la position 2, et que le cadran s’est arrêté, le joueur retire la tuile Rappel, révèle 1 mission (chapitre 7), puis gagne 1 ressource de base de son choix (l’une des sept ; pour le charbon, il choisit le cadran). Cela vaut aussi pendant le tour d’un autre, et la ressource ne peut être refusée. À deux, voir BLF-12.4 ; en solo, BLF-13.9.
BLF-4-25 = Un effet qui règle un marqueur sur un nombre l’y place directement ; la production est vérifiée ensuite.
BLF-4-26 = Chaque fois qu’un joueur doit décider d’autre chose que du règlement de sa production, aucun de ses cadrans ne peut tourner.
BLF-4-27 = Les deux marqueurs Provision sont interchangeables : deux façons de payer ou de gagner qui laissent les deux mêmes nombres sont un seul et même choix.
BLF-4-28 = L’ordre d’une récompense se demande part après part : laquelle vient ensuite, ou toutes celles qui restent dans l’ordre imprimé. On ne le demande pas s’il n’en reste qu’une. Les parts pour lesquelles la place manque sont prises aussi ; elles ne donnent rien.
BLF-4-29 = La production fait avancer ensemble le four et ses marqueurs Provision : elle ne peut ni amener un marqueur au sablier, ni l’en éloigner.

## Marchandises et déplacements

BLF-chapter-5 = Marchandises et déplacements
BLF-5-1 = Étape Marchandise : une fois par tour au plus, un joueur peut dépenser exactement 1 marchandise. Le marchand ambulant échange alors sa place avec n’importe quel autre ouvrier du plateau. La position des pions n’importe pas, et les deux ouvriers peuvent être du même village. On nomme d’abord l’ouvrier ; puis la marchandise est payée, la production éventuelle a lieu, et les deux tuiles échangent leurs places.
BLF-5-2 = Les missions posées dans les villages ne suivent pas leur ouvrier.
BLF-5-3 = Un pion est hors du plateau, sur une case entre deux ouvriers, au centre d’un village ou sur un emplacement de mission hors des villages. Une case reçoit un seul pion, le pion neutre compris ; un centre en reçoit autant qu’on veut.
BLF-5-4 = À son premier tour, un joueur place son pion sur n’importe quelle case libre de n’importe quel village. Cela ne coûte ni provisions ni ressources, quels que soient les pions présents. Il ne peut choisir un emplacement de mission. Un pion hors du plateau ne peut mendier.
BLF-5-5 = Aux tours suivants, le pion doit changer de place : aller sur une autre case libre du même village, gratuitement, y compris depuis son centre ; sur une case libre d’un autre village ; ou sur un emplacement où se trouve une mission.
BLF-5-6 = Un trajet coûte 1 provision par chemin, par la route la plus courte ; un détour est impossible. Les chemins relient Tannenau et Moosgrund, Moosgrund et Silberbach, Silberbach et Kohlhalde, Kohlhalde et Lindenrain, Lindenrain et Tannenau. Un chemin mène aussi de Tannenau au Marché, de Moosgrund à l’Ermite, de Silberbach au Comte et à la Ville libre, de Kohlhalde au Capitaine, et de Lindenrain au Seigneur féodal.
BLF-5-7 = On ne peut aller sur un emplacement de mission que si la mission peut être accomplie aussitôt, compte tenu du paiement du trajet et de la production qu’il cause : cette production peut apporter les provisions que demande la mission, ou consommer les ressources qu’elle demande. Une façon de payer après laquelle la mission ne peut être accomplie ne peut être choisie.
BLF-5-8 = Qui entre dans un autre village paie 1 ressource de base de son choix au propriétaire de chaque pion adverse de ce village, sur les cases comme au centre. Les ressources peuvent différer d’un propriétaire à l’autre. Les villages traversés ne coûtent rien, non plus que de rester dans le même village.
BLF-5-9 = À deux joueurs, si le pion neutre est dans le village où l’on entre, on défausse en outre 1 ressource de son choix, de base ou transformée.
BLF-5-10 = Le propriétaire du fort ne paie ni les cadeaux de BLF-5.8 ni les défausses de BLF-5.9.
BLF-5-11 = Provisions, cadeaux et défausses d’un déplacement sont choisis ensemble et forment un seul paiement (BLF-4.17), sans production entre eux. Si une partie ne peut en être payée, ou si aucune case n’est libre, on ne peut entrer dans le village.
BLF-5-12 = Après le paiement et la production de celui qui se déplace, chaque adversaire payé se voit offrir sa ressource (BLF-10.10). Il peut d’abord jouer des actions libres, puis l’accepter (un gain ordinaire de 1, qui peut être perdu sur un marqueur plein, peut déclencher une production et va, pour le charbon, sur le cadran de son choix) ou la refuser. Dans tous les cas, la ressource est perdue pour le payeur, qui peut en offrir une pour laquelle l’autre n’a pas de place.
BLF-5-13 = On ne peut aller sur une case que si une façon de payer y laisse au moins une action réalisable (BLF-6.3, BLF-7.6), compte tenu du paiement, de sa production et de la citerne, mais sans compter sur des actions libres, que l’on peut jouer avant de se déplacer. Une façon de payer qui n’en laisse aucune ne peut être choisie. Cela vaut aussi pour le premier placement.
BLF-5-14 = Entre l’arrivée et la première action, les actions libres qui ne laisseraient plus rien à faire sur place sont interdites. La ressource de la tuile Rappel ne compte pas dans BLF-5.7 et BLF-5.13 ; si les choix faits pendant le règlement du déplacement (cette ressource, l’ordre des cadrans ou des effets) ne laissent finalement rien à faire, l’action est sautée et le tour va à sa fin.
BLF-5-15 = Un joueur qui ne peut aller nulle part, et qui ne joue pas d’abord l’étape Marchandise, doit mendier.
BLF-5-16 = Mendier, de gré ou de force : un pion dans un village va au centre de celui-ci ; un pion sur un emplacement de mission y reste. Le joueur gagne 1 provision, sur le marqueur de son choix ; elle est perdue si les deux marqueurs sont à 3. Le tour s’achève sans action.
BLF-5-17 = La citerne donne 2 eau à son propriétaire chaque fois que son pion va sur une case du village où se trouve alors le cuisinier sans avoir été dans ce village auparavant. Le traverser ne compte pas.
BLF-5-18 = Un pion sur un emplacement de mission ne gêne personne.
BLF-5-19 = Le paiement d’un déplacement se demande dans cet ordre : une ressource de base pour chaque adversaire du village, dans le sens horaire à partir de celui qui se déplace ; puis une ressource pour chaque pion neutre, ou chaque pion du joueur solo, qu’il faut payer ; puis la répartition des provisions. Chaque liste ne contient que ce qui permet de payer le reste et respecte BLF-5.7 et BLF-5.13. Les défausses se nomment dans l’ordre de la table des ressources, et le charbon par le marqueur dont il vient.

## Ouvriers

BLF-chapter-6 = Ouvriers
BLF-6-1 = L’action est soit une mission, soit la visite d’un ou des deux ouvriers voisins de la case du pion, dans l’ordre de son choix, chacun une fois au plus.
BLF-6-2 = Une visite consiste à choisir un service réalisable de l’ouvrier et à l’exécuter exactement une fois : on paie d’abord le coût, puis on prend la récompense. Briquetier : 1 charbon contre 4 briques. Fondeur : 3 briques contre 2 crans de progression. Boucher : 1 cochon contre 2 viande, ou 1 bœuf contre 3 viande. Éleveuse : 1 bœuf. Bergère : 1 porridge par bœuf du domaine, ou 1 bois par cochon dans une forêt. Propriétaire : 1 eau et, au choix, 1 porridge ou 1 brique contre 1 cochon et 1 bœuf. Porcher : 1 cochon. Paysanne : 1 bois contre 1 pâturage, ou 1 champ. Paysagiste : 1 brique contre 1 étang, ou 1 eau par étang. Sablière : 1 sable par étang. Charbonnier : 1 bois contre 4 charbon. Bûcheron : 1 forêt contre 4 bois. Les autres sont expliqués ci-dessous.
BLF-6-3 = Un service est réalisable si son coût peut être payé en entier et si l’on peut ensuite recevoir vraiment au moins une unité de sa récompense : un marqueur monte, un animal trouve un abri, une tuile trouve une case libre, un bâtiment est construit ou le marqueur Progression avance. Une unité que la visite même déclenche, par la cabane de l’étang ou la cabane de berger, compte aussi.
BLF-6-4 = Au moins une visite, ou la mission, est obligatoire ; la seconde visite ne l’est pas.
BLF-6-5 = Entre les deux visites, les actions libres sont permises ; pendant une visite, elles ne le sont pas.
BLF-6-6 = Les récompenses qui comptent des éléments les comptent au moment où on les prend : les tuiles reçues du premier ouvrier comptent pour le second.
BLF-6-7 = L’architecte, et le couvreur si le visiteur le souhaite, permet de construire exactement un bâtiment, petit ou grand, à son coût (chapitre 8). Le couvreur peut donner à la place 1 cran de progression.
BLF-6-8 = Le menuisier : le visiteur retire 1 forêt, c’est le coût ; la récompense a deux parts, dans l’ordre de son choix, 1 bois et un bâtiment à son coût. Il faut prendre les deux : on ne peut voir le menuisier que s’il existe un ordre dans lequel un bâtiment peut vraiment être construit. La case libérée par la forêt peut servir.
BLF-6-9 = La bergère, pour du bois : le visiteur dit combien de ses cochons sont dans des forêts, dans les limites des abris (BLF-9.9), et gagne autant de bois.
BLF-6-10 = Le cuisinier donne 1 porridge par champ, ou de la viande selon les étangs : 1 viande pour 2 ou 3 étangs, 2 viande pour 4 ou 5, 3 viande pour 6 et plus. Moins de 2 étangs ne donnent rien.
BLF-6-11 = Le boucher prend exactement un animal. Avec la tannerie, un cochon qu’on lui paie va sur celle-ci tant qu’elle en porte moins de 5, sinon dans la réserve. Avec le cellier à viande, il donne 1 viande de plus.
BLF-6-12 = La paysanne : dès qu’un champ reçu d’elle est placé dans le domaine, la porcherie donne 1 cochon à qui possède au moins 2 cochons, et la petite ferme à bétail 1 bœuf à qui possède au moins 2 bœufs, comptés avant ce gain. Un champ perdu faute de place ne donne rien.
BLF-6-13 = La paysagiste : dès qu’un étang reçu d’elle est placé dans le domaine, le propriétaire de la pêcherie peut une fois dépenser 1 eau contre 2 viande.
BLF-6-14 = Le marchand ambulant : le visiteur nomme l’une des sept ressources de base et en gagne 2, le charbon sur un seul cadran.
BLF-6-15 = Puis chaque autre joueur se voit offrir 1 unité de la ressource nommée (BLF-10.10) ; il l’accepte ou la refuse, après des actions libres s’il le souhaite. En solo, personne d’autre ne gagne rien.
BLF-6-16 = Avec la cabane de berger, rendre visite à la bergère donne 1 charbon, part supplémentaire de la récompense, dans l’ordre de son choix. Ce charbon suffit à rendre la visite possible si aucun service de la bergère n’est réalisable ; si l’un l’est, il faut le prendre.
BLF-6-17 = Avec la distillerie, un joueur dont la première visite du tour était pour la paysanne peut, au lieu de la seconde visite, dépenser 2 eau pour rendre visite à n’importe quel autre ouvrier du plateau, où qu’il soit. Le pion ne bouge pas et rien d’autre n’est payé pour le trajet. Tout ce qu’une visite déclenche s’applique comme d’habitude.

## Missions

BLF-chapter-7 = Missions
BLF-7-1 = Les missions n’entrent en jeu qu’en étant révélées : par les tuiles Rappel (BLF-4.24) et pour remplacer une mission accomplie.
BLF-7-2 = Une mission de lieu va sur son propre emplacement, toujours vide : Capitaine, Comte, Seigneur féodal, Ville libre, Ermite, Marché.
BLF-7-3 = Une mission d’ouvrier (briquetier, cuisinier, sablière, propriétaire, bûcheron) va sur l’emplacement de mission du village où se trouve alors cet ouvrier ; s’il est pris, dans le premier village suivant, dans le sens horaire, dont l’emplacement est vide. Elle y reste.
BLF-7-4 = Une fois la pile épuisée, on ne révèle plus rien.
BLF-7-5 = Trois missions au plus sont en jeu à la fois, quatre au plus à quatre joueurs.
BLF-7-6 = La mission d’un village s’accomplit depuis n’importe quelle case de ce village, au lieu de rendre visite à des ouvriers, quel que soit l’ouvrier qu’elle nomme et où qu’il soit désormais. Une mission peut être accomplie si son coût peut être payé en entier et si l’on peut ensuite recevoir au moins une unité de sa récompense, comme dans BLF-6.3.
BLF-7-7 = Une mission de lieu s’accomplit en se déplaçant sur son emplacement (BLF-5.7) ; il faut alors l’accomplir.
BLF-7-8 = Pour accomplir une mission, on paie son coût, prend sa récompense dans l’ordre voulu, pose la tuile devant soi et en révèle une nouvelle. Briquetier : 7 bois contre 5 briques, 4 charbon, 4 eau et 1 verre. Cuisinier : 5 viande contre 5 bois, 5 sable, 4 charbon, 5 porridge et 3 provisions. Sablière : 7 charbon contre 4 briques, 4 bois, 1 verre, 1 bœuf et 1 cochon. Propriétaire : 3 champs contre 2 pâturages, 2 cochons et 2 bœufs. Bûcheron : 3 forêts contre 5 bois, 4 viande et 1 bœuf. Capitaine : 5 eau contre 1 provision et un petit bâtiment gratuit. Comte : 5 sable contre 5 porridge, 2 verre et 3 crans de progression. Seigneur féodal : 2 provisions contre 2 crans de progression, 1 forêt, 2 champs, 1 étang et 1 pâturage. Ville libre : 7 briques contre 3 charbon, 3 viande, 3 eau, 1 verre et 2 champs. Ermite : 7 porridge contre 1 verre, 3 cochons, 1 étang, 1 pâturage et 1 forêt. Marché : 5 animaux de n’importe quelle sorte contre 3 unités de chaque ressource de base.
BLF-7-9 = Les forêts, champs et animaux qui font partie d’un coût vont du domaine à la réserve. La cabane de l’étang compte chaque forêt retirée, après le paiement.
BLF-7-10 = Le petit bâtiment du Capitaine ne coûte absolument rien, ni verre ni tuiles. Il lui faut une case libre, il respecte l’exigence de la cabane de l’ermite et a son effet normal. Il faut le construire si c’est possible ; si aucune case n’est libre, cette part est perdue.
BLF-7-11 = Le Marché donne sept parts de 3 unités, dans l’ordre de son choix ; le charbon va sur un seul cadran.
BLF-7-12 = La tuile d’une mission en cours d’accomplissement reste à sa place jusqu’à ce que toute la récompense ait été prise. Une mission d’ouvrier révélée entre-temps par une tuile Rappel trouve donc l’emplacement pris.
BLF-7-13 = Pendant qu’il prend la récompense d’une mission, un joueur peut encore retirer des champs, des étangs et des pâturages entre deux parts (BLF-10.2), par exemple pour faire de la place à des tuiles. Les conversions sont alors impossibles.

## Bâtiments et progression

BLF-chapter-8 = Bâtiments et progression
BLF-8-1 = On peut choisir n’importe quel bâtiment de l’offre. Chacun est unique ; un bâtiment construit quitte l’offre et n’est pas remplacé.
BLF-8-2 = Ordre de la construction : l’exigence est vérifiée ; le coût entier est payé ; la production et ce que le paiement déclenche sont réglés ; le bâtiment est placé ; son effet immédiat suit.
BLF-8-3 = Un petit bâtiment demande 1 case libre, un grand 2 cases libres de la même parcelle qui ont un côté commun, l’une à côté ou au-dessus de l’autre. Les cases libérées par le coût peuvent servir.
BLF-8-4 = Une case est libre si elle ne porte ni forêt, ni tuile Paysage, ni bâtiment, ni étable. Tuiles et bâtiments ne bougent plus une fois placés.
BLF-8-5 = Les exigences se vérifient avant de payer : au moins 3 étangs pour le fumoir, au moins 4 champs pour la résidence du fermier. La cabane de l’ermite doit aller sur une parcelle sans aucun bâtiment ; d’autres pourront y venir plus tard.
BLF-8-6 = Les effets immédiats sont obligatoires dans la mesure du possible, leurs parts dans l’ordre voulu. On peut décliner l’échange du convertisseur et celui de l’abattoir ; ils ne valent qu’une fois, à cet instant. La maison à colombages demande au moins 5 bois, la guilde au moins 1 verre et 3 provisions, après paiement et production. L’horloger porte à 1 tout marqueur de base sur 0, celui des briques compris. Le charbon du marqueur que retire le fabricant de potasse est perdu. L’épicerie prend 1 unité de chacune de 3 ressources différentes, si l’on en a autant de sortes (les deux marqueurs Charbon n’en font qu’une). Le château d’eau compte les cases libres une fois placé. Le chalet de montagne compte autant de pâturages qu’il peut en rester de vides, tous les animaux étant abrités. La ferme de reproduction compte les paires avant tout gain ; qui en a plus de 4 choisit lesquelles. La cabane isolée garnit chaque case libre adjacente de sa parcelle, case par case ; le parc naturel place de 0 à 3 pâturages sur sa propre parcelle. Ce qui ne trouve pas de place est perdu.
BLF-8-7 = Les conversions et les effets permanents s’appliquent dès que l’action de construction est finie. L’étable à bœufs donne 1 bois avec 1 bœuf, 2 avec 2 ou 3, 3 avec 4 à 6 et 4 avec 7 ou plus, et rien sans bœuf. L’atelier de peintre donne 1 porridge par verre qui a vraiment fait monter le marqueur, la cabane de l’étang 1 eau par forêt retirée. Les bains publics et la maison des travailleurs ne servent qu’à l’étape Marchandise. Les cochons de la tannerie ne sont plus du bétail : ils n’ont pas besoin d’abri, ne peuvent être dépensés et ne comptent pas comme animaux.
BLF-8-8 = Progression : le marqueur monte case par case. Quand il atteint la case 3, en haut de l’atelier, le joueur prend une petite parcelle, la pose à droite de son domaine, place 2 forêts sur les cases indiquées et déménage l’atelier sur l’étable de la nouvelle parcelle ; l’étable quittée devient utilisable. Le marqueur revient sur la case 0, puis le stock de bois et le lac du Glaswald font effet, dans l’ordre voulu, et les crans restants suivent. Une petite parcelle a quatre rangées de deux cases : 2 forêts, 4 cases libres et une étable de deux cases. S’il ne reste plus de petite parcelle, le marqueur reste sur la case 3 et les crans suivants sont perdus ; l’atelier ne bouge pas et rien n’est déclenché.
BLF-8-9 = Le propriétaire de l’hôtel du château ne reçoit plus de petites parcelles. Son marqueur Progression s’arrête sur la case 3 et les crans suivants sont perdus. La conversion de l’hôtel le fait descendre de 1, jamais sous 0, contre 1 viande ; il peut remonter ensuite.
BLF-8-10 = Les points imprimés sur un bâtiment ne comptent qu’à la fin de la partie.
BLF-8-11 = Un bâtiment ne peut être choisi que si son exigence est remplie, si son coût entier peut être payé et s’il y a pour lui une place permise après le paiement : deux cases libres d’une même parcelle ayant un côté commun pour un grand bâtiment, une parcelle sans bâtiment pour la cabane de l’ermite.
BLF-8-12 = Les ateliers, les étables et les tuiles Paysage ne sont pas des bâtiments.

## Domaine et bétail

BLF-chapter-9 = Domaine et bétail
BLF-9-1 = Le domaine est la parcelle principale et toutes les petites parcelles. Chaque plateau est une parcelle à part entière. Deux cases sont adjacentes si elles ont un côté commun sur la même parcelle.
BLF-9-2 = Les champs, étangs, pâturages et forêts gagnés vont sur des cases libres de n’importe quelle parcelle, à moins que l’effet ne désigne la parcelle. Ce qui ne trouve pas de case libre est perdu.
BLF-9-3 = Un pâturage abrite jusqu’à 3 animaux d’une même sorte, une étable non couverte jusqu’à 2 bœufs, une forêt 1 cochon, ou 2 avec le collecteur de faînes. Rien d’autre n’abrite d’animaux.
BLF-9-4 = Un joueur a une étable, et une de plus par petite parcelle : l’atelier couvre toujours la dernière.
BLF-9-5 = Chacun peut réorganiser son bétail à tout moment et sans frais, même pendant une visite.
BLF-9-6 = Un animal qui ne trouve pas d’abri n’est pas gagné. On ne peut renoncer à des animaux que l’on possède pour faire place à de nouveaux ; retirer des tuiles Paysage (chapitre 10) peut cependant en faire perdre.
BLF-9-7 = S’il n’y a plus d’abri pour tous les animaux, leur propriétaire rend aussitôt les animaux de son choix jusqu’à ce que tous soient abrités. On ne peut rendre un animal qui pourrait encore être abrité à côté de ceux que l’on garde.
BLF-9-8 = Les animaux sont abrités si les pâturages peuvent être partagés entre les deux sortes de façon que les cochons tiennent dans les forêts et leurs pâturages, et les bœufs dans les étables et les leurs.
BLF-9-9 = Parmi les cochons d’un joueur, n’importe quel nombre peut être dans des forêts, pourvu qu’elles les contiennent et que les autres trouvent des pâturages dont les bœufs n’ont pas besoin.
BLF-9-10 = Les animaux que l’on paie peuvent venir de n’importe où dans le domaine.
BLF-9-11 = Les tuiles Paysage, les forêts et les animaux sont en nombre illimité ; il y a 12 petites parcelles pour tous les joueurs ensemble. Avec la réserve stricte, les tuiles aussi sont limitées à celles de la boîte : 23 forêts, 32 pour les champs et les étangs ensemble, et 20 pâturages. Les tuiles rendues peuvent être reprises. Une tuile qui manque est perdue, et une nouvelle parcelle reçoit autant de forêts qu’il y en a.
BLF-9-12 = La place des animaux n’est pas notée : chaque fois qu’elle importe, ils sont là où leur propriétaire le préfère, dans les limites de BLF-9.8.
BLF-9-13 = À la fin, les animaux sont placés dans les pâturages au mieux pour leur propriétaire, tous étant abrités. Pour le propriétaire de la grande ferme à bétail, les points des animaux et ceux de la ferme sont rendus ensemble les plus élevés possible : deux pâturages de 2 animaux peuvent valoir mieux que 3 et 1.

## Actions libres

BLF-chapter-10 = Actions libres
BLF-10-1 = Il y a deux actions libres : utiliser une conversion d’un bâtiment que l’on possède, autant de fois qu’on veut, l’une après l’autre ; et remettre à la réserve un champ, un étang ou un pâturage de son domaine. On ne peut retirer ainsi ni forêts ni bâtiments.
BLF-10-2 = Les actions libres sont permises à tout moment, même pendant le tour d’un autre, avec des limites qui ne concernent que celui qui les joue. Aucune des deux n’est permise pendant que ce joueur rend visite à un ouvrier, du choix du service à son dernier effet, construction comprise ; entre les deux visites, elles le sont à nouveau. Aucune conversion n’est permise pendant que son action se résout d’une autre façon, ni au milieu d’un paiement ou d’une récompense. On peut retirer des tuiles entre deux parts de la récompense de sa propre mission. La visite ou la mission d’un autre n’y fait pas obstacle.
BLF-10-3 = On ne demande jamais à personne s’il veut une action libre. Le joueur dont c’est le tour les trouve parmi les choix de son tour ; qui répond à un cadeau ou au dernier moment les trouve parmi les réponses ; tous les autres peuvent les jouer sans qu’on les y invite, chaque fois que la question posée s’adresse à quelqu’un d’autre.
BLF-10-4 = Chaque usage d’une conversion est un paiement suivi de sa récompense, chacun suivi de BLF-3.7. Un coût ne peut être interrompu par des conversions.
BLF-10-5 = Une conversion n’est permise que si l’on peut recevoir au moins une unité de ce qu’elle donne.
BLF-10-6 = La place pour les ressources, les animaux ou les tuiles d’une visite doit être faite avant que la visite commence. Pendant sa propre mission, on peut encore retirer des tuiles entre deux parts (BLF-7.13), mais rien convertir. La place pour un cadeau ou une part du marchand se fait avant de répondre.
BLF-10-7 = Les échanges du convertisseur, de l’abattoir et de la pêcherie font partie de leur effet ; ce ne sont pas des actions libres.
BLF-10-8 = Chaque conversion réalisable est un choix, deux pour un bâtiment à deux options ; chaque sorte de tuile que l’on peut retirer en est un de plus. On ne demande ensuite que ce qui est vraiment ouvert : quelle tuile, quelle case, quels marqueurs Charbon paient, quel cadran gagne le charbon, quelle part d’abord.
BLF-10-9 = Une action libre jouée pendant le tour d’un autre est vérifiée d’après la position au moment où elle est remise, avec toutes les réponses qu’elle demande à son auteur ; elle prend alors effet d’un bloc ou est refusée d’un bloc. Si plusieurs joueurs en remettent une, l’ordre d’arrivée compte. Aucune n’est possible tant que le hasard doit décider, ou que son auteur doit répondre à une autre question qu’un cadeau. Si elle fait atteindre à son auteur la tuile Rappel, la mission est tirée et on lui demande la ressource.
BLF-10-10 = Cadeaux : on demande en même temps à tous ceux qui reçoivent s’ils acceptent, pour le charbon sur quel cadran, ou s’ils refusent ; ils peuvent d’abord jouer des actions libres. Quand la dernière réponse est donnée, les unités acceptées sont gagnées l’une après l’autre, dans le sens horaire à partir du joueur dont c’est le tour, chacune suivie de BLF-3.7. Qui n’a ni place pour l’unité ni conversion réalisable n’est pas interrogé : l’unité est perdue.
BLF-10-11 = Réponse permanente : chaque joueur en a une pour les cadeaux. Au départ, il veut qu’on lui demande ; il peut choisir à tout moment d’accepter (le charbon dans la fabrique de verre ou dans le four), de refuser, ou de revenir en arrière. Un joueur dont la réponse permanente n’est pas qu’on lui demande n’est pas interrogé, et c’est elle qui vaut ; après le fabricant de potasse, le charbon va au four dans les deux cas. On ne peut la changer que quatre fois par tour.
BLF-10-12 = Les actions libres ont toujours une fin ; leur nombre n’est donc pas limité. Donnez à une eau le poids 10, à un bois 16, à un sable 6, à un charbon 10, à un porridge 18, à une viande 25, à une brique 3, à un champ 63, à un étang 38, à un pâturage 15, à une forêt 80, à une case de progression 30 et à tout le reste 0 : chaque conversion diminue d’au moins 2 le poids total de qui la joue, chaque tuile retirée d’au moins 15, chaque cran de production d’au moins 14. Seuls l’augmentent la ressource de la tuile Rappel, une seule fois, et les nouvelles petites parcelles, qui sont douze.
BLF-10-13 = Une action libre jouée pendant le tour d’un autre ne rend jamais interdit ce que celui-ci a commencé. Tout ce qu’elle peut changer pour les autres, c’est qu’une tuile Rappel révèle plus tôt une mission.
BLF-10-14 = Aucune question n’a besoin d’une action libre pour avoir une réponse.

## Fin de partie et décompte

BLF-chapter-11 = Fin de partie et décompte
BLF-11-1 = Un joueur déclenche la fin de la partie si, à la fin de son propre tour ou d’un tour supplémentaire, au moins un de ses marqueurs Provision est sur le sablier du four ou au-delà. C’est le cas si la position du four moins le nombre qu’indique le marqueur fait 7 ou plus. Seule la première fois compte.
BLF-11-2 = Les tours supplémentaires encore dus à ce joueur passent d’abord et ne sont pas des derniers tours. Puis chacun, du joueur suivant dans le sens horaire jusqu’à celui qui a déclenché la fin, joue un dernier tour, et les tours supplémentaires qu’il y gagne.
BLF-11-3 = Si le marqueur revient ensuite en deçà du sablier, cela ne change rien.
BLF-11-4 = Dernier moment : tous les joueurs qui possèdent une conversion ou l’église du village peuvent une fois encore jouer des actions libres, tous en même temps ; les autres n’auraient rien à y gagner. Quand tous ont fini, les animaux sont placés au mieux (BLF-9.13) et l’on compte les points.
BLF-11-5 = Chaque verre vaut 1 point.
BLF-11-6 = Le four vaut autant de points que la position atteinte par sa grande aiguille, en continuant de compter au-delà d’un tour complet.
BLF-11-7 = Chaque petite parcelle vaut 2 points.
BLF-11-8 = Chaque animal dans un pâturage vaut 1 point ; les animaux des étables et des forêts ne valent rien. Leur propriétaire les place au mieux.
BLF-11-9 = On ajoute les points imprimés de tous ses bâtiments.
BLF-11-10 = Viennent ensuite les effets de fin de partie des bâtiments. Auberge, réserve de sable, réservoir : 1 point par porridge, sable, eau. Boutique : 2 points par viande. Magasin d’outils : 1 point par paire de 1 brique et 1 bois. Grande pile de charbon : 1 point par tranche de 2 charbon, les deux cadrans ensemble. Fumoir, résidence du fermier : 1 point par étang, par champ. Hôtel du château : 1 point par petite parcelle. Grande ferme à bétail : 2 points par pâturage adjacent d’au moins 2 animaux. Terrain de construction : 2 points par bâtiment adjacent. Église du village : 1 point par case libre adjacente. Maison des colons : 2 points par ensemble d’un champ, d’un étang et d’un pâturage, 10 au plus. Manoir du chevalier : moins 1 point par case libre du domaine, 5 au plus. Tannerie : 2 points par cochon qu’elle porte. Une même chose peut être comptée par plusieurs effets.
BLF-11-11 = Le total le plus élevé gagne. En cas d’égalité, c’est le joueur qui a déclenché la fin, s’il est à égalité ; sinon, le premier joueur à égalité après lui dans le sens horaire, celui qui aurait joué le premier.
BLF-11-12 = Les missions accomplies, les provisions, les marchandises, les forêts, les champs, les étangs et les ressources de base ne valent rien par eux-mêmes.
BLF-11-13 = Pour qu’aucune partie ne dure sans fin, la fin est aussi déclenchée à la fin du 200e tour d’un joueur. Cela ne vaut pas en solo.

## À deux joueurs

BLF-chapter-12 = À deux joueurs
BLF-12-1 = Le pion neutre est placé comme dans BLF-2.9 et occupe sa case.
BLF-12-2 = Après chaque étape Marchandise, le joueur dont c’est le tour doit déplacer le pion neutre sur une autre case libre, dans n’importe quel village, le même compris.
BLF-12-3 = Entrer dans le village du pion neutre coûte la défausse de 1 ressource de son choix, outre le cadeau éventuel à l’adversaire ; mais ni au premier placement, ni à l’intérieur d’un même village.
BLF-12-4 = Le second joueur dont le four atteint la tuile Rappel révèle deux missions l’une après l’autre, mais ne gagne que 1 ressource de base. Dès lors, trois missions sont en jeu.
BLF-12-5 = Pour le fort, le pion neutre compte comme un adversaire : le fort coûte 2 briques, et son propriétaire ignore le pion neutre. À trois joueurs, le fort coûte 2 briques, à quatre 3, en solo 1.

## La partie solo

BLF-chapter-13 = La partie solo
BLF-13-1 = Le joueur solo fait la mise en place habituelle pour un joueur, sur le côté solo du plateau, avec les grands bâtiments de un à trois joueurs et sans bonus de départ. Le coucou commence sur la case 1 de la piste des années, qui en compte cinq. Le joueur prend les cinq pions.
BLF-13-2 = La partie dure cinq années de cinq tours, plus d’éventuels tours supplémentaires. Le sablier est sans effet.
BLF-13-3 = À chaque tour, le joueur peut jouer l’étape Marchandise, puis il place un des pions qui lui restent en main, de la couleur de son choix, et fait son action, le tout selon les règles habituelles.
BLF-13-4 = Le trajet se mesure à partir du pion placé précédemment dans la même année : le même village ne coûte rien, un autre lieu 1 provision par chemin. Le premier pion d’une année ne coûte pas de provisions.
BLF-13-5 = Si le pion va dans un autre village que celui du pion précédent, on défausse 1 ressource de son choix, de base ou transformée, par pion déjà présent ; elles peuvent différer. Le pion blanc ne paie jamais cela, ni aucun pion du propriétaire du fort.
BLF-13-6 = Les cases où l’on a des pions sont occupées. Les emplacements avec une mission peuvent être choisis comme d’habitude, même par le premier pion d’une année, dont le trajet est alors gratuit.
BLF-13-7 = Mendier, de gré ou de force : le joueur met de côté un pion, de la couleur de son choix, et gagne 1 provision ; cela prend un tour. Le trajet suivant se mesure à partir du dernier pion vraiment placé cette année ; s’il n’y en a pas, le pion suivant voyage gratuitement.
BLF-13-8 = Après le cinquième pion, le joueur reprend tous les pions et avance le coucou. Après la cinquième année, on compte les points.
BLF-13-9 = Quand le four atteint la tuile Rappel, on révèle 3 missions et l’on gagne 1 ressource de base. Par la suite, les missions accomplies sont remplacées comme d’habitude.
BLF-13-10 = Au début de la quatrième année, avant le premier pion, les 17 ouvriers sont tous retirés du plateau et redistribués comme dans BLF-2.4. Les missions restent où elles sont.
BLF-13-11 = Le marchand ambulant donne 2 unités de la ressource ; personne d’autre n’en gagne.
BLF-13-12 = Le tour supplémentaire de l’horloger se joue avec le pion que l’on vient de placer : il se déplace, en payant le trajet depuis sa place et les ressources pour les pions du village où il entre (sauf s’il est blanc), puis agit. On n’utilise pas de nouveau pion. L’étape Marchandise est permise. Mendier veut dire que le pion va au centre de son village et que l’on gagne 1 provision.
BLF-13-13 = La citerne sert quand un pion est placé dans le village du cuisinier et que le pion précédent de la même année n’y est pas ; elle sert donc aussi pour le premier pion d’une année.
BLF-13-14 = Le score final vaut un titre : dès 20 points Porteur d’eau, dès 30 Petit propriétaire, dès 40 Grand propriétaire, dès 50 Maître bâtisseur, dès 60 Maître verrier, dès 70 Duchesse. En dessous de 20, il n’y en a pas.
BLF-13-15 = Les quatre pions qui ne sont pas blancs se valent : la seule question est de placer le pion blanc ou un autre, et on ne la pose que si cela fait une différence.
BLF-13-16 = Il n’y a ni cadeaux auxquels répondre, ni actions libres pendant le tour d’un autre : les actions libres figurent parmi les choix de ses propres questions. On compte les points après le dernier tour, sans dernier moment.

## La première partie

BLF-chapter-14 = La première partie
BLF-14-1 = Dans la première partie, aucun petit bâtiment n’est retourné côté B (BLF-2.2). Tout le reste est comme d’habitude.

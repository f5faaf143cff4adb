### L’Abbaye du Roy : les règles, dans l’ordre de lecture.

## Règles générales

ABB-chapter-1 = Règles générales
ABB-1-1 = « Défausser » veut dire retirer de la partie ; « rendre », remettre à la banque, dans la réserve générale ou dans la réserve personnelle. Les paysans, les dés d’Élias, les cartes et les jetons Initiative défaussés ne reviennent jamais.
ABB-1-2 = Les ressources et les deniers sont en nombre illimité. Les moutons (15), les vaches (9), les enclos (5), les aménagements (5), les outils (11), les chariots (11) et les 15 paysans de chaque joueur sont en nombre limité ; de tout cela, seuls les paysans peuvent venir à manquer.
ABB-1-3 = Le plateau d’un joueur comprend ses bancs, son baptistère, ses tours, ses bâtiments, son enclos et les emplacements de son aménagement. Les paysans placés sur une carte Croisade ou Vikings, et les dés placés sur une carte Croisade, Vikings ou Saint, ne sont pas sur le plateau.
ABB-1-4 = La population est le nombre de paysans présents sur le plateau : sur les bancs, au baptistère et sur les cartes.
ABB-1-5 = Le prestige se compte aussitôt, les gains comme les pertes. Il peut descendre au-dessous de zéro.
ABB-1-6 = La défense d’une abbaye est de 1 (3 dans la partie rapide), plus 1 par dé Moine sur la piste de défense, plus des points permanents qui comptent tant que leur condition est remplie : 1 pour un Diacre accompli ; 1 pour un Cardinal accompli ; 1 pour l’autel ; 1 pour les cinq murs ; 1 pour chaque Porte fortifiée et chaque carte Remparts où se trouve un archer ; 1 pour la Chapelle d’un Prêtre accompli ; 1 pour chaque Caserne, Cellier ou Cloître actif ; 1 pour deux Guildes du maçon actives ; 2 pour la Sainte Croix, une fois utilisée ; 2 pour saint Arnaud, une fois utilisé. Elle n’est jamais inférieure à 1 et n’a pas de maximum.
ABB-1-7 = Quand une carte contredit les règles, c’est la carte qui prévaut.
ABB-1-8 = À la phase 1, un joueur lance 9 dés, ou 10 s’il a à ce moment une Cellule supplémentaire active, moins ceux qui sont sur des croisades. Les dés lancés sont ses dés disponibles, visibles de tous ; on utilise un dé en le plaçant. Les dés qui reviennent d’une croisade aux phases 11 et 12 rejoignent la réserve et sont lancés à la manche suivante.
ABB-1-9 = Chacun des deux jetons Échange sert une fois par manche, quand une question est posée à son propriétaire, puis est retourné. Le joueur donne à la banque autant de jetons qu’il veut d’une seule sorte (une ressource, ou des deniers) et reçoit autant de jetons qu’il veut d’une seule autre sorte, sans dépasser la valeur de ce qu’il donne ; la différence est perdue (mais voir le Bureau de change, ABB-16.15). Un denier vaut 1, un jeton de bois 2, de blé 3, de pierre 4, de sable 5. On ne mélange ni ce qu’on donne ni ce qu’on reçoit ; outils, chariots, animaux et cartes ne s’échangent pas.
ABB-1-10 = Deux paysans ne partagent jamais une place de banc, une place du baptistère ou la case d’une carte.
ABB-1-11 = Un paysan qui arrive (de la réserve, par un prêche ou un événement, ou d’une croisade) prend la place libre la plus basse du premier banc, en partant de la gauche, qui en a une. Si les 12 places sont prises, le paysan de la rangée la plus basse du quatrième banc va d’abord au baptistère, où il reste alors toujours une place, et le nouveau venu s’assied à son ancienne place.
ABB-1-12 = Qui perd un paysan de son plateau choisit lequel : sur les bancs, au baptistère ou sur une carte, qui devient alors inactive. Le paysan est défaussé.
ABB-1-13 = Un bâtiment ou le Clocher est actif tant qu’un paysan s’y trouve ; une Porte fortifiée ou des Remparts, tant qu’un archer s’y trouve ; la Chapelle, toujours.

## Mise en place

ABB-chapter-2 = Mise en place
ABB-2-1 = On sépare les événements en années fastes, catastrophes et Vikings, et l’on mélange chaque pile. On prend 2 années fastes, 2 catastrophes et 3 Vikings (autres compositions : ABB-20.1, ABB-21.6), que l’on mélange face cachée : c’est la pile des événements, de 7 cartes. Les autres événements sont défaussés sans être regardés.
ABB-2-2 = On mélange les 21 croisades sans relique (avec les Saintes Reliques : ABB-23.1) et l’on en donne 1, face visible, à chaque joueur. Les autres forment la pile des croisades, face cachée.
ABB-2-3 = Le marqueur Ténèbres commence sur la case la plus basse de sa piste. De bas en haut, les cases portent 3, 3, 4, 5, 6, 7, 8, 9 et 10.
ABB-2-4 = On mélange les 6 jetons Initiative en une pile face cachée.
ABB-2-5 = Chaque lieu de ressource a 5 cases principales et 2 cases bonus. À 1, 2 ou 3 joueurs, l’une des deux cases bonus de chaque lieu est bloquée pour toute la partie.
ABB-2-6 = Chaque joueur prend 9 dés Moine (un dixième reste dans la réserve générale), 15 paysans, 5 murs, 2 jetons Échange, l’autel, 6 cartes Tour (2 Remparts, 2 Portes fortifiées, 1 Clocher, 1 Chapelle), 1 jeton Chariot, 1 jeton Outils, 4 deniers, 1 jeton de bois, 1 jeton de blé et 1 jeton de pierre. Les jetons Échange et Outils sont sur leur face disponible.
ABB-2-7 = La défense de chaque abbaye est de 1. Le marqueur Clergé attend devant la première case de sa piste. Un paysan est assis à la première place du premier banc ; les autres forment la réserve personnelle.
ABB-2-8 = On mélange les 6 bâtiments de départ et l’on en donne 1 à chaque joueur (ou on les met aux enchères : ABB-20.6). Chacun place le sien sur n’importe quel emplacement de bâtiment, avec 1 paysan de la réserve dessus : ce bâtiment est actif aussitôt. Il ne coûte rien et ne rapporte ni prestige ni récompense d’achat. Les bâtiments de départ restants sont défaussés.
ABB-2-9 = On mélange les 57 autres cartes Bâtiment et l’on en fait deux piles, de 29 et de 28 cartes, une par colonne du Marché aux Bâtiments. On remplit les rangs 1, 2 et 3 de chaque colonne avec les cartes de sa pile, puis on retourne la carte suivante de la pile : c’est la carte du rang 4. Il y a donc 8 cartes à vendre.
ABB-2-10 = Le premier joueur est tiré au sort. Son marqueur Prestige commence à 5 ; ceux des joueurs suivants, dans le sens horaire, à 6, 7, 8 et 9.
ABB-2-11 = Avec les Saints Patrons, chaque joueur reçoit 1 saint face cachée, qu’il est seul à connaître ; les autres saints sont défaussés sans être regardés.
ABB-2-12 = Après la mise en place, chaque joueur a 13 paysans en réserve, 1 sur les bancs et 1 sur son bâtiment de départ.

## Manches et phases

ABB-chapter-3 = Manches et phases
ABB-3-1 = La partie compte autant de manches qu’il y a de cartes Événement : 7, ou 5 dans la partie rapide. Une manche comprend douze phases : 1 lancer de dés, 2 événement, 3 abbaye et croisades, 4 bâtiments, 5 ressources et initiative, 6 mouvements, 7 construction, 8 nourriture, 9 Ténèbres, 10 revenus, 11 croisades, 12 fin de la manche.
ABB-3-2 = L’ordre du tour suit le sens horaire à partir du détenteur du pion Premier Joueur et ne change pas au cours d’une manche.
ABB-3-3 = Aux phases 2, 3, 4, 5, 7 et 11, les joueurs agissent strictement dans l’ordre du tour. Aux phases 1, 6, 8, 9, 10 et 12, ils n’ont pas d’effet les uns sur les autres : qui a quelque chose à décider le fait quand il veut, en même temps que les autres, et le résultat ne dépend pas de l’ordre des réponses.

## Phase 1 : lancer de dés

ABB-chapter-4 = Phase 1 : lancer de dés
ABB-4-1 = Chaque joueur lance ses dés (ABB-1.8). Qui n’a aucun dé en réserve n’en lance pas.
ABB-4-2 = Le propriétaire d’un Clocher actif peut ensuite relancer des dés (ABB-17.3).

## Phase 2 : événement

ABB-chapter-5 = Phase 2 : événement
ABB-5-1 = On révèle le premier événement de la pile. À la manche 1, une carte Vikings est remise sous la pile et l’on révèle l’événement suivant, jusqu’à ce qu’il ne s’agisse pas d’une carte Vikings. Chacun sait alors que les dernières manches seront des raids, autant qu’il y a eu de cartes ainsi remises.
ABB-5-2 = Une année faste ou une catastrophe vaut pour toute la manche ; ce qu’elle fait « aussitôt » s’applique maintenant à tous les joueurs, dans l’ordre du tour. Un changement de diviseur s’applique après ceux que font les bâtiments. Années fastes. Moisson exceptionnelle : le diviseur du Champ baisse de 1, sans descendre au-dessous de 2. Forêts généreuses : chaque collecte dans la Forêt rapporte 1 jeton de bois de plus, même si ses dés n’en donnent aucun. Nouvelle veine : chaque collecte à la Montagne dont les dés donnent de la pierre rapporte 1 jeton de pierre de plus. Largesses royales : chacun gagne aussitôt 3 deniers. Ferveur populaire : chacun recrute aussitôt 1 paysan de sa réserve, s’il en reste, sans tenir compte de la limite des prêches. Grand pèlerinage : chacun a 2 mouvements de plus à la phase 6. Hiver clément : chacun nourrit 1 niveau de moins. Rayon de lumière : chaque défense compte 2 de plus face aux Ténèbres. Grande foire : tous les prix du Marché aux Bâtiments baissent de 1 denier, et le rang 1 est donc gratuit ; prendre une carte gratuite est un achat. Année d’étude : aussitôt, chacun peut relancer autant de ses dés disponibles qu’il veut, tous ensemble et une seule fois ; on garde les nouveaux résultats. Catastrophes. Sécheresse, Incendie de forêt, Éboulement : le diviseur du Champ, de la Forêt ou de la Montagne monte de 1. Inondation : aucun dé ne peut être placé à la Sablière. Peste : chacun défausse aussitôt 1 paysan de son plateau ; qui n’en a pas perd 2 points de prestige à la place. Brigands : chacun perd aussitôt 3 deniers, ou tous les siens s’il en a moins. Disette : quiconque a au moins 1 paysan sur son plateau nourrit 1 niveau de plus. Hérésie : 1 dé au plus peut servir à prêcher, au lieu de 3. Nuit profonde : les Ténèbres comptent 1 de plus, sans que leur marqueur avance. Routes coupées : ni jetons Échange, ni chariots, ni échanges par les Écuries jusqu’à la fin de la manche. Aucun événement ne change la valeur d’échange des biens ni ne touche Élias.
ABB-5-3 = Quand une carte Vikings est révélée, on demande au propriétaire de la Sainte Lance, avant de lancer les dés, s’il l’utilise (ABB-23.5). S’il le fait, le raid est terminé.
ABB-5-4 = Sinon, on lance un dé Vikings par joueur (deux en solo), et l’on place les dés sur les lignes de la carte, du plus fort au plus faible.
ABB-5-5 = En commençant par le premier joueur, celui dont c’est le tour doit occuper la première ligne ouverte : soit avec un de ses dés disponibles, d’exactement la même valeur, et il gagne 1 point de prestige ; soit avec un paysan de son plateau, et il perd 1 point de prestige. On peut choisir le paysan même quand on a le dé qu’il faut.
ABB-5-6 = Qui a placé un dé peut continuer sur les lignes suivantes, dans l’ordre, avec d’autres dés d’exactement la valeur de chaque ligne, en gagnant 1 point de prestige pour chacun, et s’arrêter quand il veut. Qui a placé un paysan doit s’arrêter. Le joueur suivant dans le sens horaire affronte alors la première ligne ouverte.
ABB-5-7 = Qui n’a ni le dé qu’il faut ni paysan sur son plateau laisse la ligne enfoncée : elle compte comme un paysan et lui coûte 1 point de prestige, puis c’est au joueur suivant.
ABB-5-8 = Avec une Caserne active, le premier dé Moine qu’un joueur place sur la carte peut compter 1 de plus ou 1 de moins (entre 1 et 6) ; avec deux, il peut prendre n’importe quelle valeur. La Bibliothèque n’y sert pas ; le Scriptorium, si (ABB-16.18).
ABB-5-9 = Quand toutes les lignes sont occupées, s’il y a plus de dés Moine que de paysans et de lignes enfoncées, les Vikings sont repoussés : le joueur qui a le plus de dés sur la carte gagne 3 points de prestige ; en cas d’égalité, personne ne les gagne.
ABB-5-10 = Sinon, le royaume est pillé : chaque joueur, dans l’ordre du tour, défausse un de ses bâtiments ou une de ses tours, à son choix, avec le paysan qui s’y trouve. Le prestige gagné en le construisant reste acquis ; tout le reste est perdu. On peut choisir le bâtiment de départ, ou l’un ou l’autre de deux exemplaires, mais ni l’autel ni les murs. Une Bergerie ou une Étable emporte son enclos, et les animaux retournent à la réserve générale.
ABB-5-11 = Qui n’a ni bâtiment ni tour perd à la place tous ses deniers et toutes ses ressources. On ne peut pas choisir cette perte tant qu’on a un bâtiment ou une tour.
ABB-5-12 = Les dés et les paysans restent sur la carte jusqu’à la phase 12. Comme il y a autant de lignes que de joueurs, personne n’agit deux fois.

## Phase 3 : abbaye et croisades

ABB-chapter-6 = Phase 3 : abbaye et croisades
ABB-6-1 = Dans l’ordre du tour, chacun joue un tour. Il peut prêcher, monter dans le clergé, défendre l’abbaye et partir en croisade, faire tout cela ou rien, dans l’ordre qu’il veut : il place des dés un par un dans les limites qui suivent, en y mêlant s’il le veut des actions libres, jusqu’à ce qu’il s’arrête.
ABB-6-2 = Les dés inutilisés restent disponibles pour la phase 5, ou pour aider à la croisade d’un autre joueur, plus tard dans la phase 3.
ABB-6-3 = Prêcher : un dé de valeur 1, 2 ou 3 recrute 1 paysan de la réserve (ABB-1.11). 3 dés au plus par manche, et seulement tant qu’il reste des paysans en réserve.
ABB-6-4 = Clergé : un dé de valeur 4, 5 ou 6 fait avancer le marqueur Clergé d’une case, 3 dés au plus par manche et pas au-delà de la case 15. Chacun des cinq niveaux a trois cases ; sur la troisième, le niveau est accompli et donne aussitôt son bonus. Séminariste (case 3) : désormais 2 mouvements de plus à la phase 6. Diacre (case 6) : 1 point de défense, et la décision sur le saint (ABB-24.1). Prêtre (case 9) : 2 jetons Ressource au choix, une seule fois ; désormais la Chapelle donne 1 point de défense. Évêque (case 12) : 3 mouvements de plus à la phase 6, soit 6 en tout, et 4 points de prestige. Cardinal : 3 points de prestige sur la case 13, 4 sur la case 14, enfin 5 points de prestige et 1 point de défense sur la case 15.
ABB-6-5 = Les limites du prêche et du clergé comptent tous les dés qu’on y place dans la manche, échos compris ; un dé repris et placé de nouveau compte une fois de plus.
ABB-6-6 = Défendre : autant de dés qu’on veut, de n’importe quelle valeur. Chacun ajoute 1 point de défense jusqu’à la phase 12.
ABB-6-7 = Croisade : sur chacune de ses croisades inachevées, un joueur peut placer des dés disponibles sur les cases de dé libres. Avec le premier dé, il doit envoyer à la croisade 1 de ses paysans, pris sur les bancs ou au baptistère et non sur une carte ; une fois par carte. On n’envoie jamais de paysan sans dé.
ABB-6-8 = Le premier dé fixe la valeur de la croisade : tous les suivants doivent avoir la même.
ABB-6-9 = Quand toutes ses cases de dé sont remplies, une croisade est accomplie : on n’y ajoute plus rien, et elle est résolue à la phase 11 de cette manche.
ABB-6-10 = Aide : à son tour, et dès qu’un de ses dés est sur la carte, le propriétaire peut proposer un accord à un autre joueur : combien de dés celui-ci apportera, au plus autant qu’il y a de cases libres, et sa part, soit une partie quelconque de la récompense (relique comprise) et du prestige. On ne peut rien promettre d’autre. L’autre accepte, refuse ou fait une contre-offre, une seule, sur la part. Seul le propriétaire de la carte peut proposer un accord (chapitre 25).
ABB-6-11 = En cas d’accord, l’allié envoie aussitôt 1 paysan de ses bancs ou de son baptistère sur la seconde case de paysan, s’il n’y en a pas déjà un, et place le nombre convenu de ses dés disponibles de la valeur de la carte. On ne peut pas solliciter un joueur sans paysan ou sans dé. L’allié peut utiliser sa Forge et son Scriptorium.
ABB-6-12 = Une croisade a un seul allié jusqu’à ce qu’elle soit résolue ou abandonnée. Le même allié peut ajouter des dés lors de tours suivants, par un nouvel accord, qui remplace l’ancien si les deux y consentent ; sinon l’ancien demeure. Le dernier partage convenu engage les joueurs. Sans accord, le propriétaire reçoit tout. L’aide n’a pas à achever la croisade, et un allié dont le tour est passé peut encore utiliser les dés qui lui restent.
ABB-6-13 = Aider n’est pas un tour de l’allié et ne lui coûte aucune action.

## Phase 4 : bâtiments

ABB-chapter-7 = Phase 4 : bâtiments
ABB-7-1 = Dans l’ordre du tour, chacun peut acheter 1 carte du Marché aux Bâtiments au prix de son rang, de 1 à 4 deniers. Puis, du dernier joueur au premier, chacun de ceux qui viennent d’acheter une carte peut en acheter 1 autre.
ABB-7-2 = L’acheteur prend aussitôt la récompense d’achat et garde la carte en main, face visible. La main n’a pas de limite, et l’on peut acheter n’importe quelle carte, même une qu’on ne pourra jamais construire.
ABB-7-3 = Les places vides ne sont pas comblées avant la phase 12 ; la carte qui est sous une carte achetée au rang 4 reste cachée.

## Phase 5 : ressources et initiative

ABB-chapter-8 = Phase 5 : ressources et initiative
ABB-8-1 = Dans l’ordre du tour, autant de fois qu’il le faut, chacun place des dés sur un lieu de ressource, ou 1 dé sur l’initiative, ou passe. Qui passe ne joue plus dans cette phase ; elle s’arrête quand tous ont passé. Un joueur sans dé disponible passe automatiquement, sauf s’il peut encore utiliser un chariot, l’Antre d’Abbott ou sa seconde Cellule supplémentaire. À cette phase, les dés ne servent ni à prêcher, ni au clergé, ni à la défense, ni aux croisades, sauf grâce à la Cellule supplémentaire.
ABB-8-2 = Pour une collecte, on place 1 dé sur une case principale libre puis, si l’on veut, 1 autre dé sur une case bonus libre du même lieu.
ABB-8-3 = On ne peut agir qu’une fois par manche sur chaque lieu.
ABB-8-4 = Avant de collecter, on peut utiliser des outils : chacun ajoute 1 à un dé de cette collecte, jusqu’à 6, puis est retourné. Plusieurs outils peuvent servir au même dé.
ABB-8-5 = On collecte la somme de ses dés divisée par le diviseur, arrondie à l’unité inférieure : Forêt 2 pour le bois, Champ 3 pour le blé, Montagne 4 pour la pierre, Sablière 5 pour le sable. Les bâtiments changent d’abord le diviseur (Montagne 3 avec une Guilde du maçon, Champ 2 avec deux Jardins), puis l’événement. Une collecte peut ne rien rapporter.
ABB-8-6 = Chariot, action libre de la phase 5 : rendez 1 chariot à la réserve générale et prenez 1 jeton Ressource d’un lieu où vous avez placé un dé cette manche, même si la Cellule supplémentaire l’en a retiré depuis. On peut utiliser autant de chariots qu’on veut, à chaque question de la phase, même un chariot qu’on vient de gagner. On n’en tire ni monnaie ni bonus d’événement.
ABB-8-7 = Initiative : n’importe quel dé, si la case est libre ; l’initiative est donc prise une fois par manche au plus. Le joueur prend le premier jeton Initiative de la pile et aussitôt sa récompense : 3 jetons de bois, 2 jetons de blé, 1 jeton de pierre, 1 jeton de sable, 1 jeton Outils ou 1 jeton Chariot. Le premier joueur en a le droit aussi. Si la pile est vide, on peut encore placer le dé, sans récompense.

## Phase 6 : mouvements

ABB-chapter-9 = Phase 6 : mouvements
ABB-9-1 = Chacun a 1 mouvement, 2 de plus s’il est Séminariste accompli, 3 de plus s’il est Évêque accompli et 2 de plus à la manche du Grand pèlerinage. Les mouvements inutilisés sont perdus.
ABB-9-2 = Un mouvement mène un paysan à la place de la même rangée du banc suivant, si elle est libre. Un paysan ne saute pas par-dessus un autre, ne change pas de rangée et ne recule pas.
ABB-9-3 = Les mouvements peuvent servir à un seul paysan ou à plusieurs, et alterner avec les mouvements gratuits vers le baptistère et vers les cartes.

## Phase 7 : construction

ABB-chapter-10 = Phase 7 : construction
ABB-10-1 = Dans l’ordre du tour, chacun joue un tour où il construit tout ce qu’il peut payer, dans l’ordre qu’il veut.
ABB-10-2 = L’autel, une fois : il coûte 4 deniers et 2 jetons de bois, et rapporte 2 points de prestige.
ABB-10-3 = Un mur : il coûte 1 jeton de pierre et rapporte 1 point de prestige. Il y en a cinq.
ABB-10-4 = Une tour : payez le coût d’une de vos cartes Tour, placez-la sur un emplacement de tour libre et gagnez son prestige. Nul ne construit plus de 4 tours dans la partie, y compris celles qui ont été détruites.
ABB-10-5 = Un archer : il coûte 5 deniers ; un paysan des bancs ou du baptistère va sur une de vos Portes fortifiées ou une de vos cartes Remparts sans archer.
ABB-10-6 = Un bâtiment : payez le coût d’une carte de votre main, placez-la sur un emplacement de bâtiment libre et gagnez son prestige. Un second exemplaire se place sur l’emplacement du premier et n’en demande pas d’autre ; si le premier a été détruit, il prend un emplacement libre. De chaque bâtiment on peut construire 2 exemplaires dans la partie, bâtiment de départ et bâtiments détruits compris ; de la Bergerie et de l’Étable, une seule carte en tout (ABB-16.11). Une carte peut être construite à la manche où elle est achetée.
ABB-10-7 = L’aménagement, une fois par partie et seulement quand les 7 emplacements de bâtiment sont pris, enclos compris : il coûte 2 jetons de blé et 2 jetons de pierre, et donne 2 emplacements de plus. Ils restent acquis même si d’autres se libèrent ensuite.
ABB-10-8 = Chacun paie les coûts sur son propre stock. On peut utiliser des jetons Échange entre-temps.

## Phase 8 : nourriture

ABB-chapter-11 = Phase 8 : nourriture
ABB-11-1 = Jardinage : des Jardins actifs donnent 1 jeton de blé pour chaque lot de 3 jetons de blé en stock.
ABB-11-2 = Élevage : une Bergerie active depuis une manche antérieure donne 1 mouton, jusqu’à 5 ; une Étable, de même, 1 vache, jusqu’à 3. C’est la dernière activation qui compte.
ABB-11-3 = Niveaux à nourrir : aucun pour une population de 0, 1 pour 1 à 4 paysans, 2 pour 5 à 8, 3 pour 9 ou plus ; l’événement peut ensuite en ajouter ou en retirer un.
ABB-11-4 = Chaque Boulangerie active et chaque vache nourrissent 1 niveau sans rien coûter.
ABB-11-5 = Pour le reste, le joueur peut rendre des moutons, qui nourrissent 2 niveaux chacun ; l’excédent est perdu. Chaque niveau restant doit être payé de 1 jeton de blé, tant que le joueur en a. On peut utiliser des jetons Échange avant.
ABB-11-6 = Pour chaque niveau encore à nourrir, le joueur défausse 1 paysan de son plateau, s’il en a un, et perd 2 points de prestige. Cela précède les Ténèbres : un paysan perdu sur une carte de défense affaiblit la défense de la même manche.
ABB-11-7 = Les niveaux sont fixés avant les pertes ; défausser des paysans ne les diminue pas.

## Phase 9 : Ténèbres

ABB-chapter-12 = Phase 9 : Ténèbres
ABB-12-1 = Chacun compare sa défense au nombre de la case du marqueur Ténèbres. Il lui manque autant de points que les Ténèbres en ont de plus. La Nuit profonde ajoute 1 aux Ténèbres, le Rayon de lumière 2 à chaque défense.
ABB-12-2 = Pour chaque point qui lui manque, il défausse 1 paysan de son plateau, tant qu’il en a, et perd 2 points de prestige, qu’il ait encore des paysans ou non. Ce nombre est fixé avant les pertes : un paysan perdu sur une Caserne ou une tour ne l’augmente pas.
ABB-12-3 = Ensuite, le marqueur Ténèbres monte d’une case ; arrivé à la dernière, il y reste.

## Phase 10 : revenus

ABB-chapter-13 = Phase 10 : revenus
ABB-13-1 = Chacun gagne 1 denier par paysan de sa population.
ABB-13-2 = Chaque Brasserie active y ajoute 1 denier par paysan placé sur une carte Tour ou Bâtiment, archers compris.

## Phase 11 : croisades

ABB-chapter-14 = Phase 11 : croisades
ABB-14-1 = Dans l’ordre du tour, on résout les croisades accomplies de chacun : chaque dé retourne dans la réserve de son propriétaire, chaque paysan sur les bancs du sien (ABB-1.11) ; la récompense et le prestige sont répartis comme convenu ; pour une relique, voir ABB-23.2 ; la carte est défaussée.
ABB-14-2 = Puis, dans l’ordre du tour, chaque joueur qui a moins de 2 croisades peut payer 1 denier et en piocher une, face visible, s’il en reste ; une seule par manche. On ne le fait pas à la dernière manche.
ABB-14-3 = Une croisade inachevée n’est jamais défaussée.

## Phase 12 : fin de la manche

ABB-chapter-15 = Phase 12 : fin de la manche
ABB-15-1 = Le propriétaire du dé placé sur l’initiative prend le pion Premier Joueur. S’il n’y en a pas, le pion reste où il est.
ABB-15-2 = Les dés placés sur les plateaux individuels, sur le plateau principal et sur les cartes Vikings et Saint retournent à leurs propriétaires. Les paysans d’une carte Vikings et la carte Événement sont défaussés.
ABB-15-3 = Qui a une croisade inachevée avec des dés peut l’abandonner (on ne le demande pas à la dernière manche, où cela ne change rien) : tous ses dés retournent à leurs propriétaires, tous ses paysans sont défaussés, celui de l’allié aussi, et l’accord est caduc. La carte reste comme neuve : sa valeur et la place d’un allié sont de nouveau libres.
ABB-15-4 = Nul ne garde plus de 3 jetons de chaque ressource, 4 avec un Cellier actif, 5 avec deux ; avec une Grange dîmière active, il n’y a pas de limite. On peut échanger avant ; le surplus est rendu. Les deniers ne sont pas limités.
ABB-15-5 = Si la pile des événements est vide, la partie est terminée et l’on passe au décompte.
ABB-15-6 = Marché : dans chaque colonne, on défausse la carte la moins chère qui reste, s’il y en a une, on fait descendre les autres sans laisser de vide et l’on complète la colonne jusqu’au rang 4 avec sa pile, la carte du rang 4 étant la première de la pile, retournée.
ABB-15-7 = Les jetons Échange et Outils sont remis sur leur face disponible.

## Les bâtiments

ABB-chapter-16 = Les bâtiments
ABB-16-0 = Le premier effet d’un bâtiment demande un exemplaire actif, le second effet deux exemplaires actifs. Si l’un des deux perd son paysan, le second effet est suspendu jusqu’à ce que cet exemplaire soit de nouveau actif. Ce qui sert un certain nombre de fois par manche se compte par joueur et par bâtiment : on peut l’utiliser tant qu’on l’a utilisé moins de fois dans la manche que ne le permettent les exemplaires actifs à ce moment.
ABB-16-1 = Antre d’Abbott : une fois par manche (deux fois avec deux exemplaires), son propriétaire peut reprendre un dé qui est sur son plateau depuis la phase 3, pour le prêche, le clergé ou la défense : ce dé redevient disponible. Ce qu’il a produit reste acquis, mais un dé repris sur la piste de défense n’y compte plus. Le dé peut resservir à la phase 3 ou à la phase 5, dans les limites habituelles et avec la valeur qu’il avait au lancer.
ABB-16-2 = Boulangerie : chaque exemplaire actif nourrit 1 niveau à la phase 8.
ABB-16-3 = Caserne : 1 point de défense par exemplaire actif, et un dé modifiable contre les Vikings (ABB-5.8).
ABB-16-4 = Thermes : une fois par manche (deux fois avec deux exemplaires), quand une question lui est posée, leur propriétaire peut déplacer gratuitement un paysan d’une de ses cartes Tour ou Bâtiment vers une autre qui en demande un et n’en a pas. Un paysan déplacé sur une Porte fortifiée ou des Remparts devient archer sans payer les 5 deniers. Le paysan des Thermes peut lui-même être déplacé.
ABB-16-5 = Forge : une fois par manche, même avec deux exemplaires, un dé que son propriétaire place sur une croisade à la phase 3, la sienne ou celle dont il est l’allié, peut compter 1 de plus ou 1 de moins (entre 1 et 6) ou, avec deux exemplaires, prendre n’importe quelle valeur. Si c’est le premier dé de la carte, la valeur modifiée devient celle de la croisade.
ABB-16-6 = Brasserie : des revenus supplémentaires (ABB-13.2).
ABB-16-7 = Chauffoir, Salle capitulaire, Réfectoire : quand une telle carte devient active pour la première fois, son propriétaire gagne 10 points de prestige, qui ne sont jamais perdus ni regagnés pour cette carte. Qui a construit l’un de ces trois bâtiments ne peut plus construire aucun des deux autres ; un second exemplaire du même est permis. Chacune de ces cartes encore en main à la fin coûte 10 points de prestige.
ABB-16-8 = Cellier : 1 point de défense par exemplaire actif ; à la phase 12, on garde 4 jetons de chaque ressource, 5 avec deux exemplaires.
ABB-16-9 = Cloître : 1 point de défense par exemplaire actif.
ABB-16-10 = Étable : à sa construction, on place un enclos sur un second emplacement de bâtiment libre ; sans deux emplacements libres, on ne peut pas la construire. À partir de la manche qui suit son activation, elle donne 1 vache par manche, jusqu’à 3. Chaque vache nourrit 1 niveau à chaque phase 8 et vaut 3 points de prestige à la fin. Les vaches restent même si le paysan s’en va.
ABB-16-11 = Qui a construit une Bergerie ou une Étable ne peut plus construire ni l’une ni l’autre.
ABB-16-12 = Jardins : 1 jeton de blé pour chaque lot de 3 jetons de blé à la phase 8 (ABB-11.1), gain que le second exemplaire ne double pas ; avec deux exemplaires, le diviseur du Champ est 2 à la phase 5.
ABB-16-13 = Bibliothèque : une fois par manche (deux fois avec deux exemplaires), son propriétaire peut choisir la valeur d’un dé utilisé pour le prêche, le clergé ou la défense.
ABB-16-14 = Guilde du maçon : le diviseur de la Montagne est 3 à la phase 5 et pour saint Renaud ; dans les échanges, un jeton de pierre vaut toujours 4. Avec deux exemplaires : 1 point de défense.
ABB-16-15 = Bureau de change : après une collecte, le reste de la division (outils compris) est payé en deniers ; après un échange avec un jeton Échange, la différence perdue aussi, mais il faut prendre autant de jetons de l’autre sorte que possible. Il ne rend rien pour saint Renaud ni pour les échanges par les Écuries. Avec deux exemplaires : 1 point de prestige par lot de 5 deniers à la fin.
ABB-16-16 = Cellule supplémentaire : un dixième dé à partir de la phase 1 suivante (ABB-1.8), jamais davantage. Avec deux exemplaires, une fois par manche à la phase 5, son propriétaire peut retirer un de ses dés d’un lieu de ressource et l’utiliser aussitôt pour le prêche, le clergé ou la défense, avec la valeur qu’il avait au lancer (la Bibliothèque peut la changer) et dans les limites de la manche. Sa case se libère pour les autres, ce qu’il a collecté reste acquis, et son propriétaire ne peut pas revenir sur ce lieu.
ABB-16-17 = Le dixième dé est perdu à la phase 1 suivante si aucune Cellule supplémentaire n’est alors active.
ABB-16-18 = Scriptorium : une fois par manche, un dé compte pour deux dés de sa valeur quand on le place ; le second s’appelle son écho. Avec deux exemplaires, une fois par manche aussi, deux autres dés de même valeur placés ensemble comptent pour trois. Un écho a la valeur de son dé après les changements dus à la Bibliothèque, à la Forge ou à la Caserne, respecte toutes les limites et occupe une place comme un dé : il compte dans les limites du prêche et du clergé, ajoute 1 point de défense, remplit une case de croisade jusqu’à ce que la croisade soit résolue ou abandonnée, prend la case bonus d’une collecte (il n’y a donc plus de place pour un autre dé, et le second effet n’y sert pas), occupe la ligne suivante des Vikings si elle a la même valeur (1 point de prestige, et il compte pour le résultat et la majorité) et compte sur la carte Saint. Il ne sert pas à l’initiative. Des outils peuvent augmenter le dé et son écho séparément, chacun jusqu’à 6. L’écho disparaît avec son dé ; un dé de défense repris emporte son écho.
ABB-16-19 = Bergerie : elle vient avec un enclos, comme l’Étable, et avec 2 moutons ; elle donne 1 mouton par manche à partir de celle qui suit son activation, jusqu’à 5. Un mouton rendu à la phase 8 nourrit 2 niveaux ; chaque mouton gardé vaut 2 points de prestige à la fin.
ABB-16-20 = Écuries : une fois par manche (deux fois avec deux exemplaires), leur propriétaire peut, à son tour des phases 3, 4, 5 et 7, faire un échange avec un joueur qui y consent : il donne une sorte et en reçoit une autre, sans recevoir plus de valeur qu’il n’en donne. Les deux lots changent de main en entier, sans jeton Échange. Le partenaire n’a pas besoin d’Écuries ; le second échange peut se faire avec le même ou avec un autre. Pas en solo, ni pendant la manche des Routes coupées. Le chapitre 25 dit comment se font les offres.
ABB-16-21 = Grange dîmière : pas de limite de ressources à la phase 12. Avec deux exemplaires : 1 point de prestige par lot de 3 jetons Ressource à la fin.

## Les tours

ABB-chapter-17 = Les tours
ABB-17-1 = Remparts, Porte fortifiée : 1 point de défense par carte tant qu’un archer s’y trouve.
ABB-17-2 = Chapelle : 1 point de défense tant que son propriétaire est au moins Prêtre accompli, qu’il l’ait construite avant ou après. Elle ne demande pas de paysan.
ABB-17-3 = Clocher actif : son propriétaire peut relancer jusqu’à 2 de ses dés disponibles par manche, chacun une seule fois, ensemble ou séparément ; on garde le nouveau résultat.
ABB-17-4 = Une tour détruite libère son emplacement, mais compte parmi les 4 qu’on peut construire (ABB-10.4).

## Actions libres

ABB-chapter-18 = Actions libres
ABB-18-1 = Les actions libres se font chaque fois qu’une question est posée à un joueur sur son propre jeu, avant qu’il n’y réponde. Un paysan du quatrième banc peut aller gratuitement à une place libre du baptistère.
ABB-18-2 = Un paysan du baptistère peut aller gratuitement sur un bâtiment de son propriétaire, ou sur son Clocher, si aucun paysan ne s’y trouve : c’est désormais un frère convers, et la carte est active aussitôt.
ABB-18-3 = On peut utiliser un jeton Échange (ABB-1.9) tant qu’on en a un de disponible, sauf pendant la manche des Routes coupées.
ABB-18-4 = Un échange par les Écuries (ABB-16.20) ne se propose qu’à son propre tour des phases 3, 4, 5 et 7. Les Thermes (ABB-16.4) peuvent déplacer un paysan à n’importe quelle phase. Le Clocher (ABB-17.3) permet de relancer des dés aux phases 1 à 5.
ABB-18-5 = L’Antre d’Abbott (ABB-16.1) permet de reprendre un dé aux phases 3 à 5, la seconde Cellule supplémentaire (ABB-16.16) à la phase 5 seulement.
ABB-18-6 = On peut utiliser une relique (chapitre 23) ou un saint (chapitre 24).
ABB-18-7 = On ne demande rien à qui ne pourrait répondre que « terminé ». Après les revenus de la phase 10, on interroge tous ceux à qui il reste une action libre, quelles que soient leurs croisades. À la phase 12 de la dernière manche, une dernière occasion s’offre, avant le contrôle de la limite de ressources et le décompte, à qui peut encore changer ses points ou le départage par une action libre : un échange, une relique (même tout juste gagnée), un saint, un paysan envoyé au travail. Avant les Ténèbres, seule une action libre capable d’augmenter la défense vaut une question.
ABB-18-8 = Un chariot (ABB-8.6) ne s’utilise qu’à la phase 5. Qui a placé tous ses dés est encore interrogé tant qu’il a un chariot utilisable, ou peut en obtenir un par le Pentateuque.
ABB-18-9 = Personne n’agit pendant le tour d’un autre, sauf pour répondre à une offre qui lui est faite. Les réponses aux offres et à la question de la Sainte Lance, ainsi que les choix imposés par un effet (cadeau du Prêtre, décision sur le saint, paiement, perte de paysans aux phases 8 et 9), ne laissent pas place aux actions libres. Les actions libres d’une manche sont en nombre limité : aucun tour ne dure sans fin.

## Fin de la partie

ABB-chapter-19 = Fin de la partie
ABB-19-1 = Le prestige final est celui du marqueur, plus 2 par mouton, 3 par vache, 1 par lot de 5 deniers avec deux Bureaux de change actifs, 1 par lot de 3 jetons Ressource avec deux Granges dîmières actives, 2 par relique gardée ; moins le prestige de chaque carte Bâtiment encore en main (10 pour le Chauffoir, la Salle capitulaire et le Réfectoire) et celui de chacune de ses croisades inachevées.
ABB-19-2 = Les cartes Tour jamais construites ne coûtent rien.
ABB-19-3 = La limite de ressources de la dernière phase 12 s’applique avant le décompte.
ABB-19-4 = Qui a le plus de prestige gagne. En cas d’égalité, c’est la plus grande valeur en ressources qui l’emporte (bois 2, blé 3, pierre 4, sable 5 ; les deniers ne comptent pas) ; si elle est égale aussi, la victoire est partagée.
ABB-19-5 = Les croisades accomplies à la dernière manche sont résolues à sa phase 11 et comptent normalement.

## Parties plus faciles ou plus difficiles

ABB-chapter-20 = Parties plus faciles ou plus difficiles
ABB-20-1 = La pile des événements compte toujours exactement 7 cartes (5 dans la partie rapide). Années fastes, catastrophes et Vikings : normale 2, 2 et 3 ; plus facile avec un raid 3, 3 et 1 ; plus facile sans raid 4, 3 et 0 ; très facile 7, 0 et 0 ; difficile 1, 2 et 4 ; très difficile 0, 3 et 4 ; partie rapide 2, 2 et 1.
ABB-20-2 = Toute autre composition est permise si elle fait 7 cartes, n’emploie pas plus que les 10 années fastes, 10 catastrophes et 8 Vikings de la boîte, et comprend au moins une carte autre que Vikings, nécessaire à la manche 1.
ABB-20-3 = Départ facile : 3 paysans sont assis sur le premier banc au lieu de 1, et le marqueur Clergé commence sur la case 3, ce qui donne 3 mouvements par manche dès le début. Il reste 11 paysans en réserve.
ABB-20-4 = Départ sombre : le marqueur Ténèbres commence sur la plus haute des deux cases « 3 ». Les sept manches se jouent contre 3, 4, 5, 6, 7, 8 et 9.
ABB-20-5 = Dans la partie normale, les Ténèbres des sept manches sont de 3, 3, 4, 5, 6, 7 et 8 ; dans la partie rapide, de 3, 3, 4, 5 et 6.
ABB-20-6 = Enchères pour les bâtiments de départ (2 à 5 joueurs) : chacun commence avec 6 deniers au lieu de 4. On détermine d’abord le premier joueur et le prestige de départ, et les 6 bâtiments de départ sont étalés face visible.
ABB-20-7 = Il y a une enchère par carte à prendre, entre les joueurs qui n’en ont pas. Elle commence par le premier joueur, ou par le suivant dans le sens horaire qui n’a pas de carte, et fait le tour : chacun surenchérit ou passe. Qui passe quitte cette enchère, mais revient à la suivante.
ABB-20-8 = Une enchère est un nombre entier, la valeur totale de deniers et de ressources (denier 1, bois 2, blé 3, pierre 4, sable 5) : au moins 1, plus que l’enchère précédente et au plus la valeur de tout le stock de l’enchérisseur, soit 15 au départ et 20 dans la partie rapide. L’enchère s’arrête quand tous ont passé sauf le mieux-disant.
ABB-20-9 = Le gagnant paie à la banque exactement son enchère : il choisit quelles ressources il donne, et les deniers font l’appoint. Puis il prend l’un des bâtiments de départ étalés et le place avec un paysan (ABB-2.8).
ABB-20-10 = Si tous passent, le premier d’entre eux dans l’ordre des enchères prend une carte gratuitement.
ABB-20-11 = Quand un seul joueur n’a pas de carte, il en prend une gratuitement parmi celles qui restent. Les dernières sont défaussées.
ABB-20-12 = On peut donc commencer avec moins de 4 deniers ou sans ressources ; rien ne le compense.

## La partie rapide

ABB-chapter-21 = La partie rapide
ABB-21-1 = Le marqueur Clergé commence sur la case 3, et la défense de base est de 3.
ABB-21-2 = Un paysan est assis à chacune des trois places du premier banc ; 11 sont en réserve.
ABB-21-3 = Chacun commence avec 1 jeton de sable de plus.
ABB-21-4 = Après la mise en place, dans l’ordre du tour, chacun prend gratuitement 1 carte du Marché aux Bâtiments, de n’importe quel rang, la place aussitôt sur un emplacement de bâtiment et gagne sa récompense d’achat et son prestige. Elle est inactive jusqu’à la venue d’un frère convers. La Bergerie et l’Étable viennent avec leur enclos, et la Bergerie, en outre, avec 2 moutons. Un second exemplaire du bâtiment de départ se place sur le même emplacement.
ABB-21-5 = Le marché n’est pas complété entre ces choix. Ensuite, chaque colonne descend et est complétée à 4 cartes, sans rien défausser.
ABB-21-6 = La pile des événements contient 2 années fastes, 2 catastrophes et 1 carte Vikings : il y a donc 5 manches. Toutes les autres règles restent les mêmes ; les Ténèbres commencent sur leur première case.

## En solo contre Élias

ABB-chapter-22 = En solo contre Élias
ABB-22-1 = Les règles sont celles de la partie à deux : 1 case bonus par lieu, 2 dés Vikings. Le joueur est premier joueur au départ, avec 5 points de prestige. Il n’y a ni échanges par les Écuries, ni accords pour les croisades, ni enchères.
ABB-22-2 = Élias a 10 dés et 3 paysans. Au départ, on lance 6 de ses dés : ce sont ses dés disponibles, visibles, pour toute la partie ; ils ne sont jamais renouvelés, et chacun est défaussé une fois utilisé. Les 4 autres sont ses dés d’action et reviennent à chaque manche.
ABB-22-3 = Au début de la phase 4, on lance deux dés d’action. Pour chaque résultat de 1 à 4, les deux cartes du marché de ce rang sont défaussées ; un second résultat égal ne fait rien de plus, 5 et 6 ne font rien. Les places vides le restent jusqu’à la phase 12.
ABB-22-4 = Au début de la phase 5, on lance les deux autres dés d’action. Sur un 1, Élias prend l’initiative si elle est libre : le premier jeton est défaussé, et Élias est premier joueur jusqu’à ce que le joueur reprenne l’initiative. Sur un 2, 3, 4 ou 5, le dé prend respectivement la case bonus ouverte de la Forêt, du Champ, de la Montagne ou de la Sablière, si elle est libre. Un 6 ne fait rien.
ABB-22-5 = À une manche où Élias a l’initiative, le joueur ne peut pas la prendre. Être premier joueur décide seulement qui affronte les Vikings d’abord.
ABB-22-6 = Vikings : à son tour, Élias utilise un de ses dés disponibles d’exactement la valeur de la ligne ouverte, jamais plus d’un par raid, ou sinon un de ses paysans ; s’il n’en a plus, la ligne est enfoncée, sans perte de prestige pour personne. Le joueur affronte alors la ligne suivante. À son tour, le joueur peut aussi occuper la dernière ligne avec un second dé de la bonne valeur (ABB-5.6).
ABB-22-7 = Le résultat se détermine comme d’habitude : avec 2 lignes, les deux doivent être occupées par des dés. Le joueur gagne 3 points de prestige s’il a strictement plus de dés qu’Élias sur la carte. Si les Vikings pillent, le joueur perd un bâtiment ou une tour.
ABB-22-8 = Croisades : dès qu’un de ses dés est sur la carte, le joueur peut, à la phase 3, y ajouter autant de dés disponibles d’Élias qu’il veut, s’ils ont la valeur de la carte. Élias n’envoie pas de paysan et n’a pas de part. Ses dés sont défaussés quand la croisade est accomplie ou abandonnée.
ABB-22-9 = Les dés d’action reviennent à la phase 12. Les événements, la nourriture, les Ténèbres et les revenus ne touchent pas Élias.
ABB-22-10 = Après 7 manches, le prestige final est le résultat, à comparer aux précédents. Il n’y a pas de seuil à atteindre.

## Les Saintes Reliques

ABB-chapter-23 = Les Saintes Reliques
ABB-23-1 = Les 7 croisades à relique sont mélangées aux 21 autres avant la première distribution. On peut en retirer auparavant jusqu’à 7 sans relique, tirées au hasard ou choisies pour la table par le joueur du premier siège.
ABB-23-2 = Elles se jouent comme les autres. Quand l’une est résolue, la relique va au propriétaire de la carte, sauf si un accord l’a donnée à l’allié.
ABB-23-3 = Une relique est soit gardée jusqu’à la fin, où elle vaut 2 points de prestige, soit utilisée une fois, quand une question est posée à son propriétaire, puis défaussée.
ABB-23-4 = Saint Graal : le marqueur Clergé va sur la dernière case de son niveau, ou du niveau suivant s’il est déjà sur une dernière case ; avant la case 1, le niveau est Séminariste. Toutes les cases franchies donnent leur bonus, et la limite de 3 dés ne compte pas. Inutilisable sur la case 15. Sainte Croix : 2 points de défense pour le reste de la partie. Sainte Lance : voir ABB-23.5. Vase d’or de Manne : 3 jetons de blé. Bâton d’Aaron : 2 murs gratuits, ou 1 s’il n’en reste qu’un ; leur prestige et la défense du cinquième comptent. Inutilisable s’il ne reste pas de mur. Tables de la Loi : à son tour de la phase 7, le joueur construit une tour ou un bâtiment sans payer l’une des sortes du coût, c’est-à-dire tous les jetons d’une ressource ou tous les deniers ; ni autel, ni mur, ni archer, ni aménagement. Pentateuque : 2 jetons Chariot.
ABB-23-5 = Sainte Lance : seulement quand une carte Vikings est révélée, avant de lancer les dés. Son propriétaire repousse le raid seul et sans dés : il gagne 5 points de prestige en tout, et rien d’autre n’arrive à personne.
ABB-23-6 = Les croisades à relique inachevées coûtent leur prestige comme les autres.

## Les Saints Patrons

ABB-chapter-24 = Les Saints Patrons
ABB-24-1 = Chaque joueur a un saint secret. Quand son marqueur Clergé atteint la case 6, par des dés ou par le Graal, il doit choisir aussitôt et définitivement : soit il révèle le saint et a le soutien des saints pour le reste de la partie, soit il le garde face cachée et pourra utiliser sa capacité une fois ; le saint est alors révélé et défaussé.
ABB-24-2 = Qui n’y parvient pas ne peut pas se servir de son saint. Un saint inutilisé ne vaut rien.
ABB-24-3 = Soutien : une fois par manche, quand une question lui est posée, le propriétaire d’un saint révélé peut placer sur la carte Saint un dé disponible de valeur 1 et un autre dé disponible, et prendre 2 jetons Ressource au choix, semblables ou non. Les dés reviennent à la phase 12. La Bibliothèque n’y sert pas ; le Clocher et le Scriptorium, si.
ABB-24-4 = Capacités, une fois chacune, quand une question est posée au propriétaire. Arnaud : 2 points de défense pour le reste de la partie. Élie : construire aussitôt une carte Bâtiment de sa main sans payer ; emplacements et exemplaires comme d’habitude, le prestige est gagné ; pas de tour. Gauvin : une croisade du propriétaire, avec son paysan et au moins un dé, demande 2 dés de moins (mais au moins 1) et est accomplie dès que ce nombre de dés s’y trouve, dés de l’allié et échos compris ; à utiliser avant la résolution de la phase 11. André : tout le prestige que le propriétaire gagne jusqu’à la fin de la manche est doublé ; ni les pertes ni le décompte final ne le sont. Lionel : jusqu’à 2 paysans des bancs ou du baptistère deviennent archers, sans payer, sur des Portes fortifiées ou des Remparts du propriétaire qui n’ont pas d’archer. Rodolphe : un frère convers, du baptistère ou déjà sur l’une de deux cartes Bâtiment, les active toutes deux à la fois. Il compte une fois pour la population, les revenus et la Brasserie ; s’il est perdu, les deux cartes deviennent inactives ; si l’une des cartes est détruite, il est défaussé avec elle ; les Thermes ne peuvent pas le déplacer. Renaud : on collecte comme avec deux dés de valeur 6, sur un lieu (somme 12) ou sur deux (6 chacun), quelles que soient les cases libres, même à la Sablière inondée. Les diviseurs des bâtiments et de l’événement s’appliquent, mais ni outils, ni chariots, ni monnaie, ni jetons en plus ; ce n’est pas une collecte, cela n’occupe aucune case et n’interdit pas le lieu.

## Les offres entre joueurs

ABB-chapter-25 = Les offres entre joueurs
ABB-25-1 = Seul le joueur dont c’est le tour fait des offres, une à la fois. Une offre interrompt son tour : un autre joueur doit répondre, rien d’autre ne se passe entre-temps, puis le tour continue. Offres et réponses sont publiques. Elles ne permettent pas de revenir sur ce qui a été décidé avant.
ABB-25-2 = Une offre n’est possible que si les deux joueurs peuvent la tenir aussitôt : pas plus de dés qu’il n’y a de cases libres et que l’allié ne peut en fournir, pas plus de prestige que n’en donne la carte, une partie quelconque de sa récompense, et des biens que chacun possède vraiment. Une contre-offre doit différer de l’offre par le prestige ou par la récompense ; le nombre de dés reste le même.
ABB-25-3 = Pour une aide, il y a une offre (croisade et allié, dés, prestige, part de la récompense), éventuellement une contre-offre, puis oui ou non. Pour les Écuries, il y a une offre (partenaire et sorte voulue, quantité voulue, sorte donnée, quantité donnée), puis oui ou non. Un lot voulu compte au plus 12 jetons ; le lot donné vaut au moins autant et compte au plus 11 jetons de plus qu’il n’en faut.
ABB-25-4 = Dans une manche, un joueur fait au plus 3 offres pour obtenir de l’aide, dont au plus 1 pour la même carte au même joueur, et au plus deux offres pour les Écuries de plus qu’il n’a d’Écuries actives. Une contre-offre n’est pas une nouvelle offre.
ABB-25-5 = Ne pas répondre dans le délai fixé par la table vaut refus. Un joueur peut faire refuser d’office toute demande d’aide ou tout échange ; une telle réponse est enregistrée comme les autres.
ABB-25-6 = Seul engage ce qu’une offre peut exprimer. Les promesses faites en conversation n’engagent personne.
ABB-25-7 = Pour une croisade d’une certaine valeur, un allié peut fournir : ses dés disponibles de cette valeur ; un de plus si sa Forge n’a pas servi dans la manche et peut y amener un autre dé ; un de plus si son Scriptorium n’a pas servi et qu’il a au moins un de ces dés ; un de plus par le second Scriptorium, s’il reste deux autres de ces dés pour cela. On ne propose que des façons de fournir les dés qui permettent encore d’atteindre le nombre convenu.
ABB-25-8 = L’accord reste attaché à la carte : l’allié, son prestige et sa part de la récompense. Si l’allié y est déjà, une nouvelle offre indique ses nouveaux totaux et non des suppléments.
ABB-25-9 = À la phase 11 de la manche où la croisade est accomplie, l’allié reçoit son prestige et sa part, le propriétaire le reste. Saint André ne double que la part du joueur qui l’utilise. Si la croisade n’est jamais accomplie, personne n’est payé et seul le propriétaire subit la perte.
ABB-25-10 = L’allié n’a pas son mot à dire quand une croisade est abandonnée (ABB-15.3).

## Les décisions pas à pas

ABB-chapter-26 = Les décisions pas à pas
ABB-26-1 = Jeton Échange : d’abord la sorte donnée, puis la sorte reçue, puis la quantité donnée. On ne propose pas une quantité quand un jeton de moins suffit à obtenir autant ; avec un Bureau de change actif et une ressource donnée, on propose toutes celles qui rapportent au moins un jeton. Le joueur reçoit autant de jetons que la valeur le permet.
ABB-26-2 = Phase 5 : d’abord un lieu, l’initiative ou passer ; puis le dé principal ; puis le dé bonus, l’écho ou rien ; puis, tant que des outils peuvent servir, un outil sur le dé principal, un outil sur le dé bonus, ou collecter. Les outils du dé principal viennent avant ceux du dé bonus.
ABB-26-3 = Phase 3 : un dé à la fois, avec ce à quoi il sert et sa valeur. Le Scriptorium s’annonce avant son dé ; la Bibliothèque et la Forge interviennent là où le dé en a besoin. Le premier dé d’une croisade est suivi du choix du paysan.
ABB-26-4 = Pertes : un paysan à la fois, désigné par sa place : banc et rangée, baptistère ou carte. Si deux cartes sont semblables, on désigne la première.
ABB-26-5 = Phase 6 : un mouvement à la fois, en désignant le paysan, jusqu’à ce qu’on s’arrête.
ABB-26-6 = Année d’étude : pour chaque valeur disponible, dans l’ordre croissant, combien de ses dés sont relancés ; puis on les lance tous ensemble. Clocher : un dé à la fois, dont on voit le résultat avant le suivant.
ABB-26-7 = Cadeau du Prêtre et soutien des saints : l’une des 10 paires de ressources. Saint Renaud : l’une des 10 paires de lieux ; deux fois le même lieu y fait une somme de 12.
ABB-26-8 = Nourriture : combien de moutons on rend, aucun, ou jusqu’à autant qu’en demandent les niveaux encore à nourrir ; le blé suit de lui-même.
ABB-26-9 = Les coûts sont fixes : payer ne laisse pas de choix, sauf aux enchères (ABB-20.9) et avec les Tables de la Loi, qui dispensent d’une sorte.
ABB-26-10 = On ne propose rien qu’on ne puisse achever : un bâtiment seulement si l’on a l’emplacement et de quoi payer, un archer seulement si l’on a le paysan, la tour et les deniers, un dé de croisade seulement si l’on a un paysan à envoyer.

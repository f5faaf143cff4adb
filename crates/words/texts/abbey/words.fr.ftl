### L’Abbaye du Roy : noms, questions, choix, journal, refus, libellés.

abbey = L’Abbaye du Roy
abbey-credits = Un jeu de Randy Rathert, illustré par Anna Talanova, édité par Brown Eyed Games et Breaking Games.
abbey-about = En 1096, le roi Sivolc veut une abbaye qui mette fin à l’âge sombre : vos moines sont des dés qui prêchent, montent dans le clergé, rapportent le bois et la pierre, partent en croisade ou gardent les murs, et il n’y en a jamais assez. À chaque manche les Ténèbres montent d’un cran, les Vikings peuvent débarquer, et les paysans de vos bancs veulent manger avant de devenir les frères convers qui feront vivre vos bâtiments.

## Options

abbey-option-quick = partie rapide
    .about = Moins de manches, et chacun commence avec des bâtiments : pour une première soirée.
abbey-option-quick-off = non
abbey-option-quick-on = oui
abbey-option-events = pile des événements
    .about = Combien il y a d’années fastes, de catastrophes et de raids vikings : moins de raids, partie plus douce.
abbey-option-events-standard = normale
abbey-option-events-easy_one_viking = plus facile : un raid
abbey-option-events-easy_no_viking = plus facile : sans raid
abbey-option-events-easiest = très facile : années fastes seulement
abbey-option-events-hard = difficile : quatre raids
abbey-option-events-hardest = très difficile : aucune année faste
abbey-option-events-6_1_0 = années fastes 6, catastrophes 1, raids 0
abbey-option-events-5_2_0 = années fastes 5, catastrophes 2, raids 0
abbey-option-events-3_4_0 = années fastes 3, catastrophes 4, raids 0
abbey-option-events-2_5_0 = années fastes 2, catastrophes 5, raids 0
abbey-option-events-1_6_0 = années fastes 1, catastrophes 6, raids 0
abbey-option-events-0_7_0 = années fastes 0, catastrophes 7, raids 0
abbey-option-events-6_0_1 = années fastes 6, catastrophes 0, raids 1
abbey-option-events-5_1_1 = années fastes 5, catastrophes 1, raids 1
abbey-option-events-4_2_1 = années fastes 4, catastrophes 2, raids 1
abbey-option-events-2_4_1 = années fastes 2, catastrophes 4, raids 1
abbey-option-events-1_5_1 = années fastes 1, catastrophes 5, raids 1
abbey-option-events-0_6_1 = années fastes 0, catastrophes 6, raids 1
abbey-option-events-5_0_2 = années fastes 5, catastrophes 0, raids 2
abbey-option-events-4_1_2 = années fastes 4, catastrophes 1, raids 2
abbey-option-events-3_2_2 = années fastes 3, catastrophes 2, raids 2
abbey-option-events-2_3_2 = années fastes 2, catastrophes 3, raids 2
abbey-option-events-1_4_2 = années fastes 1, catastrophes 4, raids 2
abbey-option-events-0_5_2 = années fastes 0, catastrophes 5, raids 2
abbey-option-events-4_0_3 = années fastes 4, catastrophes 0, raids 3
abbey-option-events-3_1_3 = années fastes 3, catastrophes 1, raids 3
abbey-option-events-1_3_3 = années fastes 1, catastrophes 3, raids 3
abbey-option-events-0_4_3 = années fastes 0, catastrophes 4, raids 3
abbey-option-events-3_0_4 = années fastes 3, catastrophes 0, raids 4
abbey-option-events-2_1_4 = années fastes 2, catastrophes 1, raids 4
abbey-option-events-2_0_5 = années fastes 2, catastrophes 0, raids 5
abbey-option-events-1_1_5 = années fastes 1, catastrophes 1, raids 5
abbey-option-events-0_2_5 = années fastes 0, catastrophes 2, raids 5
abbey-option-events-1_0_6 = années fastes 1, catastrophes 0, raids 6
abbey-option-events-0_1_6 = années fastes 0, catastrophes 1, raids 6
abbey-option-easy_start = départ facile
    .about = Chacun commence avec un peu plus.
abbey-option-easy_start-off = non
abbey-option-easy_start-on = oui
abbey-option-dark_start = départ sombre
    .about = Les Ténèbres commencent plus près : pour joueurs aguerris.
abbey-option-dark_start-off = non
abbey-option-dark_start-on = oui
abbey-option-auction = enchères pour les bâtiments de départ
    .about = Les bâtiments de départ sont mis aux enchères au lieu d’être distribués.
abbey-option-auction-off = non
abbey-option-auction-on = oui
abbey-option-relics = Saintes Reliques
    .about = Certaines croisades rapportent une relique, avec son pouvoir.
abbey-option-relics-off = non
abbey-option-relics-on = oui
abbey-option-relic_removed = croisades sans relique retirées
    .about = Retirer des croisades ordinaires fait venir plus de reliques.
abbey-option-relic_removed-0 = 0
abbey-option-relic_removed-1 = 1
abbey-option-relic_removed-2 = 2
abbey-option-relic_removed-3 = 3
abbey-option-relic_removed-4 = 4
abbey-option-relic_removed-5 = 5
abbey-option-relic_removed-6 = 6
abbey-option-relic_removed-7 = 7
abbey-option-removal = comment elles sont retirées
    .about = Qui décide des croisades retirées.
abbey-option-removal-drawn = au hasard
abbey-option-removal-chosen = choisies par le premier siège
abbey-option-saints = Saints Patrons
    .about = Chacun a un saint secret, révélé pour son soutien ou gardé pour sa capacité.
abbey-option-saints-off = non
abbey-option-saints-on = oui
abbey-setup-auction-alone = une enchère demande au moins deux joueurs
abbey-setup-removed-without-relics = on ne retire des croisades qu’avec les reliques
abbey-setup-nothing-to-choose = On ne choisit des croisades que si l’on en retire.

## Ressources et jetons

abbey-good-wood = bois
    .of = de bois
    .one = 1 jeton de bois
    .some = du bois
    .count = { $n } { $n ->
        [one] jeton de bois
       *[other] jetons de bois
    }
    .effect = se récolte dans la Forêt ; sert à l’autel et à bien des bâtiments
abbey-good-grain = blé
    .of = de blé
    .one = 1 jeton de blé
    .some = du blé
    .count = { $n ->
        [0] aucun jeton de blé
        [one] { $n } jeton de blé
       *[other] { $n } jetons de blé
    }
    .effect = se récolte au Champ ; nourrit vos paysans et paie des bâtiments
abbey-good-stone = pierre
    .of = de pierre
    .one = 1 jeton de pierre
    .some = de la pierre
    .count = { $n } { $n ->
        [one] jeton de pierre
       *[other] jetons de pierre
    }
    .effect = s’extrait de la Montagne ; sert aux murs, aux tours et aux bâtiments
abbey-good-sand = sable
    .of = de sable
    .one = 1 jeton de sable
    .some = du sable
    .count = { $n } { $n ->
        [one] jeton de sable
       *[other] jetons de sable
    }
    .effect = s’extrait de la Sablière ; sert aux bâtiments les plus chers
abbey-good-coin = deniers
    .of = de deniers
    .one = 1 denier
    .some = des deniers
    .count = { $n } { $n ->
        [one] denier
       *[other] deniers
    }
    .effect = achète cartes de bâtiment, archers, autel et croisades ; chaque paysan en rapporte 1 par manche
abbey-token-tool = jeton Outils
    .count = { $n } { $n ->
        [one] jeton Outils
       *[other] jetons Outils
    }
    .effect = ajoute 1 à un dé de récolte, 6 au plus ; puis il est retourné jusqu’à la manche suivante
abbey-token-wagon = jeton Chariot
    .count = { $n } { $n ->
        [one] jeton Chariot
       *[other] jetons Chariot
    }
    .effect = se rend en phase 5 contre 1 ressource d’un lieu où l’un de vos dés a été posé cette manche
abbey-token-trade = jeton Échange
    .count = { $n } { $n ->
        [one] jeton Échange
       *[other] jetons Échange
    }
    .effect = échange ressources et deniers aux valeurs du commerce, chacun une fois par manche
abbey-token-relic = relique
    .count = { $n } { $n ->
        [one] relique
       *[other] reliques
    }

## Ce qui se compte

abbey-unit-prestige = point de prestige
    .count = { $n } { $n ->
        [one] point de prestige
       *[other] points de prestige
    }
    .effect = qui en a le plus à la fin gagne
abbey-unit-die = dé
    .count = { $n } { $n ->
        [one] dé
       *[other] dés
    }
abbey-unit-peasant = paysan
    .count = { $n } { $n ->
        [one] paysan
       *[other] paysans
    }
    .effect = siège sur les bancs, travaille dans bâtiments et tours, rapporte 1 denier par manche et doit être nourri
abbey-unit-level = niveau
    .count = { $n } { $n ->
        [one] niveau
       *[other] niveaux
    }
abbey-unit-sheep = mouton
    .count = { $n ->
        [0] aucun mouton
        [one] { $n } mouton
       *[other] { $n } moutons
    }
abbey-unit-cow = vache
    .count = { $n } { $n ->
        [one] vache
       *[other] vaches
    }
abbey-unit-move = mouvement
    .count = { $n } { $n ->
        [one] mouvement
       *[other] mouvements
    }
abbey-unit-slot = emplacement
    .count = { $n } { $n ->
        [one] emplacement
       *[other] emplacements
    }
abbey-unit-defense = point de défense
    .count = { $n } { $n ->
        [one] point de défense
       *[other] points de défense
    }
    .effect = se compare chaque manche aux Ténèbres ; chaque point manquant coûte 1 paysan et 2 points de prestige

## Lieux de ressource

abbey-location-forest = Forêt
    .the = la Forêt
    .of = de la Forêt
    .at = dans la Forêt
    .effect = bois, diviseur 2
abbey-location-field = Champ
    .the = le Champ
    .of = du Champ
    .at = au Champ
    .effect = blé, diviseur 3
abbey-location-mountain = Montagne
    .the = la Montagne
    .of = de la Montagne
    .at = à la Montagne
    .effect = pierre, diviseur 4
abbey-location-sandpit = Sablière
    .the = la Sablière
    .of = de la Sablière
    .at = à la Sablière
    .effect = sable, diviseur 5

## Bâtiments

abbey-building-abbotts-den = Antre d’Abbott
    .the = l’Antre d’Abbott
    .of = de l’Antre d’Abbott
    .count = { $n ->
        [1] Antre d’Abbott
       *[other] Antre d’Abbott ×{ $n }
    }
    .effect = à chaque manche, reprendre 1 dé utilisé sur votre plateau ; avec deux exemplaires, 2
abbey-building-bakery = Boulangerie
    .the = la Boulangerie
    .of = de la Boulangerie
    .count = { $n ->
        [1] Boulangerie
       *[other] Boulangerie ×{ $n }
    }
    .effect = chaque exemplaire nourrit 1 niveau
abbey-building-barracks = Caserne
    .the = la Caserne
    .of = de la Caserne
    .count = { $n ->
        [1] Caserne
       *[other] Caserne ×{ $n }
    }
    .effect = 1 point de défense par exemplaire ; le premier dé contre les Vikings compte 1 de plus ou de moins, avec deux exemplaires n’importe quelle valeur
abbey-building-bath-house = Thermes
    .the = les Thermes
    .of = des Thermes
    .count = { $n ->
        [1] Thermes
       *[other] Thermes ×{ $n }
    }
    .effect = à chaque manche, déplacer 1 paysan d’une carte à une autre ; avec deux exemplaires, 2
abbey-building-blacksmith = Forge
    .the = la Forge
    .of = de la Forge
    .count = { $n ->
        [1] Forge
       *[other] Forge ×{ $n }
    }
    .effect = à chaque manche, un dé de croisade compte 1 de plus ou de moins, avec deux exemplaires n’importe quelle valeur
abbey-building-brewery = Brasserie
    .the = la Brasserie
    .of = de la Brasserie
    .count = { $n ->
        [1] Brasserie
       *[other] Brasserie ×{ $n }
    }
    .effect = chaque exemplaire rapporte 1 denier par paysan sur vos cartes
abbey-building-calefactory = Chauffoir
    .the = le Chauffoir
    .of = du Chauffoir
    .count = { $n ->
        [1] Chauffoir
       *[other] Chauffoir ×{ $n }
    }
    .effect = 10 points de prestige à l’activation ; exclut la Salle capitulaire et le Réfectoire
abbey-building-cellarium = Cellier
    .the = le Cellier
    .of = du Cellier
    .count = { $n ->
        [1] Cellier
       *[other] Cellier ×{ $n }
    }
    .effect = 1 point de défense par exemplaire ; garder 4 jetons de chaque ressource, avec deux exemplaires 5
abbey-building-chapterhouse = Salle capitulaire
    .the = la Salle capitulaire
    .of = de la Salle capitulaire
    .count = { $n ->
        [1] Salle capitulaire
       *[other] Salle capitulaire ×{ $n }
    }
    .effect = 10 points de prestige à l’activation ; exclut le Chauffoir et le Réfectoire
abbey-building-cloister = Cloître
    .the = le Cloître
    .of = du Cloître
    .count = { $n ->
        [1] Cloître
       *[other] Cloître ×{ $n }
    }
    .effect = 1 point de défense par exemplaire
abbey-building-dairy-farm = Étable
    .the = l’Étable
    .of = de l’Étable
    .count = { $n ->
        [1] Étable
       *[other] Étable ×{ $n }
    }
    .effect = vient avec un enclos ; 1 vache par manche, 3 au plus ; exclut la Bergerie
abbey-building-garden = Jardins
    .the = les Jardins
    .of = des Jardins
    .count = { $n ->
        [1] Jardins
       *[other] Jardins ×{ $n }
    }
    .effect = 1 jeton de blé de plus par lot de 3 à la phase 8 ; avec deux exemplaires, le diviseur du Champ est 2
abbey-building-library = Bibliothèque
    .the = la Bibliothèque
    .of = de la Bibliothèque
    .count = { $n ->
        [1] Bibliothèque
       *[other] Bibliothèque ×{ $n }
    }
    .effect = à chaque manche, choisir la valeur d’un dé utilisé sur votre plateau ; avec deux exemplaires, 2
abbey-building-masons-guild = Guilde du maçon
    .the = la Guilde du maçon
    .of = de la Guilde du maçon
    .count = { $n ->
        [1] Guilde du maçon
       *[other] Guilde du maçon ×{ $n }
    }
    .effect = le diviseur de la Montagne est 3 ; avec deux exemplaires, 1 point de défense
abbey-building-money-changer = Bureau de change
    .the = le Bureau de change
    .of = du Bureau de change
    .count = { $n ->
        [1] Bureau de change
       *[other] Bureau de change ×{ $n }
    }
    .effect = la monnaie en deniers aux collectes et aux échanges ; avec deux exemplaires, 1 point de prestige pour 5 deniers à la fin
abbey-building-monks-quarters = Cellule supplémentaire
    .the = la Cellule supplémentaire
    .of = de la Cellule supplémentaire
    .count = { $n ->
        [1] Cellule supplémentaire
       *[other] Cellule supplémentaire ×{ $n }
    }
    .effect = un dixième dé ; avec deux exemplaires, réutiliser à chaque manche un dé de collecte sur votre plateau
abbey-building-refectory = Réfectoire
    .the = le Réfectoire
    .of = du Réfectoire
    .count = { $n ->
        [1] Réfectoire
       *[other] Réfectoire ×{ $n }
    }
    .effect = 10 points de prestige à l’activation ; exclut le Chauffoir et la Salle capitulaire
abbey-building-scriptorium = Scriptorium
    .the = le Scriptorium
    .of = du Scriptorium
    .count = { $n ->
        [1] Scriptorium
       *[other] Scriptorium ×{ $n }
    }
    .effect = à chaque manche, 1 dé compte pour 2 ; avec deux exemplaires, 2 dés égaux comptent aussi pour 3
abbey-building-sheep-farm = Bergerie
    .the = la Bergerie
    .of = de la Bergerie
    .count = { $n ->
        [1] Bergerie
       *[other] Bergerie ×{ $n }
    }
    .effect = vient avec un enclos et 2 moutons ; 1 mouton par manche, 5 au plus ; exclut l’Étable
abbey-building-stables = Écuries
    .the = les Écuries
    .of = des Écuries
    .count = { $n ->
        [1] Écuries
       *[other] Écuries ×{ $n }
    }
    .effect = à chaque manche, 1 échange avec un autre joueur ; avec deux exemplaires, 2
abbey-building-tithe-barn = Grange dîmière
    .the = la Grange dîmière
    .of = de la Grange dîmière
    .count = { $n ->
        [1] Grange dîmière
       *[other] Grange dîmière ×{ $n }
    }
    .effect = pas de limite de ressources ; avec deux exemplaires, 1 point de prestige pour 3 ressources à la fin

## Tours

abbey-tower-battlement = Remparts
    .the = les Remparts
    .of = des Remparts
    .count = { $n ->
        [1] Remparts
       *[other] Remparts ×{ $n }
    }
    .effect = 1 point de défense avec un archer
abbey-tower-gate-tower = Porte fortifiée
    .the = la Porte fortifiée
    .of = de la Porte fortifiée
    .count = { $n ->
        [1] Porte fortifiée
       *[other] Porte fortifiée ×{ $n }
    }
    .effect = 1 point de défense avec un archer
abbey-tower-bell-tower = Clocher
    .the = le Clocher
    .of = du Clocher
    .count = { $n ->
        [1] Clocher
       *[other] Clocher ×{ $n }
    }
    .effect = avec un frère convers, relancer jusqu’à 2 dés à chaque manche
abbey-tower-chapel = Chapelle
    .the = la Chapelle
    .of = de la Chapelle
    .count = { $n ->
        [1] Chapelle
       *[other] Chapelle ×{ $n }
    }
    .effect = 1 point de défense pour un Prêtre accompli

## Croisades

abbey-crusade-nicaea = croisade de Nicée
    .the = la croisade de Nicée
    .for = pour la croisade de Nicée
    .effect = 3 dés, 4 points de prestige ; 2 jetons de bois
abbey-crusade-dorylaeum = croisade de Dorylée
    .the = la croisade de Dorylée
    .for = pour la croisade de Dorylée
    .effect = 3 dés, 4 points de prestige ; 1 jeton de pierre
abbey-crusade-iconium = croisade d’Iconium
    .the = la croisade d’Iconium
    .for = pour la croisade d’Iconium
    .effect = 3 dés, 4 points de prestige ; 4 deniers
abbey-crusade-tarsus = croisade de Tarse
    .the = la croisade de Tarse
    .for = pour la croisade de Tarse
    .effect = 3 dés, 4 points de prestige ; 1 jeton de bois et 1 jeton de blé
abbey-crusade-edessa = croisade d’Édesse
    .the = la croisade d’Édesse
    .for = pour la croisade d’Édesse
    .effect = 3 dés, 5 points de prestige ; 1 jeton de blé
abbey-crusade-marash = croisade de Marach
    .the = la croisade de Marach
    .for = pour la croisade de Marach
    .effect = 3 dés, 5 points de prestige ; 3 deniers
abbey-crusade-artah = croisade d’Artah
    .the = la croisade d’Artah
    .for = pour la croisade d’Artah
    .effect = 3 dés, 5 points de prestige ; 1 jeton de bois et 1 denier
abbey-crusade-latakia = croisade de Lattaquié
    .the = la croisade de Lattaquié
    .for = pour la croisade de Lattaquié
    .effect = 3 dés, 4 points de prestige ; 1 jeton Outils
abbey-crusade-antioch = croisade d’Antioche
    .the = la croisade d’Antioche
    .for = pour la croisade d’Antioche
    .effect = 4 dés, 7 points de prestige ; 1 jeton de sable et 1 denier
abbey-crusade-arqa = croisade d’Arqa
    .the = la croisade d’Arqa
    .for = pour la croisade d’Arqa
    .effect = 4 dés, 7 points de prestige ; 3 jetons de bois
abbey-crusade-tripoli = croisade de Tripoli
    .the = la croisade de Tripoli
    .for = pour la croisade de Tripoli
    .effect = 4 dés, 7 points de prestige ; 2 jetons de blé
abbey-crusade-tyre = croisade de Tyr
    .the = la croisade de Tyr
    .for = pour la croisade de Tyr
    .effect = 4 dés, 7 points de prestige ; 1 jeton de bois et 1 jeton de pierre
abbey-crusade-sidon = croisade de Sidon
    .the = la croisade de Sidon
    .for = pour la croisade de Sidon
    .effect = 4 dés, 7 points de prestige ; 6 deniers
abbey-crusade-haifa = croisade de Caïffa
    .the = la croisade de Caïffa
    .for = pour la croisade de Caïffa
    .effect = 4 dés, 8 points de prestige ; 1 jeton de pierre
abbey-crusade-caesarea = croisade de Césarée
    .the = la croisade de Césarée
    .for = pour la croisade de Césarée
    .effect = 4 dés, 8 points de prestige ; 4 deniers
abbey-crusade-jaffa = croisade de Jaffa
    .the = la croisade de Jaffa
    .for = pour la croisade de Jaffa
    .effect = 4 dés, 7 points de prestige ; 1 jeton Outils et 2 deniers
abbey-crusade-ramla = croisade de Ramla
    .the = la croisade de Ramla
    .for = pour la croisade de Ramla
    .effect = 5 dés, 10 points de prestige ; 2 jetons de bois et 1 jeton de sable
abbey-crusade-bethlehem = croisade de Bethléem
    .the = la croisade de Bethléem
    .for = pour la croisade de Bethléem
    .effect = 5 dés, 10 points de prestige ; 2 jetons de pierre
abbey-crusade-ascalon = croisade d’Ascalon
    .the = la croisade d’Ascalon
    .for = pour la croisade d’Ascalon
    .effect = 5 dés, 10 points de prestige ; 1 jeton de blé et 1 jeton de sable
abbey-crusade-acre = croisade d’Acre
    .the = la croisade d’Acre
    .for = pour la croisade d’Acre
    .effect = 5 dés, 11 points de prestige ; 1 jeton de sable
abbey-crusade-jerusalem = croisade de Jérusalem
    .the = la croisade de Jérusalem
    .for = pour la croisade de Jérusalem
    .effect = 5 dés, 11 points de prestige ; 5 deniers
abbey-crusade-grail = croisade du Saint Graal
    .the = la croisade du Saint Graal
    .for = pour la croisade du Saint Graal
    .effect = 5 dés, 8 points de prestige ; 2 deniers et le Saint Graal
abbey-crusade-cross = croisade de la Sainte Croix
    .the = la croisade de la Sainte Croix
    .for = pour la croisade de la Sainte Croix
    .effect = 5 dés, 8 points de prestige ; 2 deniers et la Sainte Croix
abbey-crusade-lance = croisade de la Sainte Lance
    .the = la croisade de la Sainte Lance
    .for = pour la croisade de la Sainte Lance
    .effect = 4 dés, 6 points de prestige ; 2 deniers et la Sainte Lance
abbey-crusade-manna = croisade du Vase d’or de Manne
    .the = la croisade du Vase d’or de Manne
    .for = pour la croisade du Vase d’or de Manne
    .effect = 4 dés, 6 points de prestige ; 2 deniers et le Vase d’or de Manne
abbey-crusade-rod = croisade du Bâton d’Aaron
    .the = la croisade du Bâton d’Aaron
    .for = pour la croisade du Bâton d’Aaron
    .effect = 4 dés, 6 points de prestige ; 2 deniers et le Bâton d’Aaron
abbey-crusade-tablets = croisade des Tables de la Loi
    .the = la croisade des Tables de la Loi
    .for = pour la croisade des Tables de la Loi
    .effect = 4 dés, 6 points de prestige ; 2 deniers et les Tables de la Loi
abbey-crusade-torah = croisade du Pentateuque
    .the = la croisade du Pentateuque
    .for = pour la croisade du Pentateuque
    .effect = 4 dés, 6 points de prestige ; 2 deniers et le Pentateuque

## Reliques

abbey-relic-holy-grail = Saint Graal
    .the = le Saint Graal
    .of = du Saint Graal
    .count = le Saint Graal
    .effect = le marqueur Clergé monte en haut de son niveau, ou du suivant
abbey-relic-holy-cross = Sainte Croix
    .the = la Sainte Croix
    .of = de la Sainte Croix
    .count = la Sainte Croix
    .effect = 2 points de défense pour le reste de la partie
abbey-relic-holy-lance = Sainte Lance
    .the = la Sainte Lance
    .of = de la Sainte Lance
    .count = la Sainte Lance
    .effect = repousse un raid à elle seule et rapporte 5 points de prestige, avant le lancer des dés vikings
abbey-relic-manna-jar = Vase d’or de Manne
    .the = le Vase d’or de Manne
    .of = du Vase d’or de Manne
    .count = le Vase d’or de Manne
    .effect = 3 jetons de blé
abbey-relic-aarons-rod = Bâton d’Aaron
    .the = le Bâton d’Aaron
    .of = du Bâton d’Aaron
    .count = le Bâton d’Aaron
    .effect = 2 murs gratuits
abbey-relic-tablets = Tables de la Loi
    .the = les Tables de la Loi
    .of = des Tables de la Loi
    .count = les Tables de la Loi
    .effect = à la phase 7, une tour ou un bâtiment sans payer une sorte de son coût
abbey-relic-torah = Pentateuque
    .the = le Pentateuque
    .of = du Pentateuque
    .count = le Pentateuque
    .effect = 2 jetons Chariot

## Saints

abbey-saint-arnold = saint Arnaud
    .effect = 2 points de défense pour le reste de la partie
abbey-saint-elias = saint Élie
    .effect = construire un bâtiment de votre main sans payer
abbey-saint-gawain = saint Gauvin
    .effect = une de vos croisades demande 2 dés de moins
abbey-saint-andrew = saint André
    .effect = le prestige gagné est doublé jusqu’à la fin de la manche
abbey-saint-lionel = saint Lionel
    .effect = jusqu’à 2 paysans deviennent archers sans payer
abbey-saint-rudolph = saint Rodolphe
    .effect = un frère convers active deux bâtiments
abbey-saint-reynold = saint Renaud
    .effect = collecter comme avec deux 6, sur un lieu ou sur deux

## Événements

abbey-eventcard-bumper-harvest = Moisson exceptionnelle
    .effect = le diviseur du Champ baisse de 1, sans descendre sous 2
abbey-eventcard-generous-forests = Forêts généreuses
    .effect = chaque collecte dans la Forêt rapporte 1 jeton de bois de plus
abbey-eventcard-new-vein = Nouvelle veine
    .effect = chaque collecte de pierre à la Montagne en rapporte 1 de plus
abbey-eventcard-royal-largesse = Largesses royales
    .effect = chacun gagne 3 deniers
abbey-eventcard-religious-fervour = Ferveur populaire
    .effect = chacun recrute 1 paysan
abbey-eventcard-great-pilgrimage = Grand pèlerinage
    .effect = chacun a 2 mouvements de plus
abbey-eventcard-mild-winter = Hiver clément
    .effect = chacun nourrit 1 niveau de moins
abbey-eventcard-ray-of-light = Rayon de lumière
    .effect = chaque défense compte 2 de plus face aux Ténèbres
abbey-eventcard-great-fair = Grande foire
    .effect = les bâtiments coûtent 1 denier de moins à l’achat
abbey-eventcard-year-of-study = Année d’étude
    .effect = chacun peut relancer les dés qu’il veut, une fois
abbey-eventcard-drought = Sécheresse
    .effect = le diviseur du Champ monte de 1
abbey-eventcard-forest-fire = Incendie de forêt
    .effect = le diviseur de la Forêt monte de 1
abbey-eventcard-rockslide = Éboulement
    .effect = le diviseur de la Montagne monte de 1
abbey-eventcard-flood = Inondation
    .effect = aucun dé ne peut être placé à la Sablière
abbey-eventcard-plague = Peste
    .effect = chacun défausse 1 paysan ou, s’il n’en a pas, perd 2 points de prestige
abbey-eventcard-brigands = Brigands
    .effect = chacun perd 3 deniers
abbey-eventcard-famine = Disette
    .effect = quiconque a des paysans nourrit 1 niveau de plus
abbey-eventcard-heresy = Hérésie
    .effect = 1 seul dé peut servir à prêcher
abbey-eventcard-deep-night = Nuit profonde
    .effect = les Ténèbres comptent 1 de plus
abbey-eventcard-broken-roads = Routes coupées
    .effect = ni jetons Échange, ni chariots, ni échanges par les Écuries
abbey-eventcard-vikings = Vikings
    .effect = il faut leur opposer plus de dés que de paysans
abbey-eventkind-good-year = année faste
    .count = { $n } { $n ->
        [one] année faste
       *[other] années fastes
    }
abbey-eventkind-disaster = catastrophe
    .count = { $n } { $n ->
        [one] catastrophe
       *[other] catastrophes
    }
abbey-eventkind-vikings = raid
    .count = { $n } { $n ->
        [one] raid
       *[other] raids
    }

## Jetons Initiative

abbey-initiative-wood = initiative : 3 jetons de bois
    .effect = 3 jetons de bois
abbey-initiative-grain = initiative : 2 jetons de blé
    .effect = 2 jetons de blé
abbey-initiative-stone = initiative : 1 jeton de pierre
    .effect = 1 jeton de pierre
abbey-initiative-sand = initiative : 1 jeton de sable
    .effect = 1 jeton de sable
abbey-initiative-tool = initiative : 1 jeton Outils
    .effect = 1 jeton Outils
abbey-initiative-wagon = initiative : 1 jeton Chariot
    .effect = 1 jeton Chariot

## Phases

abbey-phase-setup = avant la première manche
abbey-phase-roll = phase 1 : lancer de dés
abbey-phase-event = phase 2 : événement
abbey-phase-abbey = phase 3 : abbaye et croisades
abbey-phase-market = phase 4 : bâtiments
abbey-phase-resources = phase 5 : ressources et initiative
abbey-phase-moves = phase 6 : mouvements
abbey-phase-construction = phase 7 : construction
abbey-phase-food = phase 8 : nourriture
abbey-phase-darkness = phase 9 : Ténèbres
abbey-phase-income = phase 10 : revenus
abbey-phase-crusades = phase 11 : croisades
abbey-phase-end = phase 12 : fin de la manche
abbey-phase-over = la partie est terminée

## Tirages

abbey-lottery-first = premier joueur
    .draw = Tirez au sort le premier joueur
    .gone = Seul un joueur de cette partie peut commencer
abbey-lottery-crusade = croisade
    .draw = Piochez une croisade
    .gone = Cette croisade n’est pas dans la pile
abbey-lottery-start = bâtiment de départ
    .draw = Distribuez un bâtiment de départ
    .gone = Ce bâtiment de départ ne peut pas être distribué
abbey-lottery-card = bâtiment
    .draw = Retournez un bâtiment pour le marché
    .gone = Ce bâtiment n’est pas dans la pile
abbey-lottery-saint = saint
    .draw = Distribuez un saint en secret
    .gone = Ce saint ne peut pas être distribué
abbey-lottery-die = dé
    .draw = Lancez un dé
    .gone = Un dé donne de 1 à 6
abbey-lottery-event = événement
    .draw = Révélez l’événement de la manche
    .gone = Cet événement n’est pas dans la pile
abbey-lottery-token = jeton Initiative
    .draw = Retournez le premier jeton Initiative
    .gone = Ce jeton Initiative n’est pas dans la pile

## Dés

abbey-action-preach = prêche
    .for = pour prêcher
    .effect = un dé de 1, 2 ou 3 recrute 1 paysan de la réserve ; au plus 3 dés par manche
abbey-action-clergy = clergé
    .for = pour le clergé
    .effect = un dé de 4, 5 ou 6 vous avance d’une case ; chaque troisième case est un rang avec un bonus ; au plus 3 dés par manche
abbey-action-defend = défense
    .for = pour la défense
    .effect = tout dé, quelle que soit sa valeur, ajoute 1 point de défense jusqu’à la fin de la manche
abbey-space-main = dé principal
    .the = le dé principal
abbey-space-bonus = dé bonus
    .the = le dé bonus

## Causes

abbey-cause-clergy = clergé
abbey-cause-altar = autel
abbey-cause-wall = mur
abbey-cause-wagon = chariot
abbey-cause-food = faim
abbey-cause-darkness = Ténèbres
abbey-cause-income = revenus
abbey-cause-limit = limite de ressources
abbey-giver-priest = Prêtre accompli
abbey-giver-support = soutien des saints

## Saints des joueurs

abbey-vow-waiting = attend un Diacre accompli
abbey-vow-revealed = révélé, pour son soutien
abbey-vow-kept = gardé, pour sa capacité
abbey-vow-spent = utilisé

## Le matériel imprimé

abbey-fact-cost = coût
abbey-fact-reward = récompense
abbey-fact-prestige = prestige
abbey-fact-start = marque de départ
abbey-fact-copies = nombre d’exemplaires
abbey-fact-dice = cases de dé
abbey-fact-effect = effet
abbey-fact-mix = répartition des cartes
abbey-fact-size = nombre de cases
abbey-fact-numbers = nombres imprimés
abbey-provenance-rulebook = d’après la règle
abbey-provenance-derived = déduit de la règle
abbey-provenance-mixed = en partie d’après la règle, en partie reconstitué
abbey-provenance-reconstructed = reconstitué
abbey-printed-buildings = cartes Bâtiment
abbey-printed-pews = bancs
abbey-printed-clergy = piste du clergé
abbey-printed-cardinal = cases du Cardinal
abbey-printed-darkness = piste des Ténèbres
abbey-printed-altar = autel
abbey-printed-wall = mur
abbey-printed-event-split = types d’événement dans la boîte
abbey-printed-presets = compositions de la pile des événements
abbey-printed-defense = piste de défense
abbey-printed-prestige = piste de prestige

## Choses dans les phrases

abbey-player = { $seat }
abbey-elias = Élias
    .effect = le rival de la partie solo : ses dés occupent des places et ses paysans comptent
abbey-die = { $face }
abbey-dice = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
abbey-spot-pew = banc { $bench }, rangée { $row }
abbey-spot-baptistery = baptistère
    .effect = un paysan du dernier banc y vient gratuitement, puis va dans un bâtiment ou une tour
abbey-spot-card = { $copy ->
    [1] { $card }
   *[other] { $card } (second exemplaire)
}
abbey-printed-row = { $What } : { $facts } ({ $from })

## Questions

abbey-prompt-draw = { $lottery-Draw }.
abbey-prompt-roll = { $dice-n ->
    [1] Lancez { $dice } pour { $seat }.
   *[other] Lancez { $dice } pour { $seat }, un par un.
}
abbey-prompt-bid = { $standing ->
    [0] Enchérissez pour choisir un bâtiment de départ, ou passez. Votre stock vaut { $worth }.
   *[other] L’enchère est à { $standing } : surenchérissez ou passez. Votre stock vaut { $worth }.
}
abbey-prompt-pay-bid = Vous devez encore { $owed } pour votre enchère. Combien { $good-of } donnez-vous ?
abbey-prompt-pick-start = Choisissez votre bâtiment de départ.
abbey-prompt-quick-pick = Prenez gratuitement un bâtiment du marché ; il est construit aussitôt.
abbey-prompt-bell = Le Clocher vous permet de relancer jusqu’à { $dice }.
abbey-prompt-lance = Les Vikings ! Les repoussez-vous avec la Sainte Lance ?
abbey-prompt-meet = Affrontez un Viking de valeur { $value } avec un dé de cette valeur ou un paysan. Lignes restantes : { $rows }.
abbey-prompt-meet-on = Le Viking suivant est un { $value } : continuez avec un dé de cette valeur, ou arrêtez-vous. Lignes restantes : { $rows }.
abbey-prompt-plunder = Les Vikings pillent le royaume : choisissez le bâtiment ou la tour que vous perdez.
abbey-prompt-plague = La peste emporte un de vos paysans : choisissez lequel.
abbey-prompt-study = Combien de vos dés de valeur { $face } relancez-vous ?
abbey-prompt-abbey = Placez un dé, ou arrêtez. Reste { $dice } ; prêche : { $preach }, clergé : { $clergy }.
abbey-prompt-buy = Achetez un bâtiment du marché, ou passez et n’en achetez pas cette manche. Vous avez { $coins }.
abbey-prompt-buy-second = Achetez un second bâtiment, ou passez. Vous avez { $coins }.
abbey-prompt-gather = Allez sur un lieu, prenez l’initiative, ou passez. Il vous reste { $dice }.
abbey-prompt-moves = Déplacez vos paysans. Il vous reste { $moves }.
abbey-prompt-build = Construisez ce que vous voulez, ou terminez.
abbey-prompt-food = Combien de moutons donnez-vous ? Chacun nourrit 2 niveaux. À nourrir : { $levels } ; en stock : { $grain }, { $sheep }.
abbey-prompt-remove = Quelle croisade sans relique retirez-vous avant la partie ? Encore { $left }.
abbey-prompt-hungry = Vous avez { $grain } et aucun mouton : { $levels } sans nourriture. La faim vous prendra { $peasants } et { $prestige } ; aucune action libre ne peut vous procurer de vivres.
abbey-prompt-hungry-saved = Vous avez { $grain } et aucun mouton : { $levels } sans nourriture. La faim vous prendra { $peasants } et { $prestige }, à moins de trouver des vivres : { $ways }.
abbey-rescue-trade = un échange contre du blé
abbey-rescue-manna = le Vase d’or de Manne
abbey-rescue-bakery = un frère convers à la Boulangerie
abbey-rescue-saint = votre saint
abbey-prompt-income = Les revenus sont payés : vous avez { $coins }. Des actions libres avant les croisades ?
abbey-prompt-last = Le décompte va commencer. C’est le dernier moment pour des actions libres.
abbey-prompt-darkness = Les Ténèbres dépassent votre défense de { $missing }. Vous pouvez encore agir avant qu’elles ne frappent.
abbey-prompt-enlist = Piochez-vous une nouvelle croisade pour 1 denier ? Vous avez { $coins }.
abbey-prompt-abandon = Abandonnez-vous { $card-the } ou continuez-vous ?
abbey-prompt-limit = Vous pouvez garder { $limit } jetons de chaque ressource et en avez { $surplus } de trop. Vous pouvez encore échanger avant de les rendre.
abbey-prompt-echo-die = Quel dé compte pour deux, et où ?
abbey-prompt-double-die = Quels deux dés comptent pour trois, et où ? Choisissez le premier.
abbey-prompt-second-die = Un { $first } sert { $use-for } : choisissez le second dé.
abbey-prompt-forge-value = Le premier dé est un { $die } ({ $card }) : choisissez la valeur de la croisade.
abbey-prompt-crusader = Quel paysan part pour { $card-the } ?
abbey-prompt-gift = Prenez 2 ressources au choix ({ $giver }).
abbey-prompt-devote = Vous voilà Diacre accompli : révélez-vous votre saint pour son soutien, ou le gardez-vous pour sa capacité ?
abbey-prompt-main-die = Quel dé va sur une case principale { $location-at } ?
abbey-prompt-initiative-die = Quel dé prend l’initiative ?
abbey-prompt-bonus-die = Votre { $main } est { $location-at }. Ajoutez-vous un dé sur la case bonus ?
abbey-prompt-tools = { $bonus ->
    [0] Votre { $main } est { $location-at } : utilisez un outil ou collectez. Il vous reste { $tools }.
   *[other] Vos { $main } et { $bonus } sont { $location-at } : utilisez un outil ou collectez. Il vous reste { $tools }.
}
abbey-prompt-lifted = À quoi sert le { $face } que ramène la Cellule supplémentaire ?
abbey-prompt-lifted-echo = À quoi sert le { $face } que ramène la Cellule supplémentaire, et qui compte pour deux ?
abbey-prompt-lose = Quel paysan perdez-vous ({ $to }) ? À perdre : { $peasants }.
abbey-prompt-archer = Quel paysan devient archer ({ $tower }) ?
abbey-prompt-bathe-to = Sur quelle carte va le paysan { $card-of } ?
abbey-prompt-tablets = Que construisez-vous avec les Tables de la Loi ?
abbey-prompt-tablets-spare = Quelle sorte du coût { $card-of } ne payez-vous pas ?
abbey-prompt-elias-build = Quel bâtiment saint Élie construit-il pour vous ?
abbey-prompt-ease = Quelle croisade saint Gauvin facilite-t-il ?
abbey-prompt-lionel-archer = Choisissez une tour pour l’archer de saint Lionel, ou terminez. Archers restants : { $left }.
abbey-prompt-rudolph-who = Quel frère convers sert deux bâtiments ?
abbey-prompt-rudolph-first = Choisissez le premier bâtiment qu’il sert.
abbey-prompt-rudolph-second = Il sert { $card-the } : choisissez le second bâtiment.
abbey-prompt-reynold = Où saint Renaud collecte-t-il, avec deux 6 ?
abbey-prompt-help-dice = Combien de dés demandez-vous à { $seat } ({ $card }) ?
abbey-prompt-help-prestige = Sur { $prestige }, combien en offrez-vous à { $seat } ({ $card }) ?
abbey-prompt-help-part = Quelle part de la récompense ({ $reward }) offrez-vous à { $seat } ({ $card }) ?
abbey-prompt-help-answer = { $seat } vous demande { $dice } pour { $card-the } et vous offre { $prestige } et { $part-n ->
    [0] aucune part de la récompense
   *[other] { $part }
}. L’aidez-vous ?
abbey-prompt-counter-prestige = Sur { $prestige }, combien en demandez-vous à { $seat } ({ $card }) ?
abbey-prompt-counter-part = Quelle part de la récompense ({ $reward }) demandez-vous à { $seat } ({ $card }) ?
abbey-prompt-counter-answer = Pour { $dice } ({ $card }), { $seat } demande { $prestige } et { $part-n ->
    [0] aucune part de la récompense
   *[other] { $part }
}. Acceptez-vous ?
abbey-prompt-supply = Comment fournissez-vous ce que vous avez promis : { $dice } ({ $card }) ?
abbey-prompt-trade-for = Que voulez-vous en échange de vos jetons ({ $give }) ?
abbey-prompt-trade-amount = Combien { $give-of } donnez-vous pour { $want-some } ?
abbey-prompt-stables-want = Combien { $want-of } demandez-vous à { $seat } ?
abbey-prompt-stables-give = Que donnez-vous à { $seat } contre { $want } ?
abbey-prompt-stables-given = Combien { $give-of } donnez-vous à { $seat } contre { $want } ?
abbey-prompt-stables-answer = { $seat } vous offre { $give } contre { $want }. Acceptez-vous l’échange ?

## Choix

abbey-choice-first = { $seat } commence
abbey-choice-crusade = { $Card } : { $card-effect }
abbey-choice-start = Bâtiment de départ : { $card } ({ $card-effect })
abbey-choice-card = Au marché : { $card } ({ $card-effect })
abbey-choice-saint = Le saint est { $saint } : { $saint-effect }
abbey-choice-die = Le dé donne { $face }
abbey-choice-event = L’événement est « { $card } » : { $card-effect }
abbey-choice-token = Le jeton donne { $token-effect }
abbey-choice-bid = Enchérir à { $value }
abbey-choice-pass = Passer
abbey-choice-give = Donner { $goods }
abbey-choice-give-for = Donner { $goods } contre { $got }
abbey-choice-pick = Prendre { $card-the } ({ $card-effect })
abbey-choice-buy = { $price-n ->
    [0] Prendre { $card-the } gratuitement ; rapporte { $reward } ({ $card-effect })
   *[other] Acheter { $card-the } pour { $price } ; rapporte { $reward } ({ $card-effect })
}
abbey-choice-buy-nothing = Acheter une carte du rang { $price }
abbey-choice-take-free = Prendre { $card-the } au lieu de payer { $price }, avec { $reward } ({ $card-effect })
abbey-choice-done = Terminer
abbey-choice-remove = Retirer { $card-the }
abbey-choice-done-bell = Garder les dés tels quels
abbey-choice-done-moves = Ne plus déplacer personne
abbey-choice-done-darkness = Affronter les Ténèbres
abbey-choice-done-limit = Rendre le surplus
abbey-choice-done-income = Passer aux croisades
abbey-choice-done-last = Compter les points
abbey-choice-again = { $dice-n ->
    [0] N’en relancer aucun
   *[other] Relancer { $dice }
}
abbey-choice-repel = Repousser les Vikings avec la Sainte Lance : gain de 5 points de prestige
abbey-choice-hold = Garder la Sainte Lance
abbey-choice-meet = Opposer un { $face } au { $value } : gain de { $prestige }
abbey-choice-meet-echo = Opposer un { $face } qui compte pour deux au { $value } (Scriptorium) : gain de { $prestige }
abbey-choice-meet-double = Opposer deux { $face } qui comptent pour trois au { $value } (Scriptorium) : gain de { $prestige }
abbey-choice-peasant-meets = Envoyer { $peasants } contre les Vikings ({ $spot }) et perdre 1 point de prestige
abbey-choice-peasant-marches = Envoyer { $peasants } en croisade ({ $spot })
abbey-choice-peasant-archer = Faire de { $peasants } un archer ({ $spot })
abbey-choice-peasant-serves = Faire servir { $peasants } dans deux bâtiments ({ $spot })
abbey-choice-peasant-lost = Perdre { $peasants } ({ $spot })
abbey-choice-stop = Ne plus opposer de dés aux Vikings
abbey-choice-breach = Laisser la ligne enfoncée et perdre { $prestige }
abbey-choice-lose = Perdre cette carte : { $card }
abbey-choice-preach = Prêcher avec un { $face }
abbey-choice-preach-library = Prêcher avec un { $face } dont la Bibliothèque change la valeur
abbey-choice-clergy = Monter dans le clergé avec un { $face }
abbey-choice-clergy-library = Monter dans le clergé avec un { $face } dont la Bibliothèque change la valeur
abbey-choice-defend = Défendre l’abbaye avec un { $face }
abbey-choice-march = { $value ->
    [0] Commencer { $card-the } avec un { $face } (à remplir : { $room })
   *[other] Placer un { $face } pour { $card-the } (à remplir : { $room })
}
abbey-choice-march-forge = Placer un { $face } pour { $card-the }, dont la Forge fait un { $value } (cases libres : { $room })
abbey-choice-second = Le second dé est un { $face }
abbey-choice-echo = Faire compter le prochain dé pour deux (Scriptorium)
abbey-choice-double = Faire compter les deux prochains dés pour trois (Scriptorium)
abbey-choice-value = La croisade a la valeur { $value }
abbey-choice-elias-die = Placer un dé d’Élias pour { $card-the }
abbey-choice-help = Demander de l’aide à { $seat } pour { $card-the }
abbey-choice-dice = Demander { $dice }
abbey-choice-prestige = { $prestige-n ->
    [0] Pas de prestige pour l’allié
   *[other] { $prestige } pour l’allié
}
abbey-choice-part = { $tokens } pour l’allié
abbey-choice-part-none = Rien de la récompense pour l’allié
abbey-choice-accept = Accepter
abbey-choice-refuse = Refuser
abbey-choice-counter = Demander une autre part
abbey-choice-supply-double = Deux dés qui comptent pour trois (Scriptorium)
abbey-choice-supply-double-forge = Deux dés qui comptent pour trois (Scriptorium), dont un { $face } changé par la Forge
abbey-choice-supply-echo = Un dé qui compte pour deux (Scriptorium)
abbey-choice-supply-echo-forge = Un { $face } changé par la Forge, qui compte pour deux (Scriptorium)
abbey-choice-supply-forge = Un { $face } changé par la Forge
abbey-choice-supply-plain = Des dés de la valeur de la croisade
abbey-choice-gift = Prendre { $one-one } et { $two-one }
abbey-choice-reveal = Révéler le saint et avoir le soutien des saints à chaque manche
abbey-choice-keep-saint = Garder le saint face cachée et utiliser sa capacité une fois
abbey-choice-keep-crusade = Continuer { $card-the }
abbey-choice-abandon = Abandonner la croisade : les dés reviennent, les paysans sont perdus
abbey-choice-visit = Aller { $location-at } : { $good }, dés ÷ { $divisor }
abbey-choice-initiative = Prendre l’initiative
abbey-choice-main = Placer un { $face }
abbey-choice-bonus = Ajouter un { $face } sur la case bonus
abbey-choice-no-bonus = Ne pas ajouter de dé
abbey-choice-bonus-echo = Faire compter le dé pour deux et prendre la case bonus (Scriptorium)
abbey-choice-tool = Utiliser un outil sur { $space-the }
abbey-choice-collect = Collecter
abbey-choice-collect-sum = Collecter { $goods } (somme de { $sum })
abbey-choice-move = Avancer d’un banc le paysan du banc { $bench } (rangée { $row })
abbey-choice-altar = Construire l’autel pour { $cost } : gain de { $prestige }
abbey-choice-wall = Construire le mur { $walls } sur 5 pour { $cost } : gain de { $prestige }
abbey-choice-build = Construire { $card-the } pour { $cost } : gain de { $prestige } ({ $card-effect })
abbey-choice-build-free = Construire { $card-the } sans payer { $cost } : gain de { $prestige } ({ $card-effect })
abbey-choice-archer = Entraîner un archer pour { $cost } ({ $tower })
abbey-choice-archer-free = Entraîner un archer sans payer { $cost } ({ $tower })
abbey-choice-remodel = Aménager l’abbaye pour { $cost } : 2 emplacements de bâtiment de plus
abbey-choice-spare = Ne pas payer cette sorte : { $good }
abbey-choice-sheep = { $sheep-n ->
    [0] Ne rendre aucun mouton
   *[other] Rendre { $sheep }
}
abbey-choice-enlist = Piocher une croisade pour { $coins }
abbey-choice-for = Contre { $good-some }
abbey-choice-offer-kind = Donner { $good-some }
abbey-choice-want = Demander { $goods }
abbey-choice-to = Le paysan va sur cette carte : { $card }
abbey-choice-ease = Faciliter { $card-the } de 2 dés
abbey-choice-harvest = Collecter avec un 6 { $one-at } et un 6 { $two-at }
abbey-choice-baptise = Baptiser le paysan du banc 4 (rangée { $row })
abbey-choice-activate = Activer cette carte avec un frère convers : { $card }
abbey-choice-trade = Échanger { $good-some } (1 jeton Échange)
abbey-choice-stables = Proposer à { $seat } un échange contre { $good-some } (Écuries)
abbey-choice-bathe = Déplacer vers une autre carte le paysan de celle-ci (Thermes) : { $card }
abbey-choice-reroll = Relancer un { $face } (Clocher)
abbey-choice-recall = Reprendre un { $face } utilisé { $from-for } (Antre d’Abbott)
abbey-choice-lift = Reprendre { $space-the } { $location-of } pour l’utiliser sur votre plateau (Cellule supplémentaire)
abbey-choice-wagon = Rendre un chariot contre { $goods }
abbey-choice-relic = Utiliser { $relic-the } : { $relic-effect }
abbey-choice-invoke = Invoquer { $saint } : { $saint-effect }
abbey-choice-invoke-nobody = Invoquer un saint
abbey-choice-support = Demander le soutien des saints avec un 1 et un { $face } : gain de 2 ressources
abbey-choice-support-echo = Demander le soutien des saints avec un 1 qui compte pour deux (Scriptorium) : gain de 2 ressources

## Journal

abbey-event-crusade-removed = Hors jeu : { $card-the }.
abbey-event-crusade-dealt = { $seat } reçoit { $card-the } : { $card-effect }.
    .you = Vous recevez { $card-the } : { $card-effect }.
abbey-event-start-dealt = { $seat } commence avec { $card-the } : { $card-effect }.
    .you = Vous commencez avec { $card-the } : { $card-effect }.
abbey-event-card-shown = Nouveau au marché pour { $price } : { $card-the }.
abbey-event-first-player = { $seat } est premier joueur.
    .you = Vous ouvrez la manche.
abbey-event-saint-dealt = { $seat } reçoit un saint face cachée.
    .you = Vous recevez un saint face cachée.
abbey-event-saint-seen = { $seat } a pour patron { $saint } : { $saint-effect }.
    .you = Vous avez pour patron { $saint } : { $saint-effect }.
abbey-event-elias-rolled = Élias lance ses dés pour toute la partie : { $dice }.
abbey-event-bids = { $seat } enchérit à { $value }.
    .you = Vous enchérissez à { $value }.
abbey-event-passes-bid = { $seat } quitte l’enchère.
    .you = Vous quittez l’enchère.
abbey-event-wins-auction = { $value ->
    [0] { $seat } prend un bâtiment de départ gratuitement.
   *[other] { $seat } remporte l’enchère à { $value }.
}
    .you = { $value ->
        [0] Vous prenez un bâtiment de départ gratuitement.
       *[other] Vous remportez l’enchère à { $value }.
    }
abbey-event-round-begins = La manche { $round } commence ; premier joueur : { $first }.
    .you = La manche { $round } commence ; c’est à vous d’ouvrir.
abbey-event-rolled = { $seat } lance { $dice }.
    .you = Vous lancez { $dice }.
abbey-event-rerolled = { $seat } relance un dé : { $face }.
    .you = Vous relancez un dé : { $face }.
abbey-event-event-shown = { $Kind } : « { $card } », { $card-effect }.
abbey-event-vikings-below = Des Vikings dès la première manche : la carte est remise sous la pile.
abbey-event-vikings-rolled = Les Vikings arrivent : { $dice }.
abbey-event-met-by-dice = { $rows ->
    [1] { $seat } oppose un dé au Viking { $value }.
   *[other] { $seat } oppose des dés à { $rows } Vikings de valeur { $value }.
}
    .you = { $rows ->
        [1] Vous opposez un dé au Viking { $value }.
       *[other] Vous opposez des dés à { $rows } Vikings de valeur { $value }.
    }
abbey-event-met-by-peasant = { $seat } oppose un paysan au Viking { $value }.
    .you = Vous opposez un paysan au Viking { $value }.
abbey-event-breached = { $who } ne peut rien opposer au Viking { $value } : la ligne est enfoncée.
    .you = Vous ne pouvez rien opposer au Viking { $value } : la ligne est enfoncée.
abbey-event-elias-meets-die = Élias oppose un dé au Viking { $value }.
abbey-event-elias-meets-peasant = Élias oppose un paysan au Viking { $value }.
abbey-event-repelled = Les Vikings sont repoussés.
abbey-event-plundered = Les Vikings pillent le royaume.
abbey-event-card-lost = { $seat } perd { $card-the }.
    .you = Vous perdez { $card-the }.
abbey-event-stock-lost = { $seat } n’a rien d’autre à perdre : tous ses deniers et ses ressources disparaissent.
    .you = Vous n’avez rien d’autre à perdre : tous vos deniers et vos ressources disparaissent.
abbey-event-die-used = { $counts ->
    [1] { $seat } utilise un { $face } { $use-for }.
    [2] { $seat } utilise un { $face } { $use-for }, qui compte pour 2 dés.
   *[other] { $seat } utilise deux dés { $use-for }, dont d’abord un { $face }, et ils comptent pour { $counts }.
}
    .you = { $counts ->
        [1] Vous utilisez un { $face } { $use-for }.
        [2] Vous utilisez un { $face } { $use-for }, qui compte pour 2 dés.
       *[other] Vous utilisez deux dés { $use-for }, dont d’abord un { $face }, et ils comptent pour { $counts }.
    }
abbey-event-clergy-rises = { $seat } monte dans le clergé : { $cell ->
    [1] Séminariste
    [2] Séminariste
    [3] Séminariste accompli
    [4] Diacre
    [5] Diacre
    [6] Diacre accompli
    [7] Prêtre
    [8] Prêtre
    [9] Prêtre accompli
    [10] Évêque
    [11] Évêque
    [12] Évêque accompli
    [13] Cardinal
    [14] Cardinal
   *[15] Cardinal accompli
} (case { $cell }).
    .you = Vous montez dans le clergé : { $cell ->
        [1] Séminariste
        [2] Séminariste
        [3] Séminariste accompli
        [4] Diacre
        [5] Diacre
        [6] Diacre accompli
        [7] Prêtre
        [8] Prêtre
        [9] Prêtre accompli
        [10] Évêque
        [11] Évêque
        [12] Évêque accompli
        [13] Cardinal
        [14] Cardinal
       *[15] Cardinal accompli
    } (case { $cell }).
abbey-event-peasant-joins = Un paysan rejoint { $seat }.
    .you = Un paysan vous rejoint.
abbey-event-peasant-lost = { $seat } perd un paysan ({ $cause }).
    .you = Vous perdez un paysan ({ $cause }).
abbey-event-peasant-marches = { $seat } envoie un paysan pour { $card-the }.
    .you = Vous envoyez un paysan pour { $card-the }.
abbey-event-elias-helps = Un dé d’Élias aide { $seat } pour { $card-the }.
    .you = Un dé d’Élias vous aide pour { $card-the }.
abbey-event-crusade-complete = { $seat } accomplit { $card-the }.
    .you = Vous accomplissez { $card-the }.
abbey-event-help-offered = { $seat } demande { $dice } à { $helper } pour { $card-the } et offre { $prestige } et { $part-n ->
    [0] aucune part de la récompense
   *[other] { $part }
}.
    .you = Vous demandez { $dice } à { $helper } pour { $card-the } et offrez { $prestige } et { $part-n ->
        [0] aucune part de la récompense
       *[other] { $part }
    }.
    .you-helper = { $seat } vous demande { $dice } pour { $card-the } et offre { $prestige } et { $part-n ->
        [0] aucune part de la récompense
       *[other] { $part }
    }.
abbey-event-help-countered = { $seat } demande plutôt { $prestige } et { $part-n ->
    [0] aucune part de la récompense
   *[other] { $part }
} ({ $card }).
    .you = Vous demandez plutôt { $prestige } et { $part-n ->
        [0] aucune part de la récompense
       *[other] { $part }
    } ({ $card }).
abbey-event-help-agreed = { $seat } et { $helper } s’accordent pour { $card-the }.
    .you = { $helper } et vous tombez d’accord pour { $card-the }.
    .you-helper = { $seat } et vous tombez d’accord pour { $card-the }.
abbey-event-help-refused = { $seat } refuse ({ $card }).
    .you = Vous refusez ({ $card }).
abbey-event-help-arrives = { $seat } apporte { $dice } pour { $card-the }.
    .you = Vous apportez { $dice } pour { $card-the }.
abbey-event-elias-buys = Élias lance un { $face } pour le marché.
abbey-event-card-gone = Hors du marché : { $card-the }.
abbey-event-buys = { $price-n ->
    [0] { $seat } achète { $card-the } gratuitement.
   *[other] { $seat } achète { $card-the } pour { $price }.
}
    .you = { $price-n ->
        [0] Vous achetez { $card-the } gratuitement.
       *[other] Vous achetez { $card-the } pour { $price }.
    }
abbey-event-takes-free = { $seat } prend { $card-the } gratuitement.
    .you = Vous prenez { $card-the } gratuitement.
abbey-event-passes = { $seat } passe.
    .you = Vous passez.
abbey-event-elias-gathers = Élias lance un { $face } pour les ressources.
abbey-event-gathers = { $seat } collecte { $location-at } avec une somme de { $sum }.
    .you = Vous collectez { $location-at } avec une somme de { $sum }.
abbey-event-takes-initiative = { $seat } prend l’initiative.
    .you = Vous prenez l’initiative.
abbey-event-elias-takes-initiative = Élias prend l’initiative ; un jeton est perdu ({ $token-effect }).
abbey-event-elias-takes-empty-initiative = Élias prend l’initiative.
abbey-event-die-taken-back = { $seat } reprend un { $face }.
    .you = Vous reprenez un { $face }.
abbey-event-gains = { $seat } gagne { $tokens } ({ $cause }).
    .you = Vous gagnez { $tokens } ({ $cause }).
abbey-event-pays = { $seat } paie { $goods }.
    .you = Vous payez { $goods }.
abbey-event-loses = { $seat } cède { $goods } ({ $cause }).
    .you = Vous cédez { $goods } ({ $cause }).
abbey-event-prestige-gained = { $seat } gagne { $prestige } ({ $cause }).
    .you = Vous gagnez { $prestige } ({ $cause }).
abbey-event-prestige-lost = { $seat } perd { $prestige } ({ $cause }).
    .you = Vous perdez { $prestige } ({ $cause }).
abbey-event-moves = { $seat } avance un paysan au banc { $bench }.
    .you = Vous avancez un paysan au banc { $bench }.
abbey-event-baptised = { $seat } mène un paysan au baptistère.
    .you = Vous menez un paysan au baptistère.
abbey-event-activated = { $seat } active { $card-the }.
    .you = Vous activez { $card-the }.
abbey-event-bathed = { $seat } déplace un paysan : { $from } → { $to }.
    .you = Vous déplacez un paysan : { $from } → { $to }.
abbey-event-shares = { $seat } confie { $one-the } et { $two-the } à un même frère convers.
    .you = Vous confiez { $one-the } et { $two-the } à un même frère convers.
abbey-event-archer-posted = { $seat } poste un archer ({ $tower }).
    .you = Vous postez un archer ({ $tower }).
abbey-event-built = { $seat } construit { $card-the }.
    .you = Vous construisez { $card-the }.
abbey-event-altar-built = { $seat } construit l’autel.
    .you = Vous construisez l’autel.
abbey-event-wall-built = { $seat } construit le mur { $walls } sur 5.
    .you = Vous construisez le mur { $walls } sur 5.
abbey-event-remodelled = { $seat } aménage son abbaye : 2 emplacements de bâtiment de plus.
    .you = Vous aménagez votre abbaye : 2 emplacements de bâtiment de plus.
abbey-event-herd = { $seat } gagne { $animals }.
    .you = Vous gagnez { $animals }.
abbey-event-fed = { $missing-n ->
    [0] { $seat } nourrit { $levels } : { $sheep }, { $grain }.
   *[other] { $seat } doit nourrir { $levels } : { $sheep }, { $grain }, il manque { $missing }.
}
    .you = { $missing-n ->
        [0] Vous nourrissez { $levels } : { $sheep }, { $grain }.
       *[other] Vous devez nourrir { $levels } : { $sheep }, { $grain }, il manque { $missing }.
    }
abbey-event-outmatched = Les Ténèbres ({ $darkness }) sont trop fortes pour { $seat } ({ $defense }).
    .you = Les Ténèbres ({ $darkness }) sont trop fortes pour vous ({ $defense }).
abbey-event-darkness-rises = Les Ténèbres montent à { $level }.
abbey-event-crusade-resolved = { $seat } revient de { $card-the }.
    .you = Vous revenez de { $card-the }.
abbey-event-relic-won = { $seat } remporte { $relic-the }.
    .you = Vous remportez { $relic-the }.
abbey-event-crusade-abandoned = { $seat } abandonne { $card-the }.
    .you = Vous abandonnez { $card-the }.
abbey-event-pawn-taken = Prochain premier joueur : { $who }.
    .you = Vous ouvrirez la manche suivante.
abbey-event-trades = { $seat } échange { $give } contre { $get }.
    .you = Vous échangez { $give } contre { $get }.
abbey-event-trade-offered = { $seat } offre { $give } à { $partner } contre { $want }.
    .you = Vous offrez { $give } à { $partner } contre { $want }.
    .you-partner = { $seat } vous offre { $give } contre { $want }.
abbey-event-trade-agreed = { $seat } et { $partner } font l’échange.
    .you = { $partner } et vous faites l’échange.
    .you-partner = { $seat } et vous faites l’échange.
abbey-event-trade-refused = { $seat } refuse l’échange.
    .you = Vous refusez l’échange.
abbey-event-relic-used = { $seat } utilise { $relic-the } : { $relic-effect }.
    .you = Vous utilisez { $relic-the } : { $relic-effect }.
abbey-event-saint-revealed = { $seat } révèle { $saint } et a le soutien des saints.
    .you = Vous révélez { $saint } et avez le soutien des saints.
abbey-event-saint-kept = { $seat } garde son saint face cachée.
    .you = Vous gardez votre saint face cachée.
abbey-event-saint-invoked = { $seat } invoque { $saint } : { $saint-effect }.
    .you = Vous invoquez { $saint } : { $saint-effect }.
abbey-event-saint-supports = { $Saint } soutient { $seat }.
    .you = { $Saint } vous soutient.
abbey-event-crusade-eased = { $seat } a besoin de 2 dés de moins pour { $card-the }.
    .you = Vous avez besoin de 2 dés de moins pour { $card-the }.
abbey-event-game-over = La dernière manche est terminée.

## Refus

abbey-refusal-not-your-turn = Ce n’est pas à vous de jouer.
abbey-refusal-not-asked = On vous demande autre chose pour l’instant.
abbey-refusal-cannot-come-up = { $lottery-Gone }.
abbey-refusal-no-free-action-now = Cette question ne laisse pas place aux actions libres.
abbey-refusal-not-in-this-phase = Ce n’est pas possible à cette phase.
abbey-refusal-too-poor = Cela coûte { $price } et { $have-n ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have-n }
}.
abbey-refusal-not-active = Vous n’avez pas de carte active de ce type : { $card }.
abbey-refusal-used-up = Vous ne pouvez plus utiliser { $card-the } cette manche.
abbey-refusal-not-built = Cette carte n’est pas construite dans votre abbaye : { $card }.
abbey-refusal-name-the-first = Les deux cartes se valent : désignez la première ({ $card }).
abbey-refusal-no-use = Cela ne mènerait à rien pour l’instant.
abbey-refusal-bid-too-low = { $standing ->
    [0] Une enchère est d’au moins 1.
   *[other] L’enchère est à { $standing } : il faut offrir plus.
}
abbey-refusal-bid-too-high = Tout votre stock ne vaut que { $worth }.
abbey-refusal-payment-uneven = Les { $owed } que vous devez ne pourraient pas être payés exactement.
abbey-refusal-not-on-offer = Ce bâtiment n’est pas proposé.
abbey-refusal-no-such-die = Vous n’avez pas de { $face } disponible.
abbey-refusal-rolled-again-already = Vous avez déjà relancé ce { $face }.
abbey-refusal-no-peasant-there = Vous n’y avez pas de paysan ({ $spot }).
abbey-refusal-row-has-another-value = La ligne ouverte a la valeur { $value }.
abbey-refusal-rows-differ = Les lignes suivantes n’ont pas la même valeur.
abbey-refusal-can-still-meet = Vous avez encore un dé de la bonne valeur ou un paysan.
abbey-refusal-must-meet = Vous devez d’abord occuper cette ligne.
abbey-refusal-wrong-die = Un { $face } ne peut pas servir { $use-for }.
abbey-refusal-boxes-full = { $limit ->
    [1] 1 seul dé par manche peut servir { $use-for }.
   *[other] { $limit } dés par manche au plus peuvent servir { $use-for }.
}
abbey-refusal-reserve-empty = { $left ->
    [0] Vous n’avez plus de paysan en réserve.
    [1] Il ne vous reste qu’1 paysan en réserve.
   *[other] Il ne vous reste que { $left } paysans en réserve.
}
abbey-refusal-top-of-the-clergy = La piste du clergé s’arrête à la case 15.
abbey-refusal-not-your-crusade = Vous n’avez pas cette croisade.
abbey-refusal-crusade-complete = Cette croisade est accomplie.
abbey-refusal-crusade-not-begun = Vous n’avez pas encore de dé pour cette croisade.
abbey-refusal-no-room = { $room ->
    [0] Cette croisade n’a plus de case libre.
    [1] Cette croisade n’a plus qu’1 case libre.
   *[other] Cette croisade n’a plus que { $room } cases libres.
}
abbey-refusal-crusade-has-another-value = Cette croisade a la valeur { $value }.
abbey-refusal-no-peasant-to-send = Vous n’avez pas de paysan sur les bancs ni au baptistère.
abbey-refusal-not-from-cards = Les paysans des cartes y restent : prenez-en un sur les bancs ou au baptistère.
abbey-refusal-no-second-die = Aucun second dé ne peut s’y joindre.
abbey-refusal-lower-die-first = On désigne d’abord le plus petit des deux dés.
abbey-refusal-not-two-resources = Désignez deux ressources, dans l’ordre bois, blé, pierre, sable.
abbey-refusal-elias-lacks = Élias n’a pas de { $value } disponible.
abbey-refusal-stall-empty = Il n’y a pas de carte à cette place du marché.
abbey-refusal-no-dice-left = Vous n’avez plus de dés.
abbey-refusal-been-there = Vous avez déjà collecté { $location-at } cette manche.
abbey-refusal-flooded = Aucun dé ne peut être placé { $location-at } cette manche.
abbey-refusal-initiative-taken = L’initiative est déjà prise cette manche.
abbey-refusal-no-bonus-space = Aucune case bonus n’est libre { $location-at }.
abbey-refusal-no-tool-left = Vous n’avez plus d’outil cette manche.
abbey-refusal-cannot-raise = Un dé ne dépasse pas 6.
abbey-refusal-main-die-first = Les outils du dé principal viennent avant ceux du dé bonus.
abbey-refusal-no-wagon = Vous n’avez pas de chariot.
abbey-refusal-not-visited = Vous n’avez placé aucun dé { $location-at } cette manche.
abbey-refusal-no-die-there = Vous n’avez pas ce dé { $location-at }.
abbey-refusal-no-moves-left = Vous n’avez plus de mouvement.
abbey-refusal-last-bench = Après le dernier banc, il n’y a que le baptistère.
abbey-refusal-seat-taken = La place du banc suivant est prise.
abbey-refusal-nobody-to-baptise = Personne n’est assis là sur le dernier banc.
abbey-refusal-baptistery-full = Les deux places du baptistère sont prises.
abbey-refusal-baptistery-empty = Il n’y a personne au baptistère.
abbey-refusal-no-lay-brother = Aucun frère convers ne peut y servir ({ $card }).
abbey-refusal-space-taken = Un paysan s’y trouve déjà ({ $card }).
abbey-refusal-altar-stands = Votre autel est déjà construit.
abbey-refusal-walls-stand = Vos cinq murs sont déjà construits.
abbey-refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
abbey-refusal-no-such-tower-left = Vous n’avez plus de carte Tour de ce type : { $tower }.
abbey-refusal-two-copies = Vous ne pouvez plus en construire d’exemplaire dans cette partie : { $card }.
abbey-refusal-four-towers = Nul ne construit plus de 4 tours dans la partie.
abbey-refusal-other-hall = Vous avez déjà construit un autre bâtiment parmi le Chauffoir, la Salle capitulaire et le Réfectoire.
abbey-refusal-other-farm = Vous avez déjà construit une Bergerie ou une Étable.
abbey-refusal-no-free-slot = { $free ->
    [0] Vous n’avez pas d’emplacement de bâtiment libre (il en faut { $needed }).
   *[other] Vous n’avez pas assez d’emplacements de bâtiment libres (il en faut { $needed }, vous en avez { $free }).
}
abbey-refusal-no-archer-there = Les archers ne tiennent que la Porte fortifiée et les Remparts, pas { $tower-the }.
abbey-refusal-no-vacant-tower = Aucune de vos tours de ce type n’attend d’archer : { $tower }.
abbey-refusal-remodelled-already = Votre abbaye est déjà aménagée.
abbey-refusal-slots-left = Vous avez encore des emplacements de bâtiment libres.
abbey-refusal-not-so-many-sheep = { $have-n ->
    [0] Vous n’avez pas de mouton.
   *[other] Vous n’avez que { $have }.
}
abbey-refusal-too-many-sheep = { $most-n ->
    [0] Aucun mouton n’est nécessaire.
   *[other] Il suffit de { $most }.
}
abbey-refusal-not-another-player = Ce n’est pas un autre joueur de cette partie.
abbey-refusal-no-offers-left = Vous ne pouvez pas faire plus de { $most } offres de ce genre cette manche.
abbey-refusal-asked-already = Vous avez déjà sollicité ce joueur pour cette croisade cette manche.
abbey-refusal-has-an-ally = { $seat } est déjà l’allié de cette croisade.
abbey-refusal-helper-has-no-peasant = Ce joueur n’a pas de paysan à envoyer.
abbey-refusal-helper-has-no-dice = Ce joueur ne peut pas fournir de { $value }.
abbey-refusal-too-many-dice = { $most ->
    [1] Vous ne pouvez demander qu’1 dé.
   *[other] Vous pouvez demander { $most } dés au plus.
}
abbey-refusal-too-much-prestige = Cette croisade ne rapporte que { $most }.
abbey-refusal-not-in-reward = Cela ne fait pas partie de la récompense.
abbey-refusal-same-offer = Une contre-offre doit différer de l’offre.
abbey-refusal-way-passed = Les façons de fournir les dés se choisissent dans l’ordre, et celle-ci est passée.
abbey-refusal-wrong-number = { $left ->
    [1] Cela ne fournirait pas exactement le dé encore promis.
   *[other] Cela ne fournirait pas exactement les { $left } dés encore promis.
}
abbey-refusal-roads-broken = Les routes sont coupées : pas d’échange cette manche.
abbey-refusal-no-trade-token = Vous n’avez plus de jeton Échange cette manche.
abbey-refusal-not-worth-one = Vous n’avez pas assez { $good-of } pour un seul jeton d’une autre sorte.
abbey-refusal-same-kind = On échange une sorte contre une autre.
abbey-refusal-wasteful = Moins en rapporterait autant.
abbey-refusal-partner-lacks = Votre partenaire n’a pas assez { $good-of }.
abbey-refusal-cannot-match = Vous n’avez pas d’autre sorte qui vaille autant.
abbey-refusal-gives-too-little = Ce que vous donnez doit valoir au moins ce que vous recevez.
abbey-refusal-gives-too-much = Une offre ne peut pas être si généreuse.
abbey-refusal-nobody-works-there = Vous n’y avez pas de paysan à déplacer ({ $card }).
abbey-refusal-serves-two = Le frère convers qui sert deux bâtiments y reste.
abbey-refusal-no-such-relic = Vous n’avez pas { $relic-the }.
abbey-refusal-relic-has-no-use = Cette relique ne servirait à rien pour l’instant : { $relic-the }.
abbey-refusal-tablets-do-not-suffice = Même sans une sorte de son coût, vous ne pouvez pas payer cela.
abbey-refusal-not-in-the-cost = Ce n’est pas une sorte que vous pourriez ne pas payer : { $good }.
abbey-refusal-no-saint-kept = Vous n’avez pas de saint face cachée dont utiliser la capacité.
abbey-refusal-saint-has-no-use = Votre saint ne pourrait rien pour vous pour l’instant.
abbey-refusal-no-saint-revealed = Vous n’avez pas révélé de saint.
abbey-refusal-support-used = Vous avez déjà utilisé le soutien des saints cette manche.
abbey-refusal-not-a-lay-brother = Seul un frère convers peut servir deux bâtiments : du baptistère ou d’un bâtiment.
abbey-refusal-no-vacant-cards = { $needed ->
    [1] Vous n’avez pas d’autre bâtiment sans paysan.
   *[other] Vous avez moins de { $needed } bâtiments sans paysan.
}

## Décompte

abbey-score-prestige = Prestige
abbey-score-sheep = Moutons
abbey-score-cows = Vaches
abbey-score-coins = Bureaux de change
abbey-score-resources = Granges dîmières
abbey-score-relics = Reliques
abbey-score-unbuilt = Bâtiments non construits
abbey-score-crusades = Croisades inachevées

## Tableau

abbey-sheet-round = { $round ->
    [0] Avant la première des { $rounds } manches
   *[other] Manche { $round } sur { $rounds }
}
abbey-sheet-nothing = rien
abbey-sheet-number = { $n }
abbey-sheet-phase = en cours
abbey-sheet-first = premier joueur
abbey-sheet-asked = doit répondre
abbey-sheet-event = événement
abbey-sheet-darkness = Ténèbres
abbey-sheet-raid = Vikings
abbey-sheet-raider-open = { $who-n ->
    [0] { $value } : à affronter
   *[other] { $value } : { $who }
}
abbey-sheet-raider-die = { $value } : dé ({ $who })
abbey-sheet-raider-echo = { $value } : écho ({ $who })
abbey-sheet-raider-peasant = { $value } : paysan ({ $who })
abbey-sheet-raider-breach = { $value } : enfoncée ({ $who })
abbey-sheet-initiative = initiative
abbey-sheet-bonus-spaces = cases bonus libres
abbey-sheet-bonus = { $location } : { $free }
abbey-sheet-elias-peasants = paysans d’Élias
abbey-sheet-bid = enchère
abbey-sheet-offer = offre
abbey-sheet-help = { $owner } demande { $dice } à { $helper } ({ $card }) pour { $prestige } et { $part-n ->
    [0] aucune part de la récompense
   *[other] { $part }
}
abbey-sheet-trade = { $owner } offre { $give } à { $partner } contre { $want }
abbey-sheet-market = Marché aux Bâtiments
abbey-sheet-reward = rapporte { $reward }
abbey-sheet-cost = coûte { $cost }
abbey-sheet-starting = bâtiments de départ
abbey-sheet-decks = Pioches
abbey-sheet-events-left = événements à venir
abbey-sheet-vikings-below = raids sous la pile
abbey-sheet-events-unseen = événements non vus
abbey-sheet-buildings-unseen = bâtiments dans les pioches
abbey-sheet-buildings-gone = bâtiments hors jeu
abbey-sheet-crusades-unseen = croisades dans la pile
abbey-sheet-tokens-unseen = jetons Initiative
abbey-sheet-seat = { $seat }
abbey-sheet-prestige = prestige
abbey-sheet-defense = défense
abbey-sheet-clergy = clergé
abbey-sheet-cell = { $cell ->
    [0] pas commencé
    [1] Séminariste (1)
    [2] Séminariste (2)
    [3] Séminariste accompli (3)
    [4] Diacre (4)
    [5] Diacre (5)
    [6] Diacre accompli (6)
    [7] Prêtre (7)
    [8] Prêtre (8)
    [9] Prêtre accompli (9)
    [10] Évêque (10)
    [11] Évêque (11)
    [12] Évêque accompli (12)
    [13] Cardinal (13)
    [14] Cardinal (14)
   *[15] Cardinal accompli (15)
}
abbey-sheet-stock = stock
abbey-sheet-tokens = jetons
abbey-sheet-tools = outils : { $left } sur { $all } disponibles
abbey-sheet-pool = dés
abbey-sheet-resting = dés pour la manche suivante
abbey-sheet-visits = dés sur les lieux
abbey-sheet-visit = { $bonus ->
    [0] { $location } : { $main }
   *[other] { $location } : { $main } et { $bonus }
}
abbey-sheet-pews = bancs
abbey-sheet-baptistery = baptistère
abbey-sheet-reserve = réserve
abbey-sheet-population = population
abbey-sheet-cards = cartes construites
abbey-sheet-card-active = { $card }, avec paysan
abbey-sheet-card-vacant = { $card }, sans paysan
abbey-sheet-slots = emplacements libres
abbey-sheet-hand = cartes en main
abbey-sheet-held = { $cards } ({ $cost } ; { $prestige })
abbey-sheet-towers = tours à construire
abbey-sheet-works = ouvrages
abbey-sheet-walls = murs : { $walls } sur 5
abbey-sheet-barn = enclos
abbey-sheet-quest = { $value ->
    [0] dés : { $placed } sur { $needs }
   *[other] dés : { $placed } sur { $needs }, valeur { $value }
}
abbey-sheet-ally = allié : { $seat }, pour { $prestige } et { $part-n ->
    [0] aucune part de la récompense
   *[other] { $part }
}
abbey-sheet-relics = reliques
abbey-sheet-saint = saint
abbey-sheet-saint-hidden = face cachée
abbey-sheet-question = question

## Comptes

abbey-bill-bid = valeur de l’enchère
abbey-bill-food = nourriture

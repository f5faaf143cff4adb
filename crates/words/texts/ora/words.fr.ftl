### Ora & Labora : noms, questions, choix, journal, refus, libellés.

ora = Ora & Labora
ora-credits = Un jeu d’Uwe Rosenberg, édité par Lookout Games, en français par Filosofia.
ora-about = Chacun dirige un monastère du Moyen Âge et envoie au travail son prieur et ses frères convers : une seule roue de production, commune à tous, nourrit et chauffe le tout, de la tourbière au reliquaire. Abattez, bâtissez, étendez votre terre de la côte à la montagne et fondez des agglomérations là où le voisinage en vaut la peine.

## Options

ora-option-country = pays
    .about = La France a le raisin et le vin, l’Irlande le malt, la bière et le whiskey, chacune avec ses bâtiments ; on apprend d’ordinaire avec la France.
ora-option-country-france = France
ora-option-country-ireland = Irlande
ora-option-length = durée
    .about = La partie courte donne des biens à chacun à chaque manche et finit tôt ; la longue, à deux, dure jusqu’à l’épuisement des bâtiments.
ora-option-length-standard = normale
ora-option-length-long = longue (deux joueurs)
ora-option-length-short = courte (trois ou quatre joueurs)
ora-option-remove_c_quarry = sans la Carrière C (France, partie courte à quatre)
    .about = Retire un bâtiment jugé trop fort dans ce mode ; cela ne change rien ailleurs.
ora-option-remove_c_quarry-yes = oui
ora-option-remove_c_quarry-no = non
ora-setup-solo-length = le jeu en solitaire n’a qu’une durée
ora-setup-short-for-two = la partie courte se joue à trois ou quatre
ora-setup-long-for-many = la partie longue se joue à deux
ora-setup-quarry-elsewhere = la carrière C ne compte que dans la partie courte à quatre en France

ora-country-france = France
ora-country-ireland = Irlande

ora-length-standard = normale
ora-length-long = longue
ora-length-short = courte

ora-play-solo = partie solo
ora-play-two = deux joueurs
ora-play-two-long = deux joueurs, partie longue
ora-play-three = trois joueurs
ora-play-four = quatre joueurs
ora-play-three-short = trois joueurs, partie courte
ora-play-four-short = quatre joueurs, partie courte

## Biens

ora-good-clay = argile
    .some = de l’argile
    .of = d’argile
    .one = 1 tuile d’argile
    .count = { $n } { $n ->
        [one] tuile d’argile
       *[other] tuiles d’argile
    }
    .effect = matériau de construction
ora-good-wood = bois
    .some = du bois
    .of = de bois
    .one = 1 tuile de bois
    .count = { $n } { $n ->
        [one] tuile de bois
       *[other] tuiles de bois
    }
    .effect = matériau de construction, énergie 1
ora-good-peat = tourbe
    .some = de la tourbe
    .of = de tourbe
    .one = 1 tuile de tourbe
    .count = { $n } { $n ->
        [one] tuile de tourbe
       *[other] tuiles de tourbe
    }
    .effect = énergie 2
ora-good-livestock = bétail
    .some = du bétail
    .of = de bétail
    .one = 1 tête de bétail
    .count = { $n } { $n ->
        [one] tête de bétail
       *[other] têtes de bétail
    }
    .effect = nourriture 2
ora-good-grain = céréales
    .some = des céréales
    .of = de céréales
    .one = 1 tuile de céréales
    .count = { $n } { $n ->
        [one] tuile de céréales
       *[other] tuiles de céréales
    }
    .effect = nourriture 1 ; on peut à tout moment les changer en paille, jamais l’inverse
ora-good-coin = pièce
    .some = des pièces
    .of = de pièces
    .one = 1 pièce
    .count = { $n } { $n ->
        [one] pièce
       *[other] pièces
    }
    .effect = paie terres, contrats et certaines cartes ; nourriture 1 ; 5 pièces valent 2 points à la fin
ora-good-coin5 = tuile de 5 pièces
    .some = des tuiles de 5 pièces
    .of = de tuiles de 5 pièces
    .one = 1 tuile de 5 pièces
    .count = { $n } { $n ->
        [one] tuile de 5 pièces
       *[other] tuiles de 5 pièces
    }
    .effect = 5 pièces en une tuile : nourriture 5, 2 points à la fin
ora-good-stone = pierre
    .some = de la pierre
    .of = de pierre
    .one = 1 pierre
    .count = { $n } { $n ->
        [one] pierre
       *[other] pierres
    }
    .effect = matériau de construction, surtout des bâtiments tardifs
ora-good-straw = paille
    .some = de la paille
    .of = de paille
    .one = 1 tuile de paille
    .count = { $n } { $n ->
        [one] tuile de paille
       *[other] tuiles de paille
    }
    .effect = matériau de construction, énergie ½
ora-good-peat-coal = charbon de tourbe
    .some = du charbon de tourbe
    .of = de charbon de tourbe
    .one = 1 tuile de charbon de tourbe
    .count = { $n } { $n ->
        [one] tuile de charbon de tourbe
       *[other] tuiles de charbon de tourbe
    }
    .effect = énergie 3
ora-good-meat = viande
    .some = de la viande
    .of = de viande
    .one = 1 tuile de viande
    .count = { $n } { $n ->
        [one] tuile de viande
       *[other] tuiles de viande
    }
    .effect = nourriture 5
ora-good-ceramic = céramique
    .some = de la céramique
    .of = de céramique
    .one = 1 céramique
    .count = { $n } { $n ->
        [one] céramique
       *[other] céramiques
    }
    .effect = 3 points à la fin
ora-good-book = livre
    .some = des livres
    .of = de livres
    .one = 1 livre
    .count = { $n } { $n ->
        [one] livre
       *[other] livres
    }
    .effect = 2 points à la fin
ora-good-ornament = ornement
    .some = des ornements
    .of = d’ornements
    .one = 1 ornement
    .count = { $n } { $n ->
        [one] ornement
       *[other] ornements
    }
    .effect = 4 points à la fin
ora-good-reliquary = reliquaire
    .some = des reliquaires
    .of = de reliquaires
    .one = 1 reliquaire
    .count = { $n } { $n ->
        [one] reliquaire
       *[other] reliquaires
    }
    .effect = 8 points à la fin
ora-good-wonder = merveille
    .some = des merveilles
    .of = de merveilles
    .one = 1 merveille
    .count = { $n } { $n ->
        [one] merveille
       *[other] merveilles
    }
    .effect = 30 points à la fin
ora-good-grapes = raisins
    .some = des raisins
    .of = de raisins
    .one = 1 tuile de raisin
    .count = { $n } { $n ->
        [one] tuile de raisin
       *[other] tuiles de raisin
    }
    .effect = nourriture 1
ora-good-wine = vin
    .some = du vin
    .of = de vin
    .one = 1 tuile de vin
    .count = { $n } { $n ->
        [one] tuile de vin
       *[other] tuiles de vin
    }
    .effect = nourriture 1, 1 point à la fin ; on peut à tout moment le changer en 1 pièce
ora-good-flour = farine
    .some = de la farine
    .of = de farine
    .one = 1 tuile de farine
    .count = { $n } { $n ->
        [one] tuile de farine
       *[other] tuiles de farine
    }
    .effect = nourriture 1
ora-good-bread = pain
    .some = du pain
    .of = de pain
    .one = 1 pain
    .count = { $n } { $n ->
        [one] pain
       *[other] pains
    }
    .effect = nourriture 3
ora-good-malt = malt
    .some = du malt
    .of = de malt
    .one = 1 tuile de malt
    .count = { $n } { $n ->
        [one] tuile de malt
       *[other] tuiles de malt
    }
    .effect = nourriture 1
ora-good-beer = bière
    .some = de la bière
    .of = de bière
    .one = 1 tuile de bière
    .count = { $n } { $n ->
        [one] tuile de bière
       *[other] tuiles de bière
    }
    .effect = nourriture 5
ora-good-whiskey = whiskey
    .some = du whiskey
    .of = de whiskey
    .one = 1 tuile de whiskey
    .count = { $n } { $n ->
        [one] tuile de whiskey
       *[other] tuiles de whiskey
    }
    .effect = nourriture 2, 1 point à la fin ; on peut à tout moment le changer en 2 pièces

ora-symbol-food = nourriture
    .effect = ce que tous vos biens nourrissent ensemble ; agglomérations et certaines fonctions se paient ainsi
ora-symbol-energy = énergie
    .effect = ce que tous vos biens chauffent ensemble ; agglomérations et certaines fonctions se paient ainsi
ora-symbol-points = points
    .effect = ce que valent ensemble les tuiles de points, là où une fonction se paie ainsi

## Bâtiments : de base, des deux pays, de France, d’Irlande

ora-card-clay-mound = Colline d’argile
    .the = la Colline d’argile
    .effect = produire de l’argile avec la roue
ora-card-farmyard = Ferme
    .the = la Ferme
    .effect = produire des céréales ou du bétail avec la roue
ora-card-cloister-office = Bureau du monastère
    .the = le Bureau du monastère
    .effect = produire des pièces avec la roue
ora-card-priory = Prieuré
    .the = le Prieuré
    .effect = utiliser un bâtiment où se trouve un prieur
ora-card-cloister-courtyard = Cour
    .the = la Cour
    .effect = 3 biens différents → 6 d’un même bien de base
ora-card-fuel-merchant = Marchand de combustibles
    .the = le Marchand de combustibles
    .effect = énergie 3, 6 ou 9 → 5, 8 ou 10 pièces
ora-card-peat-coal-kiln = Fourneau à tourbe
    .the = le Fourneau à tourbe
    .effect = charbon de tourbe ×1 et 1 pièce ; de la tourbe → du charbon de tourbe, à volonté
ora-card-stone-merchant = Marchand de pierres
    .the = le Marchand de pierres
    .effect = nourriture 2 et énergie 1 → 1 pierre, jusqu’à 5 fois
ora-card-builders-market = Marché des bâtisseurs
    .the = le Marché des bâtisseurs
    .effect = 2 pièces → bois ×2, argile ×2, 1 pierre et paille ×1
ora-card-cloister-chapter-house = Salle capitulaire
    .the = la Salle capitulaire
    .effect = 1 bien de base de chaque sorte
ora-card-cloister-workshop = Atelier du monastère
    .the = l’Atelier du monastère
    .effect = argile en céramique, jusqu’à 3 fois, et pierre en ornement, une fois, énergie 1 chaque fois
ora-card-slaughterhouse = Abattoir
    .the = l’Abattoir
    .effect = 1 tête de bétail et paille ×1 → viande ×1, à volonté
ora-card-quarry-b = Carrière B
    .the = la Carrière B
    .effect = produire de la pierre avec la roue
ora-card-shipyard = Chantier naval
    .the = le Chantier naval
    .effect = bois ×2 → 5 pièces et 1 ornement
ora-card-castle = Château
    .the = le Château
    .effect = fonder une agglomération à son coût
ora-card-sacristy = Sacristie
    .the = la Sacristie
    .effect = 1 livre, 1 céramique, 1 ornement et 1 reliquaire → 1 merveille
ora-card-estate = Domaine
    .the = le Domaine
    .effect = nourriture 10 ou énergie 6 → 1 livre et 1 ornement, jusqu’à 2 fois
ora-card-house-of-the-brotherhood = Maison de la confrérie
    .the = la Maison de la confrérie
    .effect = 5 pièces → des tuiles, 2 points par bâtiment de votre monastère (1 en solo, 1½ dans la partie longue à deux)
ora-card-grain-storage = Grenier
    .the = le Grenier
    .effect = 1 pièce → céréales ×6
ora-card-windmill = Moulin
    .the = le Moulin
    .effect = céréales ×1 → paille ×1 et farine ×1, jusqu’à 7 fois
ora-card-bakery = Boulangerie
    .the = la Boulangerie
    .effect = farine ×1 et énergie ½ → 1 pain, à volonté ; puis 1 pain → 4 pièces, jusqu’à 2 fois
ora-card-market = Marché
    .the = le Marché
    .effect = 4 biens différents → 7 pièces et 1 pain
ora-card-cloister-garden = Jardin du monastère
    .the = le Jardin du monastère
    .effect = raisin ×1, puis utiliser un bâtiment voisin inoccupé
ora-card-carpentry = Charpenterie
    .the = la Charpenterie
    .effect = retirer une forêt et construire
ora-card-harbor-promenade = Promenade sur le port
    .the = la Promenade sur le port
    .effect = bois ×1, vin ×1, 1 pièce et 1 céramique
ora-card-grapevine-a = Vignoble A
    .the = le Vignoble A
    .effect = produire des raisins avec la roue
ora-card-financed-estate = Villa financée
    .the = la Villa financée
    .effect = 1 pièce → 1 livre, 1 pain, raisin ×2 et farine ×2
ora-card-cloister-library = Bibliothèque du monastère
    .the = la Bibliothèque du monastère
    .effect = 1 pièce → 1 livre, jusqu’à 3 fois ; puis 1 livre → viande ×1 et vin ×1
ora-card-inn = Auberge
    .the = l’Auberge
    .effect = nourriture 7 au plus → autant de pièces, et vin ×1 → 6 pièces
ora-card-winery = Cave de vinification
    .the = la Cave de vinification
    .effect = raisins en vin, à volonté ; puis vin ×1 → 7 pièces ; une fois construite, les contrats coûtent 2 pièces
ora-card-bathhouse = Bains publics
    .the = les Bains publics
    .effect = 1 pièce → 1 livre et 1 céramique, si vous voulez, et reprendre tous vos ecclésiastiques
ora-card-cloister-church = Église du monastère
    .the = l’Église du monastère
    .effect = 1 pain et vin ×1 → 1 reliquaire, jusqu’à 2 fois
ora-card-chamber-of-wonders = Chambre des Merveilles
    .the = la Chambre des Merveilles
    .effect = 13 biens différents → 1 merveille
ora-card-palace = Palais
    .the = le Palais
    .effect = vin ×1 pour utiliser n’importe quel bâtiment occupé
ora-card-quarry-c = Carrière C
    .the = la Carrière C
    .effect = produire de la pierre avec la roue
ora-card-town-estate = Villa
    .the = la Villa
    .effect = 1 céramique → 12 pièces
ora-card-grapevine-c = Vignoble C
    .the = le Vignoble C
    .effect = produire des raisins avec la roue
ora-card-calefactory = Chauffoir
    .the = le Chauffoir
    .effect = 1 pièce pour abattre des arbres et couper de la tourbe
ora-card-shipping-company = Compagnie maritime
    .the = la Compagnie maritime
    .effect = énergie 3 → autant de viande, de pain ou de vin que l’indique le joker
ora-card-forgers-workshop = Atelier de contrefaçon
    .the = l’Atelier de contrefaçon
    .effect = 5 pièces pour un reliquaire, 10 pour chacun des suivants
ora-card-pilgrimage-site = Lieu de pèlerinage
    .the = le Lieu de pèlerinage
    .effect = livre en céramique, céramique en ornement ou ornement en reliquaire, jusqu’à 2 fois
ora-card-dormitory = Dortoir
    .the = le Dortoir
    .effect = 1 céramique ; paille ×1 et bois ×1 → 1 livre, à volonté
ora-card-printing-office = Imprimerie
    .the = l’Imprimerie
    .effect = retirer jusqu’à 4 forêts → 1 livre chacune
ora-card-hospice = Hospice
    .the = l’Hospice
    .effect = utiliser n’importe quel bâtiment non construit
ora-card-granary = Grange
    .the = la Grange
    .effect = 1 pièce → 1 livre et céréales ×4
ora-card-malthouse = Malterie
    .the = la Malterie
    .effect = céréales ×1 → paille ×1 et malt ×1, à volonté
ora-card-brewery = Brasserie
    .the = la Brasserie
    .effect = malt ×1 et céréales ×1 → bière ×1, à volonté ; puis bière ×1 → 7 pièces
ora-card-false-lighthouse = Faux phare
    .the = le Faux phare
    .effect = 3 pièces, et bière ×1 ou whiskey ×1
ora-card-spinning-mill = Filature
    .the = la Filature
    .effect = 3, 5 ou 6 pièces si vous avez 1, 5 ou 9 têtes de bétail
ora-card-cottage = Cottage
    .the = le Cottage
    .effect = malt ×1, puis utiliser un bâtiment voisin inoccupé
ora-card-houseboat = Bateau-maison
    .the = le Bateau-maison
    .effect = malt ×1, bois ×1, tourbe ×1 et 1 pièce
ora-card-sacred-site = Lieu de culte
    .the = le Lieu de culte
    .effect = 1 livre, céréales ×2 ou malt ×2, et bière ×1 ou whiskey ×1
ora-card-druids-house = Maison du druide
    .the = la Maison du druide
    .effect = 1 livre → 5 d’un bien de base et 3 d’un autre
ora-card-scriptorium = Scriptorium
    .the = le Scriptorium
    .effect = 1 pièce → 1 livre, viande ×1 et whiskey ×1
ora-card-alehouse = Taverne
    .the = la Taverne
    .effect = bière ×1 → 8 pièces, et whiskey ×1 → 7 pièces
ora-card-whiskey-distillery = Distillerie de whiskey
    .the = la Distillerie de whiskey
    .effect = malt ×1, bois ×1 et tourbe ×1 → whiskey ×2, à volonté ; une fois construite, les contrats coûtent 2 pièces
ora-card-locutory = Parloir
    .the = le Parloir
    .effect = 2 pièces pour reprendre votre prieur et construire
ora-card-chapel = Chapelle
    .the = la Chapelle
    .effect = 1 pièce → 1 livre ; bière ×1 et whiskey ×1 → 1 reliquaire, jusqu’à 3 fois
ora-card-portico = Portique
    .the = le Portique
    .effect = 1 reliquaire → 2 pierres et 2 biens de base de chaque sorte
ora-card-grand-manor = Grand manoir
    .the = le Grand manoir
    .effect = whiskey ×1 pour utiliser n’importe quel bâtiment occupé
ora-card-forest-hut = Refuge
    .the = le Refuge
    .effect = retirer une forêt → 2 têtes de bétail, bois ×2 et 1 pierre
ora-card-refectory = Réfectoire
    .the = le Réfectoire
    .effect = bière ×1 et viande ×1 ; viande ×1 → 1 céramique, jusqu’à 4 fois
ora-card-coal-harbor = Port de charbon
    .the = le Port de charbon
    .effect = charbon de tourbe ×1 → 3 pièces et whiskey ×1, jusqu’à 3 fois
ora-card-filial-church = Église filiale
    .the = l’Église filiale
    .effect = 5 biens différents → 1 reliquaire
ora-card-cooperage = Tonnellerie
    .the = la Tonnellerie
    .effect = bois ×3 → autant de bière ou de whiskey que l’indique le joker
ora-card-round-tower = Tour ronde
    .the = la Tour ronde
    .effect = whiskey ×1, 5 pièces et 14 points de biens → 1 merveille
ora-card-camera = Camera
    .the = la Camera
    .effect = 1 livre et 1 céramique → 1 pièce, argile ×1 et 1 reliquaire, jusqu’à 2 fois
ora-card-bulwark = Bastion
    .the = le Bastion
    .effect = 1 livre → un district et un lopin
ora-card-festival-ground = Place des festivals
    .the = la Place des festivals
    .effect = bière ×1 → des tuiles, 1 point par forêt et tourbière de votre terre
ora-card-guesthouse = Gîte
    .the = le Gîte
    .effect = utiliser n’importe quel bâtiment non construit

ora-stage-basic = bâtiment de base
ora-stage-start = départ
ora-stage-a = A
ora-stage-b = B
ora-stage-c = C
ora-stage-d = D

## Agglomérations

ora-settlement-shanty-town = Quartier pauvre
    .the = le Quartier pauvre
    .effect = valeur économique 0, valeur résidentielle −3
ora-settlement-farming-village = Village agricole
    .the = le Village agricole
    .effect = valeur économique 1, valeur résidentielle 1
ora-settlement-market-town = Bourg
    .the = le Bourg
    .effect = valeur économique 2, valeur résidentielle 2
ora-settlement-fishing-village = Village de pêcheurs
    .the = le Village de pêcheurs
    .effect = valeur économique 4, valeur résidentielle 6
ora-settlement-artists-colony = Colonie d’artistes
    .the = la Colonie d’artistes
    .effect = valeur économique −1, valeur résidentielle 5
ora-settlement-hamlet = Hameau
    .the = le Hameau
    .effect = valeur économique 3, valeur résidentielle 4
ora-settlement-village = Village
    .the = le Village
    .effect = valeur économique 8, valeur résidentielle 6
ora-settlement-hilltop-village = Village à flanc de colline
    .the = le Village à flanc de colline
    .effect = valeur économique 10, valeur résidentielle 8

## Terrains

ora-terrain-water = eau
    .effect = ne porte ni bâtiment ni agglomération
ora-terrain-coast = côte
    .effect = la plupart des bâtiments et des agglomérations peuvent s’y élever ; ceux du port et le Village de pêcheurs ne vont nulle part ailleurs
ora-terrain-plains = plaine
    .effect = la plupart des bâtiments et des agglomérations peuvent s’y élever
ora-terrain-hillside = versant
    .effect = la plupart des bâtiments et des agglomérations peuvent s’y élever ; vignobles, Palais et Village à flanc de colline ne vont nulle part ailleurs
ora-terrain-mountain = montagne
    .effect = porte les rares cartes qui demandent une montagne ; ses deux voisines sont les versants de son lopin

ora-tile-district = district
    .the = le district
    .a = un district
    .pile = des districts
    .effect = une rangée de cinq cases au-dessus ou au-dessous de votre terre, avec ses forêts et ses tourbières ; au plus une tuile de terre par tour
ora-tile-plot = lopin
    .the = le lopin
    .a = un lopin
    .pile = des lopins
    .effect = deux rangées de côte à gauche de votre terre, ou de versants et de montagne à droite ; au plus une tuile de terre par tour

ora-district-hills = côté versants
    .effect = tourbière, forêt, forêt, versant, versant
ora-district-plains = côté plaines
    .effect = forêt, plaine, plaine, plaine, versant

ora-plot-coast = côté côtier
    .effect = deux cases eau et deux cases côte, à gauche
ora-plot-mountain = côté montagneux
    .effect = deux versants et une montagne, à droite

ora-spot = { $row }{ $col }
ora-laid-in = en rangée { $row }
ora-laid-above = au-dessus de la rangée { $row }
ora-row = { $row ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
    [14] N
    [15] O
    [16] P
    [17] Q
    [18] R
    [19] S
   *[20] T
}

## La roue et les ecclésiastiques

ora-marker-clay = argile
    .the = le marqueur argile
    .by = roue
    .effect = une récolte donne autant d’argile que le nombre en face, puis le marqueur revient à 0
ora-marker-coins = pièces
    .the = le marqueur pièces
    .by = roue
    .effect = une récolte donne autant de pièces que le nombre en face, puis le marqueur revient à 0
ora-marker-grain = céréales
    .the = le marqueur céréales
    .by = roue
    .effect = une récolte donne autant de céréales que le nombre en face, puis le marqueur revient à 0
ora-marker-livestock = bétail
    .the = le marqueur bétail
    .by = roue
    .effect = une récolte donne autant de bétail que le nombre en face, puis le marqueur revient à 0
ora-marker-wood = bois
    .the = le marqueur bois
    .by = roue
    .effect = une récolte donne autant de bois que le nombre en face, puis le marqueur revient à 0
ora-marker-peat = tourbe
    .the = le marqueur tourbe
    .by = roue
    .effect = une récolte donne autant de tourbe que le nombre en face, puis le marqueur revient à 0
ora-marker-joker = joker
    .the = le joker
    .by = joker
    .effect = remplace le marqueur de n’importe quelle récolte, et revient à 0 à sa place
ora-marker-grapes = raisins
    .the = le marqueur raisins
    .by = roue
    .effect = une récolte donne autant de raisin que le nombre en face, puis le marqueur revient à 0
ora-marker-stone = pierre
    .the = le marqueur pierre
    .by = roue
    .effect = une récolte donne autant de pierre que le nombre en face, puis le marqueur revient à 0

ora-clergyman-prior = prieur
    .the = son prieur
    .a = son prieur
    .yours = votre prieur
    .one = votre prieur
    .effect = entre dans un bâtiment et s’en sert ; chez lui, il peut entrer dans un bâtiment au moment où vous le construisez
ora-clergyman-lay-brother = frère convers
    .the = son frère convers
    .a = un frère convers
    .yours = votre frère convers
    .one = un frère convers
    .effect = entre dans un bâtiment et s’en sert ; vos ecclésiastiques rentrent ensemble, une fois tous sortis

ora-action-place = placer un ecclésiastique
    .does = place un ecclésiastique
    .do = placez un ecclésiastique
    .effect = envoyer un de vos ecclésiastiques sur un bâtiment libre à vous, et l’utiliser
ora-action-contract = passer un contrat de travail
    .does = passe un contrat de travail
    .do = passez un contrat de travail
    .effect = un ecclésiastique d’un autre joueur va sur un de ses bâtiments, dont vous pouvez utiliser la fonction
ora-action-fell = abattre des arbres
    .does = abat des arbres
    .do = abattez des arbres
    .effect = retirer une forêt et produire du bois avec la roue
ora-action-cut = couper de la tourbe
    .does = coupe de la tourbe
    .do = coupez de la tourbe
    .effect = retirer une tourbière et produire de la tourbe avec la roue
ora-action-build = construire un bâtiment
    .does = entreprend de construire
    .do = entreprenez de construire
    .effect = payer une carte de l’offre et la placer sur votre terre

ora-fee-coins = payé en pièces
ora-fee-gift = payé par un cadeau

## Ce qui se paie, et ce qu’on en tire

ora-owed-food = nourriture { $n }
ora-owed-energy = énergie { $n-half }
ora-owed-points = { $n ->
    [one] { $n } point de biens
   *[other] { $n } points de biens
}
ora-owed-different = { $n } biens différents

ora-prize-basic = { $n } d’un même bien de base
ora-prize-points = des tuiles valant des points
ora-prize-joker = { $good-some } (au choix, autant que l’indique le joker)
ora-prize-build = une action de construction
ora-prize-recall-and-build = le retour du prieur et une action de construction
ora-prize-fell-and-cut = un abattage d’arbres et une coupe de tourbe
ora-prize-landscape = un district et un lopin

## Questions

ora-prompt-start = Tirez au sort le premier joueur.
ora-prompt-action = { $left ->
    [one] Faites votre action principale, ou achetez d’abord un terrain.
   *[other] Faites une action principale, ou achetez d’abord un terrain (encore { $left }).
}
ora-prompt-bonus-action = Manche bonus : construisez un bâtiment, ou placez votre prieur sur n’importe quel bâtiment construit.
ora-prompt-end-turn = Achetez un terrain, ou finissez votre tour.
ora-prompt-place = Lequel de vos bâtiments utilisez-vous ?
ora-prompt-contract = Un contrat pour quel bâtiment ? Il coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ou un cadeau.
ora-prompt-fee = Comment payez-vous le contrat pour { $card-the } ? Le prix est de { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
ora-prompt-assign = Qui va sur { $card-the } ?
ora-prompt-clear = Quelle carte retirez-vous pour produire { $good-some } ?
ora-prompt-harvest = Quel marqueur utilisez-vous ?
ora-prompt-build = Quel bâtiment construisez-vous ?
ora-prompt-site = Où construisez-vous { $card-the } ?
ora-prompt-prior = { $card-The } : c’est construit. Votre prieur y va-t-il aussitôt ?
ora-prompt-tile = Quelle tuile prenez-vous dans la pile { $tile-pile }, d’après son prix ?
ora-prompt-lay = Où posez-vous { $tile-the }, et de quel côté ?
ora-prompt-settle = Fondez-vous une agglomération ?
ora-prompt-found = Où fondez-vous { $settlement-the } ?
ora-prompt-gain = { $card-The } : prenez-vous ce que donne la carte ?
ora-prompt-how-many = { $card-The } : combien de fois faites-vous { $offer ->
    [1] { $line ->
        [1] cet échange
       *[other] l’échange suivant
    }
   *[other] l’autre échange
} ?
ora-prompt-one-of = { $card-The } : quel échange ?
ora-prompt-different = { $left ->
    [one] Donnez encore { $left } bien, différent des autres.
   *[other] Donnez { $left } biens, tous différents ; choisissez le prochain.
}
ora-prompt-pay = À payer : { $owed }. Combien { $good-of } ?
ora-prompt-basics = De quel bien de base prenez-vous { $n } tuiles ?
ora-prompt-tiles = Il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
} à prendre en tuiles : combien { $good-of } prenez-vous ?
ora-prompt-kind = { $card-The } : quel bien apporte le joker ?
ora-prompt-relay = { $card-The } : quel autre bâtiment utilisez-vous ?
ora-prompt-thin = { $card-The } : quelle forêt retirez-vous ? { $left ->
    [one] Vous pouvez en retirer encore { $left }.
   *[other] Vous pouvez en retirer jusqu’à { $left }.
}
ora-prompt-warm = Le Chauffoir : abattez des arbres, coupez de la tourbe, ou arrêtez.
ora-prompt-forge = L’Atelier de contrefaçon : combien de reliquaires achetez-vous ?
ora-prompt-raise = Le Lieu de pèlerinage : quelle tuile améliorez-vous ? { $left ->
    [one] Il reste { $left } échange.
   *[other] Il reste { $left } échanges.
}
ora-prompt-bathe = Les Bains publics : y allez-vous, et avec l’échange ?
ora-prompt-neutral = Quelle carte posez-vous maintenant sur la terre neutre ?
ora-prompt-neutral-site = Où posez-vous { $card-the } sur la terre neutre ?
ora-prompt-neutral-use = Sur quel nouveau bâtiment va pour vous le prieur neutre ? Cela coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ou un cadeau.

## Choix

ora-choice-start = { $seat } commence
ora-choice-act = { $Action }
ora-choice-buy = Acheter { $tile-a } pour { $price }
ora-choice-buy-none = Acheter { $tile-a } : la pile est vide
ora-choice-end = Finir le tour
ora-choice-done = Terminer
ora-choice-at = { $card-The } chez { $owner } : { $card-effect }
    .you = { $card-The } : { $card-effect }
ora-choice-build = Construire { $card-the } pour { $cost } ({ $card-effect })
ora-choice-build-none = Ne rien construire
ora-choice-use-unbuilt = Utiliser { $card-the } : { $card-effect }
ora-choice-neutral = Poser { $card-the } sur la terre neutre
ora-choice-spot = { $Spot }, { $here }
ora-choice-district = Poser le district { $where }, { $face } : { $face-effect }
ora-choice-plot = Poser le lopin, le haut { $where }, { $face } : { $face-effect }
ora-choice-send-prior = Envoyer le prieur
ora-choice-send-lay-brother = Envoyer un frère convers
ora-choice-fee-coins = Payer { $price }
ora-choice-fee-gift = Offrir { $good-one } au lieu de pièces
ora-choice-settle = Fonder { $settlement-the } pour { $cost } ({ $settlement-effect })
ora-choice-settle-none = Ne pas fonder d’agglomération
ora-choice-prior-stays = Garder le prieur à la maison
ora-choice-tile = Prendre la tuile à { $price }
ora-choice-straw = Changer 1 tuile de céréales en paille
ora-choice-sell = Changer { $good-one } en { $money }
ora-choice-gain = Prendre { $goods }
ora-choice-spin = Prendre les pièces que vaut votre bétail
ora-choice-times = { $times ->
    [1] Une fois
   *[other] { $times } fois
}
ora-choice-exchange = { $times ->
    [1] Échanger { $cost } contre { $prize }
   *[other] Échanger { $times } fois : { $cost } contre { $prize }
}
ora-choice-harvest = Prendre { $what } : son propre marqueur
ora-choice-joker = Prendre { $what } : le joker
ora-choice-give = Donner { $good-one }
ora-choice-give-exchanged = Donner { $good-one } par échange ({ $of })
ora-choice-pay = { $what-n ->
    [0] Ne pas donner { $what-of }
   *[other] Donner { $what }
}
ora-choice-extra = Payer en trop : { $good-one }
ora-choice-take = { $what-n ->
    [0] Ne pas prendre { $what-of }
   *[other] Prendre { $what }
}
ora-choice-basic = Prendre { $what }
ora-choice-raise = Améliorer { $good-one } d’un rang
ora-choice-bathe = Reprendre tous vos ecclésiastiques, sans l’échange
ora-choice-bathe-exchange = Échanger 1 pièce contre 1 livre et 1 céramique, et reprendre tous vos ecclésiastiques

## Journal

ora-event-begins = { $seat } commence la partie.
    .you = Vous commencez la partie.
ora-event-round = Manche { $round } : { $start } joue en premier.
    .you = Manche { $round } : vous jouez en premier.
ora-event-recalled = { $seat } reprend tous ses ecclésiastiques.
    .you = Vous reprenez tous vos ecclésiastiques.
ora-event-came-home = { $seat } reprend { $clergyman-the }.
    .you = Vous reprenez { $clergyman-yours }.
ora-event-marker-entered = { $marker-The } entre en jeu.
ora-event-marker-left = { $marker-The } quitte le jeu.
ora-event-bonus-round = La manche bonus commence : tous les prieurs sont rentrés.
ora-event-final-turn = { $seat } joue le dernier tour, d’une seule action principale.
    .you = Vous jouez le dernier tour, d’une seule action principale.
ora-event-settlement-phase = La phase Agglomération { $letter ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
} commence.
ora-event-revealed = Les cartes { $letter ->
    [1] A
    [2] B
    [3] C
   *[4] D
} rejoignent l’offre, et chacun reçoit l’agglomération de cette lettre.
ora-event-acted = { $seat } { $action-does }.
    .you = Vous { $action-do }.
ora-event-entered = { $seat } place { $clergyman-a } sur { $card-the }.
    .you = Vous placez { $clergyman-one } sur { $card-the }.
ora-event-entered-elsewhere = { $seat } place { $clergyman-a } sur { $card-the } (chez { $owner }).
    .you = Vous placez { $clergyman-one } sur { $card-the } (chez { $owner }).
    .you-owner = { $seat } place { $clergyman-a } sur { $card-the } (chez vous).
ora-event-contracted = { $seat } passe un contrat avec { $host } pour { $card-the }, { $fee }.
    .you = Vous passez un contrat avec { $host } pour { $card-the }, { $fee }.
    .you-host = { $seat } passe un contrat avec vous pour { $card-the }, { $fee }.
ora-event-reached = { $seat } utilise { $card-the } depuis un autre bâtiment.
    .you = Vous utilisez { $card-the } depuis un autre bâtiment.
ora-event-cleared = { $seat } dégage une case.
    .you = Vous dégagez une case.
ora-event-nothing-to-clear = { $seat } n’a plus de carte à retirer : il ne se passe rien ({ $action }).
    .you = Vous n’avez plus de carte à retirer : il ne se passe rien ({ $action }).
ora-event-harvested = { $seat } prend { $what } ({ $marker-by }).
    .you = Vous prenez { $what } ({ $marker-by }).
ora-event-gained = { $seat } gagne { $what }.
    .you = Vous gagnez { $what }.
ora-event-paid = { $seat } paie { $what }.
    .you = Vous payez { $what }.
ora-event-built = { $owner } construit { $card-the }.
    .you = Vous construisez { $card-the }.
ora-event-covered = Une autre carte recouvre { $card-the }, désormais hors jeu.
ora-event-discarded = Faute de place, on retire du jeu { $card-the }.
ora-event-contracts-cost-more = Les contrats de travail coûtent désormais { $price } pièces.
ora-event-land = { $seat } prend { $tile-a } (prix { $price }).
    .you = Vous prenez { $tile-a } (prix { $price }).
ora-event-founded = { $seat } fonde { $settlement-the }.
    .you = Vous fondez { $settlement-the }.
ora-event-flipped = { $seat } change 1 tuile de céréales en paille.
    .you = Vous changez 1 tuile de céréales en paille.
ora-event-sold = { $seat } change { $good-one } en pièces.
    .you = Vous changez { $good-one } en pièces.
ora-event-cut-short = La partie a trop duré : elle s’arrête ici.
ora-event-over = La partie est terminée.

## Refus

ora-refusal-not-your-turn = Ce n’est pas à vous de jouer.
ora-refusal-not-asked = On vous demande autre chose pour l’instant.
ora-refusal-not-in-bonus-round = Pendant la manche bonus, vous ne pouvez que construire ou placer votre prieur.
ora-refusal-nobody-home = Vous n’avez pas d’ecclésiastique disponible.
ora-refusal-no-free-building = Tous vos bâtiments sont occupés.
ora-refusal-not-home = Aucun ecclésiastique de cette sorte n’est disponible.
ora-refusal-no-such-building = Cette terre ne porte pas { $card-the }.
ora-refusal-occupied = Il y a déjà un ecclésiastique sur { $card-the }.
ora-refusal-not-occupied = Il n’y a pas d’ecclésiastique sur { $card-the }.
ora-refusal-no-prior-there = Il n’y a pas de prieur sur { $card-the }.
ora-refusal-not-beside = Le bâtiment utilisé n’a pas pour voisin { $card-the }.
ora-refusal-relay-spent = Vous avez déjà utilisé { $card-the } au cours de cette action.
ora-refusal-own-building = Votre propre bâtiment ne demande pas de contrat.
ora-refusal-host-has-nobody = { $host } n’a pas d’ecclésiastique disponible.
ora-refusal-nothing-to-contract = Aucun autre joueur n’a à la fois un bâtiment libre et un ecclésiastique disponible.
ora-refusal-fee-too-high = Le contrat coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ou un cadeau et vous n’avez { $money ->
    [0] ni l’un ni l’autre
    [one] que { $money } pièce
   *[other] que { $money } pièces
}.
ora-refusal-no-gift = Vous n’avez pas { $good-of } à offrir.
ora-refusal-nothing-to-build = L’offre ne contient aucune carte que vous puissiez payer et placer.
ora-refusal-not-on-display = L’offre ne comprend pas { $card-the }.
ora-refusal-material = Pour construire, il vous manque { $good-some } : il en faut { $need } et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have }
}.
ora-refusal-missing = Il vous manque { $good-some } : il en faut { $need } et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have }
}.
ora-refusal-missing-food = Il faut { $need } en nourriture et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have }
}.
ora-refusal-missing-energy = Il faut { $need-half } en énergie et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have-half }
}.
ora-refusal-missing-points = Il faut { $need } points de biens et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have }
}.
ora-refusal-missing-kinds = Il faut { $need } biens différents et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have }
}.
ora-refusal-grain-serves-once = Vos céréales devraient servir deux fois : elles sont nourriture ou énergie, jamais les deux.
ora-refusal-too-poor = Cela coûte { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
} et { $have ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have }
}.
ora-refusal-no-ground = Vous n’avez pas de case vide du terrain que demande ce bâtiment.
ora-refusal-no-cloister-ground = Vous n’avez pas de case vide convenable à côté d’un bâtiment du monastère.
ora-refusal-no-room-to-settle = Vous n’avez pas de case vide où fonder cette agglomération.
ora-refusal-cannot-settle-there = Cette agglomération ne se fonde pas sur ce terrain.
ora-refusal-no-such-cell = La terre ne s’étend pas jusque-là.
ora-refusal-cell-taken = Cette case n’est pas vide.
ora-refusal-wrong-terrain = Ce bâtiment ne se construit pas sur ce terrain.
ora-refusal-not-beside-cloister = Un bâtiment du monastère doit en toucher un autre.
ora-refusal-not-in-reserve = Vous n’avez pas { $settlement-the } en réserve.
ora-refusal-land-bought = Vous ne pouvez pas acheter d’autre terrain maintenant.
ora-refusal-pile-empty = La pile { $tile-pile } est vide.
ora-refusal-no-such-tile = La pile ne contient plus de tuile à { $price }.
ora-refusal-misplaced = La tuile ne peut pas être posée là.
ora-refusal-nothing-to-clear = Il n’y a rien à retirer sur cette case.
ora-refusal-too-often = { $most ->
    [0] La carte ne le permet plus.
    [1] La carte ne le permet qu’une fois.
   *[other] La carte ne le permet que { $most } fois.
}
ora-refusal-no-wonder-left = Il ne reste plus de merveille.
ora-refusal-marker-away = Le marqueur qui donne { $good-some } n’est pas en jeu.
ora-refusal-joker-away = Le joker n’est pas en jeu.
ora-refusal-not-offered = Ce bâtiment ne propose pas cela.
ora-refusal-out-of-order = Il est trop tard : ce qui vient plus tôt dans l’ordre se choisit d’abord.
ora-refusal-too-few-left = Il faudrait ensuite { $need ->
    [one] encore { $need } bien différent
   *[other] encore { $need } biens différents
} parmi ceux qui viennent plus loin dans l’ordre, et vous ne les avez pas.
ora-refusal-wrong-amount = Pour régler le compte sans rien gaspiller, donnez-en au moins { $fewest } et au plus { $most }.
ora-refusal-needed = Si vous donniez { $good-one } en plus, vous ne pourriez plus payer.
ora-refusal-too-dear = { $left ->
    [one] Il ne reste que { $left } point à prendre en tuiles.
   *[other] Il ne reste que { $left } points à prendre en tuiles.
}
ora-refusal-taken-already = Vous avez déjà pris { $good-some } : le second bien de base doit être un autre.
ora-refusal-cannot-cover = Une carte ne recouvre qu’un bâtiment inoccupé de sa classe.
ora-refusal-fits-nowhere = Aucune case de la terre neutre ne convient pour l’instant : vous ne pouvez pas poser { $card-the }.
ora-refusal-not-fresh = Le prieur neutre ne va que sur un bâtiment posé pendant cette phase et non recouvert : il ne peut aller sur { $card-the }.

## Décompte

ora-score-goods = Biens
ora-score-economy = Économie
ora-score-settlements = Agglomérations

## Tableau

ora-sheet-table = Table
ora-sheet-round = manche
ora-sheet-number = { $n }
ora-sheet-last-round = sur { $n }
ora-sheet-bonus-round = manche bonus
ora-sheet-start = premier joueur
ora-sheet-seat = { $seat }
ora-sheet-next-phase = prochaine phase Agglomération
ora-sheet-phase = { $letter ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}, manche { $round }
ora-sheet-contract = contrat de travail
ora-sheet-wonders = merveilles restantes
ora-sheet-left = reste { $n }
ora-sheet-price = prochain prix : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
ora-sheet-wheel = Roue de production (aiguille sur l’espace { $space })
ora-sheet-comes = entre à la manche { $round }
ora-sheet-display = Offre
ora-sheet-to-come = Cartes à venir
ora-sheet-stage = { $stage } nº { $number }
ora-sheet-cost = coût : { $cost }
ora-sheet-terrain = terrain : { $terrain }
ora-sheet-values = économie { $economic }, résidence { $dwelling }
ora-sheet-cloister = monastère
ora-sheet-player = { $seat }
ora-sheet-neutral = Joueur neutre ({ $seat })
ora-sheet-goods = biens
ora-sheet-worth = valeur totale
ora-sheet-at-home = disponible
ora-sheet-posted = en place : { $card-the }, { $owner }
ora-sheet-reserve = agglomérations en réserve
ora-sheet-settlement = { $energy ->
    [0] { $settlement } (nourriture { $food })
   *[other] { $settlement } (nourriture { $food }, énergie { $energy-half })
}
ora-sheet-points = points pour l’instant
ora-sheet-score = { $what } : { $n }
ora-sheet-land = Terre ({ $seat })
ora-sheet-forest = forêt
    .effect = aucun bâtiment ne s’y élève ; l’abattre libère la case et récolte du bois sur la roue
ora-sheet-moor = tourbière
    .effect = aucun bâtiment ne s’y élève ; l’exploiter libère la case et récolte de la tourbe sur la roue
ora-sheet-settlement-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ora-sheet-prior-of = prieur ({ $seat })
ora-sheet-lay-brother-of = frère convers ({ $seat })

## Comptes

ora-bill-different = biens différents

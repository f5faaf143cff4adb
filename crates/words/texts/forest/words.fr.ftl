### Black Forest : noms, questions, choix, journal, refus, libellés.

forest = Black Forest
forest-credits = Un jeu d’Uwe Rosenberg et Tido Lorenz, édité par Feuerland Spiele, en français par Super Meeple.
forest-about = Chacun possède en Forêt-Noire un domaine de maître verrier et voyage de village en village pour se placer entre deux ouvriers et recourir à l’un et à l’autre. Deux cadrans tournent d’eux-mêmes dès qu’ils le peuvent : nourrissez-les au bon moment, car le verre et les provisions se font de tout ce que vous alliez dépenser.

## Options

forest-option-setup = bâtiments
    .about = Pour une première partie, tous les bâtiments montrent leur face la plus simple ; sinon, dix tirés au sort montrent la face B.
forest-option-setup-standard = partie normale (dix sur leur côté B)
forest-option-setup-first_game = première partie (tous sur leur côté A)
forest-option-strict_supply = tuiles limitées à celles de la boîte
    .about = Les tuiles champ, étang, pâturage et forêt s’épuisent comme dans la boîte ; d’ordinaire, il y en a toujours assez.
forest-option-strict_supply-no = non
forest-option-strict_supply-yes = oui

## Ressources, animaux, tuiles

forest-thing-sand = sable
    .a = 1 mesure de sable
    .of = de sable
    .count = { $n } { $n ->
        [one] mesure de sable
       *[other] mesures de sable
    }
    .effect = ressource de base de la fabrique de verre
forest-thing-coal = charbon
    .a = 1 mesure de charbon
    .of = de charbon
    .count = { $n } { $n ->
        [one] mesure de charbon
       *[other] mesures de charbon
    }
    .effect = ressource de base des deux cadrans ; chaque gain va sur un seul
forest-thing-coal-glass = charbon (fabrique de verre)
    .a = 1 mesure de charbon (fabrique de verre)
    .of = de charbon dans la fabrique de verre
    .count = { $n } { $n ->
        [one] mesure de charbon (fabrique de verre)
       *[other] mesures de charbon (fabrique de verre)
    }
    .effect = ressource de base de la fabrique de verre
forest-thing-coal-oven = charbon (four)
    .a = 1 mesure de charbon (four)
    .of = de charbon dans le four
    .count = { $n } { $n ->
        [one] mesure de charbon (four)
       *[other] mesures de charbon (four)
    }
    .effect = ressource de base du four
forest-thing-water = eau
    .a = 1 mesure d’eau
    .of = d’eau
    .count = { $n } { $n ->
        [one] mesure d’eau
       *[other] mesures d’eau
    }
    .effect = ressource de base de la fabrique de verre
forest-thing-wood = bois
    .a = 1 mesure de bois
    .of = de bois
    .count = { $n } { $n ->
        [one] mesure de bois
       *[other] mesures de bois
    }
    .effect = ressource de base de la fabrique de verre
forest-thing-porridge = porridge
    .a = 1 mesure de porridge
    .of = de porridge
    .count = { $n } { $n ->
        [one] mesure de porridge
       *[other] mesures de porridge
    }
    .effect = ressource de base du four
forest-thing-meat = viande
    .a = 1 mesure de viande
    .of = de viande
    .count = { $n } { $n ->
        [one] mesure de viande
       *[other] mesures de viande
    }
    .effect = ressource de base du four
forest-thing-brick = briques
    .a = 1 brique
    .of = de briques
    .count = { $n } { $n ->
        [one] brique
       *[other] briques
    }
    .effect = ressource de base hors des cadrans : la production ne la consomme jamais
forest-thing-glass = verre
    .a = 1 mesure de verre
    .of = de verre
    .count = { $n } { $n ->
        [one] mesure de verre
       *[other] mesures de verre
    }
    .effect = fabriqué par la fabrique de verre ; paie les bâtiments et compte des points à la fin
forest-thing-provision = provisions
    .a = 1 provision
    .of = de provisions
    .count = { $n } { $n ->
        [one] provision
       *[other] provisions
    }
    .effect = cuites par le four, deux à chaque cran ; chaque chemin d’un voyage en coûte 1
forest-thing-goods = marchandises
    .a = 1 marchandise
    .of = de marchandises
    .count = { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    }
    .effect = fabriquées par le four ; une fois par tour, en dépenser 1 fait changer de place le marchand ambulant et un autre ouvrier
forest-thing-pig = cochons
    .a = un cochon
    .of = de cochons
    .count = { $n } { $n ->
        [one] cochon
       *[other] cochons
    }
    .effect = vit dans les forêts et les pâturages ; compte des points à la fin
forest-thing-cattle = bœufs
    .a = un bœuf
    .of = de bœufs
    .count = { $n } { $n ->
        [one] bœuf
       *[other] bœufs
    }
    .effect = vit dans les étables et les pâturages ; compte des points à la fin
forest-thing-animal = animaux
    .a = un animal
    .of = d’animaux
    .count = { $n } { $n ->
        [one] animal
       *[other] animaux
    }
    .effect = cochons et bœufs
forest-thing-forest = forêts
    .a = une forêt
    .of = de forêts
    .count = { $n } { $n ->
        [one] forêt
       *[other] forêts
    }
    .effect = abrite 1 cochon ; occupe une case jusqu’à ce qu’on la défriche
forest-thing-field = champs
    .a = un champ
    .of = de champs
    .count = { $n } { $n ->
        [one] champ
       *[other] champs
    }
    .effect = le cuisinier donne du porridge pour chaque champ ; certains bâtiments en demandent
forest-thing-pond = étangs
    .a = un étang
    .of = d’étangs
    .count = { $n } { $n ->
        [one] étang
       *[other] étangs
    }
    .effect = le cuisinier donne de la viande pour les étangs ; certains bâtiments en demandent
forest-thing-pasture = pâturages
    .a = un pâturage
    .of = de pâturages
    .count = { $n } { $n ->
        [one] pâturage
       *[other] pâturages
    }
    .effect = abrite jusqu’à 3 animaux d’une même espèce
forest-thing-progress = progression
    .a = un cran de progression
    .of = de progression
    .count = { $n } { $n ->
        [one] cran de progression
       *[other] crans de progression
    }
    .effect = trois crans, en haut de l’atelier, apportent une petite parcelle
forest-thing-building = bâtiment
    .a = un bâtiment à son coût
    .of = de bâtiments
    .count = { $n } { $n ->
        [one] bâtiment à son coût
       *[other] bâtiments à leur coût
    }
    .effect = un bâtiment de l’offre, à son prix
forest-thing-free-building = petit bâtiment gratuit
    .a = un petit bâtiment gratuit
    .of = de petits bâtiments gratuits
    .count = { $n } { $n ->
        [one] petit bâtiment gratuit
       *[other] petits bâtiments gratuits
    }
    .effect = un petit bâtiment de l’offre, gratuit

## Cadrans, villages, dos, pions

forest-dial-glass = fabrique de verre
    .the = la fabrique de verre
    .on = dans la fabrique de verre
    .effect = tourne toute seule dès que sable, charbon, eau et bois montrent 1 ou plus : chacun perd 1, le verre gagne 1
forest-dial-oven = four
    .the = le four
    .on = dans le four
    .effect = tourne tout seul dès que porridge, viande et charbon montrent 1 ou plus : chacun perd 1, les provisions gagnent 2 et les marchandises 1

forest-village-tannenau = Tannenau
forest-village-moosgrund = Moosgrund
forest-village-silberbach = Silberbach
forest-village-kohlhalde = Kohlhalde
forest-village-lindenrain = Lindenrain

forest-back-owl = chouette
forest-back-fox = renard
forest-back-deer = cerf
forest-back-mouse = souris

forest-pawn-white = pion blanc
    .a = le pion blanc
    .effect = le pion qui voyage dans la partie solo
forest-pawn-other = pion de couleur
    .a = un pion de couleur
    .effect = voyage de village en village ; qui entre dans un village paie 1 ressource de base à chaque pion déjà présent

forest-standing-ask = demander chaque fois
forest-standing-accept-glass = accepter, le charbon dans la fabrique de verre
forest-standing-accept-oven = accepter, le charbon dans le four
forest-standing-decline = refuser

## Ouvriers

forest-worker-brickmaker = briquetier
    .the = le briquetier
    .to = au briquetier
    .effect = charbon ×1 → briques ×4
forest-worker-architect = architecte
    .the = l’architecte
    .to = à l’architecte
    .effect = construire 1 bâtiment en payant son coût
forest-worker-roofer = couvreur
    .the = le couvreur
    .to = au couvreur
    .effect = construire 1 bâtiment en payant son coût, ou 1 cran de progression
forest-worker-smelter = fondeur
    .the = le fondeur
    .to = au fondeur
    .effect = 3 briques → 2 crans de progression
forest-worker-carpenter = menuisier
    .the = le menuisier
    .to = au menuisier
    .effect = 1 forêt → bois ×1, et construire 1 bâtiment en payant son coût
forest-worker-butcher = boucher
    .the = le boucher
    .to = au boucher
    .effect = 1 cochon → viande ×2, ou 1 bœuf → viande ×3
forest-worker-cattle-breeder = éleveuse
    .the = l’éleveuse
    .to = à l’éleveuse
    .effect = 1 bœuf
forest-worker-shepherdess = bergère
    .the = la bergère
    .to = à la bergère
    .effect = porridge ×1 par bœuf, ou bois ×1 par cochon dans une forêt
forest-worker-landowner = propriétaire
    .the = le propriétaire
    .to = au propriétaire
    .effect = eau ×1 et porridge ×1 ou 1 brique → 1 cochon et 1 bœuf
forest-worker-swineherd = porcher
    .the = le porcher
    .to = au porcher
    .effect = 1 cochon
forest-worker-cook = cuisinier
    .the = le cuisinier
    .to = au cuisinier
    .effect = porridge ×1 par champ, ou viande ×1, ×2 ou ×3 avec 2, 4 ou 6 étangs
forest-worker-farmer = paysanne
    .the = la paysanne
    .to = à la paysanne
    .effect = un pâturage (bois ×1), ou un champ gratuit
forest-worker-landscaper = paysagiste
    .the = la paysagiste
    .to = à la paysagiste
    .effect = 1 brique → 1 étang, ou eau ×1 par étang
forest-worker-sand-digger = sablière
    .the = la sablière
    .to = à la sablière
    .effect = sable ×1 par étang
forest-worker-merchant = marchand ambulant
    .the = le marchand ambulant
    .to = au marchand ambulant
    .effect = une ressource de base ×2, et ×1 pour chacun des autres
forest-worker-charcoal-burner = charbonnier
    .the = le charbonnier
    .to = au charbonnier
    .effect = bois ×1 → charbon ×4
forest-worker-lumberjack = bûcheron
    .the = le bûcheron
    .to = au bûcheron
    .effect = 1 forêt → bois ×4

forest-service-brickmaker = briquetier
    .deal = charbon ×1 → 4 briques
forest-service-architect = architecte
    .deal = construire 1 bâtiment, en payant son coût
forest-service-roofer-build = couvreur
    .deal = construire 1 bâtiment, en payant son coût
forest-service-roofer-progress = couvreur
    .deal = 1 cran de progression
forest-service-smelter = fondeur
    .deal = 3 briques → 2 crans de progression
forest-service-carpenter = menuisier
    .deal = 1 forêt → bois ×1 et 1 bâtiment, en payant son coût
forest-service-butcher-pig = boucher
    .deal = 1 cochon → viande ×2
forest-service-butcher-cattle = boucher
    .deal = 1 bœuf → viande ×3
forest-service-cattle-breeder = éleveuse
    .deal = 1 bœuf
forest-service-shepherdess-porridge = bergère
    .deal = porridge ×1 par bœuf
forest-service-shepherdess-wood = bergère
    .deal = bois ×1 par cochon dans une forêt
forest-service-shepherdess-hut = bergère
    .deal = rien que le charbon de la cabane de berger
forest-service-landowner-porridge = propriétaire
    .deal = eau ×1 et porridge ×1 → 1 cochon et 1 bœuf
forest-service-landowner-brick = propriétaire
    .deal = eau ×1 et 1 brique → 1 cochon et 1 bœuf
forest-service-swineherd = porcher
    .deal = 1 cochon
forest-service-cook-porridge = cuisinier
    .deal = porridge ×1 par champ
forest-service-cook-meat = cuisinier
    .deal = viande ×1, ×2 ou ×3 avec 2, 4 ou 6 étangs
forest-service-farmer-pasture = paysanne
    .deal = bois ×1 → 1 pâturage
forest-service-farmer-field = paysanne
    .deal = 1 champ
forest-service-landscaper-pond = paysagiste
    .deal = 1 brique → 1 étang
forest-service-landscaper-water = paysagiste
    .deal = eau ×1 par étang
forest-service-sand-digger = sablière
    .deal = sable ×1 par étang
forest-service-merchant = marchand ambulant
    .deal = une ressource de base ×2, et ×1 pour chacun des autres
forest-service-charcoal-burner = charbonnier
    .deal = bois ×1 → charbon ×4
forest-service-lumberjack = bûcheron
    .deal = 1 forêt → bois ×4

## Missions

forest-mission-brickmaker = Briquetier
    .effect = bois ×7 → 5 briques, charbon ×4, eau ×4 et verre ×1
forest-mission-cook = Cuisinier
    .effect = viande ×5 → bois ×5, sable ×5, charbon ×4, porridge ×5 et 3 provisions
forest-mission-sand-digger = Sablière
    .effect = charbon ×7 → 4 briques, bois ×4, verre ×1, 1 bœuf et 1 cochon
forest-mission-landowner = Propriétaire
    .effect = 3 champs → 2 pâturages, 2 cochons et 2 bœufs
forest-mission-lumberjack = Bûcheron
    .effect = 3 forêts → bois ×5, viande ×4 et 1 bœuf
forest-mission-captain = Capitaine
    .effect = eau ×5 → 1 provision et 1 petit bâtiment gratuit
forest-mission-count = Comte
    .effect = sable ×5 → porridge ×5, verre ×2 et 3 crans de progression
forest-mission-feudal-lord = Seigneur féodal
    .effect = 2 provisions → 2 crans de progression, 1 forêt, 2 champs, 1 étang et 1 pâturage
forest-mission-free-city = Ville libre
    .effect = 7 briques → charbon ×3, viande ×3, eau ×3, verre ×1 et 2 champs
forest-mission-hermit = Ermite
    .effect = porridge ×7 → verre ×1, 3 cochons, 1 étang, 1 pâturage et 1 forêt
forest-mission-market = Marché
    .effect = 5 animaux → chaque ressource de base ×3

## Bâtiments

forest-building-clay-pit = fosse d’argile
    .the = la fosse d’argile
    .effect = conversion : eau ×2 → 3 briques
forest-building-housing-estate = lotissement
    .the = le lotissement
    .effect = conversion : viande ×2 → 2 briques et bois ×2
forest-building-kiln = four à briques
    .the = le four à briques
    .effect = conversion : charbon ×2 → 3 briques
forest-building-wood-stock = stock de bois
    .the = le stock de bois
    .effect = chaque fois que vous ajoutez une petite parcelle avec moins de 3 mesures de bois, votre bois passe à 3
forest-building-ox-barn = étable à bœufs
    .the = l’étable à bœufs
    .effect = conversion : 1 forêt → bois ×1, ×2, ×3 ou ×4 avec 1, 2, 4 ou 7 bœufs
forest-building-sawmill = scierie
    .the = la scierie
    .effect = conversion : 1 forêt → bois ×3
forest-building-glaswald-lake = lac du Glaswald
    .the = le lac du Glaswald
    .effect = chaque fois que vous ajoutez une petite parcelle, sable ×3
forest-building-hotzenwald-house = maison du Hotzenwald
    .the = la maison du Hotzenwald
    .effect = aussitôt sable ×3 et 1 bœuf
forest-building-sieving-works = usine de tamisage
    .the = l’usine de tamisage
    .effect = conversion : viande ×1 → sable ×2
forest-building-shepherds-hut = cabane de berger
    .the = la cabane de berger
    .effect = chaque fois que vous rendez visite à la bergère, charbon ×1
forest-building-potash-maker = fabricant de potasse
    .the = le fabricant de potasse
    .effect = aussitôt, le marqueur Charbon de votre fabrique de verre quitte le jeu
forest-building-charcoal-pile-small = petite pile de charbon
    .the = la petite pile de charbon
    .effect = conversion : bois ×1 et viande ×1 → charbon ×3
forest-building-well = puits
    .the = le puits
    .effect = conversion : porridge ×1 → eau ×1
forest-building-water-tower = château d’eau
    .the = le château d’eau
    .effect = aussitôt eau ×1 par case libre de votre domaine
forest-building-cooperage = tonnellerie
    .the = la tonnellerie
    .effect = conversion : bois ×2 → eau ×3
forest-building-grain-mill = moulin à grain
    .the = le moulin à grain
    .effect = conversion : 1 champ → porridge ×3
forest-building-festival = festival
    .the = le festival
    .effect = aussitôt viande ×1, porridge ×1 et 1 cochon
forest-building-manor-house = manoir seigneurial
    .the = le manoir seigneurial
    .effect = conversion : 1 étang → eau ×2, ou 1 champ → porridge ×1
forest-building-bar = bar
    .the = le bar
    .effect = aussitôt viande ×3 et porridge ×4
forest-building-fish-smokery = saurisserie
    .the = la saurisserie
    .effect = conversion : 1 étang → eau ×1 et viande ×1
forest-building-slaughterhouse = abattoir
    .the = l’abattoir
    .effect = aussitôt, si vous le voulez, 3 animaux → viande ×6
forest-building-watering-trough = abreuvoir
    .the = l’abreuvoir
    .effect = conversion : eau ×2 → 1 cochon, ou eau ×3 → 1 bœuf
forest-building-tannery = tannerie
    .the = la tannerie
    .effect = reçoit jusqu’à 5 cochons payés au boucher, à la fin 2 points chacun
forest-building-feed-farm = ferme d’alimentation
    .the = la ferme d’alimentation
    .effect = aussitôt 1 animal de votre choix par champ
forest-building-schauinsland-house = maison de Schauinsland
    .the = la maison de Schauinsland
    .effect = aussitôt 3 bœufs avec au moins 2 pâturages
forest-building-mountain-chalet = chalet de montagne
    .the = le chalet de montagne
    .effect = aussitôt 1 bœuf par pâturage vide
forest-building-breeding-farm = ferme de reproduction
    .the = la ferme de reproduction
    .effect = aussitôt 1 animal par paire de sa sorte, pour 4 paires au plus
forest-building-irrigation-system = système d’irrigation
    .the = le système d’irrigation
    .effect = conversion : eau ×2 → 1 pâturage, ou eau ×4 → 1 étang
forest-building-clearing-house = maison de la clairière
    .the = la maison de la clairière
    .effect = aussitôt 2 champs, ou 1 étang, ou 1 pâturage
forest-building-workers-house = maison des travailleurs
    .the = la maison des travailleurs
    .effect = chaque fois que vous dépensez une marchandise pour déplacer le marchand, porridge ×1 par champ, 4 au plus
forest-building-glass-furnace = four à verre
    .the = le four à verre
    .effect = conversion : viande ×2 → 1 cran de progression
forest-building-glassblower = souffleur de verre
    .the = le souffleur de verre
    .effect = conversion : viande ×1 et porridge ×2 → verre ×1
forest-building-bakery = boulangerie
    .the = la boulangerie
    .effect = conversion : eau ×1 et 1 champ → 2 provisions
forest-building-knights-manor = manoir du chevalier
    .the = le manoir du chevalier
    .effect = à la fin, moins 1 point par case libre de votre domaine, 5 au plus
forest-building-fort = fort
    .the = le fort
    .effect = vous ne payez plus pour les pions des villages où vous entrez
forest-building-village-church = église du village
    .the = l’église du village
    .effect = à la fin, 1 point par case libre adjacente de sa parcelle
forest-building-brick-store = réserve de briques
    .the = la réserve de briques
    .effect = aussitôt 1 brique par étang
forest-building-day-labourers-square = place des journaliers
    .the = la place des journaliers
    .effect = conversion : porridge ×1 → 1 brique
forest-building-half-timbered-house = maison à colombages
    .the = la maison à colombages
    .effect = aussitôt 7 briques s’il vous reste au moins 5 mesures de bois
forest-building-log-supplier = livreur de rondins
    .the = le livreur de rondins
    .effect = aussitôt bois ×7
forest-building-carvers-workshop = atelier de sculpteur
    .the = l’atelier de sculpteur
    .effect = conversion : porridge ×1 → bois ×1
forest-building-hidden-mill = moulin dérobé
    .the = le moulin dérobé
    .effect = conversion : 1 forêt → bois ×1 et porridge ×2
forest-building-mortar-maker = fabricant de mortier
    .the = le fabricant de mortier
    .effect = aussitôt eau ×2 et sable ×3
forest-building-tavern = taverne
    .the = la taverne
    .effect = conversion : eau ×1 et porridge ×1 → sable ×2
forest-building-clockmaker = horloger
    .the = l’horloger
    .effect = aussitôt, vos marqueurs de base à 0 passent à 1, puis un tour supplémentaire
forest-building-coal-merchant = marchand de charbon
    .the = le marchand de charbon
    .effect = aussitôt charbon ×4 sur chaque cadran
forest-building-converter = convertisseur
    .the = le convertisseur
    .effect = aussitôt charbon ×6 ; puis, si vous le voulez, viande ×1 → charbon ×3
forest-building-warehouse = entrepôt
    .the = l’entrepôt
    .effect = aussitôt bois ×3, charbon ×3, viande ×2 et sable ×1
forest-building-cistern = citerne
    .the = la citerne
    .effect = chaque fois que votre pion entre dans le village du cuisinier, eau ×2
forest-building-pond-hut = cabane de l’étang
    .the = la cabane de l’étang
    .effect = chaque fois que vous retirez une forêt, eau ×1
forest-building-public-baths = bains publics
    .the = les bains publics
    .effect = chaque fois que vous dépensez une marchandise pour déplacer le marchand, eau ×1
forest-building-cellar = cave
    .the = la cave
    .effect = aussitôt eau ×1, viande ×1 et porridge ×3
forest-building-grocery = épicerie
    .the = l’épicerie
    .effect = aussitôt 3 ressources différentes → porridge ×5
forest-building-painters-workshop = atelier de peintre
    .the = l’atelier de peintre
    .effect = chaque fois que vous gagnez du verre, porridge ×1 par mesure de verre
forest-building-meat-cellar = cellier à viande
    .the = le cellier à viande
    .effect = le boucher vous donne viande ×1 de plus
forest-building-brewery = brasserie
    .the = la brasserie
    .effect = aussitôt eau ×2, viande ×2 et porridge ×2
forest-building-fishery = pêcherie
    .the = la pêcherie
    .effect = quand la paysagiste vous donne un étang, si vous le voulez, eau ×1 → viande ×2
forest-building-foresters-hut = hutte du forestier
    .the = la hutte du forestier
    .effect = aussitôt 1 cochon pour 2 forêts
forest-building-pigsty = porcherie
    .the = la porcherie
    .effect = quand la paysanne vous donne un champ et que vous avez au moins 2 cochons, 1 cochon
forest-building-beechnut-gatherer = collecteur de faînes
    .the = le collecteur de faînes
    .effect = aussitôt 1 pâturage, et vos forêts abritent désormais 2 cochons chacune
forest-building-manger = mangeoire
    .the = la mangeoire
    .effect = conversion : porridge ×2 → 1 cochon, ou porridge ×3 → 1 bœuf
forest-building-forge = forge
    .the = la forge
    .effect = conversion : charbon ×3 → 1 bœuf
forest-building-cattle-farm-small = petite ferme à bétail
    .the = la petite ferme à bétail
    .effect = quand la paysanne vous donne un champ et que vous avez au moins 2 bœufs, 1 bœuf
forest-building-isolated-cabin = cabane isolée
    .the = la cabane isolée
    .effect = aussitôt un champ, un étang ou un pâturage sur chaque case libre adjacente de sa parcelle
forest-building-nature-park = parc naturel
    .the = le parc naturel
    .effect = aussitôt jusqu’à 3 pâturages sur sa parcelle
forest-building-farmstead = corps de ferme
    .the = le corps de ferme
    .effect = conversion : porridge ×1 et 1 champ → 1 pâturage
forest-building-glassworks = verrerie
    .the = la verrerie
    .effect = aussitôt 3 crans de progression
forest-building-storage-shed = abri de stockage
    .the = l’abri de stockage
    .effect = aussitôt verre ×3
forest-building-guild = guilde
    .the = la guilde
    .effect = aussitôt 3 crans de progression s’il vous reste au moins 1 mesure de verre et 3 provisions
forest-building-distillery = distillerie
    .the = la distillerie
    .effect = après une première visite à la paysanne, eau ×2 pour rendre visite à n’importe quel autre ouvrier au lieu du voisin
forest-building-hermits-cabin = cabane de l’ermite
    .the = la cabane de l’ermite
    .effect = sans effet, mais seulement sur une parcelle sans bâtiment
forest-building-settlers-house = maison des colons
    .the = la maison des colons
    .effect = à la fin, 2 points par ensemble d’un champ, d’un étang et d’un pâturage, 10 au plus
forest-building-inn = auberge
    .the = l’auberge
    .effect = conversion : eau ×2 → porridge ×1 ; à la fin, 1 point par mesure de porridge
forest-building-shop = boutique
    .the = la boutique
    .effect = à la fin, 2 points par mesure de viande
forest-building-tool-shop = magasin d’outils
    .the = le magasin d’outils
    .effect = à la fin, 1 point par paire d’une brique et d’une mesure de bois
forest-building-charcoal-pile-large = grande pile de charbon
    .the = la grande pile de charbon
    .effect = conversion : bois ×2 → charbon ×1 ; à la fin, 1 point pour 2 mesures de charbon
forest-building-sand-store = réserve de sable
    .the = la réserve de sable
    .effect = conversion : porridge ×2 → sable ×1 ; à la fin, 1 point par mesure de sable
forest-building-reservoir = réservoir
    .the = le réservoir
    .effect = à la fin, 1 point par mesure d’eau
forest-building-hunters-lodge = cabane de chasseur
    .the = la cabane de chasseur
    .effect = sans effet
forest-building-hospital = hôpital
    .the = l’hôpital
    .effect = sans effet
forest-building-thermal-baths = thermes
    .the = les thermes
    .effect = sans effet
forest-building-cattle-farm-large = grande ferme à bétail
    .the = la grande ferme à bétail
    .effect = à la fin, 2 points par pâturage adjacent d’au moins 2 animaux
forest-building-smokehouse = fumoir
    .the = le fumoir
    .effect = à la fin, 1 point par étang ; exige au moins 3 étangs
forest-building-castle-hotel = hôtel du château
    .the = l’hôtel du château
    .effect = plus de petites parcelles ; conversion : 1 cran de progression en arrière → viande ×1 ; à la fin, 1 point par petite parcelle
forest-building-farmers-residence = résidence du fermier
    .the = la résidence du fermier
    .effect = conversion : porridge ×4 → 1 champ ; à la fin, 1 point par champ ; exige au moins 4 champs
forest-building-building-site = terrain de construction
    .the = le terrain de construction
    .effect = à la fin, 2 points par bâtiment adjacent

forest-trade-clay-pit = fosse d’argile
    .deal = eau ×2 → 3 briques
forest-trade-housing-estate = lotissement
    .deal = viande ×2 → 2 briques et bois ×2
forest-trade-day-labourers-square = place des journaliers
    .deal = porridge ×1 → 1 brique
forest-trade-kiln = four à briques
    .deal = charbon ×2 → 3 briques
forest-trade-ox-barn = étable à bœufs
    .deal = 1 forêt → du bois
forest-trade-carvers-workshop = atelier de sculpteur
    .deal = porridge ×1 → bois ×1
forest-trade-sawmill = scierie
    .deal = 1 forêt → bois ×3
forest-trade-hidden-mill = moulin dérobé
    .deal = 1 forêt → bois ×1 et porridge ×2
forest-trade-tavern = taverne
    .deal = eau ×1 et porridge ×1 → sable ×2
forest-trade-sieving-works = usine de tamisage
    .deal = viande ×1 → sable ×2
forest-trade-charcoal-pile-small = petite pile de charbon
    .deal = bois ×1 et viande ×1 → charbon ×3
forest-trade-well = puits
    .deal = porridge ×1 → eau ×1
forest-trade-cooperage = tonnellerie
    .deal = bois ×2 → eau ×3
forest-trade-grain-mill = moulin à grain
    .deal = 1 champ → porridge ×3
forest-trade-manor-house-pond = manoir seigneurial
    .deal = 1 étang → eau ×2
forest-trade-manor-house-field = manoir seigneurial
    .deal = 1 champ → porridge ×1
forest-trade-fish-smokery = saurisserie
    .deal = 1 étang → eau ×1 et viande ×1
forest-trade-watering-trough-pig = abreuvoir
    .deal = eau ×2 → 1 cochon
forest-trade-watering-trough-cattle = abreuvoir
    .deal = eau ×3 → 1 bœuf
forest-trade-manger-pig = mangeoire
    .deal = porridge ×2 → 1 cochon
forest-trade-manger-cattle = mangeoire
    .deal = porridge ×3 → 1 bœuf
forest-trade-forge = forge
    .deal = charbon ×3 → 1 bœuf
forest-trade-irrigation-pasture = système d’irrigation
    .deal = eau ×2 → 1 pâturage
forest-trade-irrigation-pond = système d’irrigation
    .deal = eau ×4 → 1 étang
forest-trade-farmstead = corps de ferme
    .deal = porridge ×1 et 1 champ → 1 pâturage
forest-trade-glass-furnace = four à verre
    .deal = viande ×2 → 1 cran de progression
forest-trade-glassblower = souffleur de verre
    .deal = viande ×1 et porridge ×2 → verre ×1
forest-trade-bakery = boulangerie
    .deal = eau ×1 et 1 champ → 2 provisions
forest-trade-inn = auberge
    .deal = eau ×2 → porridge ×1
forest-trade-charcoal-pile-large = grande pile de charbon
    .deal = bois ×2 → charbon ×1
forest-trade-sand-store = réserve de sable
    .deal = porridge ×2 → sable ×1
forest-trade-castle-hotel = hôtel du château
    .deal = 1 cran de progression → viande ×1
forest-trade-farmers-residence = résidence du fermier
    .deal = porridge ×4 → 1 champ

forest-due-pond-hut = cabane de l’étang
    .the = la cabane de l’étang
    .of = de la cabane de l’étang
forest-due-painters-workshop = atelier de peintre
    .the = l’atelier de peintre
    .of = de l’atelier de peintre
forest-due-reminder = tuile Rappel
    .the = la tuile Rappel
    .of = de la tuile Rappel
forest-due-wood-stock = stock de bois
    .the = le stock de bois
    .of = du stock de bois
forest-due-glaswald-lake = lac du Glaswald
    .the = le lac du Glaswald
    .of = du lac du Glaswald
forest-due-public-baths = bains publics
    .the = les bains publics
    .of = des bains publics
forest-due-workers-house = maison des travailleurs
    .the = la maison des travailleurs
    .of = de la maison des travailleurs
forest-due-pigsty = porcherie
    .the = la porcherie
    .of = de la porcherie
forest-due-cattle-farm-small = petite ferme à bétail
    .the = la petite ferme à bétail
    .of = de la petite ferme à bétail
forest-due-fishery = pêcherie
    .the = la pêcherie
    .of = de la pêcherie

forest-source-removal = retrait d’une tuile

## Titres de la partie solo

forest-title-water-carrier = Porteur d’eau
forest-title-smallholder = Petit propriétaire
forest-title-great-landowner = Grand propriétaire
forest-title-master-builder = Maître bâtisseur
forest-title-master-glassmaker = Maître verrier
forest-title-duchess = Duchesse

## Lieux

forest-cell = { $row ->
    [1] A
    [2] B
    [3] C
   *[4] D
}{ $column }
forest-gap = { $village }, entre { $left-the } et { $right-the }
forest-gap-number = { $village }, place { $n }
forest-site = la mission { $mission }

## Questions

forest-prompt-draw-first = Tirez au sort le premier joueur.
forest-prompt-draw-side = Tirez au sort le prochain petit bâtiment à retourner côté B.
forest-prompt-draw-large = Tirez au sort un grand bâtiment de catégorie { $category ->
    [1] I
    [2] II
   *[other] III
}.
forest-prompt-draw-worker = Tirez au sort l’ouvrier de la prochaine case { $back } de { $village }.
forest-prompt-draw-mission = Tirez au sort la prochaine mission.
forest-prompt-name-village = Dans quel village le pion neutre commence-t-il ?
forest-prompt-put-neutral = À quelle place de { $village } mettez-vous le pion neutre ?
forest-prompt-move-neutral = À quelle place mettez-vous le pion neutre ?
forest-prompt-turn = Où va votre pion ? Vous avez { $provisions ->
    [0] aucune provision
    [one] { $provisions } provision
   *[other] { $provisions } provisions
} et { $goods ->
    [0] aucune marchandise
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}.
forest-prompt-first-turn = Où placez-vous votre pion ? Le premier placement est gratuit.
forest-prompt-solo-turn = Année { $year }, { $pawns ->
    [one] dernier pion
   *[other] encore { $pawns } pions
} : où en placez-vous un ? Vous avez { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
forest-prompt-swap = Avec quel ouvrier le marchand ambulant échange-t-il sa place ?
forest-prompt-go = Où va votre pion ? Vous avez { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
forest-prompt-pawn-for = Quel pion placez-vous ({ $place }) ?
forest-prompt-pawn-to-beg = Quel pion mettez-vous de côté pour mendier ?
forest-prompt-gift = Quelle ressource de base payez-vous à { $to } ?
forest-prompt-discard = { $left ->
    [one] Quelle ressource défaussez-vous pour le pion du village ?
   *[other] Quelle ressource défaussez-vous ensuite ? Il en faut { $left } pour les pions du village.
}
forest-prompt-split-way = Quel marqueur paie { $provisions ->
    [one] la provision
   *[other] les { $provisions } provisions
} du trajet ?
forest-prompt-offered = { $from } vous offre { $what-a }. Acceptez-vous ?
forest-prompt-act = Rendez visite à un ouvrier voisin, ou faites la mission du village.
forest-prompt-act-on-site = Faites la mission { $mission }.
forest-prompt-serve = Que demandez-vous { $worker-to } ?
forest-prompt-name = Le marchand ambulant : quelle ressource de base nommez-vous ?
forest-prompt-forest-pigs = La bergère : combien de vos cochons sont dans des forêts ?
forest-prompt-next = Rendez visite à l’autre ouvrier, ou finissez votre tour.
forest-prompt-remote = La distillerie : à quel ouvrier rendez-vous visite ?
forest-prompt-last = Jouez des actions libres, ou finissez votre tour.
forest-prompt-window = Les derniers tours sont joués. Jouez des actions libres, ou terminez.
forest-prompt-pay-coal = { $For } : sur quels cadrans prenez-vous { $coal ->
    [one] { $coal } mesure
   *[other] { $coal } mesures
} de charbon ?
forest-prompt-pay-tile = { $left ->
    [one] { $For } : où retirez-vous { $tile-a } ?
   *[other] { $For } : où retirez-vous { $tile-a } ? Il faut encore en retirer { $left }.
}
forest-prompt-pay-animals = { $For } : quels sont les { $animals } animaux que vous payez ?
forest-prompt-pay-provisions = { $For } : sur quels marqueurs prenez-vous { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
} ?
forest-prompt-first-dial = Vos deux cadrans peuvent tourner. Lequel tourne d’abord ?
forest-prompt-order = Plusieurs effets sont dus. Lequel vient d’abord ?
forest-prompt-keep = L’abri manque pour une partie de votre bétail ({ $pigs ->
    [0] { $cattle ->
        [one] { $cattle } bœuf
       *[other] { $cattle } bœufs
    }
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        }
       *[other] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        } et { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
    }
}). Que gardez-vous ?
forest-prompt-bonus = Tuile Rappel : quelle ressource de base gagnez-vous ?
forest-prompt-choose = { $From } : que prenez-vous ensuite ? Reste { $left }.
forest-prompt-coal-dial = Sur quel cadran gagnez-vous { $coal ->
    [one] { $coal } mesure
   *[other] { $coal } mesures
} de charbon ?
forest-prompt-split = Sur quels marqueurs gagnez-vous { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
} ?
forest-prompt-lay = { $what-n ->
    [one] Où placez-vous { $what-a } ?
   *[other] Vous placez { $what }. Sur quelle case va la prochaine tuile ?
}
forest-prompt-lay-up-to = Vous pouvez placer jusqu’à { $what }. Sur quelle case va la prochaine tuile ?
forest-prompt-build = Quel bâtiment construisez-vous ? En réserve : verre { $glass }, briques { $bricks }, bois { $wood }.
forest-prompt-build-free = Quel petit bâtiment construisez-vous gratuitement ?
forest-prompt-site = Où construisez-vous { $building-the } ?
forest-prompt-may = { $building-The } : dépensez-vous { $pay } contre { $get } ?
forest-prompt-clearing = La maison de la clairière : que placez-vous ?
forest-prompt-cabin = La cabane isolée : que placez-vous ici ({ $cell }) ?
forest-prompt-feed = La ferme d’alimentation donne { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
}. Combien de cochons ?
forest-prompt-breed = La ferme de reproduction : combien de vos quatre paires sont des cochons ?
forest-prompt-levy = L’épicerie : quelle ressource dépensez-vous ? { $left ->
    [one] Il en faut encore { $left }.
   *[other] Il en faut encore { $left }, toutes différentes.
}

## Choix

forest-choice-first = { $who } commence
forest-choice-side-b = Numéro { $number } : { $building }
forest-choice-large = { $Building }
forest-choice-deal = { $Worker }
forest-choice-reveal = { $Mission }
forest-choice-village = { $Village }
forest-choice-neutral = { $Gap }
forest-choice-go-gap = Aller à { $gap } ({ $first ->
    [1] premier placement, gratuit
   *[other] { $provisions ->
        [0] sans provision
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }{ $gifts ->
        [0] { "" }
        [one] , { $gifts } cadeau
       *[other] , { $gifts } cadeaux
    }{ $discards ->
        [0] { "" }
        [one] , { $discards } défausse
       *[other] , { $discards } défausses
    }
})
forest-choice-go-site = Aller à la mission { $mission } : { $mission-effect } ({ $first ->
    [1] premier placement, gratuit
   *[other] { $provisions ->
        [0] sans provision
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }{ $gifts ->
        [0] { "" }
        [one] , { $gifts } cadeau
       *[other] , { $gifts } cadeaux
    }{ $discards ->
        [0] { "" }
        [one] , { $discards } défausse
       *[other] , { $discards } défausses
    }
})
forest-choice-swap = Dépenser 1 marchandise pour déplacer le marchand ambulant
forest-choice-with = Échanger sa place avec { $worker-the }
forest-choice-beg = Mendier 1 provision
forest-choice-pawn = { $pawn-A }
forest-choice-give = Donner { $what-a }
forest-choice-discard = Défausser { $what-a }
forest-choice-provisions = Laisser les marqueurs sur { $low } et { $high }
forest-choice-accept = Accepter
forest-choice-accept-on = Accepter { $dial-on }
forest-choice-decline = Refuser
forest-choice-mission = Accomplir la mission { $mission } : { $pay } → { $get }
forest-choice-mission-none = Accomplir une mission
forest-choice-visit = Rendre visite { $worker-to } : { $worker-effect }
forest-choice-visit-far = Rendre visite { $worker-to } : { $worker-effect }
forest-choice-distil = Distillerie : dépenser 2 mesures d’eau pour rendre visite à n’importe quel autre ouvrier
forest-choice-serve = { $Service } : { $get-n ->
    [0] { $service-deal }
   *[other] { $pay-n ->
        [0] { $get }
       *[other] { $pay } → { $get }
    }
}
forest-choice-name = { $What } ×2
forest-choice-no-second-visit = Finir le tour sans autre visite
forest-choice-end = Finir le tour
forest-choice-done = Terminer
forest-choice-convert = { $Building } : { $pay } → { $get }
forest-choice-remove = Retirer { $tile-a } : sans gain propre
forest-choice-standing = Cadeaux : { $standing }
forest-choice-build = Construire { $building-the } pour { $pay }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $building-effect })
forest-choice-build-free = Construire gratuitement { $building-the }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $building-effect })
forest-choice-cell = { $Cell }
forest-choice-cells = { $Cells }
forest-choice-enough = Plus aucune
forest-choice-clear = { $Cell }
forest-choice-kind = { $what }
forest-choice-coal = { $glass } de la fabrique de verre, { $oven } du four
forest-choice-dial = { $Dial }
forest-choice-turn = D’abord { $dial-the }
forest-choice-due = D’abord { $due-the }
forest-choice-take = Prendre { $what }
forest-choice-rest = Prendre tout le reste dans l’ordre imprimé
forest-choice-pay-pigs = { $pigs ->
    [0] { $cattle ->
        [one] { $cattle } bœuf
       *[other] { $cattle } bœufs
    }
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        }
       *[other] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        } et { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
    }
}
forest-choice-feed-pigs = { $pigs ->
    [0] { $cattle ->
        [one] { $cattle } bœuf
       *[other] { $cattle } bœufs
    }
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        }
       *[other] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        } et { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
    }
}
forest-choice-breed-pigs = { $pigs ->
    [0] Aucune paire de cochons
    [one] { $pigs } paire de cochons
   *[other] { $pigs } paires de cochons
}
forest-choice-forest-pigs = { $pigs ->
    [0] Aucun cochon dans une forêt
    [one] { $pigs } cochon dans une forêt
   *[other] { $pigs } cochons dans des forêts
}
forest-choice-keep = Garder { $pigs ->
    [0] { $cattle ->
        [one] { $cattle } bœuf
       *[other] { $cattle } bœufs
    }
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        }
       *[other] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        } et { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
    }
}
forest-choice-bonus = Gagner { $what-a }
forest-choice-use = Oui
forest-choice-skip = Non

## Journal

forest-event-first-player = { $who } jouera en premier.
    .you = Vous jouerez en premier.
forest-event-side-shown = Côté B dans l’offre : { $building }.
forest-event-large-shown = Grand bâtiment dans l’offre : { $building }.
forest-event-worker-dealt = À { $village } : { $worker-the }.
forest-event-village-named = { $who } choisit { $village } pour le pion neutre.
    .you = Vous choisissez { $village } pour le pion neutre.
forest-event-neutral-put = { $who } déplace le pion neutre à { $village }.
    .you = Vous déplacez le pion neutre à { $village }.
forest-event-year-begins = L’année { $year } commence.
forest-event-workers-taken-off = Tous les ouvriers quittent le plateau et sont redistribués.
forest-event-turn-begins = À { $who } de jouer.
    .you = À vous de jouer.
forest-event-extra-turn-begins = { $who } joue un tour supplémentaire.
    .you = Vous jouez un tour supplémentaire.
forest-event-end-triggered = { $who } atteint le sablier : la fin de la partie est déclenchée.
    .you = Vous atteignez le sablier : la fin de la partie est déclenchée.
forest-event-turns-used-up = { $who } a joué 200 tours : les derniers tours commencent.
    .you = Vous avez joué 200 tours : les derniers tours commencent.
forest-event-last-turns = Les derniers tours commencent ; { $who } jouera en dernier.
    .you = Les derniers tours commencent ; vous jouerez en dernier.
forest-event-window-opens = Les derniers tours sont joués. Des actions libres sont encore possibles.
forest-event-finished = { $who } a terminé.
    .you = Vous avez terminé.
forest-event-game-over = La partie est terminée.
forest-event-swapped = { $who } échange le marchand ambulant et { $worker-the }.
    .you = Vous échangez le marchand ambulant et { $worker-the }.
forest-event-moved = { $who } va à { $place }.
    .you = Vous allez à { $place }.
forest-event-placed = { $who } place { $pawn-a } à { $place }.
    .you = Vous placez { $pawn-a } à { $place }.
forest-event-begged = { $who } mendie.
    .you = Vous mendiez.
forest-event-gave = { $who } donne { $what-a } à { $to }.
    .you = Vous donnez { $what-a } à { $to }.
    .you-to = { $who } vous donne { $what-a }.
forest-event-accepted = { $who } accepte { $what-a }.
    .you = Vous acceptez { $what-a }.
forest-event-declined = { $who } refuse { $what-a }.
    .you = Vous refusez { $what-a }.
forest-event-gift-lost = { $who } n’a pas de place pour { $what-a }.
    .you = Vous n’avez pas de place pour { $what-a }.
forest-event-standing-set = { $who } répond désormais aux cadeaux : { $standing }.
    .you = Vous répondez désormais aux cadeaux : { $standing }.
forest-event-visited = { $who } rend visite { $worker-to }.
    .you = Vous rendez visite { $worker-to }.
forest-event-visited-from-afar = { $who } rend visite de loin { $worker-to }.
    .you = Vous rendez visite de loin { $worker-to }.
forest-event-named = Le marchand apporte à { $who } : { $what }.
    .you = Le marchand vous apporte : { $what }.
forest-event-action-skipped = { $who } ne peut finalement rien faire sur place.
    .you = Vous ne pouvez finalement rien faire sur place.
forest-event-mission-done = { $who } a accompli la mission { $mission }.
    .you = Vous avez accompli la mission { $mission }.
forest-event-mission-in-village = Nouvelle mission à { $village } : { $mission }.
forest-event-mission-on-site = Nouvelle mission : { $mission }.
forest-event-reminder-reached = { $who } atteint la tuile Rappel avec son four.
    .you = Vous atteignez la tuile Rappel avec votre four.
forest-event-extra-turn-earned = { $who } jouera un tour supplémentaire.
    .you = Vous jouerez un tour supplémentaire.
forest-event-spent = { $who } dépense { $what }.
    .you = Vous dépensez { $what }.
forest-event-gained = { $what-n ->
    [0] { $lost ->
        [0] { $who } ne gagne pas { $what-of }.
       *[other] { $who } ne gagne pas { $what-of }, faute de place.
    }
   *[other] { $lost ->
        [0] { $who } gagne { $what }.
       *[other] { $who } gagne { $what } (faute de place, { $lost } en moins).
    }
}
    .you = { $what-n ->
        [0] { $lost ->
            [0] Vous ne gagnez pas { $what-of }.
           *[other] Vous ne gagnez pas { $what-of }, faute de place.
        }
       *[other] { $lost ->
            [0] Vous gagnez { $what }.
           *[other] Vous gagnez { $what } (faute de place, { $lost } en moins).
        }
    }
forest-event-marker-set = { $who } règle un marqueur : { $what } à { $n }.
    .you = Vous réglez un marqueur : { $what } à { $n }.
forest-event-coal-marker-removed = { $coal ->
    [0] { $who } retire le marqueur Charbon de la fabrique de verre.
   *[other] { $who } retire le marqueur Charbon de la fabrique de verre et perd { $coal ->
        [one] { $coal } mesure
       *[other] { $coal } mesures
    } de charbon.
}
    .you = { $coal ->
        [0] Vous retirez le marqueur Charbon de votre fabrique de verre.
        [one] Vous retirez le marqueur Charbon de votre fabrique de verre et perdez { $coal } mesure de charbon.
       *[other] Vous retirez le marqueur Charbon de votre fabrique de verre et perdez { $coal } mesures de charbon.
    }
forest-event-glass-produced = { $who } produit : la fabrique de verre tourne de { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
}, verre de { $from } à { $to }.
    .you = Vous produisez : votre fabrique de verre tourne de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }, verre de { $from } à { $to }.
forest-event-oven-produced = { $who } produit : le four tourne de { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
} jusqu’à la position { $position }, { $provisions } provisions et { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}.
    .you = Vous produisez : votre four tourne de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } jusqu’à la position { $position }, { $provisions } provisions et { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }.
forest-event-triggered = { $who } : effet { $due-of }.
    .you = Pour vous : effet { $due-of }.
forest-event-laid = { $who } place { $tile-a }.
    .you = Vous placez { $tile-a }.
forest-event-cleared = { $who } retire { $tile-a }.
    .you = Vous retirez { $tile-a }.
forest-event-tiles-lost = { $who } n’a pas de place pour { $what }.
    .you = Vous n’avez pas de place pour { $what }.
forest-event-animals-gained = { $lost ->
    [0] { $who } gagne { $what }.
   *[other] { $who } gagne { $what } (faute d’abri, { $lost } en moins).
}
    .you = { $lost ->
        [0] Vous gagnez { $what }.
       *[other] Vous gagnez { $what } (faute d’abri, { $lost } en moins).
    }
forest-event-animals-paid = { $who } paie { $pigs ->
    [0] { $cattle ->
        [one] { $cattle } bœuf
       *[other] { $cattle } bœufs
    }
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        }
       *[other] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        } et { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
    }
}.
    .you = Vous payez { $pigs ->
        [0] { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
       *[other] { $cattle ->
            [0] { $pigs ->
                [one] { $pigs } cochon
               *[other] { $pigs } cochons
            }
           *[other] { $pigs ->
                [one] { $pigs } cochon
               *[other] { $pigs } cochons
            } et { $cattle ->
                [one] { $cattle } bœuf
               *[other] { $cattle } bœufs
            }
        }
    }.
forest-event-tanned = { $who } met le cochon sur la tannerie, qui en porte maintenant { $hides }.
    .you = Vous mettez le cochon sur la tannerie, qui en porte maintenant { $hides }.
forest-event-animals-returned = { $who } n’a plus d’abri pour { $pigs ->
    [0] { $cattle ->
        [one] { $cattle } bœuf
       *[other] { $cattle } bœufs
    }
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        }
       *[other] { $pigs ->
            [one] { $pigs } cochon
           *[other] { $pigs } cochons
        } et { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
    }
}.
    .you = Vous n’avez plus d’abri pour { $pigs ->
        [0] { $cattle ->
            [one] { $cattle } bœuf
           *[other] { $cattle } bœufs
        }
       *[other] { $cattle ->
            [0] { $pigs ->
                [one] { $pigs } cochon
               *[other] { $pigs } cochons
            }
           *[other] { $pigs ->
                [one] { $pigs } cochon
               *[other] { $pigs } cochons
            } et { $cattle ->
                [one] { $cattle } bœuf
               *[other] { $cattle } bœufs
            }
        }
    }.
forest-event-progressed = { $who } amène son marqueur Progression à la case { $to }.
    .you = Vous amenez votre marqueur Progression à la case { $to }.
forest-event-progress-lost = { $who } perd { $n ->
    [one] { $n } cran de progression
   *[other] { $n } crans de progression
}.
    .you = Vous perdez { $n ->
        [one] { $n } cran de progression
       *[other] { $n } crans de progression
    }.
forest-event-plot-added = { $who } ajoute la petite parcelle { $plots }.
    .you = Vous ajoutez la petite parcelle { $plots }.
forest-event-built = { $who } construit { $building-the }.
    .you = Vous construisez { $building-the }.
forest-event-building-lost = { $who } ne peut rien construire.
    .you = Vous ne pouvez rien construire.
forest-event-no-effect = { $building-The } : sans effet pour { $who }.
    .you = { $building-The } : sans effet pour vous.
forest-event-converted = { $who } utilise { $building-the } : { $trade-deal }.
    .you = Vous utilisez { $building-the } : { $trade-deal }.
forest-event-used = { $who } utilise { $building-the }.
    .you = Vous utilisez { $building-the }.

## Refus

forest-refusal-not-your-turn = Ce n’est pas à vous de jouer.
forest-refusal-not-asked = On vous demande autre chose pour l’instant.
forest-refusal-no-such-seat = Personne n’est assis là.
forest-refusal-side-turned = Ce bâtiment montre déjà son côté B.
forest-refusal-large-not-in-box = Ce n’est pas un bâtiment de catégorie { $category ->
    [1] I
    [2] II
   *[other] III
} encore dans la boîte.
forest-refusal-worker-not-in-stack = Cet ouvrier n’est pas dans cette pile.
forest-refusal-mission-not-in-pile = Cette mission n’est pas dans la pile.
forest-refusal-other-village = Cette place n’est pas dans le village désigné.
forest-refusal-neutral-must-move = Le pion neutre doit changer de place.
forest-refusal-gap-taken = Il y a déjà un pion à cette place.
forest-refusal-same-place = Le pion doit changer de place.
forest-refusal-no-site-first = Le premier placement se fait dans un village.
forest-refusal-no-mission-there = La mission { $mission } n’est pas sur son emplacement.
forest-refusal-too-far = Le trajet coûte { $need ->
    [one] { $need } provision
   *[other] { $need } provisions
} et vous n’en avez { $have ->
    [0] pas
   *[other] que { $have }
}.
forest-refusal-no-gifts = Les pions de ce village coûtent { $need ->
    [one] { $need } ressource
   *[other] { $need } ressources
} de base et vous n’en avez { $have ->
    [0] pas
   *[other] que { $have }
}.
forest-refusal-no-discards = Les pions de ce village font défausser { $need ->
    [one] { $need } ressource
   *[other] { $need } ressources
} et il { $have ->
    [0] ne vous en reste pas
   *[other] ne vous en reste que { $have }
}.
forest-refusal-nothing-to-do = Vous ne pourriez rien y faire, de quelque façon que vous payiez.
forest-refusal-mission-out-of-reach = Vous ne pourriez pas y accomplir la mission { $mission }.
forest-refusal-spoils-the-move = Après avoir payé { $what-a }, le reste ne pourrait être payé, ou rien ne pourrait être fait sur place.
forest-refusal-spoils-the-split = Avec cette répartition, rien ne pourrait être fait sur place.
forest-refusal-out-of-order = Les ressources se nomment dans l’ordre de la table.
forest-refusal-no-goods = Vous n’avez pas de marchandise.
forest-refusal-merchant-himself = Le marchand ambulant échange sa place avec un autre ouvrier.
forest-refusal-not-on-board = Votre pion n’est pas encore sur le plateau : il ne peut pas mendier.
forest-refusal-can-still-go = Après l’étape Marchandise, il faut aller quelque part tant que c’est possible.
forest-refusal-no-such-pawn = Il ne vous reste pas de tel pion.
forest-refusal-too-few = Pas assez { $what-of } : il en faut { $need } et vous n’en avez { $have ->
    [0] pas
   *[other] que { $have }
}.
forest-refusal-nothing-to-gain = Vous n’avez de place pour rien de ce que vous y gagneriez.
forest-refusal-not-beside = { $worker-The } n’est pas à côté de votre pion.
forest-refusal-visited-already = Vous avez déjà rendu visite { $worker-to }.
forest-refusal-no-service = { $worker-The } ne peut rien faire pour vous maintenant.
forest-refusal-take-a-service = La bergère peut faire mieux : choisissez un de ses services.
forest-refusal-no-mission = Il n’y a pas de mission ici.
forest-refusal-no-distillery = Il faut pour cela la distillerie, et une première visite à la paysanne.
forest-refusal-not-on-display = Pas dans l’offre : { $building }.
forest-refusal-only-small = Seul un petit bâtiment est gratuit.
forest-refusal-requires = Cela exige au moins { $what } et vous n’en avez { $have ->
    [0] pas
   *[other] que { $have }
}.
forest-refusal-no-empty-plot = La cabane de l’ermite demande une parcelle sans bâtiment.
forest-refusal-no-place = Vous n’avez pas de case libre où le placer.
forest-refusal-no-place-large = Vous n’avez pas deux cases libres adjacentes où le placer.
forest-refusal-cell-not-free = Cette case n’est pas libre.
forest-refusal-no-tile-there = Cette case ne porte pas { $tile-of }.
forest-refusal-leaves-no-room = Il n’y aurait plus de place pour le bâtiment.
forest-refusal-leaves-no-building = Vous ne pourriez plus rien construire après cela.
forest-refusal-no-coal-marker = Votre fabrique de verre n’a plus de marqueur Charbon.
forest-refusal-no-such-split = Les provisions ne peuvent pas se répartir ainsi.
forest-refusal-no-such-part = Pas parmi les parts à venir : { $what }.
forest-refusal-wants-room = La place manque, et l’on peut encore en faire : { $what }. Prenez cette part par son nom, ou retirez d’abord une tuile.
forest-refusal-no-such-coal = Prenez de { $least } à { $most } mesures de charbon dans la fabrique de verre.
forest-refusal-out-of-range = Choisissez un nombre de { $least } à { $most }.
forest-refusal-could-be-housed = Vous pourriez encore abriter un de ces animaux à côté de ceux que vous gardez.
forest-refusal-do-not-fit = Vous ne pouvez pas abriter autant d’animaux.
forest-refusal-supply-is-empty = Il n’y a plus { $tile-of } dans la réserve.
forest-refusal-too-few-kinds = Il ne resterait plus assez de sortes de ressources à choisir.
forest-refusal-not-yours = Vous ne possédez pas { $building-the }.
forest-refusal-visiting = Pas d’action libre pendant que vous rendez visite à un ouvrier.
forest-refusal-busy = Pas d’action libre au milieu d’un paiement ou d’une récompense.
forest-refusal-draw-pending = Pas d’action libre tant que le hasard doit décider.
forest-refusal-no-asides = Les actions libres ne sont pas possibles ici.
forest-refusal-would-strand = Rien ne pourrait plus être fait là où est votre pion.
forest-refusal-same-standing = C’est déjà votre réponse permanente.
forest-refusal-too-many-changes = Vous ne pouvez changer votre réponse permanente que { $most } fois par tour.

## Tableau

forest-sheet-lap = Tour de table { $n }
forest-sheet-year = Année { $n }
forest-sheet-active = joueur actif
forest-sheet-ending = fin déclenchée par
forest-sheet-plots-left = petites parcelles restantes
forest-sheet-pile = missions dans la pile
    .effect = missions à venir : on en révèle une quand une autre est accomplie, ou par une tuile Rappel
forest-sheet-title = titre pour l’instant
forest-sheet-pending = Questions
forest-sheet-offer = offert à { $who }
forest-sheet-parts = parts à venir
forest-sheet-village = { $village }
forest-sheet-space = { $n }, { $back }
forest-sheet-mission = mission
forest-sheet-sites = Missions hors des villages
forest-sheet-off-board = pions hors du plateau
forest-sheet-centre = centre
forest-sheet-pawn = pion ({ $who })
forest-sheet-neutral-pawn = pion neutre
forest-sheet-display = Bâtiments de l’offre
forest-sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
forest-sheet-production = { $who } : cadrans
forest-sheet-glass-dial = fabrique de verre, position { $turns }
forest-sheet-oven-dial = four, position { $turns }
forest-sheet-reminder = tuile Rappel
forest-sheet-hourglass = provisions jusqu’au sablier
    .effect = ce qui sépare vos marqueurs de provisions du sablier du four ; le premier joueur à l’atteindre déclenche la fin de la partie
forest-sheet-standing = réponse aux cadeaux
forest-sheet-estate = { $who } : domaine
forest-sheet-free-cells = cases libres
    .effect = place pour tuiles et bâtiments
forest-sheet-plots = petites parcelles
forest-sheet-housing = abris
forest-sheet-rooms = forêts { $forests ->
    [one] { $forests } cochon
   *[other] { $forests } cochons
}, étables { $stables ->
    [one] { $stables } bœuf
   *[other] { $stables } bœufs
}, { $pastures ->
    [one] { $pastures } pâturage
   *[other] { $pastures } pâturages
}
forest-sheet-hides = cochons sur la tannerie
forest-sheet-missions = missions accomplies
    .effect = s’accomplissent en payant ce qu’elles demandent, pour une grande récompense
forest-sheet-score = { $who } : points
forest-sheet-total = total
forest-sheet-seat = { $who }
forest-sheet-name = { $what }
forest-sheet-number = { $n }
forest-sheet-yes = oui
forest-sheet-no = non

## Décompte

forest-score-glass = verre
forest-score-oven = four
forest-score-plots = petites parcelles
forest-score-animals = animaux dans les pâturages
forest-score-buildings = bâtiments
    .effect = chacun vaut ses points imprimés, et certains davantage à la fin
forest-score-tannery = tannerie
forest-score-knights-manor = manoir du chevalier
forest-score-village-church = église du village
forest-score-settlers-house = maison des colons
forest-score-inn = auberge
forest-score-shop = boutique
forest-score-tool-shop = magasin d’outils
forest-score-charcoal-pile-large = grande pile de charbon
forest-score-sand-store = réserve de sable
forest-score-reservoir = réservoir
forest-score-cattle-farm-large = grande ferme à bétail
forest-score-smokehouse = fumoir
forest-score-castle-hotel = hôtel du château
forest-score-farmers-residence = résidence du fermier
forest-score-building-site = terrain de construction
forest-score-other = autres bâtiments

## Comptes

forest-bill-gift = cadeau pour { $who }
forest-bill-discards = à rendre
forest-bill-animals = animaux
forest-bill-kinds = sortes

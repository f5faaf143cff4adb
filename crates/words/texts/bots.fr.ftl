### Ce que disent les robots : niveaux, conseils, et ce qu’ils regardent.

## Joueurs

level-random = hasard
    .character = répond en tirant au sort
level-greedy = glouton
    .character = prend ce qui paraît le meilleur à la fin du tour
level-search = recherche
    .character = prévoit aussi loin qu’on l’y autorise
level-novice = novice
    .character = apprend les règles en jouant et manque parfois l’évidence
level-apprentice = apprenti
    .character = connaît le métier, voit un peu plus loin et prend parfois des risques
level-journeyman = compagnon
    .character = cherche la meilleure fin de chaque tour et s’en écarte rarement
level-master = maître
    .character = prolonge la partie en pensée sur plusieurs tours et ne laisse rien passer
level-grandmaster = grand maître
    .character = a appris de milliers de parties et prend tout le temps permis

## Conseils

hint-best = le meilleur trouvé
hint-equal = à peu près aussi bon
hint-less = { $points } { $points ->
    [one] point
   *[other] points
} de moins
hint-gain = surtout pour { $feature }
hint-price = mais renonce à ceci : { $feature }
hint-then = puis : { $plan }
hint-outlook = mène à environ { $points } { $points ->
    [one] point
   *[other] points
}

## Ce que les robots regardent

feature-points = les points

pillars-feature-points = les points marqués
pillars-feature-gold = l’or
pillars-feature-work = les points que vos artisans peuvent faire tout de suite
pillars-feature-spare = les cubes en réserve
pillars-feature-metal = le métal
pillars-feature-craft = le savoir-faire de vos artisans dans les manches à venir
pillars-feature-income = l’or que gagnent vos artisans
pillars-feature-workers = les ouvriers des manches à venir
pillars-feature-privileges = les privilèges
pillars-feature-start = la place de premier joueur
pillars-feature-builders = les bâtisseurs encore dans le sac
pillars-feature-bishop = le bâtisseur au siège épiscopal
pillars-feature-kingsbridge = le bâtisseur à Kingsbridge
pillars-feature-priory = le bâtisseur au prieuré
pillars-feature-court = le bâtisseur à la cour du roi
pillars-feature-shiring = le bâtisseur à Shiring
pillars-feature-castle = le bâtisseur au château
pillars-feature-market = le bâtisseur au marché
pillars-feature-next-start = la première place à la manche suivante

ora-feature-points = les points marqués
ora-feature-coins = les pièces
ora-feature-food = la nourriture mise de côté pour les agglomérations
ora-feature-energy = l’énergie mise de côté pour les agglomérations
ora-feature-sites = les emplacements pour les agglomérations
ora-feature-ready = une agglomération déjà payable
ora-feature-builds = les bâtiments à portée de main
ora-feature-uses = les bâtiments utiles en ce moment
ora-feature-wheel = ce qui attend sur la roue
ora-feature-room = la place pour bâtir
ora-feature-wilderness = les forêts et les tourbières
ora-feature-buildings = les bâtiments
ora-feature-cloister = le monastère
ora-feature-clergy = les religieux disponibles
ora-feature-prior = le prieur disponible

orleans-feature-points = les points marqués
orleans-feature-status = le statut de développement
orleans-feature-development = le chemin vers le prochain statut
orleans-feature-people = les comptoirs et les citoyens
orleans-feature-track = la suite de la piste de développement
orleans-feature-draws = les personnages piochés à chaque manche
orleans-feature-followers = les personnages
orleans-feature-knights = les chevaliers
orleans-feature-scholars = les savants
orleans-feature-monks = les moines
orleans-feature-census = l’avance chez les fermiers
orleans-feature-technology = les tuiles technologie
orleans-feature-tiles = les tuiles lieu
orleans-feature-helpers = les tuiles lieu qui aident sans cesse
orleans-feature-cargo = les marchandises autour du marchand
orleans-feature-site = une ville pour un comptoir
orleans-feature-ready = les lieux prêts à servir
orleans-feature-idle = les lieux laissés sans usage
orleans-feature-plan = les lieux que l’on peut encore remplir
orleans-feature-waiting = les lieux que rempliraient les personnages en attente
orleans-feature-begun = les lieux commencés
orleans-feature-hand = les personnages sous la main
orleans-feature-purse = des pièces pour les jours durs
orleans-feature-food = de quoi nourrir une moisson

abbey-feature-points = le prestige
abbey-feature-wood = le bois
abbey-feature-grain = le blé
abbey-feature-stone = la pierre
abbey-feature-sand = le sable
abbey-feature-coins = les deniers
abbey-feature-hand = les cartes en main
abbey-feature-building = le bâtiment le plus proche
abbey-feature-tower = la tour la plus proche
abbey-feature-projects = de quoi bâtir à chaque manche à venir
abbey-feature-dice = les moines encore libres
abbey-feature-pips = ce que les moines libres peuvent récolter
abbey-feature-monks = les moines
abbey-feature-peasants = les paysans et leur revenu
abbey-feature-pews = le chemin des paysans vers le baptistère
abbey-feature-workers = les paysans au travail
abbey-feature-vacant = les bâtiments qui attendent un paysan
abbey-feature-halls = les salles qui n’ont pas encore rapporté leur prestige
abbey-feature-clergy = le clergé
abbey-feature-moves = les déplacements des paysans
abbey-feature-hunger = la faim
abbey-feature-darkness = les Ténèbres
abbey-feature-defense = la défense des manches à venir
abbey-feature-crusades = les croisades encore à gagner
abbey-feature-march = les croisades en marche
abbey-feature-won = les croisades gagnées
abbey-feature-animals = les animaux à venir
abbey-feature-tools = les outils et les chariots
abbey-feature-first = le premier tour

forest-feature-points = les points marqués
forest-feature-glass = le verre
forest-feature-sand = le sable
forest-feature-water = l’eau
forest-feature-wood = le bois
forest-feature-coal-glass = le charbon pour le verre
forest-feature-porridge = le porridge
forest-feature-meat = la viande
forest-feature-coal-oven = le charbon pour le four
forest-feature-brick = les briques
forest-feature-next-glass = le chemin vers le prochain verre
forest-feature-next-oven = le chemin vers le prochain tour du four
forest-feature-hoard = les ressources qui dorment
forest-feature-provisions = les provisions
forest-feature-goods = les marchandises
forest-feature-ponds = les étangs
forest-feature-fields = les champs
forest-feature-pastures = la place sur les pâturages
forest-feature-forests = les forêts
forest-feature-animals = les animaux sans pâturage
forest-feature-progress = le chemin vers la prochaine parcelle
forest-feature-room = la place sur le domaine
forest-feature-large-room = la place pour un grand bâtiment
forest-feature-conversions = les conversions
forest-feature-plan = le bâtiment le plus proche
forest-feature-plans = le choix d’autres bâtiments
forest-feature-ready = un bâtiment que l’on peut payer
forest-feature-missions = la mission la plus proche

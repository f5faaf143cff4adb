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
    .character = pèse chaque coup contre les réponses des autres
level-master = maître
    .character = pense une manche à l’avance et ne laisse rien passer

## Conseils

hint-best = le meilleur trouvé
hint-equal = à peu près aussi bon
hint-less = { $points } { $points ->
    [one] point
   *[other] points
} de moins
hint-gain = surtout pour { $feature }
hint-price = mais renonce à ceci : { $feature }

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
ora-feature-food = la nourriture en réserve
ora-feature-energy = l’énergie en réserve
ora-feature-buildings = les bâtiments
ora-feature-cloister = le monastère
ora-feature-bare = la place pour bâtir
ora-feature-wilderness = les forêts et les tourbières
ora-feature-tiles = les paysages
ora-feature-reserve = les agglomérations encore à bâtir
ora-feature-outlook = les emplacements pour les agglomérations
ora-feature-clergy = les religieux disponibles
ora-feature-prior = le prieur disponible

orleans-feature-points = les points marqués
orleans-feature-status = le statut de développement
orleans-feature-development = le chemin vers le prochain statut
orleans-feature-people = les comptoirs et les citoyens
orleans-feature-draws = les personnages piochés à chaque manche
orleans-feature-tracks = les pistes
orleans-feature-tiles = les tuiles lieu

abbey-feature-points = le prestige
abbey-feature-stock = la réserve
abbey-feature-monks = les moines
abbey-feature-peasants = les paysans
abbey-feature-workers = les paysans au travail
abbey-feature-clergy = le clergé
abbey-feature-defense = la défense
abbey-feature-towers = les tours

forest-feature-points = les points marqués
forest-feature-basic = les ressources de base
forest-feature-provisions = les provisions
forest-feature-goods = les marchandises
forest-feature-glass = le verre
forest-feature-landscape = les champs, les étangs et les pâturages
forest-feature-buildings = les bâtiments
forest-feature-animals = les animaux
forest-feature-room = la place sur le domaine

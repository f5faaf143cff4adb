### Black Forest : ce que seul le plateau dit.

forest-board-valley = la vallée
forest-board-production = mon plateau de production
forest-board-estate = mon domaine
    .effect = une case est libre si rien ne s’y trouve : tuiles et bâtiments s’y posent
forest-board-main-plot = parcelle principale
    .effect = vos premières cases : des forêts à défricher, de la place pour tuiles et bâtiments
forest-board-small-plot = petite parcelle
    .effect = 8 cases de plus avec 2 forêts et une étable ; trois crans de progression l’apportent
forest-board-next-plot = la prochaine petite parcelle viendra ici
forest-board-workshop = atelier
    .effect = chaque cran de progression y élève le marqueur ; en haut, vous prenez une petite parcelle
forest-board-small-buildings = petits bâtiments
forest-board-large-buildings = grands bâtiments
forest-board-two-cells = sur deux cases
forest-board-supply = petites parcelles restantes ; tuiles et animaux
forest-board-now = Si la partie finissait ici
    .effect = vos points tels qu’on les compterait maintenant
forest-board-none = aucun
forest-board-toll = chaque chemin coûte 1 provision
forest-board-square = la place, où vont les mendiants
forest-board-no-mission = sans mission
    .effect = une mission peut y être révélée plus tard
forest-board-pile = Pile
forest-board-begins = commence chaque tour
forest-board-start = Départ :
forest-board-ending = la fin approche
forest-board-last-turns = les derniers tours
forest-board-extra-turn = tour en plus
forest-board-waits = attend
forest-board-each = chacun

## Mots entre les icônes

forest-board-per = par
forest-board-per-empty = par vide
forest-board-or = ou
forest-board-build = bâtir
forest-board-free = gratuit
forest-board-you = vous
forest-board-all = autres
forest-board-needs = il faut
forest-board-empty-plot = sur parcelle vide :
forest-board-no-effect = sans effet
forest-board-off-dial = quitte le cadran
forest-board-around = tout autour
forest-board-here = sur sa parcelle
forest-board-beside = à côté
forest-board-any-worker = tout ouvrier
forest-board-no-more = plus de
forest-board-no-gifts = plus de cadeaux à faire

## Sortes de bâtiments

forest-board-conversion = à tout moment
forest-board-immediate = une fois, aussitôt
forest-board-permanent = désormais
forest-board-final = à la fin
forest-board-requirement = à condition
forest-board-standing-ask = Demander pour les cadeaux
forest-board-standing-accept-glass = Accepter les cadeaux (verre)
forest-board-standing-accept-oven = Accepter les cadeaux (four)
forest-board-standing-decline = Refuser les cadeaux
forest-board-kind-building = bâtiment
forest-board-kind-worker = ouvrier
forest-board-kind-mission = mission
forest-board-kind-village = village
forest-board-kind-gap = place entre deux ouvriers
forest-board-kind-resource = ressource
forest-board-kind-dial = cadran
forest-board-kind-cell = case
forest-board-kind-tile = tuile
forest-board-kind-piece = pion
# le tour de table et les étapes d’un tour, dans l’en-tête
forest-board-step-lap = Tour
forest-board-step-year = Année
forest-board-step-journey = voyage
forest-board-step-visits = visites
forest-board-step-last = actions libres
forest-board-within = À votre portée
forest-board-kind-track = piste
forest-board-tells-village = des ouvriers l’entourent ; d’une place entre deux, un pion visite l’un, l’autre ou les deux ; chaque chemin coûte 1 provision
forest-board-tells-gap = une place libre pour un pion : il visite l’un des ouvriers voisins, ou les deux
forest-board-laps = tour de table
    .effect = on joue dans le sens horaire, un tour chacun, jusqu’à ce que quelqu’un atteigne le sablier
forest-board-stable = étable
    .effect = abrite jusqu’à 2 bœufs, sauf si l’atelier la couvre
forest-board-tells-reminder = s’enlève quand le four atteint la position 2 : on révèle une mission et vous gagnez 1 ressource de base

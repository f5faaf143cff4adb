### Black Forest : ce que seul le plateau dit.

forest-board-valley = la vallée
forest-board-valley-and-production = la vallée et ma production
forest-board-production = mon plateau de production
forest-board-estate = mon domaine
forest-board-main-plot = parcelle principale
forest-board-small-plot = petite parcelle
forest-board-next-plot = la prochaine petite parcelle viendra ici
forest-board-workshop = atelier
forest-board-small-buildings = petits bâtiments
forest-board-large-buildings = grands bâtiments
forest-board-two-cells = sur deux cases
forest-board-supply = petites parcelles restantes ; tuiles et bêtes
forest-board-now = Si la partie finissait ici
forest-board-none = aucun
forest-board-toll = chaque chemin coûte 1 provision
forest-board-square = la place, où vont les mendiants
forest-board-no-mission = sans mission
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
forest-board-empty-plot = il faut, vide,
forest-board-no-effect = sans effet
forest-board-off-dial = quitte le cadran
forest-board-around = tout autour
forest-board-here = sur sa parcelle
forest-board-beside = à côté
forest-board-any-worker = tout ouvrier
forest-board-no-more = plus de
forest-board-no-gifts = plus de dons à faire

## Sortes de bâtiments

forest-board-conversion = à tout moment
forest-board-immediate = une fois, aussitôt
forest-board-permanent = désormais
forest-board-final = à la fin
forest-board-requirement = à condition

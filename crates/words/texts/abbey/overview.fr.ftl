### L’Abbaye du Roy en bref : avant les règles.

abbey-overview-goal = Bâtissez une abbaye avant les Ténèbres. Le prestige vient des bâtiments, des tours, des croisades, du clergé et du prêche.
abbey-overview-round-1 = Lancez vos dés et révélez un événement : année faste, catastrophe ou Vikings.
abbey-overview-round-2 = Des dés vont à l’abbaye : prêche, clergé, défense, croisades.
abbey-overview-round-3 = Achetez un bâtiment, puis récoltez avec les dés restants.
abbey-overview-round-4 = Menez des paysans aux cartes qui les attendent, et construisez.
abbey-overview-round-5 = Nourrissez vos gens, affrontez les Ténèbres, touchez les revenus, peut-être une croisade.
abbey-overview-end = Quand la pile des événements est vide : sept manches, cinq en partie rapide. Cartes non construites et croisades ouvertes coûtent.
abbey-overview-counts = À plus de joueurs, les lieux sont encombrés et l’aide aux croisades plus facile ; seul, on joue pour un score.

## Images : ce qu’entend un lecteur d’écran, et les légendes du livre de règles

abbey-plate-dice = Neuf dés de moines, lancés pour la manche.
abbey-plate-abbey = Des dés au prêche et au clergé, et une croisade en route.
abbey-plate-market = Deux cartes du marché aux bâtiments.
abbey-plate-gather = La Montagne : la somme des dés, divisée par 4, donne la pierre qu’ils rapportent.
abbey-plate-peasants = Les paysans sur leurs bancs, en chemin vers le baptistère.
abbey-plate-towers = Les tours que l’on peut élever, avec leur coût.
abbey-plate-darkness = La ligne de défense, et le marqueur des Ténèbres qu’elle doit égaler.
abbey-plate-crusade = Une croisade et ses cases, en partie remplies.

## Ce qui donne du prestige

abbey-share-towers = tours
abbey-share-clergy = montée dans le clergé
abbey-share-buildings = bâtiments
abbey-share-crusades = croisades
abbey-share-vikings = Vikings repoussés
abbey-share-altar = autel et murs
abbey-share-animals = moutons et vaches

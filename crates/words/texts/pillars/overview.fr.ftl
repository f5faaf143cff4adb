### Les Piliers de la Terre en bref : avant les règles.

pillars-overview-goal = Six manches, une cathédrale : une fois achevée, qui a le plus de points gagne. Les points viennent des cubes que vos artisans y travaillent.
pillars-overview-round-1 = Prenez des cartes à tour de rôle : des cubes contre des ouvriers, des artisans contre de l’or. Les ouvriers restants rapportent de l’or.
pillars-overview-round-2 = Les bâtisseurs sortent un à un d’un sac ; chacun se place à un prix qui baisse, ou attend une place gratuite.
pillars-overview-round-3 = Un événement frappe tout le monde ; puis les lieux paient l’un après l’autre : le prieuré des points, la cour une dispense d’impôt.
pillars-overview-round-4 = Au marché, on achète et on vend des cubes.
pillars-overview-round-5 = Les artisans changent les cubes en points ; on garde cinq cubes.
pillars-overview-end = Après six manches. L’or restant ne compte pas.
pillars-overview-counts = Moins de joueurs, c’est moins de bâtisseurs dans le sac et, pour chacun, davantage des neuf cartes : les places sont plus faciles à avoir, et attendre est plus sûr.

## Images : ce qu’entend un lecteur d’écran, et les légendes du livre de règles

pillars-plate-map = Le plateau au début : la cathédrale au centre, les lieux tout autour, la piste des points au bord.
pillars-plate-row = Trois cartes de la rangée : une carrière contre des ouvriers, un maçon contre de l’or, une forêt contre des ouvriers.
pillars-plate-wheel = La roue des prix, de 7 à 2, et un bâtisseur qui attend à côté.
pillars-plate-event = L’événement de la manche, et le siège de l’évêque, qui en protège.
pillars-plate-income = La manufacture de laine paie les ouvriers libres, la carrière donne la pierre.
pillars-plate-court = La cour du roi : qui s’y tient ne paie pas l’impôt, et le premier arrivé prend aussi le cube de métal.
pillars-plate-shiring = Shiring : deux artisans, pour qui y envoie un bâtisseur.
pillars-plate-market = Le marché, ses cubes et ses prix.
pillars-plate-work = Le maçon change un cube de pierre en un point ; le tailleur de pierre en prend deux.
pillars-plate-token = Qui se tient ici sera premier joueur à la manche suivante.
pillars-plate-privileges = Kingsbridge : deux privilèges, chacun pour un bâtisseur.

### Les Piliers de la Terre en bref : avant les règles.

pillars-overview-goal = Six manches, une cathédrale : qui a le plus de points quand elle se dresse gagne. Les points viennent des cubes que vos artisans y travaillent.
pillars-overview-round-1 = Prenez des cartes à tour de rôle : des cubes contre des ouvriers, des artisans contre de l’or. Les ouvriers restants rapportent de l’or.
pillars-overview-round-2 = Les bâtisseurs sortent un à un d’un sac ; chacun se place à un prix qui baisse, ou attend une place gratuite.
pillars-overview-round-3 = Un événement frappe tout le monde ; puis les lieux paient l’un après l’autre : le prieuré un point, la cour de l’or.
pillars-overview-round-4 = Au marché, on achète et on vend des cubes.
pillars-overview-round-5 = Les artisans changent les cubes en points ; on garde cinq cubes.
pillars-overview-end = Après six manches. L’or restant ne compte pas.
pillars-overview-counts = Moins de joueurs, c’est moins de bâtisseurs dans le sac et moins de cartes : les places sont plus faciles à avoir, et attendre est plus sûr.

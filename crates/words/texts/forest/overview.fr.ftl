### Black Forest en bref : avant les règles.

forest-overview-goal = Fabriquez du verre avec deux cadrans et bâtissez un domaine. Les points sont les bâtiments, les animaux au pâturage, le verre, le four et les petites parcelles.
forest-overview-round-1 = Vous pouvez dépenser une marchandise pour déplacer le marchand ambulant.
forest-overview-round-2 = Votre pion va entre deux ouvriers ; le chemin coûte des provisions, la compagnie une ressource.
forest-overview-round-3 = Rendez visite à un ouvrier, puis à l’autre : chacun prend et donne.
forest-overview-round-4 = Dès que plus rien ne l’arrête, un cadran tourne de lui-même et produit du verre, ou des provisions et des marchandises.
forest-overview-round-5 = Le bâtisseur élève des bâtiments de verre et de ressources ; les missions récompensent.
forest-overview-end = Quand, à la fin d’un tour, un marqueur de provisions est sur le sablier de son four, chacun joue un dernier tour.
forest-overview-counts = À deux, un pion neutre gêne. Seul, vous jouez cinq années avec cinq pions.

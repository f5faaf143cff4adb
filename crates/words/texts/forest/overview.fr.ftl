### Black Forest en bref : avant les règles.

forest-overview-goal = Fabriquez du verre avec deux cadrans et bâtissez un domaine. Les points sont les bâtiments, les animaux au pâturage, le verre, le four et les petites parcelles.
forest-overview-round-1 = Vous pouvez dépenser une marchandise pour déplacer le marchand ambulant.
forest-overview-round-2 = Votre pion va entre deux ouvriers ; le chemin coûte des provisions, la compagnie une ressource.
forest-overview-round-3 = Rendez visite à un ouvrier, puis à l’autre : chacun prend et donne.
forest-overview-round-4 = Dès que plus rien ne l’arrête, un cadran tourne de lui-même et produit du verre, ou des provisions et des marchandises.
forest-overview-round-5 = Le bâtisseur élève des bâtiments de verre et de ressources ; les missions récompensent.
forest-overview-end = Quand, à la fin d’un tour, un marqueur de provisions est sur le sablier de son four, chacun joue un dernier tour.
forest-overview-counts = À deux, un pion neutre gêne. Seul, vous jouez cinq années avec cinq pions.

## Images : ce qu’entend un lecteur d’écran, et les légendes du livre de règles

forest-plate-valley = La vallée : cinq villages et leurs ouvriers, et les lieux des missions tout autour.
forest-plate-merchant = Le marchand ambulant parmi les ouvriers d’un village.
forest-plate-journey = La place entre l’architecte et la sablière : un pion s’y pose et rend visite aux deux.
forest-plate-visit = Le cuisinier et le boucher, avec ce que chacun prend et donne.
forest-plate-dial = La fabrique de verre : le sable manque devant son aiguille, elle attend.
forest-plate-mission = Le lieu d’une mission, ouvert à qui peut payer.
forest-plate-building = Deux bâtiments de l’offre, avec leur coût et leurs points.
forest-plate-estate = La parcelle principale au début : des forêts à défricher, des étangs et les premières cases libres.
forest-plate-oven = Le four : quand les provisions atteignent le sablier, les derniers tours commencent.

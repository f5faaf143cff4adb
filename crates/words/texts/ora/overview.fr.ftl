### Ora & Labora en bref : avant les règles.

ora-overview-goal = Bâtissez un monastère et sa terre. Les points sont les écus des bâtiments, les biens précieux, et les agglomérations bien entourées.
ora-overview-round-1 = La roue tourne : tout ce que personne n’a récolté augmente.
ora-overview-round-2 = À tour de rôle, une action : placer un ecclésiastique, utiliser un bâtiment d’autrui par contrat, construire, abattre ou couper de la tourbe.
ora-overview-round-3 = Une récolte prend tout ce qu’indique le marqueur, qui repart de zéro.
ora-overview-round-4 = Qui construit peut y envoyer aussitôt le prieur.
ora-overview-round-5 = À des moments fixés, chacun peut fonder une agglomération avec nourriture et énergie ; de nouveaux bâtiments arrivent.
ora-overview-end = Après la dernière manche viennent une manche bonus, une dernière phase Agglomération, puis le décompte.
ora-overview-counts = À trois ou quatre : 24 manches, ou 12 en partie courte. À deux : jusqu’à ce qu’il reste peu de bâtiments. Seul : deux actions par tour, pour un score.

## Images : ce qu’entend un lecteur d’écran, et les légendes du livre de règles

ora-plate-land = Une terre au début : forêts, tourbières et trois premiers bâtiments ; au-dessus, les ecclésiastiques et les biens.
ora-plate-wheel = Des marqueurs sur la roue : ce qui fut récolté est bas, le reste a monté.
ora-plate-place = Un frère convers à la Ferme : elle donne des céréales ou du bétail, autant qu’en montre la roue.
ora-plate-harvest = Le marqueur du bétail après la récolte : revenu à 0, loin des autres.
ora-plate-prior = Le prieur dans la Cour, à peine construite.
ora-plate-cards = Deux cartes de l’offre : le coût à gauche, la fonction au milieu, l’écu et la maison en bas.
ora-plate-contract = Les ecclésiastiques disponibles : eux seuls peuvent partir en contrat.
ora-plate-settle = Deux agglomérations, avec leur prix en nourriture et en énergie.
ora-plate-houses = Une agglomération compte sa maison rouge et celles des cartes voisines.

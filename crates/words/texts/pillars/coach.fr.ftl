### Les Piliers de la Terre : ce que le conseiller dit de chaque sorte de question : ce qu’elle est, ce qui est sage, ce que cela coûte.

pillars-coach-draft = On prend une à une les cartes de la manche : des cubes contre des ouvriers, ou un artisan contre de l’or.
    .wise = Prenez d’abord ce qui est rare et convient à vos artisans ; les petites cartes attendent. Un ouvrier inactif rapporte 1 pièce d’or.
    .cost = Des ouvriers pour une carte ressource, de l’or pour un artisan ; passer met fin à vos choix de la manche.

pillars-coach-dismiss = Vous avez plus de cinq artisans : l’un d’eux s’en va.
    .wise = Laissez partir le plus faible, mais gardez le chaufournier dont vos maçons ont besoin.
    .cost = Celui qui part ne revient pas, et rien ne vous est payé.

pillars-coach-redraw = Vous pouvez remettre dans le sac le bâtisseur qui vient d’en sortir, une fois par manche.
    .wise = Acceptez, sauf si un rival allait prendre la place qu’il vous faut.
    .cost = Rien, mais cela ne sert qu’une fois, et la même couleur peut revenir.

pillars-coach-place = Votre bâtisseur sort du sac : placez-le au prix indiqué, ou laissez-le attendre une place gratuite.
    .wise = Ne payez cher que pour une place unique que d’autres veulent aussi ; voyez qui attend déjà, car ils placeront avant vous.
    .cost = Le prix baisse à chaque bâtisseur tiré ; qui attend ne paie rien et prend ce qui reste.

pillars-coach-place-waiting = Les bâtisseurs qui attendaient sont placés gratuitement, du prix le plus haut au plus bas.
    .wise = La cour si l’or manque ou si l’impôt menace, le marché pour un cube manquant, le prieuré pour un point.
    .cost = Rien d’autre que la place : un autre l’aura.

pillars-coach-bishop = Qui rend visite à l’évêque échappe à l’événement ou prend un cube.
    .wise = Comparez ce que l’événement vous coûterait à un cube, qui vaut de 2 à 4 pièces d’or.
    .cost = Vous avez l’un ou l’autre, pas les deux.

pillars-coach-thomas = L’archevêque Thomas peut vous protéger de cet événement.
    .wise = Servez-vous-en si l’événement vous prend un artisan ou beaucoup d’or ; sinon, gardez-le pour pire.
    .cost = Sa protection est épuisée.

pillars-coach-lose = L’événement vous prend un artisan.
    .wise = Cédez celui que vous auriez remplacé bientôt.
    .cost = Il quitte la partie, avec tout ce qu’il aurait encore produit.

pillars-coach-amnesty = L’impôt est connu, et un privilège vous permet de ne rien payer.
    .wise = Servez-vous-en à 4 ou 5 ; à 2 ou 3, gardez-le s’il reste des manches.
    .cost = Il ne sert qu’une fois.

pillars-coach-trade = Votre bâtisseur est au marché : achetez ou vendez des cubes, sorte par sorte.
    .wise = N’achetez que le cube qui complète la portion d’un artisan ; vendez ce que personne chez vous ne sait travailler.
    .cost = De l’or tout de suite ; et ce que vous laissez, le suivant peut le prendre.

pillars-coach-bless = L’archevêque permet à un artisan de travailler une fois de plus cette manche.
    .wise = Bénissez celui qui rapporte le plus, si vous avez les cubes.
    .cost = Rien : cela ne vaut que pour cette manche.

pillars-coach-work = Vos artisans changent les cubes en points, chacun autant de fois que le dit sa carte.
    .wise = Commencez par celui qui tire le plus d’un cube ; l’outilleur travaille avant que le métal ne soit dépensé.
    .cost = Les cubes et l’or indiqués sur sa carte ; ensuite, vous ne gardez que 5 cubes.

pillars-coach-return = Vous ne gardez que cinq cubes d’une manche à l’autre.
    .wise = Rendez ce qui se retrouve le plus facilement : sable et bois avant pierre et métal.
    .cost = Les cubes rendus sont perdus.

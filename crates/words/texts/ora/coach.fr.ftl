### Ora & Labora : ce que le conseiller dit de chaque sorte de question : ce qu’elle est, ce qui est sage, ce que cela coûte.

ora-coach-turn = Une action principale : placer un ecclésiastique, passer un contrat, construire, abattre ou couper de la tourbe. On peut en plus acheter un terrain.
    .wise = Cherchez un marqueur haut et utile, ou une carte à construire pendant que votre prieur est chez lui.
    .cost = L’action ; les autres profitent des biens laissés sur la roue.

ora-coach-place = Un ecclésiastique entre dans un de vos bâtiments et s’en sert aussitôt.
    .wise = Prenez le bien dont les autres videraient le marqueur avant votre prochain tour.
    .cost = Il y reste jusqu’à ce que tous les vôtres soient sortis et qu’une manche commence.

ora-coach-contract = Vous utilisez le bâtiment d’un autre : un ecclésiastique du propriétaire travaille pour vous.
    .wise = Payez pour ce que vous ne pouvez faire chez vous ; c’est son ecclésiastique qui est occupé, pas le vôtre.
    .cost = 1 pièce, plus tard 2, au propriétaire ; ou un cadeau de vin ou de whiskey.

ora-coach-pay-fee = Le contrat se paie en pièces, ou par un cadeau de vin ou de whiskey.
    .wise = En pièces, sauf si votre boisson rapporterait moins que le prix.
    .cost = Les pièces vont au propriétaire ; le cadeau va à la réserve.

ora-coach-assign = Vous choisissez quel ecclésiastique y va.
    .wise = Envoyez un frère convers si vous allez bientôt construire : seul le prieur entre dans un bâtiment tout neuf.
    .cost = Qui part n’est pas disponible tant que tous ne sont pas sortis.

ora-coach-clear = Une carte forêt ou tourbière s’en va et libère sa case.
    .wise = Dégagez la case près de bonnes maisons ou de votre monastère.
    .cost = La carte est perdue, et avec elle du bois ou de la tourbe plus tard.

ora-coach-harvest = Vous prenez autant de biens que l’indique le marqueur, qui revient à zéro.
    .wise = Utilisez le plus haut ; à égalité, gardez le joker pour plus tard.
    .cost = Le marqueur utilisé repart de zéro.

ora-coach-build = Vous choisissez une carte de l’offre et la payez.
    .wise = Comparez son écu et sa maison à son coût, et demandez-vous si vous l’utiliserez plus d’une fois.
    .cost = Les biens imprimés ; les autres pourront l’utiliser par contrat et vous payer.

ora-coach-site = Vous choisissez la case du nouveau bâtiment.
    .wise = Laissez au bord les maisons de faible valeur et groupez les fortes autour de votre prochaine agglomération.
    .cost = La case ; les bâtiments du monastère doivent se toucher.

ora-coach-prior = Le prieur peut entrer aussitôt dans le nouveau bâtiment et s’en servir.
    .wise = Presque toujours : c’est une action offerte.
    .cost = Il est occupé jusqu’à ce que tous vos ecclésiastiques soient sortis.

ora-coach-take-tile = Vous choisissez quelle tuile de la pile vous prenez.
    .wise = Celle dont les cases libres servent vos projets ; le prix compte peu ici.
    .cost = La place près de votre terre, et le choix laissé aux autres.

ora-coach-lay = Vous posez le nouveau terrain et choisissez son côté.
    .wise = Là où une agglomération aura beaucoup de voisins ; eau et colline décident de ce qui peut y être construit.
    .cost = Les pièces payées ; il ne bouge plus.

ora-coach-settle = Pendant une phase Agglomération, vous pouvez en fonder une.
    .wise = Fondez la plus chère que vous pouvez nourrir, dans le meilleur voisinage : une phase perdue l’est pour de bon.
    .cost = La nourriture et l’énergie imprimées.

ora-coach-found = Vous choisissez la case de l’agglomération.
    .wise = Elle compte sa maison et celles de ses voisines : mettez-la où les plus fortes se rejoignent.
    .cost = Une case qu’aucun bâtiment n’aura.

ora-coach-gain = Le bâtiment donne des biens : vous pouvez prendre un des lots.
    .wise = Prenez ce qui manque à votre prochain bâtiment ou à votre agglomération.
    .cost = Rien, mais un seul lot.

ora-coach-how-many = Le bâtiment échange des biens ; vous dites combien de fois.
    .wise = Autant de fois que cela rapporte, en gardant de quoi payer la suite.
    .cost = Le prix de l’échange, chaque fois.

ora-coach-one-of = Le bâtiment propose plusieurs échanges ; vous en faites un.
    .wise = Prenez celui dont le produit servira d’ici deux tours.
    .cost = Les autres attendront une autre visite.

ora-coach-different = Il faut des biens différents : nommez-les un à un.
    .wise = Donnez ce que vous avez en trop, en commençant par les biens de peu de valeur.
    .cost = Une tuile de chaque sorte nommée.

ora-coach-pay = Vous choisissez ce que vous donnez de chaque bien.
    .wise = Payez juste ; gardez les céréales si la paille manque, et les pièces près d’un multiple de cinq.
    .cost = Ce qui dépasse le prix est perdu.

ora-coach-basics = Vous choisissez quel bien de base vous recevez.
    .wise = Celui que veut votre prochain bâtiment, pas celui dont le marqueur est déjà haut.
    .cost = Rien, sinon les autres sortes.

ora-coach-tiles = Vous recevez des points sous forme de tuiles : choisissez lesquelles, sorte par sorte.
    .wise = Ornements et reliquaires s’ils tombent juste ; livres et céramiques serviront à d’autres échanges.
    .cost = Rien ; les points qui ne font pas une tuile sont perdus.

ora-coach-kind = Le joker apporte n’importe quel bien de base : nommez-le.
    .wise = Nommez celui dont le marqueur est bas et qui vous manque le plus.
    .cost = Le joker repart de zéro.

ora-coach-relay = Ce bâtiment permet d’en utiliser un autre.
    .wise = Cherchez la fonction la plus forte que vous ne pourriez atteindre autrement.
    .cost = Rien de plus : l’autre bâtiment n’occupe personne.

ora-coach-thin = On retire des forêts pour ce que donne le bâtiment.
    .wise = Retirez celles qui occupent vos futurs chantiers.
    .cost = Le bois qu’elles auraient donné.

ora-coach-warm = Le Chauffoir permet d’abattre des arbres et de couper de la tourbe pour une pièce.
    .wise = Servez-vous-en quand les deux marqueurs sont hauts.
    .cost = 1 pièce, et les cartes retirées.

ora-coach-forge = L’atelier vend des reliquaires : le premier est bon marché, les autres chers.
    .wise = Un dès que vous avez les pièces ; d’autres vers la fin, chacun vaut 8 points.
    .cost = 5 pièces pour un, 10 pour chaque autre.

ora-coach-raise = Une tuile monte d’un rang : livre, céramique, ornement, reliquaire.
    .wise = Le dernier pas vaut le plus : un ornement de 4 points devient un reliquaire de 8.
    .cost = La tuile de rang inférieur.

ora-coach-bathe = Les Bains publics ramènent tous vos ecclésiastiques ; pour une pièce, ils donnent aussi un livre et une céramique.
    .wise = Quand presque tous sont sortis et que vous voulez agir encore.
    .cost = Rien, ou 1 pièce avec l’échange.

ora-coach-neutral = Seul, vous posez une à une les cartes restantes sur la terre neutre.
    .wise = Gardez à découvert celles dont vous voulez vous servir : une carte recouverte est perdue.
    .cost = Elles sont au joueur neutre : vous les utilisez par contrat.

ora-coach-neutral-site = Vous choisissez la case sur la terre neutre.
    .wise = Recouvrez ce qui ne servira jamais ; un bâtiment du monastère en veut un autre à côté.
    .cost = Une carte recouverte quitte la partie.

ora-coach-neutral-use = Le prieur neutre peut utiliser pour vous un des nouveaux bâtiments.
    .wise = Prenez celui que vous ne pourriez pas construire ; il vaut souvent plus que son prix.
    .cost = Le prix d’un contrat.

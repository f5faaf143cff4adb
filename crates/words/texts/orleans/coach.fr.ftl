### Orléans : ce que le conseiller dit de chaque sorte de question : ce qu’elle est, ce qui est sage, ce que cela coûte.

orleans-coach-exclude = Avant la partie, chacun peut écarter une tuile de lieu.
    .wise = Écartez ce qui sert plus aux autres qu’à vous, ou abstenez-vous : cela décide rarement d’une partie.
    .cost = Personne ne pourra construire cette tuile.

orleans-coach-muster = Vous piochez des disciples dans votre sac, selon vos chevaliers ; vous pouvez rappeler ceux qui attendent sur un lieu.
    .wise = Piochez le plus possible. Ne rappelez quelqu’un que si son lieu ne vous intéresse plus.
    .cost = Un disciple rappelé laisse un lieu à moitié rempli.

orleans-coach-choose-store = Les nouveaux disciples peuvent attendre à la poudrière plutôt qu’au marché.
    .wise = Gardez-y celui qui complétera un lieu à la prochaine manche, quand le marché est plein.
    .cost = Qui attend à la tour ne fait rien cette manche.

orleans-coach-plan = Vous posez les disciples du marché sur vos lieux ; un lieu s’active quand toutes ses cases sont prises.
    .wise = Remplissez d’abord un lieu, puis un second avec ceux qui restent ; un disciple seul attend là où il n’en manque qu’un.
    .cost = Les disciples restent sur un lieu inachevé jusqu’à ce qu’il soit rempli ou qu’on les rappelle.

orleans-coach-technology = Une tuile technologie remplace pour toujours un disciple d’un lieu.
    .wise = Mettez-la là où vous allez le plus : château au début, chariot, bateau ou mairie pour voyager et bâtir.
    .cost = Elle ne bouge plus, et la première doit remplacer un fermier.

orleans-coach-turn = Chacun à son tour utilise un lieu activé, jusqu’à ce que tous aient passé.
    .wise = D’abord ce qu’on peut vous prendre : un citoyen, une marchandise, une ville sans poste. Le recrutement peut attendre.
    .cost = Les disciples du lieu retournent dans votre sac ; qui passe ne fait plus rien cette manche.

orleans-coach-village = Le village recrute un batelier, un artisan ou un commerçant.
    .wise = Tôt, l’artisan, dont la technologie épargne un disciple à chaque fois ; le commerçant pour un bon lieu ; le batelier si l’argent manque.
    .cost = Un pas sur une seule piste : les deux autres attendent.

orleans-coach-take-tile = Vous choisissez une tuile de lieu, un nouveau bâtiment de votre ville.
    .wise = Prenez-en une que vos disciples rempliront souvent ; la laine et le brocart paient toute la partie.
    .cost = Le pas du commerçant en est le prix ; un lieu jamais rempli ne donne rien.

orleans-coach-travel = Votre marchand suit un chemin ou une voie d’eau jusqu’à la ville suivante.
    .wise = Préférez une marchandise chère en route et une ville sans poste à l’arrivée.
    .cost = Le lieu a servi pour cette manche ; revenir coûte un autre voyage.

orleans-coach-load = Une marchandise se trouve en chemin : vous pouvez la prendre.
    .wise = Prenez-la : à la fin, le brocart vaut 5, la laine 4, le vin 3, le fromage 2, les céréales 1. La moisson mange de la nourriture.
    .cost = Rien, mais beaucoup de marchandises coûtent cher quand viennent les taxes.

orleans-coach-send = Un disciple de l’hôtel de ville part pour une action bénéfique et y reste.
    .wise = Envoyez ceux que vous avez en nombre, et guettez la dernière case : qui la remplit prend le citoyen.
    .cost = Le disciple ne revient jamais dans votre sac ; chevaliers et moines sont précieux.

orleans-coach-send-or-stop = Vous pouvez aussi envoyer le second disciple de l’hôtel de ville.
    .wise = Faites-le s’il encombre votre sac ou rapporte un citoyen ; arrêtez s’il vous sert bientôt.
    .cost = Il ne revient jamais dans votre sac.

orleans-coach-reward = La canalisation paie 1 pièce ou 1 point de développement.
    .wise = Le développement tôt, si un palier est proche ; les pièces avant les taxes et la moisson.
    .cost = Ce que vous ne prenez pas.

orleans-coach-pharmacy = Des pièces deviennent des points de développement, une pour un, jusqu’à trois.
    .wise = Payez si cela vous mène au palier ou au citoyen suivant ; une pièce vaut aussi un point à la fin.
    .cost = 1 pièce par point.

orleans-coach-place-bather = Les bains font piocher des disciples, placés aussitôt ou remis dans le sac.
    .wise = Gardez celui qui complète un lieu ; remettez l’autre.
    .cost = Le disciple remis pourra revenir plus tard.

orleans-coach-sacristy = Le moine de la sacristie peut vous épargner l’événement de la manche.
    .wise = Servez-vous-en contre la peste, les taxes ou la moisson, s’ils coûtent plus que le travail d’un moine.
    .cost = Le moine retourne dans votre sac et le lieu se vide.

orleans-coach-harvest = La moisson demande une nourriture à chacun.
    .wise = Donnez la moins chère : céréales, puis fromage, puis vin.
    .cost = La marchandise ; sans nourriture, c’est 5 pièces, et la torture si elles manquent.

orleans-coach-torture = Vous devez des pièces que vous n’avez pas : autre chose part pour chacune.
    .wise = Une marchandise bon marché, un disciple en surnombre ou un poste en réserve coûtent le moins ; gardez les postes posés et les technologies.
    .cost = Ce que vous cédez est perdu, et compte aussi à la fin.

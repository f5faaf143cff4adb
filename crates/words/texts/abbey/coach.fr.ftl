### L’Abbaye du Roy : ce que le conseiller dit de chaque sorte de question : ce qu’elle est, ce qui est sage, ce que cela coûte.

abbey-coach-remove = Avant la partie, des croisades quittent la pile.
    .wise = Retirez celles dont la récompense ne vous servirait pas.
    .cost = Personne ne pourra les mener dans cette partie.

abbey-coach-bid = Les bâtiments de départ sont aux enchères : offrez ou passez.
    .wise = Enchérissez pour une carte utile dès la première manche ; gardez de quoi construire.
    .cost = L’enchère, en ressources ou en deniers, si vous gagnez.

abbey-coach-pay-bid = Vous payez votre enchère, sorte par sorte.
    .wise = Donnez ce qui revient vite : bois et blé avant pierre.
    .cost = Exactement votre enchère.

abbey-coach-pick-start = Vous choisissez votre bâtiment de départ.
    .wise = Un bâtiment utilisable dès la première manche, puis à chaque manche.
    .cost = Les autres prennent ce qui reste.

abbey-coach-quick-pick = Vous prenez un bâtiment du marché ; il est construit aussitôt.
    .wise = Prix et coût ne comptent pas : la carte la plus chère est la meilleure affaire.
    .cost = Rien.

abbey-coach-bell = Le Clocher permet de relancer des dés.
    .wise = Relancez les petits dés isolés ; gardez les paires pour les croisades et les forts pour les ressources.
    .cost = L’ancienne valeur est perdue.

abbey-coach-lance = La Sainte Lance repousse les Vikings.
    .wise = Utilisez-la si un bâtiment est menacé ; sinon, gardez-la.
    .cost = La relique est épuisée.

abbey-coach-meet = Un Viking vous fait face : un dé de sa valeur ou un paysan.
    .wise = Le dé si vous l’avez ; si les dés ne sont pas plus nombreux que les paysans, chacun perd un bâtiment.
    .cost = Un dé sert pour cette manche et rapporte 1 point de prestige ; un paysan est perdu, et 1 point avec lui.

abbey-coach-plunder = Les Vikings prennent un bâtiment ou une tour.
    .wise = Cédez ce qui vaut le moins de prestige et sert le moins.
    .cost = Il est perdu, avec ses points.

abbey-coach-plague = La peste emporte un paysan.
    .wise = Un paysan du premier banc : il est le plus loin des fonts.
    .cost = Le paysan.

abbey-coach-study = Vous pouvez relancer les dés de cette valeur.
    .wise = Relancez ce qui n’entre dans aucun projet ; gardez un brelan pour une croisade.
    .cost = L’ancienne valeur est perdue.

abbey-coach-abbey = Des dés vont à l’abbaye : prêche, clergé, croisades ; les autres récolteront ensuite.
    .wise = D’abord ce qui manque contre les Ténèbres, puis une croisade à votre portée ; gardez au moins trois dés.
    .cost = Un dé utilisé ici ne récolte rien cette manche.

abbey-coach-echo-die = Un dé compte pour deux : dites lequel et où.
    .wise = Là où le second serait le plus rare : une croisade.
    .cost = Cela ne sert qu’une fois.

abbey-coach-double-die = Deux dés comptent pour trois : choisissez le premier.
    .wise = Servez-vous-en pour une croisade à qui il manque un dé.
    .cost = Cela ne sert qu’une fois.

abbey-coach-second-die = Vous choisissez le second des deux dés.
    .wise = Celui qui vous manquerait le moins ailleurs.
    .cost = Les deux dés y restent.

abbey-coach-forge-value = Grâce à la Forge, vous choisissez la valeur de la croisade.
    .wise = La valeur dont vous avez le plus de dés.
    .cost = Les dés suivants devront la montrer aussi.

abbey-coach-crusader = Un paysan mène votre croisade.
    .wise = Un paysan du premier banc, jamais celui qui touche aux fonts.
    .cost = Il est absent jusqu’à la fin de la croisade.

abbey-coach-gift = Vous prenez deux ressources au choix.
    .wise = Ce qui manque à votre prochain bâtiment ; la pierre est la plus rare.
    .cost = Rien.

abbey-coach-devote = Votre saint peut être révélé pour son soutien, ou gardé pour sa capacité.
    .wise = Révélez-le tôt pour le soutien ; gardez-le si sa capacité sert votre plan.
    .cost = L’un ou l’autre, pas les deux.

abbey-coach-lifted = Un dé revient de son lieu : vous le réutilisez à l’abbaye.
    .wise = Là où il compte le plus : le clergé au début, la défense quand les Ténèbres approchent.
    .cost = Ensuite, il est épuisé.

abbey-coach-help-dice = Vous demandez des dés à un autre pour votre croisade.
    .wise = Ne demandez que ce qui manque : moins de dés coûtent moins.
    .cost = Une part de la récompense.

abbey-coach-help-prestige = Vous offrez une part du prestige.
    .wise = À peu près ce que les dés rapporteraient ailleurs, et un peu plus.
    .cost = Le prestige offert.

abbey-coach-help-part = Vous offrez une part de la récompense.
    .wise = Ce que l’autre veut et dont vous pouvez vous passer.
    .cost = Cette part.

abbey-coach-help-answer = Quelqu’un vous demande des dés pour une croisade.
    .wise = Acceptez si la part dépasse ce que ces dés rapporteraient ; à deux, demandez plus de la moitié.
    .cost = Vos dés pour cette manche, et un paysan.

abbey-coach-counter-prestige = Vous dites le prestige que vous voulez pour votre aide.
    .wise = Plus que l’offre, mais pas au point que l’autre n’y gagne plus.
    .cost = Si c’est trop, rien ne se fait.

abbey-coach-counter-part = Vous dites quelle part de la récompense vous voulez.
    .wise = Ce qu’il vous faudrait sinon récolter.
    .cost = Si c’est trop, rien ne se fait.

abbey-coach-counter-answer = L’allié pose d’autres conditions.
    .wise = Acceptez si la croisade finie vous rapporte plus que l’attente.
    .cost = Le prestige et la part nommés.

abbey-coach-ally = Vous choisissez le paysan qui accompagne la croisade.
    .wise = Un paysan du premier banc.
    .cost = Il est absent jusqu’à la fin de la croisade.

abbey-coach-supply = Vous fournissez les dés promis.
    .wise = Ceux qui valent le moins ailleurs : les petits et les isolés.
    .cost = Ils restent sur la croisade.

abbey-coach-buy = Vous achetez un bâtiment du marché ou passez.
    .wise = Achetez ce que vos ressources peuvent construire bientôt.
    .cost = Des deniers ; une carte non construite coûte son prestige à la fin, et qui passe n’achète plus cette manche.

abbey-coach-gather = Des dés vont sur les lieux pour les ressources, ou pour l’initiative.
    .wise = Comptez d’abord le blé du soir, puis allez où votre dé se divise sans reste : 6 pour bois ou blé, 4 pour pierre, 5 pour sable.
    .cost = Le dé ; les cases principales sont rares.

abbey-coach-main-die = Vous choisissez le dé pour ce lieu.
    .wise = Le plus petit qui donne autant de ressources.
    .cost = Le dé pour cette manche.

abbey-coach-initiative-die = Un dé prend l’initiative : vous jouez en premier à la manche suivante et recevez une petite récompense.
    .wise = Votre plus petit dé, et seulement si l’ordre compte.
    .cost = Le dé ne récolte rien.

abbey-coach-bonus-die = Un second dé peut s’ajouter sur la case bonus.
    .wise = Oui si les deux ensemble donnent plus que le second ailleurs : 3 et 5 font 2 jetons de pierre.
    .cost = Le second dé.

abbey-coach-tools = Des outils changent la valeur de vos dés.
    .wise = Utilisez-les quand un point de plus apporte une ressource de plus.
    .cost = Les outils.

abbey-coach-moves = Les paysans avancent de banc en banc vers les cartes qui les attendent.
    .wise = Un paysan jusqu’à une carte qui dort vaut mieux qu’un pas pour chacun.
    .cost = Les mouvements ne se gardent pas.

abbey-coach-build = Vous construisez des cartes et des tours avec vos ressources.
    .wise = Comparez le prestige au prix ; les tours rapportent le plus. Dépensez : au-delà de trois d’une sorte, le soir prend tout.
    .cost = Les ressources imprimées.

abbey-coach-archer = Un paysan devient l’archer d’une tour.
    .wise = Un paysan du premier banc : il aurait servi en dernier.
    .cost = Il reste dans la tour.

abbey-coach-food = Vos gens mangent : un jeton de blé nourrit un niveau, un mouton deux.
    .wise = Gardez les moutons tant que le blé suffit ; chacun en épargne deux jetons.
    .cost = Ce qui n’est pas nourri coûte des paysans et du prestige.

abbey-coach-lose = Vous perdez des paysans et choisissez lesquels.
    .wise = Ceux du premier banc, jamais ceux qui servent une carte.
    .cost = Les paysans.

abbey-coach-darkness = Les Ténèbres vont être comparées à votre défense.
    .wise = Usez de toute action libre qui comble l’écart : y succomber coûte cher.
    .cost = Ce que demandent ces actions.

abbey-coach-income = Les revenus sont payés ; des actions libres avant les croisades.
    .wise = Échangez maintenant ce qui servira ensuite.
    .cost = Ce que demande chaque action libre.

abbey-coach-enlist = Vous pouvez piocher une nouvelle croisade.
    .wise = Oui s’il reste deux manches ou plus ; à la fin, seulement si un seul lancer peut la remplir.
    .cost = 1 denier ; une croisade ouverte coûte à la fin.

abbey-coach-abandon = Vous pouvez abandonner une croisade ou continuer.
    .wise = Continuez tant qu’elle peut finir ; sinon, abandonnez avant la fin.
    .cost = Les dés reviennent, les paysans engagés sont perdus.

abbey-coach-limit = Vous avez plus d’une ressource que permis.
    .wise = Échangez le surplus avant de le rendre.
    .cost = Ce qui dépasse la limite.

abbey-coach-last = Le décompte commence : les dernières actions libres.
    .wise = Tout ce qui change ressources et deniers en prestige.
    .cost = Ce que demande chaque action libre.

abbey-coach-trade-for = Vous dites ce que vous voulez de la banque.
    .wise = Ce qui achève un bâtiment cette manche.
    .cost = Plusieurs jetons donnés pour un seul.

abbey-coach-trade-amount = Vous dites combien vous donnez.
    .wise = Ce qui serait perdu le soir de toute façon.
    .cost = Les jetons donnés.

abbey-coach-stables-want = Aux Écuries, vous demandez des ressources à un autre.
    .wise = Ce qu’il a en trop.
    .cost = Ce que vous donnez en retour.

abbey-coach-stables-give = Vous dites ce que vous offrez en retour.
    .wise = Ce qui lui manque et que le soir vous prendrait.
    .cost = Ces ressources.

abbey-coach-stables-given = Vous dites combien vous donnez.
    .wise = Le moins qu’il accepterait encore.
    .cost = Ces ressources.

abbey-coach-stables-answer = Un autre joueur vous propose un échange.
    .wise = Acceptez si cela achève quelque chose chez vous ; voyez ce que cela achève chez lui.
    .cost = Les ressources qu’il demande.

abbey-coach-bathe-to = Un paysan passe d’une carte à une autre.
    .wise = Vers une carte qui dort et rapporte cette manche.
    .cost = La carte quittée s’endort.

abbey-coach-tablets = Les Tables de la Loi aident à construire.
    .wise = Pour le bâtiment le plus cher que vous ne pouvez payer en entier.
    .cost = La relique est épuisée.

abbey-coach-tablets-spare = Vous choisissez la sorte de ressource que vous ne payez pas.
    .wise = Celle dont il faut le plus, ou qui vous manque.
    .cost = Les autres se paient comme toujours.

abbey-coach-elias-build = Saint Élie construit une carte pour vous.
    .wise = La carte la plus chère que vous avez.
    .cost = L’aide du saint est épuisée.

abbey-coach-ease = Saint Gauvin facilite une croisade.
    .wise = Celle que vous pouvez finir cette manche.
    .cost = L’aide du saint est épuisée.

abbey-coach-lionel-archer = Saint Lionel place des archers dans les tours.
    .wise = Les tours qui défendent le mieux contre Ténèbres et Vikings.
    .cost = Rien.

abbey-coach-rudolph-who = Un frère convers peut servir deux bâtiments.
    .wise = Celui qui est près de deux cartes endormies.
    .cost = Rien.

abbey-coach-rudolph-first = Vous choisissez le premier bâtiment qu’il sert.
    .wise = Celui qui rapporte le plus cette manche.
    .cost = Rien.

abbey-coach-rudolph-second = Vous choisissez le second bâtiment qu’il sert.
    .wise = La meilleure des autres cartes endormies.
    .cost = Rien.

abbey-coach-reynold = Saint Renaud récolte avec des 6.
    .wise = Bois ou blé, où un 6 se divise sans reste, ou ce qui vous manque le plus.
    .cost = Rien.

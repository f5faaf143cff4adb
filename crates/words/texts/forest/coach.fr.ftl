### Black Forest : ce que le conseiller dit de chaque sorte de question : ce qu’elle est, ce qui est sage, ce que cela coûte.

forest-coach-name-village = À deux, un pion neutre gêne tout le monde : le premier joueur nomme son village, l’autre choisit la place.
    .wise = Un village dont vous n’avez pas besoin tout de suite, avec des ouvriers que l’autre convoite.
    .cost = Qui vient dans son village défausse une ressource.

forest-coach-put-neutral = Vous choisissez la place que le pion neutre occupe.
    .wise = Entre deux ouvriers que l’autre voudrait, loin de votre propre route.
    .cost = Cette place est prise pour vous aussi.

forest-coach-turn = Votre pion va entre deux ouvriers et leur rend visite ; avant cela, on peut utiliser des marchandises.
    .wise = Voyez quel cadran n’attend plus qu’une chose, puis la place la plus proche qui l’apporte. Dans son village, se déplacer ne coûte rien.
    .cost = Des provisions pour le chemin, et une ressource pour chaque pion du village où vous arrivez.

forest-coach-swap = Le marchand ambulant échange sa place avec un autre ouvrier, contre 1 marchandise.
    .wise = Réunissez deux ouvriers qui s’entraident, près d’une place que vous pouvez atteindre.
    .cost = Les marchandises ; les autres profitent aussi du changement.

forest-coach-go = Votre pion va maintenant sur une place, ou vous mendiez si aucune n’est possible.
    .wise = Choisissez la place dont les deux ouvriers vous servent.
    .cost = Des provisions pour le chemin, des ressources pour les pions présents.

forest-coach-pawn = Seul, vous avez cinq pions : choisissez lequel part.
    .wise = Gardez le pion blanc pour un village encombré : il n’y paie rien.
    .cost = Chaque pion sert une fois par année.

forest-coach-toll = Vous payez votre déplacement : des provisions pour le chemin, une ressource par pion présent.
    .wise = Donnez ce qu’aucun de vos cadrans n’attend, en regardant si cela ferait tourner le leur.
    .cost = Les ressources vont à ceux qui sont là.

forest-coach-gifts = Le coup d’un autre vous offre quelque chose.
    .wise = Prenez-le, sauf si cela fait tourner un cadran qui mangerait ce dont vous avez besoin.
    .cost = Rien ; ce qui ne tient pas est perdu.

forest-coach-act = Vous rendez visite à l’un des deux ouvriers voisins, ou accomplissez la mission du village.
    .wise = D’abord celui qui remplit un cadran, pour que le second dépense ce qui est produit.
    .cost = Ce que le service demande ; une visite négligée est perdue.

forest-coach-next = Vous pouvez aussi rendre visite au second ouvrier, ou finir votre tour.
    .wise = Presque toujours : cela ne coûte aucun déplacement. Arrêtez seulement si un cadran devait tourner trop tôt.
    .cost = Ce que le service demande.

forest-coach-remote = La distillerie permet une visite à un ouvrier éloigné.
    .wise = Choisissez celui qui vous aurait coûté un tour entier.
    .cost = 2 mesures d’eau, à la place de la seconde visite.

forest-coach-serve = L’ouvrier propose plusieurs services : choisissez-en un.
    .wise = Celui dont le produit servira à ce tour ou au prochain.
    .cost = Ce que le service demande.

forest-coach-name = Le marchand ambulant apporte une ressource de base : nommez-la, les autres peuvent en avoir une part.
    .wise = Ce qui fait tourner votre cadran et aide le moins les autres.
    .cost = Les autres peuvent y gagner aussi.

forest-coach-forest-pigs = Vous dites combien de cochons sont en forêt pour la bergère.
    .wise = Autant que l’abri le permet : chacun rapporte du bois.
    .cost = Rien.

forest-coach-last = Avant la fin de votre tour, vous pouvez encore jouer des actions libres.
    .wise = Convertissez ou faites de la place maintenant, si un cadeau n’en trouverait pas.
    .cost = Ce que demande chaque action libre.

forest-coach-window = Les derniers tours sont joués : restent les actions libres qui changent le décompte.
    .wise = Changez en points ce qui reste ; les ressources comptent peu.
    .cost = Ce que demande chaque action libre.

forest-coach-owe = Vous devez payer, de plusieurs façons possibles.
    .wise = Prenez dans ce qui abonde, et sur le cadran qui ne doit pas encore tourner.
    .cost = Ce que vous devez, dans les pièces choisies.

forest-coach-first-dial = Vos deux cadrans peuvent tourner : lequel d’abord ?
    .wise = Celui dont le produit sert à l’autre, ou qui fait de la place.
    .cost = Une ressource de chaque sorte devant l’aiguille.

forest-coach-order = Plusieurs effets sont dus en même temps ; vous fixez leur ordre.
    .wise = D’abord ce qui donne, puis ce qui paie ; d’abord ce qui fait de la place.
    .cost = Rien d’autre que l’ordre.

forest-coach-bonus = La tuile Rappel donne une ressource de base au choix.
    .wise = Ce qui fait tourner un cadran aussitôt, ou paie votre prochain bâtiment.
    .cost = Rien, et on ne peut refuser.

forest-coach-keep = L’abri manque : choisissez les animaux qui restent.
    .wise = Gardez la sorte qui vous servira le plus vite.
    .cost = Les autres s’enfuient.

forest-coach-choose = Une récompense a plusieurs parts : choisissez la suivante.
    .wise = D’abord ce qui fait tourner un cadran, pour qu’une autre part ne déborde pas à 7.
    .cost = Rien d’autre que l’ordre.

forest-coach-coal-dial = Il y a du charbon sur les deux cadrans : choisissez où le gagner.
    .wise = Sur le cadran à qui il manque pour tourner.
    .cost = Le charbon ne change plus de cadran.

forest-coach-split = Les provisions gagnées vont à un marqueur ou aux deux.
    .wise = Au plus vide, tant que le sablier ne doit pas se hâter.
    .cost = Un marqueur en porte 3 ; le reste est perdu.

forest-coach-lay-where = Vous choisissez la case d’une tuile de votre domaine.
    .wise = Regroupez ce qui compte ensemble, et gardez deux cases voisines pour un grand bâtiment.
    .cost = La case ; on peut retirer une tuile plus tard, mais elle est perdue.

forest-coach-choose-building = Vous choisissez un bâtiment de l’offre.
    .wise = Tôt, celui qui paie aussitôt ou convertit ; tard, celui qui vaut le plus de points.
    .cost = Le verre, les briques et le bois imprimés, et une case.

forest-coach-site-where = Vous choisissez où se dresse le bâtiment.
    .wise = Gardez deux cases voisines libres d’une parcelle pour un grand bâtiment.
    .cost = La case, pour de bon.

forest-coach-may = Un bâtiment propose un échange : le faites-vous ?
    .wise = Oui si ce qu’il donne vous manque ; l’occasion ne revient pas toujours.
    .cost = Ce que nomme le bâtiment.

forest-coach-clearing = La maison de la clairière pose des champs, un étang ou un pâturage.
    .wise = Ce que demandent les ouvriers proches, ou ce qu’il faut pour vos animaux.
    .cost = Les cases occupées.

forest-coach-cabin = La cabane isolée remplit les cases voisines, une à une.
    .wise = Variez selon vos besoins ; chaque tuile est gratuite.
    .cost = La case.

forest-coach-feed = La ferme d’alimentation donne des animaux : dites combien sont des cochons.
    .wise = Les cochons vivent aussi en forêt, les autres veulent un pâturage : voyez la place.
    .cost = Les animaux sans abri s’enfuient.

forest-coach-breed = La ferme de reproduction forme des paires : dites combien sont des cochons.
    .wise = La sorte que vous pouvez loger et qui vous servira.
    .cost = Les animaux sans abri s’enfuient.

forest-coach-levy = L’épicerie prend des ressources différentes, une à une.
    .wise = Donnez ce qu’aucun cadran n’attend et ce que vous avez en double.
    .cost = Une de chaque sorte nommée.

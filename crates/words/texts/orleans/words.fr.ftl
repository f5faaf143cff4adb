### Orléans : noms, questions, choix, journal, refus, libellés.

orleans = Orléans
orleans-credits = Un jeu de Reiner Stockhausen, édité par dlp games.
orleans-about = Dans le Val de Loire médiéval, chacun remplit son sac de disciples, en pioche quelques-uns à chaque manche et les envoie là où l’on a besoin d’eux : recruter, commercer par les routes et les rivières, construire, étudier ou servir le bien commun. Dix-huit manches, un sac : qui sait ce qu’il contient s’organise le mieux.

## Options

orleans-option-planning = organisation
    .about = En même temps, c’est plus rapide et les plans restent secrets ; l’un après l’autre, on voit ce que font les joueurs précédents.
orleans-option-planning-simultaneous = tous ensemble, en secret
orleans-option-planning-ordered = chacun son tour
orleans-option-place_exclusion = exclusion de tuiles de lieu
    .about = Avant la partie, chacun peut écarter une tuile de lieu : pour qui connaît les tuiles.
orleans-option-place_exclusion-off = non
orleans-option-place_exclusion-on = oui, entre joueurs expérimentés
orleans-option-first_player = qui commence
    .about = Qui joue en premier à la première manche ; le rôle passe au suivant à chaque manche.
orleans-option-first_player-random = tiré au sort
orleans-option-first_player-first-seat = la première place

## Professions

orleans-kind-farmer = fermier
    .a = un fermier
    .count = { $n } { $n ->
        [one] fermier
       *[other] fermiers
    }
    .effect = recruté à la ferme, avec une marchandise ; travaille dans la plupart des lieux du plateau
orleans-kind-boatman = batelier
    .a = un batelier
    .count = { $n } { $n ->
        [one] batelier
       *[other] bateliers
    }
    .effect = recruté au village, avec des pièces ; nécessaire au bateau et au château
orleans-kind-craftsman = artisan
    .a = un artisan
    .count = { $n } { $n ->
        [one] artisan
       *[other] artisans
    }
    .effect = recruté au village, avec une tuile technologie ; nécessaire à la ferme, à l’université et à la mairie
orleans-kind-trader = commerçant
    .a = un commerçant
    .count = { $n } { $n ->
        [one] commerçant
       *[other] commerçants
    }
    .effect = recruté au village, avec une nouvelle tuile de lieu ; nécessaire à l’université, au château, au monastère et au chariot
orleans-kind-knight = chevalier
    .a = un chevalier
    .count = { $n } { $n ->
        [one] chevalier
       *[other] chevaliers
    }
    .effect = recruté au château : vous piochez plus de disciples par manche ; nécessaire au bateau, au chariot, à la mairie et au scriptorium
orleans-kind-scholar = savant
    .a = un savant
    .count = { $n } { $n ->
        [one] savant
       *[other] savants
    }
    .effect = recruté à l’université, avec des points de développement ; nécessaire au monastère et au scriptorium
orleans-kind-monk = moine
    .a = un moine
    .count = { $n } { $n ->
        [one] moine
       *[other] moines
    }
    .effect = recruté au monastère ; remplace n’importe quel disciple, et aucun ne le remplace

## Disciples : chaque joueur en a quatre marqués à sa couleur

orleans-follower-own-farmer = fermier marqué
    .a = son fermier
    .count = { $n } { $n ->
        [one] fermier marqué
       *[other] fermiers marqués
    }
    .your = votre fermier marqué
orleans-follower-own-boatman = batelier marqué
    .a = son batelier
    .count = { $n } { $n ->
        [one] batelier marqué
       *[other] bateliers marqués
    }
    .your = votre batelier marqué
orleans-follower-own-craftsman = artisan marqué
    .a = son artisan
    .count = { $n } { $n ->
        [one] artisan marqué
       *[other] artisans marqués
    }
    .your = votre artisan marqué
orleans-follower-own-trader = commerçant marqué
    .a = son commerçant
    .count = { $n } { $n ->
        [one] commerçant marqué
       *[other] commerçants marqués
    }
    .your = votre commerçant marqué
orleans-follower-farmer = fermier
    .a = un fermier
    .count = { $n } { $n ->
        [one] fermier
       *[other] fermiers
    }
    .your = un fermier
orleans-follower-boatman = batelier
    .a = un batelier
    .count = { $n } { $n ->
        [one] batelier
       *[other] bateliers
    }
    .your = un batelier
orleans-follower-craftsman = artisan
    .a = un artisan
    .count = { $n } { $n ->
        [one] artisan
       *[other] artisans
    }
    .your = un artisan
orleans-follower-trader = commerçant
    .a = un commerçant
    .count = { $n } { $n ->
        [one] commerçant
       *[other] commerçants
    }
    .your = un commerçant
orleans-follower-knight = chevalier
    .a = un chevalier
    .count = { $n } { $n ->
        [one] chevalier
       *[other] chevaliers
    }
    .your = un chevalier
orleans-follower-scholar = savant
    .a = un savant
    .count = { $n } { $n ->
        [one] savant
       *[other] savants
    }
    .your = un savant
orleans-follower-monk = moine
    .a = un moine
    .count = { $n } { $n ->
        [one] moine
       *[other] moines
    }
    .your = un moine

## Ce que demande une case

orleans-space-farmer = fermier
    .space = case fermier
    .as = comme fermier
orleans-space-boatman = batelier
    .space = case batelier
    .as = comme batelier
orleans-space-craftsman = artisan
    .space = case artisan
    .as = comme artisan
orleans-space-trader = commerçant
    .space = case commerçant
    .as = comme commerçant
orleans-space-knight = chevalier
    .space = case chevalier
    .as = comme chevalier
orleans-space-scholar = savant
    .space = case savant
    .as = comme savant
orleans-space-monk = moine
    .space = case moine
    .as = comme moine
orleans-space-any = au choix
    .space = case au choix
    .as = comme n’importe qui

## Marchandises

orleans-good-grain = céréales
    .one = 1 tuile de céréales
    .of = de céréales
    .count = { $n } { $n ->
        [one] tuile de céréales
       *[other] tuiles de céréales
    }
orleans-good-cheese = fromage
    .one = 1 fromage
    .of = de fromage
    .count = { $n } { $n ->
        [one] fromage
       *[other] fromages
    }
orleans-good-wine = vin
    .one = 1 tuile de vin
    .of = de vin
    .count = { $n } { $n ->
        [one] tuile de vin
       *[other] tuiles de vin
    }
orleans-good-wool = laine
    .one = 1 tuile de laine
    .of = de laine
    .count = { $n } { $n ->
        [one] tuile de laine
       *[other] tuiles de laine
    }
orleans-good-brocade = brocart
    .one = 1 tuile de brocart
    .of = de brocart
    .count = { $n } { $n ->
        [one] tuile de brocart
       *[other] tuiles de brocart
    }

## Lieux : ceux du plateau personnel, puis les tuiles

orleans-place-farm-house = ferme
    .the = la ferme
    .at = à la ferme
    .effect = un nouveau fermier, une case sur la piste des fermiers et la marchandise indiquée
orleans-place-village = village
    .the = le village
    .at = au village
    .effect = un nouveau batelier, artisan ou commerçant et une case sur sa piste
orleans-place-university = université
    .the = l’université
    .at = à l’université
    .effect = un nouveau savant, une case sur la piste des savants et ses points de développement
orleans-place-castle = château
    .the = le château
    .at = au château
    .effect = un nouveau chevalier et une case sur la piste des chevaliers, pour piocher davantage
orleans-place-monastery = monastère
    .the = le monastère
    .at = au monastère
    .effect = un nouveau moine, qui peut remplacer tout autre disciple
orleans-place-ship = bateau
    .the = le bateau
    .at = sur le bateau
    .effect = le marchand suit une voie navigable et peut prendre 1 marchandise
orleans-place-wagon = chariot
    .the = le chariot
    .at = sur le chariot
    .effect = le marchand suit une route et peut prendre 1 marchandise
orleans-place-guildhall = mairie
    .the = la mairie
    .at = à la mairie
    .effect = un poste de commerce dans la ville du marchand
orleans-place-scriptorium = scriptorium
    .the = le scriptorium
    .at = au scriptorium
    .effect = 1 point de développement
orleans-place-town-hall = hôtel de ville
    .the = l’hôtel de ville
    .at = à l’hôtel de ville
    .effect = 1 ou 2 disciples neutres vont aux actions bénéfiques
orleans-place-hayrick = meule de foin
    .the = la meule de foin
    .at = à la meule de foin
    .effect = 1 tuile de céréales du marché aux marchandises
orleans-place-cheese-factory = fromagerie
    .the = la fromagerie
    .at = à la fromagerie
    .effect = 1 fromage du marché aux marchandises
orleans-place-winery = exploitation vinicole
    .the = l’exploitation vinicole
    .at = à l’exploitation vinicole
    .effect = 1 tuile de vin du marché aux marchandises
orleans-place-wool-manufacturer = fabrique de laine
    .the = la fabrique de laine
    .at = à la fabrique de laine
    .effect = 1 tuile de laine du marché aux marchandises
orleans-place-tailor-shop = tailleur
    .the = le tailleur
    .at = chez le tailleur
    .effect = 1 tuile de brocart du marché aux marchandises
orleans-place-brewery = brasserie
    .the = la brasserie
    .at = à la brasserie
    .effect = 2 pièces
orleans-place-library = bibliothèque
    .the = la bibliothèque
    .at = à la bibliothèque
    .effect = 2 points de développement
orleans-place-windmill = moulin
    .the = le moulin
    .at = au moulin
    .effect = 2 pièces et 1 point de développement
orleans-place-hospital = hôpital
    .the = l’hôpital
    .at = à l’hôpital
    .effect = autant de pièces que votre statut de développement
orleans-place-bathhouse = bains publics
    .the = les bains publics
    .at = aux bains publics
    .effect = piocher 3 disciples et en placer 2 aussitôt
orleans-place-herb-garden = jardin potager
    .the = le jardin potager
    .at = au jardin potager
    .effect = vos bateliers peuvent remplacer fermiers, artisans et commerçants
orleans-place-sacristy = sacristie
    .the = la sacristie
    .at = à la sacristie
    .effect = son moine détourne une moisson, des taxes ou une peste
orleans-place-shipping-line = compagnie fluviale
    .the = la compagnie fluviale
    .at = à la compagnie fluviale
    .effect = 1 point de développement
orleans-place-cellar = cave
    .the = la cave
    .at = à la cave
    .effect = 4 pièces
orleans-place-pharmacy = pharmacie
    .the = la pharmacie
    .at = à la pharmacie
    .effect = 1 à 3 pièces contre autant de points de développement
orleans-place-office = bureau
    .the = le bureau
    .at = au bureau
    .effect = 1 pièce pour chacun de vos postes de commerce sur la carte
orleans-place-school = école
    .the = l’école
    .at = à l’école
    .effect = vos savants peuvent remplacer tous les autres, sauf les moines
orleans-place-horse-wagon = carriole
    .the = la carriole
    .at = sur la carriole
    .effect = le marchand suit une route et peut prendre 1 marchandise
orleans-place-gunpowder-tower = tour de la poudrière
    .the = la tour de la poudrière
    .at = à la tour de la poudrière
    .effect = 2 cases de marché de plus, dont les disciples neutres peuvent aller aux actions bénéfiques
orleans-place-laboratory = laboratoire
    .the = le laboratoire
    .at = au laboratoire
    .effect = 1 tuile technologie

orleans-category-1 = catégorie I
orleans-category-2 = catégorie II

## La carte

orleans-city-orleans = Orléans
    .at = à Orléans
    .from = d’Orléans
orleans-city-chartres = Chartres
    .at = à Chartres
    .from = de Chartres
orleans-city-etampes = Étampes
    .at = à Étampes
    .from = d’Étampes
orleans-city-le-mans = Le Mans
    .at = au Mans
    .from = du Mans
orleans-city-chateaudun = Châteaudun
    .at = à Châteaudun
    .from = de Châteaudun
orleans-city-montargis = Montargis
    .at = à Montargis
    .from = de Montargis
orleans-city-vendome = Vendôme
    .at = à Vendôme
    .from = de Vendôme
orleans-city-blois = Blois
    .at = à Blois
    .from = de Blois
orleans-city-briare = Briare
    .at = à Briare
    .from = de Briare
orleans-city-tours = Tours
    .at = à Tours
    .from = de Tours
orleans-city-chinon = Chinon
    .at = à Chinon
    .from = de Chinon
orleans-city-montrichard = Montrichard
    .at = à Montrichard
    .from = de Montrichard
orleans-city-vierzon = Vierzon
    .at = à Vierzon
    .from = de Vierzon
orleans-city-loches = Loches
    .at = à Loches
    .from = de Loches
orleans-city-bourges = Bourges
    .at = à Bourges
    .from = de Bourges
orleans-city-sancerre = Sancerre
    .at = à Sancerre
    .from = de Sancerre
orleans-city-chatellerault = Châtellerault
    .at = à Châtellerault
    .from = de Châtellerault
orleans-city-le-blanc = Le Blanc
    .at = au Blanc
    .from = du Blanc
orleans-city-chateauroux = Châteauroux
    .at = à Châteauroux
    .from = de Châteauroux
orleans-city-nevers = Nevers
    .at = à Nevers
    .from = de Nevers
orleans-city-argenton = Argenton-sur-Creuse
    .at = à Argenton-sur-Creuse
    .from = d’Argenton-sur-Creuse
orleans-city-la-chatre = La Châtre
    .at = à La Châtre
    .from = de La Châtre
orleans-city-st-amand = Saint-Amand-Montrond
    .at = à Saint-Amand-Montrond
    .from = de Saint-Amand-Montrond

orleans-way-road = route
    .a = une route
    .by = par la route
orleans-way-waterway = voie navigable
    .a = une voie navigable
    .by = par voie navigable

## Actions bénéfiques

orleans-deed-city-wall = construction des remparts
    .to = à la construction des remparts
    .effect = 1 pièce pour chacun des 10 disciples, un citoyen pour le dernier
orleans-deed-papal-conclave = conclave papal
    .to = au conclave papal
    .effect = 3 pièces pour chacun des 3 disciples, un citoyen pour le dernier
orleans-deed-defeat-plague = lutte contre la peste
    .to = à la lutte contre la peste
    .effect = 2 pièces pour chacun des 5 disciples, un citoyen pour le dernier
orleans-deed-astronomy = astronomie
    .to = à l’astronomie
    .effect = 1 pièce pour chacun des 3 disciples, un citoyen pour le dernier
orleans-deed-boatmen-guild = guilde des bateliers
    .to = à la guilde des bateliers
    .effect = 1 pièce pour chacun des 4 disciples, un citoyen pour le dernier
orleans-deed-cathedral = construction de la cathédrale
    .to = à la construction de la cathédrale
    .effect = 2 pièces pour chacun des 6 disciples, un citoyen pour le dernier
orleans-deed-peace-treaty = traité de paix
    .to = au traité de paix
    .effect = 2 pièces pour chacun des 4 disciples, un citoyen pour le dernier
orleans-deed-canalisation = canalisation
    .to = à la canalisation
    .effect = 1 pièce ou 1 point de développement pour chacun des 10 disciples, un citoyen pour le dernier

## Citoyens

orleans-citizen-development-3 = citoyen de la case 3 (développement)
    .the = le citoyen de la case 3 de la piste de développement
    .effect = pour le premier qui atteint la case 3 de la piste de développement
orleans-citizen-development-18 = citoyen de la case 18 (développement)
    .the = le citoyen de la case 18 de la piste de développement
    .effect = pour le premier qui atteint la case 18 de la piste de développement
orleans-citizen-development-28 = citoyen de la case 28 (développement)
    .the = le citoyen de la case 28 de la piste de développement
    .effect = pour le premier qui atteint la case 28 de la piste de développement
orleans-citizen-knights = citoyen des chevaliers
    .the = le citoyen de la piste des chevaliers
    .effect = pour le premier qui recrute un quatrième chevalier
orleans-citizen-boatmen = citoyen des bateliers
    .the = le citoyen de la piste des bateliers
    .effect = pour le premier qui recrute un cinquième batelier
orleans-citizen-city-wall = citoyen des remparts
    .the = le citoyen de la construction des remparts
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-papal-conclave = citoyen du conclave
    .the = le citoyen du conclave papal
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-defeat-plague = citoyen de la lutte contre la peste
    .the = le citoyen de la lutte contre la peste
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-astronomy = citoyen de l’astronomie
    .the = le citoyen de l’astronomie
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-boatmen-guild = citoyen de la guilde
    .the = le citoyen de la guilde des bateliers
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-cathedral = citoyen de la cathédrale
    .the = le citoyen de la construction de la cathédrale
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-peace-treaty = citoyen du traité de paix
    .the = le citoyen du traité de paix
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-canalisation = citoyen de la canalisation
    .the = le citoyen de la canalisation
    .effect = pour qui y envoie le dernier disciple
orleans-citizen-posts = citoyen des postes de commerce
    .the = le citoyen des postes de commerce
    .effect = à la fin, pour qui a seul le plus de postes de commerce sur la carte

## Tuiles sablier

orleans-hourglass-pilgrimage = Pèlerinage
    .effect = personne ne recrute de moine cette manche
    .count = Pèlerinage ×{ $n }
orleans-hourglass-income = Revenus
    .effect = chacun reçoit autant de pièces que son statut de développement
    .count = Revenus ×{ $n }
orleans-hourglass-harvest = Moisson
    .effect = chacun donne une nourriture ou, à défaut, 5 pièces
    .count = Moisson ×{ $n }
orleans-hourglass-taxes = Taxes
    .effect = chacun paie 1 pièce par tranche de 3 marchandises
    .count = Taxes ×{ $n }
orleans-hourglass-trading-day = Jour du commerce
    .effect = chacun reçoit 1 pièce par poste de commerce sur la carte
    .count = Jour du commerce ×{ $n }
orleans-hourglass-plague = Peste
    .effect = chacun pioche 1 disciple dans son sac et le perd s’il est neutre
    .count = Peste ×{ $n }
orleans-hourglass-none = aucun événement
    .effect = rien ne se passe à la fin de cette manche

## Pistes

orleans-track-farmers = fermiers
    .the = la piste des fermiers
    .effect = chaque case donne une marchandise ; le recensement compare les marqueurs
orleans-track-boatmen = bateliers
    .the = la piste des bateliers
    .effect = 2, 3, 4 et 5 pièces, puis un citoyen pour le premier arrivé
orleans-track-craftsmen = artisans
    .the = la piste des artisans
    .effect = chaque case donne une tuile technologie
orleans-track-traders = commerçants
    .the = la piste des commerçants
    .effect = chaque case donne une tuile de lieu, la première de catégorie I
orleans-track-knights = chevaliers
    .the = la piste des chevaliers
    .effect = 4, 5, 6, 7, 7 et 8 disciples à piocher ; un citoyen pour le premier quatrième chevalier
orleans-track-scholars = savants
    .the = la piste des savants
    .effect = 2, 3, 4, 5 et 6 points de développement

## Ce qui se compte

orleans-coin = pièce
    .count = { $n } { $n ->
        [one] pièce
       *[other] pièces
    }
orleans-point = point de développement
    .count = { $n } { $n ->
        [one] point de développement
       *[other] points de développement
    }
orleans-technology = tuile technologie
    .count = { $n } { $n ->
        [one] tuile technologie
       *[other] tuiles technologie
    }
orleans-follower = disciple
    .count = { $n } { $n ->
        [one] disciple
       *[other] disciples
    }
orleans-post = poste de commerce
    .count = { $n } { $n ->
        [one] poste de commerce
       *[other] postes de commerce
    }
orleans-citizen = citoyen
    .count = { $n } { $n ->
        [one] citoyen
       *[other] citoyens
    }

## Phases

orleans-stage-setup = avant la première manche
orleans-stage-hourglass = phase 1 : le sablier
orleans-stage-census = phase 2 : le recensement
orleans-stage-followers = phase 3 : les disciples
orleans-stage-planning = phase 4 : l’organisation
orleans-stage-actions = phase 5 : les actions
orleans-stage-event = phase 6 : l’événement
orleans-stage-first-player = phase 7 : le premier joueur
orleans-stage-over = la partie est terminée

## Questions

orleans-prompt-remove-good = Retirez une tuile marchandise au hasard (encore { $left }).
orleans-prompt-lay-good = Posez une tuile marchandise entre { $from } et { $to } ({ $way }).
orleans-prompt-choose-first = Tirez au sort le premier joueur.
orleans-prompt-hourglass = Retournez la tuile sablier de la manche { $round }.
orleans-prompt-draw-follower = Piochez un disciple dans le sac pour { $who } (encore { $left }).
orleans-prompt-draw-bather = Bains publics : piochez un disciple dans le sac pour { $who } (encore { $left }).
orleans-prompt-plague = Peste : piochez un disciple dans le sac pour { $who }.
orleans-prompt-lose-follower = Torture : { $who } abandonne un disciple neutre ; piochez-le.
orleans-prompt-exclude = Excluez une tuile de lieu de la partie, ou abstenez-vous.
orleans-prompt-muster = Combien de disciples piochez-vous ? { $number } en tout{ $retrieved ->
    [0] { "" }
   *[other] , dont { $retrieved } repris
} ; dans le sac : { $bag }, places libres : { $room }.
orleans-prompt-choose-store = Lesquels des nouveaux disciples vont à la tour de la poudrière ? Places libres à la tour : { $tower }, au marché : { $market }.
orleans-prompt-plan = Placez vos disciples, dans l’ordre qui vous plaît : { $n ->
    [one] { $n } attend.
   *[other] { $n } attendent.
}
orleans-prompt-technology = Vous avez { $tiles } en attente : { $tiles-n ->
    [one] placez-la, ou gardez-la pour plus tard.
   *[other] placez-en une, ou gardez-les pour plus tard.
}
orleans-prompt-first-technology = Vous avez { $tiles } en attente. La première doit remplacer un fermier : placez-la, ou { $tiles-n ->
    [one] gardez-la
   *[other] gardez-les
} pour plus tard.
orleans-prompt-turn = Utilisez un lieu prêt, ou passez.
orleans-prompt-village = Qui recrutez-vous au village ?
orleans-prompt-take-tile = Choisissez une tuile de lieu pour agrandir votre ville.
orleans-prompt-travel = Choisissez { $way-a } qui part { $city-from }.
orleans-prompt-load = Vous pouvez prendre une marchandise entre { $from } et { $to }.
orleans-prompt-send = Choisissez un disciple qui se trouve { $place-at } et l’action bénéfique où l’envoyer.
orleans-prompt-send-or-stop = Vous pouvez aussi envoyer à une action bénéfique l’autre disciple qui se trouve { $place-at }.
orleans-prompt-reward = Prenez-vous 1 pièce ou 1 point de développement pour la canalisation ?
orleans-prompt-pharmacy = Payez 1 à 3 pièces, pour 1 point de développement chacune. Vous avez { $coins }.
orleans-prompt-place-bather = Placez aussitôt { $follower-your } ou remettez-le dans le sac (encore { $left } à placer).
orleans-prompt-sacristy = L’événement est « { $event } » : { $event-effect }. Le moine de la sacristie vous protège-t-il ?
orleans-prompt-harvest = Moisson : choisissez la nourriture que vous donnez.
orleans-prompt-torture = Torture : vous devez encore { $owed }. Qu’abandonnez-vous pour la prochaine pièce ?
orleans-prompt-nothing = Rien n’est demandé.

## Choix

orleans-choice-remove-good = Tuile retirée : { $good }
orleans-choice-lay-good = Tuile posée : { $good }
orleans-choice-first = { $who } commence
orleans-choice-hourglass = L’événement est « { $event } » : { $event-effect }
orleans-choice-not-of-chance = Ce n’est pas au hasard d’en décider
orleans-choice-draw-bather = { $who } pioche { $follower-a } aux bains publics
orleans-choice-draw-plague = La peste rencontre { $follower-a } chez { $who }
orleans-choice-draw-lost = { $who } perd { $follower-a }
orleans-choice-draw = { $who } pioche { $follower-a }
orleans-choice-draw-anybody = Disciple pioché : { $follower-a }
orleans-choice-exclude = Exclure { $tile-the } ({ $tile-effect })
orleans-choice-decline = Ne rien exclure
orleans-choice-retrieve = Reprendre { $follower-your } { $place-at }
orleans-choice-draws = { $n ->
    [0] N’en piocher aucun
    [one] Piocher { $n } disciple
   *[other] Piocher { $n } disciples
}
orleans-choice-tower = Mettre { $follower-your } à la tour de la poudrière
orleans-choice-market = { $n ->
    [0] Ne mettre personne au marché
    [one] Mettre le nouveau disciple au marché
   *[other] Mettre les { $n } nouveaux disciples au marché
}
orleans-choice-technology = Placer une tuile technologie { $place-at }, sur une { $need-space }
orleans-choice-no-technology = Ne placer aucune tuile technologie pour l’instant
orleans-choice-put = Placer { $follower-your } { $place-at }, sur une { $need-space } { $empty ->
    [0] (plus aucune case vide)
    [one] (encore { $empty } case vide)
   *[other] (encore { $empty } cases vides)
}
orleans-choice-put-instead = Placer { $follower-your } { $place-at } { $need-as } { $empty ->
    [0] (plus aucune case vide)
    [one] (encore { $empty } case vide)
   *[other] (encore { $empty } cases vides)
}
orleans-choice-put-from-tower = Placer { $follower-your } de la tour { $place-at }, sur une { $need-space } { $empty ->
    [0] (plus aucune case vide)
    [one] (encore { $empty } case vide)
   *[other] (encore { $empty } cases vides)
}
orleans-choice-put-from-tower-instead = Placer { $follower-your } de la tour { $place-at } { $need-as } { $empty ->
    [0] (plus aucune case vide)
    [one] (encore { $empty } case vide)
   *[other] (encore { $empty } cases vides)
}
orleans-choice-keep-on-tower = Laisser { $followers } à la tour de la poudrière
orleans-choice-back-to-bag = Remettre { $followers } dans le sac
orleans-choice-keep = Laisser { $followers } au marché
orleans-choice-back = Reprendre { $follower-your } à peine placé { $place-at }
orleans-choice-planned = Terminer votre plan { $n ->
    [0] (tous sont placés)
    [one] ({ $n } disciple reste où il est)
   *[other] ({ $n } disciples restent où ils sont)
}
orleans-choice-use-recruit = Utiliser { $place-the } : recruter { $kind-a }
orleans-choice-use-travel = Utiliser { $place-the } : suivre { $way-a }
orleans-choice-use-build = Utiliser { $place-the } : construire un poste de commerce { $city-at }
orleans-choice-use-coins = Utiliser { $place-the } : recevoir { $coins }
orleans-choice-use-points = Utiliser { $place-the } : gagner { $points }
orleans-choice-use-coins-and-points = Utiliser { $place-the } : recevoir { $coins } et gagner { $points }
orleans-choice-use-produce = Utiliser { $place-the } : prendre { $good-one } au marché aux marchandises
orleans-choice-use = Utiliser { $place-the } : { $place-effect }
orleans-choice-pass = Passer : plus d’action cette manche
orleans-choice-recruit-coins = Recruter { $kind-a } : gain de { $coins }
orleans-choice-recruit-citizen = Recruter { $kind-a } : gain du citoyen de la piste
orleans-choice-recruit-technology = Recruter { $kind-a } : gain d’une tuile technologie
orleans-choice-recruit-tile-1 = Recruter { $kind-a } : gain d’une tuile de lieu I
orleans-choice-recruit-tile = Recruter { $kind-a } : gain d’une tuile de lieu I ou II
orleans-choice-recruit = Recruter { $kind-a }
orleans-choice-take-tile = Prendre { $tile-the } ({ $tile-effect })
orleans-choice-travel-empty = Aller { $city-at } { $way-by } (en chemin : { $goods })
orleans-choice-travel = Aller { $city-at } { $way-by } (en chemin : { $goods })
orleans-choice-load = Prendre { $good-one } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
orleans-choice-load-nothing = Ne rien prendre
orleans-choice-send = Envoyer { $kind-a } { $deed-to } : gain de { $coins } ({ $left } cases libres)
orleans-choice-send-last = Envoyer { $kind-a } { $deed-to } : gain de { $coins } et le citoyen ({ $left } case libre)
orleans-choice-send-coin-or-point = Envoyer { $kind-a } { $deed-to } : gain d’1 pièce ou d’1 point de développement ({ $left } cases libres)
orleans-choice-send-coin-or-point-last = Envoyer { $kind-a } { $deed-to } : gain d’1 pièce ou d’1 point de développement et le citoyen ({ $left } case libre)
orleans-choice-stop = N’envoyer personne d’autre
orleans-choice-coin = Prendre 1 pièce
orleans-choice-point = Prendre 1 point de développement
orleans-choice-pay = Payer { $coins } pour { $points }
orleans-choice-protect = Remettre le moine dans le sac et échapper à « { $event } »
orleans-choice-suffer = Garder le moine à la sacristie et subir « { $event } »
orleans-choice-food = Donner { $good-one }
orleans-choice-give-post = Abandonner le poste de commerce { $city-from }
orleans-choice-give-reserve-post = Abandonner un poste de commerce de la réserve
orleans-choice-give-follower = Abandonner un disciple neutre pioché dans le sac
orleans-choice-give-point = Abandonner 1 point de développement
orleans-choice-give-good = Abandonner { $good-one }
orleans-choice-give-tile = Abandonner { $tile-the } ({ $tile-effect })
orleans-choice-give-technology = Abandonner la tuile technologie placée { $place-at }
orleans-choice-give-loose-technology = Abandonner une tuile technologie en attente

## Journal

orleans-event-good-removed = Une tuile { $good-of } est retirée du jeu.
orleans-event-good-laid = Une tuile { $good-of } se trouve entre { $from } et { $to }.
orleans-event-first-player = { $who } est premier joueur.
    .you = Vous ouvrez la manche.
orleans-event-excluded = { $who } exclut { $tile-the }.
    .you = Vous excluez { $tile-the }.
orleans-event-declined = { $who } n’exclut rien.
    .you = Vous n’excluez rien.
orleans-event-round-begins = La manche { $round } commence par « { $event } » : { $event-effect }.
orleans-event-census-leader = Recensement : { $who } mène sans partage sur la piste des fermiers.
    .you = Recensement : vous menez sans partage sur la piste des fermiers.
orleans-event-census-last = Recensement : { $who } ferme la marche sur la piste des fermiers.
    .you = Recensement : vous fermez la marche sur la piste des fermiers.
orleans-event-retrieved = { $who } reprend { $follower-a } { $place-at }.
    .you = Vous reprenez { $follower-your } { $place-at }.
orleans-event-draws-chosen = { $n ->
    [0] { $who } choisit de ne pas piocher.
    [one] { $who } choisit de piocher { $n } disciple.
   *[other] { $who } choisit de piocher { $n } disciples.
}
    .you = { $n ->
        [0] Vous choisissez de ne pas piocher.
        [one] Vous choisissez de piocher { $n } disciple.
       *[other] Vous choisissez de piocher { $n } disciples.
    }
orleans-event-drawn = { $who } pioche { $follower-a }.
    .you = Vous piochez { $follower-your }.
orleans-event-on-tower = { $who } met { $follower-a } à la tour de la poudrière.
    .you = Vous mettez { $follower-your } à la tour de la poudrière.
orleans-event-ready = { $who } a fini.
    .you = Vous avez fini.
orleans-event-placed = { $who } place { $follower-a } { $place-at }, sur une { $need-space }.
    .you = Vous placez { $follower-your } { $place-at }, sur une { $need-space }.
orleans-event-technology-placed = { $who } place une tuile technologie { $place-at }, sur une { $need-space }.
    .you = Vous placez une tuile technologie { $place-at }, sur une { $need-space }.
orleans-event-used = { $who } utilise { $place-the }.
    .you = Vous utilisez { $place-the }.
orleans-event-passed = { $who } passe.
    .you = Vous passez.
orleans-event-passed-forced = { $who } passe, faute d’action.
    .you = Vous passez, faute d’action.
orleans-event-recruited = { $who } recrute { $kind-a }.
    .you = Vous recrutez { $kind-a }.
orleans-event-advanced = { $who } avance à la case { $cell } de { $track-the }.
    .you = Vous avancez à la case { $cell } de { $track-the }.
orleans-event-received-less = { $coins-n ->
    [0] { $who } devrait recevoir { $due }, mais la réserve est vide.
   *[other] { $who } devrait recevoir { $due }, mais il n’en reste que { $coins-n } dans la réserve.
}
    .you = { $coins-n ->
        [0] Vous devriez recevoir { $due }, mais la réserve est vide.
       *[other] Vous devriez recevoir { $due }, mais il n’en reste que { $coins-n } dans la réserve.
    }
orleans-event-received = { $who } reçoit { $coins }.
    .you = Vous recevez { $coins }.
orleans-event-paid-less = { $coins-n ->
    [0] { $who } doit { $due } et n’en a pas.
   *[other] { $who } doit { $due } et ne peut en payer que { $coins-n }.
}
    .you = { $coins-n ->
        [0] Vous devez { $due } et n’en avez pas.
       *[other] Vous devez { $due } et ne pouvez en payer que { $coins-n }.
    }
orleans-event-paid = { $who } paie { $coins }.
    .you = Vous payez { $coins }.
orleans-event-developed = { $who } atteint la case { $cell } de la piste de développement (statut { $status }).
    .you = Vous atteignez la case { $cell } de la piste de développement (statut { $status }).
orleans-event-citizen-won = { $who } gagne { $citizen-the }.
    .you = Vous gagnez { $citizen-the }.
orleans-event-good-gained = { $who } prend { $good-one } au marché aux marchandises.
    .you = Vous prenez { $good-one } au marché aux marchandises.
orleans-event-technology-gained = { $who } gagne une tuile technologie.
    .you = Vous gagnez une tuile technologie.
orleans-event-tile-taken = { $who } prend { $tile-the } ({ $tile-effect }).
    .you = Vous prenez { $tile-the } ({ $tile-effect }).
orleans-event-travelled = { $who } va { $city-at } { $way-by }.
    .you = Vous allez { $city-at } { $way-by }.
orleans-event-loaded = { $who } prend { $good-one } en chemin.
    .you = Vous prenez { $good-one } en chemin.
orleans-event-post-built = { $who } construit un poste de commerce { $city-at }.
    .you = Vous construisez un poste de commerce { $city-at }.
orleans-event-sent = { $who } envoie { $kind-a } { $deed-to }.
    .you = Vous envoyez { $kind-a } { $deed-to }.
orleans-event-protected = Grâce à la sacristie, { $who } échappe à « { $event } ».
    .you = Grâce à la sacristie, vous échappez à « { $event } ».
orleans-event-fed = { $who } donne { $good-one } pour la moisson.
    .you = Vous donnez { $good-one } pour la moisson.
orleans-event-unfed = { $who } n’a pas de nourriture pour la moisson et doit 5 pièces.
    .you = Vous n’avez pas de nourriture pour la moisson et devez 5 pièces.
orleans-event-taxed = { $coins-n ->
    [0] { $goods ->
        [0] { $who } n’a pas de marchandise et ne paie pas de taxes.
        [one] { $who } a { $goods } marchandise et ne paie pas de taxes.
       *[other] { $who } a { $goods } marchandises et ne paie pas de taxes.
    }
   *[other] { $who } a { $goods } marchandises et doit { $coins } de taxes.
}
    .you = { $coins-n ->
        [0] { $goods ->
            [0] Vous n’avez pas de marchandise et ne payez pas de taxes.
            [one] Vous avez { $goods } marchandise et ne payez pas de taxes.
           *[other] Vous avez { $goods } marchandises et ne payez pas de taxes.
        }
       *[other] Vous avez { $goods } marchandises et devez { $coins } de taxes.
    }
orleans-event-plague-took = Peste : { $who } perd { $kind-a }.
    .you = Peste : vous perdez { $kind-a }.
orleans-event-plague-spared = Peste : { $who } pioche { $follower-a }, qui est épargné.
    .you = Peste : vous piochez { $follower-your }, qui est épargné.
orleans-event-plague-found-nobody = Peste : { $who } a le sac vide et ne perd personne.
    .you = Peste : votre sac est vide, vous ne perdez personne.
orleans-event-tortured = Il manque { $owed } à { $who } : c’est la torture.
    .you = Il vous manque { $owed } : c’est la torture.
orleans-event-follower-lost = { $who } perd { $kind-a }.
    .you = Vous perdez { $kind-a }.
orleans-event-released = { $who } n’a plus rien à donner : le reste ({ $owed }) n’est plus dû.
    .you = Vous n’avez plus rien à donner : le reste ({ $owed }) n’est plus dû.
orleans-event-most-posts = { $who } a le plus de postes de commerce ({ $posts }).
    .you = Vous avez le plus de postes de commerce ({ $posts }).
orleans-event-nobody-has-most-posts = Égalité pour le plus de postes de commerce : personne ne prend le dernier citoyen.
orleans-event-gave-post = { $who } abandonne le poste de commerce { $city-from }.
    .you = Vous abandonnez votre poste de commerce { $city-from }.
orleans-event-gave-reserve-post = { $who } abandonne un poste de commerce de la réserve.
    .you = Vous abandonnez un poste de commerce de votre réserve.
orleans-event-gave-follower = { $who } abandonne un disciple du sac.
    .you = Vous abandonnez un disciple de votre sac.
orleans-event-gave-point = { $who } abandonne 1 point de développement.
    .you = Vous abandonnez 1 point de développement.
orleans-event-gave-good = { $who } abandonne { $good-one }.
    .you = Vous abandonnez { $good-one }.
orleans-event-gave-tile = { $who } abandonne { $tile-the }.
    .you = Vous abandonnez { $tile-the }.
orleans-event-gave-technology = { $who } abandonne la tuile technologie placée { $place-at }.
    .you = Vous abandonnez la tuile technologie placée { $place-at }.
orleans-event-gave-loose-technology = { $who } abandonne une tuile technologie en attente.
    .you = Vous abandonnez une tuile technologie en attente.

## Refus

orleans-refusal-not-your-turn = Ce n’est pas à vous de jouer.
orleans-refusal-not-asked = On vous demande autre chose pour l’instant.
orleans-refusal-cannot-come-up = Le hasard ne peut pas donner cela.
orleans-refusal-not-in-stacks = La tuile « { $tile } » n’est pas dans les piles.
orleans-refusal-only-first-category = La tuile « { $tile } » est de catégorie II, et votre première tuile de lieu doit être de catégorie I.
orleans-refusal-not-there = Aucun { $follower } ne se trouve { $place-at }.
orleans-refusal-beyond-draw-number = { $retrieved ->
    [0] Vous ne pouvez piocher ou reprendre que { $number } disciples en tout.
   *[other] Vous ne pouvez piocher ou reprendre que { $number } disciples en tout, et vous en avez repris { $retrieved }.
}
orleans-refusal-no-room = { $room ->
    [0] Il n’y a plus de place pour de nouveaux disciples.
    [one] Il n’y a plus de place que pour { $room } disciple.
   *[other] Il n’y a plus de place que pour { $room } disciples.
}
orleans-refusal-bag-too-small = { $bag ->
    [0] Votre sac est vide.
    [one] Votre sac ne contient que { $bag } disciple.
   *[other] Votre sac ne contient que { $bag } disciples.
}
orleans-refusal-out-of-order = Ces réponses se donnent dans l’ordre du plateau : il est trop tard pour celle-ci.
orleans-refusal-not-waiting = Aucun { $follower } n’attend au marché ni à la tour.
orleans-refusal-not-in-hand = Aucun { $follower } n’est parmi les nouveaux disciples.
orleans-refusal-tower-full = La tour de la poudrière est pleine.
orleans-refusal-market-too-small = { $followers ->
    [one] { $followers } nouveau disciple attend une place
   *[other] { $followers } nouveaux disciples attendent une place
} et le marché { $room ->
    [0] n’en a plus.
   *[other] n’en a que { $room }.
}
orleans-refusal-tower-needed = Le marché est trop petit : { $followers ->
    [one] { $followers } nouveau disciple doit
   *[other] { $followers } nouveaux disciples doivent
} aller à la tour, et il en resterait trop peu après celui-ci.
orleans-refusal-other-follower-first = Décidez d’abord pour { $asked-a }.
orleans-refusal-not-your-place = Le lieu « { $place } » n’est pas à vous.
orleans-refusal-space-taken = Aucune { $need-space } n’est vide { $place-at }.
orleans-refusal-wrong-follower = { $follower-Your } ne peut pas occuper une { $need-space }.
orleans-refusal-only-monks = Seul un moine peut occuper la case moine { $place-at }.
orleans-refusal-own-in-town-hall = { $follower-Your } ne peut pas aller à l’hôtel de ville, réservé aux disciples neutres.
orleans-refusal-bathhouse-itself = Les disciples piochés aux bains publics ne peuvent pas y être placés.
orleans-refusal-must-place = { $left ->
    [one] Il est encore possible de placer { $left } disciple : il faut le faire.
   *[other] Il est possible de placer { $left } disciples : il faut le faire.
}
orleans-refusal-no-technology-loose = Vous n’avez pas de tuile technologie en attente.
orleans-refusal-technology-for-monk = Une tuile technologie ne remplace jamais un moine.
orleans-refusal-single-space = Il n’y a qu’une case { $place-at } : aucune tuile technologie ne peut y aller.
orleans-refusal-no-certain-need = Aucune profession n’est exigée { $place-at } : une tuile technologie n’y remplacerait personne.
orleans-refusal-second-technology = Il y a déjà une tuile technologie { $place-at }.
orleans-refusal-first-replaces-farmer = Votre première tuile technologie doit remplacer un fermier.
orleans-refusal-not-activated = { $empty ->
    [one] Le lieu « { $place } » n’est pas activé : il reste { $empty } case vide.
   *[other] Le lieu « { $place } » n’est pas activé : il reste { $empty } cases vides.
}
orleans-refusal-no-action = Le lieu « { $place } » n’a pas d’action : il agit de lui-même.
orleans-refusal-sacristy-waits = La sacristie ne sert pas pendant la phase d’actions : son moine attend un événement.
orleans-refusal-no-follower-left = Il ne reste aucun { $kind } sur le plateau.
orleans-refusal-track-ends = Votre marqueur est sur la dernière case de { $track-the }.
orleans-refusal-no-good-left = Il n’y a plus { $good-of } au marché aux marchandises.
orleans-refusal-no-technology-left = Il n’y a plus de tuile technologie.
orleans-refusal-no-tile-left = Il ne reste aucune tuile de lieu que vous puissiez prendre.
orleans-refusal-pilgrimage = Pendant le pèlerinage, personne ne recrute de moine.
orleans-refusal-village-empty = Le village ne peut vous donner ni batelier, ni artisan, ni commerçant pour l’instant.
orleans-refusal-not-in-village = Impossible de recruter { $kind-a } au village.
orleans-refusal-no-way = Il n’y a pas de { $way } { $city-at }.
orleans-refusal-not-connected = Votre marchand est { $city-at }, et non sur le trajet entre { $from } et { $to }.
orleans-refusal-wrong-way = C’est { $is-a }, et il vous faut { $way-a }.
orleans-refusal-not-on-the-way = Il n’y a pas { $good-of } entre { $from } et { $to }.
orleans-refusal-no-post-left = Vous n’avez plus de poste de commerce en réserve.
orleans-refusal-city-taken = Il n’y a pas de place pour votre poste de commerce { $city-at }.
orleans-refusal-development-ends = Votre marqueur est au bout de la piste de développement.
orleans-refusal-no-post-built = Vous n’avez pas de poste de commerce sur la carte.
orleans-refusal-nobody-to-send = Aucune action bénéfique n’attend vos disciples { $place-at }.
orleans-refusal-nobody-of-kind = Aucun { $kind } neutre ne se trouve { $place-at }.
orleans-refusal-own-followers-stay = Votre { $kind } est marqué à votre couleur : il ne va jamais aux actions bénéfiques.
orleans-refusal-no-open-cell = Il n’y a pas de case libre pour { $kind-a } { $deed-to }.
orleans-refusal-must-send = Il faut envoyer au moins un disciple.
orleans-refusal-pharmacy-limit = La pharmacie prend de 1 à 3 pièces, et non { $coins-n }.
orleans-refusal-too-poor = Cela coûte { $price } et { $coins-n ->
    [0] vous n’en avez pas.
   *[other] vous n’en avez que { $coins-n }.
}
orleans-refusal-beyond-the-end = { $left ->
    [0] Votre marqueur est au bout de la piste de développement.
    [one] Il ne reste qu’une case sur la piste de développement.
   *[other] Il ne reste que { $left } cases sur la piste de développement.
}
orleans-refusal-empty-bag = Votre sac est vide.
orleans-refusal-not-food = « { $Good } » n’est pas une nourriture : seuls comptent les céréales, le fromage et le vin.
orleans-refusal-no-such-food = Vous n’avez pas { $good-of }.
orleans-refusal-no-such-good = Vous n’avez pas { $good-of } à abandonner.
orleans-refusal-no-post-there = Vous n’avez pas de poste de commerce { $city-at }.
orleans-refusal-no-reserve-post = Vous n’avez pas de poste de commerce en réserve.
orleans-refusal-no-neutral-in-bag = Votre sac ne contient aucun disciple neutre.
orleans-refusal-development-start = Votre marqueur est sur la première case de la piste de développement.
orleans-refusal-coin-cell = La case { $cell } porte des pièces : le marqueur ne peut ni la quitter en reculant, ni y reculer.
orleans-refusal-no-technology-there = Il n’y a pas de tuile technologie { $place-at }.

## Décompte

orleans-score-coins = Pièces
orleans-score-grain = Céréales
orleans-score-cheese = Fromage
orleans-score-wine = Vin
orleans-score-wool = Laine
orleans-score-brocade = Brocart
orleans-score-posts = Postes de commerce × statut
orleans-score-citizens = Citoyens × statut

## Tableau

orleans-sheet-round = Manche { $round } sur { $rounds }
orleans-sheet-player = { $who }
orleans-sheet-board = Plateau
orleans-sheet-deeds = Actions bénéfiques
orleans-sheet-map = Carte
orleans-sheet-tiles = Tuiles de lieu
orleans-sheet-number = { $n }
orleans-sheet-nothing = rien
orleans-sheet-seat = { $who }
orleans-sheet-phase = en cours
orleans-sheet-event = événement de la manche
orleans-sheet-first = premier joueur
orleans-sheet-asked = doit répondre
orleans-sheet-question = question
orleans-sheet-passed = a passé
orleans-sheet-hourglass = événements à venir
orleans-sheet-bank = réserve
orleans-sheet-supply = disciples à recruter
orleans-sheet-goods-market = marché aux marchandises
orleans-sheet-unlaid = marchandises à poser
orleans-sheet-technology = technologie
    .effect = se pose pour toujours sur une case, à la place d’un disciple ; la première sur une case fermier, une par lieu
orleans-sheet-lost-followers = disciples hors jeu
orleans-sheet-lost-goods = marchandises hors jeu
orleans-sheet-lost-technology = technologie hors jeu
orleans-sheet-coins = pièces
    .effect = paient ce que demandent événements et recensement ; chacune vaut 1 point à la fin
orleans-sheet-points = points pour l’instant
orleans-sheet-market = marché
    .effect = les disciples dont vous disposez : ceux qu’on pioche arrivent ici, les inutilisés restent ; 8 cases
orleans-sheet-tower = tour de la poudrière (marché)
orleans-sheet-hand = piochés ou repris à l’instant
orleans-sheet-bag = sac
    .effect = les disciples utilisés et nouveaux y vont ; à chaque manche on y pioche sans regarder
orleans-sheet-goods = marchandises
    .effect = prises sur la carte et au marché ; points à la fin, nourriture lors d’une moisson, et 1 pièce de taxes par tranche de 3
orleans-sheet-cell = { $track } : { $cell }
orleans-sheet-tracks = pistes
orleans-sheet-draw-number = peut piocher
orleans-sheet-draws = à piocher : { $draws }, repris : { $retrieved }
orleans-sheet-drawing = cette phase
orleans-sheet-status = case { $cell }, statut { $status }
orleans-sheet-development = développement
    .effect = chaque point vous avance d’une case ; pièces, citoyens et statut jalonnent le chemin
orleans-sheet-merchant = marchand
orleans-sheet-built = { $posts } sur la carte, { $reserve } en réserve
orleans-sheet-posts = postes de commerce
    .effect = se construisent à la mairie, dans la ville où est votre marchand ; à la fin chacun vaut autant de points que votre statut
orleans-sheet-citizens = citoyens
    .effect = reviennent au premier sur certaines pistes et au dernier arrivé aux actions bénéfiques ; à la fin chacun vaut autant de points que votre statut
orleans-sheet-first-technology = { $tiles }, la première pour une case fermier
orleans-sheet-any-technology = { $tiles }
orleans-sheet-loose-technology = technologie en attente
orleans-sheet-space-held = { $need } : { $follower }
orleans-sheet-space-planned = { $need } : { $follower } (prévu)
orleans-sheet-space-technology = { $need } : technologie
orleans-sheet-space-empty = { $need } : vide
orleans-sheet-deed-cells = { $kind } : { $filled } sur { $size }
orleans-sheet-coin-or-point = 1 pièce ou 1 point de développement
orleans-sheet-post-of = poste de commerce ({ $who })
orleans-sheet-merchant-of = marchand ({ $who })
orleans-sheet-edge = { $from } – { $to } ({ $way })
orleans-sheet-stack-1 = catégorie I
orleans-sheet-stack-2 = catégorie II
orleans-sheet-excluded = exclues
orleans-sheet-lost-tiles = abandonnées

## Comptes

orleans-bill-torture = à céder
orleans-bill-reserve = réserve

### Les Piliers de la Terre : noms, questions, choix, journal, refus, libellés.

pillars = Les Piliers de la Terre
pillars-credits = Un jeu de Michael Rieneck et Stefan Stadler, édité par Kosmos.
pillars-about = Dans l’Angleterre du XIIᵉ siècle, des maîtres bâtisseurs rivalisent pour élever une cathédrale : les ouvriers rapportent bois, pierre et sable, les artisans en font de la gloire. En six manches, chaque placement a son prix ; qui attend paie moins et choisit en dernier.

## Options

pillars-option-start = qui commence
    .about = Le premier joueur choisit d’abord les cartes de la première manche ; ensuite, le rôle change de main.
pillars-option-start-random = tiré au sort
pillars-option-start-first-seat = la première place

## Ressources

pillars-good-sand = sable
    .the = le sable
    .some = du sable
    .of = de sable
    .count = { $n } { $n ->
        [one] cube de sable
       *[other] cubes de sable
    }
    .effect = chaufourniers, potiers et souffleurs de verre s’en servent ; le marché l’achète et le vend pour 2 pièces d’or
pillars-good-wood = bois
    .the = le bois
    .some = du bois
    .of = de bois
    .count = { $n } { $n ->
        [one] cube de bois
       *[other] cubes de bois
    }
    .effect = menuisiers, charpentiers et facteur d’orgue s’en servent ; le marché l’échange pour 3 pièces d’or, mais il faut un menuisier pour en acheter
pillars-good-stone = pierre
    .the = la pierre
    .some = de la pierre
    .of = de pierre
    .count = { $n } { $n ->
        [one] cube de pierre
       *[other] cubes de pierre
    }
    .effect = tailleurs de pierre, maçons et sculpteurs s’en servent ; le marché l’échange pour 4 pièces d’or, mais il faut un tailleur de pierre pour en vendre
pillars-good-metal = métal
    .the = le métal
    .some = du métal
    .of = de métal
    .count = { $n } { $n ->
        [one] cube de métal
       *[other] cubes de métal
    }
    .effect = le cube le plus rare : il sert à l’outilleur et aux artisans tardifs ; le marché le reprend pour 5 pièces d’or et n’en vend jamais

## Cartes ressource

pillars-resource-sand-2 = petite sablière
    .the = la petite sablière
    .effect = 2 ouvriers rapportent 2 cubes de sable
pillars-resource-sand-3 = sablière moyenne
    .the = la sablière moyenne
    .effect = 4 ouvriers rapportent 3 cubes de sable
pillars-resource-sand-4 = grande sablière
    .the = la grande sablière
    .effect = 7 ouvriers rapportent 4 cubes de sable
pillars-resource-wood-2 = petite forêt
    .the = la petite forêt
    .effect = 3 ouvriers rapportent 2 cubes de bois
pillars-resource-wood-3 = forêt moyenne
    .the = la forêt moyenne
    .effect = 6 ouvriers rapportent 3 cubes de bois
pillars-resource-wood-4 = grande forêt
    .the = la grande forêt
    .effect = 9 ouvriers rapportent 4 cubes de bois
pillars-resource-stone-2 = petite carrière
    .the = la petite carrière
    .effect = 5 ouvriers rapportent 2 cubes de pierre
pillars-resource-stone-3 = carrière moyenne
    .the = la carrière moyenne
    .effect = 8 ouvriers rapportent 3 cubes de pierre
pillars-resource-stone-4 = grande carrière
    .the = la grande carrière
    .effect = 10 ouvriers rapportent 4 cubes de pierre

## Artisans : quand plusieurs cartes portent le même nom, le nombre est leur capacité

pillars-craftsman-mortar-mixer = chaufournier
    .name = chaufournier
    .the = le chaufournier
    .effect = 3 cubes de sable contre 1 point, jusqu’à 3 fois
pillars-craftsman-woodworker = menuisier
    .name = menuisier
    .the = le menuisier
    .effect = 2 cubes de bois contre 1 point, jusqu’à 4 fois
pillars-craftsman-stonecutter = tailleur de pierre
    .name = tailleur de pierre
    .the = le tailleur de pierre
    .effect = 2 cubes de pierre contre 1 point, jusqu’à 4 fois
pillars-craftsman-tool-maker = outilleur
    .name = outilleur
    .the = l’outilleur
    .effect = 2 pièces d’or avec au moins 1 cube de métal, qui n’est pas dépensé
pillars-craftsman-master-woodworker = grand menuisier
    .name = grand menuisier
    .the = le grand menuisier
    .effect = 1 cube de bois contre 4 pièces d’or, jusqu’à 2 fois
pillars-craftsman-better-mortar-mixer = chaufournier confirmé
    .name = chaufournier confirmé
    .the = le chaufournier confirmé
    .effect = 2 cubes de sable contre 1 point, jusqu’à 3 fois
pillars-craftsman-mason-1 = maçon (2/manche)
    .name = maçon
    .the = le maçon (2/manche)
    .effect = 1 cube de pierre contre 1 point, jusqu’à 2 fois, avec un chaufournier
pillars-craftsman-carpenter-2 = charpentier (2/manche)
    .name = charpentier
    .the = le charpentier (2/manche)
    .effect = 1 cube de bois contre 1 point, jusqu’à 2 fois
pillars-craftsman-mason-2 = maçon (3/manche)
    .name = maçon
    .the = le maçon (3/manche)
    .effect = 1 cube de pierre contre 1 point, jusqu’à 3 fois, avec un chaufournier
pillars-craftsman-potter-2 = potier (2/manche)
    .name = potier
    .the = le potier (2/manche)
    .effect = 1 cube de sable contre 1 point, jusqu’à 2 fois
pillars-craftsman-architect = ingénieur
    .name = ingénieur
    .the = l’ingénieur
    .effect = 1 point sans rien dépenser
pillars-craftsman-mason-3 = maçon (4/manche)
    .name = maçon
    .the = le maçon (4/manche)
    .effect = 1 cube de pierre contre 1 point, jusqu’à 4 fois, avec un chaufournier
pillars-craftsman-carpenter-3 = charpentier (3/manche)
    .name = charpentier
    .the = le charpentier (3/manche)
    .effect = 1 cube de bois contre 1 point, jusqu’à 3 fois
pillars-craftsman-sculptor-3 = sculpteur (1/manche)
    .name = sculpteur
    .the = le sculpteur (1/manche)
    .effect = 1 cube de pierre contre 2 points, une fois par manche
pillars-craftsman-potter-3 = potier (3/manche)
    .name = potier
    .the = le potier (3/manche)
    .effect = 1 cube de sable contre 1 point, jusqu’à 3 fois
pillars-craftsman-mason-4 = maçon (5/manche)
    .name = maçon
    .the = le maçon (5/manche)
    .effect = 1 cube de pierre contre 1 point, jusqu’à 5 fois, avec un chaufournier
pillars-craftsman-carpenter-4 = charpentier (4/manche)
    .name = charpentier
    .the = le charpentier (4/manche)
    .effect = 1 cube de bois contre 1 point, jusqu’à 4 fois
pillars-craftsman-sculptor-4 = sculpteur (2/manche)
    .name = sculpteur
    .the = le sculpteur (2/manche)
    .effect = 1 cube de pierre contre 2 points, jusqu’à 2 fois
pillars-craftsman-glassblower-4 = souffleur de verre (1/manche)
    .name = souffleur de verre
    .the = le souffleur de verre (1/manche)
    .effect = 1 cube de sable et 1 cube de métal contre 3 points, une fois par manche
pillars-craftsman-carpenter-5 = charpentier (5/manche)
    .name = charpentier
    .the = le charpentier (5/manche)
    .effect = 1 cube de bois contre 1 point, jusqu’à 5 fois
pillars-craftsman-goldsmith-5 = orfèvre (6/manche)
    .name = orfèvre
    .the = l’orfèvre (6/manche)
    .effect = 3 pièces d’or contre 1 point, jusqu’à 6 fois
pillars-craftsman-sculptor-5 = sculpteur (3/manche)
    .name = sculpteur
    .the = le sculpteur (3/manche)
    .effect = 1 cube de pierre contre 2 points, jusqu’à 3 fois
pillars-craftsman-glassblower-5 = souffleur de verre (2/manche)
    .name = souffleur de verre
    .the = le souffleur de verre (2/manche)
    .effect = 1 cube de sable et 1 cube de métal contre 3 points, jusqu’à 2 fois
pillars-craftsman-goldsmith-6 = orfèvre (8/manche)
    .name = orfèvre
    .the = l’orfèvre (8/manche)
    .effect = 3 pièces d’or contre 1 point, jusqu’à 8 fois
pillars-craftsman-sculptor-6 = sculpteur (4/manche)
    .name = sculpteur
    .the = le sculpteur (4/manche)
    .effect = 1 cube de pierre contre 2 points, jusqu’à 4 fois
pillars-craftsman-organ-builder = facteur d’orgue
    .name = facteur d’orgue
    .the = le facteur d’orgue
    .effect = 1 cube de bois et 1 cube de métal contre 6 points, une fois par manche
pillars-craftsman-bell-founder = fondeur de cloches
    .name = fondeur de cloches
    .the = le fondeur de cloches
    .effect = 1 cube de métal contre 4 points, jusqu’à 2 fois

## Métiers

pillars-trade-mortar-mixer = chaufournier
pillars-trade-woodworker = menuisier
pillars-trade-stonecutter = tailleur de pierre
pillars-trade-mason = maçon
pillars-trade-carpenter = charpentier
pillars-trade-tool-maker = outilleur
pillars-trade-architect = ingénieur
pillars-trade-potter = potier
pillars-trade-sculptor = sculpteur
pillars-trade-glassblower = souffleur de verre
pillars-trade-goldsmith = orfèvre
pillars-trade-organ-builder = facteur d’orgue
pillars-trade-bell-founder = fondeur de cloches

## Privilèges

pillars-privilege-madonna = La Madone
    .the = « La Madone »
    .effect = 3 points aussitôt
pillars-privilege-wool-fair = Foire à la laine
    .the = « Foire à la laine »
    .effect = 8 pièces d’or aussitôt
pillars-privilege-toledo = Études mathématiques
    .the = « Études mathématiques »
    .effect = 2 cubes de métal aussitôt
pillars-privilege-otto = Otto Blackface
    .the = « Otto Blackface »
    .effect = un ouvrier de plus dès la manche suivante
pillars-privilege-aliena = Aliena
    .the = « Aliena »
    .effect = 1 cube de bois à chaque manche
pillars-privilege-tom = Tom Builder
    .the = « Tom Builder »
    .effect = 1 cube de pierre à chaque manche
pillars-privilege-richard = Richard
    .the = « Richard »
    .effect = 1 cube de sable à chaque manche
pillars-privilege-francis = Frère Francis
    .the = « Frère Francis »
    .effect = un impôt de 2 pièces d’or, quel que soit le dé
pillars-privilege-ellen = Ellen
    .the = « Ellen »
    .effect = un regard sur l’événement au début de chaque manche
pillars-privilege-jack = Jack
    .the = « Jack »
    .effect = de la place pour un sixième artisan
pillars-privilege-philip = Prieur Philip
    .the = « Prieur Philip »
    .effect = 1 point de plus pour chacun de vos bâtisseurs au prieuré
pillars-privilege-thomas = Archevêque Thomas
    .the = « Archevêque Thomas »
    .effect = la protection contre un événement malheureux, une seule fois
pillars-privilege-remigius = Frère Remigius
    .the = « Frère Remigius »
    .effect = un bâtisseur qui vient d’être tiré se place gratuitement, une seule fois
pillars-privilege-amnesty = Fidélité récompensée
    .the = « Fidélité récompensée »
    .effect = une manche sans impôt, une seule fois
pillars-privilege-completion = Achèvement proche
    .the = « Achèvement proche »
    .effect = 1 cube de pierre et 1 cube de bois aussitôt
pillars-privilege-festivities = Les festivités
    .the = « Les festivités »
    .effect = 1 cube de métal aussitôt

pillars-term-instant = immédiat
pillars-term-once = une fois
pillars-term-lasting = permanent

## Événements

pillars-eventcard-king-gift = Largesse du roi
    .effect = chacun gagne 5 pièces d’or
pillars-eventcard-richard-metal = Les mines du comte Richard
    .effect = chacun gagne 1 cube de métal
pillars-eventcard-philip-wool = Le prieur Philip soutient la laine
    .effect = chacun gagne 1 pièce d’or par ouvrier à la manufacture, 5 au plus
pillars-eventcard-volunteers = Des volontaires affluent
    .effect = cette manche, chaque carte ressource donne 1 cube de plus
pillars-eventcard-archbishop = Bénédiction de l’archevêque
    .effect = cette manche, un artisan de chaque joueur travaille une fois de plus
pillars-eventcard-william = William pille la région
    .effect = chacun paie 4 pièces d’or ; 2 pièces d’or impayées coûtent 1 point
pillars-eventcard-conflict = Conflit au prieuré
    .effect = chacun perd 2 points
pillars-eventcard-town-wall = On construit le mur de la ville
    .effect = chacun n’emploie que 2 bâtisseurs à la manche suivante
pillars-eventcard-cold-winter = Hiver rigoureux
    .effect = cette manche, chaque carte ressource donne 1 cube de moins
pillars-eventcard-collapse = Une partie de la voûte s’effondre
    .effect = chacun perd un artisan de son choix

## Lieux, emplacements et parties de la cathédrale

pillars-station-event = événement
    .effect = l’événement de la manche est dévoilé ici ; heureux, il profite à tous, malheureux, il frappe ceux qui ne sont pas protégés
pillars-station-bishop = siège épiscopal
    .effect = protection contre un événement malheureux, ou 1 cube de pierre, de bois ou de sable du marché
pillars-station-wool-mill = manufacture de laine
    .effect = 1 pièce d’or par ouvrier qui ne produit rien ; tous les ouvriers libres viennent ici une fois les cartes choisies
pillars-station-kingsbridge = Kingsbridge
    .effect = chacun des deux bâtisseurs reçoit le privilège placé au-dessus de lui
pillars-station-priory = prieuré
    .effect = 2 points au premier bâtisseur, 1 au second
pillars-station-forest = forêt
    .effect = les ouvriers envoyés avec des cartes forêt rapportent leur bois
pillars-station-quarry = carrière
    .effect = les ouvriers envoyés avec des cartes carrière rapportent leur pierre
pillars-station-gravel-pit = sablière
    .effect = les ouvriers envoyés avec des cartes sablière rapportent leur sable
pillars-station-court = cour du roi
    .effect = un dé fixe l’impôt, de 2 à 5 pièces d’or ; qui a un bâtisseur ici ne paie rien, et le premier prend le métal
pillars-station-shiring = Shiring
    .effect = chacun des deux bâtisseurs reçoit gratuitement l’artisan placé au-dessus de lui
pillars-station-castle = château de Shiring
    .effect = 2 ouvriers gris de plus à la manche suivante
pillars-station-market = marché
    .effect = dans l’ordre des cases, chaque bâtisseur achète ou vend une sorte de cube, jusqu’à ce qu’il se retire
pillars-station-cathedral = cathédrale
    .effect = les artisans changent les cubes en points ; ensuite on garde au plus 5 cubes, et la cathédrale gagne une partie
pillars-station-start-player = premier joueur
    .effect = qui se tient ici est premier joueur à la manche suivante ; sinon c’est le joueur suivant dans le sens horaire

pillars-post-bishop = siège épiscopal
    .at = au siège épiscopal
pillars-post-kingsbridge-1 = Kingsbridge (premier emplacement)
    .town = à Kingsbridge
    .at = à Kingsbridge (premier emplacement)
pillars-post-kingsbridge-2 = Kingsbridge (second emplacement)
    .town = à Kingsbridge
    .at = à Kingsbridge (second emplacement)
pillars-post-priory = prieuré
    .at = au prieuré
pillars-post-court = cour du roi
    .at = à la cour du roi
pillars-post-shiring-1 = Shiring (premier emplacement)
    .town = à Shiring
    .at = à Shiring (premier emplacement)
pillars-post-shiring-2 = Shiring (second emplacement)
    .town = à Shiring
    .at = à Shiring (second emplacement)
pillars-post-castle = château de Shiring
    .at = au château de Shiring
pillars-post-market = marché
    .at = au marché
pillars-post-start = premier joueur
    .at = à la place du premier joueur

pillars-part-nave = nef
    .the = la nef
pillars-part-portal = portail
    .the = le portail
pillars-part-apse = abside
    .the = l’abside
pillars-part-tower = tour
    .the = la tour
pillars-part-roof = toit
    .the = le toit

## Ce qui se compte

pillars-gold = or
    .count = { $n } { $n ->
        [one] pièce d’or
       *[other] pièces d’or
    }
    .effect = paie les artisans, les bâtisseurs, le marché et l’impôt ; personne n’a jamais plus de 30 pièces d’or
pillars-point = point
    .count = { $n } { $n ->
        [one] point
       *[other] points
    }
    .effect = qui en a le plus après six manches gagne ; les points ne descendent jamais sous 0
pillars-worker = ouvrier
    .count = { $n } { $n ->
        [one] ouvrier
       *[other] ouvriers
    }
    .effect = sert à prendre des cartes ressource ; chaque ouvrier resté libre rapporte 1 pièce d’or à la manufacture de laine
pillars-cube = cube
    .count = { $n } { $n ->
        [one] cube
       *[other] cubes
    }
pillars-builder = bâtisseur
    .count = { $n } { $n ->
        [one] bâtisseur
       *[other] bâtisseurs
    }
    .effect = tiré du sac un à un ; son propriétaire paie le prix du moment pour une place, ou le fait attendre

## Phases

pillars-phase-start = avant la première manche
pillars-phase-deal = on dispose les cartes
pillars-phase-draft = phase I : la rangée de cartes
pillars-phase-builders = phase II : les maîtres bâtisseurs
pillars-phase-stations = phase III : les lieux
pillars-phase-over = la partie est terminée

## Questions

pillars-prompt-draw-start = Tirez au sort le premier joueur.
pillars-prompt-draw-privilege = Retournez un privilège pour Kingsbridge.
pillars-prompt-draw-craftsman = Retournez un artisan pour Shiring.
pillars-prompt-draw-resource = Tirez une carte ressource qui ne servira pas cette manche.
pillars-prompt-draw-event = Révélez l’événement de la manche.
pillars-prompt-draw-builder = Tirez un bâtisseur du sac.
pillars-prompt-draw-tax = Lancez le dé d’impôt.
pillars-prompt-look = Montrez à { $seat } l’événement de la manche.
pillars-prompt-draft = Prenez une carte de la rangée ou passez. Vous avez { $idle-n ->
    [0] aucun ouvrier libre
    [one] { $idle-n } ouvrier libre
   *[other] { $idle-n } ouvriers libres
} et { $gold }.
pillars-prompt-dismiss = { $newcomer-The } vous fait dépasser la limite de { $limit } artisans : congédiez-en un.
pillars-prompt-redraw = Garder ce bâtisseur, ou tirer de nouveau ? Il sort pour { $pawn }, { $price-n ->
    [0] gratuitement
   *[other] à { $price }
}.
pillars-prompt-place-free = Placez votre bâtisseur, gratuitement.
pillars-prompt-place = Placez votre bâtisseur pour { $price }, ou laissez-le attendre. Vous avez { $gold }.
pillars-prompt-place-waiting = Placez gratuitement votre bâtisseur qui attend à { $price }.
pillars-prompt-bishop = L’événement est « { $card } » : { $card-effect }. Que demandez-vous à l’évêque ?
pillars-prompt-thomas = L’événement est « { $card } » : { $card-effect }. Faites-vous appel à l’archevêque Thomas ?
pillars-prompt-lose = Une partie de la voûte s’effondre : choisissez l’artisan que vous perdez.
pillars-prompt-amnesty = L’impôt s’élève à { $tax }. Utiliser « Fidélité récompensée » pour ne rien payer ?
pillars-prompt-trade = Achetez, vendez ou retirez-vous. Vous avez { $gold }.
pillars-prompt-bless = L’archevêque bénit un de vos artisans, qui travaille une fois de plus cette manche.
pillars-prompt-work = Faites travailler un artisan, ou terminez. Vous avez { $gold } et { $cubes }.
pillars-prompt-return = Vous ne pouvez garder que 5 cubes : rendez-en { $excess-n } à la réserve.

## Choix

pillars-choice-start = { $seat } commence
pillars-choice-privilege = Privilège retourné : « { $privilege } », { $privilege-effect }
pillars-choice-shiring = { $craftsman-The } vient à Shiring
pillars-choice-leave-out = { $card-The } ne sert pas cette manche
pillars-choice-event = L’événement est « { $card } » : { $card-effect }
pillars-choice-builder = Le sac donne un bâtisseur à { $seat }
pillars-choice-tax = L’impôt s’élève à { $tax }
pillars-choice-take = Prendre { $card-the } : { $workers } → { $cubes }
pillars-choice-hire = Engager { $craftsman-the } pour { $price } ({ $craftsman-effect })
pillars-choice-pass = Passer : plus de carte cette manche
pillars-choice-dismiss = Congédier { $craftsman-the } ({ $craftsman-effect })
pillars-choice-keep = Garder ce bâtisseur
pillars-choice-put-back = Le remettre et tirer de nouveau, une fois par manche
pillars-choice-place = { $price-n ->
    [0] Placer un bâtisseur { $post-at }, gratuitement
   *[other] Placer un bâtisseur { $post-at } pour { $price }
}
pillars-choice-place-card = { $price-n ->
    [0] Placer un bâtisseur { $post-town } pour { $card-the } ({ $card-effect }), gratuitement
   *[other] Placer un bâtisseur { $post-town } pour { $card-the } ({ $card-effect }), au prix de { $price }
}
pillars-choice-place-remigius = Placer un bâtisseur { $post-at }, gratuitement, par frère Remigius
pillars-choice-place-card-remigius = Placer un bâtisseur { $post-town } pour { $card-the } ({ $card-effect }), gratuitement, par frère Remigius
pillars-choice-wait = { $price ->
    [0] Laisser le bâtisseur attendre
   *[other] Passer : le bâtisseur attend à { $price } et sera placé plus tard, gratuitement
}
pillars-choice-protect = Être protégé de l’événement
pillars-choice-cube = Prendre { $cube } au marché
pillars-choice-use = Utiliser { $privilege-the } : { $privilege-effect }
pillars-choice-save = Garder { $privilege-the } pour plus tard
pillars-choice-buy = Acheter { $cubes } pour { $gold }
pillars-choice-sell = Vendre { $cubes } pour { $gold }
pillars-choice-withdraw = Retirer ce bâtisseur du marché
pillars-choice-bless = Faire bénir { $craftsman-the } ({ $craftsman-effect })
pillars-choice-bless-none = Ne faire bénir personne
pillars-choice-work = { $craftsman-The } travaille { $uses ->
    [1] une fois
   *[other] { $uses } fois
} : { $spent } → { $gained }
pillars-choice-work-for-nothing = { $uses ->
    [1] { $craftsman-The } travaille : gain de { $gained }
   *[other] { $craftsman-The } travaille { $uses } fois : gain de { $gained }
}
pillars-choice-finish = Terminer : plus de travail cette manche
pillars-choice-return = Rendre { $cubes } à la réserve

## Journal

pillars-event-round-begins = La manche { $round } commence ; { $start } est premier joueur.
    .you = La manche { $round } commence ; c’est à vous d’ouvrir.
pillars-event-privilege-shown = « { $privilege } » attend { $post-at } : { $privilege-effect }.
pillars-event-craftsman-at-shiring = { $craftsman-The } attend { $post-at } : { $craftsman-effect }.
pillars-event-craftsman-in-row = { $craftsman-The } entre dans la rangée : { $craftsman-effect }.
pillars-event-left-out = { $card-The } ne sert pas cette manche.
pillars-event-looks = { $seat } regarde l’événement de la manche.
    .you = Vous regardez l’événement de la manche.
pillars-event-foresees = { $seat } prévoit « { $card } » : { $card-effect }.
    .you = Vous prévoyez « { $card } » : { $card-effect }.
pillars-event-takes = { $seat } prend { $card-the } avec { $workers }.
    .you = Vous prenez { $card-the } avec { $workers }.
pillars-event-hires = { $seat } engage { $craftsman-the } pour { $price }.
    .you = Vous engagez { $craftsman-the } pour { $price }.
pillars-event-passes = { $seat } passe.
    .you = Vous passez.
pillars-event-dismisses = { $seat } congédie { $craftsman-the }.
    .you = Vous congédiez { $craftsman-the }.
pillars-event-craftsman-leaves = Personne ne prend { $craftsman-the }, qui quitte le jeu.
pillars-event-privilege-lapses = Personne ne vient chercher « { $privilege } », qui quitte le jeu.
pillars-event-go-to-mill = { $workers-n ->
    [0] { $seat } n’envoie personne à la manufacture de laine.
   *[other] { $seat } envoie { $workers } à la manufacture de laine.
}
    .you = { $workers-n ->
        [0] Vous n’envoyez personne à la manufacture de laine.
       *[other] Vous envoyez { $workers } à la manufacture de laine.
    }
pillars-event-drawn = Un bâtisseur sort pour { $seat } : { $price ->
    [0] gratuit
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}.
    .you = Un bâtisseur sort pour vous : { $price ->
        [0] gratuit
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }.
pillars-event-put-back = { $start } remet dans le sac le bâtisseur tiré pour { $seat }.
    .you = { $start } remet dans le sac le bâtisseur tiré pour vous.
    .you-start = Vous remettez dans le sac le bâtisseur tiré pour { $seat }.
pillars-event-put-own-back = { $seat } remet dans le sac son bâtisseur.
    .you = Vous remettez dans le sac votre bâtisseur.
pillars-event-set-aside = Le mur de la ville retient le troisième bâtisseur : { $seat } s’en passera.
    .you = Le mur de la ville retient votre troisième bâtisseur : vous vous en passerez.
pillars-event-placed = { $seat } place un bâtisseur { $post-at } pour { $price }.
    .you = Vous placez un bâtisseur { $post-at } pour { $price }.
pillars-event-placed-free = { $seat } place un bâtisseur { $post-at }, gratuitement.
    .you = Vous placez un bâtisseur { $post-at }, gratuitement.
pillars-event-waits = { $seat } passe ; le bâtisseur attend à { $price }.
    .you = Vous passez ; votre bâtisseur attend à { $price }.
pillars-event-uses = { $seat } utilise { $privilege-the }.
    .you = Vous utilisez { $privilege-the }.
pillars-event-revealed-lucky = Événement heureux : « { $card } », { $card-effect }.
pillars-event-revealed-unlucky = Événement malheureux : « { $card } », { $card-effect }.
pillars-event-protected = { $seat } échappe à l’événement.
    .you = Vous échappez à l’événement.
pillars-event-gains-gold = { $seat } gagne { $gold } ({ $cause }).
    .you = Vous gagnez { $gold } ({ $cause }).
pillars-event-gains-gold-spilled = { $seat } gagne { $gold }, moins { $spilled-n } au-delà de 30 ({ $cause }).
    .you = Vous gagnez { $gold }, moins { $spilled-n } au-delà de 30 ({ $cause }).
pillars-event-gains-goods = { $seat } gagne { $cubes } ({ $cause }).
    .you = Vous gagnez { $cubes } ({ $cause }).
pillars-event-gains-points = { $seat } gagne { $points } ({ $cause }).
    .you = Vous gagnez { $points } ({ $cause }).
pillars-event-pays = { $seat } paie { $gold } ({ $cause }).
    .you = Vous payez { $gold } ({ $cause }).
pillars-event-pays-short = { $points-n ->
    [0] { $seat } paie { $gold } ; il en manque { $unpaid-n }, sans conséquence ({ $cause }).
   *[other] { $seat } paie { $gold } ; il en manque { $unpaid-n }, ce qui coûte { $points } ({ $cause }).
}
    .you = { $points-n ->
        [0] Vous payez { $gold } ; il en manque { $unpaid-n }, sans conséquence ({ $cause }).
       *[other] Vous payez { $gold } ; il en manque { $unpaid-n }, ce qui coûte { $points } ({ $cause }).
    }
pillars-event-loses-points = { $seat } perd { $points } ({ $cause }).
    .you = Vous perdez { $points } ({ $cause }).
pillars-event-builder-at-wall = { $seat } n’aura que 2 bâtisseurs à la manche suivante.
    .you = Vous n’aurez que 2 bâtisseurs à la manche suivante.
pillars-event-receives = { $seat } reçoit { $privilege-the } : { $privilege-effect }.
    .you = Vous recevez { $privilege-the } : { $privilege-effect }.
pillars-event-black-worker-joins = { $seat } gagne l’ouvrier noir, dès la manche suivante.
    .you = Vous gagnez l’ouvrier noir, dès la manche suivante.
pillars-event-tax-rolled = L’impôt s’élève à { $tax }.
pillars-event-exempt = { $seat } ne paie pas d’impôt.
    .you = Vous ne payez pas d’impôt.
pillars-event-joins = { $seat } reçoit { $craftsman-the } à Shiring.
    .you = Vous recevez { $craftsman-the } à Shiring.
pillars-event-castle-lends = { $seat } gagne { $workers } pour la manche suivante (château de Shiring).
    .you = Vous gagnez { $workers } pour la manche suivante (château de Shiring).
pillars-event-buys = { $seat } achète { $cubes } pour { $gold }.
    .you = Vous achetez { $cubes } pour { $gold }.
pillars-event-sells = { $seat } vend { $cubes } pour { $gold }.
    .you = Vous vendez { $cubes } pour { $gold }.
pillars-event-sells-spilled = { $seat } vend { $cubes } pour { $gold }, moins { $spilled-n } au-delà de 30.
    .you = Vous vendez { $cubes } pour { $gold }, moins { $spilled-n } au-delà de 30.
pillars-event-withdraws = { $seat } retire un bâtisseur du marché.
    .you = Vous retirez un bâtisseur du marché.
pillars-event-blessed = { $seat } fait bénir { $craftsman-the }.
    .you = Vous faites bénir { $craftsman-the }.
pillars-event-works = { $seat } fait travailler { $uses ->
    [1] une fois
   *[other] { $uses } fois
} { $craftsman-the } : { $spent } contre { $gained }.
    .you = Vous faites travailler { $uses ->
        [1] une fois
       *[other] { $uses } fois
    } { $craftsman-the } : { $spent } contre { $gained }.
pillars-event-works-spilled = { $seat } fait travailler { $uses ->
    [1] une fois
   *[other] { $uses } fois
} { $craftsman-the } : { $spent } contre { $gained }, moins { $spilled-n } au-delà de 30.
    .you = Vous faites travailler { $uses ->
        [1] une fois
       *[other] { $uses } fois
    } { $craftsman-the } : { $spent } contre { $gained }, moins { $spilled-n } au-delà de 30.
pillars-event-works-for-nothing = { $uses ->
    [1] { $seat } fait travailler { $craftsman-the } : { $gained }.
   *[other] { $seat } fait travailler { $uses } fois { $craftsman-the } : { $gained }.
}
    .you = { $uses ->
        [1] Vous faites travailler { $craftsman-the } : { $gained }.
       *[other] Vous faites travailler { $uses } fois { $craftsman-the } : { $gained }.
    }
pillars-event-works-for-nothing-spilled = { $uses ->
    [1] { $seat } fait travailler { $craftsman-the } : { $gained }, moins { $spilled-n } au-delà de 30.
   *[other] { $seat } fait travailler { $uses } fois { $craftsman-the } : { $gained }, moins { $spilled-n } au-delà de 30.
}
    .you = { $uses ->
        [1] Vous faites travailler { $craftsman-the } : { $gained }, moins { $spilled-n } au-delà de 30.
       *[other] Vous faites travailler { $uses } fois { $craftsman-the } : { $gained }, moins { $spilled-n } au-delà de 30.
    }
pillars-event-returns = { $seat } rend { $cubes } à la réserve.
    .you = Vous rendez { $cubes } à la réserve.
pillars-event-cathedral-grows = La cathédrale s’élève : { $part-the }, partie { $parts } sur 6.
pillars-event-starts-next = { $seat } sera premier joueur.
    .you = Vous ouvrirez la manche suivante.
pillars-event-game-over = La cathédrale est achevée : la partie est terminée.

## Refus

pillars-refusal-not-your-turn = Ce n’est pas à vous de jouer.
pillars-refusal-not-asked = On vous demande autre chose pour l’instant.
pillars-refusal-cannot-start = Seul un joueur de cette partie peut commencer.
pillars-refusal-privilege-is-gone = Ce privilège n’est plus dans la pile.
pillars-refusal-craftsman-is-not-due = Cet artisan n’est pas dans la pile de la manche.
pillars-refusal-cannot-be-left-out = Cette carte ne peut pas être écartée cette manche.
pillars-refusal-event-is-gone = Cet événement n’est plus dans la pile.
pillars-refusal-no-builder-in-bag = Ce joueur n’a plus de bâtisseur dans le sac.
pillars-refusal-not-on-the-die = Le dé d’impôt n’a pas cette face.
pillars-refusal-not-in-row = Cette carte n’est pas dans la rangée.
pillars-refusal-not-enough-workers = Cette carte demande { $needed } et { $idle-n ->
    [0] vous n’en avez aucun de libre
    [one] vous n’en avez que { $idle-n } de libre
   *[other] vous n’en avez que { $idle-n } de libres
}.
pillars-refusal-too-poor = Cela coûte { $price } et { $gold-n ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $gold-n }
}.
pillars-refusal-not-your-craftsman = { $craftsman-The } ne travaille pas pour vous.
pillars-refusal-no-free-space = Il n’y a plus de place { $post-at }.
pillars-refusal-placing-is-free = Placer ne coûte plus rien : le bâtisseur doit être placé.
pillars-refusal-waited-already = Ce bâtisseur a déjà attendu : il doit être placé maintenant.
pillars-refusal-no-remigius = Vous n’avez pas frère Remigius.
pillars-refusal-remigius-not-needed = Placer ne coûte rien : frère Remigius est inutile.
pillars-refusal-event-is-lucky = L’événement est heureux : il n’y a pas lieu d’en être protégé.
pillars-refusal-metal-is-not-sold = Le marché ne vend pas de métal.
pillars-refusal-no-metal-from-bishop = L’évêque offre de la pierre, du bois ou du sable, mais pas de métal.
pillars-refusal-stock-is-short = { $stock-n ->
    [0] Il n’y a plus { $stock-of } au marché.
   *[other] Il ne reste que { $stock } au marché.
}
pillars-refusal-no-woodworker = Sans menuisier, vous ne pouvez pas acheter de bois.
pillars-refusal-no-stonecutter = Sans tailleur de pierre, vous ne pouvez pas vendre de pierre.
pillars-refusal-bought-this-round = Vous avez acheté { $good-some } cette manche : vous ne pouvez plus en vendre.
pillars-refusal-too-few-goods = Il faut { $needed } et { $have-n ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $have-n }
}.
pillars-refusal-at-least-one-use = Un artisan travaille au moins une fois.
pillars-refusal-at-least-one-cube = Il faut au moins un cube.
pillars-refusal-worked-already = { $craftsman-The } a déjà travaillé cette manche.
pillars-refusal-over-capacity = { $craftsman-The } travaille au plus { $capacity ->
    [1] une fois
   *[other] { $capacity } fois
} cette manche.
pillars-refusal-no-metal-at-hand = L’outilleur demande au moins 1 cube de métal et vous n’en avez pas.
pillars-refusal-no-mortar-mixer = Sans chaufournier, vos maçons ne travaillent pas.
pillars-refusal-cannot-be-blessed = { $craftsman-The } ne peut pas être béni.
pillars-refusal-more-than-excess = Vous n’avez que { $excess } en trop.
pillars-refusal-kind-is-past = Les cubes se rendent dans l’ordre sable, bois, pierre, métal : il est trop tard pour { $good-the }.
pillars-refusal-too-few-to-follow = Vous devriez encore rendre { $still } et { $left-n ->
    [0] il n’en resterait aucun
   *[other] il n’en resterait que { $left-n }
} parmi les types suivants.

## Décompte

pillars-score-start = Au départ
pillars-score-priory = Prieuré
pillars-score-privileges = Privilèges
pillars-score-cathedral = Cathédrale
pillars-score-losses = Pertes

## Tableau

pillars-sheet-round = Manche { $round } sur 6
pillars-sheet-phase = en cours
pillars-sheet-station = lieu { $number } : { $station }
pillars-sheet-start = premier joueur
pillars-sheet-cathedral = cathédrale
pillars-sheet-event = événement
pillars-sheet-event-hidden = pas encore révélé
pillars-sheet-event-foreseen = événement (connu de vous seul)
pillars-sheet-protected = protégés
pillars-sheet-tax = impôt
pillars-sheet-row = Rangée
pillars-sheet-taken-by = à { $seat }
pillars-sheet-posts = Plateau
pillars-sheet-free = libre
pillars-sheet-stock = stock du marché
pillars-sheet-court-metal = métal à la cour
pillars-sheet-yes = oui
pillars-sheet-no = non
pillars-sheet-castle = ouvriers gris
pillars-sheet-builders = Maîtres bâtisseurs
pillars-sheet-price = coût
pillars-sheet-drawn = tiré
pillars-sheet-parked = en attente
pillars-sheet-parked-at = { $seat } à { $price }
pillars-sheet-bag = dans le sac
pillars-sheet-in-bag = { $seat } : { $builders }
pillars-sheet-redraw = second tirage
pillars-sheet-redraw-used = utilisé
pillars-sheet-redraw-left = encore possible
pillars-sheet-walled = 2 bâtisseurs seulement
pillars-sheet-aside = troisième bâtisseur écarté
pillars-sheet-decks = Encore cachés
pillars-sheet-events-unseen = événements
pillars-sheet-privileges-unseen = privilèges
pillars-sheet-seat = { $seat }
pillars-sheet-player = { $seat }
pillars-sheet-points = points
pillars-sheet-gold = or
pillars-sheet-goods = ressources
pillars-sheet-workers = ouvriers
pillars-sheet-workers-of = libres : { $idle }, occupés : { $busy }, manche suivante : { $next }
pillars-sheet-craftsmen = artisans ({ $limit } au plus)
pillars-sheet-craftsman = { $craftsman-name } ({ $capacity }/manche)
pillars-sheet-craftsman-blessed = { $craftsman-name } ({ $capacity }/manche, béni)
pillars-sheet-craftsman-tired = { $craftsman-name } ({ $capacity }/manche, a travaillé)
pillars-sheet-privileges = privilèges
pillars-sheet-bought = achetés, invendables
pillars-sheet-passed = a passé
pillars-sheet-nothing = rien

## Comptes

pillars-bill-cubes = cubes à rendre

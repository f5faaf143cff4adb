### Ora & Labora : ce que seul le plateau dit.

ora-board-shared = Roue et bâtiments proposés
ora-board-my-land = Mon domaine
ora-board-my-settlements = Mes agglomérations
ora-board-supply = Terrains à acheter
ora-board-neutral = Joueur neutre
ora-board-wheel = Roue de production, manche { $round }
ora-board-of = sur { $n }
ora-board-bonus = bonus
ora-board-begins = { $seat } commence
ora-board-phase = phase d’agglomération
ora-board-income = Manche { $round }, pour tous : { $goods }
ora-board-wonders = Merveilles
ora-board-contract = contrat
ora-board-clergy = ecclésiastiques chez eux
ora-board-scores = compte avec ses voisins
ora-board-coast-side = un lopin côtier peut venir ici
ora-board-mountain-side = un lopin de montagne peut venir ici
ora-board-or = ou
ora-board-per = par
ora-board-beside = voisin
ora-board-free = libres
ora-board-cards-come = Elles arrivent après la phase Agglomération de la manche { $round }.
ora-board-entry = { $name } : { $what }

### La vente à la chandelle : les règles, dans l’ordre de lecture.

## Mise en place

CAN-chapter-1 = Mise en place
CAN-1-1 = Chacun des 2 à 4 joueurs a 2 gros et 4 deniers. Les bourses sont visibles de tous.
CAN-1-2 = Il y a sept chandelles, qui valent de 0 à 6 points. On les mélange ; quatre au plus sont vendues, les autres ne sont jamais vues.
CAN-1-3 = La partie courte compte trois manches, la longue quatre : une chandelle est vendue dans chacune.
CAN-1-4 = À quatre, on ne joue pas la partie longue.

## La manche

CAN-chapter-2 = La manche
CAN-2-1 = Un joueur, le voyant, regarde en secret la prochaine chandelle. Les joueurs sont voyants à tour de rôle.
CAN-2-2 = Tous misent en secret et en même temps : de 0 à 6 deniers, et pas plus que ne valent leurs pièces. Nul ne reprend sa mise.
CAN-2-3 = La chandelle est montrée à tous.
CAN-2-4 = Le plus offrant l’obtient, avec ses points ; entre mises égales, le premier dans l’ordre des places.

## L’argent

CAN-chapter-3 = L’argent
CAN-3-1 = L’acheteur paie sa mise. Un gros vaut 3 deniers. Il choisit les pièces, mais n’en donne aucune dont on pourrait se passer ; le trop-payé est perdu.
CAN-3-2 = Un acheteur qui n’a qu’une façon de payer n’est pas interrogé.
CAN-3-3 = À tout moment, sauf quand il paie, un joueur peut changer un gros en 3 deniers.

## La fin

CAN-chapter-4 = La fin
CAN-4-1 = La partie s’achève quand la dernière chandelle est payée.
CAN-4-2 = Le plus de points l’emporte. En cas d’égalité, celui des ex æquo à qui il reste le plus d’argent gagne ; sinon ils partagent la victoire.

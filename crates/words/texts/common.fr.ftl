### Les mots communs à tous les jeux.

## Listes et nombres

list-comma = { $head }, { $tail }
list-and = { $head } et { $tail }
list-empty = rien
counted = { $what }

## Places

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-white = Blanc

## Langues

language-fr = français
language-en = anglais

## Refus communs

refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-asked = On vous demande autre chose pour l’instant.
refusal-over = La partie est terminée.
refusal-unreadable = Cette réponse est illisible.

## Livrets de règles

rules-reconstructed = Valeurs imprimées reconstituées. Le livret ne les donne pas ; ces lignes sont de nous et peuvent différer de la boîte :

## La table, dans un terminal ou sur une page

table-round = Manche { $round }
table-turn = À { $who } de jouer.
    .you = À vous de jouer.
table-waiting = On attend { $who }.
table-chance = Le hasard décide.
table-over = La partie est terminée.
table-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-score = Décompte
table-total = Total
table-winner = { $who } gagne.
    .you = Vous gagnez !
table-tie = { $who } se partagent la victoire.
table-tie-with-you = Vous partagez la victoire avec { $who }.
table-given-up = La partie a été abandonnée : elle s’arrête sans résultat.
table-solo = { $who } termine avec { $points } { $points ->
    [one] point
   *[other] points
}.
    .you = Vous terminez avec { $points } { $points ->
        [one] point
       *[other] points
    }.
table-player = { $who }
table-log = Journal
table-options = Choix
table-greyed = Impossible pour l’instant
table-why = Pourquoi est-ce impossible ?
table-rule = Règle
table-rules = Règles
table-undo = Annuler
table-redo = Rétablir
table-restart = Recommencer le tour
table-end-turn = Finir le tour
table-draft = Brouillon
table-hint = Conseil
table-help = Aide
table-quit = Quitter
table-save = Enregistrer
table-yes = Oui
table-no = Non

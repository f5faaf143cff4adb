### La vente à la chandelle : noms, questions, choix, journal, refus, étiquettes.

candle = La Vente à la chandelle
candle-credits = Un jeu de la maison Parlour, pour les essais et pour apprendre.
candle-about = Sept chandelles, dont quatre sont vendues : un joueur connaît la prochaine, tous misent en secret, et le plus offrant paie.

## Options

candle-option-length = durée
    .about = Combien de chandelles sont vendues, une par manche.
candle-option-length-short = trois manches
candle-option-length-long = quatre manches
candle-setup-long-for-four = la partie longue se joue à deux ou trois

## Pièces et points

candle-coin-groat = gros
    .count = { $n } gros
    .effect = paie une enchère
candle-coin-penny = denier
    .count = { $n } { $n ->
        [one] denier
       *[other] deniers
    }
    .effect = paie une enchère, un à un
candle-point = point
    .count = { $n } { $n ->
        [one] point
       *[other] points
    }

## Questions

candle-prompt-look = { $seat } regarde la prochaine chandelle.
candle-prompt-bid = Combien misez-vous ? Vous avez { $purse }.
candle-prompt-show = La chandelle est montrée.
candle-prompt-pay = Vous devez { $owed } : combien de gros donnez-vous ?

## Choix

candle-choice-candle = Chandelle { $candle }
candle-choice-bid = Miser { $pennies }
candle-choice-groats = Payer avec { $groats }
candle-choice-change = Changer un gros en deniers

## Journal

candle-event-saw = { $seat } voit la chandelle { $candle }.
    .you = Vous voyez la chandelle { $candle }.
candle-event-sold = { $seat } obtient la chandelle { $candle } pour { $price }.
    .you = Vous obtenez la chandelle { $candle } pour { $price }.
candle-event-paid = { $seat } paie { $coins }.
    .you = Vous payez { $coins }.
candle-event-changed = { $seat } change un gros.
    .you = Vous changez un gros.

## Refus

candle-refusal-not-asked = On vous demande autre chose pour l’instant.
candle-refusal-candle-is-gone = Cette chandelle ne peut pas sortir.
candle-refusal-too-high = Personne ne peut miser plus de { $most }.
candle-refusal-too-poor = Une mise de { $bid } dépasse vos { $purse }.
candle-refusal-cannot-settle = De { $fewest } à { $most } gros règlent la note.
candle-refusal-pay-first = Réglez d’abord votre note.
candle-refusal-no-groat = Vous n’avez pas de gros à changer.

## Le tableau

candle-sheet-round = Manche { $round } sur { $rounds }
candle-sheet-seat = { $seat }
candle-sheet-next = La prochaine chandelle, que vous seul connaissez

## Le décompte

candle-score-candles = Chandelles

### La page d’une table sur le site.

table-page = La table

## Ce qui est demandé, et les choix

table-status = Ce qui est demandé
table-your-turn = À vous
table-your-turn-now = C’est à vous de jouer.
table-turn-of = { $who } joue
table-ready = Votre tour est complet : finissez-le, ou annulez.
table-watching = Vous regardez.
table-asides = À tout moment
table-impossible = { $n ->
    [one] { $n } choix impossible pour l’instant
   *[other] { $n } choix impossibles pour l’instant
}
table-nothing-drafted = Vous n’avez encore rien joué qui puisse être repris.
table-still-asked = Votre tour n’est pas complet : répondez d’abord à la question.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-hint-is = Un bon joueur penserait à ceci :
table-goods = Mes biens
table-days-left = { $d } j { $h } h
table-hours-left = { $h } h { $m } min
table-late = La table avait déjà changé : rien n’a été joué. Voici où elle en est.
table-refused = Les règles l’interdisent :
table-failed = Cela n’a pas marché. Essayez encore.
table-close = Fermer
table-then-place = Touchez maintenant sa place.
table-answers-in-words = Ou choisir en mots
table-fit = Tout
table-menu = Menu
table-larger = Plus grand
table-magnify = Agrandir
table-magnified = Agrandi
table-unread = non lus

## Les joueurs

table-to-act = doit jouer
table-points-so-far = Points pour l’instant
table-you = vous
table-here = à table
table-away = pas là
table-bot = robot : { $level }
table-bot-is = robot :
table-resigned = abandon : un robot joue
table-caretaker = un robot joue à sa place
table-back = Je suis de retour
table-sit-here = Jouer à cette place

## La colonne

table-rail = Joueurs, journal et aide
table-chat = Discussion
table-chat-spectator = (spectateur)
table-chat-host = (hôte)
table-chat-mute = Faire taire
table-chat-unmute = Rendre la parole
table-chat-who = Qui peut parler :
table-chat-everybody = Tout le monde
table-chat-players = Les joueurs
table-chat-nobody = Personne
table-chat-closed = L’hôte a fermé la discussion.
table-chat-none = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose à la table
table-chat-send = Dire
table-notes = Notes
table-notes-keep = Garder
table-notes-private = Personne d’autre ne lit vos notes.
table-older = Manches précédentes
table-setup = Mise en place, { $n } lignes
table-steps = et { $n } de plus
table-since = { $n ->
    [one] { $n } action depuis votre tour
   *[other] { $n } actions depuis votre tour
} ▸ revoir
table-recap = En votre absence
table-recap-last = Votre dernier coup :
table-recap-first = Vous n’avez pas encore joué.
table-recap-count = { $n ->
    [one] Depuis, une action.
   *[other] Depuis, { $n } actions.
}
table-recap-steps = Pas à pas ▸
table-recap-play = À moi de jouer
table-recap-close = À la table
table-filter = Quelles lignes
table-filter-all = Tout
table-filter-mine = Moi
table-filter-chance = Tirages
table-filter-since = Depuis mon tour
table-replay = Ce que les autres ont fait
table-pause = Pause
table-resume = Reprendre
table-slower = Plus lent
table-faster = Plus vite
table-n-of = { $n } sur { $of }
table-help-now = Cette décision
table-all-rules = Toutes les règles
table-icons = Icônes
table-keys = Touches
table-key-number = prendre le choix qui porte ce numéro
table-key-history = un coup en arrière ou en avant dans l’histoire
table-key-look = texte ou dessin
table-key-help = montrer cette aide

## L’histoire de la partie

table-history = Histoire de la partie
table-first = Au début
table-back-one = Un coup en arrière
table-on-one = Un coup en avant
table-now = Revenir au présent
table-past = Dans le passé : coup { $line } sur { $of }.
table-rewind = Proposer de rejouer à partir d’ici
table-rewind-asked = { $who } propose de revenir au coup { $line }.
table-rewind-look = Voir cette position
table-revision = Règles, révision { $rules }.
table-revision-newer = Que changeraient les nouvelles règles ?
table-revision-asked = { $who } propose de poursuivre selon la révision { $rules } des règles ; rien de ce qui a été joué ne changerait.
table-revision-asked-back = { $who } propose de poursuivre selon la révision { $rules } des règles, à partir du coup { $line }.
table-agree = D’accord
table-refuse = Refuser

## Le décompte et la fin

table-count = Points par catégorie
table-result = Le résultat
table-foreseen = Cette partie est revenue en arrière, avant un tirage déjà vu : elle ne compte pas parmi les meilleurs scores.
table-standing = Rang { $rank } parmi les { $of } parties de ce mode sur ce serveur.
table-rank = Rang
table-curve = Les points, manche après manche
table-course = Le cours de la partie
table-chances = Les chances de victoire, vues par les robots
table-curve-numbers = La même chose en chiffres
table-picture-svg = Le plateau final en SVG
table-picture-png = Le plateau final en PNG
table-journal = Télécharger le journal
table-rematch = Rejouer
table-rematch-go = À la partie suivante
table-group = Faire un groupe de ces personnes
table-resign = Abandonner
table-resign-how = Un robot joue à votre place jusqu’à la fin. C’est sans retour.
table-resign-alone = Personne d’autre ne joue ici : la partie s’arrête aussitôt, sans résultat. C’est sans retour.
table-resign-sure = Oui, j’abandonne
table-chance-check = Le hasard est-il honnête ?
table-chance-how = Avant le premier tirage, le serveur a scellé le secret dont viennent tous les tirages, et en a montré cette empreinte. À la fin, le secret est ouvert : chacun peut refaire les tirages et comparer.
table-commitment = Empreinte du secret scellé :
table-seed = Le secret :
table-seed-later = Il sera ouvert à la fin de la partie.

## Mise en page

table-look-text = Montrer en texte
table-look-drawn = Montrer le plateau
table-tabs = Les parties de la table
table-tab-board = Plateau
table-tab-me = Moi
table-tab-others = Autres
table-lost = La connexion est perdue. Nouvel essai…
table-again = La connexion est rétablie.

## La scène

table-round-word = Manche
table-of-rounds = sur { $n }
table-supply = Réserve
table-board-of = plateau
table-in-words = tous les choix en mots
table-all-choices = Tous les choix en mots
table-points-tab = Points
table-fold = Replier les joueurs, le journal et l’aide
table-unfold = Montrer les joueurs, le journal et l’aide
table-why-not = Pourquoi est-ce impossible ?
table-the-rule = La règle
table-here-you-may = Ici, vous pouvez
table-more = encore { $n }
table-left = Encore { $n } choix
table-asides-menu = À tout moment ({ $n })
table-countdown-stop = Arrêter
table-countdown = Votre tour finit dans { $n } s
table-countdown-choose = Choisir
table-put-back = Reposer : { $what }
table-skip = Passer
table-offline = Vous êtes hors ligne. La table vous attend.

## Leçons

table-learn = Apprendre le jeu avec un guide
table-learn-short = Leçons brèves :
table-coach-step = { $n } sur { $of }
table-coach-next = Continuer
table-coach-back = Retour
table-coach-again = Recommencer
table-coach-leave = Quitter la leçon
table-coach-play = Jouer une partie
table-coach-next-lesson = Ensuite : { $title }
table-coach-other = C’est permis, mais faisons ce que nous avions prévu. Relisez la dernière phrase.
table-coach-early = Un instant : lisez d’abord ceci, puis continuez.
table-tip = Nouveau pour vous
table-tip-read = Compris
table-tip-later = Cela reste dans l’aide, sous « Cette décision ».
table-tip-wise = Souvent sage :
table-tip-cost = Ce que cela coûte :
## Reading

table-read-price = Prix
table-read-points = Points
table-read-now = Pour vous, maintenant
table-read-all = Tout ce qui est sur la table, à lire
table-read-all-of = { $game } : tout ce qui est sur la table
table-read-back = Retour à la table
table-key-read = lire ce qui a le focus
## Payer en une fois

table-bill = À payer
table-bill-sum = { $has } sur { $due }
table-bill-lacks = Reste dû : { $what }
table-bill-over = Plus qu’il ne faut : { $what }
table-bill-settled = Le compte y est.
table-bill-not-so = Ensemble, cela ne règle pas le compte.
table-bill-pay = Payer
table-bill-at-once = D’un coup :
table-bill-keeps = garde
table-bill-each = { $n } chacun
table-bill-more = Plus : { $what }
table-bill-less = Moins : { $what }
table-bill-give = Donner { $what }
table-bill-clear = Effacer

## Une partie qui continue ailleurs, et plusieurs personnes sur un appareil

table-what-if = Et si
table-what-if-is = Et si : cette partie en reprend une autre au coup { $line }. Elle ne compte pas.
table-what-if-go = Et si ? Reprendre d’ici
table-what-if-how = Une nouvelle table à vous commence dans cette position. Elle ne compte pas.
table-from-file = D’un fichier
table-from-file-is = Cette partie vient d’un fichier et reprend après son coup { $line }. Elle ne compte pas.
table-elsewhere = Emporter cette partie
table-elsewhere-how = Rien dans cette partie ne vous est caché : gardez-la en fichier, ouvrez-la sur un autre Parlour, ou reprenez d’ici à une table à vous.
table-elsewhere-secret = Cette partie vous cache quelque chose : elle pourra être emportée une fois terminée.
table-curtain = À { $who } de jouer : passez l’appareil.
table-unveil = Je suis { $who } : montrer mon jeu

## Préparer son tour en attendant

table-plan = Préparer mon tour
table-plan-here = Préparez ici votre prochain tour : des robots jouent pour les autres, et ce que ceux-ci cachent est laissé de côté ou deviné. Gardez ce plan, et il vous sera proposé quand viendra votre tour.
table-plan-keep = Garder ce plan
table-plan-begun = Vous préparez votre prochain tour.
table-plan-on = Continuer à préparer
table-plan-drop = Abandonner le plan
table-plan-possible = Étapes de votre plan encore permises : { $possible } sur { $n }.
table-plan-impossible = Plus rien de votre plan n’est permis.
table-plan-news = { $n ->
    [0] Rien ne s’est passé depuis.
    [one] Un coup a été joué depuis.
   *[other] { $n } coups ont été joués depuis.
}
table-plan-use = Le poser sur le plateau
table-plan-then = La position d’où part votre plan

# Le temps à une table : pendules, absence, pauses, repos, coups repris, décisions communes.

# -- pendules
time-until = jusqu’au
time-in-utc = { $weekday } { $day } { $month }, { $clock } UTC
time-weekday = { $n ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
time-month = { $n ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
time-still-pause = la pendule est arrêtée
time-still-holiday = en congé : la pendule est arrêtée
time-still-quiet = heures calmes : la pendule est arrêtée
time-holiday-from = en congé du
time-holiday-until = en congé jusqu’au

# -- absence
time-stand-in = { $who } joue ce tour
time-stand-in-log = { $who } en remplacement
time-covered = { $n ->
    [one] absence d’un tour
   *[other] absence de { $n } tours
}
time-wanted = quelqu’un est demandé pour cette place
time-nudge = Relancer
time-nudge-of = Envoyer un rappel courtois : { $who }
time-find-substitute = Chercher une relève
time-find-substitute-of = Chercher quelqu’un pour la place : { $who }
time-end-game = Finir la partie en l’état
time-take-over = Prendre cette place
time-take-over-text = Il manque quelqu’un à cette table. Vous pouvez prendre la place et continuer la partie.

# -- pauses
time-pause = Proposer une pause
time-paused = Tout le monde fait une pause : aucune pendule ne tourne.
time-resume = Reprendre
time-decide = Temps
time-ended-early = La partie a été arrêtée en l’état.
time-given-up = La partie a été abandonnée.

# -- propositions
time-asks-pause = { $who } propose une pause : aucune pendule ne tourne jusqu’à la reprise.
time-asks-substitute = { $who } propose de chercher quelqu’un pour la place « { $about } ». Si cette personne revient avant, elle garde sa place.
time-asks-end = { $who } propose de finir la partie avec les points actuels.
time-asks-you = Une proposition attend votre avis.
time-undoes = Seraient annulés :

# -- reprendre un coup
time-take-back = Reprendre mon coup
time-take-back-ask = Demander à reprendre mon coup
time-take-back-stand-in = Reprendre le coup joué par { $who }
time-take-back-stand-in-ask = Demander à reprendre le coup joué par { $who }

# -- cadences
time-pace-live = une soirée
time-pace-1d = un coup par jour
time-pace-56h = trois coups par semaine
time-pace-7d = un coup par semaine
time-pace-hours = { $n ->
    [one] une heure par tour
   *[other] { $n } heures par tour
}
time-pace-other = Autre rythme
time-expected-live = Environ { $turns } tours chacun : une seule séance.
time-expected = Environ { $turns } tours chacun : à peu près { $about } si tout le monde tient le rythme, { $latest } au plus. Pauses et congés en plus.
time-span-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
time-span-weeks = { $n ->
    [one] une semaine
   *[other] { $n } semaines
}
time-span-months = { $n ->
    [one] un mois
   *[other] { $n } mois
}
time-pace-absence = Quand votre temps se fait court, un rappel vous parvient. Quand il est écoulé, un robot joue ce seul tour ; le suivant vous revient.

# -- repos
time-rest = Heures calmes et congés
time-rest-text = Votre pendule s’arrête alors, aux tables où un tour dure un jour ou plus. Les autres le voient. Pendant vos heures calmes, rien ne vous réveille, sauf un tour dont le temps s’achève.
time-quiet = Heures calmes, chaque jour
time-quiet-from = de
time-quiet-to = à
time-zone = Votre fuseau horaire
time-zone-utc = UTC
time-quiet-hint = Douze heures par jour au plus.
time-quiet-save = Garder ces heures
time-quiet-none = Pas d’heures calmes
time-holiday = Congé
time-holiday-first = premier jour
time-holiday-last = dernier jour
time-holiday-hint = Chaque partie vous attend { $n } jours en tout.
time-holiday-announce = L’annoncer
time-holiday-home = Me revoilà
time-holiday-now = Annoncé :

# -- messages aux absents
notice-nudge = Les autres aimeraient continuer : { $game }
notice-decision = On propose ou on annonce quelque chose : { $game }
notice-substitute = Une place change de mains : { $game }
site-occasion-nudge = les autres aimeraient continuer
site-occasion-decision = on propose ou on annonce une pause, un congé ou la fin
site-occasion-substitute = une place change de mains

### Les pages du site : tout sauf la table elle-même.

## Toutes les pages

site-skip = Aller au contenu
site-home = Accueil
site-nav = Menu principal
site-waiting-short = en attente
site-next-table = Aller à la prochaine table qui vous attend
site-waiting = { $n ->
    [one] { $n } table vous attend
   *[other] { $n } tables vous attendent
}
site-in-english = English
site-in-french = Français
site-theme-system = Thème : celui du système. Passer au sombre.
site-theme-dark = Thème : sombre. Passer au clair.
site-theme-light = Thème : clair. Passer à celui du système.
site-sign-in = Se connecter
site-sign-out = Se déconnecter
site-unofficial = Parlour est une table non officielle, faite par des joueurs. Les jeux appartiennent à leurs auteurs et éditeurs : achetez-les, ils le méritent.
site-for-programs = Pour les programmes

## Accueil

site-tagline = Cinq jeux médiévaux à une même table
site-welcome = Cinq jeux médiévaux à une même table, avec les règles exactes. En solitaire contre des robots, en direct entre amis, ou quelques coups par jour.
site-play-now = Jouer
site-play-now-of = Jouer : { $game }, contre des robots
site-continue = Reprendre
site-choose-game = Choisir un jeu
site-shelf = L’étagère
site-your-turn = À vous de jouer
site-your-tables = Vos tables
site-no-tables-yet = Pas encore de table : prenez un codex sur l’étagère.
site-open-tables = Tables ouvertes
site-running-tables = Parties en cours
site-finished-tables = Parties terminées
site-no-open-tables = Personne n’attend de joueurs pour le moment. Ouvrez une table, d’autres la verront ici.
site-free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
site-pace-days = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
site-watch = Regarder
site-look = Voir
site-state-yours = à vous
site-state-room = salle d’attente
site-state-others = aux autres de jouer
site-asked = on attend { $who }
site-still-minutes = { $n ->
    [0] à l’instant
    [one] depuis { $n } minute
   *[other] depuis { $n } minutes
}
site-still-hours = { $n ->
    [one] depuis { $n } heure
   *[other] depuis { $n } heures
}
site-still-days = { $n ->
    [one] depuis { $n } jour
   *[other] depuis { $n } jours
}
site-give-up-of = Abandonner la table : { $game }
site-give-up-how = Un robot joue à votre place s’il reste quelqu’un ; sinon la partie s’arrête sans résultat.
site-promise-why = Pourquoi est-ce impossible ?
site-promise-why-text = Chaque choix grisé répond par la règle qui l’interdit.
site-promise-undo = Essayer, puis annuler
site-promise-undo-text = Jouez votre tour librement, jusqu’à ce que vous le finissiez ou qu’un secret se dévoile.
site-promise-chance = Un hasard vérifiable
site-promise-chance-text = Les tirages sont scellés avant la partie et ouverts à la fin.

## Un jeu

site-players-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
site-players-range = { $from } à { $to } joueurs
site-minutes = environ { $n } minutes
site-minutes-range = { $from } à { $to } minutes
site-fact-players = Joueurs
site-fact-time = Durée
site-fact-weight = Difficulté
site-fact-credits = Crédits
site-weight-3 = moyenne
site-weight-4 = exigeante
site-weight-5 = pour connaisseurs
site-new-table = Nouvelle table
site-rules = Règles
site-modes = Façons de jouer
site-modes-alone = En solitaire : le mode solo du jeu, ou contre des robots.
site-modes-bots = En solitaire : des robots prennent les autres places.
site-modes-values = { $what } : { $values }
site-glossary = Matériel
site-scores = Meilleurs scores sur ce serveur
site-no-scores = Aucune partie n’est encore finie ici : la première ligne est à vous.
site-score-name = Nom
site-score-points = Points
site-score-mode = Table
site-score-look = Voir
site-bots = Robots
site-bots-lead = Les robots suivent les mêmes règles et ne savent que ce que leur place peut savoir.
site-pillars-pitch = Bâtisseurs, artisans et une cathédrale en six manches.
site-ora-pitch = La France ou l’Irlande, une roue et votre monastère.
site-orleans-pitch = Des disciples tirés du sac, des biens le long de la Loire.
site-abbey-pitch = Des dés pour moines, des murs contre les Ténèbres.
site-forest-pitch = Cinq villages, du verre et deux cadrans qui tournent.

## Règles

site-rules-of = { $game } : les règles
site-overview = En bref
site-overview-of = { $game } en bref
site-overview-print = une feuille à l’impression
site-overview-goal = Le but
site-overview-round = Une manche
site-overview-points = Ce qui rapporte des points
site-overview-measured = Parts du décompte final dans { $games } parties de robots de niveau compagnon ; une ligne négative est omise.
site-overview-end = La fin
site-overview-counts = Joueurs et durée
site-overview-turns = Tours par joueur
site-overview-usual = Points habituels
site-search-rules = Chercher dans les règles
site-search = Chercher
site-search-found = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
site-search-nothing = Aucune règle ne contient tous ces mots. Des mots moins nombreux ou plus courts trouvent davantage.
site-search-clear = Afficher toutes les règles
site-chapters = Chapitres
site-rule-link = Lien vers la règle { $rule }
site-rules-lead = Dans nos propres mots, règle par règle. Chaque numéro est un lien à partager ; les refus en cours de partie y renvoient.

## Nouvelle table

site-new-title = Nouvelle table : { $game }
site-presets = Partir de
site-preset-friends = Entre amis, sur plusieurs jours
site-preset-evening = Ce soir
site-preset-alone = En solitaire
site-beginning = Comment on commence
site-preset-first = Première partie
site-preset-standard = Standard
site-preset-expert = Expert
site-preset-last = Ma dernière table
site-your-name = Votre nom
site-name-hint = Les autres le lisent. Aucun compte n’est nécessaire.
site-seats = Places
site-seat-number = Place { $n }
site-seat-me = moi
site-seat-me-too = moi aussi (plusieurs sur un écran)
site-seat-open = ouverte aux autres
site-seat-bot = robot : { $level }
site-seat-named = Nom à la place { $n }
site-pace = Rythme
site-pace-hint-live = En direct : tout le monde est là ; un tour dure { $n } minutes au plus.
site-who-sees = Qui peut venir
site-public = Publique : visible sur l’accueil
site-private = Privée : sur lien seulement
site-options = Options
site-no-options = Ce jeu n’a pas d’options : tous jouent avec les mêmes règles.
site-more-values = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
site-not-possible = { $n ->
    [one] { $n } valeur impossible ici : pourquoi ?
   *[other] { $n } valeurs impossibles ici : pourquoi ?
}
site-create = Ouvrir la table
site-refresh = Actualiser le formulaire
site-set-right = Les valeurs incompatibles ont été remises au standard.

## Refus d'une mise en place


## Salle d'attente

site-room-waits = { $n ->
    [one] { $n } place est encore libre
   *[other] { $n } places sont encore libres
}
site-room-host-starts = Tout le monde est là : l’hôte peut commencer.
site-room-you-start = Tout le monde est là : commencez quand vous voulez.
site-room-abandoned = Cette table a été abandonnée.
site-room-invite = Inviter
site-room-invite-text = Envoyez ce lien, ou faites scanner le code.
site-room-link = Lien vers la table
site-copy = Copier
site-copied = Copié
site-qr = QR code du lien
site-room-you = vous
site-room-ready = c’est bon
site-room-not-ready = pas encore
site-room-wants-word = Tout le monde n’a pas encore dit être prêt.
site-share = Partager
site-change-seat = Prendre plutôt cette place
site-seat-beside = Quelqu’un à côté de moi
site-join-beside = L’installer
site-starts-full = La partie commence d’elle-même dès que tout le monde est là.
site-starts-by-hand = L’hôte lance la partie.
site-start-full = Commencer dès que tout le monde est là
site-start-by-hand = Je la lance à la main
site-card-full = Tout le monde est là
site-card-running = La partie est en cours
site-card-over = La partie est finie
site-be-ready = C’est bon pour moi
site-be-unready = Attendez, pas encore
site-join = S’asseoir ici
site-leave = Quitter la table
site-give-up = Abandonner la table
site-start = Commencer la partie
site-fill = Asseoir un robot
site-free = Rouvrir cette place
site-level = Niveau
site-seat-free = libre
site-room-many-seats = Autoriser plusieurs places par personne
site-room-one-seat = Une seule place par personne
site-room-mode = Comment on joue

## Entrer

site-guest = Jouer comme invité
site-guest-text = Un nom suffit. Vous pourrez en faire un compte plus tard et tout garder.
site-account = Compte
site-sign-in-text = Revenez avec votre identifiant et votre mot de passe.
site-new-account = Nouveau compte
site-new-account-text = Avec un identifiant et un mot de passe, vous retrouvez vos tables sur tous vos appareils.
site-here-as-guest = Vous êtes ici en invité : { $name }. Faites-en un compte et gardez tout, ou connectez-vous à un autre.
site-device = Un autre appareil
site-device-text = Continuez en votre nom sur un téléphone ou un autre ordinateur, sans mot de passe.
site-device-make = Créer un lien
site-device-how = { $n ->
    [one] Ouvrez ce lien sur l’autre appareil, ou scannez-y le code. Il sert une fois, pendant { $n } minute. Qui l’a joue en votre nom : ne le donnez à personne.
   *[other] Ouvrez ce lien sur l’autre appareil, ou scannez-y le code. Il sert une fois, pendant { $n } minutes. Qui l’a joue en votre nom : ne le donnez à personne.
}
site-device-link = Lien vers un autre appareil
site-device-back = Retour à vos réglages
site-device-ask = Continuer en tant que { $name } sur cet appareil ?
site-device-instead = Vous êtes { $name } ici pour l’instant. Si ce nom n’a pas de compte avec mot de passe, vous ne le retrouverez pas.
site-device-go = Continuer : { $name }
site-name = Nom
site-login = Identifiant
site-password = Mot de passe
site-new-password = Nouveau mot de passe
site-email = Adresse e-mail (pour recevoir des avis)

## Profil et réglages

site-kind-guest = invité
site-kind-account = compte
site-kind-bot = programme
site-claim = Créer un compte
site-claim-text = Vous gardez vos tables et pouvez revenir d’un autre appareil.
site-you = Vous
site-language = Langue
site-theme = Thème
site-theme-as-system = celui du système
site-theme-as-light = clair : parchemin
site-theme-as-dark = sombre : heures noires
site-at-the-table = À la table
site-symbols = Lettres et hachures sur les couleurs des joueurs
site-symbols-hint = Aide les joueurs daltoniens ; actif sauf si vous le coupez.
site-text-table = Montrer d’abord les tables en texte
site-text-table-hint = Titres, listes et tableaux au lieu des dessins, pour les lecteurs d’écran ; on peut changer à chaque table.
site-tap-acts = Sur un téléphone, le premier toucher joue
site-tap-acts-hint = Sinon le premier toucher explique une chose, et le deuxième la choisit.
site-keys = Lettres et chiffres servent de touches à la table
site-keys-hint = U annule, E finit le tour, les chiffres choisissent ; flèches, Entrée et Échap servent toujours.
site-motion = Mouvement des pièces
site-motion-none = aucun
site-motion-fast = rapide
site-motion-normal = normal
site-motion-slow = lent
site-turn-ends = Mes tours finissent
site-turn-by-hand = quand je le dis : je peux annuler jusque-là
site-turn-countdown = après un compte à rebours que je peux arrêter
site-turn-by-itself = d’eux-mêmes après la dernière réponse
site-coaching = M’expliquer les questions nouvelles
site-coaching-first-games = pendant mes deux premières parties d’un jeu
site-coaching-always = à chaque partie
site-coaching-off = jamais
site-sound = Des sons à la table
site-sound-turn = c’est à moi
site-sound-piece = quelqu’un agit
site-sound-coin = de l’argent change de mains
site-sound-die = le hasard décide
site-sound-end = la partie est finie
site-volume = Volume
site-notices = Avis
site-webhook = Webhook (Discord, Slack, Matrix ou le vôtre) : une adresse que Parlour appelle
site-save = Enregistrer
site-saved = Enregistré.
site-change-password = Changer le mot de passe
site-change-password-text = Tous les autres appareils et programmes sont déconnectés.
site-tokens = Jetons pour programmes
site-tokens-text = Un programme qui joue pour vous envoie un jeton avec chaque requête.
site-token-once = Ce jeton ne s’affiche qu’une fois ; gardez-le :
site-token-label = À quoi il sert
site-new-token = Nouveau jeton
site-end-token = Supprimer
site-your-data = Vos données
site-export = Télécharger toutes mes données
site-export-text = Tout ce que ce serveur garde sur vous, en un fichier.
site-delete = Supprimer mon compte
site-delete-text = Tout ce qui est personnel disparaît ; les parties restent, sans votre nom. C’est sans retour.
site-delete-sure = Oui, supprimer tout ce qui est à moi
site-past-games = Parties terminées

## Problèmes

site-problem = Cela n’a pas marché
site-lost = Cette page n’existe pas
site-lost-text = Le lien est peut-être ancien, ou la table est privée et il faut son lien complet.
site-way-home = Retour à l’étagère

## Pour les programmes

site-api-title = L’interface pour programmes
site-api-lead = Tout ce que les pages offrent, en JSON sur HTTP. Créez un jeton dans vos réglages et envoyez-le dans l’en-tête Authorization, après le mot Bearer. Les descriptions sont en anglais, comme l’interface elle-même.
site-api-document = La description complète (OpenAPI)
site-api-group-me = Vous
site-api-group-tables = Tables
site-api-group-games = Jeux
site-api-group-other = Autres

## Noms d'invités qui jouent sans attendre

site-guest-names = Aliénor, Aubin, Blanche, Colin, Édith, Gauthier, Isabeau, Mahaut, Odon, Perrin, Thibaut, Yolande

## Matériel

site-glossary-resources = Ressources
site-glossary-goods = Biens
site-glossary-cards = Cartes ressource
site-glossary-craftsmen = Artisans
site-glossary-privileges = Privilèges
site-glossary-events = Événements
site-glossary-stations = Lieux du plateau
site-glossary-buildings = Bâtiments
site-glossary-settlements = Agglomérations
site-glossary-land = Terrains
site-glossary-followers = Disciples
site-glossary-places = Lieux
site-glossary-deeds = Actions bénéfiques
site-glossary-hourglasses = Sabliers
site-glossary-things = Ressources, animaux, tuiles
site-glossary-villages = Villages
site-glossary-workers = Ouvriers
site-glossary-missions = Missions
site-glossary-titles = Titres du jeu en solitaire
site-glossary-tokens = Jetons
site-glossary-towers = Tours
site-glossary-crusades = Croisades
site-glossary-relics = Reliques
site-glossary-saints = Saints patrons
site-glossary-initiative = Jetons d’initiative

## Ce qu'une mise en place exclut

setup-players = Ce jeu se joue de { $fewest } à { $most }.
setup-unknown-option = Cette option n’existe pas.
setup-unknown-value = Cette option n’a pas cette valeur.

## Pourquoi une chose n'est pas possible

said-a-bot-keeps-no-bots = Un robot n’a pas de robots.
said-a-password-has-8-to-200-letters = Un mot de passe compte de 8 à 200 lettres.
said-a-guest-has-no-password = Un invité n’a pas de mot de passe.
said-a-seat-is-still-open = Une place est encore libre.
said-another-proposal-to-go-back-stands-already = Une autre proposition de retour est déjà en cours.
said-it-was-changed-meanwhile-look-again = Cela a changé entre-temps : regardez à nouveau.
said-no-seat-is-open = Aucune place n’est libre.
said-nothing-is-asked-of-you = On ne vous demande rien.
said-only-the-host-may-do-this = Seul l’hôte peut le faire.
said-say-that-you-are-sure = Confirmez d’abord votre choix.
said-somebody-else-sits-there = Quelqu’un d’autre est assis là.
said-somebody-has-this-login-already = Quelqu’un a déjà cet identifiant.
said-somebody-was-faster-the-seat-is-taken = Quelqu’un a été plus rapide : la place est prise.
said-that-is-no-e-mail-address = Ce n’est pas une adresse e-mail.
said-that-is-not-a-possible-login = Cet identifiant n’est pas possible.
said-that-is-not-a-possible-name = Ce nom n’est pas possible : il ne doit être ni vide ni trop long.
said-that-is-taken-already = C’est déjà pris.
said-the-game-has-not-started = La partie n’a pas commencé.
said-the-game-has-started = La partie a commencé.
said-the-game-is-not-being-played = La partie n’est pas en cours.
said-the-game-is-not-over = La partie n’est pas finie.
said-the-game-is-over = La partie est finie.
said-there-are-too-many-tokens-remove-one-first = Il y a trop de jetons : supprimez-en un d’abord.
said-this-game-was-played-under-other-rules-which-this-server-no-longer-plays = Cette partie suivait d’autres règles, que ce serveur ne joue plus.
said-these-choices-do-not-go-together = Ces choix ne vont pas ensemble.
said-you-did-not-play-here = Vous n’avez pas joué ici.
said-you-do-not-play-here = Vous ne jouez pas ici.
said-you-do-not-sit-here = Aucune place n’est à vous ici.
said-you-have-an-account-already = Vous avez déjà un compte.
said-your-turn-is-not-finished = Votre tour n’est pas fini.
said-at-names-the-position-you-answer-as-the-table-told-it = « at » nomme la position à laquelle vous répondez, telle que la table l’a donnée.
said-a-seat-is-one-of-red-blue-green-yellow-white = Une place est red, blue, green, yellow ou white.
said-a-webhook-is-an-http-or-https-address = Un webhook est une adresse http ou https.
said-send-one-answer-or-up-to-200 = Envoyez une réponse, ou jusqu’à 200.
said-the-answer-cannot-be-read = Cette réponse ne peut pas être lue.
said-the-body-cannot-be-read = Le corps de la requête ne peut pas être lu.
said-the-body-is-not-what-is-expected = Le corps de la requête n’est pas ce qui est attendu.
said-the-form-is-not-what-is-expected = Le formulaire n’est pas ce qui est attendu.
said-the-language-is-fr-or-en = La langue est fr ou en.
said-the-pace-is-live-or-a-number-of-days-such-as-3d = Le rythme est « live » ou un nombre de jours comme « 3d ».
said-the-table-draws-for-itself = La table tire elle-même au sort.
said-there-are-more-seats-than-players = Il y a plus de places que de joueurs.
said-there-is-no-such-game = Ce jeu n’existe pas ici.
said-there-is-no-such-level-of-bots = Il n’y a pas de robots de ce niveau.
said-there-is-no-such-status = Cet état n’existe pas.
said-there-is-nothing-to-take-back = Il n’y a rien à reprendre.
said-that-is-not-possible-now = Ce n’est pas possible maintenant.
said-this-cannot-be-set-up = Une telle partie ne peut pas être mise en place.
said-this-request-comes-from-another-site = Cette requête vient d’un autre site.
said-this-server-does-not-know-the-game = Ce serveur ne connaît pas ce jeu.
said-that-is-not-a-possible-seat = Cette place n’est pas possible.
said-that-is-not-a-possible-table-id = Ce n’est pas le nom d’une table.
said-that-is-not-a-possible-number-of-seats = Ce nombre de places n’est pas possible.
said-that-is-not-a-possible-number-of-lines = Ce nombre de coups n’est pas possible.
said-that-is-not-a-possible-settings = Ces réglages ne sont pas possibles.
said-that-is-not-a-possible-draft = Ce brouillon n’est pas possible.
said-that-is-not-a-possible-words = Ces mots ne sont pas possibles.
said-without-names-view-sheet-greyed-log-or-texts = « without » nomme view, sheet, greyed, log ou texts.
said-the-journal-holds-every-secret-it-is-shown-when-the-game-is-over = Le journal contient tous les secrets : il est montré quand la partie est finie.

## Newer rules for a game in play

site-revision-of = { $game } : nouvelles règles
site-revision-now = Cette partie se joue selon la révision { $rules } de ses règles. La révision { $newest } est parue depuis.
site-revision-same = Rien de ce qui a été joué ne changerait : la partie pourrait continuer telle quelle.
site-revision-differs = Le premier coup qui changerait est le coup { $line } :
site-revision-elsewhere = Il resterait permis, mais mènerait à une autre position.
site-revision-again = { $n ->
    [one] La partie reprendrait juste avant ce coup : { $n } coup serait rejoué.
   *[other] La partie reprendrait juste avant ce coup : { $n } coups seraient rejoués.
}
site-revision-look = Voir cette position
site-revision-propose = Poursuivre selon la révision { $newest }
site-revision-stay = Garder ces règles
site-revision-consent = Tous ceux qui jouent doivent être d’accord.
## Leçons

site-learn = Apprendre
site-learn-of = Apprendre { $game }
site-learn-intro = Un guide joue à vos côtés à la vraie table, explique chaque règle quand elle se présente et vous laisse essayer. Rien ne compte ; partez et revenez quand vous voulez.
site-learn-begin = Commencer
site-learn-resume = Reprendre
site-learn-label = { $what } : { $title }
site-learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
site-learn-game = { $game } : le jeu

## La première partie

site-begin-played = Connaissez-vous déjà ce jeu ?
site-begin-played-never = Non, ou il y a trop longtemps
site-begin-played-little = Une ou deux parties
site-begin-played-often = Oui, bien
site-begin-time = Combien de temps avez-vous ?
site-begin-time-quarter = Un quart d’heure
site-begin-time-hour = Une heure environ
site-begin-time-evening = Toute la soirée
site-begin-go = Commencer
site-begin-note = Si le jeu est nouveau pour vous, une leçon guidée vous attend. Sinon, vous jouez contre des robots à votre mesure ; toute partie se quitte et se reprend.
## Glossary

site-rules-glossary = Glossaire
site-rules-glossary-lead = Chaque carte, lieu, pion et marchandise avec sa fiche, comme on la lit à la table.

# Ceux qui veillent sur le site, et les mots de passe perdus.
site-admin = Veiller sur le site
site-admin-done = C’est fait, et noté plus bas.
site-admin-link = Transmettez ce lien ; il sert une fois, pendant un jour :
site-admin-people = Personnes
site-admin-find = Numéro (#7), identifiant ou partie du nom
site-admin-search = Chercher
site-admin-nobody = Personne ne s’appelle ainsi.
site-admin-seen = dernière visite
site-admin-operator = veille sur le site
site-admin-banned = accès fermé
site-admin-muted = sans parole
site-admin-reason = Motif (lu par tous ceux qui veillent sur le site)
site-admin-into = À réunir avec (#7 ou un identifiant)
site-admin-table = Une table
site-admin-table-id = Son identifiant, comme dans son adresse
site-admin-status-open = attend des joueurs
site-admin-status-running = en cours
site-admin-status-over = terminée
site-admin-status-abandoned = abandonnée
site-admin-unlisted = hors des listes
site-admin-seat = Place
site-admin-heir = Nouvel occupant (#7, un identifiant ou un robot)
site-admin-acts = Ce qui a été fait
site-admin-no-acts = Rien pour l’instant.
site-admin-slow = En ce moment, et ce qui est lent
site-admin-limits = Limites en vigueur
site-deed-appoint = Confier le site
site-deed-dismiss = Retirer la charge
site-deed-ban = Fermer l’accès
site-deed-unban = Rouvrir l’accès
site-deed-mute = Retirer la parole
site-deed-unmute = Rendre la parole
site-deed-reset = Lien pour un nouveau mot de passe
site-deed-merge = Réunir
site-deed-end = Mettre fin à la partie
site-deed-unlist = Retirer des listes
site-deed-hand-over = Céder la place
site-deed-delete-chat = Effacer
site-recover = Mot de passe perdu ?
site-recover-text = Dites-nous votre identifiant. Si votre compte a une adresse e-mail, un lien pour choisir un nouveau mot de passe y est envoyé.
site-recover-send = M’envoyer un lien
site-recover-sent = Si ce compte existe et qu’il a une adresse e-mail, un lien est en route. Il sert pendant un jour.
site-recover-no-mail = Ce site n’envoie pas de courriel. La personne qui veille sur lui peut vous donner un lien pour choisir un nouveau mot de passe.
site-recover-guests = Les invités n’ont pas de mot de passe : on les reconnaît à l’appareil sur lequel ils jouent.
site-recover-new = Choisissez un nouveau mot de passe. Tous les autres appareils et programmes devront se connecter de nouveau.
site-recover-subject = Un nouveau mot de passe pour Parlour
site-recover-mail = Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Ce lien permet d’en choisir un ; il sert une fois, pendant un jour :
site-recover-unasked = Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.
site-kept = Les invités qui ne reviennent pas pendant { $guests } jours sont oubliés. Les tables jamais commencées disparaissent après { $unstarted } jours ; les parties où personne ne joue sont abandonnées après { $standing } jours, et disparaissent { $given-up } jours plus tard. Les parties terminées restent.
## Groupes d’amis

site-groups = Groupes
site-groups-text = Des amis qui rejouent souvent ensemble : invitez-les tous d’un clic, et voyez qui a battu qui.
site-your-groups = Vos groupes
site-no-groups = Pas encore de groupe.
site-new-group = Nouveau groupe
site-group-name = Nom du groupe
site-group-asked = on vous invite
site-group-members = Membres
site-group-awaited = invitation envoyée
site-group-join = Rejoindre le groupe
site-group-join-text = Les membres voient les noms de tous et les résultats des parties communes, et peuvent vous inviter à leurs tables.
site-group-decline = Non, merci
site-group-leave = Quitter le groupe
site-group-play = Une table pour tout le monde
site-group-play-text = Chacun reçoit une place et un message ; trois jours par tour, sur lien seulement. La partie commence quand tous ont dit être prêts.
site-group-games = Parties communes
site-group-no-games = Aucune partie terminée pour l’instant.
site-group-heads = Qui a fini devant qui
site-group-played = Parties
site-group-won = Gagnées
site-group-before = devant { $name }
site-group-invite-text = Qui suit ce lien peut rejoindre le groupe.
site-group-link = Lien vers le groupe

## Une partie dans un fichier

site-open-file = Ouvrir une partie
site-open-file-text = Une partie gardée sur ce Parlour ou un autre reprend ici, là où elle en était.
site-open-choose = Le fichier
site-open-journal = Ou son texte
site-open-with = Qui continue ?
site-open-here = Tout le monde sur cet appareil
site-open-room = Les mêmes personnes, sur lien
site-open-counts = Une telle partie ne compte pas. Sur lien, chacun prend la place à son nom.
site-open-go = Ouvrir
site-seat-was = était à { $name }
## Avis

notice-your-turn = À vous de jouer : { $game }
notice-started = La partie commence : { $game }
notice-invitation = On vous invite à une table : { $game }
notice-talk = On parle à votre table : { $game }
notice-take-back = On demande à revenir en arrière : { $game }
notice-rematch = Une revanche ? { $game }
notice-day-left = Encore un jour pour jouer : { $game }
notice-hours-left = Encore trois heures pour jouer : { $game }
notice-caretaker = Un robot joue à votre place : { $game }
notice-game-over = Partie terminée : { $game }
notice-several = { $n ->
    [one] Du nouveau à { $n } table
   *[other] Du nouveau à { $n } tables
}
notice-with = avec { $names }
notice-test = Ceci est un essai : les avis de Parlour vous parviennent ici.
mail-open = Ouvrir la table
mail-board = Le plateau comme vous le voyez
mail-settings = Choisir vos avis :
mail-settings-link = Choisir mes avis
mail-stop = Ne plus recevoir ces lettres :
mail-stop-link = Ne plus recevoir ces lettres
mail-question = Est-ce bien votre adresse ?
mail-question-text = Quelqu’un a donné cette adresse sur { $site } pour recevoir un avis quand une table attend. Si c’était vous, suivez ce lien :
mail-question-else = Sinon, ne faites rien : aucune autre lettre ne viendra.
mail-confirm = Oui, écrivez-moi
site-word-confirm = Est-ce bien votre adresse ?
site-word-confirm-text = Parlour vous y écrira alors au sujet de vos tables, selon vos réglages.
site-word-confirm-yes = Oui, écrivez-moi
site-word-confirmed = C’est confirmé
site-word-confirmed-text = Parlour vous écrit désormais à cette adresse. Chaque lettre porte un lien qui y met fin.
site-word-stop = Plus de lettres ?
site-word-stop-text = Parlour n’écrira plus rien à cette adresse. Vos réglages permettent d’y revenir.
site-word-stop-yes = Plus de lettres
site-word-stopped = Plus de lettres
site-word-stopped-text = Parlour n’écrit plus rien à cette adresse.
site-notices-what = Me prévenir
site-channel-page = Page
site-channel-push = Appareil
site-channel-mail = E-mail
site-channel-webhook = Webhook
site-occasion-your-turn = c’est à moi
site-occasion-started = une de mes parties commence
site-occasion-invitation = on m’invite
site-occasion-talk = on parle en mon absence
site-occasion-take-back = on demande à revenir en arrière
site-occasion-rematch = les autres rejouent
site-occasion-day-left = il me reste un jour
site-occasion-hours-left = il me reste trois heures
site-occasion-caretaker = un robot joue à ma place
site-occasion-game-over = le résultat
site-digest = Un seul e-mail par jour, à
site-zone = Mon fuseau horaire
site-target-works = Les avis y arrivent.
site-target-unconfirmed = Pas encore confirmée : suivez le lien de la lettre.
site-target-stopped = Coupé : vous n’en vouliez plus.
site-target-failing = Dernier envoi manqué ({ $why }) ; un nouvel essai suivra.
site-target-off = Coupé : rien n’arrive depuis plus d’un jour ({ $why }).
site-target-ask = Renvoyer le lien
site-target-asked = Le lien est en route.
site-target-on = Rétablir
site-target-test = Envoyer un essai
site-target-tested = L’essai est en route.
site-target-failed = Rien n’est arrivé : { $why }
site-push-here = Me prévenir sur cet appareil
site-push-failed = Cela n’a pas marché sur cet appareil.
site-push-denied = Ce navigateur ne laisse pas Parlour vous prévenir : autorisez d’abord les notifications de ce site.
site-offline = Vous êtes hors ligne
site-offline-text = Vos tables vous attendent, et tout s’ouvrira quand le réseau sera revenu. En attendant, les règles se lisent :
site-results = Résultats tout frais
site-archive = Mes parties terminées
site-archive-empty = Aucune pour l’instant.
site-archive-more = Parties plus anciennes
site-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
site-left-minutes = { $n ->
    [one] reste { $n } minute
   *[other] reste { $n } minutes
}
site-left-hours = { $n ->
    [one] reste { $n } heure
   *[other] reste { $n } heures
}
site-left-days = { $n ->
    [one] reste { $n } jour
   *[other] reste { $n } jours
}

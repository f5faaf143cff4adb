### Pourquoi une chose n'a pas pu se faire : pour les pages et les programmes.

## En général

problem-sign-in = Dites d’abord qui vous êtes : venez en invité, connectez-vous ou envoyez un jeton.
problem-wrong-login = Aucun compte n’a cet identifiant et ce mot de passe.
problem-not-found = Il n’y a rien de tel ici.
problem-stale = La table a changé entre-temps : voici où elle en est.
problem-other-rules = Cette partie suivait d’autres règles, que ce serveur ne joue plus.
problem-refused = Les règles l’interdisent.
problem-lesson-outdated = Cette leçon n’est plus à jour : recommencez-la.
problem-coached = La leçon demande autre chose : lisez ce que dit le guide.
problem-too-large = La requête est trop grande.
problem-too-slow = La requête n’est pas arrivée à temps jusqu’au bout : réessayez.
problem-too-many = { $n ->
    [one] Trop de requêtes : réessayez dans { $n } seconde.
   *[other] Trop de requêtes : réessayez dans { $n } secondes.
}
problem-too-many-minutes = { $n ->
    [one] Trop de requêtes : réessayez dans { $n } minute.
   *[other] Trop de requêtes : réessayez dans { $n } minutes.
}
problem-crowded = { $n ->
    [one] Votre réseau a déjà toutes les tables permises : terminez ou abandonnez une partie, ou revenez dans { $n } minute.
   *[other] Votre réseau a déjà toutes les tables permises : terminez ou abandonnez une partie, ou revenez dans { $n } minutes.
}
problem-unavailable = La base de données est injoignable pour l’instant ; rien n’est perdu. Réessayez un peu plus tard.
problem-internal = Une erreur s’est produite de notre côté ; elle a été notée.

## Ce qui ne va pas dans une requête

problem-body = Le corps de la requête ne peut pas être lu.
problem-journal = Ce n’est pas une partie qui puisse être ouverte ici.
problem-json = Le corps de la requête n’est pas ce qui est attendu.
problem-answer = Cette réponse ne peut pas être lue.
problem-form = Le formulaire n’est pas ce qui est attendu.
problem-without = « without » nomme view, sheet, greyed, log ou texts.
problem-batch = Envoyez une réponse, ou jusqu’à 200.
problem-token = « at » nomme la position à laquelle vous répondez, telle que la table l’a donnée.
problem-seat-name = Une place est red, blue, green, yellow ou white.
problem-too-many-seats = Il y a plus de places que de joueurs.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-unknown-level = Il n’y a pas de robots de ce niveau.
problem-unknown-status = Cet état n’existe pas.
problem-unknown-pace = Le rythme est « live » ou un nombre de jours comme « 3d ».
problem-unknown-language = La langue est fr ou en.
problem-password-length = Un mot de passe compte de 8 à 200 caractères.
problem-email = Ce n’est pas une adresse e-mail.
problem-webhook = Un webhook est une adresse http ou https.
problem-push = Aucun navigateur ne peut être prévenu à cette adresse.
problem-not-sure = Confirmez d’abord votre choix.

## Pourquoi ce n'est pas à eux de le faire

problem-other-site = Cette requête vient d’un autre site.
problem-bots-keep-no-bots = Un robot n’a pas de robots.
problem-only-the-host = Seul l’hôte peut le faire.
problem-not-seated = Aucune place n’est à vous ici.
problem-not-a-player = Vous ne jouez pas ici.
problem-did-not-play = Vous n’avez pas joué ici.
problem-not-your-seat = Quelqu’un d’autre est assis là.
problem-chat-is-closed = L’hôte a fermé la discussion de cette table.
problem-only-players-talk = Seuls les joueurs parlent à cette table.
problem-muted = L’hôte vous a retiré la parole à cette table.
problem-sent-away = L’hôte ne vous admet plus à cette table.

## Pourquoi ce n'est pas possible en l'état

problem-choices-exclude = Ces choix ne vont pas ensemble.
problem-address-not-confirmed = Cette adresse n’est pas encore confirmée : suivez d’abord le lien de la lettre.
problem-guest-has-no-password = Un invité n’a pas de mot de passe.
problem-no-seat-open = Aucune place n’est libre.
problem-seat-still-open = Une place est encore libre.
problem-no-plan = Il n’y a pas de plan, ou plus rien n’en est permis.
problem-not-all-ready = Tout le monde n’a pas encore dit être prêt.
problem-has-started = La partie a commencé.
problem-has-not-started = La partie n’a pas commencé.
problem-not-played = La partie n’est pas en cours.
problem-is-over = La partie est finie.
problem-is-not-over = La partie n’est pas finie.
problem-journal-is-secret = Le journal contient tous les secrets : il est montré quand la partie est finie.
problem-table-draws = La table tire elle-même au sort.
problem-nothing-asked = On ne vous demande rien.
problem-turn-not-finished = Votre tour n’est pas fini.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-bill-not-settled = Cela ne règle pas le compte.
problem-nothing-to-redo = Il n’y a rien à rétablir.
problem-nothing-to-end = Il n’y a rien à terminer.
problem-nothing-to-decide = Il n’y a rien à décider : personne n’a manqué plusieurs tours, ou une pause est en cours.
problem-not-paused = Aucune pause n’est en cours.
problem-no-nudge = Pas maintenant : la table n’attend pas cette personne, sa pendule est arrêtée, ou un rappel est déjà parti.
problem-no-such-rest = Les heures calmes durent douze heures par jour au plus, un congé trente jours, à partir d’aujourd’hui.
problem-nothing-newer = Cette partie se joue déjà selon les règles les plus récentes, ou n’est pas en cours.

## Ce que quelqu'un d'autre a déjà

problem-taken-database = Un autre serveur tient cette base de données.
problem-taken-file = Ce fichier existe déjà.
problem-taken-login = Quelqu’un a déjà cet identifiant, ou un autre qui lui ressemble.
problem-taken-proposal = Une autre proposition de retour en arrière est déjà en cours.
problem-taken-seat = Quelqu’un a été plus rapide : la place est prise.
problem-taken-secret = Cette clé a déjà été donnée : réessayez.
problem-taken-table-id = Une table porte déjà ce nom : réessayez.

## Ce qui a changé entre-temps

problem-outdated-draft = Votre tour a changé entre-temps, peut-être dans une autre fenêtre : regardez à nouveau.
problem-outdated-proposal = La proposition de retour en arrière n’est plus la même : regardez à nouveau.
problem-outdated-table = Quelqu’un est arrivé ou parti entre-temps : regardez à nouveau.

## Ce qu'exclut l'état d'une table ou d'un compte

problem-seat-is-open = La partie ne peut pas commencer : une place est encore libre.
problem-sits-already = Vous êtes déjà à cette table : chacun n’y a qu’une place.
problem-somebody-elses-seat = Cette place est à quelqu’un d’autre.
problem-table-has-started = Cela n’est possible qu’avant la partie, et elle a commencé.
problem-table-has-moved-on = La table n’en est plus là : regardez à nouveau.
problem-table-is-not-played = Aucune partie n’est en cours à cette table.
problem-table-is-no-longer-in-play = La partie est déjà terminée.
problem-journal-is-full = Le journal de cette partie est plein : elle ne peut pas continuer.
problem-nothing-to-take-back = Il n’y a rien à reprendre.
problem-too-many-tokens = Il y a trop de jetons : supprimez-en un d’abord.
problem-circle-is-full = Le groupe compte déjà autant de personnes que possible.
problem-too-many-circles = Vous êtes déjà dans autant de groupes que possible : quittez-en un d’abord.
problem-too-many-targets = Vos avis partent déjà vers autant d’endroits que possible : supprimez-en un d’abord.
problem-plays-already = Vous jouez déjà à cette table.
problem-too-many-bots = Vous avez déjà tous les robots permis : supprimez-en un d’abord.
problem-too-many-tables = Vous avez déjà toutes les tables permises : terminez ou abandonnez d’abord une partie.
problem-not-a-guest = Vous avez déjà un compte.

## Valeurs vides, trop longues ou d'un autre genre

problem-field-answer = Cette réponse est trop longue, ou vide.
problem-field-answerer = Personne de ce nom ne peut répondre.
problem-field-chat-line = Un message ne doit être ni vide ni trop long.
problem-field-commitment = Ce n’est pas l’empreinte d’un secret scellé.
problem-field-database-address = Ce n’est pas l’adresse d’une base de données.
problem-field-draft = Ce brouillon n’est pas possible.
problem-field-email = Cette adresse e-mail est trop longue, ou n’en est pas une.
problem-field-game = Ce n’est pas le nom d’un jeu.
problem-field-label = Il faut au jeton un nom qui ne soit pas trop long.
problem-field-language = Ce n’est pas une langue de ce site.
problem-field-level = Ce n’est pas un niveau de robot.
problem-field-link = Ce n’est pas le lien d’une table.
problem-field-login = Cet identifiant n’est pas possible : rien de caché, ni lettres de plusieurs écritures.
problem-field-mode = Une partie ne se met pas en place ainsi.
problem-field-name = Ce nom n’est pas possible : ni vide, ni trop long, rien de caché, et une seule écriture par mot.
problem-field-note = Cette note est trop longue.
problem-field-number-of-lines = Trop de réponses à la fois.
problem-field-number-of-seats = Ce nombre de places n’est pas possible.
problem-field-pace = Ce rythme n’est pas possible.
problem-field-password = Ce mot de passe n’est pas possible.
problem-field-seat = Cette place n’est pas possible.
problem-field-settings = Ces réglages ne sont pas possibles.
problem-field-word = Ce mot n’est pas de ceux qui sont attendus.
problem-field-table-id = Ce n’est pas le nom d’une table.
problem-no-account = Seul un compte a un mot de passe.
problem-silenced = Une personne qui veille sur ce site vous a retiré la parole.
problem-recovery-is-fresh = Un lien vient d’être envoyé : cherchez-le, ou réessayez dans dix minutes.
problem-banned = Une personne qui veille sur ce site vous en a fermé l’accès.
problem-no-mail = Ce site n’envoie pas de courriel : demandez un lien à la personne qui veille sur lui.
problem-link-is-old = Ce lien a déjà servi, ou il est trop ancien : demandez-en un autre.
problem-field-target = Ce n’est pas un endroit où l’on peut vous prévenir.

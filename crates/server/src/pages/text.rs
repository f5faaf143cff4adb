//! The words of the pages themselves, in French and English.

use parlour_words::Lang;

/// A text in both languages.
#[derive(Copy, Clone)]
pub(crate) struct Text(&'static str, &'static str);

impl Text {
    /// In this language.
    pub(crate) const fn of(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.0,
            Lang::En => self.1,
        }
    }
}

macro_rules! texts {
    ($($name:ident = $fr:literal, $en:literal;)+) => {
        $(pub(crate) const $name: Text = Text($fr, $en);)+
    };
}

texts! {
    HOME = "Accueil", "Home";
    WELCOME = "Une table pour jouer en ligne, avec les règles exactes.", "A table to play at, with the exact rules.";
    GAMES = "Les jeux", "The games";
    NEW_TABLE = "Ouvrir une table", "Set up a table";
    YOUR_TABLES = "Vos tables", "Your tables";
    WAITS = "vous attend", "waits for you";
    OPEN_TABLES = "Tables ouvertes", "Open tables";
    RUNNING_TABLES = "Parties en cours", "Games in play";
    FINISHED_TABLES = "Parties terminées", "Finished games";
    NONE = "Aucune pour le moment.", "None just now.";
    SIGN_IN = "Entrer", "Sign in";
    SIGN_OUT = "Sortir", "Sign out";
    GUEST = "Jouer comme invité", "Play as a guest";
    NAME = "Nom", "Name";
    LOGIN = "Identifiant", "Login";
    PASSWORD = "Mot de passe", "Password";
    NEW_PASSWORD = "Nouveau mot de passe", "New password";
    EMAIL = "Adresse e-mail", "E-mail address";
    CLAIM = "Créer un compte", "Create an account";
    CLAIM_WHY = "Vous gardez vos tables et pouvez revenir d'un autre appareil.", "You keep your tables and can come back from another device.";
    SETTINGS = "Réglages", "Settings";
    CONFIRM = "Je termine mes tours moi-même", "I end my turns by hand";
    NOTIFY_EMAIL = "Un e-mail quand une table m'attend", "An e-mail when a table waits for me";
    WEBHOOK = "Webhook (adresse appelée quand une table m'attend)", "Webhook (address called when a table waits for me)";
    KEEP = "Enregistrer", "Save";
    CHANGE_PASSWORD = "Changer le mot de passe", "Change the password";
    EXPORT = "Emporter toutes mes données", "Take away all my data";
    DELETE = "Supprimer mon compte", "Delete my account";
    DELETE_WHY = "Tout ce qui est personnel disparaît ; les parties restent, sans votre nom.", "Everything personal goes; the games stay, without your name.";
    TOKENS = "Jetons pour programmes", "Tokens for programs";
    NEW_TOKEN = "Nouveau jeton", "New token";
    TOKEN_ONCE = "Ce jeton ne s'affiche qu'une fois :", "This token is shown once:";
    PLAYERS = "Joueurs", "Players";
    OPTIONS = "Options", "Options";
    SEATS = "Places", "Seats";
    SEAT_ME = "moi", "me";
    SEAT_OPEN = "libre", "open";
    SEAT_BOT = "automate", "bot";
    PACE = "Rythme", "Pace";
    LIVE = "en direct", "live";
    DAYS = "jours par tour", "days per turn";
    PRIVATE = "Table privée (sur lien seulement)", "Private table (by link only)";
    CREATE = "Ouvrir la table", "Set up";
    LINK = "Lien à partager", "Link to share";
    JOIN = "S'asseoir", "Take a seat";
    LEAVE = "Partir", "Leave";
    START = "Commencer", "Start";
    FILL = "Donner à un automate", "Give to a bot";
    FREE = "Libérer", "Open again";
    WAITING_ROOM = "En attente de joueurs", "Waiting for players";
    ABANDONED = "La table a été abandonnée.", "The table was given up.";
    YOUR_CHOICES = "Vos choix", "Your choices";
    ASIDES = "Actions libres", "Free actions";
    GREYED = "Impossible pour l'instant", "Not possible now";
    UNDO = "Annuler", "Undo";
    REDO = "Refaire", "Redo";
    RESTART = "Recommencer le tour", "Restart turn";
    END = "Finir le tour", "End turn";
    HINT = "Conseil", "Hint";
    BOARD = "La table", "The table";
    LOG = "Journal", "Log";
    CHAT = "Discussion", "Chat";
    SAY = "Dire", "Say";
    NOTES = "Notes privées", "Private notes";
    SCORE = "Score final", "Final score";
    TOTAL = "Total", "Total";
    COMMITMENT = "Engagement sur le hasard", "Commitment to chance";
    SEED = "Graine révélée", "Revealed seed";
    JOURNAL = "Télécharger le journal", "Download the journal";
    REMATCH = "Revanche", "Rematch";
    RESIGN = "Abandonner", "Resign";
    BACK = "Je suis de retour", "I am back";
    CARETAKER = "remplaçant", "caretaker";
    RESIGNED = "a abandonné", "resigned";
    PAST = "Position passée", "A past position";
    NOW = "Revenir au présent", "Back to now";
    REWIND = "Proposer de revenir ici", "Propose to go back here";
    REWIND_ASKED = "On propose de revenir en arrière, à la ligne", "Somebody proposes to go back, to line";
    AGREE = "D'accord", "Agree";
    REFUSE = "Refuser", "Refuse";
    LATE = "La table avait déjà changé : rien n'a été joué. Voici où elle en est.", "The table had moved on: nothing was played. This is how it stands.";
    REFUSED = "Les règles l'interdisent :", "The rules forbid it:";
    SEAT_OF = "Je joue pour", "I play for";
    SPECTATOR = "Vous regardez.", "You are watching.";
    API_TITLE = "L'interface pour programmes", "The interface for programs";
    RULES = "Règles", "Rules";
}

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
    KEEP = "Enregistrer", "Save";
    SEAT_BOT = "automate", "bot";
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
}

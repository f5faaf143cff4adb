//! What the terminal says of itself; games speak through the words crate.

use parlour_words::Lang;

/// A sentence in the languages of [`Lang::ALL`].
pub(super) struct Sentence {
    fr: &'static str,
    en: &'static str,
}

impl Sentence {
    pub(super) const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

macro_rules! sentences {
    ($($name:ident = $fr:literal | $en:literal;)+) => {
        $(pub(super) const $name: Sentence = Sentence { fr: $fr, en: $en };)+
    };
}

sentences! {
    YOU = "vous" | "you";
    BOT = "robot" | "bot";
    SEED = "Le hasard est scellé :" | "Chance is sealed:";
    TYPE_HELP = "Répondez par un numéro ; « aide » dit le reste." | "Answer with a number; 'help' tells the rest.";
    ASIDES = "Actions libres" | "Free actions";
    NO_NUMBER = "Il n’y a pas de choix avec ce numéro." | "There is no choice with this number.";
    UNREADABLE = "Cela ne se lit ni comme une réponse ni comme une commande :"
        | "That reads neither as an answer nor as a command:";
    POSSIBLE = "Rien ne s’y oppose : ce choix est possible." | "Nothing speaks against it: this choice is possible.";
    NOTHING_GREYED = "Aucun choix n’est interdit ici." | "No choice is forbidden here.";
    NOTHING_TO_UNDO = "Il n’y a rien à annuler." | "There is nothing to undo.";
    NOTHING_TO_REDO = "Il n’y a rien à rétablir." | "There is nothing to redo.";
    UNDONE = "Annulé :" | "Undone:";
    HINT = "Conseil :" | "Hint:";
    NO_RULE = "Il n’y a pas de règle avec ce numéro." | "There is no rule with this number.";
    SAVED = "Enregistré :" | "Saved:";
    NOT_SAVED = "Impossible d’enregistrer :" | "Cannot save:";
    SAVE_WHERE = "Enregistrer sous quel nom ? (rien : ne pas enregistrer)"
        | "Save under which name? (nothing: do not save)";
    HELP = "\
NUMÉRO          jouer le choix qui porte ce numéro (ou écrire ses mots)
pourquoi [MOTS] pourquoi un choix est impossible ; sans mots, tous ceux qui le sont
annuler         reprendre sa dernière réponse ; rétablir la rejoue
conseil         ce que jouerait un robot
position        la table ; décompte : les points ; journal : ce qui s’est passé
règle NUMÉRO    le texte d’une règle
enregistrer [FICHIER]
quitter"
        | "\
NUMBER       play the choice with this number (or type its words)
why [WORDS]  why a choice is not possible; without words, all that are not
undo         take back your last answer; redo gives it again
hint         what a bot would play
table        the position; score: the points; log: what happened
rule ID      the text of a rule
save [FILE]
quit";
}

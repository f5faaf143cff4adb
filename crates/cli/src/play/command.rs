//! What a person types.

/// A line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// The answer with this number, from one.
    Number(usize),
    /// An answer in its own words.
    Answer(String),
    /// Why a choice is not possible; without words, why each greyed one is not.
    Why(Option<String>),
    Undo,
    Redo,
    Hint,
    Log,
    Position,
    Score,
    Rule(String),
    Save(Option<String>),
    Help,
    Quit,
    Nothing,
}

/// Understands a line; French and English words are both known, whatever the language.
pub(super) fn read(line: &str) -> Command {
    let line = line.trim();
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = Some(rest.trim()).filter(|rest| !rest.is_empty()).map(str::to_owned);
    if let Ok(number) = line.parse() {
        return Command::Number(number);
    }
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Command::Nothing,
        ("why" | "pourquoi", rest) => Command::Why(rest),
        ("save" | "enregistrer", rest) => Command::Save(rest),
        ("rule" | "règle" | "regle", Some(id)) => Command::Rule(id),
        ("undo" | "annuler", None) => Command::Undo,
        ("redo" | "rétablir" | "retablir", None) => Command::Redo,
        ("hint" | "conseil", None) => Command::Hint,
        ("log" | "journal", None) => Command::Log,
        ("table" | "position", None) => Command::Position,
        ("score" | "décompte" | "decompte", None) => Command::Score,
        ("help" | "?" | "aide", None) => Command::Help,
        ("quit" | "exit" | "quitter", None) => Command::Quit,
        _ => Command::Answer(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        assert_eq!(read(" undo "), read("annuler"));
        assert_eq!(read("why take wood"), Command::Why(Some("take wood".into())));
        assert_eq!(read("pourquoi"), Command::Why(None));
        assert_eq!(read("save a file.journal"), Command::Save(Some("a file.journal".into())));
        assert_eq!(read("12"), Command::Number(12));
        assert_eq!(read(""), Command::Nothing);
    }

    #[test]
    fn everything_else_is_an_answer() {
        assert_eq!(read("take wood"), Command::Answer("take wood".into()));
        assert_eq!(read("undo wood"), Command::Answer("undo wood".into()));
        assert_eq!(read("-1"), Command::Answer("-1".into()));
    }
}

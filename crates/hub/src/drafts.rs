//! How a draft stands in the store: a word for each answer, those given by one click marked, so that one undo takes them
//! back together after a reload, too.

use parlour_core::Seat;
use parlour_core::any::AnyTable;

/// Stands before an answer that belongs to the same click as the one before it. No answer is spelled so; a draft
/// stored without marks reads as one click for each answer.
const TOGETHER: &str = "& ";

/// The words to store of a draft.
pub(crate) fn stored_words(game: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let marked = |click: Vec<String>| {
        let words = click.into_iter().enumerate();
        words.map(|(number, words)| if number == 0 { words } else { format!("{TOGETHER}{words}") })
    };
    game.clicks(seat).into_iter().flat_map(marked).collect()
}

/// Tries a stored draft again, as far as it goes.
pub(crate) fn take_up(game: &mut dyn AnyTable, seat: Seat, stored: &[String]) {
    game.take_up(seat, &clicks(stored));
}

fn clicks(stored: &[String]) -> Vec<Vec<String>> {
    let mut clicks: Vec<Vec<String>> = Vec::new();
    for words in stored {
        match (words.strip_prefix(TOGETHER), clicks.last_mut()) {
            (Some(further), Some(click)) => click.push(further.to_owned()),
            (further, _) => clicks.push(vec![further.unwrap_or(words).to_owned()]),
        }
    }
    clicks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn answers_of_one_click_stand_together() {
        let stored = owned(&["build", "& bakery", "& 1 2", "end"]);
        assert_eq!(clicks(&stored), [owned(&["build", "bakery", "1 2"]), owned(&["end"])]);
    }

    /// Drafts of older sites have no marks.
    #[test]
    fn without_marks_each_answer_is_a_click() {
        assert_eq!(clicks(&owned(&["build", "bakery"])), [owned(&["build"]), owned(&["bakery"])]);
        assert_eq!(clicks(&owned(&["& bakery"])), [owned(&["bakery"])], "a mark at the start says nothing");
        assert!(clicks(&[]).is_empty());
    }
}

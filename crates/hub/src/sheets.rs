//! Text tables as they were said: of a position most parts are those of the one before, and stay said.

use std::sync::{Arc, Mutex};

use parlour_core::{Eyes, Section, TextTable};
use parlour_words::{Lang, Words};

/// A part and its text.
type SaidSection = (Section, String);

/// What was last said to some eyes in some language, with the names the players had.
struct SaidSheet {
    key: (Eyes, Lang),
    names: Vec<String>,
    sections: Vec<SaidSection>,
}

/// What was said of the text tables of a table. Clones share it: each snapshot goes on from the last one that was said.
#[derive(Clone, Default)]
pub(crate) struct SaidSheets(Arc<Mutex<Vec<SaidSheet>>>);

impl SaidSheets {
    /// A position as a text table, in words.
    pub(crate) fn say(&self, eyes: Eyes, words: &Words, names: &[String], table: TextTable) -> String {
        let key = (eyes, words.lang());
        let mut before = self.take(key, names);
        let said = |section: Section| {
            let known = before.iter().position(|(known, _)| *known == section);
            let text = match known {
                Some(place) => before.swap_remove(place).1,
                None => words.section(&section, names),
            };
            (section, text)
        };
        let sections: Vec<SaidSection> = table.sections.into_iter().map(said).collect();
        let text = Words::text_table_of(sections.iter().map(|(_, text)| text.as_str()));
        if let Ok(mut known) = self.0.lock() {
            known.retain(|sheet| sheet.key != key);
            known.push(SaidSheet { key, names: names.to_vec(), sections });
        }
        text
    }

    /// Takes what was said before; others say it anew meanwhile. With other names nothing of it holds.
    fn take(&self, key: (Eyes, Lang), names: &[String]) -> Vec<SaidSection> {
        let Ok(mut known) = self.0.lock() else { return Vec::new() };
        let Some(place) = known.iter().position(|sheet| sheet.key == key) else { return Vec::new() };
        let sheet = known.swap_remove(place);
        if sheet.names == names { sheet.sections } else { Vec::new() }
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{Line, Phrase, Seat};

    use super::*;

    fn table(numbers: &[i64]) -> TextTable {
        let line = |n: &i64| Line {
            label: Phrase::new("seat-red"),
            cells: vec![Phrase::new("points").number("n", *n).seat("who", Seat::new(0))],
        };
        let section = |n| Section { title: Phrase::new("seat-blue"), lines: vec![line(n)] };
        TextTable { sections: numbers.iter().map(section).collect() }
    }

    #[test]
    fn what_stays_said_is_what_would_be_said() {
        let said = SaidSheets::default();
        let names = [["Ann".to_owned()], ["Ben".to_owned()]];
        for numbers in [&[1, 2, 3][..], &[1, 5, 3], &[3, 1, 1], &[], &[7]] {
            for (eyes, lang) in [(Eyes::All, Lang::En), (Eyes::Spectator, Lang::Fr), (Eyes::All, Lang::Fr)] {
                let words = Words::get(lang);
                for names in &names {
                    let plain = words.text_table(&table(numbers), names);
                    assert_eq!(said.say(eyes, words, names, table(numbers)), plain);
                }
            }
        }
    }
}

//! How names look to a reader: what hides in them is refused, and two that look alike count as one.

use unicode_normalization::char::is_combining_mark;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

/// More marks than this on one letter are a smear over the lines around it.
const MARKS: usize = 2;

/// Nothing in it that cannot be seen, or that turns the text around; no word of letters of several scripts.
pub(crate) fn is_readable(text: &str) -> bool {
    let mut marks = 0;
    let marked = |letter: char| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MARKS
    };
    !text.chars().any(is_hidden)
        && !text.chars().any(marked)
        && text.split(' ').all(MixedScript::is_single_script)
}

/// Takes no room, looks like a space, has no shape of its own, or changes what stands around it.
fn is_hidden(letter: char) -> bool {
    let other_space = letter.is_whitespace() && letter != ' ';
    other_space
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// What a name looks like: the same for two that a reader takes for one another, whatever their letters, their case and the
/// spaces in them.
pub(crate) fn shape(text: &str) -> String {
    let plain = |text: &str| skeleton(text).collect::<String>().to_lowercase();
    let letters = plain(&plain(text));
    // A capital i is an l to the eye.
    letters
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| if letter == 'i' { 'l' } else { letter })
        .collect()
}

/// A name that looks like none of the others: with a number after it, if need be.
pub(crate) fn apart(name: &str, others: &[&str], longest: usize) -> String {
    let taken: Vec<String> = others.iter().map(|other| shape(other)).collect();
    let is_free = |name: &str| !taken.contains(&shape(name));
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number: usize| {
        let number = format!(" {number}");
        let head: String = name.chars().take(longest - number.len()).collect();
        format!("{}{number}", head.trim_end())
    });
    numbered.take(others.len() + 1).find(|name| is_free(name)).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_the_world_are_readable() {
        let names = [
            "Tom",
            "Aliénor d’Aquitaine",
            "O'Brien-Smith",
            "李小龍",
            "Ольга",
            "Zoë 🎲",
            "たろう 山田",
            "Tom Tom 2",
            "—",
            "Ⅷ",
        ];
        for name in names {
            assert!(is_readable(name), "{name}");
        }
    }

    #[test]
    fn what_hides_is_found() {
        let hidden = [
            "To\u{200b}m",
            "\u{202e}moT",
            "Tom\u{2066}",
            "T\u{ad}om",
            "\u{3164}",
            "Tom\u{a0}B",
            "\u{e0041}",
            "Tom\u{feff}",
            // A Cyrillic o, and a smear.
            "T\u{43e}m",
            "T\u{300}\u{300}\u{300}om",
        ];
        for name in hidden {
            assert!(!is_readable(name), "{name:?}");
        }
    }

    #[test]
    fn those_that_look_alike_have_one_shape() {
        for (one, other) in [
            ("Tom", "TOM"),
            ("Tom", "T0m"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("ace", "\u{430}\u{441}\u{435}"),
            ("Tom", "\u{ff34}\u{ff4f}\u{ff4d}"),
            ("Mary", "rnary"),
            ("Anna Bell", "AnnaBeII"),
        ] {
            assert_eq!(shape(one), shape(other), "{one} {other}");
        }
        assert_ne!(shape("Tom"), shape("Tim"));
        assert_ne!(shape("Zoé"), shape("Zoe"));
    }

    #[test]
    fn at_one_table_names_differ() {
        assert_eq!(apart("Tom", &["Ada"], 40), "Tom");
        assert_eq!(apart("Tom", &["T0m", "Tom 2"], 40), "Tom 3");
        assert_eq!(apart("Tommy", &["tommy"], 5), "Tom 2");
    }
}

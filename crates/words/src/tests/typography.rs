//! How texts are set: no-break spaces, apostrophes, quotation marks.

use super::files::all;
use super::{EN, FR};
use crate::Lang;

fn each(lang: Lang, mut look: impl FnMut(&str, &str)) {
    for written in all(lang) {
        for text in written.texts() {
            look(&written.id, &text.words);
        }
    }
}

#[test]
fn apostrophes_and_quotation_marks_are_curly() {
    for lang in Lang::ALL {
        each(lang, |id, text| assert!(!text.contains(['\'', '"', '`']), "{id} in {lang}: {text}"));
    }
}

#[test]
fn nothing_is_spaced_twice() {
    for lang in Lang::ALL {
        each(lang, |id, text| {
            assert!(!text.contains("  ") && text.trim() == text, "{id} in {lang}: {text:?}");
        });
    }
}

#[test]
fn french_signs_keep_their_distance() {
    each(FR, |id, text| {
        let letters: Vec<char> = text.chars().collect();
        for (at, sign) in letters.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| letters[at]);
            let after = letters.get(at + 1).copied();
            let well = match sign {
                ';' | '!' | '?' => before == Some('\u{202f}'),
                ':' | '»' => before == Some('\u{a0}'),
                '«' => after == Some('\u{a0}'),
                '“' | '”' => false,
                _ => true,
            };
            assert!(well, "{id}: '{sign}' in {text:?}");
        }
    });
}

#[test]
fn english_signs_stand_close() {
    each(EN, |id, text| {
        assert!(!text.contains(['\u{a0}', '\u{202f}', '«', '»']), "{id}: {text:?}");
        for sign in [" :", " ;", " !", " ?", " ,", " ."] {
            assert!(!text.contains(sign), "{id}: {text:?}");
        }
    });
}

//! Positions as text tables.

use parlour_core::{Phrase, Seat, TextTable};

use super::{EN, FR, names, words};

#[test]
fn a_text_table_has_one_column_of_labels() {
    let mut table = TextTable::default();
    table
        .section(Phrase::new("pillars-station-market"))
        .line(Phrase::new("pillars-good-stone"), [Phrase::counted(4, "pillars-good-stone")])
        .line(
            Phrase::new("pillars-station-wool-mill"),
            [Phrase::counted(1, "pillars-good-sand"), Phrase::counted(2, "pillars-good-sand")],
        )
        .line(Phrase::new("pillars-station-event"), []);
    table
        .section(Phrase::new("table-player").seat("who", Seat::new(0)))
        .line(Phrase::new("pillars-good-metal"), [Phrase::counted(2, "pillars-good-metal")]);
    assert_eq!(
        words(EN).text_table(&table, &names(&["alienor"])),
        "Market\n  Stone      4 stone\n  Wool mill  1 sand · 2 sand\n  Event\n\nalienor\n  Metal  2 metal\n"
    );
    assert_eq!(
        words(FR).text_table(&table, &[]),
        "Marché\n  Pierre                4 cubes de pierre\n  Manufacture de laine  1 cube de sable · 2 cubes de sable\n  Événement\n\n\
         Rouge\n  Métal  2 cubes de métal\n"
    );
}

#[test]
fn long_lines_break_between_cells() {
    let mut table = TextTable::default();
    let cells = (1..=20).map(|n| Phrase::counted(n, "pillars-good-stone"));
    table.section(Phrase::new("table-log")).line(Phrase::new("pillars-good-stone"), cells);
    let text = words(EN).text_table(&table, &[]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines.iter().all(|line| line.chars().count() <= 100), "{text}");
    assert!(lines[2].starts_with("         ") && !lines[2].contains("· ·"), "{text}");
    assert!(text.contains("1 stone · 2 stone"), "{text}");
}

#[test]
fn what_a_line_names_says_what_it_does() {
    let mut table = TextTable::default();
    table.section(Phrase::new("ora-sheet-display")).line(
        Phrase::new("pillars-station-market"),
        [
            Phrase::counted(4, "pillars-good-stone"),
            Phrase::new("pillars-sheet-round").term("what", "pillars-station-market"),
        ],
    );
    for lang in [EN, FR] {
        let told = words(lang).deeds_of(&table.sections[0].lines[0]);
        let [(name, effect)] = &told[..] else { panic!("the market, once: {told:?}") };
        assert_eq!(name, &words(lang).heading(&Phrase::new("pillars-station-market"), &[]));
        assert!(effect.chars().count() > 20, "{effect}");
    }
}

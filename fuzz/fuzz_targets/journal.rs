//! Any text as a journal: refused or replayed, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_core::Journal;
use parlour_core::table::Dice;
use parlour_games::find;

fuzz_target!(|text: &str| {
    let Ok(journal) = text.parse::<Journal>() else { return };
    let written = journal.to_string();
    let read: Journal = written.parse().expect("what was read is written so that it reads back");
    assert_eq!(read.to_string(), written);
    let Some(game) = find(&journal.header.game) else { return };
    let verified = game.verify(&journal).is_ok();
    match game.replay(&journal, Dice::Outside) {
        Ok(table) => {
            let again = table.journal().to_string().parse().expect("a table writes a journal");
            let again = game.replay(&again, Dice::Outside).expect("what replays once replays again");
            assert_eq!(again.journal(), table.journal());
        }
        Err(_) => assert!(!verified, "what verifies replays"),
    }
});

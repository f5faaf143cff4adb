//! `parlour verify`: is this journal the record of an honest game?

use parlour_core::Who;
use parlour_core::journal::What;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::{journals, text};

pub(crate) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let (game, journal) = journals::read(&args.file)?;
    let table = game.verify(&journal).map_err(|error| journals::broken(&args.file, &journal, &error))?;
    let marks = journal.records.iter().filter(|record| matches!(record.what, What::Mark { .. })).count();
    let is_draw = |what: &What| matches!(what, What::Answer { who: Who::Chance, .. });
    let draws = journal.records.iter().filter(|record| is_draw(&record.what)).count();
    let chance = match journal.seed {
        Some(_) => format!("{draws} draws follow from the committed seed"),
        None => format!("{draws} draws came from outside the table and cannot be checked"),
    };
    let cuts = journal.records.iter().filter(|record| matches!(record.what, What::Cut { .. })).count();
    let cuts = if cuts == 0 { String::new() } else { format!(", taken back and played on {cuts} times") };
    text::print(&format!(
        "{}: a whole game of {}, {}, under rules {}: {} answers are legal, {marks} fingerprints agree, {chance}{cuts}\n",
        args.file.display(),
        game.about().id,
        journal.header.mode,
        journal.header.rules,
        table.entries(),
    ))
}

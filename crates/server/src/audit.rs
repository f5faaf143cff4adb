//! Would the tables in play go on under the current rules?

use parlour_core::Decision;
use parlour_core::table::Dice;
use parlour_games::find;
use parlour_store::{EntryRow, SeatedTable, Status, Store, StoreError, TableId};

use crate::hub::journal_of;

/// A table in play whose journal the current rules do not accept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// The table.
    pub table: TableId,
    /// The id of its game.
    pub game: String,
    /// The revision of the rules it was begun with.
    pub rules: u32,
    /// Where and why.
    pub problem: String,
}

/// Replays every table in play under the current rules: gives how many there are, and those that diverge.
///
/// # Errors
/// When the database fails.
pub async fn audit(store: &Store) -> Result<(usize, Vec<Divergence>), StoreError> {
    let (mut tables, mut found) = (0, Vec::new());
    let mut after: Option<TableId> = None;
    loop {
        let page = store.every_table(Status::Running, after.as_ref(), 100).await?;
        let Some(last) = page.last() else { return Ok((tables, found)) };
        after = Some(last.clone());
        for table in page {
            tables += 1;
            let (seated, entries) = store.load_table(&table).await?;
            if let Err(problem) = replays(&seated, &entries) {
                found.push(Divergence { table, game: seated.row.game, rules: seated.row.rules, problem });
            }
        }
    }
}

fn replays(seated: &SeatedTable, entries: &[EntryRow]) -> Result<(), String> {
    let game = find(&seated.row.game).ok_or("there is no such game")?;
    let journal = journal_of(seated, entries, game.about().rules).ok_or("its journal cannot be read")?;
    let table = game.replay(&journal, Dice::Outside).map_err(|error| error.to_string())?;
    match table.decision() {
        Decision::Ask(seats) if seats == seated.row.asked => Ok(()),
        Decision::Ask(_) => Err("somebody else would be asked".into()),
        Decision::Draw => Err("a draw is missing".into()),
        Decision::Over => Err("the game would be over".into()),
    }
}

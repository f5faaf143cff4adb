//! Do the tables in play go on, each under the rules it was begun with, and which could move over to newer ones?

use parlour_core::any::AnyGame;
use parlour_core::table::{Dice, Differs};
use parlour_core::{Decision, Journal};
use parlour_games::find;
use parlour_store::{EntryRow, SeatedTable, Status, Store, StoreError, TableId};

use crate::lesson::Lecture;
use crate::load::journal_of;

/// What an audit found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// How many tables are in play.
    pub tables: usize,
    /// Those whose journals their own rules do not accept.
    pub diverging: Vec<Finding>,
    /// Those begun with older rules, and what would differ under the current ones.
    pub behind: Vec<Finding>,
}

/// A table in play that needs a look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The table.
    pub table: TableId,
    /// The id of its game.
    pub game: String,
    /// The revision of the rules it was begun with.
    pub rules: u32,
    /// Where and why.
    pub problem: String,
}

/// Replays every table in play under its own revision of the rules.
///
/// # Errors
/// When the database fails.
pub async fn audit(store: &Store) -> Result<Audit, StoreError> {
    let mut found = Audit::default();
    let mut after: Option<TableId> = None;
    loop {
        let page = store.every_table(Status::Running, after.as_ref(), 100).await?;
        let Some(last) = page.last() else { return Ok(found) };
        after = Some(last.clone());
        for table in page {
            let (seated, entries) = store.load_table(&table).await?;
            found.look_at(&seated, &entries);
        }
    }
}

impl Audit {
    fn look_at(&mut self, seated: &SeatedTable, entries: &[EntryRow]) {
        self.tables += 1;
        let finding = |problem| Finding {
            table: seated.row.id.clone(),
            game: seated.row.game.clone(),
            rules: seated.row.rules,
            problem,
        };
        match replays(seated, entries) {
            Err(problem) => self.diverging.push(finding(problem)),
            Ok(Some(difference)) => self.behind.push(finding(difference)),
            Ok(None) => {}
        }
    }
}

/// What would differ under the current rules, if the table was begun with older ones.
fn replays(seated: &SeatedTable, entries: &[EntryRow]) -> Result<Option<String>, String> {
    let game = find(&seated.row.game).ok_or("there is no such game")?;
    let journal = journal_of(seated, entries, seated.row.rules).ok_or("its journal cannot be read")?;
    let table = game.replay(&journal, Dice::Outside).map_err(|error| error.to_string())?;
    match table.decision() {
        // The script of a lesson draws when something has been read.
        Decision::Draw if Lecture::of(&seated.row).is_some() => Ok(None),
        Decision::Ask(seats) if seats == seated.row.asked => Ok(difference(game, &journal)),
        Decision::Ask(_) => Err("somebody else would be asked".into()),
        Decision::Draw => Err("a draw is missing".into()),
        Decision::Over => Err("the game would be over".into()),
    }
}

fn difference(game: &dyn AnyGame, journal: &Journal) -> Option<String> {
    let newest = game.about().rules;
    if journal.header.rules == newest {
        return None;
    }
    Some(match game.departure(journal, newest) {
        Ok(None) => format!("nothing would differ under rules {newest}"),
        Ok(Some(departure)) => match departure.differs {
            Differs::Refused(reason) => {
                format!("under rules {newest} line {} is against {}", departure.line, reason.rule)
            }
            Differs::Position => format!("under rules {newest} line {} leads elsewhere", departure.line),
        },
        Err(error) => format!("rules {newest} cannot read it: {error}"),
    })
}

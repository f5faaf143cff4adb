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
    /// How many tables were looked at.
    pub tables: usize,
    /// What the database itself says of its pages.
    pub pages: Option<String>,
    /// Those that cannot be read, or not whole.
    pub damaged: Vec<(TableId, String)>,
    /// Those whose journals their own rules do not accept.
    pub diverging: Vec<Finding>,
    /// Those begun with older rules, and what would differ under the current ones.
    pub behind: Vec<Finding>,
}

/// A table that needs a look.
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

/// Which tables are looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those in play.
    InPlay,
    /// All of them.
    Every,
}

impl Scope {
    fn statuses(self) -> &'static [Status] {
        match self {
            Self::InPlay => &[Status::Running],
            Self::Every => &[Status::Open, Status::Running, Status::Over, Status::Abandoned],
        }
    }
}

/// Replays every table in play under its own revision of the rules.
///
/// # Errors
/// When the database fails.
pub async fn audit(store: &Store) -> Result<Audit, StoreError> {
    audit_of(store, Scope::InPlay).await
}

/// Replays tables under their own revision of the rules. What is damaged is named, and the rest is looked at all the same.
///
/// # Errors
/// When the database is out of reach.
pub async fn audit_of(store: &Store, scope: Scope) -> Result<Audit, StoreError> {
    let mut found = Audit { pages: store.check_pages().await?, ..Audit::default() };
    for status in scope.statuses() {
        let tables = match every(store, *status).await {
            Err(StoreError::Corrupt(said)) => {
                found.pages.get_or_insert(said);
                store.tables_spoken_of().await?
            }
            tables => tables?,
        };
        for table in tables {
            match store.load_table(&table).await {
                // Found in a list that cannot say how far a table is.
                Ok((seated, _)) if seated.row.status != *status => {}
                Ok((seated, entries)) => found.look_at(&seated, &entries),
                Err(error) => found.note_damage(table, error.to_string()),
            }
        }
    }
    Ok(found)
}

async fn every(store: &Store, status: Status) -> Result<Vec<TableId>, StoreError> {
    let mut tables: Vec<TableId> = Vec::new();
    loop {
        let page = store.every_table(status, tables.last(), 100).await?;
        if page.is_empty() {
            return Ok(tables);
        }
        tables.extend(page);
    }
}

impl Audit {
    /// May these tables be played on?
    pub fn is_sound(&self) -> bool {
        self.pages.is_none() && self.damaged.is_empty() && self.diverging.is_empty()
    }

    fn note_damage(&mut self, table: TableId, problem: String) {
        if self.damaged.iter().all(|(known, _)| *known != table) {
            self.tables += 1;
            self.damaged.push((table, problem));
        }
    }

    fn look_at(&mut self, seated: &SeatedTable, entries: &[EntryRow]) {
        let (said, kept) = (seated.row.revision.len as usize, entries.len());
        if said != kept {
            return self.note_damage(seated.row.id.clone(), format!("{kept} of {said} lines are there"));
        }
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
    match (seated.row.status, entries.is_empty()) {
        (Status::Open | Status::Abandoned, true) => return Ok(None),
        (Status::Open, false) => return Err("it has lines before its start".into()),
        _ => {}
    }
    let journal = journal_of(seated, entries, seated.row.rules).ok_or("its journal cannot be read")?;
    let table = game.replay(&journal, Dice::Outside).map_err(|error| error.to_string())?;
    match table.decision() {
        // Whoever gave it up did so anywhere.
        _ if seated.row.status == Status::Abandoned => Ok(None),
        Decision::Over if seated.row.status == Status::Over => Ok(None),
        _ if seated.row.status == Status::Over => Err("the game would not be over".into()),
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

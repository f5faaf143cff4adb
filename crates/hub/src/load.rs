//! From the store to a table in play: a journal replayed, drafts tried again.

use parlour_core::any::AnyTable;
use parlour_core::chance::Commitment;
use parlour_core::journal::{Header, Record, What};
use parlour_core::table::Dice;
use parlour_core::{Journal, Mode, Seat, SeatSet, Seed};
use parlour_games::find;
use parlour_store::{Branch, DraftRow, EntryRow, Revision, SeatedTable, Status, Store, StoreError, TableId};
use tokio::sync::OnceCell;

use crate::answers::AllSaidAnswers;
use crate::drafts::take_up;
use crate::lesson::Lecture;
use crate::log::SaidLogs;
use crate::problem::{Outcome, Problem};
use crate::said::Said;
use crate::snapshot::Snapshot;
use crate::text_tables::SaidTextTables;
use crate::think::Advice;
use crate::told::AllTold;

impl Snapshot {
    /// The table as the store has it.
    pub(crate) async fn load(store: &Store, id: &TableId, seats_seen: u64) -> Outcome<Self> {
        let (seated, entries) = store.load_table(id).await?;
        let mut snapshot = Self {
            sources: entries.iter().map(|entry| entry.source).collect(),
            seated,
            game: None,
            draft_versions: [0; Seat::MOST],
            drafting: SeatSet::EMPTY,
            seats_seen,
            runs_on: false,
            said: Said::default(),
            told: AllTold::default(),
            logs: SaidLogs::default(),
            text_tables: SaidTextTables::default(),
            answers: AllSaidAnswers::default(),
            advice: Advice::default(),
            course: OnceCell::new(),
        };
        if snapshot.seated.row.commitment.is_some() {
            let seed = store.table_seed(id).await?.ok_or(Problem::Internal)?;
            let branches = branches_of(store, &snapshot.seated).await?;
            let (mut game, runs_on) = replay(&snapshot.seated, &entries, &branches, Seed(seed.0))?;
            snapshot.runs_on = runs_on;
            let drafts = store.drafts(id).await?;
            for draft in &drafts {
                snapshot.draft_versions[draft.seat.index()] = draft.version;
            }
            snapshot.drafting = restore_drafts(game.as_mut(), &drafts);
            snapshot.game = Some(game.into());
        }
        Ok(snapshot)
    }
}

/// Tries the drafts again; gives the seats that have one in the store.
fn restore_drafts(game: &mut dyn AnyTable, drafts: &[DraftRow]) -> SeatSet {
    let mut drafting = SeatSet::EMPTY;
    for draft in drafts.iter().filter(|draft| !draft.words.is_empty()) {
        drafting = drafting.with(draft.seat);
        take_up(game, draft.seat, &draft.words);
    }
    drafting
}

/// Where the game went on after it was taken back. Should it be taken back this very moment, the journal read before has
/// none of it.
async fn branches_of(store: &Store, seated: &SeatedTable) -> Result<Vec<Branch>, StoreError> {
    let Revision { len, cuts } = seated.row.revision;
    if cuts == 0 {
        return Ok(Vec::new());
    }
    let known = |branch: &Branch| branch.cut <= cuts && branch.from <= len;
    Ok(store.branches(&seated.row.id).await?.into_iter().filter(known).collect())
}

/// The journal of a table as text would have it.
pub(crate) fn journal_of(seated: &SeatedTable, entries: &[EntryRow], rules: u32) -> Option<Journal> {
    let row = &seated.row;
    let commitment: Option<Commitment> = row.commitment.as_ref().and_then(|text| text.parse().ok());
    let header = Header {
        game: row.game.clone(),
        rules,
        mode: Mode::from_json(&row.mode)?,
        names: seated.names(),
        commitment,
    };
    let records = entries.iter().enumerate().map(|(index, entry)| {
        let what = What::Answer { who: entry.who.parse().ok()?, words: entry.words.clone() };
        Some(Record { line: index + 1, what })
    });
    Some(Journal { header, records: records.collect::<Option<_>>()?, seed: None, seed_line: 0 })
}

/// Writes into a journal where it went on after it was taken back. The last place comes first, so that the others stay.
fn write_cuts(journal: &mut Journal, branches: &[Branch]) -> Option<()> {
    for branch in branches.iter().rev() {
        let at = usize::try_from(branch.from).ok()?;
        let what = What::Cut { number: u32::try_from(branch.cut).ok()? };
        journal.records.insert(at.min(journal.records.len()), Record { line: at, what });
    }
    Some(())
}

/// The game as its journal has it, and whether it would go on by itself from there: whoever wrote the last lines may
/// have ended before the draws and forced answers that follow from them.
fn replay(
    seated: &SeatedTable,
    entries: &[EntryRow],
    branches: &[Branch],
    seed: Seed,
) -> Outcome<(Box<dyn AnyTable>, bool)> {
    let id = &seated.row.id;
    let game = find(&seated.row.game).ok_or(Problem::OtherRules)?;
    let mut journal = journal_of(seated, entries, seated.row.rules).ok_or(Problem::Internal)?;
    write_cuts(&mut journal, branches).ok_or(Problem::Internal)?;
    // In a lesson nothing is drawn: the script says what chance answers.
    let dice = if Lecture::of(&seated.row).is_some() { Dice::Outside } else { Dice::Seeded(seed) };
    let mut table = game.replay(&journal, dice).map_err(|error| {
        tracing::error!(table = %id, %error, "a journal does not replay");
        Problem::OtherRules
    })?;
    let runs_on = seated.row.status == Status::Running && table.entries() > entries.len();
    if runs_on {
        table.cut_to(entries.len());
    }
    Ok((table, runs_on))
}

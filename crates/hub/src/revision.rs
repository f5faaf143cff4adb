//! Moving over: a game in play goes on under newer rules, if everybody who plays agrees.

use parlour_core::any::{AnyGame, AnyTable};
use parlour_core::journal::{Header, Record, What};
use parlour_core::table::{Departure, Dice, Differs};
use parlour_core::{Eyes, Journal, Seat, Seed};
use parlour_games::find;
use parlour_model::{PartingInfo, RevisionInfo};
use parlour_store::{PersonId, Proposed, Revision, Status, TableId, TableUpdate};
use tokio::task::spawn_blocking;

use crate::live::{Look, TableGuard};
use crate::problem::{Outcome, Problem};
use crate::rewind::number_of_next_cut;
use crate::saying::Saying;
use crate::update::new_entries;
use crate::why::Obstacle;
use crate::{Hub, Visitor};

impl Hub {
    /// What would differ in a game under the newest rules, for somebody who plays it.
    pub async fn revision(&self, table: &TableId, visitor: &Visitor<'_>) -> Outcome<RevisionInfo> {
        let person = visitor.person.ok_or(Problem::SignIn)?;
        self.own_seat(table, person).await?;
        let look = self.look(table).await?;
        let seat = look.eyes_of(Some(person), None);
        let parting = match departure(&look).await? {
            Some(departure) => Some(parting(&look, seat, visitor, &departure)?),
            None => None,
        };
        Ok(RevisionInfo {
            table: self.info(&look.seated, Some(person), visitor.lang),
            at: look.token(seat).to_string(),
            parting,
        })
    }

    /// Proposes to play on under the newest rules, with every line they read alike; done at once if nobody else plays.
    pub async fn propose_newest_rules(
        &self,
        table: &TableId,
        person: PersonId,
        expected: Revision,
    ) -> Outcome<()> {
        let seat = self.own_seat(table, person).await?;
        let look = self.look(table).await?;
        if look.revision() != expected {
            return Err(Problem::Stale(look.revision()));
        }
        let rules = newest(&look)?.about().rules;
        let to = departure(&look).await?.map_or(expected.len, |departure| departure.entry as u64);
        let what = Proposed::rules(to, rules);
        self.store.propose(table, expected, what, seat).await?;
        self.proposal_changed(table)?;
        self.tell_voters(&look, person, what);
        self.agree(table, person, what).await
    }

    /// Everybody agrees: the lines that stay are played anew under other rules, and the game goes on from there.
    pub(crate) async fn move_over(&self, guard: TableGuard, to: u64, rules: u32) -> Outcome<()> {
        let snapshot = &guard.snapshot;
        let (id, revision) = (snapshot.row().id.clone(), snapshot.revision());
        let kind = find(&snapshot.row().game).ok_or(Problem::OtherRules)?;
        let Some(seed) = self.store.table_seed(&id).await? else { return Err(Problem::Internal) };
        let mut journal = kept(snapshot.game()?.as_ref(), to as usize, rules);
        let cut = What::Cut { number: number_of_next_cut(revision)? };
        journal.records.push(Record { line: to as usize, what: cut });
        let game = kind.replay(&journal, Dice::Seeded(Seed(seed.0))).map_err(|error| {
            tracing::error!(table = %id, %error, "lines that were to stay do not replay");
            Problem::OtherRules
        })?;
        let new = new_entries(game.as_ref(), to as usize, None);
        let update = TableUpdate { status: None, ..self.update_of(snapshot, game.as_ref(), &new) };
        let done = self.store.move_over(&id, revision, to, rules, new, update).await;
        // The next to look loads the journal as it is then.
        let table = guard.forget();
        done?;
        self.drive(&table);
        Ok(())
    }
}

/// The game, if it is in play under rules that are not its newest.
fn newest(look: &Look) -> Outcome<&'static dyn AnyGame> {
    let row = look.row();
    let game = find(&row.game).ok_or(Problem::OtherRules)?;
    let behind = row.status == Status::Running && row.rules < game.about().rules;
    if behind { Ok(game) } else { Err(Problem::Conflict(Obstacle::NothingNewer)) }
}

/// Where the newest rules first part from the game as it was played.
async fn departure(look: &Look) -> Outcome<Option<Departure>> {
    let (kind, game) = (newest(look)?, look.game()?);
    let journal = kept(game.as_ref(), game.entries(), look.row().rules);
    let found = spawn_blocking(move || kind.departure(&journal, kind.about().rules));
    found.await.map_err(|_| Problem::Internal)?.map_err(|_| Problem::OtherRules)
}

/// The first lines of a game as a journal, to be read under these rules.
fn kept(game: &dyn AnyTable, lines: usize, rules: u32) -> Journal {
    let header = Header { rules, ..game.header().clone() };
    let mut line = 0;
    let mut records = Vec::new();
    for Record { what, .. } in game.journal().records {
        match what {
            What::Answer { .. } if line == lines => break,
            What::Answer { .. } => line += 1,
            What::Cut { .. } => {}
            // Under other rules positions have other fingerprints.
            What::Mark { .. } => continue,
        }
        records.push(Record { line, what });
    }
    Journal { header, records, seed: None, seed_line: 0 }
}

/// A departure as it is told to whoever holds this seat.
fn parting(
    look: &Look,
    seat: Option<Seat>,
    visitor: &Visitor<'_>,
    departure: &Departure,
) -> Outcome<PartingInfo> {
    let game = look.game()?.as_ref();
    let say = Saying::at(game, visitor.lang, look.reader(seat));
    let eyes = seat.map_or(Eyes::Spectator, Eyes::Seat);
    // What somebody else answered in secret stays with them, and so does what speaks against it.
    let known = game.audience(departure.entry).includes(eyes);
    let log = game.log(eyes, departure.entry);
    let there = log.iter().filter(|line| line.entry == departure.entry && !line.draft);
    Ok(PartingInfo {
        keeps: departure.entry as u64,
        texts: there.map(|line| say.say(&line.phrase)).collect(),
        reasons: match &departure.differs {
            Differs::Refused(reason) if known => say.reasons(std::slice::from_ref(reason)),
            Differs::Refused(_) | Differs::Position => Vec::new(),
        },
    })
}

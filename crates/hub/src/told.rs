//! What streams tell of a change, whole: written once for everybody who looks with the same eyes, however many they are.

use std::sync::{Arc, Mutex};

use parlour_core::Seat;
use parlour_model::{Position, Without, fingerprint_with};
use parlour_store::PersonId;
use parlour_words::Lang;
use serde::Serialize;
use tokio::sync::OnceCell;

use crate::Hub;
use crate::live::Look;
use crate::look::{Visitor, Wanted};
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;

/// So many texts are kept for a snapshot: whoever wants yet another one has it written for themselves.
const KEPT: usize = 16;

/// A position as a stream tells it.
pub struct Told {
    /// The position as JSON.
    pub json: Vec<u8>,
    /// Names what is seen, whatever the log and the clocks say: what looks the same need not be told again.
    pub fingerprint: u64,
}

/// A position with what a reader must know to fit it to what they have.
#[derive(Serialize)]
struct Update {
    #[serde(flatten)]
    position: Position,
    /// Does the log begin from its start, because lines were taken back?
    resync: bool,
}

/// All that two readers must have in common to be told the same.
#[derive(Clone, PartialEq)]
struct Key {
    /// Those at the table are told what is theirs; all others are alike.
    person: Option<PersonId>,
    seat: Option<Seat>,
    lang: Lang,
    log_from: usize,
    without: Without,
    resync: bool,
}

/// A text that is being written, or is.
type Text = Arc<OnceCell<Arc<Told>>>;

/// The texts of a snapshot. The first who wants one writes it, the others wait for that.
#[derive(Default)]
pub(crate) struct AllTold(Mutex<Vec<(Key, Text)>>);

impl AllTold {
    fn of(&self, key: Key) -> Text {
        let Ok(mut known) = self.0.lock() else { return Arc::default() };
        if let Some((_, told)) = known.iter().find(|(known, _)| *known == key) {
            return told.clone();
        }
        let told = Text::default();
        if known.len() < KEPT {
            known.push((key, told.clone()));
        }
        told
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.clear();
        }
    }
}

impl Snapshot {
    /// The person if they are at home here, so that they are told other things than everybody else.
    fn at_home(&self, person: Option<PersonId>) -> Option<PersonId> {
        let hosts = person.is_some() && self.row().host == person;
        person.filter(|_| hosts || !self.seats_of(person).is_empty())
    }
}

impl Hub {
    /// Tells the position to somebody who has just come: their clocks are those of this moment.
    pub async fn tell_position(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        wanted: Wanted,
        resync: bool,
    ) -> Outcome<Arc<Told>> {
        let mut position = self.position_alone(look, visitor, wanted).await?;
        // Clocks run on without being told.
        let clocks: Vec<_> = position.table.seats.iter_mut().map(|seat| seat.clock.take()).collect();
        let rest = (position.spoken.unwritten(), &position.table, &position.at, &position.yours);
        let fingerprint = fingerprint_with(&position.spoken.written(), &rest);
        for (seat, clock) in position.table.seats.iter_mut().zip(clocks) {
            seat.clock = clock;
        }
        let mut json = Vec::with_capacity(position.room());
        serde_json::to_writer(&mut json, &Update { position, resync }).map_err(|_| Problem::Internal)?;
        Ok(Arc::new(Told { json, fingerprint }))
    }

    /// Tells the position to somebody who follows the table, in the moment after it has changed, like everybody else
    /// who does. The clocks are those of the first of them.
    pub async fn tell_change(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        wanted: Wanted,
        resync: bool,
    ) -> Outcome<Arc<Told>> {
        let key = Key {
            person: look.at_home(visitor.person),
            seat: look.eyes_of(visitor.person, wanted.seat),
            lang: visitor.lang,
            log_from: wanted.log_from,
            without: wanted.without,
            resync,
        };
        let told = look.told.of(key);
        told.get_or_try_init(|| self.tell_position(look, visitor, wanted, resync)).await.cloned()
    }
}

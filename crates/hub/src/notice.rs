//! Word to people who are away: what there is to tell whom, once until they are back.

use std::collections::BTreeSet;

use parlour_core::Seat;
use parlour_model::{Channel, Occasion, Rest, Settings};
use parlour_store::{Absence, Moment, NewNotice, PersonId, Result, Status, TableId, TargetKind};
use tokio::sync::mpsc;

use crate::Hub;
use crate::snapshot::{Snapshot, person_of};

/// Something to tell one person.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    person: PersonId,
    table: TableId,
    occasion: Occasion,
}

/// The way to a target.
pub fn channel(kind: TargetKind) -> Channel {
    match kind {
        TargetKind::Push => Channel::Push,
        TargetKind::Mail => Channel::Mail,
        TargetKind::Webhook => Channel::Webhook,
    }
}

impl Hub {
    /// Has somebody told of something at a table, on every way they have chosen for it.
    ///
    /// Call it whenever it happens, on whichever node, as often as you like; it takes no time and cannot fail:
    /// - whoever has the table's page open and in sight is not told; other pages of theirs say it at once;
    /// - of one occasion at one table a person is told once, until they have been back (opened its page, or answered);
    /// - two nodes that see the same thing tell it once.
    ///
    /// The person need not sit there: an [`Occasion::Invitation`] goes to somebody who does not yet. A
    /// [`Occasion::Rematch`] names the new table. Both bring the key of a private table along.
    pub fn notify(&self, person: PersonId, occasion: Occasion, table: &TableId) {
        if !self.presence.is_at(person, table) {
            self.presence.word(person, occasion, table);
            // A queue that is full loses notices, never answers.
            let _ = self.notices.try_send(Notice { person, table: table.clone(), occasion });
        }
    }

    /// Tells one person something of a table.
    pub(crate) fn tell(&self, snapshot: &Snapshot, person: PersonId, occasion: Occasion) {
        self.notify(person, occasion, &snapshot.row().id);
    }

    /// Tells everybody who plays at a table but one.
    pub(crate) fn tell_others(&self, snapshot: &Snapshot, but: PersonId, occasion: Occasion) {
        let playing = |person: &PersonId| {
            snapshot
                .seats_of(Some(*person))
                .iter()
                .any(|seat| snapshot.seat(seat).is_some_and(|row| !row.resigned))
        };
        for person in snapshot.persons().into_iter().filter(|person| *person != but).filter(playing) {
            self.tell(snapshot, person, occasion);
        }
    }

    /// Tells the holder of a seat which step was taken because they are missed.
    pub(crate) fn tell_absent(&self, snapshot: &Snapshot, seat: Seat, step: Absence) {
        let occasion = match step {
            Absence::Reminded => Occasion::DayLeft,
            Absence::LastReminded => Occasion::HoursLeft,
            Absence::CaredFor => Occasion::Caretaker,
            Absence::None | Absence::Returned => return,
        };
        if let Some(person) = snapshot.seat(seat).and_then(|row| person_of(&row.holder)) {
            self.tell(snapshot, person, occasion);
        }
    }

    /// Tells those who are asked now, or that the game is over, unless it was they who have just moved.
    pub(crate) fn tell_asked(&self, snapshot: &Snapshot, mover: Option<PersonId>) {
        if snapshot.lecture().is_some() {
            return;
        }
        let row = snapshot.row();
        let over = row.status == Status::Over;
        let occasion = if over { Occasion::GameOver } else { Occasion::YourTurn };
        for person in snapshot.persons().into_iter().filter(|person| Some(*person) != mover) {
            if over || is_asked(snapshot, person) {
                self.notify(person, occasion, &row.id);
            }
        }
    }

    /// Tells people whom somebody has seated at a table that waits for them.
    pub(crate) fn tell_seated(&self, table: &TableId, people: &[PersonId], by: PersonId, occasion: Occasion) {
        let told: BTreeSet<PersonId> = people.iter().copied().filter(|person| *person != by).collect();
        for person in told {
            self.notify(person, occasion, table);
        }
    }

    /// Tells everybody that the game has begun; those who are asked hear that instead.
    pub(crate) fn tell_started(&self, snapshot: &Snapshot) {
        self.tell_asked(snapshot, None);
        if snapshot.lecture().is_none() {
            let others = snapshot.persons().into_iter().filter(|person| !is_asked(snapshot, *person));
            others.for_each(|person| self.notify(person, Occasion::Started, &snapshot.row().id));
        }
    }

    /// Does a table wait for a person, and no bot answers for them? Word of a turn is not sent once this is untrue.
    pub fn still_asks(snapshot: &Snapshot, person: PersonId) -> bool {
        snapshot.row().status == Status::Running && is_asked(snapshot, person)
    }

    /// Puts down what is to be told, until the site stops.
    pub(crate) async fn raise_notices(self, mut queue: mpsc::Receiver<Notice>) {
        let mut stopping = self.stopping();
        loop {
            let notice = tokio::select! {
                notice = queue.recv() => notice,
                _ = stopping.wait_for(|stopping| *stopping) => return,
            };
            let Some(notice) = notice else { return };
            match self.raise(&notice).await {
                Ok(true) => self.raised.notify_one(),
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "a notice could not be put down"),
            }
        }
    }

    async fn raise(&self, notice: &Notice) -> Result<bool> {
        let Notice { person, table, occasion } = notice;
        let targets = self.store.targets_of(*person).await?;
        if !targets.iter().any(parlour_store::Target::is_open) {
            return Ok(false);
        }
        let told = self.store.person(*person).await?;
        let (wishes, rest) = (Settings::read(&told.settings).notices, Rest::read(&told.rest));
        let now = self.clock.now();
        let deliveries: Vec<(i64, Moment)> = targets
            .iter()
            .filter(|target| target.is_open() && wishes.wants(channel(target.kind), *occasion))
            .map(|target| (target.id, Moment(wishes.due(channel(target.kind), *occasion, &rest, now.0))))
            .collect();
        // A table that cannot be looked at is told of all the same.
        let look = self.look(table).await.ok();
        let seats = look.as_ref().map(|look| look.seats_of(Some(*person))).unwrap_or_default();
        if deliveries.is_empty() {
            return Ok(false);
        }
        let notice = NewNotice {
            person: *person,
            table: table.clone(),
            occasion: occasion.word(),
            len: look.map_or(0, |look| look.revision().len),
            seats: seats.iter().map(|seat| seat.name().to_owned()).collect(),
            now,
            deliveries,
        };
        self.store.raise(notice).await
    }
}

fn is_asked(snapshot: &Snapshot, person: PersonId) -> bool {
    let owes = |seat: Seat| snapshot.row().asked.has(seat) && snapshot.automaton(seat).is_none();
    snapshot.seats_of(Some(person)).iter().any(owes)
}

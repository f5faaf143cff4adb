//! What the people at a table decide together: to pause, to look for a substitute, to end the game as it stands. And what
//! each of them may do about time alone: go on after a pause, nudge, rest, take a seat over.

use parlour_core::{Seat, SeatSet};
use parlour_model::{Pauses, Rest};
use parlour_store::{Clocks, Holder, Moment, Motion, Person, PersonId, Proposal, Proposed, Status, TableId};

use crate::Hub;
use crate::live::{Look, TableGuard};
use crate::problem::{Outcome, Problem};
use crate::snapshot::{Snapshot, person_of};
use crate::time::{HOUR, TableTime};
use crate::update::results;
use crate::why::{Mistake, Obstacle};
use parlour_model::Occasion;

/// After so many turns of a caretaker the others may decide about a seat.
const PATIENCE: u32 = 3;
/// A person is nudged at a table once in so many milliseconds.
const NUDGES_APART: i64 = 12 * HOUR;

impl Snapshot {
    /// May the others decide about a seat: was its holder away for several turns, or has given up?
    pub(crate) fn is_deserted(&self, seat: Seat) -> bool {
        self.seat(seat)
            .is_some_and(|row| row.covered >= PATIENCE || row.resigned || row.holder == Holder::Departed)
    }

    /// The seats that must agree to a proposal. Whoever is away has no say in what is decided because of that.
    pub(crate) fn voters_on(&self, what: Proposed) -> SeatSet {
        match what.motion {
            Motion::Back => self.voters(),
            Motion::Pause | Motion::Substitute | Motion::End => {
                self.voters().iter().filter(|seat| !self.is_absent(*seat)).collect()
            }
        }
    }
}

impl Hub {
    /// Proposes to pause, to look for a substitute for a seat, or to end; done at once if nobody else has a say.
    pub async fn propose_motion(
        &self,
        table: &TableId,
        person: PersonId,
        motion: Motion,
        about: Option<Seat>,
    ) -> Outcome<()> {
        let seat = self.own_seat(table, person).await?;
        let look = self.look_at_seats(table).await?;
        let deserted = look.seated.seats.iter().any(|row| look.is_deserted(row.seat));
        let possible = match (motion, about) {
            (Motion::Pause, None) => look.row().status == Status::Running && !self.is_at_rest(&look),
            (Motion::Substitute, Some(seat)) => look.is_deserted(seat),
            (Motion::End, None) => deserted,
            _ => return Err(Problem::Bad(Mistake::Form)),
        };
        if !possible {
            return Err(Problem::Conflict(Obstacle::NothingToDecide));
        }
        let what = Proposed { motion, about, ..Proposed::back(look.revision().len) };
        self.store.propose(table, look.revision(), what, seat).await?;
        self.proposal_changed(table)?;
        self.tell_voters(&look, person, what);
        self.agree(table, person, what).await
    }

    /// Tells those whose consent is asked for.
    pub(crate) fn tell_voters(&self, look: &Look, proposer: PersonId, what: Proposed) {
        let voters = look.voters_on(what);
        let asked = |person: &PersonId| {
            *person != proposer && look.seats_of(Some(*person)).iter().any(|seat| voters.has(seat))
        };
        for person in look.persons().into_iter().filter(asked) {
            self.tell(
                look,
                person,
                if what.motion == Motion::Back { Occasion::TakeBack } else { Occasion::Decision },
            );
        }
    }

    /// Everybody agrees.
    pub(crate) async fn carry_out(&self, guard: TableGuard, proposal: Proposal) -> Outcome<()> {
        let (id, snapshot) = (guard.table.id.clone(), guard.snapshot.clone());
        match (proposal.what.motion, proposal.what.about) {
            (Motion::Pause, _) => {
                let mut pauses = Pauses::read(&snapshot.row().pauses);
                let now = self.clock.now();
                pauses.begin(now.0);
                self.store.set_pauses(&id, &pauses.text(), now).await?;
                self.tell_all(&snapshot, Occasion::Decision);
            }
            (Motion::Substitute, Some(seat)) => {
                self.store.want_substitute(&id, seat).await?;
                if let Some(person) = snapshot.seat(seat).and_then(|row| person_of(&row.holder)) {
                    self.tell(&snapshot, person, Occasion::Substitute);
                }
            }
            (Motion::End, _) => {
                let results = results(snapshot.game()?.as_ref());
                self.store.end_as_it_stands(&id, snapshot.revision(), results).await?;
                self.tell_all(&snapshot, Occasion::GameOver);
            }
            (Motion::Back | Motion::Substitute, _) => return Err(Problem::Internal),
        }
        self.proposal_changed(&id)?;
        drop(guard.forget());
        self.seats_changed(&id);
        Ok(())
    }

    fn tell_all(&self, snapshot: &Snapshot, occasion: Occasion) {
        for person in snapshot.persons() {
            self.tell(snapshot, person, occasion);
        }
    }

    fn is_at_rest(&self, snapshot: &Snapshot) -> bool {
        Pauses::read(&snapshot.row().pauses).since(self.clock.now().0).is_some()
    }

    /// Ends the pause: whoever plays may.
    pub async fn resume(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        self.own_seat(table, person).await?;
        let look = self.look_at_seats(table).await?;
        if !self.is_at_rest(&look) {
            return Err(Problem::Conflict(Obstacle::NotPaused));
        }
        let (now, mut pauses) = (self.clock.now(), Pauses::read(&look.row().pauses));
        pauses.end(now.0);
        self.store.set_pauses(table, &pauses.text(), now).await?;
        self.seats_changed(table);
        self.tell_others(&look, person, Occasion::Decision);
        Ok(())
    }

    /// May somebody nudge the holder of a seat? The table waits for them, their clock runs, and nobody did so lately.
    pub(crate) fn may_nudge(&self, snapshot: &Snapshot, person: PersonId, seat: Seat) -> bool {
        let Some(row) = snapshot.seat(seat) else { return false };
        let Some(holder) = person_of(&row.holder) else { return false };
        let time = TableTime::of(snapshot.row(), &self.clock);
        let lately = row.nudged.is_some_and(|nudged| time.now - nudged.0 < NUDGES_APART);
        let waits = snapshot.row().status == Status::Running && snapshot.row().asked.has(seat);
        let runs = time.standing(row).is_some_and(|standing| standing.still.is_none());
        let plays = !snapshot.seats_of(Some(person)).is_empty();
        holder != person && plays && waits && runs && !lately && snapshot.automaton(seat).is_none()
    }

    /// Sends the holder of a seat one polite word.
    pub async fn nudge(&self, table: &TableId, person: PersonId, seat: Seat) -> Outcome<()> {
        self.own_seat(table, person).await?;
        let look = self.look_at_seats(table).await?;
        let refused = Problem::Conflict(Obstacle::NoNudge);
        let holder = look.seat(seat).and_then(|row| person_of(&row.holder));
        let holder = holder.filter(|_| self.may_nudge(&look, person, seat)).ok_or(refused.clone())?;
        let now = self.clock.now();
        if !self.store.nudge(table, seat, now, Moment(now.0 - NUDGES_APART)).await? {
            return Err(refused);
        }
        self.seats_changed(table);
        self.tell(&look, holder, Occasion::Nudge);
        Ok(())
    }

    /// Says when a person's clocks stand still. Whoever plays with them learns of holidays.
    pub async fn rest(&self, person: PersonId, rest: &Rest, announce: bool) -> Outcome<()> {
        let text = serde_json::to_string(rest).map_err(|_| Problem::Internal)?;
        let tables = self.store.set_rest(person, &text, self.clock.now()).await?;
        for table in &tables {
            self.seats_changed(table);
            if announce && let Ok(look) = self.look(table).await {
                self.tell_others(&look, person, Occasion::Decision);
            }
        }
        Ok(())
    }

    /// Takes over a seat that the others look for somebody for.
    pub async fn take_over(&self, table: &TableId, person: &Person, seat: Option<Seat>) -> Outcome<()> {
        let look = self.look_at_seats(table).await?;
        let wanted = look.seated.seats.iter().find(|row| row.wanted).map(|row| row.seat);
        let seat = seat.or(wanted).ok_or(Problem::Conflict(Obstacle::NoSeatOpen))?;
        let before = self.store.take_over(table, seat, person.id, &person.name).await?;
        // The journal is the same; what is said of it bears another name. All of it is loaded anew.
        drop(self.hold(table).await?.forget());
        self.seats_changed(table);
        let look = self.look(table).await?;
        if let Some(before) = person_of(&before) {
            self.tell(&look, before, Occasion::Substitute);
        }
        self.tell_others(&look, person.id, Occasion::Substitute);
        self.give_time(&look, seat).await
    }

    /// Whoever is new at a seat that is asked has the time of a whole turn.
    async fn give_time(&self, look: &Look, seat: Seat) -> Outcome<()> {
        let (row, time) = (look.row(), TableTime::of(look.row(), &self.clock));
        let Some(seat_row) = look.seat(seat).filter(|_| row.asked.has(seat)) else { return Ok(()) };
        let clock = seat_row.clock.unwrap_or_default();
        let left = time.standing_with(seat_row, clock).left;
        let clock = clock + self.full_turn(row, seat_row) - left;
        let due = Some(self.next_look(&time, seat_row, clock));
        self.store.set_clocks(&row.id, look.revision(), Clocks { left: vec![(seat, clock)], due }).await?;
        self.seats_changed(&row.id);
        Ok(())
    }
}

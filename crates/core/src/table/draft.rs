//! Answers a seat has given but may still take back; nobody else sees them.

use super::{Answered, Table, TableError, only_answer};
use crate::game::{Decision, Game, Noted};
use crate::seat::{Seat, Who};

/// One seat's uncommitted answers and the position they lead to.
#[derive(Clone, Debug)]
pub struct Draft<G: Game> {
    answers: Vec<Drafted<G::Choice>>,
    undone: Vec<G::Choice>,
    events: Vec<Noted<G::Event>>,
    game: G,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Drafted<C> {
    choice: C,
    /// Answered for the seat because there was no other answer: undo skips it.
    forced: bool,
}

impl<G: Game> Draft<G> {
    fn new(game: G) -> Self {
        Self { answers: Vec::new(), undone: Vec::new(), events: Vec::new(), game }
    }

    /// The position the draft leads to.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The answers in it, forced ones included.
    pub fn answers(&self) -> impl Iterator<Item = G::Choice> + '_ {
        self.answers.iter().map(|drafted| drafted.choice)
    }

    /// What the answers bring about.
    pub fn events(&self) -> &[Noted<G::Event>] {
        &self.events
    }

    /// Can an undone answer be given again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn play(&mut self, seat: Seat, choice: G::Choice, forced: bool) -> Result<(), G::Refusal> {
        self.game.play(Who::Seat(seat), choice, &mut self.events)?;
        self.answers.push(Drafted { choice, forced });
        Ok(())
    }

    fn play_forced(&mut self, seat: Seat) {
        while self.asks(seat) {
            let Some(choice) = only_answer(&self.game, seat) else { return };
            self.play(seat, choice, true).expect("an option passes the check");
        }
    }

    fn asks(&self, seat: Seat) -> bool {
        self.game.decision().asks(Who::Seat(seat))
    }
}

impl<G: Game> Table<G> {
    /// The draft of a seat, if it has one.
    pub fn draft(&self, seat: Seat) -> Option<&Draft<G>> {
        self.drafts[seat.index()].as_ref()
    }

    /// Has the seat a draft in which nothing more is asked of it?
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.draft(seat).is_some_and(|draft| !draft.answers.is_empty() && !draft.asks(seat))
    }

    /// Reads and plays an answer.
    pub fn answer_words(&mut self, seat: Seat, words: &str) -> Result<Answered, TableError<G::Refusal>> {
        let choice = words.parse()?;
        self.answer(seat, choice)
    }

    /// Plays an answer on the seat's draft. The draft is committed at once when it needs no more
    /// answers of this seat, unless the seat ends its turns by hand and this answer did not end it.
    pub fn answer(&mut self, seat: Seat, choice: G::Choice) -> Result<Answered, TableError<G::Refusal>> {
        self.answer_all(seat, &[choice])
    }

    /// Plays several answers, all or none.
    pub fn answer_all(
        &mut self,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Result<Answered, TableError<G::Refusal>> {
        let mut draft = self.open_draft(seat);
        for choice in choices {
            draft.play(seat, *choice, false).map_err(TableError::Refused)?;
            if self.habits.forced.has(seat) {
                draft.play_forced(seat);
            }
        }
        draft.undone.clear();
        self.drafts[seat.index()] = Some(draft);
        let ended = choices.last().is_some_and(|choice| G::ends_turn(*choice));
        if self.is_ready(seat) && (ended || !self.habits.confirm.has(seat)) {
            self.commit(seat);
            return Ok(Answered::Committed);
        }
        Ok(Answered::Drafted)
    }

    fn open_draft(&self, seat: Seat) -> Draft<G> {
        self.draft(seat).cloned().unwrap_or_else(|| Draft::new(self.public.clone()))
    }

    /// Takes back the last answer of the draft; false if there is none.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let Some(mut draft) = self.drafts[seat.index()].take() else { return false };
        while draft.answers.pop_if(|drafted| drafted.forced).is_some() {}
        let taken_back = draft.answers.pop();
        draft.undone.extend(taken_back.map(|drafted| drafted.choice));
        self.replay_draft(seat, draft);
        taken_back.is_some()
    }

    /// Gives the last undone answer again; false if there is none.
    pub fn redo(&mut self, seat: Seat) -> bool {
        let Some(draft) = &mut self.drafts[seat.index()] else { return false };
        let Some(choice) = draft.undone.pop() else { return false };
        let undone = std::mem::take(&mut draft.undone);
        let played = self.answer(seat, choice).is_ok();
        if let Some(draft) = &mut self.drafts[seat.index()] {
            draft.undone = undone;
        }
        played
    }

    /// Takes back the whole draft.
    pub fn restart(&mut self, seat: Seat) {
        self.drafts[seat.index()] = None;
    }

    /// Ends the turn: the draft becomes public, and the game runs on. False if there is none.
    pub fn commit(&mut self, seat: Seat) -> bool {
        let Some(draft) = self.drafts[seat.index()].take() else { return false };
        for drafted in &draft.answers {
            // A draft is rebased after every commit of another seat, so it fits the public game.
            debug_assert_eq!(self.public.check(Who::Seat(seat), drafted.choice), Ok(()));
            self.enter(Who::Seat(seat), drafted.choice);
        }
        self.settle();
        !draft.answers.is_empty()
    }

    /// Plays the seat's draft again on the public position; it is cut at the first refusal.
    pub(super) fn rebase(&mut self, seat: Seat) {
        if let Some(draft) = self.drafts[seat.index()].take() {
            self.replay_draft(seat, draft);
        }
    }

    fn replay_draft(&mut self, seat: Seat, old: Draft<G>) {
        let mut draft = Draft::new(self.public.clone());
        for drafted in old.answers {
            if draft.play(seat, drafted.choice, drafted.forced).is_err() {
                break;
            }
        }
        draft.undone = old.undone;
        let worth_keeping = !draft.answers.is_empty() || draft.can_redo();
        let over = self.public.decision() == Decision::Over;
        self.drafts[seat.index()] = (worth_keeping && !over).then_some(draft);
    }
}

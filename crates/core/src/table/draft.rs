//! Answers a seat has given but may still take back; nobody else sees them.

use super::{Answered, Table, TableError, only_answer};
use crate::game::{Decision, Game, Noted};
use crate::seat::{Seat, Who};

/// One seat's uncommitted answers and the position they lead to.
#[derive(Clone, Debug)]
pub struct Draft<G: Game> {
    answers: Vec<Drafted<G::Choice>>,
    /// What was taken back, click by click, the latest last.
    undone: Vec<Vec<G::Choice>>,
    events: Vec<Noted<G::Event>>,
    game: G,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Drafted<C> {
    choice: C,
    given: Given,
}

/// How an answer came into a draft: undo takes back a whole click.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Given {
    /// By a click that begins with it.
    First,
    /// By the same click as the one before it.
    Further,
    /// For the seat, because there was no other answer.
    Forced,
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

    /// The answers click by click: those given at once stand together, forced ones with the click they follow from.
    pub fn clicks(&self) -> Vec<Vec<G::Choice>> {
        let mut clicks: Vec<Vec<G::Choice>> = Vec::new();
        for Drafted { choice, given } in &self.answers {
            match clicks.last_mut() {
                Some(click) if *given != Given::First => click.push(*choice),
                _ => clicks.push(vec![*choice]),
            }
        }
        clicks
    }

    /// What the answers bring about.
    pub fn events(&self) -> &[Noted<G::Event>] {
        &self.events
    }

    /// Can an undone answer be given again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn play(&mut self, seat: Seat, choice: G::Choice, given: Given) -> Result<(), G::Refusal> {
        self.game.play(Who::Seat(seat), choice, &mut self.events)?;
        self.answers.push(Drafted { choice, given });
        Ok(())
    }

    /// Takes the last click out of the list and gives what the seat itself answered by it.
    fn take_click(&mut self) -> Vec<G::Choice> {
        let mut click = Vec::new();
        while let Some(Drafted { choice, given }) = self.answers.pop() {
            if given != Given::Forced {
                click.insert(0, choice);
            }
            if given == Given::First {
                break;
            }
        }
        click
    }

    fn play_forced(&mut self, seat: Seat) {
        while self.asks(seat) {
            let Some(choice) = only_answer(&self.game, seat) else { return };
            self.play(seat, choice, Given::Forced).expect("an option passes the check");
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

    /// Plays several answers, all or none; they are taken back together, too.
    pub fn answer_all(
        &mut self,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Result<Answered, TableError<G::Refusal>> {
        let mut draft = self.open_draft(seat);
        for (number, choice) in choices.iter().enumerate() {
            let given = if number == 0 { Given::First } else { Given::Further };
            draft.play(seat, *choice, given).map_err(TableError::Refused)?;
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

    /// Takes up a draft that was kept elsewhere, [click by click](Draft::clicks), as far as it can be played; it stays
    /// a draft even if it needs no more answers.
    pub fn take_up(&mut self, seat: Seat, clicks: &[Vec<G::Choice>]) {
        let mut draft = Draft::new(self.public.clone());
        let answers = clicks.iter().flat_map(|click| click.iter().enumerate());
        for (number, choice) in answers {
            let forced = self.habits.forced.has(seat) && only_answer(&draft.game, seat) == Some(*choice);
            let given = match number {
                _ if forced => Given::Forced,
                0 => Given::First,
                _ => Given::Further,
            };
            if draft.play(seat, *choice, given).is_err() {
                break;
            }
        }
        self.drafts[seat.index()] = (!draft.answers.is_empty()).then_some(draft);
    }

    /// Takes back the last click of the draft, an answer or several given at once; false if there is none.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let Some(mut draft) = self.drafts[seat.index()].take() else { return false };
        let click = draft.take_click();
        let taken_back = !click.is_empty();
        if taken_back {
            draft.undone.push(click);
        }
        self.replay_draft(seat, draft);
        taken_back
    }

    /// Gives the answers of the last undone click again; false if there are none.
    pub fn redo(&mut self, seat: Seat) -> bool {
        let Some(draft) = &mut self.drafts[seat.index()] else { return false };
        let Some(click) = draft.undone.pop() else { return false };
        let undone = std::mem::take(&mut draft.undone);
        let played = self.answer_all(seat, &click).is_ok();
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
            if draft.play(seat, drafted.choice, drafted.given).is_err() {
                break;
            }
        }
        draft.undone = old.undone;
        let worth_keeping = !draft.answers.is_empty() || draft.can_redo();
        let over = self.public.decision() == Decision::Over;
        self.drafts[seat.index()] = (worth_keeping && !over).then_some(draft);
    }
}

#![allow(unreachable_pub, reason = "a module of a test speaks as a library would")]
//! A toy game that uses every part of the protocol once: *the candle auction*.
//!
//! Each round one seat, the seer, looks at the next candle; all seats bid in secret; the candle is
//! shown, and the highest bidder pays for it with pennies (1) and groats (3). Groats may be changed
//! into pennies at any moment.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use parlour_core::{
    About, Agenda, Audience, Change, Decision, Deck, Digest, Eyes, Game, Log, Mode, NotationError,
    Objections, OptionSpec, Phrase, Refuse, Rng, Score, Seat, SeatSet, SetupError, Sheet, Speak, Tabulate,
    Tally, Tell, Tender, Urn, Who, Words,
};
use serde::Serialize;

const CANDLES: usize = 7;
const GROAT: u16 = 3;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    players: u8,
    rounds: u8,
    round: u8,
    candles: Deck<CANDLES, 1>,
    seats: [Purse; Seat::MOST],
    bids: [Option<u8>; Seat::MOST],
    agenda: Agenda<Step, 4>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Purse {
    pub groats: u8,
    pub pennies: u8,
    pub points: u8,
    /// Money that left the game, kept so that the audit can count it.
    spent: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
enum Step {
    #[default]
    Peek,
    Bid,
    Show,
    Pay(Seat, Tally),
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    Candle(u8),
    Bid(u8),
    Groats(u8),
    Change,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Saw(Seat, u8),
    Sold { seat: Seat, candle: u8, price: u8 },
    Changed(Seat),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    NotAsked,
    TooPoor { bid: u8, purse: u8 },
    CannotSettle { fewest: u8, most: u8 },
    NoGroat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    round: u8,
    seats: Vec<Purse>,
    bids: Vec<Option<u8>>,
    has_bid: SeatSet,
    next: Option<u8>,
    owes: Option<(Seat, u16)>,
}

impl Toy {
    pub fn purse(&self, seat: Seat) -> &Purse {
        &self.seats[seat.index()]
    }

    pub fn purse_mut(&mut self, seat: Seat) -> &mut Purse {
        &mut self.seats[seat.index()]
    }

    fn worth(&self, seat: Seat) -> u8 {
        let purse = self.purse(seat);
        purse.groats * GROAT as u8 + purse.pennies
    }

    fn seer(&self) -> Seat {
        Seat::new((self.round - 1) % self.players)
    }

    fn step(&self) -> Option<Step> {
        self.agenda.top()
    }

    fn tenders(&self, seat: Seat) -> [Tender; 2] {
        let purse = self.purse(seat);
        [Tender { value: GROAT, have: purse.groats }, Tender { value: 1, have: purse.pennies }]
    }

    fn begin_round(&mut self) {
        self.bids = [None; Seat::MOST];
        if self.round < self.rounds {
            self.round += 1;
            self.agenda.push_in_order([Step::Peek, Step::Bid, Step::Show]);
        }
    }

    fn sell(&mut self, candle: u8, log: &mut impl Log<Event>) {
        let bid = |seat: &Seat| (self.bids[seat.index()], std::cmp::Reverse(*seat));
        let seat = Seat::all(self.players).max_by_key(bid).expect("somebody plays");
        let price = self.bids[seat.index()].unwrap_or_default();
        self.purse_mut(seat).points += candle;
        log.note(Event::Sold { seat, candle, price });
        self.agenda.push(Step::Pay(seat, Tally::new(u16::from(price))));
        self.settle();
    }

    fn settle(&mut self) {
        let Some(Step::Pay(seat, mut tally)) = self.step() else { return };
        let purse = self.tenders(seat);
        tally.settle_forced(&purse, |place, amount| self.spend(seat, place, amount));
        self.agenda.pop();
        if tally.is_settled() {
            self.begin_round();
        } else {
            self.agenda.push(Step::Pay(seat, tally));
        }
    }

    fn spend(&mut self, seat: Seat, place: usize, amount: u8) {
        let purse = self.purse_mut(seat);
        if place == 0 {
            purse.groats -= amount;
            purse.spent += amount * GROAT as u8;
        } else {
            purse.pennies -= amount;
            purse.spent += amount;
        }
    }
}

impl Game for Toy {
    type Prompt = Prompt;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &About {
        id: "toy",
        prefix: "TOY",
        rules: 1,
        players: (2, 4),
        options: &[OptionSpec { key: "length", values: &["short", "long"] }],
        longest: 80,
    };

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        if mode.players == 4 && mode.is("length", "long") {
            return Err(SetupError::Excluded("four players cannot play the long game"));
        }
        let rounds = if mode.is("length", "long") { 4 } else { 3 };
        let purse = Purse { groats: 2, pennies: 4, ..Purse::default() };
        let mut game = Self {
            players: mode.players,
            rounds,
            round: 0,
            candles: Deck::new([Urn::new([1; CANDLES]).with_quota(4)]),
            seats: [purse; Seat::MOST],
            bids: [None; Seat::MOST],
            agenda: Agenda::new(),
        };
        game.begin_round();
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision {
        match self.step() {
            None => Decision::Over,
            Some(Step::Peek | Step::Show) => Decision::Draw,
            Some(Step::Bid) => Decision::Ask(
                Seat::all(self.players).filter(|seat| self.bids[seat.index()].is_none()).collect(),
            ),
            Some(Step::Pay(seat, _)) => Decision::ask(seat),
        }
    }

    fn prompt(&self, _who: Who) -> Prompt {
        Prompt
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        if !self.decision().asks(who) {
            return;
        }
        match self.step() {
            None => {}
            Some(Step::Peek | Step::Show) => {
                out.extend(self.candles.kinds().map(|kind| Choice::Candle(kind as u8)));
            }
            Some(Step::Bid) => out.extend((0..=6).map(Choice::Bid)),
            Some(Step::Pay(seat, _)) => out.extend((0..=self.purse(seat).groats).map(Choice::Groats)),
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.check(Who::Seat(seat), Choice::Change).is_ok() {
            out.push(Choice::Change);
        }
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        let asked = self.decision().asks(who);
        match (choice, self.step(), who) {
            (Choice::Change, Some(step), Who::Seat(seat)) if seat.index() < usize::from(self.players) => {
                if matches!(step, Step::Pay(payer, _) if payer == seat) {
                    objections.raise(Refusal::NotAsked)?;
                }
                if self.purse(seat).groats == 0 {
                    objections.raise(Refusal::NoGroat)?;
                }
            }
            (Choice::Candle(candle), Some(Step::Peek | Step::Show), Who::Chance)
                if self.candles.kinds().any(|kind| kind == usize::from(candle)) => {}
            (Choice::Bid(bid), Some(Step::Bid), Who::Seat(seat)) if asked => {
                let purse = self.worth(seat);
                objections.rule(if bid <= purse && bid <= 6 {
                    Ok(())
                } else {
                    Err(Refusal::TooPoor { bid, purse })
                })?;
            }
            (Choice::Groats(amount), Some(Step::Pay(payer, tally)), _) if asked => {
                let amounts = tally.amounts(&self.tenders(payer));
                if !amounts.contains(&amount) {
                    objections
                        .raise(Refusal::CannotSettle { fewest: *amounts.start(), most: *amounts.end() })?;
                }
            }
            _ => objections.raise(Refusal::NotAsked)?,
        }
        ControlFlow::Continue(())
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        match (choice, self.step(), who) {
            (Choice::Change, _, Who::Seat(seat)) => {
                let purse = self.purse_mut(seat);
                purse.groats -= 1;
                purse.pennies += 3;
                log.note(Event::Changed(seat));
            }
            (Choice::Candle(candle), Some(Step::Peek), _) => {
                self.candles.look(usize::from(candle), self.seer());
                log.whisper(self.seer(), Event::Saw(self.seer(), candle));
                self.agenda.pop();
            }
            (Choice::Candle(candle), _, _) => {
                self.candles.take(usize::from(candle));
                self.agenda.pop();
                self.sell(candle, log);
            }
            (Choice::Bid(bid), _, Who::Seat(seat)) => {
                self.bids[seat.index()] = Some(bid);
                if Seat::all(self.players).all(|seat| self.bids[seat.index()].is_some()) {
                    self.agenda.pop();
                }
            }
            (Choice::Groats(amount), Some(Step::Pay(seat, mut tally)), _) => {
                self.spend(seat, 0, amount);
                tally.pay(amount, GROAT);
                self.agenda.pop();
                self.agenda.push(Step::Pay(seat, tally));
                self.settle();
            }
            _ => unreachable!("a checked choice"),
        }
    }

    fn weight(&self, outcome: Choice) -> u32 {
        let Choice::Candle(candle) = outcome else { return 0 };
        self.candles.weight(usize::from(candle))
    }

    fn audience(&self, _who: Who, choice: Choice) -> Audience {
        match (choice, self.step()) {
            (Choice::Candle(_), Some(Step::Peek)) => Audience::Only(SeatSet::one(self.seer())),
            (Choice::Bid(_), _) => Audience::Only(SeatSet::EMPTY),
            _ => Audience::Everyone,
        }
    }

    fn say(&self, _who: Who, choice: Choice) -> Phrase {
        match choice {
            Choice::Candle(n) => Phrase::new("toy-candle").number("n", n),
            Choice::Bid(n) => Phrase::new("toy-bid").number("n", n),
            Choice::Groats(n) => Phrase::new("toy-groats").number("n", n),
            Choice::Change => Phrase::new("toy-change"),
        }
    }

    fn score(&self, seat: Seat) -> Score {
        Score::new().line("toy-score-candles", self.purse(seat).points).ties([
            i32::from(self.worth(seat)),
            0,
            0,
        ])
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn view(&self, eyes: Eyes) -> View {
        let bid = |seat: Seat| self.bids[seat.index()].filter(|_| eyes.see(seat));
        View {
            round: self.round,
            seats: Seat::all(self.players).map(|seat| *self.purse(seat)).collect(),
            bids: Seat::all(self.players).map(bid).collect(),
            has_bid: Seat::all(self.players).filter(|seat| self.bids[seat.index()].is_some()).collect(),
            next: self.candles.peek().and_then(|peek| peek.seen_by(eyes)),
            owes: match self.step() {
                Some(Step::Pay(seat, tally)) => Some((seat, tally.owed)),
                _ => None,
            },
        }
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        game.candles = self.candles.imagine(seat, rng);
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            if game.bids[other.index()].is_some() {
                let most = u32::from(self.worth(other).min(6));
                game.bids[other.index()] = Some(rng.below(most + 1) as u8);
            }
        }
        game
    }

    fn digest(&self, digest: &mut Digest) {
        digest.number(self.round).number(self.candles.left());
        for purse in &self.seats {
            digest.number(purse.groats).number(purse.pennies).number(purse.points);
        }
    }

    fn audit(&self) -> Result<(), String> {
        let unsound = self.seats.iter().find(|purse| purse.groats * 3 + purse.pennies + purse.spent != 10);
        unsound.map_or(Ok(()), |purse| Err(format!("money is lost: {purse:?}")))
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Prompt;

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-prompt")
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Saw(seat, candle) => Phrase::new("toy-saw").seat("who", seat).number("n", candle),
            Self::Sold { seat, candle, price } => {
                Phrase::new("toy-sold").seat("who", seat).number("n", candle).number("price", price)
            }
            Self::Changed(seat) => Phrase::new("toy-changed").seat("who", seat),
        }
    }
}

impl Tell for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::Saw(..) => "TOY-1",
            Self::Sold { .. } => "TOY-2",
            Self::Changed(_) => "TOY-3",
        }
    }

    fn changes(&self) -> Vec<Change> {
        match *self {
            Self::Sold { seat, candle, .. } => vec![Change::gain(seat, candle, "toy-point")],
            _ => Vec::new(),
        }
    }
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotAsked => Phrase::new("toy-not-asked"),
            Self::TooPoor { bid, purse } => {
                Phrase::new("toy-too-poor").number("bid", bid).number("purse", purse)
            }
            Self::CannotSettle { fewest, most } => {
                Phrase::new("toy-cannot-settle").number("fewest", fewest).number("most", most)
            }
            Self::NoGroat => Phrase::new("toy-no-groat"),
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked => "TOY-1.1",
            Self::TooPoor { .. } => "TOY-2.1",
            Self::CannotSettle { .. } => "TOY-2.2",
            Self::NoGroat => "TOY-3.1",
        }
    }
}

impl Tabulate for View {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.section(Phrase::new("toy-round").number("n", self.round));
        sheet
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Candle(n) => write!(f, "candle {n}"),
            Self::Bid(n) => write!(f, "bid {n}"),
            Self::Groats(n) => write!(f, "groats {n}"),
            Self::Change => f.write_str("change"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let choice = match words.word("an answer")? {
            "candle" => Self::Candle(words.number("a candle")?),
            "bid" => Self::Bid(words.number("a bid")?),
            "groats" => Self::Groats(words.number("a number of groats")?),
            "change" => Self::Change,
            _ => return Err(NotationError::expected("an answer")),
        };
        words.end()?;
        Ok(choice)
    }
}

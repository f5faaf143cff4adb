//! Player counts, countries, lengths, and the first position.

use parlour_core::{About, Agenda, Mode, OptionSpec, Phrase, Seat, Set, SetupError};

use crate::data::{Card, Country, Length, Numbers, Play, Settlement, Stage, cards};
use crate::state::land::{Cell, Content, Land};
use crate::state::purse::Purse;
use crate::state::{NEUTRAL, Ora, Player, Wheel};
use crate::step::{Draw, Question, Step, Task};

/// What the game tells of itself.
pub(crate) const ABOUT: About = About {
    id: "ora",
    prefix: "ORA",
    rules: 2,
    oldest: 1,
    players: (1, 4),
    options: &[
        OptionSpec { key: "country", values: &["france", "ireland"] },
        OptionSpec { key: "length", values: &["standard", "long", "short"] },
        OptionSpec { key: "remove_c_quarry", values: &["yes", "no"] },
    ],
    kinds: Question::KINDS,
    // Two players may go on for two hundred turns (ORA-13.4); a turn takes a few dozen answers.
    longest: 40_000,
};

/// The kind of game a player count and a length stand for (ORA-1.1).
fn play_of(mode: &Mode) -> Result<Play, SetupError> {
    let length: Length = mode.option("length").parse().expect("a value of the option");
    match (mode.players, length) {
        (1, Length::Standard) => Ok(Play::Solo),
        (2, Length::Standard) => Ok(Play::Two),
        (2, Length::Long) => Ok(Play::TwoLong),
        (3, Length::Standard) => Ok(Play::Three),
        (3, Length::Short) => Ok(Play::ThreeShort),
        (4, Length::Standard) => Ok(Play::Four),
        (4, Length::Short) => Ok(Play::FourShort),
        (1, _) => Err(excluded("ora-setup-solo-length")),
        (2, _) => Err(excluded("ora-setup-short-for-two")),
        _ => Err(excluded("ora-setup-long-for-many")),
    }
}

/// What ORA-1.1 does not put together.
const fn excluded(key: &'static str) -> SetupError {
    SetupError::excluded("ORA-1.1", Phrase::new(key))
}

impl Ora {
    /// The first position of a mode under a revision of the rules, before the start player is drawn.
    pub(crate) fn set_up(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        let play = play_of(mode)?;
        let country: Country = mode.option("country").parse().expect("a value of the option");
        let without_quarry = mode.is("remove_c_quarry", "yes");
        if !without_quarry && (play, country) != (Play::FourShort, Country::France) {
            return Err(excluded("ora-setup-quarry-elsewhere"));
        }
        let mut game = Self { rules, ..Self::table(play, country, without_quarry) };
        if play.is_solo() {
            game.seat_neutral();
        }
        game.run(&mut ());
        Ok(game)
    }

    /// An empty table with the start cards on display, cheap contracts and eight Wonders (ORA-1.2 to
    /// ORA-1.4, ORA-1.8, ORA-1.9).
    fn table(play: Play, country: Country, without_quarry: bool) -> Self {
        let ring = play.ring();
        let grapes = country == Country::France && ring.grapes.is_some();
        let mut agenda = Agenda::new();
        agenda.push(Step::Do(Task::Round));
        if ring.players > 1 {
            agenda.push(Step::Draw(Draw::Start));
        }
        let mut game = Self {
            rules: ABOUT.rules,
            country,
            play,
            without_quarry,
            round: 0,
            start: Seat::new(0),
            wheel: Wheel::new(grapes, ring.stone.is_some()),
            display: Numbers::NONE,
            revealed: 0,
            contract: 1,
            wonders: 8,
            piles: [0b1_1111_1111; 2],
            players: std::array::from_fn(|_| newcomer(play)),
            relays: 0,
            fresh: Numbers::NONE,
            agenda,
        };
        game.display = game.roster().common(cards::of_stage(Stage::Start));
        game
    }

    /// The cards of this game (ORA-1.1).
    pub(crate) fn roster(&self) -> Numbers {
        cards::roster(self.play, self.country, self.without_quarry)
    }

    /// The neutral player gets a bare heartland with the Builders' Market on it (ORA-1.11).
    fn seat_neutral(&mut self) {
        let mut land = Land::heartland();
        for place in 0..10 {
            if land.get(Cell(place)).building().is_none() {
                land.put(Cell(place), Content::Empty);
            }
        }
        land.put(Cell(0), Content::Building(Card::BuildersMarket));
        self.display = self.display.without(Card::BuildersMarket.face().number);
        *self.player_mut(NEUTRAL) = Player::new(Purse::default(), 3, Set::new(), &land);
    }
}

/// A player at the start (ORA-1.5 to ORA-1.7, ORA-14.1).
fn newcomer(play: Play) -> Player {
    let mut land = Land::heartland();
    if play.is_short() {
        land.put(Cell(0), Content::Empty);
        land.put(Cell(1), Content::Empty);
    }
    let purse = if play.is_solo() { Purse::default() } else { Purse::starting() };
    Player::new(purse, play.ring().clergy, Settlement::STARTING, &land)
}

//! Player counts, variants, first position.

use parlour_core::{About, Agenda, Mode, OptionSpec, Seat, SetupError};

use crate::data::geometry::PLOT_SUPPLY;
use crate::data::{Building, LARGE, Mission, NUMBERS, PawnSpot, SLOTS, SPACES, Village};
use crate::state::player::Player;
use crate::state::{Forest, PAWNS, SEATS};
use crate::step::{Draw, Question, Step};

/// One to four players, a simpler first game, and tiles limited to the printed numbers.
///
/// The longest game: each of four seats is stopped by the turn cap after 200 turns and takes one
/// more, and one clockmaker adds a turn. In the weights of BLF-10.12 a turn brings all seats
/// together less than 1,200 and the set-up less than 8,000; every free action loses at least 2 and
/// takes at most 6 answers. That is less than three million answers for free actions; visits,
/// missions, gifts and standing answers take less than 120 a turn.
pub(crate) const ABOUT: About = About {
    id: "forest",
    prefix: "BLF",
    rules: 2,
    oldest: 1,
    players: (1, 4),
    options: &[
        OptionSpec { key: "setup", values: &["standard", "first_game"] },
        OptionSpec { key: "strict_supply", values: &["no", "yes"] },
    ],
    kinds: Question::KINDS,
    longest: 4_000_000,
};

impl Forest {
    /// The first position of a mode under a revision of the rules: chance names the first player, then
    /// everything is dealt.
    pub(crate) fn set_up(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        let (fewest, most) = ABOUT.players;
        if !(fewest..=most).contains(&mode.players) {
            return Err(SetupError::Players { players: mode.players, fewest, most });
        }
        let mut agenda = Agenda::new();
        // In the first game no small building is turned (BLF-14.1).
        let first_game = mode.is("setup", "first_game");
        agenda.push(Step::Draw(if first_game { Draw::Large(0) } else { Draw::Side }));
        agenda.push(Step::Draw(Draw::First));
        Ok(Self {
            players: mode.players,
            rules,
            first: Seat::new(0),
            strict: mode.is("strict_supply", "yes"),
            seats: [Player::default(); SEATS],
            agenda,
            workers: [None; SPACES],
            display: (1..=NUMBERS).map(|number| Building::small(number, false)).collect(),
            sites: [0; SLOTS],
            second_sites: [0; LARGE as usize],
            pile: Mission::ALL.iter().copied().collect(),
            slots: [None; Village::COUNT],
            open_sites: crate::data::Set::new(),
            reminders: 0,
            pawns: [PawnSpot::Hand; PAWNS],
            plots_left: PLOT_SUPPLY,
            round: 0,
            active: Seat::new(0),
            visited: None,
            last_pawn: None,
            extra_turn: false,
            ending: None,
            last_lap: false,
        })
    }
}

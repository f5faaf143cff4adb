//! What happened, for logs.

use parlour_core::{Phrase, Seat, Speak, Tell, Telling};

use crate::choice::{Action, Clergyman, Fee};
use crate::data::{Card, Good, Marker, Settlement, Tile};
use crate::state::land::Spot;
use crate::words::function_rule;

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are named after the things they are")]
pub enum Event {
    /// This seat begins.
    Begins { seat: Seat },
    /// A round (or turn) begins.
    Round { round: u8, start: Seat },
    /// All clergymen of a player come home.
    Recalled { seat: Seat },
    /// One clergyman comes home.
    CameHome { seat: Seat, clergyman: Clergyman },
    /// A marker comes into play.
    MarkerEntered { marker: Marker },
    /// A marker leaves the game (solo).
    MarkerLeft { marker: Marker },
    /// The bonus round begins.
    BonusRound,
    /// The last action of the two-player game.
    FinalTurn { seat: Seat },
    /// A settlement phase begins; A is one.
    SettlementPhase { letter: u8 },
    /// New cards come into the display; A is one.
    Revealed { letter: u8 },
    /// A player chose a main action.
    Acted { seat: Seat, action: Action },
    /// A clergyman entered a building.
    Entered { seat: Seat, clergyman: Clergyman, owner: Seat, card: Card },
    /// A player paid for a work contract.
    Contracted { seat: Seat, host: Seat, card: Card, fee: Fee },
    /// A building is used through another one.
    Reached { seat: Seat, card: Card },
    /// A forest or moor was removed.
    Cleared { seat: Seat, spot: Spot },
    /// There was nothing to fell or to cut.
    NothingToClear { seat: Seat, action: Action },
    /// A harvest, by this marker, at this number.
    Harvested { seat: Seat, good: Good, marker: Marker, amount: u8 },
    /// Goods from the supply.
    Gained { seat: Seat, good: Good, amount: u16 },
    /// Goods to the supply.
    Paid { seat: Seat, good: Good, amount: u16 },
    /// A building was built.
    Built { owner: Seat, card: Card, spot: Spot },
    /// A building on the neutral land covers another.
    Covered { card: Card },
    /// A card fits nowhere on the neutral land.
    Discarded { card: Card },
    /// Work contracts cost more from now on.
    ContractsCostMore { price: u8 },
    /// A landscape tile was bought or taken.
    Land { seat: Seat, tile: Tile, price: u8 },
    /// A settlement was founded.
    Founded { seat: Seat, settlement: Settlement, spot: Spot },
    /// Grain was flipped to straw.
    Flipped { seat: Seat },
    /// A drink was sold.
    Sold { seat: Seat, good: Good },
    /// The technical limit of an open-ended game was reached.
    CutShort,
    /// The game is over.
    Over,
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.told().phrase
    }
}

impl Tell for Event {
    #[expect(clippy::too_many_lines, reason = "a list: one entry per event, all of one shape")]
    fn told(&self) -> Telling {
        match *self {
            Self::Begins { seat } => Phrase::new("ora-event-begins").seat("seat", seat).by("ORA-1.10"),
            Self::Round { round, start } => {
                Phrase::new("ora-event-round").number("round", round).seat("start", start).by("ORA-2.2")
            }
            Self::Recalled { seat } => Phrase::new("ora-event-recalled").seat("seat", seat).by("ORA-2.1"),
            Self::CameHome { seat, clergyman } => Phrase::new("ora-event-came-home")
                .seat("seat", seat)
                .term("clergyman", clergyman.key())
                .by("ORA-11.53"),
            Self::MarkerEntered { marker } => {
                Phrase::new("ora-event-marker-entered").term("marker", marker.key()).by("ORA-3.7")
            }
            Self::MarkerLeft { marker } => {
                Phrase::new("ora-event-marker-left").term("marker", marker.key()).by("ORA-3.6")
            }
            Self::BonusRound => Phrase::new("ora-event-bonus-round").by("ORA-9.1"),
            Self::FinalTurn { seat } => Phrase::new("ora-event-final-turn").seat("seat", seat).by("ORA-2.11"),
            Self::SettlementPhase { letter } => {
                Phrase::new("ora-event-settlement-phase").number("letter", letter).by("ORA-8.2")
            }
            Self::Revealed { letter } => {
                Phrase::new("ora-event-revealed").number("letter", letter).by("ORA-8.6")
            }
            Self::Acted { seat, action } => Phrase::new("ora-event-acted")
                .seat("seat", seat)
                .term("action", action.key())
                .by(action_rule(action)),
            Self::Entered { seat, clergyman, owner, card } if seat == owner => {
                Phrase::new("ora-event-entered")
                    .seat("seat", seat)
                    .term("clergyman", clergyman.key())
                    .term("card", card.key())
                    .by(function_rule(card))
            }
            Self::Entered { seat, clergyman, owner, card } => Phrase::new("ora-event-entered-elsewhere")
                .seat("seat", seat)
                .term("clergyman", clergyman.key())
                .seat("owner", owner)
                .term("card", card.key())
                .by(function_rule(card)),
            Self::Contracted { seat, host, card, fee } => Phrase::new("ora-event-contracted")
                .seat("seat", seat)
                .seat("host", host)
                .term("card", card.key())
                .term("fee", fee.key())
                .by("ORA-6.2"),
            Self::Reached { seat, card } => Phrase::new("ora-event-reached")
                .seat("seat", seat)
                .term("card", card.key())
                .by(function_rule(card)),
            Self::Cleared { seat, .. } => Phrase::new("ora-event-cleared").seat("seat", seat).by("ORA-4.7"),
            Self::NothingToClear { seat, action } => Phrase::new("ora-event-nothing-to-clear")
                .seat("seat", seat)
                .term("action", action.key())
                .by(action_rule(action)),
            Self::Harvested { seat, good, marker, amount } => Phrase::new("ora-event-harvested")
                .seat("seat", seat)
                .count("what", amount, good.key())
                .term("marker", marker.key())
                .by("ORA-3.2"),
            Self::Gained { seat, good, amount } => tiles(
                Phrase::new("ora-event-gained")
                    .seat("seat", seat)
                    .count("what", amount, good.key())
                    .by("ORA-10.12"),
                seat,
                good,
                amount.into(),
            ),
            Self::Paid { seat, good, amount } => tiles(
                Phrase::new("ora-event-paid")
                    .seat("seat", seat)
                    .count("what", amount, good.key())
                    .by("ORA-10.12"),
                seat,
                good,
                -i64::from(amount),
            ),
            Self::Built { owner, card, .. } => {
                Phrase::new("ora-event-built").seat("owner", owner).term("card", card.key()).by("ORA-5.1")
            }
            Self::Covered { card } => {
                Phrase::new("ora-event-covered").term("card", card.key()).by("ORA-14.6")
            }
            Self::Discarded { card } => {
                Phrase::new("ora-event-discarded").term("card", card.key()).by("ORA-14.6")
            }
            Self::ContractsCostMore { price } => {
                Phrase::new("ora-event-contracts-cost-more").number("price", price).by("ORA-5.8")
            }
            Self::Land { seat, tile, price } => Phrase::new("ora-event-land")
                .seat("seat", seat)
                .term("tile", tile.key())
                .number("price", price)
                .by("ORA-7.5"),
            Self::Founded { seat, settlement, .. } => Phrase::new("ora-event-founded")
                .seat("seat", seat)
                .term("settlement", settlement.key())
                .by("ORA-8.3"),
            Self::Flipped { seat } => Phrase::new("ora-event-flipped")
                .seat("seat", seat)
                .by("ORA-7.1")
                .loss(seat, 1, Good::Grain.key())
                .gain(seat, 1, Good::Straw.key()),
            Self::Sold { seat, good } => Phrase::new("ora-event-sold")
                .seat("seat", seat)
                .term("good", good.key())
                .by("ORA-7.3")
                .loss(seat, 1, good.key())
                .gain(seat, good.money(), Good::Coin.key()),
            Self::CutShort => Phrase::new("ora-event-cut-short").by("ORA-13.4"),
            Self::Over => Phrase::new("ora-event-over").by("ORA-15.1"),
        }
    }
}

/// Tiles that come or go; coins are one number, whatever tiles they lie in (ORA-7.2).
fn tiles(told: Telling, seat: Seat, good: Good, by: i64) -> Telling {
    match good {
        Good::Coin5 => told.gain(seat, 5 * by, Good::Coin.key()),
        good => told.gain(seat, by, good.key()),
    }
}

const fn action_rule(action: Action) -> &'static str {
    match action {
        Action::Place => "ORA-4.2",
        Action::Contract => "ORA-6.1",
        Action::Fell => "ORA-4.5",
        Action::Cut => "ORA-4.6",
        Action::Build => "ORA-5.1",
    }
}

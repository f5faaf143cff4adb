//! Lines of the log.

use parlour_core::{Phrase, Speak};

use super::spot;
use crate::event::Event;

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Begins { seat } => Phrase::new("ora-event-begins").seat("seat", seat),
            Self::Round { round, start } => {
                Phrase::new("ora-event-round").number("round", round).seat("start", start)
            }
            Self::Recalled { seat } => Phrase::new("ora-event-recalled").seat("seat", seat),
            Self::CameHome { seat, clergyman } => {
                Phrase::new("ora-event-came-home").seat("seat", seat).term("clergyman", clergyman.key())
            }
            Self::MarkerEntered { marker } => {
                Phrase::new("ora-event-marker-entered").term("marker", marker.key())
            }
            Self::MarkerLeft { marker } => Phrase::new("ora-event-marker-left").term("marker", marker.key()),
            Self::BonusRound => Phrase::new("ora-event-bonus-round"),
            Self::FinalTurn { seat } => Phrase::new("ora-event-final-turn").seat("seat", seat),
            Self::SettlementPhase { letter } => {
                Phrase::new("ora-event-settlement-phase").number("letter", letter)
            }
            Self::Revealed { letter } => Phrase::new("ora-event-revealed").number("letter", letter),
            Self::ContractsCostMore { price } => {
                Phrase::new("ora-event-contracts-cost-more").number("price", price)
            }
            Self::CutShort => Phrase::new("ora-event-cut-short"),
            Self::Over => Phrase::new("ora-event-over"),
            _ => self.deed_phrase(),
        }
    }
}

impl Event {
    /// What somebody did.
    fn deed_phrase(self) -> Phrase {
        match self {
            Self::Acted { seat, action } => {
                Phrase::new("ora-event-acted").seat("seat", seat).term("action", action.key())
            }
            Self::Entered { seat, clergyman, owner, card } => Phrase::new("ora-event-entered")
                .seat("seat", seat)
                .term("clergyman", clergyman.key())
                .seat("owner", owner)
                .term("card", card.key()),
            Self::Contracted { seat, host, card, fee } => Phrase::new("ora-event-contracted")
                .seat("seat", seat)
                .seat("host", host)
                .term("card", card.key())
                .term("fee", fee.key()),
            Self::Reached { seat, card } => {
                Phrase::new("ora-event-reached").seat("seat", seat).term("card", card.key())
            }
            Self::Cleared { seat, spot: at } => {
                Phrase::new("ora-event-cleared").seat("seat", seat).list("spot", [spot(at)])
            }
            Self::NothingToClear { seat, action } => {
                Phrase::new("ora-event-nothing-to-clear").seat("seat", seat).term("action", action.key())
            }
            Self::Harvested { seat, good, marker, amount } => Phrase::new("ora-event-harvested")
                .seat("seat", seat)
                .count("what", amount, good.key())
                .term("marker", marker.key()),
            Self::Gained { seat, good, amount } => {
                Phrase::new("ora-event-gained").seat("seat", seat).count("what", amount, good.key())
            }
            Self::Paid { seat, good, amount } => {
                Phrase::new("ora-event-paid").seat("seat", seat).count("what", amount, good.key())
            }
            _ => self.land_phrase(),
        }
    }

    /// What became of land and cards.
    fn land_phrase(self) -> Phrase {
        match self {
            Self::Built { owner, card, spot: at } => Phrase::new("ora-event-built")
                .seat("owner", owner)
                .term("card", card.key())
                .list("spot", [spot(at)]),
            Self::Covered { card } => Phrase::new("ora-event-covered").term("card", card.key()),
            Self::Discarded { card } => Phrase::new("ora-event-discarded").term("card", card.key()),
            Self::Land { seat, tile, price } => Phrase::new("ora-event-land")
                .seat("seat", seat)
                .term("tile", tile.key())
                .number("price", price),
            Self::Founded { seat, settlement, spot: at } => Phrase::new("ora-event-founded")
                .seat("seat", seat)
                .term("settlement", settlement.key())
                .list("spot", [spot(at)]),
            Self::Flipped { seat } => Phrase::new("ora-event-flipped").seat("seat", seat),
            Self::Sold { seat, good } => {
                Phrase::new("ora-event-sold").seat("seat", seat).term("good", good.key())
            }
            _ => Phrase::new("ora-event-over"),
        }
    }
}

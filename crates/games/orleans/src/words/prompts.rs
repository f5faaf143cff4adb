//! Questions in words.

use parlour_core::{Phrase, Speak};

use super::{COIN, TECHNOLOGY};
use crate::data::Way;
use crate::prompt::Prompt;

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::RemoveGood { left } => Phrase::new("orleans-prompt-remove-good").number("left", left),
            Self::LayGood { edge } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-prompt-lay-good")
                    .term("from", one.key())
                    .term("to", other.key())
                    .term("way", edge.way().key())
            }
            Self::ChooseFirst => Phrase::new("orleans-prompt-choose-first"),
            Self::TurnHourglass { round } => Phrase::new("orleans-prompt-hourglass").number("round", round),
            Self::DrawFollower { seat, left } => {
                Phrase::new("orleans-prompt-draw-follower").seat("who", seat).number("left", left)
            }
            Self::DrawBather { seat, left } => {
                Phrase::new("orleans-prompt-draw-bather").seat("who", seat).number("left", left)
            }
            Self::Plague { seat } => Phrase::new("orleans-prompt-plague").seat("who", seat),
            Self::LoseFollower { seat } => Phrase::new("orleans-prompt-lose-follower").seat("who", seat),
            Self::Exclude => Phrase::new("orleans-prompt-exclude"),
            Self::Muster { number, retrieved, bag, room } => Phrase::new("orleans-prompt-muster")
                .number("number", number)
                .number("retrieved", retrieved)
                .number("bag", bag)
                .number("room", room),
            Self::ChooseStore { tower, market } => {
                Phrase::new("orleans-prompt-choose-store").number("tower", tower).number("market", market)
            }
            Self::Plan { waiting } => Phrase::new("orleans-prompt-plan").number("n", waiting),
            Self::Technology { tiles } => {
                Phrase::new("orleans-prompt-technology").count("tiles", tiles, TECHNOLOGY)
            }
            Self::FirstTechnology { tiles } => {
                Phrase::new("orleans-prompt-first-technology").count("tiles", tiles, TECHNOLOGY)
            }
            Self::Turn => Phrase::new("orleans-prompt-turn"),
            Self::Village => Phrase::new("orleans-prompt-village"),
            Self::TakeTile => Phrase::new("orleans-prompt-take-tile"),
            Self::Travel { way, city } => {
                Phrase::new("orleans-prompt-travel").term("way", way.key()).term("city", city.key())
            }
            Self::Load { edge } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-prompt-load").term("from", one.key()).term("to", other.key())
            }
            Self::Send { place } => Phrase::new("orleans-prompt-send").term("place", place.key()),
            Self::SendOrStop { place } => {
                Phrase::new("orleans-prompt-send-or-stop").term("place", place.key())
            }
            Self::Reward => Phrase::new("orleans-prompt-reward"),
            Self::Pharmacy { coins } => Phrase::new("orleans-prompt-pharmacy").count("coins", coins, COIN),
            Self::PlaceBather { follower, left } => Phrase::new("orleans-prompt-place-bather")
                .term("follower", follower.key())
                .number("left", left),
            Self::Sacristy { event } => Phrase::new("orleans-prompt-sacristy").term("event", event.key()),
            Self::Harvest => Phrase::new("orleans-prompt-harvest"),
            Self::Torture { owed } => Phrase::new("orleans-prompt-torture").count("owed", owed, COIN),
            Self::Nothing => Phrase::new("orleans-prompt-nothing"),
        }
    }
}

impl Prompt {
    /// The question in words, with the rule by which it is asked.
    pub(crate) fn prompt(self) -> parlour_core::Prompt {
        self.phrase().asked_by(self.rule())
    }

    /// The rule by which it is asked.
    fn rule(self) -> &'static str {
        match self {
            Self::RemoveGood { .. } => "ORL-2.8",
            Self::LayGood { .. } => "ORL-2.14",
            Self::ChooseFirst => "ORL-2.12",
            Self::TurnHourglass { .. } => "ORL-3.1",
            Self::DrawFollower { .. } => "ORL-4.4",
            Self::DrawBather { .. } => "ORL-7.9",
            Self::Plague { .. } => "ORL-8.6",
            Self::LoseFollower { .. } => "ORL-9.3",
            Self::Exclude => "ORL-12.1",
            Self::Muster { .. } => "ORL-4.2",
            Self::ChooseStore { .. } => "ORL-4.6",
            Self::Plan { .. } => "ORL-4.8",
            Self::Technology { .. } => "ORL-6.9",
            Self::FirstTechnology { .. } => "ORL-6.11",
            Self::Turn | Self::Nothing => "ORL-3.8",
            Self::Village => "ORL-5.7",
            Self::TakeTile => "ORL-5.10",
            Self::Travel { way: Way::Waterway, .. } => "ORL-5.15",
            Self::Travel { .. } => "ORL-5.16",
            Self::Load { .. } => "ORL-5.17",
            Self::Send { .. } | Self::SendOrStop { .. } => "ORL-5.30",
            Self::Reward => "ORL-5.31",
            Self::Pharmacy { .. } => "ORL-7.6",
            Self::PlaceBather { .. } => "ORL-7.10",
            Self::Sacristy { .. } => "ORL-7.16",
            Self::Harvest => "ORL-8.3",
            Self::Torture { .. } => "ORL-9.1",
        }
    }
}

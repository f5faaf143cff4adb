//! Reasons, with the rule behind each.

use parlour_core::{Phrase, Refuse, Speak};

use crate::refusal::Refusal;

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourTurn | Self::NotAsked => "ORA-2.7",
            Self::NotInBonusRound => "ORA-9.2",
            Self::NobodyHome | Self::NoFreeBuilding | Self::NotHome => "ORA-4.2",
            Self::NoSuchBuilding { .. } => "ORA-4.4",
            Self::Occupied { .. } => "ORA-4.3",
            Self::NotOccupied { .. } => "ORA-11.27F",
            Self::NoPriorThere { .. } => "ORA-11.01G",
            Self::NotBeside { .. } => "ORA-11.09F",
            Self::RelaySpent { .. } => "ORA-10.7",
            Self::OwnBuilding => "ORA-6.7",
            Self::HostHasNobody { .. } | Self::NothingToContract => "ORA-6.1",
            Self::FeeTooHigh { .. } | Self::NoGift { .. } => "ORA-6.2",
            Self::NothingToBuild | Self::NotOnDisplay { .. } | Self::NoSuchCell | Self::Material { .. } => {
                "ORA-5.1"
            }
            Self::NoRoomToSettle | Self::CannotSettleThere => "ORA-8.4",
            Self::Missing { .. } | Self::MissingKinds { .. } | Self::NotOffered => "ORA-10.2",
            Self::MissingFood { .. } | Self::MissingEnergy { .. } | Self::GrainServesOnce => "ORA-8.3",
            Self::MissingPoints { .. } => "ORA-11.35I",
            Self::TooPoor { .. } => "ORA-7.5",
            Self::NoGround | Self::WrongTerrain => "ORA-5.3",
            Self::NoCloisterGround | Self::NotBesideCloister => "ORA-5.4",
            Self::CellTaken => "ORA-5.2",
            Self::NotInReserve { .. } => "ORA-8.6",
            Self::LandBought => "ORA-7.7",
            Self::PileEmpty { .. } => "ORA-7.11",
            Self::NoSuchTile { .. } => "ORA-11.37I",
            Self::Misplaced => "ORA-7.10",
            Self::NothingToClear => "ORA-4.5",
            Self::TooOften { .. } => "ORA-10.11",
            Self::NoWonderLeft => "ORA-10.10",
            Self::MarkerAway { .. } | Self::JokerAway => "ORA-3.3",
            Self::OutOfOrder | Self::TooFewLeft { .. } => "ORA-10.6",
            Self::WrongAmount { .. } | Self::Needed { .. } => "ORA-10.5",
            Self::TooDear { .. } => "ORA-10.9",
            Self::TakenAlready { .. } => "ORA-11.15I",
            Self::CannotCover => "ORA-14.5",
            Self::FitsNowhere { .. } => "ORA-14.6",
            Self::NotFresh { .. } => "ORA-14.7",
        }
    }
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotYourTurn => Phrase::new("ora-refusal-not-your-turn"),
            Self::NotAsked => Phrase::new("ora-refusal-not-asked"),
            Self::NotInBonusRound => Phrase::new("ora-refusal-not-in-bonus-round"),
            Self::NobodyHome => Phrase::new("ora-refusal-nobody-home"),
            Self::NoFreeBuilding => Phrase::new("ora-refusal-no-free-building"),
            Self::NotHome => Phrase::new("ora-refusal-not-home"),
            Self::OwnBuilding => Phrase::new("ora-refusal-own-building"),
            Self::NothingToContract => Phrase::new("ora-refusal-nothing-to-contract"),
            Self::NothingToBuild => Phrase::new("ora-refusal-nothing-to-build"),
            Self::GrainServesOnce => Phrase::new("ora-refusal-grain-serves-once"),
            Self::NoGround => Phrase::new("ora-refusal-no-ground"),
            Self::NoRoomToSettle => Phrase::new("ora-refusal-no-room-to-settle"),
            Self::CannotSettleThere => Phrase::new("ora-refusal-cannot-settle-there"),
            Self::NoCloisterGround => Phrase::new("ora-refusal-no-cloister-ground"),
            Self::NoSuchCell => Phrase::new("ora-refusal-no-such-cell"),
            Self::CellTaken => Phrase::new("ora-refusal-cell-taken"),
            Self::WrongTerrain => Phrase::new("ora-refusal-wrong-terrain"),
            Self::NotBesideCloister => Phrase::new("ora-refusal-not-beside-cloister"),
            Self::LandBought => Phrase::new("ora-refusal-land-bought"),
            Self::Misplaced => Phrase::new("ora-refusal-misplaced"),
            Self::NothingToClear => Phrase::new("ora-refusal-nothing-to-clear"),
            Self::NoWonderLeft => Phrase::new("ora-refusal-no-wonder-left"),
            Self::JokerAway => Phrase::new("ora-refusal-joker-away"),
            Self::NotOffered => Phrase::new("ora-refusal-not-offered"),
            Self::OutOfOrder => Phrase::new("ora-refusal-out-of-order"),
            Self::CannotCover => Phrase::new("ora-refusal-cannot-cover"),
            _ => self.phrase_about_a_card().unwrap_or_else(|| self.phrase_with_numbers()),
        }
    }
}

impl Refusal {
    /// Reasons that name a card.
    fn phrase_about_a_card(self) -> Option<Phrase> {
        let (key, card) = match self {
            Self::NoSuchBuilding { card } => ("ora-refusal-no-such-building", card),
            Self::Occupied { card } => ("ora-refusal-occupied", card),
            Self::NotOccupied { card } => ("ora-refusal-not-occupied", card),
            Self::NoPriorThere { card } => ("ora-refusal-no-prior-there", card),
            Self::NotBeside { card } => ("ora-refusal-not-beside", card),
            Self::RelaySpent { card } => ("ora-refusal-relay-spent", card),
            Self::NotOnDisplay { card } => ("ora-refusal-not-on-display", card),
            Self::FitsNowhere { card } => ("ora-refusal-fits-nowhere", card),
            Self::NotFresh { card } => ("ora-refusal-not-fresh", card),
            _ => return None,
        };
        Some(Phrase::new(key).term("card", card.key()))
    }

    /// Reasons that name amounts.
    fn phrase_with_numbers(self) -> Phrase {
        match self {
            Self::HostHasNobody { host } => Phrase::new("ora-refusal-host-has-nobody").seat("host", host),
            Self::FeeTooHigh { price, money } => {
                Phrase::new("ora-refusal-fee-too-high").number("price", price).number("money", money)
            }
            Self::NoGift { good } => Phrase::new("ora-refusal-no-gift").term("good", good.key()),
            Self::Material { good, need, have } => {
                shortage("ora-refusal-material", need, have).term("good", good.key())
            }
            Self::Missing { good, need, have } => {
                shortage("ora-refusal-missing", need, have).term("good", good.key())
            }
            Self::MissingFood { need, have } => shortage("ora-refusal-missing-food", need, have),
            Self::MissingEnergy { need, have } => shortage("ora-refusal-missing-energy", need, have),
            Self::MissingPoints { need, have } => shortage("ora-refusal-missing-points", need, have),
            Self::MissingKinds { need, have } => shortage("ora-refusal-missing-kinds", need, have),
            Self::TooPoor { need, have } => shortage("ora-refusal-too-poor", need, have),
            Self::NotInReserve { settlement } => {
                Phrase::new("ora-refusal-not-in-reserve").term("settlement", settlement.key())
            }
            Self::PileEmpty { tile } => Phrase::new("ora-refusal-pile-empty").term("tile", tile.key()),
            Self::NoSuchTile { price } => Phrase::new("ora-refusal-no-such-tile").number("price", price),
            Self::TooOften { most } => Phrase::new("ora-refusal-too-often").number("most", most),
            Self::MarkerAway { good } => Phrase::new("ora-refusal-marker-away").term("good", good.key()),
            Self::TooFewLeft { need } => Phrase::new("ora-refusal-too-few-left").number("need", need),
            Self::WrongAmount { fewest, most } => {
                Phrase::new("ora-refusal-wrong-amount").number("fewest", fewest).number("most", most)
            }
            Self::Needed { good } => Phrase::new("ora-refusal-needed").term("good", good.key()),
            Self::TooDear { left } => Phrase::new("ora-refusal-too-dear").number("left", left),
            Self::TakenAlready { good } => Phrase::new("ora-refusal-taken-already").term("good", good.key()),
            _ => Phrase::new("ora-refusal-not-asked"),
        }
    }
}

fn shortage(key: &'static str, need: u16, have: u16) -> Phrase {
    Phrase::new(key).number("need", need).number("have", have)
}

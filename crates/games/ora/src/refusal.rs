//! Why a choice may not be played.

use parlour_core::{Phrase, Reason, Refuse, Seat, Speak};

use crate::data::{Card, Good, Settlement, Tile};

/// A reason against a choice, with the numbers needed to speak of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are named after the things they are")]
pub enum Refusal {
    /// Somebody else is asked.
    NotYourTurn,
    /// That is no answer to this question.
    NotAsked,
    /// The bonus round allows less.
    NotInBonusRound,
    /// No clergyman is at home.
    NobodyHome,
    /// The building is not on that land.
    NoSuchBuilding { card: Card },
    /// Somebody is in the building.
    Occupied {
        /// The building.
        card: Card,
        /// The rule that wants it free: of one's own clergymen, or of contracts.
        rule: &'static str,
    },
    /// Nobody is in the building.
    NotOccupied { card: Card },
    /// No prior is in the building.
    NoPriorThere { card: Card },
    /// The building is not beside the one in use.
    NotBeside { card: Card },
    /// A relay never reaches itself, nor one that was used in this action.
    RelaySpent { card: Card },
    /// All own buildings are occupied.
    NoFreeBuilding,
    /// A contract is for other players' buildings.
    OwnBuilding,
    /// The host has no clergyman at home.
    HostHasNobody { host: Seat },
    /// No other player's building can be contracted.
    NothingToContract,
    /// Neither coins nor a drink for the fee.
    FeeTooHigh { price: u8, money: u16 },
    /// No drink to give.
    NoGift { good: Good },
    /// No clergyman of that kind is at home.
    NotHome,
    /// Nothing can be built.
    NothingToBuild,
    /// The card is not in the display.
    NotOnDisplay { card: Card },
    /// Too little of a building material, or of the coins on the card.
    Material { good: Good, need: u16, have: u16 },
    /// Too few of a good.
    Missing { good: Good, need: u16, have: u16 },
    /// Too little food.
    MissingFood { need: u16, have: u16 },
    /// Too little energy, in halves.
    MissingEnergy { need: u16, have: u16 },
    /// Too few points.
    MissingPoints { need: u16, have: u16 },
    /// Too few different goods.
    MissingKinds { need: u16, have: u16 },
    /// Enough of each, but a grain cannot be food and fuel.
    GrainServesOnce,
    /// Too few coins.
    TooPoor { need: u16, have: u16 },
    /// No empty cell of the right terrain.
    NoGround,
    /// No empty cell where the settlement may stand.
    NoRoomToSettle,
    /// The ground is wrong for the settlement.
    CannotSettleThere,
    /// No empty cell beside the cloister.
    NoCloisterGround,
    /// The land does not reach there.
    NoSuchCell,
    /// Something stands there.
    CellTaken,
    /// The ground is wrong for the card.
    WrongTerrain,
    /// A monastery building must touch another one.
    NotBesideCloister,
    /// The settlement is not in the reserve.
    NotInReserve { settlement: Settlement },
    /// A tile was bought already.
    LandBought,
    /// The pile is used up.
    PileEmpty { tile: Tile },
    /// No such price left in the pile.
    NoSuchTile { price: u8 },
    /// The tile may not lie there.
    Misplaced,
    /// No such card of the land there: nothing to clear.
    NothingToClear,
    /// More often than the card allows.
    TooOften { most: u8 },
    /// No Wonder is left.
    NoWonderLeft,
    /// The marker is not in play.
    MarkerAway { good: Good },
    /// The joker is not in play.
    JokerAway,
    /// The building does not deal in this.
    NotOffered,
    /// Different goods are given in the order of the players' aid.
    OutOfOrder,
    /// Later goods could not complete the payment.
    TooFewLeft { need: u8 },
    /// Too much or too little of a kind for the bill.
    WrongAmount { fewest: u8, most: u8 },
    /// The tile is needed for the bill.
    Needed { good: Good },
    /// The points do not suffice.
    TooDear { left: u8 },
    /// That good was taken already.
    TakenAlready { good: Good },
    /// A building of the other kind, or an occupied one, cannot be covered.
    CannotCover,
    /// The card has no place on the neutral land.
    FitsNowhere { card: Card },
    /// The building was not placed in this phase.
    NotFresh { card: Card },
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        self.reason().phrase
    }
}

impl Refuse for Refusal {
    #[expect(clippy::too_many_lines, reason = "a list: one entry per refusal, all of one shape")]
    fn reason(&self) -> Reason {
        match *self {
            Self::NotYourTurn => Phrase::new("ora-refusal-not-your-turn").refused_by("ORA-2.7"),
            Self::NotAsked => Phrase::new("ora-refusal-not-asked").refused_by("ORA-2.7"),
            Self::NotInBonusRound => Phrase::new("ora-refusal-not-in-bonus-round").refused_by("ORA-9.2"),
            Self::NobodyHome => Phrase::new("ora-refusal-nobody-home").refused_by("ORA-4.2"),
            Self::NoSuchBuilding { card } => {
                Phrase::new("ora-refusal-no-such-building").term("card", card.key()).refused_by("ORA-4.4")
            }
            Self::Occupied { card, rule } => {
                Phrase::new("ora-refusal-occupied").term("card", card.key()).refused_by(rule)
            }
            Self::NotOccupied { card } => {
                Phrase::new("ora-refusal-not-occupied").term("card", card.key()).refused_by("ORA-11.27F")
            }
            Self::NoPriorThere { card } => {
                Phrase::new("ora-refusal-no-prior-there").term("card", card.key()).refused_by("ORA-11.01G")
            }
            Self::NotBeside { card } => {
                Phrase::new("ora-refusal-not-beside").term("card", card.key()).refused_by("ORA-11.09F")
            }
            Self::RelaySpent { card } => {
                Phrase::new("ora-refusal-relay-spent").term("card", card.key()).refused_by("ORA-10.7")
            }
            Self::NoFreeBuilding => Phrase::new("ora-refusal-no-free-building").refused_by("ORA-4.2"),
            Self::OwnBuilding => Phrase::new("ora-refusal-own-building").refused_by("ORA-6.7"),
            Self::HostHasNobody { host } => {
                Phrase::new("ora-refusal-host-has-nobody").seat("host", host).refused_by("ORA-6.1")
            }
            Self::NothingToContract => Phrase::new("ora-refusal-nothing-to-contract").refused_by("ORA-6.1"),
            Self::FeeTooHigh { price, money } => Phrase::new("ora-refusal-fee-too-high")
                .number("price", price)
                .number("money", money)
                .refused_by("ORA-6.2"),
            Self::NoGift { good } => {
                Phrase::new("ora-refusal-no-gift").term("good", good.key()).refused_by("ORA-6.2")
            }
            Self::NotHome => Phrase::new("ora-refusal-not-home").refused_by("ORA-4.2"),
            Self::NothingToBuild => Phrase::new("ora-refusal-nothing-to-build").refused_by("ORA-5.1"),
            Self::NotOnDisplay { card } => {
                Phrase::new("ora-refusal-not-on-display").term("card", card.key()).refused_by("ORA-5.1")
            }
            Self::Material { good, need, have } => {
                shortage("ora-refusal-material", need, have).term("good", good.key()).refused_by("ORA-5.1")
            }
            Self::Missing { good, need, have } => {
                shortage("ora-refusal-missing", need, have).term("good", good.key()).refused_by("ORA-10.2")
            }
            Self::MissingFood { need, have } => {
                shortage("ora-refusal-missing-food", need, have).refused_by("ORA-8.3")
            }
            Self::MissingEnergy { need, have } => {
                shortage("ora-refusal-missing-energy", need, have).refused_by("ORA-8.3")
            }
            Self::MissingPoints { need, have } => {
                shortage("ora-refusal-missing-points", need, have).refused_by("ORA-11.35I")
            }
            Self::MissingKinds { need, have } => {
                shortage("ora-refusal-missing-kinds", need, have).refused_by("ORA-10.2")
            }
            Self::GrainServesOnce => Phrase::new("ora-refusal-grain-serves-once").refused_by("ORA-8.3"),
            Self::TooPoor { need, have } => {
                shortage("ora-refusal-too-poor", need, have).refused_by("ORA-7.5")
            }
            Self::NoGround => Phrase::new("ora-refusal-no-ground").refused_by("ORA-5.3"),
            Self::NoRoomToSettle => Phrase::new("ora-refusal-no-room-to-settle").refused_by("ORA-8.4"),
            Self::CannotSettleThere => Phrase::new("ora-refusal-cannot-settle-there").refused_by("ORA-8.4"),
            Self::NoCloisterGround => Phrase::new("ora-refusal-no-cloister-ground").refused_by("ORA-5.4"),
            Self::NoSuchCell => Phrase::new("ora-refusal-no-such-cell").refused_by("ORA-5.1"),
            Self::CellTaken => Phrase::new("ora-refusal-cell-taken").refused_by("ORA-5.2"),
            Self::WrongTerrain => Phrase::new("ora-refusal-wrong-terrain").refused_by("ORA-5.3"),
            Self::NotBesideCloister => Phrase::new("ora-refusal-not-beside-cloister").refused_by("ORA-5.4"),
            Self::NotInReserve { settlement } => Phrase::new("ora-refusal-not-in-reserve")
                .term("settlement", settlement.key())
                .refused_by("ORA-8.6"),
            Self::LandBought => Phrase::new("ora-refusal-land-bought").refused_by("ORA-7.7"),
            Self::PileEmpty { tile } => {
                Phrase::new("ora-refusal-pile-empty").term("tile", tile.key()).refused_by("ORA-7.11")
            }
            Self::NoSuchTile { price } => {
                Phrase::new("ora-refusal-no-such-tile").number("price", price).refused_by("ORA-11.37I")
            }
            Self::Misplaced => Phrase::new("ora-refusal-misplaced").refused_by("ORA-7.10"),
            Self::NothingToClear => Phrase::new("ora-refusal-nothing-to-clear").refused_by("ORA-4.5"),
            Self::TooOften { most } => {
                Phrase::new("ora-refusal-too-often").number("most", most).refused_by("ORA-10.11")
            }
            Self::NoWonderLeft => Phrase::new("ora-refusal-no-wonder-left").refused_by("ORA-10.10"),
            Self::MarkerAway { good } => {
                Phrase::new("ora-refusal-marker-away").term("good", good.key()).refused_by("ORA-3.3")
            }
            Self::JokerAway => Phrase::new("ora-refusal-joker-away").refused_by("ORA-3.3"),
            Self::NotOffered => Phrase::new("ora-refusal-not-offered").refused_by("ORA-10.2"),
            Self::OutOfOrder => Phrase::new("ora-refusal-out-of-order").refused_by("ORA-10.6"),
            Self::TooFewLeft { need } => {
                Phrase::new("ora-refusal-too-few-left").number("need", need).refused_by("ORA-10.6")
            }
            Self::WrongAmount { fewest, most } => Phrase::new("ora-refusal-wrong-amount")
                .number("fewest", fewest)
                .number("most", most)
                .refused_by("ORA-10.5"),
            Self::Needed { good } => {
                Phrase::new("ora-refusal-needed").term("good", good.key()).refused_by("ORA-10.5")
            }
            Self::TooDear { left } => {
                Phrase::new("ora-refusal-too-dear").number("left", left).refused_by("ORA-10.9")
            }
            Self::TakenAlready { good } => {
                Phrase::new("ora-refusal-taken-already").term("good", good.key()).refused_by("ORA-11.15I")
            }
            Self::CannotCover => Phrase::new("ora-refusal-cannot-cover").refused_by("ORA-14.5"),
            Self::FitsNowhere { card } => {
                Phrase::new("ora-refusal-fits-nowhere").term("card", card.key()).refused_by("ORA-14.6")
            }
            Self::NotFresh { card } => {
                Phrase::new("ora-refusal-not-fresh").term("card", card.key()).refused_by("ORA-14.7")
            }
        }
    }
}

fn shortage(key: &'static str, need: u16, have: u16) -> Phrase {
    Phrase::new(key).number("need", need).number("have", have)
}

//! Why an answer may not be given.

use parlour_core::Refuse;

use crate::data::{Craftsman, Good, Post};

/// What somebody tried to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Hire a craftsman of the row.
    Hire,
    /// Place a builder.
    Place,
    /// Buy at the market.
    Buy,
    /// Sell at the market.
    Sell,
    /// Let a craftsman work.
    Work,
    /// Return cubes beyond the store.
    Return,
}

/// What chance was asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lottery {
    /// The first start player.
    Start,
    /// A privilege for Kingsbridge.
    Privilege,
    /// A craftsman for Shiring.
    Craftsman,
    /// A resource card that stays out.
    Resource,
    /// The event on top of the stack.
    Event,
    /// A builder from the bag.
    Builder,
    /// The tax die.
    Tax,
}

/// Why an answer may not be given, with the numbers needed to say so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// Somebody else is asked, or nobody any more.
    NotYourTurn,
    /// The question pending is another one.
    NotAsked,
    /// Chance cannot turn this up.
    CannotComeUp(Lottery),
    /// The card does not lie in the row.
    NotInRow,
    /// Too few idle workers for a resource card.
    NotEnoughWorkers { needed: u8, idle: u8 },
    /// Too little gold for a voluntary payment.
    TooPoor { deed: Deed, price: u8, gold: u8 },
    /// The craftsman does not work for this seat.
    NotYourCraftsman { craftsman: Craftsman },
    /// Every space of the post is taken.
    NoFreeSpace { post: Post },
    /// At no cost a builder must be placed.
    PlacingIsFree,
    /// A builder that waited must be placed now.
    WaitedAlready,
    /// Brother Remigius does not help this seat.
    NoRemigius,
    /// Brother Remigius is not needed: placing costs nothing.
    RemigiusNotNeeded,
    /// The bishop protects from bad luck only.
    EventIsLucky,
    /// Nobody sells metal.
    MetalIsNotSold,
    /// The bishop has no metal to give.
    NoMetalFromBishop,
    /// The market has too few of a kind.
    StockIsShort { good: Good, stock: u8 },
    /// Without a woodworker no wood is bought.
    NoWoodworker,
    /// Without a stonecutter no stone is sold.
    NoStonecutter,
    /// What was bought in this round may not be sold in it.
    BoughtThisRound { good: Good },
    /// Too few cubes of a kind.
    TooFewGoods { deed: Deed, good: Good, needed: u8, have: u8 },
    /// Nought is not a number of cubes or uses.
    AtLeastOne(Deed),
    /// The craftsman has worked in this round.
    WorkedAlready { craftsman: Craftsman },
    /// More uses than the craftsman can manage.
    OverCapacity { craftsman: Craftsman, capacity: u8 },
    /// The tool maker has no metal to look at.
    NoMetalAtHand,
    /// Masons need a mortar mixer beside them.
    NoMortarMixer,
    /// The archbishop does not bless this craftsman.
    CannotBeBlessed { craftsman: Craftsman },
    /// More cubes than must be returned.
    MoreThanExcess { excess: u8 },
    /// Cubes are returned in the order sand, wood, stone, metal, each kind once.
    KindIsPast { good: Good },
    /// What is left of the later kinds would not be enough.
    TooFewToFollow { still: u8, left: u8 },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "PIL-1.7",
            Self::NotAsked => "PIL-1.10",
            Self::CannotComeUp(lottery) => lottery.rule(),
            Self::NotInRow => "PIL-4.1",
            Self::NotEnoughWorkers { .. } => "PIL-4.3",
            Self::TooPoor { deed, .. } | Self::TooFewGoods { deed, .. } | Self::AtLeastOne(deed) => {
                deed.payment_rule()
            }
            Self::NotYourCraftsman { .. } => "PIL-11.1",
            Self::NoFreeSpace { .. } => "PIL-5.9",
            Self::PlacingIsFree => "PIL-5.5",
            Self::WaitedAlready => "PIL-5.8",
            Self::NoRemigius => "PIL-5.13",
            Self::RemigiusNotNeeded => "PIL-5.16",
            Self::EventIsLucky => "PIL-6.4",
            Self::MetalIsNotSold => "PIL-10.5",
            Self::NoMetalFromBishop => "PIL-6.8",
            Self::StockIsShort { .. } => "PIL-10.4",
            Self::NoWoodworker => "PIL-10.6",
            Self::NoStonecutter => "PIL-10.8",
            Self::BoughtThisRound { .. } => "PIL-10.9",
            Self::WorkedAlready { .. } | Self::OverCapacity { .. } => "PIL-11.2",
            Self::NoMetalAtHand => "PIL-11.4",
            Self::NoMortarMixer => "PIL-11.6",
            Self::CannotBeBlessed { .. } => "PIL-11.10",
            Self::MoreThanExcess { .. } | Self::KindIsPast { .. } | Self::TooFewToFollow { .. } => {
                "PIL-11.11"
            }
        }
    }
}

impl Deed {
    /// The rule that asks for the full amount.
    const fn payment_rule(self) -> &'static str {
        match self {
            Self::Hire => "PIL-4.4",
            Self::Place => "PIL-5.6",
            Self::Buy => "PIL-10.4",
            Self::Sell => "PIL-10.7",
            Self::Work => "PIL-11.2",
            Self::Return => "PIL-11.11",
        }
    }
}

impl Lottery {
    /// The rule that says what may come up.
    const fn rule(self) -> &'static str {
        match self {
            Self::Start => "PIL-2.3",
            Self::Privilege => "PIL-3.1",
            Self::Craftsman => "PIL-3.2",
            Self::Resource => "PIL-3.3",
            Self::Event => "PIL-6.1",
            Self::Builder => "PIL-5.1",
            Self::Tax => "PIL-8.1",
        }
    }
}

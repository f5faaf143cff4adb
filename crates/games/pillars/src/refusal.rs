//! Why an answer may not be given.

use parlour_core::{Phrase, Reason, Refuse, Speak};

use crate::data::{Craftsman, Good, Post};
use crate::words::{CUBES, GOLD, WORKERS};

/// What somebody tried to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
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
    TooPoor { deed: Aim, price: u8, gold: u8 },
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
    TooFewGoods { deed: Aim, good: Good, needed: u8, have: u8 },
    /// Nought is not a number of cubes or uses.
    AtLeastOne(Aim),
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

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        self.reason().phrase
    }
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        let say = Phrase::new;
        match *self {
            Self::NotYourTurn => say("pillars-refusal-not-your-turn").refused_by("PIL-1.7"),
            Self::NotAsked => say("pillars-refusal-not-asked").refused_by("PIL-1.10"),
            Self::CannotComeUp(Lottery::Start) => say("pillars-refusal-cannot-start").refused_by("PIL-2.3"),
            Self::CannotComeUp(Lottery::Privilege) => {
                say("pillars-refusal-privilege-is-gone").refused_by("PIL-3.1")
            }
            Self::CannotComeUp(Lottery::Craftsman) => {
                say("pillars-refusal-craftsman-is-not-due").refused_by("PIL-3.2")
            }
            Self::CannotComeUp(Lottery::Resource) => {
                say("pillars-refusal-cannot-be-left-out").refused_by("PIL-3.3")
            }
            Self::CannotComeUp(Lottery::Event) => say("pillars-refusal-event-is-gone").refused_by("PIL-6.1"),
            Self::CannotComeUp(Lottery::Builder) => {
                say("pillars-refusal-no-builder-in-bag").refused_by("PIL-5.1")
            }
            Self::CannotComeUp(Lottery::Tax) => say("pillars-refusal-not-on-the-die").refused_by("PIL-8.1"),
            Self::NotInRow => say("pillars-refusal-not-in-row").refused_by("PIL-4.1"),
            Self::NotEnoughWorkers { needed, idle } => say("pillars-refusal-not-enough-workers")
                .count("needed", needed, WORKERS)
                .count("idle", idle, WORKERS)
                .refused_by("PIL-4.3"),
            Self::TooPoor { deed, price, gold } => say("pillars-refusal-too-poor")
                .count("price", price, GOLD)
                .count("gold", gold, GOLD)
                .refused_by(deed.payment_rule()),
            Self::NotYourCraftsman { craftsman } => say("pillars-refusal-not-your-craftsman")
                .term("craftsman", craftsman.key())
                .refused_by("PIL-11.1"),
            Self::NoFreeSpace { post } => {
                say("pillars-refusal-no-free-space").term("post", post.key()).refused_by("PIL-5.9")
            }
            Self::PlacingIsFree => say("pillars-refusal-placing-is-free").refused_by("PIL-5.5"),
            Self::WaitedAlready => say("pillars-refusal-waited-already").refused_by("PIL-5.8"),
            Self::NoRemigius => say("pillars-refusal-no-remigius").refused_by("PIL-5.13"),
            Self::RemigiusNotNeeded => say("pillars-refusal-remigius-not-needed").refused_by("PIL-5.16"),
            Self::EventIsLucky => say("pillars-refusal-event-is-lucky").refused_by("PIL-6.4"),
            Self::MetalIsNotSold => say("pillars-refusal-metal-is-not-sold").refused_by("PIL-10.5"),
            Self::NoMetalFromBishop => say("pillars-refusal-no-metal-from-bishop").refused_by("PIL-6.8"),
            Self::StockIsShort { good, stock } => {
                say("pillars-refusal-stock-is-short").count("stock", stock, good.key()).refused_by("PIL-10.4")
            }
            Self::NoWoodworker => say("pillars-refusal-no-woodworker").refused_by("PIL-10.6"),
            Self::NoStonecutter => say("pillars-refusal-no-stonecutter").refused_by("PIL-10.8"),
            Self::BoughtThisRound { good } => {
                say("pillars-refusal-bought-this-round").term("good", good.key()).refused_by("PIL-10.9")
            }
            Self::TooFewGoods { deed, good, needed, have } => say("pillars-refusal-too-few-goods")
                .count("needed", needed, good.key())
                .count("have", have, good.key())
                .refused_by(deed.payment_rule()),
            Self::AtLeastOne(Aim::Work) => say("pillars-refusal-at-least-one-use").refused_by("PIL-11.2"),
            Self::AtLeastOne(deed) => {
                say("pillars-refusal-at-least-one-cube").refused_by(deed.payment_rule())
            }
            Self::WorkedAlready { craftsman } => say("pillars-refusal-worked-already")
                .term("craftsman", craftsman.key())
                .refused_by("PIL-11.2"),
            Self::OverCapacity { craftsman, capacity } => say("pillars-refusal-over-capacity")
                .term("craftsman", craftsman.key())
                .number("capacity", capacity)
                .refused_by("PIL-11.2"),
            Self::NoMetalAtHand => say("pillars-refusal-no-metal-at-hand").refused_by("PIL-11.4"),
            Self::NoMortarMixer => say("pillars-refusal-no-mortar-mixer").refused_by("PIL-11.6"),
            Self::CannotBeBlessed { craftsman } => say("pillars-refusal-cannot-be-blessed")
                .term("craftsman", craftsman.key())
                .refused_by("PIL-11.10"),
            Self::MoreThanExcess { excess } => {
                say("pillars-refusal-more-than-excess").count("excess", excess, CUBES).refused_by("PIL-11.11")
            }
            Self::KindIsPast { good } => {
                say("pillars-refusal-kind-is-past").term("good", good.key()).refused_by("PIL-11.11")
            }
            Self::TooFewToFollow { still, left } => say("pillars-refusal-too-few-to-follow")
                .count("still", still, CUBES)
                .count("left", left, CUBES)
                .refused_by("PIL-11.11"),
        }
    }
}

impl Aim {
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

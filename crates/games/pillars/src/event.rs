//! What a game tells while it runs: one line of the log each.

use parlour_core::{Phrase, Seat, Speak, Tell, Telling};

use crate::data::{Craftsman, EventCard, Good, Part, Post, Privilege, ResourceCard, Station};
use crate::words::{GOLD, POINTS, WORKERS, gained, spent};

/// What a gain or a loss comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A station of the board.
    Station(Station),
    /// A privilege.
    Privilege(Privilege),
    /// The event of the round.
    Event(EventCard),
}

impl Cause {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Station(station) => station.key(),
            Self::Privilege(privilege) => privilege.key(),
            Self::Event(card) => card.key(),
        }
    }
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Event {
    /// A round begins; this seat starts it.
    RoundBegins { round: u8, start: Seat },
    /// A privilege is turned up at Kingsbridge.
    PrivilegeShown { privilege: Privilege, post: Post },
    /// A craftsman comes to Shiring.
    CraftsmanAtShiring { craftsman: Craftsman, post: Post },
    /// A craftsman offers his services in the row.
    CraftsmanInRow { craftsman: Craftsman },
    /// A resource card stays out of the round.
    LeftOut { card: ResourceCard },
    /// Ellen's owner looks at the event of the round.
    Looks { seat: Seat },
    /// What Ellen's owner sees; for his ears alone.
    Foresees { seat: Seat, card: EventCard },
    /// A resource card is taken; workers go to work.
    Takes { seat: Seat, card: ResourceCard },
    /// A craftsman is hired.
    Hires { seat: Seat, craftsman: Craftsman, price: u8 },
    /// A seat takes no more cards this round.
    Passes { seat: Seat },
    /// A seat lets a craftsman go: too many of them, or a collapse.
    Dismisses { seat: Seat, craftsman: Craftsman },
    /// A craftsman nobody took leaves the game.
    CraftsmanLeaves { craftsman: Craftsman },
    /// A privilege nobody came for leaves the game.
    PrivilegeLapses { privilege: Privilege },
    /// Idle workers walk to the wool mill.
    GoToMill { seat: Seat, workers: u8 },
    /// A builder is drawn from the bag.
    Drawn { seat: Seat, price: u8 },
    /// The start player puts a builder back into the bag.
    PutBack { seat: Seat, start: Seat },
    /// A third builder stays out because of the town wall.
    SetAside { seat: Seat },
    /// A builder is placed, at a price that may be nought.
    Placed { seat: Seat, post: Post, price: u8 },
    /// A builder is parked beside the price its owner would not pay.
    Waits { seat: Seat, price: u8 },
    /// A privilege that serves once is played.
    Uses { seat: Seat, privilege: Privilege },
    /// The event of the round is revealed.
    Revealed { card: EventCard },
    /// The bishop protects a seat.
    Protected { seat: Seat },
    /// Gold comes in; what does not fit on the track is lost.
    GainsGold { seat: Seat, gold: u8, spilled: u8, cause: Cause },
    /// Cubes come in.
    GainsGoods { seat: Seat, good: Good, cubes: u8, cause: Cause },
    /// Points come in.
    GainsPoints { seat: Seat, points: u8, cause: Cause },
    /// A forced payment; what is owed beyond one's gold costs points.
    Pays { seat: Seat, gold: u8, unpaid: u8, points: u8, cause: Cause },
    /// Points are lost.
    LosesPoints { seat: Seat, points: u8, cause: Cause },
    /// The town wall keeps a builder busy in the next round.
    BuilderAtWall { seat: Seat },
    /// A privilege is received.
    Receives { seat: Seat, privilege: Privilege },
    /// The black worker joins a seat.
    BlackWorkerJoins { seat: Seat },
    /// The tax die is rolled.
    TaxRolled { tax: u8 },
    /// A seat pays no tax this round.
    Exempt { seat: Seat },
    /// A craftsman of Shiring joins a seat.
    Joins { seat: Seat, craftsman: Craftsman },
    /// The castle lends workers for the next round.
    CastleLends { seat: Seat, workers: u8 },
    /// Cubes are bought.
    Buys { seat: Seat, good: Good, cubes: u8, gold: u8 },
    /// Cubes are sold.
    Sells { seat: Seat, good: Good, cubes: u8, gold: u8, spilled: u8 },
    /// A builder leaves the market.
    Withdraws { seat: Seat },
    /// The archbishop blesses a craftsman.
    Blessed { seat: Seat, craftsman: Craftsman },
    /// A craftsman works.
    Works { seat: Seat, craftsman: Craftsman, uses: u8, points: u8, gold: u8, spilled: u8 },
    /// Cubes beyond the store go back to the supply.
    Returns { seat: Seat, good: Good, cubes: u8 },
    /// The cathedral grows.
    CathedralGrows { part: Part, parts: u8 },
    /// Who starts the next round.
    StartsNext { seat: Seat },
    /// The cathedral is finished and the game over.
    GameOver,
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
            Self::RoundBegins { round, start } => {
                say("pillars-event-round-begins").number("round", round).seat("start", start).by("PIL-4.1")
            }
            Self::PrivilegeShown { privilege, post } => say("pillars-event-privilege-shown")
                .term("privilege", privilege.key())
                .term("post", post.key())
                .by("PIL-3.1"),
            Self::CraftsmanAtShiring { craftsman, post } => say("pillars-event-craftsman-at-shiring")
                .term("craftsman", craftsman.key())
                .term("post", post.key())
                .by("PIL-3.2"),
            Self::CraftsmanInRow { craftsman } => {
                say("pillars-event-craftsman-in-row").term("craftsman", craftsman.key()).by("PIL-3.2")
            }
            Self::LeftOut { card } => say("pillars-event-left-out").term("card", card.key()).by("PIL-3.3"),
            Self::Looks { seat } => of("pillars-event-looks", seat).by("PIL-3.6"),
            Self::Foresees { seat, card } => {
                of("pillars-event-foresees", seat).term("card", card.key()).by("PIL-3.6")
            }
            Self::Takes { seat, card } => of("pillars-event-takes", seat)
                .term("card", card.key())
                .count("workers", card.workers(), WORKERS)
                .by("PIL-4.3"),
            Self::Hires { seat, craftsman, price } => of("pillars-event-hires", seat)
                .term("craftsman", craftsman.key())
                .count("price", price, GOLD)
                .by("PIL-4.4")
                .loss(seat, price, GOLD),
            Self::Passes { seat } => of("pillars-event-passes", seat).by("PIL-4.2"),
            Self::Dismisses { seat, craftsman } => {
                of("pillars-event-dismisses", seat).term("craftsman", craftsman.key()).by("PIL-1.8")
            }
            Self::CraftsmanLeaves { craftsman } => {
                say("pillars-event-craftsman-leaves").term("craftsman", craftsman.key()).by("PIL-1.8")
            }
            Self::PrivilegeLapses { privilege } => {
                say("pillars-event-privilege-lapses").term("privilege", privilege.key()).by("PIL-7.2")
            }
            Self::GoToMill { seat, workers } => {
                of("pillars-event-go-to-mill", seat).count("workers", workers, WORKERS).by("PIL-4.10")
            }
            Self::Drawn { seat, price } => {
                of("pillars-event-drawn", seat).number("price", price).by("PIL-5.1")
            }
            Self::PutBack { seat, start } if seat == start => {
                of("pillars-event-put-own-back", seat).by("PIL-5.2")
            }
            Self::PutBack { seat, start } => {
                of("pillars-event-put-back", seat).seat("start", start).by("PIL-5.2")
            }
            Self::SetAside { seat } => of("pillars-event-set-aside", seat).by("PIL-5.12"),
            Self::Placed { seat, post, price: 0 } => {
                of("pillars-event-placed-free", seat).term("post", post.key()).by("PIL-5.3")
            }
            Self::Placed { seat, post, price } => of("pillars-event-placed", seat)
                .term("post", post.key())
                .count("price", price, GOLD)
                .by("PIL-5.3")
                .loss(seat, price, GOLD),
            Self::Waits { seat, price } => {
                of("pillars-event-waits", seat).number("price", price).by("PIL-5.7")
            }
            Self::Uses { seat, privilege } => {
                of("pillars-event-uses", seat).term("privilege", privilege.key()).by(privilege.rule())
            }
            Self::Revealed { card } => {
                let lucky = ["pillars-event-revealed-unlucky", "pillars-event-revealed-lucky"];
                say(lucky[usize::from(card.is_lucky())]).term("card", card.key()).by(event_rule(card))
            }
            Self::Protected { seat } => of("pillars-event-protected", seat).by("PIL-6.9"),
            Self::GainsGold { seat, gold, spilled, cause } => {
                let key = ["pillars-event-gains-gold", "pillars-event-gains-gold-spilled"];
                let phrase = from(key[usize::from(spilled > 0)], seat, cause).count("gold", gold, GOLD);
                spill(phrase, spilled).by(cause_rule(cause)).gain(seat, gold - spilled, GOLD)
            }
            Self::GainsGoods { seat, good, cubes, cause } => from("pillars-event-gains-goods", seat, cause)
                .count("cubes", cubes, good.key())
                .by(cause_rule(cause))
                .gain(seat, cubes, good.key()),
            Self::GainsPoints { seat, points, cause } => from("pillars-event-gains-points", seat, cause)
                .count("points", points, POINTS)
                .by(cause_rule(cause))
                .gain(seat, points, POINTS),
            Self::Pays { seat, gold, unpaid: 0, cause, .. } => from("pillars-event-pays", seat, cause)
                .count("gold", gold, GOLD)
                .by(payment_rule(cause))
                .loss(seat, gold, GOLD),
            Self::Pays { seat, gold, unpaid, points, cause } => from("pillars-event-pays-short", seat, cause)
                .count("gold", gold, GOLD)
                .count("unpaid", unpaid, GOLD)
                .count("points", points, POINTS)
                .by("PIL-1.3")
                .loss(seat, gold, GOLD)
                .loss(seat, points, POINTS),
            Self::LosesPoints { seat, points, cause } => from("pillars-event-loses-points", seat, cause)
                .count("points", points, POINTS)
                .by(cause_rule(cause))
                .loss(seat, points, POINTS),
            Self::BuilderAtWall { seat } => of("pillars-event-builder-at-wall", seat).by("PIL-15.8"),
            Self::Receives { seat, privilege } => {
                let phrase = of("pillars-event-receives", seat).term("privilege", privilege.key());
                phrase.by(privilege.rule())
            }
            Self::BlackWorkerJoins { seat } => of("pillars-event-black-worker-joins", seat).by("PIL-14.6"),
            Self::TaxRolled { tax } => say("pillars-event-tax-rolled").count("tax", tax, GOLD).by("PIL-8.1"),
            Self::Exempt { seat } => of("pillars-event-exempt", seat).by("PIL-8.2"),
            Self::Joins { seat, craftsman } => {
                of("pillars-event-joins", seat).term("craftsman", craftsman.key()).by("PIL-9.1")
            }
            Self::CastleLends { seat, workers } => {
                of("pillars-event-castle-lends", seat).count("workers", workers, WORKERS).by("PIL-9.4")
            }
            Self::Buys { seat, good, cubes, gold } => of("pillars-event-buys", seat)
                .count("cubes", cubes, good.key())
                .count("gold", gold, GOLD)
                .by("PIL-10.4")
                .gain(seat, cubes, good.key())
                .loss(seat, gold, GOLD),
            Self::Sells { seat, good, cubes, gold, spilled } => {
                let key = ["pillars-event-sells", "pillars-event-sells-spilled"][usize::from(spilled > 0)];
                let phrase = of(key, seat).count("cubes", cubes, good.key()).count("gold", gold, GOLD);
                let told = spill(phrase, spilled).by("PIL-10.7");
                told.loss(seat, cubes, good.key()).gain(seat, gold - spilled, GOLD)
            }
            Self::Withdraws { seat } => of("pillars-event-withdraws", seat).by("PIL-10.10"),
            Self::Blessed { seat, craftsman } => {
                of("pillars-event-blessed", seat).term("craftsman", craftsman.key()).by("PIL-11.10")
            }
            Self::Works { seat, craftsman, uses, points, gold, spilled } => {
                let told = works(seat, craftsman, uses, spilled).by("PIL-11.3");
                let told = spend(told, seat, craftsman, uses);
                told.gain(seat, points, POINTS).gain(seat, gold - spilled, GOLD)
            }
            Self::Returns { seat, good, cubes } => of("pillars-event-returns", seat)
                .count("cubes", cubes, good.key())
                .by("PIL-11.11")
                .loss(seat, cubes, good.key()),
            Self::CathedralGrows { part, parts } => say("pillars-event-cathedral-grows")
                .term("part", part.key())
                .number("parts", parts)
                .by("PIL-11.12"),
            Self::StartsNext { seat } => of("pillars-event-starts-next", seat).by("PIL-12.1"),
            Self::GameOver => say("pillars-event-game-over").by("PIL-13.1"),
        }
    }
}

fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// What one player does, or what befalls him.
fn of(key: &'static str, seat: Seat) -> Phrase {
    say(key).seat("seat", seat)
}

/// What somebody gains or loses from something.
fn from(key: &'static str, seat: Seat, cause: Cause) -> Phrase {
    of(key, seat).term("cause", cause.key())
}

/// Adds what was lost above the end of the gold track, if anything was.
fn spill(phrase: Phrase, spilled: u8) -> Phrase {
    if spilled > 0 { phrase.count("spilled", spilled, GOLD) } else { phrase }
}

fn works(seat: Seat, craftsman: Craftsman, uses: u8, spilled: u8) -> Phrase {
    let spent = spent(craftsman, uses);
    let key = match (spent.is_empty(), spilled > 0) {
        (false, false) => "pillars-event-works",
        (false, true) => "pillars-event-works-spilled",
        (true, false) => "pillars-event-works-for-nothing",
        (true, true) => "pillars-event-works-for-nothing-spilled",
    };
    let phrase = Phrase::new(key).seat("seat", seat).term("craftsman", craftsman.key()).number("uses", uses);
    let phrase = if spent.is_empty() { phrase } else { phrase.list("spent", spent) };
    spill(phrase.list("gained", gained(craftsman, uses)), spilled)
}

/// What so many uses of a craftsman spend.
fn spend(told: Telling, seat: Seat, craftsman: Craftsman, uses: u8) -> Telling {
    let input = craftsman.card().input;
    let goods = Good::ALL.iter().zip(input.goods);
    let told = goods.fold(told, |told, (good, n)| told.loss(seat, n * uses, good.key()));
    told.loss(seat, input.gold * uses, GOLD)
}

/// Whoever pays, pays taxes or for a raid.
fn payment_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Station(_) => "PIL-8.5",
        Cause::Privilege(_) | Cause::Event(_) => cause_rule(cause),
    }
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Station(Station::Bishop) => "PIL-6.4",
        Cause::Station(Station::WoolMill) => "PIL-7.1",
        Cause::Station(Station::Kingsbridge) => "PIL-7.2",
        Cause::Station(Station::Priory) => "PIL-7.3",
        Cause::Station(Station::Forest | Station::Quarry | Station::GravelPit) => "PIL-7.4",
        Cause::Station(Station::Court) => "PIL-8.6",
        Cause::Station(Station::Shiring) => "PIL-9.1",
        Cause::Station(Station::Castle) => "PIL-9.4",
        Cause::Station(Station::Market) => "PIL-10.1",
        Cause::Station(Station::Cathedral) => "PIL-11.3",
        Cause::Station(Station::StartPlayer) => "PIL-12.1",
        Cause::Station(Station::Event) => "PIL-6.1",
        Cause::Privilege(privilege) => privilege.rule(),
        Cause::Event(card) => event_rule(card),
    }
}

const fn event_rule(card: EventCard) -> &'static str {
    match card {
        EventCard::KingGift => "PIL-15.1",
        EventCard::RichardMetal => "PIL-15.2",
        EventCard::PhilipWool => "PIL-15.3",
        EventCard::Volunteers => "PIL-15.4",
        EventCard::Archbishop => "PIL-15.5",
        EventCard::William => "PIL-15.6",
        EventCard::Conflict => "PIL-15.7",
        EventCard::TownWall => "PIL-15.8",
        EventCard::ColdWinter => "PIL-15.9",
        EventCard::Collapse => "PIL-15.10",
    }
}

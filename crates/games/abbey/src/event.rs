//! What a game tells while it runs: one line of the log each.

mod cause;

use parlour_core::{Phrase, Seat, Speak, Tell, Telling};

use crate::choice::Action;
use crate::data::{
    Building, Crusade, EventCard, FACES, Good, Initiative, Location, PeasantSpot, Relic, Saint, Site, Token,
    Tower,
};
use crate::state::Taker;
use crate::words::{COWS, DEFENSE, DICE, LEVELS, PRESTIGE, SHEEP, action_key, bundle, dice, of_taker, share};

pub use cause::Cause;

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Event {
    /// A plain crusade is removed before the game.
    CrusadeRemoved { card: Crusade },
    /// A player receives a crusade.
    CrusadeDealt { seat: Seat, card: Crusade },
    /// A player receives a starting building.
    StartDealt { seat: Seat, building: Building },
    /// A card comes to the market.
    CardShown { building: Building, price: u8 },
    /// Who starts the game.
    FirstPlayer { seat: Seat },
    /// A player receives a saint, face down.
    SaintDealt { seat: Seat },
    /// Which one; for his eyes alone.
    SaintSeen { seat: Seat, saint: Saint },
    /// The dice of Elias for the whole game.
    EliasRolled { dice: [u8; FACES] },
    /// A bid in the auction.
    Bids { seat: Seat, value: u8 },
    /// Out of this auction.
    PassesBid { seat: Seat },
    /// The auction is won.
    WinsAuction { seat: Seat, value: u8 },

    /// A round begins.
    RoundBegins { round: u8, first: Taker },
    /// A player has rolled; how many dice show each face.
    Rolled { seat: Seat, dice: [u8; FACES] },
    /// A die is rolled again.
    Rerolled { seat: Seat, face: u8 },
    /// The event of the round.
    EventShown { card: EventCard },
    /// Vikings of the first round go below the deck.
    VikingsBelow,
    /// The Viking dice, in descending order; nought where there is none.
    VikingsRolled { dice: [u8; Seat::MOST] },
    /// Dice meet so many Vikings.
    MetByDice { seat: Seat, value: u8, rows: u8 },
    /// A peasant meets a Viking.
    MetByPeasant { seat: Seat, value: u8 },
    /// Nothing meets a Viking.
    Breached { taker: Taker, value: u8 },
    /// Elias meets a Viking, with a die or else with a peasant.
    EliasMeets { value: u8, die: bool },
    /// The Vikings are repelled.
    Repelled,
    /// The Vikings plunder the kingdom.
    Plundered,
    /// A building or tower is destroyed.
    CardLost { seat: Seat, site: Site },
    /// All coins and resources are lost; so many of each good.
    StockLost { seat: Seat, stock: [u16; Good::COUNT] },

    /// A die is used; it counts as so many.
    DieUsed { seat: Seat, action: Action, face: u8, counts: u8 },
    /// The clergy marker moves.
    ClergyRises { seat: Seat, cell: u8 },
    /// A peasant takes a seat.
    PeasantJoins { seat: Seat },
    /// A peasant leaves the board for ever.
    PeasantLost { seat: Seat, spot: PeasantSpot, cause: Cause },
    /// A peasant goes on crusade.
    PeasantMarches { seat: Seat, card: Crusade },
    /// A die of Elias helps on a crusade.
    EliasHelps { seat: Seat, card: Crusade },
    /// A crusade has all its dice.
    CrusadeComplete { seat: Seat, card: Crusade },
    /// A deal is proposed.
    HelpOffered { owner: Seat, helper: Seat, card: Crusade, dice: u8, prestige: u8, part: [u8; 2] },
    /// The helper asks for another share.
    HelpCountered { helper: Seat, card: Crusade, prestige: u8, part: [u8; 2] },
    /// The deal is made.
    HelpAgreed { owner: Seat, helper: Seat, card: Crusade },
    /// It is not.
    HelpRefused { seat: Seat, card: Crusade },
    /// The helper's dice arrive.
    HelpArrives { helper: Seat, card: Crusade, dice: u8 },

    /// Elias rolls for the market.
    EliasBuys { face: u8 },
    /// A card leaves the market.
    CardGone { building: Building },
    /// A card is bought.
    Buys { seat: Seat, building: Building, price: u8 },
    /// A card is taken for nothing in the quick game.
    TakesFree { seat: Seat, building: Building },
    /// Passes for the rest of the phase, or of the pass.
    Passes { seat: Seat },

    /// Elias rolls for the resources.
    EliasGathers { face: u8 },
    /// Dice go to a location; their sum with tools.
    Gathers { seat: Seat, location: Location, sum: u8 },
    /// A die goes to the initiative.
    TakesInitiative { seat: Seat },
    /// The top initiative token is lost to Elias.
    EliasTakesInitiative { token: Option<Initiative> },
    /// A die is taken back to be used again.
    DieTakenBack { seat: Seat, face: u8 },

    /// Tokens come in.
    Gains { seat: Seat, token: Token, n: u16, cause: Cause },
    /// A cost is paid; so many of each good.
    Pays { seat: Seat, cost: [u8; Good::COUNT] },
    /// Tokens go.
    Loses { seat: Seat, good: Good, n: u16, cause: Cause },
    /// Prestige comes or goes.
    Prestige { seat: Seat, points: i16, cause: Cause },

    /// A peasant moves one bench ahead.
    Moves { seat: Seat, bench: u8 },
    /// A peasant enters the baptistery.
    Baptised { seat: Seat },
    /// A peasant goes to work on a card.
    Activated { seat: Seat, site: Site },
    /// A peasant moves from card to card.
    Bathed { seat: Seat, from: Site, to: Site },
    /// A lay brother serves two buildings.
    Shares { seat: Seat, one: Site, two: Site },
    /// An archer mans a tower.
    ArcherPosted { seat: Seat, tower: Tower },
    /// A building or tower is built.
    Built { seat: Seat, site: Site },
    /// The altar is built.
    AltarBuilt { seat: Seat },
    /// A wall is built.
    WallBuilt { seat: Seat, walls: u8 },
    /// The abbey is remodelled.
    Remodelled { seat: Seat },

    /// Animals are born or bought.
    Herd { seat: Seat, farm: Building, n: u8 },
    /// The peasants are fed.
    Fed { seat: Seat, levels: u8, sheep: u8, grain: u16, missing: u8 },
    /// The Darkness is stronger than the abbey.
    Outmatched { seat: Seat, defense: u8, darkness: u8 },
    /// The Darkness rises.
    DarknessRises { level: u8 },

    /// A crusade is resolved.
    CrusadeResolved { seat: Seat, card: Crusade },
    /// A relic is won.
    RelicWon { seat: Seat, relic: Relic },
    /// A crusade is abandoned.
    CrusadeAbandoned { seat: Seat, card: Crusade },
    /// Who has the first-player pawn now.
    PawnTaken { taker: Taker },

    /// A trade with the bank.
    Trades { seat: Seat, give: Good, given: u16, get: Good, got: u16 },
    /// A trade is proposed.
    TradeOffered { owner: Seat, partner: Seat, give: Good, given: u8, want: Good, wanted: u8 },
    /// And accepted.
    TradeAgreed { owner: Seat, partner: Seat, give: Good, given: u8, want: Good, wanted: u8 },
    /// Or not.
    TradeRefused { partner: Seat },
    /// A relic is used.
    RelicUsed { seat: Seat, relic: Relic },
    /// A saint is revealed for its support.
    SaintRevealed { seat: Seat, saint: Saint },
    /// A saint is kept for later.
    SaintKept { seat: Seat },
    /// The ability of a saint is used.
    SaintInvoked { seat: Seat, saint: Saint },
    /// The support of a saint is used.
    SaintSupports { seat: Seat, saint: Saint },
    /// Gawain has eased a crusade.
    CrusadeEased { seat: Seat, card: Crusade },

    /// The last round is over.
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
            Self::CrusadeRemoved { card } => {
                Phrase::new("abbey-event-crusade-removed").term("card", card.key()).by("ABB-23.1")
            }
            Self::CrusadeDealt { seat, card } => {
                of("abbey-event-crusade-dealt", seat).term("card", card.key()).by("ABB-14.2")
            }
            Self::StartDealt { seat, building } => {
                of("abbey-event-start-dealt", seat).term("card", building.key()).by("ABB-2.8")
            }
            Self::CardShown { building, price } => Phrase::new("abbey-event-card-shown")
                .term("card", building.key())
                .count("price", price, Good::Coin.key())
                .by("ABB-15.6"),
            Self::FirstPlayer { seat } => of("abbey-event-first-player", seat).by("ABB-2.10"),
            Self::SaintDealt { seat } => of("abbey-event-saint-dealt", seat).by("ABB-2.11"),
            Self::SaintSeen { seat, saint } => {
                of("abbey-event-saint-seen", seat).term("saint", saint.key()).by("ABB-2.11")
            }
            Self::EliasRolled { dice: pool } => {
                Phrase::new("abbey-event-elias-rolled").list("dice", dice(pool)).by("ABB-22.2")
            }
            Self::Bids { seat, value } => of("abbey-event-bids", seat).number("value", value).by("ABB-20.8"),
            Self::PassesBid { seat } => of("abbey-event-passes-bid", seat).by("ABB-20.8"),
            Self::WinsAuction { seat, value } => {
                of("abbey-event-wins-auction", seat).number("value", value).by("ABB-20.9")
            }
            Self::RoundBegins { round, first } => {
                let begins = Phrase::new("abbey-event-round-begins").number("round", round);
                of_taker(begins, "first", first).by("ABB-3.2")
            }
            Self::Rolled { seat, dice: pool } => {
                of("abbey-event-rolled", seat).list("dice", dice(pool)).by("ABB-4.1")
            }
            Self::Rerolled { seat, face } => {
                of("abbey-event-rerolled", seat).number("face", face).by("ABB-17.3")
            }
            Self::EventShown { card } => Phrase::new("abbey-event-event-shown")
                .term("card", card.key())
                .term("kind", card.kind().key())
                .by("ABB-5.2"),
            Self::VikingsBelow => Phrase::new("abbey-event-vikings-below").by("ABB-5.1"),
            Self::VikingsRolled { dice } => {
                let faces = dice.into_iter().filter(|face| *face > 0);
                let dice = faces.map(|face| Phrase::new("abbey-die").number("face", face));
                Phrase::new("abbey-event-vikings-rolled").list("dice", dice).by("ABB-5.4")
            }
            Self::MetByDice { seat, value, rows } => of("abbey-event-met-by-dice", seat)
                .number("value", value)
                .number("rows", rows)
                .by(if rows > 1 { "ABB-5.6" } else { "ABB-5.5" }),
            Self::MetByPeasant { seat, value } => {
                of("abbey-event-met-by-peasant", seat).number("value", value).by("ABB-5.5")
            }
            Self::Breached { taker: who, value } => {
                of_taker(Phrase::new("abbey-event-breached"), "who", who).number("value", value).by("ABB-5.7")
            }
            Self::EliasMeets { value, die } => {
                let key = if die { "abbey-event-elias-meets-die" } else { "abbey-event-elias-meets-peasant" };
                Phrase::new(key).number("value", value).by("ABB-22.6")
            }
            Self::Repelled => Phrase::new("abbey-event-repelled").by("ABB-5.9"),
            Self::Plundered => Phrase::new("abbey-event-plundered").by("ABB-5.10"),
            Self::CardLost { seat, site } => {
                of("abbey-event-card-lost", seat).term("card", site.key()).by("ABB-5.10")
            }
            Self::StockLost { seat, stock } => {
                without(of("abbey-event-stock-lost", seat).by("ABB-5.11"), seat, stock)
            }
            Self::DieUsed { seat, action, face, counts } => of("abbey-event-die-used", seat)
                .term("use", action_key(action))
                .number("face", face)
                .number("counts", counts)
                .by(action.rule()),
            Self::ClergyRises { seat, cell } => {
                of("abbey-event-clergy-rises", seat).number("cell", cell).by("ABB-6.4")
            }
            Self::PeasantJoins { seat } => of("abbey-event-peasant-joins", seat).by("ABB-1.11"),
            Self::PeasantLost { seat, cause, .. } => {
                of("abbey-event-peasant-lost", seat).term("cause", cause.key()).by("ABB-1.12")
            }
            Self::PeasantMarches { seat, card } => {
                of("abbey-event-peasant-marches", seat).term("card", card.key()).by("ABB-6.7")
            }
            Self::EliasHelps { seat, card } => {
                of("abbey-event-elias-helps", seat).term("card", card.key()).by("ABB-22.8")
            }
            Self::CrusadeComplete { seat, card } => {
                of("abbey-event-crusade-complete", seat).term("card", card.key()).by("ABB-6.9")
            }
            Self::HelpOffered { owner, helper, card, dice, prestige, part } => {
                of("abbey-event-help-offered", owner)
                    .seat("helper", helper)
                    .term("card", card.key())
                    .count("dice", dice, DICE)
                    .count("prestige", prestige, PRESTIGE)
                    .list("part", share(card, part))
                    .by("ABB-6.10")
            }
            Self::HelpCountered { helper, card, prestige, part } => of("abbey-event-help-countered", helper)
                .term("card", card.key())
                .count("prestige", prestige, PRESTIGE)
                .list("part", share(card, part))
                .by("ABB-25.2"),
            Self::HelpAgreed { owner, helper, card } => of("abbey-event-help-agreed", owner)
                .seat("helper", helper)
                .term("card", card.key())
                .by("ABB-25.8"),
            Self::HelpRefused { seat, card } => {
                of("abbey-event-help-refused", seat).term("card", card.key()).by("ABB-25.3")
            }
            Self::HelpArrives { helper, card, dice } => of("abbey-event-help-arrives", helper)
                .term("card", card.key())
                .count("dice", dice, DICE)
                .by("ABB-6.11"),
            Self::EliasBuys { face } => {
                Phrase::new("abbey-event-elias-buys").number("face", face).by("ABB-22.3")
            }
            Self::CardGone { building } => {
                Phrase::new("abbey-event-card-gone").term("card", building.key()).by("ABB-15.6")
            }
            Self::Buys { seat, building, price } => of("abbey-event-buys", seat)
                .term("card", building.key())
                .count("price", price, Good::Coin.key())
                .by("ABB-7.1")
                .loss(seat, price, Good::Coin.key()),
            Self::TakesFree { seat, building } => {
                of("abbey-event-takes-free", seat).term("card", building.key()).by("ABB-21.4")
            }
            Self::Passes { seat } => of("abbey-event-passes", seat).by("ABB-8.1"),
            Self::EliasGathers { face } => {
                Phrase::new("abbey-event-elias-gathers").number("face", face).by("ABB-22.4")
            }
            Self::Gathers { seat, location, sum } => of("abbey-event-gathers", seat)
                .term("location", location.key())
                .number("sum", sum)
                .by("ABB-8.5"),
            Self::TakesInitiative { seat } => of("abbey-event-takes-initiative", seat).by("ABB-8.7"),
            Self::EliasTakesInitiative { token: Some(token) } => {
                Phrase::new("abbey-event-elias-takes-initiative").term("token", token.key()).by("ABB-22.4")
            }
            Self::EliasTakesInitiative { token: None } => {
                Phrase::new("abbey-event-elias-takes-empty-initiative").by("ABB-22.4")
            }
            Self::DieTakenBack { seat, face } => {
                of("abbey-event-die-taken-back", seat).number("face", face).by("ABB-18.5")
            }
            Self::Gains { seat, token, n, cause } => {
                let told = of("abbey-event-gains", seat)
                    .count("tokens", n, token.key())
                    .term("cause", cause.key())
                    .by(cause.rule())
                    .gain(seat, n, token.key());
                if cause == Cause::Wagon { told.loss(seat, 1, Token::Wagon.key()) } else { told }
            }
            Self::Pays { seat, cost } => {
                without(of("abbey-event-pays", seat).list("goods", bundle(cost)).by("ABB-10.8"), seat, cost)
            }
            Self::Loses { seat, good, n, cause } => of("abbey-event-loses", seat)
                .count("goods", n, good.key())
                .term("cause", cause.key())
                .by(cause.rule())
                .loss(seat, n, good.key()),
            Self::Prestige { seat, points, cause } if points < 0 => of("abbey-event-prestige-lost", seat)
                .count("prestige", -points, PRESTIGE)
                .term("cause", cause.key())
                .by(cause.rule())
                .gain(seat, points, PRESTIGE),
            Self::Prestige { seat, points, cause } => of("abbey-event-prestige-gained", seat)
                .count("prestige", points, PRESTIGE)
                .term("cause", cause.key())
                .by(cause.rule())
                .gain(seat, points, PRESTIGE),
            Self::Moves { seat, bench } => of("abbey-event-moves", seat).number("bench", bench).by("ABB-9.2"),
            Self::Baptised { seat } => of("abbey-event-baptised", seat).by("ABB-18.1"),
            Self::Activated { seat, site } => {
                of("abbey-event-activated", seat).term("card", site.key()).by("ABB-18.2")
            }
            Self::Bathed { seat, from, to } => {
                of("abbey-event-bathed", seat).term("from", from.key()).term("to", to.key()).by("ABB-16.4")
            }
            Self::Shares { seat, one, two } => {
                of("abbey-event-shares", seat).term("one", one.key()).term("two", two.key()).by("ABB-24.4")
            }
            Self::ArcherPosted { seat, tower } => {
                of("abbey-event-archer-posted", seat).term("tower", tower.key()).by("ABB-10.5")
            }
            Self::Built { seat, site } => {
                of("abbey-event-built", seat).term("card", site.key()).by(built_rule(site))
            }
            Self::AltarBuilt { seat } => of("abbey-event-altar-built", seat).by("ABB-10.2"),
            Self::WallBuilt { seat, walls } => {
                of("abbey-event-wall-built", seat).number("walls", walls).by("ABB-10.3")
            }
            Self::Remodelled { seat } => of("abbey-event-remodelled", seat).by("ABB-10.7"),
            Self::Herd { seat, farm, n } => {
                let animals = if farm == Building::SheepFarm { SHEEP } else { COWS };
                of("abbey-event-herd", seat)
                    .count("animals", n, animals)
                    .by("ABB-11.2")
                    .gain(seat, n, animals)
            }
            Self::Fed { seat, levels, sheep, grain, missing } => of("abbey-event-fed", seat)
                .count("levels", levels, LEVELS)
                .count("sheep", sheep, SHEEP)
                .count("grain", grain, Good::Grain.key())
                .count("missing", missing, LEVELS)
                .by(if missing > 0 { "ABB-11.6" } else { "ABB-11.5" })
                .loss(seat, sheep, SHEEP)
                .loss(seat, grain, Good::Grain.key()),
            Self::Outmatched { seat, defense, darkness } => of("abbey-event-outmatched", seat)
                .count("defense", defense, DEFENSE)
                .number("darkness", darkness)
                .by("ABB-12.2"),
            Self::DarknessRises { level } => {
                Phrase::new("abbey-event-darkness-rises").number("level", level).by("ABB-12.3")
            }
            Self::CrusadeResolved { seat, card } => {
                of("abbey-event-crusade-resolved", seat).term("card", card.key()).by("ABB-14.1")
            }
            Self::RelicWon { seat, relic } => {
                of("abbey-event-relic-won", seat).term("relic", relic.key()).by("ABB-23.2")
            }
            Self::CrusadeAbandoned { seat, card } => {
                of("abbey-event-crusade-abandoned", seat).term("card", card.key()).by("ABB-15.3")
            }
            Self::PawnTaken { taker: who } => {
                of_taker(Phrase::new("abbey-event-pawn-taken"), "who", who).by("ABB-15.1")
            }
            Self::Trades { seat, give, given, get, got } => of("abbey-event-trades", seat)
                .count("give", given, give.key())
                .count("get", got, get.key())
                .by("ABB-1.9")
                .loss(seat, given, give.key())
                .gain(seat, got, get.key()),
            Self::TradeOffered { owner, partner, give, given, want, wanted } => {
                of("abbey-event-trade-offered", owner)
                    .seat("partner", partner)
                    .count("give", given, give.key())
                    .count("want", wanted, want.key())
                    .by("ABB-16.20")
            }
            Self::TradeAgreed { owner, partner, give, given, want, wanted } => {
                of("abbey-event-trade-agreed", owner)
                    .seat("partner", partner)
                    .by("ABB-16.20")
                    .loss(owner, given, give.key())
                    .gain(owner, wanted, want.key())
                    .gain(partner, given, give.key())
                    .loss(partner, wanted, want.key())
            }
            Self::TradeRefused { partner } => of("abbey-event-trade-refused", partner).by("ABB-16.20"),
            Self::RelicUsed { seat, relic } => {
                of("abbey-event-relic-used", seat).term("relic", relic.key()).by("ABB-23.4")
            }
            Self::SaintRevealed { seat, saint } => {
                of("abbey-event-saint-revealed", seat).term("saint", saint.key()).by("ABB-24.1")
            }
            Self::SaintKept { seat } => of("abbey-event-saint-kept", seat).by("ABB-24.1"),
            Self::SaintInvoked { seat, saint } => {
                of("abbey-event-saint-invoked", seat).term("saint", saint.key()).by("ABB-24.4")
            }
            Self::SaintSupports { seat, saint } => {
                of("abbey-event-saint-supports", seat).term("saint", saint.key()).by("ABB-24.3")
            }
            Self::CrusadeEased { seat, card } => {
                of("abbey-event-crusade-eased", seat).term("card", card.key()).by("ABB-24.4")
            }
            Self::GameOver => Phrase::new("abbey-event-game-over").by("ABB-15.5"),
        }
    }
}

/// What one player does, or what befalls him.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// So many of each good go.
fn without<N: Into<i64>>(told: Telling, seat: Seat, goods: [N; Good::COUNT]) -> Telling {
    Good::ALL.iter().zip(goods).fold(told, |told, (good, n)| told.loss(seat, n, good.key()))
}

/// Towers are alike to the rules, every building does something of its own.
const fn built_rule(site: Site) -> &'static str {
    match site {
        Site::Building(building) => building.rule(),
        Site::Tower(_) => "ABB-10.4",
    }
}

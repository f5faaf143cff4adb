//! What a game tells while it runs: one line of the log each.

use parlour_core::Seat;

use crate::choice::Action;
use crate::data::{
    Building, Crusade, EventCard, FACES, Good, Initiative, Location, Relic, Saint, Site, Spot, Token, Tower,
};
use crate::state::Taker;

/// What a gain or a loss comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The event of the round.
    Event(EventCard),
    /// A step in the clergy.
    Clergy,
    /// The construction or the activation of a card, or what it does.
    Site(Site),
    /// The purchase of a card.
    Purchase(Building),
    /// The altar.
    Altar,
    /// A wall.
    Wall,
    /// A crusade.
    Crusade(Crusade),
    /// A relic.
    Relic(Relic),
    /// A saint.
    Saint(Saint),
    /// An initiative token.
    Initiative(Initiative),
    /// A resource location.
    Location(Location),
    /// A wagon.
    Wagon,
    /// Hunger.
    Food,
    /// The Darkness.
    Darkness,
    /// The income of phase 10.
    Income,
    /// The limit of phase 12.
    Limit,
}

impl Cause {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Event(card) => card.key(),
            Self::Site(site) => site.key(),
            Self::Purchase(building) => building.key(),
            Self::Crusade(crusade) => crusade.key(),
            Self::Relic(relic) => relic.key(),
            Self::Saint(saint) => saint.key(),
            Self::Initiative(token) => token.key(),
            Self::Location(location) => location.key(),
            Self::Clergy => "abbey-cause-clergy",
            Self::Altar => "abbey-cause-altar",
            Self::Wall => "abbey-cause-wall",
            Self::Wagon => "abbey-cause-wagon",
            Self::Food => "abbey-cause-food",
            Self::Darkness => "abbey-cause-darkness",
            Self::Income => "abbey-cause-income",
            Self::Limit => "abbey-cause-limit",
        }
    }
}

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
    PeasantLost { seat: Seat, spot: Spot, cause: Cause },
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

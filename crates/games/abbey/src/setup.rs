//! Player counts, variants, the first position (ABB-2, ABB-20 to ABB-24).

use parlour_core::{About, Agenda, Mode, OptionSpec, Phrase, Row, Seat, Set, SetupError, Urn};

use crate::data::printed::{COPIES, MIXES, PRESETS, QUICK_EVENTS};
use crate::data::{Building, Crusade, Good, Initiative, MONKS, PEASANTS, PILES, Pew, Saint};
use crate::state::{Abbey, Auction, Elias, EventDeck, Player, Talk, Variant};
use crate::step::{Draw, Phase, Question, Step, Task};

const OFF_ON: &[&str] = &["off", "on"];

/// What the game tells of itself.
pub(crate) const ABOUT: About = About {
    id: "abbey",
    prefix: "ABB",
    rules: 2,
    oldest: 1,
    players: (1, 5),
    options: &[
        OptionSpec { key: "quick", values: OFF_ON },
        OptionSpec {
            key: "events",
            // The standard deck and the presets first, then every other mix (ABB-20.2).
            values: &[
                "standard",
                "easy_one_viking",
                "easy_no_viking",
                "easiest",
                "hard",
                "hardest",
                "6_1_0",
                "5_2_0",
                "3_4_0",
                "2_5_0",
                "1_6_0",
                "0_7_0",
                "6_0_1",
                "5_1_1",
                "4_2_1",
                "2_4_1",
                "1_5_1",
                "0_6_1",
                "5_0_2",
                "4_1_2",
                "3_2_2",
                "2_3_2",
                "1_4_2",
                "0_5_2",
                "4_0_3",
                "3_1_3",
                "1_3_3",
                "0_4_3",
                "3_0_4",
                "2_1_4",
                "2_0_5",
                "1_1_5",
                "0_2_5",
                "1_0_6",
                "0_1_6",
            ],
        },
        OptionSpec { key: "easy_start", values: OFF_ON },
        OptionSpec { key: "dark_start", values: OFF_ON },
        OptionSpec { key: "auction", values: OFF_ON },
        OptionSpec { key: "relics", values: OFF_ON },
        OptionSpec { key: "relic_removed", values: &["0", "1", "2", "3", "4", "5", "6", "7"] },
        OptionSpec { key: "removal", values: &["drawn", "chosen"] },
        OptionSpec { key: "saints", values: OFF_ON },
    ],
    kinds: Question::KINDS,
    longest: 6_000,
};

/// All event decks, the presets first.
fn decks() -> impl Iterator<Item = &'static (&'static str, [u8; 3])> {
    PRESETS.iter().chain(&MIXES)
}

impl Variant {
    fn of(mode: &Mode) -> Result<Self, SetupError> {
        let on = |key| mode.is(key, "on");
        let preset = decks().position(|(name, _)| mode.is("events", name));
        let removed = mode.option("relic_removed").parse().unwrap_or(0);
        let variant = Self {
            quick: on("quick"),
            easy_start: on("easy_start"),
            dark_start: on("dark_start"),
            auction: on("auction"),
            relics: on("relics"),
            saints: on("saints"),
            preset: preset.unwrap_or(0) as u8,
            removed,
            chosen: mode.is("removal", "chosen"),
        };
        if variant.auction && mode.players == 1 {
            return Err(SetupError::excluded("ABB-20.6", Phrase::new("abbey-setup-auction-alone")));
        }
        if variant.removed > 0 && !variant.relics {
            return Err(SetupError::excluded("ABB-23.1", Phrase::new("abbey-setup-removed-without-relics")));
        }
        if variant.chosen && variant.removed == 0 {
            return Err(SetupError::excluded("ABB-23.1", Phrase::new("abbey-setup-nothing-to-choose")));
        }
        Ok(variant)
    }

    /// Good years, disasters and Vikings in the deck (ABB-20.1, ABB-21.6).
    fn events(self) -> [u8; 3] {
        let deck = decks().nth(usize::from(self.preset));
        if self.quick { QUICK_EVENTS } else { deck.map_or(PRESETS[0].1, |(_, deck)| *deck) }
    }
}

/// The modes worth a test: each player count in the standard game, with everything and in the quick
/// game, and each option by itself.
pub(crate) fn modes() -> Vec<Mode> {
    let choose = |players, options: &[(&str, &str)]| {
        Mode::choose(&ABOUT, Some(players), options.iter().copied()).expect("options of the game")
    };
    let mut modes = Vec::new();
    for players in ABOUT.counts() {
        modes.push(choose(players, &[]));
        modes.push(choose(players, &[("quick", "on")]));
        let auction = if players > 1 { "on" } else { "off" };
        modes.push(choose(players, &[("relics", "on"), ("saints", "on"), ("auction", auction)]));
    }
    for (preset, _) in &PRESETS[1..] {
        modes.push(choose(2, &[("events", preset)]));
    }
    for key in ["easy_start", "dark_start", "auction", "relics", "saints"] {
        modes.push(choose(3, &[(key, "on")]));
    }
    modes.push(choose(1, &[("relics", "on"), ("relic_removed", "7"), ("events", "hardest")]));
    modes.push(choose(2, &[("relics", "on"), ("relic_removed", "3"), ("removal", "chosen")]));
    modes.push(choose(3, &[("events", "1_1_5")]));
    modes.push(choose(4, &[("quick", "on"), ("auction", "on"), ("relics", "on"), ("saints", "on")]));
    modes
}

/// The pieces of a player before the first round (ABB-2.6, ABB-2.7, ABB-20.3, ABB-21.1 to ABB-21.3).
fn player(variant: Variant) -> Player {
    let settled = variant.quick || variant.easy_start;
    let seats = if settled { Pew::ROWS } else { 1 };
    let mut player = Player {
        tools: 1,
        wagons: 1,
        monks: MONKS,
        resting: MONKS,
        pews: (1..=seats).map(|row| Pew::at(1, row).bit()).sum(),
        reserve: PEASANTS - seats,
        clergy: if settled { 3 } else { 0 },
        prestige: 5,
        ..Player::default()
    };
    player.gain(Good::Coin, if variant.auction { 6 } else { 4 });
    for good in [Good::Wood, Good::Grain, Good::Stone] {
        player.gain(good, 1);
    }
    player.gain(Good::Sand, u16::from(variant.quick));
    player
}

/// Two cards of each starting type, three of the others (ABB-2.9).
fn market_cards() -> Urn<{ Building::COUNT }> {
    let cards: [u8; Building::COUNT] =
        std::array::from_fn(|kind| COPIES - u8::from(Building::ALL[kind].row().start));
    Urn::new(cards)
}

fn starting_cards() -> Set<Building> {
    Building::ALL.iter().copied().filter(|building| building.row().start).collect()
}

/// The crusade deck; relics join it in the expansion (ABB-2.2, ABB-23.1).
fn crusade_deck(relics: bool) -> Urn<{ Crusade::COUNT }> {
    let cards: [u8; Crusade::COUNT] = std::array::from_fn(|kind| u8::from(relics || kind < Crusade::PLAIN));
    Urn::new(cards)
}

/// What is drawn and asked before the first round; an auction comes after the first player is known.
fn opening(players: u8, variant: Variant) -> Agenda<Step, 12> {
    let red = Seat::new(0);
    let solo = players == 1;
    let mut agenda = Agenda::new();
    let mut steps: Row<Step, 12> = Row::new();
    if variant.removed > 0 {
        let (removed, chosen) = (variant.removed, variant.chosen);
        steps.push(if chosen {
            Step::Do(Task::ChooseRemoval(removed))
        } else {
            Step::Draw(Draw::RemoveCrusade(removed))
        });
    }
    steps.push(Step::Draw(Draw::DealCrusade(red)));
    if variant.auction {
        steps.push(Step::Draw(Draw::ChooseFirst));
        steps.push(Step::Do(Task::Auction));
        steps.push(Step::Draw(Draw::Stock));
    } else {
        steps.push(Step::Draw(Draw::DealStart(red)));
        steps.push(Step::Draw(Draw::Stock));
        if !solo {
            steps.push(Step::Draw(Draw::ChooseFirst));
        }
    }
    if variant.saints {
        steps.push(Step::Draw(Draw::DealSaint(red)));
    }
    if solo {
        steps.push(Step::Draw(Draw::EliasPool(6)));
    }
    if variant.quick {
        steps.push(Step::Do(Task::QuickTurn(0)));
    }
    agenda.push_in_order(steps.iter().copied());
    agenda
}

impl Abbey {
    /// The first position of a mode under a revision of the rules.
    pub(crate) fn set_up(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        let variant = Variant::of(mode)?;
        let players = mode.players;
        let piece =
            |seat: usize| if seat < usize::from(players) { player(variant) } else { Player::default() };
        let mut game = Self {
            players,
            rules,
            variant,
            round: 0,
            phase: Phase::Setup,
            first: Seat::new(0),
            agenda: opening(players, variant),
            seats: std::array::from_fn(piece),
            event: None,
            events: EventDeck::new(variant.events()),
            raid: Row::new(),
            darkness: u8::from(variant.dark_start),
            market: Default::default(),
            piles: PILES,
            cards: market_cards(),
            discards: [0; Building::COUNT],
            starts: starting_cards(),
            crusades: crusade_deck(variant.relics),
            tokens: Urn::new([1; Initiative::COUNT]),
            initiative: None,
            saints: Urn::new([1; Saint::COUNT]),
            auction: Auction::default(),
            talk: Talk::Silence,
            elias: Elias { peasants: if players == 1 { 3 } else { 0 }, ..Elias::default() },
        };
        game.run(&mut ());
        Ok(game)
    }
}

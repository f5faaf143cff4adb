//! The words of Orléans: all of them are heard, and some are read closely.

use parlour_core::{Decision, Game, Mode, Phrase, Rng, Seat, Speak, Who, draw};
use parlour_orleans::data::{Citizen, Deed, Edge, Need, Space, Track, Way};
use parlour_orleans::{Choice, City, Event, Follower, Good, Hourglass, Item, Kind, Orleans, Place, Refusal};

use super::both;
use super::play::{Teller, all_sentences_are_heard};

const SEAT: Seat = Seat::new(0);

/// Refusals that random players hardly meet, who seldom fill a place.
const RARE_REFUSALS: &[Refusal] = &[
    Refusal::BagTooSmall { bag: 3 },
    Refusal::BathhouseItself,
    Refusal::BeyondDrawNumber { number: 6, retrieved: 0 },
    Refusal::BeyondDrawNumber { number: 6, retrieved: 2 },
    Refusal::BeyondTheEnd { left: 1 },
    Refusal::CannotComeUp,
    Refusal::CityTaken { city: City::LeMans },
    Refusal::CoinCell { cell: 7 },
    Refusal::DevelopmentEnds,
    Refusal::DevelopmentStart,
    Refusal::EmptyBag,
    Refusal::FirstReplacesFarmer,
    Refusal::MarketTooSmall { room: 0, followers: 1 },
    Refusal::MarketTooSmall { room: 1, followers: 3 },
    Refusal::MustPlace { left: 2 },
    Refusal::MustSend,
    Refusal::NoAction { place: Place::School },
    Refusal::NoCertainNeed { place: Place::TownHall },
    Refusal::NoFollowerLeft { kind: Kind::Craftsman },
    Refusal::NoGoodLeft { good: Good::Brocade },
    Refusal::NoNeutralInBag,
    Refusal::NoOpenCell { kind: Kind::Monk, deed: Deed::PapalConclave },
    Refusal::NoPostBuilt,
    Refusal::NoPostLeft,
    Refusal::NoPostThere { city: City::Orleans },
    Refusal::NoReservePost,
    Refusal::NoRoom { room: 0 },
    Refusal::NoRoom { room: 2 },
    Refusal::NoSuchFood { good: Good::Wine },
    Refusal::NoSuchGood { good: Good::Wool },
    Refusal::NoTechnologyLeft,
    Refusal::NoTechnologyLoose,
    Refusal::NoTechnologyThere { place: Place::Ship },
    Refusal::NoTileLeft,
    Refusal::NoWay { way: Way::Waterway, city: City::Chartres },
    Refusal::NobodyOfKind { kind: Kind::Scholar, place: Place::TownHall },
    Refusal::NobodyToSend { place: Place::GunpowderTower },
    Refusal::NotConnected { edge: Edge::new(0), city: City::LeBlanc },
    Refusal::NotFood { good: Good::Wool },
    Refusal::NotInHand { follower: Follower::Monk },
    Refusal::NotWaiting { follower: Follower::Monk },
    Refusal::NotInStacks { tile: Place::Bathhouse },
    Refusal::NotInVillage { kind: Kind::Knight },
    Refusal::NotOnTheWay { good: Good::Grain, edge: Edge::new(4) },
    Refusal::NotYourPlace { place: Place::Office },
    Refusal::OnlyFirstCategory { tile: Place::School },
    Refusal::OnlyMonks { place: Place::Cellar },
    Refusal::OtherFollowerFirst { asked: Follower::OwnCraftsman },
    Refusal::OutOfOrder,
    Refusal::OwnFollowersStay { kind: Kind::Trader },
    Refusal::OwnInTownHall { follower: Follower::OwnTrader },
    Refusal::PharmacyLimit { coins: 4 },
    Refusal::Pilgrimage,
    Refusal::SacristyWaits,
    Refusal::SecondTechnology { place: Place::Wagon },
    Refusal::SingleSpace { place: Place::Hayrick },
    Refusal::TechnologyForMonk,
    Refusal::TooPoor { price: 2, coins: 0 },
    Refusal::TowerFull,
    Refusal::TowerNeeded { followers: 2 },
    Refusal::TrackEnds { track: Track::Scholars },
    Refusal::VillageEmpty,
    Refusal::WrongFollower { follower: Follower::Farmer, need: Need::Knight },
    Refusal::WrongWay { edge: Edge::new(0), way: Way::Waterway },
];

/// Questions that random play may never come to.
fn rare_prompts() -> Vec<Phrase> {
    let [from, to] = Edge::new(0).ends();
    let bare = [
        "orleans-prompt-nothing",
        "orleans-prompt-reward",
        "orleans-prompt-take-tile",
        "orleans-prompt-village",
    ];
    let tiles = |key, n: u8| Phrase::new(key).count("tiles", n, "orleans-technology");
    let told = [
        Phrase::new("orleans-prompt-choose-store").number("tower", 2).number("market", 3),
        Phrase::new("orleans-prompt-draw-bather").seat("who", SEAT).number("left", 3),
        tiles("orleans-prompt-first-technology", 1),
        tiles("orleans-prompt-first-technology", 2),
        Phrase::new("orleans-prompt-load").term("from", from.key()).term("to", to.key()),
        Phrase::new("orleans-prompt-lose-follower").seat("who", SEAT),
        Phrase::new("orleans-prompt-pharmacy").count("coins", 5, "orleans-coin"),
        Phrase::new("orleans-prompt-place-bather").term("follower", Follower::Knight.key()).number("left", 2),
        Phrase::new("orleans-prompt-plan").number("n", 1),
        Phrase::new("orleans-prompt-sacristy").term("event", Hourglass::Plague.key()),
        Phrase::new("orleans-prompt-send").term("place", Place::TownHall.key()),
        Phrase::new("orleans-prompt-send-or-stop").term("place", Place::GunpowderTower.key()),
        tiles("orleans-prompt-technology", 1),
        travel(Way::Road, City::LeMans),
    ];
    bare.map(Phrase::new).into_iter().chain(told).collect()
}

fn travel(way: Way, city: City) -> Phrase {
    Phrase::new("orleans-prompt-travel").term("way", way.key()).term("city", city.key())
}

/// News that random play may never have.
const RARE_EVENTS: &[Event] = &[
    Event::CitizenWon { seat: SEAT, citizen: Citizen::Posts },
    Event::FollowerLost { seat: SEAT, kind: Kind::Monk },
    Event::Given { seat: SEAT, item: Item::Follower },
    Event::Given { seat: SEAT, item: Item::Good(Good::Cheese) },
    Event::Given { seat: SEAT, item: Item::LooseTechnology },
    Event::Given { seat: SEAT, item: Item::Point },
    Event::Given { seat: SEAT, item: Item::Post(City::Etampes) },
    Event::Given { seat: SEAT, item: Item::ReservePost },
    Event::Given { seat: SEAT, item: Item::Technology(Place::Village) },
    Event::Given { seat: SEAT, item: Item::Tile(Place::Winery) },
    Event::GoodGained { seat: SEAT, good: Good::Wool },
    Event::Loaded { seat: SEAT, good: Good::Grain },
    Event::MostPosts { seat: SEAT, posts: 4 },
    Event::OnTower { seat: SEAT, follower: Follower::OwnTrader },
    Event::PlagueFoundNobody { seat: SEAT },
    Event::PostBuilt { seat: SEAT, city: City::LeBlanc },
    Event::Protected { seat: SEAT, event: Hourglass::Taxes },
    Event::Received { seat: SEAT, coins: 0, due: 2 },
    Event::Received { seat: SEAT, coins: 1, due: 3 },
    Event::Released { seat: SEAT, owed: 1 },
    Event::Released { seat: SEAT, owed: 4 },
    Event::Sent { seat: SEAT, kind: Kind::Scholar, deed: Deed::Astronomy },
    Event::Taxed { seat: SEAT, goods: 0, coins: 0 },
    Event::Taxed { seat: SEAT, goods: 8, coins: 2 },
    Event::TechnologyGained { seat: SEAT },
    Event::TileTaken { seat: SEAT, tile: Place::Library },
    Event::Travelled { seat: SEAT, edge: Edge::new(4), city: City::Tours },
];

/// Answers that random play may never be offered, as they are spelled.
const RARE_CHOICES: &[&str] = &[
    "coin",
    "draw monk",
    "give good wine",
    "give loose-technology",
    "give post le-mans",
    "give technology village",
    "load wine",
    "load-nothing",
    "market",
    "no-technology",
    "pay 2",
    "point",
    "protect",
    "put monk village:boatman",
    "recruit boatman",
    "recruit craftsman",
    "recruit monk",
    "recruit trader",
    "retrieve farmer village:farmer",
    "send farmer canalisation",
    "send knight city-wall",
    "stop",
    "suffer",
    "take school",
    "technology village:farmer",
    "tower monk",
    "travel e11",
    "use bathhouse",
    "use brewery",
    "use guildhall",
    "use hayrick",
    "use hospital",
    "use library",
    "use ship",
    "use windmill",
];

/// The first position, and the one where the map is laid out.
fn positions() -> [Orleans; 2] {
    let mode = Mode::choose(Orleans::ABOUT, Some(4), [("place_exclusion", "on")]).expect("a mode");
    let bare = Orleans::new(&mode).expect("a game");
    let (mut laid, mut rng) = (bare, Rng::from_number(7));
    while laid.decision() == Decision::Draw {
        let outcome = draw(&laid, &mut rng);
        laid.apply(Who::Chance, outcome, &mut ());
    }
    [bare, laid]
}

/// What is said only in positions that take a whole game to reach.
fn late_phrases() -> Vec<Phrase> {
    let put = |key| {
        Phrase::new(key)
            .term("follower", Follower::Monk.key())
            .term("place", Place::Ship.key())
            .term("need", Need::Knight.key())
            .number("empty", 1)
    };
    let keep = |key| Phrase::new(key).count("followers", 2, Follower::Knight.key());
    let recruit = |key| Phrase::new(key).term("kind", Kind::Trader.key());
    let send = |key, deed: Deed| {
        Phrase::new(key).term("kind", Kind::Farmer.key()).term("deed", deed.key()).number("left", 1)
    };
    let drawn = Phrase::new("orleans-choice-draw-bather").seat("who", SEAT);
    vec![
        put("orleans-choice-put-from-tower"),
        put("orleans-choice-put-from-tower-instead"),
        keep("orleans-choice-back-to-bag"),
        keep("orleans-choice-keep-on-tower"),
        recruit("orleans-choice-recruit-citizen"),
        recruit("orleans-choice-recruit-tile"),
        send("orleans-choice-send-last", Deed::CityWall).count("coins", 1, "orleans-coin"),
        send("orleans-choice-send-coin-or-point-last", Deed::Canalisation),
        drawn.term("follower", Follower::Monk.key()),
        Phrase::new("orleans-sheet-any-technology").count("tiles", 1, "orleans-technology"),
        Phrase::new("orleans-sheet-post-of").seat("who", SEAT),
        Phrase::new("orleans-sheet-space-technology").term("need", Need::Farmer.key()),
        Phrase::new("orleans-sheet-tower"),
    ]
}

/// All that random play may leave unsaid.
fn rarities() -> Vec<Phrase> {
    let choices = RARE_CHOICES.iter().map(|text| text.parse::<Choice>().expect("an answer as it is spelled"));
    let choices: Vec<Choice> = choices.collect();
    let mut rare = late_phrases();
    for game in positions() {
        rare.extend(choices.iter().map(|choice| game.say(Who::Seat(SEAT), *choice)));
        rare.push(game.say(Who::Chance, Choice::Pass));
    }
    rare.extend(rare_prompts());
    rare.extend(RARE_EVENTS.iter().map(Speak::phrase));
    let village = Space::find(Place::Village, Need::Farmer).expect("the village has a farmer space");
    rare.push(Event::TechnologyPlaced { seat: SEAT, space: village }.phrase());
    rare
}

#[test]
fn every_sentence_is_said_with_its_arguments() {
    let rare = Teller::of(RARE_REFUSALS, rarities());
    all_sentences_are_heard::<Orleans>(1, rare);
}

/// The French brings prepositions that English does without, and never one that does not fit.
#[test]
fn names_are_declined_in_french() {
    let build = |city: City| {
        let phrase = Phrase::new("orleans-event-post-built").seat("who", SEAT).term("city", city.key());
        both(&phrase)[1].clone()
    };
    assert_eq!(build(City::LeMans), "Aliena construit un poste de commerce au Mans.");
    assert_eq!(build(City::Argenton), "Aliena construit un poste de commerce à Argenton-sur-Creuse.");
    let travel = |city| both(&travel(Way::Waterway, city))[1].clone();
    assert_eq!(travel(City::Orleans), "Choisissez une voie navigable qui part d’Orléans.");
    assert_eq!(travel(City::LeBlanc), "Choisissez une voie navigable qui part du Blanc.");
}

/// What a seat is offered where the map is laid out.
fn said(choice: &str) -> [String; 2] {
    let [_, laid] = positions();
    both(&laid.say(Who::Seat(SEAT), choice.parse().expect("an answer")))
}

#[test]
fn choices_say_what_happens_and_what_it_costs() {
    assert_eq!(
        said("put monk village:boatman"),
        [
            "Place a monk in the village as a boatman (2 spaces left empty)",
            "Placer un moine au village comme batelier (encore 2 cases vides)",
        ]
    );
    assert_eq!(
        said("put own-farmer hayrick:farmer"),
        [
            "Place your marked farmer on the hayrick, on a farmer space (no space left empty)",
            "Placer votre fermier marqué à la meule de foin, sur une case fermier (plus aucune case vide)",
        ]
    );
    assert_eq!(
        said("send knight city-wall"),
        [
            "Send a knight to the city wall: gain 1 coin (10 cells open)",
            "Envoyer un chevalier à la construction des remparts\u{a0}: gain de 1 pièce (10 cases libres)",
        ]
    );
    assert_eq!(
        said("use windmill"),
        [
            "Use the windmill: receive 2 coins and gain 1 development point",
            "Utiliser le moulin\u{a0}: recevoir 2 pièces et gagner 1 point de développement",
        ]
    );
    assert_eq!(said("draws 0"), ["Draw none", "N’en piocher aucun"]);
    assert_eq!(said("draws 5"), ["Draw 5 followers", "Piocher 5 disciples"]);
    assert_eq!(
        said("pay 3"),
        ["Pay 3 coins for 3 development points", "Payer 3 pièces pour 3 points de développement"]
    );
}

#[test]
fn refusals_are_sentences_with_their_numbers() {
    let say = |refusal: Refusal| both(&refusal.phrase());
    assert_eq!(
        say(Refusal::NotActivated { place: Place::Bathhouse, empty: 1 }),
        [
            "The bathhouse is not activated: 1 space is empty.",
            "Le lieu «\u{a0}bains publics\u{a0}» n’est pas activé\u{a0}: il reste 1 case vide.",
        ]
    );
    assert_eq!(
        say(Refusal::TooPoor { price: 2, coins: 1 }),
        ["That costs 2 coins, and you have only 1.", "Cela coûte 2 pièces et vous n’en avez que 1."]
    );
    assert_eq!(
        say(Refusal::NoGoodLeft { good: Good::Grain }),
        ["The goods market has no grain left.", "Il n’y a plus de céréales au marché aux marchandises.",]
    );
    assert_eq!(
        say(Refusal::WrongFollower { follower: Follower::OwnCraftsman, need: Need::Knight }),
        [
            "Your marked craftsman cannot take a knight space.",
            "Votre artisan marqué ne peut pas occuper une case chevalier.",
        ]
    );
}

#[test]
fn log_lines_are_short_and_carry_their_numbers() {
    let say = |event: Event| both(&event.phrase());
    assert_eq!(
        say(Event::RoundBegins { round: 4, event: Hourglass::Taxes }),
        [
            "Round 4 begins with “Taxes”: everybody pays 1 coin for every 3 goods.",
            "La manche 4 commence par «\u{a0}Taxes\u{a0}»\u{a0}: chacun paie 1 pièce par tranche de 3 marchandises.",
        ]
    );
    assert_eq!(
        say(Event::Paid { seat: SEAT, coins: 1, due: 2 }),
        ["Aliena owes 2 coins and can pay only 1.", "Aliena doit 2 pièces et ne peut en payer que 1."]
    );
    assert_eq!(
        say(Event::Taxed { seat: SEAT, goods: 1, coins: 0 }),
        ["Aliena owns 1 good and pays no taxes.", "Aliena a 1 marchandise et ne paie pas de taxes."]
    );
    assert_eq!(
        say(Event::Travelled { seat: Seat::new(1), edge: Edge::new(4), city: City::LeMans }),
        ["Tom travels by road to Le Mans.", "Tom va au Mans par la route."]
    );
}

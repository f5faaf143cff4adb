//! The words of Black Forest: all of them are heard, and some are read closely.

use std::collections::BTreeSet;

use parlour_core::{Game, Mode, Phrase, Seat, Speak, Who};
use parlour_forest::data::{Building, Cell, Dial, Good, Item, Mission, Tile, Worker};
use parlour_forest::{Choice, Due, Event, Forest, Lottery, Refusal, Standing};

use super::play::{Teller, all_sentences_are_heard};
use super::{both, words};
use crate::Lang;

/// Refusals that hardly any candidate meets: most of them answer nonsense sent by a program.
const RARE_REFUSALS: &[Refusal] = &[
    Refusal::CannotComeUp(Lottery::First),
    Refusal::CannotComeUp(Lottery::Side),
    Refusal::CannotComeUp(Lottery::Large(3)),
    Refusal::CannotComeUp(Lottery::Worker),
    Refusal::CannotComeUp(Lottery::Mission),
    Refusal::OtherVillage,
    Refusal::NoSiteFirst,
    Refusal::NoMissionThere { mission: Mission::Hermit },
    Refusal::NoGifts { need: 2, have: 1 },
    Refusal::NoDiscards { need: 1, have: 0 },
    Refusal::SpoilsTheSplit,
    Refusal::OutOfOrder { rule: "BLF-5.19" },
    Refusal::MerchantHimself,
    Refusal::NoSuchPawn,
    Refusal::TakeAService,
    Refusal::NoMission,
    Refusal::NoDistillery,
    Refusal::OnlySmall,
    Refusal::NoEmptyPlot,
    Refusal::NoPlace { large: false },
    Refusal::NoPlace { large: true },
    Refusal::LeavesNoRoom,
    Refusal::LeavesNoBuilding,
    Refusal::NoCoalMarker,
    Refusal::NoSuchPart { item: Item::Coal },
    Refusal::WantsRoom { item: Item::FreeBuilding },
    Refusal::NoSuchCoal { least: 1, most: 3 },
    Refusal::OutOfRange { least: 0, most: 2 },
    Refusal::CouldBeHoused,
    Refusal::DoNotFit,
    Refusal::SupplyIsEmpty { tile: Tile::Pasture },
    Refusal::TooFewKinds,
    Refusal::DrawPending,
    Refusal::NoAsides,
    Refusal::WouldStrand,
    Refusal::SameStanding,
    Refusal::TooManyChanges { most: 4 },
];

/// Questions, answers and news that random play may never come to.
fn rarities() -> Vec<Phrase> {
    let mut rare = rare_choices();
    rare.extend(rare_prompts());
    rare.extend(rare_events().map(|event| event.phrase()));
    rare.push(Phrase::new("forest-bill-kinds"));
    rare
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

/// As the rules crate says them: its test of rare questions has the same.
fn rare_prompts() -> [Phrase; 13] {
    let market = Mission::Market.key();
    let cell = Phrase::new("forest-cell").number("row", 1).number("column", 4);
    [
        Phrase::new("forest-prompt-breed"),
        Phrase::new("forest-prompt-clearing"),
        Phrase::new("forest-prompt-may")
            .term("building", Building::Converter.key())
            .count("pay", 1, Item::Meat.key())
            .count("get", 3, Item::Coal.key()),
        Phrase::new("forest-prompt-build-free"),
        Phrase::new("forest-prompt-cabin").list("cell", [cell]),
        Phrase::new("forest-prompt-feed").number("animals", 2),
        Phrase::new("forest-prompt-first-dial"),
        Phrase::new("forest-prompt-keep").number("pigs", 3).number("cattle", 1),
        Phrase::new("forest-prompt-levy").number("left", 3),
        Phrase::new("forest-prompt-order"),
        Phrase::new("forest-prompt-pay-animals").number("animals", 5).term("for", market),
        Phrase::new("forest-prompt-pay-provisions").number("provisions", 2).term("for", market),
        Phrase::new("forest-prompt-remote"),
    ]
}

fn rare_choices() -> Vec<Phrase> {
    let seat = Seat::new(0);
    let mode = Mode::choose(Forest::ABOUT, Some(3), []).expect("a mode");
    let game = Forest::new(&mode).expect("a game");
    let choices = [
        Choice::Cells(cell("m-r1c4"), cell("m-r2c4")),
        Choice::Distil,
        Choice::Due(Due::PondHut),
        Choice::Keep(2, 1),
        Choice::Kind(Tile::Pond),
        Choice::Mission,
        Choice::Skip,
        Choice::Turn(Dial::Oven),
        Choice::Use,
    ];
    let mut rare: Vec<Phrase> = choices.map(|choice| game.say(Who::Seat(seat), choice)).into();
    let animals = |key| Phrase::new(key).number("pigs", 1).number("cattle", 2);
    rare.extend([
        animals("forest-choice-feed-pigs"),
        animals("forest-choice-pay-pigs"),
        Phrase::new("forest-choice-breed-pigs").number("pigs", 2),
        Phrase::new("forest-choice-build-free").term("building", Building::Well.key()).number("points", 1),
        Phrase::new("forest-choice-visit-far").term("worker", Worker::Cook.key()),
    ]);
    rare
}

fn rare_events() -> [Event; 15] {
    let seat = Seat::new(0);
    let building = Building::Converter;
    [
        Event::ActionSkipped { seat },
        Event::AnimalsReturned { seat, pigs: 1, cattle: 0 },
        Event::BuildingLost { seat },
        Event::CoalMarkerRemoved { seat, coal: 2 },
        Event::ExtraTurnBegins { seat },
        Event::ExtraTurnEarned { seat },
        Event::GiftLost { seat, good: Good::Sand },
        Event::MarkerSet { seat, item: Item::Wood, from: 1, n: 3 },
        Event::ProgressLost { seat, n: 1 },
        Event::StandingSet { seat, standing: Standing::Decline },
        Event::Tanned { seat, hides: 2 },
        Event::TilesLost { seat, tile: Tile::Pond, n: 1 },
        Event::TurnsUsedUp { seat },
        Event::Used { seat, building },
        Event::VisitedFromAfar { seat, worker: Worker::Cook },
    ]
}

#[test]
fn every_sentence_is_said_with_its_arguments() {
    let rare = Teller::of(RARE_REFUSALS, rarities());
    all_sentences_are_heard::<Forest>(1, rare);
}

#[test]
fn buildings_of_one_name_are_told_apart() {
    for lang in Lang::ALL {
        let told: BTreeSet<String> =
            Building::ALL.iter().map(|building| words(lang).word(building.key())).collect();
        assert_eq!(told.len(), 86, "two buildings have one name in {lang}");
    }
}

#[test]
fn everything_with_an_effect_tells_it() {
    let buildings = Building::ALL.iter().map(|building| building.key());
    let workers = Worker::ALL.iter().map(|worker| worker.key());
    let missions = Mission::ALL.iter().map(|mission| mission.key());
    for key in buildings.chain(workers).chain(missions) {
        for lang in Lang::ALL {
            assert!(words(lang).facet(key, "effect").is_some(), "the effect of {key} in {lang}");
        }
    }
}

#[test]
fn journeys_say_what_they_cost() {
    let go = |first: i64, provisions: i64, gifts: i64, discards: i64| {
        let gap = Phrase::new("forest-gap")
            .term("village", "forest-village-moosgrund")
            .term("left", "forest-worker-cook")
            .term("right", "forest-worker-architect");
        let phrase = Phrase::new("forest-choice-go-gap")
            .list("gap", [gap])
            .number("first", first)
            .number("provisions", provisions)
            .number("gifts", gifts)
            .number("discards", discards);
        both(&phrase)
    };
    assert_eq!(
        go(1, 0, 0, 0),
        [
            "Go to Moosgrund, between the cook and the architect (first placement, free of charge)",
            "Aller à Moosgrund, entre le cuisinier et l’architecte (premier placement, gratuit)",
        ]
    );
    assert_eq!(
        go(0, 2, 1, 1),
        [
            "Go to Moosgrund, between the cook and the architect (2 provisions, 1 gift, 1 to discard)",
            "Aller à Moosgrund, entre le cuisinier et l’architecte (2 provisions, 1 cadeau, 1 défausse)",
        ]
    );
    assert_eq!(
        go(0, 0, 0, 0),
        [
            "Go to Moosgrund, between the cook and the architect (no provisions)",
            "Aller à Moosgrund, entre le cuisinier et l’architecte (sans provision)",
        ]
    );
}

#[test]
fn services_say_their_price_and_what_they_give() {
    let serve = |service, pay: Vec<Phrase>, get: Vec<Phrase>| {
        both(&Phrase::new("forest-choice-serve").term("service", service).list("pay", pay).list("get", get))
    };
    let meat = |n| vec![Phrase::counted(n, "forest-thing-meat")];
    assert_eq!(
        serve("forest-service-butcher-pig", vec![Phrase::counted(1, "forest-thing-pig")], meat(2)),
        ["Butcher: 1 pig → 2 meat", "Boucher\u{a0}: 1 cochon → 2 mesures de viande"]
    );
    assert_eq!(
        serve("forest-service-cook-meat", vec![], meat(1)),
        ["Cook: 1 meat", "Cuisinier\u{a0}: 1 mesure de viande"]
    );
    assert_eq!(
        serve("forest-service-shepherdess-wood", vec![], vec![]),
        ["Shepherdess: 1 wood per pig in a forest", "Bergère\u{a0}: bois ×1 par cochon dans une forêt",]
    );
}

#[test]
fn buildings_say_price_points_and_effect() {
    let build = Phrase::new("forest-choice-build")
        .term("building", Building::ClayPit.key())
        .list("pay", [Phrase::counted(1, "forest-thing-wood"), Phrase::counted(3, "forest-thing-water")])
        .number("points", 1);
    assert_eq!(
        both(&build),
        [
            "Build the clay pit for 1 wood and 3 water, 1 point (conversion: 2 water → 3 bricks)",
            "Construire la fosse d’argile pour 1 mesure de bois et 3 mesures d’eau, 1 point \
             (conversion\u{a0}: eau ×2 → 3 briques)",
        ]
    );
}

#[test]
fn refusals_are_sentences_with_their_numbers() {
    let few = |have| both(&Refusal::TooFew { item: Item::Brick, need: 3, have }.phrase());
    assert_eq!(
        few(0),
        [
            "Not enough bricks: that takes 3, and you have none.",
            "Pas assez de briques\u{a0}: il en faut 3 et vous n’en avez pas.",
        ]
    );
    assert_eq!(
        few(2),
        [
            "Not enough bricks: that takes 3, and you have only 2.",
            "Pas assez de briques\u{a0}: il en faut 3 et vous n’en avez que 2.",
        ]
    );
    let requires = Refusal::Requires { tile: Tile::Pond, need: 3, have: 2 };
    assert_eq!(
        both(&requires.phrase()),
        [
            "That requires at least 3 ponds, and you have only 2.",
            "Cela exige au moins 3 étangs et vous n’en avez que 2.",
        ]
    );
}

#[test]
fn log_lines_are_short_and_carry_their_numbers() {
    let seat = Seat::new(1);
    let oven = Event::OvenProduced { seat, steps: 1, provisions: 2, goods: 1, position: 3 };
    assert_eq!(
        both(&oven.phrase()),
        [
            "The oven of Tom turns 1 step to position 3: 2 provisions and 1 good.",
            "Tom produit\u{a0}: le four tourne de 1 cran jusqu’à la position 3, 2 provisions et 1 marchandise.",
        ]
    );
    let gained = |n, lost| both(&Event::Gained { seat, item: Item::Water, n, lost }.phrase());
    assert_eq!(gained(4, 0), ["Tom gains 4 water.", "Tom gagne 4 mesures d’eau."]);
    assert_eq!(
        gained(1, 3),
        ["Tom gains 1 water (no room for 3 more).", "Tom gagne 1 mesure d’eau (faute de place, 3 en moins)."]
    );
    let paid = |pigs, cattle| both(&Event::AnimalsPaid { seat, pigs, cattle }.phrase());
    assert_eq!(paid(0, 1), ["Tom pays 1 cattle.", "Tom paie 1 bœuf."]);
    assert_eq!(paid(2, 0), ["Tom pays 2 pigs.", "Tom paie 2 cochons."]);
    assert_eq!(paid(1, 2), ["Tom pays 1 pig and 2 cattle.", "Tom paie 1 cochon et 2 bœufs."]);
}

#[test]
fn questions_agree_with_their_numbers() {
    let lay = |left: i64| both(&Phrase::new("forest-prompt-lay").count("what", left, Tile::Field.key()));
    assert_eq!(lay(1), ["Where do you put a field?", "Où placez-vous un champ\u{202f}?"]);
    assert_eq!(
        lay(2),
        [
            "You put down 2 fields. Where does the next one go?",
            "Vous placez 2 champs. Sur quelle case va la prochaine tuile\u{202f}?",
        ]
    );
}

//! The words of Ora & Labora: all of them are heard, and some are read closely.

use std::collections::BTreeSet;

use parlour_core::{Game, Mode, Phrase, Seat, Speak, Who};
use parlour_ora::data::{Card, Good};
use parlour_ora::{Choice, Event, Ora, Refusal};

use super::play::{Teller, all_sentences_are_heard};
use super::titles::Title;
use super::{both, words};
use crate::Lang;

/// Refusals that hardly any candidate meets: most of them answer nonsense sent by a program.
const RARE_REFUSALS: &[Refusal] = &[
    Refusal::FitsNowhere { card: Card::Chapel },
    Refusal::Misplaced,
    Refusal::Needed { good: Good::Bread },
    Refusal::NoFreeBuilding,
    Refusal::NoSuchTile { price: 4 },
    Refusal::NoWonderLeft,
    Refusal::NotBeside { card: Card::Chapel },
    Refusal::NotFresh { card: Card::Chapel },
    Refusal::NotHome,
    Refusal::NotOccupied { card: Card::Bathhouse },
    Refusal::TooDear { left: 1 },
    Refusal::TooDear { left: 3 },
];

/// Questions, answers and news that random play may never come to.
fn rarities() -> Vec<Phrase> {
    let seat = Seat::new(0);
    let mode = Mode::choose(Ora::ABOUT, Some(4), [("country", "france")]).expect("a mode");
    let game = Ora::new(&mode).expect("a game");
    let choices = [Choice::BatheAndExchange, Choice::Bathe, Choice::Times(1), Choice::Times(3)];
    let events = [
        Event::Discarded { card: Card::Chapel },
        Event::Flipped { seat },
        Event::Sold { seat, good: Good::Whiskey },
    ];
    let prizes = ["ora-prize-build", "ora-prize-recall-and-build"];
    let said = choices.map(|choice| game.say(Who::Seat(seat), choice));
    let mut rare = vec![Phrase::new("ora-prompt-bathe")];
    rare.extend(said);
    rare.extend(events.map(|event| event.phrase()));
    rare.extend(prizes.map(Phrase::new));
    let exchanged = Phrase::new("ora-choice-give-exchanged");
    rare.push(exchanged.term("good", Good::Straw.key()).term("of", Good::Grain.key()));
    rare
}

#[test]
fn every_sentence_is_said_with_its_arguments() {
    let rare = Teller::of(RARE_REFUSALS, rarities());
    all_sentences_are_heard::<Ora>(1, rare);
}

#[test]
fn cards_of_one_name_are_told_apart() {
    for lang in Lang::ALL {
        let cards = &Title::of("ora").keys().names["ora-card-"];
        let told: BTreeSet<String> = cards.iter().map(|key| words(lang).word(key)).collect();
        assert_eq!(told.len(), 70, "two buildings have one name in {lang}");
    }
}

#[test]
fn energy_is_counted_in_halves() {
    let energy = |halves: i64| both(&Phrase::new("ora-owed-energy").number("n", halves));
    assert_eq!(energy(1), ["½ energy", "énergie ½"]);
    assert_eq!(energy(3), ["1½ energy", "énergie 1½"]);
    assert_eq!(energy(18), ["9 energy", "énergie 9"]);
    assert_eq!(energy(0), ["0 energy", "énergie 0"]);
}

#[test]
fn choices_say_what_happens_and_what_it_costs() {
    let build = Phrase::new("ora-choice-build")
        .term("card", "ora-card-stone-merchant")
        .list("cost", [Phrase::counted(1, "ora-good-wood")]);
    assert_eq!(
        both(&build),
        [
            "Build the Stone Merchant for 1 wood (2 food and 1 energy → 1 stone, up to 5 times)",
            "Construire le Marchand de pierres pour 1 tuile de bois (nourriture 2 et énergie 1 → 1 pierre, \
             jusqu’à 5 fois)",
        ]
    );
    let exchange = |times: i64| {
        Phrase::new("ora-choice-exchange")
            .number("times", times)
            .list("cost", [Phrase::counted(times, "ora-good-livestock")])
            .list("prize", [Phrase::counted(times, "ora-good-meat")])
    };
    assert_eq!(
        both(&exchange(1)),
        ["Exchange 1 livestock for 1 meat", "Échanger 1 tête de bétail contre 1 tuile de viande"]
    );
    assert_eq!(
        both(&exchange(3)),
        [
            "Exchange 3 times: 3 livestock for 3 meat",
            "Échanger 3 fois\u{a0}: 3 têtes de bétail contre 3 tuiles de viande",
        ]
    );
    let pay = |n: i64| Phrase::new("ora-choice-pay").count("what", n, "ora-good-coin");
    assert_eq!(both(&pay(0)), ["Give no coins", "Ne pas donner de pièces"]);
    assert_eq!(both(&pay(2)), ["Give 2 coins", "Donner 2 pièces"]);
    let row = Phrase::new("ora-row").number("row", 2);
    let spot = Phrase::new("ora-spot").list("row", [row]).number("col", 4);
    assert_eq!(
        both(&Phrase::new("ora-choice-spot").list("spot", [spot]).term("here", "ora-sheet-forest")),
        ["B4, forest", "B4, forêt"]
    );
    let laid = |key: &'static str| {
        let first = Phrase::new("ora-row").number("row", 1);
        let place = Phrase::new(key).list("row", [first]);
        both(&Phrase::new("ora-choice-district").term("face", "ora-district-hills").list("where", [place]))
    };
    let [inside, above] = ["ora-laid-in", "ora-laid-above"].map(laid);
    assert!(inside[0].starts_with("Lay the hill side in row A:"), "{inside:?}");
    assert!(above[0].starts_with("Lay the hill side above row A:"), "{above:?}");
    assert!(above[1].starts_with("Poser le district au-dessus de la rangée A,"), "{above:?}");
}

#[test]
fn refusals_are_sentences_with_their_numbers() {
    let missing = Refusal::Missing { good: Good::Clay, need: 3, have: 0 };
    assert_eq!(
        both(&missing.phrase()),
        [
            "Not enough clay: that takes 3, and you have none.",
            "Il vous manque de l’argile\u{a0}: il en faut 3 et vous n’en avez pas.",
        ]
    );
    let cold = Refusal::MissingEnergy { need: 6, have: 5 };
    assert_eq!(
        both(&cold.phrase()),
        ["That takes 3 energy, and you have only 2½.", "Il faut 3 en énergie et vous n’en avez que 2½."]
    );
    let occupied = Refusal::Occupied { card: Card::Bathhouse, rule: "ORA-4.3" };
    assert_eq!(
        both(&occupied.phrase()),
        ["The Bathhouse is occupied.", "Il y a déjà un ecclésiastique sur les Bains publics."]
    );
}

#[test]
fn log_lines_are_short_and_carry_their_numbers() {
    let harvests = Phrase::new("ora-event-harvested")
        .seat("seat", Seat::new(1))
        .count("what", 4, "ora-good-grain")
        .term("marker", "ora-marker-joker");
    assert_eq!(both(&harvests), ["Tom takes 4 grain (joker).", "Tom prend 4 tuiles de céréales (joker)."]);
    let phase = Phrase::new("ora-event-settlement-phase").number("letter", 2);
    assert_eq!(both(&phase), ["Settlement phase B begins.", "La phase Agglomération B commence."]);
}

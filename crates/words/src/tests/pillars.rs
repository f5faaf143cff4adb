//! The words of Pillars: all of them are heard, and some are read closely.

use std::collections::BTreeSet;

use parlour_core::{Phrase, Seat, Speak};
use parlour_pillars::data::{Craftsman, EventCard, Privilege};
use parlour_pillars::{Aim, Cause, Event, Lottery, Refusal};

use super::play::{Teller, all_sentences_are_heard};
use super::titles::Title;
use super::{both, words};
use crate::Lang;

/// Refusals that hardly any candidate meets: most of them answer nonsense sent by a program.
const RARE_REFUSALS: &[Refusal] = &[
    Refusal::CannotComeUp(Lottery::Start),
    Refusal::CannotComeUp(Lottery::Resource),
    Refusal::CannotComeUp(Lottery::Event),
    Refusal::CannotComeUp(Lottery::Tax),
    Refusal::NoRemigius,
    Refusal::RemigiusNotNeeded,
    Refusal::AtLeastOne(Aim::Buy),
    Refusal::AtLeastOne(Aim::Work),
    Refusal::OverCapacity { craftsman: Craftsman::Sculptor3, capacity: 1 },
    Refusal::OverCapacity { craftsman: Craftsman::Architect, capacity: 3 },
    Refusal::MoreThanExcess { excess: 2 },
];

/// Things that happen in one random game of fifty.
fn rare_events() -> [Event; 4] {
    let seat = Seat::new(0);
    let works = |craftsman, uses, gold| Event::Works { seat, craftsman, uses, points: 0, gold, spilled: 1 };
    [
        works(Craftsman::ToolMaker, 1, 2),
        works(Craftsman::MasterWoodworker, 2, 8),
        Event::GainsGold { seat, gold: 8, spilled: 6, cause: Cause::Privilege(Privilege::WoolFair) },
        Event::Pays { seat, gold: 3, unpaid: 1, points: 0, cause: Cause::Event(EventCard::William) },
    ]
}

#[test]
fn every_sentence_is_said_with_its_arguments() {
    let rare = Teller::of(RARE_REFUSALS, rare_events().map(|event| event.phrase()));
    all_sentences_are_heard::<parlour_pillars::Pillars>(8, rare);
}

#[test]
fn choices_say_what_happens_and_what_it_costs() {
    let place = |price: i64| {
        Phrase::new("pillars-choice-place").term("post", "pillars-post-market").count(
            "price",
            price,
            "pillars-gold",
        )
    };
    assert_eq!(
        both(&place(7)),
        ["Place a builder at the market for 7 gold", "Placer un bâtisseur au marché pour 7 pièces d’or"]
    );
    assert_eq!(
        both(&place(0)),
        ["Place a builder at the market, free of charge", "Placer un bâtisseur au marché, gratuitement"]
    );
    let card = Phrase::new("pillars-choice-place-card")
        .term("post", "pillars-post-kingsbridge-1")
        .term("card", "pillars-privilege-wool-fair")
        .count("price", 6, "pillars-gold");
    assert_eq!(
        both(&card),
        [
            "Place a builder at Kingsbridge for “Wool Fair” (8 gold at once), at 6 gold",
            "Placer un bâtisseur à Kingsbridge pour «\u{a0}Foire à la laine\u{a0}» (8 pièces d’or aussitôt), au prix de 6 pièces d’or",
        ]
    );
    let work = Phrase::new("pillars-choice-work")
        .term("craftsman", "pillars-craftsman-glassblower-5")
        .number("uses", 2)
        .list("spent", [Phrase::counted(2, "pillars-good-sand"), Phrase::counted(2, "pillars-good-metal")])
        .list("gained", [Phrase::counted(6, "pillars-point")]);
    assert_eq!(
        both(&work),
        [
            "The glassblower (2 a round) works twice: 2 sand and 2 metal → 6 points",
            "Le souffleur de verre (2/manche) travaille 2 fois\u{a0}: 2 cubes de sable et 2 cubes de métal → 6 points",
        ]
    );
}

#[test]
fn refusals_are_sentences_with_their_numbers() {
    let poor = |gold: i64| {
        Phrase::new("pillars-refusal-too-poor").count("price", 6, "pillars-gold").count(
            "gold",
            gold,
            "pillars-gold",
        )
    };
    assert_eq!(
        both(&poor(4)),
        ["That costs 6 gold, and you have only 4.", "Cela coûte 6 pièces d’or et vous n’en avez que 4."]
    );
    assert_eq!(
        both(&poor(0)),
        ["That costs 6 gold, and you have none.", "Cela coûte 6 pièces d’or et vous n’en avez pas."]
    );
    let short =
        |n: i64| Phrase::new("pillars-refusal-stock-is-short").count("stock", n, "pillars-good-stone");
    assert_eq!(
        both(&short(2)),
        ["The market has only 2 stone left.", "Il ne reste que 2 cubes de pierre au marché."]
    );
    assert_eq!(both(&short(0)), ["The market has no stone left.", "Il n’y a plus de pierre au marché."]);
    let worked =
        Phrase::new("pillars-refusal-worked-already").term("craftsman", "pillars-craftsman-tool-maker");
    assert_eq!(
        both(&worked),
        ["The tool maker has worked already this round.", "L’outilleur a déjà travaillé cette manche."]
    );
}

#[test]
fn log_lines_are_short_and_carry_their_numbers() {
    let sells = Phrase::new("pillars-event-sells")
        .seat("seat", Seat::new(0))
        .count("cubes", 1, "pillars-good-stone")
        .count("gold", 4, "pillars-gold");
    assert_eq!(
        both(&sells),
        ["Aliena sells 1 stone for 4 gold.", "Aliena vend 1 cube de pierre pour 4 pièces d’or."]
    );
    let short = Phrase::new("pillars-event-pays-short")
        .seat("seat", Seat::new(1))
        .term("cause", "pillars-station-court")
        .count("gold", 3, "pillars-gold")
        .count("unpaid", 2, "pillars-gold")
        .count("points", 1, "pillars-point");
    assert_eq!(
        both(&short),
        [
            "Tom pays 3 gold, 2 short, and loses 1 point (king’s court).",
            "Tom paie 3 pièces d’or\u{202f}; il en manque 2, ce qui coûte 1 point (cour du roi).",
        ]
    );
}

#[test]
fn cards_of_one_name_are_told_apart() {
    for lang in Lang::ALL {
        let cards = &Title::of("pillars").keys().names["pillars-craftsman-"];
        let mut seen = BTreeSet::new();
        for name in cards.iter().map(|key| words(lang).word(key)) {
            assert!(seen.insert(name.clone()), "two craftsmen are called {name} in {lang}");
        }
        assert_eq!(seen.len(), 27);
    }
}

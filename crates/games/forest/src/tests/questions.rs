//! Questions random play hardly comes to, with their numbers: the words crate says each of them as it stands here.

use parlour_core::{Game, Phrase, Who};

use super::scene::*;
use crate::data::{Building, Item, Mission, Tile};
use crate::step::{
    Breed, Cabin, ChooseBuilding, Clearing, Debt, Dues, Feed, FirstDial, Keep, Levy, May, Offer, Order, Owe,
    Question, Remote, Source,
};

fn says(question: impl Into<Question>, phrase: Phrase, rule: &'static str) {
    let game = resting(3).set(|game| {
        own(game, RED, Building::IsolatedCabin, "m-r2c4");
        stock(&mut game[RED], "pigs 3, cattle 1");
        pend(game, RED, question);
    });
    let prompt = game.game().prompt(Who::Seat(RED));
    assert_eq!((prompt.phrase, prompt.rule), (phrase, rule));
}

/// A debt of the market: so many provisions, so many animals.
fn owed(provisions: u8, animals: u8) -> Owe {
    let (source, tile) = (Source::Mission(Mission::Market), Tile::Forest);
    Owe { debt: Debt { source, coal: 0, provisions, tiles: 0, tile, from: 0, felled: 0, animals } }
}

/// BLF-4.21, BLF-4.22, BLF-6.17, BLF-9.7: what follows a change, and whom the distillery reaches.
#[test]
fn rare_questions_of_a_turn_carry_their_numbers() {
    says(FirstDial, Phrase::new("forest-prompt-first-dial"), "BLF-4.21");
    says(Order { dues: Dues::NONE }, Phrase::new("forest-prompt-order"), "BLF-4.22");
    says(Remote, Phrase::new("forest-prompt-remote"), "BLF-6.17");
    says(Keep, Phrase::new("forest-prompt-keep").number("pigs", 3).number("cattle", 1), "BLF-9.7");
}

/// BLF-4.9, BLF-9.10: a payment says for what it is.
#[test]
fn rare_payments_carry_their_numbers() {
    let market = Mission::Market.key();
    says(
        owed(2, 5),
        Phrase::new("forest-prompt-pay-animals").number("animals", 5).term("for", market),
        "BLF-9.10",
    );
    says(
        owed(2, 0),
        Phrase::new("forest-prompt-pay-provisions").number("provisions", 2).term("for", market),
        "BLF-4.9",
    );
    let levy = Levy { left: 3, least: 0, provision: false };
    says(levy, Phrase::new("forest-prompt-levy").number("left", 3), "BLF-8.6");
    let grocery = Building::Grocery.key();
    says(
        Levy { left: 0, least: 9, provision: true },
        Phrase::new("forest-prompt-pay-provisions").number("provisions", 1).term("for", grocery),
        "BLF-4.9",
    );
}

/// BLF-7.10, BLF-8.6, BLF-9.2: what odd buildings ask.
#[test]
fn rare_questions_of_buildings_carry_their_numbers() {
    says(ChooseBuilding { free: true }, Phrase::new("forest-prompt-build-free"), "BLF-7.10");
    says(Breed, Phrase::new("forest-prompt-breed"), "BLF-8.6");
    says(Clearing, Phrase::new("forest-prompt-clearing"), "BLF-8.6");
    says(Feed { animals: 2 }, Phrase::new("forest-prompt-feed").number("animals", 2), "BLF-8.6");
    let cell = Phrase::new("forest-cell").number("row", 1).number("column", 4);
    says(Cabin, Phrase::new("forest-prompt-cabin").list("cell", [cell]), "BLF-9.2");
    let may = |building: Building, (price, pay): (u8, Item), (n, gain): (u8, Item)| {
        let phrase = Phrase::new("forest-prompt-may").term("building", building.key());
        phrase.count("pay", price, pay.key()).count("get", n, gain.key())
    };
    let converter = may(Building::Converter, (1, Item::Meat), (3, Item::Coal));
    says(May { offer: Offer::Converter }, converter, "BLF-8.6");
    let slaughterhouse = may(Building::Slaughterhouse, (3, Item::Animal), (6, Item::Meat));
    says(May { offer: Offer::Slaughterhouse }, slaughterhouse, "BLF-8.6");
    let fishery = may(Building::Fishery, (1, Item::Water), (2, Item::Meat));
    says(May { offer: Offer::Fishery }, fishery, "BLF-8.6");
}

//! Questions random play hardly comes to, with their numbers: the words crate says each of them as it stands here.

use parlour_core::{Game, Phrase, Who};

use super::scene::*;
use crate::choice::Action;
use crate::data::{Building, Crusade, Good, Site, Stand, Tower};
use crate::state::{HelpOffer, Talk, TradeOffer};
use crate::step::{
    Archer, BatheTo, Bell, DoubleDie, Ease, EchoDie, EliasBuild, ForgeValue, Gift, Giver, Lance, Lifted,
    LionelArcher, Question, Reynold, RudolphFirst, RudolphSecond, RudolphWho, SecondDie, StablesAnswer,
    StablesGive, StablesGiven, StablesWant, SupplyDice, Tablets, TabletsSpare, TradeAmount, TradeFor,
    Trainer,
};

const BAKERY: Site = Site::Building(Building::Bakery);
const CHAPEL: Site = Site::Tower(Tower::Chapel);

fn says(question: impl Into<Question>, phrase: Phrase, rule: &'static str) {
    says_in(Talk::Silence, question, phrase, rule);
}

fn says_in(talk: Talk, question: impl Into<Question>, phrase: Phrase, rule: &'static str) {
    let asked = abbey(2).change(|game| {
        game.talk = talk;
        game.ask(RED, question);
    });
    let prompt = asked.game().prompt(Who::Seat(RED));
    assert_eq!((prompt.phrase, prompt.rule), (phrase, rule));
}

fn key(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// ABB-5.3, ABB-16.5, ABB-16.16, ABB-16.18, ABB-17.3: dice that count otherwise than they show.
#[test]
fn rare_questions_about_dice_carry_their_numbers() {
    says(Bell, key("abbey-prompt-bell").count("dice", 2, "abbey-unit-die"), "ABB-17.3");
    says(Lance, key("abbey-prompt-lance"), "ABB-5.3");
    says(EchoDie, key("abbey-prompt-echo-die"), "ABB-16.18");
    says(DoubleDie, key("abbey-prompt-double-die"), "ABB-16.18");
    says(
        SecondDie { first: 3, action: Action::March(Crusade::Tyre) },
        key("abbey-prompt-second-die").term("use", Crusade::Tyre.key()).number("first", 3),
        "ABB-16.18",
    );
    says(
        ForgeValue { card: Crusade::Acre, first: 3, second: 0, echo: false },
        key("abbey-prompt-forge-value").term("card", Crusade::Acre.key()).number("die", 3),
        "ABB-16.5",
    );
    let lifted = |echo| Lifted { face: 4, echo };
    says(lifted(false), key("abbey-prompt-lifted").number("face", 4), "ABB-16.16");
    says(lifted(true), key("abbey-prompt-lifted-echo").number("face", 4), "ABB-16.16");
}

/// ABB-10.5, ABB-16.4, ABB-23.4: cards and those who stand on them.
#[test]
fn rare_questions_about_cards_carry_their_names() {
    says(
        Archer { tower: Tower::GateTower, trainer: Trainer::Abbey },
        key("abbey-prompt-archer").term("tower", Tower::GateTower.key()),
        "ABB-10.5",
    );
    says(
        BatheTo { from: Stand::new(BAKERY, 0) },
        key("abbey-prompt-bathe-to").term("card", BAKERY.key()),
        "ABB-16.4",
    );
    says(Tablets, key("abbey-prompt-tablets"), "ABB-23.4");
    says(
        TabletsSpare { site: CHAPEL },
        key("abbey-prompt-tablets-spare").term("card", CHAPEL.key()),
        "ABB-23.4",
    );
}

/// ABB-24.3, ABB-24.4: what the saints ask.
#[test]
fn rare_questions_of_saints_carry_their_names() {
    let support = key("abbey-prompt-gift").term("giver", "abbey-giver-support");
    says(Gift { giver: Giver::Support }, support, "ABB-26.7");
    says(Ease, key("abbey-prompt-ease"), "ABB-24.4");
    says(EliasBuild, key("abbey-prompt-elias-build"), "ABB-24.4");
    says(LionelArcher { left: 2 }, key("abbey-prompt-lionel-archer").number("left", 2), "ABB-24.4");
    says(Reynold, key("abbey-prompt-reynold"), "ABB-24.4");
    says(RudolphWho, key("abbey-prompt-rudolph-who"), "ABB-24.4");
    says(RudolphFirst, key("abbey-prompt-rudolph-first"), "ABB-24.4");
    says(
        RudolphSecond { font: true, first: Stand::new(BAKERY, 0) },
        key("abbey-prompt-rudolph-second").term("card", BAKERY.key()),
        "ABB-24.4",
    );
}

/// ABB-16.20, ABB-25.7, ABB-26.1: what is asked while two make a deal, or one with the bank.
#[test]
fn rare_questions_of_a_deal_carry_its_terms() {
    let (wood, coin) = (Good::Wood.key(), Good::Coin.key());
    says(TradeFor { give: Good::Coin }, key("abbey-prompt-trade-for").term("give", coin), "ABB-26.1");
    says(
        TradeAmount { give: Good::Wood, want: Good::Coin },
        key("abbey-prompt-trade-amount").term("give", wood).term("want", coin),
        "ABB-26.1",
    );
    let offer =
        TradeOffer { owner: BLUE, partner: BLUE, want: Good::Coin, wanted: 3, give: Good::Wood, given: 2 };
    let stables = |phrase: &'static str| key(phrase).seat("seat", BLUE);
    let trade = Talk::Trade(offer);
    let want = stables("abbey-prompt-stables-want").term("want", coin);
    says_in(trade, StablesWant, want, "ABB-16.20");
    let give = stables("abbey-prompt-stables-give").count("want", 3, coin);
    says_in(trade, StablesGive, give, "ABB-16.20");
    let given = stables("abbey-prompt-stables-given").count("want", 3, coin).term("give", wood);
    says_in(trade, StablesGiven, given, "ABB-16.20");
    let answer = stables("abbey-prompt-stables-answer").count("want", 3, coin).count("give", 2, wood);
    says_in(trade, StablesAnswer, answer, "ABB-16.20");
    let card = Crusade::Acre;
    let help =
        HelpOffer { owner: BLUE, helper: RED, card, dice: 2, prestige: 0, part: [0; 2], counter: None };
    says_in(
        Talk::Help(help),
        SupplyDice { left: 2, rank: 0 },
        key("abbey-prompt-supply").term("card", card.key()).count("dice", 2, "abbey-unit-die"),
        "ABB-25.7",
    );
}

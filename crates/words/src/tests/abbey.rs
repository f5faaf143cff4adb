//! The words of The King's Abbey: all of them are heard, and some are read closely.

mod rare;

use parlour_abbey::choice::Action;
use parlour_abbey::data::{Building, Crusade, Good, Initiative, Location, Site, Token, Tower};
use parlour_abbey::{Abbey, Choice, Event, Refusal};
use parlour_core::{Decision, Game, Mode, Phrase, Rng, Seat, Speak, Who, draw, options_of};

use self::rare::{RARE_REFUSALS, rarities};
use super::play::{Teller, all_sentences_are_heard};
use super::titles::Title;
use super::{EN, FR, both, words};
use crate::Lang;

const SEAT: Seat = Seat::new(0);

/// Random games with free actions: what they make possible is said as the game says it.
fn wanders(teller: &Teller, number: u64) {
    let mode = Mode::choose(Abbey::ABOUT, Some(3), [("quick", "on"), ("relics", "on"), ("saints", "on")])
        .expect("a mode");
    let mut game = Abbey::new(&mode).expect("a game");
    let mut rng = Rng::from_numbers(11, number);
    while game.decision() != Decision::Over {
        let (who, choice) = freely(teller, &game, &mut rng);
        let mut events = Vec::new();
        game.apply(who, choice, &mut events);
        for noted in events {
            teller.say(&noted.event.phrase());
        }
    }
}

/// The answer to the next question: every second time a free action, if one is allowed.
fn freely(teller: &Teller, game: &Abbey, rng: &mut Rng) -> (Who, Choice) {
    let Decision::Ask(seats) = game.decision() else { return (Who::Chance, draw(game, rng)) };
    let seat = seats.iter().next().expect("somebody is asked");
    let who = Who::Seat(seat);
    teller.say(&game.prompt(who).phrase);
    let mut asides = Vec::new();
    game.asides(seat, &mut asides);
    let (free, barred): (Vec<_>, Vec<_>) =
        asides.into_iter().partition(|choice| game.check(who, *choice).is_ok());
    for refusal in barred.into_iter().flat_map(|choice| game.why(who, choice)) {
        teller.reason(&refusal);
    }
    let options = options_of(game, who);
    options.iter().chain(&free).for_each(|choice| teller.say(&game.say(who, *choice)));
    let aside = rng.pick(&free).filter(|_| rng.below(2) == 0);
    (who, aside.or_else(|| rng.pick(&options)).expect("a question has an answer"))
}

#[test]
fn every_sentence_is_said_with_its_arguments() {
    let rare = Teller::of(RARE_REFUSALS, rarities());
    for number in 0..3 {
        wanders(&rare, number);
    }
    all_sentences_are_heard::<Abbey>(1, rare);
}

/// What a sentence may say of a building it may say of a tower.
#[test]
fn towers_have_the_facets_of_buildings() {
    for lang in Lang::ALL {
        let facets = Title::of("abbey").facets(lang);
        assert_eq!(facets[Tower::Chapel.key()], facets[Building::Bakery.key()], "cards in {lang}");
    }
}

/// Every card that does something tells so.
#[test]
fn effects_are_told() {
    let families = Title::of("abbey").keys().names;
    for family in ["building", "tower", "crusade", "relic", "saint", "eventcard", "initiative", "location"] {
        for key in &families[&format!("abbey-{family}-")] {
            for lang in Lang::ALL {
                assert!(words(lang).facet(key, "effect").is_some(), "the effect of {key} in {lang}");
            }
        }
    }
}

fn facets(key: &str, facet: &str) -> [String; 2] {
    [EN, FR].map(|lang| words(lang).facet(key, facet).expect("a facet"))
}

/// The texts of the crusades repeat what is printed on them: they must not part from it.
#[test]
fn crusades_tell_what_is_printed_on_them() {
    for crusade in Crusade::ALL {
        let row = crusade.row();
        let key = |token| match (token, crusade.relic()) {
            (Token::Relic, Some(relic)) => relic.key(),
            (token, _) => token.key(),
        };
        let tokens = row.reward.into_iter().filter(|(_, n)| *n > 0);
        let reward =
            Phrase::new("counted").list("what", tokens.map(|(token, n)| Phrase::counted(n, key(token))));
        let [english, french] = both(&reward);
        let [dice, prestige] = [row.dice, row.prestige];
        let told = [
            format!("{dice} dice, {prestige} prestige; {english}"),
            format!("{dice} dés, {prestige} points de prestige\u{202f}; {french}"),
        ];
        assert_eq!(facets(crusade.key(), "effect"), told);
    }
}

#[test]
fn initiative_tokens_and_locations_tell_what_they_bring() {
    for initiative in Initiative::ALL {
        let (token, n) = initiative.reward();
        assert_eq!(facets(initiative.key(), "effect"), both(&Phrase::counted(n, token.key())));
    }
    for location in Location::ALL {
        let [english, french] = both(&Phrase::new(location.good().key()));
        let divisor = location.divisor();
        let told = [format!("{english}, divisor {divisor}"), format!("{french}, diviseur {divisor}")];
        assert_eq!(facets(location.key(), "effect"), told);
    }
}

#[test]
fn choices_say_what_happens_and_what_it_costs() {
    let build = Phrase::new("abbey-choice-build")
        .term("card", Building::Cloister.key())
        .list("cost", [Phrase::counted(2, Good::Stone.key()), Phrase::counted(1, Good::Sand.key())])
        .count("prestige", 6, "abbey-unit-prestige");
    assert_eq!(
        both(&build),
        [
            "Build the Cloister for 2 stone and 1 sand: gain 6 prestige (1 defence per copy)",
            "Construire le Cloître pour 2 jetons de pierre et 1 jeton de sable\u{a0}: gain de 6 points de prestige (1 point de défense \
             par exemplaire)",
        ]
    );
    let march = |value: i64| {
        Phrase::new("abbey-choice-march")
            .term("card", Crusade::Antioch.key())
            .number("value", value)
            .number("room", 3)
            .number("face", 5)
    };
    assert_eq!(
        both(&march(0)),
        [
            "Begin the crusade to Antioch with a 5 (3 to fill)",
            "Commencer la croisade d’Antioche avec un 5 (à remplir\u{a0}: 3)",
        ]
    );
    assert_eq!(
        both(&march(5)),
        [
            "Place a 5 on the crusade to Antioch (3 to fill)",
            "Placer un 5 pour la croisade d’Antioche (à remplir\u{a0}: 3)",
        ]
    );
    let buy = |price: i64| {
        Phrase::new("abbey-choice-buy")
            .term("card", Building::Stables.key())
            .count("price", price, Good::Coin.key())
            .count("reward", 1, Token::Wagon.key())
    };
    assert_eq!(
        both(&buy(1)),
        [
            "Buy the Stables for 1 coin; it brings 1 wagon (each round, 1 trade with another player; with two \
             copies 2)",
            "Acheter les Écuries pour 1 denier\u{202f}; rapporte 1 jeton Chariot (à chaque manche, 1 échange avec un autre \
             joueur\u{202f}; avec deux exemplaires, 2)",
        ]
    );
    assert!(both(&buy(0))[1].starts_with("Prendre les Écuries gratuitement"));
}

#[test]
fn questions_agree_with_their_goods() {
    let amount = |good: Good| {
        Phrase::new("abbey-prompt-trade-amount").term("give", good.key()).term("want", Good::Stone.key())
    };
    assert_eq!(
        both(&amount(Good::Coin)),
        [
            "How many coins do you give for stone?",
            "Combien de deniers donnez-vous pour de la pierre\u{202f}?"
        ]
    );
    assert_eq!(
        both(&amount(Good::Wood)),
        ["How much wood do you give for stone?", "Combien de bois donnez-vous pour de la pierre\u{202f}?"]
    );
    let answer = |part: &[Phrase]| {
        Phrase::new("abbey-prompt-help-answer")
            .term("card", Crusade::Acre.key())
            .seat("seat", Seat::new(2))
            .count("dice", 1, "abbey-unit-die")
            .count("prestige", 2, "abbey-unit-prestige")
            .list("part", part.iter().cloned())
    };
    assert_eq!(
        both(&answer(&[Phrase::counted(1, Good::Sand.key())])),
        [
            "Ellen asks you for 1 die on the crusade to Acre and offers 2 prestige and 1 sand. Do you help?",
            "Ellen vous demande 1 dé pour la croisade d’Acre et vous offre 2 points de prestige et 1 jeton de sable. \
             L’aidez-vous\u{202f}?",
        ]
    );
    assert!(both(&answer(&[]))[0].contains("no part of the reward"));
}

#[test]
fn refusals_are_sentences_with_their_numbers() {
    let poor = |have| Refusal::TooPoor { good: Good::Coin, price: 4, have, rule: "ABB-7.1" };
    assert_eq!(
        both(&poor(3).phrase()),
        ["That costs 4 coins, and you have only 3.", "Cela coûte 4 deniers et vous n’en avez que 3.",]
    );
    assert_eq!(
        both(&poor(0).phrase()),
        ["That costs 4 coins, and you have none.", "Cela coûte 4 deniers et vous n’en avez pas."]
    );
    let full = |limit| Refusal::BoxesFull { action: Action::Preach, limit };
    assert_eq!(
        both(&full(1).phrase()),
        ["Only 1 die per round can be used for preaching.", "1 seul dé par manche peut servir pour prêcher.",]
    );
    let used = Refusal::UsedUp { site: Site::Building(Building::BathHouse) };
    assert_eq!(
        both(&used.phrase()),
        [
            "You have used the Bath House as often as you may this round.",
            "Vous ne pouvez plus utiliser les Thermes cette manche.",
        ]
    );
}

#[test]
fn log_lines_are_short_and_carry_their_numbers() {
    let fed = |sheep, grain, missing| Event::Fed { seat: SEAT, levels: 3, sheep, grain, missing };
    assert_eq!(
        both(&fed(0, 3, 0).phrase()),
        [
            "Aliena feeds 3 levels: no sheep, 3 grain.",
            "Aliena nourrit 3 niveaux\u{a0}: aucun mouton, 3 jetons de blé.",
        ]
    );
    assert_eq!(
        both(&fed(1, 0, 1).phrase()),
        [
            "Aliena has 3 levels to feed: 1 sheep, no grain, 1 level unfed.",
            "Aliena doit nourrir 3 niveaux\u{a0}: 1 mouton, aucun jeton de blé, il manque 1 niveau.",
        ]
    );
    let rises = Event::ClergyRises { seat: Seat::new(1), cell: 6 };
    assert_eq!(
        both(&rises.phrase()),
        [
            "Tom rises in the clergy: accomplished Deacon (cell 6).",
            "Tom monte dans le clergé\u{a0}: Diacre accompli (case 6).",
        ]
    );
    let rolled = Event::Rolled { seat: SEAT, dice: [2, 0, 1, 0, 0, 3] };
    assert_eq!(
        both(&rolled.phrase()),
        ["Aliena rolls 2 × 1, 3 and 3 × 6.", "Aliena lance 2 × 1, 3 et 3 × 6."]
    );
}

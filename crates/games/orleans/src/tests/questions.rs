//! Questions random play hardly comes to, with their numbers: the words crate says each of them as it stands here.

use parlour_core::{Game, Phrase, Who};

use super::scene::*;
use crate::data::{City, Edge, Follower, Place, Way};
use crate::state::{Cursor, Store};
use crate::step::{
    ChooseStore, Draw, Load, Pharmacy, PlaceBather, Question, Reward, Sacristy, Send, SendOrStop, TakeTile,
    Technology, Travel, Village,
};
use crate::{Hourglass, Orleans};

fn says_in(scene: Scene, question: impl Into<Question>, phrase: Phrase, rule: &'static str) {
    let asked = scene.set(|game| game.ask(RED, question));
    let prompt = asked.game().prompt(Who::Seat(RED));
    assert_eq!((prompt.phrase, prompt.rule), (phrase, rule));
}

fn says(question: impl Into<Question>, phrase: Phrase, rule: &'static str) {
    says_in(orleans(2), question, phrase, rule);
}

fn key(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// ORL-5.7, ORL-5.10, ORL-5.15 to ORL-5.17: what actions ask.
#[test]
fn rare_questions_of_actions_carry_their_names() {
    says(Village, key("orleans-prompt-village"), "ORL-5.7");
    says(TakeTile, key("orleans-prompt-take-tile"), "ORL-5.10");
    let travel =
        |way: Way| key("orleans-prompt-travel").term("way", way.key()).term("city", City::Orleans.key());
    says(Travel { way: Way::Waterway }, travel(Way::Waterway), "ORL-5.15");
    says(Travel { way: Way::Road }, travel(Way::Road), "ORL-5.16");
    let [from, to] = Edge::new(0).ends();
    let load = key("orleans-prompt-load").term("from", from.key()).term("to", to.key());
    says(Load { edge: Edge::new(0) }, load, "ORL-5.17");
}

/// ORL-5.30, ORL-5.31: who goes to a deed, and what it brings.
#[test]
fn rare_questions_of_deeds_carry_their_places() {
    let place = Place::TownHall;
    says(Send { place }, key("orleans-prompt-send").term("place", place.key()), "ORL-5.30");
    says(SendOrStop { place }, key("orleans-prompt-send-or-stop").term("place", place.key()), "ORL-5.30");
    says(Reward, key("orleans-prompt-reward"), "ORL-5.31");
}

/// ORL-4.6, ORL-6.9, ORL-6.11: where followers and technology go.
#[test]
fn rare_questions_of_placing_carry_their_numbers() {
    let scene = orleans(2);
    let (tower, market) = (scene.game().tower_room(RED), scene.game()[RED].market_room());
    let store = key("orleans-prompt-choose-store").number("tower", tower).number("market", market);
    says_in(scene, ChooseStore, store, "ORL-4.6");
    let loose = |pioneer| orleans(2).loose_technology(RED, 2).seat(RED, |red| red.pioneer = pioneer);
    let tiles = |phrase| key(phrase).count("tiles", 2, "orleans-technology");
    says_in(loose(true), Technology, tiles("orleans-prompt-technology"), "ORL-6.9");
    says_in(loose(false), Technology, tiles("orleans-prompt-first-technology"), "ORL-6.11");
}

/// ORL-7.6, ORL-7.10, ORL-7.16: what place tiles ask.
#[test]
fn rare_questions_of_tiles_carry_their_numbers() {
    let pharmacy = key("orleans-prompt-pharmacy").count("coins", 5, "orleans-coin");
    says_in(orleans(2).coins(RED, 5), Pharmacy, pharmacy, "ORL-7.6");
    let sacristy = key("orleans-prompt-sacristy").term("event", Hourglass::Plague.key());
    says_in(orleans(2).event(Hourglass::Plague), Sacristy, sacristy, "ORL-7.16");
    let bathing = |cursor| orleans(2).seat(RED, |red| red.plan.cursor = cursor);
    let bather = key("orleans-prompt-place-bather").term("follower", Follower::Knight.key());
    let knight = Cursor::Follower(Follower::Knight, Store::Market);
    says_in(bathing(knight), PlaceBather { left: 2 }, bather.number("left", 2), "ORL-7.10");
    says_in(bathing(Cursor::Done), PlaceBather { left: 2 }, key("orleans-prompt-nothing"), "ORL-3.8");
}

/// ORL-7.9, ORL-9.3: what chance is asked for a seat.
#[test]
fn rare_draws_say_for_whom_they_are() {
    let drawn = |draw| {
        let asked = orleans(2).set(|game: &mut Orleans| {
            game[RED].muster.draws = 3;
            game.draw(draw);
        });
        asked.game().prompt(Who::Chance)
    };
    let bather = key("orleans-prompt-draw-bather").seat("who", RED).number("left", 3);
    assert_eq!(drawn(Draw::Bather(RED)), bather.asked_by("ORL-7.9"));
    let lost = key("orleans-prompt-lose-follower").seat("who", RED);
    assert_eq!(drawn(Draw::LoseFollower(RED)), lost.asked_by("ORL-9.3"));
}

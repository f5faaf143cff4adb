//! The nets every game has: conformance, golden journals, counts of lines, a log held to account.

use std::path::Path;

use parlour_core::testkit::{Conformance, check_golden, check_ledger, conformance, count};
use parlour_core::{Game, Mode, Seat};

use crate::data::Coin;
use crate::event::POINT;
use crate::{Candle, Choice};

#[test]
fn every_mode_keeps_the_laws_of_the_protocol() {
    for mode in Candle::modes() {
        let report = conformance::<Candle>(&mode, &Conformance { walks: 60, ..Conformance::default() });
        assert_eq!(report.games, 60);
        assert!(report.longest_list <= 7);
    }
}

#[test]
fn golden_games_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mode = |players, length| Mode::choose(Candle::ABOUT, Some(players), [("length", length)]).unwrap();
    let wanted = [
        ("two-players", mode(2, "short")),
        ("three-players-long", mode(3, "long")),
        ("four-players", mode(4, "short")),
    ];
    check_golden::<Candle>(&folder, &wanted);
}

#[test]
fn lines_of_play_are_counted() {
    let game = Candle::new(&Mode::choose(Candle::ABOUT, Some(2), []).unwrap()).unwrap();
    assert_eq!([count(&game, 1), count(&game, 2), count(&game, 3)], [7, 49, 343]);
}

#[test]
fn the_log_accounts_for_coins_and_points() {
    let held = |game: &Candle, seat: Seat| {
        let coins = Coin::ALL.iter().map(|coin| (coin.key(), i64::from(game[seat].coins(*coin))));
        coins.chain([(POINT, i64::from(game[seat].points))]).collect::<Vec<(&'static str, i64)>>()
    };
    for mode in Candle::modes() {
        (0..20).for_each(|number| check_ledger(&mode, number, held));
    }
}

#[test]
fn choices_have_one_spelling() {
    for words in ["candle 5", "bid 0", "groats 2", "change"] {
        assert_eq!(words.parse::<Choice>().unwrap().to_string(), words);
    }
    let at = |words: &str| words.parse::<Choice>().unwrap_err().at;
    assert_eq!([at("bad"), at("bid x"), at("bid 1 2"), at("change it")], [0, 4, 6, 7]);
}

//! The laws of the protocol in every mode, from the beginning and from the middle of the game.

use parlour_core::testkit::{Conformance, check_ledger, conformance};
use parlour_core::{Game, Mode, Noted, Rng, Seat};

use super::play::{Seasoned, seasoned, whole_game};
use crate::data::{Effect, Good};
use crate::{Event, Orleans, Place};

fn laws<G: Game>(players: u8) {
    laws_at_length::<G>(players, 6);
}

fn laws_at_length<G: Game>(players: u8, walks: u64) {
    for mode in Orleans::modes().into_iter().filter(|mode| mode.players == players) {
        let how = Conformance { walks, longest_list: 64, ..Conformance::default() };
        assert_eq!(conformance::<G>(&mode, &how).games, how.walks, "{mode}");
    }
}

#[test]
fn two_players_keep_the_laws() {
    laws::<Orleans>(2);
}

#[test]
fn three_players_keep_the_laws() {
    laws::<Orleans>(3);
}

#[test]
fn four_players_keep_the_laws() {
    laws::<Orleans>(4);
}

#[test]
fn two_seasoned_players_keep_the_laws() {
    laws::<Seasoned>(2);
}

#[test]
fn three_seasoned_players_keep_the_laws() {
    laws::<Seasoned>(3);
}

#[test]
fn four_seasoned_players_keep_the_laws() {
    laws::<Seasoned>(4);
}

#[test]
#[ignore = "hundreds of walks in every mode"]
fn the_laws_hold_at_length() {
    for players in 2..=4 {
        laws_at_length::<Orleans>(players, 100);
        laws_at_length::<Seasoned>(players, 200);
    }
}

#[test]
fn every_combination_is_a_mode() {
    assert_eq!(Orleans::modes().len(), 3 * 2 * 2 * 2);
    assert!(Mode::choose(Orleans::ABOUT, Some(5), []).is_err());
}

/// Diligent players meet nearly everything the box holds; the material is counted at every step.
#[test]
fn diligent_players_use_the_whole_box() {
    let (mut events, mut longest): (Vec<Noted<Event>>, usize) = (Vec::new(), 0);
    for number in 0..60 {
        let mut rng = Rng::from_number(number);
        let game = seasoned(2 + (number % 3) as u8, &mut rng);
        let mut steps = 0;
        whole_game(game, &mut rng, &mut events, |game| {
            steps += 1;
            assert_eq!(game.audit(), Ok(()));
        });
        longest = longest.max(steps);
    }
    let met = |is: fn(&Event) -> bool| events.iter().any(|noted| is(&noted.event));
    for place in
        Place::ALL.iter().filter(|place| !matches!(place.effect(), Effect::Passive | Effect::Protect))
    {
        let used =
            |noted: &Noted<Event>| matches!(noted.event, Event::Used { place: used, .. } if used == *place);
        assert!(events.iter().any(used), "nobody used the {place}");
    }
    assert!(met(|event| matches!(event, Event::Protected { .. })));
    assert!(met(|event| matches!(event, Event::FollowerLost { .. })));
    assert!(met(|event| matches!(event, Event::PlagueTook { .. })));
    assert!(met(|event| matches!(event, Event::MostPosts { .. })));
    assert!(longest < 3000, "{longest} answers");
}

/// Whatever comes or goes stands in the log.
#[test]
fn the_log_accounts_for_coins_goods_and_development() {
    let held = |game: &Orleans, seat: Seat| {
        let player = &game[seat];
        let goods = Good::ALL.iter().map(|good| (good.key(), i64::from(player.good(*good))));
        let posts = game.posts_on_map(seat);
        let rest = [
            ("orleans-coin", player.coins.into()),
            ("orleans-point", player.development.into()),
            ("orleans-post", posts.into()),
        ];
        goods.chain(rest).collect::<Vec<(&'static str, i64)>>()
    };
    for mode in Orleans::modes() {
        (0..10).for_each(|number| check_ledger(&mode, number, held));
    }
}

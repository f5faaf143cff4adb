//! Station 9 (PIL-8.x).

use parlour_core::Game;

use super::scene::*;
use crate::data::{Good, Post, Privilege, Station};
use crate::event::Cause;
use crate::{Choice, Event};

const COURT: Cause = Cause::Station(Station::Court);

/// PIL-8.1: the die shows 2 or 5 once, 3 and 4 twice in six rolls.
#[test]
fn the_tax_die_has_its_odds() {
    pillars(2)
        .station(Station::Court)
        .may_draw(&["tax 2", "tax 3", "tax 4", "tax 5"])
        .expect(|game| assert_eq!([2, 3, 4, 5].map(|tax| game.weight(Choice::Tax(tax))), [1, 2, 2, 1]))
        .draw("tax 3")
        .noted(Event::TaxRolled { tax: 3 });
}

/// PIL-8.2, PIL-8.5: a builder at the court exempts its owner; all others pay.
#[test]
fn visitors_of_the_court_pay_no_tax() {
    pillars(2)
        .builder(BLUE, Post::Court)
        .station(Station::Court)
        .draw("tax 5")
        .noted(Event::Exempt { seat: BLUE })
        .noted(Event::Pays { seat: RED, gold: 5, unpaid: 0, points: 0, cause: COURT })
        .expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (15, 21)));
}

/// PIL-8.3: the friend of Brother Francis pays two.
#[test]
fn francis_lowers_the_tax() {
    pillars(2)
        .privileged(RED, Privilege::Francis)
        .station(Station::Court)
        .draw("tax 5")
        .expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (18, 16)));
}

/// PIL-8.4: after the roll the amnesty may be used, unless its owner is exempt anyway.
#[test]
fn the_amnesty_is_used_after_the_roll() {
    let taxed = pillars(2).privileged(RED, Privilege::Amnesty).station(Station::Court).draw("tax 4");
    taxed
        .clone()
        .offers(RED, &["use amnesty", "save amnesty"])
        .play(RED, "use amnesty")
        .noted(Event::Uses { seat: RED, privilege: Privilege::Amnesty })
        .expect(|game| {
            assert_eq!((game[RED].gold, game[BLUE].gold), (20, 17));
            assert!(!game[RED].privileges.has(Privilege::Amnesty));
        });
    taxed.play(RED, "save amnesty").expect(|game| {
        assert_eq!(game[RED].gold, 16);
        assert!(game[RED].privileges.has(Privilege::Amnesty));
    });
    pillars(2)
        .privileged(RED, Privilege::Amnesty)
        .builder(RED, Post::Court)
        .station(Station::Court)
        .draw("tax 4")
        .expect(|game| assert!(game[RED].privileges.has(Privilege::Amnesty), "not asked"));
}

/// PIL-8.5, EX-23: a roll of five, four players, four fates.
#[test]
fn everybody_has_his_own_tax() {
    pillars(4)
        .builder(YELLOW, Post::Court)
        .builder(RED, Post::Court)
        .privileged(BLUE, Privilege::Francis)
        .seat(GREEN, |green| green.gold = 3)
        .set(|game| game.spaces[Post::Court.spaces().start] = None)
        .privileged(YELLOW, Privilege::Amnesty)
        .station(Station::Court)
        .draw("tax 5")
        .play(YELLOW, "use amnesty")
        .noted(Event::Pays { seat: GREEN, gold: 3, unpaid: 2, points: 1, cause: COURT })
        .expect(|game| {
            assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| game[seat].gold), [20, 19, 0, 23]);
            assert_eq!(game[GREEN].points(), 1);
        });
}

/// PIL-8.6: the metal goes to the first space; without a visitor it stays.
#[test]
fn the_first_at_court_takes_the_metal() {
    pillars(2)
        .builder(BLUE, Post::Court)
        .builder(RED, Post::Court)
        .station(Station::Court)
        .draw("tax 2")
        .expect(|game| {
            assert_eq!((game[BLUE][Good::Metal], game[RED][Good::Metal]), (1, 0));
            assert!(!game.court_metal);
        });
    pillars(2).station(Station::Court).draw("tax 2").expect(|game| assert!(game.court_metal));
}

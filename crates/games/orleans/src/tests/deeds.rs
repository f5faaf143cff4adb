//! Town hall and beneficial deeds (ORL-5.30 to ORL-5.38, ORL-7.20).

use super::scene::*;
use crate::data::{Citizen, Deed, Follower, Kind, Place};
use crate::step::Stage;
use crate::{Event, Refusal};

use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, OwnFarmer, Scholar, Trader};

/// Red's turn with these followers in the town hall.
fn town_hall(followers: &[Follower]) -> Scene {
    let scene = orleans(2).staff(RED, Place::Scriptorium);
    let scene = followers.iter().fold(scene, |scene, follower| scene.on(RED, "town-hall:any", *follower));
    scene.phase(Stage::Actions)
}

/// So many cells of a deed are filled.
trait Serve {
    fn filled(self, deed: Deed, kind: Kind, cells: u8) -> Self;
    /// All cells of a profession are filled everywhere.
    fn no_cells(self, kind: Kind) -> Self;
}

impl Serve for Scene {
    fn filled(self, deed: Deed, kind: Kind, cells: u8) -> Self {
        self.set(|game| game.deeds[deed as usize][kind as usize] = cells)
    }

    fn no_cells(self, kind: Kind) -> Self {
        Deed::ALL.iter().fold(self, |scene, deed| scene.filled(*deed, kind, deed.cells(kind)))
    }
}

/// ORL-5.30, ORL-5.31: both followers go, to different deeds, and each brings its reward.
#[test]
fn both_followers_may_serve() {
    town_hall(&[Knight, Scholar])
        .play(RED, "use town-hall")
        .play(RED, "send scholar defeat-plague")
        .noted(Event::Sent { seat: RED, kind: Kind::Scholar, deed: Deed::DefeatPlague })
        .play(RED, "send knight city-wall")
        .expect(|game| {
            assert_eq!(game[RED].coins, 5 + 2 + 1);
            assert_eq!(game[RED].empty_spaces(Place::TownHall), 2);
        });
}

/// ORL-5.30, ORL-5.2, D26: the second may stay and be sent by another action.
#[test]
fn an_unmoved_follower_stays() {
    town_hall(&[Knight, Scholar])
        .play(RED, "use town-hall")
        .refuses(RED, "stop", Refusal::MustSend)
        .play_all(RED, &["send knight city-wall", "stop"])
        .expect(|game| {
            assert_eq!(game[RED].coins, 6);
            assert_eq!(game[RED].followers_on(Place::TownHall).collect::<Vec<_>>(), [Scholar]);
            assert_eq!(game[RED].bag.left(), 0, "nobody went to the bag");
        })
        .play(RED, "use town-hall")
        .play(RED, "send scholar astronomy")
        .expect(|game| assert_eq!(game[RED].coins, 7));
}

/// ORL-5.31: the deeds pay 1, 3, 2, 1, 1, 2 and 2 coins.
#[test]
fn deeds_pay_coins() {
    let pay = [
        (Knight, "city-wall", 1),
        (Monk, "papal-conclave", 3),
        (Trader, "defeat-plague", 2),
        (Trader, "astronomy", 1),
        (Boatman, "boatmen-guild", 1),
        (Craftsman, "cathedral", 2),
        (Scholar, "peace-treaty", 2),
    ];
    for (follower, deed, coins) in pay {
        town_hall(&[follower])
            .play(RED, "use town-hall")
            .play(RED, &format!("send {} {deed}", follower.kind()))
            .expect(|game| assert_eq!(game[RED].coins, 5 + coins, "{deed}"));
    }
}

/// ORL-5.31, ORL-5.38: the canalisation pays a coin or an ordinary development point, each time
/// as one likes.
#[test]
fn the_canalisation_pays_a_coin_or_a_point() {
    town_hall(&[Boatman, Farmer])
        .development(RED, 6)
        .play_all(RED, &["use town-hall", "send boatman canalisation"])
        .offers(RED, &["coin", "point"])
        .play(RED, "point")
        .expect(|game| assert_eq!((game[RED].development, game[RED].coins), (7, 8), "cell 7 shows 3 coins"))
        .play_all(RED, &["send farmer canalisation", "coin"])
        .expect(|game| assert_eq!((game[RED].development, game[RED].coins), (7, 9)));
}

/// ORL-5.38: a point of the canalisation can bring a citizen of the track.
#[test]
fn a_point_of_the_canalisation_can_win_a_citizen() {
    town_hall(&[Boatman])
        .development(RED, 2)
        .play_all(RED, &["use town-hall", "send boatman canalisation", "point"])
        .noted(Event::CitizenWon { seat: RED, citizen: Citizen::Development3 });
}

/// ORL-5.32: nobody stands in for another on a deed, not even a monk.
#[test]
fn nobody_stands_in_on_deeds() {
    town_hall(&[Monk])
        .tile(RED, Place::School)
        .tile(RED, Place::HerbGarden)
        .play(RED, "use town-hall")
        .offers(RED, &["send monk papal-conclave", "send monk cathedral", "send monk peace-treaty"])
        .refuses(RED, "send monk city-wall", Refusal::NoOpenCell { kind: Kind::Monk, deed: Deed::CityWall })
        .refuses(
            RED,
            "send knight city-wall",
            Refusal::NobodyOfKind { kind: Kind::Knight, place: Place::TownHall },
        );
}

/// ORL-5.33, D14: the follower on the last cell brings the citizen to the player who moved it.
#[test]
fn the_last_cell_brings_the_citizen() {
    town_hall(&[Monk, Knight])
        .filled(Deed::PapalConclave, Kind::Knight, 1)
        .filled(Deed::PapalConclave, Kind::Monk, 1)
        .play_all(RED, &["use town-hall", "send monk papal-conclave"])
        .noted(Event::CitizenWon { seat: RED, citizen: Citizen::PapalConclave })
        .play(RED, "send knight city-wall")
        .expect(|game| assert_eq!((game[RED].coins, game.citizens_of(RED)), (5 + 3 + 1, 1)));
}

/// ORL-5.33: two followers are resolved one after the other, in the order chosen.
#[test]
fn the_order_of_two_is_chosen() {
    let red = || {
        town_hall(&[Farmer, Boatman]).development(RED, 6).set(|game| {
            game[BLUE].coins += game.bank - 3;
            game.bank = 3;
        })
    };
    red()
        .play_all(RED, &["use town-hall", "send farmer city-wall", "send boatman canalisation", "point"])
        .expect(|game| assert_eq!(game[RED].coins, 5 + 1 + 2, "the bank ran dry at the coin cell"));
    red()
        .play_all(RED, &["use town-hall", "send boatman canalisation", "point", "send farmer city-wall"])
        .expect(|game| assert_eq!(game[RED].coins, 5 + 3, "nothing was left for the wall"));
}

/// ORL-5.34: followers on deeds stay there and never return to the supply.
#[test]
fn served_followers_stay() {
    town_hall(&[Knight]).play_all(RED, &["use town-hall", "send knight city-wall"]).expect(|game| {
        assert_eq!(game.deeds[Deed::CityWall as usize][Kind::Knight as usize], 1);
        assert_eq!(game.supply[Kind::Knight as usize], 8 - 2, "one serves, one copies");
        assert_eq!(game[RED].bag.left(), 0);
    });
}

/// ORL-5.35: without an open cell for anybody the town hall cannot be used.
#[test]
fn somebody_must_be_wanted() {
    town_hall(&[Monk]).no_cells(Kind::Monk).refuses(
        RED,
        "use town-hall",
        Refusal::NobodyToSend { place: Place::TownHall },
    );
    town_hall(&[Monk, Knight])
        .no_cells(Kind::Monk)
        .play(RED, "use town-hall")
        .refuses(
            RED,
            "send monk peace-treaty",
            Refusal::NoOpenCell { kind: Kind::Monk, deed: Deed::PeaceTreaty },
        )
        .play(RED, "send knight city-wall")
        .expect(|game| assert_eq!(game[RED].followers_on(Place::TownHall).collect::<Vec<_>>(), [Monk]));
}

/// ORL-5.36: at the end of the development track the canalisation pays a coin.
#[test]
fn at_the_end_the_canalisation_pays_a_coin() {
    town_hall(&[Boatman])
        .development(RED, 30)
        .play_all(RED, &["use town-hall", "send boatman canalisation"])
        .refuses(RED, "point", Refusal::DevelopmentEnds)
        .offers(RED, &["coin"]);
}

/// ORL-5.37: the citizen goes to whoever comes last; one action may finish two deeds.
#[test]
fn one_action_may_finish_two_deeds() {
    town_hall(&[Scholar, Trader])
        .filled(Deed::Astronomy, Kind::Scholar, 2)
        .filled(Deed::BoatmenGuild, Kind::Boatman, 3)
        .play_all(RED, &["use town-hall", "send scholar boatmen-guild", "send trader astronomy"])
        .expect(|game| assert_eq!((game.citizens_of(RED), game.citizens_of(BLUE)), (2, 0)));
}

/// ORL-7.20: the tower sends its neutral followers by one action of its own; own ones stay.
#[test]
fn the_tower_sends_followers() {
    orleans(2)
        .tower(RED, &[OwnFarmer, Knight])
        .on(RED, "town-hall:any", Trader)
        .phase(Stage::Actions)
        .play(RED, "use gunpowder-tower")
        .refuses(RED, "send farmer city-wall", Refusal::OwnFollowersStay { kind: Kind::Farmer })
        .refuses(
            RED,
            "send trader city-wall",
            Refusal::NobodyOfKind { kind: Kind::Trader, place: Place::GunpowderTower },
        )
        .play(RED, "send knight peace-treaty")
        .expect(|game| {
            assert_eq!((game[RED].coins, game[RED].tower.len()), (7, 1));
            assert_eq!(game[RED].empty_spaces(Place::TownHall), 1, "the town hall needs its own turn");
        });
}

/// ORL-7.20: both followers of the tower may go in one action, or one of them stays.
#[test]
fn the_tower_sends_one_or_both() {
    let tower =
        || orleans(2).tower(RED, &[Knight, Scholar]).phase(Stage::Actions).play(RED, "use gunpowder-tower");
    tower()
        .play_all(RED, &["send knight city-wall", "send scholar astronomy"])
        .expect(|game| assert!(game[RED].tower.is_empty()));
    tower()
        .play_all(RED, &["send knight city-wall", "stop"])
        .expect(|game| assert_eq!(game[RED].tower.tiles().collect::<Vec<_>>(), [Scholar]));
}

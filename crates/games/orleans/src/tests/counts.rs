//! Counts of the lines of play from pinned positions.

use parlour_core::testkit::count;

use super::scene::*;
use crate::City;
use crate::data::{Follower, Good, Hourglass, Place};
use crate::step::Stage;

use Follower::{Knight, Monk, Scholar};

fn lines<const N: usize>(scene: &Scene) -> [u64; N] {
    std::array::from_fn(|depth| count(scene.game(), depth as u32 + 1))
}

/// Own followers one after another: 6, 4, 4 and 4 spaces, or staying.
#[test]
fn planning_lines() {
    assert_eq!(lines(&orleans(2)), [7, 35, 175, 875]);
}

/// A knight to retrieve, none to four draws.
#[test]
fn drawing_lines() {
    let scene = orleans(2).market(RED, &[]).bag(RED, &[Knight]).on(RED, "ship:knight", Knight);
    assert_eq!(lines(&scene.phase(Stage::Followers)), [6, 31, 143]);
}

/// Village (3 recruits), ship (2 waterways), town hall (7 deeds), or the turn of blue (wagon or pass).
#[test]
fn action_lines() {
    let scene = orleans(2)
        .staff(RED, Place::Village)
        .staff(RED, Place::Ship)
        .on(RED, "town-hall:any", Monk)
        .on(RED, "town-hall:any", Scholar)
        .staff(BLUE, Place::Wagon)
        .phase(Stage::Actions);
    assert_eq!(lines(&scene), [4, 14, 61, 170]);
}

/// Three draws out of six, then the first bather.
#[test]
fn bathhouse_lines() {
    let scene = orleans(2)
        .tile(RED, Place::Bathhouse)
        .market(RED, &[])
        .bag(RED, &[Knight, Monk])
        .staff(RED, Place::Bathhouse)
        .phase(Stage::Actions)
        .play(RED, "use bathhouse");
    assert_eq!(lines(&scene), [6, 30, 120, 720]);
}

/// A post, a reserve post, a follower, two goods, a technology tile; twice.
#[test]
fn torture_lines() {
    let scene = orleans(2)
        .market(RED, &[])
        .bag(RED, &[Knight, Monk])
        .coins(RED, 0)
        .good(RED, Good::Wool, 3)
        .good(RED, Good::Brocade, 3)
        .post(RED, City::Tours)
        .technology(RED, "ship:farmer")
        .event(Hourglass::Taxes)
        .phase(Stage::Event);
    assert_eq!(lines(&scene), [6, 30, 160]);
}

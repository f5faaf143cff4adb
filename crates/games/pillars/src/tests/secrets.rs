//! What is hidden (PIL-3.6), and that the numbers of a view agree with the position.

use parlour_core::{Eyes, Game, Rng, Seat};

use super::scene::*;
use crate::data::{EventCard, Post, Privilege};

/// A game in which blue has seen, thanks to Ellen, that William comes.
fn foreseen() -> Scene {
    pillars(3)
        .privileged(BLUE, Privilege::Ellen)
        .round(2)
        .draws(&["privilege tom", "privilege aliena", "shiring mason-2", "shiring potter-2"])
        .draws(&["leave-out sand-2", "leave-out sand-3", "event william"])
}

/// PIL-3.6: the others imagine any event they have not seen, Ellen's owner the true one.
#[test]
fn only_ellen_knows() {
    let scene = foreseen();
    let mut rng = Rng::from_number(1);
    let mut imagined = |seat: Seat| {
        let game = scene.game().imagine(seat, &mut rng);
        game.view(Eyes::All).foreseen
    };
    assert!((0..20).all(|_| imagined(BLUE) == Some(EventCard::William)));
    assert!((0..100).any(|_| imagined(RED) != Some(EventCard::William)));
}

/// PIL-3.6: a card only looked at still counts among those that may come.
#[test]
fn a_look_reveals_nothing_to_the_others() {
    foreseen().expect(|game| {
        assert_eq!(game.view(Eyes::Seat(RED)).events_unseen.len(), 10);
        assert_eq!(game.view(Eyes::Seat(RED)).foreseen, None);
    });
}

/// The view holds what a board drawing needs.
#[test]
fn the_view_shows_the_whole_table() {
    pillars(2).play(RED, "take sand-2").play(BLUE, "hire mason-1").expect(|game| {
        let view = game.view(Eyes::Spectator);
        assert_eq!(view.posts.len(), Post::COUNT);
        assert_eq!(view.resource_row.len(), 7);
        assert_eq!(view.resource_row[0].taker, Some(RED));
        assert_eq!(view.craftsmen_row[1].taker, Some(BLUE));
        assert_eq!((view.seats[0].idle, view.seats[0].busy), (10, 2));
        assert_eq!(view.bag, [3, 3]);
        assert_eq!(view.privileges_unseen.len(), 14);
    });
}

//! The end: the last citizen (ORL-11.1, ORL-11.5).

use parlour_core::{Log, Seat};

use crate::data::Citizen;
use crate::event::Event;
use crate::state::Orleans;

/// Whoever has strictly the most trading posts on the map takes the citizen set aside (ORL-11.1).
pub(crate) fn award_most_posts(game: &mut Orleans, log: &mut impl Log<Event>) {
    let posts = |seat: &Seat| game.posts_on_map(*seat);
    let most = Seat::all(game.players).map(|seat| posts(&seat)).max().unwrap_or(0);
    let mut leaders = Seat::all(game.players).filter(|seat| posts(seat) == most);
    match (leaders.next(), leaders.next()) {
        (Some(seat), None) => {
            log.note(Event::MostPosts { seat, posts: most });
            game.win_citizen(seat, Citizen::Posts, log);
        }
        _ => log.note(Event::NobodyHasMostPosts),
    }
}

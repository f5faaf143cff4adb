//! The set-up that needs chance: goods and the first player (ORL-2.8, ORL-2.12).

use parlour_core::{Log, Seat, Urn};

use crate::data::{Edge, Good, removed_goods};
use crate::event::Event;
use crate::rules::exclusion;
use crate::state::Orleans;
use crate::step::Draw;

/// A good leaves the game unseen (ORL-2.8).
pub(crate) fn remove(game: &mut Orleans, good: Good, log: &mut impl Log<Event>) {
    game.unlaid.take(good as usize);
    game.out.goods[good as usize] += 1;
    log.note(Event::GoodRemoved { good });
    if game.out.goods.iter().sum::<u8>() < removed_goods(game.players) {
        game.draw(Draw::RemoveGoods);
    }
}

/// A good comes to the first empty space of the map; the rest fills the goods market (ORL-2.8).
pub(crate) fn lay(game: &mut Orleans, good: Good, log: &mut impl Log<Event>) {
    let (edge, space) = next_space(game).expect("a goods space is empty");
    game.unlaid.take(good as usize);
    game.cargo[edge.index()][space] = Some(good);
    log.note(Event::GoodLaid { edge, good });
    if next_space(game).is_some() {
        game.draw(Draw::LayGoods);
    } else {
        game.stock = *game.unlaid.counts();
        game.unlaid = Urn::default();
    }
}

/// The goods space to be filled next: spaces marked 3 or 4 stay empty with fewer players
/// (ORL-2.8, ORL-2.14).
pub(crate) fn next_space(game: &Orleans) -> Option<(Edge, usize)> {
    Edge::all().find_map(|edge| {
        let mut spaces = 0..edge.goods_spaces(game.players);
        spaces.find(|space| game.cargo[edge.index()][*space].is_none()).map(|space| (edge, space))
    })
}

/// Chance, in place of age, makes somebody the first player (ORL-2.12).
pub(crate) fn choose_first(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    game.first = seat;
    log.note(Event::FirstPlayer { seat });
    if game.exclusion {
        exclusion::begin(game);
    }
}

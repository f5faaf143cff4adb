//! Buildings on display that a player has room for and is on the way to paying.

use parlour_ora::Ora;
use parlour_ora::data::{Card, Face};

use super::settling::Grounds;
use super::stock::Stock;

/// So many buildings are planned at a time.
const PLANNED: usize = 3;

/// What the best few buildings would be worth, each by the share of its cost that is there. What one takes
/// the next one lacks.
pub(super) fn best(game: &Ora, ground: Grounds, stock: &Stock) -> f32 {
    let (mut stock, mut sum) = (*stock, 0.0);
    let mut planned = [0; PLANNED];
    for plan in 0..PLANNED {
        let open = game.on_display().map(Card::face);
        let open = open.filter(|face| !planned[..plan].contains(&face.number) && fits(ground, face));
        let promise = |face: &Face| points(face) * stock.share(face.cost).powi(2);
        let Some((face, promise)) = open.map(|face| (face, promise(face))).max_by(|a, b| a.1.total_cmp(&b.1))
        else {
            break;
        };
        planned[plan] = face.number;
        stock.take(face.cost);
        sum += promise;
    }
    sum
}

fn fits(ground: Grounds, face: &Face) -> bool {
    let cells = if face.cloister { ground.beside_cloister } else { ground.any };
    face.terrain.iter().any(|terrain| cells.has(terrain))
}

/// What a building adds to the score sooner or later.
fn points(face: &Face) -> f32 {
    let (economic, dwelling) = face.values;
    f32::from(economic) + f32::from(dwelling)
}

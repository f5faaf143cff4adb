//! Figures of a position for programs that judge it.

use parlour_core::Seat;

use crate::choice::Clergyman;
use crate::data::{Play, Terrain};
use crate::land::{Content, Land};
use crate::score;
use crate::state::Ora;

/// What a player's land and people amount to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Domain {
    /// Buildings, the three of the heartland included.
    pub buildings: u8,
    /// Monastery buildings among them.
    pub cloister: u8,
    /// Cells a building or a settlement may stand on.
    pub bare: u8,
    /// Forest and moor cards.
    pub wilderness: u8,
    /// Districts and plots beside the heartland.
    pub tiles: u8,
    /// Settlements not yet built.
    pub reserve: u8,
    /// What the neighbours of the best bare cells would add to the settlements not yet built.
    pub outlook: i32,
    /// Clergymen at home.
    pub clergy: u8,
    /// Is the prior one of them?
    pub prior: bool,
}

impl Ora {
    /// The kind of game.
    pub const fn kind(&self) -> Play {
        self.play
    }

    /// What the land and the people of a player amount to.
    pub fn domain(&self, seat: Seat) -> Domain {
        let player = self.player(seat);
        let mut domain = Domain {
            tiles: (player.land.districts().len() + player.land.plots().len()) as u8,
            reserve: player.reserve.len(),
            clergy: (player.at_home(Clergyman::Prior) + player.at_home(Clergyman::LayBrother)) as u8,
            prior: player.has_home(Clergyman::Prior),
            ..Domain::default()
        };
        let mut best = [0; 8];
        for (cell, content) in player.land.contents() {
            match content {
                Content::Building(_) => {
                    domain.buildings += 1;
                    domain.cloister += u8::from(content.is_cloister());
                }
                Content::Forest | Content::Moor => domain.wilderness += 1,
                Content::Empty if is_ground(&player.land, cell) => {
                    domain.bare += 1;
                    keep_best(&mut best, score::settlement(&player.land, cell));
                }
                _ => {}
            }
        }
        domain.outlook = best[..usize::from(domain.reserve)].iter().sum();
        domain
    }
}

/// May anything but a special building stand on such a cell?
fn is_ground(land: &Land, cell: crate::land::Cell) -> bool {
    !matches!(land.terrain(cell), Terrain::Water | Terrain::Mountain)
}

/// Keeps the highest values, in falling order.
fn keep_best(best: &mut [i32; 8], value: i32) {
    let place = best.partition_point(|held| *held >= value);
    if place < best.len() {
        best[place..].rotate_right(1);
        best[place] = value;
    }
}

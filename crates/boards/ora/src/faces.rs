//! How players are shown, the neutral one of the solo game included.

use parlour_core::Seat;
use parlour_kit::{Face, Scene};

/// The face of an owner of land.
pub(crate) fn face(scene: &Scene<'_>, seat: Seat) -> Face {
    scene.faces.get(seat.index()).cloned().unwrap_or_else(|| {
        let name = scene.title("ora-board-neutral");
        Face { seat, letter: name.chars().next().unwrap_or('N'), name }
    })
}

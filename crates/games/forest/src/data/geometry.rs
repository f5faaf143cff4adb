//! Everything the rulebook shows in pictures only: reconstructed, and kept in this one place so
//! that a better source is a change of one line.
//!
//! | datum | provenance |
//! | --- | --- |
//! | start markers, brick 3, maxima 7 and 3 | printed in the text |
//! | split of the three first provisions | reconstructed: staggered like the other markers, and the oven is not blocked |
//! | backs of the worker spaces | derived: 5 owl, 5 fox, 5 deer, 2 mouse over villages of 3, 3, 3, 4, 4 |
//! | order of the workers inside the big villages | reconstructed (in a village of three it makes no difference) |
//! | names of the villages | invented |
//! | ring of villages and six site paths | reconstructed from "1 per path", "clockwise" and the two travel examples |
//! | one mission slot per village | derived |
//! | reminder at the second oven step | printed ("for the second time") |
//! | hourglass | reconstructed; games of sensible players then last as long as the scoring example suggests |
//! | points of the oven | reconstructed: position k scores k, as in the example with 7 |
//! | steps of the workshop | reconstructed from the hint at "three elements" |
//! | plots | derived counts (five free cells at the start), reconstructed shape |
//! | large buildings in play | reconstructed: "around 40" buildings on display |

use super::board::Village::{self, Kohlhalde, Lindenrain, Moosgrund, Silberbach, Tannenau};
use super::missions::Mission;
use super::workers::Back::{self, Deer, Fox, Mouse, Owl};

/// The worker spaces, village by village, clockwise inside each. Gap number i lies between
/// space i and the next one of the village.
pub const WORKER_SPACES: [(Village, Back); 17] = [
    (Tannenau, Owl),
    (Tannenau, Deer),
    (Tannenau, Mouse),
    (Tannenau, Fox),
    (Moosgrund, Owl),
    (Moosgrund, Fox),
    (Moosgrund, Deer),
    (Silberbach, Owl),
    (Silberbach, Mouse),
    (Silberbach, Fox),
    (Silberbach, Deer),
    (Kohlhalde, Owl),
    (Kohlhalde, Fox),
    (Kohlhalde, Deer),
    (Lindenrain, Owl),
    (Lindenrain, Fox),
    (Lindenrain, Deer),
];

/// The village in which the path to each site of a location mission begins.
pub const SITES: [(Mission, Village); 6] = [
    (Mission::Captain, Kohlhalde),
    (Mission::Count, Silberbach),
    (Mission::FeudalLord, Lindenrain),
    (Mission::FreeCity, Silberbach),
    (Mission::Hermit, Moosgrund),
    (Mission::Market, Tannenau),
];

/// The paths between villages; each costs 1 provision, as do the six site paths.
pub const PATHS: [(Village, Village); 5] = [
    (Tannenau, Moosgrund),
    (Moosgrund, Silberbach),
    (Silberbach, Kohlhalde),
    (Kohlhalde, Lindenrain),
    (Lindenrain, Tannenau),
];

/// Rows of the main plot: F forest, f field, p pond, a dot for a free cell, S for the barn.
pub const MAIN_PLOT: [&[u8; 4]; 4] = [b"FFF.", b"f...", b"f.SS", b"ppSS"];

/// Rows of a small plot.
pub const SMALL_PLOT: [&[u8; 2]; 4] = [b"FF", b"..", b".S", b".S"];

/// Where the two provision markers start.
pub const FIRST_PROVISIONS: [u8; 2] = [1, 2];

/// A provision marker lies on the hourglass when the oven has turned so many steps more than the
/// marker shows.
pub const HOURGLASS: u8 = 7;

/// The oven reaches the reminder tile with this step.
pub const REMINDER_STEP: u8 = 2;

/// The points of the oven after so many steps.
pub const fn oven_points(steps: u8) -> u8 {
    steps
}

/// So many steps lead the progress marker from the bottom to the top of the workshop.
pub const PROGRESS_STEPS: u8 = 3;

/// Small plots for the whole table.
pub const PLOT_SUPPLY: u8 = 12;

/// A net for games that would never end: with so many turns of one seat the end begins.
pub const TURN_CAP: u8 = 200;

/// Large buildings on display, by category, for one to three players and for four.
pub const LARGE_COUNTS: [[u8; 3]; 2] = [[2, 1, 2], [3, 1, 3]];

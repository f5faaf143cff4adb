//! What the game has to say, as message keys with their arguments: the only place with such keys.
//!
//! Names of things have keys of their own, made of a prefix and a spelling: `orleans-kind-`,
//! `orleans-follower-`, `orleans-place-`, `orleans-space-`, `orleans-category-`, `orleans-good-`,
//! `orleans-city-`, `orleans-way-`, `orleans-deed-`, `orleans-citizen-`, `orleans-hourglass-`,
//! `orleans-track-`, `orleans-stage-`. Things that are counted: `orleans-coin`, `orleans-point`,
//! `orleans-tile`, `orleans-technology`, `orleans-follower`, `orleans-post`, `orleans-citizen`.

mod choices;
mod events;
mod prompts;
mod refusals;
mod sheet;

pub(crate) use choices::say;

/// A coin, as a thing that is counted.
const COIN: &str = "orleans-coin";
/// A development point.
const POINT: &str = "orleans-point";
/// A technology tile.
const TECHNOLOGY: &str = "orleans-technology";
/// A follower.
const FOLLOWER: &str = "orleans-follower";
/// A trading post.
const POST: &str = "orleans-post";
/// A citizen.
const CITIZEN: &str = "orleans-citizen";

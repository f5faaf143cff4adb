//! The site in a real browser: what the tests in `tests/` are written with.
//!
//! A [`Site`] is served on a free port of this machine, a [`Driver`] is a `ChromeDriver` of its own, and a [`Person`] is a
//! headless Chromium that looks at pages, clicks and types. What is missing is installed by `tools/browser-for-tests`.

mod barriers;
mod driver;
mod hand;
mod measure;
mod person;
mod play;
mod site;
mod thumb;

pub use barriers::axe;
pub use driver::Driver;
pub use measure::Measured;
pub use person::{Person, Screen};
pub use play::Played;
pub use site::Site;

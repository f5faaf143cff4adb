//! A static page of a position: `preview-pillars JOURNAL --at N --eyes red --lang fr --theme dark > page.html`.

use parlour_board_pillars::{STYLE, draw, goes_on, read};
use parlour_kit::preview::{Preview, run};
use parlour_pillars::Pillars;

fn main() -> Result<(), String> {
    run::<Pillars>(&Preview { draw, style: STYLE, goes_on, read })
}

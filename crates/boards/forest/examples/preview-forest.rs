//! A static page of a position: `preview-forest JOURNAL --at N --eyes red --lang fr --theme dark > page.html`.

use parlour_board_forest::{STYLE, draw, goes_on, read};
use parlour_forest::Forest;
use parlour_kit::preview::{Preview, run};

fn main() -> Result<(), String> {
    run::<Forest>(&Preview { draw, style: STYLE, goes_on, read })
}

//! A static page of a position: `preview-abbey JOURNAL --at N --eyes red --lang fr --theme dark > page.html`.

use parlour_abbey::Abbey;
use parlour_board_abbey::{STYLE, draw, goes_on, read};
use parlour_kit::preview::{Preview, run};

fn main() -> Result<(), String> {
    run::<Abbey>(&Preview { draw, style: STYLE, goes_on, read })
}

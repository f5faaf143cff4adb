//! A static page of a position: `preview-orleans JOURNAL --at N --eyes red --lang fr --theme dark > page.html`.

use parlour_board_orleans::{STYLE, draw, goes_on, read};
use parlour_kit::preview::{Preview, run};
use parlour_orleans::Orleans;

fn main() -> Result<(), String> {
    run::<Orleans>(&Preview { draw, style: STYLE, goes_on, read })
}

//! A static page of a position: `preview-ora JOURNAL --at N --eyes red --lang fr --theme dark > page.html`.

use parlour_board_ora::{STYLE, draw, goes_on, read};
use parlour_kit::preview::{Preview, run};
use parlour_ora::Ora;

fn main() -> Result<(), String> {
    run::<Ora>(&Preview { draw, style: STYLE, goes_on, read })
}

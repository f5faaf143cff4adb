//! The beneficial deeds: eight scrolls with a cell for every follower they want.

use parlour_kit::icon::{icon_at, picture};
use parlour_kit::text::{Anchor, line};
use parlour_kit::{Disc, Drawing, Flow, Hand, Leaf, Markup, Outline, Weight, Whose, html, target, text};
use parlour_orleans::data::{Citizen, DeedReward};
use parlour_orleans::{DeedView, Kind};

use crate::places;
use crate::shared::citizen;
use crate::symbols;
use crate::table::{Table, name, words};

const WIDTH: f32 = 124.0;
const HEIGHT: f32 = 168.0;
/// The most cells in a row.
const ACROSS: usize = 5;

/// The leaf of the deeds.
pub(crate) fn leaf(table: &Table<'_>) -> Leaf {
    let title = table.scene.word("orleans-sheet-deeds");
    let aside = html! { (table.scene.word("orleans-board-deeds")) };
    Leaf::new("orleans-deeds", title, Whose::Shared, Flow::Cards { narrowest: 120 })
        .weighing(if crate::is_planning(table.view) { Weight::Spare } else { Weight::Drawer })
        .aside(aside)
        .drawings(table.view.deeds.iter().map(|deed| drawing(table, deed)).collect())
}

fn drawing(table: &Table<'_>, deed: &DeedView) -> Drawing {
    let key = deed.deed.key();
    let label = format!("{}: {}", table.scene.title(key), table.scene.facet(key, "effect"));
    let body = html! {
        title { (label) }
        (picture("v-scroll", (0.0, 0.0), (WIDTH, 172.0)))
        (name(&table.scene.title(key), (WIDTH / 2.0, 31.0), 104.0, &[13.0]))
        (cells(table, deed))
        path.c-l.orleans-dash d="M16 112h92" {}
        (reward(table, deed.deed.reward()))
        (citizen(table, Citizen::of_deed(deed.deed), (95.0, 132.0), 27.0))
    };
    let outline = Outline::Frame { x: 8.0, y: 5.0, width: WIDTH - 16.0, height: 156.0, r: 4.0 };
    let body = target(table.marks, &places::deed(deed.deed), outline, Disc::Corner, &body);
    Drawing::new(format!("orleans-{}", deed.deed), (WIDTH, HEIGHT), label, body)
}

fn cells(table: &Table<'_>, deed: &DeedView) -> Markup {
    let wanted: Vec<(Kind, bool)> = deed
        .cells
        .iter()
        .flat_map(|cells| (0..cells.size).map(move |at| (cells.kind, at < cells.filled)))
        .collect();
    let rows = wanted.len().div_ceil(ACROSS);
    let across = wanted.len().div_ceil(rows.max(1));
    html! {
        @for (at, (kind, filled)) in wanted.iter().enumerate() {
            @let (row, column) = (at / across, at % across);
            @let cx = WIDTH / 2.0 + 20.6 * (column as f32 - (across - 1) as f32 / 2.0);
            @let cy = 81.0 + 24.0 * (row as f32 - (rows - 1) as f32 / 2.0);
            g {
                title { (table.scene.title(kind.key())) }
                (icon_at(if *filled { symbols::follower(*kind) } else { symbols::space(Some(*kind)) }, (cx, cy), 20.0))
            }
        }
    }
}

fn reward(table: &Table<'_>, reward: DeedReward) -> Markup {
    match reward {
        DeedReward::Coins(coins) => html! {
            (words(&table.scene.word("orleans-board-each"), (13.0, 132.0), 36.0, Anchor::Start))
            (text::numeral(Hand::Name, 14.0, (60.0, 132.0), coins))
            (icon_at(symbols::COIN, (72.0, 132.0), 17.0))
        },
        DeedReward::CoinOrPoint => html! {
            (icon_at(symbols::COIN, (24.0, 132.0), 19.0))
            (line(Hand::Words, 12.0, (45.0, 136.0), Anchor::Middle, table.scene.word("orleans-board-or")))
            (icon_at(symbols::POINT, (66.0, 132.0), 19.0))
        },
    }
}

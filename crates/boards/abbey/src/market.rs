//! The Building Market: two columns of four cards, the cheapest at the bottom.

use maud::{Markup, html};
use parlour_abbey::choice::Stall;
use parlour_kit::piece::tag;
use parlour_kit::{Anchor, D, Disc, Drawing, Hand, Outline, target, text};

use crate::cards::{self, Foot};
use crate::desk::Desk;

const COLUMNS: [f32; 2] = [776.0, 938.0];

/// The top of a row: the dearest stands first.
fn top(row: usize) -> f32 {
    54.0 + 146.0 * (3 - row) as f32
}

/// The market at the right of the King's board.
pub(crate) fn market(desk: &Desk<'_>) -> Markup {
    let pile = |column: usize| desk.scene.say(&pile_of(desk.view.piles[column]));
    html! {
        (text::centred(Hand::Name, 16.0, (920.0, 45.0), desk.scene.word("abbey-board-market")))
        (text::line(Hand::Words, 12.0, (778.0, 45.0), Anchor::Start, pile(0)))
        (text::line(Hand::Words, 12.0, (1066.0, 45.0), Anchor::End, pile(1)))
        path.abbey-rail d="M909 58V634M931 58V634" {}
        @for row in 0..4 {
            @let y = top(row) + 72.0;
            path.abbey-rail d={ "M904 " (D(y)) "h32" } {}
            circle.abbey-price cx="920" cy=(D(y)) r="15" {}
            g.on-gold { (text::numeral(Hand::Name, 18.0, (920.0, y), price(desk, row))) }
            @for column in 0..2 { (stall(desk, column, row)) }
        }
    }
}

/// The stalls as drawings of their own, the cheapest first, each with its price.
pub(crate) fn stalls(desk: &Desk<'_>) -> Vec<Drawing> {
    let places = (0..4).flat_map(|row| (0..2).map(move |column| (column, row)));
    places.map(|(column, row)| lone(desk, column, row)).collect()
}

fn lone(desk: &Desk<'_>, column: usize, row: usize) -> Drawing {
    let at = Stall { column: column as u8, row: row as u8 };
    let price = price(desk, row).to_string();
    let body = html! {
        (at_stall(desk, column, row, Foot::Priced))
        @if desk.view.market[column][row].is_some() { (tag((3.0, 131.0), &price, "i-coin", 17.0)) }
    };
    let label = desk.view.market[column][row]
        .map_or_else(|| desk.scene.word("abbey-board-market"), |card| desk.scene.word(card.building.key()));
    Drawing::new(format!("market-{at}"), (cards::WIDTH, cards::OFFERED), label, body)
}

fn pile_of(cards: u8) -> parlour_core::Phrase {
    parlour_core::Phrase::new("abbey-board-pile").number("n", cards)
}

/// What a card of the row costs now, or would.
fn price(desk: &Desk<'_>, row: usize) -> u16 {
    let cards = desk.view.market.iter().filter_map(|column| column[row]);
    cards.map(|card| card.price).next().unwrap_or(row as u16 + 1)
}

fn stall(desk: &Desk<'_>, column: usize, row: usize) -> Markup {
    html! {
        g transform={ "translate(" (D(COLUMNS[column])) " " (D(top(row))) ")" } { (at_stall(desk, column, row, Foot::Bought)) }
    }
}

fn at_stall(desk: &Desk<'_>, column: usize, row: usize, foot: Foot) -> Markup {
    let at = Stall { column: column as u8, row: row as u8 };
    let body = desk.view.market[column][row].map_or_else(
        || html! { rect.abbey-slot x="1" y="1" width="126" height="141" rx="6" {} },
        |card| cards::offered(desk, card.building, foot),
    );
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: 126.0, height: 141.0, r: 6.0 };
    target(desk.marks, &format!("stall-{at}"), outline, Disc::Corner, &body)
}

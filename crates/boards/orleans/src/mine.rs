//! The reader's board: ten places, the market, the store, the bag, and the place tiles beside it.

use parlour_core::Phrase;
use parlour_kit::icon::{icon, icon_at, picture};
use parlour_kit::piece::{piece, tag, tag_width};
use parlour_kit::player::tincture;
use parlour_kit::reading::about;
use parlour_kit::text::{Anchor, line};
use parlour_kit::value::{drawn, shown};
use parlour_kit::{D, Disc, Drawing, Flow, Hand, Leaf, Markup, Outline, Weight, Whose, html, target, text};
use parlour_orleans::data::MARKET;
use parlour_orleans::{Follower, SeatView};

use crate::follower::Names;
use crate::panel::held;
use crate::place::{self, Waiting};
use crate::places::{self, Store};
use crate::symbols;
use crate::table::{Table, name, words};

/// The market is as wide as three places, the store as two; places stand eight units apart.
const MARKET_WIDTH: f32 = place::WIDTH * 3.0 + 16.0;
const STORE_WIDTH: f32 = place::WIDTH * 2.0 + 8.0;
const HEIGHT: f32 = place::HEIGHT;
/// Place tiles that fit beside the board; more of them lie below it.
const BESIDE: usize = 2;

/// The leaf of the reader's board.
pub(crate) fn leaf(table: &Table<'_>, seat: &SeatView) -> Leaf {
    let names = Names::new(seat);
    // The board's own places stand in the order of the box: journeys above, recruiting below.
    let (board, tiles): (Vec<_>, Vec<_>) =
        seat.places.iter().partition(|held| held.place.category().is_none());
    let (below, above) = board.split_at(board.len() / 2);
    let draw = |held: &&parlour_orleans::PlaceView| place::drawing(table, seat, held, &names);
    let mut drawings: Vec<Drawing> = above.iter().chain(below).map(draw).collect();
    drawings.extend(tiles.iter().map(draw));
    drawings.extend((tiles.len()..BESIDE).map(|at| ghost(table, at)));
    drawings.push(market(table, seat, &names));
    drawings.push(bag(table, seat));
    drawings.push(store(table, seat));
    let title = table.scene.word("orleans-board-mine");
    let legend = html! { span { (table.scene.word("orleans-board-legend")) } };
    Leaf::new("orleans-mine", title, Whose::Mine, Flow::Cards { narrowest: 150 })
        .weighing(if crate::is_planning(table.view) { Weight::Main } else { Weight::Drawer })
        .aside(html! { (crate::other::standing(table, seat)) (legend) })
        .drawings(drawings)
}

/// A place that a tile may take some day.
fn ghost(table: &Table<'_>, at: usize) -> Drawing {
    let label = table.scene.word("orleans-board-ghost");
    let fitted = text::fit(Hand::Aside, &label, place::WIDTH - 30.0, &[13.0]);
    let body = html! {
        rect.orleans-ghost x="2" y="2" width=(D(place::WIDTH - 4.0)) height=(D(HEIGHT - 4.0)) rx="6" {}
        g.in-lapis { (fitted.centred(Hand::Aside, (place::WIDTH / 2.0, HEIGHT / 2.0))) }
    };
    let body = about("orleans-board-ghost", &body);
    Drawing::new(format!("orleans-ghost-{at}"), (place::WIDTH, HEIGHT), label, body)
}

fn panel(width: f32, title: &str) -> Markup {
    html! {
        rect.orleans-market x="1" y="1" width=(D(width - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {}
        (line(Hand::Name, 14.0, (12.0, 19.0), Anchor::Start, title))
    }
}

/// Eight spaces; those just drawn stand below them until they have found theirs.
fn market(table: &Table<'_>, seat: &SeatView, names: &Names) -> Drawing {
    let title = table.scene.title("orleans-sheet-market");
    let owner = table.face(seat);
    let hand = !names.hand.is_empty();
    let (size, cy) = if hand { (38.0, 49.0) } else { (48.0, 72.0) };
    let row = Waiting { store: Store::Market, size, step: 61.0, left: 40.0, cy };
    let spaces = row.draw(table, owner, &names.market, usize::from(MARKET));
    let outline =
        Outline::Frame { x: 6.0, y: cy - size * 0.6, width: MARKET_WIDTH - 12.0, height: size * 1.2, r: 8.0 };
    // Followers that can be chosen must not lie inside the market as a whole.
    let apart =
        Follower::ALL.iter().any(|follower| table.is_marked(&places::waiting(Store::Market, *follower)));
    let whole = html! { rect.orleans-hit-disc x="6" y=(D(cy - size * 0.6)) width=(D(MARKET_WIDTH - 12.0)) height=(D(size * 1.2)) {} @if !apart { (spaces) } };
    let body = html! {
        (panel(MARKET_WIDTH, &title))
        (draws(table, seat))
        (target(table.marks, places::MARKET, outline, Disc::Corner, &whole))
        @if apart { (spaces) }
        @if hand {
            (Waiting { store: Store::Hand, size: 34.0, step: 46.0, left: 136.0, cy: 102.0 }.draw(table, owner, &names.hand, 0))
            (words(&table.scene.word("orleans-board-hand"), (12.0, 102.0), 100.0, Anchor::Start))
        }
    };
    Drawing::new("orleans-market", (MARKET_WIDTH, HEIGHT), title, body)
}

/// How many may be drawn; a chip for each number while it is asked.
fn draws(table: &Table<'_>, seat: &SeatView) -> Markup {
    let asked = (0..=seat.draw_number).any(|number| table.is_marked(&places::draws(number)));
    let phrase = Phrase::new("orleans-board-draws").number("n", seat.draw_number);
    let text = table.scene.say(&phrase);
    let first = MARKET_WIDTH - 20.0 - 25.0 * f32::from(seat.draw_number);
    let end = if asked { first - 18.0 } else { MARKET_WIDTH - 10.0 };
    html! {
        (words(&text, (end, 14.0), end - 90.0, Anchor::End))
        @if asked {
            @for number in 0..=seat.draw_number {
                @let (cx, cy) = (first + 25.0 * f32::from(number), 14.0);
                @let chip = html! {
                    circle.orleans-chip cx=(D(cx)) cy=(D(cy)) r="9.5" {}
                    (text::numeral(Hand::Number, 12.5, (cx, cy), number))
                };
                (target(table.marks, &places::draws(number), Outline::Disc { cx, cy, r: 9.5 }, Disc::Own, &chip))
            }
        }
    }
}

/// What lies beside the board: coins, goods, trading posts, citizens, technology.
fn store(table: &Table<'_>, seat: &SeatView) -> Drawing {
    let title = table.scene.title("orleans-board-store");
    let coins = seat.coins.to_string();
    let body = html! {
        (panel(STORE_WIDTH, &title))
        (tag((STORE_WIDTH - 12.0 - tag_width(&coins, 18.0), 15.0), &coins, symbols::COIN, 18.0))
        (goods(table, seat))
        (reserve(table, seat))
        (technology(table, seat))
        (citizens(table, seat))
    };
    Drawing::new("orleans-store", (STORE_WIDTH, HEIGHT), title, body)
}

fn goods(table: &Table<'_>, seat: &SeatView) -> Markup {
    html! {
        @for (at, stack) in seat.goods.iter().enumerate() {
            @let (x, y) = (10.0 + 64.0 * at as f32, 30.0);
            @let label = table.scene.title(stack.what.key());
            @let body = html! {
                g.orleans-zero[stack.count == 0] {
                    title { (label) ": " (stack.count) }
                    rect.orleans-lot x=(D(x)) y=(D(y)) width="30" height="30" rx="3" {}
                    (icon(symbols::good(stack.what), (x + 3.0, y + 3.0), 24.0))
                    (shown(&held(seat, &format!("goods/what={}/count", stack.what)), stack.count, &line(Hand::Number, 14.0, (x + 34.0, y + 20.0), Anchor::Start, format!("×{}", stack.count))))
                }
            };
            (target(table.marks, &places::good(stack.what), frame((x - 2.0, y - 2.0), (60.0, 34.0)), Disc::Corner, &body))
        }
    }
}

fn frame((x, y): (f32, f32), (width, height): (f32, f32)) -> Outline {
    Outline::Frame { x, y, width, height, r: 5.0 }
}

fn reserve(table: &Table<'_>, seat: &SeatView) -> Markup {
    let label = table.scene.word("orleans-board-reserve");
    let body = html! {
        title { (label) ": " (seat.reserve) }
        (words(&label, (12.0, 76.0), 128.0, Anchor::Start))
        g class=(tincture(seat.seat)) {
            (drawn(&held(seat, "reserve"), symbols::POST, seat.reserve, &html! {
                @for at in 0..seat.reserve { (icon(symbols::POST, (146.0 + 17.6 * f32::from(at), 66.0), 20.0)) }
            }))
        }
        rect.orleans-hit-disc x="8" y="64" width="320" height="24" {}
    };
    target(table.marks, places::RESERVE, frame((8.0, 64.0), (320.0, 24.0)), Disc::At(136.0, 76.0), &body)
}

fn technology(table: &Table<'_>, seat: &SeatView) -> Markup {
    let label = table.scene.title("orleans-sheet-technology");
    let first =
        if seat.first_technology { "orleans-board-first-technology" } else { "orleans-sheet-technology" };
    let body = html! {
        title { (table.scene.title(first)) ": " (seat.technology) }
        (words(&label, (12.0, 105.0), 76.0, Anchor::Start))
        g.orleans-zero[seat.technology == 0] {
            (icon_at("i-technology-tile", (104.0, 104.0), 26.0))
            (shown(&held(seat, "technology"), seat.technology, &line(Hand::Number, 14.0, (121.0, 109.0), Anchor::Start, format!("×{}", seat.technology))))
        }
    };
    target(table.marks, places::TECHNOLOGY, frame((8.0, 90.0), (140.0, 29.0)), Disc::Corner, &body)
}

/// The citizens a player has won.
fn citizens(table: &Table<'_>, seat: &SeatView) -> Markup {
    let won: Vec<_> = table.view.citizens.iter().filter(|citizen| citizen.owner == Some(seat.seat)).collect();
    let step = (150.0 / won.len().max(1) as f32).min(30.0);
    html! {
        g.orleans-zero[won.is_empty()] {
            @if won.is_empty() { (icon_at("i-citizen-gone", (178.0, 104.0), 26.0)) (line(Hand::Number, 14.0, (195.0, 109.0), Anchor::Start, "×0")) }
        }
        @for (at, citizen) in won.iter().enumerate() {
            @let art = html! { title { (table.scene.title(citizen.citizen.key())) } (icon_at(symbols::CITIZEN, (178.0 + step * at as f32, 104.0), 27.0)) };
            (about(citizen.citizen.key(), &piece(&crate::shared::citizen_id(citizen.citizen), &art)))
        }
    }
}

/// The bag with its count; its owner knows what is in it.
fn bag(table: &Table<'_>, seat: &SeatView) -> Drawing {
    let title = table.scene.title("orleans-sheet-bag");
    let label = format!("{title}: {}", seat.bag_size);
    let inside = html! {
        title { (label) }
        rect.orleans-hit-disc x="2" y="2" width="160" height="120" {}
        (picture("v-bag", (2.0, 6.0), (98.0, 110.0)))
        g.on-gold { (text::numeral(Hand::Name, 30.0, (51.0, 74.0), seat.bag_size)) }
        (name(&title, (132.0, 16.0), 60.0, &[14.0, 13.0, 12.0]))
        (content(table, seat))
    };
    let body = target(table.marks, places::BAG, frame((3.0, 3.0), (158.0, 118.0)), Disc::Corner, &inside);
    Drawing::new("orleans-bag", (place::WIDTH, HEIGHT), label, body)
}

fn content(table: &Table<'_>, seat: &SeatView) -> Markup {
    let owner = table.face(seat);
    let sorts: Vec<_> =
        seat.bag.iter().flat_map(|crowd| crowd.sorts().map(|sort| (sort, crowd.count(sort)))).collect();
    let many = sorts.len() > 6;
    let (size, across, step) = if many { (18.0, 3, 21.0) } else { (24.0, 2, 29.0) };
    let down = if many { 23.0 } else { 29.0 };
    html! {
        @for (at, (sort, count)) in sorts.iter().enumerate() {
            @let cx = 112.0 + step * (at % across) as f32;
            @let cy = 42.0 + down * (at / across) as f32;
            g {
                title { (table.scene.title(sort.key())) ": " (count) }
                (crate::follower::tile(*sort, owner, (cx, cy), size))
                @if *count > 1 { (count_tag(*count, (cx + size * 0.4, cy - size * 0.36))) }
            }
        }
    }
}

/// How many tiles of one sort, on a small disc.
pub(crate) fn count_tag(count: u8, (cx, cy): (f32, f32)) -> Markup {
    html! {
        g.count {
            circle cx=(D(cx)) cy=(D(cy)) r="7" {}
            (text::numeral(Hand::Number, 11.0, (cx, cy), count))
        }
    }
}

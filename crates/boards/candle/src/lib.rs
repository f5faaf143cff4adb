//! The board of the candle auction, the template a new board is copied from: one leaf for all with the candle and a
//! row of bids, and a purse for each seat. It is in no list; its own test proves it over whole games.

mod about;
mod places;

use parlour_candle::View;
use parlour_candle::data::Coin;
use parlour_core::Seat;
use parlour_kit::reading::about;
use parlour_kit::{
    Answer, Board, Counter, D, Disc, Drawing, Flow, Hand, Leaf, Marks, Markup, Outline, Panel, Phases,
    Reading, Scene, Whose, html, icon, target, text, value,
};

/// Symbols that only this board uses: none.
pub const SPRITE: &str = "";

/// Styles that only this board needs: none.
pub const STYLE: &str = "";

/// The highest bid there is a place for.
const HIGHEST_BID: u8 = 6;
/// The distance between two bids.
const STEP: f32 = 44.0;
/// The radius of a bid.
const RADIUS: f32 = 16.0;

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    match key {
        "candle-point" => Some("i-vp"),
        _ => Coin::ALL.iter().find(|coin| coin.key() == key).map(|coin| coin_symbol(*coin)),
    }
}

const fn coin_symbol(coin: Coin) -> &'static str {
    match coin {
        Coin::Groat => "i-coin5",
        Coin::Penny => "i-coin",
    }
}

/// Every answer has a place of its own on the board.
pub fn goes_on(_words: &str) -> bool {
    false
}

/// What can be read of a thing on the table, by its id.
pub fn read(_view: &View, scene: &Scene<'_>, id: &str) -> Option<Reading> {
    about::thing(id).map(|thing| thing.read(scene, emblem))
}

/// What the answer of a player has left on the table, by its id: only what is drawn for every reader.
pub fn trace(_view: &View, _seat: Seat, _words: &str) -> Option<String> {
    None
}

/// Everybody's points as their panels say them, seat by seat.
pub fn points(view: &View) -> Vec<i32> {
    view.seats.iter().map(|seat| seat.points.into()).collect()
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let parts =
        |answer: Answer<'_>| answer.parse().map_or_else(Vec::new, |choice| places::parts(scene.me, choice));
    let marks = Marks::new(scene, |offer| offer.words == "change", parts)
        .labelled(scene, emblem, |_, _| None)
        .traced(scene, |seat, words| trace(view, seat, words));
    let mut leaves = vec![auction(view, scene, &marks)];
    leaves.extend(scene.seats().map(|seat| purse(view, scene, &marks, seat)));
    let counters = |seat: Seat| Coin::ALL.iter().map(move |coin| counter(view, scene, seat, *coin));
    let strip = scene.me.map_or_else(Vec::new, |me| counters(me).collect());
    let panel = |seat: Seat| Panel {
        seat,
        score: view.seats[seat.index()].points.into(),
        counters: counters(seat).collect(),
    };
    let panels = scene.seats().map(panel).collect();
    let marks = marks.into_marks(&leaves);
    Board { leaves, strip, panels, marks, symbols: &[SPRITE], phases: Phases::default() }.weighed()
}

/// The candle, as far as these eyes know it, and a place for each bid.
fn auction(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Leaf {
    let candle = view.next.map(|candle| {
        about(
            "candle-board-candle",
            &value::shown("next", candle, &text::numeral(Hand::Number, 20.0, (40.0, 40.0), candle)),
        )
    });
    let body = html! {
        (icon::icon_at("i-vp", (40.0, 40.0), 56.0))
        @if let Some(candle) = candle { (candle) }
        @for bid in 0..=HIGHEST_BID { (bid_place(marks, bid)) }
    };
    let width = 110.0 + STEP * f32::from(HIGHEST_BID) + RADIUS;
    let title = scene.word("candle-board-table");
    let drawing = Drawing::new("can-table", (width + 10.0, 80.0), title.clone(), body);
    Leaf::new("can-auction", title, Whose::Shared, Flow::Whole).drawings(vec![drawing])
}

fn bid_place(marks: &Marks<'_>, bid: u8) -> Markup {
    let (cx, cy) = (110.0 + STEP * f32::from(bid), 44.0);
    let outline = Outline::Disc { cx, cy, r: RADIUS };
    let body = html! {
        circle class="ground" cx=(D(cx)) cy=(D(cy)) r=(D(RADIUS)) {}
        (text::numeral(Hand::Number, 15.0, (cx, cy), bid))
    };
    target(marks, &places::bid(bid), outline, Disc::Corner, &body)
}

/// The coins of a seat; whoever pays or changes picks the groats.
fn purse(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, seat: Seat) -> Leaf {
    let whose = if scene.is_me(seat) { Whose::Mine } else { Whose::Other(seat) };
    let body = html! {
        @for (index, coin) in Coin::ALL.iter().enumerate() { (coins(view, marks, seat, *coin, index as u8)) }
    };
    let name = scene.face(seat).name.clone();
    let drawing = Drawing::new(format!("can-purse-{seat}"), (200.0, 60.0), name.clone(), body);
    Leaf::new(format!("can-seat-{seat}"), name, whose, Flow::Whole).drawings(vec![drawing])
}

fn coins(view: &View, marks: &Marks<'_>, seat: Seat, coin: Coin, index: u8) -> Markup {
    let x = 10.0 + 95.0 * f32::from(index);
    let count = view.seats[seat.index()].coins(coin);
    let number = text::numeral(Hand::Number, 18.0, (x + 60.0, 32.0), count);
    let body = html! {
        (icon::icon_at(coin_symbol(coin), (x + 24.0, 32.0), 32.0))
        (value::shown(&source(seat, coin), count, &number))
    };
    let outline = Outline::Frame { x, y: 10.0, width: 85.0, height: 44.0, r: 6.0 };
    target(marks, &places::coins(seat, coin), outline, Disc::Corner, &body)
}

fn counter(view: &View, scene: &Scene<'_>, seat: Seat, coin: Coin) -> Counter {
    let count = view.seats[seat.index()].coins(coin);
    Counter::new(coin_symbol(coin), scene.word(coin.key()), count).of(source(seat, coin)).about(coin.key())
}

/// Where the view has the coins of a seat.
fn source(seat: Seat, coin: Coin) -> String {
    let field = match coin {
        Coin::Groat => "groats",
        Coin::Penny => "pennies",
    };
    format!("seats/{}/{field}", seat.index())
}

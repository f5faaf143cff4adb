//! The hourglass tiles, past and to come, and what has left the game.

use parlour_core::Phrase;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::reading::about;
use parlour_kit::text::{Anchor, line};
use parlour_kit::{D, Drawing, Flow, Hand, Leaf, Markup, Whose, html};
use parlour_orleans::Hourglass;

use crate::symbols;
use crate::table::{Table, name};

/// The leaf of the events: three tiles of each.
pub(crate) fn events(table: &Table<'_>) -> Leaf {
    let left: u8 = table.view.hourglass.iter().map(|stack| stack.count).sum();
    let aside = table.scene.say(&Phrase::new("orleans-board-events-left").number("n", left));
    Leaf::new(
        "orleans-events",
        table.scene.word("orleans-board-events"),
        Whose::Supply,
        Flow::Cards { narrowest: 150 },
    )
    .aside(html! { (aside) })
    .drawings(table.view.hourglass.iter().map(|stack| event(table, stack.what, stack.count)).collect())
}

fn event(table: &Table<'_>, event: Hourglass, to_come: u8) -> Drawing {
    let now = table.view.event == Some(event);
    let past = tiles(event).saturating_sub(to_come + u8::from(now));
    let title = table.scene.title(event.key());
    let effect = table.scene.facet(event.key(), "effect");
    let said = Phrase::new("orleans-board-event").number("past", past).number("left", to_come);
    let label = format!("{title}: {effect} ({})", table.scene.say(&said));
    let body = html! {
        title { (label) }
        rect class=(if now { "orleans-now" } else { "orleans-panel" }) x="1" y="1" width="158" height="58" rx="5" {}
        (icon_at(symbols::event(event), (30.0, 30.0), 38.0))
        (name(&title, (106.0, 18.0), 98.0, &[14.0, 13.0, 12.0, 11.0]))
        @for at in 0..tiles(event) { (glass(at, past, now, 76.0 + 26.0 * f32::from(at))) }
    };
    let body = about(event.key(), &body);
    Drawing::new(format!("orleans-event-{event}"), (160.0, 60.0), label, body).caption(html! { (effect) })
}

/// The tiles of an event in the box: the light pilgrimage lies on top of the others.
fn tiles(event: Hourglass) -> u8 {
    Hourglass::BELOW_THE_FIRST[event as usize] + u8::from(event == Hourglass::Pilgrimage)
}

/// A tile that is past is faded, the present one is framed, one to come lies face down.
fn glass(at: u8, past: u8, now: bool, x: f32) -> Markup {
    html! {
        @if at < past {
            g.orleans-past { (icon("i-hourglass", (x, 32.0), 20.0)) }
        } @else if at == past && now {
            (icon("i-hourglass", (x, 32.0), 20.0))
        } @else {
            rect.orleans-back x=(D(x + 3.0)) y="31" width="15" height="22" rx="2" {}
        }
    }
}

/// The leaf of what has left the game; nothing as long as all is there.
pub(crate) fn lost(table: &Table<'_>) -> Option<Leaf> {
    let out = &table.view.out;
    let followers =
        out.followers.iter().map(|stack| (symbols::follower(stack.what), stack.what.key(), stack.count));
    let goods = out.goods.iter().map(|stack| (symbols::good(stack.what), stack.what.key(), stack.count));
    let unlaid =
        table.view.unlaid.iter().map(|stack| (symbols::good(stack.what), stack.what.key(), stack.count));
    let technology = (symbols::TECHNOLOGY, "orleans-sheet-technology", out.technology);
    let laid = table.view.unlaid.iter().all(|stack| stack.count == 0);
    let goods: Vec<_> = if laid { goods.collect() } else { unlaid.collect() };
    let counted = followers.chain(goods).chain([technology]).filter(|(_, _, count)| *count > 0);
    let tiles = table.view.excluded.iter().chain(&out.tiles);
    let drawings: Vec<Drawing> = counted
        .map(|(symbol, key, count)| thing(table, symbol, key, Some(count)))
        .chain(tiles.map(|tile| thing(table, "i-card-back", tile.key(), None)))
        .collect();
    let title = if laid { "orleans-board-out" } else { "orleans-sheet-unlaid" };
    let leaf =
        Leaf::new("orleans-out", table.scene.title(title), Whose::Supply, Flow::Cards { narrowest: 130 });
    (!drawings.is_empty()).then(|| leaf.drawings(drawings))
}

fn thing(table: &Table<'_>, symbol: &str, key: &'static str, count: Option<u8>) -> Drawing {
    let title = table.scene.title(key);
    let label = count.map_or_else(|| title.clone(), |count| format!("{title}: {count}"));
    let room = if count.is_some() { 66.0 } else { 98.0 };
    let fitted = parlour_kit::text::fit(Hand::Words, &title, room, &[12.0, 11.0]);
    let body = html! {
        (icon(symbol, (4.0, 4.0), 26.0))
        (fitted.set(Hand::Words, (36.0, 17.0), Anchor::Start))
        @if let Some(count) = count { (line(Hand::Number, 14.0, (138.0, 22.0), Anchor::End, format!("×{count}"))) }
    };
    Drawing::new(format!("orleans-out-{key}"), (140.0, 34.0), label, about(key, &body))
}

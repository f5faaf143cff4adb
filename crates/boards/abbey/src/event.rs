//! The event of the round: a good year, a disaster, or the rows of a raid.

use maud::{Markup, html};
use parlour_abbey::data::{EventCard, EventKind};
use parlour_abbey::view::{Holder, MetBy, RaidRow};
use parlour_kit::icon::icon;
use parlour_kit::reading::about;
use parlour_kit::{Anchor, D, Hand, text};

use crate::desk::{Desk, other_die};

/// The card in the precinct, 176 by 196.
pub(crate) fn card(desk: &Desk<'_>) -> Markup {
    let key = desk.view.event.map_or("abbey-board-events", |event| event.key());
    let drawn = html! {
        rect.c-f x="1" y="1" width="174" height="194" rx="6" {}
        @match desk.view.event {
            Some(event) => { (face(desk, event)) }
            None => { (text::centred(Hand::Aside, 13.0, (88.0, 100.0), desk.scene.word("abbey-board-no-event"))) }
        }
        rect.c-o x="1" y="1" width="174" height="194" rx="6" {}
    };
    about(key, &drawn)
}

/// The symbol of a type of event.
pub(crate) const fn sign(kind: EventKind) -> &'static str {
    match kind {
        EventKind::GoodYear => "i-goodyear",
        EventKind::Disaster => "i-disaster",
        EventKind::Vikings => "i-viking",
    }
}

fn face(desk: &Desk<'_>, event: EventCard) -> Markup {
    let raid = event.kind() == EventKind::Vikings;
    let name = text::fit(Hand::Name, &desk.scene.word(event.key()), 130.0, &[16.0, 14.0, 12.5, 11.0]);
    html! {
        path class=(if raid { "abbey-raid" } else { "bn" }) d="M1 7a6 6 0 0 1 6-6h162a6 6 0 0 1 6 6v21H1z" {}
        (icon(sign(event.kind()), (8.0, 4.0), 22.0))
        (name.centred(Hand::Name, (102.0, 15.0)))
        path.c-l d="M1 28h174" {}
        @if raid { (rows(desk)) } @else { (effect(desk, event)) }
    }
}

fn effect(desk: &Desk<'_>, event: EventCard) -> Markup {
    let words = desk.scene.facet(event.key(), "effect");
    html! {
        (icon(sign(event.kind()), (64.0, 40.0), 48.0))
        g.in-ink { (text::block(Hand::Words, 13.0, &words, (88.0, 112.0), (158.0, 92.0), Anchor::Middle)) }
    }
}

fn rows(desk: &Desk<'_>) -> Markup {
    let raid = &desk.view.raid;
    let (step, size) = if raid.len() > 5 { (26.0, 22.0) } else { (31.0, 27.0) };
    html! {
        @for (at, row) in raid.iter().enumerate() { (raider(desk, *row, 33.5 + step * at as f32, size)) }
    }
}

/// A Viking die, what meets it, and what that brings.
fn raider(desk: &Desk<'_>, row: RaidRow, y: f32, size: f32) -> Markup {
    let middle = y + size / 2.0;
    let brings = match row.met {
        MetBy::Die | MetBy::Echo => Some(("abbey-gain", "+1")),
        MetBy::Peasant => Some(("abbey-loss", "−1")),
        MetBy::Breach | MetBy::Nothing => None,
    };
    html! {
        (other_die("abbey-viking", row.value, (27.0, y), size))
        path.arr d={ "M60 " (D(middle)) "h14m-5-4.500 5 4.500-5 4.500" } {}
        (meets(desk, row, y, size))
        @if let Some((class, words)) = brings {
            g class=(class) { (text::line(Hand::Number, 12.0, (127.0, middle + 4.0), Anchor::Middle, words)) }
            (icon("i-vp", (137.0, middle - 9.0), 18.0))
        }
    }
}

fn meets(desk: &Desk<'_>, row: RaidRow, y: f32, size: f32) -> Markup {
    use crate::desk::Lies::Placed;
    let at = (79.0, y);
    match (row.met, row.by) {
        (MetBy::Die, Some(Holder::Seat(seat))) => desk.die(seat, row.value, Placed, at, size),
        (MetBy::Echo, Some(Holder::Seat(seat))) => Desk::echo(seat, row.value, at, size),
        (MetBy::Die | MetBy::Echo, _) => other_die("abbey-elias", row.value, at, size),
        (MetBy::Peasant, Some(Holder::Seat(seat))) => Desk::peasant(seat, at, size),
        (MetBy::Peasant, _) => html! { g.neutral { (icon("i-folk", at, size)) } },
        (MetBy::Breach, by) => html! {
            path.abbey-cross d={ "M81 " (D(y + 3.0)) "l" (D(size - 6.0)) " " (D(size - 6.0)) "m0 " (D(6.0 - size)) "l" (D(6.0 - size)) " " (D(size - 6.0)) } {}
            @if let Some(by) = by { (text::line(Hand::Words, 11.0, (112.0, y + size * 0.65), Anchor::Start, desk.name(by))) }
        },
        (MetBy::Nothing, _) => crate::desk::square(at, size),
    }
}

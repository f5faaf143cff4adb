//! Crusades before a player: who went, with which dice, for what.

use maud::{Markup, html};
use parlour_abbey::view::{QuestView, SeatView};
use parlour_core::Seat;
use parlour_kit::icon::icon;
use parlour_kit::{Anchor, D, Disc, Hand, Outline, Row, target, text};

use crate::cards::{told, value};
use crate::desk::{Desk, Lies, square, token};
use crate::places;

/// The two places for crusades beside the choir.
pub(crate) fn mine(desk: &Desk<'_>, me: &SeatView) -> Markup {
    html! {
        @for (at, quest) in me.crusades.iter().enumerate() {
            g transform={ "translate(" (D(690.0 + 198.0 * at as f32)) " 412)" } { (card(desk, me.seat, quest)) }
        }
    }
}

fn card(desk: &Desk<'_>, owner: Seat, quest: &QuestView) -> Markup {
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: 190.0, height: 124.0, r: 6.0 };
    let name =
        text::fit(Hand::Name, &desk.scene.title(quest.card.key()), 126.0, &[13.5, 12.5, 11.0]).within(25.0);
    let body = html! {
        title { (told(desk, quest.card.key())) }
        rect.c-f x="1" y="1" width="190" height="124" rx="6" {}
        path.bn-s d="M1 7a6 6 0 0 1 6-6h178a6 6 0 0 1 6 6v19H1z" {}
        (icon("i-crusade", (7.0, 4.0), 19.0))
        (name.centred(Hand::Name, (93.0, 14.0)))
        path.c-l d="M1 26h190" {}
        (value(quest.card.row().prestige, (173.5, 13.5), 23.0))
        (crusader(Some(owner).filter(|_| quest.crusader), (74.0, 46.0)))
        (crusader(quest.ally, (118.0, 46.0)))
        (dice(desk, owner, quest, (190.0, 64.0)))
        (text::line(Hand::Aside, 12.0, (12.0, 115.0), Anchor::Start, desk.scene.word("abbey-board-reward")))
        (reward(quest).centred((140.0, 111.0), 17.0, 90.0))
        rect.c-o x="1" y="1" width="190" height="124" rx="6" {}
    };
    target(desk.marks, &places::crusade(quest.card), outline, Disc::Corner, &body)
}

fn crusader(seat: Option<Seat>, (cx, cy): (f32, f32)) -> Markup {
    html! {
        circle.niche.full[seat.is_some()] cx=(D(cx)) cy=(D(cy)) r="15" {}
        @match seat {
            Some(seat) => { (Desk::peasant(seat, (cx - 12.0, cy - 13.0), 24.0)) }
            None => { g.abbey-ghost { (icon("i-folk", (cx - 9.0, cy - 9.0), 18.0)) } }
        }
    }
}

/// The dice on a card and the squares still free, centred in a width.
pub(crate) fn dice(desk: &Desk<'_>, owner: Seat, quest: &QuestView, (width, y): (f32, f32)) -> Markup {
    let ally = quest.ally.unwrap_or(owner);
    let own = (0..quest.own.0).map(|_| (owner, false)).chain((0..quest.own.1).map(|_| (owner, true)));
    let allied = (0..quest.allied.0).map(|_| (ally, false)).chain((0..quest.allied.1).map(|_| (ally, true)));
    let placed: Vec<_> = own.chain(allied).collect();
    let elias = usize::from(quest.elias);
    let all = usize::from(quest.needs).max(placed.len() + elias);
    let left = width / 2.0 - 17.5 * all as f32;
    let at = |n: usize| (left + 35.0 * n as f32, y);
    html! {
        @for (n, (seat, echo)) in placed.iter().enumerate() {
            @if *echo { (Desk::echo(*seat, quest.value, at(n), 32.0)) }
            @else { (desk.die(*seat, quest.value, Lies::Placed, at(n), 32.0)) }
        }
        @for n in placed.len()..placed.len() + elias { (crate::desk::other_die("abbey-elias", quest.value, at(n), 32.0)) }
        @for n in placed.len() + elias..all { (square(at(n), 31.0)) }
    }
}

/// What the crusade brings.
pub(crate) fn reward(quest: &QuestView) -> Row {
    let kinds = quest.card.reward().into_iter().filter(|(_, n)| *n > 0);
    kinds.fold(Row::new(), |row, (kind, n)| row.number(n.to_string()).icon(token(kind)))
}

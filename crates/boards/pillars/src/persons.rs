//! What a player has: craftsmen, privileges, goods, workers.

use parlour_core::{Phrase, Seat};
use parlour_kit::card::{HEIGHT, WIDTH};
use parlour_kit::player::{figure, inline_marker, marker_at};
use parlour_kit::reading::about;
use parlour_kit::text::{self, capitalised};
use parlour_kit::value::shown;
use parlour_kit::{
    Anchor, Counter, D, Disc, Drawing, Flow, Hand, Leaf, Markup, Outline, Panel, Whose, html, icon, target,
};
use parlour_pillars::data::Good;
use parlour_pillars::view::SeatView;

use crate::about::{BUILDERS, GOLD, POINTS, WORKERS};
use crate::{Desk, cards, emblem, places};

/// The leaf of a player: the reader's own is larger.
pub(crate) fn leaf(desk: &Desk<'_>, seat: Seat) -> Leaf {
    let (scene, view) = (desk.scene, &desk.view.seats[seat.index()]);
    let mine = scene.is_me(seat);
    let whose = if mine { Whose::Mine } else { Whose::Other(seat) };
    let title = if mine { scene.word("pillars-board-mine") } else { scene.face(seat).name.clone() };
    let held = Phrase::new("pillars-board-places")
        .number("n", view.craftsmen.len() as u8)
        .number("limit", view.limit);
    let aside = html! {
        span { (inline_marker(scene.face(seat))) " " (scene.say(&held)) }
        @for note in notes(desk, view) { span { (note) } }
    };
    let mut drawings = vec![store(desk, view)];
    drawings.extend(view.craftsmen.iter().map(|craftsman| cards::employed(desk, seat, craftsman)));
    drawings.extend(view.privileges.iter().map(|privilege| cards::kept(desk, seat, *privilege)));
    Leaf::new(format!("pil-leaf-{seat}"), title, whose, Flow::Cards { narrowest: 110 })
        .aside(aside)
        .drawings(drawings)
}

/// What is special about a player this round.
fn notes(desk: &Desk<'_>, view: &SeatView) -> Vec<String> {
    let scene = desk.scene;
    let mut notes = Vec::new();
    let mut note = |holds: bool, key: &str| {
        if holds {
            notes.push(scene.word(key));
        }
    };
    note(view.passed, "pillars-sheet-passed");
    note(desk.view.walled.has(view.seat), "pillars-sheet-walled");
    note(desk.view.aside.has(view.seat), "pillars-sheet-aside");
    note(desk.view.protected.has(view.seat), "pillars-sheet-protected");
    if !view.bought.is_empty() {
        let goods = view.bought.iter().map(|good| Phrase::new(good.key()));
        notes.push(scene.say(&Phrase::new("pillars-board-bought").list("goods", goods)));
    }
    notes
}

/// The household: cubes, gold, workers, on a card of its own.
fn store(desk: &Desk<'_>, view: &SeatView) -> Drawing {
    let scene = desk.scene;
    let face = scene.face(view.seat);
    let title = capitalised(&scene.word("pillars-sheet-goods"));
    let fitted = text::fit(Hand::Name, &title, 84.0, &[13.5, 12.5, 12.0, 11.0]);
    let body = html! {
        rect.c-f x="1" y="1" width="118" height="148" rx="6" {}
        path.bn d="M1 7a6 6 0 0 1 6-6h106a6 6 0 0 1 6 6v22H1z" {}
        (marker_at(face, (17.0, 15.0), 20.0))
        (fitted.centred(Hand::Name, (70.0, 15.0)))
        @for (at, good) in Good::ALL.iter().enumerate() {
            (cubes(desk, view, *good, (2.0 + 58.0 * (at % 2) as f32, 30.0 + 30.0 * (at / 2) as f32)))
        }
        path.c-l d="M1 29h118M1 91h118M60 29v62M1 60h118" {}
        (about(GOLD, &html! {
            (icon::icon("i-coin", (8.0, 95.0), 22.0))
            (shown(&places::held(view.seat, "gold"), view.gold, &text::line(Hand::Number, 15.0, (36.0, 111.5), Anchor::Start, view.gold)))
        }))
        (about(POINTS, &html! {
            (icon::icon("i-vp", (64.0, 95.0), 22.0))
            (shown(&places::held(view.seat, "points"), view.points, &text::line(Hand::Number, 15.0, (92.0, 111.5), Anchor::Start, view.points)))
        }))
        path.c-l d="M10 120h100" stroke-dasharray="1 3" {}
        (about(WORKERS, &html! {
            (figure("i-worker", face, (7.0, 123.0), 23.0))
            (shown(&places::held(view.seat, "idle"), view.idle, &text::line(Hand::Number, 14.0, (35.0, 140.0), Anchor::Start, view.idle)))
            (text::fit(Hand::Words, &workers(desk, view), 61.0, &[12.0, 11.0]).set(Hand::Words, (55.0, 134.0), Anchor::Start))
        }))
        rect.c-o x="1" y="1" width="118" height="148" rx="6" {}
    };
    Drawing::new(places::owned(view.seat, "store"), (WIDTH, HEIGHT), label(desk, view), body)
}

/// Cubes of a kind; a choice that returns some points here.
fn cubes(desk: &Desk<'_>, view: &SeatView, good: Good, (x, y): (f32, f32)) -> Markup {
    let count = view.goods.of(good);
    let body = html! {
        rect.c-f x=(D(x)) y=(D(y)) width="57" height="29" {}
        g.pillars-none[count == 0] {
            (icon::icon(emblem::good(good), (x + 6.0, y + 3.0), 24.0))
            (shown(&places::held(view.seat, &format!("goods/{good}")), count, &text::line(Hand::Number, 15.0, (x + 36.0, y + 20.0), Anchor::Start, count)))
        }
    };
    let outline = Outline::Frame { x: x + 1.0, y: y + 1.0, width: 55.0, height: 27.0, r: 3.0 };
    target(desk.marks, &places::owned(view.seat, good.name()), outline, Disc::At(x + 50.0, y + 22.0), &body)
}

fn workers(desk: &Desk<'_>, view: &SeatView) -> String {
    desk.scene.say(&Phrase::new("pillars-board-idle").number("all", view.idle + view.busy))
}

fn label(desk: &Desk<'_>, view: &SeatView) -> String {
    let goods = Good::ALL.iter().map(|good| Phrase::counted(view.goods.of(*good), good.key()));
    let gold = Phrase::counted(view.gold, "pillars-gold");
    desk.scene
        .say(&Phrase::new("pillars-board-store").seat("seat", view.seat).list("goods", goods.chain([gold])))
}

/// The reader's goods.
pub(crate) fn strip(desk: &Desk<'_>, me: Seat) -> Vec<Counter> {
    let (scene, view) = (desk.scene, &desk.view.seats[me.index()]);
    let mut counters = purse(desk, view);
    counters.push(
        Counter::new("i-vp", scene.word("pillars-sheet-points"), view.points)
            .of(places::held(me, "points"))
            .about(POINTS),
    );
    counters.push(idle(desk, view).note(workers(desk, view)));
    let bag = desk.view.bag.get(me.index()).copied().unwrap_or_default();
    let note = scene.word("pillars-sheet-bag");
    let builders =
        Counter::new("i-builder", scene.word("pillars-sheet-builders"), bag).note(note).about(BUILDERS);
    counters.push(builders.of(format!("bag/{}", me.index())));
    counters
}

/// Points as the track has them; what the end brings is counted then.
pub(crate) fn points(seat: &SeatView) -> i32 {
    seat.points.into()
}

/// What the panel of a player says.
pub(crate) fn panel(desk: &Desk<'_>, seat: Seat) -> Panel {
    let view = &desk.view.seats[seat.index()];
    let mut counters = purse(desk, view);
    counters.push(idle(desk, view));
    Panel { seat, score: points(view), counters }
}

fn idle(desk: &Desk<'_>, view: &SeatView) -> Counter {
    let of = places::held(view.seat, "idle");
    Counter::new("i-worker", desk.scene.word("pillars-sheet-workers"), view.idle).of(of).about(WORKERS)
}

fn purse(desk: &Desk<'_>, view: &SeatView) -> Vec<Counter> {
    let held = |what: &str| places::held(view.seat, what);
    let gold =
        Counter::new("i-coin", desk.scene.word("pillars-sheet-gold"), view.gold).of(held("gold")).about(GOLD);
    let goods = [Good::Stone, Good::Wood, Good::Sand, Good::Metal];
    let goods = goods.map(|good| {
        let counter = Counter::new(emblem::good(good), desk.scene.word(good.key()), view.goods.of(good));
        counter.of(held(&format!("goods/{good}"))).about(good.key())
    });
    [gold].into_iter().chain(goods).collect()
}

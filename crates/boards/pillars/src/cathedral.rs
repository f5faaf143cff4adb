//! The rising cathedral: what stands in ink and colour, this round's part under scaffolding, the rest as
//! the master's drawing.

use parlour_core::Phrase;
use parlour_kit::piece::seal;
use parlour_kit::reading::about;
use parlour_kit::text::{self, capitalised, wrap};
use parlour_kit::{Anchor, D, Hand, Markup, html, icon};
use parlour_pillars::data::{CATHEDRAL, ROUNDS, Station};

use crate::{Desk, places};

/// A part in board units: its symbol, its box, where its plan is labelled.
struct Stage {
    symbol: &'static str,
    clip: &'static str,
    /// Left, top of the raised half, width, foot.
    scaffold: (f32, f32, f32, f32),
    label: (f32, f32),
}

/// In the order in which they are built.
const STAGES: [Stage; 6] = [
    Stage {
        symbol: "v-nave",
        clip: "url(#c-nave)",
        scaffold: (416.0, 330.0, 252.0, 476.0),
        label: (540.0, 440.0),
    },
    Stage {
        symbol: "v-portal",
        clip: "url(#c-portal)",
        scaffold: (650.0, 330.0, 164.0, 476.0),
        label: (732.0, 436.0),
    },
    Stage {
        symbol: "v-apse",
        clip: "url(#c-apse)",
        scaffold: (338.0, 336.0, 92.0, 476.0),
        label: (352.0, 290.0),
    },
    Stage {
        symbol: "v-tower-1",
        clip: "url(#c-tower-1)",
        scaffold: (654.0, 174.0, 72.0, 298.0),
        label: (620.0, 186.0),
    },
    Stage {
        symbol: "v-tower-2",
        clip: "url(#c-tower-2)",
        scaffold: (738.0, 174.0, 72.0, 298.0),
        label: (824.0, 196.0),
    },
    Stage {
        symbol: "v-roof",
        clip: "url(#c-roof)",
        scaffold: (430.0, 210.0, 226.0, 302.0),
        label: (540.0, 262.0),
    },
];

/// From the back to the front.
const BACK_TO_FRONT: [usize; 6] = [5, 3, 4, 2, 0, 1];

pub(crate) fn draw(desk: &Desk<'_>) -> Markup {
    let built = desk.view.cathedral.len();
    let rising = (built < usize::from(desk.view.round)).then_some(built);
    let picture = html! {
        g.pic {
            @if built < STAGES.len() { (construction()) }
            @for at in BACK_TO_FRONT {
                @let stage = &STAGES[at];
                @if at < built { g.pillars-built { use href={ "#" (stage.symbol) } {} } }
                @else { g.pillars-plan { use href={ "#" (stage.symbol) } {} } }
            }
            @if let Some(stage) = rising.map(|at| &STAGES[at]) { (scaffolding(stage)) }
            (ground())
            @for at in built..STAGES.len() {
                @if Some(at) != rising { (plan_label(desk, at)) }
            }
        }
        (icon::icon("i-stone", (812.0, 458.0), 20.0))
        (icon::icon("i-timber", (826.0, 462.0), 22.0))
        (caption(desk, rising))
    };
    html! { g #pil-rising { (about(&places::at(Station::Cathedral), &picture)) } }
}

/// The compass lines of the master's drawing.
fn construction() -> Markup {
    html! {
        g.pillars-lines {
            circle cx="732" cy="330" r="118" {}
            circle cx="732" cy="330" r="58" {}
            path d="M732 60V476M300 476H840M300 300H840M664 60V476M800 60V476M420 200V476" {}
        }
    }
}

fn scaffolding(stage: &Stage) -> Markup {
    let (x, top, width, foot) = stage.scaffold;
    let bays = (width / 72.0).round().max(1.0) as usize;
    let bay = width / bays as f32;
    let lifts = ((foot - top) / 32.0) as usize;
    let crane = x + width * 0.45;
    html! {
        g.pillars-built clip-path=(stage.clip) { use href={ "#" (stage.symbol) } {} }
        path.pillars-scaffold d={
            @for post in 0..=bays { "M" (D(x + bay * post as f32)) " " (D(foot)) "V" (D(top - 22.0)) }
            @for lift in 1..=lifts { "M" (D(x)) " " (D(foot - 32.0 * lift as f32)) "h" (D(width)) }
            @for lift in 0..lifts { "M" (D(x + bay * (lift % bays) as f32)) " " (D(foot - 32.0 * lift as f32)) "l" (D(bay)) " -32" }
        } {}
        path.pillars-crane d={ "M" (D(crane)) " " (D(top)) "v-44m0 2h40m-40 14l18-14" } {}
        path.c-l d={ "M" (D(crane + 38.0)) " " (D(top - 42.0)) "v32" } {}
        (icon::icon("i-stone", (crane + 27.0, top - 12.0), 22.0))
    }
}

fn ground() -> Markup {
    html! {
        path fill="var(--t-plains)" d="M296 476c60-3 480-3 550 0 6 5-4 12-20 12H316c-16 0-26-6-20-12z" {}
        path.pillars-ground d="M296 476h550" {}
        (parlour_kit::scenery::tree((318.0, 476.0), 24.0))
        (parlour_kit::scenery::tree((300.0, 477.0), 17.0))
        (parlour_kit::scenery::fir((838.0, 476.0), 34.0))
    }
}

fn plan_label(desk: &Desk<'_>, at: usize) -> Markup {
    let words =
        Phrase::new("pillars-board-plan").term("part", CATHEDRAL[at].key()).number("round", at as u8 + 1);
    let (x, y) = STAGES[at].label;
    let lines = wrap(Hand::Aside, 14.0, &desk.scene.say(&words), if at > 2 && at < 5 { 84.0 } else { 130.0 });
    // On a narrow screen the building is too small for them: the card of the cathedral tells what is built when.
    html! {
        g.in-lapis.pillars-label.wide {
            @for (line, words) in lines.iter().enumerate() {
                (text::centred(Hand::Aside, 14.0, (x, y + 16.0 * line as f32), words))
            }
        }
    }
}

fn caption(desk: &Desk<'_>, rising: Option<usize>) -> Markup {
    let name = capitalised(&desk.scene.word(Station::Cathedral.key()));
    let parts = desk.view.cathedral.len() as u8;
    let words = match rising {
        _ if parts == ROUNDS => Phrase::new("pillars-board-complete"),
        Some(at) => Phrase::new("pillars-board-rising").number("n", parts).term("part", CATHEDRAL[at].key()),
        None => Phrase::new("pillars-board-standing").number("n", parts),
    };
    let words = text::fit(Hand::Aside, &desk.scene.say(&words), 336.0, &[14.0, 13.0, 12.0]);
    let now = desk.view.station == Some(Station::Cathedral);
    html! {
        g #pil-cathedral {
            rect.pillars-plaque.pillars-here[now] x="304" y="487" width="370" height="44" rx="4" {}
            (seal((322.0, 500.0), 11.0, Station::Cathedral.number()))
            (text::line(Hand::Name, 17.0, (339.0, 506.0), Anchor::Start, name))
            (words.set(Hand::Aside, (339.0, 519.0), Anchor::Start))
        }
    }
}

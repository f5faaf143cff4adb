//! The rim of the valley: sites with their missions, the slots of the villages, the pile, the lap, the solo hand.

use parlour_core::Phrase;
use parlour_forest::Pawn;
use parlour_forest::data::{Mission, Spot, Village};
use parlour_forest::view::View;
use parlour_kit::card::back;
use parlour_kit::icon::{icon, icon_at, picture};
use parlour_kit::piece::piece;
use parlour_kit::player::marker;
use parlour_kit::{Anchor, D, Disc, Hand, Marks, Markup, Outline, Row, Scene, html, target, text};

use crate::goods::{pay, receive};
use crate::places;
use crate::valley::{is_visited, pawn_piece};

/// The size of symbols in missions.
const SYMBOL: f32 = 15.0;

/// A site on the rim.
struct Site {
    mission: Mission,
    scene: &'static str,
    at: (f32, f32),
    width: f32,
    /// The height of its picture.
    picture: f32,
}

const SITES: [Site; 6] = [
    Site { mission: Mission::Market, scene: "v-market", at: (66.0, 94.0), width: 108.0, picture: 54.0 },
    Site { mission: Mission::Hermit, scene: "v-hermit", at: (264.0, 3.0), width: 152.0, picture: 44.0 },
    Site { mission: Mission::FreeCity, scene: "v-city", at: (466.0, 6.0), width: 106.0, picture: 54.0 },
    Site { mission: Mission::Count, scene: "v-castle", at: (574.0, 66.0), width: 103.0, picture: 54.0 },
    Site { mission: Mission::Captain, scene: "v-raft", at: (596.0, 414.0), width: 81.0, picture: 54.0 },
    Site { mission: Mission::FeudalLord, scene: "v-tower", at: (4.0, 412.0), width: 98.0, picture: 54.0 },
];

fn geometry(mission: Mission) -> &'static Site {
    SITES.iter().find(|site| site.mission == mission).unwrap_or(&SITES[0])
}

/// Where a pawn on a site stands.
pub(crate) fn pawn_at(mission: Mission) -> (f32, f32) {
    let site = geometry(mission);
    (site.at.0 + site.width - 20.0, site.at.1 + site.picture - 8.0)
}

impl Site {
    /// A pointed arch over the scene; the foot holds the mission.
    fn contour(&self, height: f32) -> String {
        let (w, shoulder) = (self.width, 24.0_f32.min(self.picture * 0.6));
        format!(
            "M0 {h}V{s}C0 {c} {x} 0 {m} 0S{w} {c} {w} {s}V{h}z",
            h = D(height),
            s = D(shoulder),
            c = D(shoulder * 0.4),
            x = D(w * 0.2),
            m = D(w / 2.0),
            w = D(w),
        )
    }
}

/// A site, with its mission while it is open.
pub(crate) fn site(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, mission: Mission) -> Markup {
    let site = geometry(mission);
    let open = view.sites.has(mission) || is_visited(view, mission);
    let rows = if open { rows(scene, mission, site.width - 6.0) } else { Vec::new() };
    let height = site.picture + if open { 17.0 * rows.len() as f32 + 5.0 } else { 19.0 };
    let contour = site.contour(height);
    let name = scene.word(mission.key());
    let clip = format!("clip-{mission}");
    let plate = (text::width_of(Hand::Name, 12.0, &name) + 8.0).min(site.width - 6.0);
    let cx = site.width / 2.0;
    let body = html! {
        g transform={ "translate(" (D(site.at.0)) " " (D(site.at.1)) ")" } {
            title { (label(scene, mission)) }
            clipPath id=(clip) { path d=(contour) {} }
            path.c-f d=(contour) {}
            g clip-path={ "url(#" (clip) ")" } {
                svg.pic width=(D(site.width)) height=(D(site.picture)) viewBox="0 0 100 44" preserveAspectRatio="xMidYMax slice" {
                    (picture(site.scene, (0.0, 0.0), (100.0, 44.0)))
                }
            }
            path.c-l d={ "M0 " (D(site.picture)) "h" (D(site.width)) } {}
            @if open {
                @for (at, row) in rows.iter().enumerate() {
                    (row.centred((cx, site.picture + 11.5 + 17.0 * at as f32), SYMBOL, site.width - 8.0))
                }
            } @else { (empty(scene, (4.0, site.picture + 3.0), (site.width - 8.0, 13.0))) }
            path.c-o d=(contour) {}
            g.tag.wide {
                rect x=(D(cx - plate / 2.0)) y=(D(site.picture - 13.0)) width=(D(plate)) height="16" rx="3" {}
                (text::fit(Hand::Name, &name, plate - 4.0, &[12.0, 11.0]).centred(Hand::Name, (cx, site.picture - 5.0)))
            }
        }
    };
    let frame = Outline::Frame { x: site.at.0, y: site.at.1, width: site.width, height, r: 8.0 };
    target(marks, &places::site(mission), frame, Disc::Corner, &body)
}

fn empty(scene: &Scene<'_>, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    let words = text::fit(Hand::Aside, &scene.word("forest-board-no-mission"), width - 4.0, &[11.5, 11.0]);
    html! {
        rect.forest-slot x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx="3" {}
        g.wide { (words.centred(Hand::Aside, (x + width / 2.0, y + height / 2.0))) }
    }
}

/// Price and reward of a mission in rows of a width: the price and the arrow open the first.
fn rows(scene: &Scene<'_>, mission: Mission, width: f32) -> Vec<Row> {
    let deal = mission.deal();
    let mut rows = Vec::new();
    let mut row = pay(Row::new(), &deal.bill).arrow();
    for effect in deal.reward {
        let longer = receive(scene, row.clone(), &[*effect]);
        if longer.width(SYMBOL) > width {
            rows.push(row);
            row = receive(scene, Row::new(), &[*effect]);
        } else {
            row = longer;
        }
    }
    rows.push(row);
    rows
}

/// Name, price and reward in words.
fn label(scene: &Scene<'_>, mission: Mission) -> String {
    format!("{}: {}", scene.word(mission.key()), scene.facet(mission.key(), "effect"))
}

/// The mission slot of a village; `(x, y)` is the upper left corner of the line with its name.
pub(crate) fn slot(
    view: &View,
    scene: &Scene<'_>,
    marks: &Marks<'_>,
    village: Village,
    (x, y): (f32, f32),
) -> Markup {
    let mission = view.slots[village as usize].mission;
    let (left, width) = (x + 88.0, 132.0);
    let body = match mission {
        None => empty(scene, (left + 30.0, y + 1.0), (97.0, 21.0)),
        Some(mission) => {
            let row = receive(scene, pay(Row::new(), &mission.deal().bill).arrow(), mission.deal().reward);
            html! {
                title { (label(scene, mission)) }
                rect.forest-plaque x=(D(left)) y=(D(y)) width=(D(width)) height="23" rx="3" {}
                (icon("i-mission", (left + 2.0, y + 3.5), 16.0))
                (row.centred((left + 75.0, y + 11.5), 14.0, width - 24.0))
            }
        }
    };
    let frame = Outline::Frame { x: left, y, width, height: 23.0, r: 3.0 };
    let plaque = target(marks, &places::slot(village), frame, Disc::Corner, &body);
    html! {
        @match mission {
            Some(mission) => (piece(&format!("pc-mission-{mission}"), &plaque)),
            None => (plaque),
        }
    }
}

/// The pile of missions.
pub(crate) fn pile(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        g {
            title { (scene.word("forest-sheet-pile")) " " (view.pile) }
            rect.forest-plaque x="8" y="536" width="94" height="52" rx="4" {}
            @if view.pile > 1 { (back((20.0, 543.0), (28.0, 38.0), "")) }
            @if view.pile > 0 { (back((16.0, 541.0), (28.0, 38.0), "")) }
            (icon("i-mission", (20.0, 550.0), 20.0))
            (text::line(Hand::Name, 13.0, (54.0, 558.0), Anchor::Start, scene.word("forest-board-pile")))
            (text::line(Hand::Name, 18.0, (54.0, 579.0), Anchor::Start, view.pile))
        }
    }
}

/// The lap and who began it, or the solo year; and that the end is near.
pub(crate) fn lap(view: &View, scene: &Scene<'_>) -> Markup {
    let key = if view.solo { "forest-sheet-year" } else { "forest-sheet-lap" };
    let lap = scene.say(&Phrase::new(key).number("n", view.round));
    html! {
        rect.forest-plaque x="8" y="8" width="156" height="78" rx="4" {}
        (text::line(Hand::Name, 16.0, (16.0, 28.0), Anchor::Start, lap))
        @if !view.solo {
            (marker(scene.face(view.first), (15.0, 36.0), 20.0))
            (text::fit(Hand::Words, &scene.word("forest-board-begins"), 112.0, &[12.5, 11.0]).set(Hand::Words, (40.0, 46.0), Anchor::Start))
            g.in-rubric { (text::fit(Hand::Aside, &ending(view, scene), 142.0, &[13.0, 12.0, 11.0]).set(Hand::Aside, (16.0, 70.0), Anchor::Start)) }
        }
    }
}

fn ending(view: &View, scene: &Scene<'_>) -> String {
    match view.ending {
        _ if view.last_turns => scene.word("forest-board-last-turns"),
        Some(_) => scene.word("forest-board-ending"),
        None if view.extra_turn => scene.word("forest-board-extra-turn"),
        None => String::new(),
    }
}

/// The pawns the solo player still has, and those put aside; of others, the pawns not yet placed.
pub(crate) fn hand(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Markup {
    let waiting = |kind: Pawn| {
        let of_kind =
            move |pawn: &(usize, &parlour_forest::view::PawnView)| pawn.1.kind.unwrap_or(Pawn::Other) == kind;
        view.pawns.iter().enumerate().filter(|(_, pawn)| pawn.spot == Spot::Hand).filter(of_kind)
    };
    let (white, other) = (waiting(Pawn::White).count(), waiting(Pawn::Other).count());
    let y = if view.solo { 58.0 } else { 102.0 };
    let group = |kind: Pawn, x: f32| {
        html! {
            @for (at, (index, pawn)) in waiting(kind).enumerate() {
                (pawn_piece(scene, index, pawn, (x + 22.0 * at as f32, y)))
            }
        }
    };
    let frame = |x: f32, n: usize| Outline::Frame {
        x: x - 16.0,
        y: y - 20.0,
        width: 34.0 + 22.0 * n.saturating_sub(1) as f32,
        height: 40.0,
        r: 4.0,
    };
    html! {
        @if view.solo || white + other > 0 {
            (target(marks, &places::pawn(Pawn::Other), frame(26.0, other), Disc::Corner, &group(Pawn::Other, 26.0)))
            (target(marks, &places::pawn(Pawn::White), frame(136.0, white), Disc::Corner, &group(Pawn::White, 136.0)))
            @if view.solo {
                @for (at, _) in view.pawns.iter().filter(|pawn| pawn.spot == Spot::Aside).enumerate() {
                    g.gone { (icon_at("i-traveller", (150.0 - 16.0 * at as f32, 24.0), 20.0)) }
                }
            }
        }
    }
}

//! The rim of the valley: sites with their missions, and the slots of the villages.

use parlour_forest::data::{Mission, Village};
use parlour_forest::view::View;
use parlour_kit::icon::{icon, picture};
use parlour_kit::piece::piece;
use parlour_kit::scale::{Scale, fine};
use parlour_kit::{D, Disc, Hand, Marks, Markup, Outline, Row, Scene, html, target, text};

use crate::goods::{pay, receive};
use crate::valley::is_visited;
use crate::{names, places};

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
    Site { mission: Mission::Market, scene: "v-market", at: (42.0, 91.0), width: 150.0, picture: 50.0 },
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
            g.tag {
                rect x=(D(cx - plate / 2.0)) y=(D(site.picture - 13.0)) width=(D(plate)) height="16" rx="3" {}
                (names::line(Hand::Name, &name, (cx, site.picture - 5.0), plate - 4.0, &[12.0, 11.0]))
            }
        }
    };
    let frame = Outline::Frame { x: site.at.0, y: site.at.1, width: site.width, height, r: 8.0 };
    target(marks, &places::site(mission), frame, Disc::Corner, &body)
}

fn empty(scene: &Scene<'_>, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    let words = scene.word("forest-board-no-mission");
    html! {
        rect.forest-slot x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx="3" {}
        (fine(Scale::Small, &names::line(Hand::Aside, &words, (x + width / 2.0, y + height / 2.0), width - 6.0, &[11.5, 11.0])))
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
    let id = places::slot(village);
    let left = x + 88.0;
    let Some(mission) = view.slots[village as usize].mission else {
        let frame = Outline::Frame { x: left + 30.0, y: y + 1.0, width: 97.0, height: 21.0, r: 3.0 };
        return target(marks, &id, frame, Disc::Corner, &empty(scene, (left + 30.0, y + 1.0), (97.0, 21.0)));
    };
    let rows = rows(scene, mission, PLAQUE - 24.0);
    let (top, height) = if rows.len() > 1 { (y - 2.0, 33.0) } else { (y, 23.0) };
    let middle = top + height / 2.0;
    let first = middle - 7.5 * (rows.len() - 1) as f32;
    let body = html! {
        title { (label(scene, mission)) }
        rect.forest-plaque x=(D(left)) y=(D(top)) width=(D(PLAQUE)) height=(D(height)) rx="3" {}
            (icon("i-mission", (left + 2.0, middle - 8.0), 16.0))
            @for (at, row) in rows.iter().enumerate() {
                (row.centred((left + 10.0 + PLAQUE / 2.0, first + 15.0 * at as f32), 14.0, PLAQUE - 22.0))
            }
    };
    let frame = Outline::Frame { x: left, y: top, width: PLAQUE, height, r: 3.0 };
    piece(&format!("pc-mission-{mission}"), &target(marks, &id, frame, Disc::Corner, &body))
}

/// The width of the plaque with the mission of a village.
const PLAQUE: f32 = 134.0;

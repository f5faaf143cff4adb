//! The map of the Loire country: one river through it, roads, cities as seals, goods on their lots.

mod cities;
mod geography;
mod scenery;

use parlour_kit::icon::icon_at;
use parlour_kit::{D, Disc, Drawing, Hand, Markup, Outline, Pointed, html, target, text};
use parlour_orleans::data::{Edge, Way};
use parlour_orleans::{City, EdgeView, Good};

use crate::places;
use crate::symbols;
use crate::table::{Table, name};
use geography::{MOUTHS, Point, RIVERS, bed_of, is_loire, site_of};

/// The most players there are: with them all goods spaces are in use.
const ALL_PLAYERS: u8 = 4;

/// The map, scenery first and merchants last.
pub(crate) fn drawing(table: &Table<'_>) -> Drawing {
    let label = table.scene.word("orleans-sheet-map");
    let body = html! {
        rect.orleans-map x="4" y="4" width="578" height="594" rx="4" {}
        (scenery::draw())
        (roads())
        (reachable(table))
        (water())
        @for edge in &table.view.edges { (goods(table, edge)) }
        (cities::draw(table))
        (ornaments(table))
        (journeys(table))
        rect.orleans-map-frame x="4" y="4" width="578" height="594" rx="4" {}
        rect.orleans-map-inner x="8" y="8" width="570" height="586" rx="3" {}
    };
    Drawing::new("orleans-map", (586.0, 602.0), label, body).pans(600)
}

/// The curve of a connection.
fn curve(edge: Edge) -> String {
    let [one, other] = edge.ends().map(|city| site_of(city).at);
    let [from, to] = bed_of(edge).handles;
    let point = |(x, y): Point| format!("{} {}", D(x), D(y));
    format!("M{}C{} {} {}", point(one), point(from), point(to), point(other))
}

fn curves(which: impl Fn(Edge) -> bool) -> String {
    Edge::all().filter(|edge| which(*edge)).map(curve).collect()
}

/// Each line is drawn in two strokes, a wide one for its banks and a narrow one on top: the path stands once,
/// and what uses it gives the stroke.
fn stroke(class: &str, id: &str) -> Markup {
    html! { use class=(class) href={ "#" (id) } {} }
}

fn roads() -> Markup {
    html! {
        defs { path id="orleans-roads" d=(curves(|edge| edge.way() == Way::Road)) {} }
        (stroke("orleans-road-1", "orleans-roads"))
        (stroke("orleans-road-2", "orleans-roads"))
    }
}

fn water() -> Markup {
    let rivers = curves(|edge| edge.way() == Way::Waterway && !is_loire(edge));
    html! {
        defs {
            path id="orleans-rivers" d=(rivers) {}
            path id="orleans-loire" d={ (curves(is_loire)) (MOUTHS) } {}
        }
        svg x="4" y="4" width="578" height="594" viewBox="4 4 578 594" {
            (stroke("orleans-river-1", "orleans-rivers"))
            (stroke("orleans-loire-1", "orleans-loire"))
            (stroke("orleans-river-2", "orleans-rivers"))
            (stroke("orleans-loire-2", "orleans-loire"))
            (stroke("orleans-flow", "orleans-rivers"))
            (stroke("orleans-flow", "orleans-loire"))
        }
        @for (name, (x, y), lean) in RIVERS {
            text.orleans-river-name x=(D(x)) y=(D(y)) transform={ "rotate(" (lean) " " (D(x)) " " (D(y)) ")" } { (text::growing(name)) }
        }
    }
}

/// A halo under the connections the merchant may take now.
fn reachable(table: &Table<'_>) -> Markup {
    let open = |edge: Edge| table.marks.at(&places::edge(edge)).is_some_and(Pointed::is_open);
    html! { @for edge in Edge::all().filter(|edge| open(*edge)) { path.orleans-way d=(curve(edge)) {} } }
}

/// The goods of a connection, each on its lot; spaces for more players than there are stay blank.
fn goods(table: &Table<'_>, edge: &EdgeView) -> Markup {
    let lots = &bed_of(edge.edge).lots;
    html! {
        @for (at, point) in lots.iter().enumerate() {
            @match edge.goods.get(at) {
                Some(Some(good)) => (lot(table, edge, at, *good, *point)),
                Some(None) => (taken(*point)),
                None => (blank(edge.edge, *point)),
            }
        }
    }
}

fn lot(table: &Table<'_>, edge: &EdgeView, at: usize, good: Good, (cx, cy): Point) -> Markup {
    let body = html! {
        g {
            title { (table.scene.title(good.key())) }
            rect.orleans-lot x=(D(cx - 12.0)) y=(D(cy - 12.0)) width="24" height="24" rx="3" {}
            (icon_at(symbols::good(good), (cx, cy), 20.0))
        }
    };
    // Two goods of one sort are one choice: the first of them stands for both.
    let first = edge.goods.iter().position(|other| *other == Some(good)) == Some(at);
    if table.view.loading != Some(edge.edge) || !first {
        return body;
    }
    let outline = Outline::Frame { x: cx - 13.0, y: cy - 13.0, width: 26.0, height: 26.0, r: 4.0 };
    target(table.marks, &places::lot(good), outline, Disc::At(cx + 15.0, cy - 14.0), &body)
}

fn taken((cx, cy): Point) -> Markup {
    html! { rect.orleans-lot-taken x=(D(cx - 8.0)) y=(D(cy - 8.0)) width="16" height="16" rx="2.5" {} }
}

/// A space that needs more players: their number is printed on it.
fn blank(edge: Edge, (cx, cy): Point) -> Markup {
    let needed = (2..=ALL_PLAYERS).find(|players| edge.goods_spaces(*players) > 1).unwrap_or(ALL_PLAYERS);
    let mark = if needed == ALL_PLAYERS { needed.to_string() } else { format!("{needed}+") };
    html! {
        g.orleans-zero {
            (taken((cx, cy)))
            (text::numeral(Hand::Number, 11.0, (cx, cy), mark))
        }
    }
}

/// What the merchant may choose: the way, and the seal at its end. Refused ways come first, so that an open
/// one to the same city lies on top.
fn journeys(table: &Table<'_>) -> Markup {
    let Some(mine) = table.mine() else { return html! {} };
    let mut ways: Vec<_> =
        mine.merchant.edges().filter_map(|edge| Some((edge, table.marks.at(&places::edge(edge))?))).collect();
    ways.sort_by_key(|(_, pointed)| pointed.is_open());
    html! { @for (edge, _) in ways { (journey(table, edge, mine.merchant)) } }
}

fn journey(table: &Table<'_>, edge: Edge, from: City) -> Markup {
    let to = edge.from(from).unwrap_or(from);
    let site = site_of(to);
    let ((cx, cy), (dx, dy)) = (site.at, site.number);
    let r = cities::radius(to) + 2.0;
    let body = html! {
        path.orleans-hit d=(curve(edge)) {}
        circle.orleans-hit-disc cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
    };
    target(table.marks, &places::edge(edge), Outline::Disc { cx, cy, r }, Disc::At(cx + dx, cy + dy), &body)
}

fn ornaments(table: &Table<'_>) -> Markup {
    html! {
        path.orleans-cartouche d="M22 15h138l8 11-8 11H22l-8-11z" {}
        (name(&table.scene.word("orleans-board-country"), (91.0, 26.0), 132.0, &[13.0, 12.0, 11.0]))
        (key(table, Way::Waterway, 564.0))
        (key(table, Way::Road, 586.0))
        g.orleans-rose transform="translate(544 56)" {
            circle r="21" {}
            path.orleans-rose-1 d="M0-26 4-4 26 0 4 4 0 26-4 4-26 0-4-4z" {}
            path.orleans-rose-2 d="M0-26 4-4 0 0-4-4z" {}
            (text::centred(Hand::Name, 11.0, (0.0, -28.0), "N"))
        }
    }
}

/// What a line of the map stands for.
fn key(table: &Table<'_>, way: Way, y: f32) -> Markup {
    let (symbol, outer, inner) = match way {
        Way::Waterway => ("i-boat", "orleans-river-1", "orleans-river-2"),
        Way::Road => ("i-wagon", "orleans-road-1", "orleans-road-2"),
    };
    let stretch = format!("M20 {}h34", D(y));
    html! {
        g {
            title { (table.scene.facet(way.key(), "by")) }
            path class=(outer) d=(stretch) {}
            path class=(inner) d=(stretch) {}
            (icon_at(symbol, (74.0, y - 1.0), 21.0))
        }
    }
}

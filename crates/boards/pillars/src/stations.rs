//! The fourteen stations, clockwise.

use parlour_core::{Phrase, Seat};
use parlour_kit::card::Art;
use parlour_kit::piece::{piece, tag};
use parlour_kit::player::{marker, marker_at, neutral, tincture};
use parlour_kit::scale::{Scale, fine};
use parlour_kit::text::{self, capitalised};
use parlour_kit::value::shown;
use parlour_kit::{Anchor, D, Disc, Hand, Markup, Outline, PreEscaped, html, icon, target};
use parlour_pillars::data::{Craftsman, EventCard, Good, Post, Privilege, Station};
use parlour_pillars::view::Phase;

use crate::about::ROUND;
use crate::cards::{self, Small};
use crate::frame::{BAND, Frame, space, worth};
use crate::{Desk, emblem, market, places};

const fn frame(
    station: Station,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
    picture: Option<&'static str>,
) -> Frame {
    Frame { station, x, y, width, height, picture }
}

const EVENT: Frame = frame(Station::Event, (866.0, 40.0), (196.0, 108.0), None);
const BISHOP: Frame = frame(Station::Bishop, (866.0, 157.0), (196.0, 98.0), Some("v-bishop"));
const MILL: Frame = frame(Station::WoolMill, (866.0, 264.0), (196.0, 98.0), Some("v-mill"));
const KINGSBRIDGE: Frame = frame(Station::Kingsbridge, (866.0, 371.0), (196.0, 162.0), None);
const PRIORY: Frame = frame(Station::Priory, (866.0, 542.0), (196.0, 120.0), Some("v-priory"));
const FOREST: Frame = frame(Station::Forest, (676.0, 552.0), (180.0, 110.0), Some("v-forest"));
const QUARRY: Frame = frame(Station::Quarry, (246.0, 552.0), (180.0, 110.0), Some("v-quarry"));
const GRAVEL: Frame = frame(Station::GravelPit, (40.0, 552.0), (196.0, 110.0), Some("v-gravel"));
const COURT: Frame = frame(Station::Court, (40.0, 408.0), (198.0, 135.0), Some("v-court"));
const SHIRING: Frame = frame(Station::Shiring, (40.0, 237.0), (198.0, 162.0), None);
const CASTLE: Frame = frame(Station::Castle, (40.0, 118.0), (198.0, 110.0), Some("v-castle"));
pub(crate) const MARKET: Frame = frame(Station::Market, (262.0, 40.0), (330.0, 125.0), None);
const START: Frame = frame(Station::StartPlayer, (684.0, 486.0), (172.0, 56.0), None);

/// Every station but the cathedral, which stands in the middle.
pub(crate) fn all(desk: &Desk<'_>) -> Markup {
    html! {
        (event(desk)) (bishop(desk)) (mill(desk)) (kingsbridge(desk)) (priory(desk))
        (site(desk, &FOREST, Good::Wood)) (site(desk, &QUARRY, Good::Stone)) (site(desk, &GRAVEL, Good::Sand))
        (court(desk)) (shiring(desk)) (castle(desk)) (market::station(desk)) (start(desk))
    }
}

fn event(desk: &Desk<'_>) -> Markup {
    let (x, y) = EVENT.field();
    let content = desk
        .view
        .event
        .or(desk.view.foreseen)
        .map_or_else(|| hidden_event(desk, (x, y)), |card| shown_event(desk, card, (x, y)));
    EVENT.draw(desk, &content)
}

fn hidden_event(desk: &Desk<'_>, (x, y): (f32, f32)) -> Markup {
    let words = desk.scene.word("pillars-board-face-down");
    html! {
        (cards::face_down((x + 12.0, y + 8.0)))
        (text::block(Hand::Words, 13.0, &words, (x + 74.0, y + 28.0), (116.0, 62.0), Anchor::Start))
    }
}

fn shown_event(desk: &Desk<'_>, card: EventCard, (x, y): (f32, f32)) -> Markup {
    let art = Art::Tool { symbol: emblem::event(card), ground: cards::fortune(card) };
    let name = text::fit(Hand::Name, &desk.scene.word(card.key()), 120.0, &[13.5, 12.5, 12.0, 11.0]);
    let note = if desk.view.event.is_some() {
        cards::luck(desk, card)
    } else {
        desk.scene.word("pillars-board-foreseen")
    };
    html! {
        title { (desk.scene.facet(card.key(), "effect")) }
        (art.draw((x, y), (66.0, 84.0)))
        path.c-l d={ "M" (D(x + 66.0)) " " (D(y)) "v84" } {}
        (name.centred(Hand::Name, (x + 131.0, y + 18.0)))
        (emblem::fate(card).centred((x + 131.0, y + 47.0), 20.0, 118.0))
        (text::fit(Hand::Aside, &note, 118.0, &[13.0, 12.0]).centred(Hand::Aside, (x + 131.0, y + 70.0)))
        @for (at, seat) in desk.view.protected.iter().enumerate() {
            (marker_at(desk.scene.face(seat), (x + 12.0 + 16.0 * at as f32, y + 72.0), 22.0))
        }
    }
}

fn bishop(desk: &Desk<'_>) -> Markup {
    BISHOP.draw(
        desk,
        &space(desk, Post::Bishop, 0, (1034.0, 228.0), &icon::icon_at("i-pr-shield", (1034.0, 228.0), 20.0)),
    )
}

/// Idle workers stand here from the end of the draft until the mill has paid.
fn mill(desk: &Desk<'_>) -> Markup {
    let working = match desk.view.phase {
        Phase::Builders => true,
        Phase::Stations => desk.view.station.is_some_and(|station| station <= Station::WoolMill),
        _ => false,
    };
    let crews = desk.view.seats.iter().filter(|_| working).map(|seat| (seat.seat, seat.idle));
    MILL.draw(desk, &gangs(desk, &MILL, crews))
}

/// A site: who has sent how many workers there.
fn site(desk: &Desk<'_>, frame: &Frame, good: Good) -> Markup {
    let sent = |seat: Seat| {
        let cards =
            desk.view.resource_row.iter().filter(|card| card.good == good && card.taker == Some(seat));
        (seat, cards.map(|card| card.workers).sum::<u8>())
    };
    let crews = desk.view.seats.iter().map(|seat| sent(seat.seat));
    let content = html! {
        (gangs(desk, frame, crews))
        (icon::icon(emblem::good(good), (frame.x + frame.width - 32.0, frame.y + BAND + 6.0), 26.0))
    };
    frame.draw(desk, &content)
}

/// Gangs of workers along the foot of a station.
fn gangs(desk: &Desk<'_>, frame: &Frame, crews: impl Iterator<Item = (Seat, u8)>) -> Markup {
    let crews: Vec<_> = crews.filter(|(_, count)| *count > 0).collect();
    let step = ((frame.width - 8.0) / crews.len().max(1) as f32).min(62.0);
    let top = frame.y + frame.height - 28.0;
    html! {
        @for (at, (seat, count)) in crews.iter().enumerate() {
            (piece(&format!("pc-{seat}-workers-{}", frame.station), &gang(desk, *seat, *count, (frame.x + 6.0 + step * at as f32, top), step - 4.0)))
        }
    }
}

fn gang(desk: &Desk<'_>, seat: Seat, count: u8, (x, y): (f32, f32), width: f32) -> Markup {
    let roomy = width > 50.0;
    html! {
        rect.pillars-gang x=(D(x)) y=(D(y)) width=(D(width)) height="22" rx="11" {}
        (marker(desk.scene.face(seat), (x + 1.0, y + 1.5), 19.0))
        @if roomy { g class=(tincture(seat)) { (icon::icon("i-worker", (x + 19.0, y + 1.0), 20.0)) } }
        (text::numeral(Hand::Number, 13.0, (x + width - 11.0, y + 11.0), count))
    }
}

/// Two cards and the space under each.
fn town(desk: &Desk<'_>, frame: &Frame, posts: [Post; 2], small: [Option<Small<'_>>; 2]) -> Markup {
    let (x, y) = frame.field();
    let content = html! {
        @for (at, (post, small)) in posts.into_iter().zip(small).enumerate() {
            @let left = x + 10.0 + (frame.width - 20.0 - Small::SIZE.0) * at as f32;
            @let cx = left + Small::SIZE.0 / 2.0;
            @let body = html! {
                @match &small {
                    Some(small) => (small.draw((left, y + 5.0))),
                    None => rect.pillars-empty x=(D(left)) y=(D(y + 5.0)) width=(D(Small::SIZE.0)) height=(D(Small::SIZE.1)) rx="4" {},
                }
                (space(desk, post, 0, (cx, y + 117.0), &PreEscaped(String::new())))
            };
            @let outline = Outline::Frame { x: left - 4.0, y: y + 2.0, width: Small::SIZE.0 + 8.0, height: 134.0, r: 5.0 };
            (target(desk.marks, &places::at_post(post), outline, Disc::At(left + Small::SIZE.0 - 8.0, y + 126.0), &body))
        }
    };
    frame.draw(desk, &content)
}

fn kingsbridge(desk: &Desk<'_>) -> Markup {
    let names = desk
        .view
        .kingsbridge
        .map(|card| card.map_or_else(String::new, |card: Privilege| desk.scene.word(card.key())));
    let small = [0, 1].map(|at| {
        desk.view.kingsbridge[at].map(|card| Small {
            name: &names[at],
            symbol: emblem::privilege(card),
            row: emblem::favour(card),
            uses: None,
        })
    });
    town(desk, &KINGSBRIDGE, [Post::Kingsbridge1, Post::Kingsbridge2], small)
}

fn shiring(desk: &Desk<'_>) -> Markup {
    let name = |card: Craftsman| capitalised(&desk.scene.facet(card.key(), "name"));
    let names = desk.view.shiring.map(|card| card.map_or_else(String::new, name));
    let small = [0, 1].map(|at| {
        desk.view.shiring[at].map(|card| Small {
            name: &names[at],
            symbol: emblem::tool(card.card().trade),
            row: emblem::work(card),
            uses: card.card().capacity,
        })
    });
    town(desk, &SHIRING, [Post::Shiring1, Post::Shiring2], small)
}

fn priory(desk: &Desk<'_>) -> Markup {
    let places = [(936.0, 640.0), (992.0, 640.0)];
    let content = html! {
        @for (at, place) in places.into_iter().enumerate() {
            (space(desk, Post::Priory, at, place, &html! { (worth(2 - at as u8, (place.0 - 5.0, place.1))) (icon::icon_at("i-vp", (place.0 + 6.0, place.1), 13.0)) }))
        }
    };
    PRIORY.draw(desk, &content)
}

fn court(desk: &Desk<'_>) -> Markup {
    let content = html! {
        @for at in 0..4 {
            @let place = (67.0 + 40.0 * at as f32, 521.0);
            @let metal = at == 0 && desk.view.court_metal;
            (space(desk, Post::Court, at, place, &html! { @if metal { (icon::icon_at("i-metal", place, 20.0)) } }))
        }
        @match desk.view.tax {
            Some(tax) => (shown("tax", tax, &tag((178.0, 452.0), &tax.to_string(), "i-coin", 20.0))),
            None => (icon::icon("i-die", (200.0, 436.0), 32.0)),
        }
        @if desk.view.court_metal && desk.view.posts.iter().any(|post| post.post == Post::Court && post.spaces[0].is_some()) {
            (icon::icon_at("i-metal", (67.0, 494.0), 22.0))
        }
    };
    COURT.draw(desk, &content)
}

fn castle(desk: &Desk<'_>) -> Markup {
    let content = html! {
        @for at in 0..desk.view.castle_workers { (neutral("i-worker", (48.0 + 30.0 * f32::from(at), 199.0), 26.0)) }
        (space(desk, Post::Castle, 0, (212.0, 208.0), &html! { (text::numeral(Hand::Name, 13.0, (205.0, 208.0), "+2")) (neutral("i-worker", (211.0, 200.0), 15.0)) }))
    };
    CASTLE.draw(desk, &content)
}

fn start(desk: &Desk<'_>) -> Markup {
    let (x, y) = START.field();
    let words = desk.scene.word("pillars-board-next-round");
    let fitted = text::fit(Hand::Words, &words, 126.0, &[13.0, 12.0]);
    let content = html! {
        (fine(Scale::Slender, &fitted.set(Hand::Words, (x + 10.0, y + 16.0), Anchor::Start)))
        g transform={ "translate(" (D(x + 152.0)) " " (D(y + 15.5)) ") scale(.82)" } {
            (space(desk, Post::Start, 0, (0.0, 0.0), &PreEscaped(String::new())))
        }
    };
    START.draw(desk, &content)
}

/// The cartouche at the upper left: the round, the bag, the builder just drawn.
pub(crate) fn cartouche(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let round = desk.scene.say(&Phrase::new("pillars-sheet-round").number("round", view.round));
    let drawn = html! {
        @if let Some(seat) = view.drawn {
            circle.niche.full cx="216" cy="90" r="16" {}
            (piece(&places::builder(view, seat, places::Standing::Drawn), &parlour_kit::player::figure("i-builder", desk.scene.face(seat), (203.0, 75.0), 26.0)))
        }
    };
    let step = if view.drawn.is_some() { 36.0 } else { 44.0 };
    let bag = icon::icon("i-bag", (192.0, 42.0), 30.0);
    let left = html! {
        @for (at, count) in view.bag.iter().enumerate() {
            @let face = desk.scene.face(Seat::new(at as u8));
            (marker(face, (50.0 + step * at as f32, 80.0), 19.0))
            (shown(&format!("bag/{at}"), *count, &text::numeral(Hand::Number, 13.0, (76.0 + step * at as f32, 90.0), count)))
        }
    };
    let frame = Outline::Frame { x: 186.0, y: 40.0, width: 50.0, height: 34.0, r: 5.0 };
    let hand = Outline::Disc { cx: 216.0, cy: 90.0, r: 17.0 };
    html! {
        g #pil-cartouche {
        g.pillars-cartouche { rect x="40" y="40" width="198" height="69" rx="4" {} }
        g.in-rubric data-about=(ROUND) { (text::fit(Hand::Name, &round, 136.0, &[19.0, 17.0, 15.0]).set(Hand::Name, (52.0, 58.0), Anchor::Start)) }
        g data-about=(places::BAG) { (left) }
        (target(desk.marks, places::BAG, frame, Disc::Corner, &bag))
        (target(desk.marks, places::DRAWN, hand, Disc::Corner, &drawn))
        }
    }
}

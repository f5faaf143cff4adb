//! The shelf above a land: the clergymen at home and, for the reader, the goods.

use parlour_core::Seat;
use parlour_kit::card::scene as scenery;
use parlour_kit::icon::icon_at;
use parlour_kit::piece::{free_niche, piece, taken_niche};
use parlour_kit::reading::about;
use parlour_kit::{D, Disc, Hand, Marks, Markup, Outline, Scene, html, target, text};
use parlour_ora::data::{Country, Good};
use parlour_ora::view::{PlayerView, PostView, SettlementView};
use parlour_ora::{Clergyman, View};

use crate::faces::face;
use crate::wording::entry;
use crate::{cards, glyph, places};

/// The height of the shelf.
pub(crate) const HEIGHT: f32 = 74.0;
/// The middle of what stands on it.
const LINE: f32 = HEIGHT / 2.0 + 1.0;
/// The radius of a clergyman's niche.
const NICHE: f32 = 26.0;
/// From one niche to the next.
const STEP: f32 = 60.0;

/// A land wider than this has room for all goods.
const WIDE: f32 = 880.0;
/// From one heap of goods to the next.
const WIDEST_STEP: f32 = 58.0;

/// The id of a prior, wherever he is.
pub(crate) fn prior_id(seat: Seat) -> String {
    format!("pc-{seat}-prior")
}

/// The id of a lay brother, wherever he is.
pub(crate) fn brother_id(seat: Seat, at: usize) -> String {
    format!("pc-{seat}-lay-brother-{}", at + 1)
}

/// The kinds of goods of a country, in the order of the players' aid; coins are one kind.
pub(crate) fn kinds(country: Country) -> impl Iterator<Item = Good> {
    let here = move |good: &Good| match good {
        Good::Coin5 => false,
        Good::Grapes | Good::Wine | Good::Flour | Good::Bread => country == Country::France,
        Good::Malt | Good::Beer | Good::Whiskey => country == Country::Ireland,
        _ => true,
    };
    Good::ALL.iter().copied().filter(here)
}

/// How many of a good a player has.
pub(crate) fn count(player: &PlayerView, good: Good) -> u16 {
    player.goods.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, count)| *count)
}

/// The reader's shelf.
pub(crate) fn own(
    view: &View,
    scene: &Scene<'_>,
    marks: &Marks<'_>,
    owner: &PlayerView,
    width: f32,
) -> Markup {
    let first = 20.0 + STEP * (1 + owner.lay_brothers.len()) as f32;
    // A wide land has room for all kinds; above a narrow one stands what there is, or could be chosen.
    let wide = width > WIDE;
    let shown = |good: &Good| wide || count(owner, *good) > 0 || marks.at(&places::good(*good)).is_some();
    let kinds: Vec<Good> = kinds(view.country).filter(shown).collect();
    let step = ((width - first - 4.0) / kinds.len().max(1) as f32).min(WIDEST_STEP);
    html! {
        (frame(width))
        (home(scene, marks, owner))
        path.c-l d={ "M" (D(first - 6.0)) " 8v" (D(HEIGHT - 16.0)) } {}
        @for (at, good) in kinds.iter().enumerate() {
            (heap(scene, marks, *good, count(owner, *good), first + step * (at as f32 + 0.5), step))
        }
    }
}

/// Another player's shelf: the settlements still in reserve stand beside the clergymen.
pub(crate) fn other(scene: &Scene<'_>, marks: &Marks<'_>, owner: &PlayerView, width: f32) -> Markup {
    let first = 22.0 + STEP * (1 + owner.lay_brothers.len()) as f32;
    let step = ((width - first) / 8.0).min(80.0);
    html! {
        (frame(width))
        (home(scene, marks, owner))
        @for (at, held) in owner.reserve.iter().enumerate() {
            (in_reserve(scene, owner.seat, held, (first + step * at as f32, 12.0), step - 7.0))
        }
    }
}

/// A settlement another player has not founded yet.
fn in_reserve(
    scene: &Scene<'_>,
    owner: Seat,
    held: &SettlementView,
    (x, y): (f32, f32),
    width: f32,
) -> Markup {
    let height = HEIGHT - 24.0;
    let title = entry(scene, &scene.word("ora-sheet-reserve"), &scene.word(held.settlement.key()));
    let drawn = html! {
        title { (title) }
        (scenery(glyph::settlement(held.settlement), (x, y), (width, height)))
        rect.ora-reserve x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx="3" {}
    };
    about(held.settlement.key(), &piece(&cards::settlement_id(owner, held.settlement), &drawn))
}

fn frame(width: f32) -> Markup {
    html! { rect.ora-shelf x="1" y="1" width=(D(width - 2.0)) height=(D(HEIGHT - 2.0)) rx="6" {} }
}

/// The clergymen at home; whoever is out leaves a free niche.
fn home(scene: &Scene<'_>, marks: &Marks<'_>, owner: &PlayerView) -> Markup {
    let seat = owner.seat;
    let brothers = owner.lay_brothers.len() as f32;
    let frame = |x: f32, width: f32| Outline::Frame { x, y: 7.0, width, height: HEIGHT - 14.0, r: 8.0 };
    let prior = html! {
        title { (scene.title("ora-clergyman-prior")) }
        (niche(scene, seat, 0, &owner.prior, &prior_id(seat), "i-prior"))
    };
    let lay = html! {
        title { (scene.title("ora-clergyman-lay-brother")) }
        @for (at, post) in owner.lay_brothers.iter().enumerate() {
            (niche(scene, seat, at + 1, post, &brother_id(seat, at), "i-lay-brother"))
        }
    };
    let both = html! {
        (target(marks, &places::clergyman(seat, Clergyman::Prior), frame(7.0, STEP), Disc::Corner, &prior))
        (target(marks, &places::clergyman(seat, Clergyman::LayBrother), frame(7.0 + STEP, STEP * brothers), Disc::Corner, &lay))
    };
    target(marks, &places::home(seat), frame(4.0, STEP * (1.0 + brothers) + 6.0), Disc::Corner, &both)
}

fn niche(scene: &Scene<'_>, seat: Seat, place: usize, post: &PostView, id: &str, symbol: &str) -> Markup {
    let at = (10.0 + NICHE + STEP * place as f32, LINE);
    if post.at.is_some() {
        let ghost = html! { g.ora-faint { (icon_at(symbol, at, NICHE * 1.3)) } };
        return html! { g.neutral { (free_niche(at, NICHE, &ghost)) } };
    }
    taken_niche(at, NICHE, id, symbol, &face(scene, seat))
}

/// The reader's goods of one kind.
fn heap(scene: &Scene<'_>, marks: &Marks<'_>, good: Good, count: u16, cx: f32, step: f32) -> Markup {
    let body = html! {
        title { (entry(scene, &scene.word(good.key()), &count.to_string())) }
        g.ora-faint[count == 0] { (icon_at(glyph::good(good), (cx, 28.0), 34.0)) }
        (text::centred(if count == 0 { Hand::Words } else { Hand::Number }, 18.0, (cx, 65.0), count))
    };
    let outline =
        Outline::Frame { x: cx - step / 2.0 + 2.0, y: 6.0, width: step - 4.0, height: HEIGHT - 12.0, r: 8.0 };
    target(marks, &places::good(good), outline, Disc::Corner, &body)
}

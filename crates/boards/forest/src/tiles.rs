//! The tiles of the workers.

use parlour_forest::data::{Back, Service, Worker};
use parlour_forest::view::View;
use parlour_kit::icon::icon_at;
use parlour_kit::piece::piece;
use parlour_kit::scale::{Scale, fine, instead};
use parlour_kit::{D, Disc, Hand, Marks, Markup, Outline, Row, Scene, html, target, text};

use crate::goods::{deal, emblem};
use crate::{names, places, valley};

/// The size of a tile.
const SIZE: (f32, f32) = (92.0, 58.0);

/// A space with its worker, or with the animal of the tiles that may be dealt to it.
pub(crate) fn space(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, index: usize) -> Markup {
    let (cx, cy) = valley::space(index);
    let (x, y) = (cx - SIZE.0 / 2.0, cy - SIZE.1 / 2.0);
    let space = &view.spaces[index];
    let Some(worker) = space.worker else { return empty(scene, space.back, (cx, cy)) };
    let body = tile(scene, worker, view.visited == Some(worker), (x, y));
    let frame = Outline::Frame { x, y, width: SIZE.0, height: SIZE.1, r: 4.0 };
    let disc = Disc::At(x + 1.0, y + SIZE.1 - 3.0);
    piece(&format!("pc-worker-{worker}"), &target(marks, &places::worker(worker), frame, disc, &body))
}

/// A space before the deal: the animal on the back of its tiles.
fn empty(scene: &Scene<'_>, back: Back, (cx, cy): (f32, f32)) -> Markup {
    let (x, y) = (cx - SIZE.0 / 2.0, cy - SIZE.1 / 2.0);
    html! {
        rect.forest-slot x=(D(x)) y=(D(y)) width=(D(SIZE.0)) height=(D(SIZE.1)) rx="4" {}
        (text::fit(Hand::Aside, &scene.word(back_key(back)), 80.0, &[12.0, 11.0]).centred(Hand::Aside, (cx, cy)))
    }
}

const fn back_key(back: Back) -> &'static str {
    match back {
        Back::Owl => "forest-back-owl",
        Back::Fox => "forest-back-fox",
        Back::Deer => "forest-back-deer",
        Back::Mouse => "forest-back-mouse",
    }
}

fn tile(scene: &Scene<'_>, worker: Worker, visited: bool, (x, y): (f32, f32)) -> Markup {
    let name = scene.title(worker.key());
    let rows = rows(scene, worker);
    let first = if rows.len() > 1 { 28.5 } else { 37.5 };
    html! {
        g transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            title { (label(scene, worker)) }
            rect.c-f width="92" height="58" rx="4" {}
            path.bn d="M0 17V4a4 4 0 0 1 4-4h84a4 4 0 0 1 4 4v13z" {}
                (names::line(Hand::Name, &name, (46.0, 8.8), 86.0, &[12.0, 11.0]))
                (fine(Scale::Slender, &html! {
                    (icon_at(emblem(worker), (14.5, 37.5), 23.0))
                    @for (at, row) in rows.iter().enumerate() {
                        (row.centred((58.5, first + 18.5 * at as f32), 14.0, 60.0))
                    }
                }))
                (instead(Scale::Slender, &icon_at(emblem(worker), (46.0, 38.5), 34.0)))
            rect.c-o width="92" height="58" rx="4" {}
            @if visited { (icon_at("i-tick", (86.0, 52.0), 18.0)) }
        }
    }
}

/// Name and services in words.
fn label(scene: &Scene<'_>, worker: Worker) -> String {
    let deals: Vec<String> =
        worker.services().iter().map(|service| scene.facet(service.key(), "deal")).collect();
    format!("{}: {}", scene.title(worker.key()), deals.join(" / "))
}

/// What a worker does, in two rows at most.
fn rows(scene: &Scene<'_>, worker: Worker) -> Vec<Row> {
    let of = |service: Service| deal(scene, service.deal());
    let word = |key: &str| scene.word(key);
    match worker {
        Worker::Landowner => vec![
            Row::new().icon("i-water").icon("i-porridge").word(word("forest-board-or")).icon("i-brick"),
            Row::new().arrow().icon("i-pig").icon("i-cattle"),
        ],
        Worker::Farmer => {
            vec![of(Service::FarmerPasture), Row::new().word(word("forest-board-or")).icon("i-field")]
        }
        Worker::Roofer => vec![
            of(Service::RooferBuild),
            Row::new().word(word("forest-board-or")).number("+1").icon("i-progress"),
        ],
        Worker::Carpenter => vec![
            Row::new().number("−1").icon("i-forest").arrow(),
            Row::new().icon("i-wood").word(word("forest-board-build")),
        ],
        Worker::Smelter => {
            vec![Row::new().number("3").icon("i-brick").arrow(), Row::new().number("+2").icon("i-progress")]
        }
        Worker::Lumberjack => {
            vec![Row::new().number("−1").icon("i-forest").arrow(), Row::new().number("4").icon("i-wood")]
        }
        Worker::Shepherdess => vec![
            of(Service::ShepherdessPorridge),
            Row::new().icon("i-wood").word(word("forest-board-per")).icon("i-pig"),
        ],
        Worker::Merchant => vec![
            Row::new().number("2").icon("i-joker").word(word("forest-board-you")),
            Row::new().number("1").icon("i-joker").word(word("forest-board-all")),
        ],
        _ => worker.services().iter().map(|service| of(*service)).collect(),
    }
}

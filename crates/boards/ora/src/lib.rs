//! The board of Ora & Labora.
//!
//! Shared: the rota with the display beside it. Then the reader's land under its shelf of goods and clergymen, the
//! settlements in reserve, the other lands small, and what is still to come.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod about;
mod cards;
mod display;
mod faces;
mod function;
mod glyph;
mod grid;
mod ground;
mod labels;
mod land;
mod landscape;
mod places;
mod rota;
mod shelf;
mod tally;
mod wording;

use parlour_core::{Phrase, Seat};
use parlour_kit::player::inline_marker;
use parlour_kit::{
    Answer, Board, Flow, Leaf, Marks, Markup, Offered, Phases, Reading, Scene, Weight, Whose, html,
};
use parlour_ora::data::{Country, Good, Stage};
use parlour_ora::view::PlayerView;
use parlour_ora::{Action, Choice, View};

/// Symbols that only this board uses.
pub const SPRITE: &str = concat!(
    include_str!("../art/rota.svg"),
    include_str!("../art/land.svg"),
    include_str!("../art/common.svg"),
    include_str!("../art/france.svg"),
    include_str!("../art/ireland.svg"),
    include_str!("../art/settlements.svg"),
);

/// Those of them both countries need.
const COMMON: &str = concat!(
    include_str!("../art/rota.svg"),
    include_str!("../art/land.svg"),
    include_str!("../art/common.svg"),
    include_str!("../art/settlements.svg"),
);

/// The cards of France.
const FRANCE: &str = include_str!("../art/france.svg");

/// The cards of Ireland.
const IRELAND: &str = include_str!("../art/ireland.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/ora.css");

/// The symbol of something that is counted, by the key of its name.
pub fn emblem(key: &str) -> Option<&'static str> {
    match key {
        "ora-symbol-food" | "ora-owed-food" => Some("i-food"),
        "ora-symbol-energy" => Some("i-energy"),
        _ => Good::ALL.iter().find(|good| good.key() == key).map(|good| glyph::good(*good)),
    }
}

/// A main action and the purchase of land say where by the answer after them: the card, the building, the forest, the row.
/// Who wants a work contract takes it first: then the others' lands have the table to themselves.
pub fn goes_on(words: &str) -> bool {
    match words.parse() {
        Ok(Choice::Act(action)) => action != Action::Contract,
        Ok(Choice::Buy(_)) => true,
        _ => false,
    }
}

/// The ids of everything that can be read of in this game, on the table or not.
pub fn things() -> Vec<String> {
    about::all()
}

/// What can be read of a thing on the table, by its id.
pub fn read(view: &View, scene: &Scene<'_>, id: &str) -> Option<Reading> {
    about::thing(view, id).map(|thing| thing.read(scene, emblem))
}

/// What the answer of a player has left on the table, by its id: only what is drawn for every reader.
pub fn trace(view: &View, seat: Seat, words: &str) -> Option<String> {
    places::trace(view, seat, words.parse().ok()?)
}

/// Everybody's points as their panels say them, seat by seat.
pub fn points(view: &View) -> Vec<i32> {
    tally::people(view).map(tally::points).collect()
}

/// Draws a position as some eyes see it.
pub fn draw(view: &View, scene: &Scene<'_>) -> Board {
    let parts = |answer: Answer<'_>| scene.me.map_or_else(Vec::new, |me| places::parts(view, me, answer));
    let marks = Marks::new(scene, |offer| places::is_always_possible(&offer.words), parts)
        .labelled(scene, emblem, |answer, _| labels::label(view, scene, answer))
        .picking(places::matter(view).into_iter().filter(|_| !scene.past))
        .traced(scene, |seat, words| trace(view, seat, words));
    let mut leaves = vec![shared(view, scene, &marks)];
    leaves.extend(mine(view, scene, &marks));
    let others = view.players.iter().filter(|player| !scene.is_me(player.seat));
    leaves.extend(others.map(|player| other(view, scene, &marks, player)));
    leaves.extend(supply(view, scene, &marks));
    let marks = marks.into_marks(&leaves);
    Board {
        leaves,
        strip: tally::strip(view, scene),
        panels: tally::panels(view, scene),
        marks,
        symbols: if view.country == Country::France { &[COMMON, FRANCE] } else { &[COMMON, IRELAND] },
        phases: phases(view, scene),
    }
    .weighed()
}

/// The round; the wheel turns, actions follow, and now and then a settlement phase.
fn phases(view: &View, scene: &Scene<'_>) -> Phases {
    let founds = |offer: &Offered| matches!(offer.words.parse(), Ok(Choice::Settle(_)));
    let settles = view.matter.settlement.is_some() || scene.offers.iter().any(founds);
    let mut names = vec![scene.word("ora-board-step-wheel"), scene.word("ora-board-step-actions")];
    if settles {
        names.push(scene.word("ora-board-step-settlement"));
    } else if let Some((letter, round)) = view.next_phase {
        let letter = letter as u8 - b'A' + 1;
        let next =
            Phrase::new("ora-board-step-next-settlement").number("letter", letter).number("round", round);
        names.push(scene.say(&next));
    }
    let now = if settles { 2 } else { 1 };
    Phases::of(view.round, view.last).named(names, (view.round > 0).then_some(now))
}

/// The rota, and the cards to build at its right.
fn shared(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Leaf {
    let mut drawings = vec![rota::draw(view, scene, marks)];
    drawings.extend(display::display(view, scene, marks));
    Leaf::new("ora-shared", scene.title("ora-board-shared"), Whose::Shared, Flow::Lead { narrowest: 110 })
        .aside(next_phase(view, scene))
        .drawings(drawings)
}

fn next_phase(view: &View, scene: &Scene<'_>) -> Markup {
    let Some((letter, round)) = view.next_phase else { return html! {} };
    let letter = letter as u8 - b'A' + 1;
    let phase = Phrase::new("ora-sheet-phase").number("letter", letter).number("round", round);
    html! { span { (scene.title("ora-sheet-next-phase")) " " b { (scene.say(&phase)) } } }
}

/// The reader's land and settlements; nothing for spectators.
fn mine(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Leaf> {
    let Some(player) = view.players.iter().find(|player| scene.is_me(player.seat)) else { return Vec::new() };
    let land = Leaf::new("ora-mine", scene.title("ora-board-my-land"), Whose::Mine, Flow::Whole)
        .weighing(Weight::Main)
        .aside(html! {
            (inline_marker(&faces::face(scene, player.seat))) (points_by_kind(scene, player))
            @for counter in tally::ground(scene, player) { (counter.markup()) }
        })
        .drawings(vec![land::own(view, scene, marks, player)]);
    let reserve = display::reserve(scene, marks, player);
    let settlements = Leaf::new(
        "ora-reserve",
        scene.title("ora-board-my-settlements"),
        Whose::Mine,
        Flow::Cards { narrowest: 110 },
    );
    if reserve.is_empty() { vec![land] } else { vec![land, settlements.drawings(reserve)] }
}

/// Another land, with the goods beside its heading.
fn other(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, player: &PlayerView) -> Leaf {
    let face = faces::face(scene, player.seat);
    let aside = html! {
        (inline_marker(&face))
        @if !player.neutral {
            (points_by_kind(scene, player))
            @for counter in tally::holdings(view.country, scene, player) { (counter.markup()) }
        }
    };
    Leaf::new(format!("ora-other-{}", player.seat), face.name.clone(), Whose::Other(player.seat), Flow::Whole)
        .aside(aside)
        .drawings(vec![land::other(view, scene, marks, player)])
}

/// Points as if the game ended now: goods, economy, settlements.
fn points_by_kind(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let names = ["ora-score-goods", "ora-score-economy", "ora-score-settlements"];
    let parts = names.iter().zip(player.points);
    let parts: Vec<String> =
        parts.map(|(name, points)| format!("{} {}", scene.word(name), cards::minus(points))).collect();
    html! { span.num { (parts.join(" · ")) } }
}

/// Land to buy, and the cards of later stages.
fn supply(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Leaf> {
    let land = Leaf::new(
        "ora-supply",
        scene.title("ora-board-supply"),
        Whose::Supply,
        Flow::Cards { narrowest: 200 },
    )
    .drawings(landscape::piles(view, scene));
    let stages = [Stage::A, Stage::B, Stage::C, Stage::D].into_iter().zip(view.play.ring().phases);
    let coming = stages.map(|(stage, round)| to_come(view, scene, marks, stage, round));
    [land].into_iter().chain(coming.filter(|leaf| !leaf.drawings.is_empty())).collect()
}

/// The cards of a stage, and the round in which they come.
fn to_come(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, stage: Stage, round: u8) -> Leaf {
    let title = wording::entry(scene, &scene.word("ora-sheet-to-come"), &scene.word(stage.key()));
    let comes = scene.say(&Phrase::new("ora-board-cards-come").number("round", round));
    Leaf::new(format!("ora-coming-{stage}"), title, Whose::Supply, Flow::Cards { narrowest: 110 })
        .aside(html! { span { (comes) } })
        .drawings(display::to_come(view, scene, marks, stage))
}

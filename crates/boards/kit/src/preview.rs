//! Looking at a board without a server: a static page of a position.
//!
//! A board's crate has an example that calls [`run`]:
//!
//! ```text
//! cargo run -p parlour-board-pillars --example preview-pillars -- JOURNAL --at 120 --eyes red --lang fr --theme dark > page.html
//! ```

use std::collections::BTreeMap;

use maud::{DOCTYPE, PreEscaped, html};
use parlour_core::any::{AnyGame, AnyTable, Kind, Offer, Reach};
use parlour_core::table::Dice;
use parlour_core::{Decision, Eyes, Game, Journal, Seat, SeatSet};
use parlour_words::{Lang, Words};

use crate::board::{Board, Counter};
use crate::player::inline_marker;
use crate::reading::Reading;
use crate::scene::{Face, Moved, Offered, Scene};
use crate::{PARTS, SPRITE, TOKENS};

/// A board to look at: its drawing, its styles.
pub struct Preview<V> {
    /// The board's `draw`.
    pub draw: fn(&V, &Scene<'_>) -> Board,
    /// The board's own styles.
    pub style: &'static str,
    /// Does an answer lead on to others that say where? Then they are looked up and offered with it.
    pub goes_on: fn(&str) -> bool,
    /// The sheet of a thing.
    pub read: fn(&V, &Scene<'_>, &str) -> Option<Reading>,
}

impl<V> Preview<V> {
    /// What a seat may answer, as a page that looks ahead offers it.
    pub(crate) fn offers(&self, table: &dyn AnyTable, seat: Seat, words: &Words) -> Vec<Offered> {
        let goes_on = |steps: &[Offer]| steps.last().is_some_and(|step| (self.goes_on)(&step.words));
        Offered::paths(table, seat, words, Reach::default(), &goes_on)
    }
}

/// What of the journal is shown, and to whom.
struct Args {
    file: String,
    at: Option<usize>,
    eyes: Option<Seat>,
    /// Answers of the reader's that are not committed, with commas between them.
    draft: String,
    lang: Lang,
    theme: String,
}

/// Prints the page the command line asks for.
pub fn run<G: Game>(preview: &Preview<G::View>) -> Result<(), String>
where
    G::View: 'static,
{
    let args = Args::read(std::env::args().skip(1))?;
    let text = std::fs::read_to_string(&args.file).map_err(|error| format!("{}: {error}", args.file))?;
    let journal: Journal = text.parse().map_err(|error| format!("{}: {error}", args.file))?;
    let table = Kind::<G>::new().replay(&journal, Dice::Outside).map_err(|error| error.to_string())?;
    let table = match args.at {
        Some(at) => table.at(at.min(table.entries())),
        None => table,
    };
    let table = drafted(table, &args)?;
    let page = page::<G>(preview, &*table, &args);
    println!("{page}");
    Ok(())
}

/// The table with the answers of a draft, as the command line gives them.
fn drafted(mut table: Box<dyn AnyTable>, args: &Args) -> Result<Box<dyn AnyTable>, String> {
    let seat = args.eyes.or_else(|| asked(&*table).first());
    if let (Some(seat), false) = (seat, args.draft.is_empty()) {
        let answers: Vec<&str> = args.draft.split(',').map(str::trim).collect();
        table.answer(seat, &answers).map_err(|refused| format!("--draft: {refused:?}"))?;
    }
    Ok(table)
}

impl Args {
    fn read(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let words: Vec<String> = words.collect();
        let mut options = BTreeMap::new();
        let mut file = None;
        let mut rest = words.iter();
        while let Some(word) = rest.next() {
            match word.strip_prefix("--") {
                Some(key) => options.insert(key, rest.next().cloned().unwrap_or_default()),
                None => file.replace(word.clone()),
            };
        }
        let read = |key: &str| options.get(key).cloned();
        Ok(Self {
            file: file.ok_or("which journal?")?,
            at: read("at").map(|at| at.parse()).transpose().map_err(|_| "--at takes a number")?,
            eyes: read("eyes").map(|seat| seat.parse()).transpose().map_err(|_| "--eyes takes a seat")?,
            draft: read("draft").unwrap_or_default(),
            lang: read("lang")
                .map_or(Ok(Lang::En), |lang| lang.parse())
                .map_err(|_| "--lang takes en or fr")?,
            theme: read("theme").unwrap_or_else(|| "light".to_owned()),
        })
    }
}

/// Who is asked, as everybody sees it.
pub(crate) fn asked(table: &dyn AnyTable) -> SeatSet {
    match table.decision() {
        Decision::Ask(seats) => seats,
        Decision::Draw | Decision::Over => SeatSet::EMPTY,
    }
}

fn page<G: Game>(preview: &Preview<G::View>, table: &dyn AnyTable, args: &Args) -> String
where
    G::View: 'static,
{
    let words = Words::get(args.lang);
    let asked = asked(table);
    let me = args.eyes.or_else(|| asked.first());
    let faces = Face::of_all(&table.header().names);
    let offers = me.map_or_else(Vec::new, |seat| preview.offers(table, seat, words));
    let eyes = me.map_or(Eyes::Spectator, Eyes::Seat);
    let moves = Moved::since(table, me, eyes);
    let picks = me.map_or_else(Vec::new, |seat| table.draft(seat));
    let scene =
        Scene { me, asked, offers: &offers, picks: &picks, moves: &moves, ..Scene::watched(words, &faces) };
    let view = table.view(eyes);
    let view = view.downcast_ref::<G::View>().expect("a table gives views of its own game");
    let board = (preview.draw)(view, &scene);
    let head = table.log(Eyes::Spectator, table.entries().saturating_sub(1));
    html! {
        (DOCTYPE)
        html lang=(args.lang) data-theme=(args.theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (table.about().id) " " (table.entries()) }
                style { (PreEscaped(TOKENS)) (PreEscaped(PARTS)) (PreEscaped(preview.style)) (PreEscaped(FRAME)) }
            }
            body {
                svg.sprite aria-hidden="true" width="0" height="0" { defs { (PreEscaped(SPRITE)) @for symbols in board.symbols { (PreEscaped(symbols)) } } }
                p { @for line in head { (words.say(&line.phrase, &table.header().names)) " " } }
                p { @for (offer, mark) in offers.iter().zip(&board.marks) {
                    span.b.grey[offer.greyed] title=(offer.text) { @if let Some(key) = mark.key { b { (key) } " " } em { (mark.label.verb) } " " (mark.label.markup()) } " "
                } }
                p { @for counter in &board.strip { (counter.markup()) " " } }
                main { @for leaf in &board.leaves { (leaf.markup()) } }
                aside { @for panel in &board.panels {
                    p.sheet { (inline_marker(&faces[panel.seat.index()])) " " (faces[panel.seat.index()].name) " " b { (panel.score) } br;
                        @for counter in &panel.counters { (Counter::markup(counter)) " " } }
                } }
            }
        }
    }
    .into_string()
}

/// As much of a table page as shows how wide a board is on it.
const FRAME: &str = "
body { margin: 0; padding: 16px 348px 16px 16px; background: var(--desk); color: var(--ink); font: var(--f-2)/1.45 var(--sans); position: relative; max-width: 1760px; }
main { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; }
.leaf { grid-column: 1 / -1; } .leaf-other { grid-column: auto; }
aside { position: absolute; right: 16px; top: 16px; width: 316px; } aside p { padding: 8px; margin: 0 0 12px; }
.b { border: 1.5px solid var(--rule-2); border-radius: 6px; padding: 3px 8px; background: var(--card); display: inline-block; margin: 2px 0; font-size: 13px; } .grey { border-style: dashed; }
@media (max-width: 1099px) { body { padding: 8px; } aside { position: static; width: auto; } }
@media (max-width: 860px) { main { grid-template-columns: minmax(0, 1fr); } .leaf-other { grid-column: 1; } }
";

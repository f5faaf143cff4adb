//! An estate: the main plot, the small plots joined to it, and the ground where the next one will lie.

use std::collections::BTreeMap;

use parlour_forest::data::geometry::PROGRESS_STEPS;
use parlour_forest::data::{Animal, Building, Cell, Tile, beside, cells};
use parlour_forest::view::{CellView, On, SeatView};
use parlour_kit::icon::{icon, icon_at, picture};
use parlour_kit::piece::piece;
use parlour_kit::reading::about;
use parlour_kit::{Anchor, D, Disc, Hand, Marks, Markup, Outline, Scene, html, target, text};

use crate::herd::{self, Heads};
use crate::{faces, goods, labels, places};

/// The size of a cell.
pub(crate) const CELL: (f32, f32) = (96.0, 72.0);
/// Rows of every plot.
const ROWS: f32 = 4.0;

/// An estate to be drawn, the reader's or another's.
pub(crate) struct Estate<'a> {
    scene: &'a Scene<'a>,
    seat: &'a SeatView,
    /// The marks of the reader's choices; nothing on the small estates of others.
    marks: Option<&'a Marks<'a>>,
    animals: BTreeMap<usize, Vec<(Animal, u8)>>,
}

/// The width and height of a plot.
pub(crate) fn size(plot: u8) -> (f32, f32) {
    let columns = if plot == 0 { 4.0 } else { 2.0 };
    (columns * CELL.0, ROWS * CELL.1)
}

/// The upper left corner of a cell on its plot.
fn corner(cell: Cell) -> (f32, f32) {
    let (row, column) = cell.row_and_column();
    (column as f32 * CELL.0, row as f32 * CELL.1)
}

impl<'a> Estate<'a> {
    /// The estate of a seat.
    pub(crate) fn new(scene: &'a Scene<'a>, seat: &'a SeatView, marks: Option<&'a Marks<'a>>) -> Self {
        Self { scene, seat, marks, animals: places_of_animals(seat) }
    }

    /// Draws one plot, its upper left corner at the origin.
    pub(crate) fn plot(&self, plot: u8) -> Markup {
        let here: Vec<&CellView> =
            self.seat.cells.iter().filter(|shown| shown.cell.plot() == usize::from(plot)).collect();
        let (width, height) = size(plot);
        html! {
            g.pic { @for shown in &here { (about(lies(shown), &ground(shown))) } }
            (grid(plot))
            @for (building, under) in buildings(&here) { (self.building(building, &under)) }
            @for shown in &here { (self.shop(shown)) }
            @for shown in &here { (self.heads(shown.cell)) }
            rect.forest-plot width=(D(width)) height=(D(height)) rx="3" {}
            @if let Some(marks) = self.marks { (targets(marks, &here)) }
        }
    }

    fn building(&self, building: Building, under: &[Cell]) -> Markup {
        let corners = under.iter().map(|cell| corner(*cell));
        let (x, y) = corners.clone().fold((f32::MAX, f32::MAX), |at, (x, y)| (at.0.min(x), at.1.min(y)));
        let (right, bottom) = corners.fold((0.0_f32, 0.0_f32), |at, (x, y)| (at.0.max(x), at.1.max(y)));
        let (w, h) = (right - x + CELL.0 - 4.0, bottom - y + CELL.1 - 4.0);
        let small = self.marks.is_none();
        let body = html! {
            (faces::standing(self.scene, building, (x + 2.0, y + 2.0), (w, h), small))
            @if building == Building::Tannery { (self.hides((x + 2.0, y + 19.0))) }
        };
        let frame = Outline::Frame { x: x + 2.0, y: y + 2.0, width: w, height: h, r: 4.0 };
        let body = match self.marks {
            Some(marks) => target(marks, &places::own(building), frame, Disc::Corner, &body),
            None => about(building.key(), &body),
        };
        piece(&faces::piece_id(building), &body)
    }

    /// Pigs on the tannery.
    fn hides(&self, (x, y): (f32, f32)) -> Markup {
        html! { @for at in 0..self.seat.hides { (icon("i-pig", (x + 2.0 + 17.0 * f32::from(at), y + 10.0), 18.0)) } }
    }

    /// The workshop with its steps, over the stable it covers.
    fn shop(&self, shown: &CellView) -> Markup {
        let (row, _) = shown.cell.row_and_column();
        if shown.on != On::Workshop || row != 2 {
            return html! {};
        }
        let (x, y) = corner(shown.cell);
        let top = |step: u8| y + 108.0 - 28.0 * f32::from(step);
        let (cx, cy) = (x + 27.0, top(self.seat.progress) + 14.0);
        let roundel = html! {
            circle.forest-marker cx=(D(cx)) cy=(D(cy)) r="12.9" {}
            (icon_at("i-progress", (cx, cy), 19.0))
        };
        let roundel = match self.marks {
            Some(marks) => target(
                marks,
                places::PROGRESS,
                Outline::Disc { cx, cy, r: 13.0 },
                Disc::At(cx + 15.0, cy - 9.0),
                &roundel,
            ),
            None => about(places::PROGRESS, &roundel),
        };
        html! {
            g data-about="forest-board-workshop" {
                title { (self.scene.word("forest-board-workshop")) " " (self.seat.progress) "/" (PROGRESS_STEPS) }
                rect.forest-shop x=(D(x + 4.0)) y=(D(y + 4.0)) width=(D(CELL.0 - 8.0)) height=(D(2.0 * CELL.1 - 8.0)) rx="4" {}
                @if self.marks.is_some() {
                    (text::fit(Hand::Name, &self.scene.title("forest-board-workshop"), 84.0, &[12.0, 11.0]).centred(Hand::Name, (x + 48.0, y + 14.0)))
                }
                @for step in 0..=PROGRESS_STEPS {
                    rect.forest-step.on[step == self.seat.progress] x=(D(x + 12.0)) y=(D(top(step))) width="30" height="28" {}
                    @if step == PROGRESS_STEPS { (icon_at("i-small-plot", (cx, top(step) + 14.0), 21.0)) }
                    @else if step != self.seat.progress { (text::numeral(Hand::Words, 12.0, (cx, top(step) + 14.0), step)) }
                }
                svg.pic x=(D(x + 48.0)) y=(D(y + 24.0)) width="38" height="112" viewBox="0 0 36 110" { (picture("v-workshop", (0.0, 0.0), (36.0, 110.0))) }
            }
            (piece(&format!("pc-{}-progress", self.seat.seat), &roundel))
        }
    }

    /// The animals of a cell: one in the middle, two side by side, three as a triangle.
    fn heads(&self, cell: Cell) -> Markup {
        let Some(animals) = self.animals.get(&cell.index()) else { return html! {} };
        let (x, y) = corner(cell);
        let spots: &[(f32, f32)] = match animals.len() {
            1 => &[(48.0, 44.0)],
            2 => &[(27.0, 43.0), (69.0, 43.0)],
            _ => &[(23.0, 50.0), (73.0, 50.0), (48.0, 29.0)],
        };
        html! {
            @for ((animal, number), (dx, dy)) in animals.iter().zip(spots) {
                @let at = (x + dx, y + dy);
                (about(animal.key(), &piece(&format!("pc-{}-{animal}-{number}", self.seat.seat), &html! {
                    title { (self.scene.facet(animal.key(), "a")) }
                    circle.forest-animal cx=(D(at.0)) cy=(D(at.1)) r="13.9" {}
                    (icon_at(goods::symbol((*animal).into()), at, 24.0))
                })))
            }
        }
    }
}

/// What is asked about on a cell.
fn lies(shown: &CellView) -> &'static str {
    match shown.on {
        On::Free => "forest-sheet-free-cells",
        On::Tile(tile) => tile.key(),
        On::Building(building) => building.key(),
        On::Stable | On::Workshop => "forest-board-stable",
    }
}

/// What lies on a cell; a stable takes two.
fn ground(shown: &CellView) -> Markup {
    let (x, y) = corner(shown.cell);
    let (row, _) = shown.cell.row_and_column();
    match shown.on {
        On::Free => picture("v-free", (x, y), CELL),
        On::Tile(tile) => picture(goods::ground(tile), (x, y), CELL),
        On::Building(_) => picture("v-bare", (x, y), CELL),
        On::Stable | On::Workshop if row == 2 => picture("v-stable", (x, y), (CELL.0, 2.0 * CELL.1)),
        On::Stable | On::Workshop => html! {},
    }
}

/// The grid between cells, dashed; no line crosses the stables.
fn grid(plot: u8) -> Markup {
    let (w, h) = size(plot);
    let half = w / 2.0;
    html! {
        path.forest-grid d={ "M0 72h" (D(w)) "M0 144h" (D(w)) "M0 216h" (D(half)) "M96 0v" (D(h))
            @if plot == 0 { "M192 0v288M288 0v288" } } {}
    }
}

/// The buildings of a plot with the cells under them.
fn buildings(here: &[&CellView]) -> BTreeMap<Building, Vec<Cell>> {
    let mut found: BTreeMap<Building, Vec<Cell>> = BTreeMap::new();
    for shown in here {
        if let On::Building(building) = shown.on {
            found.entry(building).or_default().push(shown.cell);
        }
    }
    found
}

/// Cells a choice points at, and pairs of cells for large buildings. They lie on top of everything, so that no
/// neighbour hides an outline.
fn targets(marks: &Marks<'_>, here: &[&CellView]) -> Markup {
    let single = |cell: Cell| {
        let (x, y) = corner(cell);
        let open = marks.at(&places::cell(cell)).is_some_and(parlour_kit::Pointed::is_open);
        let body = html! {
            rect.forest-touch x=(D(x)) y=(D(y)) width=(D(CELL.0)) height=(D(CELL.1)) {}
            @if open { (text::line(Hand::Aside, 12.0, (x + 9.0, y + 17.0), Anchor::Start, labels::name(cell))) }
        };
        let frame =
            Outline::Frame { x: x + 3.0, y: y + 3.0, width: CELL.0 - 6.0, height: CELL.1 - 6.0, r: 4.0 };
        target(marks, &places::cell(cell), frame, Disc::At(x + CELL.0 / 2.0, y + CELL.1 / 2.0), &body)
    };
    let pair = |one: Cell, two: Cell| {
        let (a, b) = (corner(one), corner(two));
        let (cx, cy) = (f32::midpoint(a.0, b.0) + CELL.0 / 2.0, f32::midpoint(a.1, b.1) + CELL.1 / 2.0);
        let body = html! { circle.forest-touch cx=(D(cx)) cy=(D(cy)) r="14" {} };
        target(marks, &places::cells(one, two), Outline::Disc { cx, cy, r: 13.0 }, Disc::At(cx, cy), &body)
    };
    html! {
        @for shown in here {
            @if marks.at(&places::cell(shown.cell)).is_some() { (single(shown.cell)) }
        }
        @for shown in here {
            @for other in cells(beside(shown.cell.bit())) {
                @if marks.at(&places::cells(shown.cell, other)).is_some() { (pair(shown.cell, other)) }
            }
        }
    }
}

/// The ground where the next small plot will lie, or as much of it as `height` leaves; where it is drawn small, what is said of it has no room.
pub(crate) fn ghost(scene: &Scene<'_>, seat: &SeatView, height: f32, told: bool) -> Markup {
    let (w, _) = size(1);
    let steps = PROGRESS_STEPS.saturating_sub(seat.progress);
    let words = scene.word("forest-board-next-plot");
    let lines = if told { text::wrap(Hand::Aside, 15.0, &words, w - 20.0) } else { Vec::new() };
    let top = height / 2.0 - 9.0 * lines.len() as f32 - 6.0;
    let below = top + 18.0 * lines.len() as f32 + 16.0;
    html! {
        rect.forest-ghost x="1" y="1" width=(D(w - 2.0)) height=(D(height - 2.0)) rx="4" {}
        g.in-lapis {
            @for (at, line) in lines.iter().enumerate() {
                (text::centred(Hand::Aside, 15.0, (w / 2.0, top + 14.0 + 18.0 * at as f32), line))
            }
            (icon_at("i-progress", (w / 2.0 - 12.0, below), 24.0))
            (text::line(Hand::Number, 17.0, (w / 2.0 + 6.0, below + 6.0), text::Anchor::Start, steps))
        }
    }
}

/// Which animals stand on which cell.
fn places_of_animals(seat: &SeatView) -> BTreeMap<usize, Vec<(Animal, u8)>> {
    let herd = herd::graze(seat);
    let mut out = Heads::new(herd.cattle_out, herd::PASTURE, 0);
    let mut stalls = Heads::new(herd.cattle_in, herd::STABLE, herd.cattle_out);
    let mut pens = Heads::new(herd.pigs_out, herd::PASTURE, 0);
    let mut woods = Heads::new(herd.pigs_in, herd.per_forest, herd.pigs_out);
    let mut pastures = 0;
    let mut placed: BTreeMap<usize, Vec<(Animal, u8)>> = BTreeMap::new();
    for shown in &seat.cells {
        let (row, _) = shown.cell.row_and_column();
        let (animal, heads) = match shown.on {
            On::Tile(Tile::Forest) => (Animal::Pig, &mut woods),
            On::Tile(Tile::Pasture) => {
                pastures += 1;
                if pastures <= herd.cattle_pastures {
                    (Animal::Cattle, &mut out)
                } else {
                    (Animal::Pig, &mut pens)
                }
            }
            On::Stable if row == 3 => (Animal::Cattle, &mut stalls),
            _ => continue,
        };
        let dealt: Vec<_> = heads.next().map(|number| (animal, number)).collect();
        if !dealt.is_empty() {
            placed.insert(shown.cell.index(), dealt);
        }
    }
    placed
}

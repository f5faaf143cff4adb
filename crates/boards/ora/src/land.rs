//! A player's land: ground, cards, clergymen, and the places where landscape tiles may join.

use parlour_core::{Phrase, Seat};
use parlour_kit::piece::piece;
use parlour_kit::player::figure;
use parlour_kit::reading::about;
use parlour_kit::{Anchor, D, Disc, Drawing, Hand, Marks, Markup, Outline, Scene, html, target, text};
use parlour_ora::data::{Card, PlotFace, Terrain};
use parlour_ora::view::{CellView, PlayerView, PostView};
use parlour_ora::{Choice, Spot, View};

use crate::faces::face;
use crate::grid::{CELL_HEIGHT, CELL_WIDTH, Grid, MOUNTAINS, WATER};
use crate::ground::{self, INSET};
use crate::{cards, labels, places, shelf};

/// The width of the smallest drawing of another land.
const NARROWEST: f32 = CELL_WIDTH * 7.0 + 4.0;

/// How much of a land is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Size {
    /// The reader's: full cards, small ones on narrow screens; room for what may be laid.
    Own,
    /// Another's: small cards, only the cells there are.
    Small,
}

/// What drawing a land needs.
struct Sketch<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    marks: &'a Marks<'a>,
    owner: &'a PlayerView,
    size: Size,
    grid: Grid,
}

/// The reader's land, with goods and clergymen above it.
pub(crate) fn own(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, owner: &PlayerView) -> Drawing {
    let joins = joins(scene);
    let joined = joins.iter().flat_map(|(spot, join)| join.extent(*spot));
    let spots = owner.land.cells.iter().flat_map(extent).chain(joined);
    // Where no tile lies and none may be laid now there is nothing to see.
    let grid = Grid::around(spots, (2.0, shelf::HEIGHT + 6.0));
    let sketch = Sketch { view, scene, marks, owner, size: Size::Own, grid };
    let body = html! {
        (shelf::own(view, scene, marks, owner, sketch.grid.width() + 4.0))
        (sketch.draw())
        @for (spot, join) in &joins { (sketch.join(*spot, *join)) }
    };
    sketch.finish("ora-land-mine", (sketch.grid.width() + 4.0, 600), body)
}

/// Another player's land, with the clergymen at home above it. A small land stands in the middle of a drawing that
/// is wide enough for a larger one, so that cards of all lands look alike.
pub(crate) fn other(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, owner: &PlayerView) -> Drawing {
    let cells = &owner.land.cells;
    let mut grid = Grid::around(cells.iter().flat_map(extent), (2.0, shelf::HEIGHT + 6.0));
    let built = |col: i8| cells.iter().any(|cell| cell.spot.col == col && cell.building.is_some());
    grid.slim = [WATER, MOUNTAINS].into_iter().filter(|col| !built(*col)).collect();
    let width = (grid.width() + 4.0).max(NARROWEST);
    grid.origin.0 = (width - grid.width()) / 2.0;
    let sketch = Sketch { view, scene, marks, owner, size: Size::Small, grid };
    let body = html! {
        (shelf::other(scene, marks, owner, width))
        (sketch.draw())
    };
    sketch.finish(&format!("ora-land-{}", owner.seat), (width, 500), body)
}

/// The cells a cell covers: mountains are of double height.
fn extent(cell: &CellView) -> impl Iterator<Item = Spot> + Clone + use<> {
    let Spot { row, col } = cell.spot;
    let tall = i8::from(cell.terrain == Terrain::Mountain);
    [Spot::new(row, col), Spot::new(row + tall, col)].into_iter()
}

/// A landscape tile that may join the land.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Join {
    District,
    Plot(PlotFace),
}

impl Join {
    /// The first and the last cell of its frame.
    fn extent(self, Spot { row, col }: Spot) -> [Spot; 2] {
        match self {
            Self::District => [Spot::new(row, col), Spot::new(row, col + 4)],
            Self::Plot(_) => [Spot::new(row, col), Spot::new(row + 1, col)],
        }
    }
}

/// Where the reader may lay a tile: the upper left cell of its frame, and what it is.
fn joins(scene: &Scene<'_>) -> Vec<(Spot, Join)> {
    let offers = if scene.past { &[] } else { scene.offers };
    let mut joins: Vec<(Spot, Join)> = Vec::new();
    for offer in offers {
        let found = match offer.words.parse() {
            Ok(Choice::District(_, row)) => (Spot::new(row, 0), Join::District),
            Ok(Choice::Plot(face, row)) => (Spot::new(row, Grid::plot_column(face, row)), Join::Plot(face)),
            _ => continue,
        };
        if !joins.contains(&found) {
            joins.push(found);
        }
    }
    joins
}

impl Sketch<'_> {
    fn finish(&self, id: &str, (width, least): (f32, u16), body: Markup) -> Drawing {
        let label = self.scene.say(&Phrase::new("ora-sheet-land").seat("seat", self.owner.seat));
        Drawing::new(id, (width, self.grid.height() + shelf::HEIGHT + 8.0), label, body).pans(least)
    }

    fn draw(&self) -> Markup {
        let cells = &self.owner.land.cells;
        html! {
            (ground::draw(&self.grid, cells))
            @for cell in cells { (self.cell(cell)) }
            @for cell in cells { (self.visitors(cell)) }
        }
    }

    /// The frame of a tile that may be laid.
    fn join(&self, spot: Spot, join: Join) -> Markup {
        let (x, y) = self.grid.corner(spot);
        let (id, across, down) = match join {
            Join::District => (places::district(spot.row), 5.0, 1.0),
            Join::Plot(face) => (places::plot(face, spot.row), 1.0, 2.0),
        };
        let (width, height) = (CELL_WIDTH * across - 12.0, CELL_HEIGHT * down - 12.0);
        let outline = Outline::Frame { x: x + 6.0, y: y + 6.0, width, height, r: 8.0 };
        let (cx, cy) = (x + 6.0 + width / 2.0, y + 6.0 + height / 2.0);
        let key = match join {
            Join::District => "ora-tile-district",
            Join::Plot(PlotFace::Coast) => "ora-plot-coast",
            Join::Plot(PlotFace::Mountain) => "ora-plot-mountain",
        };
        let name = text::fit(Hand::Name, &self.scene.title(key), width - 10.0, &[17.0]);
        let body = html! {
            rect.ora-ghost x=(D(x + 6.0)) y=(D(y + 6.0)) width=(D(width)) height=(D(height)) rx="8" {}
            (name.centred(Hand::Name, (cx, cy + 36.0)))
        };
        target(self.marks, &id, outline, Disc::Middle(19.0), &body)
    }

    fn cell(&self, cell: &CellView) -> Markup {
        let id = places::cell(self.owner.seat, cell.spot);
        let (x, y) = self.grid.corner(cell.spot);
        let body = self.content(cell, (x + INSET, y + INSET));
        let tall = if cell.terrain == Terrain::Mountain { CELL_HEIGHT } else { 0.0 };
        let (width, height) =
            (self.grid.column(cell.spot.col) - 2.0 * INSET, CELL_HEIGHT + tall - 2.0 * INSET);
        let outline = Outline::Frame { x: x + INSET, y: y + INSET, width, height, r: 8.0 };
        let bare = cell.building.is_none() && cell.settlement.is_none() && !cell.forest && !cell.moor;
        let open = self.marks.at(&id).is_some_and(parlour_kit::Pointed::is_open);
        if !(bare && open) {
            return target(self.marks, &id, outline, Disc::Corner, &body);
        }
        let (cx, cy) = (x + INSET + width / 2.0, y + height / 2.0 + INSET);
        let name = text::fit(Hand::Name, &self.scene.title(cell.terrain.key()), width - 8.0, &[17.0]);
        let body = html! {
            rect.ora-spot x=(D(x + INSET)) y=(D(y + INSET)) width=(D(width)) height=(D(height)) rx="8" {}
            (name.centred(Hand::Name, (cx, cy + 36.0)))
            (text::line(Hand::Aside, 15.0, (x + 14.0, y + 24.0), Anchor::Start, labels::name(&self.owner.land, cell.spot)))
        };
        target(self.marks, &id, outline, Disc::Middle(19.0), &body)
    }

    /// What lies on a cell.
    fn content(&self, cell: &CellView, (x, y): (f32, f32)) -> Markup {
        if cell.forest {
            return ground::wilderness(self.scene, "k-forest", "ora-sheet-forest", (x, y));
        }
        if cell.moor {
            return ground::wilderness(self.scene, "k-moor", "ora-sheet-moor", (x, y));
        }
        // Cards are drawn on their own grid of 120 units.
        let y = if cell.terrain == Terrain::Mountain { y + CELL_HEIGHT / 2.0 } else { y };
        let card = match (cell.building, cell.settlement) {
            (Some(card), _) => self.building(card),
            (None, Some(settlement)) => {
                let points = cell.settlement_points.unwrap_or_default();
                let full = cards::settlement_built(self.scene, settlement, points);
                let drawn = self.sized(&full, &cards::settlement_small(self.scene, settlement, points));
                piece(&cards::settlement_id(self.owner.seat, settlement), &drawn)
            }
            (None, None) => return html! {},
        };
        html! { g transform={ "translate(" (D(x)) " " (D(y)) ") scale(.983)" } { (card) } }
    }

    /// A building.
    fn building(&self, card: Card) -> Markup {
        let id = places::building(self.owner.seat, card);
        let drawn = self.sized(&cards::built(self.scene, card), &cards::small(self.scene, card));
        let drawn = if card.is_basic() { drawn } else { piece(&cards::id(card), &drawn) };
        let disc = if self.size == Size::Small { Disc::Large(17.0) } else { Disc::Corner };
        target(self.marks, &id, Outline::CARD, disc, &drawn)
    }

    fn sized(&self, full: &Markup, small: &Markup) -> Markup {
        match self.size {
            Size::Own => html! { g.wide { (full) } g.narrow { (small) } },
            Size::Small => small.clone(),
        }
    }

    /// Clergymen on a cell, on top of everything.
    fn visitors(&self, cell: &CellView) -> Markup {
        let here = Some((self.owner.seat, cell.spot));
        let (x, y) = self.grid.corner(cell.spot);
        let down = if cell.terrain == Terrain::Mountain { CELL_HEIGHT / 2.0 } else { 0.0 };
        // They stand below the band with the name, which is taller on small cards.
        let head = if self.size == Size::Small { 48.0 } else { 34.0 };
        let stands = |post: &PostView| post.at == here;
        let mut pieces: Vec<(String, &'static str, Seat)> = Vec::new();
        for player in &self.view.players {
            if stands(&player.prior) {
                pieces.push((shelf::prior_id(player.seat), "i-prior", player.seat));
            }
            for (at, _) in player.lay_brothers.iter().enumerate().filter(|(_, post)| stands(post)) {
                pieces.push((shelf::brother_id(player.seat, at), "i-lay-brother", player.seat));
            }
        }
        html! {
            @for (at, (id, symbol, seat)) in pieces.iter().enumerate() {
                @let who = if *symbol == "i-prior" { "ora-clergyman-prior" } else { "ora-clergyman-lay-brother" };
                (about(who, &piece(id, &figure(symbol, &face(self.scene, *seat), (x + 62.0 - 34.0 * at as f32, y + head + down), 54.0))))
            }
        }
    }
}

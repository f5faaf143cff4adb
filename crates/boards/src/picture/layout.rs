//! Leaves on one sheet, as a wide page shows them.

use parlour_kit::{Board, D, Drawing, Flow, Leaf, Markup, PreEscaped, Whose, html};

use super::Theme;

/// The width of a picture.
const WIDTH: f32 = 1120.0;
/// Between leaves, and round the sheet.
const GAP: f32 = 16.0;
/// Inside leaves.
const PAD: f32 = 12.0;
/// The height of a leaf's heading.
const HEAD: f32 = 40.0;

/// What only pictures need.
pub(super) const STYLE: &str = "
.page { fill: var(--desk); }
.leaf { fill: var(--sheet); stroke: var(--rule); stroke-width: 1; }
.heading { font-family: var(--serif); font-weight: 700; font-size: 18px; fill: var(--ink); }
";

/// A box on the sheet.
struct Spread {
    width: f32,
    height: f32,
    body: Markup,
}

/// The page, still with its classes and symbols.
pub(super) fn page(board: &Board, symbols: &str, theme: Theme) -> String {
    let leaves = rows(board);
    let mut y = GAP;
    let mut placed = Vec::new();
    for row in leaves {
        let mut x = GAP;
        let tallest = row.iter().map(|spread| spread.height).fold(0.0, f32::max);
        for spread in row {
            placed.push((x, y, spread.width, tallest, spread.body));
            x += spread.width + GAP;
        }
        y += tallest + GAP;
    }
    let (width, height) = (WIDTH + 2.0 * GAP, y);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" data-theme=(theme.name()) width=(D(width)) height=(D(height)) viewBox={ "0 0 " (D(width)) " " (D(height)) } {
            defs { (PreEscaped(symbols)) }
            rect.page width=(D(width)) height=(D(height)) {}
            @for (x, y, width, height, body) in placed {
                g transform={ "translate(" (D(x)) " " (D(y)) ")" } {
                    rect.leaf width=(D(width)) height=(D(height)) rx="6" {}
                    (body)
                }
            }
        }
    }
    .into_string()
}

/// Leaves in rows: other players two abreast, everything else over the whole width.
fn rows(board: &Board) -> Vec<Vec<Spread>> {
    let mut rows: Vec<Vec<Spread>> = Vec::new();
    let mut paired = false;
    let filled = board.leaves.iter().filter(|leaf| !leaf.drawings.is_empty());
    for leaf in filled {
        let other = matches!(leaf.whose, Whose::Other(_));
        let width = if other { (WIDTH - GAP) / 2.0 } else { WIDTH };
        let spread = spread(leaf, width);
        match rows.last_mut() {
            Some(row) if other && paired => {
                row.push(spread);
                paired = false;
            }
            _ => {
                rows.push(vec![spread]);
                paired = other;
            }
        }
    }
    rows
}

/// A leaf at a width: heading, then its drawings.
fn spread(leaf: &Leaf, width: f32) -> Spread {
    let placed = placed(leaf, width - 2.0 * PAD);
    let foot =
        placed.iter().map(|(_, y, width, drawing)| y + height_at(drawing, *width)).fold(HEAD, f32::max);
    let body = html! {
        text.heading x=(D(PAD)) y="26" { (leaf.title) }
        @for (x, y, width, drawing) in placed {
            svg x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height_at(drawing, width))) overflow="visible"
                viewBox={ "0 0 " (D(drawing.width)) " " (D(drawing.height)) } { (drawing.body) }
        }
    };
    Spread { width, height: foot + PAD, body }
}

/// Where each drawing of a leaf stands, and how wide it is.
fn placed(leaf: &Leaf, inside: f32) -> Vec<(f32, f32, f32, &Drawing)> {
    let fitting = |narrowest: u16| ((inside + PAD) / (f32::from(narrowest) + PAD)).floor().max(1.0) as usize;
    match (leaf.flow, leaf.drawings.split_first()) {
        (Flow::Lead { narrowest }, Some((first, cards))) if fitting(narrowest) > LEAD => {
            let grid = Grid::new(inside, fitting(narrowest));
            let width = grid.column * LEAD as f32 + PAD * (LEAD - 1) as f32;
            let beside = cards.len().min(3 * (grid.columns - LEAD));
            let (right, below) = cards.split_at(beside);
            let top = HEAD + PAD;
            let mut all = vec![(PAD, top, width, first)];
            let foot = grid.fill(right, LEAD, top, &mut all).max(top + height_at(first, width) + PAD);
            grid.fill(below, 0, foot, &mut all);
            all
        }
        (Flow::Cards { narrowest } | Flow::Lead { narrowest }, _) if are_cards(&leaf.drawings, narrowest) => {
            let mut all = Vec::new();
            Grid::new(inside, fitting(narrowest)).fill(&leaf.drawings, 0, HEAD + PAD, &mut all);
            all
        }
        _ => shelves(&leaf.drawings, inside),
    }
}

/// Are all of them about as wide as a card of the row? Larger ones stand at their own size.
fn are_cards(drawings: &[Drawing], narrowest: u16) -> bool {
    drawings.iter().all(|drawing| drawing.width <= 1.6 * f32::from(narrowest))
}

/// Drawings at their natural size side by side as long as they fit; a row nearly full takes the whole width.
fn shelves(drawings: &[Drawing], inside: f32) -> Vec<(f32, f32, f32, &Drawing)> {
    let mut all = Vec::new();
    let mut y = HEAD + PAD;
    let mut rest = drawings;
    while !rest.is_empty() {
        let natural = |count: usize| rest[..count].iter().map(|drawing| drawing.width).sum::<f32>();
        let gaps = |count: usize| PAD * (count - 1) as f32;
        let fitting = (1..=rest.len()).rev().find(|count| natural(*count) + gaps(*count) <= inside * 1.1);
        let count = fitting.unwrap_or(1);
        let scale = (inside - gaps(count)) / natural(count);
        let scale = if scale > 1.3 { 1.0 } else { scale };
        let mut x = PAD;
        let mut foot = y;
        for drawing in &rest[..count] {
            let width = drawing.width * scale;
            all.push((x, y, width, drawing));
            x += width + PAD;
            foot = foot.max(y + height_at(drawing, width));
        }
        y = foot + PAD;
        rest = &rest[count..];
    }
    all
}

/// The columns a leading drawing takes; its cards stand beside it in three rows.
const LEAD: usize = 4;

/// Columns of one width.
struct Grid {
    columns: usize,
    column: f32,
}

impl Grid {
    fn new(inside: f32, columns: usize) -> Self {
        Self { columns, column: (inside - PAD * (columns - 1) as f32) / columns as f32 }
    }

    /// Fills rows from a column on; gives where the next row would begin.
    fn fill<'a>(
        &self,
        drawings: &'a [Drawing],
        from: usize,
        top: f32,
        all: &mut Vec<(f32, f32, f32, &'a Drawing)>,
    ) -> f32 {
        let mut y = top;
        for row in drawings.chunks(self.columns - from) {
            for (at, drawing) in row.iter().enumerate() {
                all.push((PAD + (self.column + PAD) * (from + at) as f32, y, self.column, drawing));
            }
            y += row.iter().map(|drawing| height_at(drawing, self.column)).fold(0.0, f32::max) + PAD;
        }
        y
    }
}

fn height_at(drawing: &Drawing, width: f32) -> f32 {
    drawing.height * width / drawing.width
}

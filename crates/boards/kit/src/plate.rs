//! A part of a board as a picture beside words: things cut out of the drawings they lie in, with what lies around them.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::board::{Board, Drawing};
use crate::bounds::{Bounds, Found, find_all, only_within};
use crate::num::D;
use crate::portrait::plain;
use crate::scale::Scale;

/// The least size a page shows a plate in, in pixels: three beside each other on a sheet of A4.
pub const SHOWN: (f32, f32) = (222.0, 148.0);

/// Around what is cut out of a larger drawing, and between two cuts.
const GAP: f32 = 10.0;

/// Things of a board, cut out.
#[derive(Clone, Debug)]
pub struct Plate {
    width: f32,
    height: f32,
    body: Markup,
}

/// A piece of a drawing.
#[derive(Clone, Copy)]
struct Cut<'a> {
    drawing: &'a Drawing,
    frame: Bounds,
}

impl Board {
    /// A picture of these cuts: each names things that lie in one drawing, or a whole drawing, by their ids, and `thing@20-60`
    /// is what lies between a fifth and three fifths of its width. Several cuts stand side by side, or below each other
    /// where that shows them larger. Nothing if a thing is not drawn.
    pub fn plate(&self, cuts: &[&str]) -> Option<Plate> {
        let things = find_all(&self.leaves);
        let mut found: Vec<Cut<'_>> = cuts.iter().map(|cut| self.cut(&things, cut)).collect::<Option<_>>()?;
        if let [cut] = &mut found[..] {
            cut.frame = cut.frame.shaped().within(cut.drawing);
        }
        (!found.is_empty()).then(|| Plate::of(&found))
    }

    /// What is cut out of one drawing.
    fn cut(&self, things: &[(String, Found)], ids: &str) -> Option<Cut<'_>> {
        let mut cut: Option<Cut<'_>> = None;
        for id in ids.split(' ') {
            let (id, part) = id.split_once('@').unwrap_or((id, "0-100"));
            let (drawing, whole) = self.locate(things, id)?;
            let frame = whole.part(part)?;
            let frame = cut.map_or(frame, |cut| cut.frame.with(frame));
            cut = Some(Cut { drawing, frame });
        }
        cut.map(|cut| Cut { frame: cut.frame.widened(GAP).within(cut.drawing), ..cut })
    }

    fn locate(&self, things: &[(String, Found)], id: &str) -> Option<(&Drawing, Bounds)> {
        let mut drawings = self.leaves.iter().flat_map(|leaf| &leaf.drawings);
        if let Some((_, found)) = things.iter().find(|(thing, _)| thing == id) {
            let holds = |drawing: &&Drawing| drawing.id == found.drawing;
            return drawings.find(holds).map(|drawing| (drawing, found.bounds));
        }
        drawings.find(|drawing| drawing.id == id).map(|drawing| (drawing, Bounds::whole(drawing)))
    }
}

impl Bounds {
    fn whole(drawing: &Drawing) -> Self {
        Self { x: 0.0, y: 0.0, width: drawing.width, height: drawing.height }
    }

    /// The box around both.
    fn with(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self { x, y, width: right - x, height: bottom - y }
    }

    fn widened(self, by: f32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + by * 2.0, height: self.height + by * 2.0 }
    }

    /// What lies between two hundredths of its width: `20-60`.
    fn part(self, hundredths: &str) -> Option<Self> {
        let (from, to) = hundredths.split_once('-')?;
        let at = |share: &str| Some(self.width * share.parse::<f32>().ok()? / 100.0);
        Some(Self { x: self.x + at(from)?, width: at(to)? - at(from)?, ..self })
    }

    /// As broad for its height as a plate is shown, around the same middle, and never larger than life.
    fn shaped(self) -> Self {
        let ratio = SHOWN.0 / SHOWN.1;
        let height = self.height.max(self.width / ratio).max(SHOWN.1);
        let width = height * ratio;
        let (x, y) = (self.x - (width - self.width) / 2.0, self.y - (height - self.height) / 2.0);
        Self { x, y, width, height }
    }

    /// Moved into a drawing, and cut where that is smaller.
    fn within(self, drawing: &Drawing) -> Self {
        let (width, height) = (self.width.min(drawing.width), self.height.min(drawing.height));
        let (x, y) = (self.x.clamp(0.0, drawing.width - width), self.y.clamp(0.0, drawing.height - height));
        Self { x, y, width, height }
    }
}

impl Plate {
    fn of(cuts: &[Cut<'_>]) -> Self {
        let [beside, below] = [false, true].map(|below| Self::lay(cuts, below));
        if below.scale() > beside.scale() { below } else { beside }
    }

    /// The cuts beside each other, or below.
    fn lay(cuts: &[Cut<'_>], below: bool) -> Self {
        let side = |pick: fn(Bounds) -> f32| cuts.iter().map(move |cut| pick(cut.frame));
        let gaps = GAP * (cuts.len() - 1) as f32;
        let (broadest, tallest) =
            (side(|frame| frame.width).fold(0.0, f32::max), side(|frame| frame.height).fold(0.0, f32::max));
        let (width, height) = if below {
            (broadest, side(|frame| frame.height).sum::<f32>() + gaps)
        } else {
            (side(|frame| frame.width).sum::<f32>() + gaps, tallest)
        };
        let mut along = 0.0;
        let mut placed = Vec::new();
        for Cut { drawing, frame } in cuts {
            let at = if below {
                ((width - frame.width) / 2.0, along)
            } else {
                (along, (height - frame.height) / 2.0)
            };
            placed.push((at, *frame, plain(&only_within(&drawn_out(&drawing.body.0), *frame))));
            along += if below { frame.height } else { frame.width } + GAP;
        }
        let body = html! {
            @for ((x, y), Bounds { x: left, y: top, width, height }, body) in &placed {
                svg x=(D(*x)) y=(D(*y)) width=(D(*width)) height=(D(*height))
                    viewBox={ (D(*left)) " " (D(*top)) " " (D(*width)) " " (D(*height)) } { (PreEscaped(body)) }
            }
        };
        Self { width, height, body }
    }

    /// How small it is at the least size it is shown in.
    pub fn scale(&self) -> f32 {
        (SHOWN.0 / self.width).min(SHOWN.1 / self.height)
    }

    /// Are its letters left out, because they could not be read?
    pub fn is_mute(&self) -> bool {
        self.scale() < Scale::Tiny.factor() - 0.005
    }

    /// The picture as an element that says what it shows.
    pub fn svg(&self, label: &str) -> Markup {
        let class = if self.is_mute() { "mute" } else { Scale::of(self.scale()).class() };
        html! {
            svg class={ "plate " (class) } role="img" aria-label=(label) viewBox={ "0 0 " (D(self.width)) " " (D(self.height)) } { (self.body) }
        }
    }
}

/// A drawing in which shapes stand where they are used: a plate has no ids, and so nothing to refer to.
fn drawn_out(body: &str) -> String {
    let mut text = body.to_owned();
    for (id, name, attributes) in own_shapes(body) {
        let used = format!(" href=\"#{id}\"></use>");
        let mut parts = text.split(&used);
        let mut drawn = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            // `<use class="road"` becomes `<path class="road"`.
            if let Some(at) = drawn.rfind("<use") {
                drawn.replace_range(at..at + "<use".len(), &format!("<{name}"));
            }
            let _ = write!(drawn, "{attributes}></{name}>{part}");
        }
        text = drawn;
    }
    let mut parts = text.split("<defs>");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| part.split_once("</defs>")).fold(first, |drawn, (_, rest)| drawn + rest)
}

/// The shapes a drawing defines for itself: id, element, and its other attributes.
fn own_shapes(body: &str) -> Vec<(&str, &str, String)> {
    let defined = body.split("<defs>").skip(1).filter_map(|rest| rest.split("</defs>").next());
    defined.flat_map(|defs| defs.split('<').skip(1)).filter_map(own_shape).collect()
}

/// `path id="roads" d="M0 0h9">`
fn own_shape(tag: &str) -> Option<(&str, &str, String)> {
    let (head, _) = tag.split_once('>')?;
    let (before, rest) = head.split_once(" id=\"")?;
    let (id, after) = rest.split_once('"')?;
    let (name, others) =
        before.split_once(' ').map_or((before, String::new()), |(name, others)| (name, format!(" {others}")));
    Some((id, name, others + after.trim_end_matches('/')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Flow, Leaf, Whose};

    fn board() -> Board {
        let drawing =
            |id: &str, size: (f32, f32), body: &str| Drawing::new(id, size, "", PreEscaped(body.to_owned()));
        let map = r#"<g id="a" data-box="100 100 40 40"></g><g id="b" data-box="200 120 20 20"></g>"#;
        let drawings = vec![
            drawing("map", (600.0, 400.0), map),
            drawing("strip", (300.0, 40.0), ""),
            drawing("card", (120.0, 150.0), r#"<g id="c" data-box="1 1 118 148"><text id="t">C</text></g>"#),
        ];
        let leaf = Leaf::new("leaf", "", Whose::Shared, Flow::Whole).drawings(drawings);
        Board { leaves: vec![leaf], ..Board::default() }
    }

    #[test]
    fn what_lies_in_one_drawing_is_cut_out_together() {
        let plate = board().plate(&["a b"]).expect("both are drawn");
        assert_eq!((plate.width, plate.height), SHOWN, "never larger than life");
        let half = board().plate(&["map@50-100"]).expect("it is drawn");
        assert!((half.width / half.height - SHOWN.0 / SHOWN.1).abs() < 0.01, "{half:?}");
    }

    #[test]
    fn flat_things_stand_below_each_other() {
        let plate = board().plate(&["strip", "strip"]).expect("it is drawn");
        assert_eq!((plate.width, plate.height), (300.0, 40.0 + 10.0 + 40.0));
    }

    #[test]
    fn what_lies_in_several_stands_side_by_side() {
        let plate = board().plate(&["a", "c"]).expect("both are drawn");
        assert_eq!((plate.width, plate.height), (60.0 + 10.0 + 120.0, 150.0));
        let svg = plate.svg("two").into_string();
        assert!(svg.contains("aria-label=\"two\"") && !svg.contains(" id="), "{svg}");
    }

    #[test]
    fn shapes_stand_where_they_are_used() {
        let body = r##"<defs><path id="roads" d="M0 0h9"></path></defs><use class="wide" href="#roads"></use><use href="#i-stone"></use><use href="#roads"></use>"##;
        assert_eq!(
            drawn_out(body),
            r##"<path class="wide" d="M0 0h9"></path><use href="#i-stone"></use><path d="M0 0h9"></path>"##
        );
    }

    #[test]
    fn letters_that_could_not_be_read_are_left_out() {
        let whole = board().plate(&["map"]).expect("it is drawn");
        assert!(whole.is_mute() && whole.svg("").into_string().contains("mute"));
        assert!(!board().plate(&["c"]).expect("it is drawn").is_mute());
    }

    #[test]
    fn what_is_not_drawn_has_no_plate() {
        assert!(board().plate(&["a", "z"]).is_none() && board().plate(&[]).is_none());
    }
}

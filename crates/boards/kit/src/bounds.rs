//! Where things lie in a drawing: read from the drawing itself, so that it cannot be told otherwise.

use crate::board::{Drawing, Leaf};

/// A box in the units of a drawing.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Bounds {
    /// Left.
    pub x: f32,
    /// Top.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl Bounds {
    /// Does it lie within a drawing of this size? A line of the outline may stand over the edge.
    pub fn is_inside(self, (width, height): (f32, f32)) -> bool {
        const LINE: f32 = 4.0;
        self.x >= -LINE
            && self.y >= -LINE
            && self.x + self.width <= width + LINE
            && self.y + self.height <= height + LINE
    }

    /// Might something of a thing in this box be seen in a frame?
    fn touches(self, frame: Self) -> bool {
        const OVER: f32 = 40.0;
        self.x - OVER < frame.x + frame.width
            && frame.x < self.x + self.width + OVER
            && self.y - OVER < frame.y + frame.height
            && frame.y < self.y + self.height + OVER
    }

    fn around(corners: [(f32, f32); 4]) -> Self {
        let fold = |pick: fn(&(f32, f32)) -> f32, keep: fn(f32, f32) -> f32, from: f32| {
            corners.iter().map(pick).fold(from, keep)
        };
        let (left, top) = (fold(|c| c.0, f32::min, f32::MAX), fold(|c| c.1, f32::min, f32::MAX));
        let (right, bottom) = (fold(|c| c.0, f32::max, f32::MIN), fold(|c| c.1, f32::max, f32::MIN));
        Self { x: left, y: top, width: right - left, height: bottom - top }
    }
}

/// Where a thing lies: on which leaf, in which drawing, in which box of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The id of the leaf.
    pub leaf: String,
    /// The id of the drawing.
    pub drawing: String,
    /// In the units of the drawing.
    pub bounds: Bounds,
}

/// Finds the things that are drawn as targets: their ids, and where they lie.
pub fn find_all(leaves: &[Leaf]) -> Vec<(String, Found)> {
    let drawings = leaves.iter().flat_map(|leaf| leaf.drawings.iter().map(move |drawing| (leaf, drawing)));
    drawings
        .flat_map(|(leaf, drawing)| {
            boxes(drawing).into_iter().map(move |(id, bounds)| {
                (id, Found { leaf: leaf.id.clone(), drawing: drawing.id.clone(), bounds })
            })
        })
        .collect()
}

/// The elements of a drawing that carry a box (`data-box`), by their ids, in the units of the drawing.
fn boxes(drawing: &Drawing) -> Vec<(String, Bounds)> {
    let mut found = Vec::new();
    let mut stack = vec![Matrix::NONE];
    let mut rest = drawing.body.0.as_str();
    while let Some(open) = rest.find('<') {
        let Some(close) = rest[open..].find('>') else { break };
        let tag = &rest[open + 1..open + close];
        rest = &rest[open + close + 1..];
        if tag.starts_with('/') {
            stack.pop();
            continue;
        }
        let above = stack.last().copied().unwrap_or(Matrix::NONE);
        let here = attribute(tag, " transform=\"").map_or(above, |transform| above.then(transform));
        if let (Some(id), Some(local)) = (attribute(tag, " id=\""), attribute(tag, " data-box=\"")) {
            found.extend(here.place(local).map(|bounds| (id.to_owned(), bounds)));
        }
        if !tag.ends_with('/') {
            stack.push(here);
        }
    }
    found
}

/// A drawing without the things that lie outside a frame. What a thing draws over the edge of its box, a shadow or a label, is
/// allowed for; what carries no box stays.
pub(crate) fn only_within(body: &str, frame: Bounds) -> String {
    let mut kept = String::with_capacity(body.len() / 2);
    let mut stack = vec![Matrix::NONE];
    // How many elements are open inside the one that is left out, itself counted.
    let mut left_out = 0_usize;
    let mut rest = body;
    while let Some(open) = rest.find('<') {
        let Some(close) = rest[open..].find('>') else { break };
        let (text, tag) = (&rest[..open], &rest[open + 1..open + close]);
        let whole = &rest[open..=open + close];
        rest = &rest[open + close + 1..];
        let (ends, single) = (tag.starts_with('/'), tag.ends_with('/'));
        if left_out > 0 {
            match (ends, single) {
                (true, _) => left_out -= 1,
                (false, false) => left_out += 1,
                (false, true) => {}
            }
            continue;
        }
        kept += text;
        if ends {
            stack.pop();
            kept += whole;
            continue;
        }
        let above = stack.last().copied().unwrap_or(Matrix::NONE);
        let here = attribute(tag, " transform=\"").map_or(above, |transform| above.then(transform));
        let place = attribute(tag, " data-box=\"").and_then(|local| here.place(local));
        if place.is_some_and(|place| !place.touches(frame)) {
            left_out = usize::from(!single);
            continue;
        }
        kept += whole;
        if !single {
            stack.push(here);
        }
    }
    kept += rest;
    kept
}

fn attribute<'a>(tag: &'a str, start: &str) -> Option<&'a str> {
    let from = tag.find(start)? + start.len();
    tag[from..].split('"').next()
}

/// An affine map: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Matrix([f32; 6]);

impl Matrix {
    /// Everything stays where it is.
    pub(crate) const NONE: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// This map after those of a `transform` attribute.
    pub(crate) fn then(self, transform: &str) -> Self {
        transform.split(')').filter_map(|step| step.trim().split_once('(')).fold(
            self,
            |map, (name, numbers)| {
                let numbers = numbers_in(numbers);
                let at = |index: usize, other: f32| numbers.get(index).copied().unwrap_or(other);
                match name.trim() {
                    "translate" => map.times([1.0, 0.0, 0.0, 1.0, at(0, 0.0), at(1, 0.0)]),
                    "scale" => map.times([at(0, 1.0), 0.0, 0.0, at(1, at(0, 1.0)), 0.0, 0.0]),
                    "rotate" => {
                        let (sin, cos) = at(0, 0.0).to_radians().sin_cos();
                        let (cx, cy) = (at(1, 0.0), at(2, 0.0));
                        map.times([1.0, 0.0, 0.0, 1.0, cx, cy])
                            .times([cos, sin, -sin, cos, 0.0, 0.0])
                            .times([1.0, 0.0, 0.0, 1.0, -cx, -cy])
                    }
                    _ => map,
                }
            },
        )
    }

    /// This map after another one.
    fn times(self, inner: [f32; 6]) -> Self {
        let outer = self.0;
        let column = |from: usize| {
            let (x, y) = (inner[from], inner[from + 1]);
            [outer[0] * x + outer[2] * y, outer[1] * x + outer[3] * y]
        };
        let [right, down, shift] = [column(0), column(2), column(4)];
        Self([right[0], right[1], down[0], down[1], shift[0] + outer[4], shift[1] + outer[5]])
    }

    /// How much taller it makes upright letters.
    #[cfg(feature = "testkit")]
    pub(crate) fn height(self) -> f32 {
        self.0[2].hypot(self.0[3])
    }

    fn point(self, (x, y): (f32, f32)) -> (f32, f32) {
        let map = self.0;
        (map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5])
    }

    /// The box of `x y width height` after this map.
    fn place(self, local: &str) -> Option<Bounds> {
        let &[x, y, width, height] = numbers_in(local).as_slice() else { return None };
        let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)];
        Some(Bounds::around(corners.map(|corner| self.point(corner))))
    }
}

fn numbers_in(text: &str) -> Vec<f32> {
    text.split([' ', ',']).filter_map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    fn found(body: &str) -> Vec<(String, Bounds)> {
        boxes(&Drawing::new("d", (100.0, 100.0), "", PreEscaped(body.to_owned())))
    }

    #[test]
    fn a_box_moves_with_the_groups_around_it() {
        let body = r#"<g transform="translate(2 3)"><rect></rect><g transform="translate(10) scale(.5)"><g id="a" data-box="4 6 8 10"></g></g><g id="b" data-box="1 1 1 1"/></g>"#;
        assert_eq!(
            found(body),
            [
                ("a".to_owned(), Bounds { x: 14.0, y: 6.0, width: 4.0, height: 5.0 }),
                ("b".to_owned(), Bounds { x: 3.0, y: 4.0, width: 1.0, height: 1.0 }),
            ]
        );
    }

    #[test]
    fn what_lies_outside_a_frame_is_left_out_whole() {
        let body = r#"<rect/><g transform="translate(100 0)"><g id="far" data-box="100 0 10 10"><g><path/>far</g></g><text>here</text><g id="near" data-box="0 0 10 10">near</g></g><g data-box="300 0 5 5"/><g>plain</g>"#;
        let frame = Bounds { x: 90.0, y: 0.0, width: 30.0, height: 30.0 };
        assert_eq!(
            only_within(body, frame),
            r#"<rect/><g transform="translate(100 0)"><text>here</text><g id="near" data-box="0 0 10 10">near</g></g><g>plain</g>"#
        );
        assert_eq!(only_within(body, Bounds { width: 400.0, ..frame }), body, "all of it is seen");
    }

    #[test]
    fn a_turned_box_is_the_box_around_it() {
        let [(_, bounds)] = &found(r#"<g id="a" transform="rotate(90 5 5)" data-box="0 0 10 4"></g>"#)[..]
        else {
            panic!("one box")
        };
        assert!((bounds.width - 4.0).abs() < 0.01 && (bounds.height - 10.0).abs() < 0.01, "{bounds:?}");
    }

    #[test]
    fn what_stands_over_the_edge_is_not_inside() {
        let bounds = |x: f32| Bounds { x, y: 0.0, width: 50.0, height: 10.0 };
        assert!(bounds(50.0).is_inside((100.0, 10.0)));
        assert!(!bounds(60.0).is_inside((100.0, 10.0)));
    }
}

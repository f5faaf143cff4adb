//! The course of the game: everybody's points, round by round.
#![allow(clippy::cast_precision_loss, reason = "points and rounds are small numbers")]

use std::fmt::Write as _;

use maud::{Markup, html};
use parlour_core::Seat;

use super::Page;
use super::panels::tincture;
use super::seen::Stage;

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 280.0;
const LEFT: f32 = 40.0;
const RIGHT: f32 = 64.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 30.0;
/// The shapes at the ends of the lines; where they would cover each other they stand beside each other.
const END: f32 = 22.0;
const POINT: f32 = 9.0;
/// How far apart the lines of the grid may be, the closest that gives at most six of them.
const STEPS: [i32; 9] = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/// Where points and rounds lie on the paper.
struct Scale {
    rounds: usize,
    low: i32,
    high: i32,
    step: i32,
}

impl Scale {
    fn of(stages: &[Stage]) -> Self {
        let points = || stages.iter().flat_map(|stage| stage.points.iter().copied());
        let (least, most) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0).max(1));
        let step = STEPS.into_iter().find(|step| (most - least) / step <= 6).unwrap_or(500);
        let (low, high) = (least.div_euclid(step) * step, (most + step - 1).div_euclid(step) * step);
        Self { rounds: stages.len(), low, high, step }
    }

    fn x(&self, index: usize) -> f32 {
        let steps = self.rounds.saturating_sub(1).max(1);
        LEFT + (WIDTH - LEFT - RIGHT) * index as f32 / steps as f32
    }

    fn y(&self, points: i32) -> f32 {
        let share = (points - self.low) as f32 / (self.high - self.low).max(1) as f32;
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    }

    fn grid(&self) -> impl Iterator<Item = i32> {
        (self.low..=self.high).step_by(self.step.unsigned_abs() as usize)
    }
}

/// The curve of each seat as a line of its own dashes with the seat's shape at its end, and the numbers below.
pub(super) fn curve(page: &Page<'_>) -> Markup {
    let stages = &page.seen.curve;
    let scale = Scale::of(stages);
    let seats = || Seat::all(page.seen.faces.len() as u8);
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(page.word("table-curve")) {
            @for points in scale.grid() {
                @let y = scale.y(points);
                path.grid d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                text.tick x=(LEFT - 8.0) y=(y + 4.0) text-anchor="end" { (points) }
            }
            @for (index, stage) in stages.iter().enumerate() {
                text.tick x=(scale.x(index)) y=(HEIGHT - 8.0) text-anchor="middle" { (stage.round) }
            }
            @for seat in seats() {
                g.(tincture(seat)) {
                    path.line d=(line(&scale, stages, seat)) {}
                    @for (index, stage) in stages.iter().enumerate() {
                        (shape(seat, scale.x(index), scale.y(stage.points[seat.index()]), POINT))
                    }
                    @if let Some(last) = stages.last() {
                        @let (x, y) = end(&scale, last, seat);
                        (shape(seat, x, y, END))
                        text.mk-l x=(x) y=(y + 4.2) { (page.seen.faces[seat.index()].letter) }
                    }
                }
            }
        }
        details {
            summary { (page.word("table-curve-numbers")) }
            div.scroll tabindex="0" role="region" aria-label=(page.word("table-curve-numbers")) {
                table.scores {
                    thead { tr { td {} @for stage in stages { th scope="col" { (stage.round) } } } }
                    tbody {
                        @for seat in seats() {
                            tr {
                                th scope="row" { (page.name(seat)) }
                                @for stage in stages { td.num { (stage.points[seat.index()]) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn line(scale: &Scale, stages: &[Stage], seat: Seat) -> String {
    let mut path = String::new();
    for (index, stage) in stages.iter().enumerate() {
        let verb = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{verb}{:.1} {:.1}", scale.x(index), scale.y(stage.points[seat.index()]));
    }
    path
}

fn shape(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use href={ "#i-m-" (tincture(seat)) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {}
    }
}

/// Where the line of a seat ends: right of those of earlier seats that end at the same height.
fn end(scale: &Scale, last: &Stage, seat: Seat) -> (f32, f32) {
    let y = scale.y(last.points[seat.index()]);
    let near = last.points[..seat.index()].iter().filter(|points| (scale.y(**points) - y).abs() < END * 0.8);
    (scale.x(scale.rounds - 1) + near.count() as f32 * END * 0.7, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stages(points: &[[i32; 2]]) -> Vec<Stage> {
        let stage =
            |(index, points): (usize, &[i32; 2])| Stage { round: index as u16 + 1, points: points.to_vec() };
        points.iter().enumerate().map(stage).collect()
    }

    #[test]
    fn the_scale_holds_every_point_and_nought() {
        let scale = Scale::of(&stages(&[[2, 3], [-4, 20], [31, 47]]));
        assert!(scale.low <= -4 && scale.high >= 47 && scale.grid().any(|points| points == 0));
        assert!(scale.grid().count() <= 9);
        assert!(scale.y(47) < scale.y(-4) && scale.y(47) >= TOP && scale.y(-4) <= HEIGHT - BOTTOM);
    }

    #[test]
    fn a_line_has_a_point_for_each_round() {
        let stages = stages(&[[2, 3], [4, 5], [6, 7]]);
        let path = line(&Scale::of(&stages), &stages, Seat::new(1));
        assert_eq!(path.matches(['M', 'L']).count(), 3);
    }

    #[test]
    fn one_round_is_no_reason_to_divide_by_nought() {
        let stages = stages(&[[0, 0]]);
        assert!(Scale::of(&stages).x(0).is_finite() && Scale::of(&stages).y(0).is_finite());
    }
}

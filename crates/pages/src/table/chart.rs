//! The course of the game: everybody's points round by round, and the chances from turn to turn.
#![allow(clippy::cast_precision_loss, reason = "points and rounds are small numbers")]

use std::fmt::Write as _;

use maud::{Markup, html};
use parlour_core::Seat;

use super::View;
use super::panels::tincture;
use parlour_model::Stage;

const WIDTH: f32 = 680.0;
const HEIGHT: f32 = 280.0;
const LEFT: f32 = 40.0;
const RIGHT: f32 = 64.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 30.0;
/// The shapes at the ends of the lines; where they would cover each other they stand beside each other.
const END: f32 = 22.0;
const POINT: f32 = 9.0;
/// A longer line is drawn without a shape at every moment.
const MOST_POINTS: usize = 40;
/// More rounds are not named below the chart.
const MOST_TICKS: usize = 26;
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
        let points = || stages.iter().flat_map(|stage| stage.values.iter().copied());
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

/// What a chart shows: numbers for each seat from moment to moment.
struct Chart<'a> {
    /// The id of its switch.
    id: &'static str,
    title: String,
    unit: &'static str,
    stages: &'a [Stage],
    scale: Scale,
}

/// The course of the game as one chart with a switch: the points, or the chances as the bots saw them. It needs no script.
pub(super) fn course(view: &View<'_>) -> Markup {
    let course = &view.page.course;
    let points = Chart {
        id: "course-points",
        title: view.word("table-curve"),
        unit: "",
        stages: &course.points,
        scale: Scale::of(&course.points),
    };
    let chances = Chart {
        id: "course-chances",
        title: view.word("table-chances"),
        unit: "\u{a0}%",
        stages: &course.chances,
        scale: Scale { rounds: course.chances.len(), low: 0, high: 100, step: 20 },
    };
    // Alone there is nobody to win against.
    let alone = view.page.position.faces.len() < 2 || course.chances.len() < 2;
    html! {
        @if alone {
            h3 { (points.title) }
            div.course { div.chart.alone { (points.markup(view)) } }
        } @else {
            h3 { (view.word("table-course")) }
            div.course {
                @for (index, chart) in [&points, &chances].into_iter().enumerate() {
                    input.vh id=(chart.id) type="radio" name="course" checked[index == 0];
                    label for=(chart.id) { (chart.title) }
                }
                @for chart in [&points, &chances] { div.chart.(chart.id) { (chart.markup(view)) } }
            }
        }
    }
}

impl Chart<'_> {
    /// A line for each seat with its own dashes and the seat's shape at its end; the numbers below.
    fn markup(&self, view: &View<'_>) -> Markup {
        let (stages, scale) = (self.stages, &self.scale);
        html! {
            svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(self.title) {
                @for value in scale.grid() {
                    @let y = scale.y(value);
                    path.grid d={ "M" (LEFT) " " (y) "H" (WIDTH - RIGHT) } {}
                    text.tick x=(LEFT - 8.0) y=(y + 4.0) text-anchor="end" { (value) (self.unit) }
                }
                @for (index, round) in ticks(stages) {
                    text.tick x=(scale.x(index)) y=(HEIGHT - 8.0) text-anchor="middle" { (round) }
                }
                @for seat in seats(view) { (self.curve(view, seat)) }
            }
            details {
                summary { (view.word("table-curve-numbers")) }
                div.scroll tabindex="0" role="region" aria-label=(view.word("table-curve-numbers")) { (self.table(view)) }
            }
        }
    }

    fn curve(&self, view: &View<'_>, seat: Seat) -> Markup {
        let (stages, scale) = (self.stages, &self.scale);
        html! {
            g.(tincture(seat)) {
                path.line d=(line(scale, stages, seat)) {}
                @if stages.len() <= MOST_POINTS {
                    @for (index, stage) in stages.iter().enumerate() {
                        (shape(seat, scale.x(index), scale.y(stage.values[seat.index()]), POINT))
                    }
                }
                @if let Some(last) = stages.last() {
                    @let (x, y) = end(scale, last, seat);
                    (shape(seat, x, y, END))
                    text.mk-l x=(x) y=(y + 4.2) { (view.page.position.faces[seat.index()].letter) }
                }
            }
        }
    }

    /// The end of each round in numbers.
    fn table(&self, view: &View<'_>) -> Markup {
        let rounds = || self.stages.chunk_by(|one, next| one.round == next.round).filter_map(<[Stage]>::last);
        html! {
            table.scores {
                thead { tr { td {} @for stage in rounds() { th scope="col" { (stage.round) } } } }
                tbody {
                    @for seat in seats(view) {
                        tr {
                            th scope="row" { (view.name(seat)) }
                            @for stage in rounds() { td.num { (stage.values[seat.index()]) (self.unit) } }
                        }
                    }
                }
            }
        }
    }
}

fn seats(view: &View<'_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.page.position.faces.len() as u8)
}

/// Where a round begins, and its number; of many rounds only some are named.
fn ticks(stages: &[Stage]) -> Vec<(usize, u16)> {
    let begins = |index: usize| index == 0 || stages[index - 1].round != stages[index].round;
    let all: Vec<(usize, u16)> =
        (0..stages.len()).filter(|index| begins(*index)).map(|index| (index, stages[index].round)).collect();
    let every = all.len().div_ceil(MOST_TICKS).max(1);
    all.into_iter().step_by(every).collect()
}

fn line(scale: &Scale, stages: &[Stage], seat: Seat) -> String {
    let mut path = String::new();
    for (index, stage) in stages.iter().enumerate() {
        let verb = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{verb}{:.1} {:.1}", scale.x(index), scale.y(stage.values[seat.index()]));
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
    let y = scale.y(last.values[seat.index()]);
    let near = last.values[..seat.index()].iter().filter(|points| (scale.y(**points) - y).abs() < END * 0.8);
    (scale.x(scale.rounds - 1) + near.count() as f32 * END * 0.7, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stages(points: &[[i32; 2]]) -> Vec<Stage> {
        let stage =
            |(index, points): (usize, &[i32; 2])| Stage { round: index as u16 + 1, values: points.to_vec() };
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
    fn a_round_is_named_where_it_begins() {
        let mut stages = stages(&[[2, 3], [4, 5], [6, 7]]);
        stages[1].round = 1;
        assert_eq!(ticks(&stages), [(0, 1), (2, 3)]);
    }

    #[test]
    fn one_round_is_no_reason_to_divide_by_nought() {
        let stages = stages(&[[0, 0]]);
        assert!(Scale::of(&stages).x(0).is_finite() && Scale::of(&stages).y(0).is_finite());
    }
}

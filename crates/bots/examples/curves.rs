//! Draws the learning curves of `docs/bots.md` from the logs of the courses: `curves LOG... FOLDER`, one picture each.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

/// Width, height and margin of a picture.
const SIZE: (f32, f32, f32) = (480.0, 240.0, 40.0);

/// A round as the log tells it: mean points, and those of games without slips.
fn round(line: &str) -> Option<(f32, f32)> {
    let (_, rest) = line.strip_prefix("round ")?.split_once(": ")?;
    let mut parts = rest.split(", ").skip(1);
    let first = |part: Option<&str>| part?.split(' ').next()?.parse().ok();
    Some((first(parts.next())?, first(parts.next())?))
}

fn picture(name: &str, rounds: &[(f32, f32, f32)]) -> Result<String, std::fmt::Error> {
    let (width, height, margin) = SIZE;
    let points = || rounds.iter().flat_map(|(_, all, calm)| [*all, *calm]);
    let step = if points().fold(0.0, f32::max) > 150.0 { 50.0 } else { 10.0 };
    let low = (points().fold(f32::MAX, f32::min) / step).floor() * step;
    let high = (points().fold(f32::MIN, f32::max) / step).ceil() * step;
    let last = rounds.last().map_or(1.0, |round| round.0).max(1.0);
    let x = |round: f32| margin + round / last * (width - 1.5 * margin);
    let y = |points: f32| height - margin - (points - low) / (high - low) * (height - 2.0 * margin);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\">\n<title>{name}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fdfaf3\"/>\n\
         <text x=\"{margin}\" y=\"20\" font-size=\"13\">{name}: points by round</text>\n"
    );
    let mut mark = low;
    while mark <= high {
        let at = y(mark);
        let end = width - 0.5 * margin;
        writeln!(svg, "<path d=\"M{margin} {at:.1}H{end}\" stroke=\"#d8d0c0\"/>")?;
        let (left, base) = (margin - 6.0, at + 4.0);
        writeln!(svg, "<text x=\"{left}\" y=\"{base:.1}\" text-anchor=\"end\">{mark}</text>")?;
        mark += step;
    }
    for mark in [0.0, (last / 2.0).round(), last] {
        let (at, base) = (x(mark), height - margin + 16.0);
        writeln!(svg, "<text x=\"{at:.1}\" y=\"{base}\" text-anchor=\"middle\">{mark}</text>")?;
    }
    let mut line = |colour: &str, of: fn(&(f32, f32, f32)) -> f32| {
        let at: Vec<String> =
            rounds.iter().map(|round| format!("{:.1},{:.1}", x(round.0), y(of(round)))).collect();
        let at = at.join(" ");
        writeln!(svg, "<polyline points=\"{at}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>")
    };
    line("#8a6d3b", |round| round.1)?;
    line("#2f5d8a", |round| round.2)?;
    let (left, base) = (width - 0.5 * margin, height - 8.0);
    writeln!(
        svg,
        "<text x=\"{left}\" y=\"{base}\" text-anchor=\"end\"><tspan fill=\"#8a6d3b\">all games</tspan>, \
         <tspan fill=\"#2f5d8a\">without slips</tspan></text>\n</svg>"
    )?;
    Ok(svg)
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [logs @ .., folder] = &args[..] else { return Err("curves LOG... FOLDER".into()) };
    for log in logs {
        let name = Path::new(log).file_stem().ok_or("no name")?.to_string_lossy().replace('-', ", ");
        let text = std::fs::read_to_string(log)?;
        // A course that goes on from a net counts its rounds anew.
        let rounds = text.lines().filter_map(round).zip(0u16..);
        let rounds: Vec<_> = rounds.map(|((all, calm), place)| (f32::from(place), all, calm)).collect();
        let file = format!("learning-{}.svg", name.replace(", ", "-"));
        std::fs::write(Path::new(folder).join(file), picture(&name, &rounds)?)?;
    }
    Ok(())
}

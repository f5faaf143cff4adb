//! Text for terminals: tables, numbers, paragraphs.

use std::io::{self, Write as _};

use serde::Serialize;

use crate::failure::Failure;

/// How wide paragraphs are set.
const WIDTH: usize = 96;

/// Writes to standard output; a reader that went away is no error.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes a value as JSON to standard output.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Failure::Failed(error.to_string()))?;
    print(&(text + "\n"))
}

/// A number with its thousands set apart.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Rows of cells in columns: the first to the left, all others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

/// A paragraph whose lines begin under each other, after a label.
pub(crate) fn paragraph(label: &str, text: &str) -> String {
    let indent = label.chars().count() + 2;
    let mut lines = vec![format!("{label}  ")];
    let room = WIDTH - indent.min(WIDTH / 2);
    let mut left = room;
    for word in text.split(' ') {
        let length = word.chars().count() + 1;
        if length > left && left < room {
            lines.push(" ".repeat(indent));
            left = room;
        }
        let line = lines.last_mut().expect("there is a first line");
        line.push_str(word);
        line.push(' ');
        left = left.saturating_sub(length);
    }
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(["0", "999", "1,000", "1,234,567"], [0, 999, 1000, 1_234_567].map(grouped)[..]);
    }

    #[test]
    fn columns_line_up() {
        let rows = [vec!["seat".into(), "wins".into()], vec!["é".into(), "1".into()]];
        assert_eq!(table(&rows), "seat  wins\né        1\n");
    }

    #[test]
    fn paragraphs_hang_under_their_first_line() {
        let text = paragraph("PIL-1.1", &"word ".repeat(40));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() > 1 && lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("         word"));
    }
}

//! Every number a board shows, compared with the view: see [`crate::value`].

use std::collections::BTreeSet;

use roxmltree::{Document, Node};
use serde_json::Value;

use crate::board::Board;

/// What the numbers of a board are held against.
#[derive(Copy, Clone, Debug)]
pub struct Numbers {
    /// Where the points of the panels are; `*` stands for the seat.
    pub score: &'static str,
    /// What is shown in every position, to everybody; `*` stands for every element of a list.
    pub always: &'static [&'static str],
    /// The symbol beside a number, by how its path ends: gold is never printed as points.
    pub symbols: &'static [(&'static str, &'static str)],
}

/// Everything that is wrong with the numbers of a position.
pub(crate) fn troubles(
    numbers: &Numbers,
    board: &Board,
    document: &Document<'_>,
    view: &Value,
) -> BTreeSet<String> {
    let mut troubles = BTreeSet::new();
    let mut told = BTreeSet::new();
    for node in document.descendants().filter(|node| node.has_attribute("data-value")) {
        let Some(of) = node.attribute("data-of") else { continue };
        told.insert(of.to_owned());
        let value = node.attribute("data-value").and_then(|value| value.parse().ok());
        troubles.extend(wrong(of, value, view));
        troubles.extend(printed(&node, of, value));
        troubles.extend(mistaken(numbers, &node, of));
    }
    for panel in &board.panels {
        let score = numbers.score.replacen('*', &panel.seat.index().to_string(), 1);
        troubles.extend(wrong(&score, Some(panel.score.into()), view));
        for counter in &panel.counters {
            let Some(of) = &counter.of else { continue };
            told.insert(of.clone());
            troubles.extend(wrong(of, Some(counter.count.into()), view));
            let symbol = expected(numbers, of).filter(|symbol| *symbol != counter.icon);
            troubles
                .extend(symbol.map(|symbol| format!("{of} is shown with {}, not {symbol}", counter.icon)));
        }
    }
    let wanted = numbers.always.iter().flat_map(|path| each(path, view));
    troubles.extend(wanted.filter(|path| !told.contains(path)).map(|path| format!("{path} is not shown")));
    troubles
}

/// A value that is not the view's.
fn wrong(of: &str, value: Option<i64>, view: &Value) -> Option<String> {
    let right = measure(of, view);
    (right.is_none() || right != value).then(|| format!("{of} is {right:?}, and {value:?} is shown"))
}

/// What is printed is not the value, or not as many symbols are drawn.
fn printed(node: &Node<'_, '_>, of: &str, value: Option<i64>) -> Option<String> {
    let value = value?;
    if let Some(symbol) = node.attribute("data-each") {
        let href = format!("#{symbol}");
        let uses = node.descendants().filter(|one| one.attribute("href") == Some(&href)).count();
        return (i64::try_from(uses) != Ok(value))
            .then(|| format!("{of}: {uses} of {symbol} stand for {value}"));
    }
    let mut texts =
        node.descendants().filter(|one| one.has_tag_name("text") || one.has_attribute("data-number"));
    let number = texts.find_map(|text| number(&text.text().unwrap_or_default().replace('−', "-")))?;
    (number != value).then(|| format!("{of}: {number} is printed for {value}"))
}

/// The number a text is, with the signs that may stand beside it: `×3`, `12 peasants`.
fn number(text: &str) -> Option<i64> {
    let text = text.trim_start_matches(['×', '+']);
    let end = text.char_indices().find(|(at, sign)| !(sign.is_ascii_digit() || (*at == 0 && *sign == '-')));
    text[..end.map_or(text.len(), |(at, _)| at)].parse().ok()
}

/// A symbol that stands for something else. Markers say whose a number is, not what.
fn mistaken(numbers: &Numbers, node: &Node<'_, '_>, of: &str) -> Option<String> {
    let symbol = expected(numbers, of)?;
    let mut symbols = node.descendants().filter_map(|one| one.attribute("href"));
    let first = symbols.find(|href| href.starts_with("#i-") && !href.starts_with("#i-m-"))?;
    (first != format!("#{symbol}")).then(|| format!("{of} is shown with {first}, not {symbol}"))
}

fn expected(numbers: &Numbers, of: &str) -> Option<&'static str> {
    numbers.symbols.iter().find(|(end, _)| of.ends_with(end)).map(|(_, symbol)| *symbol)
}

/// The paths a pattern stands for: one for each element of the list at its star.
fn each(pattern: &str, view: &Value) -> Vec<String> {
    let Some((list, rest)) = pattern.split_once("/*/") else { return vec![pattern.to_owned()] };
    let length = list.split('/').try_fold(view, |value, name| value.get(name)).and_then(Value::as_array);
    (0..length.map_or(0, Vec::len)).map(|at| format!("{list}/{at}/{rest}")).collect()
}

/// What the view says at a path: see [`crate::value`].
fn measure(of: &str, view: &Value) -> Option<i64> {
    of.split(" + ").map(|term| term_of(term, view)).sum()
}

fn term_of(term: &str, view: &Value) -> Option<i64> {
    if let Some((path, by)) = term.split_once(" / ") {
        return Some(term_of(path, view)? / by.parse::<i64>().ok()?);
    }
    if let Some((path, by)) = term.split_once(" % ") {
        return Some(term_of(path, view)?.rem_euclid(by.parse().ok()?));
    }
    let path: Vec<&str> = term.split('/').collect();
    walk(&path, view)
}

fn walk(path: &[&str], value: &Value) -> Option<i64> {
    let Some((name, rest)) = path.split_first() else { return count(value) };
    if *name == "*" {
        return value.as_array()?.iter().map(|element| walk(rest, element)).sum();
    }
    match (value, name.split_once('=')) {
        (Value::Array(list), Some((key, wanted))) => {
            let is = |element: &&Value| field(element, key).and_then(Value::as_str) == Some(wanted);
            // What is not listed is not there.
            list.iter().find(is).map_or(Some(0), |element| walk(rest, element))
        }
        _ => walk(rest, field(value, name)?),
    }
}

fn field<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match name.parse::<usize>() {
        Ok(index) if value.is_array() => value.get(index),
        _ => value.get(name),
    }
}

/// A number; of a list of numbers their sum, of another list its length; what is true counts one.
fn count(value: &Value) -> Option<i64> {
    match value {
        Value::Null => Some(0),
        Value::Bool(holds) => Some(i64::from(*holds)),
        Value::Number(number) => number.as_i64(),
        Value::Array(list) if list.iter().all(Value::is_number) => list.iter().map(Value::as_i64).sum(),
        Value::Array(list) => i64::try_from(list.len()).ok(),
        Value::String(_) | Value::Object(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Seat;
    use serde_json::json;

    use super::*;
    use crate::board::{Counter, Panel};

    const NUMBERS: Numbers =
        Numbers { score: "seats/*/points", always: &["seats/*/gold"], symbols: &[("/gold", "i-coin")] };

    fn view() -> Value {
        json!({
            "stock": { "stone": 4 },
            "seats": [
                { "gold": 12, "points": 7, "goods": [{ "what": "wine", "count": 2 }, { "what": "wool", "count": 1 }],
                  "pool": [1, 0, 2], "cards": ["mill", "inn"], "post": [true, false, true] }
            ]
        })
    }

    fn found(body: &str, score: i32, gold: Counter) -> BTreeSet<String> {
        let panel = Panel { seat: Seat::new(0), score, counters: vec![gold] };
        let board = Board { panels: vec![panel], ..Board::default() };
        let page = format!("<svg>{body}</svg>");
        troubles(&NUMBERS, &board, &Document::parse(&page).expect("a drawing"), &view())
    }

    fn gold() -> Counter {
        Counter::new("i-coin", "gold", 12).of("seats/0/gold")
    }

    #[test]
    fn paths_are_measured() {
        let paths = [
            ("seats/0/gold", Some(12)),
            ("seats/0/goods/what=wine/count", Some(2)),
            ("seats/0/goods/what=grain/count", Some(0)),
            ("seats/0/goods/*/count", Some(3)),
            ("seats/0/pool", Some(3)),
            ("seats/0/cards", Some(2)),
            ("seats/0/post/*", Some(2)),
            ("seats/0/gold / 5", Some(2)),
            ("seats/0/gold % 5", Some(2)),
            ("seats/0/gold + stock/stone", Some(16)),
            ("seats/1/gold", None),
        ];
        for (path, value) in paths {
            assert_eq!(measure(path, &view()), value, "{path}");
        }
    }

    #[test]
    fn right_numbers_pass() {
        let body = r#"<g data-of="seats/0/points" data-value="7"><text>7</text></g>"#;
        assert_eq!(found(body, 7, gold()), BTreeSet::new());
    }

    #[test]
    fn points_shown_with_three_more_are_found() {
        assert_eq!(found("", 10, gold()).len(), 1, "in a panel");
        let body = r#"<g data-of="seats/0/points" data-value="10"><text>10</text></g>"#;
        assert_eq!(found(body, 7, gold()).len(), 1, "in a drawing");
        let body = r#"<g data-of="seats/0/points" data-value="7"><text>10</text></g>"#;
        assert_eq!(found(body, 7, gold()).len(), 1, "in print alone");
    }

    #[test]
    fn a_stock_halved_is_found() {
        let cubes = r##"<use href="#i-stone"/><use href="#i-stone"/>"##;
        let body = format!(r#"<g data-of="stock/stone" data-value="4" data-each="i-stone">{cubes}</g>"#);
        assert_eq!(found(&body, 7, gold()).len(), 1);
        let body = format!(r#"<g data-of="stock/stone" data-value="2" data-each="i-stone">{cubes}</g>"#);
        assert_eq!(found(&body, 7, gold()).len(), 1);
    }

    #[test]
    fn gold_printed_as_points_is_found() {
        assert_eq!(found("", 7, Counter::new("i-vp", "gold", 12).of("seats/0/gold")).len(), 1);
        assert_eq!(found("", 7, Counter::new("i-coin", "gold", 7).of("seats/0/gold")).len(), 1);
    }

    #[test]
    fn a_number_that_says_nothing_of_itself_is_missed() {
        assert_eq!(found("", 7, Counter::new("i-coin", "gold", 12)).len(), 1);
    }
}

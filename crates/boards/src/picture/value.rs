//! Values: variables are looked up, mixtures mixed.

use std::collections::BTreeMap;

/// The custom properties in force at an element.
pub(super) type Variables = BTreeMap<String, String>;

/// The value with every `var()` and `color-mix()` worked out; nothing if a variable without a fallback is unknown.
pub(super) fn resolved(value: &str, variables: &Variables) -> Option<String> {
    let mut value = value.to_owned();
    while let Some(start) = value.find("var(") {
        let (inside, end) = parenthesis(&value, start + 3)?;
        let (name, fallback) = match inside.split_once(',') {
            Some((name, fallback)) => (name.trim(), Some(fallback.trim())),
            None => (inside.trim(), None),
        };
        let replacement = variables.get(name).cloned().or_else(|| fallback.map(str::to_owned))?;
        value.replace_range(start..end, &replacement);
    }
    while let Some(start) = value.find("color-mix(") {
        let (inside, end) = parenthesis(&value, start + 9)?;
        let mixture = mix(inside)?;
        value.replace_range(start..end, &mixture);
    }
    Some(value)
}

/// What stands between the parenthesis at `open` and its partner, and where that ends.
fn parenthesis(value: &str, open: usize) -> Option<(&str, usize)> {
    let mut depth = 0;
    for (at, sign) in value[open..].char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&value[open + 1..open + at], open + at + 1));
        }
    }
    None
}

/// `in srgb, COLOUR SHARE%, COLOUR`.
fn mix(inside: &str) -> Option<String> {
    let mut parts = inside.split(',').map(str::trim).skip(1);
    let (first, share) = parts.next()?.rsplit_once(' ')?;
    let share: f32 = share.strip_suffix('%')?.parse::<f32>().ok()? / 100.0;
    let (first, second) = (channels(first.trim())?, channels(parts.next()?)?);
    let channel = |at: usize| (first[at] * share + second[at] * (1.0 - share)).round() as u8;
    Some(format!("#{:02x}{:02x}{:02x}", channel(0), channel(1), channel(2)))
}

fn channels(colour: &str) -> Option<[f32; 3]> {
    let digits = colour.strip_prefix('#')?;
    let channel = |at: usize| u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok().map(f32::from);
    Some([channel(0)?, channel(1)?, channel(2)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(value: &str) -> Option<String> {
        let known = [("--ink", "#000000"), ("--sheet", "#ffffff"), ("--line", "var(--ink)")];
        let known = known.map(|(name, value)| (name.to_owned(), value.to_owned()));
        resolved(value, &known.into_iter().collect())
    }

    #[test]
    fn variables_stand_for_their_values() {
        assert_eq!(told("var(--line)").as_deref(), Some("#000000"));
        assert_eq!(told("4 var(--gap, var(--ink))").as_deref(), Some("4 #000000"));
        assert_eq!(told("var(--unknown)"), None);
    }

    #[test]
    fn mixtures_are_mixed() {
        assert_eq!(told("color-mix(in srgb, var(--ink) 40%, var(--sheet))").as_deref(), Some("#999999"));
    }
}

//! Numbers in paths and attributes: one decimal is enough for the eye, and keeps pages small.

use maud::Render;

/// A coordinate or a length.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct D(pub f32);

impl Render for D {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.to_string());
    }
}

impl std::fmt::Display for D {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        match (tenths / 10, tenths % 10) {
            (whole, 0) => write!(f, "{whole}"),
            (0, rest) if rest < 0 => write!(f, "-.{}", -rest),
            (0, rest) => write!(f, ".{rest}"),
            (whole, rest) => write!(f, "{whole}.{}", rest.abs()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let all = [0.0, 12.0, 12.34, -0.25, 0.96, -3.75].map(|number| D(number).to_string());
        assert_eq!(all, ["0", "12", "12.3", "-.3", "1", "-3.8"]);
    }
}

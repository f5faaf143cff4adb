//! Numbers in paths and attributes: one decimal is enough for the eye, and keeps pages small.

use maud::Render;

/// A coordinate or a length.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct D(pub f32);

impl Render for D {
    /// A page holds thousands of them: they are written digit by digit, without a formatter.
    fn render_to(&self, buffer: &mut String) {
        let tenths = (self.0 * 10.0).round() as i32;
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        if tenths < 0 {
            buffer.push('-');
        }
        if whole > 0 || rest == 0 {
            push_digits(buffer, whole);
        }
        if rest > 0 {
            buffer.push('.');
            push_digits(buffer, rest);
        }
    }
}

fn push_digits(buffer: &mut String, number: u32) {
    if number >= 10 {
        push_digits(buffer, number / 10);
    }
    buffer.push(char::from(b'0' + (number % 10) as u8));
}

impl std::fmt::Display for D {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut digits = String::new();
        self.render_to(&mut digits);
        f.write_str(&digits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let all = [0.0, 12.0, 12.34, -0.25, 0.96, -3.75, 1104.0, -0.04].map(|number| D(number).to_string());
        assert_eq!(all, ["0", "12", "12.3", "-.3", "1", "-3.8", "1104", "0"]);
    }
}

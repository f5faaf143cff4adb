//! Texts without cases: most messages are a sentence with blanks, and filling those in takes no grammar.

use std::fmt::Write as _;

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// A text that is the same in all cases, ready to be filled in.
pub(crate) struct Plain(Vec<Bit>);

enum Bit {
    Text(String),
    Blank(String),
}

impl Plain {
    /// The text of a pattern, unless it picks among variants or quotes other messages.
    pub(crate) fn of(pattern: &Pattern<&str>) -> Option<Self> {
        pattern.elements.iter().map(Bit::of).collect::<Option<_>>().map(Self)
    }

    /// The text with its blanks filled in; nothing if one of them has no plain value.
    pub(crate) fn fill(&self, args: &FluentArgs<'_>) -> Option<String> {
        let mut text = String::new();
        for bit in &self.0 {
            match bit {
                Bit::Text(words) => text.push_str(words),
                Bit::Blank(name) => match args.get(name.as_str())? {
                    FluentValue::String(value) => text.push_str(value),
                    FluentValue::Number(number) => push(&mut text, number),
                    _ => return None,
                },
            }
        }
        Some(text)
    }
}

/// Nearly all numbers are whole, and said as they are: the formatter would go about it as for any number there is.
fn push(text: &mut String, number: &FluentNumber) {
    let whole = number.value as i64;
    #[allow(
        clippy::cast_precision_loss,
        clippy::float_cmp,
        reason = "only what comes back unchanged is whole"
    )]
    let is_whole = whole as f64 == number.value;
    let is_plain = number.options.minimum_fraction_digits.is_none();
    let _ =
        if is_whole && is_plain { write!(text, "{whole}") } else { write!(text, "{}", number.as_string()) };
}

impl Bit {
    fn of(element: &PatternElement<&str>) -> Option<Self> {
        match element {
            PatternElement::TextElement { value } => Some(Self::Text((*value).to_owned())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => Some(Self::Blank(id.name.to_owned())),
                _ => None,
            },
            PatternElement::Placeable { .. } => None,
        }
    }
}

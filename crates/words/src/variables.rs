//! What a text wants to know.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// The variables a pattern names, each once, in the order it names them.
pub(crate) fn variables_in(pattern: &Pattern<&str>) -> Vec<String> {
    let mut found = Vec::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } if !found.iter().any(|name| name == id.name) => {
            found.push(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

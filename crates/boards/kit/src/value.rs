//! Numbers that say what they count.
//!
//! Every number of a position is drawn through [`shown`], or is a [`crate::Counter`] with a source: it carries its value
//! (`data-value`) and where the view has it (`data-of`), as a path into the view as programs read it:
//!
//! | path | value |
//! | --- | --- |
//! | `seats/0/gold` | a field of a list's first element |
//! | `seats/0/goods/what=wine/count` | a field of the element whose `what` is `wine` |
//! | `seats/0/craftsmen` | of a list: how many elements it has |
//! | `a/b + a/c` | a sum |
//!
//! The proof compares all of them with the view over whole games: a number that is printed wrong is found.

use maud::{Markup, html};

/// Draws a number that stands for something in the view.
pub fn shown(of: &str, value: impl Into<i64>, body: &Markup) -> Markup {
    let value: i64 = value.into();
    html! { g data-of=(of) data-value=(value) { (body) } }
}

/// Draws so many symbols, one for each thing that is counted.
pub fn drawn(of: &str, symbol: &str, value: impl Into<i64>, body: &Markup) -> Markup {
    let value: i64 = value.into();
    html! { g data-of=(of) data-value=(value) data-each=(symbol) { (body) } }
}

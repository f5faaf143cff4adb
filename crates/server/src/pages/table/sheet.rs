//! The text table: the whole position as headings, tables and lists.

use maud::{Markup, html};

use super::Page;
use super::part::Part;
use super::seen::Section;

impl Page<'_> {
    /// A part for each section, so that what did not change is not sent again.
    pub(super) fn sheet(&self) -> Vec<Part> {
        let sections = self.seen.sheet.iter().enumerate();
        sections.map(|(number, part)| Part::new("leaves", format!("text-{number}"), section(part))).collect()
    }
}

fn section(section: &Section) -> Markup {
    html! {
        section.sheet.text-leaf {
            header { h2 { (section.title) } }
            table.text-table {
                tbody {
                    @for (label, cells) in &section.lines {
                        tr {
                            th scope="row" { (label) }
                            td { (list(cells)) }
                        }
                    }
                }
            }
        }
    }
}

/// One thing is said as it is; several are a list.
fn list(cells: &[String]) -> Markup {
    match cells {
        [] => html! {},
        [cell] => html! { (cell) },
        cells => html! { ul { @for cell in cells { li { (cell) } } } },
    }
}

//! The text table: the whole position as headings, tables and lists.

use maud::{Markup, html};
use parlour_model::{TextLine, TextSection};

use super::View;
use super::part::Part;

impl View<'_> {
    /// A part for each section, so that what did not change is not sent again.
    pub(super) fn text_table(&self) -> Vec<Part> {
        let sections = self.page.position.text_table.iter().enumerate();
        sections.map(|(number, part)| Part::new("leaves", format!("text-{number}"), section(part))).collect()
    }
}

fn section(section: &TextSection) -> Markup {
    html! {
        section.sheet.text-leaf {
            header { h2 { (section.title) } }
            table.text-table role="table" {
                tbody role="rowgroup" {
                    @for line in &section.lines {
                        tr role="row" {
                            th scope="row" role="rowheader" { (line.label) }
                            td role="cell" { (list(&line.cells)) (deeds(line)) }
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

/// What the things of a line do. Of the one the line is about the name need not be said again.
fn deeds(line: &TextLine) -> Markup {
    html! {
        @for (name, deed) in &line.deeds {
            p.does { @if *name != line.label { b { (name) } " – " } (deed) }
        }
    }
}

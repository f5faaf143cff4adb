//! Chat and private notes. The forms are not parts: what somebody is typing is never replaced.

use maud::{Markup, html};

use super::View;
use super::part::Part;
use crate::talk;

impl View<'_> {
    /// What was said.
    pub(super) fn chat(&self) -> Part {
        Part::new("chat", "chat-lines", talk::lines(self.viewer, &self.page.chat))
    }

    pub(super) fn chat_form(&self) -> Markup {
        talk::form(self.viewer, &self.aside("chat"))
    }

    /// A deed that leaves the viewer at the position they look at.
    fn aside(&self, deed: &str) -> String {
        let past = self.page.past.map(|lines| format!("?at={lines}")).unwrap_or_default();
        self.action(deed) + &past
    }

    pub(super) fn notes(&self) -> Markup {
        let Some(note) = &self.page.note else { return html! {} };
        html! {
            form.talk method="post" action=(self.aside("note")) data-stay {
                textarea name="text" rows="6" maxlength="4000" aria-label=(self.word("table-notes")) { (note) }
                button.b { (self.word("table-notes-keep")) }
            }
            p.none { (self.word("table-notes-private")) }
        }
    }
}

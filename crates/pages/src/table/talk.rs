//! Chat and private notes. The forms are not parts: what somebody is typing is never replaced.

use maud::{Markup, html};

use super::View;
use super::part::Part;

impl View<'_> {
    /// What was said.
    pub(super) fn chat(&self) -> Part {
        let markup = html! {
            @if self.page.chat.is_empty() { p.none { (self.word("table-chat-none")) } }
            ul.chat { @for line in self.page.chat.iter() { li { strong { (line.name) } " " (line.text) } } }
        };
        Part::new("chat", "chat-lines", markup)
    }

    pub(super) fn chat_form(&self) -> Markup {
        html! {
            @if self.viewer.person.is_some() {
                form.talk method="post" action=(self.aside("chat")) data-stay data-clear {
                    input type="text" name="text" required maxlength="500" autocomplete="off"
                        aria-label=(self.word("table-chat-say")) placeholder=(self.word("table-chat-say"));
                    button.b { (self.word("table-chat-send")) }
                }
            }
        }
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

//! Chat and private notes. The forms are not parts: what somebody is typing is never replaced.

use maud::{Markup, html};

use super::View;
use super::part::Part;
use crate::talk;

impl View<'_> {
    /// What was said.
    pub(super) fn chat(&self) -> Part {
        let mute = self.page.table.hosting.then(|| self.aside("mute"));
        let markup = html! {
            (talk::lines(self.viewer, &self.page.chat, mute.as_deref()))
            @if self.page.table.hosting { (self.house()) }
        };
        Part::new("chat", "chat-lines", markup)
    }

    /// The host says who may talk.
    fn house(&self) -> Markup {
        html! {
            form.house method="post" action=(self.aside("house")) data-stay {
                span { (self.word("table-chat-who")) }
                @for talk in ["everybody", "players", "nobody"] {
                    button.b.quiet name="talk" value=(talk) aria-pressed=(self.page.table.talk == talk) {
                        (self.word(&format!("table-chat-{talk}")))
                    }
                }
            }
        }
    }

    /// May the viewer say something?
    fn may_talk(&self) -> bool {
        let table = &self.page.table;
        let sits = table.hosting || !self.page.yours.is_empty();
        self.viewer.person.is_some() && (table.talk == "everybody" || (table.talk == "players" && sits))
    }

    pub(super) fn chat_form(&self) -> Markup {
        html! {
            @if self.page.table.talk == "nobody" { p.none { (self.word("table-chat-closed")) } }
            @if self.may_talk() { (talk::form(self.viewer, &self.aside("chat"))) }
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

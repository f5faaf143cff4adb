//! What was said at a table: in the waiting room, and beside the board.

use maud::{Markup, html};
use parlour_model::ChatInfo;

use crate::Viewer;

/// The lines, each with its time; the script says it by the reader's own clock. Who does not sit there is marked; a host has a
/// button beside the lines of others, which does this.
pub(crate) fn lines(viewer: &Viewer, said: &[ChatInfo], mute_action: Option<&str>) -> Markup {
    let mine = |line: &ChatInfo| viewer.person.as_ref().is_some_and(|person| person.name == line.name);
    html! {
        @if said.is_empty() { p.none { (viewer.say("table-chat-none")) } }
        ul.chat {
            @for line in said {
                li data-said=(line.id) data-mine[mine(line)] {
                    strong { (line.name) } " "
                    @if line.seat.is_none() {
                        small { (viewer.say(if line.host { "table-chat-host" } else { "table-chat-spectator" })) } " "
                    }
                    span.said { (line.text) } " "
                    time data-when=(line.written) { (time_of_day(line.written)) }
                    @if let Some(action) = mute_action.filter(|_| !line.host) { " " (mute(viewer, line, action)) }
                }
            }
        }
    }
}

/// The host silences whoever said a line, or lets them speak again.
fn mute(viewer: &Viewer, line: &ChatInfo, action: &str) -> Markup {
    let (key, muted) = if line.muted { ("table-chat-unmute", "no") } else { ("table-chat-mute", "yes") };
    html! {
        form.mute method="post" action=(action) data-stay {
            input type="hidden" name="line" value=(line.id);
            button.b.quiet name="muted" value=(muted) { (viewer.say(key)) }
        }
    }
}

/// Where one says something, for those who have a name.
pub(crate) fn form(viewer: &Viewer, action: &str) -> Markup {
    html! {
        @if viewer.person.is_some() {
            form.talk method="post" action=(action) data-stay data-clear {
                input type="text" name="text" required maxlength="500" autocomplete="off"
                    aria-label=(viewer.say("table-chat-say")) placeholder=(viewer.say("table-chat-say"));
                button.b { (viewer.say("table-chat-send")) }
            }
        }
    }
}

/// The time of day in the world's own time.
fn time_of_day(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000).rem_euclid(24 * 60);
    format!("{}:{:02} UTC", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::time_of_day;

    #[test]
    fn times_are_said_in_the_worlds_own_time() {
        assert_eq!(time_of_day(0), "0:00 UTC");
        assert_eq!(time_of_day(1_700_000_000_000), "22:13 UTC");
        assert_eq!(time_of_day(-60_000), "23:59 UTC");
    }
}

//! Quiet hours and holidays, in the settings.

use maud::{Markup, html};
use parlour_model::{HOLIDAYS_PER_GAME, Quiet, Rest};

use crate::Viewer;
use crate::moment::moment;

/// When a person's clocks stand still, and the forms to change it. `now` is in milliseconds since 1970.
pub(crate) fn rest(viewer: &Viewer, rest: &Rest, now: i64) -> Markup {
    html! {
        section class="sheet" aria-labelledby="rest" {
            h2 class="rubric" id="rest" { (viewer.say("time-rest")) }
            p class="hint" { (viewer.say("time-rest-text")) }
            (quiet(viewer, rest.quiet))
            (holiday(viewer, rest, now))
        }
    }
}

fn quiet(viewer: &Viewer, quiet: Option<Quiet>) -> Markup {
    let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let (from, to) = quiet.map_or((22 * 60, 8 * 60), |quiet| (quiet.from, quiet.to));
    html! {
        form class="field" method="post" action="/me/quiet" {
            h3 { (viewer.say("time-quiet")) }
            div class="acts" {
                label for="rest-from" { (viewer.say("time-quiet-from")) } input id="rest-from" type="time" name="from" value=(clock(from)) required;
                label for="rest-to" { (viewer.say("time-quiet-to")) } input id="rest-to" type="time" name="to" value=(clock(to)) required;
                (zone(viewer))
            }
            p class="hint" { (viewer.say("time-quiet-hint")) }
            div class="acts" {
                button class="b" { (viewer.say("time-quiet-save")) }
                @if quiet.is_some() { button class="b quiet" name="none" value="1" { (viewer.say("time-quiet-none")) } }
            }
        }
    }
}

fn holiday(viewer: &Viewer, rest: &Rest, now: i64) -> Markup {
    html! {
        form class="field" method="post" action="/me/holiday" {
            h3 { (viewer.say("time-holiday")) }
            @if let Some(next) = rest.next_holiday(now) {
                p { (viewer.say("time-holiday-now")) " " (moment(viewer, next.from)) " – " (moment(viewer, next.to)) }
                div class="acts" { button class="b" name="home" value="1" formnovalidate { (viewer.say("time-holiday-home")) } }
            } @else {
                div class="acts" {
                    label for="rest-first" { (viewer.say("time-holiday-first")) } input id="rest-first" type="date" name="first" required;
                    label for="rest-last" { (viewer.say("time-holiday-last")) } input id="rest-last" type="date" name="last" required;
                    (zone(viewer))
                }
                p class="hint" { (viewer.fill("time-holiday-hint", &[("n", HOLIDAYS_PER_GAME.into())])) }
                div class="acts" { button class="b" { (viewer.say("time-holiday-announce")) } }
            }
        }
    }
}

/// Where the reader's clock is: in UTC, unless the script knows better.
fn zone(viewer: &Viewer) -> Markup {
    html! {
        input type="hidden" name="east" value="0";
        small { (viewer.say("time-zone")) " " span data-zone { (viewer.say("time-zone-utc")) } }
    }
}

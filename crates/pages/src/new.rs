//! The form for a new table.

use maud::{Markup, html};
use parlour_core::any::AnyGame;
use parlour_core::{OptionSpec, Seat, Speak as _};

use super::art::{marker_symbols, markers};
use super::{Layout, facts, game_name, home};
use crate::Viewer;
use crate::form::{Occasion, SeatField, TableForm};
use parlour_model::Pace;

/// The days a turn may be given besides the paces that have words of their own.
const OTHER_DAYS: [u16; 3] = [2, 3, 14];

/// So many values of an option are seen at once.
const SEEN_AT_ONCE: usize = 6;

/// What the form is made from.
pub struct NewTable<'a> {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What the form holds.
    pub form: &'a TableForm,
    /// The levels of bots.
    pub levels: &'a [&'a str],
    /// Has the viewer had a table of this game before?
    pub again: bool,
    /// Minutes of a live turn.
    pub live_turn: u64,
    /// What was wrong with the form as it was sent.
    pub wrong: Option<String>,
}

/// The form for a new table.
pub fn new_table(viewer: &Viewer, new: &NewTable<'_>) -> Markup {
    let id = new.game.about().id;
    let name = game_name(viewer.words(), id);
    let title = viewer.fill("site-new-title", &[("game", name.as_str().into())]);
    let here = format!("/new/{id}");
    let main = html! {
        (marker_symbols())
        div class="column" {
            h1 { (title) }
            p { a href={ "/games/" (id) } { (name) } " · " a href={ "/rules/" (id) } { (viewer.say("site-rules")) } }
            (presets(viewer, &here, new.again))
            form class="form" method="post" action=(here) data-refresh=(here) {
                @if let Some(wrong) = &new.wrong { p class="said wrong" role="alert" { (wrong) } }
                @if new.form.put_right { p class="said" role="status" { (viewer.say("site-set-right")) } }
                (who_are_you(viewer, new.form))
                (players(viewer, new))
                (chairs(viewer, new))
                (options(viewer, new))
                (pace(viewer, new))
                (visibility(viewer, new.form))
                (beginning(viewer, new.form))
                div class="acts" {
                    button class="b go big" { (viewer.say("site-create")) }
                    noscript { button class="b quiet big" formmethod="get" formaction=(here) { (viewer.say("site-refresh")) } }
                }
            }
        }
    };
    Layout::new(viewer, &title).style("seats.css").script("form.js").page(&main)
}

fn presets(viewer: &Viewer, here: &str, again: bool) -> Markup {
    let occasions = Occasion::ALL.into_iter().map(|(_, word)| word);
    let known = occasions.chain(["first", "standard", "expert", "last"]);
    let known = known.filter(|preset| again || *preset != "last");
    html! {
        div class="acts part" role="group" aria-label=(viewer.say("site-presets")) {
            span { (viewer.say("site-presets")) }
            @for preset in known {
                a class="b quiet" href={ (here) "?preset=" (preset) } { (viewer.say(&format!("site-preset-{preset}"))) }
            }
        }
    }
}

fn who_are_you(viewer: &Viewer, form: &TableForm) -> Markup {
    if viewer.person.is_some() {
        return html! {};
    }
    html! {
        div class="sheet" {
            div class="field" {
                label for="name" { (viewer.say("site-your-name")) }
                input id="name" type="text" name="name" value=(form.name) required maxlength="40" autocomplete="nickname";
                p class="hint" { (viewer.say("site-name-hint")) }
            }
        }
    }
}

fn players(viewer: &Viewer, new: &NewTable<'_>) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-fact-players")) }
            div class="picks" {
                @for count in new.game.about().counts() {
                    (pick("players", &count.to_string(), count == new.form.mode.players, &count.to_string()))
                }
            }
        }
    }
}

/// One of several values.
fn pick(name: &str, value: &str, chosen: bool, label: &str) -> Markup {
    html! {
        label class="pick" {
            input id={ (name) "-" (value) } type="radio" name=(name) value=(value) checked[chosen];
            span { (label) }
        }
    }
}

fn chairs(viewer: &Viewer, new: &NewTable<'_>) -> Markup {
    let names: Vec<&str> = new.form.seats.iter().map(|field| field.name.as_str()).collect();
    let marks = markers(&names);
    let first_me = new.form.seats.iter().position(|field| field.who == "me");
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-seats")) }
            ol class="chairs" {
                @for (number, (field, mark)) in new.form.seats.iter().zip(marks).enumerate() {
                    li {
                        (mark)
                        (chair_select(viewer, new, number, field))
                        @if field.who == "me" && first_me != Some(number) {
                            input type="text" name={ "seat-name-" (number) } value=(field.name) maxlength="40"
                                placeholder=(viewer.say("site-name"))
                                aria-label=(viewer.count("site-seat-named", number + 1));
                        }
                    }
                }
            }
        }
    }
}

fn chair_select(viewer: &Viewer, new: &NewTable<'_>, number: usize, field: &SeatField) -> Markup {
    let colour = viewer.say(&format!("seat-{}", Seat::new(number as u8).name()));
    let label = format!("{} ({colour})", viewer.count("site-seat-number", number + 1));
    let before = new.form.seats.iter().take(number).any(|field| field.who == "me");
    let words = viewer.words();
    html! {
        select id={ "seat-" (number) } name="seat" aria-label=(label) {
            option value="me" selected[field.who == "me"] {
                (viewer.say(if before { "site-seat-me-too" } else { "site-seat-me" }))
            }
            option value="open" selected[field.who == "open"] { (viewer.say("site-seat-open")) }
            @for level in facts::offered(new.levels, &field.who) {
                option value=(level) selected[field.who == level] {
                    (viewer.fill("site-seat-bot", &[("level", facts::level(words, level).as_str().into())]))
                }
            }
        }
    }
}

fn options(viewer: &Viewer, new: &NewTable<'_>) -> Markup {
    let specs = new.game.about().options;
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-options")) }
            @if specs.is_empty() { p { (viewer.say("site-no-options")) } }
            @for spec in specs { (option(viewer, new, spec)) }
        }
    }
}

/// What an option changes and its values; those that cannot be chosen are behind a question.
fn option(viewer: &Viewer, new: &NewTable<'_>, spec: &OptionSpec) -> Markup {
    let (words, game) = (viewer.words(), new.game.about().id);
    let label = format!("label-{}", spec.key);
    let why =
        |value: &str| new.form.excludes(new.game, spec.key, value).map(|why| words.say(&why.phrase(), &[]));
    let (impossible, possible): (Vec<_>, Vec<_>) =
        spec.values.iter().map(|value| (*value, why(value))).partition(|(_, why)| why.is_some());
    let (usual, others) = possible.split_at(possible.len().min(SEEN_AT_ONCE));
    let picks = |values: &[(&str, Option<String>)]| {
        let name = format!("option:{}", spec.key);
        html! {
            div class="picks" {
                @for (value, _) in values {
                    (pick(&name, value, new.form.mode.is(spec.key, value), &facts::value(words, game, spec.key, value)))
                }
            }
        }
    };
    let chosen_there = others.iter().any(|(value, _)| new.form.mode.is(spec.key, value));
    html! {
        div class="field" role="radiogroup" aria-labelledby=(label) {
            span class="label" id=(label) { (facts::option(words, game, spec.key)) }
            @if let Some(about) = facts::about_option(words, game, spec.key) { p class="hint" { (about) } }
            (picks(usual))
            @if !others.is_empty() {
                details class="more-values" open[chosen_there] {
                    summary { (viewer.count("site-more-values", others.len())) }
                    (picks(others))
                }
            }
            @if !impossible.is_empty() {
                details class="why-not" {
                    summary { (viewer.count("site-not-possible", impossible.len())) }
                    ul {
                        @for (value, why) in &impossible {
                            li { strong { (facts::value(words, game, spec.key, value)) } " – " (why.as_deref().unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }
}

fn pace(viewer: &Viewer, new: &NewTable<'_>) -> Markup {
    let other = OTHER_DAYS.into_iter().map(Pace::Days).filter(|pace| !Pace::PRESETS.contains(pace));
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-pace")) }
            div class="field" {
                select name="pace" id="pace" aria-label=(viewer.say("site-pace")) {
                    @for pace in Pace::PRESETS { (pace_option(viewer, new, pace)) }
                    optgroup label=(viewer.say("time-pace-other")) { @for pace in other { (pace_option(viewer, new, pace)) } }
                }
                @if let Some(expected) = expected(viewer, new) { p class="hint" { (expected) } }
                @if Pace::read(&new.form.pace) == Pace::Live {
                    p class="hint" { (viewer.count("site-pace-hint-live", new.live_turn as usize)) }
                }
                p class="hint" { (viewer.say("time-pace-absence")) }
            }
        }
    }
}

fn pace_option(viewer: &Viewer, new: &NewTable<'_>, pace: Pace) -> Markup {
    let text = pace.to_string();
    html! { option value=(text) selected[text == new.form.pace] { (home::pace(viewer, &text)) } }
}

/// When the game will be over, as far as that can be told: if everybody makes a move in the time of a turn, and if
/// everybody takes all of it one after the other.
fn expected(viewer: &Viewer, new: &NewTable<'_>) -> Option<String> {
    let turns = i64::from(parlour_model::turns(new.game.about().id, new.form.mode.players)?);
    let pace = Pace::read(&new.form.pace);
    if pace == Pace::Live {
        return Some(viewer.fill("time-expected-live", &[("turns", turns.into())]));
    }
    let people = new.form.seats.iter().filter(|seat| matches!(seat.who.as_str(), "me" | "open")).count();
    let hours = turns * (pace.turn(std::time::Duration::ZERO).as_secs() / 3600) as i64;
    let (about, latest) = (span(viewer, hours), span(viewer, hours * people.max(1) as i64));
    let blanks =
        [("turns", turns.into()), ("about", about.as_str().into()), ("latest", latest.as_str().into())];
    Some(viewer.fill("time-expected", &blanks))
}

/// So many hours as people say it.
fn span(viewer: &Viewer, hours: i64) -> String {
    let days = (hours as usize).div_ceil(24);
    match days {
        0..14 => viewer.count("time-span-days", days),
        14..60 => viewer.count("time-span-weeks", days.div_ceil(7)),
        _ => viewer.count("time-span-months", days.div_ceil(30)),
    }
}

fn visibility(viewer: &Viewer, form: &TableForm) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-who-sees")) }
            div class="picks" {
                (pick("private", "no", !form.private, &viewer.say("site-public")))
                (pick("private", "yes", form.private, &viewer.say("site-private")))
            }
        }
    }
}

/// Who starts the game: of use where somebody is still to come.
fn beginning(viewer: &Viewer, form: &TableForm) -> Markup {
    if form.seats.iter().all(|field| field.who != "open") {
        return html! {};
    }
    html! {
        fieldset class="sheet" {
            legend { (viewer.say("site-beginning")) }
            div class="picks" {
                (pick("starts-full", "no", !form.starts_full, &viewer.say("site-start-by-hand")))
                (pick("starts-full", "yes", form.starts_full, &viewer.say("site-start-full")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Mode;
    use parlour_games::GAMES;
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_option_says_what_it_changes() {
        for game in GAMES {
            for spec in game.about().options {
                for lang in Lang::ALL {
                    let about = facts::about_option(Words::get(lang), game.about().id, spec.key);
                    assert!(about.is_some_and(|about| about.ends_with('.')), "{} in {lang}", spec.key);
                }
            }
        }
    }

    #[test]
    fn every_exclusion_has_its_words() {
        for game in GAMES {
            for mode in Mode::every(game.about()) {
                if let Err(error) = game.check_mode(&mode) {
                    let key = error.phrase().key;
                    assert!(Lang::ALL.iter().all(|lang| Words::get(*lang).has(key)), "{key}");
                }
            }
        }
    }
}

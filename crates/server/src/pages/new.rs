//! The form for a new table.

use maud::{Markup, html};
use parlour_core::any::AnyGame;
use parlour_core::{OptionSpec, Seat, SetupError};

use super::art::{marker_symbols, markers};
use super::{Layout, facts, game_name, home};
use crate::session::Reader;
use crate::wish::{Chair, Wish};

/// The days a turn may be given.
const DAYS: [u8; 5] = [1, 2, 3, 7, 14];

/// What the form is made from.
pub(crate) struct NewTable<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) wish: &'a Wish,
    pub(crate) levels: &'a [&'a str],
    /// Has the reader had a table of this game before?
    pub(crate) again: bool,
    /// Minutes of a live turn.
    pub(crate) live_turn: u64,
    /// What was wrong with the form as it was sent.
    pub(crate) wrong: Option<String>,
}

pub(crate) fn new_table(reader: &Reader, new: &NewTable<'_>) -> Markup {
    let id = new.game.about().id;
    let name = game_name(reader.words(), id);
    let title = reader.fill("site-new-title", &[("game", name.as_str().into())]);
    let here = format!("/new/{id}");
    let main = html! {
        (marker_symbols())
        div class="column" {
            h1 { (title) }
            p { a href={ "/games/" (id) } { (name) } " · " a href={ "/rules/" (id) } { (reader.say("site-rules")) } }
            (presets(reader, &here, new.again))
            form class="form" method="post" action=(here) data-refresh=(here) {
                @if let Some(wrong) = &new.wrong { p class="said wrong" role="alert" { (wrong) } }
                @if new.wish.put_right { p class="said" role="status" { (reader.say("site-set-right")) } }
                (who_are_you(reader, new.wish))
                (players(reader, new))
                (chairs(reader, new))
                (options(reader, new))
                (pace(reader, new))
                (visibility(reader, new.wish))
                div class="acts" {
                    button class="b go big" { (reader.say("site-create")) }
                    noscript { button class="b quiet big" formmethod="get" formaction=(here) { (reader.say("site-refresh")) } }
                }
            }
        }
    };
    Layout::new(reader, &title).style("seats.css").script("form.js").page(&main)
}

fn presets(reader: &Reader, here: &str, again: bool) -> Markup {
    let known =
        ["first", "standard", "expert", "last"].into_iter().filter(|preset| again || *preset != "last");
    html! {
        div class="acts part" role="group" aria-label=(reader.say("site-presets")) {
            span { (reader.say("site-presets")) }
            @for preset in known {
                a class="b quiet" href={ (here) "?preset=" (preset) } { (reader.say(&format!("site-preset-{preset}"))) }
            }
        }
    }
}

fn who_are_you(reader: &Reader, wish: &Wish) -> Markup {
    if reader.person.is_some() {
        return html! {};
    }
    html! {
        div class="sheet" {
            div class="field" {
                label for="name" { (reader.say("site-your-name")) }
                input id="name" type="text" name="name" value=(wish.name) required maxlength="40" autocomplete="nickname";
                p class="hint" { (reader.say("site-name-hint")) }
            }
        }
    }
}

fn players(reader: &Reader, new: &NewTable<'_>) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-fact-players")) }
            div class="picks" {
                @for count in new.game.about().counts() {
                    (pick("players", &count.to_string(), count == new.wish.mode.players, &count.to_string(), None))
                }
            }
        }
    }
}

/// One of several values; one that is excluded says why.
fn pick(name: &str, value: &str, chosen: bool, label: &str, excluded: Option<&str>) -> Markup {
    html! {
        label class="pick" title=[excluded] {
            input id={ (name) "-" (value) } type="radio" name=(name) value=(value) checked[chosen] disabled[excluded.is_some()];
            span { (label) }
            @if let Some(why) = excluded { small { (why) } }
        }
    }
}

fn chairs(reader: &Reader, new: &NewTable<'_>) -> Markup {
    let names: Vec<&str> = new.wish.seats.iter().map(|chair| chair.name.as_str()).collect();
    let marks = markers(&names);
    let first_me = new.wish.seats.iter().position(|chair| chair.who == "me");
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-seats")) }
            ol class="chairs" {
                @for (number, (chair, mark)) in new.wish.seats.iter().zip(marks).enumerate() {
                    li {
                        (mark)
                        (chair_select(reader, new, number, chair))
                        @if chair.who == "me" && first_me != Some(number) {
                            input type="text" name={ "seat-name-" (number) } value=(chair.name) maxlength="40"
                                placeholder=(reader.say("site-name"))
                                aria-label=(reader.count("site-seat-named", number + 1));
                        }
                    }
                }
            }
        }
    }
}

fn chair_select(reader: &Reader, new: &NewTable<'_>, number: usize, chair: &Chair) -> Markup {
    let colour = reader.say(&format!("seat-{}", Seat::new(number as u8).name()));
    let label = format!("{} ({colour})", reader.count("site-seat-number", number + 1));
    let before = new.wish.seats.iter().take(number).any(|chair| chair.who == "me");
    let words = reader.words();
    html! {
        select id={ "seat-" (number) } name="seat" aria-label=(label) {
            option value="me" selected[chair.who == "me"] {
                (reader.say(if before { "site-seat-me-too" } else { "site-seat-me" }))
            }
            option value="open" selected[chair.who == "open"] { (reader.say("site-seat-open")) }
            @for level in facts::offered(new.levels, &chair.who) {
                option value=(level) selected[chair.who == level] {
                    (reader.fill("site-seat-bot", &[("level", facts::level(words, level).as_str().into())]))
                }
            }
        }
    }
}

fn options(reader: &Reader, new: &NewTable<'_>) -> Markup {
    let specs = new.game.about().options;
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-options")) }
            @if specs.is_empty() { p { (reader.say("site-no-options")) } }
            @for spec in specs { (option(reader, new, spec)) }
        }
    }
}

fn option(reader: &Reader, new: &NewTable<'_>, spec: &OptionSpec) -> Markup {
    let (words, game) = (reader.words(), new.game.about().id);
    let name = format!("option:{}", spec.key);
    let label = format!("label-{}", spec.key);
    html! {
        div class="field" role="radiogroup" aria-labelledby=(label) {
            span class="label" id=(label) { (facts::option(words, game, spec.key)) }
            div class="picks" {
                @for value in spec.values {
                    @let excluded = new.wish.excludes(new.game, spec.key, value).map(|why| why_not(reader, &why));
                    (pick(&name, value, new.wish.mode.is(spec.key, value), &facts::value(words, game, spec.key, value), excluded.as_deref()))
                }
            }
        }
    }
}

/// Why a set-up is refused, in the reader's language.
fn why_not(reader: &Reader, error: &SetupError) -> String {
    match error {
        SetupError::Players { fewest, most, .. } => {
            let blanks = [("from", i64::from(*fewest).into()), ("to", i64::from(*most).into())];
            reader.fill("site-setup-players", &blanks)
        }
        SetupError::Excluded(why) => {
            let key = format!("setup-{}", facts::slug(why));
            if reader.words().has(&key) { reader.say(&key) } else { (*why).to_owned() }
        }
        _ => reader.say("site-setup-unknown"),
    }
}

fn pace(reader: &Reader, new: &NewTable<'_>) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-pace")) }
            div class="field" {
                select name="pace" id="pace" aria-label=(reader.say("site-pace")) {
                    @for pace in std::iter::once("live".to_owned()).chain(DAYS.map(|days| format!("{days}d"))) {
                        option value=(pace) selected[pace == new.wish.pace] { (home::pace(reader, &pace)) }
                    }
                }
                p class="hint" { (reader.count("site-pace-hint-live", new.live_turn as usize)) }
                p class="hint" { (reader.say("site-pace-hint-days")) }
            }
        }
    }
}

fn visibility(reader: &Reader, wish: &Wish) -> Markup {
    html! {
        fieldset class="sheet" {
            legend { (reader.say("site-who-sees")) }
            div class="picks" {
                (pick("private", "no", !wish.private, &reader.say("site-public"), None))
                (pick("private", "yes", wish.private, &reader.say("site-private"), None))
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
    fn every_exclusion_has_its_words() {
        for game in GAMES {
            for mode in Mode::every(game.about()) {
                if let Err(SetupError::Excluded(why)) = game.check_mode(&mode) {
                    let key = format!("setup-{}", facts::slug(why));
                    assert!(Lang::ALL.iter().all(|lang| Words::get(*lang).has(&key)), "{key}");
                }
            }
        }
    }
}

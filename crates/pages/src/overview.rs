//! A title in short, before its rules: goal, a round in five steps, what gives points, the end, how long it takes, how the number of
//! players matters. The same page is the player aid: printed, it fills one sheet.

use maud::{Markup, PreEscaped, html};
use parlour_core::any::AnyGame;

use super::figures::{Figures, of_game};
use super::plates;
use super::shelf::Codex;
use super::{Layout, facts, game_name};
use crate::Viewer;
use crate::assets::board_style;

/// The steps a round is told in.
pub(crate) const STEPS: usize = 5;

/// A title in short.
pub fn overview(viewer: &Viewer, game: &dyn AnyGame, codex: &Codex) -> Markup {
    let id = game.about().id;
    let name = game_name(viewer.words(), id);
    let title = viewer.fill("site-overview-of", &[("game", name.as_str().into())]);
    let say = |what: &str| viewer.say(&format!("{id}-overview-{what}"));
    let main = html! {
        article class="overview" {
            h1 { (title) }
            p class="links" {
                a href={ "/games/" (id) } { (name) } " · " a href={ "/learn/" (id) } { (viewer.say("site-learn")) } " · "
                a href={ "/rules/" (id) } { (viewer.say("site-rules")) }
                span { " · " (viewer.say("site-overview-print")) }
            }
            section class="goal" { h2 { (viewer.say("site-overview-goal")) } p { (say("goal")) } }
            section class="round" {
                h2 { (viewer.say("site-overview-round")) }
                ol { @for step in 1..=STEPS { li { (plates::of_round(viewer, id, step)) p { (say(&format!("round-{step}"))) } } } }
            }
            @if let Some(figures) = of_game(id) { (points(viewer, figures)) }
            section { h2 { (viewer.say("site-overview-end")) } p { (say("end")) } }
            section {
                h2 { (viewer.say("site-overview-counts")) }
                p { (say("counts")) }
                (lengths(viewer, game, codex))
            }
        }
    };
    // The pictures are made of the board's symbols.
    let symbols = PreEscaped(parlour_boards::sprite_of(id, &main.0));
    Layout::new(viewer, &title)
        .style("shelf.css")
        .style("rules.css")
        .style(board_style(id))
        .page(&html! { (symbols) (main) })
}

/// What gave points in recorded games, as shares of the whole.
fn points(viewer: &Viewer, figures: &Figures) -> Markup {
    html! {
        section class="points" {
            h2 { (viewer.say("site-overview-points")) }
            dl class="shares" {
                @for (line, share) in figures.shares {
                    dt { (viewer.say(line)) }
                    dd { meter min="0" max="100" value=(share) { (share) } " " (share) " %" }
                }
            }
            p class="hint" { (viewer.fill("site-overview-measured", &[("games", i64::from(figures.games).into())])) }
        }
    }
}

/// How long it takes and how many points are usual, by the number of players.
fn lengths(viewer: &Viewer, game: &dyn AnyGame, codex: &Codex) -> Markup {
    let id = game.about().id;
    let usual = |players: u8| {
        let points = of_game(id)?.points.iter().find(|(count, _)| *count == players)?.1;
        Some((parlour_model::turns(id, players)?, points))
    };
    let rows: Vec<(u8, (u16, u16))> =
        game.about().counts().filter_map(|players| Some((players, usual(players)?))).collect();
    html! {
        p { (facts::players(viewer, id)) " · " (facts::minutes(viewer, codex)) }
        @if !rows.is_empty() {
            table class="rows" {
                thead { tr {
                    th scope="col" { (viewer.say("site-fact-players")) }
                    th scope="col" class="n" { (viewer.say("site-overview-turns")) }
                    th scope="col" class="n" { (viewer.say("site-overview-usual")) }
                } }
                tbody { @for (players, (turns, points)) in rows {
                    tr { td { (players) } td class="n" { (turns) } td class="n" { (points) } }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_games::GAMES;
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_title_is_told_in_short() {
        for game in GAMES {
            let id = game.about().id;
            let rounds = (1..=STEPS).map(|step| format!("round-{step}"));
            let parts: Vec<String> = rounds.chain(["goal", "end", "counts"].map(str::to_owned)).collect();
            for lang in Lang::ALL {
                for part in &parts {
                    assert!(Words::get(lang).has(&format!("{id}-overview-{part}")), "{id} {part} in {lang}");
                }
            }
        }
    }
}

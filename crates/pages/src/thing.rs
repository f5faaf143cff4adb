//! The sheet of a thing: what it is, what it costs and does, what it means for the reader now, its rule.

use maud::{Markup, html};
use parlour_boards::{Portrait, Reading};
use parlour_model::{RuleText, TableInfo, ThingInfo, ThingsOfLeaf};

use super::Layout;
use crate::Viewer;
use crate::facts;
use crate::reasons::{reasons, rule_link};

/// The sheet of a thing, as a fragment: the script shows it beside the thing, with a picture of it as it lies there.
pub fn thing(viewer: &Viewer, game: &str, thing: &ThingInfo) -> Markup {
    html! {
        article.thing data-thing=(thing.id) {
            div.told { (told(viewer, &thing.reading)) }
            (now(viewer, game, thing))
            @if let Some(rule) = &thing.rule { (law(viewer, game, rule)) }
        }
    }
}

/// The same with its picture, for a page without script.
pub(crate) fn thing_with_picture(viewer: &Viewer, game: &str, thing: &ThingInfo) -> Markup {
    html! { div.read-here { (picture(thing.portrait.as_ref())) (self::thing(viewer, game, thing)) } }
}

/// The thing as it lies on the board.
pub(crate) fn picture(portrait: Option<&Portrait>) -> Markup {
    html! { @if let Some(portrait) = portrait { div.picture { (portrait.svg()) } } }
}

/// Name, kind, price, points, effect, time.
pub(crate) fn told(viewer: &Viewer, reading: &Reading) -> Markup {
    html! {
        h3 { (reading.name) }
        p.kind { (reading.kind) }
        @if !reading.cost.is_empty() || reading.points.is_some() {
            dl {
                @if !reading.cost.is_empty() {
                    dt { (viewer.say("table-read-price")) }
                    dd { @for amount in &reading.cost { (amount.markup()) " " } }
                }
                @if let Some(points) = reading.points {
                    dt { (viewer.say("table-read-points")) }
                    dd { span.num { (facts::points(points)) } }
                }
            }
        }
        @if let Some(effect) = &reading.effect { p.effect { (effect) } }
        @if let Some(when) = &reading.when { p.when { (when) } }
    }
}

/// What the reader may do with it, and what not and why.
fn now(viewer: &Viewer, game: &str, thing: &ThingInfo) -> Markup {
    html! {
        @if !thing.may.is_empty() || !thing.refused.is_empty() {
            section.now {
                h4 { (viewer.say("table-read-now")) }
                @if !thing.may.is_empty() { ul.may { @for may in &thing.may { li { (may) } } } }
                @for refused in &thing.refused {
                    // What a single refusal is about, the reasons say.
                    div.no { @if thing.refused.len() + thing.may.len() > 1 { p.what { (refused.text) } } (reasons(viewer.words(), game, &refused.reasons)) }
                }
            }
        }
    }
}

/// The rule that speaks of it, folded.
fn law(viewer: &Viewer, game: &str, rule: &RuleText) -> Markup {
    html! {
        div.law-of {
            (rule_link(game, &rule.id))
            details { summary { (viewer.say("table-the-rule")) } p { (rule.text) } }
        }
    }
}

/// Everything on a table that can be read, as a page of links: for those without script.
pub fn things(viewer: &Viewer, table: &TableInfo, leaves: &[ThingsOfLeaf]) -> Markup {
    let title = viewer.fill("table-read-all-of", &[("game", table.game_name.as_str().into())]);
    let main = html! {
        div class="column" {
            h1 { (title) }
            p { a href={ "/t/" (table.id) } { (viewer.say("table-read-back")) } }
            @for leaf in leaves {
                section class="part" {
                    h2 class="rubric" { (leaf.title) }
                    ul class="things" {
                        @for (id, name) in &leaf.things { li { a href={ "/t/" (table.id) "?about=" (id) } { (name) } } }
                    }
                }
            }
        }
    };
    Layout::new(viewer, &title).page(&main)
}

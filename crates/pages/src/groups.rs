//! Groups of friends: who is in them, what they have played, one click to play again.

use maud::{Markup, html};
use parlour_model::{GroupInfo, GroupRecord};

use super::account::field;
use super::art::qr;
use super::shelf::SHELF;
use super::{Layout, game_name, layout};
use crate::Viewer;

/// The reader's groups, and a form for a new one.
pub fn groups(viewer: &Viewer, groups: &[GroupInfo]) -> Markup {
    let title = viewer.say("site-groups");
    let main = html! {
        h1 { (title) }
        p class="intro" { (viewer.say("site-groups-text")) }
        div class="two part" {
            section class="sheet yours" {
                h2 { (viewer.say("site-your-groups")) }
                @if groups.is_empty() { p { (viewer.say("site-no-groups")) } }
                ul class="tables" {
                    @for group in groups {
                        li {
                            a href={ "/groups/" (group.id) } {
                                span class="spine" aria-hidden="true" {}
                                span { b { (group.name) } small { (people(group)) } }
                                @if group.asked { small class="state" { span class="now" { (viewer.say("site-group-asked")) } } }
                            }
                        }
                    }
                }
            }
            section class="sheet card-sheet" {
                h2 class="rubric" { (viewer.say("site-new-group")) }
                form method="post" action="/groups" {
                    (field(viewer, "group-name", "site-group-name", &html! {
                        input id="group-name" type="text" name="name" required maxlength="40" autocomplete="off";
                    }))
                    button class="b go" { (viewer.say("site-new-group")) }
                }
            }
        }
    };
    Layout::new(viewer, &title).style("shelf.css").page(&main)
}

fn people(group: &GroupInfo) -> String {
    group.members.iter().map(|member| member.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// One group.
pub fn group(viewer: &Viewer, group: &GroupInfo) -> Markup {
    let here = format!("/groups/{}", group.id);
    let main = html! {
        h1 { (group.name) }
        p { a href="/groups" { (viewer.say("site-groups")) } }
        div class="room" {
            div {
                (members(viewer, group))
                @if group.asked { (asked(viewer, &here, None)) } @else { (play(viewer, &here)) (history(viewer, group)) }
            }
            @if let Some(link) = &group.link { (invitation(viewer, link)) }
        }
        form class="part" method="post" action={ (here) "/leave" } {
            button class="b quiet" { (viewer.say(if group.asked { "site-group-decline" } else { "site-group-leave" })) }
        }
    };
    Layout::new(viewer, &group.name).style("seats.css").script("room.js").page(&main)
}

/// Somebody with the link is asked whether they want to join.
pub fn join_group(viewer: &Viewer, id: i64, name: &str, key: &str) -> Markup {
    let main = html! {
        div class="column" {
            h1 { (name) }
            (asked(viewer, &format!("/groups/{id}"), Some(key)))
        }
    };
    layout(viewer, name, &main)
}

fn asked(viewer: &Viewer, here: &str, key: Option<&str>) -> Markup {
    html! {
        section class="sheet card-sheet" {
            p { (viewer.say("site-group-join-text")) }
            form method="post" action={ (here) "/join" } {
                @if let Some(key) = key { input type="hidden" name="key" value=(key); }
                button class="b go big" { (viewer.say("site-group-join")) }
            }
        }
    }
}

fn members(viewer: &Viewer, group: &GroupInfo) -> Markup {
    html! {
        section class="sheet card-sheet" aria-labelledby="members" {
            h2 id="members" class="rubric" { (viewer.say("site-group-members")) }
            ul {
                @for member in &group.members {
                    li {
                        (member.name)
                        @if member.you { " · " (viewer.say("site-room-you")) }
                        @if !member.joined { " · " (viewer.say("site-group-awaited")) }
                    }
                }
            }
        }
    }
}

/// One click sets a table up for everybody.
fn play(viewer: &Viewer, here: &str) -> Markup {
    html! {
        section class="part" aria-labelledby="group-play" {
            h2 id="group-play" { (viewer.say("site-group-play")) }
            p { (viewer.say("site-group-play-text")) }
            form class="acts" method="post" action={ (here) "/play" } {
                @for codex in SHELF {
                    button class="b" name="game" value=(codex.id) { (game_name(viewer.words(), codex.id)) }
                }
            }
        }
    }
}

fn history(viewer: &Viewer, group: &GroupInfo) -> Markup {
    html! {
        section class="part" aria-labelledby="group-games" {
            h2 id="group-games" { (viewer.say("site-group-games")) }
            @if group.games.is_empty() { p { (viewer.say("site-group-no-games")) } }
            @else {
                (heads(viewer, &group.records))
                ol class="sheet card-sheet group-games" {
                    @for game in &group.games {
                        li {
                            a href={ "/t/" (game.table) } { (game.game_name) } ": "
                            @for (at, place) in game.places.iter().enumerate() {
                                @if at > 0 { ", " }
                                (place.rank) ". " (place.name) " (" (place.points) ")"
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody against everybody: how often the one of the line came out before the one of the column.
fn heads(viewer: &Viewer, records: &[GroupRecord]) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="region" aria-label=(viewer.say("site-group-heads")) {
            table class="scores" {
                caption { (viewer.say("site-group-heads")) }
                thead {
                    tr {
                        td {}
                        th scope="col" { (viewer.say("site-group-played")) }
                        th scope="col" { (viewer.say("site-group-won")) }
                        @for other in records { th scope="col" { (viewer.fill("site-group-before", &[("name", other.name.as_str().into())])) } }
                    }
                }
                tbody {
                    @for (row, record) in records.iter().enumerate() {
                        tr {
                            th scope="row" { (record.name) }
                            td class="num" { (record.games) }
                            td class="num" { (record.firsts) }
                            @for (column, before) in record.before.iter().enumerate() {
                                td class="num" { @if row == column { "–" } @else { (before) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn invitation(viewer: &Viewer, link: &str) -> Markup {
    let link = format!("{}{link}", viewer.origin);
    html! {
        aside class="sheet invite" aria-labelledby="invite" {
            h2 id="invite" { (viewer.say("site-room-invite")) }
            p { (viewer.say("site-group-invite-text")) }
            div class="copy" {
                input id="link" type="text" readonly value=(link) aria-label=(viewer.say("site-group-link"));
                button class="b" type="button" data-copy="link" data-done=(viewer.say("site-copied")) hidden { (viewer.say("site-copy")) }
            }
            button class="b share" type="button" data-share=(link) data-title="Parlour" hidden { (viewer.say("site-share")) }
            (qr(&link, &viewer.say("site-qr")))
        }
    }
}

//! The interface for programs, from its own description.

use maud::{Markup, html};
use utoipa::openapi::{OpenApi, PathItem, path::Operation};

use super::layout;
use crate::Viewer;

/// Chapters of the page: what the paths of each begin with, after the version.
const GROUPS: [(&str, &[&str]); 3] = [
    ("site-api-group-me", &["/me", "/guests", "/sessions"]),
    ("site-api-group-tables", &["/tables"]),
    ("site-api-group-games", &["/games", "/rules"]),
];

/// The interface for programs.
pub fn api(viewer: &Viewer, document: &OpenApi) -> Markup {
    let title = viewer.say("site-api-title");
    let all: Vec<Endpoint<'_>> =
        document.paths.paths.iter().flat_map(|(path, item)| endpoints(path, item)).collect();
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (viewer.say("site-api-lead")) }
            p { a href="/api/openapi.json" { (viewer.say("site-api-document")) } }
            @for (key, _) in GROUPS { (group(viewer, key, all.iter().filter(|endpoint| endpoint.group() == Some(key)))) }
            (group(viewer, "site-api-group-other", all.iter().filter(|endpoint| endpoint.group().is_none())))
        }
    };
    layout(viewer, &title, &main)
}

struct Endpoint<'a> {
    verb: &'static str,
    path: &'a str,
    text: &'a str,
}

impl Endpoint<'_> {
    fn group(&self) -> Option<&'static str> {
        let path = self.path.trim_start_matches("/api/v1");
        let found = GROUPS.iter().find(|(_, starts)| starts.iter().any(|start| path.starts_with(start)));
        found.map(|(key, _)| *key)
    }
}

fn endpoints<'a>(path: &'a str, item: &'a PathItem) -> impl Iterator<Item = Endpoint<'a>> {
    let all = [
        ("GET", &item.get),
        ("POST", &item.post),
        ("PUT", &item.put),
        ("PATCH", &item.patch),
        ("DELETE", &item.delete),
    ];
    all.into_iter().filter_map(move |(verb, operation)| {
        Some(Endpoint { verb, path, text: summary(operation.as_ref()?) })
    })
}

fn summary(operation: &Operation) -> &str {
    operation.summary.as_deref().unwrap_or_default()
}

fn group<'a>(viewer: &Viewer, title: &str, endpoints: impl Iterator<Item = &'a Endpoint<'a>>) -> Markup {
    let mut endpoints = endpoints.peekable();
    if endpoints.peek().is_none() {
        return html! {};
    }
    html! {
        section class="part" {
            h2 class="rubric" { (viewer.say(title)) }
            @for endpoint in endpoints {
                div class="endpoint" {
                    span class={ "verb" @if endpoint.verb != "GET" { " writes" } } { (endpoint.verb) }
                    code { (endpoint.path) }
                    p lang="en" { (endpoint.text) }
                }
            }
        }
    }
}

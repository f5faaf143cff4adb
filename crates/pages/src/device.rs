//! Going on as oneself on another device.

use maud::{Markup, html};

use super::Layout;
use super::art::qr;
use super::layout;
use crate::Viewer;

/// The link to another device, to be scanned or sent to oneself.
pub fn device_link(viewer: &Viewer, link: &str, minutes: usize) -> Markup {
    let title = viewer.say("site-device");
    let main = html! {
        div class="column" {
            h1 { (title) }
            section class="sheet invite" {
                p { (viewer.count("site-device-how", minutes)) }
                div class="copy" {
                    input id="link" type="text" readonly value=(link) aria-label=(viewer.say("site-device-link"));
                    button class="b" type="button" data-copy="link" data-done=(viewer.say("site-copied")) hidden { (viewer.say("site-copy")) }
                }
                (qr(link, &viewer.say("site-qr")))
            }
            p class="part" { a href="/me" { (viewer.say("site-device-back")) } }
        }
    };
    Layout::new(viewer, &title).style("seats.css").script("room.js").page(&main)
}

/// Asks whoever has opened the link whether to go on as its owner.
pub fn device(viewer: &Viewer, owner: &str, key: &str) -> Markup {
    let title = viewer.say("site-device");
    let main = html! {
        div class="column" {
            h1 { (title) }
            section class="sheet" {
                p { (viewer.fill("site-device-ask", &[("name", owner.into())])) }
                @if let Some(person) = &viewer.person {
                    p { (viewer.fill("site-device-instead", &[("name", person.name.as_str().into())])) }
                }
                form method="post" action="/device" {
                    input type="hidden" name="key" value=(key);
                    button class="b go big" { (viewer.fill("site-device-go", &[("name", owner.into())])) }
                }
            }
        }
    };
    layout(viewer, &title, &main)
}

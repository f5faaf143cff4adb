//! Small things that lie on several boards.

use parlour_core::Seat;
use parlour_kit::icon::icon_at;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::reading::about;
use parlour_kit::{Markup, html};
use parlour_orleans::data::Citizen;

use crate::symbols;
use crate::table::Table;

/// The id of a citizen: it travels from where it waits to who wins it.
pub(crate) fn citizen_id(citizen: Citizen) -> String {
    format!("pc-citizen-{citizen}")
}

/// A citizen where it waits, or the empty place with the winner's marker.
pub(crate) fn citizen(table: &Table<'_>, citizen: Citizen, (cx, cy): (f32, f32), size: f32) -> Markup {
    let key = citizen.key();
    let label = format!("{}: {}", table.scene.title(key), table.scene.facet(key, "effect"));
    let owner: Option<Seat> = table.view.citizens[citizen as usize].owner;
    let body = html! {
        @match owner {
            None => {
                (piece(&citizen_id(citizen), &html! { title { (label) } (icon_at(symbols::CITIZEN, (cx, cy), size)) }))
            }
            Some(seat) => g {
                title { (label) " (" (table.scene.face(seat).name) ")" }
                (icon_at("i-citizen-gone", (cx, cy), size))
                (marker_at(table.scene.face(seat), (cx + size * 0.36, cy + size * 0.32), size * 0.62))
            },
        }
    };
    about(key, &body)
}

//! Pictures: the board of a finished game to keep, and whatever else is painted for pages.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex};

use parlour_boards::{Face, Scene, Theme, picture, png, small_png};
use parlour_core::Eyes;
use parlour_store::PersonId;
use parlour_words::{Lang, Words};

use crate::Hub;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::why::Obstacle;

/// So many pictures of a table are remembered.
const REMEMBERED: usize = 4;

/// So many pixels are pictures in letters wide.
const LETTER_WIDTH: f32 = 900.0;

/// Which picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The language of its words.
    pub lang: Lang,
    /// Dark, or light?
    pub dark: bool,
    /// In pixels, or as a drawing?
    pub pixels: bool,
}

/// The pictures of a table that somebody wanted.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<Vec<(Picture, Arc<Vec<u8>>)>>);

impl Pictures {
    fn find(&self, wanted: Picture) -> Option<Arc<Vec<u8>>> {
        let known = self.0.lock().ok()?;
        known.iter().find(|(known, _)| *known == wanted).map(|(_, bytes)| bytes.clone())
    }

    fn keep(&self, picture: Picture, bytes: &Arc<Vec<u8>>) {
        if let Ok(mut known) = self.0.lock() {
            if known.len() >= REMEMBERED {
                known.remove(0);
            }
            known.push((picture, bytes.clone()));
        }
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.clear();
        }
    }
}

/// So many pictures of invitations are remembered, by the drawings they were made from.
const INVITATIONS: usize = 64;

/// Drawings that were painted lately, the oldest first.
#[derive(Default)]
pub(crate) struct Painted(Mutex<Vec<(u64, Arc<Vec<u8>>)>>);

fn print_of(svg: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    svg.hash(&mut hasher);
    hasher.finish()
}

impl Hub {
    /// A drawing as pixels, if it was painted lately.
    pub fn painted(&self, svg: &str) -> Option<Arc<Vec<u8>>> {
        let (known, print) = (self.painted.0.lock().ok()?, print_of(svg));
        known.iter().find(|(known, _)| *known == print).map(|(_, bytes)| bytes.clone())
    }

    /// A drawing as pixels: one picture at a time and beside the requests, as all pictures are made.
    pub async fn paint(&self, svg: String) -> Outcome<Arc<Vec<u8>>> {
        let _place = self.drawing.acquire().await.map_err(|_| Problem::Internal)?;
        if let Some(bytes) = self.painted(&svg) {
            return Ok(bytes);
        }
        let print = print_of(&svg);
        let painted = tokio::task::spawn_blocking(move || png(&svg)).await.map_err(|_| Problem::Internal)?;
        let painted = painted.inspect_err(|error| tracing::warn!(%error, "a picture could not be made"));
        let bytes = Arc::new(painted.map_err(|_| Problem::Internal)?);
        if let Ok(mut known) = self.painted.0.lock() {
            if known.len() >= INVITATIONS {
                known.remove(0);
            }
            known.push((print, bytes.clone()));
        }
        Ok(bytes)
    }

    /// The board of a game as a person sees it now, small, for letters: it is not kept.
    pub async fn small_picture(&self, snapshot: &Snapshot, person: PersonId, lang: Lang) -> Outcome<Vec<u8>> {
        let _place = self.drawing.acquire().await.map_err(|_| Problem::Internal)?;
        let game = snapshot.game()?.clone();
        let seat = snapshot.eyes_of(Some(person), None);
        let eyes = snapshot.eyes(seat);
        let drawn = tokio::task::spawn_blocking(move || {
            let (faces, view) = (Face::of_all(&game.header().names), game.view(eyes));
            let scene = Scene { past: true, ..Scene::watched(Words::get(lang), &faces) };
            let svg = picture(game.about().id, view.as_ref(), &scene, Theme::Light)?;
            small_png(&svg, LETTER_WIDTH).ok()
        });
        drawn.await.ok().flatten().ok_or(Problem::Internal)
    }

    /// The final board, one picture at a time and beside the requests: pixels take memory and time.
    pub async fn picture(&self, snapshot: &Snapshot, wanted: Picture) -> Outcome<Arc<Vec<u8>>> {
        if !snapshot.is_over() {
            return Err(Problem::Conflict(Obstacle::IsNotOver));
        }
        let _place = self.drawing.acquire().await.map_err(|_| Problem::Internal)?;
        if let Some(bytes) = snapshot.pictures.find(wanted) {
            return Ok(bytes);
        }
        let game = snapshot.game()?.clone();
        let drawn = tokio::task::spawn_blocking(move || {
            let (faces, view) = (Face::of_all(&game.header().names), game.view(Eyes::All));
            let scene = Scene { past: true, ..Scene::watched(Words::get(wanted.lang), &faces) };
            let theme = if wanted.dark { Theme::Dark } else { Theme::Light };
            let svg = picture(game.about().id, view.as_ref(), &scene, theme)?;
            if !wanted.pixels {
                return Some(svg.into_bytes());
            }
            png(&svg).inspect_err(|error| tracing::warn!(%error, "a picture could not be made")).ok()
        });
        let bytes = Arc::new(drawn.await.ok().flatten().ok_or(Problem::Internal)?);
        snapshot.pictures.keep(wanted, &bytes);
        Ok(bytes)
    }
}

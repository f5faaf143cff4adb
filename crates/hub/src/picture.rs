//! Pictures: the board of a finished game to keep, and whatever else is painted for pages.
//!
//! Pictures take time and memory: they are made one after the other beside the requests, few may wait for theirs, and those
//! made lately are kept.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use parlour_boards::{Face, Scene, Theme, picture, png, small_png};
use parlour_core::Eyes;
use parlour_store::{PersonId, Revision, TableId};
use parlour_words::{Lang, Words};
use tokio::sync::Semaphore;

use crate::Hub;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::why::Obstacle;

/// So many bytes of pictures are kept; the longest unused go first.
const KEPT: usize = 32 << 20;
/// So many may wait for their picture; more are asked to come again.
const WAITING: usize = 16;
/// In so many seconds.
const AGAIN: u64 = 15;

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

/// A picture of a table as it stands, under the names its seats have.
#[derive(Clone, PartialEq, Eq)]
struct Subject {
    table: TableId,
    revision: Revision,
    names: u64,
    picture: Picture,
}

/// Pictures that were made lately, and those who wait for one.
pub(crate) struct Gallery {
    kept: Mutex<VecDeque<(Subject, Arc<Vec<u8>>)>>,
    easel: Semaphore,
    waiting: AtomicUsize,
}

impl Default for Gallery {
    fn default() -> Self {
        Self { kept: Mutex::default(), easel: Semaphore::new(1), waiting: AtomicUsize::new(0) }
    }
}

/// Somebody waits, until this is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Gallery {
    fn find(&self, subject: &Subject) -> Option<Arc<Vec<u8>>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == subject)?;
        let found = kept.remove(at)?;
        let bytes = found.1.clone();
        kept.push_back(found);
        Some(bytes)
    }

    fn keep(&self, subject: Subject, bytes: &Arc<Vec<u8>>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((subject, bytes.clone()));
        let mut total: usize = kept.iter().map(|(_, bytes)| bytes.len()).sum();
        while total > KEPT {
            let Some((_, oldest)) = kept.pop_front() else { return };
            total -= oldest.len();
        }
    }

    /// A place in the line, if it is not too long.
    fn wait(&self) -> Outcome<Waiting<'_>> {
        let place = Waiting(&self.waiting);
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        if before < WAITING { Ok(place) } else { Err(Problem::TooMany(AGAIN)) }
    }
}

fn subject(snapshot: &Snapshot, picture: Picture) -> Subject {
    let mut names = DefaultHasher::new();
    snapshot.seated.names().hash(&mut names);
    Subject {
        table: snapshot.row().id.clone(),
        revision: snapshot.revision(),
        names: names.finish(),
        picture,
    }
}

/// So many pictures of invitations are remembered, by the drawings they were made from.
const INVITATIONS: usize = 64;

/// Drawings that were painted lately, the oldest first.
#[derive(Default)]
pub(crate) struct Painted(Mutex<Vec<(u64, Arc<Vec<u8>>)>>);

fn fingerprint_of(svg: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    svg.hash(&mut hasher);
    hasher.finish()
}

impl Hub {
    /// A drawing as pixels, if it was painted lately.
    pub fn painted(&self, svg: &str) -> Option<Arc<Vec<u8>>> {
        let (known, fingerprint) = (self.painted.0.lock().ok()?, fingerprint_of(svg));
        known.iter().find(|(known, _)| *known == fingerprint).map(|(_, bytes)| bytes.clone())
    }

    /// A drawing as pixels: one picture at a time and beside the requests, as all pictures are made.
    pub async fn paint(&self, svg: String) -> Outcome<Arc<Vec<u8>>> {
        let _waiting = self.gallery.wait()?;
        let _place = self.gallery.easel.acquire().await.map_err(|_| Problem::Internal)?;
        if let Some(bytes) = self.painted(&svg) {
            return Ok(bytes);
        }
        let fingerprint = fingerprint_of(&svg);
        let painted = tokio::task::spawn_blocking(move || png(&svg)).await.map_err(|_| Problem::Internal)?;
        let painted = painted.inspect_err(|error| tracing::warn!(%error, "a picture could not be made"));
        let bytes = Arc::new(painted.map_err(|_| Problem::Internal)?);
        if let Ok(mut known) = self.painted.0.lock() {
            if known.len() >= INVITATIONS {
                known.remove(0);
            }
            known.push((fingerprint, bytes.clone()));
        }
        Ok(bytes)
    }

    /// The board of a game as a person sees it now, small, for letters: it is not kept.
    pub async fn small_picture(&self, snapshot: &Snapshot, person: PersonId, lang: Lang) -> Outcome<Vec<u8>> {
        let _place = self.gallery.easel.acquire().await.map_err(|_| Problem::Internal)?;
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

    /// The final board.
    pub async fn picture(&self, snapshot: &Snapshot, wanted: Picture) -> Outcome<Arc<Vec<u8>>> {
        if !snapshot.is_over() {
            return Err(Problem::Conflict(Obstacle::IsNotOver));
        }
        let subject = subject(snapshot, wanted);
        if let Some(bytes) = self.gallery.find(&subject) {
            return Ok(bytes);
        }
        let _waiting = self.gallery.wait()?;
        let _place = self.gallery.easel.acquire().await.map_err(|_| Problem::Internal)?;
        // Somebody before us in the line may have wanted the same.
        if let Some(bytes) = self.gallery.find(&subject) {
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
        self.gallery.keep(subject, &bytes);
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(table: &str, dark: bool) -> Subject {
        let picture = Picture { lang: Lang::En, dark, pixels: true };
        Subject { table: table.parse().unwrap(), revision: Revision { len: 1, cuts: 0 }, names: 7, picture }
    }

    #[test]
    fn what_was_wanted_lately_is_kept_within_bounds() {
        let gallery = Gallery::default();
        let large = Arc::new(vec![0; KEPT / 3]);
        for table in ["one", "two", "three"] {
            gallery.keep(of(table, false), &large);
        }
        assert!(gallery.find(&of("one", false)).is_some() && gallery.find(&of("one", true)).is_none());
        gallery.keep(of("four", false), &large);
        assert!(gallery.find(&of("two", false)).is_none(), "the longest unused goes first");
        assert!(gallery.find(&of("one", false)).is_some());
    }

    #[test]
    fn few_wait_for_a_picture() {
        let gallery = Gallery::default();
        let mut line: Vec<_> = (0..WAITING).map(|_| gallery.wait().unwrap()).collect();
        assert!(matches!(gallery.wait(), Err(Problem::TooMany(AGAIN))));
        line.pop();
        assert!(gallery.wait().is_ok());
    }
}

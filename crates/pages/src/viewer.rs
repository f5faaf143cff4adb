//! Whoever reads a page: what its frame and its forms must know of them.

use parlour_model::{Settings, Theme};
use parlour_words::{Blank, Lang, Words};

/// Whoever reads a page.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// The person, unless it is a stranger.
    pub person: Option<PersonCard>,
    /// What they have chosen.
    pub settings: Settings,
    /// The language they read.
    pub lang: Lang,
    /// The light or the dark manuscript.
    pub theme: Theme,
    /// How many tables wait for them.
    pub waiting: usize,
    /// The games they have begun on this device, with full stops between them.
    pub played: String,
    /// What the site is called from where they are: `https://parlour.example`.
    pub origin: String,
    /// The page they are on, as its address asks for it: whoever signs in comes back to it.
    pub place: String,
}

/// A person as they see themselves.
#[derive(Clone, Debug)]
pub struct PersonCard {
    /// What others read.
    pub name: String,
    /// `guest`, `account` or `bot`.
    pub kind: &'static str,
    /// Without a login and a password of their own?
    pub is_guest: bool,
    /// What they sign in with.
    pub login: Option<String>,
    /// Where e-mail reaches them.
    pub email: Option<String>,
}

impl Viewer {
    /// The words of the viewer's language.
    pub fn words(&self) -> &'static Words {
        Words::get(self.lang)
    }

    /// A text of the site.
    pub fn say(&self, key: &str) -> String {
        self.words().word(key)
    }

    /// A text of the site that speaks of something.
    pub fn fill(&self, key: &str, blanks: &[(&str, Blank<'_>)]) -> String {
        self.words().fill(key, blanks)
    }

    /// Have they begun a game of this kind on this device?
    pub fn has_played(&self, game: &str) -> bool {
        self.played.split('.').any(|one| one == game)
    }

    /// The way to sign in, and back to where they are.
    pub fn sign_in_from_here(&self) -> String {
        let next: String = form_urlencoded::byte_serialize(self.place.as_bytes()).collect();
        if matches!(self.place.as_str(), "" | "/") {
            "/sign-in".into()
        } else {
            format!("/sign-in?next={next}")
        }
    }

    /// A text of the site with a number in it.
    pub fn count(&self, key: &str, n: usize) -> String {
        self.fill(key, &[("n", (n as i64).into())])
    }
}

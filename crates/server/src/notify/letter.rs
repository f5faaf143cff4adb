//! What is told in one go: the same lines for letters, calls and browsers, in the reader's language.

use parlour_hub::{Hub, Look};
use parlour_model::Occasion;
use parlour_store::{Claim, NoticeRow, Person, PersonId, TableId};
use parlour_words::{Blank, Lang, Words};

use crate::app::App;

/// The most letters of a name that are told.
const LONGEST_NAME: usize = 24;

/// What is told in one go.
#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) lang: Lang,
    pub(super) lines: Vec<Line>,
    /// How many tables wait for the reader.
    pub(super) waiting: usize,
    /// Somebody wanted to see whether it arrives: this is all it says.
    pub(super) test: Option<String>,
}

/// One thing that is told.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) occasion: Occasion,
    pub(super) table: TableId,
    /// The id of the game.
    pub(super) game: String,
    /// What, and which game.
    pub(super) title: String,
    /// With whom.
    pub(super) with: String,
    /// Where it leads.
    pub(super) url: String,
}

impl Letter {
    /// A letter that says that letters arrive.
    pub(super) fn test(lang: Lang) -> Self {
        let text = Words::get(lang).word("notice-test");
        Self { lang, lines: Vec::new(), waiting: 0, test: Some(text) }
    }

    /// What it is about, in a few words.
    pub(super) fn title(&self) -> String {
        match &self.lines[..] {
            [] => self.test.clone().unwrap_or_default(),
            [line] => line.title.clone(),
            lines => Words::get(self.lang).fill("notice-several", &[("n", (lines.len() as i64).into())]),
        }
    }

    /// All of it as plain text, a line for each.
    pub(super) fn text(&self) -> String {
        if let Some(test) = &self.test {
            return test.clone();
        }
        self.lines.iter().map(Line::text).collect::<Vec<_>>().join("\n")
    }
}

impl Line {
    fn text(&self) -> String {
        if self.with.is_empty() {
            format!("{} {}", self.title, self.url)
        } else {
            format!("{} ({}) {}", self.title, self.with, self.url)
        }
    }
}

/// A name as it may stand in a letter: letters, digits, spaces and what joins them. Programs that make links or calls of
/// what they read find nothing in it.
pub(super) fn plain_name(name: &str) -> String {
    let harmless = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '\'' | '’');
    let mut plain = String::new();
    for letter in name.chars().take(LONGEST_NAME) {
        match (harmless(letter), plain.ends_with('·')) {
            (true, _) => plain.push(letter),
            (false, false) => plain.push('·'),
            (false, true) => {}
        }
    }
    plain
}

/// What happened, and at which game.
pub(crate) fn title(words: &Words, occasion: Occasion, game: &str) -> String {
    let name = parlour_model::game_name(words, game);
    words.fill(&format!("notice-{}", occasion.word()), &[("game", Blank::from(name.as_str()))])
}

impl App {
    /// What a claim has to say, without what is true no longer.
    pub(super) async fn letter(&self, person: &Person, claim: &Claim) -> Letter {
        let lang: Lang = person.lang.parse().unwrap_or_default();
        let mut lines = Vec::new();
        for notice in &claim.notices {
            lines.extend(self.line(lang, person.id, notice).await);
        }
        Letter { lang, lines, waiting: self.hub.waiting(person.id).await, test: None }
    }

    async fn line(&self, lang: Lang, person: PersonId, notice: &NoticeRow) -> Option<Line> {
        let occasion: Occasion = notice.occasion.parse().ok()?;
        let look = self.hub.look(&notice.table).await.ok()?;
        if occasion.is_owed() && !Hub::still_asks(&look, person) {
            return None;
        }
        let (words, game) = (Words::get(lang), look.row().game.clone());
        let title = title(words, occasion, &game);
        // Whoever is asked to a private table needs its key.
        let path = match occasion {
            Occasion::Invitation | Occasion::Rematch => self.hub.link(&notice.table).await.ok()?,
            _ => format!("/t/{}", notice.table),
        };
        let url = format!("{}{path}", self.config.public_url.trim_end_matches('/'));
        Some(Line {
            occasion,
            table: notice.table.clone(),
            game,
            title,
            with: with(words, &look, person),
            url,
        })
    }
}

/// The others at the table.
fn with(words: &Words, look: &Look, person: PersonId) -> String {
    let yours = look.seats_of(Some(person));
    let others = look.seated().seats.iter().filter(|seat| !yours.has(seat.seat) && !seat.name.is_empty());
    let names = others.map(|seat| plain_name(&seat.name)).collect::<Vec<_>>().join(", ");
    if names.is_empty() { names } else { words.fill("notice-with", &[("names", names.as_str().into())]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_occasion_and_every_way_has_its_words() {
        for lang in Lang::ALL {
            let words = Words::get(lang);
            for occasion in Occasion::ALL {
                for key in ["notice", "site-occasion"].map(|start| format!("{start}-{}", occasion.word())) {
                    assert!(words.has(&key), "{key} in {}", lang.code());
                }
            }
            for channel in parlour_model::Channel::ALL {
                assert!(words.has(&format!("site-channel-{}", channel.word())));
            }
        }
    }

    /// Issue 19, abuse 5: names never stand where a mail client makes links of them.
    #[test]
    fn no_name_is_a_link() {
        assert_eq!(plain_name("Aliénor d’Aquitaine"), "Aliénor d’Aquitaine");
        for (name, plain) in [
            ("www.evil.example", "www·evil·example"),
            ("https://evil.example/x", "https·evil·example·x"),
            ("tom@evil.example", "tom·evil·example"),
            ("<!channel> @everyone", "·channel· ·everyone"),
            ("[free](evil.example)", "·free·evil·example·"),
        ] {
            assert_eq!(plain_name(name), plain);
        }
    }
}

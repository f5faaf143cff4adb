//! What every page has: the header with its switches, the landmarks, the foot.

use maud::{DOCTYPE, Markup, html};
use parlour_words::{Blank, Lang, Words};

use crate::assets;
use crate::session::Reader;
use crate::settings::Theme;

impl Reader {
    /// The words of the reader's language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::get(self.lang)
    }

    /// A text of the site.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words().word(key)
    }

    /// A text of the site that speaks of something.
    pub(crate) fn fill(&self, key: &str, blanks: &[(&str, Blank<'_>)]) -> String {
        self.words().fill(key, blanks)
    }

    /// A text of the site with a number in it.
    pub(crate) fn count(&self, key: &str, n: usize) -> String {
        self.fill(key, &[("n", (n as i64).into())])
    }
}

/// A page in the making.
pub(crate) struct Layout<'a> {
    reader: &'a Reader,
    title: &'a str,
    styles: Vec<String>,
    scripts: Vec<&'static str>,
    wide: bool,
}

impl<'a> Layout<'a> {
    pub(crate) fn new(reader: &'a Reader, title: &'a str) -> Self {
        Self { reader, title, styles: vec!["site.css".to_owned()], scripts: Vec::new(), wide: false }
    }

    /// Brings one more sheet of styles.
    pub(crate) fn style(mut self, asset: impl Into<String>) -> Self {
        self.styles.push(asset.into());
        self
    }

    /// Brings one more script.
    pub(crate) fn script(mut self, asset: &'static str) -> Self {
        self.scripts.push(asset);
        self
    }

    /// The page takes the whole width and has no foot.
    pub(crate) const fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// The page around its content.
    pub(crate) fn page(&self, main: &Markup) -> Markup {
        let reader = self.reader;
        let theme = Some(reader.theme).filter(|theme| *theme != Theme::System).map(Theme::word);
        let symbols = (!reader.settings.symbols).then_some("off");
        html! {
            (DOCTYPE)
            html lang=(reader.lang.code()) data-theme=[theme] data-motion=(reader.settings.motion.word()) data-symbols=[symbols] {
                (self.head())
                body {
                    a class="skip" href="#main" { (reader.say("site-skip")) }
                    (header(reader))
                    main id="main" class=[(!self.wide).then_some("page")] tabindex="-1" { (main) }
                    @if !self.wide { (foot(reader)) }
                }
            }
        }
    }

    fn head(&self) -> Markup {
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (self.title) " · Parlour" }
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                @for style in &self.styles { link rel="stylesheet" href=(assets::address(style)); }
                @for script in &self.scripts { script src=(assets::address(script)) defer {} }
            }
        }
    }
}

/// A page of the ordinary kind.
pub(crate) fn layout(reader: &Reader, title: &str, main: &Markup) -> Markup {
    Layout::new(reader, title).page(main)
}

fn header(reader: &Reader) -> Markup {
    html! {
        header class="top" {
            a class="word" href="/" aria-label="Parlour" {
                span class="versal" aria-hidden="true" { "P" }
                span aria-hidden="true" { "arlour" }
            }
            nav aria-label=(reader.say("site-nav")) {
                @if reader.waiting > 0 {
                    a class="wait" href="/next" { (waiting(reader)) }
                }
                (language_switch(reader))
                (theme_switch(reader))
                @match &reader.person {
                    Some(person) => a class="who" href="/me" { (person.name) },
                    None => a class="who" href="/sign-in" { (reader.say("site-sign-in")) },
                }
            }
        }
    }
}

/// The number alone fits a telephone; the sentence is for the others, and for those who listen.
fn waiting(reader: &Reader) -> Markup {
    html! {
        span class="bubble" aria-hidden="true" { (reader.waiting) }
        span class="long" { (reader.count("site-waiting", reader.waiting)) }
    }
}

fn language_switch(reader: &Reader) -> Markup {
    let (other, name, short) = match reader.lang {
        Lang::Fr => (Lang::En, "site-in-english", "EN"),
        Lang::En => (Lang::Fr, "site-in-french", "FR"),
    };
    let name = reader.say(name);
    html! {
        form method="post" action="/lang" {
            button class="switch" name="lang" value=(other.code()) lang=(other.code()) title=(name) { (short) span class="vh" { ": " (name) } }
        }
    }
}

fn theme_switch(reader: &Reader) -> Markup {
    let label = reader.say(&format!("site-theme-{}", reader.theme.word()));
    html! {
        form method="post" action="/theme" {
            button class="switch" name="theme" value=(reader.theme.next().word()) aria-label=(label) title=(label) {
                svg viewBox="0 0 20 20" aria-hidden="true" {
                    circle class="disc" cx="10" cy="10" r="7.5" {}
                    @match reader.theme {
                        Theme::System => path class="dark" d="M10 2.5a7.5 7.5 0 0 1 0 15z" {},
                        Theme::Dark => circle class="dark" cx="10" cy="10" r="7.5" {},
                        Theme::Light => {},
                    }
                }
            }
        }
    }
}

fn foot(reader: &Reader) -> Markup {
    html! {
        footer class="foot" {
            p { (reader.say("site-unofficial")) }
            p {
                a href="/" { (reader.say("site-home")) }
                a href="/api" { (reader.say("site-for-programs")) }
            }
        }
    }
}

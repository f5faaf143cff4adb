//! What every page has: the header with its switches, the landmarks, the foot.

use maud::{DOCTYPE, Markup, html};
use parlour_model::Theme;
use parlour_words::Lang;

use crate::Viewer;
use crate::assets;
use crate::install::THEME;

/// A page in the making.
pub(crate) struct Layout<'a> {
    viewer: &'a Viewer,
    title: &'a str,
    styles: Vec<String>,
    scripts: Vec<&'static str>,
    /// Where in a game the reader is, for the header; a page with it takes the whole window.
    crumbs: Option<Crumbs>,
    /// What messengers read of it.
    tags: Markup,
}

/// What the header of a table page says: where in a game the reader is, and where its rules are.
struct Crumbs {
    parts: Markup,
    rules: String,
}

impl<'a> Layout<'a> {
    pub(crate) fn new(viewer: &'a Viewer, title: &'a str) -> Self {
        Self {
            viewer,
            title,
            styles: vec!["site.css".to_owned()],
            scripts: vec!["moments.js"],
            crumbs: None,
            tags: html! {},
        }
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

    /// Says what messengers show beside a link to the page.
    pub(crate) fn tags(mut self, tags: Markup) -> Self {
        self.tags = tags;
        self
    }

    /// The page of a table: it takes the whole window, has no foot, and its header says where in the game we are.
    pub(crate) fn table(mut self, parts: Markup, rules: String) -> Self {
        self.crumbs = Some(Crumbs { parts, rules });
        self
    }

    /// The page around its content.
    pub(crate) fn page(&self, main: &Markup) -> Markup {
        let viewer = self.viewer;
        let theme = Some(viewer.theme).filter(|theme| *theme != Theme::System).map(Theme::word);
        let symbols = (!viewer.settings.symbols).then_some("off");
        html! {
            (DOCTYPE)
            html lang=(viewer.lang.code()) data-theme=[theme] data-motion=(viewer.settings.motion.word()) data-symbols=[symbols] {
                (self.head())
                body {
                    a class="skip" href="#main" { (viewer.say("site-skip")) }
                    (header(viewer, self.crumbs.as_ref()))
                    main id="main" class=[self.crumbs.is_none().then_some("page")] tabindex="-1" { (main) }
                    @if self.crumbs.is_none() { (foot(viewer)) }
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
                (self.tags)
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                link rel="apple-touch-icon" href=(assets::address("touch-180.png"));
                link rel="manifest" href="/manifest.webmanifest";
                meta name="theme-color" content=(THEME);
                @for style in &self.styles { link rel="stylesheet" href=(assets::address(style)); }
                script src=(assets::address("site.js")) defer {}
                @for script in &self.scripts { script src=(assets::address(script)) defer {} }
                @if self.crumbs.is_some() { (modules()) }
            }
        }
    }
}

/// A page of the ordinary kind.
pub(crate) fn layout(viewer: &Viewer, title: &str, main: &Markup) -> Markup {
    Layout::new(viewer, title).page(main)
}

/// The script of the table page; what it imports is fetched beside it, not after it.
fn modules() -> Markup {
    let (main, others) = assets::module_addresses();
    html! {
        @for module in &others { link rel="modulepreload" href=(module); }
        script type="module" src=(main) {}
    }
}

fn header(viewer: &Viewer, crumbs: Option<&Crumbs>) -> Markup {
    html! {
        header class="top" {
            a class="word" href="/" aria-label="Parlour" {
                span class="versal" aria-hidden="true" { "P" }
                span aria-hidden="true" { "arlour" }
            }
            @if let Some(crumbs) = crumbs { div class="crumbs" id="crumbs" { (crumbs.parts) } }
            nav aria-label=(viewer.say("site-nav")) {
                @match crumbs {
                    Some(crumbs) => {
                        a class="to-rules" href=(crumbs.rules) { (viewer.say("site-rules")) }
                    }
                    None => {}
                }
                @if viewer.person.is_some() { (waiting(viewer, crumbs.is_some())) }
                (language_switch(viewer))
                (theme_switch(viewer))
                @match &viewer.person {
                    Some(person) => a class="who" href="/me" { (person.name) },
                    None => a class="who" href=(viewer.sign_in_from_here()) { (viewer.say("site-sign-in")) },
                }
            }
        }
    }
}

/// How many tables wait, kept up to date by the script. The number alone fits a telephone; the sentence is for the others, and
/// for those who listen. At a table there is less room, so the words beside the number do not depend on it.
fn waiting(viewer: &Viewer, at_table: bool) -> Markup {
    let (short, sentence) = (viewer.say("site-waiting-short"), viewer.count("site-waiting", viewer.waiting));
    html! {
        a class="wait" id="waiting" href="/next" hidden[viewer.waiting == 0] title=(viewer.say("site-next-table")) {
            @if at_table {
                span class="bubble" { (viewer.waiting) }
                span class="long" { (short) }
            } @else {
                span class="bubble" aria-hidden="true" { (viewer.waiting) }
                span class="long" { (sentence) }
            }
        }
    }
}

fn language_switch(viewer: &Viewer) -> Markup {
    let (other, name, short) = match viewer.lang {
        Lang::Fr => (Lang::En, "site-in-english", "EN"),
        Lang::En => (Lang::Fr, "site-in-french", "FR"),
    };
    let name = viewer.say(name);
    html! {
        form method="post" action="/lang" {
            button class="switch" name="lang" value=(other.code()) lang=(other.code()) title=(name) { (short) span class="vh" { ": " (name) } }
        }
    }
}

fn theme_switch(viewer: &Viewer) -> Markup {
    let label = viewer.say(&format!("site-theme-{}", viewer.theme.word()));
    html! {
        form method="post" action="/theme" {
            button class="switch" name="theme" value=(viewer.theme.next().word()) aria-label=(label) title=(label) {
                svg viewBox="0 0 20 20" aria-hidden="true" {
                    circle class="disc" cx="10" cy="10" r="7.5" {}
                    @match viewer.theme {
                        Theme::System => path class="dark" d="M10 2.5a7.5 7.5 0 0 1 0 15z" {},
                        Theme::Dark => circle class="dark" cx="10" cy="10" r="7.5" {},
                        Theme::Light => {},
                    }
                }
            }
        }
    }
}

fn foot(viewer: &Viewer) -> Markup {
    html! {
        footer class="foot" {
            p { (viewer.say("site-unofficial")) }
            p {
                a href="/" { (viewer.say("site-home")) }
                a href="/api" { (viewer.say("site-for-programs")) }
            }
        }
    }
}

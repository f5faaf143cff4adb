//! Pictures of the table pages, to be looked at: a game is played at random, and every kind of question that comes for the first time is
//! photographed at the sizes and in the themes we care for.
//!
//! `cargo run -p parlour-browser --example shots -- OUT [GAME]... [--at 1440x900-en-light,390x844-fr-dark] [--answers 60]`

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

/// What a page is looked at on.
#[derive(Clone, Debug)]
struct Look {
    size: (u32, u32),
    lang: &'static str,
    theme: String,
}

impl Look {
    /// Reads `390x844-fr-dark`.
    fn read(text: &str) -> Self {
        let mut words = text.split('-');
        let mut word = |what: &str| words.next().unwrap_or_else(|| panic!("{text} has no {what}")).to_owned();
        let size = word("size");
        let (width, height) = size.split_once('x').expect("WIDTHxHEIGHT");
        let number = |text: &str| text.parse().expect("a number of pixels");
        let lang = if word("language") == "fr" { "fr" } else { "en" };
        Self { size: (number(width), number(height)), lang, theme: word("theme") }
    }

    fn is_phone(&self) -> bool {
        self.size.0.min(self.size.1) < 500
    }

    /// The browser it is seen in: one for all looks of its kind.
    fn screen(&self) -> Screen {
        let kind = if self.is_phone() { Screen::PHONE } else { Screen::DESK };
        Screen { lang: self.lang, ..kind }
    }
}

/// Everything the page could be asked for, by its first words: what makes one question different from another.
const KIND: &str = "const buttons = [...document.querySelectorAll('#choices button[data-n]:not([data-aside])')];
    return document.getElementById('result') ? 'end' : [...new Set(buttons.map((button) => button.value.split(' ')[0]))].sort().join('+')";

async fn photograph(guest: &Person, looks: &[Look], out: &Path, name: &str) {
    for look in looks {
        if look.is_phone() {
            guest.holds_phone(look.size).await;
        } else {
            guest.at_laptop(look.size).await;
        }
        guest.ask(&format!("document.documentElement.dataset.theme = '{}'", look.theme)).await;
        let (width, height) = look.size;
        let file = out.join(format!("{name}-{width}x{height}-{}-{}.png", look.lang, look.theme));
        std::fs::write(&file, guest.picture().await).expect("room for a picture");
        println!("{}", file.display());
    }
}

/// Plays one game in one browser.
async fn play(site: &Site, driver: &Driver, game: &str, looks: &[Look], answers: usize, out: &Path) {
    let guest = driver.open(looks[0].screen()).await;
    guest.arrive(site, "Marie").await;
    guest.table(site, &json!({ "game": game, "players": 3, "seats": ["me", "greedy", "greedy"] })).await;
    let (mut seen, mut number) = (BTreeSet::new(), 7_u64);
    for answer in 0..answers {
        guest.until_asked().await;
        let kind = guest.ask(KIND).await.as_str().unwrap_or_default().to_owned();
        if seen.insert(kind.clone()) {
            let kind: String = kind.chars().take(40).collect();
            photograph(&guest, looks, out, &format!("{game}-{answer:03}-{kind}")).await;
        }
        if guest.sees("#result").await {
            break;
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        guest.answers_at_random(number >> 33).await;
    }
    guest.leave().await;
}

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let after = |flag: &str| args.iter().position(|arg| arg == flag).and_then(|at| args.get(at + 1));
    let out = PathBuf::from(args.first().expect("a directory for the pictures"));
    let named: Vec<&String> = args[1..].iter().take_while(|arg| !arg.starts_with("--")).collect();
    let looks = after("--at").map_or("1440x900-en-light,390x844-fr-light", String::as_str);
    let looks: Vec<Look> = looks.split(',').map(Look::read).collect();
    let answers = after("--answers").map_or(60, |number| number.parse().expect("a number"));
    std::fs::create_dir_all(&out).expect("a directory");
    let (site, driver) = (Site::start().await, Driver::start().await);
    for game in ["pillars", "ora", "orleans", "abbey", "forest"] {
        if !named.is_empty() && !named.iter().any(|name| *name == game) {
            continue;
        }
        for (phone, lang) in [(false, "en"), (false, "fr"), (true, "en"), (true, "fr")] {
            let looks = looks.iter().filter(|look| look.is_phone() == phone && look.lang == lang);
            let looks: Vec<Look> = looks.cloned().collect();
            if !looks.is_empty() {
                play(&site, &driver, game, &looks, answers, &out).await;
            }
        }
    }
}

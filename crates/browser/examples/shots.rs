//! Pictures of the table pages, to be looked at: every title after so many clicks, at the sizes and in the languages and themes we care for.
//!
//! `cargo run -p parlour-browser --example shots -- OUT [GAME]... [--clicks 0,6,20]`

use std::path::PathBuf;

use parlour_browser::{Driver, Screen, Site};
use serde_json::json;

/// The screens a page is looked at on.
const SCREENS: [(&str, Screen); 3] = [
    ("1440", Screen::DESK),
    ("1366-fr", Screen { size: (1366, 768), lang: "fr", phone: false, script: true, motion: false }),
    ("390-fr", Screen::PHONE),
];

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let out = PathBuf::from(args.next().expect("a directory for the pictures"));
    let rest: Vec<String> = args.collect();
    let clicks = rest.iter().position(|arg| arg == "--clicks").and_then(|at| rest.get(at + 1));
    let clicks: Vec<usize> =
        clicks.map_or("0,8", String::as_str).split(',').map(|n| n.parse().expect("a number")).collect();
    let named: Vec<&String> = rest.iter().take_while(|arg| *arg != "--clicks").collect();
    let all = ["pillars", "ora", "orleans", "abbey", "forest"];
    let games = all.into_iter().filter(|game| named.is_empty() || named.iter().any(|name| *name == game));
    std::fs::create_dir_all(&out).expect("a directory");
    let (site, driver) = (Site::start().await, Driver::start().await);
    for game in games {
        for (name, screen) in SCREENS {
            let guest = driver.open(screen).await;
            guest.arrive(&site, "Marie").await;
            guest
                .table(&site, &json!({ "game": game, "players": 3, "seats": ["me", "greedy", "greedy"] }))
                .await;
            guest.until_asked().await;
            let mut done = 0;
            for goal in &clicks {
                guest.play_on(7, goal - done).await;
                done = *goal;
                for theme in ["light", "dark"] {
                    guest.ask(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
                    let file = out.join(format!("{game}-{goal}-{name}-{theme}.png"));
                    std::fs::write(&file, guest.picture().await).expect("room for a picture");
                    println!("{}", file.display());
                    if *goal != clicks[0] {
                        break;
                    }
                }
                guest.ask("delete document.documentElement.dataset.theme").await;
            }
            guest.leave().await;
        }
    }
}

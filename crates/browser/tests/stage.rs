//! The stage, by measure: over random play in every game, on two laptops, everything that can be chosen on the board is on the
//! first screen and uncovered, the prompt stays low, and the page never scrolls.

use parlour_browser::{Driver, Measured, Screen, Site};
use serde_json::{Value, json};

/// The insides of two laptops' windows.
const LAPTOPS: [(u32, u32); 2] = [(1440, 900), (1366, 768)];
/// So many questions are looked at in each game.
const QUESTIONS: usize = 36;
/// Of a hundred questions with targets, so many show all of them.
const ALL_SEEN: usize = 97;
/// The height of the prompt in pixels: half of the time, and ever.
const PROMPT: (f64, f64) = (96.0, 140.0);

/// All that was measured in one game at one size.
#[derive(Default)]
struct Sheet(Vec<Measured>);

impl Sheet {
    /// The questions with targets, and those of them that hide some.
    fn targets(&self) -> (usize, Vec<&Measured>) {
        let asked: Vec<&Measured> = self.0.iter().filter(|one| one.targets > 0).collect();
        let poor = asked.iter().copied().filter(|one| one.seen < one.targets).collect();
        (asked.len(), poor)
    }

    /// Says what does not hold of every single question, with the questions at which it does not.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut heights: Vec<f64> = self.0.iter().map(|one| one.prompt).collect();
        heights.sort_by(f64::total_cmp);
        let (median, most) = (heights[heights.len() / 2], heights[heights.len() - 1]);
        if median > PROMPT.0 || most > PROMPT.1 {
            faults.push(format!("the prompt is {median} pixels high, at most {most}"));
        }
        let scrolls = self.0.iter().filter(|one| one.too_tall > 0.0 || one.too_wide > 0.0);
        faults.extend(scrolls.map(|one| format!("the page scrolls: {}", one.question)));
        faults
    }
}

/// Plays at random, and measures every question at both sizes.
async fn play_and_measure(wanted: Value) -> [Sheet; 2] {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::DESK).await;
    guest.arrive(&site, "Marie").await;
    guest.is_coached("first-games").await;
    guest.table(&site, &wanted).await;
    let mut sheets = LAPTOPS.map(|_| Sheet::default());
    let mut number: u64 = 7;
    guest.until_asked().await;
    for _ in 0..QUESTIONS {
        if guest.sees("#result").await {
            break;
        }
        for (laptop, sheet) in LAPTOPS.iter().zip(&mut sheets) {
            guest.at_laptop(*laptop).await;
            sheet.0.push(guest.measured().await);
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        guest.answers_at_random(number >> 33).await;
    }
    for (laptop, sheet) in LAPTOPS.iter().zip(&sheets) {
        assert_eq!(sheet.faults(), Vec::<String>::new(), "{} at {laptop:?}", wanted["game"]);
    }
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
    sheets
}

/// A few dozen questions of one game are too few to tell such a share: those of all games count together.
#[tokio::test(flavor = "multi_thread")]
async fn everything_that_can_be_chosen_is_in_sight() {
    let games = [
        json!({ "game": "pillars", "players": 3, "seats": ["me", "random", "random"] }),
        json!({ "game": "ora", "players": 3, "seats": ["me", "random", "random"] }),
        json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] }),
        json!({ "game": "abbey", "players": 2, "seats": ["me", "random"] }),
        json!({ "game": "forest", "players": 3, "seats": ["me", "random", "random"] }),
    ];
    let mut measured = Vec::new();
    for game in games {
        measured.push(play_and_measure(game).await);
    }
    for (at, laptop) in LAPTOPS.iter().enumerate() {
        let sheets = measured.iter().map(|sheets| sheets[at].targets());
        let (asked, poor) = sheets.fold((0, Vec::new()), |(asked, mut poor), (more, hidden)| {
            poor.extend(hidden);
            (asked + more, poor)
        });
        let hidden: Vec<String> =
            poor.iter().map(|one| format!("{}: {:?}", one.question, one.unseen)).collect();
        println!("{laptop:?}: {} of {asked} questions hide targets", hidden.len());
        assert!((asked - hidden.len()) * 100 >= ALL_SEEN * asked, "{laptop:?}, of {asked}: {hidden:#?}");
    }
}

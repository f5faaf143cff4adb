//! The pocket table, by measure: over random play in every game, upright on two phones and on the side, something that can be
//! chosen on the board is in sight and uncovered when a question comes, the sheet is one line, and the page never scrolls sideways.

use parlour_browser::{Driver, Measured, Person, Screen, Site};
use serde_json::{Value, json};

const GAMES: [&str; 5] = ["pillars", "ora", "orleans", "abbey", "forest"];
/// Two phones upright, and one on its side.
const PHONES: [(u32, u32); 3] = [(390, 844), (360, 740), (844, 390)];
/// So many questions are looked at in each game.
const QUESTIONS: usize = 16;
/// Of a hundred questions with targets, so many show one at once.
const SOME_SEEN: usize = 95;
/// The height of the collapsed sheet, in pixels.
const SHEET: f64 = 72.0;
/// The height of the line above.
const TOP: f64 = 44.5;
/// Of a hundred pixels of an upright phone's height, so many are board.
const BOARD: f64 = 60.0;

/// What does not hold of every single question on a phone, with the questions at which it does not.
fn faults((width, height): (u32, u32), measured: &[Measured]) -> Vec<String> {
    let mut faults = Vec::new();
    let thick = measured.iter().filter(|one| one.top > TOP);
    faults.extend(thick.map(|one| format!("{} pixels above: {}", one.top, one.question)));
    let small = measured.iter().filter(|one| height > width && one.board < BOARD);
    faults.extend(small.map(|one| format!("{} % are board: {}", one.board, one.question)));
    let high = measured.iter().filter(|one| one.prompt > SHEET);
    faults.extend(high.map(|one| format!("{} pixels: {}", one.prompt, one.question)));
    let wide = measured.iter().filter(|one| one.too_wide > 0.0);
    faults.extend(wide.map(|one| format!("scrolls sideways: {}", one.question)));
    let pushed = measured.iter().filter(|one| !one.aside.is_empty());
    faults.extend(pushed.map(|one| format!("pushed along: {}: {:?}", one.question, one.aside)));
    let cut = measured.iter().filter(|one| one.cut > 3.0);
    faults.extend(cut.map(|one| format!("{} pixels of the question are cut off: {}", one.cut, one.question)));
    let tabs = measured.iter().filter(|one| !one.tabs.is_empty());
    faults.extend(tabs.map(|one| format!("tabs: {}: {:?}", one.question, one.tabs)));
    faults
}

async fn play_and_measure(wanted: Value) -> Vec<Measured> {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::PHONE).await;
    guest.arrive(&site, "Marie").await;
    guest.is_coached("first-games").await;
    guest.table(&site, &wanted).await;
    let mut sheets = PHONES.map(|_| Vec::new());
    let mut number: u64 = 11;
    guest.until_asked().await;
    for _ in 0..QUESTIONS {
        if guest.sees("#result").await {
            break;
        }
        for (phone, sheet) in PHONES.iter().zip(&mut sheets) {
            guest.holds_phone(*phone).await;
            sheet.push(guest.measured().await);
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        guest.answers_at_random(number >> 33).await;
    }
    for (phone, sheet) in PHONES.iter().zip(&sheets) {
        assert_eq!(faults(*phone, sheet), Vec::<String>::new(), "{} at {phone:?}", wanted["game"]);
    }
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
    sheets.into_iter().flatten().collect()
}

/// A few questions of one game are too few to tell such a share: those of all games and phones count together.
#[tokio::test(flavor = "multi_thread")]
async fn something_that_can_be_chosen_is_in_sight() {
    let mut measured = Vec::new();
    for (game, players) in [("pillars", 2), ("ora", 3), ("orleans", 2), ("abbey", 2), ("forest", 2)] {
        let seats: Vec<&str> = ["me", "random", "random"].into_iter().take(players).collect();
        measured.extend(play_and_measure(json!({ "game": game, "players": players, "seats": seats })).await);
    }
    let asked: Vec<&Measured> = measured.iter().filter(|one| one.targets > 0).collect();
    let blind = asked.iter().filter(|one| one.seen == 0);
    let blind: Vec<String> = blind.map(|one| format!("{}: {:?}", one.question, one.unseen)).collect();
    println!("{} of {} questions show no target", blind.len(), asked.len());
    assert!((asked.len() - blind.len()) * 100 >= SOME_SEEN * asked.len(), "of {}: {blind:#?}", asked.len());
}

// ---- enlarged ----

/// A laptop's page at twice its size has 683 by 384 pixels: its board stands beside the question, not squeezed above it. One of
/// 1280 by 1024 has 640 by 512.
#[tokio::test(flavor = "multi_thread")]
async fn an_enlarged_page_keeps_its_board() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    for (size, least) in [((683, 384), 50.0), ((640, 512), 40.0)] {
        let reader = driver.open(Screen { size, ..Screen::DESK }).await;
        reader.arrive(&site, "Marie").await;
        reader.at_laptop(size).await;
        for game in GAMES {
            reader.table(&site, &json!({ "game": game, "players": 2, "seats": ["me", "random"] })).await;
            reader.until_asked().await;
            let Measured { board, too_wide, seen, targets, question, .. } = reader.measured().await;
            assert!(board >= least, "{game} at {size:?}: {board} % are board: {question}");
            assert!(too_wide <= 0.0, "{game} at {size:?} scrolls sideways: {question}");
            assert!(
                seen > 0 || targets == 0,
                "{game} at {size:?}: nothing that can be chosen is in sight: {question}"
            );
        }
        assert_eq!(reader.complaints().await, Vec::<String>::new());
        reader.leave().await;
    }
}

/// What is wrong with a page enlarged so far that it scrolls: it must not scroll sideways, and everything that asks, answers or
/// leads on must come into sight and be free when it is scrolled to.
const REACHED: &str = "
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('scrolls sideways');
    const words = document.querySelector('#say .words');
    if (words.scrollHeight > words.clientHeight + 3) wrong.push('the question is cut off');
    const grid = [.5, .25, .75, .1, .9, .35, .6].flatMap((x) => [.5, .25, .75, .15].map((y) => [x, y]));
    const free = (thing) => {
        thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        // What stands anew on a narrow screen keeps the box it was drawn in: what is seen of it counts.
        const { left, top, right, height } = thing.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        return width > 0 && grid.some(([x, y]) => {
            const hit = document.elementFromPoint(Math.max(left, 0) + width * x, top + height * y);
            return !!hit && thing.contains(hit);
        });
    };
    const seen = (thing) => thing.getClientRects().length > 0;
    const things = [...document.querySelectorAll('#say, #status button, .phone-tabs a, .target.open')].filter(seen).slice(0, 40);
    wrong.push(...things.filter((thing) => !thing.closest('#chips, .choices-list') && !free(thing)).map((thing) => (thing.id || thing.textContent.trim()) + ' is not free'));
    return wrong";

/// 1280 by 1024 at four times its size has 320 by 256 pixels; a phone whose owner needs large letters, half of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_at_four_times_its_size_can_be_played() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    for screen in [
        Screen { size: (320, 256), ..Screen::DESK },
        Screen { size: (320, 568), lang: "en", ..Screen::PHONE },
    ] {
        let reader = driver.open(screen).await;
        reader.arrive(&site, "Marie").await;
        for game in GAMES {
            reader.table(&site, &json!({ "game": game, "players": 2, "seats": ["me", "random"] })).await;
            reader.until_asked().await;
            if !screen.phone {
                reader.at_laptop(screen.size).await;
            }
            assert_eq!(reader.ask(REACHED).await, json!([]), "{game} at {:?}", screen.size);
            for number in 0..4 {
                reader.answers_at_random(number).await;
            }
            assert_eq!(reader.ask(REACHED).await, json!([]), "{game} at {:?}, later", screen.size);
        }
        reader.play_on(5, 12).await;
        assert_eq!(reader.complaints().await, Vec::<String>::new());
        reader.leave().await;
    }
}

// ---- one screen ----

/// Comes to a question on phones upright, and finds everything that can be chosen in sight there.
async fn sees_it_all(guest: &Person, screen: &str, wanted: &str, first: &[&str]) {
    assert!(guest.comes_to(wanted, first).await, "{wanted} is asked");
    for phone in [(390, 844), (360, 740)] {
        guest.holds_phone(phone).await;
        let measured = guest.measured().await;
        assert!(measured.targets > 0, "{screen}: something can be chosen");
        assert_eq!(measured.unseen, Vec::<String>::new(), "{screen} at {phone:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_place_for_a_builder_and_every_place_of_a_plan_lie_on_one_screen() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::PHONE).await;
    guest.arrive(&site, "Marie").await;
    guest
        .table(
            &site,
            &json!({ "game": "pillars", "players": 4, "seats": ["me", "random", "random", "random"] }),
        )
        .await;
    sees_it_all(&guest, "the map", "place", &["take", "hire"]).await;
    guest.table(&site, &json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] })).await;
    sees_it_all(&guest, "my board", "put", &[]).await;
    // Whoever holds a follower taps a place anywhere.
    let at = guest.at().await;
    guest.click("#chips .piece").await;
    guest.until_seen("#orleans-village .target.open:not(.unlit)").await;
    let name = "const box = document.getElementById('orleans-village').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + 8]";
    let name = guest.ask(name).await;
    guest.tap(name[0].as_f64().expect("a place"), name[1].as_f64().expect("a place")).await;
    guest.until(&format!("return document.querySelector('#status .status')?.dataset.at !== '{at}'")).await;
    assert!(guest.may("back").await, "the follower stands in the village");
    guest.leave().await;
}

// ---- explain, then act ----

/// Taps the first card of the round that can be taken and whose middle is in sight.
async fn taps_a_card(guest: &Person) {
    let middle = "for (const card of document.querySelectorAll('#pil-row .target.open')) {
            const box = card.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (hit && card.contains(hit)) return [x, y];
        }
        return null";
    let at = guest.ask(middle).await;
    guest.tap(at[0].as_f64().expect("a card"), at[1].as_f64().expect("a card")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wishes_acts_with_the_first_tap() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::PHONE).await;
    guest.arrive(&site, "Marie").await;
    let wanted = json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] });
    guest.table(&site, &wanted).await;
    assert!(guest.comes_to("take", &[]).await, "a card can be taken");
    let at = guest.at().await;
    taps_a_card(&guest).await;
    guest.until_seen(".card-sheet button.go").await;
    assert_eq!(guest.at().await, at, "the first tap explains");
    guest.click(".card-sheet .x").await;
    // On a phone on its side the card stands beside the board, which stays where it is.
    guest.holds_phone((844, 390)).await;
    let scrolled = "return document.getElementById('stage').scrollTop";
    let before = guest.ask(scrolled).await;
    taps_a_card(&guest).await;
    guest.until_seen(".card-sheet.pictured").await;
    assert_eq!(guest.ask(scrolled).await, before, "the board stays");
    guest.holds_phone((390, 844)).await;
    guest.goto(&site.page("/me")).await;
    guest.click("[name=tap-acts]").await;
    guest.ask("document.querySelector('[name=tap-acts]').form.requestSubmit()").await;
    guest.until("return location.search.includes('saved')").await;
    guest.table(&site, &wanted).await;
    assert!(guest.comes_to("take", &[]).await, "a card can be taken");
    let at = guest.at().await;
    taps_a_card(&guest).await;
    guest.until(&format!("return document.querySelector('#status .status')?.dataset.at !== '{at}'")).await;
    guest.leave().await;
}

/// Tablets held upright: three with a pocket table, one with the stage of a laptop.
const TABLETS: [(u32, u32); 4] = [(600, 960), (768, 1024), (820, 1180), (1024, 1366)];

/// How much of the screen is board, in percent, and whether what is said and the place to say it are in sight beside it.
const AT_ONCE: &str = "const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const says = box(`form[action*='/chat'] input`);
    const seen = says.width > 0 && says.bottom <= innerHeight && says.top >= box('#stage').bottom;
    return [Math.round(box('#stage').height / innerHeight * 100), seen && document.documentElement.scrollWidth <= innerWidth];";

#[tokio::test(flavor = "multi_thread")]
async fn a_tablet_shows_board_and_talk_at_once() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::PHONE).await;
    guest.arrive(&site, "Marie").await;
    // The coach of first games takes a line of its own.
    for (coached, least) in [("off", 45), ("first-games", 40)] {
        guest.is_coached(coached).await;
        guest.table(&site, &json!({ "game": "abbey", "players": 2, "seats": ["me", "random"] })).await;
        guest.until_asked().await;
        for tablet in TABLETS {
            guest.holds_phone(tablet).await;
            guest.click("#tab-chat").await;
            let found = guest.ask(AT_ONCE).await;
            let board = found[0].as_u64().unwrap_or_default();
            assert!(board >= least, "{board} % of {tablet:?} are board, coach {coached}");
            assert_eq!(found[1], json!(true), "one talks beside the board of {tablet:?}");
        }
    }
    guest.leave().await;
}

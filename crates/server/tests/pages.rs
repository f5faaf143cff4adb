//! The pages around the table: found, well made, in both languages, and usable without script.

mod common;

use std::collections::BTreeSet;
use std::path::Path;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use common::{Client, Site, site};
use parlour_games::GAMES;
use parlour_words::{Lang, Words};

/// The texts of all attributes of this name in a page.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The levels of the headings, in order.
fn headings(page: &str) -> Vec<u32> {
    let bytes = page.as_bytes();
    let starts = page.match_indices("<h").filter(|(at, _)| matches!(bytes[at + 3], b' ' | b'>'));
    starts
        .filter(|(at, _)| bytes[at + 2].is_ascii_digit())
        .map(|(at, _)| u32::from(bytes[at + 2] - b'0'))
        .collect()
}

/// What holds of every page: landmarks, headings in order, ids once, labels, nothing inline, nothing unsaid.
fn is_sound(path: &str, page: &str) {
    let levels = headings(page);
    assert_eq!(
        levels.iter().filter(|level| **level == 1).count(),
        1,
        "{path}: one first heading in {levels:?}"
    );
    assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{path}: headings {levels:?}");
    let ids = attributes(page, "id");
    let once: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(once.len(), ids.len(), "{path}: ids come once");
    for part in ["<main id=\"main\"", "<header class=\"top\"", "<nav ", "class=\"skip\" href=\"#main\""] {
        assert!(page.contains(part), "{path}: {part}");
    }
    assert!(
        attributes(page, "style").is_empty() && attributes(page, "onclick").is_empty(),
        "{path}: inline style or script"
    );
    assert!(!page.contains("<script>") && !page.contains("<style"), "{path}: inline style or script");
    assert!(!page.contains("&lt;site-") && !page.contains("&lt;setup-"), "{path}: a text is missing");
    for input in page.split("<input ").skip(1).filter_map(|rest| rest.split('>').next()) {
        let hidden = ["type=\"hidden\"", "type=\"radio\"", "type=\"checkbox\""]
            .iter()
            .any(|kind| input.contains(kind));
        let id = input.split("id=\"").nth(1).and_then(|rest| rest.split('"').next());
        let labelled = id.is_some_and(|id| page.contains(&format!("for=\"{id}\"")));
        assert!(hidden || labelled || input.contains("aria-label="), "{path}: {input} has no label");
    }
}

async fn page(client: &Client, path: &str) -> String {
    let reply = client.get(path).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
    is_sound(path, &reply.text);
    reply.text
}

/// A stranger who reads French.
fn french(site: &Site) -> Client {
    Client { cookies: vec!["lang=fr".into()], ..site.stranger() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_is_well_made_in_both_languages() {
    let site = site().await;
    let mut tom = site.browser("Tom").await;
    for lang in ["en", "fr"] {
        let strange = Client { cookies: vec![format!("lang={lang}")], ..site.stranger() };
        tom.form("/lang", &[("lang", lang)]).await;
        for reader in [&strange, &tom] {
            for path in ["/", "/api"] {
                assert!(page(reader, path).await.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            }
            for game in GAMES {
                let id = game.about().id;
                for path in ["games", "rules", "new", "learn", "play"] {
                    page(reader, &format!("/{path}/{id}")).await;
                }
                let overview = page(reader, &format!("/games/{id}/overview")).await;
                assert_eq!(
                    overview.matches("<svg class=\"plate").count(),
                    5,
                    "{id}: a round in five pictures"
                );
            }
        }
        page(&strange, "/sign-in").await;
        page(&tom, "/me").await;
    }
    let lost = tom.get("/nowhere").await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    is_sound("/nowhere", &lost.text);
    tom.cookies.clear();
}

/// Keys are plain strings: every one in the source has its text, and every text of the site is wanted.
#[test]
fn every_text_of_the_site_is_written_and_wanted() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["../pages/src", "src/web", "src"].iter();
    let code = folders.flat_map(|folder| std::fs::read_dir(source.join(folder)).unwrap());
    let code: String = code
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    let literals: BTreeSet<&str> =
        code.split('"').skip(1).step_by(2).filter(|text| text.starts_with("site-")).collect();
    let exact = literals.iter().filter(|key| !key.contains('{'));
    let words = Words::get(Lang::En);
    let unwritten: Vec<_> = exact.filter(|key| !words.has(key)).collect();
    assert!(unwritten.is_empty(), "without a text: {unwritten:?}");
    // `site-{}-pitch` wants whatever begins and ends like it.
    let open: Vec<(&str, &str)> =
        literals.iter().filter_map(|key| Some((key.split_once('{')?.0, key.rsplit_once('}')?.1))).collect();
    let fits = |key: &str| open.iter().any(|(start, end)| key.starts_with(start) && key.ends_with(end));
    let wanted = |key: &str| literals.contains(key) || fits(key);
    let unwanted: Vec<_> = words.keys("site-").filter(|key| !wanted(key)).collect();
    assert!(unwanted.is_empty(), "nobody wants {unwanted:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_click_leads_a_stranger_into_a_game_against_bots() {
    let site = site().await;
    for game in GAMES {
        let id = game.about().id;
        let mut stranger = site.stranger();
        let begun = stranger.form(&format!("/play/{id}"), &[]).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
        stranger.cookies = begun.cookies();
        let table = begun.location().trim_start_matches("/t/").to_owned();
        let position = stranger.turn(&table).await;
        assert_eq!(position["table"]["status"], "running");
        assert!(stranger.get("/").await.text.contains(&format!("/t/{table}")), "it is on the home page");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_header_counts_the_tables_that_wait() {
    let site = site().await;
    let mut tom = site.browser("Tom").await;
    assert!(tom.get("/").await.text.contains("id=\"waiting\" href=\"/next\" hidden"), "none yet");
    let begun = tom.form("/play/pillars", &[]).await.location();
    tom.turn(begun.trim_start_matches("/t/")).await;
    assert!(tom.get("/api").await.text.contains("1 table waits for you"));
    tom.cookies.push("unknown=1".into());
    assert_eq!(tom.get("/next").await.location(), begun);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_are_searched_without_script() {
    let site = site().await;
    let stranger = site.stranger();
    let all = page(&stranger, "/rules/pillars").await;
    assert!(all.contains("id=\"PIL-4.3\"") && all.contains("href=\"#PIL-4.3\""));
    let found = page(&stranger, "/rules/pillars?q=metal+court").await;
    let count = |page: &str| page.matches("data-rule").count();
    assert!((1..count(&all)).contains(&count(&found)), "{} of {}", count(&found), count(&all));
    let nothing = page(&stranger, "/rules/pillars?q=spaceship").await;
    assert!(count(&nothing) == 0 && nothing.contains("No rule has all these words"));
    let french = page(&french(&site), "/rules/pillars?q=metal").await;
    assert!(french.contains("règles trouvées"), "accents do not matter: métal");
    assert_eq!(stranger.get("/rules/chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_form_for_a_table_shows_what_excludes_what() {
    let site = site().await;
    let stranger = site.stranger();
    let three = page(&stranger, "/new/ora?players=3&option%3Acountry=ireland").await;
    assert_eq!(three.matches("<select id=\"seat-").count(), 3);
    assert!(three.contains("value=\"ireland\" checked"));
    assert!(three.contains("the long game is for two players"));
    let two = page(&stranger, "/new/ora?players=3&option%3Alength=long").await;
    assert!(two.contains("put back to standard"), "a notice says what happened");
    let forest = page(&stranger, "/new/forest?preset=first").await;
    assert!(forest.contains("value=\"first_game\" checked"));
    let wrong = [("name", "Tom"), ("players", "3"), ("option:length", "long"), ("seat", "me")];
    let refused = stranger.form("/new/ora", &wrong).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    is_sound("/new/ora", &refused.text);
    assert!(refused.text.contains("do not go together") && refused.text.contains("value=\"Tom\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_last_table_is_set_up_again() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    assert!(!page(&tom, "/new/ora").await.contains("preset=last"));
    let fields = [
        ("players", "3"),
        ("option:country", "ireland"),
        ("seat", "me"),
        ("seat", "open"),
        ("seat", "me"),
        ("seat-name-2", "Ada"),
        ("pace", "3d"),
        ("private", "yes"),
    ];
    let here = tom.form("/new/ora", &fields).await.location();
    let room = page(&tom, &here).await;
    assert!(room.contains("Ada") && room.contains("3 days per turn"));
    let again = page(&tom, "/new/ora?preset=last").await;
    for part in [
        "value=\"ireland\" checked",
        "value=\"3d\" selected",
        "id=\"private-yes\" type=\"radio\" name=\"private\" value=\"yes\" checked",
    ] {
        assert!(again.contains(part), "{part}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_room_fills_gets_ready_and_starts() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let fields = [("players", "2"), ("seat", "me"), ("seat", "open"), ("pace", "live"), ("private", "yes")];
    let here = tom.form("/new/pillars", &fields).await.location();
    let room = page(&tom, &here).await;
    assert!(room.contains("class=\"qr\"") && room.contains("1 seat is still free"));
    let link = attributes(&room, "value").into_iter().find(|link| link.starts_with("http://parlour.test/t/"));
    let link = link
        .expect("the whole link is shown")
        .trim_start_matches("http://parlour.test")
        .replace("&amp;", "&");
    let ada = site.browser("Ada").await;
    assert_eq!(ada.get(&here).await.status, StatusCode::NOT_FOUND, "a private table needs its link");
    assert!(page(&ada, &link).await.contains("Take this seat"));
    let key = link.split("key=").nth(1).unwrap();
    assert_eq!(
        ada.form(&format!("{here}/join"), &[("seat", "blue"), ("key", key)]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(page(&tom, &here).await.contains("not ready yet"));
    assert_eq!(ada.form(&format!("{here}/ready"), &[("ready", "yes")]).await.status, StatusCode::SEE_OTHER);
    let room = page(&tom, &here).await;
    assert!(room.contains("✓ ready") && room.contains(&format!("{here}/start")));
    assert!(!page(&ada, &here).await.contains(&format!("{here}/start")), "only the host starts");
    assert_eq!(tom.form(&format!("{here}/start"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.form(&format!("{here}/ready"), &[("ready", "no")]).await.status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_are_kept_and_shown() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let fields = [
        ("name", "Thomas"),
        ("lang", "fr"),
        ("theme", "dark"),
        ("turn", "by-itself"),
        ("motion", "slow"),
        ("text-table", "yes"),
    ];
    assert_eq!(tom.form("/me", &fields).await.location(), "/me?saved=1");
    let mine = page(&tom, "/me?saved=1").await;
    for part in [
        "<html lang=\"fr\" data-theme=\"dark\" data-motion=\"slow\" data-symbols=\"off\"",
        "Thomas",
        "Enregistré.",
        "value=\"by-itself\" selected",
        "name=\"text-table\" value=\"yes\" checked",
    ] {
        assert!(mine.contains(part), "{part}");
    }
    assert_eq!(tom.form("/theme", &[("theme", "light")]).await.status, StatusCode::SEE_OTHER);
    assert!(tom.get("/").await.text.contains("data-theme=\"light\""), "the switch changes the settings");
    assert!(tom.get("/me").await.text.contains("value=\"by-itself\" selected"), "and nothing else");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_keep_their_theme_in_a_cookie() {
    let site = site().await;
    let mut stranger = site.stranger();
    assert!(!stranger.get("/").await.text.contains("data-theme"));
    stranger.cookies = stranger.form("/theme", &[("theme", "dark")]).await.cookies();
    assert!(stranger.get("/").await.text.contains("data-theme=\"dark\""));
    stranger.cookies = vec!["theme=%22%3E".into()];
    assert!(!stranger.get("/").await.text.contains("data-theme"), "nonsense is no theme");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_is_made_shown_once_and_ended() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let made = tom.form("/me/token", &[("label", "my robot")]).await.text;
    assert!(made.contains("<code>"), "the secret is shown once");
    let listed = page(&tom, "/me").await;
    assert!(listed.contains("my robot") && !listed.contains("<code>"));
    let number =
        listed.split("name=\"token\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let other = site.browser("Ada").await;
    assert_eq!(other.form("/me/token/end", &[("token", number)]).await.status, StatusCode::NOT_FOUND);
    tom.form("/me/token/end", &[("token", number)]).await;
    assert!(!tom.get("/me").await.text.contains("my robot"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_password_is_told_on_the_same_page_in_french() {
    let site = site().await;
    let reply =
        french(&site).form("/sign-in", &[("login", "tom"), ("password", "wrong"), ("next", "/me")]).await;
    assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
    is_sound("/sign-in", &reply.text);
    assert!(reply.text.contains("Aucun compte") && reply.text.contains("value=\"/me\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn assets_are_kept_for_good_under_their_hash() {
    let site = site().await;
    let stranger = site.stranger();
    let home = stranger.get("/").await.text;
    let assets = attributes(&home, "href").into_iter().filter(|href| href.starts_with("/assets/"));
    for address in assets.collect::<Vec<_>>() {
        let reply = stranger.get(address).await;
        assert_eq!(reply.status, StatusCode::OK, "{address}");
        assert!(reply.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"), "{address}");
        let request = stranger.request(Method::GET, address).header("accept-encoding", "gzip, br");
        let packed = stranger.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(packed.headers[header::CONTENT_ENCODING], "br", "{address}");
        assert_ne!(packed.text, reply.text, "{address}");
    }
    let stale = stranger.get("/assets/site.css?v=0").await;
    assert_eq!(stale.headers[header::CACHE_CONTROL], "public, max-age=300");
    assert_eq!(stranger.get("/assets/secret.css").await.status, StatusCode::NOT_FOUND);
}

//! Lessons over HTTP, as somebody without script takes them: by forms alone.

mod common;

use axum::http::StatusCode;
use common::{Client, Site, site};
use parlour_lessons::{Lesson, Step, all, first};

/// No lesson takes more forms.
const MOST: usize = 200;

/// What stands in the first attribute of this name in a page, from some text on.
fn attribute<'a>(page: &'a str, from: &str, name: &str) -> Option<&'a str> {
    let rest = &page[page.find(from)?..];
    rest.split(&format!(" {name}=\"")).nth(1)?.split('"').next()
}

/// The answers on offer, each as its button sends it.
fn answers(page: &str) -> Vec<String> {
    let buttons = page.split("<button").skip(1).filter(|button| button.contains(" name=\"answer\""));
    let value =
        |button: &str| Some(button.split(" value=\"").nth(1)?.split('"').next()?.replace("&amp;", "&"));
    buttons.filter_map(value).collect()
}

/// Somebody who takes a lesson.
struct Learner {
    client: Client,
    table: String,
    lesson: &'static Lesson,
}

impl Learner {
    async fn begin(site: &Site, lesson: &'static Lesson) -> Self {
        let mut client = site.stranger();
        let begun = client.form(&format!("/learn/{}/{}", lesson.game, lesson.name), &[]).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
        client.cookies = begun.cookies();
        Self { client, table: begun.location(), lesson }
    }

    async fn page(&self) -> String {
        self.client.get(&self.table).await.text
    }

    fn place(page: &str) -> (usize, &str) {
        let step = attribute(page, "class=\"coach\"", "data-coach").and_then(|step| step.parse().ok());
        (step.expect("a coach"), attribute(page, "class=\"status\"", "data-at").expect("a position"))
    }

    fn step(&self, page: &str) -> &'static Step {
        self.lesson.step(Self::place(page).0).expect("a step of the lesson")
    }

    async fn press(&self, deed: &str, page: &str) {
        let step = Self::place(page).0.to_string();
        let done = self.client.form(&format!("{}/coach", self.table), &[("do", deed), ("step", &step)]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    }

    async fn answer(&self, words: &str, page: &str) -> common::Reply {
        let at = Self::place(page).1;
        self.client.form(&format!("{}/answer", self.table), &[("at", at), ("answer", words)]).await
    }

    /// Does what is asked; false at the end.
    async fn go_on(&self) -> bool {
        let page = self.page().await;
        if page.contains("value=\"again\"") {
            return false;
        }
        let step = self.step(&page);
        if step.is_reading() {
            self.press("next", &page).await;
            return true;
        }
        let first = |value: &str| value.split("; ").next().map(str::to_owned).unwrap_or_default();
        let all = answers(&page);
        let whole = |value: &&String| value.split("; ").all(|one| step.accepted(one).is_some());
        let begins = |value: &&String| step.accepted(&first(value)).is_some();
        // What follows the first answer of a longer way may be the next step's business.
        let wanted =
            all.iter().find(whole).cloned().or_else(|| all.iter().find(begins).map(|way| first(way)));
        let wanted = wanted.unwrap_or_else(|| panic!("{} step {}: {all:?}", self.lesson.id(), step.name));
        let done = self.answer(&wanted, &page).await;
        assert_eq!(
            done.status,
            StatusCode::SEE_OTHER,
            "{} step {}: {}",
            self.lesson.id(),
            step.name,
            done.text
        );
        true
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_is_taken_to_its_end_by_forms() {
    let site = site().await;
    for lesson in all() {
        let learner = Learner::begin(&site, lesson).await;
        let mut forms = 0;
        while learner.go_on().await {
            forms += 1;
            assert!(forms < MOST, "{} does not end", lesson.id());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_try_is_answered_and_not_played() {
    let site = site().await;
    let learner = Learner::begin(&site, first("pillars").expect("a lesson")).await;
    let page = loop {
        let page = learner.page().await;
        if !learner.step(&page).is_reading() {
            break page;
        }
        learner.go_on().await;
    };
    let other = learner.answer("take wood-2", &page).await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(other.text.contains("class=\"reply\""), "the coach answers");
    assert_eq!(Learner::place(&learner.page().await), Learner::place(&page), "nothing was played");
    let illegal = learner.answer("take stone-4", &page).await;
    assert_eq!(illegal.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!illegal.text.contains("class=\"reply\""), "what the rules forbid, the rules answer");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_left_resumed_taken_back_and_begun_anew() {
    let site = site().await;
    let learner = Learner::begin(&site, first("pillars").expect("a lesson")).await;
    for _ in 0..6 {
        assert!(learner.go_on().await);
    }
    let page = learner.page().await;
    assert_eq!(learner.step(&page).name, "spare");
    let again = learner.client.form("/learn/pillars", &[]).await.location();
    assert_eq!(again, learner.table, "the same table");
    learner.press("back", &page).await;
    assert_eq!(learner.step(&learner.page().await).name, "mason", "an answer is taken back");
    assert!(learner.go_on().await);
    assert_eq!(learner.step(&learner.page().await).name, "spare");
    learner.press("again", &learner.page().await).await;
    assert_eq!(learner.step(&learner.page().await).name, "welcome");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_waits_for_nobody_and_is_nobody_elses() {
    let site = site().await;
    let learner = Learner::begin(&site, first("pillars").expect("a lesson")).await;
    for _ in 0..5 {
        learner.go_on().await;
    }
    let home = learner.client.get("/").await.text;
    assert!(!home.contains(&learner.table) && home.contains("href=\"/next\" hidden"), "it is in no list");
    let other = site.browser("Ada").await;
    assert_eq!(other.get(&learner.table).await.status, StatusCode::NOT_FOUND);
}

//! Every lesson is played to its end by clicking what is asked. First lessons: on a desk and on a phone, in both languages, and
//! once with wrong tries; of the short ones every other takes the desk, the rest the phone. `PARLOUR_LESSONS=whole` takes every
//! lesson on both, in both languages, with wrong tries.

use parlour_browser::{Driver, Person, Screen, Site};
use parlour_lessons::{Lesson, Step, all};
use serde_json::{Value, json};

/// No lesson takes more clicks.
const MOST: usize = 200;

/// Where the page is in the lesson: the step, and the position.
const WHERE: &str = "const coach = document.querySelector('.coach'), status = document.querySelector('#status .status');
    return coach ? coach.dataset.coach + ' ' + status.dataset.at + ' ' + coach.querySelector('.where').textContent : ''";

/// The answers on the page, as its list in words has them.
const ANSWERS: &str = "return [...document.querySelectorAll('#choices button[name=answer], #status .turn button[name=answer]')].map((button) => button.value)";

/// Several answers given at once stand apart like this.
const APART: &str = "; ";

/// The first of several answers given at once.
fn first(value: &str) -> &str {
    value.split(APART).next().unwrap_or(value)
}

/// The answer that does most of what the step wants, and the next one after it.
fn wanted<'a>(answers: &'a [String], step: &Step, next: Option<&Step>) -> Option<&'a String> {
    let here = |one: &str| step.accepted(one).is_some();
    let soon = |one: &str| here(one) || next.is_some_and(|next| next.accepted(one).is_some());
    let whole = |value: &&String| value.split(APART).all(here);
    let begins = |value: &&String| here(first(value));
    let onward = |value: &&String| begins(value) && value.split(APART).all(soon);
    let find = |fits: &dyn Fn(&&String) -> bool| answers.iter().find(|value| fits(value));
    find(&whole).or_else(|| find(&onward)).or_else(|| find(&begins))
}

struct Learner {
    person: Person,
    lesson: &'static Lesson,
}

impl Learner {
    async fn place(&self) -> String {
        self.person.ask(WHERE).await.as_str().unwrap_or_default().to_owned()
    }

    /// The step at hand, and the one after it.
    async fn steps(&self) -> (&'static Step, Option<&'static Step>) {
        let place = self.place().await;
        let at: usize = place.split(' ').next().and_then(|at| at.parse().ok()).expect("the number of a step");
        let mut steps = self.lesson.steps().filter(|(place, _)| *place >= at).map(|(_, step)| step);
        (steps.next().expect("a step of the lesson"), steps.next())
    }

    async fn moved_on(&self, from: &str) {
        self.person
            .until(&format!(
                "{} !== {}",
                WHERE.replace("return coach ?", "return (coach ?").replace(": ''", ": '')"),
                json!(from)
            ))
            .await;
    }

    async fn press(&self, value: &str) {
        let script = format!(
            "[...document.querySelectorAll('#choices button[name=answer], #status .turn button[name=answer]')].find((button) => button.value === {}).click()",
            json!(value)
        );
        self.person.ask(&script).await;
    }

    async fn answers(&self) -> Vec<String> {
        let answers = self.person.ask(ANSWERS).await;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        answers.as_array().into_iter().flatten().filter_map(text).collect()
    }

    /// Tries something else first: the coach answers, and nothing is played.
    async fn try_another(&self, step: &Step) {
        let other = self.answers().await.into_iter().find(|value| step.accepted(first(value)).is_none());
        let Some(other) = other else { return };
        let place = self.place().await;
        self.press(&other).await;
        self.person.until_seen(".coach .reply").await;
        assert_eq!(self.place().await, place, "{} step {}: {other} was played", self.lesson.id(), step.name);
    }

    /// Does what the coach asks for.
    async fn go_on(&self, wrong_tries: bool) -> bool {
        let (place, (step, next)) = (self.place().await, self.steps().await);
        if self.person.sees(".coach .acts").await {
            return false;
        }
        if step.is_reading() {
            self.person.click("[data-deed=coach-next]").await;
        } else {
            // What the others did is shown first.
            self.person.until_seen("#choices button[name=answer], #status .turn button[name=answer]").await;
            if wrong_tries {
                self.try_another(step).await;
            }
            let answers = self.answers().await;
            let wanted = wanted(&answers, step, next)
                .unwrap_or_else(|| panic!("{} step {}: {answers:?}", self.lesson.id(), step.name));
            self.press(wanted).await;
        }
        self.moved_on(&place).await;
        true
    }
}

async fn take(site: &Site, driver: &Driver, lesson: &'static Lesson, screen: Screen, wrong_tries: bool) {
    let person = driver.open(screen).await;
    person.goto(&site.page(&format!("/learn/{}/{}", lesson.game, lesson.name))).await;
    person.click("form[action^='/learn/'] button").await;
    person.until_seen(".live .coach").await;
    assert_eq!(person.ask("return document.documentElement.lang").await, json!(screen.lang));
    let learner = Learner { person, lesson };
    let mut clicks = 0;
    while learner.go_on(wrong_tries).await {
        clicks += 1;
        assert!(clicks < MOST, "{} does not end", lesson.id());
    }
    let complaints = learner.person.complaints().await;
    // A try that is not played is answered with a page of status 422, which the browser notes.
    let complaints: Vec<_> = complaints.into_iter().filter(|line| !line.contains("422")).collect();
    assert!(complaints.is_empty(), "{}: {complaints:?}", lesson.id());
    println!(
        "{} on {} in {}: {clicks} steps",
        lesson.id(),
        if screen.phone { "a phone" } else { "a desk" },
        screen.lang
    );
    learner.person.leave().await;
}

/// The first lessons, and half of the short ones: one half for the desk, the other for the phone.
fn taken_on(screen: Screen) -> impl Iterator<Item = &'static Lesson> {
    let is_first = |lesson: &Lesson| lesson.name == "first";
    let (first, short): (Vec<_>, Vec<_>) = all().iter().partition(|lesson| is_first(lesson));
    first.into_iter().chain(short.into_iter().skip(usize::from(screen.phone)).step_by(2))
}

/// Takes the lessons of a screen in its language; all of them in both, with wrong tries, if the whole is wanted.
async fn take_all(screen: Screen, wrong_tries: bool) {
    let (site, driver) = (Site::start().await, Driver::start().await);
    if std::env::var("PARLOUR_LESSONS").as_deref() == Ok("whole") {
        for lesson in all() {
            for lang in ["en", "fr"] {
                take(&site, &driver, lesson, Screen { lang, ..screen }, true).await;
            }
        }
    } else {
        for lesson in taken_on(screen) {
            take(&site, &driver, lesson, screen, wrong_tries).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn first_lessons_and_half_of_the_short_ones_are_played_on_a_desk_in_english() {
    take_all(Screen::DESK, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn first_lessons_and_the_other_half_are_played_on_a_phone_in_french_with_wrong_tries() {
    take_all(Screen::PHONE, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_left_resumed_and_taken_back() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let lesson = parlour_lessons::first("pillars").expect("a lesson");
    let person = driver.open(Screen::DESK).await;
    person.goto(&site.page("/learn/pillars")).await;
    person.click("form[action^='/learn/'] button").await;
    person.until_seen(".live .coach").await;
    let learner = Learner { person, lesson };
    for _ in 0..6 {
        assert!(learner.go_on(false).await);
    }
    let place = learner.place().await;
    learner.person.click(".coach .leave").await;
    learner.person.until("return location.pathname === '/learn/pillars'").await;
    learner.person.click("form[action^='/learn/'] button").await;
    learner.person.until_seen(".live .coach").await;
    assert_eq!(learner.place().await, place, "one goes on where one was");
    learner.person.click("[data-deed=coach-back]").await;
    learner.moved_on(&place).await;
    assert_eq!(learner.steps().await.0.name, "mason", "the last answer is taken back");
    learner.person.leave().await;
}

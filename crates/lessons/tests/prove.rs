//! Every lesson is played in every way it accepts: its answers are legal, what it lights is on the board, its texts are there
//! in both languages, and it ends.

use std::collections::BTreeSet;

use parlour_boards::{Face, Moved, Offered, Scene};
use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Eyes, Rng, Seat, Who};
use parlour_lessons::{Lesson, Reached, Step, walk};
use parlour_words::{Lang, Words};

/// So many ways through a lesson are walked.
const WAYS: u64 = 150;
/// No learner gives more answers.
const LONGEST: usize = 200;

/// The scripts as they lie on the disk: whoever writes one need not build anything to prove it.
fn all() -> &'static [Lesson] {
    static LESSONS: std::sync::LazyLock<Vec<Lesson>> = std::sync::LazyLock::new(|| {
        let home = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts");
        let wanted = std::env::var("LESSON").ok();
        let lessons = parlour_lessons::all()
            .iter()
            .filter(|lesson| wanted.as_ref().is_none_or(|id| lesson.id() == *id));
        let text = |lesson: &Lesson| {
            std::fs::read_to_string(home.join(format!("{}.lesson", lesson.id()))).expect("a script")
        };
        lessons
            .map(|lesson| {
                parlour_lessons::read(lesson.game, lesson.name, &text(lesson))
                    .unwrap_or_else(|error| panic!("{error}"))
            })
            .collect()
    });
    &LESSONS
}

/// A table at which a lesson is played.
#[derive(Clone, Copy)]
struct Tried {
    lesson: &'static Lesson,
}

/// How far somebody has come.
struct Way {
    table: Box<dyn AnyTable>,
    read: usize,
    /// What was answered where, to tell of it.
    told: Vec<String>,
}

impl Way {
    /// The last answers, to tell of them.
    fn end(&self) -> String {
        let all = self.table.answers(0);
        let last = all.iter().skip(all.len().saturating_sub(30)).map(|(who, words)| format!("{who} {words}"));
        last.collect::<Vec<_>>().join(", ")
    }

    fn answers(&self, learner: Seat) -> Vec<(Who, String)> {
        parlour_lessons::answers(self.table.as_ref(), learner)
    }
}

impl Tried {
    fn begin(self) -> Way {
        let lesson = self.lesson;
        let game = parlour_games::find(lesson.game).expect("a game of ours");
        let names = Seat::all(lesson.mode.players).map(|seat| seat.to_string()).collect();
        let table = game.table(&lesson.mode, names, Dice::Outside).expect("the mode can be played");
        Way { table, read: 0, told: Vec::new() }
    }

    /// Plays what is due; gives where the learner stands then.
    fn run_on(self, way: &mut Way) -> Reached<'static> {
        loop {
            let reached = walk(
                self.lesson,
                &way.answers(self.lesson.learner),
                way.read,
                &way.offers(self.lesson.learner),
            );
            let Some((who, words)) = reached.due else { return reached };
            let done = match who {
                Who::Chance => way.table.draw(words).map_err(|refused| format!("{refused:?}")),
                Who::Seat(seat) => {
                    way.table.answer(seat, &[words]).map(|_| ()).map_err(|refused| format!("{refused:?}"))
                }
            };
            done.unwrap_or_else(|refused| {
                let offered: Vec<String> = match who {
                    Who::Chance => way.table.outcomes().into_iter().map(|offer| offer.words).collect(),
                    Who::Seat(seat) => way.offers(seat),
                };
                panic!(
                    "{} after {:?}: {who} {words}: {refused}; {:?}: {offered:?}\n{}",
                    self.lesson.id(),
                    way.told,
                    way.table.decision(),
                    way.end()
                )
            });
        }
    }

    /// The answers of this step that can be given now.
    fn playable(self, way: &Way, step: &Step) -> Vec<String> {
        let offers = way.offers(self.lesson.learner).into_iter();
        offers.filter(|words| step.accepted(words).is_some()).collect()
    }
}

impl Way {
    fn offers(&self, seat: Seat) -> Vec<String> {
        let question = self.table.question(seat);
        let options = question.map(|question| question.options).unwrap_or_default();
        options.into_iter().chain(self.table.asides(seat)).map(|offer| offer.words).collect()
    }
}

/// The ids of everything on the page's board.
fn ids_on_board(table: &dyn AnyTable, game: &str, me: Seat) -> BTreeSet<String> {
    let words = Words::get(Lang::En);
    let faces = Face::of_all(&table.header().names);
    let offers = Offered::list(table, me, words);
    let moves: Vec<Moved> = Vec::new();
    let picks = table.draft(me);
    let scene = Scene {
        me: Some(me),
        offers: &offers,
        picks: &picks,
        moves: &moves,
        ..Scene::watched(words, &faces)
    };
    let board = parlour_boards::draw(game, &*table.view(Eyes::Seat(me)), &scene).expect("a board of ours");
    let html: String = board.leaves.iter().map(|leaf| leaf.markup().into_string()).collect();
    html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Walks many ways through a lesson, each choosing otherwise, and calls back at every step.
fn many_ways(lesson: &'static Lesson, mut look: impl FnMut(&Way, usize, &Step)) {
    let tried = Tried { lesson };
    // What is played before the first step is the same on every way.
    let mut begun = tried.begin();
    tried.run_on(&mut begun);
    for number in 0..WAYS {
        let mut rng = Rng::from_number(number);
        let mut way = Way { table: begun.table.copy(), read: 0, told: Vec::new() };
        while let Some(at) = tried.run_on(&mut way).step {
            let step = lesson.step(at).expect("a step");
            look(&way, at, step);
            if step.is_reading() {
                way.read = at + 1;
                continue;
            }
            let answers = tried.playable(&way, step);
            assert!(
                !answers.is_empty(),
                "{} step {}: nothing of it can be answered after {:?}; {:?}: {:?}\n{}",
                lesson.id(),
                step.name,
                way.told,
                way.table.decision(),
                way.offers(lesson.learner),
                way.end()
            );
            let answer = answers[rng.index(answers.len())].clone();
            way.table.answer(lesson.learner, &[&answer]).expect("an option may be played");
            way.told.push(answer);
            assert!(way.told.len() < LONGEST, "{} does not end: {:?}", lesson.id(), way.told);
        }
    }
}

#[test]
fn every_lesson_is_legal_and_ends() {
    for lesson in all() {
        let mut met = BTreeSet::new();
        many_ways(lesson, |_, at, _| {
            met.insert(at);
        });
        let all: BTreeSet<usize> = lesson.steps().map(|(at, _)| at).collect();
        let missed: Vec<&str> =
            all.difference(&met).filter_map(|at| lesson.step(*at)).map(|step| step.name.as_str()).collect();
        assert!(missed.is_empty(), "{}: nobody comes to {missed:?}", lesson.id());
    }
}

/// Nothing is accepted or replied to in vain: somewhere on the way it can be answered.
#[test]
fn every_answer_a_step_names_can_be_given() {
    let mut vain = BTreeSet::new();
    for lesson in all() {
        let mut named = BTreeSet::new();
        let mut met = BTreeSet::new();
        many_ways(lesson, |way, at, step| {
            let offers = way.offers(lesson.learner);
            let accepted = step.accepts.iter().map(|one| &one.pattern);
            for pattern in accepted.chain(step.replies.iter().map(|reply| &reply.pattern)) {
                named.insert((at, pattern.to_string()));
                if offers.iter().any(|words| pattern.fits(words)) {
                    met.insert((at, pattern.to_string()));
                }
            }
        });
        for (at, pattern) in named.difference(&met) {
            let step = lesson.step(*at).map(|step| step.name.as_str()).unwrap_or_default();
            vain.insert(format!("{} step {step}: {pattern}", lesson.id()));
        }
    }
    assert!(vain.is_empty(), "{vain:#?}");
}

#[test]
fn what_is_lit_is_on_the_board() {
    let mut missing = BTreeSet::new();
    for lesson in all() {
        let mut looked = BTreeSet::new();
        many_ways(lesson, |way, at, step| {
            if step.show.is_empty() || !looked.insert(at) {
                return;
            }
            let known = ids_on_board(way.table.as_ref(), lesson.game, lesson.learner);
            for id in step.show.iter().filter(|id| !known.contains(*id)) {
                missing.insert(format!("{} step {}: {id} of {known:?}", lesson.id(), step.name));
            }
        });
    }
    assert!(missing.is_empty(), "{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_text_is_there_in_both_languages() {
    for (lesson, lang) in all().iter().flat_map(|lesson| Lang::ALL.map(|lang| (lesson, lang))) {
        let words = Words::get(lang);
        assert!(words.has(&lesson.title_key()), "{} in {lang}", lesson.title_key());
        assert!(
            words.facet(&lesson.title_key(), "about").is_some(),
            "{}.about in {lang}",
            lesson.title_key()
        );
        for (_, step) in lesson.steps() {
            let key = lesson.key(&step.name);
            assert!(words.has(&key), "{key} in {lang}");
            let said = step.accepts.iter().filter_map(|one| one.remark.as_deref());
            for attribute in said.chain(step.replies.iter().map(|reply| reply.says.as_str())) {
                assert!(words.facet(&key, attribute).is_some(), "{key}.{attribute} in {lang}");
            }
        }
    }
}

#[test]
fn no_text_is_left_over() {
    for lang in Lang::ALL {
        let words = Words::get(lang);
        for lesson in all() {
            let start = format!("{}-", lesson.title_key());
            let known: BTreeSet<String> = lesson.steps().map(|(_, step)| lesson.key(&step.name)).collect();
            let left: Vec<&str> = words.keys(&start).filter(|key| !known.contains(*key)).collect();
            assert!(left.is_empty(), "{left:?} in {lang}");
        }
    }
}

#[test]
fn a_first_lesson_takes_eight_to_fifteen_minutes_and_a_further_one_two_to_six() {
    for (lesson, lang) in all().iter().flat_map(|lesson| Lang::ALL.map(|lang| (lesson, lang))) {
        let seconds = lesson.seconds(Words::get(lang));
        let fits = if lesson.name == "first" { 8 * 60..=15 * 60 } else { 2 * 60..=6 * 60 };
        assert!(fits.contains(&seconds), "{} takes {seconds} seconds in {lang}", lesson.id());
    }
}

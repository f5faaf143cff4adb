//! Lessons: private tables at which chance and the opponents answer from a script, and a coach stands beside the learner.
//!
//! What is kept is an ordinary journal and, in the settings of the table, which lesson it is and how far was read. Where the
//! learner stands is found from both ([`parlour_lessons::walk`]), so going back is cutting the journal.

use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Seat, Seed, Who};
use parlour_games::find;
use parlour_lessons::{Judged, Lesson, Reached, judge, walk};
use parlour_model::{Coach, NextLesson};
use parlour_store::{
    HiddenSeed, NewSeat, NewTable, Page, Person, PersonId, QUIET, Start, Status, TableId, TableRow,
    TableUpdate, Visibility,
};
use parlour_words::{Lang, Words};
use serde_json::{Value, json};

use crate::Hub;
use crate::drafts::stored_words;
use crate::live::Look;
use crate::look::Visitor;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::think::bot_name;
use crate::update::new_entries;
use crate::why::{Denial, Obstacle};

/// No draw of a lesson comes from a seed; the table has one like any other that has begun.
const NO_SEED: Seed = Seed([0; 32]);
/// The level that stands at the opponents' seats, although the script answers for them.
const RIVAL: &str = "novice";
/// A script that does not come to a question after so many answers is at fault.
const MOST_DEEDS: usize = 400;
/// So many tables of a person are looked through for a lesson to resume.
const LOOKED_THROUGH: u32 = 100;

/// What a learner does besides answering.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CoachAction {
    /// Has read, and goes on.
    Next,
    /// Goes back to the step before.
    Back,
    /// Begins anew.
    Again,
}

/// The lesson of a table, and how far was read.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Lecture {
    pub(crate) lesson: &'static Lesson,
    pub(crate) read: usize,
}

impl Lecture {
    /// What the settings of a table say, if it is a lesson that is still taught.
    pub(crate) fn of(row: &TableRow) -> Option<Self> {
        let settings: Value = serde_json::from_str(&row.settings).ok()?;
        let lesson = parlour_lessons::by_id(settings.get("lesson")?.as_str()?)?;
        let read = settings.get("read").and_then(Value::as_u64).unwrap_or(0);
        Some(Self { lesson, read: read as usize })
    }

    /// How the settings of the table spell it.
    pub(crate) fn settings(self) -> String {
        json!({ "lesson": self.lesson.id(), "read": self.read, QUIET: true }).to_string()
    }

    /// Everything that was answered, the learner's draft included.
    fn answers(self, game: &dyn AnyTable) -> Vec<(Who, String)> {
        parlour_lessons::answers(game, self.lesson.learner)
    }

    /// Where the learner stands.
    pub(crate) fn reached(self, game: &dyn AnyTable) -> Reached<'static> {
        walk(self.lesson, &self.answers(game), self.read, &self.offered(game))
    }

    /// What the learner may answer now.
    fn offered(self, game: &dyn AnyTable) -> Vec<String> {
        let question = game.question(self.lesson.learner);
        let options = question.map(|question| question.options).unwrap_or_default();
        options.into_iter().map(|offer| offer.words).collect()
    }

    /// Plays what chance and the opponents do next, until the learner is to read or to act. A script that no longer fits the
    /// rules stops there.
    pub(crate) fn run_on(self, game: &mut dyn AnyTable) {
        let learner = self.lesson.learner;
        let mut answered_for_learner = false;
        for _ in 0..MOST_DEEDS {
            let Some((who, words)) = self.reached(game).due else {
                // What the script answers for the learner is in the journal, as nobody is to take it back; a draft is not kept.
                if answered_for_learner {
                    game.commit(learner);
                }
                return;
            };
            answered_for_learner = who == Who::Seat(learner);
            let done = match who {
                Who::Chance => game.draw(words),
                Who::Seat(seat) => game.answer(seat, &[words]).map(|_| ()),
            };
            if let Err(refused) = done {
                tracing::error!(lesson = self.lesson.id(), %who, words, ?refused, "a lesson does not go on");
                return;
            }
        }
    }

    /// May the learner play this? If not, the coach says why; if so, gives how far counts as read.
    fn judge(self, game: &dyn AnyTable, words: &[String]) -> Outcome<Self> {
        match judge(self.lesson, &self.answers(game), self.read, &self.offered(game), words) {
            Judged::Accepted { read } => Ok(Self { read, ..self }),
            Judged::Answered { step, says } => Err(Problem::Coached { step: Some(step), says }),
            Judged::TooEarly => Err(Problem::Coached { step: None, says: String::new() }),
        }
    }

    /// After an answer that the rules allow: is it what the coach wants? Then the table plays on to the next step.
    pub(crate) fn heard(
        self,
        before: &dyn AnyTable,
        words: &[String],
        game: &mut dyn AnyTable,
    ) -> Outcome<Self> {
        let heard = self.judge(before, words)?;
        heard.run_on(game);
        Ok(heard)
    }

    /// What the coach says, in one language.
    fn coach(self, game: &dyn AnyTable, lang: Lang) -> Coach {
        let (lesson, words, reached) = (self.lesson, Words::get(lang), self.reached(game));
        // The end is a step like the others: at it everything was read.
        let at = reached.step.or_else(|| reached.passed.last().map(|passed| passed.at)).unwrap_or(0);
        let step = lesson.step(at);
        let remark = reached.remark.and_then(|(step, says)| said(lesson, words, step, says));
        let steps = parlour_lessons::of_game(lesson.game).collect::<Vec<_>>();
        let next = steps.iter().skip_while(|other| other.name != lesson.name).nth(1);
        let last = reached.ahead == 0 && step.is_some_and(parlour_lessons::Step::is_reading);
        let behind = reached.passed.len();
        Coach {
            lesson: lesson.name,
            title: words.word(&lesson.title_key()),
            step: at,
            number: if reached.step.is_some() { behind + 1 } else { behind },
            of: behind + reached.ahead + usize::from(reached.step.is_some()),
            text: step.map(|step| words.word(&lesson.key(&step.name))).unwrap_or_default(),
            remark,
            reply: None,
            lit: step.map(|step| step.show.clone()).unwrap_or_default(),
            reading: step.is_some_and(parlour_lessons::Step::is_reading) && !last,
            begun: behind > 0,
            over: last || reached.is_over(),
            next: next.map(|next| NextLesson { name: next.name, title: words.word(&next.title_key()) }),
        }
    }
}

/// An attribute of the text of a step.
fn said(lesson: &Lesson, words: &Words, step: usize, says: &str) -> Option<String> {
    words.facet(&lesson.key(&lesson.step(step)?.name), says)
}

/// Is a lesson given at this table? Then it is in no list of tables.
pub fn is_lesson(row: &TableRow) -> bool {
    Lecture::of(row).is_some()
}

impl Snapshot {
    /// The lesson, if the table is one.
    pub(crate) fn lecture(&self) -> Option<Lecture> {
        Lecture::of(self.row())
    }

    /// Has chance or an opponent something to do in a lesson?
    pub(crate) fn lesson_goes_on(&self) -> bool {
        let running = self.row().status == Status::Running;
        let due = |lecture: Lecture| {
            self.game.as_ref().is_some_and(|game| lecture.reached(game.as_ref()).due.is_some())
        };
        running && self.lecture().is_some_and(due)
    }

    /// What the coach says to whoever learns here.
    pub(crate) fn coach(&self, seat: Option<Seat>, lang: Lang) -> Option<Coach> {
        let lecture = self.lecture().filter(|lecture| seat == Some(lecture.lesson.learner))?;
        Some(lecture.coach(self.game.as_ref()?.as_ref(), lang))
    }
}

impl Hub {
    /// What the coach answers to a try that is not played, in somebody's words.
    pub fn coach_reply(&self, look: &Look, lang: Lang, step: Option<usize>, says: &str) -> String {
        let words = Words::get(lang);
        let own =
            look.lecture().zip(step).and_then(|(lecture, step)| said(lecture.lesson, words, step, says));
        own.unwrap_or_else(|| {
            words.word(if step.is_some() { "table-coach-other" } else { "table-coach-early" })
        })
    }

    /// The table at which somebody takes this lesson, if they have begun it.
    pub async fn lesson_table(&self, person: PersonId, lesson: &Lesson) -> Outcome<Option<TableId>> {
        let tables = self.store.tables_of(person, true, &Page::first(LOOKED_THROUGH)).await?;
        let same = |row: &TableRow| Lecture::of(row).is_some_and(|one| one.lesson.id() == lesson.id());
        let found =
            tables.into_iter().find(|mine| mine.table.row.status == Status::Running && same(&mine.table.row));
        Ok(found.map(|mine| mine.table.row.id))
    }

    /// The table at which somebody takes a lesson: as they left it, or a new one.
    pub async fn take_lesson(&self, person: &Person, lesson: &'static Lesson) -> Outcome<TableId> {
        if let Some(table) = self.lesson_table(person.id, lesson).await? {
            return Ok(table);
        }
        let lecture = Lecture { lesson, read: 0 };
        let game = find(lesson.game).ok_or(Problem::NotFound)?;
        let seat = |seat: Seat| {
            let own = seat == lesson.learner;
            if own { NewSeat::person(person.id, &person.name) } else { NewSeat::bot(RIVAL, bot_name(seat)) }
        };
        let new = NewTable {
            id: None,
            game: lesson.game.into(),
            rules: game.about().rules,
            mode: lesson.mode.to_json(),
            pace: "live".into(),
            visibility: Visibility::Private,
            host: Some(person.id),
            settings: lecture.settings(),
            link: None,
            seats: Seat::all(lesson.mode.players).map(seat).collect(),
        };
        let table = self.store.create_table(new).await?;
        self.begin_lesson(&table, lecture).await?;
        Ok(table)
    }

    async fn begin_lesson(&self, table: &TableId, lecture: Lecture) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let game = find(lecture.lesson.game).ok_or(Problem::NotFound)?;
        let names = guard.snapshot.seated.names();
        let set_up = game.table(&lecture.lesson.mode, names.clone(), Dice::Outside);
        let mut game_table = set_up.map_err(|_| Problem::Internal)?;
        lecture.run_on(game_table.as_mut());
        let entries = new_entries(game_table.as_ref(), 0, None);
        let update = self.update_of(&guard.snapshot, game_table.as_ref(), &entries);
        let start = Start {
            rules: game.about().rules,
            seed: Some(HiddenSeed(NO_SEED.0)),
            commitment: Some(NO_SEED.commitment().to_string()),
            names,
            foreseen: true,
            entries,
            update,
        };
        let started = self.store.start_table(table, start).await;
        drop(guard.forget());
        started?;
        Ok(())
    }

    /// Goes on, back, or to the beginning. Whoever names another step than the one they stand at is too late.
    pub async fn coach(
        &self,
        table: &TableId,
        visitor: &Visitor<'_>,
        action: CoachAction,
        step: usize,
    ) -> Outcome<Look> {
        let person = visitor.person.ok_or(Problem::SignIn)?;
        let look = self.visit(table, visitor).await?;
        let lecture = look.lecture().ok_or(Problem::NotFound)?;
        if !look.seats_of(Some(person)).has(lecture.lesson.learner) {
            return Err(Problem::Forbidden(Denial::NotYourSeat));
        }
        let reached = lecture.reached(look.game()?.as_ref());
        let (read, answers) = match action {
            CoachAction::Next if reached.step == Some(step) => (step + 1, None),
            CoachAction::Back => match reached.passed.last() {
                Some(before) => (before.at, Some(before.answers)),
                None => return Ok(look),
            },
            CoachAction::Again => (0, Some(0)),
            CoachAction::Next => return Ok(look),
        };
        let hub = self.clone();
        let table = table.clone();
        let turned = async move { hub.turn_to(&table, Lecture { read, ..lecture }, answers).await };
        tokio::spawn(turned).await.map_err(|_| Problem::Internal)?
    }

    /// Reads on or back, and plays on from there.
    async fn turn_to(&self, table: &TableId, lecture: Lecture, answers: Option<usize>) -> Outcome<Look> {
        self.note_read(table, lecture).await?;
        if let Some(answers) = answers {
            self.take_back(table, lecture, answers).await?;
        }
        self.run_lesson(table).await?;
        self.look(table).await
    }

    /// Keeps how far was read.
    pub(crate) async fn note_read(&self, table: &TableId, lecture: Lecture) -> Outcome<()> {
        self.store.set_table_settings(table, &lecture.settings()).await?;
        self.seats_changed(table);
        Ok(())
    }

    /// Takes the table back to its first `answers` answers.
    async fn take_back(&self, table: &TableId, lecture: Lecture, answers: usize) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let mut game = guard.snapshot.game()?.copy();
        let (revision, learner) = (guard.snapshot.revision(), lecture.lesson.learner);
        while lecture.answers(game.as_ref()).len() > answers && game.undo(learner) {}
        if game.entries() <= answers {
            let words = stored_words(game.as_ref(), learner);
            let version = guard.snapshot.draft_versions[learner.index()];
            let kept = self.store.put_draft(table, learner, version, revision, &words).await;
            drop(guard.forget());
            kept?;
            return Ok(());
        }
        game.rewind_to(answers);
        lecture.run_on(game.as_mut());
        let new = new_entries(game.as_ref(), answers, None);
        let update = TableUpdate { status: None, ..self.update_of(&guard.snapshot, game.as_ref(), &new) };
        let done = self.store.rewind(table, revision, answers as u64, new, update).await;
        drop(guard.forget());
        done?;
        Ok(())
    }

    /// Writes what chance and the opponents do next.
    pub(crate) async fn run_lesson(&self, table: &TableId) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let snapshot = &guard.snapshot;
        let Some(lecture) = snapshot.lecture().filter(|_| snapshot.lesson_goes_on()) else { return Ok(()) };
        let before = snapshot.revision();
        let mut game = snapshot.game()?.copy();
        lecture.run_on(game.as_mut());
        let new = new_entries(game.as_ref(), before.len as usize, None);
        if new.is_empty() {
            return Err(Problem::Conflict(Obstacle::LessonOutdated));
        }
        let update = self.update_of(snapshot, game.as_ref(), &new);
        let written = self.store.append(table, before, new, update).await;
        drop(guard.forget());
        written?;
        Ok(())
    }
}

//! The laws of the protocol, tried on thousands of random walks: one call per game and mode.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::prints::Prints;
use crate::chance::Rng;
use crate::game::{Decision, Game, Noted, canonical_of, draw, leaders, options_of};
use crate::journal::{Entry, Journal};
use crate::mode::Mode;
use crate::seat::{Audience, Eyes, Seat, SeatSet, Who};
use crate::table::{Answered, Dice, Habits, Table};

/// People lay out a turn in the order they like: their lists may be so many times as long as those of programs.
const ROOM: usize = 4;

/// How hard to look.
#[derive(Clone, Debug)]
pub struct Conformance {
    /// Random games to walk through.
    pub walks: u64,
    /// The expensive laws (secrets, commuting answers) are tried at one step in so many.
    pub every: u32,
    /// An aside is taken at one step in so many, when there is one.
    pub asides: u32,
    /// No list of canonical answers may be longer; people may have a few times as many.
    pub longest_list: usize,
    /// The first random number.
    pub seed: u64,
}

impl Default for Conformance {
    fn default() -> Self {
        Self { walks: 50, every: 4, asides: 12, longest_list: 256, seed: 1 }
    }
}

/// What the walks met.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Answers given, chance included.
    pub answers: u64,
    /// The longest list of canonical answers.
    pub longest_list: usize,
    /// The most answers in one game.
    pub longest_game: usize,
}

/// Walks through random games of a mode and panics, with the whole line of play, at the first
/// law that does not hold.
pub fn conformance<G: Game>(mode: &Mode, how: &Conformance) -> Report {
    let mut report = Report::default();
    let mut prints = Prints::new();
    for number in 0..how.walks {
        let walk = Walk::<G>::new(mode, how, Rng::from_numbers(how.seed, number));
        walk.run(&mut report, &mut prints);
    }
    garbage::<G>(mode, how);
    drafts::<G>(mode, how);
    report
}

struct Walk<'a, G: Game> {
    mode: &'a Mode,
    how: &'a Conformance,
    rng: Rng,
    game: G,
    entries: Vec<Entry<G::Choice>>,
    /// Who may read each of them.
    audiences: Vec<Audience>,
    /// Hides the first position nothing from anybody? Some games of tests begin in the middle.
    begins_open: bool,
    /// Answers met earlier, kept to be tried where they do not belong.
    strays: Vec<G::Choice>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(mode: &'a Mode, how: &'a Conformance, rng: Rng) -> Self {
        let game = G::new(mode).expect("a mode that can be played");
        let mut spare = rng.clone();
        let begins_open =
            Seat::all(game.players()).all(|seat| (0..8).all(|_| game.imagine(seat, &mut spare) == game));
        let (entries, audiences, strays) = (Vec::new(), Vec::new(), Vec::new());
        Self { mode, how, rng, game, entries, audiences, begins_open, strays }
    }

    #[track_caller]
    fn law(&self, holds: bool, law: impl FnOnce() -> String) {
        if holds {
            return;
        }
        let mut story = format!("{} {}\n", G::ABOUT.id, self.mode);
        for entry in &self.entries {
            let _ = writeln!(story, "{} {}", entry.who, entry.choice);
        }
        panic!("{story}{}", law());
    }

    fn run(mut self, report: &mut Report, prints: &mut Prints<G>) {
        while self.game.decision() != Decision::Over {
            self.position_is_sound();
            self.fingerprints_differ(&self.game, prints);
            let longest = self.lists_are_sound();
            report.longest_list = report.longest_list.max(longest);
            if self.rng.below(self.how.every) == 0 {
                self.secrets_keep();
                self.simultaneous_answers_commute();
                self.answers_leave_other_fingerprints(prints);
            }
            let (who, choice) = self.choose();
            self.step(who, choice);
            report.answers += 1;
            self.law(self.entries.len() <= G::ABOUT.longest as usize, || {
                format!("games end within {} answers", G::ABOUT.longest)
            });
        }
        self.position_is_sound();
        self.fingerprints_differ(&self.game, prints);
        self.nobody_may_answer_when_over();
        if self.rng.below(self.how.every) == 0 {
            self.retellings_keep_secrets();
        }
        self.replays_agree();
        report.games += 1;
        report.longest_game = report.longest_game.max(self.entries.len());
    }

    fn position_is_sound(&self) {
        if let Err(problem) = self.game.audit() {
            self.law(false, || format!("material is conserved: {problem}"));
        }
        self.law(!leaders(&self.game).is_empty(), || "somebody leads".into());
    }

    /// Two different positions never have one fingerprint.
    fn fingerprints_differ(&self, game: &G, prints: &mut Prints<G>) {
        if let Some(other) = prints.meet(game) {
            self.law(false, || format!("positions with one fingerprint are equal:\n{other:#?}\n{game:#?}"));
        }
    }

    /// What differs by one answer is where a forgotten fact shows.
    fn answers_leave_other_fingerprints(&self, prints: &mut Prints<G>) {
        for who in self.asked() {
            for choice in self.playable(who) {
                let mut game = self.game.clone();
                game.apply(who, choice, &mut ());
                self.fingerprints_differ(&game, prints);
            }
        }
    }

    fn asked(&self) -> Vec<Who> {
        match self.game.decision() {
            Decision::Ask(seats) => seats.iter().map(Who::Seat).collect(),
            Decision::Draw => vec![Who::Chance],
            Decision::Over => Vec::new(),
        }
    }

    fn asides(&self, seat: Seat) -> Vec<G::Choice> {
        let mut asides = Vec::new();
        self.game.asides(seat, &mut asides);
        asides
    }

    /// Everything `who` may play now: options when asked, and asides.
    fn playable(&self, who: Who) -> BTreeSet<G::Choice> {
        let mut all = Vec::new();
        if self.game.decision().asks(who) {
            self.game.options(who, &mut all);
        }
        if let Who::Seat(seat) = who {
            self.game.asides(seat, &mut all);
        }
        all.into_iter().collect()
    }

    fn lists_are_sound(&mut self) -> usize {
        let asked = self.asked();
        self.law(!asked.is_empty(), || "somebody is asked".into());
        let mut longest = 0;
        for who in asked {
            let options = options_of(&self.game, who);
            longest = longest.max(canonical_of(&self.game, who).len());
            self.law(!options.is_empty(), || format!("{who} is asked and has no option"));
            self.law(
                longest <= self.how.longest_list && options.len() <= ROOM * self.how.longest_list,
                || format!("{who} has {} options: {options:?}", options.len()),
            );
            self.choices_are_sound(who, &options, "option");
            self.candidates_cover(who, &options);
            self.canonical_answers_are_options(who, &options);
        }
        for seat in Seat::all(self.game.players()) {
            self.choices_are_sound(Who::Seat(seat), &self.asides(seat), "aside");
        }
        self.strays_are_refused();
        longest
    }

    fn choices_are_sound(&self, who: Who, choices: &[G::Choice], kind: &str) {
        let distinct: BTreeSet<_> = choices.iter().collect();
        self.law(distinct.len() == choices.len(), || format!("{who} has twins among {choices:?}"));
        for choice in choices {
            let verdict = self.game.check(who, *choice);
            self.law(verdict.is_ok(), || format!("{kind} {who} {choice} fails the check: {verdict:?}"));
            let read = choice.to_string().parse();
            self.law(read == Ok(*choice), || format!("'{choice}' reads back as {read:?}"));
            if who == Who::Chance {
                self.law(self.game.weight(*choice) > 0, || format!("{choice} has no odds"));
            }
        }
    }

    fn candidates_cover(&self, who: Who, options: &[G::Choice]) {
        let mut candidates = Vec::new();
        self.game.candidates(who, &mut candidates);
        let all: BTreeSet<_> = candidates.iter().collect();
        self.law(all.len() == candidates.len(), || format!("{who} has twins among the candidates"));
        for option in options {
            self.law(all.contains(option), || format!("option {option} is no candidate"));
        }
        let options: BTreeSet<_> = options.iter().collect();
        for candidate in candidates.iter().filter(|candidate| !options.contains(candidate)) {
            let reasons = self.game.why(who, *candidate);
            let first = self.game.check(who, *candidate).err();
            self.law(!reasons.is_empty() && reasons.first() == first.as_ref(), || {
                format!("{who} {candidate} is greyed for {first:?}, explained by {reasons:?}")
            });
        }
    }

    fn canonical_answers_are_options(&self, who: Who, options: &[G::Choice]) {
        let canonical = canonical_of(&self.game, who);
        let distinct: BTreeSet<_> = canonical.iter().collect();
        self.law(!canonical.is_empty() && distinct.len() == canonical.len(), || {
            format!("{who} has none or twins among the canonical answers {canonical:?}")
        });
        for choice in &canonical {
            self.law(options.contains(choice), || format!("the canonical answer {choice} is no option"));
        }
    }

    fn strays_are_refused(&mut self) {
        let Some(stray) = self.rng.pick(&self.strays) else { return };
        let everybody = Seat::all(self.game.players()).map(Who::Seat).chain([Who::Chance]);
        for who in everybody {
            let allowed = self.playable(who).contains(&stray);
            let verdict = self.game.check(who, stray);
            self.law(allowed == verdict.is_ok(), || {
                format!("{who} {stray}: allowed is {allowed}, the check says {verdict:?}")
            });
            self.law(verdict.is_ok() == self.game.why(who, stray).is_empty(), || {
                format!("{who} {stray}: check and why disagree")
            });
        }
    }

    fn nobody_may_answer_when_over(&self) {
        for stray in self.strays.iter().take(40) {
            for who in Seat::all(self.game.players()).map(Who::Seat).chain([Who::Chance]) {
                let verdict = self.game.check(who, *stray);
                self.law(verdict.is_err(), || format!("{who} may still play {stray}"));
            }
        }
    }

    fn choose(&mut self) -> (Who, G::Choice) {
        if self.game.decision() == Decision::Draw {
            return (Who::Chance, draw(&self.game, &mut self.rng));
        }
        if self.rng.below(self.how.asides) == 0 {
            let seat = Seat::new(self.rng.below(u32::from(self.game.players())) as u8);
            if let Some(aside) = self.rng.pick(&self.asides(seat)) {
                return (Who::Seat(seat), aside);
            }
        }
        let asked = self.asked();
        let who = self.rng.pick(&asked).expect("somebody is asked");
        (who, some_answer(&self.game, who, self.how.asides, &mut self.rng))
    }

    fn step(&mut self, who: Who, choice: G::Choice) {
        let mut twin = self.game.clone();
        let (mut events, mut twin_events) = (Vec::new(), Vec::new());
        if self.strays.len() < 200 || self.rng.below(10) == 0 {
            self.strays.push(choice);
        }
        self.audiences.push(self.game.audience(who, choice));
        self.game.apply(who, choice, &mut events);
        self.entries.push(Entry { who, choice });
        twin.apply(who, choice, &mut twin_events);
        self.law(twin == self.game && events == twin_events, || "apply is deterministic".into());
    }

    /// What a seat cannot know makes no difference to what it sees and may do.
    fn secrets_keep(&mut self) {
        for seat in Seat::all(self.game.players()) {
            let eyes = Eyes::Seat(seat);
            let other = self.game.imagine(seat, &mut self.rng);
            self.law(other.view(eyes) == self.game.view(eyes), || {
                format!("{seat} can tell the imagined game from the true one")
            });
            self.law(other.decision() == self.game.decision(), || {
                format!("the imagined game of {seat} asks somebody else")
            });
            let mut unread = self.entries.iter().zip(&self.audiences).filter(|(_, who)| !who.includes(eyes));
            let all_out = unread.all(|(entry, _)| self.game.is_out(entry.who, entry.choice));
            self.law(!all_out || !self.begins_open || other == self.game, || {
                format!("{seat} knows everything, and imagines another game")
            });
            if let Err(problem) = other.audit() {
                self.law(false, || format!("the imagined game of {seat} is sound: {problem}"));
            }
            let who = Who::Seat(seat);
            if self.game.decision().asks(who) {
                self.law(options_of(&other, who) == options_of(&self.game, who), || {
                    format!("{seat} has other options in the imagined game")
                });
            }
            self.same_story(seat, &other);
        }
    }

    /// Events tell a seat nothing that its view does not show: when two continuations leave it
    /// with the same view, they must have told it the same story. The continuations are the same
    /// answer in two games the seat cannot tell apart, or two answers it may not read.
    fn same_story(&mut self, seat: Seat, other: &G) {
        let (who, choice) = self.choose();
        if other.check(who, choice).is_ok() {
            self.same_events(seat, (&self.game, who, choice), (other, who, choice));
        }
        let unread = |choice: &G::Choice| !self.game.audience(who, *choice).includes(Eyes::Seat(seat));
        let secret: Vec<_> = self.playable(who).into_iter().filter(unread).collect();
        if let (true, Some(another)) = (unread(&choice), self.rng.pick(&secret)) {
            self.same_events(seat, (&self.game, who, choice), (&self.game, who, another));
        }
    }

    fn same_events(&self, seat: Seat, one: (&G, Who, G::Choice), two: (&G, Who, G::Choice)) {
        let eyes = Eyes::Seat(seat);
        let told = |(game, who, choice): (&G, Who, G::Choice)| {
            let (mut game, mut events) = (game.clone(), Vec::<Noted<G::Event>>::new());
            game.apply(who, choice, &mut events);
            events.retain(|noted| noted.audience.includes(eyes));
            (game.view(eyes), events)
        };
        let (here, there) = (told(one), told(two));
        self.law(here.0 != there.0 || here.1 == there.1, || {
            format!("after {} {} or {}, {seat} learns {:?} or {:?}", one.1, one.2, two.2, here.1, there.1)
        });
    }

    fn simultaneous_answers_commute(&mut self) {
        let Decision::Ask(seats) = self.game.decision() else { return };
        if seats.len() < 2 {
            return;
        }
        let pick = |rng: &mut Rng, game: &G, seat| rng.pick(&options_of(game, seat)).expect("an option");
        let mut order: Vec<Seat> = seats.iter().collect();
        self.rng.shuffle(&mut order);
        let (one, two) = (order[0], order[1]);
        let (first, second) = (pick(&mut self.rng, &self.game, one), pick(&mut self.rng, &self.game, two));
        let both = |pairs: [(Seat, G::Choice); 2]| {
            let mut game = self.game.clone();
            for (seat, choice) in pairs {
                // An answer may lead to a draw first: then the other has to wait for it.
                if !game.decision().asks(Who::Seat(seat)) {
                    return None;
                }
                self.law(game.check(Who::Seat(seat), choice).is_ok(), || {
                    format!("{seat} {choice} is legal whoever of {seats:?} answers first")
                });
                game.apply(Who::Seat(seat), choice, &mut ());
            }
            Some(game)
        };
        let (here, there) = (both([(one, first), (two, second)]), both([(two, second), (one, first)]));
        if let (Some(here), Some(there)) = (here, there) {
            self.law(here == there, || format!("{one} {first} and {two} {second} commute"));
        }
    }

    /// A game in the middle can be told to each seat as it knows it; and what a seat may not know makes no difference to that.
    fn retellings_keep_secrets(&mut self) {
        let upto = self.rng.index(self.entries.len() + 1);
        let number = self.rng.bits();
        let table = self.laid(&self.entries[..upto]);
        // Answers that even whoever gave them may not read are left out, whatever has come of them.
        let own = |(entry, audience): (&Entry<G::Choice>, &Audience)| {
            entry.who.seat().is_none_or(|seat| audience.includes(Eyes::Seat(seat)))
        };
        let readable = self.entries.iter().zip(&self.audiences).all(own);
        for seat in Seat::all(self.mode.players) {
            let told = table.known_to(seat, &mut Rng::from_number(number));
            self.law(told.is_some() || !readable, || {
                format!("the first {upto} answers can be told to {seat}")
            });
        }
        let secret: Vec<usize> = (0..upto).filter(|at| self.audiences[*at] != Audience::Everyone).collect();
        let Some(at) = self.rng.pick(&secret) else { return };
        let before = self.laid(&self.entries[..at]);
        let who = self.entries[at].who;
        let other = self.rng.pick(&options_of(before.public(), who)).expect("an option");
        let stories = [self.entries[at], Entry { who, choice: other }];
        let [one, two] = stories.map(|last| self.laid(&[&self.entries[..at], &[last]].concat()));
        for seat in Seat::all(self.mode.players) {
            let eyes = Eyes::Seat(seat);
            let hidden = |choice| !before.public().audience(who, choice).includes(eyes);
            if !stories.iter().all(|story| hidden(story.choice))
                || one.public().view(eyes) != two.public().view(eyes)
            {
                continue;
            }
            let [here, there] = [&one, &two].map(|table| table.known_to(seat, &mut Rng::from_number(number)));
            self.law(here == there, || {
                format!("{seat} is told {who} {} from {other}, after {at} answers", stories[0].choice)
            });
        }
    }

    /// A table at which these answers were given.
    fn laid(&self, entries: &[Entry<G::Choice>]) -> Table<G> {
        let names = Seat::all(self.mode.players).map(|seat| seat.name().to_owned()).collect();
        let mut table = Table::<G>::new(self.mode, names, Dice::Outside).expect("a mode that can be played");
        *table.habits_mut() = Habits { forced: SeatSet::EMPTY, confirm: SeatSet::EMPTY };
        for entry in entries {
            let entered = match entry.who {
                Who::Chance => table.draw(entry.choice),
                Who::Seat(seat) => {
                    let answered = table.answer(seat, entry.choice).map(|_| ());
                    table.commit(seat);
                    answered
                }
            };
            self.law(entered.is_ok(), || format!("{} {} replays: {entered:?}", entry.who, entry.choice));
        }
        table
    }

    fn replays_agree(&self) {
        let table = self.laid(&self.entries);
        self.law(*table.public() == self.game, || "a replay leads to the same position".into());
        self.law(table.public().fingerprint() == self.game.fingerprint(), || "fingerprints agree".into());
        let text = table.journal().to_string();
        let again = text.parse::<Journal>().map_err(|error| error.to_string());
        let again = again.and_then(|journal| Table::<G>::verify(&journal).map_err(|error| error.to_string()));
        self.law(again.as_ref().is_ok_and(|again| *again.public() == self.game), || {
            format!("the journal reads back: {:?}", again.as_ref().err())
        });
    }
}

/// Arbitrary text is refused, never a panic.
fn garbage<G: Game>(mode: &Mode, how: &Conformance) {
    let mut rng = Rng::from_numbers(how.seed, u64::MAX);
    let game = G::new(mode).expect("a mode that can be played");
    let mut journal = super::random_journal::<G>(mode, how.seed).to_string();
    let letters: Vec<char> = journal.chars().chain(" \n=*é\u{0}９".chars()).collect();
    for _ in 0..400 {
        let text: String = (0..rng.below(24)).filter_map(|_| rng.pick(&letters)).collect();
        if let Ok(choice) = text.parse::<G::Choice>() {
            for who in [Who::Chance, Who::Seat(Seat::new(0)), Who::Seat(Seat::new(4))] {
                let _ = game.check(who, choice);
            }
        }
        let _ = text.parse::<Journal>();
        damage(&mut journal, &letters, &mut rng);
        if let Ok(parsed) = journal.parse::<Journal>() {
            let _ = Table::<G>::replay(&parsed, Dice::Outside);
            let _ = Table::<G>::verify(&parsed);
        }
        if rng.below(8) == 0 {
            journal = super::random_journal::<G>(mode, u64::from(rng.below(4))).to_string();
        }
    }
}

/// Overwrites, drops or doubles a piece of the text.
fn damage(text: &mut String, letters: &[char], rng: &mut Rng) {
    let mut chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return;
    }
    let at = rng.index(chars.len());
    match rng.below(4) {
        0 => chars[at] = rng.pick(letters).unwrap_or('?'),
        1 => drop(chars.remove(at)),
        2 => chars.insert(at, rng.pick(letters).unwrap_or('?')),
        _ => chars.truncate(at),
    }
    *text = chars.into_iter().collect();
}

/// Seats draft, undo, redo and restart in random order; nothing but what was committed remains.
fn drafts<G: Game>(mode: &Mode, how: &Conformance) {
    for number in 0..how.walks.div_ceil(8) {
        let mut rng = Rng::from_numbers(how.seed ^ 0x5eed, number);
        let seed = rng.seed();
        let names: Vec<String> = Seat::all(mode.players).map(|seat| seat.name().to_owned()).collect();
        let mut table = Table::<G>::new(mode, names, Dice::Seeded(seed)).expect("a mode that can be played");
        table.habits_mut().confirm = SeatSet::all(mode.players);
        while let Decision::Ask(seats) = table.public().decision() {
            let seat = rng.pick(&seats.iter().collect::<Vec<_>>()).expect("somebody is asked");
            draft_step(&mut table, seat, &mut rng);
        }
        let journal = table.journal();
        let verified = Table::<G>::verify(&journal);
        assert!(
            verified.as_ref().is_ok_and(|again| again.public() == table.public()),
            "{} {mode}: a drafted game verifies: {:?}\n{journal}",
            G::ABOUT.id,
            verified.err(),
        );
    }
}

/// An answer, canonical but for one in `freely`: what people may do besides need not come to an end.
fn some_answer<G: Game>(game: &G, who: Who, freely: u32, rng: &mut Rng) -> G::Choice {
    let (canonical, options) = (canonical_of(game, who), options_of(game, who));
    let free = canonical.len() < options.len() && rng.below(freely) == 0;
    rng.pick(if free { &options } else { &canonical }).expect("a question has an option")
}

fn draft_step<G: Game>(table: &mut Table<G>, seat: Seat, rng: &mut Rng) {
    let before = table.public().clone();
    let drafted = table.position(seat).clone();
    if !drafted.decision().asks(Who::Seat(seat)) {
        table.commit(seat);
        return;
    }
    let choice = some_answer(&drafted, Who::Seat(seat), 4, rng);
    if table.answer(seat, choice).expect("an option passes the check") == Answered::Committed {
        assert!(G::ends_turn(choice), "{choice} leaves the end of the turn to the seat");
        return;
    }
    let after = table.position(seat).clone();
    assert!(*table.public() == before, "a draft changes nothing for the others");
    if rng.below(4) == 0 {
        assert!(table.undo(seat), "an answer can be taken back");
        assert!(*table.position(seat) == drafted, "undo is exact after {choice}");
        assert!(table.redo(seat), "an undone answer can be given again");
        assert!(*table.position(seat) == after, "redo is exact after {choice}");
    }
    if rng.below(40) == 0 {
        table.restart(seat);
        assert!(*table.position(seat) == before, "a turn can be begun again");
    }
}

//! Random games, told in both languages from the first question to the last point.

use std::cell::RefCell;
use std::collections::BTreeSet;

use parlour_core::{
    Arg, Decision, Eyes, Game, Mode, Phrase, Refuse, Rng, Seat, SetupError, Speak, Tabulate, Tell, Who,
    canonical_of, draw,
};

use super::titles::Title;
use super::{names, words};
use crate::Lang;

/// Walks through random games of every mode and says all there is to say: prompts, choices on
/// offer and greyed ones, refusals, log lines, text tables, counts. Panics at the first text that is
/// missing, that wants an argument or leaves one out. Gives back the keys of all it said.
fn proves<G: Game>(games: u64) -> BTreeSet<&'static str> {
    let teller = Teller::new();
    for mode in G::modes() {
        for number in 0..games {
            let game = G::new(&mode).expect("a mode that can be played");
            teller.tell(game, &mut Rng::from_numbers(7, number));
        }
    }
    for error in Mode::every(G::ABOUT).iter().filter_map(|mode| G::new(mode).err()) {
        teller.say(&error.phrase());
        if let SetupError::Excluded(reason) = error {
            cite(reason.rule);
        }
    }
    for key in presentation::<G>() {
        for lang in Lang::ALL {
            assert!(words(lang).has(&key), "{key} in {lang}");
        }
    }
    teller.said()
}

/// Random games, and a teller of what they hardly come to, bring up every sentence of a game.
pub(crate) fn all_sentences_are_heard<G: Game>(games: u64, rare: Teller) {
    let mut said = proves::<G>(games);
    said.extend(rare.said());
    let sentences = Title::of(G::ABOUT.id).sentences();
    let unsaid: Vec<_> = sentences.iter().filter(|key| !said.contains(key.as_str())).collect();
    assert!(unsaid.is_empty(), "never heard: {unsaid:#?}");
}

/// What lists of games show: the name, the authors, a few words, and the options.
fn presentation<G: Game>() -> Vec<String> {
    let id = G::ABOUT.id;
    let mut keys = vec![id.to_owned(), format!("{id}-credits"), format!("{id}-about")];
    for option in G::ABOUT.options {
        keys.push(format!("{id}-option-{}", option.key));
        keys.extend(option.values.iter().map(|value| format!("{id}-option-{}-{value}", option.key)));
    }
    keys
}

/// The rule stands in both rulebooks.
fn cite(rule: &str) {
    for lang in Lang::ALL {
        assert!(words(lang).rule(rule).is_some(), "{rule} in {lang}");
    }
}

/// Says phrases, and remembers their keys.
pub(crate) struct Teller {
    names: Vec<String>,
    said: RefCell<BTreeSet<&'static str>>,
}

impl Teller {
    fn new() -> Self {
        // No game has a card of one of these names.
        Self { names: names(&["Xenia", "Yvon", "Zoltan", "Quentin", "Wulfric"]), said: RefCell::default() }
    }

    /// Has told these.
    pub(crate) fn of(refusals: &[impl Refuse], phrases: impl IntoIterator<Item = Phrase>) -> Self {
        let teller = Self::new();
        for refusal in refusals {
            teller.reason(refusal);
        }
        for phrase in phrases {
            teller.say(&phrase);
        }
        teller
    }

    fn tell<G: Game>(&self, mut game: G, rng: &mut Rng) {
        let mut strays = Vec::new();
        while game.decision() != Decision::Over {
            let who = asked(&game, rng);
            // A text table says most things over and over: now and then is enough.
            if rng.below(8) == 0 {
                self.show(&game);
            }
            self.ask(&game, who);
            if let Some(stray) = rng.pick(&strays) {
                self.refuse(&game, who, stray);
            }
            let choice = match who {
                Who::Chance => draw(&game, rng),
                Who::Seat(_) => rng.pick(&canonical_of(&game, who)).expect("a question has an option"),
            };
            strays.push(choice);
            let mut events = Vec::new();
            game.apply(who, choice, &mut events);
            for noted in events {
                self.report(&noted.event);
            }
        }
        self.show(&game);
        self.count(&game);
    }

    fn ask<G: Game>(&self, game: &G, who: Who) {
        let prompt = game.prompt(who);
        self.say(&prompt.phrase);
        cite(prompt.rule);
        let mut choices = Vec::new();
        game.candidates(who, &mut choices);
        if let Who::Seat(seat) = who {
            game.asides(seat, &mut choices);
            self.reckon(game, seat);
        }
        for choice in choices {
            self.say(&game.say(who, choice));
            // Whoever is not asked is told so.
            for who in Seat::all(game.players()).map(Who::Seat).chain([who]) {
                self.refuse(game, who, choice);
            }
        }
    }

    /// What is to be paid, and what with.
    fn reckon<G: Game>(&self, game: &G, seat: Seat) {
        let Some(bill) = game.bill(seat) else { return };
        for due in &bill.dues {
            self.say(&due.what);
        }
        for means in &bill.means {
            self.say(&Phrase::counted(2, means.name));
            if let Some(at) = means.at {
                self.say(&Phrase::new(at));
            }
        }
    }

    fn refuse<G: Game>(&self, game: &G, who: Who, choice: G::Choice) {
        for refusal in game.why(who, choice) {
            self.reason(&refusal);
        }
    }

    /// A refusal, and the rule it refers to.
    pub(crate) fn reason(&self, refusal: &impl Refuse) {
        self.say(&refusal.phrase());
        cite(refusal.rule());
    }

    /// An event, the rule behind it, and the names of what it gave and took.
    fn report(&self, event: &impl Tell) {
        self.say(&event.phrase());
        cite(event.rule());
        for change in event.changes() {
            assert!(Lang::ALL.iter().all(|lang| words(*lang).has(change.of)), "{}", change.of);
        }
    }

    fn show<G: Game>(&self, game: &G) {
        for eyes in Seat::all(game.players()).map(Eyes::Seat).chain([Eyes::Spectator, Eyes::All]) {
            for section in game.view(eyes).text_table().sections {
                self.say(&section.title);
                for line in section.lines {
                    self.say(&line.label);
                    line.cells.iter().for_each(|cell| self.say(cell));
                }
            }
        }
    }

    fn count<G: Game>(&self, game: &G) {
        for seat in Seat::all(game.players()) {
            for line in &game.score(seat).lines {
                self.say(&Phrase::new(line.what));
            }
        }
    }

    /// Says a phrase in both languages.
    pub(crate) fn say(&self, phrase: &Phrase) {
        for lang in Lang::ALL {
            match words(lang).try_say(phrase, &self.names) {
                Ok(text) => assert!(!text.trim().is_empty(), "{} says nothing in {lang}", phrase.key),
                Err(troubles) => panic!("{lang}: {phrase:?}: {troubles:?}"),
            }
        }
        if phrase.key.contains("-event-") {
            self.say_to_those_named(phrase);
        }
        self.remember(phrase);
    }

    /// A line of the log says "you" to whoever it names, and never their name.
    fn say_to_those_named(&self, phrase: &Phrase) {
        for seat in named(phrase) {
            let name = &self.names[seat.index()];
            for lang in Lang::ALL {
                match words(lang).try_say_to(Some(seat), phrase, &self.names) {
                    Ok(text) => assert!(!text.contains(name.as_str()), "{}, to {name}: {text}", phrase.key),
                    Err(troubles) => panic!("{lang}, to {name}: {phrase:?}: {troubles:?}"),
                }
            }
        }
    }

    fn remember(&self, phrase: &Phrase) {
        self.said.borrow_mut().insert(phrase.key);
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Term(key) | Arg::Count { of: key, .. } => {
                    self.said.borrow_mut().insert(key);
                }
                Arg::List(phrases) => phrases.iter().for_each(|phrase| self.remember(phrase)),
                Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
    }

    /// The keys of all that was said.
    fn said(self) -> BTreeSet<&'static str> {
        self.said.into_inner()
    }
}

/// The players a phrase names, in whatever part of it.
fn named(phrase: &Phrase) -> BTreeSet<Seat> {
    let seats = |(_, arg): &(_, Arg)| match arg {
        Arg::Seat(seat) => BTreeSet::from([*seat]),
        Arg::List(phrases) => phrases.iter().flat_map(named).collect(),
        Arg::Number(_) | Arg::Term(_) | Arg::Count { .. } => BTreeSet::new(),
    };
    phrase.args.iter().flat_map(seats).collect()
}

fn asked<G: Game>(game: &G, rng: &mut Rng) -> Who {
    match game.decision() {
        Decision::Ask(seats) => {
            Who::Seat(rng.pick(&seats.iter().collect::<Vec<_>>()).expect("somebody is asked"))
        }
        Decision::Draw => Who::Chance,
        Decision::Over => unreachable!("asked only while the game lasts"),
    }
}

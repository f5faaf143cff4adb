//! One game at one terminal: people type, bots answer.

use std::io::{BufRead, Write};

use parlour_bots::{Lists, Mind, Player, advice};
use parlour_core::any::{AnyTable, Greyed, Question, Reason, Refused};
use parlour_core::chance::RevealedSeed;
use parlour_core::{Decision, Eyes, Game, Rng, Seat, Seed, Table, TextTable, Who};
use parlour_words::Words;

use super::command::{self, Command};
use super::sentences::{self as say, Sentence};
use super::{HUMAN, KEPT_SEED, screen};
use crate::failure::Failure;
use crate::{games, rules};

/// An answer somebody at the terminal gave.
struct Given {
    seat: Seat,
    words: String,
    said: String,
    /// How many answers there were before it, drafted ones included.
    before: usize,
}

/// Does the session go on?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Then {
    Ask,
    Again,
    Leave,
}

pub(super) struct Session<G: Game, I, O> {
    table: Table<G>,
    /// The bots; no bot, somebody at the terminal.
    players: Vec<Option<Box<dyn Player<G>>>>,
    seed: Seed,
    rng: Rng,
    words: &'static Words,
    input: I,
    out: O,
    given: Vec<Given>,
    undone: Vec<Given>,
    /// How many lines of the log each seat has read.
    read: [usize; Seat::MOST],
    /// The position each seat saw last, and in which round.
    shown: [Option<(u16, TextTable)>; Seat::MOST],
    /// Is the input not typed? Then it is shown, so that what comes out reads as a whole.
    echo: bool,
}

impl<G: Game, I: BufRead, O: Write> Session<G, I, O> {
    pub(super) fn new(
        table: Table<G>,
        players: Vec<Option<Box<dyn Player<G>>>>,
        seed: Seed,
        words: &'static Words,
        (input, echo): (I, bool),
        out: O,
    ) -> Self {
        // Bots draw from a stream of their own: no line of a journal has this number.
        let rng = seed.line(u64::MAX);
        let (given, undone, shown) = (Vec::new(), Vec::new(), Default::default());
        Self {
            table,
            players,
            seed,
            rng,
            words,
            input,
            out,
            given,
            undone,
            read: [0; Seat::MOST],
            shown,
            echo,
        }
    }

    pub(super) fn run(mut self, seats: &[&str]) -> Result<(), Failure> {
        self.introduce(seats)?;
        loop {
            let seats = match self.table.public().decision() {
                Decision::Ask(seats) => seats,
                // A table with a seed never waits for a draw.
                Decision::Draw | Decision::Over => return self.finish(),
            };
            let is_bot = |seat: &Seat| self.players[seat.index()].is_some();
            match (seats.iter().find(is_bot), seats.first()) {
                (Some(bot), _) => self.bot_answers(bot)?,
                (None, Some(seat)) => {
                    if self.person_answers(seat)? == Then::Leave {
                        return self.offer_to_save();
                    }
                }
                (None, None) => return self.finish(),
            }
        }
    }

    fn text(&self, sentence: &Sentence) -> &'static str {
        sentence.get(self.words.lang())
    }

    fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", text.trim_end())?)
    }

    fn names(&self) -> &[String] {
        &self.table.header().names
    }

    /// Whom the log calls “you”: whoever plays alone at this terminal. Those who share it go by their names.
    fn reader(&self, seat: Seat) -> Option<Seat> {
        let persons = self.players.iter().filter(|player| player.is_none()).count();
        (persons == 1 && self.players[seat.index()].is_none()).then_some(seat)
    }

    fn introduce(&mut self, seats: &[&str]) -> Result<(), Failure> {
        let title = games::name(G::ABOUT.id, self.words);
        let (you, bot) = (self.text(&say::YOU), self.text(&say::BOT));
        let describe = |(name, player): (&String, &&str)| match *player {
            HUMAN => format!("{name} ({you})"),
            player => format!("{name} ({bot} {})", self.words.word(&format!("level-{player}"))),
        };
        let seats: Vec<String> = self.names().iter().zip(seats).map(describe).collect();
        self.line(&format!("{title}: {}", seats.join(", ")))?;
        if let Some(commitment) = self.table.header().commitment {
            self.line(&format!("{} {commitment}", self.text(&say::SEED)))?;
        }
        self.line(self.text(&say::TYPE_HELP))
    }

    fn bot_answers(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(bot) = &mut self.players[seat.index()] else { return Ok(()) };
        let game = self.table.position(seat);
        let mut lists = Lists::default();
        let choice = bot.choose(&Mind::new(game, seat), lists.offers(game, seat), &mut self.rng);
        let answered = self.table.answer(seat, choice);
        answered.map(|_| ()).map_err(|error| Failure::Failed(format!("{seat} {choice}: {error}")))
    }

    fn person_answers(&mut self, seat: Seat) -> Result<Then, Failure> {
        self.tell_news(Eyes::Seat(seat), seat)?;
        self.show_changes(seat)?;
        self.show_question(seat)?;
        loop {
            let Some(line) = self.prompt("> ")? else { return Ok(Then::Leave) };
            match self.obey(seat, command::read(&line))? {
                Then::Again => {}
                then => return Ok(then),
            }
        }
    }

    /// What happened since this seat last looked.
    fn tell_news(&mut self, eyes: Eyes, seat: Seat) -> Result<(), Failure> {
        let log = self.table.log(eyes, 0);
        let from = std::mem::replace(&mut self.read[seat.index()], log.len()).min(log.len());
        for line in &log[from..] {
            let text = self.words.say_to(self.reader(seat), &line.phrase, self.names());
            self.line(&format!("  · {text}"))?;
        }
        Ok(())
    }

    /// The whole position in a new round, and later what changed since the seat last saw it.
    fn show_changes(&mut self, seat: Seat) -> Result<(), Failure> {
        let round = self.table.position(seat).round();
        let text = self.table.text_table(Eyes::Seat(seat));
        let news = match &self.shown[seat.index()] {
            Some((then, old)) if *then == round => screen::changes(old, &text),
            _ => text.clone(),
        };
        self.shown[seat.index()] = Some((round, text));
        if news.sections.is_empty() {
            return Ok(());
        }
        self.line(&format!("\n{}", self.words.text_table(&news, self.names())))
    }

    fn show_position(&mut self, seat: Seat) -> Result<(), Failure> {
        let text = self.words.text_table(&self.table.text_table(Eyes::Seat(seat)), self.names());
        self.line(&format!("\n{text}"))
    }

    fn show_question(&mut self, seat: Seat) -> Result<(), Failure> {
        let asked = screen::asked(&self.table, seat, self.words);
        let choices = self
            .question(seat)
            .map(|question| screen::choices(&question, self.text(&say::ASIDES), self.words, self.names()));
        self.line(&format!("\n{asked}\n{}", choices.unwrap_or_default()))
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.table.question(seat)
    }

    /// Reads a line; nothing when the input has ended.
    fn prompt(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line);
        let length =
            length.map_err(|error| Failure::Failed(format!("cannot read what is typed: {error}")))?;
        if length == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn obey(&mut self, seat: Seat, command: Command) -> Result<Then, Failure> {
        match command {
            Command::Number(number) => return self.answer_number(seat, number),
            Command::Answer(words) => return self.answer(seat, &words),
            Command::Undo => return self.undo(),
            Command::Redo => return self.redo(),
            Command::Quit => return Ok(Then::Leave),
            Command::Nothing => self.show_question(seat)?,
            Command::Why(words) => self.why(seat, words.as_deref())?,
            Command::Hint => self.hint(seat)?,
            Command::Log => self.show_log(seat)?,
            Command::Position => self.show_position(seat)?,
            Command::Score => self.line(&screen::score(&self.table, self.words))?,
            Command::Rule(id) => self.show_rule(&id)?,
            Command::Save(Some(file)) => self.save(&file)?,
            Command::Save(None) => self.offer_to_save()?,
            Command::Help => self.line(self.text(&say::HELP))?,
        }
        Ok(Then::Again)
    }

    fn answer_number(&mut self, seat: Seat, number: usize) -> Result<Then, Failure> {
        let question = self.question(seat);
        let offer = question.as_ref().zip(number.checked_sub(1));
        let offer = offer.and_then(|(question, index)| screen::offers(question).nth(index));
        match offer.map(|offer| offer.words.clone()) {
            Some(words) => self.answer(seat, &words),
            None => self.line(self.text(&say::NO_NUMBER)).map(|()| Then::Again),
        }
    }

    fn answer(&mut self, seat: Seat, words: &str) -> Result<Then, Failure> {
        let before = AnyTable::entries(&self.table) + AnyTable::draft(&self.table, seat).len();
        let said = self.said(seat, words);
        match AnyTable::answer(&mut self.table, seat, &[words]) {
            Ok(_) => {
                self.given.push(Given { seat, words: words.to_owned(), said, before });
                self.undone.clear();
                Ok(Then::Ask)
            }
            Err(refused) => {
                match refused {
                    Refused::Rules(reasons) => self.show_reasons(&reasons)?,
                    Refused::Notation(error) => {
                        self.line(&format!("{} {error}", self.text(&say::UNREADABLE)))?;
                    }
                    Refused::NoDraw => {}
                }
                Ok(Then::Again)
            }
        }
    }

    /// An answer as a sentence; its own words if it has none.
    fn said(&self, seat: Seat, words: &str) -> String {
        let choice = words.parse().ok();
        let phrase = choice.map(|choice| self.table.position(seat).say(Who::Seat(seat), choice));
        phrase.map_or_else(|| words.to_owned(), |phrase| self.words.say(&phrase, self.names()))
    }

    /// Takes back the last answer given at the terminal, and all that followed from it. Those who
    /// share a terminal agree by talking.
    fn undo(&mut self) -> Result<Then, Failure> {
        let Some(given) = self.given.pop() else {
            return self.line(self.text(&say::NOTHING_TO_UNDO)).map(|()| Then::Again);
        };
        let drafted = !AnyTable::draft(&self.table, given.seat).is_empty();
        if !(drafted && self.table.undo(given.seat)) {
            self.table.rewind_to(given.before);
        }
        self.line(&format!("{} {}", self.text(&say::UNDONE), given.said))?;
        self.undone.push(given);
        let length = |seat| self.table.log(Eyes::Seat(seat), 0).len();
        self.read = std::array::from_fn(|index| self.read[index].min(length(Seat::new(index as u8))));
        Ok(Then::Ask)
    }

    fn redo(&mut self) -> Result<Then, Failure> {
        let Some(given) = self.undone.pop() else {
            return self.line(self.text(&say::NOTHING_TO_REDO)).map(|()| Then::Again);
        };
        let undone = std::mem::take(&mut self.undone);
        let then = self.answer(given.seat, &given.words);
        self.undone = undone;
        then
    }

    /// Why a choice is impossible, given by its words or by its number among the greyed.
    fn why(&mut self, seat: Seat, words: Option<&str>) -> Result<(), Failure> {
        let Some(words) = words else { return self.show_greyed(seat) };
        match AnyTable::why(&self.table, seat, words) {
            Ok(reasons) if reasons.is_empty() => self.line(self.text(&say::POSSIBLE)),
            Ok(reasons) => self.show_reasons(&reasons),
            Err(error) => match self.greyed_like(seat, words) {
                Some(reasons) => self.show_reasons(&reasons),
                None => self.line(&format!("{} {error}", self.text(&say::UNREADABLE))),
            },
        }
    }

    /// What speaks against the greyed choice with this number, or that is said in these words.
    fn greyed_like(&self, seat: Seat, words: &str) -> Option<Vec<Reason>> {
        let number = words.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let wanted = words.to_lowercase();
        let fits = |(index, greyed): &(usize, Greyed)| match number {
            Some(number) => number == *index,
            None => self.words.say(&greyed.offer.phrase, self.names()).to_lowercase().contains(&wanted),
        };
        self.table.greyed(seat).into_iter().enumerate().find(fits).map(|(_, greyed)| greyed.reasons)
    }

    fn show_greyed(&mut self, seat: Seat) -> Result<(), Failure> {
        let greyed = self.table.greyed(seat);
        if greyed.is_empty() {
            return self.line(self.text(&say::NOTHING_GREYED));
        }
        for (index, greyed) in greyed.iter().enumerate() {
            let choice = self.words.say(&greyed.offer.phrase, self.names());
            self.line(&format!("{:>4}  {choice}", index + 1))?;
            for reason in &greyed.reasons {
                let why = self.words.say(&reason.phrase, self.names());
                self.line(&format!("      ✗ {why} ({})", reason.rule))?;
            }
        }
        Ok(())
    }

    fn show_reasons(&mut self, reasons: &[Reason]) -> Result<(), Failure> {
        for reason in reasons {
            let why = self.words.say(&reason.phrase, self.names());
            self.line(&format!("✗ {why}"))?;
            self.line(&rules::paragraph(self.words, reason.rule))?;
        }
        Ok(())
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        // A hint asked for twice is the same hint.
        let number = self.seed.line(u64::MAX - 1).bits();
        self.line(self.text(&say::HINT))?;
        for hint in advice(self.table.position(seat), seat, number) {
            let reasons: Vec<String> =
                hint.reasons().iter().map(|reason| self.words.say(reason, self.names())).collect();
            let why = if reasons.is_empty() { String::new() } else { format!(" ({})", reasons.join("; ")) };
            let what = self.words.say(&hint.phrase, self.names());
            let verdict = self.words.say(&hint.verdict(), self.names());
            self.line(&format!("  {what} — {verdict}{why}"))?;
        }
        Ok(())
    }

    fn show_log(&mut self, seat: Seat) -> Result<(), Failure> {
        for line in self.table.log(Eyes::Seat(seat), 0) {
            let text = self.words.say_to(self.reader(seat), &line.phrase, self.names());
            self.line(&format!("{:>5}  {text}", line.entry + 1))?;
        }
        Ok(())
    }

    fn show_rule(&mut self, id: &str) -> Result<(), Failure> {
        let id = id.to_uppercase();
        match self.words.rule(&id) {
            Some(_) => self.line(&rules::paragraph(self.words, &id)),
            None => self.line(self.text(&say::NO_RULE)),
        }
    }

    fn save(&mut self, file: &str) -> Result<(), Failure> {
        let over = self.table.public().decision() == Decision::Over;
        let kept = if over { String::new() } else { format!("{KEPT_SEED}{}\n", RevealedSeed(self.seed)) };
        let text = format!("{}{kept}", self.table.journal());
        match std::fs::write(file, text) {
            Ok(()) => self.line(&format!("{} {file}", self.text(&say::SAVED))),
            Err(error) => self.line(&format!("{} {file}: {error}", self.text(&say::NOT_SAVED))),
        }
    }

    fn offer_to_save(&mut self) -> Result<(), Failure> {
        let prompt = format!("{} ", self.text(&say::SAVE_WHERE));
        match self.prompt(&prompt)? {
            Some(file) if !file.is_empty() => self.save(&file),
            _ => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let person = self.players.iter().position(Option::is_none);
        let seat = Seat::new(person.unwrap_or_default() as u8);
        self.tell_news(if person.is_some() { Eyes::Seat(seat) } else { Eyes::All }, seat)?;
        self.line(&format!("\n{}", self.words.text_table(&self.table.text_table(Eyes::All), self.names())))?;
        self.line(&screen::score(&self.table, self.words))?;
        self.line(&screen::pending(&self.table, self.words))?;
        self.offer_to_save()
    }
}

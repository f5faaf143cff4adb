//! What the page of a table is made from: everything said in the reader's language, seen with the reader's eyes.

use std::sync::Arc;

use parlour_boards::{Board, Face, Moved, Offered, Scene};
use parlour_core::any::{AnyTable, LogLine};
use parlour_core::{Change, Decision, Eyes, RevealedSeed, Seat, SeatSet};
use parlour_store::{Proposal, Source, Status, TableId};
use parlour_words::Words;

use super::help;
use crate::app::App;
use crate::hub::{Course, Hot, person_of, round_starts};
use crate::position::{
    OfferInfo, ProposalInfo, QuestionInfo, Saying, ScoreInfo, TableInfo, eyes_of, proposal_info,
};
use crate::problem::Outcome;
use crate::session::Reader;

/// The log shows the current round, and rounds before it until there are so many answers, but no more than so many.
const ANSWERS_SHOWN: usize = 60;
const ROUNDS_SHOWN: usize = 3;

/// What of a table is to be shown.
#[derive(Clone, Default, Debug)]
pub(crate) struct Looked {
    /// Whose eyes, among the reader's seats.
    pub(crate) seat: Option<Seat>,
    /// After so many lines, instead of now.
    pub(crate) past: Option<usize>,
    /// The key of a private table.
    pub(crate) key: Option<String>,
    /// As text, or drawn?
    pub(crate) text: bool,
    /// The log from the first round on?
    pub(crate) whole_log: bool,
}

/// A table as its page shows it.
pub(crate) struct Seen {
    pub(crate) table: TableInfo,
    /// Names this position: an answer sends it back.
    pub(crate) at: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) yours: SeatSet,
    pub(crate) asked: SeatSet,
    /// Who has the site open just now.
    pub(crate) here: SeatSet,
    pub(crate) faces: Vec<Face>,
    pub(crate) round: u16,
    /// Who must do what, in a sentence.
    pub(crate) status: String,
    pub(crate) question: Option<QuestionInfo>,
    pub(crate) asides: Vec<OfferInfo>,
    /// How many answers the seat has given that it may still take back.
    pub(crate) drafted: usize,
    pub(crate) ready: bool,
    pub(crate) over: bool,
    /// The position shown is that after so many lines, not the current one.
    pub(crate) past: Option<usize>,
    pub(crate) sheet: Vec<Section>,
    pub(crate) board: Option<Board>,
    pub(crate) log: Vec<Round>,
    /// Are there rounds before those of the log?
    pub(crate) older: bool,
    pub(crate) scores: Vec<ScoreInfo>,
    pub(crate) winners: SeatSet,
    /// How it went, once it is over.
    pub(crate) course: Arc<Course>,
    pub(crate) seed: Option<String>,
    pub(crate) proposal: Option<ProposalInfo>,
    /// Rules that fit what is asked.
    pub(crate) rules: Vec<(String, String)>,
}

/// A part of the text table.
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) lines: Vec<(String, Vec<String>)>,
}

/// The log of a round.
pub(crate) struct Round {
    pub(crate) number: u16,
    pub(crate) turns: Vec<Turn>,
}

/// Lines that follow from answers of one seat in a row; of none, where chance and the game itself act.
pub(crate) struct Turn {
    pub(crate) seat: Option<Seat>,
    pub(crate) lines: Vec<Told>,
}

/// A line of the log.
pub(crate) struct Told {
    /// Shows the position after it, as `?at=` has it.
    pub(crate) after: usize,
    pub(crate) text: String,
    pub(crate) draft: bool,
    pub(crate) caretaker: bool,
    /// The rule behind it.
    pub(crate) rule: &'static str,
    /// What it gave and took.
    pub(crate) deltas: Vec<Delta>,
}

/// So many of a thing came to a seat, or left it.
pub(crate) struct Delta {
    pub(crate) seat: Seat,
    pub(crate) by: i64,
    /// What it is called.
    pub(crate) name: String,
    /// Its symbol, if the board has one.
    pub(crate) icon: Option<&'static str>,
}

impl App {
    /// A table as its page shows it; nothing while its seats are being filled.
    pub(crate) async fn see(
        &self,
        table: &TableId,
        reader: &Reader,
        looked: &Looked,
    ) -> Outcome<Option<Seen>> {
        let held = self.visit(table, reader, looked.key.as_deref()).await?;
        let proposal = self.standing_proposal(&held).await?;
        let hot = held.hot();
        let Some(game) = hot.game.as_deref() else { return Ok(None) };
        let mut seen = match looked.past {
            Some(lines) => {
                let past = game.at(lines.min(game.entries()));
                Sight::new(self, hot, past.as_ref(), reader, looked).seen(proposal)
            }
            None => Sight::new(self, hot, game, reader, looked).seen(proposal),
        };
        if seen.over && looked.past.is_none() {
            seen.course = self.course(hot).await?;
        }
        Ok(Some(seen))
    }
}

/// A reader in front of a position.
struct Sight<'a> {
    app: &'a App,
    hot: &'a Hot,
    game: &'a dyn AnyTable,
    reader: &'a Reader,
    looked: &'a Looked,
    say: Saying<'a>,
    yours: SeatSet,
    seat: Option<Seat>,
    eyes: Eyes,
}

impl<'a> Sight<'a> {
    fn new(
        app: &'a App,
        hot: &'a Hot,
        game: &'a dyn AnyTable,
        reader: &'a Reader,
        looked: &'a Looked,
    ) -> Self {
        let yours = hot.seats_of(reader.id());
        let seat = eyes_of(hot, yours, looked.seat);
        let say = Saying { words: Words::get(reader.lang), names: &game.header().names };
        // A finished game has no secrets; a look back at a running one has those of its seat.
        Self { app, hot, game, reader, looked, say, yours, seat, eyes: hot.eyes(seat) }
    }

    fn seen(&self, proposal: Option<Proposal>) -> Seen {
        let game = self.game;
        let faces = Face::of_all(&game.header().names);
        let over = game.decision() == Decision::Over;
        let asked = if let Decision::Ask(seats) = game.decision() { seats } else { SeatSet::EMPTY };
        let question = self.question();
        let asides = self.asides();
        let (log, older) = self.log();
        let mut seen = Seen {
            table: self.app.info(&self.hot.seated, self.reader),
            at: self.hot.spot(self.seat).to_string(),
            seat: self.seat,
            yours: self.yours,
            asked,
            here: self.here(),
            faces,
            round: game.round(),
            status: self.say.status(self.hot, game),
            rules: help::fitting(self.say.words, game.about().prefix, question.as_ref()),
            question,
            asides,
            drafted: self.seat.map_or(0, |seat| game.draft(seat).len()),
            ready: self.present().is_some_and(|seat| game.is_ready(seat)),
            over,
            past: self.looked.past.map(|lines| lines.min(self.hot.place().len as usize)),
            sheet: Vec::new(),
            board: None,
            log,
            older,
            scores: self.say.scores(game),
            winners: if over { game.leaders() } else { SeatSet::EMPTY },
            course: Arc::default(),
            seed: if over { game.journal().seed.map(|seed| RevealedSeed(seed).to_string()) } else { None },
            proposal: proposal.map(|proposal| proposal_info(proposal, self.yours)),
        };
        if !self.looked.text {
            seen.board = self.board(&seen);
        }
        if seen.board.is_none() {
            seen.sheet = self.sheet();
        }
        seen
    }

    /// The seat that may act: none in the past, or where nothing is played any more.
    fn present(&self) -> Option<Seat> {
        let playing = self.looked.past.is_none() && self.hot.row().status == Status::Running;
        self.seat.filter(|_| playing)
    }

    fn question(&self) -> Option<QuestionInfo> {
        self.present().and_then(|seat| self.say.question(self.game, seat))
    }

    fn asides(&self) -> Vec<OfferInfo> {
        self.present().map_or_else(Vec::new, |seat| self.say.offers(&self.game.asides(seat)))
    }

    fn here(&self) -> SeatSet {
        let seats = self.hot.seated.seats.iter();
        let here =
            seats.filter(|row| person_of(&row.holder).is_some_and(|person| self.app.presence.has(person)));
        here.map(|row| row.seat).collect()
    }

    fn sheet(&self) -> Vec<Section> {
        let sheet = self.game.sheet(self.eyes);
        let line = |line: &parlour_core::Line| {
            let cells = line.cells.iter().map(|cell| self.say.say(cell)).collect();
            (self.say.words.heading(&line.label, self.say.names), cells)
        };
        let section = |section: &parlour_core::Section| Section {
            title: self.say.words.heading(&section.title, self.say.names),
            lines: section.lines.iter().map(line).collect(),
        };
        sheet.sections.iter().map(section).collect()
    }

    fn board(&self, seen: &Seen) -> Option<Board> {
        let offers = offered(seen);
        let picks = self.present().map_or_else(Vec::new, |seat| self.game.draft(seat));
        // The last moves of the others are shown until the reader acts; in the past, the last one of all.
        let acting = !picks.is_empty();
        let since = self.seat.filter(|_| seen.past.is_none());
        let moves = if acting { Vec::new() } else { Moved::since(self.game, since, self.eyes) };
        let scene = Scene {
            me: self.seat,
            asked: seen.asked,
            offers: &offers,
            picks: &picks,
            moves: &moves,
            past: seen.past.is_some(),
            ..Scene::watched(self.say.words, &seen.faces)
        };
        let view = self.game.view(self.eyes);
        parlour_boards::draw(&seen.table.game, view.as_ref(), &scene).filter(|board| !board.leaves.is_empty())
    }

    /// The log by rounds and turns, newest round first, and whether older rounds were left out.
    fn log(&self) -> (Vec<Round>, bool) {
        let mut starts = round_starts(self.game);
        let left_out = if self.looked.whole_log { 0 } else { left_out(&starts, self.game.entries()) };
        let starts = starts.split_off(left_out);
        let from = starts.first().map_or(0, |(_, from)| *from);
        let answers = self.game.answers(from);
        let who = |line: &LogLine| match answers.get(line.entry - from) {
            Some((who, _)) => who.seat(),
            None => self.seat.filter(|_| line.draft),
        };
        let mut rounds: Vec<Round> =
            starts.iter().map(|(number, _)| Round { number: *number, turns: Vec::new() }).collect();
        for line in self.game.log(self.eyes, from) {
            let round = starts.iter().rposition(|(_, start)| *start <= line.entry).unwrap_or(0);
            let (turns, seat) = (&mut rounds[round].turns, who(&line));
            if turns.last().is_none_or(|turn| turn.seat != seat) {
                turns.push(Turn { seat, lines: Vec::new() });
            }
            if let Some(turn) = turns.last_mut() {
                turn.lines.push(self.told(&line));
            }
        }
        rounds.reverse();
        (rounds, left_out > 0)
    }

    fn told(&self, line: &LogLine) -> Told {
        let source = self.hot.sources.get(line.entry).filter(|_| !line.draft);
        Told {
            after: line.entry + 1,
            text: self.say.say(&line.phrase),
            draft: line.draft,
            caretaker: source == Some(&Source::Caretaker),
            rule: line.rule,
            deltas: line.changes.iter().map(|change| self.delta(change)).collect(),
        }
    }

    fn delta(&self, change: &Change) -> Delta {
        Delta {
            seat: change.seat,
            by: change.by,
            name: self.say.words.word(change.of),
            icon: parlour_boards::emblem(self.game.about().id, change.of),
        }
    }
}

/// How many of the rounds, each with the number of answers before it, the log leaves out at first.
fn left_out(starts: &[(u16, usize)], answers: usize) -> usize {
    let enough = starts.iter().rposition(|(_, before)| answers - before >= ANSWERS_SHOWN).unwrap_or(0);
    enough.max(starts.len().saturating_sub(ROUNDS_SHOWN))
}

/// The choices of the reader in the order of the buttons: options, then asides, then greyed choices.
pub(super) fn offered(seen: &Seen) -> Vec<Offered> {
    let question = seen.question.as_ref();
    let options = question.map_or(&[][..], |question| &question.options);
    let greyed = question.map_or(&[][..], |question| &question.greyed);
    let open = options.iter().chain(&seen.asides).map(|offer| (&offer.words, &offer.text, false));
    let all = open.chain(greyed.iter().map(|grey| (&grey.words, &grey.text, true)));
    all.enumerate()
        .map(|(number, (words, text, greyed))| Offered {
            number,
            words: words.clone(),
            text: text.clone(),
            greyed,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_round_stands_alone_in_the_log() {
        assert_eq!(left_out(&[(1, 0), (2, 100), (3, 200)], 270), 2);
    }

    #[test]
    fn short_rounds_stand_together_but_not_too_many() {
        assert_eq!(left_out(&[(1, 0)], 3), 0);
        assert_eq!(left_out(&[(1, 0), (2, 10), (3, 20)], 25), 0);
        assert_eq!(left_out(&[(1, 0), (2, 10), (3, 20), (4, 30), (5, 40)], 45), 2);
        assert_eq!(left_out(&[(1, 0), (2, 50), (3, 100)], 115), 1);
    }
}

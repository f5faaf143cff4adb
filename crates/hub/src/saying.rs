//! Phrases become sentences: what is told of a table, in one language.

use parlour_bots::Hint;
use parlour_core::any::{AnyTable, Greyed, LogLine, Offer, Reason};
use parlour_core::{Change, Decision, Line, Phrase, Seat, SeatSet, Section, TextTable};
use parlour_games::find;
use parlour_model::{
    ChangeInfo, ChatInfo, FromInfo, GreyedInfo, HintInfo, LogInfo, OfferInfo, Pauses, ProposalInfo,
    QuestionInfo, ReasonInfo, RuleText, ScoreInfo, ScoreLineInfo, SeatInfo, TableInfo, TextLine, TextSection,
    game_name, seat_names,
};
use parlour_store::{ChatLine, Holder, PersonId, Proposal, SeatedTable, Status};
use parlour_words::{Lang, Words};

use crate::Hub;
use crate::house::House;
use crate::roles::{first_seat, role_of};
use crate::terms::Terms;
use crate::think::bot_name;
use crate::time::TableTime;
use crate::update::results;

/// How many rules are shown that fit a question.
const RULES: usize = 5;

impl Hub {
    /// A table as lists show it to somebody.
    pub fn info(&self, seated: &SeatedTable, reader: Option<PersonId>, lang: Lang) -> TableInfo {
        let row = &seated.row;
        let time = TableTime::of(row, &self.clock);
        let seats = seated.seats.iter().map(|seat| {
            let (holder, level, yours) = match &seat.holder {
                Holder::Open => ("open", None, false),
                Holder::Person(person) => ("person", None, reader == Some(*person)),
                Holder::Bot(level) => ("bot", Some(level.clone()), false),
                Holder::Departed => ("departed", None, false),
            };
            let runs = row.status == Status::Running && row.asked.has(seat.seat) && !seat.caretaker;
            let standing = if runs { time.standing(seat) } else { None };
            SeatInfo {
                seat: seat.seat.name(),
                name: seat.name.clone(),
                holder,
                level,
                yours,
                ready: seat.ready,
                resigned: seat.resigned,
                caretaker: seat.caretaker,
                clock: standing.map(|standing| standing.left.max(0)),
                until: standing.map(|standing| standing.until),
                still: standing.and_then(|standing| standing.still),
                away: time.holiday(seat).filter(|_| row.status == Status::Running),
                covered: seat.covered,
                stand_in: bot_name(seat.seat),
                wanted: seat.wanted,
                nudge: false,
                deserted: false,
            }
        });
        let terms = Terms::of(row);
        let house = House::of(row);
        TableInfo {
            id: row.id.to_string(),
            game: row.game.clone(),
            game_name: game_name(Words::get(lang), &row.game),
            mode: serde_json::value::RawValue::from_string(row.mode.clone()).unwrap_or_default(),
            status: row.status.name(),
            pace: row.pace.clone(),
            visibility: row.visibility.name(),
            hosting: row.host.is_some() && row.host == reader,
            seats: seats.collect(),
            asked: seat_names(row.asked),
            commitment: row.commitment.clone(),
            rematch: row.rematch.as_ref().map(ToString::to_string),
            starts_full: terms.starts_full,
            gathered: terms.gathered,
            from: terms.from.map(|from| FromInfo {
                what_if: from.what_if,
                lines: from.lines,
                table: from.table,
            }),
            lines: row.revision.len,
            rules: row.rules,
            newest_rules: find(&row.game).map_or(row.rules, |game| game.about().rules),
            paused: Pauses::read(&row.pauses).since(time.now).filter(|_| row.status == Status::Running),
            ended_early: row.status == Status::Over && !row.asked.is_empty(),
            foreseen: row.foreseen,
            talk: house.talk.name(),
            many_seats: house.many_seats,
        }
    }
}

/// A line of chat as it is told: who sits at the table speaks under the name of their seat, others are spectators.
pub(crate) fn chat_info(line: ChatLine, seated: &SeatedTable) -> ChatInfo {
    let seat = seated.seats.iter().find(|seat| seat.holder == Holder::Person(line.person));
    ChatInfo {
        id: line.id,
        name: seat.map_or(line.name, |seat| seat.name.clone()),
        seat: seat.map(|seat| seat.seat.name()),
        host: seated.row.host == Some(line.person),
        muted: House::of(&seated.row).is_muted(line.person),
        text: line.text,
        written: line.written.0,
    }
}

/// A proposal to go back as it is told to whoever holds these seats.
pub(crate) fn proposal_info(proposal: Proposal, yours: SeatSet, undoes: Vec<String>) -> ProposalInfo {
    ProposalInfo {
        motion: proposal.what.motion.name(),
        about: proposal.what.about.map(Seat::name),
        undoes,
        to: proposal.what.to,
        rules: proposal.what.rules,
        proposer: proposal.proposer.name(),
        consents: seat_names(proposal.consents),
        waits_for_you: yours.iter().any(|seat| !proposal.consents.has(seat)),
    }
}

/// Offers by their words alone.
pub(crate) fn silent(offers: Vec<Offer>) -> Vec<OfferInfo> {
    let silent = |offer: Offer| OfferInfo {
        words: offer.words,
        phrase: offer.phrase,
        text: String::new(),
        then: Vec::new(),
        ends_turn: offer.ends_turn,
    };
    offers.into_iter().map(silent).collect()
}

/// What a seat is asked, for programs: its answers by their words alone.
pub(crate) fn silent_question(game: &dyn AnyTable, seat: Seat) -> Option<QuestionInfo> {
    game.question(seat).map(|question| QuestionInfo {
        text: String::new(),
        rule: question.rule,
        kind: question.kind,
        options: silent(question.options),
        greyed: Vec::new(),
    })
}

/// How phrases are said at a table.
pub(crate) struct Saying<'a> {
    pub(crate) words: &'static Words,
    pub(crate) names: &'a [String],
    /// Whom it is said to: “you” instead of their own name.
    pub(crate) reader: Option<Seat>,
}

impl<'a> Saying<'a> {
    pub(crate) fn at(game: &'a dyn AnyTable, lang: Lang, reader: Option<Seat>) -> Self {
        Self { words: Words::get(lang), names: &game.header().names, reader }
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say_to(self.reader, phrase, self.names)
    }

    /// What a seat is asked, and what it can answer.
    pub(crate) fn question(&self, game: &dyn AnyTable, seat: Seat) -> Option<QuestionInfo> {
        game.question(seat).map(|question| QuestionInfo {
            text: self.say(&question.prompt),
            rule: question.rule,
            kind: question.kind,
            options: self.offers(&question.options),
            greyed: Vec::new(),
        })
    }

    /// What a seat cannot answer, and why.
    pub(crate) fn all_greyed(&self, game: &dyn AnyTable, seat: Seat) -> Vec<GreyedInfo> {
        game.greyed(seat).iter().map(|greyed| self.greyed(greyed)).collect()
    }

    /// Who must do what, in a sentence.
    pub(crate) fn status(&self, status: Status, game: &dyn AnyTable) -> String {
        if status == Status::Abandoned {
            return self.words.word("table-given-up");
        }
        match game.decision() {
            // Alone one has a result, not a victory.
            Decision::Over if game.header().names.len() == 1 => {
                let points = game.scores().first().map_or(0, parlour_core::Score::total);
                let alone = Phrase::new("table-solo").seat("who", Seat::default());
                self.say(&alone.number("points", points))
            }
            Decision::Over => self.victory(game.leaders()),
            Decision::Draw => self.words.word("table-chance"),
            Decision::Ask(seats) => self.people("table-waiting", seats),
        }
    }

    fn victory(&self, leaders: SeatSet) -> String {
        let reader = self.reader.filter(|reader| leaders.has(*reader));
        match (leaders.len(), leaders.first(), reader) {
            (1, Some(winner), _) => self.say(&Phrase::new("table-winner").seat("who", winner)),
            (_, _, Some(reader)) => {
                let others = leaders.iter().filter(|leader| *leader != reader).collect();
                self.people("table-tie-with-you", others)
            }
            _ => self.people("table-tie", leaders),
        }
    }

    fn people(&self, key: &'static str, seats: SeatSet) -> String {
        let one = |seat| Phrase::new("table-player").seat("who", seat);
        self.say(&Phrase::new(key).list("who", seats.iter().map(one)))
    }

    /// Advice.
    pub(crate) fn hint(&self, hint: &Hint) -> HintInfo {
        HintInfo {
            words: hint.words.clone(),
            text: self.say(&hint.phrase),
            verdict: self.say(&hint.verdict()),
            reasons: hint.reasons().iter().map(|reason| self.say(reason)).collect(),
            loss: hint.loss,
        }
    }

    pub(crate) fn offers(&self, offers: &[Offer]) -> Vec<OfferInfo> {
        offers.iter().map(|offer| self.offer(offer)).collect()
    }

    pub(crate) fn offer(&self, offer: &Offer) -> OfferInfo {
        OfferInfo {
            words: offer.words.clone(),
            phrase: offer.phrase.clone(),
            text: self.say(&offer.phrase),
            then: Vec::new(),
            ends_turn: offer.ends_turn,
        }
    }

    pub(crate) fn greyed(&self, greyed: &Greyed) -> GreyedInfo {
        GreyedInfo {
            words: greyed.offer.words.clone(),
            phrase: greyed.offer.phrase.clone(),
            text: self.say(&greyed.offer.phrase),
            reasons: self.reasons(&greyed.reasons),
        }
    }

    pub(crate) fn reasons(&self, reasons: &[Reason]) -> Vec<ReasonInfo> {
        let info = |reason: &Reason| ReasonInfo {
            rule: reason.rule.into(),
            text: self.say(&reason.phrase),
            paragraph: self.words.rule(reason.rule).map(str::to_owned),
        };
        reasons.iter().map(info).collect()
    }

    /// A line of the log: whose answer it followed from, whether that was a caretaker's, and what it left on the board is
    /// for the caller to know.
    pub(crate) fn log_line(
        &self,
        game: &str,
        line: &LogLine,
        by: Option<Seat>,
        caretaker: bool,
        trace: Option<String>,
    ) -> LogInfo {
        LogInfo {
            entry: line.entry,
            text: self.say(&line.phrase),
            draft: line.draft,
            caretaker,
            rule: line.rule,
            changes: line.changes.iter().map(|change| self.change(game, change)).collect(),
            by,
            about: first_seat(&line.phrase),
            role: role_of(&line.phrase),
            trace,
        }
    }

    fn change(&self, game: &str, change: &Change) -> ChangeInfo {
        ChangeInfo {
            seat: change.seat,
            by: change.by,
            of: change.of,
            text: self.words.word(change.of),
            icon: parlour_boards::emblem(game, change.of),
        }
    }

    /// The count of every seat, as it stands.
    pub(crate) fn scores(&self, game: &dyn AnyTable) -> Vec<ScoreInfo> {
        let scores = game.scores();
        results(game)
            .into_iter()
            .map(|result| ScoreInfo {
                seat: result.seat.name().into(),
                name: self.names.get(result.seat.index()).cloned().unwrap_or_default(),
                total: scores[result.seat.index()].total(),
                rank: result.rank,
                lines: scores[result.seat.index()]
                    .lines
                    .iter()
                    .map(|line| ScoreLineInfo { text: self.words.word(line.what), points: line.points })
                    .collect(),
            })
            .collect()
    }

    /// The position as a text table, section by section.
    pub(crate) fn text_table(&self, table: &TextTable) -> Vec<TextSection> {
        let section = |section: &Section| TextSection {
            title: self.words.heading(&section.title, self.names),
            lines: self.text_lines(section),
        };
        table.sections.iter().map(section).collect()
    }

    /// The lines of a section; what a thing does is said once.
    fn text_lines(&self, section: &Section) -> Vec<TextLine> {
        let mut told: Vec<(String, String)> = Vec::new();
        let line = |line: &Line| {
            let mut deeds = self.words.deeds_of(line);
            deeds.retain(|deed| !told.contains(deed));
            told.extend(deeds.iter().cloned());
            TextLine {
                label: self.words.heading(&line.label, self.names),
                cells: line.cells.iter().map(|cell| self.say(cell)).collect(),
                deeds,
            }
        };
        section.lines.iter().map(line).collect()
    }

    /// The rules that fit a question: the one by which it is asked and those it names, then those that forbid something
    /// now.
    pub(crate) fn fitting_rules(&self, prefix: &str, question: &QuestionInfo) -> Vec<RuleText> {
        let Some(book) = self.words.rulebook(prefix) else { return Vec::new() };
        let asked = book.rule(question.rule);
        let named = asked.into_iter().flat_map(|rule| book.named_by(rule));
        let forbidding = question.greyed.iter().flat_map(|grey| &grey.reasons);
        let forbidding = forbidding.filter_map(|reason| book.rule(&reason.rule)).take(RULES * 4);
        let mut found: Vec<RuleText> = Vec::new();
        for rule in asked.into_iter().chain(named.take(RULES / 2)).chain(forbidding) {
            if found.len() < RULES && found.iter().all(|known| known.id != rule.id) {
                found.push(RuleText { id: rule.id.clone(), text: rule.text.clone() });
            }
        }
        found
    }
}

//! What is told of a table: built from views with the reader's eyes, for pages and programs alike.

use std::str::FromStr;

use parlour_bots::Hint;
use parlour_core::any::{AnyTable, Greyed, LogLine, Offer, Reason};
use parlour_core::{Change, Decision, Phrase, Seat, SeatSet};
use parlour_store::{Holder, Proposal, SeatedTable, Source, Status};
use parlour_words::Words;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::app::App;
use crate::aspect::{Aspect, Shared};
use crate::hub::Hot;
use crate::pages::game_name;
use crate::problem::Problem;
use crate::session::Reader;

/// A table as lists show it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableInfo {
    /// Its id.
    pub(crate) id: String,
    /// The id of the game.
    pub(crate) game: String,
    /// The name of the game.
    pub(crate) game_name: String,
    /// Player count and options.
    #[schema(value_type = Object)]
    pub(crate) mode: Box<RawValue>,
    /// `open`, `running`, `over` or `abandoned`.
    pub(crate) status: &'static str,
    /// `live`, or a number of days such as `3d`.
    pub(crate) pace: String,
    /// `public` or `private`.
    pub(crate) visibility: &'static str,
    /// Is the reader its host?
    pub(crate) hosting: bool,
    /// The seats in clockwise order.
    pub(crate) seats: Vec<SeatInfo>,
    /// Who must answer.
    pub(crate) asked: Vec<&'static str>,
    /// The hash of the seed, from the first draw on.
    pub(crate) commitment: Option<String>,
    /// The table the same people went on to.
    pub(crate) rematch: Option<String>,
    /// How many lines the journal has.
    pub(crate) lines: u64,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "what programs read of a seat, each by its own name")]
pub(crate) struct SeatInfo {
    /// Its colour.
    pub(crate) seat: &'static str,
    /// What it is called; empty while it is open.
    pub(crate) name: String,
    /// `open`, `person`, `bot` or `departed`.
    pub(crate) holder: &'static str,
    /// The level of its bot.
    pub(crate) level: Option<String>,
    /// Does the reader hold it?
    pub(crate) yours: bool,
    /// Is its holder ready to start?
    pub(crate) ready: bool,
    /// Has its holder resigned?
    pub(crate) resigned: bool,
    /// Does a bot answer for an absent holder?
    pub(crate) caretaker: bool,
    /// Milliseconds left for the answer it owes, when time runs.
    pub(crate) clock: Option<i64>,
}

/// An answer on offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OfferInfo {
    /// What is sent back to choose it.
    pub(crate) words: String,
    /// What it does, in the reader's language.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) text: String,
    /// Does it end the turn by itself? Then nothing is left to confirm. Told where it does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) ends_turn: bool,
}

/// Advice: an answer, how good it is, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct HintInfo {
    /// What is sent back to choose it.
    pub(crate) words: String,
    /// What it does, in the reader's language.
    pub(crate) text: String,
    /// How good it is, in the reader's language.
    pub(crate) verdict: String,
    /// Why, in the reader's language.
    pub(crate) reasons: Vec<String>,
    /// How many points worse than the best answer it may turn out; none for the best.
    pub(crate) loss: Option<f32>,
}

/// A rule that speaks against a choice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReasonInfo {
    /// The id of the rule.
    pub(crate) rule: String,
    /// What fails.
    pub(crate) text: String,
    /// The paragraph of the rulebook.
    pub(crate) paragraph: Option<String>,
}

/// A choice that cannot be made, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GreyedInfo {
    /// What would be sent.
    pub(crate) words: String,
    /// What it would do.
    pub(crate) text: String,
    /// What speaks against it.
    pub(crate) reasons: Vec<ReasonInfo>,
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct QuestionInfo {
    /// The question.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) text: String,
    /// The answers.
    pub(crate) options: Vec<OfferInfo>,
    /// What cannot be answered, and why.
    pub(crate) greyed: Vec<GreyedInfo>,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LogInfo {
    /// The number of the answer it followed from; `?at=` one more shows the position after it.
    pub(crate) entry: usize,
    /// What happened.
    pub(crate) text: String,
    /// Still a draft that only its owner sees?
    pub(crate) draft: bool,
    /// Did a caretaker answer?
    pub(crate) caretaker: bool,
    /// The id of the rule behind it.
    pub(crate) rule: &'static str,
    /// What it gave and took.
    pub(crate) changes: Vec<ChangeInfo>,
}

/// So many of a thing came to a seat, or left it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ChangeInfo {
    /// Whose.
    pub(crate) seat: String,
    /// How many more, or fewer.
    pub(crate) by: i64,
    /// What of, as the game calls it.
    pub(crate) of: &'static str,
    /// What of, in the reader's language.
    pub(crate) text: String,
}

/// The points of a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ScoreInfo {
    /// The seat.
    pub(crate) seat: String,
    /// Its name.
    pub(crate) name: String,
    /// The sum.
    pub(crate) total: i32,
    /// The rank, from one.
    pub(crate) rank: u8,
    /// The lines of the count.
    pub(crate) lines: Vec<ScoreLineInfo>,
}

/// A line of a count.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ScoreLineInfo {
    /// What for.
    pub(crate) text: String,
    /// How many points.
    pub(crate) points: i32,
}

/// A proposal to go back.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ProposalInfo {
    /// How many lines would stay.
    pub(crate) to: u64,
    /// Who proposed it.
    pub(crate) proposer: &'static str,
    /// Who agrees.
    pub(crate) consents: Vec<&'static str>,
    /// Has the reader still to say?
    pub(crate) waits_for_you: bool,
}

/// A table as its reader sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Position {
    /// The table.
    pub(crate) table: TableInfo,
    /// Names this position: send it back with an answer.
    pub(crate) at: String,
    /// The seat whose eyes see it; none for spectators.
    pub(crate) seat: Option<&'static str>,
    /// All seats of the reader.
    pub(crate) yours: Vec<&'static str>,
    /// What these eyes see.
    #[serde(flatten)]
    #[schema(value_type = Aspect)]
    pub(crate) aspect: Shared,
    /// What happened.
    pub(crate) log: Vec<LogInfo>,
    /// The proposal to go back that stands.
    pub(crate) proposal: Option<ProposalInfo>,
    /// The position shown is that after so many lines, not the current one.
    pub(crate) past: Option<usize>,
}

/// What of a table is wanted.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Wanted {
    /// Whose eyes, among the reader's seats.
    pub(crate) seat: Option<Seat>,
    /// After so many lines, instead of now.
    pub(crate) past: Option<usize>,
    /// The log from this line on.
    pub(crate) log_from: usize,
    /// What is left out.
    pub(crate) without: Without,
}

/// What takes long to say of a position and not every program reads.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is left out by its own name")]
pub(crate) struct Without {
    /// The position for programs.
    pub(crate) view: bool,
    /// The position as a text table.
    pub(crate) sheet: bool,
    /// What cannot be answered.
    pub(crate) greyed: bool,
    /// What happened.
    pub(crate) log: bool,
    /// Everything said in sentences about the question, and what cannot be answered: programs that play go by the words
    /// of the options.
    pub(crate) texts: bool,
}

impl FromStr for Without {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let mut without = Self::default();
        for name in text.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            match name {
                "view" => without.view = true,
                "sheet" => without.sheet = true,
                "greyed" => without.greyed = true,
                "log" => without.log = true,
                "texts" => without.texts = true,
                _ => return Err(Problem::Bad("'without' names view, sheet, greyed, log or texts.".into())),
            }
        }
        Ok(without)
    }
}

pub(crate) fn seat_names(seats: SeatSet) -> Vec<&'static str> {
    seats.iter().map(Seat::name).collect()
}

impl App {
    /// A table as lists show it.
    pub(crate) fn info(&self, seated: &SeatedTable, reader: &Reader) -> TableInfo {
        let row = &seated.row;
        let seats = seated.seats.iter().map(|seat| {
            let (holder, level, yours) = match &seat.holder {
                Holder::Open => ("open", None, false),
                Holder::Person(person) => ("person", None, reader.id() == Some(*person)),
                Holder::Bot(level) => ("bot", Some(level.clone()), false),
                Holder::Departed => ("departed", None, false),
            };
            let runs = row.status == Status::Running && row.asked.has(seat.seat);
            let clock = seat.clock.zip(row.moved).filter(|_| runs);
            SeatInfo {
                seat: seat.seat.name(),
                name: seat.name.clone(),
                holder,
                level,
                yours,
                ready: seat.ready,
                resigned: seat.resigned,
                caretaker: seat.caretaker,
                clock: clock.map(|(clock, moved)| (clock - self.clock.since(moved)).max(0)),
            }
        });
        TableInfo {
            id: row.id.to_string(),
            game: row.game.clone(),
            game_name: game_name(Words::get(reader.lang), &row.game),
            mode: RawValue::from_string(row.mode.clone()).unwrap_or_default(),
            status: row.status.name(),
            pace: row.pace.clone(),
            visibility: row.visibility.name(),
            hosting: row.host.is_some() && row.host == reader.id(),
            seats: seats.collect(),
            asked: seat_names(row.asked),
            commitment: row.commitment.clone(),
            rematch: row.rematch.as_ref().map(ToString::to_string),
            lines: row.place.len,
        }
    }

    /// A table as its reader sees it.
    pub(crate) fn position(
        &self,
        hot: &Hot,
        reader: &Reader,
        wanted: Wanted,
        proposal: Option<Proposal>,
    ) -> Position {
        let yours = hot.seats_of(reader.id());
        let seat = eyes_of(hot, yours, wanted.seat);
        let (aspect, log) = match (wanted.past, hot.game.as_deref()) {
            (Some(lines), Some(game)) => {
                let past = game.at(lines.min(game.entries()));
                (
                    hot.past_aspect(past.as_ref(), seat, reader.lang, wanted.without),
                    log_of(hot, past.as_ref(), seat, reader, 0),
                )
            }
            (None, Some(game)) => (
                hot.aspect(seat, reader.lang, wanted.without),
                if wanted.without.log {
                    Vec::new()
                } else {
                    log_of(hot, game, seat, reader, wanted.log_from)
                },
            ),
            (_, None) => (Shared::default(), Vec::new()),
        };
        Position {
            table: self.info(&hot.seated, reader),
            at: hot.spot(seat).to_string(),
            seat: seat.map(Seat::name),
            yours: seat_names(yours),
            aspect,
            log,
            proposal: proposal.map(|proposal| proposal_info(proposal, yours)),
            past: wanted.past,
        }
    }
}

fn log_of(hot: &Hot, game: &dyn AnyTable, seat: Option<Seat>, reader: &Reader, from: usize) -> Vec<LogInfo> {
    let say = Saying { words: Words::get(reader.lang), names: &game.header().names };
    game.log(hot.eyes(seat), from).iter().map(|line| say.log_line(line, hot)).collect()
}

/// The seat whose eyes are used: the one asked for, else one that is asked, else the first of the reader's.
pub(crate) fn eyes_of(hot: &Hot, yours: SeatSet, wanted: Option<Seat>) -> Option<Seat> {
    let wanted = wanted.filter(|seat| yours.has(*seat));
    let asked = || yours.iter().find(|seat| hot.row().asked.has(*seat));
    wanted.or_else(asked).or_else(|| yours.first())
}

pub(crate) fn proposal_info(proposal: Proposal, yours: SeatSet) -> ProposalInfo {
    ProposalInfo {
        to: proposal.to,
        proposer: proposal.proposer.name(),
        consents: seat_names(proposal.consents),
        waits_for_you: yours.iter().any(|seat| !proposal.consents.has(seat)),
    }
}

/// Offers by their words alone.
pub(crate) fn silent(offers: Vec<Offer>) -> Vec<OfferInfo> {
    let silent =
        |offer: Offer| OfferInfo { words: offer.words, text: String::new(), ends_turn: offer.ends_turn };
    offers.into_iter().map(silent).collect()
}

/// How phrases are said at a table.
pub(crate) struct Saying<'a> {
    pub(crate) words: &'static Words,
    pub(crate) names: &'a [String],
}

impl Saying<'_> {
    /// What a seat is asked, for programs: its answers by their words alone.
    pub(crate) fn silent_question(game: &dyn AnyTable, seat: Seat) -> Option<QuestionInfo> {
        game.question(seat).map(|question| QuestionInfo {
            text: String::new(),
            options: silent(question.options),
            greyed: Vec::new(),
        })
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    /// What a seat is asked, with everything it cannot answer.
    pub(crate) fn question(&self, game: &dyn AnyTable, seat: Seat) -> Option<QuestionInfo> {
        let question = self.open_question(game, seat)?;
        let greyed = game.greyed(seat).iter().map(|greyed| self.greyed(greyed)).collect();
        Some(QuestionInfo { greyed, ..question })
    }

    /// What a seat is asked, and what it can answer.
    pub(crate) fn open_question(&self, game: &dyn AnyTable, seat: Seat) -> Option<QuestionInfo> {
        game.question(seat).map(|question| QuestionInfo {
            text: self.say(&question.prompt),
            options: self.offers(&question.options),
            greyed: Vec::new(),
        })
    }

    /// Who must do what, in a sentence.
    pub(crate) fn status(&self, hot: &Hot, game: &dyn AnyTable) -> String {
        if hot.row().status == Status::Abandoned {
            return self.words.word("table-over");
        }
        match game.decision() {
            Decision::Over => match game.leaders().len() {
                1 => self.people("table-winner", game.leaders()),
                _ => self.people("table-tie", game.leaders()),
            },
            Decision::Draw => self.words.word("table-chance"),
            Decision::Ask(seats) => self.people("table-waiting", seats),
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
        let info = |offer: &Offer| OfferInfo {
            words: offer.words.clone(),
            text: self.say(&offer.phrase),
            ends_turn: offer.ends_turn,
        };
        offers.iter().map(info).collect()
    }

    fn greyed(&self, greyed: &Greyed) -> GreyedInfo {
        GreyedInfo {
            words: greyed.offer.words.clone(),
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

    fn log_line(&self, line: &LogLine, hot: &Hot) -> LogInfo {
        let source = hot.sources.get(line.entry).filter(|_| !line.draft);
        LogInfo {
            entry: line.entry,
            text: self.say(&line.phrase),
            draft: line.draft,
            caretaker: source == Some(&Source::Caretaker),
            rule: line.rule,
            changes: line.changes.iter().map(|change| self.change(change)).collect(),
        }
    }

    fn change(&self, change: &Change) -> ChangeInfo {
        ChangeInfo {
            seat: change.seat.name().into(),
            by: change.by,
            of: change.of,
            text: self.words.word(change.of),
        }
    }

    /// The count of every seat, as it stands.
    pub(crate) fn scores(&self, game: &dyn AnyTable) -> Vec<ScoreInfo> {
        let results = crate::hub::results(game);
        let scores = game.scores();
        results
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
}

//! A position as somebody sees it, in one language.

use std::str::FromStr;
use std::sync::Arc;

use parlour_boards::{Board, Face, Offered, Step};
use parlour_core::{Phrase, Seat, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::bill::BillInfo;
use crate::log::{LogInfo, RoundStart};
use crate::page::TakeBackInfo;
use crate::table::TableInfo;

/// Between the answers of a button that stands for several in a row.
pub const ANSWERS_APART: &str = "; ";

/// Between the sentences of a path of answers.
pub const STEPS_APART: &str = " · ";

/// An answer on offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OfferInfo {
    /// What is sent back to choose it.
    pub words: String,
    /// What it does, before a language has said it: short labels are said of it.
    #[serde(skip)]
    pub phrase: Phrase,
    /// What it does, in the reader's language.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The answers that follow at once, where the page offers several as one.
    #[serde(skip)]
    pub then: Vec<Step>,
    /// Does it end the turn by itself? Then nothing is left to confirm. Told where it does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_turn: bool,
}

/// Advice: an answer, how good it is, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintInfo {
    /// What is sent back to choose it.
    pub words: String,
    /// What it does, in the reader's language.
    pub text: String,
    /// How good it is, in the reader's language.
    pub verdict: String,
    /// Why, in the reader's language.
    pub reasons: Vec<String>,
    /// How many points worse than the best answer it may turn out; none for the best.
    pub loss: Option<f32>,
}

/// A rule that speaks against a choice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReasonInfo {
    /// The id of the rule.
    pub rule: String,
    /// What fails.
    pub text: String,
    /// The paragraph of the rulebook.
    pub paragraph: Option<String>,
}

/// A choice that cannot be made, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GreyedInfo {
    /// What would be sent.
    pub words: String,
    /// What it would do, before a language has said it.
    #[serde(skip)]
    pub phrase: Phrase,
    /// What it would do.
    pub text: String,
    /// What speaks against it.
    pub reasons: Vec<ReasonInfo>,
}

/// What a seat is asked.
#[derive(Clone, Default, Debug, Serialize, ToSchema)]
pub struct QuestionInfo {
    /// The question.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The id of the rule by which it is asked.
    pub rule: &'static str,
    /// Which of the game's questions it is: a word that stays the same whatever the numbers in it.
    pub kind: &'static str,
    /// The answers.
    pub options: Vec<OfferInfo>,
    /// What cannot be answered, and why.
    pub greyed: Vec<GreyedInfo>,
}

/// The same as it is sent, its answers written already: each of them is what an [`OfferInfo`] or a [`GreyedInfo`] is as JSON.
#[derive(Debug, Serialize)]
pub struct WrittenQuestion {
    /// The question.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The id of the rule by which it is asked.
    pub rule: &'static str,
    /// Which of the game's questions it is.
    pub kind: &'static str,
    /// The answers.
    pub options: Vec<Arc<RawValue>>,
    /// What cannot be answered, and why.
    pub greyed: Vec<Arc<RawValue>>,
}

/// The points of a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoreInfo {
    /// The seat.
    pub seat: String,
    /// Its name.
    pub name: String,
    /// The sum.
    pub total: i32,
    /// The rank, from one.
    pub rank: u8,
    /// The lines of the count.
    pub lines: Vec<ScoreLineInfo>,
}

/// A line of a count.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoreLineInfo {
    /// What for.
    pub text: String,
    /// How many points.
    pub points: i32,
}

/// A proposal to go back, to play on under newer rules, to pause, to look for a substitute or to end.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProposalInfo {
    /// `back`, `pause`, `substitute` or `end`.
    pub motion: &'static str,
    /// The seat it is about.
    pub about: Option<&'static str>,
    /// What would be undone, as the reader knows it; the last lines, if there are many.
    pub undoes: Vec<String>,
    /// How many lines would stay.
    pub to: u64,
    /// The revision of the rules to play on under; none if the table only goes back.
    pub rules: Option<u32>,
    /// Who proposed it.
    pub proposer: &'static str,
    /// Who agrees.
    pub consents: Vec<&'static str>,
    /// Has the reader still to say?
    pub waits_for_you: bool,
}

/// A rule with its text.
#[derive(Clone, Debug)]
pub struct RuleText {
    /// The id of the rule.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// A section of the text table.
#[derive(Clone, Debug)]
pub struct TextSection {
    /// Its heading.
    pub title: String,
    /// Its lines.
    pub lines: Vec<TextLine>,
}

/// A line of the text table.
#[derive(Clone, Debug)]
pub struct TextLine {
    /// What it is about.
    pub label: String,
    /// What stands there.
    pub cells: Vec<String>,
    /// What the things it names do, by their names; each is told where the section first names it.
    pub deeds: Vec<(String, String)>,
}

/// What some eyes see of a position, in one language. It is said once and shared by everybody who looks with the same
/// eyes; what a reader does not want is left out.
#[derive(Clone, Default, Serialize, ToSchema)]
pub struct SpokenPosition {
    /// The number of the round.
    pub round: Option<u16>,
    /// Who must do what, in a sentence.
    #[serde(skip_serializing_if = "no_text")]
    #[schema(value_type = String)]
    pub status_text: Arc<str>,
    /// What the seat is asked: for pages.
    #[serde(skip)]
    pub question: Option<Arc<QuestionInfo>>,
    // This, the view and the sheet are long: they are written as JSON once for everybody who reads them.
    /// What the seat is asked.
    #[schema(value_type = Option<QuestionInfo>)]
    #[serde(rename = "question")]
    pub written_question: Option<Arc<RawValue>>,
    /// What the question wants paid, if it belongs to a payment: for pages.
    #[serde(skip)]
    pub bill: Option<Arc<BillInfo>>,
    /// Free actions of the seat.
    #[schema(value_type = Vec<OfferInfo>)]
    pub asides: Arc<Vec<OfferInfo>>,
    /// The answers of the seat's draft.
    #[schema(value_type = Vec<String>)]
    pub draft: Arc<Vec<String>>,
    /// Needs the draft no more answers? Then the turn may be ended.
    pub ready: bool,
    /// The position for programs.
    #[schema(value_type = Object)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Arc<RawValue>>,
    /// The position as a text table.
    #[schema(value_type = Option<String>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Arc<RawValue>>,
    /// The final count.
    #[schema(value_type = Vec<ScoreInfo>)]
    pub scores: Arc<Vec<ScoreInfo>>,
    /// Who won.
    pub winners: Vec<&'static str>,
    /// The seed of the dice, once the game is over.
    pub seed: Option<String>,
    /// The seat whose eyes see it.
    #[serde(skip)]
    pub seat: Option<Seat>,
    /// Who is asked.
    #[serde(skip)]
    pub asked: SeatSet,
    /// Is the game over?
    #[serde(skip)]
    pub over: bool,
    /// The players as they are shown.
    #[serde(skip)]
    pub faces: Arc<Vec<Face>>,
    /// The count as it stands, over or not: for pages.
    #[serde(skip)]
    pub count: Arc<Vec<ScoreInfo>>,
    /// The board: for pages.
    #[serde(skip)]
    pub board: Option<Arc<Board>>,
    /// The text table by sections: for pages without a board.
    #[serde(skip)]
    pub text_table: Arc<Vec<TextSection>>,
    /// Rules that fit what is asked: for pages.
    #[serde(skip)]
    pub rules: Arc<Vec<RuleText>>,
    /// Where the rounds begin: for pages.
    #[serde(skip)]
    pub rounds: Arc<Vec<RoundStart>>,
}

fn no_text(text: &Arc<str>) -> bool {
    text.is_empty()
}

impl SpokenPosition {
    /// What is written already: most of it.
    pub fn written(&self) -> [Option<&str>; 3] {
        [&self.written_question, &self.view, &self.sheet].map(|text| text.as_deref().map(RawValue::get))
    }

    /// The rest.
    pub fn unwritten(&self) -> Self {
        Self { written_question: None, view: None, sheet: None, ..self.clone() }
    }

    /// The choices of the reader in the order of the buttons: options, then asides, then greyed choices.
    pub fn offered(&self) -> Vec<Offered> {
        let question = self.question.as_deref();
        let options = question.map_or(&[][..], |question| &question.options);
        let greyed = question.map_or(&[][..], |question| &question.greyed);
        let open = options
            .iter()
            .chain(&*self.asides)
            .map(|offer| (&offer.words, &offer.phrase, &offer.text, &offer.then[..], false));
        let all =
            open.chain(greyed.iter().map(|grey| (&grey.words, &grey.phrase, &grey.text, &[][..], true)));
        all.enumerate()
            .map(|(number, (words, phrase, text, then, greyed))| Offered {
                number,
                words: words.clone(),
                phrase: phrase.clone(),
                text: text.clone(),
                greyed,
                then: then.to_vec(),
            })
            .collect()
    }
}

/// A table as its reader sees it.
#[derive(Clone, Serialize, ToSchema)]
pub struct Position {
    /// The table.
    pub table: TableInfo,
    /// Names this position: send it back with an answer.
    pub at: String,
    /// The seat whose eyes see it; none for spectators.
    pub seat: Option<&'static str>,
    /// All seats of the reader.
    pub yours: Vec<&'static str>,
    /// What these eyes see.
    #[serde(flatten)]
    pub spoken: SpokenPosition,
    /// What happened.
    #[schema(value_type = Vec<LogInfo>)]
    pub log: Vec<Arc<LogInfo>>,
    /// The proposal that stands.
    pub proposal: Option<ProposalInfo>,
    /// The reader's last turn, if it can be taken back or asked for.
    pub take_back: Option<TakeBackInfo>,
    /// The position shown is that after so many lines, not the current one.
    pub past: Option<usize>,
}

impl Position {
    /// About how many bytes it takes as JSON: whoever makes room for them first need not move it while it is written.
    pub fn room(&self) -> usize {
        const REST: usize = 2048;
        const LINE: usize = 256;
        let written: usize = self.spoken.written().into_iter().flatten().map(str::len).sum();
        written + REST + self.log.len() * LINE
    }
}

/// What takes long to say of a position and not every program reads.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is left out by its own name")]
pub struct Without {
    /// The position for programs.
    pub view: bool,
    /// The position as a text table.
    pub sheet: bool,
    /// What cannot be answered.
    pub greyed: bool,
    /// What happened.
    pub log: bool,
    /// Everything said in sentences about the question, and what cannot be answered: programs that play go by the words
    /// of the options.
    pub texts: bool,
}

/// Something to leave out that nobody knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownPart;

impl FromStr for Without {
    type Err = UnknownPart;

    fn from_str(text: &str) -> Result<Self, UnknownPart> {
        let mut without = Self::default();
        for name in text.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            match name {
                "view" => without.view = true,
                "sheet" => without.sheet = true,
                "greyed" => without.greyed = true,
                "log" => without.log = true,
                "texts" => without.texts = true,
                _ => return Err(UnknownPart),
            }
        }
        Ok(without)
    }
}

/// The names of seats.
pub fn seat_names(seats: SeatSet) -> Vec<&'static str> {
    seats.iter().map(Seat::name).collect()
}

//! A table and its seats, as lists show them; and what is said there.

use parlour_words::Words;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A table as lists show it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "facts of one table, each of its own")]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The name of the game.
    pub game_name: String,
    /// Player count and options.
    #[schema(value_type = Object)]
    pub mode: Box<RawValue>,
    /// `open`, `running`, `over` or `abandoned`.
    pub status: &'static str,
    /// `live`, or the time of a turn in days or hours, such as `3d` or `56h`.
    pub pace: String,
    /// `public` or `private`.
    pub visibility: &'static str,
    /// Is the reader its host?
    pub hosting: bool,
    /// The seats in clockwise order.
    pub seats: Vec<SeatInfo>,
    /// Who must answer.
    pub asked: Vec<&'static str>,
    /// The hash of the seed, from the first draw on.
    pub commitment: Option<String>,
    /// The table the same people went on to.
    pub rematch: Option<String>,
    /// Does the game begin by itself as soon as nobody is waited for?
    pub starts_full: bool,
    /// Were people seated by somebody else? Then each says that they are ready before the game begins.
    pub gathered: bool,
    /// What the game goes on from, if it did not begin here; such games count for nothing.
    pub from: Option<FromInfo>,
    /// How many lines the journal has.
    pub lines: u64,
    /// The revision of the rules it is played by.
    pub rules: u32,
    /// The newest revision of them: a table in play may move over to it.
    pub newest_rules: u32,
    /// Since when everybody pauses, in milliseconds since 1970.
    pub paused: Option<i64>,
    /// Was the game ended as it stood?
    pub ended_early: bool,
    /// Did somebody know what would be drawn, because the game was taken back past a draw? Then it counts among no best scores.
    pub foreseen: bool,
    /// Who may talk: `everybody`, `players` or `nobody`.
    pub talk: &'static str,
    /// May one person take several seats of it, if it is public?
    pub many_seats: bool,
}

/// What a table goes on from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FromInfo {
    /// "What if", rather than a file that was opened?
    pub what_if: bool,
    /// After so many lines.
    pub lines: usize,
    /// The table at this server where they were played.
    pub table: Option<String>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "what programs read of a seat, each by its own name")]
pub struct SeatInfo {
    /// Its colour.
    pub seat: &'static str,
    /// What it is called; empty while it is open.
    pub name: String,
    /// `open`, `person`, `bot` or `departed`.
    pub holder: &'static str,
    /// The level of its bot.
    pub level: Option<String>,
    /// Does the reader hold it?
    pub yours: bool,
    /// Is its holder ready to start?
    pub ready: bool,
    /// Has its holder resigned?
    pub resigned: bool,
    /// Does a bot answer for an absent holder?
    pub caretaker: bool,
    /// Milliseconds left for the answer it owes, when time runs.
    pub clock: Option<i64>,
    /// When that time is up, in milliseconds since 1970; what stops the clock until then is reckoned in.
    pub until: Option<i64>,
    /// Why its clock stands still just now.
    pub still: Option<Still>,
    /// The holiday its holder is on or has announced.
    pub away: Option<AwayInfo>,
    /// How many turns a caretaker has played since the holder was last there.
    pub covered: u32,
    /// The name of the caretaker.
    pub stand_in: &'static str,
    /// Do the others look for somebody who takes the seat over?
    pub wanted: bool,
    /// May the reader nudge its holder?
    pub nudge: bool,
    /// May the others decide about the seat: has its holder been away for several turns, or given up?
    pub deserted: bool,
}

/// A holiday.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AwayInfo {
    /// From when, in milliseconds since 1970.
    pub from: i64,
    /// Until when.
    pub to: i64,
    /// Has it begun?
    pub begun: bool,
}

/// Why a clock stands still.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Still {
    /// Everybody has agreed to a pause.
    Pause,
    /// The holder of the seat is on holiday.
    Holiday,
    /// The holder of the seat has quiet hours.
    Quiet,
}

/// How a table stands, in a few numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The number of the round.
    pub round: u16,
    /// Everybody's points, seat by seat.
    pub points: Vec<i32>,
    /// For how many milliseconds nothing has been played.
    pub still: i64,
    /// What happened last, as the reader may know it.
    pub last: Option<String>,
    /// Is something proposed that the reader has still to say yes or no to?
    pub asks: bool,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChatInfo {
    /// Its number.
    pub id: i64,
    /// Who spoke.
    pub name: String,
    /// The seat they hold; nobody's who looks on.
    pub seat: Option<&'static str>,
    /// Have they set the table up?
    pub host: bool,
    /// Has the host muted them?
    pub muted: bool,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub written: i64,
}

/// The name of a game.
pub fn game_name(words: &Words, id: &str) -> String {
    if words.has(id) { words.word(id) } else { id.to_owned() }
}

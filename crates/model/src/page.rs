//! What stands on the page of a table.

use std::sync::Arc;

use parlour_core::{Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

use crate::coach::{Coach, Decision};
use crate::course::Course;
use crate::log::Round;
use crate::position::{HintInfo, ProposalInfo, ReasonInfo, SpokenPosition};
use crate::table::{ChatInfo, TableInfo};
use crate::thing::ThingInfo;

/// Everything that stands on the page of a table, for one reader.
#[derive(Clone)]
#[allow(clippy::struct_excessive_bools, reason = "facts of one reader at one table, each of its own")]
pub struct TablePage {
    /// The table and its seats.
    pub table: TableInfo,
    /// Names this position: an answer sends it back.
    pub at: String,
    /// The seat whose eyes see it.
    pub seat: Option<Seat>,
    /// All seats of the reader.
    pub yours: SeatSet,
    /// Who has the site open just now.
    pub here: SeatSet,
    /// The position shown is that after so many lines, not the current one.
    pub past: Option<usize>,
    /// What these eyes see.
    pub position: SpokenPosition,
    /// The log by rounds, the oldest first; up to now, also where a position of the past is shown.
    pub log: Vec<Round>,
    /// What has happened from this answer on came after the reader's own last one; nothing for those who never answered.
    pub since: Option<usize>,
    /// Whoever opens the page after a while is caught up.
    pub recap: Option<Recap>,
    /// Are there rounds before those of the log?
    pub older: bool,
    /// The rank among all games of its mode at this server, and how many there are: of a game for one that is over.
    pub standing: Option<(u64, u64)>,
    /// How it went, once it is over.
    pub course: Arc<Course>,
    /// The proposal to go back that stands.
    pub proposal: Option<ProposalInfo>,
    /// The reader's last turn, if it can be taken back or asked for.
    pub take_back: Option<TakeBackInfo>,
    /// What was said lately.
    pub chat: Arc<Vec<ChatInfo>>,
    /// The reader's own note; none for those who cannot have one.
    pub note: Option<String>,
    /// Advice, the best first.
    pub hints: Vec<HintInfo>,
    /// The reader's answer came too late.
    pub late: bool,
    /// The reader has just undone something.
    pub undone: bool,
    /// Why the reader's answer was refused.
    pub refused: Vec<ReasonInfo>,
    /// What the coach says, in a lesson.
    pub coach: Option<Coach>,
    /// What there is to know of the question the reader is asked.
    pub decision: Option<Decision>,
    /// The thing the reader asked about.
    pub about: Option<ThingInfo>,
    /// The key of a private table.
    pub key: Option<String>,
    /// May the reader take the game away as far as it is shown, or go on from it elsewhere?
    pub onward: bool,
    /// The seat whose turn to look it is, where several people share the reader's device: until they say that it is they,
    /// only what everybody may see is shown.
    pub curtain: Option<Seat>,
    /// The turn the reader has worked out, or is working out.
    pub plan: Option<PlanInfo>,
    /// The seat whose turn is worked out at this table, if it is made for that.
    pub plans_for: Option<Seat>,
}

/// What somebody is told first who opens the page of a table after a while.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// How many answers there were when they had given their last one.
    pub since: usize,
    /// When that was, in milliseconds since 1970; none if they have not answered yet.
    pub played: Option<i64>,
}

/// A turn that somebody has worked out while they wait.
#[derive(Clone, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct PlanInfo {
    /// How many answers it has; none while it is being worked out.
    pub steps: usize,
    /// The answers, in the words programs give them with.
    pub answers: Vec<String>,
    /// How many of them are still allowed, once it is the reader's turn.
    pub possible: Option<usize>,
    /// How many lines the journal had when it was begun.
    pub since: usize,
    /// How many lines it has got since.
    pub news: usize,
    /// The table where it is being worked out.
    pub sketch: Option<String>,
}

/// How the reader's last turn may be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TakeBackInfo {
    /// How many lines would stay.
    pub to: u64,
    /// Nobody has acted on it and nothing was revealed: it is taken back without asking.
    pub at_once: bool,
    /// A caretaker has played it.
    pub caretaker: bool,
    /// Until when it can be taken back without asking, in milliseconds since 1970; none if there is no such time.
    pub until: Option<i64>,
}

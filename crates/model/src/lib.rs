//! What is told of tables, as plain data.
//!
//! The hub fills these structures in: in one language, and with the eyes of one reader. Pages draw them, the API sends
//! them as they are: there is one model of a position for people and programs. Nothing here reads, writes or waits.

mod bill;
mod coach;
mod course;
mod fingerprint;
mod group;
mod length;
mod log;
mod notices;
mod pace;
mod page;
mod position;
mod rest;
mod revision;
mod settings;
mod table;
mod thing;

pub use bill::{BillInfo, DueInfo, MeansInfo, PaymentInfo};
pub use coach::{Coach, Decision, NextLesson};
pub use course::{Course, Stage};
pub use fingerprint::{fingerprint, fingerprint_with};
pub use group::{GroupGame, GroupInfo, GroupPlace, GroupRecord, MemberInfo};
pub use length::turns;
pub use log::{ChangeInfo, Deed, LogInfo, Role, Round, RoundStart, by_rounds, deeds};
pub use notices::{Channel, Notices, Occasion};
pub use pace::Pace;
pub use page::{PlanInfo, Recap, TablePage, TakeBackInfo};
pub use position::{
    ANSWERS_APART, GreyedInfo, HintInfo, OfferInfo, Position, ProposalInfo, QuestionInfo, ReasonInfo,
    RuleText, STEPS_APART, ScoreInfo, ScoreLineInfo, SpokenPosition, TextLine, TextSection, UnknownPart,
    Without, WrittenQuestion, seat_names,
};
pub use rest::{HOLIDAYS_PER_GAME, Holiday, LONGEST_PAUSE, LONGEST_QUIET, Pauses, Quiet, Rest, Spans};
pub use revision::{PartingInfo, RevisionInfo};
pub use settings::{Coaching, Motion, Settings, Sound, Theme, TurnEnd};
pub use table::{AwayInfo, ChatInfo, FromInfo, Glance, SeatInfo, Still, TableInfo, game_name};
pub use thing::{ThingInfo, ThingsOfLeaf};

//! Where tables live: people, seats, journals, on SQLite by default and on PostgreSQL for several nodes.
//!
//! The store knows no game and no HTTP: a line of a journal is who answered and in which words. The journal is the
//! truth; whoever wants a position replays it.
//!
//! - **An append compares and guarded writes**: it names the [`Revision`] it answers, and of two only one wins; the other learns
//!   where the journal stands now. It returns once the lines are durable.
//! - **Group commit**: one task drains the queue of writes into one transaction, so that many tables share one
//!   sync of the disk; a write that fails takes no other with it.
//! - **[`Store::watch`]** tells every node what has changed, through PostgreSQL's notifications or, on SQLite,
//!   inside the process.
//! - **Secrets apart**: seeds, link secrets and password hashes are in no ordinary row and print as dots; of sessions and
//!   tokens only a hash is kept.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use parlour_store::{NewEntry, NewSeat, NewTable, Revision, Source, Start, Store, StoreError, TableUpdate, Visibility};
//!
//! let store = Store::open("sqlite::memory:").await?;
//! let tom = store.create_guest("Tom", "en").await?;
//! let table = store
//!     .create_table(NewTable {
//!         id: None,
//!         game: "pillars".into(),
//!         rules: 1,
//!         mode: r#"{"players":2}"#.into(),
//!         pace: "live".into(),
//!         visibility: Visibility::Public,
//!         host: Some(tom),
//!         settings: "{}".into(),
//!         link: None,
//!         seats: vec![NewSeat::person(tom, "Tom"), NewSeat::bot("apprentice", "Jack")],
//!     })
//!     .await?;
//! let start = Start {
//!     rules: 1,
//!     seed: None,
//!     commitment: None,
//!     names: vec!["Tom".into(), "Jack".into()],
//!     entries: vec![],
//!     foreseen: false,
//!     update: TableUpdate::default(),
//! };
//! let begun = store.start_table(&table, start).await?;
//!
//! let answer = vec![NewEntry { who: "red".into(), words: "take sand-2".into(), source: Source::Person }];
//! let done = store.append(&table, begun.revision, answer.clone(), TableUpdate::default()).await?;
//! assert_eq!(done.revision, Revision { len: 1, cuts: 0 });
//! // A second click on the same button comes too late.
//! let late = store.append(&table, begun.revision, answer, TableUpdate::default()).await;
//! assert_eq!(late, Err(StoreError::Conflict { at: done.revision }));
//! # Ok::<(), StoreError>(())
//! # }).unwrap();
//! ```

mod access;
mod acts;
mod append;
mod backup;
mod batch;
mod beginnings;
pub mod bounds;
mod circles;
mod coached;
mod connection;
mod counters;
mod drafts;
mod error;
mod export;
#[cfg(feature = "testkit")]
mod faults;
mod handover;
mod ids;
mod journal;
mod lists;
mod migrations;
mod news;
mod notices;
mod people;
mod plans;
mod pulse;
mod raw;
mod recovery;
mod refusal;
mod retention;
mod rewinds;
mod seats;
mod shape;
mod steady;
mod store;
mod tables;
mod talk;
mod targets;
mod time;
mod writer;

pub use access::{Session, Token};
pub use acts::{Act, Intervention, Operator, Order};
pub use backup::{Backup, Restoring, back_up};
pub use beginnings::Beginning;
pub use circles::{Circle, CircleResult, Member};
pub use coached::{Coached, Schooling};
pub use counters::Counters;
pub use drafts::DraftRow;
pub use error::{Result, StoreError};
pub use export::{Export, OwnResult};
#[cfg(feature = "testkit")]
pub use faults::{Fault, Faults};
pub use ids::{CircleId, Hidden, HiddenSeed, Moment, PersonId, SecretHash, TableId};
pub use journal::{Appended, Branch, CutEntry, EntryRow, NewEntry, Outcome, Revision, Source, TableUpdate};
pub use lists::{BestScore, MyTable, Page, QUIET};
pub use news::{Changed, News, Part};
pub use notices::{Claim, NewNotice, NoticeRow, VisitRow};
pub use people::{Credentials, Kind, Person};
pub use plans::PlanRow;
pub use refusal::{Field, Missing, Outdated, Refusal, Taken};
pub use retention::{Retention, Swept};
pub use rewinds::{Motion, Proposal, Proposed};
pub use seats::{Holder, NewSeat, SeatRow, Start};
pub use store::{Options, Store};
pub use tables::{NewTable, SeatedTable, Status, TableRow, Visibility};
pub use talk::{ChatLine, Note};
pub use targets::{NewTarget, Target, TargetKind};
pub use time::{Absence, Clocks};

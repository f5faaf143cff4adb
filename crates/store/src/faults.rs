//! Writes that fail when a test wants them to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::oneshot;

use crate::batch::GuardedWrite;
use crate::error::StoreError;

/// What becomes of a write of a table in play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is refused, as if somebody had been faster.
    Conflict,
    /// The database cannot be reached; nothing is written.
    Failure,
    /// It is written, but its writer never learns of it.
    LostReply,
}

/// Every so many writes of tables in play, lines and drafts alike, meet with a fault. Clones count together.
#[derive(Clone, Debug)]
pub struct Faults {
    fault: Fault,
    every: u64,
    writes: Arc<AtomicU64>,
}

impl Faults {
    /// Every `every`-th write meets with this fault.
    pub fn every(every: u64, fault: Fault) -> Self {
        Self { fault, every, writes: Arc::default() }
    }

    /// How many writes there were.
    pub fn writes(&self) -> u64 {
        self.writes.load(Ordering::Relaxed)
    }

    /// What is left to write once the fault has had its way.
    pub(crate) fn pass(&self, write: GuardedWrite) -> Option<GuardedWrite> {
        let number = 1 + self.writes.fetch_add(1, Ordering::Relaxed);
        if !number.is_multiple_of(self.every) {
            return Some(write);
        }
        let gone = StoreError::Gone("a test wants it so".into());
        match self.fault {
            Fault::Conflict => {
                let at = write.expects();
                write.fail(StoreError::Conflict { at });
                None
            }
            Fault::Failure => {
                write.fail(gone);
                None
            }
            Fault::LostReply => Some(unheard(write, gone)),
        }
    }
}

/// The same write, whose writer has been told of a failure already.
fn unheard(write: GuardedWrite, error: StoreError) -> GuardedWrite {
    match write {
        GuardedWrite::Append(mut append) => {
            let reply = std::mem::replace(&mut append.reply, oneshot::channel().0);
            let _ = reply.send(Err(error));
            GuardedWrite::Append(append)
        }
        GuardedWrite::Draft(mut draft) => {
            let reply = std::mem::replace(&mut draft.reply, oneshot::channel().0);
            let _ = reply.send(Err(error));
            GuardedWrite::Draft(draft)
        }
    }
}

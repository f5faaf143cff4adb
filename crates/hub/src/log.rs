//! The log as it was said: lines that are in the journal stay said from one snapshot to the next.

use std::sync::{Arc, Mutex};

use parlour_core::any::AnyTable;
use parlour_core::{Eyes, Seat};
use parlour_model::LogInfo;
use parlour_store::Source;
use parlour_words::Lang;
use tokio::sync::Mutex as AsyncMutex;

use crate::saying::Saying;
use crate::snapshot::Snapshot;

/// Lines that were said for some eyes in some language: those of the answers from `from` on, up to `upto`.
#[derive(Default)]
struct SaidLog {
    /// How often the journal had been cut back: another one is said anew.
    cuts: u64,
    from: usize,
    upto: usize,
    lines: Vec<Arc<LogInfo>>,
}

/// Whose eyes, whom it is said to, in which language.
type Key = (Eyes, Option<Seat>, Lang);
type Shared = Arc<AsyncMutex<SaidLog>>;

/// What was said of the log of a table. Clones share it: each snapshot goes on where the last one ended.
#[derive(Clone, Default)]
pub(crate) struct SaidLogs(Arc<Mutex<Vec<(Key, Shared)>>>);

impl SaidLogs {
    fn of(&self, key: Key) -> Shared {
        let Ok(mut logs) = self.0.lock() else { return Shared::default() };
        if let Some((_, log)) = logs.iter().find(|(known, _)| *known == key) {
            return log.clone();
        }
        let log = Shared::default();
        logs.push((key, log.clone()));
        log
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut logs) = self.0.lock() {
            logs.clear();
        }
    }
}

impl Snapshot {
    /// The log from an answer on, as a seat may read it; its draft comes last.
    pub(crate) async fn log(&self, seat: Option<Seat>, lang: Lang, from: usize) -> Vec<Arc<LogInfo>> {
        let Some(game) = self.game.as_deref() else { return Vec::new() };
        let eyes = self.eyes(seat);
        let log = self.logs.of((eyes, self.reader(seat), lang));
        let mut log = log.lock().await;
        let entries = game.entries();
        let anew =
            log.cuts != self.revision().cuts || log.lines.is_empty() || from < log.from || entries < log.upto;
        if anew {
            *log = SaidLog { cuts: self.revision().cuts, from, upto: from.min(entries), lines: Vec::new() };
        }
        let said = self.say_log(game, seat, eyes, lang, log.upto);
        let (drafted, committed): (Vec<_>, Vec<_>) = said.into_iter().partition(|line| line.draft);
        log.lines.extend(committed);
        log.upto = entries;
        let first = log.lines.partition_point(|line| line.entry < from);
        log.lines[first..].iter().cloned().chain(drafted).collect()
    }

    /// Says the log of a position from an answer on.
    pub(crate) fn say_log(
        &self,
        game: &dyn AnyTable,
        seat: Option<Seat>,
        eyes: Eyes,
        lang: Lang,
        from: usize,
    ) -> Vec<Arc<LogInfo>> {
        let lines = game.log(eyes, from);
        if lines.is_empty() {
            return Vec::new();
        }
        let (say, id) = (Saying::at(game, lang, self.reader(seat)), game.about().id);
        let answers = game.answers(from);
        let view = game.view(eyes);
        let said = lines.iter().map(|line| {
            let answer = answers.get(line.entry.wrapping_sub(from)).filter(|_| !line.draft);
            let by = match answer {
                Some((who, _)) => who.seat(),
                None => seat.filter(|_| line.draft),
            };
            // An answer that is another's secret leaves no trace these eyes may follow.
            let readable = answer.filter(|_| game.audience(line.entry).includes(eyes));
            let trace = readable
                .and_then(|(who, words)| parlour_boards::trace(id, view.as_ref(), who.seat()?, words));
            let source = self.sources.get(line.entry).filter(|_| !line.draft);
            let caretaker = source == Some(&Source::Caretaker);
            Arc::new(say.log_line(id, line, by, caretaker, trace))
        });
        said.collect()
    }
}

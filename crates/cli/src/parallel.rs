//! Numbered pieces of work, shared out among threads, with a bar that shows how far they are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// All cores.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does pieces of work `0..pieces` on so many threads, and gives the results in their order: what
/// comes of them never depends on the threads. Each result is shown to `done` as it comes.
pub(crate) fn each<T: Send>(
    threads: usize,
    pieces: usize,
    what: &'static str,
    work: impl Fn(usize) -> T + Sync,
    done: impl FnMut(&T) -> Result<(), Failure> + Send,
) -> Result<Vec<T>, Failure> {
    let (next, bar) = (AtomicUsize::new(0), progress(pieces, what));
    let kept = Mutex::new((Vec::with_capacity(pieces), done, Ok(())));
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, pieces.max(1)) {
            scope.spawn(|| {
                loop {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= pieces {
                        return;
                    }
                    let result = work(piece);
                    let Ok(mut kept) = kept.lock() else { return };
                    let (results, done, outcome) = &mut *kept;
                    if outcome.is_err() {
                        return;
                    }
                    *outcome = done(&result);
                    results.push((piece, result));
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let broken = || Failure::Failed("a thread broke down".to_owned());
    let (mut results, _, outcome) = kept.into_inner().map_err(|_| broken())?;
    outcome?;
    if results.len() < pieces {
        return Err(broken());
    }
    results.sort_by_key(|(piece, _)| *piece);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

/// A bar on standard error; indicatif draws it on terminals only.
fn progress(pieces: usize, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg}, {eta} left");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(pieces as u64).with_style(style).with_message(what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in [1, 4] {
            let mut seen = 0;
            let squares = each(
                threads,
                100,
                "squares",
                |piece| piece * piece,
                |_| {
                    seen += 1;
                    Ok(())
                },
            );
            assert_eq!(squares.unwrap(), (0..100).map(|piece| piece * piece).collect::<Vec<_>>());
            assert_eq!(seen, 100);
        }
    }

    #[test]
    fn a_failure_ends_the_work() {
        let failed = each(2, 100, "pieces", |piece| piece, |_| Err(Failure::PipeClosed));
        assert!(matches!(failed, Err(Failure::PipeClosed)));
    }
}

//! `parlour bench server`: the site under load, beside servers that know no rules.

use std::time::Duration;

use parlour_bench::load::{self, CROWD, Delay, Figures, Load, Opponent, Pair, Speed};

use crate::failure::Failure;
use crate::serve::{failed, runtime};
use crate::text;

/// Measures the site under load; nothing is left behind.
pub(crate) fn run(seconds: f64, json: bool) -> Result<(), Failure> {
    let load = Load {
        time: Duration::from_secs_f64(seconds),
        busy_tables: 64,
        live_tables: 1_000,
        streams: 5,
        rate: 500,
    };
    allow_files(load.files())?;
    let dir = std::env::temp_dir().join(format!("parlour-bench-{}", std::process::id()));
    std::fs::create_dir_all(&dir).map_err(failed)?;
    let figures = runtime()?.block_on(load::measure(load, &dir));
    let _ = std::fs::remove_dir_all(&dir);
    let figures = figures.map_err(Failure::Failed)?;
    if json { text::print_json(&figures) } else { text::print(&in_words(&figures, load)) }
}

/// Measures whether forty tables of one host make another's opponent slow.
pub(crate) fn fairness(json: bool) -> Result<(), Failure> {
    let dir = std::env::temp_dir().join(format!("parlour-fairness-{}", std::process::id()));
    std::fs::create_dir_all(&dir).map_err(failed)?;
    let figures = runtime()?.block_on(load::fairness(&dir));
    let _ = std::fs::remove_dir_all(&dir);
    let figures = figures.map_err(Failure::Failed)?;
    if json {
        return text::print_json(&figures);
    }
    let line =
        |what: &str, Opponent { p50, p95 }: Opponent| format!("{what:<44} {p50:>9.1} ms (p95 {p95:.1} ms)\n");
    let beside = format!("a greedy bot's turn, {} tables of masters", figures.tables);
    let bound =
        format!("{:<44} {:>9.1} ms\n", "  bound of its p95: twice the quiet, and 200 ms", figures.bound);
    text::print(
        &(line("a greedy bot's turn, nobody else", figures.quiet) + &line(&beside, figures.beside) + &bound),
    )
}

/// Raises the limit of open files as far as this process may.
fn allow_files(needed: u64) -> Result<(), Failure> {
    let allowed = rlimit::increase_nofile_limit(needed).map_err(failed)?;
    if allowed >= needed {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "{needed} files must be open at once, but {allowed} are allowed: raise the limit with 'ulimit -Hn {needed}'"
    )))
}

fn in_words(figures: &Figures, load: Load) -> String {
    let line = |what: &str, speed: Speed| {
        let Speed { per_second, cpu_micros, p50, p99 } = speed;
        let event =
            if p99 > 0.0 { format!("   event after {p50:.1} ms (p99 {p99:.1} ms)") } else { String::new() };
        format!("{what:<44} {per_second:>9.0} answers/s  {cpu_micros:>5.0} µs of processor{event}\n")
    };
    let pair = |bare: &str, site: &str, pair: Pair| {
        let (bare, site) = (line(bare, pair.bare), line(site, pair.site));
        let (ratio, cpu) = (100.0 * pair.ratio, 100.0 * pair.cpu_ratio);
        format!("{bare}{site}{:<44} {ratio:>9.0} %          {cpu:>5.0} %\n", "  site / bare durable server")
    };
    let delay = |what: &str, Delay { p50, p99, pages }: Delay| {
        format!("{what:<44} {p50:>9.1} ms (p99 {p99:.1} ms), {pages:.0} pages/s beside it\n")
    };
    let steady = format!("site, {} tables, {} streams, steady", load.live_tables, figures.streams);
    [
        format!("{:<44} {:>9.0} lines/s\n", "bare SQLite (durable lines)", figures.bare_append),
        line("bare axum (keeps nothing)", figures.bare_axum),
        pair("bare durable server", "site", figures.pressed),
        pair("bare durable server, 4 readers per table", "site, 4 readers per table", figures.with_readers),
        pair(
            "bare durable server, 4 readers per table",
            "site, 4 readers, whole positions told",
            figures.whole,
        ),
        delay("an answer, nobody reads", figures.crowded.alone),
        delay(&format!("an answer, {CROWD} open another table's page"), figures.crowded.another),
        delay(&format!("an answer, {CROWD} open the same table's page"), figures.crowded.same),
        format!("{:<44} {:>9.1} times\n", "  the same table / another one", figures.crowded.ratio),
        line(&steady, figures.steady),
        format!(
            "memory: {:.0} KiB per idle table, {:.0} KiB per idle stream, both ends of its connection included\n",
            figures.table_kib, figures.stream_kib
        ),
    ]
    .concat()
}

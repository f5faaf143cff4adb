//! What the site acknowledged, held against what it kept.

use std::collections::BTreeMap;
use std::sync::Mutex;

use parlour_core::Seat;
use parlour_store::{Store, TableId};

/// An answer the site acknowledged with status 200.
struct Acknowledged {
    seat: Seat,
    /// The line it became, or one before it: where all plan at once, others may publish their lines first.
    from: usize,
    words: String,
}

/// Every acknowledged answer of every table, in the order they were given.
#[derive(Default)]
pub(crate) struct Ledger(Mutex<BTreeMap<TableId, Vec<Acknowledged>>>);

impl Ledger {
    /// Notes that `seat` answered in the position spelled `LINES.CUTS.DRAFTED`.
    pub(crate) fn note(&self, table: &str, seat: &str, at: &str, words: &str) {
        let numbers: Vec<usize> = at.split('.').map(|number| number.parse().unwrap()).collect();
        let answer = Acknowledged {
            seat: seat.parse().unwrap(),
            from: numbers[0] + numbers[2],
            words: words.to_owned(),
        };
        self.0.lock().unwrap().entry(table.parse().unwrap()).or_default().push(answer);
    }

    pub(crate) fn answers(&self) -> usize {
        self.0.lock().unwrap().values().map(Vec::len).sum()
    }

    pub(crate) fn tables(&self) -> usize {
        self.0.lock().unwrap().len()
    }

    /// Everything acknowledged is a line of the journal, or still in the draft of its seat; every table replays.
    pub(crate) fn check(&self, database: &str) {
        let ledger = self.0.lock().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = Store::open(database).await.unwrap();
            for (table, answers) in &*ledger {
                check_table(&store, table, answers).await;
            }
            let diverging = parlour_server::audit(&store).await.unwrap().diverging;
            assert!(diverging.is_empty(), "{diverging:?}");
            store.close().await;
        });
    }
}

async fn check_table(store: &Store, table: &TableId, answers: &[Acknowledged]) {
    let (seated, journal) = store.load_table(table).await.unwrap();
    assert_eq!(seated.row.revision.len as usize, journal.len(), "the head of {table} and its lines");
    for seat in Seat::all(seated.seats.len() as u8) {
        let mut kept: Vec<(usize, String)> = (0..)
            .zip(&journal)
            .filter(|(_, entry)| entry.who == seat.name())
            .map(|(line, entry)| (line, entry.words.clone()))
            .collect();
        let draft = store.draft(table, seat).await.unwrap().map(|draft| draft.words).unwrap_or_default();
        kept.extend((journal.len()..).zip(draft));
        let mut next = 0;
        for answer in answers.iter().filter(|answer| answer.seat == seat) {
            let is_it = |(line, words): &(usize, String)| *line >= answer.from && *words == answer.words;
            let found = kept[next..].iter().position(is_it);
            let Acknowledged { from, words, .. } = answer;
            next +=
                1 + found.unwrap_or_else(|| panic!("{table} lost '{words}' of {seat} at {from}: {kept:?}"));
        }
    }
}

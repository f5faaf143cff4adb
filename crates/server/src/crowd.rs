//! How many tables one network has set up that are still open or in play.
//!
//! The store knows no addresses, and need not: what a node has seen set up since it started is remembered here, and the
//! store is asked which of those tables are still there only when somebody comes to the bound.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use parlour_store::TableId;

use crate::address::Network;
use crate::app::App;
use crate::problem::{Outcome, Problem};

/// The most networks remembered; all are forgotten when there are more.
const NETWORKS: usize = 20_000;
/// Whoever finds their network full may look again after so many seconds.
const LATER: u64 = 600;

/// The tables each network has set up.
#[derive(Default)]
pub(crate) struct Crowd(Mutex<HashMap<Network, Vec<TableId>>>);

impl Crowd {
    fn of(&self, network: Network) -> Vec<TableId> {
        self.with(|tables| tables.get(&network).cloned().unwrap_or_default())
    }

    /// Only these of a network's tables are left, with those set up meanwhile.
    fn keep(&self, network: Network, known: &[TableId], left: &[TableId]) {
        self.with(|tables| {
            if let Some(own) = tables.get_mut(&network) {
                own.retain(|table| left.contains(table) || !known.contains(table));
            }
        });
    }

    fn add(&self, network: Network, table: TableId) {
        self.with(|tables| {
            if tables.len() >= NETWORKS && !tables.contains_key(&network) {
                tables.clear();
            }
            let own = tables.entry(network).or_default();
            if !own.contains(&table) {
                own.push(table);
            }
        });
    }

    fn with<T>(&self, work: impl FnOnce(&mut HashMap<Network, Vec<TableId>>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl App {
    /// May one more table be set up from here?
    pub(crate) async fn has_room_for_a_table(&self, network: Network) -> Outcome<()> {
        let most = self.config.tables_each.0;
        let known = self.crowd.of(network);
        if known.len() < most {
            return Ok(());
        }
        let left = self.store.still_in_play(&known).await?;
        self.crowd.keep(network, &known, &left);
        if left.len() < most { Ok(()) } else { Err(Problem::Crowded(LATER)) }
    }

    /// A table was set up from here.
    pub(crate) fn note_table(&self, network: Network, table: &TableId) {
        if self.config.tables_each.0 < usize::MAX {
            self.crowd.add(network, table.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn tables_that_are_over_make_room() {
        let crowd = Crowd::default();
        let network = Network::from(IpAddr::from([192, 0, 2, 1]));
        let ids: Vec<TableId> = ["one", "two", "three"].iter().map(|id| id.parse().unwrap()).collect();
        crowd.add(network, ids[0].clone());
        crowd.add(network, ids[1].clone());
        let known = crowd.of(network);
        crowd.add(network, ids[2].clone());
        crowd.keep(network, &known, &ids[1..2]);
        assert_eq!(crowd.of(network), ids[1..]);
        assert!(crowd.of(Network::from(IpAddr::from([192, 0, 2, 2]))).is_empty());
    }
}

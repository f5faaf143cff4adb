use parlour_core::{Seat, SeatSet};
use parlour_store::StoreError;

use super::Home;
use super::sample::*;

pub(crate) async fn a_proposal_gathers_consents(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    assert_eq!(store.consent(&table, BLUE, 2).await, Err(StoreError::NotFound("proposal")));
    let stale = store.propose_rewind(&table, at(3), 2, RED).await;
    assert_eq!(stale, Err(StoreError::Conflict { at: at(4) }));

    let proposal = store.propose_rewind(&table, at(4), 2, RED).await.unwrap();
    assert_eq!((proposal.to, proposal.consents), (2, SeatSet::one(RED)));
    assert_eq!(store.propose_rewind(&table, at(4), 1, BLUE).await, Err(StoreError::Taken("proposal")));
    assert_eq!(store.consent(&table, BLUE, 1).await, Err(StoreError::Outdated("proposal")));
    let agreed = store.consent(&table, BLUE, 2).await.unwrap();
    assert_eq!(agreed.consents, SeatSet::one(RED).with(BLUE));
    assert_eq!(store.proposal(&table).await.unwrap(), Some(agreed));

    // A new proposal of the same seat asks everybody again.
    let proposal = store.propose_rewind(&table, at(4), 1, RED).await.unwrap();
    assert_eq!(proposal.consents, SeatSet::one(RED));
    store.withdraw_rewind(&table).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    store.withdraw_rewind(&table).await.unwrap();
}

pub(crate) async fn a_proposal_ends_with_its_cut(home: &Home) {
    let table = running(&home.store).await;
    home.store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    let nothing = home.store.propose_rewind(&table, at(4), 4, Seat::new(1)).await;
    assert_eq!(nothing, Err(StoreError::Refused("there is nothing to take back")));
    home.store.propose_rewind(&table, at(4), 2, RED).await.unwrap();
    home.store.rewind(&table, at(4), 2, vec![], asks(RED)).await.unwrap();
    assert_eq!(home.store.proposal(&table).await.unwrap(), None);
}

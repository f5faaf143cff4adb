use parlour_core::{Seat, SeatSet};
use parlour_store::{Missing, Outdated, Refusal, StoreError, Taken};

use super::Home;
use super::sample::*;

pub(crate) async fn a_proposal_gathers_consents(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    assert_eq!(store.consent(&table, BLUE, 2, None).await, Err(StoreError::NotFound(Missing::Proposal)));
    let stale = store.propose_rewind(&table, at(3), 2, RED).await;
    assert_eq!(stale, Err(StoreError::Conflict { at: at(4) }));

    let proposal = store.propose_rewind(&table, at(4), 2, RED).await.unwrap();
    assert_eq!((proposal.to, proposal.consents), (2, SeatSet::one(RED)));
    assert_eq!(store.propose_rewind(&table, at(4), 1, BLUE).await, Err(StoreError::Taken(Taken::Proposal)));
    assert_eq!(store.consent(&table, BLUE, 1, None).await, Err(StoreError::Outdated(Outdated::Proposal)));
    let agreed = store.consent(&table, BLUE, 2, None).await.unwrap();
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
    assert_eq!(nothing, Err(StoreError::Refused(Refusal::NothingToTakeBack)));
    home.store.propose_rewind(&table, at(4), 2, RED).await.unwrap();
    home.store.rewind(&table, at(4), 2, vec![], asks(RED)).await.unwrap();
    assert_eq!(home.store.proposal(&table).await.unwrap(), None);
}

pub(crate) async fn a_table_moves_over_to_other_rules(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    // All lines may stay: then nothing is taken back.
    let proposal = store.propose_rules(&table, at(4), 4, 7, RED).await.unwrap();
    assert_eq!((proposal.to, proposal.rules), (4, Some(7)));
    // Whoever agrees to go back does not agree to other rules.
    assert_eq!(store.consent(&table, BLUE, 4, None).await, Err(StoreError::Outdated(Outdated::Proposal)));
    let agreed = store.consent(&table, BLUE, 4, Some(7)).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), Some(agreed));

    let moved = store.move_over(&table, at(4), 4, 7, vec![], asks(RED)).await.unwrap();
    assert_eq!((moved.revision.len, moved.revision.cuts), (4, 1));
    assert_eq!(store.table(&table).await.unwrap().row.rules, 7);
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    assert_eq!(store.read_journal(&table, 0).await.unwrap().len(), 4);
}

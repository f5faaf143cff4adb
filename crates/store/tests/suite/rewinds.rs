use parlour_core::{Seat, SeatSet};
use parlour_store::{Missing, Motion, Outdated, Proposed, Refusal, StoreError, Taken};

use super::Home;
use super::sample::*;

pub(crate) async fn a_proposal_gathers_consents(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    assert_eq!(
        store.consent(&table, BLUE, Proposed::back(2)).await,
        Err(StoreError::NotFound(Missing::Proposal))
    );
    let stale = store.propose(&table, at(3), Proposed::back(2), RED).await;
    assert_eq!(stale, Err(StoreError::Conflict { at: at(4) }));

    let proposal = store.propose(&table, at(4), Proposed::back(2), RED).await.unwrap();
    assert_eq!((proposal.what.to, proposal.consents), (2, SeatSet::one(RED)));
    assert_eq!(
        store.propose(&table, at(4), Proposed::back(1), BLUE).await,
        Err(StoreError::Taken(Taken::Proposal))
    );
    assert_eq!(
        store.consent(&table, BLUE, Proposed::back(1)).await,
        Err(StoreError::Outdated(Outdated::Proposal))
    );
    let agreed = store.consent(&table, BLUE, Proposed::back(2)).await.unwrap();
    assert_eq!(agreed.consents, SeatSet::one(RED).with(BLUE));
    assert_eq!(store.proposal(&table).await.unwrap(), Some(agreed));

    // A new proposal of the same seat asks everybody again.
    let proposal = store.propose(&table, at(4), Proposed::back(1), RED).await.unwrap();
    assert_eq!(proposal.consents, SeatSet::one(RED));
    store.withdraw_rewind(&table).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    store.withdraw_rewind(&table).await.unwrap();
}

pub(crate) async fn a_proposal_ends_with_its_cut(home: &Home) {
    let table = running(&home.store).await;
    home.store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    let nothing = home.store.propose(&table, at(4), Proposed::back(4), Seat::new(1)).await;
    assert_eq!(nothing, Err(StoreError::Refused(Refusal::NothingToTakeBack)));
    home.store.propose(&table, at(4), Proposed::back(2), RED).await.unwrap();
    home.store.rewind(&table, at(4), 2, vec![], asks(RED)).await.unwrap();
    assert_eq!(home.store.proposal(&table).await.unwrap(), None);
}

pub(crate) async fn a_table_moves_over_to_other_rules(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(4), asks(RED)).await.unwrap();
    // All lines may stay: then nothing is taken back.
    let proposal = store.propose(&table, at(4), Proposed::rules(4, 7), RED).await.unwrap();
    assert_eq!((proposal.what.to, proposal.what.rules), (4, Some(7)));
    // Whoever agrees to go back does not agree to other rules.
    assert_eq!(
        store.consent(&table, BLUE, Proposed::back(4)).await,
        Err(StoreError::Outdated(Outdated::Proposal))
    );
    let agreed = store.consent(&table, BLUE, Proposed::rules(4, 7)).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), Some(agreed));

    let moved = store.move_over(&table, at(4), 4, 7, vec![], asks(RED)).await.unwrap();
    assert_eq!((moved.revision.len, moved.revision.cuts), (4, 1));
    assert_eq!(store.table(&table).await.unwrap().row.rules, 7);
    assert_eq!(store.proposal(&table).await.unwrap(), None);
    assert_eq!(store.read_journal(&table, 0).await.unwrap().len(), 4);
}

pub(crate) async fn a_proposal_may_be_about_a_seat(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let what = Proposed { motion: Motion::Substitute, about: Some(BLUE), ..Proposed::back(0) };
    let proposal = store.propose(&table, at(0), what, RED).await.unwrap();
    assert_eq!(store.proposal(&table).await.unwrap(), Some(proposal));
    let other = Proposed { motion: Motion::End, about: None, ..what };
    assert_eq!(store.consent(&table, BLUE, other).await, Err(StoreError::Outdated(Outdated::Proposal)));
    assert_eq!(store.consent(&table, BLUE, what).await.unwrap().consents, SeatSet::all(2));
}

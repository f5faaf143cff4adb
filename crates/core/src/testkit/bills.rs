//! Bills held to account: what is said to settle a bill settles it, in one batch.

use crate::any::AnyTable;
use crate::chance::{Rng, Seed};
use crate::game::{Decision, Game, canonical_of};
use crate::mode::Mode;
use crate::seat::{Seat, Who};
use crate::table::{Dice, Table};

/// Plays a whole game with random answers. Wherever a seat is asked for a payment, every payment that is listed may be
/// given as one batch, hands over what it says and leaves nothing of the bill; and the amounts alone find it again.
/// Gives the number of bills.
///
/// # Panics
/// When a payment does not settle its bill.
pub fn check_bills<G: Game>(mode: &Mode, number: u64) -> usize {
    let mut rng = Rng::from_number(number);
    let names = Seat::all(mode.players).map(|seat| seat.to_string()).collect();
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut table =
        Table::<G>::new(mode, names, Dice::Seeded(Seed(seed))).expect("a mode that can be played");
    let mut bills = 0;
    while let Decision::Ask(seats) = table.public().decision() {
        let seat = seats.first().expect("somebody is asked");
        bills += usize::from(check(&table, seat, &mut rng));
        let choice =
            rng.pick(&canonical_of(table.position(seat), Who::Seat(seat))).expect("a question has an option");
        table.answer_all(seat, &[choice]).expect("an option may be played");
        table.commit(seat);
    }
    bills
}

/// Tries some of the payments a seat could make now; says whether there is a bill.
fn check<G: Game>(table: &Table<G>, seat: Seat, rng: &mut Rng) -> bool {
    let Some(reckoning) = table.reckon(seat) else { return false };
    let bill = &reckoning.bill;
    assert!(!reckoning.suggested.is_empty(), "a bill has a sensible payment: {reckoning:?}");
    let places: Vec<usize> = (0..reckoning.payments.len()).collect();
    let picked = (0..3).filter_map(|_| rng.pick(&places)).collect::<Vec<_>>();
    for at in reckoning.suggested.iter().chain(&picked) {
        let payment = &reckoning.payments[*at];
        let mut tried = table.clone();
        let words: Vec<&str> = payment.words.iter().map(String::as_str).collect();
        AnyTable::answer(&mut tried, seat, &words)
            .unwrap_or_else(|refused| panic!("{payment:?} of {bill:?}: {refused:?}"));
        let left =
            tried.position(seat).bill(seat).filter(|_| tried.position(seat).decision().asks(Who::Seat(seat)));
        let same =
            left.is_some_and(|left| left.dues.iter().all(|due| bill.dues.iter().any(|was| was == due)));
        assert!(!same, "{payment:?} leaves the bill open: {bill:?}");
        let found = table.settle(seat, &payment.gives);
        assert!(found.is_some(), "{:?} is found by its amounts: {bill:?}", payment.gives);
    }
    true
}

//! Bills paid one kind of good at a time, in one canonical order.
//!
//! Kinds are offered by falling value. Of each kind at most as many may be given as still cover
//! the bill, and never so few that the rest of the purse cannot settle it. Together the two bounds
//! allow exactly the payments from which no tile can be taken back, each with one spelling: the
//! smallest tile given is the last one, and what is overpaid is less than that tile.

use std::ops::RangeInclusive;

/// One kind of good in a purse.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tender {
    /// What one of it is worth against the bill.
    pub value: u16,
    /// How many the payer has.
    pub have: u8,
}

/// A bill being paid: what is still owed, and which kind is offered next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// What is still owed.
    pub owed: u16,
    /// The place of the next kind in the purse.
    pub next: u8,
}

impl Tally {
    /// A bill of which nothing is paid yet.
    pub const fn new(owed: u16) -> Self {
        Self { owed, next: 0 }
    }

    /// Can this purse settle the whole bill?
    pub fn is_payable(&self, purse: &[Tender]) -> bool {
        worth(&purse[usize::from(self.next).min(purse.len())..]) >= u32::from(self.owed)
    }

    /// Is nothing owed any more?
    pub const fn is_settled(&self) -> bool {
        self.owed == 0
    }

    /// How many of the next kind may be given: every amount in the range leads to a settled bill.
    ///
    /// The purse must be sorted by falling value and able to pay.
    pub fn amounts(&self, purse: &[Tender]) -> RangeInclusive<u8> {
        let Some(tender) = purse.get(usize::from(self.next)) else { return 0..=0 };
        let rest = worth(&purse[usize::from(self.next) + 1..]);
        let short = u32::from(self.owed).saturating_sub(rest);
        let fewest = short.div_ceil(u32::from(tender.value.max(1)));
        let most = u32::from(self.owed).div_ceil(u32::from(tender.value.max(1))).min(u32::from(tender.have));
        fewest as u8..=most as u8
    }

    /// Gives `amount` of the next kind, which has this value, and goes on to the kind after it.
    pub fn pay(&mut self, amount: u8, value: u16) {
        self.owed = self.owed.saturating_sub(u16::from(amount) * value);
        self.next += 1;
    }

    /// Goes on to the first kind where the payer has a choice, paying what is forced on the way;
    /// reports each forced payment as the place in the purse and the amount.
    pub fn settle_forced(&mut self, purse: &[Tender], mut paid: impl FnMut(usize, u8)) {
        while !self.is_settled() {
            let amounts = self.amounts(purse);
            if amounts.start() != amounts.end() {
                return;
            }
            let place = usize::from(self.next);
            let Some(tender) = purse.get(place) else { return };
            if *amounts.start() > 0 {
                paid(place, *amounts.start());
            }
            self.pay(*amounts.start(), tender.value);
        }
    }
}

fn worth(purse: &[Tender]) -> u32 {
    purse.iter().map(|tender| u32::from(tender.value) * u32::from(tender.have)).sum()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn payments(tally: Tally, purse: &[Tender], given: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
        if tally.is_settled() {
            let mut bundle = given.clone();
            bundle.resize(purse.len(), 0);
            all.push(bundle);
            return;
        }
        for amount in tally.amounts(purse) {
            let mut next = tally;
            next.pay(amount, purse[usize::from(tally.next)].value);
            given.push(amount);
            payments(next, purse, given, all);
            given.pop();
        }
    }

    /// Every bundle that covers the bill and from which no tile can be taken back.
    fn minimal_bundles(owed: u16, purse: &[Tender]) -> BTreeSet<Vec<u8>> {
        let mut bundles = vec![vec![]];
        for tender in purse {
            bundles = bundles
                .into_iter()
                .flat_map(|bundle: Vec<u8>| {
                    (0..=tender.have).map(move |amount| [bundle.clone(), vec![amount]].concat())
                })
                .collect();
        }
        let worth = |bundle: &[u8]| -> u16 {
            bundle.iter().zip(purse).map(|(amount, tender)| u16::from(*amount) * tender.value).sum()
        };
        let minimal = |bundle: &Vec<u8>| {
            let total = worth(bundle);
            total >= owed
                && bundle
                    .iter()
                    .zip(purse)
                    .all(|(amount, tender)| *amount == 0 || total - tender.value < owed)
        };
        bundles.into_iter().filter(minimal).collect()
    }

    proptest! {
        #[test]
        fn every_payment_without_waste_has_one_spelling(
            owed in 1u16..18,
            mut values in proptest::collection::vec((1u16..7, 0u8..4), 1..5),
        ) {
            values.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
            let purse: Vec<Tender> = values.into_iter().map(|(value, have)| Tender { value, have }).collect();
            let tally = Tally::new(owed);
            let mut all = vec![];
            if tally.is_payable(&purse) {
                payments(tally, &purse, &mut vec![], &mut all);
            }
            let distinct: BTreeSet<_> = all.iter().cloned().collect();
            prop_assert_eq!(distinct.len(), all.len(), "no payment is spelled twice");
            prop_assert_eq!(distinct, minimal_bundles(owed, &purse));
        }
    }

    #[test]
    fn forced_payments_are_not_asked_for() {
        let purse = [Tender { value: 5, have: 1 }, Tender { value: 1, have: 2 }];
        let mut tally = Tally::new(7);
        let mut paid = vec![];
        tally.settle_forced(&purse, |place, amount| paid.push((place, amount)));
        assert!(tally.is_settled());
        assert_eq!(paid, [(0, 1), (1, 2)]);
    }
}

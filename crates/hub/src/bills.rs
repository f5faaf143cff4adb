//! Payments for pages: what is owed, what may be given, and the whole payments worth a button.

use parlour_boards::{Amount, emblem};
use parlour_core::any::{AnyTable, Payment, Reckoning};
use parlour_core::{Due, Means, Phrase, Seat};
use parlour_model::{ANSWERS_APART, BillInfo, DueInfo, MeansInfo, PaymentInfo};

use crate::saying::Saying;

/// No more payments are told one by one.
const MOST_TOLD: usize = 150;
/// So many kinds that stay are named at the most.
const MOST_KEPT: usize = 2;

/// What a seat has to pay, as the page shows it; nothing if it is asked for no payment.
pub(crate) fn bill(say: &Saying<'_>, game: &dyn AnyTable, seat: Seat) -> Option<BillInfo> {
    let reckoning = game.reckon(seat)?;
    let saying = BillSaying { say, game: game.about().id, reckoning: &reckoning };
    Some(saying.bill())
}

struct BillSaying<'a> {
    say: &'a Saying<'a>,
    game: &'static str,
    reckoning: &'a Reckoning,
}

impl BillSaying<'_> {
    fn bill(&self) -> BillInfo {
        let Reckoning { bill, payments, complete, suggested } = self.reckoning;
        let told = *complete && payments.len() <= MOST_TOLD;
        BillInfo {
            dues: bill.dues.iter().map(|due| self.due(due)).collect(),
            over: bill.over,
            payments: told.then(|| payments.iter().map(|payment| payment.gives.clone()).collect()),
            suggested: suggested.iter().map(|at| self.payment(&payments[*at])).collect(),
        }
    }

    fn due(&self, due: &Due) -> DueInfo {
        let means = self.reckoning.bill.means.iter().enumerate().filter(|(_, means)| means.due == due.id);
        DueInfo {
            text: self.say.say(&due.what),
            icon: emblem(self.game, due.what.key),
            amount: due.amount,
            parts: due.parts,
            means: means.map(|(place, means)| self.means(place, means)).collect(),
        }
    }

    fn means(&self, place: usize, means: &Means) -> MeansInfo {
        let given = self.reckoning.payments.iter().map(|payment| payment.gives[place]);
        let least = given.clone().min().unwrap_or(0);
        let most = given.max().unwrap_or(0);
        // Where more may be given than is needed, or not all payments are known, all there is may be given.
        let bound = self.reckoning.complete && !self.reckoning.bill.over;
        MeansInfo {
            name: self.name(means),
            icon: emblem(self.game, means.name),
            worth: means.worth,
            have: means.have,
            range: if bound { (least, most) } else { (0, means.have) },
        }
    }

    fn name(&self, means: &Means) -> String {
        let name = self.say.words.word(means.name);
        means.at.map_or_else(|| name.clone(), |at| format!("{name} ({})", self.say.words.word(at)))
    }

    fn payment(&self, payment: &Payment) -> PaymentInfo {
        PaymentInfo {
            words: payment.words.join(ANSWERS_APART),
            gives: self.goods(|place| payment.gives[place]).into_iter().map(|(amount, _)| amount).collect(),
            keeps: self.keeps(payment),
        }
    }

    /// What is dearest of what stays, among what could have been given.
    fn keeps(&self, payment: &Payment) -> Vec<Amount> {
        let means = &self.reckoning.bill.means;
        let touched = |place: usize| self.reckoning.payments.iter().any(|payment| payment.gives[place] > 0);
        let spent = |place: usize| -> u16 {
            let same = means.iter().zip(&payment.gives).filter(|(other, _)| other.name == means[place].name);
            same.map(|(_, n)| n).sum()
        };
        let left = |place: usize| {
            let first = means.iter().position(|other| other.name == means[place].name) == Some(place);
            if first && touched(place) { means[place].have.saturating_sub(spent(place)) } else { 0 }
        };
        let mut kept = self.goods(left);
        kept.sort_by_key(|(_, dear)| std::cmp::Reverse(*dear));
        kept.into_iter().take(MOST_KEPT).map(|(amount, _)| amount).collect()
    }

    /// So many of each of the means, goods of a name together, with what it hurts to lose one.
    fn goods(&self, count: impl Fn(usize) -> u16) -> Vec<(Amount, u16)> {
        let means = &self.reckoning.bill.means;
        let mut goods: Vec<(&Means, u16)> = Vec::new();
        for (place, one) in means.iter().enumerate() {
            let n = count(place);
            match goods.iter_mut().find(|(known, _)| known.name == one.name && known.at == one.at) {
                Some((_, sum)) => *sum += n,
                None => goods.push((one, n)),
            }
        }
        let some = goods.into_iter().filter(|(_, n)| *n > 0);
        some.map(|(means, n)| (self.amount(means, n), means.dear)).collect()
    }

    fn amount(&self, means: &Means, n: u16) -> Amount {
        let words = match means.at {
            None => self.say.say(&Phrase::counted(n, means.name)),
            Some(_) => self.name(means),
        };
        // A symbol does not say where a thing lies.
        let icon = emblem(self.game, means.name).filter(|_| means.at.is_none());
        Amount { n: i64::from(n), icon, words }
    }
}

//! The ledger: a bill is paid in one go. A form with a number for each good that may be given, and a button for each
//! whole payment that makes sense; the script adds running totals and lets goods on the shelf be clicked.

use maud::{Markup, html};
use parlour_boards::Amount;
use parlour_model::{BillInfo, DueInfo, MeansInfo, PaymentInfo};

use super::part::Part;
use super::{View, icon};

impl View<'_> {
    /// The ledger, if something is to be paid.
    pub(super) fn ledger(&self) -> Option<Part> {
        let bill = self.page.position.bill.as_ref().filter(|_| self.page.past.is_none())?;
        Some(Part::new("ledger-home", "ledger", self.paying(bill)))
    }

    fn paying(&self, bill: &BillInfo) -> Markup {
        let payments = bill.payments.as_ref().map(|payments| listed(payments));
        html! {
            section.ledger aria-labelledby="ledger-title" data-over[bill.over] data-payments=[payments]
                data-sum=(self.fill("table-bill-sum", &[("has", "{has}".into()), ("due", "{due}".into())]))
                data-lacks=(self.blank("table-bill-lacks", "what")) data-above=(self.blank("table-bill-over", "what"))
                data-settled=(self.word("table-bill-settled")) data-not-so=(self.word("table-bill-not-so")) {
                form.bill method="post" action=(self.action("pay")) {
                    (self.hidden())
                    div.bill-top {
                        h2 #ledger-title { (self.word("table-bill")) }
                        p.lack role="status" {}
                        button.x type="button" data-clear hidden title=(self.word("table-bill-clear")) aria-label=(self.word("table-bill-clear")) { "×" }
                        button.b.go data-pay { (self.word("table-bill-pay")) }
                    }
                    @for due in &bill.dues { (self.due(due)) }
                }
                form.suggested method="post" action=(self.action("answer")) {
                    (self.hidden())
                    span.lab { (self.word("table-bill-at-once")) }
                    @for (place, payment) in bill.suggested.iter().enumerate() { (self.suggestion(place + 1, payment)) }
                }
            }
        }
    }

    fn due(&self, due: &DueInfo) -> Markup {
        html! {
            div.due data-amount=(due.amount) data-parts=(due.parts) data-what=(due.text) {
                div.meter {
                    @if let Some(symbol) = due.icon { (icon(symbol)) }
                    span.trough aria-hidden="true" {}
                    span.sum { (halves(due.amount, due.parts)) " " (due.text) }
                }
                @for means in &due.means { (self.means(due, means)) }
            }
        }
    }

    fn means(&self, due: &DueInfo, means: &MeansInfo) -> Markup {
        let what = |key: &str| self.fill(key, &[("what", means.name.as_str().into())]);
        let (least, most) = means.range;
        html! {
            span.give data-heap=(means.name) data-look=[means.icon] data-worth=(means.worth) data-have=(means.have) data-most=(most) {
                button.step.less type="button" data-by="-1" aria-label=(what("table-bill-less")) { "−" }
                label title={ (means.name) ", " (self.fill("table-bill-each", &[("n", halves(means.worth, due.parts).as_str().into())])) } {
                    @if let Some(symbol) = means.icon { (icon(symbol)) span.vh { (what("table-bill-give")) } }
                    @else { span.name { (means.name) } }
                    input type="number" name="give" inputmode="numeric" min=(least.min(means.have)) max=(most) value=(if least == most { least } else { 0 }) autocomplete="off";
                    small.of { "/ " (means.have) }
                }
                button.step.more type="button" data-by="1" aria-label=(what("table-bill-more")) { "+" }
            }
        }
    }

    /// A whole payment: what it gives and what it keeps.
    fn suggestion(&self, number: usize, payment: &PaymentInfo) -> Markup {
        let words = |amounts: &[Amount]| {
            amounts.iter().map(|amount| amount.words.as_str()).collect::<Vec<_>>().join(" + ")
        };
        let keeps = self.word("table-bill-keeps");
        let mut title = format!("{} {}", self.word("table-bill-pay"), words(&payment.gives));
        if !payment.keeps.is_empty() {
            title = format!("{title} · {keeps} {}", words(&payment.keeps));
        }
        html! {
            button.chip.placed name="answer" value=(payment.words) data-suggested=(number) title=(title) aria-label=(title) {
                kbd aria-hidden="true" { (number) }
                span { @for amount in &payment.gives { (amount_of(amount)) } }
                @if !payment.keeps.is_empty() {
                    small { (keeps) " " @for amount in &payment.keeps { (amount_of(amount)) } }
                }
            }
        }
    }
}

fn amount_of(amount: &Amount) -> Markup {
    html! {
        span.amount {
            @match amount.icon {
                Some(symbol) => { span.num { (amount.n) } (icon(symbol)) }
                None => { (amount.words) }
            }
        }
    }
}

/// A number that is counted in halves, or as it is.
fn halves(amount: u16, parts: u8) -> String {
    match (amount / u16::from(parts.max(1)), amount % u16::from(parts.max(1))) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Payments as the script reads them: amounts by spaces, payments by semicolons.
fn listed(payments: &[Vec<u16>]) -> String {
    let one = |gives: &Vec<u16>| gives.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    payments.iter().map(one).collect::<Vec<_>>().join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_said_as_such() {
        assert_eq!([halves(5, 2), halves(1, 2), halves(4, 2), halves(5, 1)], ["2½", "½", "2", "5"]);
    }

    #[test]
    fn payments_are_listed_for_the_script() {
        assert_eq!(listed(&[vec![1, 0], vec![0, 12]]), "1 0;0 12");
    }
}

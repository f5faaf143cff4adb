//! What each seat may see.

use parlour_core::{Eyes, Phrase, Seat, SeatSet, Tabulate, TextTable};
use serde::Serialize;

use crate::data::Coin;
use crate::event::POINT;
use crate::state::{Candle, Purse};
use crate::step::{Question, Step};

/// A position as some eyes see it, built field by field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The number of the round.
    pub round: u8,
    /// So many are played.
    pub rounds: u8,
    /// The purses: open to all.
    pub seats: Vec<Purse>,
    /// The bids these eyes may see.
    pub bids: Vec<Option<u8>>,
    /// Who has bid: open to all.
    pub has_bid: SeatSet,
    /// The next candle, for the eyes that have seen it.
    pub next: Option<u8>,
    /// Who owes how much for the candle just sold.
    pub owes: Option<(Seat, u16)>,
}

impl View {
    /// What these eyes may see of a position.
    pub(crate) fn of(game: &Candle, eyes: Eyes) -> Self {
        let seats = || Seat::all(game.players);
        let bid = |seat: Seat| game.bids[seat.index()];
        Self {
            round: game.round,
            rounds: game.rounds,
            seats: seats().map(|seat| game[seat]).collect(),
            bids: seats().map(|seat| bid(seat).filter(|_| eyes.see(seat))).collect(),
            has_bid: seats().filter(|seat| bid(*seat).is_some()).collect(),
            next: game.candles.peek().and_then(|peek| peek.seen_by(eyes)),
            owes: match game.agenda.top() {
                Some(Step::Ask(seats, Question::Pay(pay))) => {
                    seats.first().map(|seat| (seat, pay.tally.owed))
                }
                _ => None,
            },
        }
    }
}

impl Tabulate for View {
    fn text_table(&self) -> TextTable {
        let mut table = TextTable::default();
        let title =
            Phrase::new("candle-sheet-round").number("round", self.round).number("rounds", self.rounds);
        let section = table.section(title);
        for (seat, purse) in Seat::all(self.seats.len() as u8).zip(&self.seats) {
            let coins = Coin::ALL.iter().map(|coin| Phrase::counted(purse.coins(*coin), coin.key()));
            let label = Phrase::new("candle-sheet-seat").seat("seat", seat);
            section.line(label, coins.chain([Phrase::counted(purse.points, POINT)]));
        }
        if let Some(candle) = self.next {
            section.line(Phrase::new("candle-sheet-next"), [Phrase::counted(candle, POINT)]);
        }
        table
    }
}

//! Answers, each with what it costs and brings.

use parlour_core::Phrase;

use super::{laid, list, owed, spot};
use crate::choice::{Choice, Clergyman, Fee};
use crate::data::{Cost, Effect, Good, Marker, Offer, Prize, Settlement, Symbol, Tile};
use crate::rules::{function, special};
use crate::state::Ora;
use crate::state::land::{Content, Land, Spot};
use crate::step::{Basics, Gain, HowMany, OneOf, Question, Use};
use crate::view::Matter;

impl Ora {
    /// What an answer does, in words that need no other context.
    pub(crate) fn put(&self, choice: Choice) -> Phrase {
        match choice {
            Choice::Start(seat) => Phrase::new("ora-choice-start").seat("seat", seat),
            Choice::Act(action) => Phrase::new("ora-choice-act").term("action", action.key()),
            Choice::Buy(tile) => self.put_purchase(tile),
            Choice::End => Phrase::new("ora-choice-end"),
            Choice::Done => self.put_decline(),
            Choice::At(owner, card) => {
                Phrase::new("ora-choice-at").seat("owner", owner).term("card", card.key())
            }
            Choice::Card(card) => self.put_card(card),
            Choice::Spot(at) => self.put_spot(at),
            Choice::District(face, at) => Phrase::new("ora-choice-district")
                .term("face", face.key())
                .list("where", [laid(at, self.land_asked_about().corner())]),
            Choice::Plot(face, at) => Phrase::new("ora-choice-plot")
                .term("face", face.key())
                .list("where", [laid(at, self.land_asked_about().corner())]),
            Choice::Send(Clergyman::Prior) => Phrase::new("ora-choice-send-prior"),
            Choice::Send(Clergyman::LayBrother) => Phrase::new("ora-choice-send-lay-brother"),
            Choice::Fee(Fee::Coins) => {
                Phrase::new("ora-choice-fee-coins").count("price", self.contract, Good::Coin.key())
            }
            Choice::Fee(Fee::Gift) => {
                Phrase::new("ora-choice-fee-gift").term("good", self.country.drink().key())
            }
            Choice::Settle(settlement) => put_settlement(settlement),
            Choice::Tile(price) => Phrase::new("ora-choice-tile").number("price", price),
            Choice::Straw => Phrase::new("ora-choice-straw"),
            Choice::Sell(good) => Phrase::new("ora-choice-sell").term("good", good.key()).count(
                "money",
                good.money(),
                Good::Coin.key(),
            ),
            _ => self.put_function(choice),
        }
    }

    /// The land a question is about: the neutral one, if a card goes there.
    fn land_asked_about(&self) -> &Land {
        let seat = self.question().and_then(|asked| Matter::of(asked).seat);
        self.land(seat.unwrap_or(self.start))
    }

    /// A cell, and what lies there.
    fn put_spot(&self, at: Spot) -> Phrase {
        let land = self.land_asked_about();
        let here = land.at(at).map_or("ora-terrain-plains", |cell| match land.get(cell) {
            Content::Empty => land.terrain(cell).key(),
            Content::Forest => "ora-sheet-forest",
            Content::Moor => "ora-sheet-moor",
            Content::Building(card) => card.key(),
            Content::Settlement(settlement) => settlement.key(),
        });
        Phrase::new("ora-choice-spot").list("spot", [spot(at, land.corner())]).term("here", here)
    }

    fn put_purchase(&self, tile: Tile) -> Phrase {
        match self.top_price(tile) {
            Some(price) => {
                Phrase::new("ora-choice-buy").term("tile", tile.key()).count("price", price, Good::Coin.key())
            }
            None => Phrase::new("ora-choice-buy-none").term("tile", tile.key()),
        }
    }

    fn put_decline(&self) -> Phrase {
        match self.question() {
            Some((_, Question::Settle(_))) => Phrase::new("ora-choice-settle-none"),
            Some((_, Question::Prior(_))) => Phrase::new("ora-choice-prior-stays"),
            Some((_, Question::Build(_))) => Phrase::new("ora-choice-build-none"),
            _ => Phrase::new("ora-choice-done"),
        }
    }

    fn put_card(&self, card: crate::data::Card) -> Phrase {
        match self.question() {
            Some((_, Question::Relay(_))) => Phrase::new("ora-choice-use-unbuilt").term("card", card.key()),
            Some((_, Question::Neutral(_))) => Phrase::new("ora-choice-neutral").term("card", card.key()),
            _ => Phrase::new("ora-choice-build")
                .term("card", card.key())
                .list("cost", list(card.face().cost, 1)),
        }
    }

    /// One of several different goods, as it is or exchanged on the way (ORA-7.4).
    fn put_give(&self, good: Good) -> Phrase {
        let at_hand = match self.question() {
            Some((seat, Question::Different(_))) => self.purse(seat).have(good) > 0,
            _ => true,
        };
        if at_hand {
            return Phrase::new("ora-choice-give").term("good", good.key());
        }
        let of = if good == Good::Straw { Good::Grain } else { self.country.drink() };
        Phrase::new("ora-choice-give-exchanged").term("good", good.key()).term("of", of.key())
    }

    /// Answers within the function of a building.
    fn put_function(&self, choice: Choice) -> Phrase {
        match choice {
            Choice::Gain(number) => self.put_gain(number),
            Choice::Times(times) => self.put_times(times),
            Choice::Offer(number) => self.put_offer(number),
            Choice::Harvest(good) => self.put_harvest(good, Marker::of(good)),
            Choice::Joker(good) => self.put_harvest(good, Some(Marker::Joker)),
            Choice::Give(good) => self.put_give(good),
            Choice::Pay(good, amount) => Phrase::new("ora-choice-pay").count("what", amount, good.key()),
            Choice::Extra(good) => Phrase::new("ora-choice-extra").term("good", good.key()),
            Choice::Take(good, amount) => Phrase::new("ora-choice-take").count("what", amount, good.key()),
            Choice::Basic(good) => self.put_basic(good),
            Choice::Raise(good) => Phrase::new("ora-choice-raise").term("good", good.key()),
            Choice::BatheAndExchange => Phrase::new("ora-choice-bathe-exchange"),
            Choice::Bathe => Phrase::new("ora-choice-bathe"),
            _ => Phrase::new("ora-choice-done"),
        }
    }

    fn put_gain(&self, number: u8) -> Phrase {
        let lots = match self.question() {
            Some((_, Question::Gain(Gain { at }))) => match function::effect(at) {
                Effect::Gain(lots) => lots,
                _ => return Phrase::new("ora-choice-spin"),
            },
            _ => &[],
        };
        let goods = lots.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or_default();
        Phrase::new("ora-choice-gain").list("goods", list(goods, 1))
    }

    fn put_times(&self, times: u8) -> Phrase {
        match self.question() {
            Some((_, Question::HowMany(HowMany { at, offer, .. }))) => put_exchange(at, offer, times),
            Some((_, Question::Forge(_))) => Phrase::new("ora-choice-exchange")
                .number("times", times)
                .list("cost", [Phrase::counted(special::forgery_price(times.max(1)), Good::Coin.key())])
                .list("prize", [Phrase::counted(times, Good::Reliquary.key())]),
            _ => Phrase::new("ora-choice-times").number("times", times),
        }
    }

    fn put_offer(&self, number: u8) -> Phrase {
        match self.question() {
            Some((_, Question::OneOf(OneOf { at }))) => put_exchange(at, number.wrapping_sub(1), 1),
            _ => Phrase::new("ora-choice-times").number("times", 1),
        }
    }

    fn put_harvest(&self, good: Good, marker: Option<Marker>) -> Phrase {
        let amount = marker.and_then(|marker| self.reading(marker)).unwrap_or(0);
        let key = if marker == Some(Marker::Joker) { "ora-choice-joker" } else { "ora-choice-harvest" };
        Phrase::new(key).count("what", amount, good.key())
    }

    fn put_basic(&self, good: Good) -> Phrase {
        let amount = match self.question() {
            Some((_, Question::Basics(Basics { at, index, .. }))) => function::basics(at)[usize::from(index)],
            _ => 1,
        };
        Phrase::new("ora-choice-basic").count("what", amount, good.key())
    }
}

/// A settlement with its cost.
fn put_settlement(settlement: Settlement) -> Phrase {
    let town = settlement.town();
    let costs = [(Symbol::Food, town.food), (Symbol::Energy, town.half_energy)];
    let cost = costs.into_iter().filter(|(_, n)| *n > 0).map(|(symbol, n)| owed(symbol, u16::from(n)));
    Phrase::new("ora-choice-settle").term("settlement", settlement.key()).list("cost", cost)
}

/// So many exchanges: what they cost and what they bring.
fn put_exchange(at: Use, offer: u8, times: u8) -> Phrase {
    let Some(offer) = function::offers(at).0.get(usize::from(offer)) else {
        return Phrase::new("ora-choice-times").number("times", times);
    };
    Phrase::new("ora-choice-exchange")
        .number("times", times)
        .list("cost", put_cost(offer.cost, times))
        .list("prize", put_prize(offer, times))
}

fn put_cost(cost: Cost, times: u8) -> Vec<Phrase> {
    let mut phrases = list(cost.goods, times);
    let symbols =
        [(Symbol::Food, cost.food), (Symbol::Energy, cost.half_energy), (Symbol::Points, cost.points)];
    let due = symbols.into_iter().filter(|(_, n)| *n > 0);
    phrases.extend(due.map(|(symbol, n)| owed(symbol, u16::from(n) * u16::from(times))));
    if cost.different > 0 {
        phrases.push(Phrase::new("ora-owed-different").number("n", cost.different));
    }
    phrases
}

/// What an exchange brings.
pub(crate) fn put_prize(offer: &Offer, times: u8) -> Vec<Phrase> {
    match offer.prize {
        Prize::Goods(goods) => list(goods, times),
        Prize::Basics(amounts) => {
            amounts.iter().map(|n| Phrase::new("ora-prize-basic").number("n", *n)).collect()
        }
        Prize::Points(_) => vec![Phrase::new("ora-prize-points")],
        Prize::Joker(kinds) => {
            kinds.iter().map(|good| Phrase::new("ora-prize-joker").term("good", good.key())).collect()
        }
        Prize::Build => vec![Phrase::new("ora-prize-build")],
        Prize::RecallAndBuild => vec![Phrase::new("ora-prize-recall-and-build")],
        Prize::FellAndCut => vec![Phrase::new("ora-prize-fell-and-cut")],
        Prize::Landscape => vec![Phrase::new("ora-prize-landscape")],
    }
}

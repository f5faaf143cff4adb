//! The buildings that do something of their own when they are built (BLF-8.6), and the effects their owner may
//! decline (BLF-10.7).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{clearing, farms, grocery, judge, payment, reward};
use crate::choice::Choice;
use crate::data::{Bill, Building, Deal, Dial, Effect, Item, Special};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Dues, May, Offer, Source, Task};

/// Runs the effect of an odd building.
pub(crate) fn run(game: &mut Forest, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    match building.card().special.expect("an odd building") {
        Special::Clock => wind_the_clock(game, seat, log),
        Special::Potash => make_potash(game, seat, log),
        Special::Converter => offer(game, seat, Offer::Converter),
        Special::Slaughter => offer(game, seat, Offer::Slaughterhouse),
        Special::Grocery => grocery::open(game, seat),
        Special::Feed => farms::feed(game, seat, log),
        Special::Breed => farms::breed(game, seat),
        Special::Cabin => clearing::next_cabin_cell(game, seat),
        Special::Clearing => clearing::clear_land(game, seat, log),
        Special::Park => clearing::plan_park(game, seat, log),
    }
}

/// Basic markers on nought move to one, brick included; an extra turn follows (clockmaker, BLF-3.6).
fn wind_the_clock(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    for item in Item::BASIC {
        let removed = item == Item::CoalGlass && game[seat].dials.is_without_coal();
        if game[seat].dials.count(item) == 0 && !removed {
            game[seat].dials.put(item, 1);
            log.note(Event::MarkerSet { seat, item, from: 0, n: 1 });
        }
    }
    game[seat].extra_turns += 1;
    log.note(Event::ExtraTurnEarned { seat });
    game.then(seat, Task::Settle(Dues::NONE));
}

/// The coal marker of the glass dial leaves the game (potash maker, BLF-4.23).
fn make_potash(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let coal = game[seat].dials.coal(Dial::Glass);
    game[seat].dials.remove_coal_marker();
    log.note(Event::CoalMarkerRemoved { seat, coal });
    game.then(seat, Task::Settle(Dues::NONE));
}

/// Price and reward of an optional effect.
const fn deal(offer: Offer) -> Deal {
    match offer {
        Offer::Converter => Deal { bill: Bill::FREE.meat(1), reward: &[Effect::Give(Item::Coal, 3)] },
        Offer::Slaughterhouse => Deal { bill: Bill::FREE.animals(3), reward: &[Effect::Give(Item::Meat, 6)] },
        Offer::Fishery => Deal { bill: Bill::FREE.water(1), reward: &[Effect::Give(Item::Meat, 2)] },
    }
}

/// An effect its owner may decline, if it can be used at all (BLF-10.7).
pub(crate) fn offer(game: &mut Forest, seat: Seat, offer: Offer) {
    if judge::deal_serves(game, &game[seat], &deal(offer)) {
        game.ask(seat, May { offer });
    }
}

impl Ask<Forest> for May {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        let (pay, price, gain, n) = match self.offer {
            Offer::Converter => (Item::Meat, 1, Item::Coal, 3),
            Offer::Slaughterhouse => (Item::Animal, 3, Item::Meat, 6),
            Offer::Fishery => (Item::Water, 1, Item::Meat, 2),
        };
        Phrase::new("forest-prompt-may")
            .term("building", self.offer.building().key())
            .count("pay", price, pay.key())
            .count("get", n, gain.key())
            .asked_by("BLF-8.6")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Use, Choice::Skip]);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Use => hearing.freely(|game, log| accept(game, seat, self.offer, log)),
            Choice::Skip => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The owner uses it.
fn accept(game: &mut Forest, seat: Seat, offer: Offer, log: &mut impl Log<Event>) {
    let (deal, source) = (deal(offer), Source::Building(offer.building()));
    log.note(Event::Used { seat, building: offer.building() });
    reward::begin(game, seat, source, deal.reward);
    payment::begin(game, seat, source, &deal.bill, log);
}

//! Gifts and shares: offered to all receivers at once, gained one after the other (BLF-10.10).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Row, Seat, SeatSet};

use super::{Rule, free, reward};
use crate::choice::Choice;
use crate::data::{Dial, Good, Item};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::player::Standing;
use crate::state::{Forest, SEATS};
use crate::step::{Gift, Offered, Question, Step, Task};

/// Offers goods to all who are to receive some, and asks those who must decide.
pub(crate) fn open(game: &mut Forest, from: Seat, goods: [Option<Good>; SEATS], log: &mut impl Log<Event>) {
    let gifts = goods.map(|offered| Gift { offered, taken: None });
    let (mut offered, mut open) = (Offered { from, gifts }, SeatSet::EMPTY);
    for seat in game.others(from) {
        let Some(good) = goods[seat.index()] else { continue };
        match game[seat].standing {
            Standing::Ask if is_pointless(game, seat, good) => log.note(Event::GiftLost { seat, good }),
            Standing::Ask => open.insert(seat),
            Standing::Decline => log.note(Event::Declined { seat, good }),
            Standing::AcceptGlass => offered.take(game, seat, Dial::Glass, log),
            Standing::AcceptOven => offered.take(game, seat, Dial::Oven, log),
        }
    }
    if open.is_empty() {
        hand_over(game, offered);
    } else {
        game.agenda.push(Step::Each(open, offered.into()));
    }
}

/// Without room and without a conversion there is nothing to decide (BLF-10.10).
fn is_pointless(game: &Forest, seat: Seat, good: Good) -> bool {
    !game[seat].dials.has_room(good.into()) && !free::has_usable_trade(game, seat)
}

impl Offered {
    /// What a seat is offered.
    fn good(&self, seat: Seat) -> Good {
        self.gifts[seat.index()].offered.expect("a good was offered")
    }

    /// A seat takes it; coal goes to this dial, if the dial takes any.
    fn take(&mut self, game: &Forest, seat: Seat, dial: Dial, log: &mut impl Log<Event>) {
        let good = self.good(seat);
        let dial = if game[seat].dials.is_without_coal() { Dial::Oven } else { dial };
        let item = if good == Good::Coal { reward::coal_on(dial) } else { good.into() };
        self.gifts[seat.index()].taken = Some(item);
        log.note(Event::Accepted { seat, good });
    }
}

impl Ask<Forest> for Offered {
    fn prompt(self, _: &Forest, seat: Seat) -> Prompt {
        Phrase::new("forest-prompt-offered")
            .seat("from", self.from)
            .term("what", self.good(seat).key())
            .asked_by("BLF-10.10")
    }

    /// Accept or decline; coal is accepted on a dial.
    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        if self.good(seat) == Good::Coal {
            out.extend(Dial::ALL.iter().copied().map(Choice::AcceptOn));
        } else {
            out.push(Choice::Accept);
        }
        out.push(Choice::Decline);
        free::candidates(game, seat, out);
    }

    /// Only coal needs a dial, and always does.
    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let is_coal = self.good(seat) == Good::Coal;
        match choice {
            Choice::Accept if !is_coal => {
                hearing.freely(|game, log| accept(game, seat, Dial::Oven, self, log))
            }
            Choice::AcceptOn(dial) if is_coal => {
                hearing.under(MAY_ACCEPT_ON, dial, |game, log| accept(game, seat, dial, self, log))
            }
            Choice::Decline => hearing.freely(|game, log| {
                log.note(Event::Declined { seat, good: self.good(seat) });
                go_on(game, self);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_ACCEPT_ON: &[Rule<Dial>] = &[reward::dial_takes_coal];

fn accept(game: &mut Forest, seat: Seat, dial: Dial, mut offered: Offered, log: &mut impl Log<Event>) {
    offered.take(game, seat, dial, log);
    go_on(game, offered);
}

/// Those who have not answered are asked on; after the last answer the accepted units are gained.
fn go_on(game: &mut Forest, offered: Offered) {
    match game.agenda.top_mut() {
        Some(Step::Each(_, Question::Offered(asked))) => *asked = offered,
        _ => hand_over(game, offered),
    }
}

/// The accepted units are gained clockwise from the giver.
fn hand_over(game: &mut Forest, Offered { from, gifts }: Offered) {
    let takers = game.others(from).filter_map(|seat| Some((seat, gifts[seat.index()].taken?)));
    let steps: Row<Step, SEATS> = takers.map(|(seat, item)| Step::Do(seat, Task::Receive(item))).collect();
    game.agenda.push_in_order(steps.iter().copied());
}

/// The unit is gained like any other (BLF-5.12).
pub(crate) fn receive(game: &mut Forest, seat: Seat, item: Item, log: &mut impl Log<Event>) {
    reward::gain(game, seat, item, 1, log);
}

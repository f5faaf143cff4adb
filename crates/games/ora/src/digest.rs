//! Fingerprints: every fact of a position, in an order that never changes.

use parlour_core::{Digest, Seat};

use crate::data::{Good, Marker};
use crate::land::Content;
use crate::state::{Ora, Player, Post, Standing};
use crate::step::{Bill, Step, Turn, Use};

impl Ora {
    /// Every fact of the position.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        digest.text(self.country.name()).text(self.play.name()).byte(u8::from(self.without_quarry));
        digest.byte(self.round).byte(self.start.index() as u8).byte(self.wheel.space);
        for marker in Marker::ALL {
            digest.byte(match self.wheel.standing(*marker) {
                Standing::On(space) => space,
                Standing::Waiting => 20,
                Standing::Gone => 21,
            });
        }
        digest
            .bytes(&self.display.0.to_le_bytes())
            .byte(self.revealed)
            .byte(self.contract)
            .byte(self.wonders);
        digest.number(self.piles[0]).number(self.piles[1]);
        digest.byte(self.relays).bytes(&self.fresh.0.to_le_bytes());
        for seat in self.owners() {
            feed_player(self.player(seat), digest);
        }
        for step in self.agenda.steps() {
            feed_step(*step, digest);
        }
    }
}

fn feed_player(player: &Player, digest: &mut Digest) {
    for (_, amount) in player.purse.counts() {
        digest.number(amount);
    }
    for (_, post) in player.posts() {
        match post {
            Post::Home => digest.byte(0),
            Post::Absent => digest.byte(1),
            Post::At { owner, cell } => digest.byte(2).byte(owner.index() as u8).byte(cell.0),
        };
    }
    digest.byte(player.reserve.bits());
    for district in player.land.districts() {
        digest.byte(1).number(district.row).text(district.face.name());
    }
    for plot in player.land.plots() {
        digest.byte(2).number(plot.row).text(plot.face.name());
    }
    for (_, content) in player.land.contents() {
        match content {
            Content::Empty => digest.byte(0),
            Content::Forest => digest.byte(1),
            Content::Moor => digest.byte(2),
            Content::Building(card) => digest.text(card.name()),
            Content::Settlement(settlement) => digest.text(settlement.name()),
        };
    }
}

fn feed_use(tag: u8, at: Use, digest: &mut Digest) -> &mut Digest {
    digest.byte(tag).byte(at.user.index() as u8).text(at.card.name()).byte(at.line)
}

fn feed_seat(tag: u8, seat: Seat, digest: &mut Digest) -> &mut Digest {
    digest.byte(tag).byte(seat.index() as u8)
}

/// A step by its number and its facts; numbers are never given twice.
fn feed_step(step: Step, digest: &mut Digest) {
    match step {
        Step::Start => digest.byte(1),
        Step::Round => digest.byte(2),
        Step::Settlements { letter, next } => digest.byte(3).byte(letter).byte(next),
        Step::Reveal { letter } => digest.byte(4).byte(letter),
        Step::Slots { next } => digest.byte(5).byte(next),
        Step::EndRound => digest.byte(6),
        Step::NeutralRecall => digest.byte(7),
        Step::Run(at) => feed_use(8, at, digest),
        Step::Deliver(at, counts) => feed_use(9, at, digest).bytes(&counts),
        Step::Turn(Turn { seat, left, bought, bonus }) => {
            feed_seat(10, seat, digest).byte(left).byte(u8::from(bought)).byte(u8::from(bonus))
        }
        Step::Place { seat, bonus } => feed_seat(11, seat, digest).byte(u8::from(bonus)),
        Step::Contract { seat } => feed_seat(12, seat, digest),
        Step::Fee { seat, host, card, prior } => {
            feed_seat(13, seat, digest).byte(host.index() as u8).text(card.name()).byte(u8::from(prior))
        }
        Step::Assign { asked, host, user, card } => {
            feed_seat(14, asked, digest).byte(host.index() as u8).byte(user.index() as u8).text(card.name())
        }
        Step::Clear { seat, wild } => feed_seat(15, seat, digest).text(wild.good().name()),
        Step::Harvest { seat, good, other, must } => feed_seat(16, seat, digest)
            .text(good.name())
            .text(other.map_or("", Good::name))
            .byte(u8::from(must)),
        Step::Build { seat, must } => feed_seat(17, seat, digest).byte(u8::from(must)),
        Step::Site { seat, card } => feed_seat(18, seat, digest).text(card.name()),
        Step::Prior { seat, card } => feed_seat(19, seat, digest).text(card.name()),
        Step::Tile { seat, tile } => feed_seat(20, seat, digest).text(tile.name()),
        Step::Lay { seat, tile } => feed_seat(21, seat, digest).text(tile.name()),
        Step::Settle { seat, bought, castle } => {
            feed_seat(22, seat, digest).byte(u8::from(bought)).byte(u8::from(castle))
        }
        Step::Found { seat, settlement } => feed_seat(23, seat, digest).text(settlement.name()),
        _ => feed_function_step(step, digest),
    };
}

fn feed_function_step(step: Step, digest: &mut Digest) -> &mut Digest {
    match step {
        Step::Gain(at) => feed_use(30, at, digest),
        Step::HowMany { at, offer, counts } => feed_use(31, at, digest).byte(offer).bytes(&counts),
        Step::OneOf(at) => feed_use(32, at, digest),
        Step::Different { seat, first, left } => feed_seat(33, seat, digest).byte(first).byte(left),
        Step::Pay(Bill { seat, symbol, owed, next, later }) => {
            feed_seat(34, seat, digest).text(symbol.name()).number(owed).byte(next).number(later)
        }
        Step::Basics { at, index, first } => {
            feed_use(35, at, digest).byte(index).text(first.map_or("", Good::name))
        }
        Step::Tiles { seat, left, next } => feed_seat(36, seat, digest).byte(left).byte(next),
        Step::Kind(at) => feed_use(37, at, digest),
        Step::Relay(at) => feed_use(38, at, digest),
        Step::Thin { at, left, after } => {
            feed_use(39, at, digest).byte(left).byte(after.map_or(255, |cell| cell.0))
        }
        Step::Warm { seat, fell, cut } => {
            feed_seat(40, seat, digest).byte(u8::from(fell)).byte(u8::from(cut))
        }
        Step::Forge { seat } => feed_seat(41, seat, digest),
        Step::Raise { seat, left, from } => feed_seat(42, seat, digest).byte(left).text(from.name()),
        Step::Bathe { seat } => feed_seat(43, seat, digest),
        Step::Neutral { seat } => feed_seat(44, seat, digest),
        Step::NeutralSite { seat, card } => feed_seat(45, seat, digest).text(card.name()),
        Step::NeutralUse { seat } => feed_seat(46, seat, digest),
        _ => digest,
    }
}

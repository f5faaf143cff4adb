//! Fingerprints, and counts of the material.

use parlour_core::{Digest, Seat};

use crate::data::{Good, Marker, Numbers, Terrain};
use crate::land::{Cell, Content, Land};
use crate::state::{Ora, Player, Post, Standing};
use crate::step::{Bill, Step, Turn, Use};

impl Ora {
    /// The coins of a player.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.purse(seat).coins()
    }

    /// How many tiles of a good a player can show.
    pub fn goods(&self, seat: Seat, good: Good) -> u16 {
        self.purse(seat).have(good)
    }

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
        digest.bytes(&self.display.0.to_le_bytes()).byte(self.revealed).byte(self.contract).byte(self.wonders);
        digest.number(self.piles[0]).number(self.piles[1]);
        digest.byte(self.relays).bytes(&self.fresh.0.to_le_bytes());
        for seat in self.owners() {
            feed_player(self.player(seat), digest);
        }
        for step in self.agenda.steps() {
            feed_step(*step, digest);
        }
    }

    /// Counts cards, clergymen, tiles and Wonders.
    pub(crate) fn check_material(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_landscape()?;
        let wonders: u16 = self.owners().map(|seat| self.purse(seat).have(Good::Wonder)).sum();
        expect(wonders + u16::from(self.wonders) == 8, "eight Wonders")?;
        for seat in self.owners() {
            self.check_player(seat)?;
        }
        expect(self.agenda.steps().len() <= 16, "the agenda stays short")
    }

    /// Every card is in the display, on one land, in a pile yet to come, or covered in solo.
    fn check_cards(&self) -> Result<(), String> {
        let mut seen = self.display;
        for (_, card) in self.all_buildings().filter(|(_, card)| !card.is_basic()) {
            let number = card.face().number;
            expect(!seen.has(number), "every card lies in one place")?;
            seen = seen.with(number);
        }
        let roster = self.roster();
        expect(seen.common(roster) == seen, "cards come from the roster")?;
        let stages = ["start", "a", "b", "c", "d"];
        let due = roster.iter().filter(|number| {
            let stage = crate::data::Card::numbered(*number, self.country).face().stage;
            stages.iter().position(|name| *name == stage.name()).is_some_and(|place| place <= usize::from(self.revealed))
        });
        let due = due.fold(Numbers::NONE, Numbers::with);
        expect(self.play.is_solo() || seen == due, "no card is lost")?;
        expect(seen.common(due) == seen, "no card comes early")
    }

    fn check_landscape(&self) -> Result<(), String> {
        let laid = |count: fn(&Land) -> usize| -> usize { self.owners().map(|seat| count(self.land(seat))).sum() };
        let pending = self.agenda.steps().iter().filter(|step| matches!(step, Step::Lay { .. })).count();
        let left: u32 = self.piles.iter().map(|pile| pile.count_ones()).sum();
        let all = laid(|land| land.districts().len()) + laid(|land| land.plots().len()) + pending;
        expect(all + left as usize == 18, "eighteen landscape tiles")
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        for (_, post) in player.posts() {
            if let Post::At { owner, cell } = post {
                expect(self.land(owner).get(cell).building().is_some(), "clergymen stand on buildings")?;
                let abroad = owner != seat;
                expect(!abroad || self.is_bonus_round(), "clergymen stay at home until the bonus round")?;
            }
        }
        let (land, mut built) = (&player.land, 0);
        for (cell, content) in land.contents() {
            check_cell(land, cell, content, self.play.is_solo() && seat != self.start)?;
            if let Content::Settlement(settlement) = content {
                expect(built & settlement.bit() == 0, "every settlement stands once")?;
                built |= settlement.bit();
            }
        }
        expect(built & player.reserve == 0, "a built settlement has left the reserve")
    }
}

/// Water and mountains bear nothing but what may stand there (ORA-5.3, ORA-8.4).
fn check_cell(land: &Land, cell: Cell, content: Content, neutral: bool) -> Result<(), String> {
    let terrain = land.terrain(cell);
    let fits = match content {
        Content::Empty => true,
        Content::Forest | Content::Moor => terrain == Terrain::Plains,
        Content::Building(card) => neutral || card.is_basic() || card.face().terrain.has(terrain),
        Content::Settlement(settlement) => settlement.town().terrain.has(terrain),
    };
    expect(fits, "cards stand on their terrain")
}

fn expect(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law.to_owned()) }
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
    digest.byte(player.reserve);
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
        Step::Assign { asked, host, user, card } => feed_seat(14, asked, digest)
            .byte(host.index() as u8)
            .byte(user.index() as u8)
            .text(card.name()),
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

//! Fingerprints: every fact of a position, in an order that never changes.

use parlour_core::{Digest, Fact};

use crate::data::Marker;
use crate::state::land::{Content, District, Land, Plot};
use crate::state::{Ora, Player, Post, Standing, Wheel};

impl Fact for Ora {
    /// Every fact of the position; a revision of the rules is none.
    fn feed(&self, digest: &mut Digest) {
        let Self {
            rules: _,
            country,
            play,
            without_quarry,
            round,
            start,
            wheel,
            display,
            revealed,
            contract,
            wonders,
            piles,
            players,
            relays,
            fresh,
            agenda,
        } = self;
        digest.text(country.name()).text(play.name()).fact(without_quarry);
        digest.fact(round).fact(start).fact(wheel);
        digest.bytes(&display.0.to_le_bytes()).fact(revealed).fact(contract).fact(wonders).fact(piles);
        digest.fact(relays).bytes(&fresh.0.to_le_bytes());
        for seat in self.owners() {
            digest.fact(&players[seat.index()]);
        }
        digest.fact(agenda);
    }
}

impl Fact for Wheel {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(self.space);
        for marker in Marker::ALL {
            digest.byte(match self.standing(*marker) {
                Standing::On(space) => space,
                Standing::Waiting => 20,
                Standing::Gone => 21,
            });
        }
    }
}

impl Fact for Player {
    fn feed(&self, digest: &mut Digest) {
        let Self { purse, clergy, reserve, land } = self;
        for (_, amount) in purse.counts() {
            digest.number(amount);
        }
        digest.fact(clergy).byte(reserve.bits()).fact(land);
    }
}

impl Fact for Post {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Home => digest.byte(0),
            Self::Absent => digest.byte(1),
            Self::At { owner, cell } => digest.byte(2).fact(owner).fact(cell),
        };
    }
}

impl Fact for Land {
    fn feed(&self, digest: &mut Digest) {
        for District { row, face } in self.districts() {
            digest.byte(1).number(*row).text(face.name());
        }
        for Plot { row, face } in self.plots() {
            digest.byte(2).number(*row).text(face.name());
        }
        for (_, content) in self.contents() {
            digest.fact(&content);
        }
    }
}

impl Fact for Content {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Empty => digest.byte(0),
            Self::Forest => digest.byte(1),
            Self::Moor => digest.byte(2),
            Self::Building(card) => digest.fact(card),
            Self::Settlement(settlement) => digest.fact(settlement),
        };
    }
}

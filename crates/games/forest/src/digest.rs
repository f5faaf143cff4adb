//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::digest::Missing;
use parlour_core::{Digest, Fact, Listed};

use crate::data::{Place, Set, Spot};
use crate::estate::Herd;
use crate::player::Player;
use crate::state::Forest;

impl Fact for Forest {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            players,
            // Each revision has journals of its own.
            rules: _,
            first,
            strict,
            seats,
            agenda,
            workers,
            display,
            sites,
            second_sites,
            pile,
            slots,
            open_sites,
            reminders,
            pawns,
            plots_left,
            round,
            active,
            visited,
            last_pawn,
            extra_turn,
            ending,
            last_lap,
        } = self;
        digest.fact(players).fact(first).fact(strict);
        seats.iter().take(usize::from(*players)).for_each(|player| player.feed(digest));
        digest.fact(workers);
        things(*display, digest).bytes(sites).bytes(second_sites);
        things(*pile, digest).fact(slots);
        things(*open_sites, digest).fact(reminders).fact(plots_left);
        digest.fact(pawns).fact(round).fact(active).fact(visited);
        digest.byte(last_pawn.unwrap_or(u8::MAX)).fact(extra_turn);
        digest.fact(ending).fact(last_lap).fact(agenda);
    }
}

fn bits(bits: u128, digest: &mut Digest) -> &mut Digest {
    digest.bytes(&bits.to_le_bytes())
}

fn things<T: Listed>(set: Set<T>, digest: &mut Digest) -> &mut Digest {
    bits(set.bits(), digest)
}

impl Fact for Player {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            dials,
            estate,
            herd: Herd { pigs, cattle },
            buildings,
            hides,
            reminded,
            missions,
            turns,
            extra_turns,
            standing,
            changes,
        } = self;
        digest.fact(dials).fact(estate).fact(pigs).fact(cattle).fact(hides).fact(reminded);
        things(*buildings, digest);
        things(*missions, digest).fact(turns).fact(extra_turns).fact(standing).fact(changes);
    }
}

impl Fact for Place {
    fn feed(&self, digest: &mut Digest) {
        digest.text(&self.to_string());
    }
}

impl Missing for Place {
    fn feed_none(digest: &mut Digest) {
        digest.text("");
    }
}

impl Fact for Spot {
    fn feed(&self, digest: &mut Digest) {
        digest.text(&self.to_string());
    }
}

//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::digest::Missing;
use parlour_core::{Digest, Fact, Listed, facts};

use crate::data::{Goal, PawnSpot, Set};
use crate::state::Forest;
use crate::state::estate::Herd;
use crate::state::player::Player;
use crate::step::{Debt, Draw, Gift, Lay, Offer, Offered, Part, Question, Reward, Source, Step, Task, Toll};

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

impl Fact for Goal {
    fn feed(&self, digest: &mut Digest) {
        digest.text(&self.to_string());
    }
}

impl Missing for Goal {
    fn feed_none(digest: &mut Digest) {
        digest.text("");
    }
}

impl Fact for PawnSpot {
    fn feed(&self, digest: &mut Digest) {
        digest.text(&self.to_string());
    }
}

/// Whose a step is that belongs to nobody.
const NOBODY: u8 = u8::MAX;

impl Fact for Step {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Ask(seat, question) => digest.text(question.word()).fact(seat).fact(question),
            // Who gives came before who has not answered.
            Self::Each(open, Question::Offered(Offered { from, gifts })) => {
                digest.text("gifts").byte(NOBODY).fact(from).fact(open).fact(gifts)
            }
            Self::Each(open, question) => digest.text(question.word()).byte(NOBODY).fact(open).fact(question),
            Self::Draw(draw) => digest.fact(draw),
            // The first turn never was anybody's in particular.
            Self::Do(_, Task::Begin) => digest.text("begin").byte(NOBODY),
            Self::Do(seat, task) => digest.text(task.word()).fact(seat).fact(task),
        };
    }
}

impl Fact for Draw {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::First => digest.text("draw-first").byte(NOBODY),
            Self::Side => digest.text("draw-side").byte(NOBODY),
            Self::Large(category) => digest.text("draw-large").byte(NOBODY).byte(*category),
            Self::Worker(space) => digest.text("draw-worker").byte(NOBODY).byte(*space),
            Self::Mission => digest.text("draw-mission").byte(NOBODY),
        };
    }
}

impl Task {
    /// What digests know it by.
    const fn word(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Exchange(_) => "exchange",
            Self::AfterSwap => "after-swap",
            Self::Arrive(_) => "arrive",
            Self::Receive(_) => "receive",
            Self::Cistern => "cistern",
            Self::Ready => "ready",
            Self::Share(_) => "share",
            Self::EndVisit { .. } => "end-visit",
            Self::EndMission(_) => "end-mission",
            Self::EndTurn => "end-turn",
            Self::Pay(_) => "pay",
            Self::Settle(_) => "settle",
            Self::Earn(_) => "earn",
            Self::Reward(_) => "reward",
            Self::Lay(_) => "lay",
            Self::Progress(_) => "progress",
            Self::Build { .. } => "build",
            Self::Site(_) => "site",
            Self::Once(_) => "once",
            Self::Special(_) => "special",
            Self::EndFree => "end-free",
        }
    }
}

impl Fact for Task {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Begin | Self::AfterSwap | Self::Cistern | Self::Ready | Self::EndTurn | Self::EndFree => {
                digest
            }
            Self::Exchange(worker) => digest.fact(worker),
            Self::Arrive(toll) => digest.fact(toll),
            Self::Receive(item) => digest.fact(item),
            Self::Share(good) => digest.fact(good),
            Self::EndVisit { second: flag } | Self::Build { free: flag } => digest.fact(flag),
            Self::EndMission(mission) => digest.fact(mission),
            Self::Pay(debt) => digest.fact(debt),
            Self::Settle(dues) => digest.fact(dues),
            Self::Earn(source) => digest.fact(source),
            Self::Reward(reward) => digest.fact(reward),
            Self::Lay(lay) => digest.fact(lay),
            Self::Progress(steps) => digest.fact(steps),
            Self::Site(building) | Self::Once(building) | Self::Special(building) => digest.fact(building),
        };
    }
}

facts!(Gift { offered, taken });
facts!(Part { item, n });
facts!(Debt { source, coal, provisions, tiles, tile, from, felled, animals });

impl Fact for Toll {
    fn feed(&self, digest: &mut Digest) {
        let Self { pawn, to, gifts, dues, discards, least, provisions } = self;
        digest.fact(pawn).fact(to);
        gifts.iter().for_each(|item| item.feed(digest));
        digest.byte(gifts.len() as u8);
        digest.fact(dues).fact(discards).fact(least).fact(provisions);
    }
}

impl Fact for Reward {
    fn feed(&self, digest: &mut Digest) {
        let Self { source, parts, rest } = self;
        digest.fact(source).fact(rest).byte(parts.len() as u8);
        parts.iter().for_each(|part| part.feed(digest));
    }
}

impl Fact for Lay {
    fn feed(&self, digest: &mut Digest) {
        let Self { source, tile, n, from, plot } = self;
        digest.fact(source).fact(tile).fact(n).fact(from).byte(plot.unwrap_or(u8::MAX));
    }
}

impl Fact for Offer {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(match self {
            Self::Converter => 0,
            Self::Slaughterhouse => 1,
            Self::Fishery => 2,
        });
    }
}

impl Fact for Source {
    fn feed(&self, digest: &mut Digest) {
        digest.text(self.key());
    }
}

//! Who may stand where (ORL-4.8 to ORL-4.14).

use parlour_core::Seat;
use parlour_core::law::ensure;

use crate::data::{Follower, Kind, Need, Place, Space};
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::Orleans;

/// All that must hold to put a follower on a space, in planning and at the bathhouse.
pub(crate) const MAY_STAND: &[Rule<(Follower, Space)>] =
    &[owns_the_place, only_monks_replace_monks, no_own_follower_in_town_hall, is_accepted, space_is_empty];

/// The place is printed on the board, or its tile belongs to the seat (ORL-7.22).
pub(crate) fn owns_the_place(game: &Orleans, seat: Seat, (_, space): (Follower, Space)) -> Verdict {
    let place = space.place();
    ensure(game.owns(seat, place), Refusal::NotYourPlace { place })
}

/// A monk space accepts only a monk (ORL-4.11).
fn only_monks_replace_monks(_: &Orleans, _: Seat, (follower, space): (Follower, Space)) -> Verdict {
    let wrong = space.need() == Need::Monk && follower.kind() != Kind::Monk;
    ensure(!wrong, Refusal::OnlyMonks { place: space.place() })
}

/// Own followers never enter the town hall (ORL-4.14).
fn no_own_follower_in_town_hall(_: &Orleans, _: Seat, (follower, space): (Follower, Space)) -> Verdict {
    let wrong = space.place() == Place::TownHall && follower.is_own();
    ensure(!wrong, Refusal::OwnInTownHall { follower })
}

/// The profession fits, or somebody stands in (ORL-4.10).
fn is_accepted(game: &Orleans, seat: Seat, (follower, space): (Follower, Space)) -> Verdict {
    let need = space.need();
    let fits = need.kind().is_none_or(|wanted| stands_in(game, seat, follower.kind(), wanted));
    ensure(fits, Refusal::WrongFollower { follower, need })
}

impl Orleans {
    /// May a follower of one profession do the work of another (ORL-4.10, ORL-7.14)?
    pub fn stands_in(&self, seat: Seat, kind: Kind, wanted: Kind) -> bool {
        stands_in(self, seat, kind, wanted)
    }
}

fn stands_in(game: &Orleans, seat: Seat, kind: Kind, wanted: Kind) -> bool {
    use Kind::{Boatman, Craftsman, Farmer, Monk, Scholar, Trader};
    match (kind, wanted) {
        _ if kind == wanted => true,
        (_, Monk) => false,
        (Monk, _) => true,
        (Scholar, _) => game.owns(seat, Place::School),
        (Boatman, Craftsman | Trader | Farmer) => game.owns(seat, Place::HerbGarden),
        _ => false,
    }
}

/// One tile to a space (ORL-4.8).
fn space_is_empty(game: &Orleans, seat: Seat, (_, space): (Follower, Space)) -> Verdict {
    ensure(game[seat].empty_slot(space).is_some(), Refusal::SpaceTaken { space })
}

/// The spaces that would accept a profession, empty or not, as a set of bits (ORL-4.10).
pub(crate) fn accepting(game: &Orleans, seat: Seat, kind: Kind) -> u64 {
    let substitutes = Kind::ALL.iter().filter(|wanted| stands_in(game, seat, kind, **wanted));
    substitutes.fold(ANY, |mask, wanted| mask | BY_KIND[*wanted as usize])
}

const ANY: u64 = Space::that_need(Need::Any);

const BY_KIND: [u64; crate::data::KINDS] = {
    let mut masks = [0; crate::data::KINDS];
    let mut kind = 0;
    while kind < masks.len() {
        masks[kind] = Space::that_need(Need::ALL[kind]);
        kind += 1;
    }
    masks
};

/// The spaces in a set of bits, in order; of an equal pair only one.
pub(crate) fn spaces_in(mask: u64) -> impl Iterator<Item = Space> {
    // The second of a pair counts only when the first is not in the set.
    let mut rest = mask & !((mask << 1) & Space::SECONDS);
    std::iter::from_fn(move || {
        let slot = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (slot < crate::data::SPACES).then(|| Space::of_slot(slot))
    })
}

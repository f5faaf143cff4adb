//! The ways of a seat to all places at once (BLF-5.5 to BLF-5.9, BLF-5.13).

use parlour_core::{Row, Seat};

use super::travel::{is_open, may_begin_there, pawns, something_to_do};
use super::{judge, toll};
use crate::data::{Gap, Place, Village};
use crate::state::Forest;

/// What a pawn finds in a village when its toll is paid: the spaces whose workers help somehow, and
/// whether the mission can be completed.
#[derive(Copy, Clone, Default)]
struct Found {
    spaces: u32,
    mission: bool,
}

impl Found {
    fn helps_at(self, gap: Gap) -> bool {
        let (left, right) = gap.sides();
        self.mission || self.spaces & (1 << left | 1 << right) != 0
    }
}

/// The ways of a seat to all places. All gaps of a village cost the same, and a worker helps at both of
/// theirs, so each village is explored once. Agrees with
/// `MAY_GO`.
pub(crate) struct Ways<'a> {
    game: &'a Forest,
    seat: Seat,
    /// The gaps of each village that are worth a move, a bit each, once somebody asks.
    villages: [Option<u32>; Village::COUNT],
}

impl<'a> Ways<'a> {
    pub(crate) const fn new(game: &'a Forest, seat: Seat) -> Self {
        Self { game, seat, villages: [None; Village::COUNT] }
    }

    /// May the seat go there?
    pub(crate) fn lead_to(&mut self, place: Place) -> bool {
        let (game, seat) = (self.game, self.seat);
        match place {
            Place::Gap(gap) => {
                let village = gap.village();
                let gaps =
                    self.villages[village as usize].get_or_insert_with(|| explore(game, seat, village));
                *gaps >> gap.index() & 1 != 0
            }
            Place::Site(_) => {
                is_open(game, seat, place).is_ok()
                    && may_begin_there(game, seat, place).is_ok()
                    && something_to_do(game, seat, place).is_ok()
            }
        }
    }

    /// Is there anywhere to go (BLF-5.15)?
    pub(crate) fn lead_anywhere(&mut self) -> bool {
        places(self.game).any(|place| self.lead_to(place))
    }
}

/// The gaps of a village that some pawn of the seat may go to, a bit each: any but the first placement enters
/// a village, so only pawns stand in the way.
fn explore(game: &Forest, seat: Seat, village: Village) -> u32 {
    let free = |gap: &Gap| is_open(game, seat, Place::Gap(*gap)).is_ok();
    let mut open: Row<Gap, 8> = village.spaces().map(|space| Gap::new(space as u8)).filter(free).collect();
    let mut good = 0;
    for pawn in pawns(game, seat) {
        let found = find_help(game, seat, pawn, village, &open);
        open.iter().filter(|gap| found.helps_at(**gap)).for_each(|gap| good |= 1 << gap.index());
        open.retain(|gap| !found.helps_at(gap));
        if open.is_empty() {
            break;
        }
    }
    good
}

/// Who helps at these gaps of a village: first those who do whatever is paid, then, if a gap is left, one
/// payment after the other.
fn find_help(game: &Forest, seat: Seat, pawn: usize, village: Village, open: &[Gap]) -> Found {
    let (player, mut found) = (&game[seat], Found::default());
    let toll = toll::due(game, seat, pawn, Place::Gap(Gap::new(village.spaces().start as u8)));
    if !toll::is_payable(player, &toll) {
        return found;
    }
    for space in village.spaces() {
        found.spaces |= u32::from(judge::surely(game, player, game.worker(space))) << space;
    }
    if open.iter().all(|gap| found.helps_at(*gap)) {
        return found;
    }
    let mission = game.slots[village as usize];
    toll::some_payment(game, seat, player, &toll, &mut |after| {
        found.mission |= mission.is_some_and(|mission| judge::mission_serves(game, after, mission));
        let mut tried = found.spaces;
        for gap in open {
            for space in <[usize; 2]>::from(gap.sides()) {
                if !found.helps_at(*gap) && tried & 1 << space == 0 {
                    tried |= 1 << space;
                    found.spaces |= u32::from(judge::worker(game, after, game.worker(space))) << space;
                }
            }
        }
        open.iter().all(|gap| found.helps_at(*gap))
    });
    found
}

/// Gaps, and the sites that hold a mission.
pub(super) fn places(game: &Forest) -> impl Iterator<Item = Place> {
    Gap::all().map(Place::Gap).chain(game.open_sites.iter().map(Place::Site))
}

//! The ways of a seat to all places at once (BLF-5.5 to BLF-5.9, BLF-5.13). Gaps and worker spaces are bits of one
//! number: a gap has the number of the space on its left.

use parlour_core::Seat;

use super::travel::{is_open, may_begin_there, pawns, something_to_do};
use super::{judge, toll};
use crate::data::{Gap, Goal, PawnSpot, Village};
use crate::state::Forest;

/// The ways of a seat to all places. All gaps of a village cost the same, and a worker helps at both of
/// theirs, so each village is explored once. Agrees with `MAY_GO`.
pub(crate) struct Ways<'a> {
    game: &'a Forest,
    seat: Seat,
    /// The gaps in which a pawn stands.
    taken: u32,
    /// The gaps of each village that are worth a move, once somebody asks.
    villages: [Option<u32>; Village::COUNT],
}

impl<'a> Ways<'a> {
    pub(crate) fn new(game: &'a Forest, seat: Seat) -> Self {
        let gaps =
            game.pawns.iter().map(|spot| if let PawnSpot::Gap(gap) = spot { 1 << gap.index() } else { 0 });
        Self { game, seat, taken: gaps.fold(0, |all, gap| all | gap), villages: [None; Village::COUNT] }
    }

    /// May the seat go there?
    pub(crate) fn lead_to(&mut self, place: Goal) -> bool {
        let (game, seat, taken) = (self.game, self.seat, self.taken);
        match place {
            Goal::Gap(gap) => {
                let village = gap.village();
                let gaps = self.villages[village as usize]
                    .get_or_insert_with(|| explore(game, seat, village, all_of(village) & !taken));
                *gaps >> gap.index() & 1 != 0
            }
            Goal::Site(_) => {
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

/// The gaps of a village, and its spaces.
const fn all_of(village: Village) -> u32 {
    let spaces = village.spaces();
    (1 << spaces.end) - (1 << spaces.start)
}

/// The gaps on both sides of these spaces of a village.
const fn gaps_beside(spaces: u32, village: Village) -> u32 {
    let range = village.spaces();
    let last = (spaces >> range.start & 1) << (range.end - 1);
    (spaces | spaces >> 1 | last) & all_of(village)
}

/// The spaces on both sides of these gaps of a village.
const fn spaces_beside(gaps: u32, village: Village) -> u32 {
    let range = village.spaces();
    let first = (gaps >> (range.end - 1) & 1) << range.start;
    (gaps | gaps << 1 | first) & all_of(village)
}

/// The gaps among these that some pawn of the seat may go to: any but the first placement enters a village, so
/// only pawns stand in the way.
fn explore(game: &Forest, seat: Seat, village: Village, mut open: u32) -> u32 {
    let mut good = 0;
    for pawn in pawns(game, seat) {
        let found = find_help(game, seat, pawn, village, open);
        good |= open & found;
        open &= !found;
        if open == 0 {
            break;
        }
    }
    good
}

/// The gaps of a village at which somebody or something helps once the toll is paid: first those who help
/// whatever is paid, then, if one of these gaps is left, one payment after the other.
fn find_help(game: &Forest, seat: Seat, pawn: usize, village: Village, open: u32) -> u32 {
    let player = &game[seat];
    let toll = toll::due(game, seat, pawn, Goal::Gap(Gap::new(village.spaces().start as u8)));
    if !toll::is_payable(player, &toll) {
        return 0;
    }
    let sure = among(all_of(village), |space| judge::surely(game, player, game.worker(space)));
    let mut good = gaps_beside(sure, village);
    if open & !good == 0 {
        return good;
    }
    let best = player.at_best();
    let mission = game.slots[village as usize].filter(|mission| best.covers(&mission.deal().bill));
    let hope = among(spaces_beside(open & !good, village), |space| {
        judge::may_help(game, player, &best, game.worker(space))
    });
    let hoped = if mission.is_some() { open } else { open & gaps_beside(hope, village) };
    if hoped & !good == 0 {
        return good;
    }
    toll::some_payment(game, seat, player, &toll, &mut |after| {
        if mission.is_some_and(|mission| judge::mission_serves(game, after, mission)) {
            good = all_of(village);
            return true;
        }
        let tried = spaces_beside(open & !good, village) & hope;
        let helped = among(tried, |space| judge::worker(game, after, game.worker(space)));
        good |= gaps_beside(helped, village);
        hoped & !good == 0
    });
    good
}

/// Those of some spaces of which it is true.
fn among(mut spaces: u32, is_true: impl Fn(usize) -> bool) -> u32 {
    let mut found = 0;
    while spaces != 0 {
        let space = spaces.trailing_zeros();
        spaces &= spaces - 1;
        found |= u32::from(is_true(space as usize)) << space;
    }
    found
}

/// Gaps, and the sites that hold a mission.
pub(super) fn places(game: &Forest) -> impl Iterator<Item = Goal> {
    Gap::all().map(Goal::Gap).chain(game.open_sites.iter().map(Goal::Site))
}

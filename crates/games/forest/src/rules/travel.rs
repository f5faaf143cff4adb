//! Moving and begging (BLF-5, BLF-13).

use parlour_core::law::ensure;
use parlour_core::{Log, Row, Seat};

use super::{Rule, Verdict, free, gifts, judge, reward, toll};
use crate::choice::{Choice, Pawn};
use crate::data::{Gap, Item, Mission, Place, Spot, Village};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{FIFTH_PAWN, Forest, SEATS};
use crate::step::{Step, Toll};

/// The pawns a seat could move now: its own, or one of each kind in the solo player's hand.
fn pawns(game: &Forest, seat: Seat) -> impl Iterator<Item = usize> + use<'_> {
    let moves_one = !game.is_solo() || game.extra_turn;
    let one = moves_one.then(|| game.pawn(seat));
    let white = Pawn::White;
    let hand = [white, Pawn::Other].into_iter().filter(move |_| !moves_one);
    one.into_iter().chain(hand.filter_map(|kind| in_hand(game, kind)))
}

/// A pawn of this kind in the solo player's hand.
pub(crate) fn in_hand(game: &Forest, kind: Pawn) -> Option<usize> {
    let mut kind_of = match kind {
        Pawn::White => FIFTH_PAWN..FIFTH_PAWN + 1,
        Pawn::Other => 0..FIFTH_PAWN,
    };
    kind_of.find(|pawn| game.pawns[*pawn] == Spot::Hand)
}

/// A pawn the seat could move, to say what a place costs.
pub(crate) fn any_pawn(game: &Forest, seat: Seat) -> usize {
    pawns(game, seat).last().unwrap_or(seat.index())
}

/// The easiest way to pay for a place: the white pawn pays least.
fn cheapest(game: &Forest, seat: Seat, to: Place) -> Toll {
    let pawn = pawns(game, seat).next().expect("a pawn to move");
    toll::due(game, seat, pawn, to)
}

/// Another place, free, and with a mission if it is a site (BLF-5.3, BLF-5.5).
fn is_open(game: &Forest, seat: Seat, to: Place) -> Verdict {
    let stays = game.pawns[game.pawn(seat)] == to.into() && (!game.is_solo() || game.extra_turn);
    ensure(!stays, Refusal::SamePlace)?;
    match to {
        Place::Gap(gap) => ensure(!game.is_taken(gap), Refusal::GapTaken),
        Place::Site(mission) => ensure(game.open_sites.has(mission), Refusal::NoMissionThere { mission }),
    }
}

/// The first placement is in a village (BLF-5.4); in solo a site will do (BLF-13.6).
fn may_begin_there(game: &Forest, seat: Seat, to: Place) -> Verdict {
    let first = !game.is_solo() && game.origin(seat) == Spot::Hand;
    ensure(!first || to.village().is_some(), Refusal::NoSiteFirst)
}

/// The way can be paid (BLF-5.6).
fn way_is_payable(game: &Forest, seat: Seat, to: Place) -> Verdict {
    toll::way_is_payable(&game[seat], &cheapest(game, seat, to))
}

/// The pawns in the village can be paid for (BLF-5.8, BLF-5.9).
fn company_is_payable(game: &Forest, seat: Seat, to: Place) -> Verdict {
    let toll = cheapest(game, seat, to);
    toll::gifts_are_payable(&game[seat], &toll)?;
    toll::discards_are_payable(&game[seat], &toll)
}

/// Something can be done there after paying (BLF-5.7, BLF-5.13).
fn something_to_do(game: &Forest, seat: Seat, to: Place) -> Verdict {
    let useful = pawns(game, seat)
        .any(|pawn| toll::leads_somewhere(game, &game[seat], &toll::due(game, seat, pawn, to)));
    ensure(
        useful,
        match to {
            Place::Gap(_) => Refusal::NothingToDo,
            Place::Site(mission) => Refusal::MissionOutOfReach { mission },
        },
    )
}

/// All that must hold for a move; the most basic reason comes first.
pub(crate) const MAY_GO: &[Rule<Place>] =
    &[is_open, may_begin_there, way_is_payable, company_is_payable, something_to_do];

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
/// theirs, so each village is explored once. Agrees with [`MAY_GO`].
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
    toll::some_payment(game, player, &toll, &mut |after| {
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

/// Is there anywhere to go (BLF-5.15)?
pub(crate) fn can_go(game: &Forest, seat: Seat) -> bool {
    Ways::new(game, seat).lead_anywhere()
}

/// Gaps, and the sites that hold a mission.
fn places(game: &Forest) -> impl Iterator<Item = Place> {
    Gap::all().map(Place::Gap).chain(game.open_sites.iter().map(Place::Site))
}

/// Places that come to mind.
pub(crate) fn candidates(game: &Forest, out: &mut Vec<Choice>) {
    out.extend(places(game).map(Choice::Go));
}

/// Begging needs a pawn on the board (BLF-5.4); the solo player's comes from the hand (BLF-13.7).
pub(crate) fn pawn_is_on_board(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(game.is_solo() || game.origin(seat) != Spot::Hand, Refusal::NotOnBoard)
}

/// After the goods step only those beg who have nowhere to go (BLF-3.3).
fn cannot_go(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(!can_go(game, seat), Refusal::CanStillGo)
}

pub(crate) const MAY_BEG: &[Rule<()>] = &[pawn_is_on_board];
pub(crate) const MUST_BEG: &[Rule<()>] = &[pawn_is_on_board, cannot_go];

/// Goes to a place; in solo with the pawn of choice (BLF-13.3).
pub(crate) fn go(game: &mut Forest, seat: Seat, to: Place, log: &mut impl Log<Event>) {
    let mut able = pawns(game, seat)
        .filter(|pawn| toll::leads_somewhere(game, &game[seat], &toll::due(game, seat, *pawn, to)));
    match (able.next(), able.next()) {
        (Some(_), Some(_)) => {
            drop(able);
            game.agenda.push(Step::Pawn(seat, Some(to)));
        }
        (only, _) => {
            let pawn = only.expect("a pawn that can go there");
            drop(able);
            set_out(game, seat, pawn, to, log);
        }
    }
}

fn set_out(game: &mut Forest, seat: Seat, pawn: usize, to: Place, log: &mut impl Log<Event>) {
    let toll = toll::due(game, seat, pawn, to);
    toll::go_on(game, toll, log);
}

/// The solo player has such a pawn, and it can be paid for (BLF-13.3, BLF-13.5).
pub(crate) fn may_use_pawn(game: &Forest, seat: Seat, (to, kind): (Option<Place>, Pawn)) -> Verdict {
    let pawn = in_hand(game, kind).ok_or(Refusal::NoSuchPawn)?;
    let Some(to) = to else { return Ok(()) };
    let toll = toll::due(game, seat, pawn, to);
    toll::discards_are_payable(&game[seat], &toll)?;
    ensure(toll::leads_somewhere(game, &game[seat], &toll), Refusal::NothingToDo)
}

/// The solo player chose a pawn.
pub(crate) fn use_pawn(
    game: &mut Forest,
    seat: Seat,
    to: Option<Place>,
    kind: Pawn,
    log: &mut impl Log<Event>,
) {
    let pawn = in_hand(game, kind).expect("a pawn in hand");
    match to {
        Some(place) => set_out(game, seat, pawn, place, log),
        None => put_aside(game, seat, pawn, log),
    }
}

/// The pawn arrives; gifts are offered, the cistern fills, then the action follows (BLF-5.12).
pub(crate) fn arrive(game: &mut Forest, toll: Toll, log: &mut impl Log<Event>) {
    let Toll { seat, pawn, to, .. } = toll;
    let offered = offers(game, &toll, log);
    game.agenda.push(Step::Ready(seat));
    if toll::fills_cistern(game, seat, to) {
        game.agenda.push(Step::Cistern(seat));
    }
    if game.is_solo() {
        game.last_pawn = Some(pawn);
        let kind = if usize::from(pawn) == FIFTH_PAWN { Pawn::White } else { Pawn::Other };
        log.note(Event::Placed { seat, pawn: kind, to });
    } else {
        log.note(Event::Moved { seat, to });
    }
    game.pawns[usize::from(pawn)] = to.into();
    gifts::open(game, seat, offered, log);
}

/// Who is offered what: opponents clockwise from the mover.
fn offers(game: &Forest, toll: &Toll, log: &mut impl Log<Event>) -> [Option<crate::data::Good>; SEATS] {
    let mut offered = [None; SEATS];
    let Some(village) = toll.to.village() else { return offered };
    for (to, item) in toll::hosts(game, toll.seat, village).zip(&toll.gifts) {
        let good = item.good().expect("a gift is a resource");
        offered[to.index()] = Some(good);
        log.note(Event::Gave { seat: toll.seat, to, good });
    }
    offered
}

/// Two water for entering the cook's village (BLF-5.17).
pub(crate) fn fill_cistern(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    reward::gain(game, seat, Item::Water, toll::CISTERN_WATER, log);
}

/// The place where the pawn of a seat can act.
pub(crate) fn place_of(game: &Forest, seat: Seat) -> Option<Place> {
    match game.pawns[game.pawn(seat)] {
        Spot::Gap(gap) => Some(Place::Gap(gap)),
        Spot::Site(mission) => Some(Place::Site(mission)),
        _ => None,
    }
}

/// Can the seat act where its pawn stands, the cistern's water included if it is still to come?
pub(crate) fn can_act(game: &Forest, seat: Seat) -> bool {
    let Some(place) = place_of(game, seat) else { return false };
    let mut player = game[seat];
    if free::awaits(game, Step::Cistern(seat)) {
        player.gain_quietly(Item::Water, toll::CISTERN_WATER);
    }
    let open = match place {
        Place::Gap(_) => true,
        Place::Site(mission) => is_open_site(game, mission),
    };
    open && judge::place(game, &player, place)
}

fn is_open_site(game: &Forest, mission: Mission) -> bool {
    game.open_sites.has(mission)
}

/// The move is settled; without anything to do the action is skipped (BLF-5.14).
pub(crate) fn make_ready(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if can_act(game, seat) {
        game.agenda.push(Step::Act(seat));
    } else {
        log.note(Event::ActionSkipped { seat });
        game.agenda.push(Step::Last(seat));
    }
}

/// Begs: to the centre of the village, or aside in solo; one provision (BLF-5.16, BLF-13.7).
pub(crate) fn beg(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if game.is_solo() && !game.extra_turn {
        return match (in_hand(game, Pawn::White), in_hand(game, Pawn::Other)) {
            (Some(_), Some(_)) => game.agenda.push(Step::Pawn(seat, None)),
            (white, other) => put_aside(game, seat, white.or(other).expect("a pawn in hand"), log),
        };
    }
    let pawn = game.pawn(seat);
    if let Some(village) = game.pawns[pawn].village() {
        game.pawns[pawn] = Spot::Centre(village);
    }
    receive_alms(game, seat, log);
}

fn put_aside(game: &mut Forest, seat: Seat, pawn: usize, log: &mut impl Log<Event>) {
    game.pawns[pawn] = Spot::Aside;
    receive_alms(game, seat, log);
}

fn receive_alms(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Event::Begged { seat });
    game.agenda.push(Step::EndTurn(seat));
    reward::gain_provisions(game, seat, 1, log);
}

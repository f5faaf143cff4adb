//! Visiting workers (BLF-6).

use std::ops::RangeInclusive;

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use super::{Rule, Verdict, gifts, judge, payment, reward};
use crate::choice::Choice;
use crate::data::{Bill, Building, Good, Item, Service, Spot, Worker};
use crate::event::Event;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::state::{Forest, SEATS};
use crate::step::{Part, Source, Step};

/// Water the distillery takes (BLF-6.17).
const DISTILLED_WATER: u8 = 2;
/// What the merchant brings his visitor (BLF-6.14).
const MERCHANT_GOODS: u8 = 2;

/// The workers beside the pawn of a seat.
pub(crate) fn beside(game: &Forest, seat: Seat) -> Option<[Worker; 2]> {
    match game.pawns[game.pawn(seat)] {
        Spot::Gap(gap) => Some(game.beside(gap)),
        _ => None,
    }
}

/// The worker stands beside the pawn (BLF-6.1).
fn is_beside(game: &Forest, seat: Seat, worker: Worker) -> Verdict {
    let found = beside(game, seat).is_some_and(|workers| workers.contains(&worker));
    ensure(found, Refusal::NotBeside { worker })
}

/// Each worker is visited at most once (BLF-6.1).
fn is_new(game: &Forest, _: Seat, worker: Worker) -> Verdict {
    ensure(game.visited != Some(worker), Refusal::VisitedAlready { worker })
}

/// The worker has something to offer (BLF-6.3).
fn has_service(game: &Forest, seat: Seat, worker: Worker) -> Verdict {
    ensure(judge::helps(game, &game[seat], worker), Refusal::NoService { worker })
}

/// The worker has something to offer once the distillery is paid (BLF-6.17).
fn has_service_after_water(game: &Forest, seat: Seat, worker: Worker) -> Verdict {
    let usable = without_water(&game[seat]).is_some_and(|player| judge::worker(game, &player, worker));
    ensure(usable, Refusal::NoService { worker })
}

pub(crate) const MAY_VISIT: &[Rule<Worker>] = &[is_beside, is_new, has_service];
pub(crate) const MAY_VISIT_FAR: &[Rule<Worker>] = &[is_new, has_service_after_water];

/// The player after paying the distillery.
fn without_water(player: &Player) -> Option<Player> {
    let mut after = *player;
    (player.dials.of(Good::Water) >= DISTILLED_WATER).then(|| {
        after.dials.lower(Item::Water, DISTILLED_WATER);
        after
    })
}

/// The distillery stands, and the farmer was visited first (BLF-6.17).
fn distillery_serves(game: &Forest, seat: Seat, (): ()) -> Verdict {
    let serves = game[seat].has(Building::Distillery) && game.visited == Some(Worker::Farmer);
    ensure(serves, Refusal::NoDistillery)
}

/// The water is there.
fn water_is_there(game: &Forest, seat: Seat, (): ()) -> Verdict {
    judge::covered(&game[seat], &Bill::FREE.water(DISTILLED_WATER))
}

/// Somebody can be visited for it.
fn somebody_serves(game: &Forest, seat: Seat, (): ()) -> Verdict {
    let anybody = Worker::ALL.iter().any(|worker| {
        is_new(game, seat, *worker).is_ok() && has_service_after_water(game, seat, *worker).is_ok()
    });
    ensure(anybody, Refusal::NothingToGain)
}

pub(crate) const MAY_DISTIL: &[Rule<()>] = &[distillery_serves, water_is_there, somebody_serves];

/// A visit begins; free actions rest until it is over (BLF-6.5).
pub(crate) fn visit(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    log.note(Event::Visited { seat, worker });
    enter(game, seat, worker, log);
}

/// A visit from afar, for two water (BLF-6.17).
pub(crate) fn visit_far(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    game[seat].dials.lower(Item::Water, DISTILLED_WATER);
    log.note(Event::Spent { seat, item: Item::Water, n: DISTILLED_WATER });
    log.note(Event::VisitedFromAfar { seat, worker });
    enter(game, seat, worker, log);
}

fn enter(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    let second = game.visited.is_some();
    game.visited = game.visited.or(Some(worker));
    game.agenda.push(Step::EndVisit(seat, second));
    match worker.services() {
        [only] => serve(game, seat, *only, log),
        _ => game.agenda.push(Step::Serve(seat, worker)),
    }
}

/// The services that come to mind.
pub(crate) fn services(game: &Forest, seat: Seat, worker: Worker, out: &mut Vec<Choice>) {
    let hut = game[seat].has(Building::ShepherdsHut);
    let printed = worker.services().iter().filter(|service| hut || **service != Service::ShepherdessHut);
    out.extend(printed.copied().map(Choice::Serve));
}

/// The service is one of this worker's.
fn worker_offers(_: &Forest, _: Seat, (worker, service): (Worker, Service)) -> Verdict {
    ensure(worker.services().contains(&service), Refusal::NotAsked)
}

/// It can be used (BLF-6.3).
fn service_is_usable(game: &Forest, seat: Seat, (_, service): (Worker, Service)) -> Verdict {
    judge::service(game, &game[seat], service)
}

pub(crate) const MAY_SERVE: &[Rule<(Worker, Service)>] = &[worker_offers, service_is_usable];

/// Pays first, then takes the reward (BLF-6.2).
pub(crate) fn serve(game: &mut Forest, seat: Seat, service: Service, log: &mut impl Log<Event>) {
    match service {
        Service::Merchant => game.agenda.push(Step::Name(seat)),
        Service::ShepherdessWood => count_pigs(game, seat),
        _ => {
            let (source, bill) = (Source::Service(service), service.deal().bill);
            game.agenda.push(Step::Earn(seat, source));
            if bill != Bill::FREE {
                payment::begin(game, seat, source, &bill, log);
            }
        }
    }
}

/// How many pigs may be said to stand in forests: at least one, or there is nothing to gain (BLF-6.9).
pub(crate) fn forest_pigs(game: &Forest, seat: Seat) -> RangeInclusive<u8> {
    let player = &game[seat];
    let range = player.housing().pigs_in_forests(player.herd);
    (*range.start()).max(1)..=*range.end()
}

fn count_pigs(game: &mut Forest, seat: Seat) {
    let pigs = forest_pigs(game, seat);
    if pigs.start() == pigs.end() {
        herd_pigs(game, seat, *pigs.start());
    } else {
        game.agenda.push(Step::ForestPigs(seat));
    }
}

/// The number is one that housing allows (BLF-6.9, BLF-9.9).
pub(crate) fn may_count(game: &Forest, seat: Seat, n: u8) -> Verdict {
    let pigs = forest_pigs(game, seat);
    ensure(pigs.contains(&n), Refusal::OutOfRange { least: *pigs.start(), most: *pigs.end() })
}

/// A wood for each of them (BLF-6.9).
pub(crate) fn herd_pigs(game: &mut Forest, seat: Seat, n: u8) {
    let mut parts: parlour_core::Row<Part, 7> = [Part { item: Item::Wood, n }].into_iter().collect();
    if game[seat].has(Building::ShepherdsHut) {
        parts.push(Part { item: Item::Coal, n: 1 });
    }
    reward::give(game, seat, Source::Service(Service::ShepherdessWood), parts);
}

/// A basic resource that would really be gained, by the visitor or by another (BLF-6.3, BLF-6.14).
pub(crate) fn may_name(game: &Forest, seat: Seat, good: Good) -> Verdict {
    ensure(good.is_basic(), Refusal::NotAsked)?;
    ensure(judge::merchant_serves(game, &game[seat], good), Refusal::NothingToGain)
}

/// Two for the visitor, then one for everybody else (BLF-6.14, BLF-6.15).
pub(crate) fn name(game: &mut Forest, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    log.note(Event::Named { seat, good });
    game.agenda.push(Step::Share(seat, good));
    let parts = [Part { item: good.into(), n: MERCHANT_GOODS }].into_iter().collect();
    reward::give(game, seat, Source::Service(Service::Merchant), parts);
}

/// Every other player is offered one of it (BLF-6.15).
pub(crate) fn share(game: &mut Forest, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    let mut offered = [None; SEATS];
    game.others(seat).for_each(|other| offered[other.index()] = Some(good));
    gifts::open(game, seat, offered, log);
}

/// After the first visit a second may follow (BLF-6.4).
pub(crate) fn end(game: &mut Forest, seat: Seat, second: bool) {
    game.agenda.push(if second { Step::Last(seat) } else { Step::Next(seat) });
}

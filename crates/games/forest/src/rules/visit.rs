//! Visiting workers (BLF-6).

use std::ops::RangeInclusive;

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Row, Seat};

use super::{Rule, Verdict, free, gifts, judge, mission, payment, reward};
use crate::choice::Choice;
use crate::data::{Bill, Building, Good, Item, PawnSpot, Service, Worker};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::player::Player;
use crate::state::{Forest, SEATS};
use crate::step::{Act, ForestPigs, Last, NameGood, Next, Part, Remote, Serve, Source, Task};

/// Water the distillery takes (BLF-6.17).
const DISTILLED_WATER: u8 = 2;
/// What the merchant brings his visitor (BLF-6.14).
const MERCHANT_GOODS: u8 = 2;

impl Ask<Forest> for Act {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        match (game.pawns[game.pawn(seat)], mission::here(game, seat)) {
            (PawnSpot::Site(_), Some(mission)) => {
                Phrase::new("forest-prompt-act-on-site").term("mission", mission.key()).asked_by("BLF-7.7")
            }
            _ => Phrase::new("forest-prompt-act").asked_by("BLF-6.1"),
        }
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(mission::here(game, seat).map(|_| Choice::Mission));
        out.extend(beside(game, seat).into_iter().flatten().map(Choice::Visit));
        free::candidates(game, seat, out);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Mission => {
                hearing.under(mission::MAY_COMPLETE, (), |game, log| mission::complete(game, seat, log))
            }
            Choice::Visit(worker) => {
                hearing.under(MAY_VISIT, worker, |game, log| visit(game, seat, worker, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Forest> for Next {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-next").asked_by("BLF-6.4")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let others = beside(game, seat).into_iter().flatten();
        out.extend(others.filter(|worker| game.visited != Some(*worker)).map(Choice::Visit));
        if game[seat].has(Building::Distillery) {
            out.push(Choice::Distil);
        }
        out.push(Choice::End);
        free::candidates(game, seat, out);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Visit(worker) => {
                hearing.under(MAY_VISIT, worker, |game, log| visit(game, seat, worker, log))
            }
            Choice::Distil => hearing.under(MAY_DISTIL, (), |game, _| game.ask(seat, Remote)),
            Choice::End => hearing.freely(|game, _| game.then(seat, Task::EndTurn)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_VISIT: &[Rule<Worker>] = &[is_beside, is_new, has_service];

/// The workers beside the pawn of a seat.
fn beside(game: &Forest, seat: Seat) -> Option<[Worker; 2]> {
    match game.pawns[game.pawn(seat)] {
        PawnSpot::Gap(gap) => Some(game.beside(gap)),
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

/// A visit begins; free actions rest until it is over (BLF-6.5).
fn visit(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    log.note(Event::Visited { seat, worker });
    enter(game, seat, worker, log);
}

fn enter(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    let second = game.visited.is_some();
    game.visited = game.visited.or(Some(worker));
    game.then(seat, Task::EndVisit { second });
    match worker.services() {
        [only] => serve(game, seat, *only, log),
        _ => game.ask(seat, Serve { worker }),
    }
}

const MAY_DISTIL: &[Rule<()>] = &[distillery_serves, water_is_there, somebody_serves];

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

impl Ask<Forest> for Remote {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-remote").asked_by("BLF-6.17")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Worker::ALL.iter().copied().map(Choice::Visit));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Visit(worker) => {
                hearing.under(MAY_VISIT_FAR, worker, |game, log| visit_far(game, seat, worker, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_VISIT_FAR: &[Rule<Worker>] = &[is_new, has_service_after_water];

/// The worker has something to offer once the distillery is paid (BLF-6.17).
fn has_service_after_water(game: &Forest, seat: Seat, worker: Worker) -> Verdict {
    let usable = without_water(&game[seat]).is_some_and(|player| judge::worker(game, &player, worker));
    ensure(usable, Refusal::NoService { worker })
}

/// The player after paying the distillery.
fn without_water(player: &Player) -> Option<Player> {
    let mut after = *player;
    (player.dials.of(Good::Water) >= DISTILLED_WATER).then(|| {
        after.dials.lower(Item::Water, DISTILLED_WATER);
        after
    })
}

/// A visit from afar, for two water (BLF-6.17).
fn visit_far(game: &mut Forest, seat: Seat, worker: Worker, log: &mut impl Log<Event>) {
    game[seat].dials.lower(Item::Water, DISTILLED_WATER);
    log.note(Event::Spent { seat, item: Item::Water, n: DISTILLED_WATER });
    log.note(Event::VisitedFromAfar { seat, worker });
    enter(game, seat, worker, log);
}

impl Ask<Forest> for Serve {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-serve").term("worker", self.worker.key()).asked_by("BLF-6.2")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let hut = game[seat].has(Building::ShepherdsHut);
        let printed = self.worker.services().iter();
        let offered = printed.filter(|service| hut || **service != Service::ShepherdessHut);
        out.extend(offered.copied().map(Choice::Serve));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Serve(service) if self.worker.services().contains(&service) => {
                hearing.under(MAY_SERVE, service, |game, log| serve(game, seat, service, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_SERVE: &[Rule<Service>] = &[service_is_usable];

/// It can be used (BLF-6.3).
fn service_is_usable(game: &Forest, seat: Seat, service: Service) -> Verdict {
    judge::service(game, &game[seat], service)
}

/// Pays first, then takes the reward (BLF-6.2).
fn serve(game: &mut Forest, seat: Seat, service: Service, log: &mut impl Log<Event>) {
    match service {
        Service::Merchant => game.ask(seat, NameGood),
        Service::ShepherdessWood => count_pigs(game, seat),
        _ => {
            let (source, bill) = (Source::Service(service), service.deal().bill);
            game.then(seat, Task::Earn(source));
            if bill != Bill::FREE {
                payment::begin(game, seat, source, &bill, log);
            }
        }
    }
}

fn count_pigs(game: &mut Forest, seat: Seat) {
    let pigs = forest_pigs(game, seat);
    if pigs.start() == pigs.end() {
        herd_pigs(game, seat, *pigs.start());
    } else {
        game.ask(seat, ForestPigs);
    }
}

/// How many pigs may be said to stand in forests: at least one, or there is nothing to gain (BLF-6.9).
fn forest_pigs(game: &Forest, seat: Seat) -> RangeInclusive<u8> {
    let player = &game[seat];
    let range = player.housing().pigs_in_forests(player.herd);
    (*range.start()).max(1)..=*range.end()
}

impl Ask<Forest> for ForestPigs {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-forest-pigs").asked_by("BLF-6.9")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(forest_pigs(game, seat).map(Choice::Pigs));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Pigs(n) => hearing.under(MAY_COUNT, n, |game, _| herd_pigs(game, seat, n)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_COUNT: &[Rule<u8>] = &[so_many_fit];

/// The number is one that housing allows (BLF-6.9, BLF-9.9).
fn so_many_fit(game: &Forest, seat: Seat, n: u8) -> Verdict {
    let pigs = forest_pigs(game, seat);
    ensure(pigs.contains(&n), Refusal::OutOfRange { least: *pigs.start(), most: *pigs.end() })
}

/// A wood for each of them (BLF-6.9).
fn herd_pigs(game: &mut Forest, seat: Seat, n: u8) {
    let mut parts: Row<Part, 7> = [Part { item: Item::Wood, n }].into_iter().collect();
    if game[seat].has(Building::ShepherdsHut) {
        parts.push(Part { item: Item::Coal, n: 1 });
    }
    reward::give(game, seat, Source::Service(Service::ShepherdessWood), parts);
}

impl Ask<Forest> for NameGood {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-name").asked_by("BLF-6.14")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Good::BASIC.map(Choice::Name));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Name(good) if good.is_basic() => {
                hearing.under(MAY_NAME, good, |game, log| name(game, seat, good, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_NAME: &[Rule<Good>] = &[somebody_gains];

/// A resource that would really be gained, by the visitor or by another (BLF-6.3, BLF-6.14).
fn somebody_gains(game: &Forest, seat: Seat, good: Good) -> Verdict {
    ensure(judge::merchant_serves(game, &game[seat], good), Refusal::NothingToGain)
}

/// Two for the visitor, then one for everybody else (BLF-6.14, BLF-6.15).
fn name(game: &mut Forest, seat: Seat, good: Good, log: &mut impl Log<Event>) {
    log.note(Event::Named { seat, good });
    game.then(seat, Task::Share(good));
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
    if second {
        game.ask(seat, Last);
    } else {
        game.ask(seat, Next);
    }
}

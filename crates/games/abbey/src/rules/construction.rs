//! Phase 7: altar, walls, towers, archers, buildings, remodelling (ABB-10).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, gains, march, not_asked, pews, unless};
use crate::choice::Choice;
use crate::data::printed::{ALTAR_COST, ALTAR_PRESTIGE, ARCHER_COST, REMODEL_COST, WALL_COST, WALL_PRESTIGE};
use crate::data::{Building, COPY_LIMIT, Good, PeasantSpot, SLOTS, Site, Stand, TOWER_LIMIT, Tower, WALLS};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{Archer, Build, EliasBuild, LionelArcher, Trainer};

/// Something is built, an archer trained, or the turn is over; until then the question is asked anew.
impl Ask<Abbey> for Build {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-build").asked_by("ABB-10.1")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Altar, Choice::Wall]);
        out.extend(Tower::ALL.iter().copied().map(Choice::Raise));
        out.extend(hand(game, seat).map(Choice::Build));
        out.extend(ARCHERS);
        out.extend([Choice::Remodel, Choice::Done]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Altar => hearing.under(MAY_BUILD_ALTAR, (), |game, log| {
                game.ask(seat, self);
                build_altar(game, seat, log);
            }),
            Choice::Wall => hearing.under(MAY_BUILD_WALL, (), |game, log| {
                game.ask(seat, self);
                gains::pay(game, seat, WALL_COST, log);
                build_wall(game, seat, log);
            }),
            Choice::Raise(tower) => hearing.under(MAY_BUILD, tower.into(), |game, log| {
                game.ask(seat, self);
                pay_and_build(game, seat, tower.into(), log);
            }),
            Choice::Build(building) => hearing.under(MAY_BUILD, building.into(), |game, log| {
                game.ask(seat, self);
                pay_and_build(game, seat, building.into(), log);
            }),
            Choice::Archer(tower) => hearing.under(MAY_TRAIN, tower, |game, log| {
                game.ask(seat, self);
                ask_for_archer(game, seat, Archer { tower, trainer: Trainer::Abbey }, log);
            }),
            Choice::Remodel => hearing.under(MAY_REMODEL, (), |game, log| {
                game.ask(seat, self);
                remodel(game, seat, log);
            }),
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The towers that archers man.
const ARCHERS: [Choice; 2] = [Choice::Archer(Tower::Battlement), Choice::Archer(Tower::GateTower)];

/// All that must hold to build the altar.
const MAY_BUILD_ALTAR: &[Rule<()>] = &[altar_is_new, altar_can_be_paid];
/// All that must hold to build a wall.
const MAY_BUILD_WALL: &[Rule<()>] = &[walls_are_left, wall_can_be_paid];
/// All that must hold to put a card on the board, the cost apart.
pub(crate) const MAY_ERECT: &[Rule<Site>] =
    &[card_is_in_hand, copies_are_left, halls_exclude_each_other, farms_exclude_each_other, slot_is_free];
/// All that must hold to build a card.
const MAY_BUILD: &[Rule<Site>] = &[
    card_is_in_hand,
    copies_are_left,
    halls_exclude_each_other,
    farms_exclude_each_other,
    slot_is_free,
    cost_can_be_paid,
];
/// All that must hold to train an archer.
const MAY_TRAIN: &[Rule<Tower>] = &[tower_waits, a_peasant_is_idle, archer_can_be_paid];
/// All that must hold to remodel.
const MAY_REMODEL: &[Rule<()>] = &[remodel_is_new, slots_are_taken, remodel_can_be_paid];

/// Once (ABB-10.2).
fn altar_is_new(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    unless(game[seat].altar, Refusal::AltarStands)
}

fn altar_can_be_paid(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    can_pay(game, seat, ALTAR_COST)
}

/// Five walls (ABB-10.3).
fn walls_are_left(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    unless(game[seat].walls >= WALLS, Refusal::WallsStand)
}

fn wall_can_be_paid(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    can_pay(game, seat, WALL_COST)
}

/// Costs are paid from the own stock (ABB-10.8).
pub(crate) fn can_pay(game: &Abbey, seat: Seat, cost: [u8; Good::COUNT]) -> Verdict {
    match game[seat].lacks(cost) {
        None => Ok(()),
        Some(good) => {
            let (price, have) = (u16::from(cost[good as usize]), game[seat].has(good));
            Err(Refusal::TooPoor { good, price, have, rule: "ABB-10.8" })
        }
    }
}

fn card_is_in_hand(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    match site {
        Site::Building(building) => {
            unless(game[seat].hand[building as usize] == 0, Refusal::NotInHand { building })
        }
        Site::Tower(tower) => {
            unless(game[seat].built(site) >= tower.row().copies, Refusal::NoSuchTowerLeft { tower })
        }
    }
}

/// Two copies of a building, four towers in a game, destroyed ones included (ABB-10.4, ABB-10.6).
fn copies_are_left(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    match site {
        Site::Building(_) => unless(game[seat].built(site) >= COPY_LIMIT, Refusal::TwoCopies { site }),
        Site::Tower(_) => unless(game[seat].towers_built() >= TOWER_LIMIT, Refusal::FourTowers),
    }
}

/// Of the three halls only one type (ABB-16.7).
fn halls_exclude_each_other(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    let Site::Building(building) = site else { return Ok(()) };
    let other = |built: Building| built.is_hall() && built != building;
    unless(building.is_hall() && game[seat].ever_built(other), Refusal::OtherHall)
}

/// One farm in a game (ABB-16.11).
fn farms_exclude_each_other(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    let Site::Building(building) = site else { return Ok(()) };
    unless(building.is_farm() && game[seat].ever_built(Building::is_farm), Refusal::OtherFarm)
}

/// A second copy shares the slot of the first (ABB-10.6); a farm needs two slots (ABB-16.10). Four
/// towers find room on four slots (ABB-10.4).
fn slot_is_free(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    let Site::Building(building) = site else { return Ok(()) };
    let needed = match game[seat].standing(site) {
        0 => 1 + u8::from(building.is_farm()),
        _ => 0,
    };
    let free = game[seat].free_slots();
    unless(free < needed, Refusal::NoFreeSlot { needed, free })
}

fn cost_can_be_paid(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    can_pay(game, seat, site.cost())
}

/// An own Gate Tower or Battlement without an archer (ABB-10.5).
fn tower_waits(game: &Abbey, seat: Seat, tower: Tower) -> Verdict {
    unless(!tower.needs_archer(), Refusal::NoArcherThere { tower })?;
    unless(game[seat].vacant_tower(tower).is_none(), Refusal::NoVacantTower { tower })
}

fn a_peasant_is_idle(game: &Abbey, seat: Seat, _: Tower) -> Verdict {
    unless(game[seat].idle_peasants() == 0, Refusal::NoPeasantToSend { rule: "ABB-10.5" })
}

fn archer_can_be_paid(game: &Abbey, seat: Seat, _: Tower) -> Verdict {
    can_pay(game, seat, ARCHER_COST)
}

/// Once per game (ABB-10.7).
fn remodel_is_new(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    unless(game[seat].remodelled, Refusal::RemodelledAlready)
}

/// Only when all seven slots are taken, barns included (ABB-10.7).
fn slots_are_taken(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    unless(game[seat].slots_taken() < SLOTS.0, Refusal::SlotsLeft)
}

fn remodel_can_be_paid(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    can_pay(game, seat, REMODEL_COST)
}

/// Buildings in hand, in the order of the appendix.
pub(crate) fn hand(game: &Abbey, seat: Seat) -> impl Iterator<Item = Building> + '_ {
    Building::ALL.iter().copied().filter(move |building| game[seat].hand[*building as usize] > 0)
}

/// ABB-10.2.
fn build_altar(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    gains::pay(game, seat, ALTAR_COST, log);
    game[seat].altar = true;
    log.note(Event::AltarBuilt { seat });
    gains::earn(game, Cause::Altar.to(seat), ALTAR_PRESTIGE, log);
}

/// ABB-10.3; the cost has been paid.
pub(crate) fn build_wall(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].walls += 1;
    log.note(Event::WallBuilt { seat, walls: game[seat].walls });
    gains::earn(game, Cause::Wall.to(seat), WALL_PRESTIGE, log);
}

/// ABB-10.7.
fn remodel(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    gains::pay(game, seat, REMODEL_COST, log);
    game[seat].remodelled = true;
    log.note(Event::Remodelled { seat });
}

fn pay_and_build(game: &mut Abbey, seat: Seat, site: Site, log: &mut impl Log<Event>) {
    gains::pay(game, seat, site.cost(), log);
    take_from_hand(game, seat, site);
    erect(game, seat, site, log);
}

/// A building leaves the hand; towers are counted by what was built.
pub(crate) fn take_from_hand(game: &mut Abbey, seat: Seat, site: Site) {
    if let Site::Building(building) = site {
        game[seat].hand[building as usize] -= 1;
    }
}

/// The card stands: prestige, and with a farm its barn (ABB-10.4, ABB-10.6, ABB-16.19).
pub(crate) fn erect(game: &mut Abbey, seat: Seat, site: Site, log: &mut impl Log<Event>) {
    let copy = game[seat].built(site);
    game[seat].plot_mut(Stand { site, copy }).build();
    log.note(Event::Built { seat, site });
    gains::earn(game, Cause::Site(site).to(seat), site.prestige(), log);
    if site == Site::Building(Building::SheepFarm) {
        let n = game[seat].herd(Building::SheepFarm, 2);
        log.note(Event::Herd { seat, farm: Building::SheepFarm, n });
    }
}

/// Which peasant becomes the archer is asked where there is a choice (ABB-10.5).
fn ask_for_archer(game: &mut Abbey, seat: Seat, question: Archer, log: &mut impl Log<Event>) {
    match pews::only_idle_peasant(game, seat) {
        Some(spot) => post_archer(game, seat, (question, spot), log),
        None => game.ask(seat, question),
    }
}

/// From the pews or the baptistery (ABB-10.5).
impl Ask<Abbey> for Archer {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-archer").term("tower", self.tower.key()).asked_by("ABB-10.5")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(pews::idle_peasants(game, seat).map(Choice::Peasant));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Peasant(spot) => {
                hearing.under(march::MAY_SEND, spot, |game, log| post_archer(game, seat, (self, spot), log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// An archer mans a tower; Lionel's cost nothing (ABB-10.5, ABB-24.4).
fn post_archer(
    game: &mut Abbey,
    seat: Seat,
    (archer, spot): (Archer, PeasantSpot),
    log: &mut impl Log<Event>,
) {
    let Archer { tower, trainer } = archer;
    let stand = game[seat].vacant_tower(tower).expect("a vacant tower");
    game[seat].take_peasant(spot);
    game[seat].plot_mut(stand).man();
    log.note(Event::ArcherPosted { seat, tower });
    match trainer {
        Trainer::Abbey => gains::pay(game, seat, ARCHER_COST, log),
        Trainer::Lionel(left) => ask_lionel(game, seat, left),
    }
}

/// Lionel trains so many more, if he can.
pub(crate) fn ask_lionel(game: &mut Abbey, seat: Seat, left: u8) {
    if left > 0 && can_post(game, seat) {
        game.ask(seat, LionelArcher { left });
    }
}

/// Is there a tower to man and somebody to man it?
pub(crate) fn can_post(game: &Abbey, seat: Seat) -> bool {
    [Tower::Battlement, Tower::GateTower].iter().any(|tower| allows(MAY_POST, game, seat, *tower))
}

impl Ask<Abbey> for LionelArcher {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-lionel-archer").number("left", self.left).asked_by("ABB-24.4")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(ARCHERS);
        if self.left < 2 {
            out.push(Choice::Done);
        }
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let left = self.left;
        match choice {
            Choice::Archer(tower) => hearing.under(MAY_POST, tower, |game, log| {
                ask_for_archer(game, seat, Archer { tower, trainer: Trainer::Lionel(left - 1) }, log);
            }),
            Choice::Done if left == 1 => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for Lionel's archers, who cost nothing.
const MAY_POST: &[Rule<Tower>] = &[tower_waits, a_peasant_is_idle];

impl Ask<Abbey> for EliasBuild {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-elias-build").asked_by("ABB-24.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(hand(game, seat).map(Choice::Build));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Build(building) => hearing.under(MAY_ERECT, building.into(), |game, log| {
                take_from_hand(game, seat, building.into());
                erect(game, seat, building.into(), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

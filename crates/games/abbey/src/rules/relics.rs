//! Holy relics (ABB-23).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, abbey, allows, construction, gains, not_asked, unless};
use crate::choice::Choice;
use crate::data::printed::LEVEL_CELLS;
use crate::data::{CLERGY_TOP, Good, Relic, Site, Token, Tower, WALLS};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{Question, Tablets, TabletsSpare};

/// All that must hold to use a relic.
pub(crate) const MAY_USE: &[Rule<Relic>] = &[relic_is_owned, relic_has_a_use];
/// All that must hold for what the Tablets help to build.
const MAY_BUILD_WITH_TABLETS: &[Rule<Site>] = &[card_can_be_erected, tablets_cover_the_rest];

fn relic_is_owned(game: &Abbey, seat: Seat, relic: Relic) -> Verdict {
    unless(!game[seat].relics.has(relic), Refusal::NoSuchRelic { relic })
}

/// A relic that would do nothing cannot be used (ABB-23.4).
fn relic_has_a_use(game: &Abbey, seat: Seat, relic: Relic) -> Verdict {
    let useful = match relic {
        Relic::HolyGrail => game[seat].clergy < CLERGY_TOP,
        Relic::HolyCross | Relic::MannaJar | Relic::Torah => true,
        Relic::HolyLance => false,
        Relic::AaronsRod => game[seat].walls < WALLS,
        Relic::Tablets => {
            matches!(game.question(seat), Some(Question::Build(_)))
                && Site::all().any(|site| allows(MAY_BUILD_WITH_TABLETS, game, seat, site))
        }
    };
    unless(!useful, Refusal::RelicHasNoUse { relic })
}

/// Slots and copies as always; one tower or building (ABB-23.4).
fn card_can_be_erected(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    construction::MAY_ERECT.iter().try_for_each(|rule| rule(game, seat, site))
}

fn tablets_cover_the_rest(game: &Abbey, seat: Seat, site: Site) -> Verdict {
    let payable =
        Good::ALL.iter().any(|good| spared_cost(site, *good).is_some_and(|cost| pays(game, seat, cost)));
    unless(!payable, Refusal::TabletsDoNotSuffice)
}

/// The cost without one of its kinds; none if the kind is not in it.
fn spared_cost(site: Site, good: Good) -> Option<[u8; Good::COUNT]> {
    let mut cost = site.cost();
    let spared = std::mem::take(&mut cost[good as usize]);
    (spared > 0).then_some(cost)
}

fn pays(game: &Abbey, seat: Seat, cost: [u8; Good::COUNT]) -> bool {
    game[seat].lacks(cost).is_none()
}

/// One tower or building (ABB-23.4).
impl Ask<Abbey> for Tablets {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-tablets").asked_by("ABB-23.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(Tower::ALL.iter().copied().map(Choice::Raise));
        out.extend(construction::hand(game, seat).map(Choice::Build));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Raise(tower) => hearing.under(MAY_BUILD_WITH_TABLETS, tower.into(), |game, _| {
                game.ask(seat, TabletsSpare { site: tower.into() });
            }),
            Choice::Build(building) => hearing.under(MAY_BUILD_WITH_TABLETS, building.into(), |game, _| {
                game.ask(seat, TabletsSpare { site: building.into() });
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// One kind of its cost is not paid (ABB-23.4).
impl Ask<Abbey> for TabletsSpare {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-tablets-spare").term("card", self.site.key()).asked_by("ABB-23.4")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        let in_cost = |good: &&Good| self.site.cost()[**good as usize] > 0;
        out.extend(Good::ALL.iter().filter(in_cost).copied().map(Choice::Spare));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Spare(good) => hearing
                .under(MAY_SPARE, (self.site, good), |game, log| spare(game, seat, (self.site, good), log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the kind they spare.
const MAY_SPARE: &[Rule<(Site, Good)>] = &[kind_is_in_the_cost, rest_can_be_paid];

fn kind_is_in_the_cost(_: &Abbey, _: Seat, (site, good): (Site, Good)) -> Verdict {
    unless(site.cost()[good as usize] == 0, Refusal::NotInTheCost { good })
}

fn rest_can_be_paid(game: &Abbey, seat: Seat, (site, good): (Site, Good)) -> Verdict {
    spared_cost(site, good).map_or(Ok(()), |cost| construction::can_pay(game, seat, cost))
}

fn spare(game: &mut Abbey, seat: Seat, (site, good): (Site, Good), log: &mut impl Log<Event>) {
    let cost = spared_cost(site, good).expect("a kind of the cost");
    gains::pay(game, seat, cost, log);
    construction::take_from_hand(game, seat, site);
    construction::erect(game, seat, site, log);
}

/// A relic is used once and discarded (ABB-23.3, ABB-23.4).
pub(crate) fn employ(game: &mut Abbey, seat: Seat, relic: Relic, log: &mut impl Log<Event>) {
    game[seat].relics.remove(relic);
    log.note(Event::RelicUsed { seat, relic });
    let cause = Cause::Relic(relic);
    match relic {
        Relic::HolyGrail => {
            let top = (game[seat].clergy / LEVEL_CELLS + 1) * LEVEL_CELLS;
            while game[seat].clergy < top {
                abbey::rise(game, seat, log);
            }
        }
        Relic::HolyCross => game[seat].blessing += 2,
        Relic::MannaJar => gains::collect(game, cause.to(seat), (Good::Grain, 3), log),
        Relic::AaronsRod => {
            for _ in 0..2.min(WALLS - game[seat].walls) {
                construction::build_wall(game, seat, log);
            }
        }
        Relic::Tablets => game.ask(seat, Tablets),
        Relic::Torah => gains::receive(game, cause.to(seat), (Token::Wagon, 2), log),
        Relic::HolyLance => unreachable!("the Lance is used when the Vikings come"),
    }
}

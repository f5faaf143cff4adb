//! Free actions at own prompts (ABB-18): buildings that act on request, wagons, and where all the
//! others are found.

use parlour_core::ask::Examine;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, Who};

use super::{
    Rule, Verdict, abbey, allows, gains, not_asked, pews, relics, round, saints, stables, trade, unless,
    windows,
};
use crate::choice::{Action, Choice, Space};
use crate::data::{Building, FACES, Good, Location, Pew, Relic, Stand, Tower};
use crate::event::{Cause, Event};
use crate::game::sift;
use crate::refusal::Refusal;
use crate::state::{Abbey, Devotion, Player, Rerolled, Visit};
use crate::step::Phase;
use crate::step::{BatheTo, FreeAction, Last, Lifted, Question, TradeFor};

/// Free actions have rules of their own, each in its chapter.
impl Ask<Abbey> for FreeAction {
    /// Nobody is asked; whoever can do nothing else is asked so before the count.
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Last.prompt(game, seat)
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        public_candidates(game, seat, out);
        if game[seat].devotion == Devotion::Kept {
            out.push(Choice::Invoke);
        }
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Baptise(row) => {
                hearing.under(pews::MAY_BAPTISE, row, |game, log| pews::baptise(game, seat, row, log))
            }
            Choice::Activate(stand) => {
                hearing.under(pews::MAY_ACTIVATE, stand, |game, log| pews::activate(game, seat, stand, log))
            }
            Choice::Trade(give) => {
                hearing.under(trade::MAY_TRADE, give, |game, _| game.ask(seat, TradeFor { give }))
            }
            Choice::Stables(partner, want) => {
                hearing.under(stables::MAY_OFFER, (partner, want), |game, _| {
                    stables::begin_offer(game, seat, partner, want);
                })
            }
            Choice::Bathe(from) => hearing.under(MAY_BATHE, from, |game, _| game.ask(seat, BatheTo { from })),
            Choice::Reroll(face) => {
                hearing.under(round::MAY_REROLL, face, |game, _| round::reroll(game, seat, face))
            }
            Choice::Recall(action, face) => {
                hearing.under(MAY_RECALL, (action, face), |game, log| recall(game, seat, (action, face), log))
            }
            Choice::Lift(location, space) => hearing
                .under(MAY_LIFT, (location, space), |game, log| lift(game, seat, (location, space), log)),
            Choice::Wagon(location) => hearing.under(MAY_USE_WAGON, location, |game, log| {
                game[seat].wagons -= 1;
                gains::collect(game, Cause::Wagon.to(seat), (location.good(), 1), log);
            }),
            Choice::Relic(relic) => {
                hearing.under(relics::MAY_USE, relic, |game, log| relics::employ(game, seat, relic, log))
            }
            Choice::Invoke => {
                hearing.under(saints::MAY_INVOKE, (), |game, log| saints::invoke(game, seat, log))
            }
            Choice::Support(face) => hearing.under(saints::MAY_SUPPORT, Some(face), |game, log| {
                saints::support(game, seat, Some(face), log);
            }),
            Choice::SupportEcho => {
                hearing.under(saints::MAY_SUPPORT, None, |game, log| saints::support(game, seat, None, log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Every free action a player might think of, the saint's secret ability excepted.
fn public_candidates(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    let player = &game[seat];
    if player.pews >> (Pew::COUNT - Pew::ROWS) != 0 {
        out.extend((1..=Pew::ROWS).map(Choice::Baptise));
    }
    if player.baptistery > 0 {
        out.extend(pews::vacant_cards(game, seat).map(Choice::Activate));
    }
    if player.trades_left() > 0 {
        out.extend(Good::ALL.iter().copied().map(Choice::Trade));
    }
    if player.active(Building::Stables) > 0 {
        let others = Seat::all(game.players).filter(|other| *other != seat);
        out.extend(others.flat_map(|other| Good::ALL.iter().map(move |good| Choice::Stables(other, *good))));
    }
    if player.active(Building::BathHouse) > 0 {
        out.extend(player.stands().filter(|stand| player.plot(*stand).is_manned()).map(Choice::Bathe));
    }
    if !matches!(game.question(seat), Some(Question::Bell(_))) && player.manned(Tower::BellTower) > 0 {
        out.extend(player.faces().map(Choice::Reroll));
    }
    dice_candidates(game, seat, out);
    out.extend(player.relics.iter().map(Choice::Relic));
    if player.devotion == Devotion::Revealed {
        out.extend(player.faces().map(Choice::Support).chain([Choice::SupportEcho]));
    }
}

fn dice_candidates(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    let player = &game[seat];
    if player.active(Building::AbbottsDen) > 0 {
        for action in Action::BOARD {
            let faces = (1..=FACES as u8)
                .filter(|face| player.board[abbey::board_index(action)][usize::from(*face) - 1] > 0);
            out.extend(faces.map(|face| Choice::Recall(action, face)));
        }
    }
    if game.phase != Phase::Resources {
        return;
    }
    for location in Location::ALL.iter().copied().filter(|place| player.visits[*place as usize].done) {
        if player.wagons > 0 {
            out.push(Choice::Wagon(location));
        }
        if player.active(Building::MonksQuarters) == 2 {
            out.extend(Space::ALL.iter().map(|space| Choice::Lift(location, *space)));
        }
    }
}

/// Is a free action legal?
fn is_legal(game: &Abbey, seat: Seat, aside: Choice) -> bool {
    let mut first = None;
    let _ = FreeAction.answer(seat, aside, Examine::new(game, Who::Seat(seat), &mut first));
    first.is_none()
}

/// Every free action that is legal now.
pub(crate) fn asides(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    if !windows::is_open(game, seat) {
        return;
    }
    let start = out.len();
    FreeAction.candidates(game, seat, out);
    sift(out, start, |aside| is_legal(game, seat, aside));
}

/// Is there any free action everybody can see?
pub(crate) fn has_public_aside(game: &Abbey, seat: Seat) -> bool {
    has_public_aside_that(game, seat, |_| true)
}

/// Is there such a free action among those everybody can see?
pub(crate) fn has_public_aside_that(game: &Abbey, seat: Seat, wanted: impl Fn(Choice) -> bool) -> bool {
    let mut all = Vec::new();
    public_candidates(game, seat, &mut all);
    all.iter().any(|aside| is_legal(game, seat, *aside) && wanted(*aside))
}

/// Wagon, Abbott's Den, Monk's Quarters: what keeps a player without dice in phase 5 (ABB-8.1).
pub(crate) fn has_phase_five_action(game: &Abbey, seat: Seat) -> bool {
    let mut asides = Vec::new();
    dice_candidates(game, seat, &mut asides);
    asides.iter().any(|aside| is_legal(game, seat, *aside)) || can_fetch_wagons(game, seat)
}

/// Torah's wagons count as much as one in hand (ABB-18, ABB-23.4); before revision 2 they did not.
fn can_fetch_wagons(game: &Abbey, seat: Seat) -> bool {
    let roll = |location: &Location| {
        roads_are_open(game, seat, *location).is_ok() && location_was_visited(game, seat, *location).is_ok()
    };
    game.is_free_to_the_end()
        && allows(relics::MAY_USE, game, seat, Relic::Torah)
        && Location::ALL.iter().any(roll)
}

/// All that must hold to move a peasant off a card.
const MAY_BATHE: &[Rule<Stand>] = &[
    baths_are_active,
    baths_are_left,
    card_is_manned,
    lay_brother_may_bathe,
    card_is_named_once,
    a_card_waits,
];
/// All that must hold to take a die back with Abbott's Den.
const MAY_RECALL: &[Rule<(Action, u8)>] = &[phase_knows_the_den, den_is_active, den_is_left, die_lies_there];
/// All that must hold to take a die off a location with Monk's Quarters.
const MAY_LIFT: &[Rule<(Location, Space)>] =
    &[phase_is_five, quarters_are_double, quarters_are_left, die_lies_on_the_space];
/// All that must hold to use a wagon.
const MAY_USE_WAGON: &[Rule<Location>] =
    &[wagons_roll_in_phase_five, wagon_is_there, roads_are_open, location_was_visited];

fn baths_are_active(game: &Abbey, seat: Seat, _: Stand) -> Verdict {
    is_active(game, seat, Building::BathHouse, 1)
}

fn is_active(game: &Abbey, seat: Seat, building: Building, copies: u8) -> Verdict {
    unless(game[seat].active(building) < copies, Refusal::NotActive { site: building.into() })
}

/// A move for each active copy (ABB-16.4).
fn baths_are_left(game: &Abbey, seat: Seat, _: Stand) -> Verdict {
    let used_up = game[seat].uses.bath >= game[seat].active(Building::BathHouse);
    unless(used_up, Refusal::UsedUp { site: Building::BathHouse.into() })
}

fn card_is_manned(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    unless(!game[seat].plot(stand).is_manned(), Refusal::NobodyWorksThere { site: stand.site })
}

/// Who serves two cards cannot be moved (ABB-24.4).
fn lay_brother_may_bathe(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    unless(game[seat].plot(stand).is_shared(), Refusal::ServesTwo)
}

fn card_is_named_once(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    unless(game[seat].is_twin(stand), Refusal::NameTheFirst { site: stand.site })
}

/// Another card needs a peasant and has none (ABB-16.4).
fn a_card_waits(game: &Abbey, seat: Seat, _: Stand) -> Verdict {
    unless(bath_targets(game, seat).next().is_none(), Refusal::NoUse)
}

pub(crate) fn bath_targets(game: &Abbey, seat: Seat) -> impl Iterator<Item = Stand> + '_ {
    let player = &game[seat];
    player.stands().filter(|stand| {
        stand.site.has_peasant_space() && player.plot(*stand).is_vacant() && !player.is_twin(*stand)
    })
}

/// Phases 3 to 5 (ABB-18.5).
fn phase_knows_the_den(game: &Abbey, _: Seat, _: (Action, u8)) -> Verdict {
    let open = matches!(game.phase, Phase::Abbey | Phase::Market | Phase::Resources);
    unless(!open, Refusal::NotInThisPhase { rule: "ABB-18.5" })
}

fn den_is_active(game: &Abbey, seat: Seat, _: (Action, u8)) -> Verdict {
    is_active(game, seat, Building::AbbottsDen, 1)
}

/// A die for each active copy (ABB-16.1).
fn den_is_left(game: &Abbey, seat: Seat, _: (Action, u8)) -> Verdict {
    let used_up = game[seat].uses.den >= game[seat].active(Building::AbbottsDen);
    unless(used_up, Refusal::UsedUp { site: Building::AbbottsDen.into() })
}

/// A die that lies on the board since phase 3 (ABB-16.1).
fn die_lies_there(game: &Abbey, seat: Seat, (action, face): (Action, u8)) -> Verdict {
    let lies = game[seat].board[abbey::board_index(action)][usize::from(face) - 1] > 0;
    unless(!lies, Refusal::NoSuchDie { face })
}

fn phase_is_five(game: &Abbey, _: Seat, _: (Location, Space)) -> Verdict {
    unless(game.phase != Phase::Resources, Refusal::NotInThisPhase { rule: "ABB-18.5" })
}

/// Both copies are active (ABB-16.16).
fn quarters_are_double(game: &Abbey, seat: Seat, _: (Location, Space)) -> Verdict {
    is_active(game, seat, Building::MonksQuarters, 2)
}

/// Once in a round (ABB-16.16).
fn quarters_are_left(game: &Abbey, seat: Seat, _: (Location, Space)) -> Verdict {
    unless(game[seat].uses.quarters, Refusal::UsedUp { site: Building::MonksQuarters.into() })
}

fn die_lies_on_the_space(game: &Abbey, seat: Seat, (location, space): (Location, Space)) -> Verdict {
    unless(die_on(game, seat, location, space).is_none(), Refusal::NoDieThere { location })
}

fn die_on(game: &Abbey, seat: Seat, location: Location, space: Space) -> Option<u8> {
    let visit = game[seat].visits[location as usize];
    let face = if space == Space::Main { visit.main } else { visit.bonus };
    (1..=FACES as u8).contains(&face).then_some(face)
}

/// Phase 5 only (ABB-18.8).
fn wagons_roll_in_phase_five(game: &Abbey, _: Seat, _: Location) -> Verdict {
    unless(game.phase != Phase::Resources, Refusal::NotInThisPhase { rule: "ABB-18.8" })
}

fn wagon_is_there(game: &Abbey, seat: Seat, _: Location) -> Verdict {
    unless(game[seat].wagons == 0, Refusal::NoWagon)
}

fn roads_are_open(game: &Abbey, _: Seat, _: Location) -> Verdict {
    unless(!game.roads_are_open(), Refusal::RoadsBroken)
}

/// A location on which a die was placed in this round (ABB-8.6).
fn location_was_visited(game: &Abbey, seat: Seat, location: Location) -> Verdict {
    unless(!game[seat].visits[location as usize].done, Refusal::NotVisited { location })
}

impl Ask<Abbey> for BatheTo {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-bathe-to").term("card", self.from.site.key()).asked_by("ABB-16.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(bath_targets(game, seat).map(Choice::To));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::To(to) => {
                hearing.under(MAY_BATHE_TO, to, |game, log| bathe(game, seat, (self.from, to), log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the card a peasant moves to.
const MAY_BATHE_TO: &[Rule<Stand>] = &[card_has_a_space, pews::card_is_vacant, pews::card_is_named_once];

fn card_has_a_space(_: &Abbey, _: Seat, stand: Stand) -> Verdict {
    unless(!stand.site.has_peasant_space(), Refusal::NoLayBrother { site: stand.site })
}

/// From card to card, at no cost (ABB-16.4).
fn bathe(game: &mut Abbey, seat: Seat, (from, to): (Stand, Stand), log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    player.uses.bath += 1;
    player.plot_mut(from).vacate();
    player.plot_mut(to).man();
    log.note(Event::Bathed { seat, from: from.site, to: to.site });
    pews::wake(game, seat, to, log);
}

/// The die returns to the pool; what it did stays, but it defends no longer (ABB-16.1).
fn recall(game: &mut Abbey, seat: Seat, (action, face): (Action, u8), log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    player.uses.den += 1;
    let lying = &mut player.board[abbey::board_index(action)][usize::from(face) - 1];
    *lying -= 1;
    let left = *lying;
    if player.uses.rerolled == Some(Rerolled { face, place: Some(action) }) && left == 0 {
        player.uses.rerolled = Some(Rerolled { face, place: None });
    }
    player.add_die(face);
    if action == Action::Defend {
        drop_echo(player, face, left);
    }
    log.note(Event::DieTakenBack { seat, face });
}

/// Dice without an echo go first; else the echo vanishes with its die (ABB-16.18).
fn drop_echo(player: &mut Player, face: u8, left: u8) {
    let echoed = u8::from(player.defense_echo == face);
    let [one, two] = player.defense_double;
    let doubled = u8::from(one == face) + u8::from(two == face);
    if left >= echoed + doubled {
        return;
    }
    if echoed > 0 {
        player.defense_echo = 0;
    } else {
        player.defense_double = [0; 2];
    }
}

/// A die leaves its location, with its echo, and is placed at once (ABB-16.16).
fn lift(game: &mut Abbey, seat: Seat, (location, space): (Location, Space), log: &mut impl Log<Event>) {
    let face = die_on(game, seat, location, space).expect("a die on the space");
    let player = &mut game[seat];
    player.uses.quarters = true;
    let visit = &mut player.visits[location as usize];
    match space {
        Space::Main => {
            visit.main = 0;
            visit.bonus = if visit.bonus == Visit::ECHO { 0 } else { visit.bonus };
        }
        Space::Bonus => visit.bonus = 0,
    }
    log.note(Event::DieTakenBack { seat, face });
    game.ask(seat, Lifted { face, echo: false });
}

/// May a peasant be moved to some card?
pub(crate) fn can_bathe(game: &Abbey, seat: Seat) -> bool {
    let mut manned = game[seat].stands();
    manned.any(|stand| allows(MAY_BATHE, game, seat, stand))
}

//! Patron saints (ABB-24).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, construction, gains, march, not_asked, pews, placement, unless};
use crate::choice::Choice;
use crate::data::{Crusade, Location, PeasantSpot, Saint, Site, Stand};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Abbey, Devotion};
use crate::step::Phase;
use crate::step::{Devote, Ease, EliasBuild, Gift, Giver, Reynold, RudolphFirst, RudolphSecond, RudolphWho};

/// All that must hold to use the ability of a saint.
pub(crate) const MAY_INVOKE: &[Rule<()>] = &[saint_was_kept, saint_has_a_use];
/// All that must hold to ask for the support of a saint; no die means an echo.
pub(crate) const MAY_SUPPORT: &[Rule<Option<u8>>] = &[saint_was_revealed, support_is_left, dice_are_there];
/// Kept face down when the player became a Deacon (ABB-24.1, ABB-24.2).
fn saint_was_kept(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    unless(game[seat].devotion != Devotion::Kept, Refusal::NoSaintKept)
}

fn saint_has_a_use(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    let useful = game[seat].saint.is_some_and(|saint| has_a_use(game, seat, saint));
    unless(!useful, Refusal::SaintHasNoUse)
}

fn has_a_use(game: &Abbey, seat: Seat, saint: Saint) -> bool {
    match saint {
        Saint::Arnold | Saint::Andrew | Saint::Reynold => true,
        Saint::Elias => {
            let mut hand = construction::hand(game, seat);
            hand.any(|building| allows(construction::MAY_ERECT, game, seat, Site::Building(building)))
        }
        Saint::Gawain => game[seat].quests.iter().any(|quest| allows(MAY_EASE, game, seat, quest.card)),
        Saint::Lionel => construction::can_post(game, seat),
        Saint::Rudolph => lay_brothers(game, seat).any(|spot| cards_wait_for_him(game, seat, spot).is_ok()),
    }
}

/// Revealed for its support (ABB-24.1).
fn saint_was_revealed(game: &Abbey, seat: Seat, _: Option<u8>) -> Verdict {
    unless(game[seat].devotion != Devotion::Revealed, Refusal::NoSaintRevealed)
}

/// Once per round (ABB-24.3).
fn support_is_left(game: &Abbey, seat: Seat, _: Option<u8>) -> Verdict {
    unless(game[seat].uses.support, Refusal::SupportUsed)
}

/// A one and another die, or a one that counts twice; the Library does not apply (ABB-24.3).
fn dice_are_there(game: &Abbey, seat: Seat, other: Option<u8>) -> Verdict {
    let player = &game[seat];
    unless(player.showing(1) == 0, Refusal::NoSuchDie { face: 1 })?;
    match other {
        None => placement::echo_is_ready(game, seat),
        Some(face) => unless(player.showing(face) < 1 + u8::from(face == 1), Refusal::NoSuchDie { face }),
    }
}

/// The ability is used once; the saint is revealed and discarded (ABB-24.1, ABB-24.4).
pub(crate) fn invoke(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let saint = game[seat].saint.expect("a saint was kept");
    game[seat].devotion = Devotion::Spent;
    log.note(Event::SaintInvoked { seat, saint });
    match saint {
        Saint::Arnold => game[seat].blessing += 2,
        Saint::Elias => game.ask(seat, EliasBuild),
        Saint::Gawain => game.ask(seat, Ease),
        Saint::Andrew => game[seat].uses.doubled = true,
        Saint::Lionel => construction::ask_lionel(game, seat, 2),
        Saint::Rudolph => game.ask(seat, RudolphWho),
        Saint::Reynold => game.ask(seat, Reynold),
    }
}

/// A one and another die go to the saint card: two resources (ABB-24.3).
pub(crate) fn support(game: &mut Abbey, seat: Seat, other: Option<u8>, log: &mut impl Log<Event>) {
    let saint = game[seat].saint.expect("a saint was revealed");
    let player = &mut game[seat];
    player.uses.support = true;
    player.take_die(1, None);
    player.saint_dice += 1;
    match other {
        Some(face) => {
            player.take_die(face, None);
            player.saint_dice += 1;
        }
        None => player.uses.echo = true,
    }
    log.note(Event::SaintSupports { seat, saint });
    game.ask(seat, Gift { giver: Giver::Support });
}

/// The choice of the Deacon (ABB-24.1).
impl Ask<Abbey> for Devote {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-devote").asked_by("ABB-24.1")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Reveal, Choice::Keep]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Reveal => hearing.freely(|game, log| reveal(game, seat, log)),
            Choice::Keep => hearing.freely(|game, log| {
                game[seat].devotion = Devotion::Kept;
                log.note(Event::SaintKept { seat });
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

fn reveal(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].devotion = Devotion::Revealed;
    let saint = game[seat].saint.expect("a saint to reveal");
    log.note(Event::SaintRevealed { seat, saint });
}

impl Ask<Abbey> for Ease {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-ease").asked_by("ABB-24.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].quests.iter().map(|quest| Choice::Ease(quest.card)));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Ease(card) => hearing.under(MAY_EASE, card, |game, log| {
                game[seat].quest_mut(card).eased = true;
                log.note(Event::CrusadeEased { seat, card });
                march::note_completion(game, seat, card, log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to ease a crusade.
const MAY_EASE: &[Rule<Crusade>] = &[crusade_is_under_way];

/// An own crusade with a peasant and a die, before the resolution of phase 11 (ABB-24.4).
fn crusade_is_under_way(game: &Abbey, seat: Seat, card: Crusade) -> Verdict {
    let late = matches!(game.phase, Phase::Crusades | Phase::End);
    let quest = game[seat].quest(card);
    let under_way =
        quest.is_some_and(|quest| quest.crusader && quest.dice() > 0 && !quest.eased && !quest.is_complete());
    unless(late || !under_way, Refusal::CrusadeNotBegun)
}

impl Ask<Abbey> for RudolphWho {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-rudolph-who").asked_by("ABB-24.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(lay_brothers(game, seat).map(Choice::Peasant));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Peasant(spot) => hearing.under(MAY_SERVE_TWO, spot, |game, _| match spot {
                PeasantSpot::Card(first) => game.ask(seat, RudolphSecond { font: false, first }),
                PeasantSpot::Baptistery | PeasantSpot::Pew(_) => game.ask(seat, RudolphFirst),
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the lay brother who serves two cards.
const MAY_SERVE_TWO: &[Rule<PeasantSpot>] = &[is_a_lay_brother, cards_wait_for_him];

fn is_a_lay_brother(game: &Abbey, seat: Seat, spot: PeasantSpot) -> Verdict {
    let fits = lay_brothers(game, seat).any(|other| other == spot);
    unless(!fits, Refusal::NotALayBrother)
}

/// From the baptistery, or already on one of the two cards (ABB-24.4).
pub(crate) fn lay_brothers(game: &Abbey, seat: Seat) -> impl Iterator<Item = PeasantSpot> + '_ {
    let player = &game[seat];
    let working = player.stands().filter(|stand| {
        matches!(stand.site, Site::Building(_)) && player.plot(*stand).is_manned() && !player.is_twin(*stand)
    });
    let font = (player.baptistery > 0).then_some(PeasantSpot::Baptistery);
    font.into_iter().chain(working.map(PeasantSpot::Card))
}

/// Two vacant buildings for the one of the baptistery, one for another.
fn cards_wait_for_him(game: &Abbey, seat: Seat, spot: PeasantSpot) -> Verdict {
    let needed = if spot == PeasantSpot::Baptistery { 2 } else { 1 };
    unless(vacant_buildings(game, seat).count() < needed, Refusal::NoVacantCards { needed: needed as u8 })
}

/// Vacant building cards, copies counted one by one.
fn vacant_buildings(game: &Abbey, seat: Seat) -> impl Iterator<Item = Stand> + '_ {
    let player = &game[seat];
    player.stands().filter(|stand| matches!(stand.site, Site::Building(_)) && player.plot(*stand).is_vacant())
}

impl Ask<Abbey> for RudolphFirst {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-rudolph-first").asked_by("ABB-24.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(vacant_buildings(game, seat).map(Choice::Activate));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Activate(first) => hearing.under(MAY_BE_SERVED_FIRST, first, |game, _| {
                game.ask(seat, RudolphSecond { font: true, first });
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the first of two cards.
const MAY_BE_SERVED_FIRST: &[Rule<Stand>] = &[card_is_a_building, pews::card_is_vacant, another_card_follows];

fn card_is_a_building(_: &Abbey, _: Seat, stand: Stand) -> Verdict {
    let site = stand.site;
    unless(!matches!(site, Site::Building(_)), Refusal::NoLayBrother { site })
}

/// The two cards are named in the order of the appendix; a twin only after its first.
fn another_card_follows(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    let after = vacant_buildings(game, seat).filter(|other| *other > stand).count();
    unless(game[seat].is_twin(stand) || after == 0, Refusal::NameTheFirst { site: stand.site })
}

impl Ask<Abbey> for RudolphSecond {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-rudolph-second").term("card", self.first.site.key()).asked_by("ABB-24.4")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(vacant_buildings(game, seat).map(Choice::Activate));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { font, first } = self;
        match choice {
            Choice::Activate(second) => hearing.given(MAY_BE_SERVED, second).under(
                MAY_BE_SERVED_SECOND,
                (self, second),
                |game, log| {
                    serve_two(game, seat, ([first, second], font), log);
                },
            ),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a card that is served.
const MAY_BE_SERVED: &[Rule<Stand>] = &[card_is_a_building, pews::card_is_vacant];
/// What must hold besides for the second of two cards.
const MAY_BE_SERVED_SECOND: &[Rule<(RudolphSecond, Stand)>] = &[card_comes_second];

/// After the first in the order of the appendix; who works on the first already names any other.
fn card_comes_second(game: &Abbey, seat: Seat, (asked, stand): (RudolphSecond, Stand)) -> Verdict {
    let RudolphSecond { font, first } = asked;
    let twin = game[seat].is_twin(stand);
    let wrong = if font { stand <= first || (twin && first != Stand { copy: 0, ..stand }) } else { twin };
    unless(wrong, Refusal::NameTheFirst { site: stand.site })
}

/// Rudolph's lay brother activates two buildings together (ABB-24.4).
fn serve_two(game: &mut Abbey, seat: Seat, (cards, font): ([Stand; 2], bool), log: &mut impl Log<Event>) {
    game[seat].baptistery -= u8::from(font);
    let [one, two] = cards.map(|stand| stand.site);
    log.note(Event::Shares { seat, one, two });
    for stand in cards {
        let is_new = !game[seat].plot(stand).is_manned();
        game[seat].plot_mut(stand).share();
        if is_new {
            pews::wake(game, seat, stand, log);
        }
    }
}

impl Ask<Abbey> for Reynold {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-reynold").asked_by("ABB-24.4")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Location::ALL.iter().flat_map(|one| {
            let others = Location::ALL.iter().filter(move |two| *two >= one);
            others.map(move |two| Choice::Harvest(*one, *two))
        }));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Harvest(one, two) => {
                hearing.under(MAY_HARVEST, (one, two), |game, log| harvest(game, seat, (one, two), log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for Reynold's locations.
const MAY_HARVEST: &[Rule<(Location, Location)>] = &[locations_come_in_order];

/// A pair of locations has one spelling (ABB-26.7).
fn locations_come_in_order(_: &Abbey, _: Seat, (one, two): (Location, Location)) -> Verdict {
    unless(one > two, Refusal::NotAsked)
}

/// Reynold collects as with two sixes: divisors count, nothing else does (ABB-24.4).
fn harvest(game: &mut Abbey, seat: Seat, (one, two): (Location, Location), log: &mut impl Log<Event>) {
    let cause = Cause::Saint(Saint::Reynold);
    if one == two {
        let n = u16::from(12 / game.divisor(seat, one));
        gains::collect(game, cause.to(seat), (one.good(), n), log);
        return;
    }
    for location in [one, two] {
        let n = u16::from(6 / game.divisor(seat, location));
        gains::collect(game, cause.to(seat), (location.good(), n), log);
    }
}

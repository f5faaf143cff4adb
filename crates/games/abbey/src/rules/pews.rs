//! Phase 6: peasants move along the pews (ABB-9), to the baptistery and to work (ABB-18.1, ABB-18.2).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, gains, not_asked, unless};
use crate::choice::Choice;
use crate::data::{Building, Effect, FONTS, HALL_PRESTIGE, PeasantSpot, Pew, Site, Stand};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::Moves;
use crate::words::MOVES;

impl Ask<Abbey> for Moves {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-moves").count("moves", self.left, MOVES).asked_by("ABB-9.1")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(Pew::all().filter(|pew| game[seat].sits(*pew)).map(Choice::Move));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Move(pew) => hearing
                .under(MAY_MOVE, (self, pew), |game, log| move_ahead(game, seat, (self.left, pew), log)),
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to move a peasant.
const MAY_MOVE: &[Rule<(Moves, Pew)>] = &[moves_are_left, peasant_sits_there, next_seat_is_free];

fn moves_are_left(_: &Abbey, _: Seat, (asked, _): (Moves, Pew)) -> Verdict {
    unless(asked.left == 0, Refusal::NoMovesLeft)
}

fn peasant_sits_there(game: &Abbey, seat: Seat, (_, pew): (Moves, Pew)) -> Verdict {
    unless(!game[seat].sits(pew), Refusal::NoPeasantThere { spot: PeasantSpot::Pew(pew) })
}

/// To the same row of the next bench, if that seat is free (ABB-9.2).
fn next_seat_is_free(game: &Abbey, seat: Seat, (_, pew): (Moves, Pew)) -> Verdict {
    match pew.ahead() {
        None => Err(Refusal::LastBench),
        Some(ahead) => unless(game[seat].sits(ahead), Refusal::SeatTaken),
    }
}

/// One bench ahead (ABB-9.2, ABB-9.3).
fn move_ahead(game: &mut Abbey, seat: Seat, (left, pew): (u8, Pew), log: &mut impl Log<Event>) {
    let ahead = pew.ahead().expect("a bench ahead");
    game[seat].pews ^= pew.bit() | ahead.bit();
    log.note(Event::Moves { seat, bench: ahead.bench() });
    game.ask(seat, Moves { left: left - 1 });
}

/// All that must hold to baptise a peasant of the last bench.
pub(crate) const MAY_BAPTISE: &[Rule<u8>] = &[peasant_sits_on_last_bench, font_is_free];
/// All that must hold to put a lay brother to work.
pub(crate) const MAY_ACTIVATE: &[Rule<Stand>] =
    &[card_takes_a_lay_brother, card_is_vacant, card_is_named_once, lay_brother_waits];

fn peasant_sits_on_last_bench(game: &Abbey, seat: Seat, row: u8) -> Verdict {
    let sits = (1..=Pew::ROWS).contains(&row) && game[seat].sits(Pew::at(Pew::BENCHES, row));
    unless(!sits, Refusal::NobodyToBaptise)
}

/// Two places (ABB-1.10, ABB-18.1).
fn font_is_free(game: &Abbey, seat: Seat, _: u8) -> Verdict {
    unless(game[seat].baptistery >= FONTS, Refusal::BaptisteryFull)
}

/// Buildings and the Bell Tower (ABB-18.2).
fn card_takes_a_lay_brother(_: &Abbey, _: Seat, stand: Stand) -> Verdict {
    unless(!stand.site.needs_lay_brother(), Refusal::NoLayBrother { site: stand.site })
}

/// A card has one space for a peasant (ABB-1.10).
pub(crate) fn card_is_vacant(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    let site = stand.site;
    let plot = game[seat].plot(stand);
    unless(!plot.stands(), Refusal::NotBuilt { site })?;
    unless(plot.is_manned(), Refusal::SpaceTaken { site })
}

/// Two cards that stand alike are one choice (ABB-26).
pub(crate) fn card_is_named_once(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    unless(game[seat].is_twin(stand), Refusal::NameTheFirst { site: stand.site })
}

fn lay_brother_waits(game: &Abbey, seat: Seat, _: Stand) -> Verdict {
    unless(game[seat].baptistery == 0, Refusal::BaptisteryEmpty)
}

/// Peasants who are on no card: seats in order, then the baptistery.
pub(crate) fn idle_peasants(game: &Abbey, seat: Seat) -> impl Iterator<Item = PeasantSpot> + '_ {
    let player = &game[seat];
    let seated = Pew::all().filter(|pew| player.sits(*pew)).map(PeasantSpot::Pew);
    seated.chain((player.baptistery > 0).then_some(PeasantSpot::Baptistery))
}

/// The one place such a peasant can come from, if there is only one.
pub(crate) fn only_idle_peasant(game: &Abbey, seat: Seat) -> Option<PeasantSpot> {
    let mut spots = idle_peasants(game, seat);
    spots.next().filter(|_| spots.next().is_none())
}

/// Vacant cards for a lay brother, each state once.
pub(crate) fn vacant_cards(game: &Abbey, seat: Seat) -> impl Iterator<Item = Stand> + '_ {
    let player = &game[seat];
    player.stands().filter(|stand| {
        stand.site.needs_lay_brother() && player.plot(*stand).is_vacant() && !player.is_twin(*stand)
    })
}

/// Moves of the round (ABB-9.1).
pub(crate) fn moves(game: &Abbey, seat: Seat) -> u8 {
    let extra = match game.effect() {
        Some(Effect::Moves(moves)) => moves,
        _ => 0,
    };
    game[seat].moves() + extra
}

/// Everybody moves, all at once (ABB-3.3).
pub(crate) fn begin(game: &mut Abbey, log: &mut impl Log<Event>) {
    for seat in Seat::all(game.players) {
        let left = moves(game, seat);
        game.open(seat, Moves { left }, log);
    }
}

/// Asked while a move or a free move is possible (ABB-18).
pub(crate) fn is_needed(game: &Abbey, seat: Seat, left: u8) -> bool {
    (left > 0 && Pew::all().any(|pew| allows(MAY_MOVE, game, seat, (Moves { left }, pew))))
        || has_free_move(game, seat)
}

/// Can somebody be baptised or put to work?
pub(crate) fn has_free_move(game: &Abbey, seat: Seat) -> bool {
    let player = &game[seat];
    let baptism =
        player.baptistery < FONTS && (1..=Pew::ROWS).any(|row| player.sits(Pew::at(Pew::BENCHES, row)));
    baptism || (player.baptistery > 0 && vacant_cards(game, seat).next().is_some())
}

/// From the last bench to the baptistery (ABB-18.1).
pub(crate) fn baptise(game: &mut Abbey, seat: Seat, row: u8, log: &mut impl Log<Event>) {
    game[seat].take_peasant(PeasantSpot::Pew(Pew::at(Pew::BENCHES, row)));
    game[seat].baptistery += 1;
    log.note(Event::Baptised { seat });
}

/// From the baptistery to a card, which is active at once (ABB-18.2).
pub(crate) fn activate(game: &mut Abbey, seat: Seat, stand: Stand, log: &mut impl Log<Event>) {
    game[seat].baptistery -= 1;
    game[seat].plot_mut(stand).man();
    log.note(Event::Activated { seat, site: stand.site });
    wake(game, seat, stand, log);
}

/// A card has become active: halls pay once (ABB-16.7), farms start to count (ABB-11.2).
pub(crate) fn wake(game: &mut Abbey, seat: Seat, stand: Stand, log: &mut impl Log<Event>) {
    let Site::Building(building) = stand.site else { return };
    if building.is_farm() {
        game[seat].farm_since = game.round;
    }
    if building.is_hall() && !game[seat].plot(stand).has_paid() {
        game[seat].plot_mut(stand).pay();
        gains::earn(game, Cause::Site(stand.site).to(seat), HALL_PRESTIGE, log);
    }
}

/// Does a vacant card of this type wait for a lay brother?
pub(crate) fn has_vacant(game: &Abbey, seat: Seat, building: Building) -> bool {
    (0..2).any(|copy| game[seat].plot(Stand::new(building, copy)).is_vacant())
}

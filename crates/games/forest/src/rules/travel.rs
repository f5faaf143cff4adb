//! Moving and begging (BLF-5, BLF-13).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::ways::{Ways, places};
use super::{Rule, Verdict, free, reward, swap, toll};
use crate::choice::{Choice, Pawn};
use crate::data::{Goal, Good, PawnSpot};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{FIFTH_PAWN, Forest};
use crate::step::{Go, Swap, Task, Toll, Turn, WhichPawn};
use crate::words;

impl Ask<Forest> for Turn {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        let dials = &game[seat].dials;
        let provisions = dials.of(Good::Provision);
        if game.is_solo() {
            let pawns = game.pawns.iter().filter(|spot| **spot == PawnSpot::Hand).count();
            Phrase::new("forest-prompt-solo-turn")
                .number("year", game.round)
                .number("pawns", pawns as u8)
                .number("provisions", provisions)
                .asked_by("BLF-13.3")
        } else if game.origin(seat) == PawnSpot::Hand {
            Phrase::new("forest-prompt-first-turn").asked_by("BLF-5.4")
        } else {
            Phrase::new("forest-prompt-turn")
                .number("provisions", provisions)
                .number("goods", dials.of(Good::Goods))
                .asked_by("BLF-3.2")
        }
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(places(game).map(Choice::Go));
        out.extend([Choice::Swap, Choice::Beg]);
        free::candidates(game, seat, out);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Go(place) => hearing.under(MAY_GO, place, |game, log| go(game, seat, place, log)),
            Choice::Swap => hearing.under(swap::MAY_SWAP, (), |game, _| game.ask(seat, Swap)),
            Choice::Beg => hearing.under(MAY_BEG, (), |game, log| beg(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Forest> for Go {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        let provisions = game[seat].dials.of(Good::Provision);
        Phrase::new("forest-prompt-go").number("provisions", provisions).asked_by("BLF-5.5")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(places(game).map(Choice::Go));
        out.push(Choice::Beg);
        free::candidates(game, seat, out);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Go(place) => hearing.under(MAY_GO, place, |game, log| go(game, seat, place, log)),
            Choice::Beg => hearing.under(MUST_BEG, (), |game, log| beg(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The pawns a seat could move now: its own, or one of each kind in the solo player's hand.
pub(super) fn pawns(game: &Forest, seat: Seat) -> impl Iterator<Item = usize> + use<'_> {
    let moves_one = !game.is_solo() || game.extra_turn;
    let one = moves_one.then(|| game.pawn(seat));
    let white = Pawn::White;
    let hand = [white, Pawn::Other].into_iter().filter(move |_| !moves_one);
    one.into_iter().chain(hand.filter_map(|kind| in_hand(game, kind)))
}

/// A pawn of this kind in the solo player's hand.
fn in_hand(game: &Forest, kind: Pawn) -> Option<usize> {
    let mut kind_of = match kind {
        Pawn::White => FIFTH_PAWN..FIFTH_PAWN + 1,
        Pawn::Other => 0..FIFTH_PAWN,
    };
    kind_of.find(|pawn| game.pawns[*pawn] == PawnSpot::Hand)
}

/// A pawn the seat could move, to say what a place costs.
pub(crate) fn any_pawn(game: &Forest, seat: Seat) -> usize {
    pawns(game, seat).last().unwrap_or(seat.index())
}

/// The easiest way to pay for a place: the white pawn pays least.
fn cheapest(game: &Forest, seat: Seat, to: Goal) -> Toll {
    let pawn = pawns(game, seat).next().expect("a pawn to move");
    toll::due(game, seat, pawn, to)
}

/// Another place, free, and with a mission if it is a site (BLF-5.3, BLF-5.5).
pub(super) fn is_open(game: &Forest, seat: Seat, to: Goal) -> Verdict {
    let stays = game.pawns[game.pawn(seat)] == to.into() && (!game.is_solo() || game.extra_turn);
    ensure(!stays, Refusal::SamePlace)?;
    match to {
        Goal::Gap(gap) => ensure(!game.is_taken(gap), Refusal::GapTaken),
        Goal::Site(mission) => ensure(game.open_sites.has(mission), Refusal::NoMissionThere { mission }),
    }
}

/// The first placement is in a village (BLF-5.4); in solo a site will do (BLF-13.6).
pub(super) fn may_begin_there(game: &Forest, seat: Seat, to: Goal) -> Verdict {
    let first = !game.is_solo() && game.origin(seat) == PawnSpot::Hand;
    ensure(!first || to.village().is_some(), Refusal::NoSiteFirst)
}

/// The way can be paid (BLF-5.6).
fn way_is_payable(game: &Forest, seat: Seat, to: Goal) -> Verdict {
    toll::way_is_payable(&game[seat], &cheapest(game, seat, to))
}

/// The pawns in the village can be paid for (BLF-5.8, BLF-5.9).
fn company_is_payable(game: &Forest, seat: Seat, to: Goal) -> Verdict {
    let toll = cheapest(game, seat, to);
    toll::gifts_are_payable(&game[seat], &toll)?;
    toll::discards_are_payable(&game[seat], &toll)
}

/// Something can be done there after paying (BLF-5.7, BLF-5.13).
pub(super) fn something_to_do(game: &Forest, seat: Seat, to: Goal) -> Verdict {
    let useful = pawns(game, seat)
        .any(|pawn| toll::leads_somewhere(game, seat, &game[seat], &toll::due(game, seat, pawn, to)));
    ensure(
        useful,
        match to {
            Goal::Gap(_) => Refusal::NothingToDo,
            Goal::Site(mission) => Refusal::MissionOutOfReach { mission },
        },
    )
}

/// All that must hold for a move; the most basic reason comes first.
const MAY_GO: &[Rule<Goal>] =
    &[is_open, may_begin_there, way_is_payable, company_is_payable, something_to_do];

/// Goes to a place; in solo with the pawn of choice (BLF-13.3).
fn go(game: &mut Forest, seat: Seat, to: Goal, log: &mut impl Log<Event>) {
    let mut able = pawns(game, seat)
        .filter(|pawn| toll::leads_somewhere(game, seat, &game[seat], &toll::due(game, seat, *pawn, to)));
    match (able.next(), able.next()) {
        (Some(_), Some(_)) => {
            drop(able);
            game.ask(seat, WhichPawn { to: Some(to) });
        }
        (only, _) => {
            let pawn = only.expect("a pawn that can go there");
            drop(able);
            set_out(game, seat, pawn, to, log);
        }
    }
}

fn set_out(game: &mut Forest, seat: Seat, pawn: usize, to: Goal, log: &mut impl Log<Event>) {
    let toll = toll::due(game, seat, pawn, to);
    toll::go_on(game, seat, toll, log);
}

impl Ask<Forest> for WhichPawn {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        match self.to {
            Some(to) => {
                Phrase::new("forest-prompt-pawn-for").list("place", [words::place(to)]).asked_by("BLF-13.15")
            }
            None => Phrase::new("forest-prompt-pawn-to-beg").asked_by("BLF-13.7"),
        }
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Pawn::White, Pawn::Other].map(Choice::Pawn));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Pawn(kind) => hearing.under(MAY_USE_PAWN, (self.to, kind), |game, log| {
                use_pawn(game, seat, self.to, kind, log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_USE_PAWN: &[Rule<(Option<Goal>, Pawn)>] = &[can_use_pawn];

/// The solo player has such a pawn, and it can be paid for (BLF-13.3, BLF-13.5).
fn can_use_pawn(game: &Forest, seat: Seat, (to, kind): (Option<Goal>, Pawn)) -> Verdict {
    let pawn = in_hand(game, kind).ok_or(Refusal::NoSuchPawn)?;
    let Some(to) = to else { return Ok(()) };
    let toll = toll::due(game, seat, pawn, to);
    toll::discards_are_payable(&game[seat], &toll)?;
    ensure(toll::leads_somewhere(game, seat, &game[seat], &toll), Refusal::NothingToDo)
}

/// The solo player chose a pawn.
fn use_pawn(game: &mut Forest, seat: Seat, to: Option<Goal>, kind: Pawn, log: &mut impl Log<Event>) {
    let pawn = in_hand(game, kind).expect("a pawn in hand");
    match to {
        Some(place) => set_out(game, seat, pawn, place, log),
        None => put_aside(game, seat, pawn, log),
    }
}

const MAY_BEG: &[Rule<()>] = &[pawn_is_on_board];
const MUST_BEG: &[Rule<()>] = &[pawn_is_on_board, cannot_go];

/// Begging needs a pawn on the board (BLF-5.4); the solo player's comes from the hand (BLF-13.7).
pub(super) fn pawn_is_on_board(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(game.is_solo() || game.origin(seat) != PawnSpot::Hand, Refusal::NotOnBoard)
}

/// After the goods step only those beg who have nowhere to go (BLF-3.3, BLF-5.15).
fn cannot_go(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(!Ways::new(game, seat).lead_anywhere(), Refusal::CanStillGo)
}

/// Begs: to the centre of the village, or aside in solo; one provision (BLF-5.16, BLF-13.7).
fn beg(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if game.is_solo() && !game.extra_turn {
        return match (in_hand(game, Pawn::White), in_hand(game, Pawn::Other)) {
            (Some(_), Some(_)) => game.ask(seat, WhichPawn { to: None }),
            (white, other) => put_aside(game, seat, white.or(other).expect("a pawn in hand"), log),
        };
    }
    let pawn = game.pawn(seat);
    if let Some(village) = game.pawns[pawn].village() {
        game.pawns[pawn] = PawnSpot::Centre(village);
    }
    receive_alms(game, seat, log);
}

fn put_aside(game: &mut Forest, seat: Seat, pawn: usize, log: &mut impl Log<Event>) {
    game.pawns[pawn] = PawnSpot::Aside;
    receive_alms(game, seat, log);
}

fn receive_alms(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Event::Begged { seat });
    game.then(seat, Task::EndTurn);
    reward::gain_provisions(game, seat, 1, log);
}

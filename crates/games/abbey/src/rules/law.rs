//! The whole law: which rules bear on which answer, and which answers come to mind.

use std::ops::ControlFlow;

use parlour_core::{Objections, Seat, Who};

use super::{
    abbey, auction, chance, construction, crusades, deal, fate, food, free, gather, help, market, pews, raid,
    relics, saints, supply, trade, unless, walk,
};
use crate::choice::Choice;
use crate::flow::{Ask, Draw};
use crate::refusal::Refusal;
use crate::state::Abbey;

/// Raises what speaks against an answer.
pub(crate) fn examine(
    game: &Abbey,
    who: Who,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match who {
        Who::Chance => match game.draw() {
            Some(draw) => outcome_is_possible(game, draw, choice, o),
            None => o.raise(Refusal::NotYourTurn),
        },
        Who::Seat(seat) => match asked(game, seat) {
            Some(ask) => answer_is_legal(game, seat, ask, choice, o),
            None => o.raise(Refusal::NotYourTurn),
        },
    }
}

/// What a player is asked; nothing while a die is in the air.
fn asked(game: &Abbey, seat: Seat) -> Option<Ask> {
    let at_table = seat.index() < usize::from(game.players) && game.seat_draw().is_none();
    if at_table { game.ask(seat) } else { None }
}

fn outcome_is_possible(
    game: &Abbey,
    draw: Draw,
    outcome: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match chance::odds(game, draw, outcome) {
        Some(0) => o.raise(Refusal::CannotComeUp(chance::lottery(draw))),
        Some(_) => ControlFlow::Continue(()),
        None => o.raise(Refusal::NotAsked),
    }
}

/// Free actions have rules of their own; in phase 1 rolling again is the very question.
fn answer_is_legal(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (_, aside) if aside.is_aside() && ask.is_window() => free::examine(game, seat, aside, o),
        (Ask::RudolphFirst | Ask::RudolphSecond { .. }, Choice::Activate(stand)) => {
            walk(saints::MAY_BE_SERVED, game, seat, stand, o)
        }
        (_, aside) if aside.is_aside() => o.raise(Refusal::NoFreeActionNow),
        (Ask::Abbey | Ask::EchoDie | Ask::DoubleDie | Ask::Lifted { .. }, Choice::Place(action, face)) => {
            abbey::examine_place(game, seat, ask, (action, face), o)
        }
        (
            Ask::Abbey | Ask::SecondDie { .. } | Ask::ForgeValue { .. } | Ask::Lifted { .. } | Ask::Gift(_),
            _,
        ) => in_the_abbey(game, seat, ask, choice, o),
        (Ask::Bid | Ask::PayBid { .. } | Ask::PickStart | Ask::QuickPick | Ask::Buy(_), _) => {
            at_the_market(game, seat, ask, choice, o)
        }
        (
            Ask::Gather | Ask::MainDie(_) | Ask::InitiativeDie | Ask::BonusDie { .. } | Ask::Tools { .. },
            _,
        ) => in_the_fields(game, seat, ask, choice, o),
        (Ask::Build | Ask::LionelArcher(_) | Ask::EliasBuild | Ask::Tablets | Ask::TabletsSpare(_), _) => {
            on_the_site(game, seat, ask, choice, o)
        }
        (_, Choice::Peasant(_)) => of_peasants(game, seat, ask, choice, o),
        _ if is_talk(ask) => in_a_talk(game, seat, ask, choice, o),
        _ => elsewhere(game, seat, ask, choice, o),
    }
}

const fn is_talk(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::HelpDice
            | Ask::HelpPrestige
            | Ask::HelpPart
            | Ask::HelpAnswer
            | Ask::CounterPrestige
            | Ask::CounterPart
            | Ask::CounterAnswer
            | Ask::Supply { .. }
            | Ask::TradeFor(_)
            | Ask::TradeAmount { .. }
            | Ask::StablesWant
            | Ask::StablesGive
            | Ask::StablesGiven
            | Ask::StablesAnswer
    )
}

fn in_the_abbey(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (Ask::Abbey, Choice::Done) => ControlFlow::Continue(()),
        (Ask::Abbey | Ask::Lifted { echo: false, .. }, Choice::Echo) => {
            walk(abbey::MAY_ECHO, game, seat, (), o)
        }
        (Ask::Abbey, Choice::Double) => walk(abbey::MAY_DOUBLE, game, seat, (), o),
        (Ask::Abbey, Choice::Help(card, helper)) => {
            // Seats that are not at the table have no dice to ask about.
            o.rule(unless(helper.index() >= usize::from(game.players), Refusal::NotAnotherPlayer))?;
            walk(help::MAY_ASK_HELP, game, seat, (card, helper), o)
        }
        (Ask::Abbey, Choice::EliasDie(card)) if game.is_solo() => {
            walk(abbey::MAY_CALL_ELIAS, game, seat, card, o)
        }
        (Ask::SecondDie { .. }, Choice::Second(face)) => abbey::examine_second(game, seat, ask, face, o),
        (Ask::ForgeValue { .. }, Choice::Value(value)) => {
            o.rule(abbey::examine_value(game, seat, ask, value))
        }
        (Ask::Gift(_), Choice::Gift(one, two)) => walk(abbey::MAY_TAKE_GIFT, game, seat, (one, two), o),
        _ => o.raise(Refusal::NotAsked),
    }
}

fn at_the_market(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (Ask::Bid, Choice::Bid(value)) => walk(auction::MAY_BID, game, seat, value, o),
        (Ask::Bid | Ask::Buy(_), Choice::Pass) => ControlFlow::Continue(()),
        (Ask::PayBid { .. }, Choice::Give(n)) => walk(auction::MAY_GIVE, game, seat, n, o),
        (Ask::PickStart, Choice::Pick(building)) => walk(auction::MAY_PICK, game, seat, building, o),
        (Ask::QuickPick, Choice::Buy(stall)) => walk(market::MAY_TAKE, game, seat, stall, o),
        (Ask::Buy(_), Choice::Buy(stall)) => walk(market::MAY_BUY, game, seat, stall, o),
        _ => o.raise(Refusal::NotAsked),
    }
}

fn in_the_fields(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (Ask::Gather, Choice::Visit(location)) => walk(gather::MAY_VISIT, game, seat, location, o),
        (Ask::Gather, Choice::Initiative) => walk(gather::MAY_LEAD, game, seat, (), o),
        (Ask::Gather, Choice::Pass)
        | (Ask::BonusDie { .. }, Choice::NoBonus)
        | (Ask::Tools { .. }, Choice::Collect) => ControlFlow::Continue(()),
        (Ask::MainDie(_) | Ask::InitiativeDie, Choice::Main(face)) => {
            walk(gather::MAY_PLACE, game, seat, face, o)
        }
        (Ask::BonusDie { .. }, Choice::Bonus(face)) => walk(gather::MAY_ADD, game, seat, face, o),
        (Ask::BonusDie { .. }, Choice::BonusEcho) => walk(gather::MAY_ADD_ECHO, game, seat, (), o),
        (Ask::Tools { .. }, Choice::Tool(space)) => walk(gather::MAY_USE_TOOL, game, seat, space, o),
        _ => o.raise(Refusal::NotAsked),
    }
}

fn on_the_site(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (Ask::Build, Choice::Altar) => walk(construction::MAY_BUILD_ALTAR, game, seat, (), o),
        (Ask::Build, Choice::Wall) => walk(construction::MAY_BUILD_WALL, game, seat, (), o),
        (Ask::Build, Choice::Raise(tower)) => walk(construction::MAY_BUILD, game, seat, tower.into(), o),
        (Ask::Build, Choice::Build(card)) => walk(construction::MAY_BUILD, game, seat, card.into(), o),
        (Ask::Build, Choice::Archer(tower)) => walk(construction::MAY_TRAIN, game, seat, tower, o),
        (Ask::Build, Choice::Remodel) => walk(construction::MAY_REMODEL, game, seat, (), o),
        (Ask::Build | Ask::LionelArcher(1), Choice::Done) => ControlFlow::Continue(()),
        (Ask::LionelArcher(_), Choice::Archer(tower)) => walk(construction::MAY_POST, game, seat, tower, o),
        (Ask::EliasBuild, Choice::Build(card)) => walk(construction::MAY_ERECT, game, seat, card.into(), o),
        (Ask::Tablets, Choice::Raise(tower)) => {
            walk(relics::MAY_BUILD_WITH_TABLETS, game, seat, tower.into(), o)
        }
        (Ask::Tablets, Choice::Build(card)) => {
            walk(relics::MAY_BUILD_WITH_TABLETS, game, seat, card.into(), o)
        }
        (Ask::TabletsSpare(_), Choice::Spare(good)) => walk(relics::MAY_SPARE, game, seat, good, o),
        _ => o.raise(Refusal::NotAsked),
    }
}

fn of_peasants(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    let Choice::Peasant(spot) = choice else { return o.raise(Refusal::NotAsked) };
    match ask {
        Ask::Crusader(_) | Ask::Ally => walk(abbey::MAY_SEND, game, seat, spot, o),
        Ask::Archer { .. } => walk(construction::MAY_BE_SENT, game, seat, spot, o),
        Ask::Plague | Ask::Lose { .. } | Ask::Meet(false) => {
            walk(fate::MAY_LOSE_PEASANT, game, seat, spot, o)
        }
        Ask::RudolphWho => walk(saints::MAY_SERVE_TWO, game, seat, spot, o),
        _ => o.raise(Refusal::NotAsked),
    }
}

fn in_a_talk(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (Ask::HelpDice, Choice::Dice(dice)) => walk(help::MAY_WANT_DICE, game, seat, dice, o),
        (Ask::HelpPrestige | Ask::CounterPrestige, Choice::Prestige(prestige)) => {
            walk(help::MAY_SHARE_PRESTIGE, game, seat, prestige, o)
        }
        (Ask::HelpPart | Ask::CounterPart, Choice::Part(one, two)) => {
            walk(help::MAY_SHARE_REWARD, game, seat, [one, two], o)
        }
        (Ask::HelpAnswer | Ask::CounterAnswer | Ask::StablesAnswer, Choice::Accept | Choice::Refuse)
        | (Ask::HelpAnswer, Choice::Counter) => ControlFlow::Continue(()),
        (Ask::Supply { .. }, Choice::Supply(way)) => walk(supply::MAY_SUPPLY, game, seat, way, o),
        (Ask::TradeFor(give), Choice::For(want)) => walk(trade::MAY_WANT, game, seat, (give, want), o),
        (Ask::TradeAmount { .. }, Choice::Give(n)) => walk(trade::MAY_GIVE, game, seat, n, o),
        (Ask::StablesWant, Choice::Want(n)) => walk(trade::MAY_WANT_AMOUNT, game, seat, n, o),
        (Ask::StablesGive, Choice::For(good)) => walk(trade::MAY_OFFER_KIND, game, seat, good, o),
        (Ask::StablesGiven, Choice::Give(n)) => walk(trade::MAY_OFFER_AMOUNT, game, seat, n, o),
        _ => o.raise(Refusal::NotAsked),
    }
}

fn elsewhere(
    game: &Abbey,
    seat: Seat,
    ask: Ask,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (ask, choice) {
        (Ask::Remove { .. }, Choice::Crusade(card)) => walk(deal::MAY_REMOVE, game, seat, card, o),
        (Ask::Meet(_), Choice::Meet(face, manner)) => walk(raid::MAY_MEET, game, seat, (face, manner), o),
        (Ask::Meet(_), Choice::Stop) => walk(raid::MAY_STOP, game, seat, (), o),
        (Ask::Meet(_), Choice::Breach) => walk(raid::MAY_BREACH, game, seat, (), o),
        (Ask::Plunder, Choice::Lose(stand)) => walk(raid::MAY_LOSE, game, seat, stand, o),
        (Ask::Study { .. }, Choice::Again(n)) => walk(fate::MAY_STUDY, game, seat, n, o),
        (Ask::Moves(_), Choice::Move(pew)) => walk(pews::MAY_MOVE, game, seat, pew, o),
        (Ask::Food(_), Choice::Sheep(sheep)) => walk(food::MAY_RETURN_SHEEP, game, seat, sheep, o),
        (Ask::Enlist, Choice::Enlist) => walk(crusades::MAY_ENLIST, game, seat, (), o),
        (Ask::BatheTo(_), Choice::To(stand)) => walk(free::MAY_BATHE_TO, game, seat, stand, o),
        (Ask::Ease, Choice::Ease(card)) => walk(saints::MAY_EASE, game, seat, card, o),
        (Ask::Reynold, Choice::Harvest(one, two)) => walk(saints::MAY_HARVEST, game, seat, (one, two), o),
        (Ask::Bell | Ask::Moves(_) | Ask::Darkness | Ask::Income | Ask::Limit | Ask::Last, Choice::Done)
        | (Ask::Lance, Choice::Repel | Choice::Hold)
        | (Ask::Enlist, Choice::Pass)
        | (Ask::Abandon(_), Choice::Abandon | Choice::Keep)
        | (Ask::Devote, Choice::Reveal | Choice::Keep) => ControlFlow::Continue(()),
        _ => o.raise(Refusal::NotAsked),
    }
}

/// What comes to mind at the pending question, legal or not, in a fixed order.
pub(crate) fn candidates(game: &Abbey, who: Who, out: &mut Vec<Choice>) {
    match who {
        Who::Chance => {
            if let Some(draw) = game.draw() {
                chance::outcomes(game, draw, out);
            }
        }
        Who::Seat(seat) => {
            if let Some(ask) = asked(game, seat) {
                seat_candidates(game, seat, ask, out);
            }
        }
    }
}

fn seat_candidates(game: &Abbey, seat: Seat, ask: Ask, out: &mut Vec<Choice>) {
    match ask {
        Ask::Remove { .. } => deal::removable(game, seat, out),
        Ask::Bid | Ask::PayBid { .. } | Ask::PickStart => auction::candidates(game, seat, ask, out),
        Ask::QuickPick => out.extend(market::stalls(game).map(Choice::Buy)),
        Ask::Buy(_) => {
            out.extend(market::stalls(game).map(Choice::Buy));
            out.push(Choice::Pass);
        }
        Ask::Bell => {
            out.extend(game[seat].faces().map(Choice::Reroll));
            out.push(Choice::Done);
        }
        Ask::Lance | Ask::Meet(_) | Ask::Plunder => raid::candidates(game, seat, ask, out),
        Ask::Plague | Ask::Lose { .. } => out.extend(fate::peasants(game, seat).map(Choice::Peasant)),
        Ask::Study { face, .. } => out.extend((0..=game[seat].showing(face)).map(Choice::Again)),
        Ask::Moves(_) => pews::candidates(game, seat, out),
        Ask::Food(_) => food::candidates(game, seat, out),
        Ask::Darkness | Ask::Income | Ask::Limit | Ask::Last => out.push(Choice::Done),
        Ask::Enlist => out.extend([Choice::Enlist, Choice::Pass]),
        Ask::Abandon(_) => out.extend([Choice::Keep, Choice::Abandon]),
        Ask::BatheTo(_) => free::bath_candidates(game, seat, out),
        _ => further_candidates(game, seat, ask, out),
    }
}

fn further_candidates(game: &Abbey, seat: Seat, ask: Ask, out: &mut Vec<Choice>) {
    match ask {
        Ask::Gather | Ask::MainDie(_) | Ask::InitiativeDie | Ask::BonusDie { .. } | Ask::Tools { .. } => {
            gather::candidates(game, seat, ask, out);
        }
        Ask::Build | Ask::Archer { .. } | Ask::LionelArcher(_) | Ask::EliasBuild => {
            construction::candidates(game, seat, ask, out);
        }
        Ask::Tablets | Ask::TabletsSpare(_) => relics::candidates(game, seat, ask, out),
        Ask::Devote
        | Ask::Ease
        | Ask::RudolphWho
        | Ask::RudolphFirst
        | Ask::RudolphSecond { .. }
        | Ask::Reynold => saints::candidates(game, seat, ask, out),
        Ask::TradeFor(_)
        | Ask::TradeAmount { .. }
        | Ask::StablesWant
        | Ask::StablesGive
        | Ask::StablesGiven
        | Ask::StablesAnswer => trade::candidates(game, seat, ask, out),
        Ask::HelpDice
        | Ask::HelpPrestige
        | Ask::HelpPart
        | Ask::HelpAnswer
        | Ask::CounterPrestige
        | Ask::CounterPart
        | Ask::CounterAnswer
        | Ask::Ally
        | Ask::Supply { .. } => help::talk_candidates(game, seat, ask, out),
        _ => abbey::candidates(game, seat, ask, out),
    }
}

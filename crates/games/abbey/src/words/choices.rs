//! Choices: what an answer does, with its price.

use parlour_core::{Phrase, Seat, Who};

use super::{DICE, PEASANTS, PRESTIGE, SHEEP, action_key, bundle, card, share, spot};
use crate::choice::{Action, Choice, Stall, Supply};
use crate::data::printed::{ALTAR_COST, ALTAR_PRESTIGE, ARCHER_COST, REMODEL_COST, WALL_COST, WALL_PRESTIGE};
use crate::data::{Good, Location, Site};
use crate::rules::{market, placement, raid};
use crate::state::{Abbey, Quest, Talk};
use crate::step::{Abandon, PayBid, Question, Tools, TradeAmount};

/// What a choice does, in words that need no other context.
#[expect(clippy::too_many_lines, reason = "a list: one entry per choice, all of one shape")]
pub(crate) fn say(game: &Abbey, who: Who, choice: Choice) -> Phrase {
    let seat = who.seat().unwrap_or(game.first);
    match choice {
        Choice::First(seat) => Phrase::new("abbey-choice-first").seat("seat", seat),
        Choice::Crusade(card) if who.seat().is_some() => {
            Phrase::new("abbey-choice-remove").term("card", card.key())
        }
        Choice::Crusade(crusade) => Phrase::new("abbey-choice-crusade").term("card", crusade.key()),
        Choice::Start(building) => Phrase::new("abbey-choice-start").term("card", building.key()),
        Choice::Card(building) => Phrase::new("abbey-choice-card").term("card", building.key()),
        Choice::Saint(saint) => Phrase::new("abbey-choice-saint").term("saint", saint.key()),
        Choice::Die(face) => Phrase::new("abbey-choice-die").number("face", face),
        Choice::Event(event) => Phrase::new("abbey-choice-event").term("card", event.key()),
        Choice::Token(token) => Phrase::new("abbey-choice-token").term("token", token.key()),
        Choice::Bid(value) => Phrase::new("abbey-choice-bid").number("value", value),
        Choice::Pass => Phrase::new("abbey-choice-pass"),
        Choice::Give(n) => give(game, seat, n),
        Choice::Pick(building) => Phrase::new("abbey-choice-pick").term("card", building.key()),
        Choice::Buy(stall) => buy(game, seat, stall),
        Choice::Done => done(game, seat),
        Choice::Reroll(face) => Phrase::new("abbey-choice-reroll").number("face", face),
        Choice::Again(n) => Phrase::new("abbey-choice-again").count("dice", n, DICE),
        Choice::Repel => Phrase::new("abbey-choice-repel"),
        Choice::Hold => Phrase::new("abbey-choice-hold"),
        Choice::Meet(face) => meet(game, "abbey-choice-meet", face, 1),
        Choice::MeetEcho(face) => meet(game, "abbey-choice-meet-echo", face, 2),
        Choice::MeetDouble(face) => meet(game, "abbey-choice-meet-double", face, 3),
        Choice::Peasant(place) => peasant(game, seat, spot(place)),
        Choice::Stop => Phrase::new("abbey-choice-stop"),
        Choice::Breach => Phrase::new("abbey-choice-breach").count("prestige", 1, PRESTIGE),
        Choice::Lose(stand) => Phrase::new("abbey-choice-lose").list("card", [card(stand)]),
        Choice::Place(action, face) => place(game, seat, action, face),
        Choice::Second(face) => Phrase::new("abbey-choice-second").number("face", face),
        Choice::Echo => Phrase::new("abbey-choice-echo"),
        Choice::Double => Phrase::new("abbey-choice-double"),
        Choice::Value(value) => Phrase::new("abbey-choice-value").number("value", value),
        Choice::EliasDie(crusade) => Phrase::new("abbey-choice-elias-die").term("card", crusade.key()),
        Choice::Help(crusade, helper) => {
            Phrase::new("abbey-choice-help").term("card", crusade.key()).seat("seat", helper)
        }
        Choice::Dice(n) => Phrase::new("abbey-choice-dice").count("dice", n, DICE),
        Choice::Prestige(n) => Phrase::new("abbey-choice-prestige").count("prestige", n, PRESTIGE),
        Choice::Part(one, two) => part(game, [one, two]),
        Choice::Accept => Phrase::new("abbey-choice-accept"),
        Choice::Refuse => Phrase::new("abbey-choice-refuse"),
        Choice::Counter => Phrase::new("abbey-choice-counter"),
        Choice::Supply(way) => supply(way),
        Choice::Gift(one, two) => {
            Phrase::new("abbey-choice-gift").term("one", one.key()).term("two", two.key())
        }
        Choice::Reveal => Phrase::new("abbey-choice-reveal"),
        Choice::Keep => keep(game, seat),
        Choice::Visit(location) => visit(game, seat, location),
        Choice::Initiative => Phrase::new("abbey-choice-initiative"),
        Choice::Main(face) => Phrase::new("abbey-choice-main").number("face", face),
        Choice::Bonus(face) => Phrase::new("abbey-choice-bonus").number("face", face),
        Choice::NoBonus => Phrase::new("abbey-choice-no-bonus"),
        Choice::BonusEcho => Phrase::new("abbey-choice-bonus-echo"),
        Choice::Tool(space) => Phrase::new("abbey-choice-tool").term("space", space.key()),
        Choice::Collect => collect(game, seat),
        Choice::Move(pew) => {
            Phrase::new("abbey-choice-move").number("bench", pew.bench()).number("row", pew.row())
        }
        Choice::Altar => Phrase::new("abbey-choice-altar").list("cost", bundle(ALTAR_COST)).count(
            "prestige",
            ALTAR_PRESTIGE,
            PRESTIGE,
        ),
        Choice::Wall => Phrase::new("abbey-choice-wall")
            .list("cost", bundle(WALL_COST))
            .count("prestige", WALL_PRESTIGE, PRESTIGE)
            .number("walls", game[seat].walls + 1),
        Choice::Raise(tower) => build(game, seat, tower.into()),
        Choice::Build(building) => build(game, seat, building.into()),
        Choice::Archer(tower) => archer(game, seat, tower.key()),
        Choice::Remodel => Phrase::new("abbey-choice-remodel").list("cost", bundle(REMODEL_COST)),
        Choice::Sheep(n) => Phrase::new("abbey-choice-sheep").count("sheep", n, SHEEP),
        Choice::Enlist => Phrase::new("abbey-choice-enlist").count("coins", 1, Good::Coin.key()),
        Choice::Abandon => Phrase::new("abbey-choice-abandon"),
        Choice::Baptise(row) => Phrase::new("abbey-choice-baptise").number("row", row),
        Choice::Activate(stand) => Phrase::new("abbey-choice-activate").list("card", [card(stand)]),
        Choice::Trade(good) => Phrase::new("abbey-choice-trade").term("good", good.key()),
        Choice::For(good) => wanted(game, seat, good),
        Choice::Stables(partner, good) => {
            Phrase::new("abbey-choice-stables").seat("seat", partner).term("good", good.key())
        }
        Choice::Want(n) => want(game, n),
        Choice::Bathe(stand) => Phrase::new("abbey-choice-bathe").list("card", [card(stand)]),
        Choice::To(stand) => Phrase::new("abbey-choice-to").list("card", [card(stand)]),
        Choice::Recall(action, face) => {
            Phrase::new("abbey-choice-recall").number("face", face).term("from", action_key(action))
        }
        Choice::Lift(location, space) => {
            Phrase::new("abbey-choice-lift").term("location", location.key()).term("space", space.key())
        }
        Choice::Wagon(location) => Phrase::new("abbey-choice-wagon").count("goods", 1, location.good().key()),
        Choice::Relic(relic) => Phrase::new("abbey-choice-relic").term("relic", relic.key()),
        Choice::Spare(good) => Phrase::new("abbey-choice-spare").term("good", good.key()),
        Choice::Invoke => match game[seat].saint {
            Some(saint) => Phrase::new("abbey-choice-invoke").term("saint", saint.key()),
            None => Phrase::new("abbey-choice-invoke-nobody"),
        },
        Choice::Support(face) => Phrase::new("abbey-choice-support").number("face", face),
        Choice::SupportEcho => Phrase::new("abbey-choice-support-echo"),
        Choice::Ease(crusade) => Phrase::new("abbey-choice-ease").term("card", crusade.key()),
        Choice::Harvest(one, two) => {
            Phrase::new("abbey-choice-harvest").term("one", one.key()).term("two", two.key())
        }
    }
}

/// A use of a die; the Library and the Blacksmith are named where they are needed.
fn place(game: &Abbey, seat: Seat, action: Action, face: u8) -> Phrase {
    let library = placement::library_uses(placement::Use::plain(action, face)) > 0;
    match action {
        Action::Preach if library => Phrase::new("abbey-choice-preach-library"),
        Action::Preach => Phrase::new("abbey-choice-preach"),
        Action::Clergy if library => Phrase::new("abbey-choice-clergy-library"),
        Action::Clergy => Phrase::new("abbey-choice-clergy"),
        Action::Defend => Phrase::new("abbey-choice-defend"),
        Action::March(crusade) => {
            let value = game[seat].quest(crusade).map_or(0, |quest| quest.value);
            let forged = value > 0 && value != face;
            let key = if forged { "abbey-choice-march-forge" } else { "abbey-choice-march" };
            let room = game[seat].quest(crusade).map_or(0, Quest::room);
            Phrase::new(key).term("card", crusade.key()).number("value", value).number("room", room)
        }
    }
    .number("face", face)
}

fn meet(game: &Abbey, key: &'static str, face: u8, rows: u8) -> Phrase {
    let value = raid::open_row(game).map_or(0, |row| game.raid[row].value);
    Phrase::new(key).number("face", face).number("value", value).count("prestige", rows, PRESTIGE)
}

fn part(game: &Abbey, part: [u8; 2]) -> Phrase {
    match game.talk {
        Talk::Help(offer) if part != [0; 2] => {
            Phrase::new("abbey-choice-part").list("tokens", share(offer.card, part))
        }
        _ => Phrase::new("abbey-choice-part-none"),
    }
}

fn supply(way: Supply) -> Phrase {
    match way {
        Supply::Double => Phrase::new("abbey-choice-supply-double"),
        Supply::DoubleForge(face) => Phrase::new("abbey-choice-supply-double-forge").number("face", face),
        Supply::Echo => Phrase::new("abbey-choice-supply-echo"),
        Supply::EchoForge(face) => Phrase::new("abbey-choice-supply-echo-forge").number("face", face),
        Supply::Forge(face) => Phrase::new("abbey-choice-supply-forge").number("face", face),
        Supply::Plain => Phrase::new("abbey-choice-supply-plain"),
    }
}

fn visit(game: &Abbey, seat: Seat, location: Location) -> Phrase {
    Phrase::new("abbey-choice-visit")
        .term("location", location.key())
        .term("good", location.good().key())
        .number("divisor", game.divisor(seat, location))
}

/// What the dice of the action yield as they stand.
fn collect(game: &Abbey, seat: Seat) -> Phrase {
    let Some(Question::Tools(Tools { location, main, bonus, .. })) = game.question(seat) else {
        return Phrase::new("abbey-choice-collect");
    };
    let sum = main + bonus;
    let n = sum / game.divisor(seat, location);
    Phrase::new("abbey-choice-collect-sum").number("sum", sum).count("goods", n, location.good().key())
}

/// Building costs, except with Saint Elias.
fn build(game: &Abbey, seat: Seat, site: Site) -> Phrase {
    let free = matches!(game.question(seat), Some(Question::EliasBuild(_)));
    let key = if free { "abbey-choice-build-free" } else { "abbey-choice-build" };
    Phrase::new(key).term("card", site.key()).list("cost", bundle(site.cost())).count(
        "prestige",
        site.prestige(),
        PRESTIGE,
    )
}

fn archer(game: &Abbey, seat: Seat, tower: &'static str) -> Phrase {
    let free = matches!(game.question(seat), Some(Question::LionelArcher(_)));
    let key = if free { "abbey-choice-archer-free" } else { "abbey-choice-archer" };
    Phrase::new(key).term("tower", tower).list("cost", bundle(ARCHER_COST))
}

/// A payment for a bid, a lot for the bank, or a lot for another player.
fn give(game: &Abbey, seat: Seat, n: u16) -> Phrase {
    let some = |good: Good| Phrase::new("abbey-choice-give").count("goods", n, good.key());
    match (game.question(seat), game.talk) {
        (Some(Question::TradeAmount(TradeAmount { give, want })), _) => Phrase::new("abbey-choice-give-for")
            .count("goods", n, give.key())
            .count("got", n.saturating_mul(give.value()) / want.value(), want.key()),
        (Some(Question::PayBid(PayBid { good, .. })), _) => some(good),
        (_, Talk::Trade(offer)) => some(offer.give),
        _ => some(Good::Coin),
    }
}

fn buy(game: &Abbey, seat: Seat, stall: Stall) -> Phrase {
    let Some(building) = market::card_at(game, stall) else {
        return Phrase::new("abbey-choice-buy-nothing").number("price", stall.row + 1);
    };
    let (token, n) = building.row().reward;
    let free = matches!(game.question(seat), Some(Question::QuickPick(_)));
    let key = if free { "abbey-choice-take-free" } else { "abbey-choice-buy" };
    Phrase::new(key)
        .term("card", building.key())
        .count("price", market::price(game, stall.row), Good::Coin.key())
        .count("reward", n, token.key())
}

/// What being done means depends on the question.
fn done(game: &Abbey, seat: Seat) -> Phrase {
    Phrase::new(match game.question(seat) {
        Some(Question::Bell(_)) => "abbey-choice-done-bell",
        Some(Question::Moves(_)) => "abbey-choice-done-moves",
        Some(Question::Darkness(_)) => "abbey-choice-done-darkness",
        Some(Question::Limit(_)) => "abbey-choice-done-limit",
        Some(Question::Income(_)) => "abbey-choice-done-income",
        Some(Question::Last(_)) => "abbey-choice-done-last",
        _ => "abbey-choice-done",
    })
}

/// A peasant goes to the Vikings, on crusade, to a tower, or is lost.
fn peasant(game: &Abbey, seat: Seat, place: Phrase) -> Phrase {
    let key = match game.question(seat) {
        Some(Question::Meet(_)) => "abbey-choice-peasant-meets",
        Some(Question::Crusader(_) | Question::Ally(_)) => "abbey-choice-peasant-marches",
        Some(Question::Archer(_)) => "abbey-choice-peasant-archer",
        Some(Question::RudolphWho(_)) => "abbey-choice-peasant-serves",
        _ => "abbey-choice-peasant-lost",
    };
    Phrase::new(key).list("spot", [place]).count("peasants", 1, PEASANTS)
}

fn keep(game: &Abbey, seat: Seat) -> Phrase {
    match game.question(seat) {
        Some(Question::Abandon(Abandon { card: crusade })) => {
            Phrase::new("abbey-choice-keep-crusade").term("card", crusade.key())
        }
        _ => Phrase::new("abbey-choice-keep-saint"),
    }
}

/// What is wanted of the bank, or given for another player's lot.
fn wanted(game: &Abbey, seat: Seat, good: Good) -> Phrase {
    match game.question(seat) {
        Some(Question::StablesGive(_)) => Phrase::new("abbey-choice-offer-kind").term("good", good.key()),
        _ => Phrase::new("abbey-choice-for").term("good", good.key()),
    }
}

fn want(game: &Abbey, n: u8) -> Phrase {
    let good = match game.talk {
        Talk::Trade(offer) => offer.want,
        _ => Good::Coin,
    };
    Phrase::new("abbey-choice-want").count("goods", n, good.key())
}

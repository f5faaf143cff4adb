//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::{Digest, Seat};

use crate::choice::Action;
use crate::data::{Building, Good, Stand};
use crate::flow::{Ask, Giver, Loss, Step};
use crate::player::{Devotion, Player, Quest, Uses};
use crate::state::{Abbey, Met, Taker, Talk};

/// Feeds every fact of the position.
pub(crate) fn feed(game: &Abbey, digest: &mut Digest) {
    digest.byte(game.players).byte(game.round).text(game.phase.name()).byte(seat(game.first));
    variant(game, digest);
    game.agenda.steps().iter().for_each(|pending| step(*pending, digest));
    Seat::all(game.players).for_each(|seat| player(&game[seat], digest));
    table(game, digest);
    raid(game, digest);
    talk(game.talk, digest);
    elias(game, digest);
}

const fn seat(seat: Seat) -> u8 {
    seat.index() as u8
}

/// Nobody is 255.
fn maybe(other: Option<Seat>) -> u8 {
    other.map_or(u8::MAX, seat)
}

/// Elias is 254.
fn taker(taker: Option<Taker>) -> u8 {
    match taker {
        None => u8::MAX,
        Some(Taker::Elias) => u8::MAX - 1,
        Some(Taker::Seat(other)) => seat(other),
    }
}

fn flags(digest: &mut Digest, flags: &[bool]) {
    for flag in flags {
        digest.byte((*flag).into());
    }
}

fn variant(game: &Abbey, digest: &mut Digest) {
    let v = game.variant;
    flags(digest, &[v.quick, v.easy_start, v.dark_start, v.auction, v.relics, v.saints]);
    digest.byte(v.preset).byte(v.removed).since("removal-chosen", u8::from(v.chosen));
}

fn step(step: Step, digest: &mut Digest) {
    match step {
        Step::RemoveCrusade(n) => digest.text("remove-crusade").byte(n),
        Step::DealCrusade(who) => digest.text("deal-crusade").byte(seat(who)),
        Step::ChooseFirst => digest.text("choose-first"),
        Step::DealStart(who) => digest.text("deal-start").byte(seat(who)),
        Step::Stock => digest.text("stock"),
        Step::DealSaint(who) => digest.text("deal-saint").byte(seat(who)),
        Step::EliasPool(n) => digest.text("elias-pool").byte(n),
        Step::Auction => digest.text("auction"),
        Step::BidTurn(who) => digest.text("bid-turn").byte(seat(who)),
        Step::QuickTurn(n) => digest.text("quick-turn").byte(n),
        Step::RollTurn(who) => digest.text("roll-turn").byte(seat(who)),
        Step::OpenBells => digest.text("open-bells"),
        Step::Reveal => digest.text("reveal"),
        Step::RollVikings(n) => digest.text("roll-vikings").byte(n),
        Step::MeetTurn(n) => digest.text("meet-turn").byte(n),
        Step::PlunderTurn(who) => digest.text("plunder-turn").byte(seat(who)),
        Step::Strike(who) => digest.text("strike").byte(seat(who)),
        Step::AbbeyTurn(who) => digest.text("abbey-turn").byte(seat(who)),
        Step::ChooseRemoval(n) => digest.text("choose-removal").byte(n),
        Step::EliasMarket(n) => digest.text("elias-market").byte(n),
        Step::BuyTurn(who, second) => digest.text("buy-turn").byte(seat(who)).byte(second.into()),
        Step::EliasGather(n) => digest.text("elias-gather").byte(n),
        Step::EliasToken => digest.text("elias-token"),
        Step::GatherTurn(who) => digest.text("gather-turn").byte(seat(who)),
        Step::BuildTurn(who) => digest.text("build-turn").byte(seat(who)),
        Step::RaiseDarkness => digest.text("raise-darkness"),
        Step::Resolve(who) => digest.text("resolve").byte(seat(who)),
        Step::EnlistTurn(who) => digest.text("enlist-turn").byte(seat(who)),
        Step::CloseRound => digest.text("close-round"),
    };
}

fn action(action: Action, digest: &mut Digest) -> &mut Digest {
    match action {
        Action::Preach => digest.text("preach"),
        Action::Clergy => digest.text("clergy"),
        Action::Defend => digest.text("defend"),
        Action::March(card) => digest.text("march").text(card.name()),
    }
}

fn stand(stand: Stand, digest: &mut Digest) -> &mut Digest {
    digest.text(stand.site.name()).byte(stand.copy)
}

fn ask(ask: Ask, digest: &mut Digest) -> &mut Digest {
    match ask {
        Ask::Roll(n) => digest.text("roll").byte(n),
        Ask::Reroll => digest.text("reroll"),
        Ask::DrawToken => digest.text("draw-token"),
        Ask::DrawCrusade => digest.text("draw-crusade"),
        Ask::Await => digest.text("await"),
        Ask::Remove { left, from } => digest.text("remove").byte(left).byte(from),
        Ask::Bid => digest.text("bid"),
        Ask::PayBid { owed, good } => digest.text("pay-bid").byte(owed).text(good.name()),
        Ask::PickStart => digest.text("pick-start"),
        Ask::QuickPick => digest.text("quick-pick"),
        Ask::Bell => digest.text("bell"),
        Ask::Lance => digest.text("lance"),
        Ask::Meet(placed) => digest.text("meet").byte(placed.into()),
        Ask::Plunder => digest.text("plunder"),
        Ask::Plague => digest.text("plague"),
        Ask::Study { face, rolling } => digest.text("study").byte(face).byte(rolling),
        Ask::Abbey => digest.text("abbey"),
        Ask::Buy(second) => digest.text("buy").byte(second.into()),
        Ask::Gather => digest.text("gather"),
        Ask::Moves(n) => digest.text("moves").byte(n),
        Ask::Build => digest.text("build"),
        Ask::Food(n) => digest.text("food").byte(n),
        Ask::Darkness => digest.text("darkness"),
        Ask::Enlist => digest.text("enlist"),
        Ask::Abandon(card) => digest.text("abandon").text(card.name()),
        Ask::Income => digest.text("income"),
        Ask::Limit => digest.text("limit"),
        Ask::Last => digest.text("last"),
        other => follow_up(other, digest),
    }
}

fn follow_up(ask: Ask, digest: &mut Digest) -> &mut Digest {
    match ask {
        Ask::EchoDie => digest.text("echo-die"),
        Ask::DoubleDie => digest.text("double-die"),
        Ask::SecondDie { action: use_, first } => action(use_, digest.text("second-die").byte(first)),
        Ask::ForgeValue { card, first, second, echo } => {
            digest.text("forge-value").text(card.name()).byte(first).byte(second).byte(echo.into())
        }
        Ask::Crusader(card) => digest.text("crusader").text(card.name()),
        Ask::Gift(giver) => digest.text("gift").byte((giver == Giver::Support).into()),
        Ask::Devote => digest.text("devote"),
        Ask::MainDie(location) => digest.text("main-die").text(location.name()),
        Ask::InitiativeDie => digest.text("initiative-die"),
        Ask::BonusDie { location, main } => digest.text("bonus-die").text(location.name()).byte(main),
        Ask::Tools { location, main, bonus, late } => {
            digest.text("tools").text(location.name()).byte(main).byte(bonus).byte(late.into())
        }
        Ask::Lifted { face, echo } => digest.text("lifted").byte(face).byte(echo.into()),
        Ask::Lose { left, to } => digest.text("lose").byte(left).byte((to == Loss::Darkness).into()),
        Ask::Archer { tower, more } => digest.text("archer").text(tower.name()).byte(more.unwrap_or(u8::MAX)),
        Ask::BatheTo(from) => stand(from, digest.text("bathe-to")),
        Ask::Tablets => digest.text("tablets"),
        Ask::TabletsSpare(site) => digest.text("tablets-spare").text(site.name()),
        Ask::EliasBuild => digest.text("elias-build"),
        Ask::Ease => digest.text("ease"),
        Ask::LionelArcher(n) => digest.text("lionel-archer").byte(n),
        Ask::RudolphWho => digest.text("rudolph-who"),
        Ask::RudolphFirst => digest.text("rudolph-first"),
        Ask::RudolphSecond { first, font } => stand(first, digest.text("rudolph-second").byte(font.into())),
        Ask::Reynold => digest.text("reynold"),
        other => in_a_talk(other, digest),
    }
}

fn in_a_talk(ask: Ask, digest: &mut Digest) -> &mut Digest {
    match ask {
        Ask::HelpDice => digest.text("help-dice"),
        Ask::HelpPrestige => digest.text("help-prestige"),
        Ask::HelpPart => digest.text("help-part"),
        Ask::HelpAnswer => digest.text("help-answer"),
        Ask::CounterPrestige => digest.text("counter-prestige"),
        Ask::CounterPart => digest.text("counter-part"),
        Ask::CounterAnswer => digest.text("counter-answer"),
        Ask::Ally => digest.text("ally"),
        Ask::Supply { left, rank } => digest.text("supply").byte(left).byte(rank),
        Ask::TradeFor(give) => digest.text("trade-for").text(give.name()),
        Ask::TradeAmount { give, want } => digest.text("trade-amount").text(give.name()).text(want.name()),
        Ask::StablesWant => digest.text("stables-want"),
        Ask::StablesGive => digest.text("stables-give"),
        Ask::StablesGiven => digest.text("stables-given"),
        _ => digest.text("stables-answer"),
    }
}

fn player(player: &Player, digest: &mut Digest) {
    digest.number(player.prestige);
    for good in Good::ALL {
        digest.number(player.has(*good));
    }
    digest.byte(player.tools).byte(player.wagons).byte(player.tokens.bits());
    dice(player, digest);
    digest.number(player.pews).byte(player.baptistery).byte(player.reserve).byte(player.discarded);
    for plot in player.plots.as_flattened() {
        digest.byte(plot.bits());
    }
    digest.bytes(&player.hand).byte(player.altar.into()).byte(player.walls).byte(player.remodelled.into());
    digest.byte(player.sheep).byte(player.cows).byte(player.farm_since);
    digest.byte(player.clergy).byte(player.blessing);
    player.quests.iter().for_each(|one| quest(one, digest));
    digest.byte(player.relics.bits()).text(player.saint.map_or("", |saint| saint.name()));
    digest.byte(match player.devotion {
        Devotion::Waiting => 0,
        Devotion::Revealed => 1,
        Devotion::Kept => 2,
        Devotion::Spent => 3,
    });
    uses(&player.uses, digest);
    for pending in player.agenda.steps() {
        ask(*pending, digest);
    }
}

fn dice(player: &Player, digest: &mut Digest) {
    digest.byte(player.monks).byte(player.resting).bytes(&player.pool);
    digest.bytes(player.board.as_flattened()).byte(player.defense_echo).bytes(&player.defense_double);
    if let Some(lodged) = player.lodged {
        action(lodged.action, digest.byte(lodged.echo.into()));
    }
    for visit in player.visits {
        digest.byte(visit.done.into()).byte(visit.main).byte(visit.bonus);
    }
    digest.byte(player.saint_dice);
}

fn quest(quest: &Quest, digest: &mut Digest) {
    digest.text(quest.card.name()).byte(quest.value).byte(quest.crusader.into()).byte(quest.own);
    digest.byte(quest.echoes).byte(maybe(quest.ally)).byte(quest.allied).byte(quest.ally_echoes);
    digest.byte(quest.elias).byte(quest.eased.into()).byte(quest.prestige).bytes(&quest.part);
    digest.byte(quest.asked.bits());
}

fn uses(uses: &Uses, digest: &mut Digest) {
    digest.byte(uses.preach).byte(uses.clergy).byte(uses.library);
    flags(digest, &[uses.forge, uses.echo, uses.double, uses.quarters, uses.support]);
    digest.byte(uses.den).byte(uses.bath).byte(uses.bell);
    if let Some(rerolled) = uses.rerolled {
        digest.byte(rerolled.face);
        action(rerolled.place.unwrap_or_default(), digest.byte(rerolled.place.is_some().into()));
    }
    digest.byte(uses.stables).byte(uses.stables_offers).byte(uses.help_offers).byte(uses.trades);
    digest.byte(uses.tools);
    flags(digest, &[uses.bought, uses.passed, uses.doubled]);
}

fn table(game: &Abbey, digest: &mut Digest) {
    digest.text(game.event.map_or("", |card| card.name()));
    digest
        .bytes(&game.events.left)
        .byte(game.events.bottom)
        .number(game.events.seen.bits())
        .byte(game.darkness);
    for card in game.market.as_flattened() {
        digest.text(card.map_or("", Building::name));
    }
    digest.bytes(&game.piles).bytes(game.cards.counts()).bytes(&game.discards).number(game.starts.bits());
    digest.bytes(game.crusades.counts()).bytes(game.tokens.counts()).bytes(game.saints.counts());
    digest.byte(taker(game.initiative));
    digest.byte(game.auction.bid).byte(maybe(game.auction.leader)).byte(game.auction.out.bits());
}

fn raid(game: &Abbey, digest: &mut Digest) {
    for row in &game.raid {
        digest.byte(row.value);
        match row.met {
            Met::Open => digest.text("open"),
            Met::Die(who) => digest.text("die").byte(seat(who)),
            Met::Echo(who) => digest.text("echo").byte(seat(who)),
            Met::Peasant(who) => digest.text("peasant").byte(seat(who)),
            Met::Breach(who) => digest.text("breach").byte(seat(who)),
            Met::EliasDie => digest.text("elias-die"),
            Met::EliasPeasant => digest.text("elias-peasant"),
            Met::EliasBreach => digest.text("elias-breach"),
        };
    }
}

fn talk(talk: Talk, digest: &mut Digest) {
    match talk {
        Talk::Silence => {}
        Talk::Help(offer) => {
            digest.text("help").byte(seat(offer.owner)).byte(seat(offer.helper)).text(offer.card.name());
            digest.byte(offer.dice).byte(offer.prestige).bytes(&offer.part);
            if let Some((prestige, part)) = offer.counter {
                digest.byte(prestige).bytes(&part);
            }
        }
        Talk::Trade(offer) => {
            digest.text("trade").byte(seat(offer.owner)).byte(seat(offer.partner));
            digest.text(offer.want.name()).byte(offer.wanted).text(offer.give.name()).byte(offer.given);
        }
    }
}

fn elias(game: &Abbey, digest: &mut Digest) {
    digest.bytes(&game.elias.pool).byte(game.elias.peasants).byte(game.elias.first.into());
    flags(digest, &game.elias.bonus);
}

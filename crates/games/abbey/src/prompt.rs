//! What is asked, with the numbers a player wants to see beside the question.

use parlour_core::Seat;

use crate::choice::Action;
use crate::data::{Crusade, Good, Location, Site, Tower};
use crate::flow::{Ask, Draw, Giver, Loss};
use crate::refusal::Lottery;
use crate::rules::rescue::{self, Rescues};
use crate::rules::{chance, darkness, food, raid, round};
use crate::state::{Abbey, Talk};

/// A question.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the question above them")]
pub enum Prompt {
    /// Chance: what comes up.
    Draw(Lottery),
    /// Chance: a die of a player.
    Roll { seat: Seat, left: u8 },
    /// Which plain crusade is removed before the game.
    Remove { left: u8 },
    /// Bid more than the standing bid, or pass.
    Bid { standing: u8, worth: u8 },
    /// How many of a kind for the payment.
    PayBid { owed: u8, good: Good },
    /// Which starting building.
    PickStart,
    /// Which card of the market, for nothing.
    QuickPick,
    /// Roll a die again?
    Bell { left: u8 },
    /// Use the Holy Lance?
    Lance,
    /// Meet this Viking.
    Meet { value: u8, rows: u8 },
    /// Go on against this Viking?
    MeetOn { value: u8, rows: u8 },
    /// Which building or tower is lost.
    Plunder,
    /// Which peasant dies of the plague.
    Plague,
    /// How many dice of this face are rolled again.
    Study { face: u8 },
    /// Phase 3.
    Abbey { preach: u8, clergy: u8, dice: u8 },
    /// Which card is bought.
    Buy { second: bool, coins: u16 },
    /// Where to in phase 5.
    Gather { dice: u8 },
    /// Which peasant moves.
    Moves { left: u8 },
    /// What is built.
    Build,
    /// How many sheep are returned.
    Food { levels: u8, grain: u16, sheep: u8 },
    /// Nothing to return, too little grain: what will be lost, and what could still save it.
    Hungry { missing: u8, grain: u16, ways: Rescues },
    /// Before the Darkness strikes.
    Darkness { missing: u8 },
    /// Free actions after the income.
    Income { coins: u16 },
    /// Free actions before the count.
    Last,
    /// Buy a crusade?
    Enlist { coins: u16 },
    /// Abandon this crusade?
    Abandon { card: Crusade },
    /// Too much of something.
    Limit { limit: u16, surplus: u16 },
    /// Where the die that counts twice goes.
    EchoDie,
    /// Where the two dice that count as three go, and the first of them.
    DoubleDie,
    /// The second of them.
    SecondDie { action: Action, first: u8 },
    /// The value of the crusade.
    ForgeValue { card: Crusade, die: u8 },
    /// Who goes on the crusade.
    Crusader { card: Crusade },
    /// Which two resources.
    Gift { giver: Giver },
    /// Reveal the saint or keep it.
    Devote,
    /// How many dice the helper is asked for.
    HelpDice { card: Crusade, helper: Seat },
    /// How much prestige he is offered.
    HelpPrestige { card: Crusade, helper: Seat },
    /// Which part of the reward he is offered.
    HelpPart { card: Crusade, helper: Seat },
    /// Help or not.
    HelpAnswer { card: Crusade, owner: Seat, dice: u8, prestige: u8, part: [u8; 2] },
    /// How much prestige the helper asks for.
    CounterPrestige { card: Crusade, owner: Seat },
    /// Which part he asks for.
    CounterPart { card: Crusade, owner: Seat },
    /// Agree to the counter-offer?
    CounterAnswer { card: Crusade, helper: Seat, dice: u8, prestige: u8, part: [u8; 2] },
    /// How so many dice are supplied.
    Supply { card: Crusade, left: u8 },
    /// The die for the location.
    MainDie { location: Location },
    /// The die for the initiative.
    InitiativeDie,
    /// A bonus die?
    BonusDie { location: Location, main: u8 },
    /// Tools?
    Tools { location: Location, main: u8, bonus: u8, tools: u8 },
    /// Where the die from the location goes.
    Lifted { face: u8, echo: bool },
    /// Who is lost.
    Lose { left: u8, to: Loss },
    /// Who becomes the archer.
    Archer { tower: Tower },
    /// What is wanted for it.
    TradeFor { give: Good },
    /// How many are given.
    TradeAmount { give: Good, want: Good },
    /// How many are wanted of the partner.
    StablesWant { partner: Seat, want: Good },
    /// What is given for them.
    StablesGive { partner: Seat, want: Good, wanted: u8 },
    /// How many are given for them.
    StablesGiven { partner: Seat, want: Good, wanted: u8, give: Good },
    /// Trade or not.
    StablesAnswer { owner: Seat, want: Good, wanted: u8, give: Good, given: u8 },
    /// To which card the peasant moves.
    BatheTo { from: Site },
    /// What the Tablets help to build.
    Tablets,
    /// Which kind they spare.
    TabletsSpare { site: Site },
    /// What Saint Elias builds.
    EliasBuild,
    /// Which crusade becomes easier.
    Ease,
    /// Where Lionel's archer goes.
    LionelArcher { left: u8 },
    /// Who serves two buildings.
    RudolphWho,
    /// The first building.
    RudolphFirst,
    /// The second building.
    RudolphSecond { first: Site },
    /// Where Reynold collects.
    Reynold,
}

impl Abbey {
    /// The pending draw, in words.
    pub(crate) fn draw_prompt(draw: Draw) -> Prompt {
        match draw {
            Draw::Seat(seat, Ask::Roll(left)) => Prompt::Roll { seat, left },
            Draw::Seat(seat, Ask::Reroll) => Prompt::Roll { seat, left: 1 },
            draw => Prompt::Draw(chance::lottery(draw)),
        }
    }

    /// The pending question of a player.
    pub(crate) fn question(&self, seat: Seat, ask: Ask) -> Prompt {
        let player = &self[seat];
        let dice = player.pool.iter().sum();
        let coins = player.has(Good::Coin);
        match ask {
            Ask::Remove { left, .. } => Prompt::Remove { left },
            Ask::Bid => Prompt::Bid { standing: self.auction.bid, worth: player.worth() as u8 },
            Ask::PayBid { owed, good } => Prompt::PayBid { owed, good },
            Ask::PickStart => Prompt::PickStart,
            Ask::QuickPick => Prompt::QuickPick,
            Ask::Bell => Prompt::Bell { left: 2 - player.uses.bell },
            Ask::Lance => Prompt::Lance,
            Ask::Meet(placed) => self.raid_prompt(placed),
            Ask::Plunder => Prompt::Plunder,
            Ask::Plague => Prompt::Plague,
            Ask::Study { face, .. } => Prompt::Study { face },
            Ask::Abbey => Prompt::Abbey { preach: player.uses.preach, clergy: player.uses.clergy, dice },
            Ask::Buy(second) => Prompt::Buy { second, coins },
            Ask::Gather => Prompt::Gather { dice },
            Ask::Moves(left) => Prompt::Moves { left },
            Ask::Build => Prompt::Build,
            Ask::Food(levels) => self.food_prompt(seat, food::open_levels(self, seat, levels)),
            Ask::Darkness => Prompt::Darkness { missing: darkness::shortfall(self, seat) },
            Ask::Income => Prompt::Income { coins },
            Ask::Last => Prompt::Last,
            Ask::Enlist => Prompt::Enlist { coins },
            Ask::Abandon(card) => Prompt::Abandon { card },
            Ask::Limit => Prompt::Limit {
                limit: player.store().unwrap_or(0),
                surplus: Good::RESOURCES.iter().map(|good| round::surplus(player, *good)).sum(),
            },
            ask => self.further_question(seat, ask),
        }
    }

    fn food_prompt(&self, seat: Seat, levels: u8) -> Prompt {
        let (grain, sheep) = (self[seat].has(Good::Grain), self[seat].sheep);
        if sheep > 0 {
            return Prompt::Food { levels, grain, sheep };
        }
        let missing = u16::from(levels).saturating_sub(grain) as u8;
        Prompt::Hungry { missing, grain, ways: rescue::of_the_hungry(self, seat) }
    }

    fn raid_prompt(&self, placed: bool) -> Prompt {
        let row = raid::open_row(self).unwrap_or(0);
        let value = self.raid.get(row).map_or(0, |raider| raider.value);
        let rows = (self.raid.len() - row) as u8;
        if placed { Prompt::MeetOn { value, rows } } else { Prompt::Meet { value, rows } }
    }

    fn further_question(&self, seat: Seat, ask: Ask) -> Prompt {
        match ask {
            Ask::EchoDie => Prompt::EchoDie,
            Ask::DoubleDie => Prompt::DoubleDie,
            Ask::SecondDie { action, first } => Prompt::SecondDie { action, first },
            Ask::ForgeValue { card, first, .. } => Prompt::ForgeValue { card, die: first },
            Ask::Crusader(card) => Prompt::Crusader { card },
            Ask::Gift(giver) => Prompt::Gift { giver },
            Ask::Devote => Prompt::Devote,
            Ask::MainDie(location) => Prompt::MainDie { location },
            Ask::InitiativeDie => Prompt::InitiativeDie,
            Ask::BonusDie { location, main } => Prompt::BonusDie { location, main },
            Ask::Tools { location, main, bonus, .. } => {
                Prompt::Tools { location, main, bonus, tools: self[seat].tools_left() }
            }
            Ask::Lifted { face, echo } => Prompt::Lifted { face, echo },
            Ask::Lose { left, to } => Prompt::Lose { left, to },
            Ask::Archer { tower, .. } => Prompt::Archer { tower },
            Ask::TradeFor(give) => Prompt::TradeFor { give },
            Ask::TradeAmount { give, want } => Prompt::TradeAmount { give, want },
            Ask::BatheTo(from) => Prompt::BatheTo { from: from.site },
            Ask::Tablets => Prompt::Tablets,
            Ask::TabletsSpare(site) => Prompt::TabletsSpare { site },
            Ask::EliasBuild => Prompt::EliasBuild,
            Ask::Ease => Prompt::Ease,
            Ask::LionelArcher(left) => Prompt::LionelArcher { left },
            Ask::RudolphWho => Prompt::RudolphWho,
            Ask::RudolphFirst => Prompt::RudolphFirst,
            Ask::RudolphSecond { first, .. } => Prompt::RudolphSecond { first: first.site },
            Ask::Reynold => Prompt::Reynold,
            ask => self.talk_question(ask),
        }
    }

    fn talk_question(&self, ask: Ask) -> Prompt {
        match self.talk {
            Talk::Help(offer) => {
                let crate::state::HelpOffer { owner, helper, card, dice, prestige, part, counter } = offer;
                match ask {
                    Ask::HelpDice => Prompt::HelpDice { card, helper },
                    Ask::HelpPrestige => Prompt::HelpPrestige { card, helper },
                    Ask::HelpPart => Prompt::HelpPart { card, helper },
                    Ask::HelpAnswer => Prompt::HelpAnswer { card, owner, dice, prestige, part },
                    Ask::CounterPrestige => Prompt::CounterPrestige { card, owner },
                    Ask::CounterPart => Prompt::CounterPart { card, owner },
                    Ask::CounterAnswer => {
                        let (prestige, part) = counter.unwrap_or((prestige, part));
                        Prompt::CounterAnswer { card, helper, dice, prestige, part }
                    }
                    Ask::Supply { left, .. } => Prompt::Supply { card, left },
                    _ => Prompt::Crusader { card },
                }
            }
            Talk::Trade(offer) => {
                let crate::state::TradeOffer { owner, partner, want, wanted, give, given } = offer;
                match ask {
                    Ask::StablesWant => Prompt::StablesWant { partner, want },
                    Ask::StablesGive => Prompt::StablesGive { partner, want, wanted },
                    Ask::StablesGiven => Prompt::StablesGiven { partner, want, wanted, give },
                    _ => Prompt::StablesAnswer { owner, want, wanted, give, given },
                }
            }
            Talk::Silence => unreachable!("{ask:?} is part of a talk"),
        }
    }
}

//! What is asked, with the numbers a player wants to see beside the question.

use parlour_core::Seat;

use crate::choice::Action;
use crate::data::{Crusade, Good, Location, Site, Tower};
use crate::refusal::Lottery;
use crate::rules::rescue::Rescues;
use crate::step::{Giver, Loss};

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

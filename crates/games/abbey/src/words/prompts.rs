//! Questions.

use parlour_core::{Phrase, Speak};

use super::{DICE, LEVELS, MOVES, PEASANTS, PRESTIGE, SHEEP, action_key, giver_key, loss_key, share};
use crate::data::Good;
use crate::prompt::Prompt;
use crate::rules::rescue::{Rescue, Rescues};

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        self.prompt().phrase
    }
}

impl Prompt {
    /// The question in words, with the rule by which it is asked.
    #[expect(clippy::too_many_lines, reason = "a list: one entry per question, all of one shape")]
    pub fn prompt(&self) -> parlour_core::Prompt {
        match *self {
            Self::Draw(lottery) => {
                Phrase::new("abbey-prompt-draw").term("lottery", lottery.key()).asked_by(lottery.rule())
            }
            Self::Roll { seat, left } => Phrase::new("abbey-prompt-roll")
                .seat("seat", seat)
                .count("dice", left, DICE)
                .asked_by("ABB-4.1"),
            Self::Remove { left } => {
                Phrase::new("abbey-prompt-remove").number("left", left).asked_by("ABB-23.1")
            }
            Self::Bid { standing, worth } => Phrase::new("abbey-prompt-bid")
                .number("standing", standing)
                .number("worth", worth)
                .asked_by("ABB-20.8"),
            Self::PayBid { owed, good } => Phrase::new("abbey-prompt-pay-bid")
                .number("owed", owed)
                .term("good", good.key())
                .asked_by("ABB-20.9"),
            Self::PickStart => Phrase::new("abbey-prompt-pick-start").asked_by("ABB-20.7"),
            Self::QuickPick => Phrase::new("abbey-prompt-quick-pick").asked_by("ABB-21.4"),
            Self::Bell { left } => {
                Phrase::new("abbey-prompt-bell").count("dice", left, DICE).asked_by("ABB-17.3")
            }
            Self::Lance => Phrase::new("abbey-prompt-lance").asked_by("ABB-5.3"),
            Self::Meet { value, rows } => Phrase::new("abbey-prompt-meet")
                .number("value", value)
                .number("rows", rows)
                .asked_by("ABB-5.5"),
            Self::MeetOn { value, rows } => Phrase::new("abbey-prompt-meet-on")
                .number("value", value)
                .number("rows", rows)
                .asked_by("ABB-5.6"),
            Self::Plunder => Phrase::new("abbey-prompt-plunder").asked_by("ABB-5.10"),
            Self::Plague => Phrase::new("abbey-prompt-plague").asked_by("ABB-5.2"),
            Self::Study { face } => {
                Phrase::new("abbey-prompt-study").number("face", face).asked_by("ABB-26.6")
            }
            Self::Abbey { preach, clergy, dice } => Phrase::new("abbey-prompt-abbey")
                .number("preach", preach)
                .number("clergy", clergy)
                .count("dice", dice, DICE)
                .asked_by("ABB-6.1"),
            Self::Buy { second, coins } => {
                let key = if second { "abbey-prompt-buy-second" } else { "abbey-prompt-buy" };
                Phrase::new(key).count("coins", coins, Good::Coin.key()).asked_by("ABB-7.1")
            }
            Self::Gather { dice } => {
                Phrase::new("abbey-prompt-gather").count("dice", dice, DICE).asked_by("ABB-8.1")
            }
            Self::Moves { left } => {
                Phrase::new("abbey-prompt-moves").count("moves", left, MOVES).asked_by("ABB-9.1")
            }
            Self::Build => Phrase::new("abbey-prompt-build").asked_by("ABB-10.1"),
            Self::Food { levels, grain, sheep } => Phrase::new("abbey-prompt-food")
                .count("levels", levels, LEVELS)
                .count("grain", grain, Good::Grain.key())
                .count("sheep", sheep, SHEEP)
                .asked_by("ABB-11.5"),
            Self::Hungry { missing, grain, ways } => hungry(missing, grain, ways).asked_by("ABB-11.6"),
            Self::Darkness { missing } => {
                Phrase::new("abbey-prompt-darkness").number("missing", missing).asked_by("ABB-12.1")
            }
            Self::Income { coins } => Phrase::new("abbey-prompt-income")
                .count("coins", coins, Good::Coin.key())
                .asked_by("ABB-18.7"),
            Self::Last => Phrase::new("abbey-prompt-last").asked_by("ABB-18.7"),
            Self::Enlist { coins } => Phrase::new("abbey-prompt-enlist")
                .count("coins", coins, Good::Coin.key())
                .asked_by("ABB-14.2"),
            Self::Abandon { card } => {
                Phrase::new("abbey-prompt-abandon").term("card", card.key()).asked_by("ABB-15.3")
            }
            Self::Limit { limit, surplus } => Phrase::new("abbey-prompt-limit")
                .number("limit", limit)
                .number("surplus", surplus)
                .asked_by("ABB-15.4"),
            Self::EchoDie => Phrase::new("abbey-prompt-echo-die").asked_by("ABB-16.18"),
            Self::DoubleDie => Phrase::new("abbey-prompt-double-die").asked_by("ABB-16.18"),
            Self::SecondDie { action, first } => Phrase::new("abbey-prompt-second-die")
                .term("use", action_key(action))
                .number("first", first)
                .asked_by("ABB-16.18"),
            Self::ForgeValue { card, die } => Phrase::new("abbey-prompt-forge-value")
                .term("card", card.key())
                .number("die", die)
                .asked_by("ABB-16.5"),
            Self::Crusader { card } => {
                Phrase::new("abbey-prompt-crusader").term("card", card.key()).asked_by("ABB-6.7")
            }
            Self::Gift { giver } => {
                Phrase::new("abbey-prompt-gift").term("giver", giver_key(giver)).asked_by("ABB-26.7")
            }
            Self::Devote => Phrase::new("abbey-prompt-devote").asked_by("ABB-24.1"),
            Self::HelpDice { card, helper } => Phrase::new("abbey-prompt-help-dice")
                .term("card", card.key())
                .seat("seat", helper)
                .asked_by("ABB-6.10"),
            Self::HelpPrestige { card, helper } => Phrase::new("abbey-prompt-help-prestige")
                .term("card", card.key())
                .seat("seat", helper)
                .count("prestige", card.row().prestige, PRESTIGE)
                .asked_by("ABB-6.10"),
            Self::HelpPart { card, helper } => Phrase::new("abbey-prompt-help-part")
                .term("card", card.key())
                .seat("seat", helper)
                .list("reward", share(card, card.reward().map(|(_, n)| n)))
                .asked_by("ABB-6.10"),
            Self::HelpAnswer { card, owner, dice, prestige, part } => Phrase::new("abbey-prompt-help-answer")
                .term("card", card.key())
                .seat("seat", owner)
                .count("dice", dice, DICE)
                .count("prestige", prestige, PRESTIGE)
                .list("part", share(card, part))
                .asked_by("ABB-6.11"),
            Self::CounterPrestige { card, owner } => Phrase::new("abbey-prompt-counter-prestige")
                .term("card", card.key())
                .seat("seat", owner)
                .count("prestige", card.row().prestige, PRESTIGE)
                .asked_by("ABB-25.3"),
            Self::CounterPart { card, owner } => Phrase::new("abbey-prompt-counter-part")
                .term("card", card.key())
                .seat("seat", owner)
                .list("reward", share(card, card.reward().map(|(_, n)| n)))
                .asked_by("ABB-25.3"),
            Self::CounterAnswer { card, helper, dice, prestige, part } => {
                Phrase::new("abbey-prompt-counter-answer")
                    .term("card", card.key())
                    .seat("seat", helper)
                    .count("dice", dice, DICE)
                    .count("prestige", prestige, PRESTIGE)
                    .list("part", share(card, part))
                    .asked_by("ABB-25.3")
            }
            Self::Supply { card, left } => Phrase::new("abbey-prompt-supply")
                .term("card", card.key())
                .count("dice", left, DICE)
                .asked_by("ABB-25.7"),
            Self::MainDie { location } => {
                Phrase::new("abbey-prompt-main-die").term("location", location.key()).asked_by("ABB-8.2")
            }
            Self::InitiativeDie => Phrase::new("abbey-prompt-initiative-die").asked_by("ABB-8.7"),
            Self::BonusDie { location, main } => Phrase::new("abbey-prompt-bonus-die")
                .term("location", location.key())
                .number("main", main)
                .asked_by("ABB-8.2"),
            Self::Tools { location, main, bonus, tools } => Phrase::new("abbey-prompt-tools")
                .term("location", location.key())
                .number("main", main)
                .number("bonus", bonus)
                .count("tools", tools, "abbey-token-tool")
                .asked_by("ABB-8.4"),
            Self::Lifted { face, echo } => {
                let key = if echo { "abbey-prompt-lifted-echo" } else { "abbey-prompt-lifted" };
                Phrase::new(key).number("face", face).asked_by("ABB-16.16")
            }
            Self::Lose { left, to } => Phrase::new("abbey-prompt-lose")
                .count("peasants", left, PEASANTS)
                .term("to", loss_key(to))
                .asked_by("ABB-1.12"),
            Self::Archer { tower } => {
                Phrase::new("abbey-prompt-archer").term("tower", tower.key()).asked_by("ABB-10.5")
            }
            Self::TradeFor { give } => {
                Phrase::new("abbey-prompt-trade-for").term("give", give.key()).asked_by("ABB-26.1")
            }
            Self::TradeAmount { give, want } => Phrase::new("abbey-prompt-trade-amount")
                .term("give", give.key())
                .term("want", want.key())
                .asked_by("ABB-26.1"),
            Self::StablesWant { partner, want } => Phrase::new("abbey-prompt-stables-want")
                .seat("seat", partner)
                .term("want", want.key())
                .asked_by("ABB-16.20"),
            Self::StablesGive { partner, want, wanted } => Phrase::new("abbey-prompt-stables-give")
                .seat("seat", partner)
                .count("want", wanted, want.key())
                .asked_by("ABB-16.20"),
            Self::StablesGiven { partner, want, wanted, give } => Phrase::new("abbey-prompt-stables-given")
                .seat("seat", partner)
                .count("want", wanted, want.key())
                .term("give", give.key())
                .asked_by("ABB-16.20"),
            Self::StablesAnswer { owner, want, wanted, give, given } => {
                Phrase::new("abbey-prompt-stables-answer")
                    .seat("seat", owner)
                    .count("want", wanted, want.key())
                    .count("give", given, give.key())
                    .asked_by("ABB-16.20")
            }
            Self::BatheTo { from } => {
                Phrase::new("abbey-prompt-bathe-to").term("card", from.key()).asked_by("ABB-16.4")
            }
            Self::Tablets => Phrase::new("abbey-prompt-tablets").asked_by("ABB-23.4"),
            Self::TabletsSpare { site } => {
                Phrase::new("abbey-prompt-tablets-spare").term("card", site.key()).asked_by("ABB-23.4")
            }
            Self::EliasBuild => Phrase::new("abbey-prompt-elias-build").asked_by("ABB-24.4"),
            Self::Ease => Phrase::new("abbey-prompt-ease").asked_by("ABB-24.4"),
            Self::LionelArcher { left } => {
                Phrase::new("abbey-prompt-lionel-archer").number("left", left).asked_by("ABB-24.4")
            }
            Self::RudolphWho => Phrase::new("abbey-prompt-rudolph-who").asked_by("ABB-24.4"),
            Self::RudolphFirst => Phrase::new("abbey-prompt-rudolph-first").asked_by("ABB-24.4"),
            Self::RudolphSecond { first } => {
                Phrase::new("abbey-prompt-rudolph-second").term("card", first.key()).asked_by("ABB-24.4")
            }
            Self::Reynold => Phrase::new("abbey-prompt-reynold").asked_by("ABB-24.4"),
        }
    }
}

/// What hunger takes (ABB-11.6), and what could still be done about it.
fn hungry(missing: u8, grain: u16, ways: Rescues) -> Phrase {
    let told = |key| {
        Phrase::new(key)
            .count("levels", missing, LEVELS)
            .count("grain", grain, Good::Grain.key())
            .count("peasants", missing, PEASANTS)
            .count("prestige", 2 * missing, PRESTIGE)
    };
    if ways.is_empty() {
        return told("abbey-prompt-hungry");
    }
    let ways = ways.iter().map(|way| {
        Phrase::new(match way {
            Rescue::Trade => "abbey-rescue-trade",
            Rescue::MannaJar => "abbey-rescue-manna",
            Rescue::Bakery => "abbey-rescue-bakery",
            Rescue::Saint => "abbey-rescue-saint",
        })
    });
    told("abbey-prompt-hungry-saved").list("ways", ways)
}

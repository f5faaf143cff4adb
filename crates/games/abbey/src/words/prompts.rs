//! Questions.

use parlour_core::{Inquire, Phrase, Speak};

use super::{DICE, LEVELS, MOVES, PEASANTS, PRESTIGE, SHEEP, action_key, giver_key, loss_key, share};
use crate::data::Good;
use crate::prompt::Prompt;
use crate::rules::rescue::{Rescue, Rescues};

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Draw(lottery) => Phrase::new("abbey-prompt-draw").term("lottery", lottery.key()),
            Self::Roll { seat, left } => {
                Phrase::new("abbey-prompt-roll").seat("seat", seat).count("dice", left, DICE)
            }
            Self::Remove { left } => Phrase::new("abbey-prompt-remove").number("left", left),
            Self::Bid { standing, worth } => {
                Phrase::new("abbey-prompt-bid").number("standing", standing).number("worth", worth)
            }
            Self::PayBid { owed, good } => {
                Phrase::new("abbey-prompt-pay-bid").number("owed", owed).term("good", good.key())
            }
            Self::PickStart => Phrase::new("abbey-prompt-pick-start"),
            Self::QuickPick => Phrase::new("abbey-prompt-quick-pick"),
            Self::Bell { left } => Phrase::new("abbey-prompt-bell").count("dice", left, DICE),
            Self::Lance => Phrase::new("abbey-prompt-lance"),
            Self::Meet { value, rows } => {
                Phrase::new("abbey-prompt-meet").number("value", value).number("rows", rows)
            }
            Self::MeetOn { value, rows } => {
                Phrase::new("abbey-prompt-meet-on").number("value", value).number("rows", rows)
            }
            Self::Plunder => Phrase::new("abbey-prompt-plunder"),
            Self::Plague => Phrase::new("abbey-prompt-plague"),
            Self::Study { face } => Phrase::new("abbey-prompt-study").number("face", face),
            Self::Abbey { preach, clergy, dice } => Phrase::new("abbey-prompt-abbey")
                .number("preach", preach)
                .number("clergy", clergy)
                .count("dice", dice, DICE),
            Self::Buy { second, coins } => {
                let key = if second { "abbey-prompt-buy-second" } else { "abbey-prompt-buy" };
                Phrase::new(key).count("coins", coins, Good::Coin.key())
            }
            Self::Gather { dice } => Phrase::new("abbey-prompt-gather").count("dice", dice, DICE),
            Self::Moves { left } => Phrase::new("abbey-prompt-moves").count("moves", left, MOVES),
            Self::Build => Phrase::new("abbey-prompt-build"),
            Self::Food { levels, grain, sheep } => Phrase::new("abbey-prompt-food")
                .count("levels", levels, LEVELS)
                .count("grain", grain, Good::Grain.key())
                .count("sheep", sheep, SHEEP),
            Self::Hungry { missing, grain, ways } => hungry(missing, grain, ways),
            Self::Darkness { missing } => Phrase::new("abbey-prompt-darkness").number("missing", missing),
            Self::Income { coins } => {
                Phrase::new("abbey-prompt-income").count("coins", coins, Good::Coin.key())
            }
            Self::Last => Phrase::new("abbey-prompt-last"),
            Self::Enlist { coins } => {
                Phrase::new("abbey-prompt-enlist").count("coins", coins, Good::Coin.key())
            }
            Self::Abandon { card } => Phrase::new("abbey-prompt-abandon").term("card", card.key()),
            Self::Limit { limit, surplus } => {
                Phrase::new("abbey-prompt-limit").number("limit", limit).number("surplus", surplus)
            }
            other => follow_up(other),
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

fn follow_up(prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::EchoDie => Phrase::new("abbey-prompt-echo-die"),
        Prompt::DoubleDie => Phrase::new("abbey-prompt-double-die"),
        Prompt::SecondDie { action, first } => {
            Phrase::new("abbey-prompt-second-die").term("use", action_key(action)).number("first", first)
        }
        Prompt::ForgeValue { card, die } => {
            Phrase::new("abbey-prompt-forge-value").term("card", card.key()).number("die", die)
        }
        Prompt::Crusader { card } => Phrase::new("abbey-prompt-crusader").term("card", card.key()),
        Prompt::Gift { giver } => Phrase::new("abbey-prompt-gift").term("giver", giver_key(giver)),
        Prompt::Devote => Phrase::new("abbey-prompt-devote"),
        Prompt::MainDie { location } => Phrase::new("abbey-prompt-main-die").term("location", location.key()),
        Prompt::InitiativeDie => Phrase::new("abbey-prompt-initiative-die"),
        Prompt::BonusDie { location, main } => {
            Phrase::new("abbey-prompt-bonus-die").term("location", location.key()).number("main", main)
        }
        Prompt::Tools { location, main, bonus, tools } => Phrase::new("abbey-prompt-tools")
            .term("location", location.key())
            .number("main", main)
            .number("bonus", bonus)
            .count("tools", tools, "abbey-token-tool"),
        Prompt::Lifted { face, echo } => {
            let key = if echo { "abbey-prompt-lifted-echo" } else { "abbey-prompt-lifted" };
            Phrase::new(key).number("face", face)
        }
        Prompt::Lose { left, to } => {
            Phrase::new("abbey-prompt-lose").count("peasants", left, PEASANTS).term("to", loss_key(to))
        }
        Prompt::Archer { tower } => Phrase::new("abbey-prompt-archer").term("tower", tower.key()),
        Prompt::BatheTo { from } => Phrase::new("abbey-prompt-bathe-to").term("card", from.key()),
        Prompt::Tablets => Phrase::new("abbey-prompt-tablets"),
        Prompt::TabletsSpare { site } => Phrase::new("abbey-prompt-tablets-spare").term("card", site.key()),
        Prompt::EliasBuild => Phrase::new("abbey-prompt-elias-build"),
        Prompt::Ease => Phrase::new("abbey-prompt-ease"),
        Prompt::LionelArcher { left } => Phrase::new("abbey-prompt-lionel-archer").number("left", left),
        Prompt::RudolphWho => Phrase::new("abbey-prompt-rudolph-who"),
        Prompt::RudolphFirst => Phrase::new("abbey-prompt-rudolph-first"),
        Prompt::RudolphSecond { first } => {
            Phrase::new("abbey-prompt-rudolph-second").term("card", first.key())
        }
        Prompt::Reynold => Phrase::new("abbey-prompt-reynold"),
        other => in_a_talk(other),
    }
}

fn in_a_talk(prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::HelpDice { card, helper } => {
            Phrase::new("abbey-prompt-help-dice").term("card", card.key()).seat("seat", helper)
        }
        Prompt::HelpPrestige { card, helper } => Phrase::new("abbey-prompt-help-prestige")
            .term("card", card.key())
            .seat("seat", helper)
            .count("prestige", card.row().prestige, PRESTIGE),
        Prompt::HelpPart { card, helper } => Phrase::new("abbey-prompt-help-part")
            .term("card", card.key())
            .seat("seat", helper)
            .list("reward", share(card, card.reward().map(|(_, n)| n))),
        Prompt::HelpAnswer { card, owner, dice, prestige, part } => Phrase::new("abbey-prompt-help-answer")
            .term("card", card.key())
            .seat("seat", owner)
            .count("dice", dice, DICE)
            .count("prestige", prestige, PRESTIGE)
            .list("part", share(card, part)),
        Prompt::CounterPrestige { card, owner } => Phrase::new("abbey-prompt-counter-prestige")
            .term("card", card.key())
            .seat("seat", owner)
            .count("prestige", card.row().prestige, PRESTIGE),
        Prompt::CounterPart { card, owner } => Phrase::new("abbey-prompt-counter-part")
            .term("card", card.key())
            .seat("seat", owner)
            .list("reward", share(card, card.reward().map(|(_, n)| n))),
        Prompt::CounterAnswer { card, helper, dice, prestige, part } => {
            Phrase::new("abbey-prompt-counter-answer")
                .term("card", card.key())
                .seat("seat", helper)
                .count("dice", dice, DICE)
                .count("prestige", prestige, PRESTIGE)
                .list("part", share(card, part))
        }
        Prompt::Supply { card, left } => {
            Phrase::new("abbey-prompt-supply").term("card", card.key()).count("dice", left, DICE)
        }
        Prompt::TradeFor { give } => Phrase::new("abbey-prompt-trade-for").term("give", give.key()),
        Prompt::TradeAmount { give, want } => {
            Phrase::new("abbey-prompt-trade-amount").term("give", give.key()).term("want", want.key())
        }
        Prompt::StablesWant { partner, want } => {
            Phrase::new("abbey-prompt-stables-want").seat("seat", partner).term("want", want.key())
        }
        Prompt::StablesGive { partner, want, wanted } => {
            Phrase::new("abbey-prompt-stables-give").seat("seat", partner).count("want", wanted, want.key())
        }
        Prompt::StablesGiven { partner, want, wanted, give } => Phrase::new("abbey-prompt-stables-given")
            .seat("seat", partner)
            .count("want", wanted, want.key())
            .term("give", give.key()),
        Prompt::StablesAnswer { owner, want, wanted, give, given } => {
            Phrase::new("abbey-prompt-stables-answer")
                .seat("seat", owner)
                .count("want", wanted, want.key())
                .count("give", given, give.key())
        }
        other => unreachable!("{other:?} is no part of a talk"),
    }
}

impl Inquire for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::Draw(lottery) => lottery.rule(),
            Self::Roll { .. } => "ABB-4.1",
            Self::Remove { .. } => "ABB-23.1",
            Self::Bid { .. } => "ABB-20.8",
            Self::PayBid { .. } => "ABB-20.9",
            Self::PickStart => "ABB-20.7",
            Self::QuickPick => "ABB-21.4",
            Self::Bell { .. } => "ABB-17.3",
            Self::Lance => "ABB-5.3",
            Self::Meet { .. } => "ABB-5.5",
            Self::MeetOn { .. } => "ABB-5.6",
            Self::Plunder => "ABB-5.10",
            Self::Plague => "ABB-5.2",
            Self::Study { .. } => "ABB-26.6",
            Self::Abbey { .. } => "ABB-6.1",
            Self::Buy { .. } => "ABB-7.1",
            Self::Gather { .. } => "ABB-8.1",
            Self::Moves { .. } => "ABB-9.1",
            Self::Build => "ABB-10.1",
            Self::Food { .. } => "ABB-11.5",
            Self::Hungry { .. } => "ABB-11.6",
            Self::Darkness { .. } => "ABB-12.1",
            Self::Income { .. } | Self::Last => "ABB-18.7",
            Self::Enlist { .. } => "ABB-14.2",
            Self::Abandon { .. } => "ABB-15.3",
            Self::Limit { .. } => "ABB-15.4",
            other => rule_of_a_follow_up(*other),
        }
    }
}

fn rule_of_a_follow_up(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::EchoDie | Prompt::DoubleDie | Prompt::SecondDie { .. } => "ABB-16.18",
        Prompt::ForgeValue { .. } => "ABB-16.5",
        Prompt::Crusader { .. } => "ABB-6.7",
        Prompt::Gift { .. } => "ABB-26.7",
        Prompt::Devote => "ABB-24.1",
        Prompt::HelpDice { .. } | Prompt::HelpPrestige { .. } | Prompt::HelpPart { .. } => "ABB-6.10",
        Prompt::HelpAnswer { .. } => "ABB-6.11",
        Prompt::CounterPrestige { .. } | Prompt::CounterPart { .. } | Prompt::CounterAnswer { .. } => {
            "ABB-25.3"
        }
        Prompt::Supply { .. } => "ABB-25.7",
        Prompt::MainDie { .. } | Prompt::BonusDie { .. } => "ABB-8.2",
        Prompt::InitiativeDie => "ABB-8.7",
        Prompt::Tools { .. } => "ABB-8.4",
        Prompt::Lifted { .. } => "ABB-16.16",
        Prompt::Lose { .. } => "ABB-1.12",
        Prompt::Archer { .. } => "ABB-10.5",
        Prompt::TradeFor { .. } | Prompt::TradeAmount { .. } => "ABB-26.1",
        Prompt::StablesWant { .. }
        | Prompt::StablesGive { .. }
        | Prompt::StablesGiven { .. }
        | Prompt::StablesAnswer { .. } => "ABB-16.20",
        Prompt::BatheTo { .. } => "ABB-16.4",
        Prompt::Tablets | Prompt::TabletsSpare { .. } => "ABB-23.4",
        // What is left are the abilities of the saints.
        _ => "ABB-24.4",
    }
}

//! Questions.

use parlour_core::{Phrase, Speak};

use super::{DICE, LEVELS, MOVES, PEASANTS, PRESTIGE, SHEEP, action_key, giver_key, loss_key, share};
use crate::data::Good;
use crate::prompt::Prompt;

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Draw(lottery) => Phrase::new("abbey-prompt-draw").term("lottery", lottery.key()),
            Self::Roll { seat, left } => {
                Phrase::new("abbey-prompt-roll").seat("seat", seat).count("dice", left, DICE)
            }
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
            Self::Darkness { missing } => Phrase::new("abbey-prompt-darkness").number("missing", missing),
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

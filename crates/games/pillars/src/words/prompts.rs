//! Questions.

use parlour_core::{Phrase, Speak};

use super::{CUBES, GOLD, WORKERS};
use crate::prompt::Prompt;
use crate::refusal::Lottery;

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Draw(lottery) => draw(lottery),
            Self::Look { seat } => Phrase::new("pillars-prompt-look").seat("seat", seat),
            Self::Draft { idle, gold } => {
                Phrase::new("pillars-prompt-draft").count("idle", idle, WORKERS).count("gold", gold, GOLD)
            }
            Self::Dismiss { newcomer, limit } => {
                Phrase::new("pillars-prompt-dismiss").term("newcomer", newcomer.key()).number("limit", limit)
            }
            Self::Redraw { pawn, price } => {
                Phrase::new("pillars-prompt-redraw").seat("pawn", pawn).count("price", price, GOLD)
            }
            Self::Place { price: 0, .. } => Phrase::new("pillars-prompt-place-free"),
            Self::Place { price, gold } => {
                Phrase::new("pillars-prompt-place").count("price", price, GOLD).count("gold", gold, GOLD)
            }
            Self::PlaceWaiting { price } => {
                Phrase::new("pillars-prompt-place-waiting").number("price", price)
            }
            Self::Bishop { card } => Phrase::new("pillars-prompt-bishop").term("card", card.key()),
            Self::Thomas { card } => Phrase::new("pillars-prompt-thomas").term("card", card.key()),
            Self::Lose => Phrase::new("pillars-prompt-lose"),
            Self::Amnesty { tax } => Phrase::new("pillars-prompt-amnesty").count("tax", tax, GOLD),
            Self::Trade { gold } => Phrase::new("pillars-prompt-trade").count("gold", gold, GOLD),
            Self::Bless => Phrase::new("pillars-prompt-bless"),
            Self::Work { gold, cubes } => {
                Phrase::new("pillars-prompt-work").count("gold", gold, GOLD).count("cubes", cubes, CUBES)
            }
            Self::Return { excess } => Phrase::new("pillars-prompt-return").count("excess", excess, CUBES),
        }
    }
}

fn draw(lottery: Lottery) -> Phrase {
    Phrase::new(match lottery {
        Lottery::Start => "pillars-prompt-draw-start",
        Lottery::Privilege => "pillars-prompt-draw-privilege",
        Lottery::Craftsman => "pillars-prompt-draw-craftsman",
        Lottery::Resource => "pillars-prompt-draw-resource",
        Lottery::Event => "pillars-prompt-draw-event",
        Lottery::Builder => "pillars-prompt-draw-builder",
        Lottery::Tax => "pillars-prompt-draw-tax",
    })
}

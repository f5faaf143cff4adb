//! Questions in words.

use parlour_core::{Inquire, Phrase, Speak};

use super::{cell, place};
use crate::data::Back;
use crate::prompt::Prompt;
use crate::refusal::Lottery;

impl Speak for Prompt {
    fn phrase(&self) -> Phrase {
        match *self {
            Prompt::Draw(lottery) => draw(lottery),
            Prompt::DealWorker { village, back } => Phrase::new("forest-prompt-draw-worker")
                .term("village", village.key())
                .term("back", back_key(back)),
            Prompt::NameVillage => Phrase::new("forest-prompt-name-village"),
            Prompt::PutNeutral { village } => {
                Phrase::new("forest-prompt-put-neutral").term("village", village.key())
            }
            Prompt::MoveNeutral => Phrase::new("forest-prompt-move-neutral"),
            Prompt::Turn { provisions, goods } => {
                Phrase::new("forest-prompt-turn").number("provisions", provisions).number("goods", goods)
            }
            Prompt::FirstTurn => Phrase::new("forest-prompt-first-turn"),
            Prompt::SoloTurn { year, pawns, provisions } => Phrase::new("forest-prompt-solo-turn")
                .number("year", year)
                .number("pawns", pawns)
                .number("provisions", provisions),
            Prompt::Swap => Phrase::new("forest-prompt-swap"),
            Prompt::Go { provisions } => Phrase::new("forest-prompt-go").number("provisions", provisions),
            Prompt::PawnFor { to } => Phrase::new("forest-prompt-pawn-for").list("place", [place(to)]),
            Prompt::PawnToBeg => Phrase::new("forest-prompt-pawn-to-beg"),
            Prompt::Gift { to } => Phrase::new("forest-prompt-gift").seat("to", to),
            Prompt::Discard { left } => Phrase::new("forest-prompt-discard").number("left", left),
            Prompt::SplitWay { provisions } => {
                Phrase::new("forest-prompt-split-way").number("provisions", provisions)
            }
            Prompt::Offered { from, good } => {
                Phrase::new("forest-prompt-offered").seat("from", from).term("what", good.key())
            }
            Prompt::Act => Phrase::new("forest-prompt-act"),
            Prompt::ActOnSite { mission } => {
                Phrase::new("forest-prompt-act-on-site").term("mission", mission.key())
            }
            Prompt::Serve { worker } => Phrase::new("forest-prompt-serve").term("worker", worker.key()),
            Prompt::Name => Phrase::new("forest-prompt-name"),
            Prompt::ForestPigs => Phrase::new("forest-prompt-forest-pigs"),
            Prompt::Next => Phrase::new("forest-prompt-next"),
            Prompt::Remote => Phrase::new("forest-prompt-remote"),
            Prompt::Last => Phrase::new("forest-prompt-last"),
            Prompt::Window => Phrase::new("forest-prompt-window"),

            Prompt::PayCoal { coal, source } => {
                Phrase::new("forest-prompt-pay-coal").number("coal", coal).term("for", source.key())
            }
            Prompt::PayTile { tile, left, source } => Phrase::new("forest-prompt-pay-tile")
                .term("tile", tile.key())
                .number("left", left)
                .term("for", source.key()),
            Prompt::PayAnimals { animals, source } => {
                Phrase::new("forest-prompt-pay-animals").number("animals", animals).term("for", source.key())
            }
            Prompt::PayProvisions { provisions, source } => Phrase::new("forest-prompt-pay-provisions")
                .number("provisions", provisions)
                .term("for", source.key()),
            Prompt::FirstDial => Phrase::new("forest-prompt-first-dial"),
            Prompt::Order => Phrase::new("forest-prompt-order"),
            Prompt::Keep { pigs, cattle } => {
                Phrase::new("forest-prompt-keep").number("pigs", pigs).number("cattle", cattle)
            }
            Prompt::Bonus => Phrase::new("forest-prompt-bonus"),
            Prompt::Choose { source, left } => {
                Phrase::new("forest-prompt-choose").term("from", source.key()).number("left", left)
            }
            Prompt::CoalDial { coal } => Phrase::new("forest-prompt-coal-dial").number("coal", coal),
            Prompt::Split { provisions } => {
                Phrase::new("forest-prompt-split").number("provisions", provisions)
            }
            Prompt::Lay { tile, left } => Phrase::new("forest-prompt-lay").count("what", left, tile.key()),
            Prompt::LayUpTo { tile, left } => {
                Phrase::new("forest-prompt-lay-up-to").count("what", left, tile.key())
            }
            Prompt::Build { glass, bricks, wood } => Phrase::new("forest-prompt-build")
                .number("glass", glass)
                .number("bricks", bricks)
                .number("wood", wood),
            Prompt::BuildFree => Phrase::new("forest-prompt-build-free"),
            Prompt::Site { building } => Phrase::new("forest-prompt-site").term("building", building.key()),
            Prompt::May { building, pay, price, gain, n } => Phrase::new("forest-prompt-may")
                .term("building", building.key())
                .count("pay", price, pay.key())
                .count("get", n, gain.key()),
            Prompt::Clearing => Phrase::new("forest-prompt-clearing"),
            Prompt::Cabin { cell: on } => Phrase::new("forest-prompt-cabin").list("cell", [cell(on)]),
            Prompt::Feed { animals } => Phrase::new("forest-prompt-feed").number("animals", animals),
            Prompt::Breed => Phrase::new("forest-prompt-breed"),
            Prompt::Levy { left } => Phrase::new("forest-prompt-levy").number("left", left),
        }
    }
}

fn draw(lottery: Lottery) -> Phrase {
    match lottery {
        Lottery::First => Phrase::new("forest-prompt-draw-first"),
        Lottery::Side => Phrase::new("forest-prompt-draw-side"),
        Lottery::Large(category) => Phrase::new("forest-prompt-draw-large").number("category", category),
        Lottery::Worker => Phrase::new("forest-prompt-draw-any-worker"),
        Lottery::Mission => Phrase::new("forest-prompt-draw-mission"),
    }
}

pub(super) const fn back_key(back: Back) -> &'static str {
    match back {
        Back::Owl => "forest-back-owl",
        Back::Fox => "forest-back-fox",
        Back::Deer => "forest-back-deer",
        Back::Mouse => "forest-back-mouse",
    }
}

impl Inquire for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::Draw(lottery) => lottery.rule(),
            Self::DealWorker { .. } => "BLF-2.4",
            Self::NameVillage | Self::PutNeutral { .. } => "BLF-2.9",
            Self::MoveNeutral => "BLF-12.2",
            Self::Turn { .. } => "BLF-3.2",
            Self::FirstTurn => "BLF-5.4",
            Self::SoloTurn { .. } => "BLF-13.3",
            Self::Swap => "BLF-5.1",
            Self::Go { .. } => "BLF-5.5",
            Self::PawnFor { .. } => "BLF-13.15",
            Self::PawnToBeg => "BLF-13.7",
            Self::Gift { .. } => "BLF-5.8",
            Self::Discard { .. } => "BLF-5.9",
            Self::SplitWay { .. } => "BLF-5.19",
            Self::Offered { .. } => "BLF-10.10",
            Self::Act => "BLF-6.1",
            Self::ActOnSite { .. } => "BLF-7.7",
            Self::Serve { .. } => "BLF-6.2",
            Self::Name => "BLF-6.14",
            Self::ForestPigs => "BLF-6.9",
            Self::Next => "BLF-6.4",
            Self::Remote => "BLF-6.17",
            Self::Last => "BLF-3.3",
            Self::Window => "BLF-11.4",
            other => rule_of_a_detail(*other),
        }
    }
}

fn rule_of_a_detail(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::PayCoal { .. } => "BLF-4.6",
        Prompt::PayTile { .. } => "BLF-7.9",
        Prompt::PayAnimals { .. } => "BLF-9.10",
        Prompt::PayProvisions { .. } | Prompt::Split { .. } => "BLF-4.9",
        Prompt::FirstDial => "BLF-4.21",
        Prompt::Order => "BLF-4.22",
        Prompt::Keep { .. } => "BLF-9.7",
        Prompt::Bonus => "BLF-4.24",
        Prompt::Choose { .. } => "BLF-4.28",
        Prompt::CoalDial { .. } => "BLF-4.7",
        Prompt::Lay { .. } | Prompt::LayUpTo { .. } | Prompt::Cabin { .. } => "BLF-9.2",
        Prompt::Build { .. } => "BLF-8.1",
        Prompt::BuildFree => "BLF-7.10",
        Prompt::Site { .. } => "BLF-8.3",
        _ => "BLF-8.6",
    }
}

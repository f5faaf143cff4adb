//! The picture of every card: tools stand for craftsmen, emblems for privileges and events.

use parlour_kit::{Art, Row};
use parlour_pillars::data::{Craftsman, EventCard, Good, Privilege, Trade};

/// The cube of a kind.
pub(crate) const fn good(good: Good) -> &'static str {
    match good {
        Good::Sand => "i-sand",
        Good::Wood => "i-timber",
        Good::Stone => "i-stone",
        Good::Metal => "i-metal",
    }
}

/// The tool of a trade.
pub(crate) const fn tool(trade: Trade) -> &'static str {
    match trade {
        Trade::MortarMixer => "i-t-hod",
        Trade::Woodworker => "i-t-saw",
        Trade::Stonecutter => "i-t-chisel",
        Trade::Mason => "i-t-trowel",
        Trade::Carpenter => "i-t-adze",
        Trade::ToolMaker => "i-t-anvil",
        Trade::Architect => "i-t-compass",
        Trade::Potter => "i-t-pot",
        Trade::Sculptor => "i-t-statue",
        Trade::Glassblower => "i-t-glass",
        Trade::Goldsmith => "i-t-ring",
        Trade::OrganBuilder => "i-t-organ",
        Trade::BellFounder => "i-t-bell",
    }
}

/// A tool on the ground of what is worked.
pub(crate) const fn craftsman(craftsman: Craftsman) -> Art {
    let trade = craftsman.card().trade;
    let ground = match trade {
        Trade::MortarMixer | Trade::Potter | Trade::Glassblower => "g-sand",
        Trade::Woodworker | Trade::Carpenter | Trade::OrganBuilder => "g-wood",
        Trade::Stonecutter | Trade::Mason | Trade::Sculptor | Trade::Architect => "g-stone",
        Trade::ToolMaker | Trade::Goldsmith | Trade::BellFounder => "g-metal",
    };
    Art::Tool { symbol: tool(trade), ground }
}

/// What a craftsman does, in a row of icons.
pub(crate) fn work(craftsman: Craftsman) -> Row {
    let card = craftsman.card();
    let inputs = Good::ALL.iter().zip(card.input.goods).filter(|(_, count)| *count > 0);
    let row = inputs.fold(Row::new(), |row, (kind, count)| row.some(count, good(*kind)));
    let row = if card.input.gold > 0 { row.some(card.input.gold, "i-coin") } else { row };
    let row = match card.trade {
        // The metal is shown, and kept.
        Trade::ToolMaker => row.word("(").icon("i-metal").word(")").arrow(),
        _ if row.is_empty() => row,
        _ => row.arrow(),
    };
    match (card.output.points, card.output.gold) {
        (0, gold) => row.number(gold.to_string()).icon("i-coin"),
        (points, _) => row.number(points.to_string()).icon("i-vp"),
    }
}

/// The emblem of a privilege.
pub(crate) const fn privilege(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::Madonna => "i-pr-madonna",
        Privilege::WoolFair => "i-livestock",
        Privilege::Toledo => "i-book",
        Privilege::Otto => "i-worker",
        Privilege::Aliena => "i-timber",
        Privilege::Tom => "i-stone",
        Privilege::Richard => "i-sand",
        Privilege::Francis => "i-contract",
        Privilege::Ellen => "i-pr-eye",
        Privilege::Jack => "i-pr-bench",
        Privilege::Philip => "i-pr-crozier",
        Privilege::Thomas => "i-pr-shield",
        Privilege::Remigius => "i-builder",
        Privilege::Amnesty => "i-pr-sealed",
        Privilege::Completion => "i-tick",
        Privilege::Festivities => "i-banner",
    }
}

/// What a privilege gives, in a row of icons; the words stand beside it or in its label.
pub(crate) fn favour(privilege: Privilege) -> Row {
    let plus = |count: u8, symbol| Row::new().number(format!("+{count}")).icon(symbol);
    match privilege {
        Privilege::Madonna => plus(3, "i-vp"),
        Privilege::WoolFair => plus(8, "i-coin"),
        Privilege::Toledo => plus(2, "i-metal"),
        Privilege::Otto => plus(1, "i-worker"),
        Privilege::Aliena => plus(1, "i-timber"),
        Privilege::Tom => plus(1, "i-stone"),
        Privilege::Richard => plus(1, "i-sand"),
        Privilege::Francis => Row::new().icon("i-die").arrow().number("2").icon("i-coin"),
        Privilege::Ellen => Row::new().icon("i-pr-eye").icon("i-card-back"),
        Privilege::Jack => Row::new().number("5").arrow().number("6").icon("i-pr-bench"),
        Privilege::Philip => Row::new().icon("i-builder").number("+1").icon("i-vp"),
        Privilege::Thomas => Row::new().icon("i-pr-shield").icon("i-card-back"),
        Privilege::Remigius => Row::new().icon("i-builder").number("0").icon("i-coin"),
        Privilege::Amnesty => Row::new().icon("i-die").arrow().number("0").icon("i-coin"),
        Privilege::Completion => Row::new().number("+").icon("i-stone").icon("i-timber"),
        Privilege::Festivities => plus(1, "i-metal"),
    }
}

/// The emblem of an event.
pub(crate) const fn event(card: EventCard) -> &'static str {
    match card {
        EventCard::KingGift => "i-crown",
        EventCard::RichardMetal => "i-ev-mine",
        EventCard::PhilipWool => "i-livestock",
        EventCard::Volunteers => "i-ev-volunteers",
        EventCard::Archbishop => "i-ev-blessing",
        EventCard::William => "i-ev-sword",
        EventCard::Conflict => "i-ev-conflict",
        EventCard::TownWall => "i-ev-wall",
        EventCard::ColdWinter => "i-ev-winter",
        EventCard::Collapse => "i-ev-collapse",
    }
}

/// What an event does, in a row of icons.
pub(crate) fn fate(card: EventCard) -> Row {
    let row = Row::new();
    match card {
        EventCard::KingGift => row.number("+5").icon("i-coin"),
        EventCard::RichardMetal => row.number("+1").icon("i-metal"),
        EventCard::PhilipWool => row.icon("i-worker").arrow().icon("i-coin").number("≤5"),
        EventCard::Volunteers => row.number("+1").icon("i-stone").icon("i-timber").icon("i-sand"),
        EventCard::Archbishop => row.number("+1×").icon("i-t-trowel"),
        EventCard::William => row.number("−4").icon("i-coin"),
        EventCard::Conflict => row.number("−2").icon("i-vp"),
        EventCard::TownWall => row.number("3").arrow().number("2").icon("i-builder"),
        EventCard::ColdWinter => row.number("−1").icon("i-stone").icon("i-timber").icon("i-sand"),
        EventCard::Collapse => row.number("−1").icon("i-t-trowel"),
    }
}

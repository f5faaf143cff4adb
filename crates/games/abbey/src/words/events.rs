//! The log.

use parlour_core::{Phrase, Seat, Speak};

use super::{DEFENSE, DICE, LEVELS, PRESTIGE, SHEEP, action_key, dice, share, spot, taker};
use crate::choice::Action;
use crate::data::{Building, Good};
use crate::event::Event;

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::CrusadeRemoved { card } => {
                Phrase::new("abbey-event-crusade-removed").term("card", card.key())
            }
            Self::CardShown { building, price } => Phrase::new("abbey-event-card-shown")
                .term("card", building.key())
                .count("price", price, Good::Coin.key()),
            Self::EliasRolled { dice: pool } => {
                Phrase::new("abbey-event-elias-rolled").list("dice", dice(pool))
            }
            Self::RoundBegins { round, first } => {
                Phrase::new("abbey-event-round-begins").number("round", round).list("first", [taker(first)])
            }
            Self::EventShown { card } => Phrase::new("abbey-event-event-shown")
                .term("card", card.key())
                .term("kind", card.kind().key()),
            Self::VikingsBelow => Phrase::new("abbey-event-vikings-below"),
            Self::VikingsRolled { dice } => {
                let faces = dice.into_iter().filter(|face| *face > 0);
                Phrase::new("abbey-event-vikings-rolled")
                    .list("dice", faces.map(|face| Phrase::new("abbey-die").number("face", face)))
            }
            Self::Breached { taker: who, value } => {
                Phrase::new("abbey-event-breached").list("who", [taker(who)]).number("value", value)
            }
            Self::EliasMeets { value, die } => {
                let key = if die { "abbey-event-elias-meets-die" } else { "abbey-event-elias-meets-peasant" };
                Phrase::new(key).number("value", value)
            }
            Self::Repelled => Phrase::new("abbey-event-repelled"),
            Self::Plundered => Phrase::new("abbey-event-plundered"),
            Self::EliasBuys { face } => Phrase::new("abbey-event-elias-buys").number("face", face),
            Self::CardGone { building } => Phrase::new("abbey-event-card-gone").term("card", building.key()),
            Self::EliasGathers { face } => Phrase::new("abbey-event-elias-gathers").number("face", face),
            Self::EliasTakesInitiative { token: Some(token) } => {
                Phrase::new("abbey-event-elias-takes-initiative").term("token", token.key())
            }
            Self::EliasTakesInitiative { token: None } => {
                Phrase::new("abbey-event-elias-takes-empty-initiative")
            }
            Self::DarknessRises { level } => Phrase::new("abbey-event-darkness-rises").number("level", level),
            Self::PawnTaken { taker: who } => Phrase::new("abbey-event-pawn-taken").list("who", [taker(who)]),
            Self::GameOver => Phrase::new("abbey-event-game-over"),
            deed => deed_of_a_seat(deed),
        }
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// What one player does, or what befalls him.
fn deed_of_a_seat(event: Event) -> Phrase {
    match event {
        Event::CrusadeDealt { seat, card } => by("abbey-event-crusade-dealt", seat).term("card", card.key()),
        Event::StartDealt { seat, building } => {
            by("abbey-event-start-dealt", seat).term("card", building.key())
        }
        Event::FirstPlayer { seat } => by("abbey-event-first-player", seat),
        Event::SaintDealt { seat } => by("abbey-event-saint-dealt", seat),
        Event::SaintSeen { seat, saint } => by("abbey-event-saint-seen", seat).term("saint", saint.key()),
        Event::Bids { seat, value } => by("abbey-event-bids", seat).number("value", value),
        Event::PassesBid { seat } => by("abbey-event-passes-bid", seat),
        Event::WinsAuction { seat, value } => by("abbey-event-wins-auction", seat).number("value", value),
        Event::Rolled { seat, dice: pool } => by("abbey-event-rolled", seat).list("dice", dice(pool)),
        Event::Rerolled { seat, face } => by("abbey-event-rerolled", seat).number("face", face),
        Event::MetByDice { seat, value, rows } => {
            by("abbey-event-met-by-dice", seat).number("value", value).number("rows", rows)
        }
        Event::MetByPeasant { seat, value } => by("abbey-event-met-by-peasant", seat).number("value", value),
        Event::CardLost { seat, site } => by("abbey-event-card-lost", seat).term("card", site.key()),
        Event::StockLost { seat, .. } => by("abbey-event-stock-lost", seat),
        Event::DieUsed { seat, action, face, counts } => die_used(seat, action, face, counts),
        Event::ClergyRises { seat, cell } => by("abbey-event-clergy-rises", seat).number("cell", cell),
        Event::PeasantJoins { seat } => by("abbey-event-peasant-joins", seat),
        Event::PeasantLost { seat, spot: place, cause } => {
            by("abbey-event-peasant-lost", seat).list("spot", [spot(place)]).term("cause", cause.key())
        }
        Event::PeasantMarches { seat, card } => {
            by("abbey-event-peasant-marches", seat).term("card", card.key())
        }
        Event::EliasHelps { seat, card } => by("abbey-event-elias-helps", seat).term("card", card.key()),
        Event::CrusadeComplete { seat, card } => {
            by("abbey-event-crusade-complete", seat).term("card", card.key())
        }
        Event::Buys { seat, building, price } => {
            by("abbey-event-buys", seat).term("card", building.key()).count("price", price, Good::Coin.key())
        }
        Event::TakesFree { seat, building } => {
            by("abbey-event-takes-free", seat).term("card", building.key())
        }
        Event::Passes { seat } => by("abbey-event-passes", seat),
        Event::Gathers { seat, location, sum } => {
            by("abbey-event-gathers", seat).term("location", location.key()).number("sum", sum)
        }
        Event::TakesInitiative { seat } => by("abbey-event-takes-initiative", seat),
        Event::DieTakenBack { seat, face } => by("abbey-event-die-taken-back", seat).number("face", face),
        other => gain_or_loss(other),
    }
}

fn die_used(seat: Seat, action: Action, face: u8, counts: u8) -> Phrase {
    by("abbey-event-die-used", seat)
        .term("use", action_key(action))
        .number("face", face)
        .number("counts", counts)
}

fn gain_or_loss(event: Event) -> Phrase {
    match event {
        Event::Gains { seat, token, n, cause } => {
            by("abbey-event-gains", seat).count("tokens", n, token.key()).term("cause", cause.key())
        }
        Event::Pays { seat, cost } => {
            let goods = Good::ALL.iter().zip(cost).filter(|(_, n)| *n > 0);
            by("abbey-event-pays", seat).list("goods", goods.map(|(good, n)| Phrase::counted(n, good.key())))
        }
        Event::Loses { seat, good, n, cause } => {
            by("abbey-event-loses", seat).count("goods", n, good.key()).term("cause", cause.key())
        }
        Event::Prestige { seat, points, cause } if points < 0 => by("abbey-event-prestige-lost", seat)
            .count("prestige", -points, PRESTIGE)
            .term("cause", cause.key()),
        Event::Prestige { seat, points, cause } => by("abbey-event-prestige-gained", seat)
            .count("prestige", points, PRESTIGE)
            .term("cause", cause.key()),
        Event::Herd { seat, farm, n } => {
            let animal = if farm == Building::SheepFarm { SHEEP } else { super::COWS };
            by("abbey-event-herd", seat).count("animals", n, animal)
        }
        Event::Fed { seat, levels, sheep, grain, missing } => by("abbey-event-fed", seat)
            .count("levels", levels, LEVELS)
            .count("sheep", sheep, SHEEP)
            .count("grain", grain, Good::Grain.key())
            .count("missing", missing, LEVELS),
        Event::Outmatched { seat, defense, darkness } => {
            by("abbey-event-outmatched", seat).count("defense", defense, DEFENSE).number("darkness", darkness)
        }
        Event::RelicWon { seat, relic } => by("abbey-event-relic-won", seat).term("relic", relic.key()),
        other => on_the_board(other),
    }
}

fn on_the_board(event: Event) -> Phrase {
    match event {
        Event::Moves { seat, bench } => by("abbey-event-moves", seat).number("bench", bench),
        Event::Baptised { seat } => by("abbey-event-baptised", seat),
        Event::Activated { seat, site } => by("abbey-event-activated", seat).term("card", site.key()),
        Event::Bathed { seat, from, to } => {
            by("abbey-event-bathed", seat).term("from", from.key()).term("to", to.key())
        }
        Event::Shares { seat, one, two } => {
            by("abbey-event-shares", seat).term("one", one.key()).term("two", two.key())
        }
        Event::ArcherPosted { seat, tower } => {
            by("abbey-event-archer-posted", seat).term("tower", tower.key())
        }
        Event::Built { seat, site } => by("abbey-event-built", seat).term("card", site.key()),
        Event::AltarBuilt { seat } => by("abbey-event-altar-built", seat),
        Event::WallBuilt { seat, walls } => by("abbey-event-wall-built", seat).number("walls", walls),
        Event::Remodelled { seat } => by("abbey-event-remodelled", seat),
        Event::CrusadeResolved { seat, card } => {
            by("abbey-event-crusade-resolved", seat).term("card", card.key())
        }
        Event::CrusadeAbandoned { seat, card } => {
            by("abbey-event-crusade-abandoned", seat).term("card", card.key())
        }
        Event::RelicUsed { seat, relic } => by("abbey-event-relic-used", seat).term("relic", relic.key()),
        Event::SaintRevealed { seat, saint } => {
            by("abbey-event-saint-revealed", seat).term("saint", saint.key())
        }
        Event::SaintKept { seat } => by("abbey-event-saint-kept", seat),
        Event::SaintInvoked { seat, saint } => {
            by("abbey-event-saint-invoked", seat).term("saint", saint.key())
        }
        Event::SaintSupports { seat, saint } => {
            by("abbey-event-saint-supports", seat).term("saint", saint.key())
        }
        Event::CrusadeEased { seat, card } => by("abbey-event-crusade-eased", seat).term("card", card.key()),
        other => between_players(other),
    }
}

fn between_players(event: Event) -> Phrase {
    match event {
        Event::HelpOffered { owner, helper, card, dice, prestige, part } => {
            by("abbey-event-help-offered", owner)
                .seat("helper", helper)
                .term("card", card.key())
                .count("dice", dice, DICE)
                .count("prestige", prestige, PRESTIGE)
                .list("part", share(card, part))
        }
        Event::HelpCountered { helper, card, prestige, part } => by("abbey-event-help-countered", helper)
            .term("card", card.key())
            .count("prestige", prestige, PRESTIGE)
            .list("part", share(card, part)),
        Event::HelpAgreed { owner, helper, card } => {
            by("abbey-event-help-agreed", owner).seat("helper", helper).term("card", card.key())
        }
        Event::HelpRefused { seat, card } => by("abbey-event-help-refused", seat).term("card", card.key()),
        Event::HelpArrives { helper, card, dice } => {
            by("abbey-event-help-arrives", helper).term("card", card.key()).count("dice", dice, DICE)
        }
        Event::Trades { seat, give, given, get, got } => {
            by("abbey-event-trades", seat).count("give", given, give.key()).count("get", got, get.key())
        }
        Event::TradeOffered { owner, partner, give, given, want, wanted } => {
            by("abbey-event-trade-offered", owner)
                .seat("partner", partner)
                .count("give", given, give.key())
                .count("want", wanted, want.key())
        }
        Event::TradeAgreed { owner, partner, .. } => {
            by("abbey-event-trade-agreed", owner).seat("partner", partner)
        }
        Event::TradeRefused { partner } => by("abbey-event-trade-refused", partner),
        other => unreachable!("{other:?} is told elsewhere"),
    }
}

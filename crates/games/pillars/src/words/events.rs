//! The log.

use parlour_core::{Phrase, Seat, Speak};

use super::{GOLD, POINTS, WORKERS, gained, spent};
use crate::data::Craftsman;
use crate::event::{Cause, Event};

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::RoundBegins { round, start } => {
                Phrase::new("pillars-event-round-begins").number("round", round).seat("start", start)
            }
            Self::PrivilegeShown { privilege, post } => Phrase::new("pillars-event-privilege-shown")
                .term("privilege", privilege.key())
                .term("post", post.key()),
            Self::CraftsmanAtShiring { craftsman, post } => Phrase::new("pillars-event-craftsman-at-shiring")
                .term("craftsman", craftsman.key())
                .term("post", post.key()),
            Self::CraftsmanInRow { craftsman } => {
                Phrase::new("pillars-event-craftsman-in-row").term("craftsman", craftsman.key())
            }
            Self::LeftOut { card } => Phrase::new("pillars-event-left-out").term("card", card.key()),
            Self::CraftsmanLeaves { craftsman } => {
                Phrase::new("pillars-event-craftsman-leaves").term("craftsman", craftsman.key())
            }
            Self::PrivilegeLapses { privilege } => {
                Phrase::new("pillars-event-privilege-lapses").term("privilege", privilege.key())
            }
            Self::Revealed { card } => lucky_or_not(card.is_lucky()).term("card", card.key()),
            Self::TaxRolled { tax } => Phrase::new("pillars-event-tax-rolled").count("tax", tax, GOLD),
            Self::CathedralGrows { part, parts } => {
                Phrase::new("pillars-event-cathedral-grows").term("part", part.key()).number("parts", parts)
            }
            Self::GameOver => Phrase::new("pillars-event-game-over"),
            deed => deed_of_a_seat(deed),
        }
    }
}

fn lucky_or_not(lucky: bool) -> Phrase {
    Phrase::new(if lucky { "pillars-event-revealed-lucky" } else { "pillars-event-revealed-unlucky" })
}

/// What one player does, or what befalls him.
fn deed_of_a_seat(event: Event) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).seat("seat", seat);
    match event {
        Event::Looks { seat } => by("pillars-event-looks", seat),
        Event::Foresees { seat, card } => by("pillars-event-foresees", seat).term("card", card.key()),
        Event::Takes { seat, card } => {
            by("pillars-event-takes", seat).term("card", card.key()).count("workers", card.workers(), WORKERS)
        }
        Event::Hires { seat, craftsman, price } => {
            by("pillars-event-hires", seat).term("craftsman", craftsman.key()).count("price", price, GOLD)
        }
        Event::Passes { seat } => by("pillars-event-passes", seat),
        Event::Dismisses { seat, craftsman } => {
            by("pillars-event-dismisses", seat).term("craftsman", craftsman.key())
        }
        Event::GoToMill { seat, workers } => {
            by("pillars-event-go-to-mill", seat).count("workers", workers, WORKERS)
        }
        Event::Drawn { seat, price } => by("pillars-event-drawn", seat).number("price", price),
        Event::PutBack { seat, start } => by("pillars-event-put-back", seat).seat("start", start),
        Event::SetAside { seat } => by("pillars-event-set-aside", seat),
        Event::Placed { seat, post, price: 0 } => {
            by("pillars-event-placed-free", seat).term("post", post.key())
        }
        Event::Placed { seat, post, price } => {
            by("pillars-event-placed", seat).term("post", post.key()).count("price", price, GOLD)
        }
        Event::Waits { seat, price } => by("pillars-event-waits", seat).number("price", price),
        Event::Uses { seat, privilege } => by("pillars-event-uses", seat).term("privilege", privilege.key()),
        Event::Protected { seat } => by("pillars-event-protected", seat),
        Event::BuilderAtWall { seat } => by("pillars-event-builder-at-wall", seat),
        Event::Receives { seat, privilege } => {
            by("pillars-event-receives", seat).term("privilege", privilege.key())
        }
        Event::BlackWorkerJoins { seat } => by("pillars-event-black-worker-joins", seat),
        Event::Exempt { seat } => by("pillars-event-exempt", seat),
        Event::Joins { seat, craftsman } => {
            by("pillars-event-joins", seat).term("craftsman", craftsman.key())
        }
        Event::CastleLends { seat, workers } => {
            by("pillars-event-castle-lends", seat).count("workers", workers, WORKERS)
        }
        Event::Withdraws { seat } => by("pillars-event-withdraws", seat),
        Event::Blessed { seat, craftsman } => {
            by("pillars-event-blessed", seat).term("craftsman", craftsman.key())
        }
        Event::StartsNext { seat } => by("pillars-event-starts-next", seat),
        gain_or_loss => account(gain_or_loss),
    }
}

/// What gold, cubes and points change hands.
fn account(event: Event) -> Phrase {
    match event {
        Event::GainsGold { seat, gold, spilled, cause } => {
            let key = ["pillars-event-gains-gold", "pillars-event-gains-gold-spilled"];
            spill(from(key[usize::from(spilled > 0)], seat, cause).count("gold", gold, GOLD), spilled)
        }
        Event::GainsGoods { seat, good, cubes, cause } => {
            from("pillars-event-gains-goods", seat, cause).count("cubes", cubes, good.key())
        }
        Event::GainsPoints { seat, points, cause } => {
            from("pillars-event-gains-points", seat, cause).count("points", points, POINTS)
        }
        Event::Pays { seat, gold, unpaid: 0, cause, .. } => {
            from("pillars-event-pays", seat, cause).count("gold", gold, GOLD)
        }
        Event::Pays { seat, gold, unpaid, points, cause } => from("pillars-event-pays-short", seat, cause)
            .count("gold", gold, GOLD)
            .count("unpaid", unpaid, GOLD)
            .count("points", points, POINTS),
        Event::LosesPoints { seat, points, cause } => {
            from("pillars-event-loses-points", seat, cause).count("points", points, POINTS)
        }
        Event::Buys { seat, good, cubes, gold } => Phrase::new("pillars-event-buys")
            .seat("seat", seat)
            .count("cubes", cubes, good.key())
            .count("gold", gold, GOLD),
        Event::Sells { seat, good, cubes, gold, spilled } => {
            let key = ["pillars-event-sells", "pillars-event-sells-spilled"][usize::from(spilled > 0)];
            let phrase = Phrase::new(key).seat("seat", seat).count("cubes", cubes, good.key());
            spill(phrase.count("gold", gold, GOLD), spilled)
        }
        Event::Works { seat, craftsman, uses, spilled, .. } => works(seat, craftsman, uses, spilled),
        Event::Returns { seat, good, cubes } => {
            Phrase::new("pillars-event-returns").seat("seat", seat).count("cubes", cubes, good.key())
        }
        other => unreachable!("{other:?} moves nothing"),
    }
}

fn from(key: &'static str, seat: Seat, cause: Cause) -> Phrase {
    Phrase::new(key).seat("seat", seat).term("cause", cause.key())
}

/// Adds what was lost above the end of the gold track, if anything was.
fn spill(phrase: Phrase, spilled: u8) -> Phrase {
    if spilled > 0 { phrase.count("spilled", spilled, GOLD) } else { phrase }
}

fn works(seat: Seat, craftsman: Craftsman, uses: u8, spilled: u8) -> Phrase {
    let spent = spent(craftsman, uses);
    let key = match (spent.is_empty(), spilled > 0) {
        (false, false) => "pillars-event-works",
        (false, true) => "pillars-event-works-spilled",
        (true, false) => "pillars-event-works-for-nothing",
        (true, true) => "pillars-event-works-for-nothing-spilled",
    };
    let phrase = Phrase::new(key).seat("seat", seat).term("craftsman", craftsman.key()).number("uses", uses);
    let phrase = if spent.is_empty() { phrase } else { phrase.list("spent", spent) };
    spill(phrase.list("gained", gained(craftsman, uses)), spilled)
}

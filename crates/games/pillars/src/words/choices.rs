//! Choices: what an answer does, with its price.

use parlour_core::Phrase;

use super::{GOLD, WORKERS, gained, spent};
use crate::choice::Choice;
use crate::data::{Craftsman, Post, Privilege, ResourceCard};
use crate::state::Pillars;
use crate::step::Question;

/// What a choice does, in words that need no other context.
pub(crate) fn say(game: &Pillars, choice: Choice) -> Phrase {
    match choice {
        Choice::Start(seat) => Phrase::new("pillars-choice-start").seat("seat", seat),
        Choice::Privilege(card) => Phrase::new("pillars-choice-privilege").term("privilege", card.key()),
        Choice::Shiring(who) => Phrase::new("pillars-choice-shiring").term("craftsman", who.key()),
        Choice::LeaveOut(card) => Phrase::new("pillars-choice-leave-out").term("card", card.key()),
        Choice::Event(card) => Phrase::new("pillars-choice-event").term("card", card.key()),
        Choice::Builder(seat) => Phrase::new("pillars-choice-builder").seat("seat", seat),
        Choice::Tax(tax) => Phrase::new("pillars-choice-tax").count("tax", tax, GOLD),
        Choice::Take(card) => take(card),
        Choice::Hire(craftsman) => hire(craftsman),
        Choice::Pass => Phrase::new("pillars-choice-pass"),
        Choice::Dismiss(who) => Phrase::new("pillars-choice-dismiss").term("craftsman", who.key()),
        Choice::Keep => Phrase::new("pillars-choice-keep"),
        Choice::PutBack => Phrase::new("pillars-choice-put-back"),
        Choice::Place(post) => place(game, post),
        Choice::PlaceFree(post) => place_with_remigius(game, post),
        Choice::Wait => Phrase::new("pillars-choice-wait").number("price", game.price),
        Choice::Protect => Phrase::new("pillars-choice-protect"),
        Choice::Cube(good) => Phrase::new("pillars-choice-cube").count("cube", 1, good.key()),
        Choice::Use(card) => Phrase::new("pillars-choice-use").term("privilege", card.key()),
        Choice::Save(card) => Phrase::new("pillars-choice-save").term("privilege", card.key()),
        Choice::Buy(good, n) => Phrase::new("pillars-choice-buy").count("cubes", n, good.key()).count(
            "gold",
            good.price().saturating_mul(n),
            GOLD,
        ),
        Choice::Sell(good, n) => Phrase::new("pillars-choice-sell").count("cubes", n, good.key()).count(
            "gold",
            good.price().saturating_mul(n),
            GOLD,
        ),
        Choice::Withdraw => Phrase::new("pillars-choice-withdraw"),
        Choice::Bless(who) => Phrase::new("pillars-choice-bless").term("craftsman", who.key()),
        Choice::BlessNone => Phrase::new("pillars-choice-bless-none"),
        Choice::Work(craftsman, uses) => work(craftsman, uses),
        Choice::Finish => Phrase::new("pillars-choice-finish"),
        Choice::Return(good, n) => Phrase::new("pillars-choice-return").count("cubes", n, good.key()),
    }
}

fn take(card: ResourceCard) -> Phrase {
    Phrase::new("pillars-choice-take")
        .term("card", card.key())
        .count("workers", card.workers(), WORKERS)
        .count("cubes", card.cubes(), card.good().key())
}

fn hire(craftsman: Craftsman) -> Phrase {
    Phrase::new("pillars-choice-hire").term("craftsman", craftsman.key()).count(
        "price",
        craftsman.card().cost,
        GOLD,
    )
}

/// A post, and the card above it where there is one.
fn place(game: &Pillars, post: Post) -> Phrase {
    let price = if matches!(game.question(), Some((_, Question::PlaceWaiting(_)))) { 0 } else { game.price };
    match card_above(game, post) {
        Some(card) => Phrase::new("pillars-choice-place-card")
            .term("post", post.key())
            .term("card", card)
            .count("price", price, GOLD),
        None => Phrase::new("pillars-choice-place").term("post", post.key()).count("price", price, GOLD),
    }
}

fn place_with_remigius(game: &Pillars, post: Post) -> Phrase {
    match card_above(game, post) {
        Some(card) => {
            Phrase::new("pillars-choice-place-card-remigius").term("post", post.key()).term("card", card)
        }
        None => Phrase::new("pillars-choice-place-remigius").term("post", post.key()),
    }
}

/// The key of the privilege or craftsman above a post.
fn card_above(game: &Pillars, post: Post) -> Option<&'static str> {
    let privilege = |space: usize| game.kingsbridge[space].map(Privilege::key);
    let craftsman = |space: usize| game.shiring[space].map(Craftsman::key);
    match post {
        Post::Kingsbridge1 => privilege(0),
        Post::Kingsbridge2 => privilege(1),
        Post::Shiring1 => craftsman(0),
        Post::Shiring2 => craftsman(1),
        _ => None,
    }
}

/// What a craftsman spends and brings; some spend nothing.
fn work(craftsman: Craftsman, uses: u8) -> Phrase {
    let spent = spent(craftsman, uses);
    let key = if spent.is_empty() { "pillars-choice-work-for-nothing" } else { "pillars-choice-work" };
    let phrase = Phrase::new(key).term("craftsman", craftsman.key()).number("uses", uses);
    let phrase = if spent.is_empty() { phrase } else { phrase.list("spent", spent) };
    phrase.list("gained", gained(craftsman, uses))
}

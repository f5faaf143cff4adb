//! Trades with other players: the Stables (ABB-16.20, ABB-25).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, help, not_asked, trade, unless};
use crate::choice::Choice;
use crate::data::{Building, Good, Site};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, Talk, TradeOffer};
use crate::step::Phase;
use crate::step::{StablesAnswer, StablesGive, StablesGiven, StablesWant};

/// Most tokens wanted in one trade with a player, and most above the least price (ABB-25, S2 and S4).
const LARGEST_LOT: u8 = 12;

/// All that must hold to offer a trade (S1).
pub(crate) const MAY_OFFER: &[Rule<(Seat, Good)>] = &[
    partner_is_another_player,
    phase_knows_stables,
    roads_lead_to_the_partner,
    stables_are_active,
    stables_are_left,
    partner_has_it,
    owner_can_match_one,
];
fn partner_is_another_player(game: &Abbey, seat: Seat, (partner, _): (Seat, Good)) -> Verdict {
    let other = partner != seat && partner.index() < usize::from(game.players);
    unless(!other, Refusal::NotAnotherPlayer)
}

/// In an own turn of the phases 3, 4, 5 and 7 (ABB-16.20).
fn phase_knows_stables(game: &Abbey, _: Seat, _: (Seat, Good)) -> Verdict {
    let open = matches!(game.phase, Phase::Abbey | Phase::Market | Phase::Resources | Phase::Construction);
    unless(!open, Refusal::NotInThisPhase { rule: "ABB-16.20" })
}

fn roads_lead_to_the_partner(game: &Abbey, seat: Seat, (_, good): (Seat, Good)) -> Verdict {
    trade::roads_are_open(game, seat, good)
}

fn stables_are_active(game: &Abbey, seat: Seat, _: (Seat, Good)) -> Verdict {
    let site = Site::Building(Building::Stables);
    unless(game[seat].active(Building::Stables) == 0, Refusal::NotActive { site })
}

/// A trade for each Stables, and two more offers than that (ABB-16.20, ABB-25.4).
fn stables_are_left(game: &Abbey, seat: Seat, _: (Seat, Good)) -> Verdict {
    let stables = game[seat].active(Building::Stables);
    let uses = game[seat].uses;
    unless(uses.stables >= stables, Refusal::UsedUp { site: Building::Stables.into() })?;
    unless(uses.stables_offers >= stables + 2, Refusal::NoOffersLeft { most: stables + 2 })
}

fn partner_has_it(game: &Abbey, _: Seat, (partner, want): (Seat, Good)) -> Verdict {
    unless(game[partner].has(want) == 0, Refusal::PartnerLacks { good: want })
}

/// Both sides could carry the offer out at once (ABB-25.2).
fn owner_can_match_one(game: &Abbey, seat: Seat, (_, want): (Seat, Good)) -> Verdict {
    unless(!can_match(game, seat, want, 1), Refusal::CannotMatch)
}

/// Has the player enough of some other kind?
fn can_match(game: &Abbey, seat: Seat, want: Good, n: u16) -> bool {
    let lot = n.saturating_mul(want.value());
    Good::ALL.iter().any(|give| *give != want && game[seat].has(*give) * give.value() >= lot)
}

/// The offer on the table; nobody is asked about one when there is none.
fn offer(game: &Abbey) -> TradeOffer {
    game.talk.trade().expect("a trade is talked about")
}

/// The owner of the Stables starts to put an offer together (S1).
pub(crate) fn begin_offer(game: &mut Abbey, owner: Seat, partner: Seat, want: Good) {
    game[owner].uses.stables_offers += 1;
    game.talk = Talk::Trade(TradeOffer { owner, partner, want, wanted: 0, give: want, given: 0 });
    game.ask(owner, StablesWant);
}

impl Ask<Abbey> for StablesWant {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let TradeOffer { partner, want, .. } = offer(game);
        Phrase::new("abbey-prompt-stables-want")
            .seat("seat", partner)
            .term("want", want.key())
            .asked_by("ABB-16.20")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=LARGEST_LOT).map(Choice::Want));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Want(wanted) => hearing.under(MAY_WANT_AMOUNT, wanted, |game, _| {
                game.talk = Talk::Trade(TradeOffer { wanted, ..offer(game) });
                game.ask(seat, StablesGive);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the amount wanted (S2).
const MAY_WANT_AMOUNT: &[Rule<u8>] = &[partner_has_so_many, owner_can_match];

fn partner_has_so_many(game: &Abbey, _: Seat, n: u8) -> Verdict {
    let offer = offer(game);
    let most = game[offer.partner].has(offer.want).min(LARGEST_LOT.into());
    unless(n == 0 || u16::from(n) > most, Refusal::PartnerLacks { good: offer.want })
}

fn owner_can_match(game: &Abbey, seat: Seat, n: u8) -> Verdict {
    let offer = offer(game);
    unless(!can_match(game, seat, offer.want, n.into()), Refusal::CannotMatch)
}

impl Ask<Abbey> for StablesGive {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let TradeOffer { partner, want, wanted, .. } = offer(game);
        Phrase::new("abbey-prompt-stables-give")
            .seat("seat", partner)
            .count("want", wanted, want.key())
            .asked_by("ABB-16.20")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        let want = offer(game).want;
        out.extend(Good::ALL.iter().copied().filter(|give| *give != want).map(Choice::For));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::For(give) => hearing.under(MAY_OFFER_KIND, give, |game, _| {
                game.talk = Talk::Trade(TradeOffer { give, ..offer(game) });
                game.ask(seat, StablesGiven);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the kind given (S3).
const MAY_OFFER_KIND: &[Rule<Good>] = &[kind_is_another, kind_is_worth_the_lot];

fn kind_is_another(game: &Abbey, _: Seat, give: Good) -> Verdict {
    unless(offer(game).want == give, Refusal::SameKind)
}

fn kind_is_worth_the_lot(game: &Abbey, seat: Seat, give: Good) -> Verdict {
    let offer = offer(game);
    unless(game[seat].has(give) * give.value() < lot_value(offer), Refusal::CannotMatch)
}

fn lot_value(offer: TradeOffer) -> u16 {
    u16::from(offer.wanted) * offer.want.value()
}

impl Ask<Abbey> for StablesGiven {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let TradeOffer { partner, want, wanted, give, .. } = offer(game);
        Phrase::new("abbey-prompt-stables-given")
            .seat("seat", partner)
            .count("want", wanted, want.key())
            .term("give", give.key())
            .asked_by("ABB-16.20")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        let least = least_given(offer(game));
        out.extend((least..least + u16::from(LARGEST_LOT)).map(Choice::Give));
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Give(n) => hearing.under(MAY_OFFER_AMOUNT, n, |game, log| propose(game, n as u8, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the amount given (S4).
const MAY_OFFER_AMOUNT: &[Rule<u16>] = &[lot_is_in_stock, lot_is_worth_it, lot_is_not_too_large];

fn lot_is_in_stock(game: &Abbey, seat: Seat, n: u16) -> Verdict {
    let TradeOffer { give, .. } = offer(game);
    let have = game[seat].has(give);
    unless(n > have, Refusal::TooPoor { good: give, price: n, have, rule: "ABB-16.20" })
}

/// The owner of the Stables receives at most the value he gives (ABB-16.20).
fn lot_is_worth_it(game: &Abbey, _: Seat, n: u16) -> Verdict {
    let offer = offer(game);
    unless(n < least_given(offer), Refusal::GivesTooLittle)
}

/// At most eleven more than the least (S4).
fn lot_is_not_too_large(game: &Abbey, _: Seat, n: u16) -> Verdict {
    let offer = offer(game);
    unless(n >= least_given(offer) + u16::from(LARGEST_LOT), Refusal::GivesTooMuch)
}

fn least_given(offer: TradeOffer) -> u16 {
    lot_value(offer).div_ceil(offer.give.value())
}

fn propose(game: &mut Abbey, given: u8, log: &mut impl Log<Event>) {
    let offer = TradeOffer { given, ..offer(game) };
    let TradeOffer { owner, partner, want, wanted, give, .. } = offer;
    game.talk = Talk::Trade(offer);
    log.note(Event::TradeOffered { owner, partner, give, given, want, wanted });
    help::hand_over(game, owner, partner, StablesAnswer);
}

impl Ask<Abbey> for StablesAnswer {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let TradeOffer { owner, want, wanted, give, given, .. } = offer(game);
        Phrase::new("abbey-prompt-stables-answer")
            .seat("seat", owner)
            .count("want", wanted, want.key())
            .count("give", given, give.key())
            .asked_by("ABB-16.20")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Accept, Choice::Refuse]);
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Accept => hearing.freely(|game, log| conclude(game, true, log)),
            Choice::Refuse => hearing.freely(|game, log| conclude(game, false, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The whole lots change hands, or not (ABB-16.20).
fn conclude(game: &mut Abbey, accepted: bool, log: &mut impl Log<Event>) {
    let TradeOffer { owner, partner, want, wanted, give, given } = offer(game);
    if accepted {
        log.note(Event::TradeAgreed { owner, partner, give, given, want, wanted });
        game[owner].uses.stables += 1;
        game[owner].spend(give, given.into());
        game[partner].gain(give, given.into());
        game[partner].spend(want, wanted.into());
        game[owner].gain(want, wanted.into());
    } else {
        log.note(Event::TradeRefused { partner });
    }
    game.talk = Talk::Silence;
    help::go_on(game, owner);
}

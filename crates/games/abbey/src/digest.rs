//! The facts of a position, fed to a fingerprint one by one; their order may never change. Everything is taken apart by
//! name: a field that is forgotten does not compile.

use parlour_core::digest::Missing;
use parlour_core::{Digest, Fact, Seat, facts};

use crate::choice::Action;
use crate::data::{Site, Stand};
use crate::state::{
    Abbey, Auction, Devotion, Elias, EventDeck, HelpOffer, Lodged, Met, Player, Plot, Quest, Raider,
    Rerolled, Taker, Talk, TradeOffer, Uses, Variant, Visit,
};

impl Fact for Abbey {
    fn feed(&self, digest: &mut Digest) {
        // The revision of the rules is told by the journal itself.
        let Self {
            players,
            rules: _,
            variant,
            round,
            phase,
            first,
            agenda,
            seats,
            event,
            events,
            raid,
            darkness,
            market,
            piles,
            cards,
            discards,
            starts,
            crusades,
            tokens,
            initiative,
            saints,
            auction,
            talk,
            elias,
        } = self;
        digest.fact(players).fact(round).fact(phase).fact(first).fact(variant).fact(agenda);
        seats[..usize::from(*players)].iter().for_each(|player| player.feed(digest));
        digest.fact(event).fact(events).fact(darkness).fact(market).fact(piles);
        digest.bytes(cards.counts()).fact(discards).fact(starts);
        digest.bytes(crusades.counts()).bytes(tokens.counts()).bytes(saints.counts());
        digest.fact(initiative).fact(auction);
        raid.iter().for_each(|row| row.feed(digest));
        digest.fact(talk).fact(elias);
    }
}

impl Fact for Variant {
    fn feed(&self, digest: &mut Digest) {
        let Self { quick, easy_start, dark_start, auction, relics, saints, preset, removed, chosen } = self;
        digest.fact(quick).fact(easy_start).fact(dark_start).fact(auction).fact(relics).fact(saints);
        digest.fact(preset).fact(removed).since("removal-chosen", u8::from(*chosen));
    }
}

facts!(EventDeck { left, bottom, seen });
facts!(Auction { bid, leader, out });
facts!(Elias { pool, peasants, first, bonus });
facts!(Raider { value, met });

impl Fact for Met {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Open => digest.text("open"),
            Self::Die(seat) => digest.text("die").fact(seat),
            Self::Echo(seat) => digest.text("echo").fact(seat),
            Self::Peasant(seat) => digest.text("peasant").fact(seat),
            Self::Breach(seat) => digest.text("breach").fact(seat),
            Self::EliasDie => digest.text("elias-die"),
            Self::EliasPeasant => digest.text("elias-peasant"),
            Self::EliasBreach => digest.text("elias-breach"),
        };
    }
}

/// Elias is 254.
impl Fact for Taker {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Seat(seat) => digest.fact(seat),
            Self::Elias => digest.byte(u8::MAX - 1),
        };
    }
}

/// Nobody is 255.
impl Missing for Taker {
    fn feed_none(digest: &mut Digest) {
        Seat::feed_none(digest);
    }
}

impl Fact for Talk {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Silence => {}
            Self::Help(offer) => offer.feed(digest.text("help")),
            Self::Trade(offer) => offer.feed(digest.text("trade")),
        }
    }
}

impl Fact for HelpOffer {
    fn feed(&self, digest: &mut Digest) {
        let Self { owner, helper, card, dice, prestige, part, counter } = self;
        digest.fact(owner).fact(helper).fact(card).fact(dice).fact(prestige).fact(part);
        if let Some((prestige, part)) = counter {
            digest.fact(prestige).fact(part);
        }
    }
}

facts!(TradeOffer { owner, partner, want, wanted, give, given });

impl Fact for Player {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            prestige,
            stock,
            tools,
            wagons,
            tokens,
            monks,
            resting,
            pool,
            board,
            defense_echo,
            defense_double,
            lodged,
            visits,
            saint_dice,
            pews,
            baptistery,
            reserve,
            discarded,
            plots,
            hand,
            altar,
            walls,
            remodelled,
            sheep,
            cows,
            farm_since,
            clergy,
            blessing,
            quests,
            relics,
            saint,
            devotion,
            uses,
            agenda,
        } = self;
        digest.number(*prestige).fact(stock).fact(tools).fact(wagons).byte(tokens.bits());
        digest.fact(monks).fact(resting).fact(pool).fact(board).fact(defense_echo).fact(defense_double);
        if let Some(lodged) = lodged {
            lodged.feed(digest);
        }
        digest.fact(visits).fact(saint_dice);
        digest.fact(pews).fact(baptistery).fact(reserve).fact(discarded).fact(plots).fact(hand);
        digest.fact(altar).fact(walls).fact(remodelled).fact(sheep).fact(cows).fact(farm_since);
        digest.fact(clergy).fact(blessing);
        quests.iter().for_each(|quest| quest.feed(digest));
        digest.byte(relics.bits()).fact(saint).fact(devotion).fact(uses).fact(agenda);
    }
}

facts!(Lodged { echo, action });
facts!(Visit { done, main, bonus });
facts!(Quest {
    card,
    value,
    crusader,
    own,
    echoes,
    ally,
    allied,
    ally_echoes,
    elias,
    eased,
    prestige,
    part,
    asked
});

impl Fact for Plot {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(self.bits());
    }
}

impl Fact for Devotion {
    fn feed(&self, digest: &mut Digest) {
        digest.byte(*self as u8);
    }
}

impl Fact for Uses {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            preach,
            clergy,
            library,
            forge,
            echo,
            double,
            den,
            bath,
            bell,
            rerolled,
            quarters,
            support,
            stables,
            stables_offers,
            help_offers,
            trades,
            tools,
            bought,
            passed,
            doubled,
        } = self;
        digest.fact(preach).fact(clergy).fact(library);
        digest.fact(forge).fact(echo).fact(double).fact(quarters).fact(support);
        digest.fact(den).fact(bath).fact(bell);
        if let Some(rerolled) = rerolled {
            rerolled.feed(digest);
        }
        digest.fact(stables).fact(stables_offers).fact(help_offers).fact(trades).fact(tools);
        digest.fact(bought).fact(passed).fact(doubled);
    }
}

impl Fact for Rerolled {
    fn feed(&self, digest: &mut Digest) {
        let Self { face, place } = self;
        digest.fact(face).fact(&place.is_some()).fact(&place.unwrap_or_default());
    }
}

impl Fact for Action {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Preach => digest.text("preach"),
            Self::Clergy => digest.text("clergy"),
            Self::Defend => digest.text("defend"),
            Self::March(card) => digest.text("march").fact(card),
        };
    }
}

impl Fact for Site {
    fn feed(&self, digest: &mut Digest) {
        digest.text(self.name());
    }
}

facts!(Stand { site, copy });

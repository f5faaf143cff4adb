//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::digest::Missing;
use parlour_core::{Digest, Fact, Seat, facts};

use crate::data::EventCard;
use crate::state::{Hire, Lot, Pillars, Player};

facts!(Player {
    gold,
    earned,
    lost,
    goods,
    craftsmen,
    privileges,
    workers,
    lent,
    black_worker,
    bought,
    worked,
    blessed,
});
facts!(Hire { craftsman, taker });

impl Missing for Hire {
    fn feed_none(digest: &mut Digest) {
        digest.text("").fact(&None::<Seat>);
    }
}

impl Fact for Lot {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Out => digest.text("out"),
            Self::Open => digest.text("open"),
            Self::Taken(seat) => digest.text("taken").fact(seat),
        };
    }
}

impl Fact for Pillars {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            players,
            round,
            stage,
            agenda,
            start,
            seats,
            privileges,
            events,
            kingsbridge,
            shiring,
            hires,
            resources,
            passed,
            bag,
            price,
            redrawn,
            parked,
            aside,
            spaces,
            walled,
            event,
            protected,
            tax,
            court_metal,
            stock,
        } = self;
        digest.fact(players).fact(round).fact(start).fact(stage).fact(agenda);
        seats.iter().take(usize::from(*players)).for_each(|player| player.feed(digest));
        let peek = events.peek();
        let peeked = peek.map(|peek| EventCard::ALL[usize::from(peek.kind)]);
        digest.fact(privileges.segments()).fact(events.segments());
        digest.fact(&peeked).byte(peek.map_or(0, |peek| peek.known_to.bits()));
        digest.fact(kingsbridge).fact(shiring).fact(hires).fact(resources).fact(passed);
        digest.fact(bag.counts()).fact(price).fact(redrawn).fact(parked).fact(spaces);
        digest.fact(aside).fact(walled).fact(event).fact(protected).fact(tax).fact(court_metal).fact(stock);
    }
}

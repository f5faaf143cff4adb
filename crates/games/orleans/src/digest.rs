//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::{Digest, Fact, Seat};

use crate::data::{Crowd, Follower};
use crate::state::{Cursor, Home, Muster, Orleans, Out, Plan, Player, Slot};

impl Fact for Orleans {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            players,
            round,
            stage,
            ordered,
            exclusion,
            first,
            next,
            passed,
            pending,
            event,
            hourglass,
            unlaid,
            bank,
            technology,
            supply,
            stock,
            cargo,
            tiles,
            citizens,
            deeds,
            posts,
            out,
            seats,
            agenda,
        } = self;
        digest.number(*players).number(*round).text(stage.name());
        digest.number(*ordered).number(*exclusion);
        digest.text(first.name()).text(next.name()).fact(passed).fact(pending);
        digest.text(event.map_or("-", |event| event.name()));
        digest.bytes(hourglass.counts()).number(hourglass.left());
        digest.bytes(unlaid.counts()).number(unlaid.left());
        digest.number(*bank).number(*technology).bytes(supply).bytes(stock);
        for good in cargo.iter().flatten() {
            digest.text(good.map_or("-", |good| good.name()));
        }
        digest.fact(tiles);
        for owner in citizens {
            digest.text(owner.map_or("-", Seat::name));
        }
        digest.fact(deeds).fact(posts).fact(out);
        seats.iter().take(usize::from(*players)).for_each(|player| player.feed(digest));
        digest.fact(agenda);
    }
}

impl Fact for Out {
    fn feed(&self, digest: &mut Digest) {
        let Self { followers, goods, technology } = self;
        digest.bytes(followers).bytes(goods).number(*technology);
    }
}

impl Fact for Home {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Stack => digest.text("stack"),
            Self::With(seat) => digest.text(seat.name()),
            Self::Excluded => digest.text("excluded"),
            Self::Lost => digest.text("lost"),
        };
    }
}

impl Fact for Player {
    fn feed(&self, digest: &mut Digest) {
        let Self {
            coins,
            bag,
            market,
            tower,
            hand,
            slots,
            tracks,
            development,
            merchant,
            reserve,
            goods,
            unplaced,
            pioneer,
            muster,
            plan,
        } = self;
        digest.number(*coins).bytes(tracks).number(*development);
        digest.text(merchant.name()).number(*reserve).bytes(goods);
        digest.number(*unplaced).number(*pioneer);
        digest.bytes(bag.counts()).number(bag.left());
        digest.fact(market).fact(tower).fact(hand).fact(slots).fact(muster).fact(plan);
    }
}

impl Fact for Muster {
    fn feed(&self, digest: &mut Digest) {
        let Self { retrieved, from, draws } = self;
        digest.number(*retrieved).number(*from).number(*draws);
    }
}

impl Fact for Plan {
    fn feed(&self, digest: &mut Digest) {
        let Self { cursor, from, fresh, from_tower, first } = self;
        digest.number(*from).bytes(&fresh.to_le_bytes()).bytes(&from_tower.to_le_bytes());
        digest.number(first.map_or(-1, |space| space.index() as i64));
        match cursor {
            Cursor::Done => digest.text("done"),
            Cursor::Technology => digest.text("technology"),
            Cursor::Follower(follower, store) => digest.text(follower.name()).number(*store as u8),
        };
    }
}

impl Fact for Crowd {
    fn feed(&self, digest: &mut Digest) {
        for follower in Follower::ALL {
            digest.number(self.count(*follower));
        }
    }
}

impl Fact for Slot {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Empty => digest.byte(0),
            Self::Technology => digest.byte(1),
            Self::Held(follower) => digest.byte(2 + *follower as u8),
        };
    }
}

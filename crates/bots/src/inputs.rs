//! What a net reads of a position: sparse numbers with names.
//!
//! Every game has the features of its judge at several scales, the time, and the features of the best of the
//! others. A game adds what is its own ([`Own`]): which cards lie where, what can be paid for.

use parlour_core::{Decision, Game, Seat};

use crate::judge::{Features, MOST_FEATURES, Topic};
use crate::net::Sparse;

/// The features of one seat.
pub(crate) type Read = [f32; MOST_FEATURES];

/// Inputs only one game has.
pub struct Own<G> {
    /// What they are called, in their order.
    pub names: fn() -> Vec<String>,
    /// Puts those that are not nought for a seat.
    pub read: fn(&G, Seat, &mut Wires<'_>),
}

impl<G> Clone for Own<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Own<G> {}

/// Where inputs are put.
pub struct Wires<'a> {
    start: usize,
    out: &'a mut Sparse,
}

impl Wires<'_> {
    /// So much of the input at this place; nought need not be put.
    pub fn put(&mut self, place: usize, amount: f32) {
        if amount != 0.0 {
            self.out.push(((self.start + place) as u16, amount));
        }
    }

    /// One of the input at this place, if so.
    pub fn flag(&mut self, place: usize, on: bool) {
        if on {
            self.put(place, 1.0);
        }
    }

    /// A count at three places: is there any, how many up to four, how many.
    pub fn count(&mut self, place: usize, n: f32) {
        self.put(place, n.clamp(-1.0, 1.0));
        self.put(place + 1, n.clamp(-4.0, 4.0) / 4.0);
        self.put(place + 2, n / 10.0);
    }
}

/// Marks in the course of a game; between two of them both count.
const MARKS: usize = 12;
/// Inputs for each feature: at three scales, and by how much of the game is over.
const SCALES: usize = 4;

/// Where the parts begin.
#[derive(Copy, Clone)]
struct Places {
    rival: usize,
    time: usize,
    asked: usize,
    chance: usize,
    players: usize,
    ahead: usize,
    own: usize,
}

impl Places {
    const fn of(features: usize) -> Self {
        let rival = SCALES * features;
        let time = rival + features;
        let asked = time + MARKS;
        let chance = asked + 1;
        let players = chance + 1;
        let ahead = players + Seat::MOST;
        Self { rival, time, asked, chance, players, ahead, own: ahead + 1 }
    }
}

/// The names of all inputs of a game, in their order.
pub(crate) fn names<G: Game>(features: &Features<G>) -> Vec<String> {
    let scales = ["to one", "to four", "", "by progress"];
    let of_key = |key: &&'static str| scales.map(|scale| format!("{key} {scale}"));
    let mut names: Vec<String> = features.keys.iter().flat_map(of_key).collect();
    names.extend(features.keys.iter().map(|key| format!("rival {key}")));
    names.extend((0..MARKS).map(|mark| format!("time {mark}")));
    names.extend(["asked".to_owned(), "chance".to_owned()]);
    names.extend((0..Seat::MOST).map(|seats| format!("players {}", seats + 1)));
    names.push("ahead".to_owned());
    if let Some(own) = features.own {
        names.extend((own.names)());
    }
    names
}

/// A fingerprint of the names: a net is only good for the inputs it was made for.
pub(crate) fn fingerprint(names: &[String]) -> u64 {
    // Fowler, Noll and Vo, with a mark between names.
    let bytes = names.iter().flat_map(|name| name.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What is read of a position once, for all seats.
pub(crate) struct Reading<'a, G: Game> {
    game: &'a G,
    features: &'a Features<G>,
    pub(crate) progress: f32,
    pub(crate) seats: [Read; Seat::MOST],
    /// What the linear judge says.
    pub(crate) bases: [f32; Seat::MOST],
}

impl<'a, G: Game> Reading<'a, G> {
    pub(crate) fn of(game: &'a G, features: &'a Features<G>, base: impl Fn(&Read, f32) -> f32) -> Self {
        let progress = (features.progress)(game);
        let mut seats = [[0.0; MOST_FEATURES]; Seat::MOST];
        let mut bases = [0.0; Seat::MOST];
        for seat in Seat::all(game.players()) {
            let read = &mut seats[seat.index()];
            (features.read)(game, seat, read);
            bases[seat.index()] = base(read, progress);
        }
        Self { game, features, progress, seats, bases }
    }

    /// What the linear judge says of the points of a seat, or of its lead.
    pub(crate) fn base(&self, seat: Seat, topic: Topic) -> f32 {
        let own = self.bases[seat.index()];
        match topic {
            Topic::Points => own,
            Topic::Duel => own - self.bases[1 - seat.index()],
        }
    }

    /// The inputs of a seat.
    pub(crate) fn inputs(&self, seat: Seat, out: &mut Sparse) {
        out.clear();
        let keys = self.features.keys.len();
        let places = Places::of(keys);
        let mut wires = Wires { start: 0, out };
        // Points are many, other things few.
        let large = 0.1 / self.features.margin;
        for (place, read) in self.seats[seat.index()][..keys].iter().enumerate().filter(|(_, n)| **n != 0.0) {
            let plain = if place == 0 { read * large } else { read * 0.1 };
            let start = SCALES * place;
            wires.put(start, read.clamp(-1.0, 1.0));
            wires.put(start + 1, read.clamp(-4.0, 4.0) * 0.25);
            wires.put(start + 2, plain);
            wires.put(start + 3, plain * self.progress);
        }
        let others = Seat::all(self.game.players()).filter(|other| *other != seat);
        let base = |seat: &Seat| self.bases[seat.index()];
        if let Some(rival) =
            others.reduce(|best, other| if base(&other) > base(&best) { other } else { best })
        {
            for (place, read) in self.seats[rival.index()][..keys].iter().enumerate() {
                wires.put(places.rival + place, if place == 0 { read * large } else { read * 0.1 });
            }
            wires.put(places.ahead, (base(&seat) - base(&rival)) * large);
        }
        self.put_time(&mut wires, places, seat);
        if let Some(own) = self.features.own {
            wires.start = places.own;
            (own.read)(self.game, seat, &mut wires);
        }
    }

    fn put_time(&self, wires: &mut Wires<'_>, places: Places, seat: Seat) {
        let time = self.progress.clamp(0.0, 1.0) * (MARKS - 1) as f32;
        let mark = (time as usize).min(MARKS - 2);
        let beyond = time - mark as f32;
        wires.put(places.time + mark, 1.0 - beyond);
        wires.put(places.time + mark + 1, beyond);
        match self.game.decision() {
            Decision::Ask(seats) => wires.flag(places.asked, seats.has(seat)),
            Decision::Draw => wires.flag(places.chance, true),
            Decision::Over => {}
        }
        wires.flag(places.players + usize::from(self.game.players()) - 1, true);
    }
}

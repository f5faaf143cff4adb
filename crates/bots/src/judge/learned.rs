//! What was learned of a game: nets, what each of them speaks of, and for how many players.

use std::sync::Arc;

use parlour_core::Seat;

use crate::net::{FileError, Net};

/// What a net speaks of, beyond what the linear judge says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The points of a seat.
    Points,
    /// By how many points one of two is ahead. Where players decide how long a game lasts, its points say more about
    /// that than about who plays well.
    Duel,
}

impl Topic {
    /// What is to be learned in games of so many players, none of another number.
    pub(crate) fn of(mut counts: impl Iterator<Item = u8>) -> Self {
        if counts.all(|players| players == 2) { Self::Duel } else { Self::Points }
    }

    /// What a file says of itself: a net is only good for the inputs and the topic it was made for.
    pub(crate) fn fingerprint(self, inputs: u64) -> u64 {
        match self {
            Self::Points => inputs,
            Self::Duel => !inputs,
        }
    }

    /// Reads the file of a net and tells its topic.
    pub(crate) fn read(file: &[u8], inputs: u64) -> Result<(Self, Net), FileError> {
        let read = |topic: Self| Net::from_bytes(file, topic.fingerprint(inputs)).map(|net| (topic, net));
        read(Self::Points).or_else(|_| read(Self::Duel))
    }
}

/// A net as it is checked in.
#[derive(Copy, Clone, Debug)]
pub struct Learned {
    /// The fewest and the most players it was made for: with more or fewer a game may be another one.
    pub players: (u8, u8),
    /// Its file.
    pub file: &'static [u8],
}

impl Learned {
    /// For those who play alone.
    pub(crate) const fn alone(file: &'static [u8]) -> Self {
        Self::several(1, 1, file)
    }

    /// For at least and at most so many players.
    pub(crate) const fn several(fewest: u8, most: u8, file: &'static [u8]) -> Self {
        Self { players: (fewest, most), file }
    }
}

/// Nets by the number of players, and how much of them counts.
#[derive(Clone, Default)]
pub(super) struct Nets {
    by_count: [Option<(Topic, Arc<Net>)>; Seat::MOST],
    pub(super) share: f32,
}

impl Nets {
    /// So much of the nets counts, once there are any.
    pub(super) fn with_share(share: f32) -> Self {
        Self { share, ..Self::default() }
    }

    pub(super) fn put(&mut self, (fewest, most): (u8, u8), (topic, net): &(Topic, Arc<Net>)) {
        // Nobody is ahead of nobody, or of two.
        let (fewest, most) = if *topic == Topic::Duel { (2, 2) } else { (fewest, most) };
        self.by_count[usize::from(fewest) - 1..usize::from(most)].fill(Some((*topic, Arc::clone(net))));
    }

    pub(super) fn of_count(&self, players: u8) -> Option<(Topic, &Net)> {
        self.by_count[usize::from(players) - 1].as_ref().map(|(topic, net)| (*topic, &**net))
    }
}

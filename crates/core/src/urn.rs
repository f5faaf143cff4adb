//! Bags and decks whose order does not exist before it is drawn.
//!
//! Drawing late is equal in distribution to shuffling first as long as nobody knows an order.
//! What nobody knows is therefore not in the state, so nobody can peek and a search has nothing
//! to reshuffle. The exceptions, known ends and peeks, are visible fields.

use crate::chance::Rng;
use crate::row::Row;
use crate::seat::{Eyes, Seat, SeatSet};

/// A bag: so many of each kind, and how many may still be drawn.
///
/// A quota below the content means that the rest was put back into the box unseen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Urn<const K: usize> {
    counts: [u8; K],
    quota: u8,
}

impl<const K: usize> Default for Urn<K> {
    fn default() -> Self {
        Self { counts: [0; K], quota: 0 }
    }
}

impl<const K: usize> Urn<K> {
    /// A bag with this content, all of which may be drawn.
    pub fn new(counts: [u8; K]) -> Self {
        Self { counts, quota: counts.iter().sum() }
    }

    /// The same content, of which only `quota` will ever be drawn.
    pub fn with_quota(self, quota: u8) -> Self {
        debug_assert!(quota <= self.content(), "a quota within the content");
        Self { quota, ..self }
    }

    /// How many of `kind` are inside; also the odds of drawing it.
    pub const fn count(&self, kind: usize) -> u8 {
        if self.quota == 0 { 0 } else { self.counts[kind] }
    }

    /// How many may still be drawn.
    pub const fn left(&self) -> u8 {
        self.quota
    }

    /// Nothing left to draw?
    pub const fn is_empty(&self) -> bool {
        self.quota == 0
    }

    /// How many are inside, those never to be drawn included.
    pub fn content(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// The kinds that can come next, in order.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        (0..K).filter(|kind| self.count(*kind) > 0)
    }

    /// Takes one of `kind` out.
    ///
    /// # Panics
    /// When there is none: a draw is checked before it is applied.
    pub fn take(&mut self, kind: usize) {
        assert!(self.count(kind) > 0, "a kind that can be drawn");
        self.counts[kind] -= 1;
        self.quota -= 1;
    }

    /// Puts one of `kind` in.
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.quota += 1;
    }

    /// The content, kind by kind.
    pub const fn counts(&self) -> &[u8; K] {
        &self.counts
    }
}

/// A card whose place is known to some seats before it is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Peek {
    /// The kind of the card.
    pub kind: u8,
    /// The segment it came from; one past the last for the open cards at the bottom.
    segment: u8,
    /// Who knows.
    pub known_to: SeatSet,
}

impl Peek {
    /// The kind, for eyes that may know it.
    pub fn seen_by(self, eyes: Eyes) -> Option<u8> {
        let knows = match eyes {
            Eyes::All => true,
            Eyes::Seat(seat) => self.known_to.has(seat),
            Eyes::Spectator => false,
        };
        knows.then_some(self.kind)
    }
}

/// A deck of segments drawn one after another, each an urn with its own quota; the card on top
/// may have been looked at, and cards put below lie there in a known order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck<const K: usize, const S: usize, const B: usize = 0> {
    segments: [Urn<K>; S],
    peek: Option<Peek>,
    bottom: Row<u8, B>,
}

impl<const K: usize, const S: usize, const B: usize> Deck<K, S, B> {
    /// A deck made of these segments, the first on top.
    pub fn new(segments: [Urn<K>; S]) -> Self {
        Self { segments, peek: None, bottom: Row::new() }
    }

    /// The number of the segment the next card comes from; `S` stands for the bottom.
    fn current(&self) -> usize {
        self.segments.iter().position(|urn| !urn.is_empty()).unwrap_or(S)
    }

    /// How many cards are still to come.
    pub fn left(&self) -> u8 {
        let segments: u8 = self.segments.iter().map(Urn::left).sum();
        segments + u8::from(self.peek.is_some()) + self.bottom.len() as u8
    }

    /// Nothing left to draw?
    pub fn is_empty(&self) -> bool {
        self.left() == 0
    }

    /// The odds of `kind` coming next: nought if it cannot.
    pub fn weight(&self, kind: usize) -> u32 {
        match (self.peek, self.segments.get(self.current())) {
            (Some(peek), _) => u32::from(usize::from(peek.kind) == kind),
            (None, Some(urn)) => u32::from(urn.count(kind)),
            (None, None) => u32::from(self.bottom.first() == Some(&(kind as u8))),
        }
    }

    /// The kinds that can come next, in order.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + '_ {
        (0..K).filter(|kind| self.weight(*kind) > 0)
    }

    /// Takes the next card, which is of this kind.
    ///
    /// # Panics
    /// When it cannot be: a draw is checked before it is applied.
    pub fn take(&mut self, kind: usize) {
        assert!(self.weight(kind) > 0, "a kind that can come next");
        if self.peek.take().is_some() {
            return;
        }
        let current = self.current();
        match self.segments.get_mut(current) {
            Some(urn) => urn.take(kind),
            None => {
                self.bottom.remove(0);
            }
        }
    }

    /// The card on top turns out to be of this kind and stays there; `seat` saw it.
    pub fn look(&mut self, kind: usize, seat: Seat) {
        let known = self.peek;
        let segment = known.map_or(self.current() as u8, |peek| peek.segment);
        let known_to = known.map_or(SeatSet::EMPTY, |peek| peek.known_to).with(seat);
        self.take(kind);
        self.peek = Some(Peek { kind: kind as u8, segment, known_to });
    }

    /// What is known of the card on top.
    pub const fn peek(&self) -> Option<Peek> {
        self.peek
    }

    /// Puts a card below all others, for everybody to see.
    pub fn put_below(&mut self, kind: usize) {
        self.bottom.push(kind as u8);
    }

    /// The cards known to lie at the bottom, the first of them drawn first.
    pub fn bottom(&self) -> &[u8] {
        &self.bottom
    }

    /// The content of the segments, those never to be drawn included.
    pub const fn segments(&self) -> &[Urn<K>; S] {
        &self.segments
    }

    /// A deck `seat` cannot tell from this one: a card only others looked at is drawn anew.
    pub fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut deck = *self;
        let Some(peek) = self.peek.filter(|peek| !peek.known_to.has(seat)) else { return deck };
        let Some(urn) = deck.segments.get_mut(usize::from(peek.segment)) else { return deck };
        urn.put(usize::from(peek.kind));
        let weights: Vec<u32> = urn.counts.iter().copied().map(u32::from).collect();
        let kind = rng.weighted(&weights);
        urn.take(kind);
        deck.peek = Some(Peek { kind: kind as u8, ..peek });
        deck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ELLEN: Seat = Seat::new(1);

    #[test]
    fn a_quota_leaves_the_rest_in_the_box() {
        let mut urn = Urn::new([1; 14]).with_quota(10);
        for kind in 0..10 {
            urn.take(kind);
        }
        assert!(urn.is_empty());
        assert_eq!(urn.kinds().count(), 0);
        assert_eq!(urn.content(), 4);
    }

    #[test]
    fn segments_come_in_order() {
        let mut deck: Deck<3, 2> = Deck::new([Urn::new([1, 1, 0]).with_quota(1), Urn::new([0, 0, 1])]);
        assert_eq!(deck.left(), 2);
        assert_eq!(deck.kinds().collect::<Vec<_>>(), [0, 1]);
        deck.take(1);
        assert_eq!(deck.kinds().collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn what_was_looked_at_comes_next() {
        let mut deck: Deck<3, 1> = Deck::new([Urn::new([1, 1, 1]).with_quota(2)]);
        deck.look(2, ELLEN);
        assert_eq!(deck.left(), 2);
        assert_eq!(deck.kinds().collect::<Vec<_>>(), [2]);
        assert_eq!(deck.peek().unwrap().seen_by(Eyes::Seat(ELLEN)), Some(2));
        assert_eq!(deck.peek().unwrap().seen_by(Eyes::Seat(Seat::new(0))), None);
        deck.take(2);
        assert_eq!(deck.kinds().collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn an_imagined_deck_keeps_what_the_seat_knows() {
        let mut deck: Deck<4, 1> = Deck::new([Urn::new([1; 4]).with_quota(3)]);
        deck.look(2, ELLEN);
        let mut rng = Rng::from_number(1);
        assert_eq!(deck.imagine(ELLEN, &mut rng), deck);
        let kinds: std::collections::BTreeSet<u8> =
            (0..200).map(|_| deck.imagine(Seat::new(0), &mut rng).peek().unwrap().kind).collect();
        assert_eq!(kinds.len(), 4, "to the others it may be any card");
    }

    #[test]
    fn cards_put_below_come_last_and_in_order() {
        let mut deck: Deck<3, 1, 2> = Deck::new([Urn::new([1, 0, 0])]);
        deck.put_below(2);
        deck.put_below(1);
        for kind in [0, 2, 1] {
            assert_eq!(deck.kinds().collect::<Vec<_>>(), [kind]);
            deck.take(kind);
        }
        assert!(deck.is_empty());
    }
}

//! Choices that point at the board: which offers a target stands for, and the number they share.

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;

use crate::board::Mark;
use crate::scene::{Face, Offered, Scene};

/// The place a choice points at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The id of the target.
    pub id: String,
    /// The number printed there, if the board numbers its places.
    pub number: Option<u16>,
}

impl Spot {
    /// A place without a number of its own.
    pub fn at(id: impl Into<String>) -> Self {
        Self { id: id.into(), number: None }
    }

    /// A place whose number is printed on the board.
    pub fn numbered(id: impl Into<String>, number: impl Into<u16>) -> Self {
        Self { id: id.into(), number: Some(number.into()) }
    }
}

/// The marks of a scene's offers, and the way back from a target to its offers.
#[derive(Clone, Default, Debug)]
pub struct Marks<'a> {
    listed: Vec<Mark>,
    targets: BTreeMap<String, Pointed<'a>>,
    picked: BTreeSet<String>,
    moved: BTreeMap<String, &'a Face>,
}

/// The offers that point at one target.
#[derive(Clone, Default, Debug)]
pub struct Pointed<'a> {
    /// The number on the disc; nothing if all of them are greyed.
    pub key: Option<u16>,
    /// The offers.
    pub offers: Vec<&'a Offered>,
}

impl Pointed<'_> {
    /// Can one of them be chosen?
    pub fn is_open(&self) -> bool {
        self.offers.iter().any(|offer| !offer.greyed)
    }
}

impl<'a> Marks<'a> {
    /// Reads the offers of a scene; `spot` says where the words of a choice point.
    ///
    /// Printed numbers are kept. Other targets are numbered in the order of the offers, then the
    /// offers that point nowhere, all above the printed numbers in use. A past position has no marks.
    pub fn new(scene: &Scene<'a>, spot: impl Fn(&str) -> Option<Spot>) -> Self {
        let offers = if scene.past { &[] } else { scene.offers };
        let spots: Vec<Option<Spot>> = offers.iter().map(|offer| spot(&offer.words)).collect();
        let mut targets: BTreeMap<String, Pointed<'a>> = BTreeMap::new();
        for (offer, spot) in offers.iter().zip(&spots) {
            let Some(spot) = spot else { continue };
            let pointed = targets.entry(spot.id.clone()).or_default();
            pointed.offers.push(offer);
            if !offer.greyed {
                pointed.key = pointed.key.or(spot.number);
            }
        }
        let picked = scene.picks.iter().filter_map(|words| spot(words)).map(|spot| spot.id).collect();
        let listed = Vec::with_capacity(offers.len());
        let mut marks = Self { listed, targets, picked, moved: BTreeMap::new() };
        marks.number(offers, &spots);
        marks
    }

    /// Marks more as picked: what the position itself says is being dealt with.
    #[must_use]
    pub fn picking(mut self, ids: impl IntoIterator<Item = String>) -> Self {
        self.picked.extend(ids);
        self
    }

    /// Finds what the moves of the scene have left on the board; `trace` says where, by the mover and the
    /// words. It names only what is drawn for every reader; where several have moved, the last is shown.
    #[must_use]
    pub fn traced(mut self, scene: &Scene<'a>, trace: impl Fn(Seat, &str) -> Option<String>) -> Self {
        let traces = scene
            .moves
            .iter()
            .filter_map(|moved| Some((trace(moved.seat, &moved.words)?, scene.face(moved.seat))));
        self.moved.extend(traces);
        self
    }

    fn number(&mut self, offers: &[Offered], spots: &[Option<Spot>]) {
        let mut next = self.targets.values().filter_map(|pointed| pointed.key).max().unwrap_or(0);
        let mut fresh = || {
            next += 1;
            next
        };
        let open = |(offer, _): &(&Offered, &Option<Spot>)| !offer.greyed;
        for (_, spot) in offers.iter().zip(spots).filter(open) {
            if let Some(pointed) = spot.as_ref().and_then(|spot| self.targets.get_mut(&spot.id)) {
                pointed.key.get_or_insert_with(&mut fresh);
            }
        }
        for (offer, spot) in offers.iter().zip(spots) {
            let place = spot.as_ref().map(|spot| spot.id.clone());
            let key = match &place {
                _ if offer.greyed => None,
                Some(id) => self.targets[id].key,
                None => Some(fresh()),
            };
            self.listed.push(Mark { key, place });
        }
    }

    /// The offers that point at this target.
    pub fn at(&self, id: &str) -> Option<&Pointed<'a>> {
        self.targets.get(id)
    }

    /// Has the reader picked this in the draft?
    pub fn is_picked(&self, id: &str) -> bool {
        self.picked.contains(id)
    }

    /// Who has moved here since the reader acted.
    pub fn mover(&self, id: &str) -> Option<&'a Face> {
        self.moved.get(id).copied()
    }

    /// One mark for each offer.
    pub fn into_marks(self) -> Vec<Mark> {
        self.listed
    }
}

#[cfg(test)]
mod tests {
    use parlour_words::{Lang, Words};

    use super::*;
    use crate::scene::Moved;

    fn keys(offers: &[(&str, bool)], spot: impl Fn(&str) -> Option<Spot>) -> Vec<Option<u16>> {
        let offers: Vec<Offered> = offers
            .iter()
            .enumerate()
            .map(|(number, (words, greyed))| Offered {
                number,
                words: (*words).to_owned(),
                text: String::new(),
                greyed: *greyed,
            })
            .collect();
        let words = Words::get(Lang::En);
        let scene = Scene { offers: &offers, ..Scene::watched(words, &[]) };
        Marks::new(&scene, spot).into_marks().into_iter().map(|mark| mark.key).collect()
    }

    #[test]
    fn printed_numbers_are_keys_and_others_come_after() {
        let spot = |words: &str| {
            words
                .strip_prefix('s')
                .map(|number| Spot::numbered(words, number.parse::<u16>().expect("a number")))
        };
        let keys = keys(&[("s4", false), ("pass", false), ("s12", false), ("s9", true)], spot);
        assert_eq!(keys, [Some(4), Some(13), Some(12), None]);
    }

    #[test]
    fn offers_of_one_target_share_its_number() {
        let spot = |words: &str| words.split_once(' ').map(|(place, _)| Spot::at(place));
        let keys =
            keys(&[("finish", false), ("potter 1", false), ("potter 2", false), ("mason 1", false)], spot);
        assert_eq!(keys, [Some(3), Some(1), Some(1), Some(2)]);
    }

    #[test]
    fn what_is_picked_or_moved_is_found_where_it_points() {
        let faces = Face::of_all(&["Marie", "Agnès"]);
        let (picks, agnes) = (["card bakery".to_owned()], Seat::new(1));
        let moves = [Moved { seat: agnes, words: "card mill".to_owned() }];
        let words = Words::get(Lang::En);
        let scene = Scene { picks: &picks, moves: &moves, ..Scene::watched(words, &faces) };
        let at = |words: &str| words.strip_prefix("card ").map(str::to_owned);
        let marks = Marks::new(&scene, |words| at(words).map(Spot::at)).traced(&scene, |_, words| at(words));
        assert!(marks.is_picked("bakery") && !marks.is_picked("mill"));
        assert_eq!(marks.mover("mill").map(|face| face.seat), Some(agnes));
        assert_eq!(marks.mover("bakery"), None);
    }
}

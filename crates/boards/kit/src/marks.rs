//! Choices that point at the board: which offers a target stands for, and the number they share.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use parlour_core::{Phrase, Seat};

use crate::board::{Leaf, Mark, Placed};
use crate::bounds::{Found, find_all};
use crate::label::{Emblem, Label};
use crate::part::{Answer, Part, unite};
use crate::scene::{Face, Offered, Scene};

/// The marks of a scene's offers, and the way back from a target to its offers.
#[derive(Clone, Default, Debug)]
pub struct Marks<'a> {
    listed: Vec<Listed>,
    targets: BTreeMap<String, Pointed<'a>>,
    picked: BTreeSet<String>,
    moved: BTreeMap<String, &'a Face>,
}

/// What is known of an offer before its parts are found in the drawings.
#[derive(Clone, Default, Debug)]
struct Listed {
    key: Option<u16>,
    parts: Vec<Part>,
    label: Label,
    menu: bool,
    /// Is it a path of several answers?
    path: bool,
}

/// The offers that point at one target.
#[derive(Clone, Default, Debug)]
pub struct Pointed<'a> {
    /// The number on the disc; nothing if all of them are greyed, or lead on to another target that has it.
    pub key: Option<u16>,
    /// The offers.
    pub offers: Vec<&'a Offered>,
    /// Can one of them be chosen as a move?
    pub open: bool,
}

impl Pointed<'_> {
    /// Can one of them be chosen as a move?
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Is there nothing but free actions that are always possible?
    pub fn is_menu(&self) -> bool {
        !self.open && self.offers.iter().any(|offer| !offer.greyed)
    }
}

/// What the answers of an offer point at; if those of a path point nowhere, what its first one alone does.
fn united(offer: &Offered, parts: &impl Fn(Answer<'_>) -> Vec<Part>) -> Vec<Part> {
    let all = unite(Answer::path(&offer.answers()).map(parts));
    if all.is_empty() { parts(Answer::alone(&offer.words)) } else { all }
}

impl<'a> Marks<'a> {
    /// Reads the offers of a scene; `parts` says what an answer points at, `menu` which offers are no moves.
    ///
    /// Free actions that are always possible and seldom meant (`menu`) do not light what they point at: they live in its
    /// menu. Targets are numbered by the last part of an offer, the place a hand ends at. Printed numbers are kept. Others
    /// come in the order of the offers, then the offers that point nowhere, all above the printed numbers in use. A past
    /// position has no marks.
    pub fn new(
        scene: &Scene<'a>,
        menu: impl Fn(&Offered) -> bool,
        parts: impl Fn(Answer<'_>) -> Vec<Part>,
    ) -> Self {
        let offers = if scene.past { &[] } else { scene.offers };
        let listed: Vec<Listed> = offers
            .iter()
            .map(|offer| Listed {
                parts: united(offer, &parts),
                menu: !offer.greyed && menu(offer),
                path: !offer.then.is_empty(),
                ..Listed::default()
            })
            .collect();
        let mut targets: BTreeMap<String, Pointed<'a>> = BTreeMap::new();
        for (offer, listed) in offers.iter().zip(&listed) {
            for (at, part) in listed.parts.iter().enumerate() {
                let pointed = targets.entry(part.id.clone()).or_default();
                pointed.offers.push(offer);
                pointed.open |= !offer.greyed && !listed.menu;
                if !offer.greyed && at + 1 == listed.parts.len() {
                    pointed.key = pointed.key.or(part.number);
                }
            }
        }
        let picks: Vec<&str> = scene.picks.iter().map(String::as_str).collect();
        let picked =
            Answer::path(&picks).filter_map(|answer| parts(answer).pop()).map(|part| part.id).collect();
        let mut marks = Self { listed, targets, picked, moved: BTreeMap::new() };
        marks.number(offers);
        marks
    }

    /// Labels the offers with their short texts; `own` gives those the board knows better.
    #[must_use]
    pub fn labelled(
        mut self,
        scene: &Scene<'a>,
        emblem: Emblem,
        own: impl Fn(Answer<'_>, &Phrase) -> Option<Label>,
    ) -> Self {
        for (listed, offer) in self.listed.iter_mut().zip(scene.offers) {
            let answers = offer.answers();
            let labels = Answer::path(&answers).zip(offer.phrases()).map(|(answer, phrase)| {
                own(answer, phrase).unwrap_or_else(|| Label::of(scene, emblem, phrase))
            });
            listed.label = Label::united(labels.collect());
        }
        self
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

    fn number(&mut self, offers: &[Offered]) {
        // Two places may have one number printed on them: the second one gets another.
        let mut used = BTreeSet::new();
        for pointed in self.targets.values_mut() {
            pointed.key = pointed.key.filter(|key| used.insert(*key));
        }
        let mut next = self.targets.values().filter_map(|pointed| pointed.key).max().unwrap_or(0);
        let mut fresh = || {
            next += 1;
            next
        };
        let open = |(offer, _): &(&Offered, &Listed)| !offer.greyed;
        for (_, listed) in offers.iter().zip(&self.listed).filter(open) {
            if let Some(pointed) = listed.parts.last().and_then(|last| self.targets.get_mut(&last.id)) {
                pointed.key.get_or_insert_with(&mut fresh);
            }
        }
        for (offer, listed) in offers.iter().zip(&mut self.listed) {
            listed.key = match listed.parts.last() {
                _ if offer.greyed => None,
                Some(last) => self.targets[&last.id].key,
                None => Some(fresh()),
            };
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

    /// One mark for each offer, its parts found in the drawings of the leaves.
    pub fn into_marks(self, leaves: &[Leaf]) -> Vec<Mark> {
        if self.listed.is_empty() {
            return Vec::new();
        }
        let found: HashMap<String, Found> = find_all(leaves).into_iter().collect();
        let place = |part: Part| Placed { found: found.get(&part.id).cloned(), id: part.id, role: part.role };
        // A path may lead to what is not there yet: the building that its first answers put up.
        let is_there = |part: &Placed, path: bool| !path || part.found.is_some();
        let mark = |listed: Listed| Mark {
            key: listed.key,
            parts: listed.parts.into_iter().map(place).filter(|part| is_there(part, listed.path)).collect(),
            label: listed.label,
            menu: listed.menu,
        };
        self.listed.into_iter().map(mark).collect()
    }
}

#[cfg(test)]
mod tests {
    use parlour_words::{Lang, Words};

    use super::*;
    use crate::scene::{Moved, Step};

    fn offers(offers: &[(&str, bool)]) -> Vec<Offered> {
        let offered = |(number, (words, greyed)): (usize, &(&str, bool))| {
            let mut answers = words.split(" + ").map(str::to_owned);
            let step = |words: String| Step { words, phrase: Phrase::new("counted") };
            Offered {
                number,
                words: answers.next().unwrap_or_default(),
                phrase: Phrase::new("counted"),
                text: String::new(),
                greyed: *greyed,
                then: answers.map(step).collect(),
            }
        };
        offers.iter().enumerate().map(offered).collect()
    }

    fn marks(all: &[(&str, bool)], parts: impl Fn(&str) -> Vec<Part>) -> Vec<Mark> {
        let offers = offers(all);
        let scene = Scene { offers: &offers, ..Scene::watched(Words::get(Lang::En), &[]) };
        Marks::new(&scene, |_| false, |answer| parts(answer.words)).into_marks(&[])
    }

    fn keys(all: &[(&str, bool)], parts: impl Fn(&str) -> Vec<Part>) -> Vec<Option<u16>> {
        marks(all, parts).into_iter().map(|mark| mark.key).collect()
    }

    #[test]
    fn printed_numbers_are_keys_and_others_come_after() {
        let parts = |words: &str| {
            let number = words.strip_prefix('s').map(|number| number.parse::<u16>().expect("a number"));
            number.map(|number| Part::place(words).numbered(number)).into_iter().collect()
        };
        let keys = keys(&[("s4", false), ("pass", false), ("s12", false), ("s9", true)], parts);
        assert_eq!(keys, [Some(4), Some(13), Some(12), None]);
    }

    #[test]
    fn no_two_places_have_one_number() {
        let parts = |words: &str| vec![Part::place(words).numbered(4u16)];
        assert_eq!(keys(&[("a", false), ("b", false), ("c", false)], parts), [Some(4), Some(5), Some(6)]);
    }

    #[test]
    fn offers_of_one_target_share_its_number() {
        let parts =
            |words: &str| words.split_once(' ').map(|(place, _)| Part::place(place)).into_iter().collect();
        let keys =
            keys(&[("finish", false), ("potter 1", false), ("potter 2", false), ("mason 1", false)], parts);
        assert_eq!(keys, [Some(3), Some(1), Some(1), Some(2)]);
    }

    /// A die, then the place it goes to.
    fn die_and_place(words: &str) -> Vec<Part> {
        let (place, die) = words.split_once(' ').expect("two words");
        vec![Part::piece(format!("die-{die}")), Part::place(place)]
    }

    #[test]
    fn every_part_knows_its_offers_and_the_place_has_the_number() {
        let offers = offers(&[("preach 2", false), ("preach 3", false), ("defend 3", false)]);
        let scene = Scene { offers: &offers, ..Scene::watched(Words::get(Lang::En), &[]) };
        let marks = Marks::new(&scene, |_| false, |answer| die_and_place(answer.words));
        let numbers = |id: &str| -> Vec<usize> {
            marks.at(id).expect("a target").offers.iter().map(|offer| offer.number).collect()
        };
        assert_eq!(numbers("die-3"), [1, 2]);
        assert_eq!(numbers("preach"), [0, 1]);
        assert_eq!(
            (marks.at("die-3").expect("a die").key, marks.at("defend").expect("a place").key),
            (None, Some(2))
        );
        assert!(marks.at("die-3").expect("a die").is_open());
    }

    #[test]
    fn a_path_points_at_all_its_answers_point_at() {
        let parts = |words: &str| words.strip_prefix("card ").map(Part::card).into_iter().collect();
        let drawing = r#"<g id="bakery" data-box="0 0 1 1"></g><g id="mill" data-box="1 0 1 1"></g>"#;
        let drawing = crate::Drawing::new("d", (9.0, 9.0), "", maud::PreEscaped(drawing.to_owned()));
        let leaf = Leaf::new("l", "", crate::Whose::Shared, crate::Flow::Whole).drawings(vec![drawing]);
        let offers = offers(&[("build + card bakery + card mill + card inn", false)]);
        let scene = Scene { offers: &offers, ..Scene::watched(Words::get(Lang::En), &[]) };
        let marks = Marks::new(&scene, |_| false, |answer| parts(answer.words)).into_marks(&[leaf]);
        let [mark] = &marks[..] else { panic!("one mark") };
        let ids: Vec<&str> = mark.parts.iter().map(|part| part.id.as_str()).collect();
        assert_eq!(ids, ["bakery", "mill"]);
        assert_eq!(mark.place(), Some("mill"));
    }

    #[test]
    fn what_is_always_possible_does_not_pose_as_a_move() {
        let offers = offers(&[("remove pond", false), ("convert pond", false), ("remove field", false)]);
        let scene = Scene { offers: &offers, ..Scene::watched(Words::get(Lang::En), &[]) };
        let parts = |answer: Answer<'_>| answer.words.split(' ').skip(1).map(Part::place).collect();
        let marks = Marks::new(&scene, |offer| offer.words.starts_with("remove"), parts);
        assert!(marks.at("pond").expect("a pond").is_open());
        assert!(marks.at("field").expect("a field").is_menu());
        let menus: Vec<bool> = marks.into_marks(&[]).iter().map(|mark| mark.menu).collect();
        assert_eq!(menus, [true, false, true]);
    }

    #[test]
    fn what_is_picked_or_moved_is_found_where_it_points() {
        let faces = Face::of_all(&["Marie", "Agnès"]);
        let (picks, agnes) = (["card bakery".to_owned()], Seat::new(1));
        let moves = [Moved { seat: agnes, words: "card mill".to_owned() }];
        let words = Words::get(Lang::En);
        let scene = Scene { picks: &picks, moves: &moves, ..Scene::watched(words, &faces) };
        let at = |words: &str| words.strip_prefix("card ").map(str::to_owned);
        let marks =
            Marks::new(&scene, |_| false, |answer| at(answer.words).map(Part::card).into_iter().collect())
                .traced(&scene, |_, words| at(words));
        assert!(marks.is_picked("bakery") && !marks.is_picked("mill"));
        assert_eq!(marks.mover("mill").map(|face| face.seat), Some(agnes));
        assert_eq!(marks.mover("bakery"), None);
    }
}

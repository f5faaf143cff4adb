//! Counts of the material.

use parlour_core::{Seat, Set};

use crate::data::{Good, Numbers, Settlement, Terrain};
use crate::state::land::{Cell, Content, Land};
use crate::state::{Ora, Post};
use crate::step::{Question, Step};

impl Ora {
    /// The coins of a player.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.purse(seat).coins()
    }

    /// How many tiles of a good a player can show.
    pub fn goods(&self, seat: Seat, good: Good) -> u16 {
        self.purse(seat).have(good)
    }

    /// Counts cards, clergymen, tiles and Wonders.
    pub(crate) fn check_material(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_landscape()?;
        let wonders: u16 = self.owners().map(|seat| self.purse(seat).have(Good::Wonder)).sum();
        expect(wonders + u16::from(self.wonders) == 8, "eight Wonders")?;
        for seat in self.owners() {
            self.check_player(seat)?;
        }
        expect(self.agenda.steps().len() <= 16, "the agenda stays short")
    }

    /// Every card is in the display, on one land, in a pile yet to come, or covered in solo.
    fn check_cards(&self) -> Result<(), String> {
        let mut seen = self.display;
        for (_, card) in self.all_buildings().filter(|(_, card)| !card.is_basic()) {
            let number = card.face().number;
            expect(!seen.has(number), "every card lies in one place")?;
            seen = seen.with(number);
        }
        let roster = self.roster();
        expect(seen.common(roster) == seen, "cards come from the roster")?;
        let stages = ["start", "a", "b", "c", "d"];
        let due = roster.iter().filter(|number| {
            let stage = crate::data::Card::numbered(*number, self.country).face().stage;
            stages
                .iter()
                .position(|name| *name == stage.name())
                .is_some_and(|place| place <= usize::from(self.revealed))
        });
        let due = due.fold(Numbers::NONE, Numbers::with);
        expect(self.play.is_solo() || seen == due, "no card is lost")?;
        expect(seen.common(due) == seen, "no card comes early")
    }

    fn check_landscape(&self) -> Result<(), String> {
        let laid =
            |count: fn(&Land) -> usize| -> usize { self.owners().map(|seat| count(self.land(seat))).sum() };
        let pending =
            self.agenda.steps().iter().filter(|step| matches!(step, Step::Ask(_, Question::Lay(_)))).count();
        let left: u32 = self.piles.iter().map(|pile| pile.count_ones()).sum();
        let all = laid(|land| land.districts().len()) + laid(|land| land.plots().len()) + pending;
        expect(all + left as usize == 18, "eighteen landscape tiles")
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        for (_, post) in player.posts() {
            if let Post::At { owner, cell } = post {
                expect(self.land(owner).get(cell).building().is_some(), "clergymen stand on buildings")?;
                let abroad = owner != seat;
                expect(!abroad || self.is_bonus_round(), "clergymen stay at home until the bonus round")?;
            }
        }
        expect(player.land.is_surveyed(), "what follows from the cells is kept up to date")?;
        let (land, mut built) = (&player.land, Set::<Settlement, u8>::new());
        for (cell, content) in land.contents() {
            check_cell(land, cell, content, self.play.is_solo() && seat != self.start)?;
            if let Content::Settlement(settlement) = content {
                expect(!built.has(settlement), "every settlement stands once")?;
                built.insert(settlement);
            }
        }
        expect(!built.meets(player.reserve), "a built settlement has left the reserve")
    }
}

/// Water and mountains bear nothing but what may stand there (ORA-5.3, ORA-8.4).
fn check_cell(land: &Land, cell: Cell, content: Content, neutral: bool) -> Result<(), String> {
    let terrain = land.terrain(cell);
    let fits = match content {
        Content::Empty => true,
        Content::Forest | Content::Moor => terrain == Terrain::Plains,
        Content::Building(card) => neutral || card.is_basic() || card.face().terrain.has(terrain),
        Content::Settlement(settlement) => settlement.town().terrain.has(terrain),
    };
    expect(fits, "cards stand on their terrain")
}

fn expect(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law.to_owned()) }
}

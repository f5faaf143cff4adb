//! The text table, and the names of score lines.

use parlour_core::{Phrase, Section, Tabulate, TextTable};

use super::cell;
use crate::data::{Building, Dial, Item, PawnSpot, Tile, Village};
use crate::view::{DialView, On, PawnView, SeatView, View};

/// The key of the score line of a building with an end effect.
pub(crate) const fn score_key(building: Building) -> &'static str {
    match building {
        Building::Tannery => "forest-score-tannery",
        Building::KnightsManor => "forest-score-knights-manor",
        Building::VillageChurch => "forest-score-village-church",
        Building::SettlersHouse => "forest-score-settlers-house",
        Building::Inn => "forest-score-inn",
        Building::Shop => "forest-score-shop",
        Building::ToolShop => "forest-score-tool-shop",
        Building::CharcoalPileLarge => "forest-score-charcoal-pile-large",
        Building::SandStore => "forest-score-sand-store",
        Building::Reservoir => "forest-score-reservoir",
        Building::CattleFarmLarge => "forest-score-cattle-farm-large",
        Building::Smokehouse => "forest-score-smokehouse",
        Building::CastleHotel => "forest-score-castle-hotel",
        Building::FarmersResidence => "forest-score-farmers-residence",
        Building::BuildingSite => "forest-score-building-site",
        _ => "forest-score-other",
    }
}

impl Tabulate for View {
    fn text_table(&self) -> TextTable {
        let mut table = TextTable::default();
        self.course(&mut table);
        self.pending_section(&mut table);
        self.villages(&mut table);
        self.seats.iter().for_each(|seat| seat.sections(&mut table));
        self.display_section(&mut table);
        table
    }
}

fn named(key: &'static str) -> Phrase {
    Phrase::new("forest-sheet-name").term("what", key)
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::new("forest-sheet-number").number("n", n)
}

impl View {
    fn course(&self, table: &mut TextTable) {
        let title = if self.solo { "forest-sheet-year" } else { "forest-sheet-lap" };
        let section = table.section(Phrase::new(title).number("n", self.round));
        section.line(
            Phrase::new("forest-sheet-active"),
            [Phrase::new("forest-sheet-seat").seat("who", self.active)],
        );
        if let Some(seat) = self.ending {
            section.line(
                Phrase::new("forest-sheet-ending"),
                [Phrase::new("forest-sheet-seat").seat("who", seat)],
            );
        }
        section.line(Phrase::new("forest-sheet-plots-left"), [number(self.plots_left)]);
        section.line(Phrase::new("forest-sheet-pile"), [number(self.pile)]);
        section.line(Phrase::new("forest-sheet-title"), self.title.map(Phrase::new));
    }

    fn pending_section(&self, table: &mut TextTable) {
        let section = table.section(Phrase::new("forest-sheet-pending"));
        for (seat, question) in self.pending.asked.iter().zip(&self.pending.questions) {
            section.line(Phrase::new("forest-sheet-seat").seat("who", seat), [question.clone()]);
        }
        for (seat, good) in &self.pending.offers {
            section.line(Phrase::new("forest-sheet-offer").seat("who", *seat), [named(good.key())]);
        }
        if !self.pending.parts.is_empty() {
            let parts = self.pending.parts.iter().map(|(item, n)| Phrase::counted(*n, item.key()));
            section.line(Phrase::new("forest-sheet-parts"), parts);
        }
    }

    fn villages(&self, table: &mut TextTable) {
        for village in Village::ALL {
            let section = table.section(Phrase::new("forest-sheet-village").term("village", village.key()));
            for (index, space) in
                self.spaces.iter().enumerate().filter(|(_, space)| space.village == *village)
            {
                let label = Phrase::new("forest-sheet-space")
                    .number("n", (index - village.spaces().start + 1) as i64)
                    .term("back", space.back.key());
                section.line(label, space.worker.map(|worker| named(worker.key())));
            }
            self.pawns_in(*village, section);
            let mission = self.slots[*village as usize].mission;
            section.line(Phrase::new("forest-sheet-mission"), mission.map(|mission| named(mission.key())));
        }
        let section = table.section(Phrase::new("forest-sheet-sites"));
        for mission in self.sites.iter() {
            let there = self.pawns.iter().filter(|pawn| pawn.spot == PawnSpot::Site(mission)).map(pawn);
            section.line(named(mission.key()), there);
        }
        let off = self.pawns.iter().filter(|pawn| matches!(pawn.spot, PawnSpot::Hand | PawnSpot::Aside));
        section.line(Phrase::new("forest-sheet-off-board"), off.map(pawn));
    }

    fn pawns_in(&self, village: Village, section: &mut Section) {
        for found in self.pawns.iter().filter(|pawn| pawn.spot.village() == Some(village)) {
            let place = match found.spot {
                PawnSpot::Gap(gap) => super::gap_alone(gap),
                _ => Phrase::new("forest-sheet-centre"),
            };
            section.line(pawn(found), [place]);
        }
    }

    fn display_section(&self, table: &mut TextTable) {
        let section = table.section(Phrase::new("forest-sheet-display"));
        for card in &self.display {
            let points = Phrase::new("forest-sheet-points").number("n", card.points);
            let price = card.price.iter().map(|(item, n)| Phrase::counted(*n, item.key()));
            section.line(named(card.building.key()), price.chain([points]));
        }
    }
}

fn pawn(pawn: &PawnView) -> Phrase {
    match (pawn.kind, pawn.seat) {
        (Some(kind), _) => named(kind.key()),
        (None, Some(seat)) => Phrase::new("forest-sheet-pawn").seat("who", seat),
        (None, None) => Phrase::new("forest-sheet-neutral-pawn"),
    }
}

impl SeatView {
    fn sections(&self, table: &mut TextTable) {
        self.production(table);
        self.estate(table);
        let section = table.section(Phrase::new("forest-sheet-score").seat("who", self.seat));
        for (key, points) in &self.score {
            section.line(Phrase::new(key), [number(*points)]);
        }
        section.line(Phrase::new("forest-sheet-total"), [number(self.total)]);
    }

    fn production(&self, table: &mut TextTable) {
        let section = table.section(Phrase::new("forest-sheet-production").seat("who", self.seat));
        self.dials.iter().for_each(|dial| dial.lines(section));
        section.line(named(Item::Brick.key()), [number(self.brick)]);
        section.line(Phrase::new("forest-sheet-reminder"), [yes_or_no(self.reminder)]);
        section.line(Phrase::new("forest-sheet-hourglass"), [number(self.to_hourglass)]);
        section.line(Phrase::new("forest-sheet-standing"), [named(self.standing.key())]);
    }

    fn estate(&self, table: &mut TextTable) {
        let section = table.section(Phrase::new("forest-sheet-estate").seat("who", self.seat));
        let on = |wanted: On| {
            self.cells
                .iter()
                .filter(move |view| view.on == wanted)
                .map(|view| cell(view.cell))
                .collect::<Vec<_>>()
        };
        for tile in Tile::ALL {
            section.line(named(tile.key()), on(On::Tile(*tile)));
        }
        section.line(Phrase::new("forest-sheet-free-cells"), on(On::Free));
        for building in self.buildings.iter() {
            section.line(named(building.key()), on(On::Building(building)));
        }
        section.line(Phrase::new("forest-sheet-plots"), [number(self.plots)]);
        section.line(named(Item::Progress.key()), [number(self.progress)]);
        section.line(named(Item::Pig.key()), [number(self.pigs)]);
        section.line(named(Item::Cattle.key()), [number(self.cattle)]);
        let (forests, stables, pastures) = self.housing;
        section.line(
            Phrase::new("forest-sheet-housing"),
            [Phrase::new("forest-sheet-rooms")
                .number("forests", forests)
                .number("stables", stables)
                .number("pastures", pastures)],
        );
        section.line(Phrase::new("forest-sheet-hides"), [number(self.hides)]);
        section
            .line(Phrase::new("forest-sheet-missions"), self.missions.iter().map(|done| named(done.key())));
    }
}

impl DialView {
    fn lines(&self, section: &mut Section) {
        let label = match self.dial {
            Dial::Glass => Phrase::new("forest-sheet-glass-dial"),
            Dial::Oven => Phrase::new("forest-sheet-oven-dial"),
        };
        let markers = self.markers.iter().map(|marker| Phrase::counted(marker.n, marker.item.key()));
        section.line(label.number("turns", self.turns), markers);
    }
}

fn yes_or_no(yes: bool) -> Phrase {
    Phrase::new(if yes { "forest-sheet-yes" } else { "forest-sheet-no" })
}

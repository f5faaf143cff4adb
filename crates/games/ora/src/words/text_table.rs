//! The position as a text table.

use parlour_core::{Phrase, Seat, Section, Tabulate, TextTable};

use super::{list, owed, spot as spot_phrase};
use crate::data::{Good, Symbol};
use crate::view::{CardView, CellView, MarkerView, PlayerView, PostView, View, card_view};

impl Tabulate for View {
    fn text_table(&self) -> TextTable {
        let mut table = TextTable::default();
        self.table_section(table.section(Phrase::new("ora-sheet-table")));
        let wheel = table.section(Phrase::new("ora-sheet-wheel").number("space", self.space));
        self.markers.iter().for_each(|marker| marker_line(wheel, marker));
        let display = table.section(Phrase::new("ora-sheet-display"));
        self.display.iter().for_each(|card| card_line(display, card));
        let coming = table.section(Phrase::new("ora-sheet-to-come"));
        for card in &self.to_come {
            card_line(coming, &card_view(*card));
        }
        for player in &self.players {
            player_sections(self, &mut table, player);
        }
        table
    }
}

impl View {
    fn table_section(&self, section: &mut Section) {
        let number = |key, n: u8| Phrase::new(key).number("n", n);
        let mut round = vec![number("ora-sheet-number", self.round)];
        round.extend(self.last.map(|last| number("ora-sheet-last-round", last)));
        round.extend(self.bonus.then(|| Phrase::new("ora-sheet-bonus-round")));
        section.line(Phrase::new("ora-sheet-round"), round);
        section
            .line(Phrase::new("ora-sheet-start"), [Phrase::new("ora-sheet-seat").seat("seat", self.start)]);
        if let Some((letter, round)) = self.next_phase {
            let letter = letter as u8 - b'A' + 1;
            let phase = Phrase::new("ora-sheet-phase").number("letter", letter).number("round", round);
            section.line(Phrase::new("ora-sheet-next-phase"), [phase]);
        }
        section.line(Phrase::new("ora-sheet-contract"), [Phrase::counted(self.contract, Good::Coin.key())]);
        section.line(Phrase::new("ora-sheet-wonders"), [number("ora-sheet-number", self.wonders)]);
        for pile in &self.piles {
            let mut cells = vec![number("ora-sheet-left", pile.left)];
            cells.extend(pile.price.map(|price| number("ora-sheet-price", price)));
            section.line(Phrase::new(pile.tile.key()), cells);
        }
    }
}

fn marker_line(section: &mut Section, marker: &MarkerView) {
    let reads = marker.reading.map(|n| Phrase::new("ora-sheet-number").number("n", n));
    let comes = marker.comes.map(|n| Phrase::new("ora-sheet-comes").number("round", n));
    section.line(Phrase::new(marker.marker.key()), reads.into_iter().chain(comes));
}

fn card_line(section: &mut Section, view: &CardView) {
    let face = view.card.face();
    let mut cells = vec![
        Phrase::new("ora-sheet-stage").term("stage", view.stage.key()).number("number", view.number),
        Phrase::new("ora-sheet-cost").list("cost", list(face.cost, 1)),
        Phrase::new("ora-sheet-terrain")
            .list("terrain", view.terrain.iter().map(|terrain| Phrase::new(terrain.key()))),
        Phrase::new("ora-sheet-values").number("economic", view.economic).number("dwelling", view.dwelling),
    ];
    cells.extend(view.cloister.then(|| Phrase::new("ora-sheet-cloister")));
    section.line(Phrase::new(view.card.key()), cells);
}

fn player_sections(view: &View, table: &mut TextTable, player: &PlayerView) {
    let title = if player.neutral { "ora-sheet-neutral" } else { "ora-sheet-player" };
    let section = table.section(Phrase::new(title).seat("seat", player.seat));
    section.line(
        Phrase::new("ora-sheet-goods"),
        player.goods.iter().map(|(good, amount)| Phrase::counted(*amount, good.key())),
    );
    section.line(
        Phrase::new("ora-sheet-worth"),
        [owed(Symbol::Food, player.food), owed(Symbol::Energy, player.half_energy)],
    );
    section.line(Phrase::new("ora-clergyman-prior"), [post_phrase(view, &player.prior)]);
    section.line(
        Phrase::new("ora-clergyman-lay-brother"),
        player.lay_brothers.iter().map(|post| post_phrase(view, post)),
    );
    section.line(
        Phrase::new("ora-sheet-reserve"),
        player.reserve.iter().map(|held| {
            Phrase::new("ora-sheet-settlement")
                .term("settlement", held.settlement.key())
                .number("food", held.food)
                .number("energy", held.half_energy)
        }),
    );
    let names = ["ora-score-goods", "ora-score-economy", "ora-score-settlements"];
    let points = names.into_iter().zip(player.points);
    section.line(
        Phrase::new("ora-sheet-points"),
        points.map(|(what, n)| Phrase::new("ora-sheet-score").term("what", what).number("n", n)),
    );
    let land = table.section(Phrase::new("ora-sheet-land").seat("seat", player.seat));
    let corner = player.land.corner();
    for cell in &player.land.cells {
        land.line(spot_phrase(cell.spot, corner), cell_phrases(cell));
    }
}

/// At home, or the building they stand on.
fn post_phrase(view: &View, post: &PostView) -> Phrase {
    let Some((owner, spot)) = post.at else { return Phrase::new("ora-sheet-at-home") };
    let landlord = view.players.iter().find(|player| player.seat == owner);
    let cell = landlord.and_then(|player| player.land.cells.iter().find(|cell| cell.spot == spot));
    match cell.and_then(|cell| cell.building) {
        Some(card) => Phrase::new("ora-sheet-posted").seat("owner", owner).term("card", card.key()),
        None => Phrase::new("ora-sheet-at-home"),
    }
}

fn cell_phrases(cell: &CellView) -> Vec<Phrase> {
    let mut phrases = vec![Phrase::new(cell.terrain.key())];
    phrases.extend(cell.forest.then(|| Phrase::new("ora-sheet-forest")));
    phrases.extend(cell.moor.then(|| Phrase::new("ora-sheet-moor")));
    phrases.extend(cell.building.map(|card| Phrase::new(card.key())));
    phrases.extend(cell.settlement.map(|settlement| Phrase::new(settlement.key())));
    let points = |n: i32| Phrase::new("ora-sheet-settlement-points").number("n", n);
    phrases.extend(cell.settlement_points.map(points));
    phrases.extend(cell.priors.iter().map(|seat| Phrase::new("ora-sheet-prior-of").seat("seat", *seat)));
    let brother = |seat: &Seat| Phrase::new("ora-sheet-lay-brother-of").seat("seat", *seat);
    phrases.extend(cell.lay_brothers.iter().map(brother));
    phrases
}

//! A position as a text table: for terminals, screen readers and programs.

use parlour_core::{Line, Phrase, Seat, SeatSet, Section, Tabulate, TextTable};

use super::{BUILDERS, GOLD, POINTS, WORKERS, counted_goods};
use crate::data::{Craftsman, Post, Privilege};
use crate::view::{CraftsmanView, Goods, PostView, SeatView, View};

impl Tabulate for View {
    fn text_table(&self) -> TextTable {
        let mut table = TextTable::default();
        self.round_section(table.section(Phrase::new("pillars-sheet-round").number("round", self.round)));
        self.row_section(table.section(Phrase::new("pillars-sheet-row")));
        self.posts_section(table.section(Phrase::new("pillars-sheet-posts")));
        self.builders_section(table.section(Phrase::new("pillars-sheet-builders")));
        self.decks_section(table.section(Phrase::new("pillars-sheet-decks")));
        for seat in &self.seats {
            let title = Phrase::new("pillars-sheet-seat").seat("seat", seat.seat);
            seat_section(seat, table.section(title));
        }
        table
    }
}

impl View {
    fn round_section(&self, section: &mut Section) {
        let phase = match self.station {
            Some(station) => Phrase::new("pillars-sheet-station")
                .number("number", station.number())
                .term("station", station.key()),
            None => Phrase::new(self.phase.key()),
        };
        section.line(label("pillars-sheet-phase"), [phase]);
        section.line(label("pillars-sheet-start"), [player(self.start)]);
        let parts = names(self.cathedral.iter().map(|part| part.key()));
        section.line(label("pillars-sheet-cathedral"), or_nothing(parts));
        let (event, card) = self.event_line();
        section.line(label(event), [card]);
        section.line(label("pillars-sheet-protected"), players(self.protected));
        let tax = self.tax.map(|tax| Phrase::counted(tax, GOLD));
        section.line(label("pillars-sheet-tax"), or_nothing(tax));
    }

    /// The event of the round: revealed, foreseen by these eyes alone, or hidden.
    fn event_line(&self) -> (&'static str, Phrase) {
        match (self.event, self.foreseen) {
            (Some(card), _) => ("pillars-sheet-event", Phrase::new(card.key())),
            (None, Some(card)) => ("pillars-sheet-event-foreseen", Phrase::new(card.key())),
            (None, None) => ("pillars-sheet-event", Phrase::new("pillars-sheet-event-hidden")),
        }
    }

    fn row_section(&self, section: &mut Section) {
        for row in &self.craftsmen_row {
            let cost = Phrase::counted(row.cost, GOLD);
            section.line(label(row.craftsman.key()), [cost].into_iter().chain(row.taker.map(taken_by)));
        }
        for row in &self.resource_row {
            let cells = [Phrase::counted(row.workers, WORKERS), Phrase::counted(row.cubes, row.good.key())];
            section.line(label(row.card.key()), cells.into_iter().chain(row.taker.map(taken_by)));
        }
        if section.lines.is_empty() {
            section.line(nothing(), []);
        }
    }

    /// Every post with the card above it and the builders on it.
    fn posts_section(&self, section: &mut Section) {
        for post in &self.posts {
            let card = match post.post {
                Post::Kingsbridge1 => self.kingsbridge[0].map(Privilege::key),
                Post::Kingsbridge2 => self.kingsbridge[1].map(Privilege::key),
                Post::Shiring1 => self.shiring[0].map(Craftsman::key),
                Post::Shiring2 => self.shiring[1].map(Craftsman::key),
                _ => None,
            };
            let cells = card.map(Phrase::new).into_iter().chain(occupants(post));
            section.line(label(post.post.key()), cells);
        }
        section.line(label("pillars-sheet-stock"), goods(self.stock));
        let metal = if self.court_metal { "pillars-sheet-yes" } else { "pillars-sheet-no" };
        section.line(label("pillars-sheet-court-metal"), [Phrase::new(metal)]);
        section.line(label("pillars-sheet-castle"), [Phrase::counted(self.castle_workers, WORKERS)]);
    }

    fn builders_section(&self, section: &mut Section) {
        section.line(label("pillars-sheet-price"), [Phrase::counted(self.price, GOLD)]);
        if let Some(pawn) = self.drawn {
            section.line(label("pillars-sheet-drawn"), [player(pawn)]);
        }
        let parked = self.parked.iter().map(|parked| {
            Phrase::new("pillars-sheet-parked-at").seat("seat", parked.seat).number("price", parked.price)
        });
        section.line(label("pillars-sheet-parked"), or_nothing(parked));
        let bag = Seat::all(self.bag.len() as u8).zip(&self.bag).map(|(seat, builders)| {
            Phrase::new("pillars-sheet-in-bag").seat("seat", seat).count("builders", *builders, BUILDERS)
        });
        section.line(label("pillars-sheet-bag"), bag);
        let redraw = if self.redrawn { "pillars-sheet-redraw-used" } else { "pillars-sheet-redraw-left" };
        section.line(label("pillars-sheet-redraw"), [Phrase::new(redraw)]);
        section.line(label("pillars-sheet-walled"), players(self.walled));
        section.line(label("pillars-sheet-aside"), players(self.aside));
    }

    fn decks_section(&self, section: &mut Section) {
        let events = names(self.events_unseen.iter().map(|card| card.key()));
        section.line(label("pillars-sheet-events-unseen"), events);
        let privileges = names(self.privileges_unseen.iter().map(|card| card.key()));
        section.line(label("pillars-sheet-privileges-unseen"), or_nothing(privileges));
    }
}

fn seat_section(seat: &SeatView, section: &mut Section) {
    section.line(label("pillars-sheet-points"), [Phrase::counted(seat.points, POINTS)]);
    section.line(label("pillars-sheet-gold"), [Phrase::counted(seat.gold, GOLD)]);
    section.line(label("pillars-sheet-goods"), goods(seat.goods));
    let workers = Phrase::new("pillars-sheet-workers-of")
        .number("idle", seat.idle)
        .number("busy", seat.busy)
        .number("next", seat.next_workers);
    section.line(label("pillars-sheet-workers"), [workers]);
    let places = Phrase::new("pillars-sheet-craftsmen").number("limit", seat.limit);
    section.line(places, seat.craftsmen.iter().map(craftsman));
    section.line(
        label("pillars-sheet-privileges"),
        or_nothing(seat.privileges.iter().map(|card| Phrase::new(card.key()))),
    );
    if !seat.bought.is_empty() {
        section.line(label("pillars-sheet-bought"), names(seat.bought.iter().map(|good| good.key())));
    }
    if seat.passed {
        section.lines.push(Line { label: label("pillars-sheet-passed"), cells: Vec::new() });
    }
}

/// A craftsman, how often he may work, and whether he has.
fn craftsman(view: &CraftsmanView) -> Phrase {
    let key = if view.worked {
        "pillars-sheet-craftsman-tired"
    } else if view.blessed {
        "pillars-sheet-craftsman-blessed"
    } else {
        "pillars-sheet-craftsman"
    };
    Phrase::new(key).term("craftsman", view.craftsman.key()).number("capacity", view.capacity)
}

fn occupants(post: &PostView) -> Vec<Phrase> {
    let free = || Phrase::new("pillars-sheet-free");
    post.spaces.iter().map(|space| space.map_or_else(free, player)).collect()
}

fn goods(goods: Goods) -> Vec<Phrase> {
    or_nothing(counted_goods([goods.sand, goods.wood, goods.stone, goods.metal]))
}

fn players(seats: SeatSet) -> Vec<Phrase> {
    or_nothing(seats.iter().map(player))
}

fn player(seat: Seat) -> Phrase {
    Phrase::new("pillars-sheet-player").seat("seat", seat)
}

fn taken_by(seat: Seat) -> Phrase {
    Phrase::new("pillars-sheet-taken-by").seat("seat", seat)
}

fn names(keys: impl IntoIterator<Item = &'static str>) -> Vec<Phrase> {
    keys.into_iter().map(Phrase::new).collect()
}

fn label(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn nothing() -> Phrase {
    Phrase::new("pillars-sheet-nothing")
}

fn or_nothing(phrases: impl IntoIterator<Item = Phrase>) -> Vec<Phrase> {
    let phrases: Vec<Phrase> = phrases.into_iter().collect();
    if phrases.is_empty() { vec![nothing()] } else { phrases }
}

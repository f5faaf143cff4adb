//! A position as a text table.

use parlour_core::{Line, Phrase, Seat, SeatSet, Section, Tabulate, TextTable};

use super::{CITIZEN, COIN, FOLLOWER, POST, TECHNOLOGY};
use crate::data::{Category, Crowd, DeedReward, Good, Hourglass, Kind, Place, Track};
use crate::view::{CityView, DeedView, EdgeView, PlaceView, SeatView, SpaceView, Stack, View};

impl Tabulate for View {
    fn text_table(&self) -> TextTable {
        let mut table = TextTable::default();
        round(
            self,
            table.section(
                title("orleans-sheet-round").number("round", self.round).number("rounds", self.rounds),
            ),
        );
        for seat in &self.seats {
            player(seat, table.section(title("orleans-sheet-player").seat("who", seat.seat)));
        }
        board(self, table.section(title("orleans-sheet-board")));
        deeds(self, table.section(title("orleans-sheet-deeds")));
        map(self, table.section(title("orleans-sheet-map")));
        tiles(self, table.section(title("orleans-sheet-tiles")));
        table
    }
}

fn title(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn label(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn number(n: impl Into<i64>) -> Phrase {
    Phrase::new("orleans-sheet-number").number("n", n)
}

fn nothing() -> Vec<Phrase> {
    vec![Phrase::new("orleans-sheet-nothing")]
}

fn seat_list(seats: SeatSet) -> Vec<Phrase> {
    let names = seats.iter().map(|seat| Phrase::new("orleans-sheet-seat").seat("who", seat));
    or_nothing(names.collect())
}

fn or_nothing(phrases: Vec<Phrase>) -> Vec<Phrase> {
    if phrases.is_empty() { nothing() } else { phrases }
}

/// So many of each thing that is there at all.
fn counted<T: Copy>(stacks: &[Stack<T>], key: impl Fn(T) -> &'static str) -> Vec<Phrase> {
    let some = stacks.iter().filter(|stack| stack.count > 0);
    or_nothing(some.map(|stack| Phrase::counted(stack.count, key(stack.what))).collect())
}

fn crowd(crowd: &Crowd) -> Vec<Phrase> {
    or_nothing(crowd.sorts().map(|sort| Phrase::counted(crowd.count(sort), sort.key())).collect())
}

fn round(view: &View, section: &mut Section) {
    section.line(label("orleans-sheet-phase"), [Phrase::new(view.stage.key())]);
    if let Some(event) = view.event {
        section.line(label("orleans-sheet-event"), [Phrase::new(event.key())]);
    }
    section.line(label("orleans-sheet-first"), [Phrase::new("orleans-sheet-seat").seat("who", view.first)]);
    section.line(label("orleans-sheet-asked"), seat_list(view.asked));
    if let Some(prompt) = &view.prompt {
        section.line(label("orleans-sheet-question"), [prompt.clone()]);
    }
    section.line(label("orleans-sheet-passed"), seat_list(view.passed));
    section.line(label("orleans-sheet-hourglass"), counted(&view.hourglass, Hourglass::key));
}

fn board(view: &View, section: &mut Section) {
    section.line(label("orleans-sheet-bank"), [Phrase::counted(view.bank, COIN)]);
    section.line(label("orleans-sheet-supply"), counted(&view.supply, Kind::key));
    section.line(label("orleans-sheet-goods-market"), counted(&view.goods, Good::key));
    if view.unlaid.iter().any(|stack| stack.count > 0) {
        section.line(label("orleans-sheet-unlaid"), counted(&view.unlaid, Good::key));
    }
    section.line(label("orleans-sheet-technology"), [Phrase::counted(view.technology, TECHNOLOGY)]);
    for citizen in &view.citizens {
        section.line(Phrase::new(citizen.citizen.key()), owner(citizen.owner));
    }
    section.line(label("orleans-sheet-lost-followers"), counted(&view.out.followers, Kind::key));
    section.line(label("orleans-sheet-lost-goods"), counted(&view.out.goods, Good::key));
    section.line(label("orleans-sheet-lost-technology"), [number(view.out.technology)]);
}

fn owner(seat: Option<Seat>) -> Vec<Phrase> {
    seat_list(seat.into_iter().collect())
}

fn player(seat: &SeatView, section: &mut Section) {
    section.line(label("orleans-sheet-coins"), [Phrase::counted(seat.coins, COIN)]);
    section.line(label("orleans-sheet-points"), [number(seat.points)]);
    section.line(label("orleans-sheet-market"), crowd(&seat.market));
    if let Some(tower) = &seat.tower {
        section.line(label("orleans-sheet-tower"), crowd(tower));
    }
    if !seat.hand.is_empty() {
        section.line(label("orleans-sheet-hand"), crowd(&seat.hand));
    }
    let bag = seat.bag.as_ref().map_or_else(|| vec![Phrase::counted(seat.bag_size, FOLLOWER)], crowd);
    section.line(label("orleans-sheet-bag"), bag);
    section.line(label("orleans-sheet-goods"), counted(&seat.goods, Good::key));
    progress(seat, section);
    section.lines.extend(seat.places.iter().map(place));
}

fn progress(seat: &SeatView, section: &mut Section) {
    let cell = |stack: &Stack<Track>| {
        Phrase::new("orleans-sheet-cell").term("track", stack.what.key()).number("cell", stack.count)
    };
    section.line(label("orleans-sheet-tracks"), seat.tracks.iter().map(cell));
    section.line(label("orleans-sheet-draw-number"), [number(seat.draw_number)]);
    if seat.draws > 0 || seat.retrieved > 0 {
        let phrase = Phrase::new("orleans-sheet-draws")
            .number("draws", seat.draws)
            .number("retrieved", seat.retrieved);
        section.line(label("orleans-sheet-drawing"), [phrase]);
    }
    let development =
        Phrase::new("orleans-sheet-status").number("cell", seat.development).number("status", seat.status);
    section.line(label("orleans-sheet-development"), [development]);
    section.line(label("orleans-sheet-merchant"), [Phrase::new(seat.merchant.key())]);
    let posts =
        Phrase::new("orleans-sheet-built").count("posts", seat.posts, POST).number("reserve", seat.reserve);
    section.line(label("orleans-sheet-posts"), [posts]);
    section.line(label("orleans-sheet-citizens"), [Phrase::counted(seat.citizens, CITIZEN)]);
    let first =
        if seat.first_technology { "orleans-sheet-first-technology" } else { "orleans-sheet-any-technology" };
    section.line(
        label("orleans-sheet-loose-technology"),
        [Phrase::new(first).count("tiles", seat.technology, TECHNOLOGY)],
    );
}

fn place(place: &PlaceView) -> Line {
    Line { label: Phrase::new(place.place.key()), cells: place.spaces.iter().copied().map(space).collect() }
}

fn space(space: SpaceView) -> Phrase {
    let phrase = match (space.follower, space.technology, space.planned) {
        (Some(follower), _, false) => {
            Phrase::new("orleans-sheet-space-held").term("follower", follower.key())
        }
        (Some(follower), _, true) => {
            Phrase::new("orleans-sheet-space-planned").term("follower", follower.key())
        }
        (None, true, _) => Phrase::new("orleans-sheet-space-technology"),
        (None, false, _) => Phrase::new("orleans-sheet-space-empty"),
    };
    phrase.term("need", space.need.key())
}

fn deeds(view: &View, section: &mut Section) {
    section.lines.extend(view.deeds.iter().map(deed));
}

fn deed(deed: &DeedView) -> Line {
    let cells = deed.cells.iter().map(|cells| {
        Phrase::new("orleans-sheet-deed-cells")
            .term("kind", cells.kind.key())
            .number("filled", cells.filled)
            .number("size", cells.size)
    });
    let reward = match deed.deed.reward() {
        DeedReward::Coins(coins) => Phrase::counted(coins, COIN),
        DeedReward::CoinOrPoint => Phrase::new("orleans-sheet-coin-or-point"),
    };
    Line { label: Phrase::new(deed.deed.key()), cells: [reward].into_iter().chain(cells).collect() }
}

fn map(view: &View, section: &mut Section) {
    let notable = |city: &CityView| !city.posts.is_empty() || !city.merchants.is_empty();
    section.lines.extend(view.cities.iter().copied().filter(notable).map(city));
    section.lines.extend(view.edges.iter().map(edge));
}

fn city(city: CityView) -> Line {
    let of = |key, seats: SeatSet| seats.iter().map(move |seat| Phrase::new(key).seat("who", seat));
    let posts = of("orleans-sheet-post-of", city.posts);
    let merchants = of("orleans-sheet-merchant-of", city.merchants);
    Line { label: Phrase::new(city.city.key()), cells: posts.chain(merchants).collect() }
}

fn edge(edge: &EdgeView) -> Line {
    let [one, other] = edge.ends;
    let label = Phrase::new("orleans-sheet-edge")
        .term("from", one.key())
        .term("to", other.key())
        .term("way", edge.way.key());
    let goods = edge.goods.iter().flatten().map(|good| Phrase::new(good.key()));
    Line { label, cells: or_nothing(goods.collect()) }
}

fn tiles(view: &View, section: &mut Section) {
    for (label_key, category) in
        [("orleans-sheet-stack-1", Category::I), ("orleans-sheet-stack-2", Category::II)]
    {
        let tiles = view.stacks.iter().filter(|tile| tile.category == Some(category));
        section.line(label(label_key), or_nothing(tiles.map(|tile| Phrase::new(tile.tile.key())).collect()));
    }
    let names = |tiles: &[Place]| tiles.iter().map(|tile| Phrase::new(tile.key())).collect();
    section.line(label("orleans-sheet-excluded"), or_nothing(names(&view.excluded)));
    section.line(label("orleans-sheet-lost-tiles"), or_nothing(names(&view.out.tiles)));
}

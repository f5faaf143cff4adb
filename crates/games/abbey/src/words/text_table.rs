//! A position as a text table: for terminals, screen readers and programs.

use parlour_core::{Phrase, Section, Tabulate, TextTable};

use super::{COWS, DEFENSE, DICE, PEASANTS, PRESTIGE, SHEEP, SLOTS, bundle, card, dice, player, share, spot};
use crate::data::{Building, EventKind, Good, PeasantSpot};
use crate::view::{Counted, Holder, MetBy, QuestView, SeatView, TalkView, View, Vow};

impl Tabulate for View {
    fn text_table(&self) -> TextTable {
        let mut table = TextTable::default();
        let title =
            Phrase::new("abbey-sheet-round").number("round", self.round).number("rounds", self.rounds);
        self.round_section(table.section(title));
        self.market_section(table.section(Phrase::new("abbey-sheet-market")));
        self.decks_section(table.section(Phrase::new("abbey-sheet-decks")));
        for seat in &self.seats {
            let title = Phrase::new("abbey-sheet-seat").seat("seat", seat.seat);
            seat.section(table.section(title));
        }
        table
    }
}

fn label(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn nothing() -> Phrase {
    Phrase::new("abbey-sheet-nothing")
}

/// The cells, or a word for none.
fn cells(cells: impl IntoIterator<Item = Phrase>) -> Vec<Phrase> {
    let cells: Vec<Phrase> = cells.into_iter().collect();
    if cells.is_empty() { vec![nothing()] } else { cells }
}

fn holder(holder: Holder) -> Phrase {
    match holder {
        Holder::Seat(seat) => player(seat),
        Holder::Elias => Phrase::new("abbey-elias"),
    }
}

fn counted<T: Copy>(counts: &[Counted<T>], key: fn(T) -> &'static str) -> Vec<Phrase> {
    cells(counts.iter().map(|counted| Phrase::counted(counted.n, key(counted.what))))
}

impl View {
    fn round_section(&self, section: &mut Section) {
        section.line(label("abbey-sheet-phase"), [Phrase::new(self.phase.key())]);
        let first = self.first.map_or(Holder::Elias, Holder::Seat);
        section.line(label("abbey-sheet-first"), [holder(first)]);
        section.line(label("abbey-sheet-asked"), cells(self.asked.iter().map(player)));
        let event = self.event.map_or_else(nothing, |event| Phrase::new(event.key()));
        section.line(label("abbey-sheet-event"), [event]);
        let level = self.darkness_track[usize::from(self.darkness_cell) - 1];
        section.line(label("abbey-sheet-darkness"), [Phrase::new("abbey-sheet-number").number("n", level)]);
        if !self.raid.is_empty() {
            section.line(
                label("abbey-sheet-raid"),
                self.raid.iter().map(|row| raider(row.value, row.met, row.by)),
            );
        }
        section.line(label("abbey-sheet-initiative"), [self.initiative.map_or_else(nothing, holder)]);
        let bonus = self.bonus_free.iter().map(|spaces| {
            Phrase::new("abbey-sheet-bonus")
                .term("location", spaces.location.key())
                .number("free", spaces.free)
        });
        section.line(label("abbey-sheet-bonus-spaces"), bonus);
        self.solo_lines(section);
        self.talk_lines(section);
    }

    fn solo_lines(&self, section: &mut Section) {
        let Some(elias) = self.elias else { return };
        section.line(label("abbey-elias"), cells(dice(elias.pool)));
        section.line(label("abbey-sheet-elias-peasants"), [Phrase::counted(elias.peasants, PEASANTS)]);
    }

    fn talk_lines(&self, section: &mut Section) {
        if let Some(auction) = self.auction {
            let bid = Phrase::new("abbey-sheet-number").number("n", auction.bid);
            section.line(label("abbey-sheet-bid"), [bid].into_iter().chain(auction.leader.map(player)));
        }
        match self.talk {
            None => {}
            Some(TalkView::Help { owner, helper, card, dice, prestige, part, counter }) => {
                let (prestige, part) = counter.unwrap_or((prestige, part));
                let offer = Phrase::new("abbey-sheet-help")
                    .seat("owner", owner)
                    .seat("helper", helper)
                    .term("card", card.key())
                    .count("dice", dice, DICE)
                    .count("prestige", prestige, PRESTIGE)
                    .list("part", share(card, part));
                section.line(label("abbey-sheet-offer"), [offer]);
            }
            Some(TalkView::Trade { owner, partner, want, wanted, give, given }) => {
                let offer = Phrase::new("abbey-sheet-trade")
                    .seat("owner", owner)
                    .seat("partner", partner)
                    .count("want", wanted, want.key())
                    .count("give", given, give.key());
                section.line(label("abbey-sheet-offer"), [offer]);
            }
        }
    }

    fn market_section(&self, section: &mut Section) {
        for column in &self.market {
            for card in column.iter().flatten() {
                let (token, n) = card.building.row().reward;
                let price = Phrase::counted(card.price, Good::Coin.key());
                let reward = Phrase::new("abbey-sheet-reward").count("reward", n, token.key());
                let prestige = Phrase::counted(card.building.row().prestige, PRESTIGE);
                let cost = Phrase::new("abbey-sheet-cost").list("cost", bundle(card.building.row().cost));
                section.line(label(card.building.key()), [price, reward, prestige, cost]);
            }
        }
        if !self.starting_buildings.is_empty() {
            let open = self.starting_buildings.iter().map(|building| Phrase::new(building.key()));
            section.line(label("abbey-sheet-starting"), open);
        }
    }

    fn decks_section(&self, section: &mut Section) {
        let kinds = EventKind::ALL.iter().zip(self.events_left);
        let left = kinds.map(|(kind, n)| Phrase::counted(n, kind.key()));
        section.line(label("abbey-sheet-events-left"), left);
        section.line(
            label("abbey-sheet-vikings-below"),
            [Phrase::new("abbey-sheet-number").number("n", self.vikings_below)],
        );
        let unseen = self.events_unseen.iter().map(|event| Phrase::new(event.key()));
        section.line(label("abbey-sheet-events-unseen"), cells(unseen));
        section.line(label("abbey-sheet-buildings-unseen"), counted(&self.buildings_unseen, Building::key));
        section.line(label("abbey-sheet-buildings-gone"), counted(&self.buildings_gone, Building::key));
        let crusades = self.crusades_unseen.iter().map(|crusade| Phrase::new(crusade.key()));
        section.line(label("abbey-sheet-crusades-unseen"), cells(crusades));
        let tokens = self.tokens_unseen.iter().map(|token| Phrase::new(token.key()));
        section.line(label("abbey-sheet-tokens-unseen"), cells(tokens));
    }
}

fn raider(value: u8, met: MetBy, by: Option<Holder>) -> Phrase {
    let key = match met {
        MetBy::Nothing => "abbey-sheet-raider-open",
        MetBy::Die => "abbey-sheet-raider-die",
        MetBy::Echo => "abbey-sheet-raider-echo",
        MetBy::Peasant => "abbey-sheet-raider-peasant",
        MetBy::Breach => "abbey-sheet-raider-breach",
    };
    Phrase::new(key).number("value", value).list("who", by.map(holder))
}

impl SeatView {
    fn section(&self, section: &mut Section) {
        self.standing_lines(section);
        self.stock_lines(section);
        self.dice_lines(section);
        self.peasant_lines(section);
        self.building_lines(section);
        for quest in &self.crusades {
            section.line(label(quest.card.key()), quest.cells());
        }
        if !self.relics.is_empty() {
            let relics = self.relics.iter().map(|relic| Phrase::new(relic.key()));
            section.line(label("abbey-sheet-relics"), relics);
        }
        if let Some(vow) = self.devotion {
            let saint = self
                .saint
                .map_or_else(|| Phrase::new("abbey-sheet-saint-hidden"), |saint| Phrase::new(saint.key()));
            section.line(label("abbey-sheet-saint"), [saint, Phrase::new(vow_key(vow))]);
        }
        if let Some(question) = &self.question {
            section.line(label("abbey-sheet-question"), [question.clone()]);
        }
    }

    fn standing_lines(&self, section: &mut Section) {
        section.line(label("abbey-sheet-prestige"), [Phrase::counted(self.prestige, PRESTIGE)]);
        section.line(label("abbey-sheet-defense"), [Phrase::counted(self.defense, DEFENSE)]);
        section
            .line(label("abbey-sheet-clergy"), [Phrase::new("abbey-sheet-cell").number("cell", self.clergy)]);
    }

    fn stock_lines(&self, section: &mut Section) {
        let goods = Good::ALL.iter().zip(self.stock).map(|(good, n)| Phrase::counted(n, good.key()));
        section.line(label("abbey-sheet-stock"), goods);
        let tools = Phrase::new("abbey-sheet-tools").number("all", self.tools.0).number("left", self.tools.1);
        let wagons = Phrase::counted(self.wagons, "abbey-token-wagon");
        let trades = Phrase::counted(self.trades, "abbey-token-trade");
        section.line(label("abbey-sheet-tokens"), [tools, wagons, trades]);
    }

    fn dice_lines(&self, section: &mut Section) {
        section.line(label("abbey-sheet-pool"), cells(dice(self.pool)));
        let uses = ["abbey-action-preach", "abbey-action-clergy", "abbey-action-defend"];
        for (key, faces) in uses.into_iter().zip(&self.board) {
            if faces.iter().any(|n| *n > 0) {
                section.line(label(key), dice(*faces));
            }
        }
        let visits = self.visits.iter().map(|visit| {
            Phrase::new("abbey-sheet-visit")
                .term("location", visit.location.key())
                .number("main", visit.main)
                .number("bonus", visit.bonus)
        });
        section.line(label("abbey-sheet-visits"), cells(visits));
        if self.resting > 0 {
            section.line(label("abbey-sheet-resting"), [Phrase::counted(self.resting, DICE)]);
        }
    }

    fn peasant_lines(&self, section: &mut Section) {
        let seated = self.pews.iter().map(|pew| spot(PeasantSpot::Pew(*pew)));
        section.line(label("abbey-sheet-pews"), cells(seated));
        section.line(label("abbey-sheet-baptistery"), [Phrase::counted(self.baptistery, PEASANTS)]);
        section.line(label("abbey-sheet-reserve"), [Phrase::counted(self.reserve, PEASANTS)]);
        section.line(label("abbey-sheet-population"), [Phrase::counted(self.population, PEASANTS)]);
    }

    fn building_lines(&self, section: &mut Section) {
        let standing = self.cards.iter().map(|view| {
            let key = if view.manned { "abbey-sheet-card-active" } else { "abbey-sheet-card-vacant" };
            Phrase::new(key).list("card", [card(view.card)])
        });
        section.line(label("abbey-sheet-cards"), cells(standing));
        section.line(label("abbey-sheet-slots"), [Phrase::counted(self.slots.1, SLOTS)]);
        let hand = self.hand.iter().map(|held| {
            Phrase::new("abbey-sheet-held")
                .count("cards", held.n, held.what.key())
                .list("cost", bundle(held.what.row().cost))
                .count("prestige", held.what.row().prestige, PRESTIGE)
        });
        section.line(label("abbey-sheet-hand"), cells(hand));
        let towers = self.towers_left.iter().map(|held| {
            Phrase::new("abbey-sheet-held")
                .count("cards", held.n, held.what.key())
                .list("cost", bundle(held.what.row().cost))
                .count("prestige", held.what.row().prestige, PRESTIGE)
        });
        section.line(label("abbey-sheet-towers"), cells(towers));
        let walls = Phrase::new("abbey-sheet-walls").number("walls", self.walls);
        let altar = self.altar.then(|| Phrase::new("abbey-cause-altar"));
        section.line(label("abbey-sheet-works"), [walls].into_iter().chain(altar));
        if self.animals != (0, 0) {
            let (sheep, cows) = self.animals;
            section.line(
                label("abbey-sheet-barn"),
                [Phrase::counted(sheep, SHEEP), Phrase::counted(cows, COWS)],
            );
        }
    }
}

impl QuestView {
    fn cells(&self) -> Vec<Phrase> {
        let placed = self.own.0 + self.own.1 + self.allied.0 + self.allied.1 + self.elias;
        let dice = Phrase::new("abbey-sheet-quest")
            .number("placed", placed)
            .number("needs", self.needs)
            .number("value", self.value);
        let prestige = Phrase::counted(self.card.row().prestige, PRESTIGE);
        let reward = share(self.card, self.card.reward().map(|(_, n)| n));
        let ally = self.ally.map(|ally| {
            Phrase::new("abbey-sheet-ally")
                .seat("seat", ally)
                .count("prestige", self.share.0, PRESTIGE)
                .list("part", share(self.card, self.share.1))
        });
        [dice, prestige].into_iter().chain(reward).chain(ally).collect()
    }
}

const fn vow_key(vow: Vow) -> &'static str {
    match vow {
        Vow::Waiting => "abbey-vow-waiting",
        Vow::Revealed => "abbey-vow-revealed",
        Vow::Kept => "abbey-vow-kept",
        Vow::Spent => "abbey-vow-spent",
    }
}

//! Positions for examples: a game after its setup, changed by hand and led to a phase.

use parlour_core::testkit::Scenario;
use parlour_core::{Agenda, Decision, Game, Seat};

use crate::data::{Building, Crusade, EventCard, FACES, Good, Pew, Relic, Saint, Site, Stand, Tower};
use crate::state::{Devotion, Player, Plot, Quest, Talk, Uses};
use crate::step::Phase;
use crate::step::Task;
use crate::{Abbey, Choice};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);
pub(crate) const GREEN: Seat = Seat::new(2);
pub(crate) const YELLOW: Seat = Seat::new(3);
pub(crate) const WHITE: Seat = Seat::new(4);

/// The standard game after its setup, at the table's first breath: red is first, nobody has rolled.
///
/// Red holds Nicaea and the Bakery, blue Dorylaeum and the Brewery, green Iconium and the Garden,
/// yellow Tarsus and the Library, white Edessa and the Mason's Guild.
pub(crate) fn abbey(players: u8) -> Scenario<Abbey> {
    abbey_with(players, &[])
}

/// The same with options.
pub(crate) fn abbey_with(players: u8, options: &[(&str, &str)]) -> Scenario<Abbey> {
    Scenario::<Abbey>::new(players, options).run_until(|game| game.round == 1)
}

/// What examples say about a position.
pub(crate) trait Scene: Sized {
    /// Changes a player.
    fn with(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self;
    /// The position, to change it.
    fn change(self, change: impl FnOnce(&mut Abbey)) -> Self;

    /// A player's pool.
    fn dice(self, seat: Seat, faces: &[u8]) -> Self {
        self.change(|game| set_pool(game, seat, faces))
    }

    /// A player's wood, grain, stone, sand and coins.
    fn stock(self, seat: Seat, stock: [u16; Good::COUNT]) -> Self {
        self.with(seat, |player| player.stock = stock)
    }

    /// A player owns this card, vacant.
    fn owns(self, seat: Seat, site: impl Into<Site>) -> Self {
        let site = site.into();
        self.change(|game| own(game, seat, site))
    }

    /// A player owns this card, with a peasant of his reserve on it.
    fn active(self, seat: Seat, site: impl Into<Site>) -> Self {
        let site = site.into();
        self.change(|game| {
            own(game, seat, site);
            let copy = game[seat].built(site) - 1;
            game[seat].plot_mut(Stand { site, copy }).man();
            game[seat].reserve -= 1;
        })
    }

    /// The card a player was dealt at the start is gone, with its peasant back in the reserve.
    fn without_start(self, seat: Seat) -> Self {
        self.change(|game| {
            let stands: Vec<Stand> = game[seat].stands().collect();
            for stand in stands {
                if let Site::Building(building) = stand.site {
                    game.discards[building as usize] += 1;
                }
                *game[seat].plot_mut(stand) = Plot::default();
                game[seat].reserve += 1;
            }
        })
    }

    /// A player has this card in hand.
    fn hand(self, seat: Seat, building: Building) -> Self {
        self.change(|game| {
            take_card(game, building);
            game[seat].hand[building as usize] += 1;
        })
    }

    /// Exactly these seats of the pews are taken.
    fn pews(self, seat: Seat, seats: &[(u8, u8)]) -> Self {
        self.with(seat, |player| {
            player.reserve += player.seated();
            player.pews = seats.iter().map(|(bench, row)| Pew::at(*bench, *row).bit()).sum();
            player.reserve -= player.seated();
        })
    }

    /// So many peasants are in the baptistery.
    fn baptistery(self, seat: Seat, peasants: u8) -> Self {
        self.with(seat, |player| {
            player.reserve = player.reserve + player.baptistery - peasants;
            player.baptistery = peasants;
        })
    }

    /// The cell of a player's clergy marker.
    fn clergy(self, seat: Seat, cell: u8) -> Self {
        self.with(seat, |player| player.clergy = cell)
    }

    /// A player holds exactly this crusade, with so many own dice of a value on it.
    fn crusade(self, seat: Seat, card: Crusade, value: u8, dice: u8) -> Self {
        self.change(|game| {
            if game.crusades.count(card as usize) > 0 {
                game.crusades.take(card as usize);
            }
            let mut quest = Quest::new(card);
            if dice > 0 {
                quest.value = value;
                quest.own = dice;
                quest.crusader = true;
                game[seat].reserve -= 1;
            }
            game[seat].quests.clear();
            game[seat].quests.push(quest);
        })
    }

    /// A player owns a relic.
    fn relic(self, seat: Seat, relic: Relic) -> Self {
        self.change(|game| {
            game.variant.relics = true;
            game[seat].relics.insert(relic);
        })
    }

    /// A player has kept this saint for its ability.
    fn keeps(self, seat: Seat, saint: Saint) -> Self {
        self.devoted(seat, saint, Devotion::Kept)
    }

    /// What became of a player's saint.
    fn devoted(self, seat: Seat, saint: Saint, devotion: Devotion) -> Self {
        self.change(|game| {
            game.variant.saints = true;
            if game.saints.count(saint as usize) > 0 {
                game.saints.take(saint as usize);
            }
            game[seat].saint = Some(saint);
            game[seat].devotion = devotion;
        })
    }

    /// The event of the round.
    fn event(self, card: EventCard) -> Self {
        self.change(|game| game.event = Some(card))
    }

    /// The round being played.
    fn in_round(self, round: u8) -> Self {
        self.change(|game| game.round = round)
    }

    /// A phase begins.
    fn to(self, phase: Phase) -> Self {
        self.change(|game| begin(game, phase))
    }
}

impl Scene for Scenario<Abbey> {
    fn with(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        self.set(|game| change(&mut game[seat]))
    }

    fn change(self, change: impl FnOnce(&mut Abbey)) -> Self {
        self.set(change)
    }
}

fn set_pool(game: &mut Abbey, seat: Seat, faces: &[u8]) {
    let mut pool = [0; FACES];
    for face in faces {
        pool[usize::from(*face) - 1] += 1;
    }
    game[seat].pool = pool;
}

/// A building card leaves the piles, so that cards stay three of a kind.
fn take_card(game: &mut Abbey, building: Building) {
    if game.cards.count(building as usize) > 0 {
        game.cards.take(building as usize);
        let fuller = usize::from(game.piles[1] > game.piles[0]);
        game.piles[fuller] -= 1;
    }
}

fn own(game: &mut Abbey, seat: Seat, site: Site) {
    if let Site::Building(building) = site {
        take_card(game, building);
    }
    let copy = game[seat].built(site);
    game[seat].plot_mut(Stand { site, copy }).build();
}

/// Everything pending is dropped, dice not placed rest or lie in the pool, and the phase begins.
pub(crate) fn begin(game: &mut Abbey, phase: Phase) {
    game.agenda = Agenda::new();
    game.talk = Talk::Silence;
    for seat in Seat::all(game.players) {
        game[seat].agenda = Agenda::new();
        let placed = game.dice_on_crusades(seat) + game[seat].pool.iter().sum::<u8>();
        let used: u8 = game[seat].board.as_flattened().iter().sum();
        let visits: u8 = game[seat].visits.iter().map(|visit| visit.dice()).sum();
        game[seat].resting = game[seat].monks.saturating_sub(placed + used + visits);
    }
    game.phase = match phase {
        Phase::Roll => Phase::End,
        other => Phase::ALL[other as usize - 1],
    };
    if phase == Phase::Roll {
        game.then(Task::CloseRound);
    }
    game.run(&mut ());
}

/// A round that is over and done with: what was used is fresh again.
pub(crate) fn refresh(game: &mut Abbey) {
    for seat in Seat::all(game.players) {
        game[seat].uses = Uses::default();
    }
}

/// The cards that nobody owns stay out: only these are open.
pub(crate) fn market(game: &mut Abbey, columns: [[Option<Building>; 4]; 2]) {
    game.market = columns;
}

/// The asides of a player, in their spellings.
pub(crate) fn asides(scenario: &Scenario<Abbey>, seat: Seat) -> Vec<String> {
    let mut all: Vec<Choice> = Vec::new();
    scenario.game().asides(seat, &mut all);
    all.iter().map(ToString::to_string).collect()
}

/// Is this among the asides?
pub(crate) fn offers_aside(scenario: &Scenario<Abbey>, seat: Seat, words: &str) -> bool {
    asides(scenario, seat).iter().any(|aside| aside == words)
}

/// Nobody is asked: the game waits for chance.
pub(crate) fn waits_for_chance(game: &Abbey) -> bool {
    game.decision() == Decision::Draw
}

/// Is the first copy of a card active?
pub(crate) fn is_active(game: &Abbey, seat: Seat, site: impl Into<Site>) -> bool {
    game[seat].plot(Stand::new(site, 0)).is_manned()
}

/// All towers of a kind, built by hand.
pub(crate) fn towers(game: &mut Abbey, seat: Seat, towers: &[Tower]) {
    for tower in towers {
        own(game, seat, Site::Tower(*tower));
    }
}

impl Abbey {
    /// All peasants of a player, wherever they are.
    pub(crate) fn audit_of_peasants(&self, seat: Seat) -> u8 {
        let player = &self[seat];
        let away = self.crusaders(seat) + self.raid_peasants(seat);
        player.reserve + player.population() + away + player.discarded
    }
}

//! What one player has, and the smallest verbs.

use parlour_core::{Agenda, Row, Set};

use super::{Devotion, Lodged, Plot, Quest, Rerolled, Uses, Visit};
use crate::choice::Action;
use crate::data::{
    BARN, Building, COPY_LIMIT, CRUSADE_LIMIT, Crusade, FACES, FONTS, Good, Initiative, Location, PEASANTS,
    PeasantSpot, Pew, Relic, SLOTS, STORE, Saint, Site, Stand, TRADE_TOKENS, Tower, WALLS,
};
use crate::step::{Draw, Duty};

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) prestige: i16,
    /// Resources and coins, by kind.
    pub(crate) stock: [u16; Good::COUNT],
    pub(crate) tools: u8,
    pub(crate) wagons: u8,
    /// Initiative tokens won.
    pub(crate) tokens: Set<Initiative, u8>,

    /// Dice in play, the tenth included while it is there.
    pub(crate) monks: u8,
    /// Dice that wait for the next roll.
    pub(crate) resting: u8,
    /// Rolled dice that are not used yet, by face.
    pub(crate) pool: [u8; FACES],
    /// Dice on the board since phase 3, by use and face.
    pub(crate) board: [[u8; FACES]; 3],
    /// The face of the defending die that counts twice; nought for none.
    pub(crate) defense_echo: u8,
    /// The faces of the two defending dice that count as three.
    pub(crate) defense_double: [u8; 2],
    /// The die Monk's Quarters brought home from a location.
    pub(crate) lodged: Option<Lodged>,
    /// Dice on the resource locations.
    pub(crate) visits: [Visit; Location::COUNT],
    /// Dice on the saint card.
    pub(crate) saint_dice: u8,

    /// Peasants on the pews, as a set of seats.
    pub(crate) pews: u16,
    pub(crate) baptistery: u8,
    /// Peasants of the personal reserve.
    pub(crate) reserve: u8,
    /// Peasants out of the game.
    pub(crate) discarded: u8,

    /// Cards built, two of each type at most.
    pub(crate) plots: [[Plot; 2]; Site::COUNT],
    /// Building cards in hand, by type.
    pub(crate) hand: [u8; Building::COUNT],
    pub(crate) altar: bool,
    pub(crate) walls: u8,
    pub(crate) remodelled: bool,
    pub(crate) sheep: u8,
    pub(crate) cows: u8,
    /// The round in which the farm became active.
    pub(crate) farm_since: u8,

    pub(crate) clergy: u8,
    /// Defense from the Holy Cross and from Arnold.
    pub(crate) blessing: u8,
    pub(crate) quests: Row<Quest, CRUSADE_LIMIT>,
    pub(crate) relics: Set<Relic, u8>,
    pub(crate) saint: Option<Saint>,
    pub(crate) devotion: Devotion,
    /// What has been used up in this round.
    pub(crate) uses: Uses,
    /// What this player has still to answer.
    pub(crate) agenda: Agenda<Duty, 6>,
}

impl Player {
    /// Dice in play.
    pub const fn monks(&self) -> u8 {
        self.monks
    }

    /// The step reached on the clergy track.
    pub const fn clergy(&self) -> u8 {
        self.clergy
    }

    /// Rolled dice that are not used yet, by face.
    pub const fn pool(&self) -> [u8; FACES] {
        self.pool
    }

    /// Cows.
    pub const fn cows(&self) -> u8 {
        self.cows
    }

    /// Tool tokens.
    pub const fn tools(&self) -> u8 {
        self.tools
    }

    /// Wagon tokens.
    pub const fn wagons(&self) -> u8 {
        self.wagons
    }

    /// The crusades before the player.
    pub fn quests(&self) -> impl Iterator<Item = &Quest> {
        self.quests.iter()
    }

    /// Is a crusade paid for that the deck has not dealt yet (ABB-14.2)?
    pub fn awaits_crusade(&self) -> bool {
        matches!(self.agenda.top(), Some(Duty::Draw(Draw::Crusade(_))))
    }

    /// Cards of a building in hand.
    pub const fn holds(&self, building: Building) -> u8 {
        self.hand[building as usize]
    }

    /// Would the rules let a card of this building be built, were it paid for (ABB-10.6)?
    pub fn could_build(&self, building: Building) -> bool {
        let built = self.built(Site::Building(building));
        let slots =
            if building.is_farm() { 2 } else { u8::from(self.standing(Site::Building(building)) == 0) };
        let rival = |other: Building| other != building && other.is_hall();
        self.free_slots() >= slots
            && built < COPY_LIMIT
            && !(building.is_farm() && self.ever_built(Building::is_farm))
            && !(building.is_hall() && self.ever_built(rival))
    }

    /// Cards of a tower that are not built yet.
    pub fn towers_left(&self, tower: Tower) -> u8 {
        tower.row().copies - self.built(Site::Tower(tower))
    }

    /// Buildings and Bell Towers without a peasant.
    pub fn vacant(&self) -> u8 {
        let vacant = |stand: &Stand| self.plot(*stand).is_vacant() && stand.site.needs_lay_brother();
        Stand::all().filter(vacant).count() as u8
    }

    /// Halls that stand and have not given their prestige yet (ABB-16.7).
    pub fn halls_waiting(&self) -> u8 {
        let waits = |plot: &&Plot| plot.stands() && !plot.has_paid();
        let halls = Building::ALL.iter().filter(|building| building.is_hall());
        halls.flat_map(|hall| &self.plots[*hall as usize]).filter(waits).count() as u8
    }

    /// How far the peasants of pews and baptistery have walked, one for each bench.
    pub fn walk(&self) -> f32 {
        let benches: u8 = Pew::all().filter(|pew| self.sits(*pew)).map(Pew::bench).sum();
        f32::from(benches + (Pew::BENCHES + 1) * self.baptistery)
    }

    /// Prestige of the animals an active farm adds in a round (ABB-11.2).
    pub fn herd_to_come(&self) -> f32 {
        f32::from(2 * self.active(Building::SheepFarm) + 3 * self.active(Building::DairyFarm))
    }

    /// How many of a kind are in stock.
    pub fn has(&self, good: Good) -> u16 {
        self.stock[good as usize]
    }

    /// Adds to the stock.
    pub(crate) fn gain(&mut self, good: Good, n: u16) {
        self.stock[good as usize] += n;
    }

    /// Takes from the stock.
    pub(crate) fn spend(&mut self, good: Good, n: u16) {
        self.stock[good as usize] -= n;
    }

    /// The kinds of a cost the stock does not cover; empty if it can be paid.
    pub(crate) fn lacks(&self, cost: [u8; Good::COUNT]) -> Option<Good> {
        Good::ALL.iter().copied().find(|good| self.has(*good) < u16::from(cost[*good as usize]))
    }

    /// Pays a cost that the stock covers.
    pub(crate) fn pay(&mut self, cost: [u8; Good::COUNT]) {
        for (have, price) in self.stock.iter_mut().zip(cost) {
            *have -= u16::from(price);
        }
    }

    /// The value of all resources, coins excepted (ABB-19.4).
    pub(crate) fn resource_value(&self) -> u32 {
        Good::RESOURCES.iter().map(|good| u32::from(self.has(*good)) * u32::from(good.value())).sum()
    }

    /// The value of the whole stock.
    pub fn worth(&self) -> u32 {
        self.resource_value() + u32::from(self.has(Good::Coin))
    }

    /// All resource tokens.
    pub(crate) fn resources(&self) -> u16 {
        Good::RESOURCES.iter().map(|good| self.has(*good)).sum()
    }

    /// Tools on their available side.
    pub(crate) const fn tools_left(&self) -> u8 {
        self.tools - self.uses.tools
    }

    /// Trade tokens on their available side.
    pub(crate) const fn trades_left(&self) -> u8 {
        TRADE_TOKENS - self.uses.trades
    }

    /// The card on a place of the board.
    pub(crate) fn plot(&self, stand: Stand) -> Plot {
        self.plots[stand.site.index()][usize::from(stand.copy)]
    }

    /// The same, to change it.
    pub(crate) fn plot_mut(&mut self, stand: Stand) -> &mut Plot {
        &mut self.plots[stand.site.index()][usize::from(stand.copy)]
    }

    /// Active copies of a building (ABB-1.13, ABB-16.0).
    pub fn active(&self, building: Building) -> u8 {
        let [one, two] = self.plots[building as usize];
        u8::from(one.is_manned()) + u8::from(two.is_manned())
    }

    /// Standing copies of a card.
    pub(crate) fn standing(&self, site: Site) -> u8 {
        let [one, two] = self.plots[site.index()];
        u8::from(one.stands()) + u8::from(two.stands())
    }

    /// Copies of a card built in this game, destroyed ones included.
    pub(crate) fn built(&self, site: Site) -> u8 {
        let [one, two] = self.plots[site.index()];
        u8::from(one.was_built()) + u8::from(two.was_built())
    }

    /// Active copies of a tower with a peasant.
    pub(crate) fn manned(&self, tower: Tower) -> u8 {
        let [one, two] = self.plots[Site::Tower(tower).index()];
        u8::from(one.is_manned()) + u8::from(two.is_manned())
    }

    /// The cards that stand, in the order of the appendix.
    pub(crate) fn stands(&self) -> impl Iterator<Item = Stand> + '_ {
        Stand::all().filter(|stand| self.plot(*stand).stands())
    }

    /// Two cards of a type in the same state are one choice, named by the first (ABB-26).
    pub(crate) fn is_twin(&self, stand: Stand) -> bool {
        let [one, two] = self.plots[stand.site.index()];
        stand.copy == 1 && one == two
    }

    /// Who serves two cards is one choice, named by the first of them.
    pub(crate) fn is_second_of_shared(&self, stand: Stand) -> bool {
        let shared = |other: &Stand| self.plot(*other).is_shared();
        self.plot(stand).is_shared() && Stand::all().find(shared) != Some(stand)
    }

    /// The standing tower or building without a peasant that a name means.
    pub(crate) fn vacant_tower(&self, tower: Tower) -> Option<Stand> {
        (0..2).map(|copy| Stand::new(tower, copy)).find(|stand| self.plot(*stand).is_vacant())
    }

    /// Slots taken by buildings and barns (ABB-10.6, ABB-16.10).
    pub(crate) fn slots_taken(&self) -> u8 {
        let taken = |building: &&Building| self.standing(Site::Building(**building)) > 0;
        let barns = u8::from(self.has_farm());
        Building::ALL.iter().filter(taken).count() as u8 + barns
    }

    /// Building slots on the board.
    pub(crate) const fn slots(&self) -> u8 {
        if self.remodelled { SLOTS.1 } else { SLOTS.0 }
    }

    /// Building slots without a card.
    pub(crate) fn free_slots(&self) -> u8 {
        self.slots().saturating_sub(self.slots_taken())
    }

    /// Does a farm, and with it a barn, stand?
    pub(crate) fn has_farm(&self) -> bool {
        [Building::SheepFarm, Building::DairyFarm].iter().any(|farm| self.standing(Site::Building(*farm)) > 0)
    }

    /// Was a building of this sort ever built?
    pub(crate) fn ever_built(&self, sort: impl Fn(Building) -> bool) -> bool {
        Building::ALL.iter().any(|building| sort(*building) && self.built(Site::Building(*building)) > 0)
    }

    /// Towers built in this game.
    pub fn towers_built(&self) -> u8 {
        Tower::ALL.iter().map(|tower| self.built(Site::Tower(*tower))).sum()
    }

    /// Peasants on cards; the one who serves two counts once (ABB-24.4).
    pub fn workers(&self) -> u8 {
        let mut manned = 0;
        let mut shared = 0;
        for plot in self.plots.as_flattened() {
            manned += u8::from(plot.is_manned());
            shared += u8::from(plot.is_shared());
        }
        manned - shared / 2
    }

    /// Peasants on the pews.
    pub(crate) const fn seated(&self) -> u8 {
        self.pews.count_ones() as u8
    }

    /// Peasants on the board (ABB-1.4).
    pub fn population(&self) -> u8 {
        self.seated() + self.baptistery + self.workers()
    }

    /// Is a seat of the pews taken?
    pub(crate) const fn sits(&self, pew: Pew) -> bool {
        self.pews & pew.bit() != 0
    }

    /// Peasants on pews or in the baptistery: those who can go on crusade or to a tower.
    pub const fn idle_peasants(&self) -> u8 {
        self.seated() + self.baptistery
    }

    /// Where a peasant of the board can be found.
    pub(crate) fn peasant_at(&self, spot: PeasantSpot) -> bool {
        match spot {
            PeasantSpot::Pew(pew) => self.sits(pew),
            PeasantSpot::Baptistery => self.baptistery > 0,
            PeasantSpot::Card(stand) => self.plot(stand).is_manned(),
        }
    }

    /// A peasant leaves its place; who serves two cards leaves both.
    pub(crate) fn take_peasant(&mut self, spot: PeasantSpot) {
        match spot {
            PeasantSpot::Pew(pew) => self.pews &= !pew.bit(),
            PeasantSpot::Baptistery => self.baptistery -= 1,
            PeasantSpot::Card(stand) if self.plot(stand).is_shared() => {
                let shared = self.plots.as_flattened_mut().iter_mut().filter(|plot| plot.is_shared());
                shared.for_each(Plot::vacate);
            }
            PeasantSpot::Card(stand) => self.plot_mut(stand).vacate(),
        }
    }

    /// A newcomer takes the lowest free seat of the leftmost bench that has one; if all are taken, the
    /// lowest peasant of the last bench makes room (ABB-1.11).
    pub(crate) fn seat_newcomer(&mut self) {
        match Pew::all().find(|pew| !self.sits(*pew)) {
            Some(pew) => self.pews |= pew.bit(),
            None => self.baptistery += 1,
        }
        debug_assert!(self.baptistery <= FONTS && self.seated() <= PEASANTS, "a place is always free");
    }

    /// Permanent defense beyond the base (ABB-1.6).
    pub(crate) fn defense_bonuses(&self) -> u8 {
        let archers = self.manned(Tower::Battlement) + self.manned(Tower::GateTower);
        let chapel = self.standing(Site::Tower(Tower::Chapel)) > 0 && self.clergy >= 9;
        let halls = [Building::Barracks, Building::Cellarium, Building::Cloister];
        u8::from(self.clergy >= 6)
            + u8::from(self.clergy >= 15)
            + u8::from(self.altar)
            + u8::from(self.walls == WALLS)
            + archers
            + u8::from(chapel)
            + halls.iter().map(|building| self.active(*building)).sum::<u8>()
            + u8::from(self.active(Building::MasonsGuild) == 2)
            + self.blessing
    }

    /// Dice and echoes on the defense track.
    pub fn defending_dice(&self) -> u8 {
        let dice: u8 = self.board[2].iter().sum();
        let echoes = u8::from(self.defense_echo > 0) + u8::from(self.defense_double[0] > 0);
        let lodged = self.lodged.filter(|lodged| lodged.action == Action::Defend);
        dice + echoes + lodged.map_or(0, |lodged| 1 + u8::from(lodged.echo))
    }

    /// Moves in phase 6 by the clergy (ABB-9.1).
    pub const fn moves(&self) -> u8 {
        1 + 2 * (self.clergy >= 3) as u8 + 3 * (self.clergy >= 12) as u8
    }

    /// Tokens of each resource that may be kept; none if there is no limit (ABB-15.4).
    pub(crate) fn store(&self) -> Option<u16> {
        let cellars = u16::from(self.active(Building::Cellarium));
        (self.active(Building::TitheBarn) == 0).then_some(STORE + cellars)
    }

    /// Pool dice that show a face.
    pub(crate) const fn showing(&self, face: u8) -> u8 {
        self.pool[face as usize - 1]
    }

    /// Is any die in the pool?
    pub(crate) fn has_dice(&self) -> bool {
        self.pool != [0; FACES]
    }

    /// The faces in the pool, ascending.
    pub(crate) fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=FACES as u8).filter(|face| self.showing(*face) > 0)
    }

    /// A die leaves the pool; one that was rolled again goes first, since it can do less.
    pub(crate) fn take_die(&mut self, face: u8, to: Option<Action>) {
        self.pool[usize::from(face) - 1] -= 1;
        match self.uses.rerolled {
            Some(Rerolled { face: old, place: None }) if old == face => {
                self.uses.rerolled = to.map(|action| Rerolled { face, place: Some(action) });
            }
            _ => {}
        }
    }

    /// A die joins the pool.
    pub(crate) fn add_die(&mut self, face: u8) {
        self.pool[usize::from(face) - 1] += 1;
    }

    /// May a die of this face be rolled again: each die once (ABB-17.3)?
    pub(crate) fn has_fresh_die(&self, face: u8) -> bool {
        let stale = self.uses.rerolled == Some(Rerolled { face, place: None });
        self.showing(face) > u8::from(stale)
    }

    /// The crusade card, if the player has it.
    pub(crate) fn quest(&self, card: Crusade) -> Option<&Quest> {
        self.quests.iter().find(|quest| quest.card == card)
    }

    /// The crusade card the player has.
    pub(crate) fn quest_mut(&mut self, card: Crusade) -> &mut Quest {
        let quest = self.quests.iter_mut().find(|quest| quest.card == card);
        quest.expect("a crusade of the player")
    }

    /// Adds animals as far as the barn holds them, and tells how many came.
    pub(crate) fn herd(&mut self, farm: Building, animals: u8) -> u8 {
        let (herd, most) =
            if farm == Building::SheepFarm { (&mut self.sheep, BARN.0) } else { (&mut self.cows, BARN.1) };
        let came = animals.min(most - *herd);
        *herd += came;
        came
    }
}

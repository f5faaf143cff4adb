//! The table of a ladder.

use std::collections::BTreeMap;

use parlour_bots::ladder::{Duel, Meeting, Standing, duel, standings};
use serde::Serialize;

use super::Plan;
use crate::text::table;

#[derive(Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    players: u8,
    options: &'a BTreeMap<String, String>,
    games: usize,
    seed: u64,
    standings: Vec<Rated<'a>>,
    duels: Vec<Fought<'a>>,
}

#[derive(Serialize)]
struct Rated<'a> {
    name: &'a str,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Serialize)]
struct Fought<'a> {
    names: (&'a str, &'a str),
    #[serde(flatten)]
    duel: Duel,
}

impl<'a> Report<'a> {
    pub(super) fn new(plan: &'a Plan, meetings: &[Meeting]) -> Self {
        let count = plan.players.len();
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let fought = |pair: (usize, usize)| {
            let duel = duel(pair, meetings)?;
            Some(Fought { names: (&plan.players[pair.0], &plan.players[pair.1]), duel })
        };
        let rated = |standing: Standing| Rated { name: &plan.players[standing.player], standing };
        Self {
            game: plan.game,
            players: plan.mode.players,
            options: &plan.mode.options,
            games: meetings.len(),
            seed: plan.seed,
            standings: standings(count, meetings).into_iter().map(rated).collect(),
            duels: pairs.filter_map(fought).collect(),
        }
    }

    pub(super) fn in_words(&self) -> String {
        let titles = ["player", "Elo", "± 95 %", "points", "ms/answer"];
        let mut rows = vec![titles.map(String::from).to_vec()];
        let mut ranked: Vec<&Rated<'_>> = self.standings.iter().collect();
        ranked.sort_by(|a, b| b.standing.elo.0.total_cmp(&a.standing.elo.0));
        rows.extend(ranked.iter().map(|Rated { name, standing }| {
            vec![
                (*name).to_owned(),
                format!("{:+.0}", standing.elo.0),
                format!("{:.0}", standing.elo.1),
                format!("{:.1}", standing.points),
                format!("{:.1}", 1e3 * standing.seconds),
            ]
        }));
        let mut duels =
            vec![["against each other", "games", "score %", "Elo", "± 95 %"].map(String::from).to_vec()];
        duels.extend(self.duels.iter().map(|Fought { names, duel }| {
            vec![
                format!("{} against {}", names.1, names.0),
                duel.games.to_string(),
                format!("{:.1}", 100.0 * duel.score),
                format!("{:+.0}", duel.elo.0),
                format!("{:.0}", duel.elo.1),
            ]
        }));
        let heading =
            format!("{}, {} players, {} games, seed {}", self.game, self.players, self.games, self.seed);
        format!("{heading}\n\n{}\n{}", table(&rows), table(&duels))
    }
}

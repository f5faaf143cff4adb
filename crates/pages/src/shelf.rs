//! What is known of each game besides its rules: how long, how hard, how to begin, and what lies in its box.

/// A game on the shelf.
pub struct Codex {
    /// The id of the game.
    pub id: &'static str,
    /// Shortest and longest play, in minutes.
    pub minutes: (u16, u16),
    /// How demanding it is, from one to five.
    pub weight: u8,
    /// How to play it for the first time.
    pub first: Preset,
    /// How to play it when there is little time.
    pub short: Preset,
    /// How to play it as an expert.
    pub expert: Preset,
    /// Families of names, as keys begin, and what each family is called.
    pub glossary: &'static [(&'static str, &'static str)],
    /// The picture on its cover.
    pub art: &'static str,
}

/// Choices that suit somebody; what is left out is standard.
#[derive(Copy, Clone, Default)]
pub struct Preset {
    /// How many play.
    pub players: Option<u8>,
    /// The options that are not standard.
    pub options: &'static [(&'static str, &'static str)],
}

/// Every codex, in the order of the shelf.
pub(crate) const SHELF: &[Codex] = &[
    Codex {
        id: "pillars",
        minutes: (90, 120),
        weight: 3,
        first: Preset { players: Some(2), options: &[] },
        short: Preset { players: Some(2), options: &[] },
        expert: Preset { players: Some(4), options: &[] },
        glossary: &[
            ("pillars-good-", "site-glossary-resources"),
            ("pillars-resource-", "site-glossary-cards"),
            ("pillars-craftsman-", "site-glossary-craftsmen"),
            ("pillars-privilege-", "site-glossary-privileges"),
            ("pillars-eventcard-", "site-glossary-events"),
            ("pillars-station-", "site-glossary-stations"),
        ],
        art: include_str!("../assets/covers/pillars.svg"),
    },
    Codex {
        id: "ora",
        minutes: (60, 180),
        weight: 5,
        first: Preset { players: Some(3), options: &[("length", "short")] },
        short: Preset { players: Some(3), options: &[("length", "short")] },
        expert: Preset { players: Some(2), options: &[("country", "ireland"), ("length", "long")] },
        glossary: &[
            ("ora-good-", "site-glossary-goods"),
            ("ora-card-", "site-glossary-buildings"),
            ("ora-settlement-", "site-glossary-settlements"),
            ("ora-terrain-", "site-glossary-land"),
        ],
        art: include_str!("../assets/covers/ora.svg"),
    },
    Codex {
        id: "orleans",
        minutes: (90, 90),
        weight: 3,
        first: Preset { players: Some(2), options: &[] },
        short: Preset { players: Some(2), options: &[] },
        expert: Preset { players: Some(4), options: &[("place_exclusion", "on")] },
        glossary: &[
            ("orleans-kind-", "site-glossary-followers"),
            ("orleans-good-", "site-glossary-goods"),
            ("orleans-place-", "site-glossary-places"),
            ("orleans-deed-", "site-glossary-deeds"),
            ("orleans-hourglass-", "site-glossary-hourglasses"),
        ],
        art: include_str!("../assets/covers/orleans.svg"),
    },
    Codex {
        id: "forest",
        minutes: (60, 120),
        weight: 4,
        first: Preset { players: Some(2), options: &[("setup", "first_game")] },
        short: Preset { players: Some(2), options: &[("setup", "first_game")] },
        expert: Preset { players: Some(4), options: &[("strict_supply", "yes")] },
        glossary: &[
            ("forest-thing-", "site-glossary-things"),
            ("forest-village-", "site-glossary-villages"),
            ("forest-worker-", "site-glossary-workers"),
            ("forest-mission-", "site-glossary-missions"),
            ("forest-building-", "site-glossary-buildings"),
            ("forest-title-", "site-glossary-titles"),
        ],
        art: include_str!("../assets/covers/forest.svg"),
    },
    Codex {
        id: "abbey",
        minutes: (90, 150),
        weight: 4,
        first: Preset { players: Some(2), options: &[("events", "easy_one_viking"), ("easy_start", "on")] },
        short: Preset { players: Some(2), options: &[("quick", "on")] },
        expert: Preset {
            players: Some(3),
            options: &[
                ("events", "hard"),
                ("dark_start", "on"),
                ("auction", "on"),
                ("relics", "on"),
                ("saints", "on"),
            ],
        },
        glossary: &[
            ("abbey-good-", "site-glossary-resources"),
            ("abbey-token-", "site-glossary-tokens"),
            ("abbey-building-", "site-glossary-buildings"),
            ("abbey-tower-", "site-glossary-towers"),
            ("abbey-eventcard-", "site-glossary-events"),
            ("abbey-crusade-", "site-glossary-crusades"),
            ("abbey-relic-", "site-glossary-relics"),
            ("abbey-saint-", "site-glossary-saints"),
            ("abbey-initiative-", "site-glossary-initiative"),
        ],
        art: include_str!("../assets/covers/abbey.svg"),
    },
];

/// What is known of a game.
pub fn codex(id: &str) -> Option<&'static Codex> {
    SHELF.iter().find(|codex| codex.id == id)
}

#[cfg(test)]
mod tests {
    use parlour_core::Mode;
    use parlour_games::{GAMES, find};
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_game_stands_on_the_shelf() {
        for game in GAMES {
            assert!(codex(game.about().id).is_some(), "{}", game.about().id);
        }
    }

    #[test]
    fn every_preset_can_be_played() {
        for codex in SHELF {
            let game = find(codex.id).unwrap();
            for preset in [codex.first, codex.short, codex.expert] {
                let mode =
                    Mode::choose(game.about(), preset.players, preset.options.iter().copied()).unwrap();
                game.check_mode(&mode).unwrap();
            }
        }
    }

    #[test]
    fn every_family_of_the_glossary_has_names_and_a_title() {
        for lang in Lang::ALL {
            let words = Words::get(lang);
            for (family, title) in SHELF.iter().flat_map(|codex| codex.glossary) {
                assert!(words.keys(family).count() > 1, "{family}");
                assert!(words.has(title), "{title}");
            }
        }
    }
}

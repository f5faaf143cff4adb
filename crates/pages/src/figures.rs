//! What recorded games tell of a title: usual points, and where they come from.
//!
//! Counted, not guessed: `parlour sim GAME --players N --seats journeyman --games 6 --seed 7 --save DIR` for two to four players
//! (Black Forest for two alone), then the lines of the final counts (`parlour replay FILE --json`). Shares are those of all points above zero; lines below
//! one in a hundred are left out. The prestige of The King's Abbey is gained in play: there the gains of the log are added up by their causes.

/// The figures of a title.
pub(crate) struct Figures {
    id: &'static str,
    /// How many games were played.
    pub(crate) games: u16,
    /// The mean of a seat's points, by the number of players.
    pub(crate) points: &'static [(u8, u16)],
    /// Lines of the final count, each with its part of all points, in hundredths, the largest first.
    pub(crate) shares: &'static [(&'static str, u8)],
}

/// The figures of a title, if it was measured.
pub(crate) fn of_game(id: &str) -> Option<&'static Figures> {
    FIGURES.iter().find(|figures| figures.id == id)
}

const FIGURES: &[Figures] = &[
    Figures {
        id: "pillars",
        games: 18,
        points: &[(2, 37), (3, 33), (4, 33)],
        shares: &[
            ("pillars-score-cathedral", 74),
            ("pillars-score-priory", 18),
            ("pillars-score-start", 6),
            ("pillars-score-privileges", 2),
        ],
    },
    Figures {
        id: "orleans",
        games: 18,
        points: &[(2, 86), (3, 85), (4, 74)],
        shares: &[
            ("orleans-score-coins", 46),
            ("orleans-score-citizens", 12),
            ("orleans-score-brocade", 11),
            ("orleans-score-wool", 9),
            ("orleans-score-posts", 9),
            ("orleans-score-wine", 7),
            ("orleans-score-cheese", 5),
            ("orleans-score-grain", 1),
        ],
    },
    Figures {
        id: "forest",
        games: 6,
        points: &[(2, 33)],
        shares: &[
            ("forest-score-buildings", 37),
            ("forest-score-oven", 20),
            ("forest-score-plots", 18),
            ("forest-score-animals", 13),
            ("forest-score-glass", 5),
            ("forest-score-village-church", 4),
            ("forest-score-inn", 3),
        ],
    },
    Figures {
        id: "ora",
        games: 18,
        points: &[(2, 301), (3, 158), (4, 147)],
        shares: &[("ora-score-settlements", 39), ("ora-score-economy", 35), ("ora-score-goods", 25)],
    },
    Figures {
        id: "abbey",
        games: 18,
        points: &[(2, 63), (3, 49), (4, 58)],
        shares: &[
            ("abbey-share-towers", 37),
            ("abbey-share-clergy", 23),
            ("abbey-share-buildings", 14),
            ("abbey-share-crusades", 9),
            ("abbey-share-vikings", 8),
            ("abbey-share-altar", 6),
            ("abbey-share-animals", 3),
        ],
    },
];

#[cfg(test)]
mod tests {
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_title_is_measured() {
        for game in parlour_games::GAMES {
            assert!(of_game(game.about().id).is_some(), "{}", game.about().id);
        }
    }

    #[test]
    fn shares_are_parts_of_a_whole_and_have_names() {
        for figures in FIGURES {
            let whole: u16 = figures.shares.iter().map(|(_, share)| u16::from(*share)).sum();
            assert!((95..=101).contains(&whole), "{} adds up to {whole}", figures.id);
            assert!(figures.shares.is_sorted_by(|one, next| one.1 >= next.1), "{}", figures.id);
            for (line, _) in figures.shares {
                assert!(Lang::ALL.iter().all(|lang| Words::get(*lang).has(line)), "{line}");
            }
        }
    }
}

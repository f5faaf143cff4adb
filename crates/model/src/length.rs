//! How long games are: turns of one seat, by game and number of players.
//!
//! Counted, not guessed: in the golden journals of the standard modes (`crates/games/*/tests/golden`), the lines of one seat
//! without another's in between are a turn, draws left out; the figures are medians over seats and journals.

/// The turns of a seat with one, two, three, four and five players; nought where a game is played alone or not at all.
const TURNS: &[(&str, [u16; 5])] = &[
    ("pillars", [0, 39, 48, 51, 0]),
    ("ora", [0, 125, 42, 40, 0]),
    ("orleans", [0, 47, 54, 54, 0]),
    ("forest", [0, 79, 98, 95, 0]),
    ("abbey", [0, 32, 43, 50, 45]),
];

/// How many turns a seat has in a game, about; nothing for games and counts nobody has measured.
pub fn turns(game: &str, players: u8) -> Option<u16> {
    let (_, turns) = TURNS.iter().find(|(id, _)| *id == game)?;
    turns.get(usize::from(players).checked_sub(1)?).copied().filter(|turns| *turns > 0)
}

#[cfg(test)]
mod tests {
    use super::turns;

    #[test]
    fn lengths_are_known_where_others_are_waited_for() {
        assert_eq!(turns("pillars", 3), Some(48));
        assert_eq!(
            (turns("pillars", 1), turns("pillars", 0), turns("pillars", 9), turns("chess", 2)),
            (None, None, None, None)
        );
    }
}

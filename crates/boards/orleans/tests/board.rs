//! The board over whole games, in every mode.

use parlour_board_orleans::{STYLE, draw, goes_on, read};
use parlour_core::any::{AnyGame, Kind};
use parlour_core::table::Dice;
use parlour_core::{Decision, Game, Mode, Rng};
use parlour_kit::numbers::Numbers;
use parlour_kit::preview::Preview;
use parlour_kit::testkit::{Proof, prove};
use parlour_orleans::Orleans;

/// Choices that say what is not done point nowhere.
const PLACELESS: &[&str] = &["decline", "no-technology", "pass", "planned", "load-nothing", "stop"];

/// Everything that is counted on the table.
const NUMBERS: Numbers = Numbers {
    score: "seats/*/points",
    always: &[
        "seats/*/coins",
        "seats/*/posts",
        "seats/*/citizens",
        "seats/*/status",
        "seats/*/bag_size",
        "seats/*/goods/*/count",
        "technology",
        "round",
    ],
    symbols: &[
        ("/coins", "i-coin"),
        ("/citizens", "i-citizen"),
        ("=grain/count", "i-grain"),
        ("=wine/count", "i-wine"),
    ],
};

fn prove_all(journals: &[&str]) {
    let preview = Preview { draw, style: STYLE, goes_on, read };
    prove::<Orleans>(&Proof { preview, placeless: PLACELESS, numbers: NUMBERS }, journals);
}

macro_rules! journal {
    ($name:literal) => {
        include_str!(concat!("../../../games/orleans/tests/golden/", $name, ".journal"))
    };
}

#[test]
fn games_of_two_are_drawn() {
    prove_all(&[journal!("two-players"), journal!("two-players-exclusion")]);
}

#[test]
fn games_of_three_are_drawn() {
    prove_all(&[journal!("three-players"), journal!("three-players-exclusion")]);
}

#[test]
fn games_of_four_are_drawn() {
    prove_all(&[
        journal!("four-players"),
        journal!("four-players-ordered"),
        journal!("four-players-exclusion"),
    ]);
}

/// How much players like an answer who recruit traders, draw all they can and want the place tiles with powers of
/// their own: the golden games hardly see these.
fn liking(words: &str) -> usize {
    const LIKED: [&str; 9] =
        ["put", "send", "technology", "tower", "use", "recruit trader", "draws", "use village", "take"];
    const TILES: [&str; 4] = ["pharmacy", "bathhouse", "sacristy", "gunpowder-tower"];
    let begins = LIKED.iter().rposition(|liked| words.starts_with(liked)).map_or(0, |at| 10 * (at + 1));
    let more = words.strip_prefix("draws ").and_then(|number| number.parse().ok()).unwrap_or(0);
    let village = usize::from(words.contains(" village:"));
    begins + more + village + TILES.iter().position(|tile| words.ends_with(tile)).map_or(0, |at| at + 1)
}

fn eager_game(players: u8, seed: u64) -> String {
    let mode = Mode::choose(Orleans::ABOUT, Some(players), []).expect("so many can play");
    let names = (0..players).map(|seat| format!("Seat {seat}")).collect();
    let mut table = Kind::<Orleans>::new().table(&mode, names, Dice::Outside).expect("a mode that exists");
    let mut rng = Rng::from_number(seed);
    loop {
        match table.decision() {
            Decision::Over => return table.journal().to_string(),
            Decision::Draw => {
                let outcomes = table.outcomes();
                let drawn = &outcomes[rng.index(outcomes.len())];
                table.draw(&drawn.words).expect("an outcome that is offered");
            }
            Decision::Ask(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let options = table.question(seat).expect("a question").options;
                let liked = options.iter().max_by_key(|offer| liking(&offer.words)).expect("an option");
                let any = &options[rng.index(options.len())];
                let answer = if rng.below(6) > 0 { liked } else { any }.words.clone();
                table.answer(seat, &[&answer]).expect("an answer that is offered");
            }
        }
    }
}

#[test]
fn games_of_eager_players_are_drawn() {
    let journals = [eager_game(2, 1), eager_game(4, 2)];
    for tile in ["gunpowder-tower", "sacristy", "pharmacy", "bathhouse"] {
        assert!(
            journals.iter().any(|journal| journal.contains(&format!("take {tile}"))),
            "nobody took the {tile}"
        );
    }
    prove_all(&journals.each_ref().map(String::as_str));
}

//! Random play of a chess library: about as fast as an engine of rules can be.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cozy_chess::{Board, Move};
use parlour_core::Rng;

/// Games without an end are cut here.
const LONGEST: usize = 400;

/// Plays random games for a while and counts the plies.
pub fn play(time: Duration, number: u64) -> u64 {
    let mut rng = Rng::from_number(number);
    let mut moves = Vec::new();
    let (clock, mut plies) = (Instant::now(), 0);
    while clock.elapsed() < time {
        plies += game(&mut moves, &mut rng);
    }
    plies
}

/// One game as our own random play does it: list, pick, play.
fn game(moves: &mut Vec<Move>, rng: &mut Rng) -> u64 {
    let mut board = Board::default();
    for ply in 0..LONGEST {
        list(&board, moves);
        // Mate, stalemate, or fifty moves without progress.
        if moves.is_empty() || board.halfmove_clock() >= 100 {
            return ply as u64;
        }
        board.play_unchecked(moves[rng.index(moves.len())]);
    }
    black_box(&board);
    LONGEST as u64
}

fn list(board: &Board, moves: &mut Vec<Move>) {
    moves.clear();
    board.generate_moves(|piece| {
        moves.extend(piece);
        false
    });
}

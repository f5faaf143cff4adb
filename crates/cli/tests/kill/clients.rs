//! People who play on whatever happens to the site, and write down what it acknowledged.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::node;
use crate::ledger::Ledger;

/// A site that does not answer for so long is broken.
const PATIENCE: Duration = Duration::from_mins(1);
/// After so many answers a client goes on to another table.
const ANSWERS: usize = 25;
/// What is played, in turn: one game where seats answer one by one, one where all plan at once.
const GAMES: [&str; 2] = ["pillars", "orleans"];

/// What all clients share.
#[derive(Default)]
pub(crate) struct World {
    pub(crate) nodes: Mutex<Vec<String>>,
    pub(crate) ledger: Ledger,
    pub(crate) seated: Mutex<Vec<Seated>>,
    stop: AtomicBool,
}

/// A table and the two people who sit at it, beside a bot.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) table: String,
    tokens: [String; 2],
}

impl Seated {
    /// One of the two.
    pub(crate) fn token(&self) -> &str {
        &self.tokens[0]
    }
}

pub(crate) fn random(below: usize) -> usize {
    getrandom::u32().unwrap() as usize % below
}

impl World {
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Until so many more answers are acknowledged.
    pub(crate) fn wait_for_answers(&self, more: usize) {
        let (wanted, until) = (self.ledger.answers() + more, Instant::now() + PATIENCE);
        while self.ledger.answers() < wanted {
            assert!(Instant::now() < until, "nobody plays any more");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Any of the nodes: people do not know which one they reach.
    pub(crate) fn node(&self) -> String {
        let nodes = self.nodes.lock().unwrap();
        nodes[random(nodes.len())].clone()
    }

    /// Asks until some node answers. Only for what may safely be asked twice.
    pub(crate) fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let until = Instant::now() + PATIENCE;
        loop {
            match node::call(&self.node(), method, path, token, body) {
                Ok((status, reply)) if status != 503 => return (status, reply),
                failed if Instant::now() > until => panic!("{method} {path}: {failed:?}"),
                _ => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    fn guest(&self, name: &str) -> String {
        let (status, guest) = self.ask("POST", "/api/v1/guests", "", &json!({ "name": name }));
        assert_eq!(status, 200, "{guest}");
        guest["token"].as_str().unwrap().to_owned()
    }

    /// Two people take a seat each at a new table with a bot. A deed whose reply was lost has been done: asked for
    /// again, it is refused.
    fn sit_down(&self, game: &str, tokens: &[String; 2]) -> Seated {
        let new = json!({ "game": game, "players": 3, "seats": ["me", "open", "random"] });
        let (status, made) = self.ask("POST", "/api/v1/tables", &tokens[0], &new);
        assert_eq!(status, 200, "{made}");
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        for (deed, token) in [("join", &tokens[1]), ("start", &tokens[0])] {
            let (status, done) =
                self.ask("POST", &format!("/api/v1/tables/{table}/{deed}"), token, &json!({}));
            assert!([200, 409].contains(&status), "{deed}: {done}");
        }
        let seated = Seated { table, tokens: tokens.clone() };
        self.seated.lock().unwrap().push(seated.clone());
        seated
    }

    /// Plays at table after table until the world stops.
    pub(crate) fn client(&self, number: usize) {
        let tokens = [self.guest(&format!("Tom {number}")), self.guest(&format!("Ada {number}"))];
        for game in GAMES.iter().cycle().skip(number) {
            if self.is_stopped() {
                return;
            }
            let seated = self.sit_down(game, &tokens);
            self.play(&seated, ANSWERS, || self.is_stopped());
        }
    }

    /// Gives so many answers, unless the game is over first or `enough` says so; gives how many were acknowledged.
    pub(crate) fn play(&self, seated: &Seated, answers: usize, enough: impl Fn() -> bool) -> usize {
        let (mut given, mut last) = (0, Instant::now());
        while given < answers && !enough() {
            assert!(last.elapsed() < PATIENCE, "nothing goes on at {}", seated.table);
            for token in &seated.tokens {
                let (status, position) =
                    self.ask("GET", &format!("/api/v1/tables/{}", seated.table), token, &json!({}));
                assert_eq!(status, 200, "{position}");
                if position["table"]["status"] == "over" {
                    return given;
                }
                if self.act(&seated.table, token, &position) {
                    given += 1;
                    last = Instant::now();
                }
            }
        }
        given
    }

    /// Gives any answer that is on offer, or ends the turn; tells whether an answer was acknowledged. It is sent once:
    /// when the reply is lost, the next position shows whether it was played.
    fn act(&self, table: &str, token: &str, position: &Value) -> bool {
        let at = position["at"].as_str().unwrap();
        let (deed, words, body) = if let Some(options) = position["question"]["options"].as_array() {
            let words = options[random(options.len())]["words"].as_str().unwrap();
            // Now and then a turn is left open, to be found again as a draft.
            ("answer", words, json!({ "at": at, "answer": words, "end": random(8) > 0 }))
        } else if position["ready"] == true {
            ("end", "", json!({ "at": at }))
        } else {
            // The bot thinks.
            std::thread::sleep(Duration::from_millis(5));
            return false;
        };
        let path = format!("/api/v1/tables/{table}/{deed}");
        let Ok((status, reply)) = node::call(&self.node(), "POST", &path, token, &body) else { return false };
        // The bot or another node may have been faster; the database may be out of reach for a moment.
        assert!([200, 409, 503].contains(&status), "{status} {reply}");
        if status == 200 && deed == "answer" {
            self.ledger.note(table, position["seat"].as_str().unwrap(), at, words);
        }
        status == 200 && deed == "answer"
    }
}

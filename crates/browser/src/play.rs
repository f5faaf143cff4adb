//! Playing by clicking.

use fantoccini::Locator;
use serde_json::Value;

use crate::person::Person;

/// How a game went.
#[derive(Copy, Clone, Debug, Default)]
pub struct Played {
    /// Clicks on things of the board.
    pub on_board: usize,
    /// Clicks on buttons.
    pub on_buttons: usize,
}

/// No game takes more clicks.
const MOST: usize = 3000;

/// How many looks at the page somebody takes before clicking again.
const STUBBORN: usize = 500;

/// Waits for nothing: says what somebody could click, and marks one of it.
///
/// Answers beside a thing come first, then things on the board, then chips and the list in words. Ending the turn waits
/// until nothing else is left, free actions are never taken, and nothing is taken
/// back: so every game comes to its end.
const PICK: &str = "
    const status = document.querySelector('#status .status');
    if (!status || document.getElementById('result')) return 'over';
    document.querySelectorAll('[data-picked-by-test]').forEach((old) => old.removeAttribute('data-picked-by-test'));
    const any = (list) => list[arguments[0] % list.length];
    const state = status.dataset.at + '|' + document.querySelectorAll('.is-picked').length + '|' + document.querySelectorAll('.pop, .card-sheet').length;
    const mark = (element, kind) => { element.setAttribute('data-picked-by-test', ''); return kind + ' ' + state; };
    const beside = [...document.querySelectorAll('.pop .ans, .card-sheet button.go')];
    if (beside.length > 0) return mark(any(beside), 'board');
    const payments = [...document.querySelectorAll('.ledger [data-suggested]')];
    if (payments.length > 0) return mark(any(payments), 'button');
    const buttons = [...document.querySelectorAll('#choices button[data-n]:not([data-aside]):not([data-verb=back])')];
    if (buttons.length === 0) {
        const end = document.querySelector('#status [data-deed=end]');
        return end ? mark(end, 'button') : 'wait';
    }
    const main = new Set(buttons.flatMap((button) => (button.dataset.parts || '').split(' ')));
    const targets = [...document.querySelectorAll('.target.open:not(.unlit):not(.is-picked)')].filter((target) =>
        main.has(target.id) && target.getBoundingClientRect().width > 0);
    // What lies under something else cannot be clicked in its middle: a person would click beside it.
    const within_reach = (target) => {
        const box = target.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !!hit && target.contains(hit);
    };
    for (let tried = 0; arguments[1] && tried < Math.min(targets.length, 4); tried += 1) {
        const target = targets[(arguments[0] + tried) % targets.length];
        if (within_reach(target)) return mark(target, 'board');
    }
    const chips = [...document.querySelectorAll('#chips [data-chip]')].filter((chip) => chip.getClientRects().length > 0);
    if (chips.length > 0) return mark(any(chips), 'button');
    any(buttons).click();
    return 'list ' + state;
";

/// What lies over a button that cannot be clicked.
const COVERED: &str = "
    const button = document.querySelector('[data-picked-by-test]');
    if (!button) return 'gone';
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button.outerHTML.slice(0, 200) + ' lies under ' + (hit ? hit.outerHTML.slice(0, 200) : 'nothing');
";

/// What of the page changes when a click had a consequence.
const STATE: &str = "(document.querySelector('#status .status')?.dataset.at + '|' + document.querySelectorAll('.is-picked').length + '|' + document.querySelectorAll('.pop, .card-sheet').length)";

impl Person {
    /// Plays on by clicking until the game is over; which of several things is clicked follows from the seed.
    pub async fn play_to_the_end(&self, seed: u64) -> Played {
        let played = self.play_on(seed, MOST).await;
        let over = self.sees("#result").await;
        assert!(over, "the game is not over after {MOST} clicks: {}", self.read("#status").await);
        played
    }

    /// Plays on for so many clicks, or until the game is over.
    pub async fn play_on(&self, seed: u64, clicks: usize) -> Played {
        let mut played = Played::default();
        let mut number = seed;
        // A target may be covered by another one; its button never is.
        let mut on_board = true;
        let (mut tries, mut idle) = (0, 0);
        while played.on_board + played.on_buttons < clicks {
            tries += 1;
            assert!(tries < 4 * MOST, "nothing can be clicked: {}", self.read("main").await);
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let picked = self.pick(number >> 33, on_board).await;
            let Some((kind, state)) = picked.split_once(' ') else {
                if picked == "over" {
                    return played;
                }
                self.until_asked().await;
                continue;
            };
            let clicked = match self.client.find(Locator::Css("[data-picked-by-test]")).await {
                _ if kind == "list" => true,
                Ok(element) => element.click().await.is_ok(),
                // The page has changed under our hands.
                Err(_) => continue,
            };
            on_board = clicked || kind != "board";
            if !clicked && kind == "button" {
                let said = self.ask(COVERED).await;
                // Else the page has changed under our hands.
                assert!(said == "gone", "a button cannot be clicked: {said}");
            }
            if clicked {
                *(if kind == "board" { &mut played.on_board } else { &mut played.on_buttons }) += 1;
                idle = if self.within(STUBBORN, &format!("return {STATE} !== '{state}'")).await {
                    0
                } else {
                    idle + 1
                };
                // Whoever clicks and sees nothing happen clicks again, but not forever.
                assert!(idle < 4, "clicks lead to nothing at {state}: {}", self.read("main").await);
            }
        }
        played
    }

    async fn pick(&self, number: u64, on_board: bool) -> String {
        let arguments = vec![number.into(), on_board.into()];
        let said = self.client.execute(PICK, arguments).await.expect("the page answers");
        said.as_str().map_or_else(|| panic!("{said}"), str::to_owned)
    }

    /// Waits until something can be clicked, or the game is over.
    pub async fn until_asked(&self) {
        self.until("return document.querySelector('#status [data-asked], #result') !== null").await;
    }

    /// Gives the first answer of the list in words, as pressing its chip or its thing on the board would.
    pub async fn answer_first(&self) {
        self.answer("").await;
    }

    /// Gives the first answer that begins with these words.
    pub async fn answer(&self, words: &str) {
        let at = self.at().await;
        let answers = "[...document.querySelectorAll('#choices button[data-n]:not([data-aside])')]";
        self.ask(&format!("{answers}.find((button) => button.value.startsWith('{words}')).click()")).await;
        self.until(&format!("return document.querySelector('#status .status').dataset.at !== '{at}'")).await;
    }

    /// The number of the position on the page.
    pub async fn at(&self) -> String {
        let at = self.ask("return document.querySelector('#status .status').dataset.at").await;
        match at {
            Value::String(at) => at,
            other => panic!("no position: {other}"),
        }
    }
}

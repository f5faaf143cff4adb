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

/// Waits for nothing: says what somebody could click, and marks one of it.
///
/// Things on the board come first where there are some. Ending the turn waits until nothing else is left, free actions
/// are never taken: so every game comes to its end.
const PICK: &str = "
    const status = document.querySelector('#status .status');
    if (!status || document.getElementById('result')) return 'over';
    document.querySelectorAll('[data-picked-by-test]').forEach((old) => old.removeAttribute('data-picked-by-test'));
    const any = (list) => list[arguments[0] % list.length];
    const mark = (element, kind) => { element.setAttribute('data-picked-by-test', ''); return kind + ' ' + status.dataset.at; };
    const buttons = [...document.querySelectorAll('#status .opts:not(.asides) .choices button')];
    if (buttons.length === 0) {
        const end = document.querySelector('#status [data-deed=end]');
        return end ? mark(end, 'button') : 'wait';
    }
    const numbers = new Set(buttons.map((button) => button.dataset.n));
    const targets = [...document.querySelectorAll('.target.open')].filter((target) => {
        const offers = target.dataset.offers.split(' ');
        return offers.length === 1 && numbers.has(offers[0]) && target.getBoundingClientRect().width > 0;
    });
    // What lies under something else cannot be clicked in its middle: a person would click beside it.
    const within_reach = (target) => {
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const box = target.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !!hit && target.contains(hit);
    };
    for (let tried = 0; arguments[1] && tried < Math.min(targets.length, 4); tried += 1) {
        const target = targets[(arguments[0] + tried) % targets.length];
        if (within_reach(target)) return mark(target, 'board');
    }
    return mark(any(buttons), 'button');
";

impl Person {
    /// Plays on by clicking until the game is over; which of several things is clicked follows from the seed.
    pub async fn play_to_the_end(&self, seed: u64) -> Played {
        let mut played = Played::default();
        let mut number = seed;
        // A target may be covered by another one; its button never is.
        let mut on_board = true;
        for _ in 0..MOST {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let picked = self.pick(number >> 33, on_board).await;
            let Some((kind, at)) = picked.split_once(' ') else {
                if picked == "over" {
                    return played;
                }
                self.until_asked().await;
                continue;
            };
            let clicked = match self.client.find(Locator::Css("[data-picked-by-test]")).await {
                Ok(element) => element.click().await.is_ok(),
                // The page has changed under our hands.
                Err(_) => continue,
            };
            on_board = clicked || kind != "board";
            if clicked {
                *(if kind == "board" { &mut played.on_board } else { &mut played.on_buttons }) += 1;
                self.until(&format!(
                    "return document.querySelector('#status .status')?.dataset.at !== '{at}'"
                ))
                .await;
            }
        }
        panic!("the game is not over after {MOST} clicks: {}", self.read("#status").await);
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

    /// The number of the position on the page.
    pub async fn at(&self) -> String {
        let at = self.ask("return document.querySelector('#status .status').dataset.at").await;
        match at {
            Value::String(at) => at,
            other => panic!("no position: {other}"),
        }
    }
}

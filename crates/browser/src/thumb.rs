//! A thumb on a phone: an answer given by taps alone, and the taps it took.

use serde_json::{Value, json};

use crate::person::Person;

/// No answer takes more.
const MOST: usize = 9;
/// No game takes more taps.
const MOST_OF_A_GAME: usize = 2500;

/// What both scripts need: what can be tapped, and where.
const REACH: &str = "
    const box = (thing) => thing.getBoundingClientRect();
    const point = (thing) => {
        const { x, y, width, height } = box(thing);
        if (!width || !height) return null;
        // What lies half under its neighbour is tapped where it is seen.
        for (const [across, down] of [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75]]) {
            const [left, top] = [x + width * across, y + height * down];
            if (left < 0 || top < 0 || left > innerWidth || top > innerHeight) continue;
            const hit = document.elementFromPoint(left, top);
            if (hit && thing.contains(hit)) return [left, top];
        }
        return null;
    };
    // The row above the sheet is pushed along by a finger, and so is the list in words: whoever counts counts that.
    const entire = (thing) => {
        const { left, right, top, bottom } = box(thing);
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    };
    const push = (thing) => thing.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' });
    const tap = (kind, thing) => {
        const row = thing.closest('#chips, .choices-list');
        const pushed = !!row && !(point(thing) && entire(thing));
        if (row) push(thing);
        return { kind, pushed, at: point(thing), part: thing.dataset.part || thing.id };
    };
    const things = (part) => [...document.querySelectorAll(`.lens [data-part='${part}'], #chips [data-part='${part}']`),
        ...(document.getElementById(part) ? [document.getElementById(part)] : [])];
    const parts = (button) => (button.dataset.parts || '').split(' ').filter(Boolean);
    const card = () => [...document.querySelectorAll('.card-sheet button.go')].filter(point);
    const chips = () => [...document.querySelectorAll('#chips [data-chip]')].filter((chip) => {
        const [row, along] = [chip.parentElement, chip.parentElement.scrollLeft];
        push(chip);
        const found = point(chip);
        row.scrollLeft = along;
        return found;
    });
    // Pulled up, or open beside the board.
    const listed = () => (document.querySelector('.choices-list')?.getClientRects().length ?? 0) > 0;
    const pane = (thing) => thing.closest('.leaf-mine') ? 'me' : thing.closest('.leaf-other') ? 'others' : 'board';
    const state = [document.querySelector('#status .status')?.dataset.at, document.querySelector('#table').dataset.show,
        [...document.querySelectorAll('.is-picked')].map((thing) => thing.dataset.part || thing.id).join(),
        document.querySelector('.card-sheet')?.textContent ?? '', document.querySelector('.lens .glass')?.scrollTop ?? '',
        document.querySelector('.lens .glass')?.scrollLeft ?? '', document.querySelector('.choices-list.open') !== null].join('|');
";

/// What a thumb taps next for the offer whose answers begin with the wanted words.
const NEXT: &str = "
    const wanted = arguments[0];
    const open = [...document.querySelectorAll('#choices button[data-n], #status [data-deed=end][value]')];
    const fits = open.filter((button) => button.value.startsWith(wanted));
    if (fits.length === 0) return { kind: 'none: ' + open.map((button) => button.value).join(' | ') };
    const alike = (button) => open.filter((other) => parts(other).join() === parts(button).join()).length;
    fits.sort((one, two) => parts(one).length - parts(two).length || alike(one) - alike(two));
    const near = (button) => parts(button).some((part) => things(part).some(point));
    const button = fits.find(near) ?? fits[0];
    const long = (button.querySelector('.long') ?? button).textContent.trim();
    const go = card().find((one) => one.title.trim() === long);
    if (go) return { ...tap('card', go), state };
    const chip = chips().find((one) => one.dataset.chip === button.dataset.n);
    if (chip) return { ...tap('chip', chip), state };
    if (button.dataset.deed === 'end') return { ...tap('end', button), state };
    const mine = parts(button);
    const left = mine.filter((part) => !things(part).some((thing) => thing.classList.contains('is-picked')));
    // The place first: it stays picked while more fits there.
    for (const part of (left.length > 0 ? left : mine).reverse()) {
        const thing = things(part).find(point);
        if (thing) return { ...tap('thing', thing), state };
    }
    const elsewhere = left.map((part) => document.getElementById(part)).find((thing) => thing && !box(thing).width);
    if (elsewhere) return { ...tap('tab', document.querySelector(`[data-tab=${pane(elsewhere)}]`)), state };
    if (!listed()) return { ...tap('list', document.querySelector('.in-words')), state };
    return { ...tap('words', button), state };
";

/// What a thumb could tap, if any answer will do: a card's button, a payment, something lit, a chip, another tab, the end of the turn, the list.
const ANY: &str = "
    const number = arguments[0];
    const any = (list) => list[number % list.length];
    if (document.getElementById('result')) return { kind: 'over' };
    if (!document.querySelector('#status [data-asked]')) return { kind: 'wait' };
    if (card().length > 0) return { ...tap('card', any(card())), state };
    const payments = [...document.querySelectorAll('.ledger [data-suggested]')].filter(point);
    if (payments.length > 0) return { ...tap('payment', any(payments)), state };
    const buttons = [...document.querySelectorAll('#choices button[data-n]:not([data-aside]):not([data-verb=back])')];
    const main = new Set(buttons.flatMap(parts));
    const shut = document.querySelector('.card-sheet:not(.peek) .x');
    if (shut) return { ...tap('shut', shut), state };
    const lit = [...document.querySelectorAll('.target.open:not(.unlit):not(.is-picked), #chips .piece:not(.unlit):not(.is-picked)')]
        .filter((thing) => main.has(thing.dataset.part || thing.id) && point(thing));
    if (lit.length > 0) return { ...tap('thing', any(lit)), state };
    if (chips().length > 0) return { ...tap('chip', any(chips())), state };
    const shown = document.querySelector('#table').dataset.show;
    const panes = [...main].map((part) => document.getElementById(part)).filter(Boolean).map(pane).filter((name) => name !== shown);
    if (panes.length > 0 && !arguments[1]) return { ...tap('tab', document.querySelector(`[data-tab=${any(panes)}]`)), state };
    const end = document.querySelector('#status [data-deed=end]');
    if (end && buttons.length === 0) return { ...tap('end', end), state };
    if (!listed()) return { ...tap('list', document.querySelector('.in-words')), state };
    const button = any(buttons);
    return { ...tap('words', button), state };
";

/// What is tapped next.
struct Tap {
    kind: String,
    /// The thing it is on.
    part: String,
    /// Must its row be pushed along first?
    pushed: bool,
    at: Option<(f64, f64)>,
    state: String,
}

impl Person {
    async fn look_for(&self, script: &str, arguments: Vec<Value>) -> Tap {
        let said = self.client.execute(&format!("{REACH}{script}"), arguments).await;
        let said = said.unwrap_or_else(|error| panic!("{script}: {error}"));
        let number = |at: usize| said["at"][at].as_f64();
        Tap {
            kind: said["kind"].as_str().unwrap_or_default().to_owned(),
            part: said["part"].as_str().unwrap_or_default().to_owned(),
            pushed: said["pushed"] == json!(true),
            at: number(0).zip(number(1)),
            state: said["state"].as_str().unwrap_or_default().to_owned(),
        }
    }

    /// Taps, and waits until something comes of it; says whether something did.
    async fn touch(&self, tap: &Tap) -> bool {
        let Some((x, y)) = tap.at else { return false };
        self.tap(x, y).await;
        let changed = format!(
            "{REACH} return !document.querySelector('[data-waiting]') && state !== {}",
            json!(tap.state)
        );
        self.within(200, &changed).await
    }

    /// Touches the middle of the first such element, as a finger does.
    pub async fn taps(&self, css: &str) {
        let middle = format!(
            "{REACH} const thing = document.querySelector({}); return thing && point(thing)",
            json!(css)
        );
        let at = self.ask(&middle).await;
        let (x, y) =
            at[0].as_f64().zip(at[1].as_f64()).unwrap_or_else(|| panic!("{css} cannot be tapped: {at}"));
        self.tap(x, y).await;
    }

    /// Gives the answer that begins with these words by taps alone; tells how many it took, a push along the row or the list
    /// counted as one.
    pub async fn thumbs(&self, wanted: &str) -> usize {
        let at = self.at().await;
        let mut pushes = 0;
        for taps in 1..=MOST {
            let tap = self.look_for(NEXT, vec![json!(wanted)]).await;
            assert!(!tap.kind.starts_with("none"), "{wanted}: {}", tap.kind);
            pushes += usize::from(tap.pushed);
            assert!(self.touch(&tap).await, "{wanted}: nothing comes of a tap on a {}", tap.kind);
            if self.at().await != at {
                return taps + pushes;
            }
        }
        panic!("{wanted} is not answered after {MOST} taps: {}", self.read("#status").await);
    }

    /// Plays on by taps alone, for so many of them or until the game is over; tells how many there were.
    pub async fn plays_by_thumb(&self, seed: u64, most: usize) -> usize {
        let (mut number, mut taps, mut idle) = (seed, 0, 0);
        while taps < most.min(MOST_OF_A_GAME) {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Whoever finds nothing on a pane opens the list in words.
            let tap = self.look_for(ANY, vec![json!(number >> 33), json!(idle > 1)]).await;
            match tap.kind.as_str() {
                "over" => return taps,
                "wait" => self.until_asked().await,
                _ => {
                    let did = self.touch(&tap).await;
                    idle = if did && tap.kind != "tab" { 0 } else { idle + 1 };
                    taps += usize::from(did);
                    if idle >= 8 {
                        let asked = self.read("#say").await;
                        if let Ok(file) = std::env::var("PARLOUR_PICTURE") {
                            std::fs::write(file, self.picture().await).expect("room for a picture");
                        }
                        let Tap { kind, part, at, state, .. } = &tap;
                        panic!("taps lead to nothing: {asked}: {kind} {part} at {at:?}, {state}");
                    }
                }
            }
        }
        taps
    }
}

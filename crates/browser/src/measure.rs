//! Measuring a page: what of the question can be seen and reached without scrolling.

use serde_json::Value;

use crate::person::Person;

/// What was measured while one question stood on the page.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The question, in the reader's language.
    pub question: String,
    /// Targets of moves on the board; those of free actions are not counted.
    pub targets: usize,
    /// Those of them that lie in the window and can be clicked.
    pub seen: usize,
    /// Which cannot, and why.
    pub unseen: Vec<String>,
    /// The height of the prompt, in pixels.
    pub prompt: f64,
    /// How much taller than the window the page is, in pixels.
    pub too_tall: f64,
    /// How much wider than the window the page is, in pixels.
    pub too_wide: f64,
    /// The height of the line above, in pixels.
    pub top: f64,
    /// How much of the height is board, in percent; in the pane of the others the list of them belongs to it.
    pub board: f64,
    /// Targets of moves that would have to be pushed into sight sideways, within the frame of their drawing.
    pub aside: Vec<String>,
    /// Tabs of a phone whose number is not that of the things of moves on them; and the open one, if it has none while another has.
    pub tabs: Vec<String>,
    /// How much of what is asked is cut off below, in pixels.
    pub cut: f64,
}

/// A target is within reach if one of five points inside it belongs to it. Its drawing may still be fitted: one frame later it is not.
const MEASURE: &str = "
    const status = document.querySelector('#status');
    const buttons = [...document.querySelectorAll('#choices button[data-n]:not([data-aside])')];
    const moves = new Set(buttons.flatMap((button) => (button.dataset.parts || '').split(' ')));
    const targets = [...document.querySelectorAll('.target.open')].filter((target) => moves.has(target.id));
    const unseen = [];
    const points = [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75]];
    const hidden = (target) => {
        const box = target.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return 'is not shown';
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return 'lies outside';
        let above = '';
        const within_reach = points.some(([x, y]) => {
            const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
            if (hit && target.contains(hit)) return true;
            above = hit ? (hit.closest('[id]')?.id ?? hit.tagName) : 'nothing';
            return false;
        });
        return within_reach ? '' : 'lies under ' + above;
    };
    for (const target of targets) {
        // What stands under the magnifier is seen in it.
        const magnified = [...document.querySelectorAll('.lens [data-part]')].filter((copy) => copy.dataset.part === target.id);
        const why = hidden(target);
        if (why && !magnified.some((copy) => !hidden(copy))) unseen.push(target.id + ' ' + why);
    }
    // What the frame of a drawing cuts off at the left or the right, but for the light and the number around it, if nothing else shows it.
    const aside = targets.filter((target) => {
        const [box, frame] = [target.getBoundingClientRect(), target.closest('figure').getBoundingClientRect()];
        const [left, right] = [Math.max(frame.left, 0), Math.min(frame.right, innerWidth)];
        const slack = box.width / 4;
        return box.width > 0 && (box.left < left - slack || box.right > right + slack) && !document.querySelector(`.lens [data-part='${target.id}']`);
    });
    const pane = (thing) => thing.closest('.leaf-mine') ? 'me' : thing.closest('.leaf-other') ? 'others' : 'board';
    const things = [...moves].map((part) => part && document.getElementById(part)).filter(Boolean);
    const holds = (name) => things.filter((thing) => pane(thing) === name).length;
    const says = (name) => Number(document.querySelector(`[data-tab=${name}] .badge:not(.unread)`)?.textContent ?? 0);
    const tabs = ['board', 'me', 'others'].filter((name) => says(name) !== holds(name)).map((name) => `${name} says ${says(name)}, holds ${holds(name)}`);
    const show = document.querySelector('#table').dataset.show;
    if (things.length > 0 && show && holds(show) === 0) tabs.push(show + ' is open and holds nothing');
    const words = document.querySelector('#say .words');
    const page = document.documentElement;
    const high = (css) => document.querySelector(css)?.getBoundingClientRect().height ?? 0;
    const players = document.querySelector('#table').dataset.show === 'others' ? high('.rail') : 0;
    return {
        top: high('.top'), board: (high('#stage') + players) / innerHeight * 100,
        aside: aside.map((target) => target.id), tabs, cut: words ? words.scrollHeight - words.clientHeight : 0,
        question: document.querySelector('#status .status').dataset.question,
        targets: targets.length, unseen,
        prompt: status.getBoundingClientRect().height,
        tooTall: page.scrollHeight - innerHeight, tooWide: page.scrollWidth - innerWidth,
    };
";

/// Two frames: whatever follows a change of the window has been laid out.
const SETTLED: &str = "
    const done = arguments[arguments.length - 1];
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done('settled'))));
";

impl Person {
    /// Makes the inside of a laptop's window exactly this large, whatever the browser's own bars take.
    pub async fn at_laptop(&self, (width, height): (u32, u32)) {
        self.device(width, height, false).await;
        self.later(SETTLED).await;
    }

    /// Holds a phone of exactly this size; it must have been opened as one.
    pub async fn holds_phone(&self, (width, height): (u32, u32)) {
        self.device(width, height, true).await;
        self.later(SETTLED).await;
    }

    /// Measures the page as it stands.
    pub async fn measured(&self) -> Measured {
        let said = self.ask(MEASURE).await;
        let number = |key: &str| said[key].as_f64().unwrap_or_else(|| panic!("{key}: {said}"));
        let list = |key: &str| -> Vec<String> {
            let list = said[key].as_array().into_iter().flatten().filter_map(Value::as_str);
            list.map(str::to_owned).collect()
        };
        let unseen = list("unseen");
        let targets = said["targets"].as_u64().expect("a number") as usize;
        Measured {
            question: said["question"].as_str().unwrap_or_default().to_owned(),
            targets,
            seen: targets - unseen.len(),
            unseen,
            prompt: number("prompt"),
            too_tall: number("tooTall"),
            too_wide: number("tooWide"),
            top: number("top"),
            board: number("board"),
            aside: list("aside"),
            tabs: list("tabs"),
            cut: number("cut"),
        }
    }

    /// Gives some answer of the list in words, or ends the turn where nothing else is left; then waits for the next question.
    pub async fn answers_at_random(&self, number: u64) {
        let at = self.at().await;
        self.ask(&format!(
            "const list = [...document.querySelectorAll('#choices button[data-n]:not([data-aside])')];
            const end = document.querySelector('#status [data-deed=end]');
            (list.length > 0 ? list[{number} % list.length] : end)?.click();"
        ))
        .await;
        self.until(&format!(
            "return document.getElementById('result') !== null || document.querySelector('#status .status')?.dataset.at !== '{at}'"
        ))
        .await;
        self.until_asked().await;
    }
}

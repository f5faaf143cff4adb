//! A hand that knows what it wants: an answer given on the board, and the clicks it took.

use fantoccini::Locator;
use serde_json::{Value, json};

use crate::person::Person;

/// No answer takes more.
const MOST: usize = 6;

/// Finds the offer whose answers begin with the wanted words, and marks what a hand clicks next for it: a row beside a
/// place, the next of its things on the board that is not picked, or its chip.
const NEXT: &str = "
    const wanted = arguments[0];
    const taken = arguments[1];
    document.querySelectorAll('[data-next-by-test]').forEach((old) => old.removeAttribute('data-next-by-test'));
    const mark = (element, kind) => { element.setAttribute('data-next-by-test', ''); return kind; };
    const open = [...document.querySelectorAll('#choices button[data-n]')];
    const fits = open.filter((button) => button.value === wanted || button.value.startsWith(wanted));
    if (fits.length === 0) return 'none: ' + open.map((button) => button.value).join(' | ');
    const parts = (button) => (button.dataset.parts || '').split(' ').filter(Boolean);
    // Of several that fit, the one that needs the fewest things, and has no twin at the same things.
    const things = (button) => [...new Set(parts(button))].sort().join(' ');
    const alike = (button) => open.filter((other) => things(other) === things(button)).length;
    fits.sort((one, two) => parts(one).length - parts(two).length || alike(one) - alike(two));
    const button = fits[0];
    const long = button.querySelector('.long').textContent.trim();
    const row = [...document.querySelectorAll('.pop .ans')].find((row) => row.title.trim() === long);
    if (row) return mark(row, 'beside');
    const chip = document.querySelector(`#chips [data-chip=\"${button.dataset.n}\"]`);
    const shown = !!chip && chip.getClientRects().length > 0;
    // A payment stands in the row as a whole.
    if (shown && button.dataset.verb === 'pay') return mark(chip, 'chip');
    const reach = (thing) => {
        const box = thing.getBoundingClientRect();
        const hit = box.width > 0 && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !!hit && (thing.contains(hit) || hit.closest('[id]') === thing);
    };
    // The place first: it stays picked while more fits there.
    for (const part of parts(button).reverse()) {
        const things = [document.getElementById(part), ...document.querySelectorAll(`[data-part=\"${part}\"]`)];
        const thing = things.find((thing) => thing && !thing.classList.contains('is-picked') && reach(thing));
        if (thing && !taken.includes(part)) return mark(thing, 'board ' + part);
    }
    if (shown) return mark(chip, 'chip');
    return 'unreachable: ' + button.value + ' (' + parts(button).join(' ') + ')';
";

/// What changes when a click had a consequence.
const STATE: &str = "return [document.querySelector('#status .status')?.dataset.at,
    document.querySelectorAll('.is-picked').length, document.querySelectorAll('.pop.answers').length].join('|')";

impl Person {
    /// Gives the answer that begins with these words by clicking what it speaks of; tells how many clicks it took.
    pub async fn does(&self, wanted: &str) -> usize {
        let at = self.at().await;
        let mut taken: Vec<String> = Vec::new();
        let mut clicks = 0;
        while clicks < MOST {
            let kind = self.next(wanted, &taken).await;
            assert!(!kind.starts_with("none") && !kind.starts_with("unreachable"), "{wanted}: {kind}");
            let before = self.ask(STATE).await;
            // The page may have changed under the hand: then it looks again.
            let Ok(thing) = self.client.find(Locator::Css("[data-next-by-test]")).await else { continue };
            if thing.click().await.is_err() && self.ask(STATE).await != before {
                continue;
            }
            clicks += 1;
            taken.extend(kind.strip_prefix("board ").map(str::to_owned));
            let said = before.as_str().unwrap_or_default().replace('\'', "");
            let answered = "!document.querySelector('[data-waiting]')";
            self.until(&format!("return {answered} && (() => {{ {STATE} }})() !== '{said}'")).await;
            if self.at().await != at {
                return clicks;
            }
        }
        panic!("{wanted} is not answered after {MOST} clicks: {}", self.read("#status").await);
    }

    /// Is there an answer that begins with these words?
    pub async fn may(&self, wanted: &str) -> bool {
        let offered =
            "return [...document.querySelectorAll('#choices button[data-n]')].map((button) => button.value)";
        let offered = self.ask(offered).await;
        offered.as_array().is_some_and(|offered| {
            offered.iter().any(|words| words.as_str().is_some_and(|words| words.starts_with(wanted)))
        })
    }

    async fn next(&self, wanted: &str, taken: &[String]) -> String {
        let said =
            self.client.execute(NEXT, vec![json!(wanted), json!(taken)]).await.expect("the page answers");
        match said {
            Value::String(said) => said,
            other => panic!("{other}"),
        }
    }

    /// Answers without a hand until one may answer with one of these words, or for some hundred answers; says whether one may.
    /// Where `first` fits, it is preferred.
    pub async fn comes_to(&self, wanted: &str, first: &[&str]) -> bool {
        for _ in 0..400 {
            self.until_asked().await;
            if self.may(wanted).await {
                return true;
            }
            if self.sees("#result").await {
                return false;
            }
            let at = self.at().await;
            let answer = "const [first, at] = arguments;
                const open = [...document.querySelectorAll('#choices button[data-n]:not([data-aside])')];
                const end = document.querySelector('#status [data-deed=end]');
                const liked = first.map((words) => open.find((button) => button.value.startsWith(words))).find(Boolean);
                const button = liked || open[Number(at.split('.')[0]) % open.length] || end;
                button.click(); return button.value || 'end';";
            self.client.execute(answer, vec![json!(first), json!(at)]).await.expect("the page answers");
            self.until(&format!("return document.querySelector('#status .status')?.dataset.at !== '{at}'"))
                .await;
        }
        false
    }
}

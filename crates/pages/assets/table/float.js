// What floats over the board of a phone: the way through the past, what happened since one's turn, and the magnifier.

import { all, byId, first, make, root, say } from "./dom.js";
import { read } from "./deeds.js";
import { fitByHand, isWhole, wide } from "./fit.js";
import { closeLens, magnifyHere } from "./lens.js";
import { onChange } from "./parts.js";

const bar = make("nav", "floating");
bar.setAttribute("aria-label", say("history"));
root.append(bar);

const glass = make("button", "b");
glass.id = "magnify";
glass.setAttribute("type", "button");
glass.setAttribute("aria-label", say("magnify"));
glass.innerHTML = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 0 4 11.6l5 5M10.5 7.5v6M7.5 10.5h6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';
glass.addEventListener("click", magnifyHere);

// ---- the whole of a wide drawing ----

const fitter = make("button", "b fitter", say("fit"));
fitter.setAttribute("type", "button");
fitter.addEventListener("click", () => {
  const whole = !wide().every(isWhole);
  fitByHand(wide(), whole);
  closeLens();
  settle();
  wide()[0]?.scrollIntoView({ block: "nearest" });
});

/** A step of the history, as a link of its own. @param {string} name @param {string} sign */
function step(name, sign) {
  const link = first(`.history [data-step=${name}]`);
  if (!(link instanceof HTMLAnchorElement)) return [];
  const copy = make("a", "b", sign);
  copy.setAttribute("href", link.getAttribute("href") ?? "");
  copy.setAttribute("aria-label", link.getAttribute("aria-label") ?? "");
  copy.dataset.nav = "";
  copy.dataset.way = name;
  return [copy];
}

/** What happened since the reader's turn, one deed after the other. */
function since() {
  const button = first(".history ~ [data-replay]");
  if (!button) return [];
  const copy = make("button", "b since", `▸▸ ${button.textContent?.match(/\d+/)?.[0] ?? ""}`);
  copy.setAttribute("type", "button");
  copy.setAttribute("aria-label", button.textContent ?? "");
  copy.dataset.replay = button.dataset.replay;
  return [copy];
}

/** While something is asked, one step back is enough; whoever waits or looks at the past goes to and fro. */
function settle() {
  const history = first(".history");
  const [shown, lines] = [history?.dataset.shown ?? "", history?.dataset.lines ?? ""];
  const past = byId("past") !== null;
  const roams = past || !first("#status [data-asked]");
  fitter.setAttribute("aria-pressed", String(wide().every(isWhole)));
  const focus = bar.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.way : undefined;
  const number = make("span", "num", past ? `${shown} / ${lines}` : lines);
  const drawn = first("#leaves svg.drawing") !== null;
  bar.replaceChildren(...(wide().length > 0 ? [fitter] : []), ...(drawn ? [glass] : []), ...since(), ...step("back", "◂"), ...(roams ? [number, ...step("on", "▸")] : []));
  if (focus) first(`[data-way=${focus}]`, bar)?.focus({ preventScroll: true });
  if (past) caption(Number(shown));
}

/** What led to a position of the past stands in its banner. @param {number} shown */
function caption(shown) {
  const banner = first("#past p");
  const line = all("#log .act").find((one) => {
    const deed = read(one);
    return deed && deed.from < shown && shown <= deed.until;
  });
  const words = line?.querySelector(".what")?.textContent?.trim();
  if (!banner || !words || banner.querySelector(".told")) return;
  banner.append(make("span", "told", words));
}

onChange(settle);
root.addEventListener("parlour:pane", settle);
addEventListener("resize", settle);
settle();

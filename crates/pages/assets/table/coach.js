// The coach of a lesson: stands in the rail on a desk and in the sheet on a phone, is announced, and has what it speaks of seen.

import { all, byId, first, root } from "./dom.js";
import { onChange } from "./parts.js";
import { pocket } from "./device.js";
import { showPane } from "./pocket.js";

const narrow = matchMedia("(max-width: 859px), (max-height: 480px) and (pointer: coarse)");

/** Where it stands depends on the room there is. */
function stand() {
  const coach = byId("coach");
  const rail = first(".rail");
  if (!coach || !rail) return;
  if (narrow.matches) root.insertBefore(coach, byId("bars"));
  else rail.prepend(coach);
  foldTip();
}

/** What is said unasked is a line on a phone until somebody opens it. */
function foldTip() {
  const tip = /** @type {HTMLDetailsElement | null} */ (first(".tip details"));
  if (!tip || tip.dataset.stands) return;
  tip.dataset.stands = "yes";
  tip.open = !narrow.matches;
}

let spoken = "";

/** A new step is announced, and what is lit comes into sight. */
function tell() {
  const said = byId("coach-said");
  const text = said?.textContent ?? "";
  if (text === spoken) return;
  spoken = text;
  const live = byId("live");
  if (live && text) live.textContent = text;
  if (said) said.scrollTop = 0;
  reveal();
}

/** On a phone one pane is seen at a time: the one with most of what is lit. */
function reveal() {
  const lit = all("#leaves [data-lit]");
  if (lit.length === 0 || !pocket()) return;
  /** @param {Element} thing */
  const pane = (thing) => (thing.closest(".leaf-mine") ? "me" : thing.closest(".leaf-other") ? "others" : "board");
  const panes = lit.map(pane);
  const best = panes.sort((one, other) => panes.filter((name) => name === other).length - panes.filter((name) => name === one).length)[0];
  showPane(best);
  lit.find((thing) => pane(thing) === best)?.scrollIntoView({ block: "center", inline: "center" });
}

/** N goes on, B goes back. @type {Record<string, string>} */
const KEYS = { n: "coach-next", b: "coach-back" };

addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || root.dataset.keys === "off") return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
  const button = KEYS[event.key] ? first(`[data-deed=${KEYS[event.key]}]`) : null;
  if (!button) return;
  event.preventDefault();
  button.click();
});

stand();
narrow.addEventListener("change", stand);
onChange(tell);
onChange(foldTip);
tell();

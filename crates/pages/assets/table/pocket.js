// The pocket table: one pane at a time, tabs below, a sheet that is pulled up; a tap explains, the next one acts.

import { about, all, byId, first, make, root, say } from "./dom.js";
import { longOf, offers, refusals, shortOf } from "./offers.js";
import { onChange } from "./parts.js";
import { openChapter } from "./rail.js";
import { read, sheetOf } from "./reading.js";

/** @typedef {import("./offers.js").Listed} Listed */

const narrow = matchMedia("(max-width: 859px), (max-height: 480px) and (pointer: coarse)");

/** Is this a phone? */
export const pocket = () => narrow.matches;

/** Does a tap act at once, as the reader wished? */
const atOnce = () => root.dataset.tap === "act";

// ---- tabs ----

const tabs = () => all("[data-tab]");

/** Shows one pane. @param {string} name */
export function showPane(name) {
  root.dataset.show = name;
  for (const tab of tabs()) {
    if (tab.dataset.tab === name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
  if (name === "log" || name === "help") openChapter(name);
  if (name === "talk") openChapter("chat");
}

root.addEventListener("click", (event) => {
  const tab = about(event, "[data-tab]");
  if (!tab) return;
  event.preventDefault();
  closeCard();
  showPane(tab.dataset.tab ?? "board");
});

/** Which tab holds a thing. @param {Element} thing */
const tabOf = (thing) => (thing.closest(".leaf-mine") ? "me" : thing.closest(".leaf-other") ? "others" : "board");

/** The position the page was last settled for. */
let settled = "";

/** A new question opens the pane where its targets are; every tab says how many it holds. */
function settle() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const listed = offers().filter((offer) => !offer.aside);
  const parts = new Set(listed.flatMap((offer) => offer.parts));
  for (const part of parts) {
    const thing = byId(part);
    if (thing) counts.set(tabOf(thing), (counts.get(tabOf(thing)) ?? 0) + 1);
  }
  for (const tab of tabs()) {
    const count = counts.get(tab.dataset.tab ?? "");
    tab.querySelector(".badge:not(.unread)")?.remove();
    if (count) tab.append(make("span", "badge", String(count)));
  }
  const pull = first("#status .in-words");
  if (pull) pull.dataset.count = String(listed.length);
  root.classList.toggle("has-row", listed.some((offer) => offer.parts.length === 0 && !offer.ends));
  const now = first("#status .status")?.dataset.at ?? "";
  if (now === settled || !pocket()) return;
  settled = now;
  const [best] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!best) return;
  if (!counts.has(root.dataset.show ?? "")) showPane(best[0]);
  reveal([...parts]);
}

/** Scrolls panes just as far as their targets need: sideways inside a drawing, then the whole pane. @param {string[]} parts */
function reveal(parts) {
  const pane = byId("stage");
  const things = /** @type {HTMLElement[]} */ (parts.map(byId).filter((thing) => thing && thing.getClientRects().length > 0));
  if (!pane || things.length === 0) return;
  /** @type {Map<Element, HTMLElement[]>} */
  const drawings = new Map();
  for (const thing of things) {
    const figure = thing.closest("figure");
    if (figure) drawings.set(figure, [...(drawings.get(figure) ?? []), thing]);
  }
  for (const [figure, inside] of drawings) {
    const by = way(inside, figure, "left", "right");
    if (by) figure.scrollBy({ left: by });
  }
  const by = way(things, pane, "top", "bottom");
  if (by) pane.scrollBy({ top: by });
}

/** Between what is scrolled to and the edge, in pixels. */
const MARGIN = 14;

/**
 * How far a window must be scrolled: all things to its middle if they fit, else the first of them to its edge; not at all
 * while all are seen.
 * @param {HTMLElement[]} things
 * @param {Element} frame
 * @param {"left" | "top"} from
 * @param {"right" | "bottom"} to
 */
function way(things, frame, from, to) {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const [low, high] = [Math.min(...boxes.map((box) => box[from])), Math.max(...boxes.map((box) => box[to]))];
  const window = frame.getBoundingClientRect();
  if (low >= window[from] && high <= window[to]) return 0;
  const fits = high - low <= window[to] - window[from];
  return fits ? (low + high) / 2 - (window[from] + window[to]) / 2 : low - window[from] - MARGIN;
}

// ---- the card sheet ----

/** @type {{ card: HTMLElement, thing: HTMLElement } | null} */
let open = null;

/** Closes the card; says whether one was open. */
export function closeCard() {
  if (!open) return false;
  open.card.remove();
  open = null;
  return true;
}

/**
 * The first tap on a thing tells what can be done there, each answer a big button; the second tap does it.
 * @param {HTMLElement} thing
 * @param {Listed[]} left
 * @param {(offer: Listed) => void} play
 */
export function explain(thing, left, play) {
  const again = open?.thing === thing || open?.thing.id === thing.id;
  if (left.length === 1 && (again || atOnce())) {
    closeCard();
    play(left[0]);
    return;
  }
  closeCard();
  const card = make("section", "card-sheet");
  card.setAttribute("aria-label", thing.dataset.name || thing.getAttribute("aria-label") || "");
  const head = make("h2", "", thing.dataset.name || thing.getAttribute("aria-label") || "");
  const shut = make("button", "x", "×");
  shut.setAttribute("aria-label", say("close"));
  shut.addEventListener("click", closeCard);
  head.append(shut);
  card.append(head);
  // What it is comes from the server; what can be done is known at once.
  sheetOf(thing).then((sheet) => (head.after(...sheet), keepInSight(thing, card)));
  for (const offer of left) {
    const button = make("button", "b go");
    button.append(shortOf(offer.button));
    button.addEventListener("click", () => {
      closeCard();
      play(offer);
    });
    if (left.length === 1) card.append(make("p", "", longOf(offer.button)));
    card.append(button);
  }
  for (const refusal of refusals(thing.dataset.why ?? "")) {
    const reason = refusal.querySelector(".reason")?.cloneNode(true);
    if (reason) card.append(reason);
  }
  root.append(card);
  open = { card, thing };
  keepInSight(thing, card);
}

// What cannot be chosen is explained all the same.
root.addEventListener("click", (event) => {
  const thing = about(event, "[data-about]");
  if (pocket() && thing && !about(event, "[data-offers], [data-why], [data-part]")) read(thing, true);
});

/** What is explained slides up until it is seen above the card. @param {HTMLElement} thing @param {HTMLElement} card */
function keepInSight(thing, card) {
  const hidden = thing.getBoundingClientRect().bottom - card.getBoundingClientRect().top + 12;
  if (hidden > 0) byId("stage")?.scrollBy({ top: hidden });
}

onChange(() => {
  // Parts are replaced under the card.
  if (open && !open.thing.isConnected) closeCard();
  settle();
});
// A phone that is turned shows the question anew.
addEventListener("resize", () => {
  settled = "";
  settle();
});
showPane("board");
settle();

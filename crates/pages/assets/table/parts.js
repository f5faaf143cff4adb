// The parts of the page: what changed is put in place, everything else stays, with focus, scroll and what was opened.

import { all, byId, first, root } from "./dom.js";
import { places, slide } from "./motion.js";
import { fetchSymbols } from "./symbols.js";

/** @type {(() => void)[]} */
const listeners = [];

/** Calls back after every change of the page. @param {() => void} listener */
export const onChange = (listener) => void listeners.push(listener);

/** Tells everybody that the page has changed. */
export const changed = () => listeners.forEach((listener) => listener());

/** The longest a pressed pointer keeps an update waiting, in milliseconds. */
const PRESSED = 800;
/** @type {(() => void)[]} */
let waiting = [];
let pressed = false;

/** Nothing is replaced under a pressed pointer: its click would be lost. @returns {Promise<void>} */
export const released = () =>
  pressed ? new Promise((resolve) => (waiting.push(resolve), setTimeout(resolve, PRESSED))) : Promise.resolve();

/** The click comes right after the pointer is up; what waited goes on after it. */
function letGo() {
  pressed = false;
  const due = waiting;
  waiting = [];
  setTimeout(() => due.forEach((resolve) => resolve()));
}
addEventListener("pointerdown", () => (pressed = true), true);
addEventListener("pointerup", letGo, true);
addEventListener("pointercancel", letGo, true);

/** What we have, as the server wants it named. */
export const have = () => all(".slot").map((part) => `${part.id}:${part.dataset.print}`).join(" ");

/**
 * Puts the parts of an answer in place: changed ones replaced, new ones added, gone ones removed.
 * @param {Document} page
 * @param {object} [how]
 * @param {Set<string>} [how.skip] the homes of parts that stay as they are
 * @param {boolean} [how.some] the answer tells of some homes only
 * @returns {boolean} false if something lacks
 */
export function apply(page, { skip = new Set(), some = false } = {}) {
  const list = /** @type {HTMLElement | null} */ (page.querySelector("[data-list]"));
  if (!list) return true;
  const focus = focused();
  const before = places();
  const words = (list.dataset.list ?? "").split(" ");
  /** @type {Map<HTMLElement, HTMLElement>} */
  const last = new Map();
  const kept = new Set();
  const told = new Set();
  let whole = true;
  for (let at = 0; at + 2 < words.length; at += 3) {
    const [home, id, print] = [byId(words[at]), words[at + 1], words[at + 2]];
    if (!home || skip.has(home.id)) continue;
    told.add(home.id);
    const part = replaced(page.getElementById(id), byId(id));
    whole = whole && part?.dataset.print === print;
    if (!part) continue;
    kept.add(part);
    const spot = last.get(home)?.nextElementSibling ?? (last.has(home) ? null : home.firstElementChild);
    if (part !== spot) home.insertBefore(part, spot);
    last.set(home, part);
  }
  /** @param {HTMLElement} part */
  const stays = (part) => kept.has(part) || skip.has(part.parentElement?.id ?? "") || (some && !told.has(part.parentElement?.id ?? ""));
  for (const part of all(".slot")) if (!stays(part)) part.remove();
  refocus(focus);
  changed();
  // Only now everything stands where it will stand.
  slide(before);
  fetchSymbols();
  return whole;
}

/**
 * The fresh part in the place of the old one, if there is a fresh one.
 * @param {HTMLElement | null} fresh
 * @param {HTMLElement | null} old
 * @returns {HTMLElement | null}
 */
function replaced(fresh, old) {
  if (!fresh) return old;
  const node = document.importNode(fresh, true);
  if (!old) return node;
  keepOpen(old, node);
  const scrolled = scrolls(old);
  old.replaceWith(node);
  scrolled(node);
  return node;
}

/**
 * How far an old part was scrolled, to scroll its successor alike.
 * @param {HTMLElement} old
 * @returns {(fresh: HTMLElement) => void}
 */
function scrolls(old) {
  const panes = all("[data-keeps-scroll]", old).map((pane) => ({ pane, id: pane.id }));
  // A drawing that is wider than the screen is scrolled inside its figure.
  const figures = all("figure", old).map((pane) => ({ pane, id: pane.querySelector("svg")?.id ?? "" }));
  const moved = [...panes, ...figures].filter(({ pane }) => pane.scrollLeft > 0 || pane.scrollTop > 0);
  const kept = moved.map(({ pane, id }) => ({ id, left: pane.scrollLeft, top: pane.scrollTop }));
  return () => {
    for (const { id, left, top } of kept) {
      const found = byId(id);
      (found?.closest("figure") ?? found)?.scrollTo({ left, top });
    }
  };
}

/**
 * What somebody had opened stays open.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
function keepOpen(old, fresh) {
  /** @param {Element} fold */
  const label = (fold) => `${fold.className} ${fold.querySelector("summary")?.textContent}`;
  const folds = /** @type {HTMLDetailsElement[]} */ (all("details", old));
  const open = new Map(folds.map((fold) => [label(fold), fold.open]));
  for (const fold of /** @type {HTMLDetailsElement[]} */ (all("details:not(.grey)", fresh))) {
    fold.open = open.get(label(fold)) ?? fold.open;
  }
}

/** What is needed to find the focused thing again. */
function focused() {
  const element = document.activeElement;
  const part = element instanceof HTMLElement || element instanceof SVGElement ? element.closest(".slot") : null;
  if (!element || !part) return null;
  const data = /** @type {HTMLElement} */ (element).dataset;
  const value = element instanceof HTMLButtonElement ? element.value : "";
  return { id: element.id, part: part.id, deed: data.deed, step: data.step, value, href: element.getAttribute("href") };
}

/**
 * Focus goes to the same thing, or where the reader looks next: the first choice, else the sentence.
 * @param {ReturnType<typeof focused>} was
 */
function refocus(was) {
  if (!was || (document.activeElement && document.activeElement !== document.body)) return;
  const part = byId(was.part);
  /** @param {string | false | null | undefined} css */
  const find = (css) => (part && css ? first(css, part) : null);
  const twin = (was.id && byId(was.id)) || find(was.step && `[data-step="${was.step}"]`) ||
    find(was.deed && `[data-deed="${was.deed}"]`) || find(was.href && `a[href="${CSS.escape(was.href)}"]`) ||
    find(was.value && `button[value="${CSS.escape(was.value)}"]`);
  const next = twin || first("#status .chips button") || first("#status [data-deed=end]") || byId("say");
  next?.focus({ preventScroll: true });
}

root.classList.add("live");

// The log: the newest line is at the end and in sight unless the reader looks at others; lines can be filtered, and point at the board.

import { about, all, byId, first } from "./dom.js";
import { read, wanted } from "./deeds.js";
import { onChange } from "./parts.js";

/** So near the end, in pixels, a reader wants to see what comes. */
const NEAR = 40;

const list = byId("log");
const body = /** @type {HTMLElement | null} */ (list?.closest(".chapter-body") ?? null);
const rail = /** @type {HTMLElement | null} */ (list?.closest(".rail") ?? null);

/** What scrolls: the chapter, or on a phone the whole page of it. */
const pane = () => (body && getComputedStyle(body).overflowY === "visible" ? rail : body);

let filter = "all";
let atEnd = true;
/** The position that was shown, to follow it only when it changes. */
let shown = "";

const bar = () => first(".history");

/** The reader's seat; empty for those who watch. */
export const me = () => bar()?.dataset.me ?? "";

/** How many answers there were when the reader had acted. */
export const since = () => Number(bar()?.dataset.since ?? 0);

/** Hides what the filter does not want. */
function sift() {
  if (!list) return;
  for (const line of all(".act", list)) line.hidden = !wanted(filter, read(line), me(), since());
  for (const round of all(".round", list)) round.hidden = filter !== "all" && all(".act", round).every((line) => line.hidden);
  for (const button of all("[data-filter]")) button.setAttribute("aria-pressed", String(button.dataset.filter === filter));
}

/** In the past, the line that led to the position shown is marked. */
function follow() {
  const past = byId("past") ? Number(bar()?.dataset.shown) : null;
  for (const line of list ? all(".act", list) : []) {
    const deed = read(line);
    const here = past !== null && !!deed && deed.from < past && past <= deed.until;
    line.classList.toggle("current", here);
    if (here && shown !== String(past)) line.scrollIntoView({ block: "nearest" });
  }
  shown = String(past);
}

function toEnd() {
  const scrolls = pane();
  if (scrolls && atEnd) scrolls.scrollTop = scrolls.scrollHeight;
}

/** @param {Event} event */
function scrolled({ currentTarget: scrolls }) {
  if (!(scrolls instanceof HTMLElement) || scrolls !== pane() || !scrolls.clientHeight) return;
  atEnd = scrolls.scrollHeight - scrolls.scrollTop - scrolls.clientHeight < NEAR;
}

/** Lights the things a line speaks of. @param {Element | null} line */
export function point(line) {
  for (const thing of all(".pointed")) thing.classList.remove("pointed");
  const ids = line instanceof HTMLElement ? (line.dataset.trace ?? "").split(" ") : [];
  for (const id of ids) byId(id)?.classList.add("pointed");
}

function settle() {
  sift();
  follow();
  if (!byId("past")) toEnd();
}

if (list && body && rail) {
  for (const scrolls of [body, rail]) scrolls.addEventListener("scroll", scrolled);
  new ResizeObserver(toEnd).observe(body);
  for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (event) => point(about(event, ".act")));
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => point(null));
}
byId("log-top")?.addEventListener("click", (event) => {
  const button = about(event, "[data-filter]");
  if (!button) return;
  filter = button.dataset.filter ?? "all";
  atEnd = true;
  sift();
  toEnd();
});
onChange(settle);
settle();

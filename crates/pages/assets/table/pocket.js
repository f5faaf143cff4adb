// The pocket table: one pane at a time, tabs below, a sheet that is pulled up; a tap explains, the next one acts.

import { about, all, byId, first, make, root } from "./dom.js";
import { closeCard, explain } from "./card.js";
import { pocket, tablet } from "./device.js";
import { closeLens, offerLens } from "./lens.js";
import { offers } from "./offers.js";
import { onChange } from "./parts.js";
import { openChapter } from "./rail.js";

// ---- tabs ----

const tabs = () => all("[data-tab]");

/** How far each pane was scrolled. @type {Map<string, number>} */
const scrolled = new Map();

/** The panes that are chapters of the book. @type {Record<string, string>} */
const CHAPTERS = { log: "log", talk: "chat", help: "help", points: "points" };

/** Shows one pane. @param {string} name */
export function showPane(name) {
  const chapter = CHAPTERS[name];
  if (chapter) openChapter(chapter);
  // Where the book lies below the board, the board stays.
  if (chapter && tablet.matches) return void root.dispatchEvent(new Event("parlour:pane"));
  const stage = byId("stage");
  // Scroll belongs to the pane: whoever comes back finds it as it was left.
  if (stage && root.dataset.show) scrolled.set(root.dataset.show, stage.scrollTop);
  const other = root.dataset.show !== name;
  root.dataset.show = name;
  if (stage && other) stage.scrollTop = scrolled.get(name) ?? 0;
  for (const tab of tabs()) {
    if (tab.dataset.tab === name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
  if (other) closeLens();
  root.dispatchEvent(new Event("parlour:pane"));
}

root.addEventListener("click", (event) => {
  const tab = about(event, "[data-tab]");
  if (!tab) return;
  event.preventDefault();
  closeCard();
  const name = tab.dataset.tab ?? "board";
  showPane(name);
  // Whoever looks for the targets of a question finds them: once, then the pane stays as it is left.
  if (pocket() && !revealed.has(name)) reveal(targets());
  revealed.add(name);
});

/** The panes in which the targets of the present question were brought into sight. @type {Set<string>} */
const revealed = new Set();

/** What can be chosen now. */
const targets = () => [...new Set(offers().filter((offer) => !offer.aside).flatMap((offer) => offer.parts))];

/** Which tab holds a thing. @param {Element} thing */
const tabOf = (thing) => (thing.closest(".leaf-mine") ? "me" : thing.closest(".leaf-other") ? "others" : "board");

/** So many answers have room in the row above the sheet: what follows within one's own turn, and what is asked by the way. */
const FEW = { within: 6, byTheWay: 3 };

/** The position the page was last settled for. */
let settled = "";

/** Is the reader in the middle of a sentence? */
function writes() {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !!field.closest(".talk") && field.value !== "";
}

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
  // What follows from a tap within one's own turn is short: its few answers stand in the row, and one tap gives them.
  const most = first("#status [data-deed=undo]") ? FEW.within : FEW.byTheWay;
  const few = listed.length <= most && listed.some((offer) => offer.parts.length > 0);
  root.classList.toggle("few", few);
  root.classList.toggle("has-row", few || listed.some((offer) => offer.parts.length === 0 && !offer.ends) || first("#chips .piece") !== null);
  const now = first("#status .status")?.dataset.at ?? "";
  if (now === settled || !pocket()) return;
  settled = now;
  revealed.clear();
  const [best] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!best) return offerLens([]);
  // Whoever is writing is not interrupted: the tab says where the question is.
  if (writes()) return;
  if (!counts.has(root.dataset.show ?? "")) showPane(best[0]);
  reveal([...parts]);
  revealed.add(root.dataset.show ?? "");
  const shown = /** @type {HTMLElement[]} */ ([...parts].map(byId).filter((thing) => thing && thing.getClientRects().length > 0));
  // Pieces stand in the row above the sheet as large as a finger wants them, and so do few answers; a bill is paid in its form.
  const elsewhere = few || first(".ledger") !== null;
  offerLens(elsewhere ? [] : shown.filter((thing) => !first(`#chips [data-part="${CSS.escape(thing.id)}"]`)));
}

/** Nothing of what is asked is cut off: words that find no room are set smaller, and where even that is not enough the sheet grows. */
function fitWords() {
  const [line, words] = [byId("say"), first("#say .words")];
  if (!line || !words) return;
  line.classList.remove("tight", "spilled");
  for (const more of ["tight", "spilled"]) if (pocket() && words.scrollHeight > words.clientHeight + 2) line.classList.add(more);
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
  const by = way(things, pane, "top", "bottom", first(".floating")?.getBoundingClientRect());
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
 * @param {DOMRect} [over] what lies over the lower right corner of the frame: things there must stand above it
 */
function way(things, frame, from, to, over) {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const window = frame.getBoundingClientRect();
  /** @param {DOMRect} box */
  const end = (box) => box[to] + (over && over.width > 0 && box.right > over.left ? Math.max(0, window.bottom - over.top) : 0);
  const [low, high] = [Math.min(...boxes.map((box) => box[from])), Math.max(...boxes.map(end))];
  if (low >= window[from] && high <= window[to]) return 0;
  const room = window[to] - window[from];
  if (high - low <= room) return (low + high) / 2 - (window[from] + window[to]) / 2;
  // What does not fit begins with the card it lies on, whose name stands above it.
  const card = things[boxes.findIndex((box) => box[from] === low)].closest("figure")?.getBoundingClientRect();
  const start = card && from === "top" && card.height < room / 2 ? card.top : low;
  return start - window[from] - MARGIN;
}

// What cannot be chosen is explained all the same.
root.addEventListener("click", (event) => {
  const thing = about(event, "[data-about]");
  if (pocket() && thing && !about(event, "[data-offers], [data-why], [data-part], button, a, .card-sheet")) explain(thing, [], () => {});
});

// What is played back is seen: each deed opens the pane where it happened.
root.addEventListener("parlour:deed", (event) => {
  const parts = /** @type {CustomEvent<string[]>} */ (event).detail;
  const [thing] = parts.flatMap((part) => byId(part) ?? []);
  if (!pocket() || !thing) return;
  if (tabOf(thing) !== root.dataset.show) showPane(tabOf(thing));
  reveal(parts);
});

onChange(() => (fitWords(), settle()));
// A phone that is turned shows the question anew.
addEventListener("resize", () => {
  settled = "";
  fitWords();
  settle();
});
// A phone that becomes a tablet has its book below.
tablet.addEventListener("change", () => {
  if (tablet.matches && root.dataset.show && CHAPTERS[root.dataset.show]) showPane("board");
});
fitWords();
showPane("board");
settle();

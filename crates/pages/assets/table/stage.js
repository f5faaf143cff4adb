// The stage: the panes this question needs stand side by side, scaled to fit; all others wait in drawers.

import { phone } from "./device.js";
import { all, byId, first, root } from "./dom.js";
import { arrange, cardShapes, grouped, runs } from "./layout.js";
import { onChange } from "./parts.js";
import { registerLeaves } from "./drawers.js";
import { suit } from "./variants.js";

/** @typedef {import("./layout.js").Pane} Pane */

const CARD_GAP = 8;
/** The heading of a pane, in pixels; above cards to choose from it leaves room for their numbers, which stand out above them. */
const HEADING = { plain: 22, numbered: 32 };
/** How much the size of a pane matters: what is acted on most, then what holds something to choose, then what is read. */
const WEIGHTS = { main: 10, chosen: 5, beside: 3, spare: 2 };
/** Smaller than this the smallest letters could not be read; what is only read while one decides stands larger, or waits. */
const LEAST = { chosen: 0.55, beside: 0.56, spare: 0.8 };
/** The stage of a laptop: on a larger one everything may be larger. */
const LAPTOP = { width: 1140, height: 700 };

/** What a leaf is needed for now, as the board says it. @param {HTMLElement} leaf @returns {"main" | "beside" | "spare" | "drawer"} */
function need(leaf) {
  const needed = leaf.dataset.need;
  return needed === "main" || needed === "beside" || needed === "spare" ? needed : "drawer";
}

/** The most groups of drawings that are packed one by one. */
const PACKED = 8;

/** The natural sizes of a leaf. @param {HTMLElement} leaf @returns {Pane["shapes"]} */
function shapes(leaf) {
  const sizes = all("figure > svg.drawing", leaf).map((svg) => {
    const box = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg)).viewBox.baseVal;
    return { width: box.width, height: box.height };
  });
  if (sizes.length === 0) return [];
  const groups = runs(sizes);
  if (groups.length <= PACKED) return grouped(groups, CARD_GAP);
  return cardShapes(sizes.length, Math.max(...sizes.map((size) => size.width)), Math.max(...sizes.map((size) => size.height)), CARD_GAP);
}

/** How large a drawing may become on a laptop: a board may grow, cards are large enough as they are. */
const LARGEST = { board: 2.4, cards: 1.1, beside: 1.1 };

/** A board says itself what it is; cards, and what is somebody else's, have a heading. @param {HTMLElement} leaf */
function isBare(leaf) {
  return leaf.matches(".leaf-shared, .leaf-mine") && all("figure > svg.drawing", leaf).length === 1;
}

/** @param {HTMLElement} leaf */
function heading(leaf) {
  if (isBare(leaf)) return 0;
  const numbered = all("figure > svg.drawing", leaf).length > 1 && leaf.querySelector(".target.open > .key") !== null;
  return numbered ? HEADING.numbered : HEADING.plain;
}

/** The pane of a leaf on a laptop; nothing if it has no drawing. @param {HTMLElement} leaf @param {number} growth @returns {Pane | null} */
function pane(leaf, growth) {
  const found = shapes(leaf);
  const needed = need(leaf);
  if (found.length === 0 || needed === "drawer") return null;
  const keep = needed === "main" || leaf.querySelector(".target.open") !== null;
  const board = needed === "main" && !leaf.matches(".leaf-supply") && all("figure > svg.drawing", leaf).length < PACKED;
  const most = board ? LARGEST.board : needed === "main" ? LARGEST.cards : LARGEST.beside;
  const weight = WEIGHTS[needed !== "main" && keep ? "chosen" : needed];
  return { id: leaf.id, shapes: found, weight, least: LEAST[keep ? "chosen" : needed === "spare" ? "spare" : "beside"], most, heading: heading(leaf) / growth, keep };
}

/** Stands the panes on the stage. */
function stand() {
  const stage = byId("leaves");
  const leaves = stage ? all(".slot > .leaf", stage) : [];
  const lies = leaves.length > 0 && !phone.matches && !root.querySelector("#leaves .text-leaf, #leaves .result");
  root.classList.toggle("staged", lies);
  if (!stage || !lies) {
    for (const leaf of leaves) loosen(leaf);
    registerLeaves([]);
    return;
  }
  const growth = Math.max(1, Math.min(stage.clientWidth / LAPTOP.width, stage.clientHeight / LAPTOP.height));
  const panes = /** @type {Pane[]} */ (leaves.map((leaf) => pane(leaf, growth)).filter(Boolean));
  const placed = arranged(panes, stage.clientWidth, stage.clientHeight, growth);
  const standing = new Set(placed.map((one) => one.id));
  for (const one of placed) {
    const leaf = byId(one.id);
    if (!leaf) continue;
    leaf.classList.add("pane");
    leaf.classList.remove("waits");
    leaf.classList.toggle("bare", isBare(leaf));
    Object.assign(leaf.style, { left: `${one.x}px`, top: `${one.y}px`, width: `${one.width}px`, height: `${one.height}px` });
    leaf.style.setProperty("--heading", `${heading(leaf)}px`);
    put(leaf, one);
  }
  const waiting = leaves.filter((leaf) => !standing.has(leaf.id));
  for (const leaf of waiting) {
    loosen(leaf);
    leaf.classList.add("waits");
  }
  registerLeaves(waiting);
  fitStrip();
}

/** Where my goods do not fit beside the tabs, what I have none of is left out. */
function fitStrip() {
  const strip = first("#shelf .strip");
  if (!strip) return;
  strip.classList.remove("tight", "tighter");
  for (const step of ["tight", "tighter"]) if (strip.scrollWidth > strip.clientWidth) strip.classList.add(step);
}

/** @type {{ key: string, found: import("./layout.js").Placed[] } | null} */
let last = null;

/** The same panes in the same window stand as before: nothing jumps, and nothing is reckoned twice. A large window is a laptop's, enlarged.
 * @param {Pane[]} panes @param {number} width @param {number} height @param {number} growth */
function arranged(panes, width, height, growth) {
  const key = JSON.stringify([panes, width, height]);
  if (last?.key !== key) {
    const { placed } = arrange(panes, width / growth, height / growth);
    last = { key, found: placed.map((one) => enlarged(one, growth)) };
  }
  return last.found;
}

/** @param {import("./layout.js").Placed} placed @param {number} by */
function enlarged(placed, by) {
  const [x, y, width, height, scale] = [placed.x, placed.y, placed.width, placed.height, placed.scale].map((size) => size * by);
  return { ...placed, x, y, width, height, scale };
}

/** Puts the drawings of a pane where they lie, at its scale. @param {HTMLElement} leaf @param {import("./layout.js").Placed} placed */
function put(leaf, placed) {
  const drawings = all("figure > svg.drawing", leaf);
  const boxes = drawings.map((svg) => /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg)).viewBox.baseVal);
  const by = placed.cells.map((cell) => cell.by ?? 1);
  const [right, bottom] = [Math.max(...placed.cells.map((cell, at) => cell.x + boxes[at].width * by[at])), Math.max(...placed.cells.map((cell, at) => cell.y + boxes[at].height * by[at]))];
  // What is left of the box lies around it.
  const [left, top] = [(placed.width - right * placed.scale) / 2, (placed.height - heading(leaf) - bottom * placed.scale) / 2];
  drawings.forEach((svg, at) => {
    const figure = svg.parentElement;
    if (!figure) return;
    const cell = placed.cells[at];
    const scale = placed.scale * by[at];
    suit(svg, scale);
    Object.assign(figure.style, { left: `${left + cell.x * placed.scale}px`, top: `${top + cell.y * placed.scale}px`, width: `${boxes[at].width * scale}px` });
    figure.style.setProperty("--scale", String(scale));
  });
}

/** A leaf as the page without script has it. @param {HTMLElement} leaf */
function loosen(leaf) {
  leaf.classList.remove("pane", "waits", "bare");
  leaf.removeAttribute("style");
  for (const figure of all("figure", leaf)) figure.removeAttribute("style");
}

onChange(stand);
addEventListener("resize", stand);
phone.addEventListener("change", stand);
root.addEventListener("parlour:folded", stand);
stand();

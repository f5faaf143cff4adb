// Wide drawings on a phone: as a whole, so that everything a question points at lies in the width of the screen, and the magnifier
// shows what is too small; or, if the reader wishes so, as large as their letters want, and pushed along inside their frame.

import { all, root } from "./dom.js";
import { onChange } from "./parts.js";
import { phone } from "./device.js";
import { suit } from "./variants.js";

/** Scales below the smallest variant at which it still serves, and the least height of letters in pixels. */
const TINIER = { from: 0.545, to: 0.36 };
const LETTERS = 11;

/** The drawings the reader wants to push along. @type {Set<string>} */
const pushed = new Set();

/** The wide drawings the reader sees: those that are pushed along, or would be. Where the parts of one stand anew, it is not wide. */
export const wide = () => all("#leaves svg.drawing.pan").filter((svg) => svg.getClientRects().length > 0 && !getComputedStyle(svg).getPropertyValue("--restack"));

/** Is a drawing shown as a whole? @param {Element} svg */
export const isWhole = (svg) => !pushed.has(svg.id);

function paint() {
  for (const svg of all("#leaves svg.drawing.pan")) svg.classList.toggle("pushed", !isWhole(svg));
  if (phone.matches) for (const svg of all("#leaves svg.drawing")) suited(svg);
}

/** By how much a thing is drawn larger where the parts of its drawing stand anew on a narrow screen. @param {Element} thing */
const larger = (thing) => Number(getComputedStyle(thing).getPropertyValue("--restack"));

/** What is seen small has letters that can be read. @param {Element} drawing */
function suited(drawing) {
  const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (drawing));
  const seen = svg.getBoundingClientRect().width;
  if (seen <= 0) return;
  const [unit, whole] = [seen / svg.viewBox.baseVal.width, larger(svg)];
  // Parts that grow each by their own measure have each their own letters.
  const parts = whole ? all("g[id]", svg).filter((part) => larger(part) !== whole) : [];
  lettered(svg, parts.length > 0 ? Infinity : unit * (whole || 1), parts);
  for (const part of parts) lettered(part, unit * larger(part));
}

/** @param {Element} thing a drawing or a part of one @param {number} scale pixels for a unit of it @param {Element[]} [parts] */
function lettered(thing, scale, parts = []) {
  suit(thing, scale, parts);
  // A little smaller than the smallest variant, letters are still as large as they must be.
  const tinier = scale < TINIER.from && scale > TINIER.to;
  thing.classList.toggle("tinier", tinier);
  const { style } = /** @type {SVGElement} */ (thing);
  if (tinier) style.setProperty("--letters", `${LETTERS / scale}px`);
  else style.removeProperty("--letters");
}

/** The reader wants to see drawings as a whole, or not. @param {Element[]} drawings @param {boolean} whole */
export function fitByHand(drawings, whole) {
  for (const svg of drawings) {
    if (whole) pushed.delete(svg.id);
    else pushed.add(svg.id);
  }
  paint();
}

onChange(paint);
addEventListener("resize", paint);
root.addEventListener("parlour:pane", paint);

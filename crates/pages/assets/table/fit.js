// Wide drawings on a phone: as large as their letters want, and pushed along inside their frame; or as a whole, where targets
// would be out of sight otherwise. A question decides for a drawing it points at, the reader's own choice counts more.

import { all, root } from "./dom.js";
import { onChange } from "./parts.js";
import { phone } from "./device.js";
import { suit } from "./variants.js";
import { around, width } from "./zoom.js";

/** Scales below the smallest variant at which it still serves, and the least height of letters in pixels. */
const TINIER = { from: 0.545, to: 0.45 };
const LETTERS = 11;

/** Which drawings are shown as a whole, and whether the reader said so. @type {Map<string, { whole: boolean, byHand: boolean }>} */
const shown = new Map();

/** The wide drawings the reader sees: those that are pushed along, or would be. Where the parts of one stand anew, it is not wide. */
export const wide = () => all("#leaves svg.drawing.pan").filter((svg) => svg.getClientRects().length > 0 && !getComputedStyle(svg).getPropertyValue("--restack"));

/** Is a drawing shown as a whole? @param {Element} svg */
export const isWhole = (svg) => shown.get(svg.id)?.whole ?? false;

function paint() {
  for (const svg of all("#leaves svg.drawing.pan")) svg.classList.toggle("whole", isWhole(svg));
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
  for (const svg of drawings) shown.set(svg.id, { whole, byHand: true });
  paint();
}

/**
 * A question points at things in a drawing: if they are not seen side by side, the drawing is shown as a whole.
 * @param {Element} svg
 * @param {HTMLElement[]} things
 */
export function fitTo(svg, things) {
  if (!svg.matches(".pan") || shown.get(svg.id)?.byHand) return;
  const frame = svg.parentElement;
  if (!frame || isWhole(svg)) return;
  const apart = width(around(things.map((thing) => thing.getBoundingClientRect())));
  if (apart <= frame.clientWidth) return;
  shown.set(svg.id, { whole: true, byHand: false });
  paint();
}

onChange(paint);
addEventListener("resize", paint);
root.addEventListener("parlour:pane", paint);

// Pieces slide from where they lay, as seen in their own drawing: when a drawing itself moves or grows, nothing flies.

import { all } from "./dom.js";

const EASING = "cubic-bezier(.3, .7, .2, 1)";
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Record<string, number>} */
const SPEEDS = { none: 0, fast: 0.5, normal: 1, slow: 2 };

/** How long movements take, of their usual time; 0 for none. */
export const pace = () => (STILL.matches ? 0 : SPEEDS[document.documentElement.dataset.motion ?? ""] ?? 1);

/**
 * Where a piece lay.
 * @typedef {object} Lain
 * @property {number} x its middle, in units of its drawing
 * @property {number} y
 * @property {string} drawing which drawing
 * @property {string | undefined} turn
 */

/**
 * The middle of a piece in the units of its drawing.
 * @param {Element} piece
 * @returns {Lain | null}
 */
function lain(piece) {
  const drawing = piece.closest("svg.drawing");
  if (!(drawing instanceof SVGSVGElement)) return null;
  const matrix = drawing.getScreenCTM();
  if (!matrix || !matrix.a) return null;
  const box = piece.getBoundingClientRect();
  // What is not shown lies nowhere.
  if (!box.width && !box.height) return null;
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
  const turn = piece instanceof SVGElement || piece instanceof HTMLElement ? piece.dataset.turn : undefined;
  return { x: middle.x, y: middle.y, drawing: drawing.id, turn };
}

/** Where every piece lies now, and how far what turns is turned. @returns {Map<string, Lain>} */
export function places() {
  const found = new Map();
  if (!pace()) return found;
  for (const piece of all("[data-piece], [data-turn]")) {
    const place = piece.id && lain(piece);
    if (place) found.set(piece.id, place);
  }
  return found;
}

/**
 * Lets pieces slide from their old places; what turns turns the short way, what is new appears.
 * @param {Map<string, Lain>} before
 */
export function slide(before) {
  const slow = pace();
  if (!slow || before.size === 0) return;
  for (const piece of all("[data-piece], [data-turn]")) {
    const old = before.get(piece.id);
    const now = piece.id ? lain(piece) : null;
    if (!now) continue;
    if (!old) {
      if (piece.dataset.piece !== undefined) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 * slow, easing: EASING });
    } else if (old.turn !== now.turn) {
      const by = ((Number(old.turn) - Number(now.turn) + 540) % 360) - 180;
      piece.animate([{ transform: `rotate(${by}deg)` }, { transform: "rotate(0deg)" }],
        { duration: 480 * slow, easing: EASING, composite: "add" });
    } else if (old.drawing === now.drawing) {
      glide(piece, old.x - now.x, old.y - now.y, 240 * slow);
    }
  }
}

/**
 * @param {HTMLElement} piece
 * @param {number} dx in units of the drawing
 * @param {number} dy
 * @param {number} duration
 */
function glide(piece, dx, dy, duration) {
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const [x, y] = within(piece, dx, dy);
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }],
    { duration, easing: EASING, composite: "add" });
}

/**
 * A way in the drawing's units as a way in the piece's own.
 * @param {Element} piece
 * @param {number} dx
 * @param {number} dy
 */
function within(piece, dx, dy) {
  const drawing = piece.closest("svg.drawing");
  if (!(piece instanceof SVGGraphicsElement) || !(drawing instanceof SVGSVGElement)) return [dx, dy];
  const [own, whole] = [piece.getScreenCTM(), drawing.getScreenCTM()];
  if (!own || !whole) return [dx, dy];
  const change = own.inverse().multiply(whole);
  return [change.a * dx + change.c * dy, change.b * dx + change.d * dy];
}

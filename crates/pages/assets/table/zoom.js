// How large is large enough: which targets are too small for a finger, and through which window they are not. Pure.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** What a fingertip needs, in pixels. */
export const FINGER = 44;
/** On a card, which is in sight as a whole, a finger aims as finely as this: the first tap explains what it met. */
export const FINE = 24;
/** The least and the most by which a magnifier enlarges. */
const LEAST = 1.6;
const MOST = 6;

/** @param {Box} box */
export const width = (box) => box.right - box.left;
/** @param {Box} box */
export const height = (box) => box.bottom - box.top;
/** @param {Box} box */
const shorter = (box) => Math.min(width(box), height(box));
/** @param {Box} box */
export const middle = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** The box around some boxes. @param {Box[]} boxes @returns {Box} */
export const around = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * Would a fingertip on a target touch another one as well? A small target that stands alone has room around it.
 * @param {Box} box
 * @param {Box[]} others
 * @param {number} [finger] in pixels
 */
export function cramped(box, others, finger = FINGER) {
  if (shorter(box) >= finger) return false;
  const { x, y } = middle(box);
  const reach = finger / 2;
  return others.some((other) =>
    other !== box && other.left - x < reach && x - other.right < reach && other.top - y < reach && y - other.bottom < reach);
}

/**
 * By how much a drawing must grow for all of these to be large enough.
 * @param {Box[]} boxes
 */
export function growth(boxes) {
  const least = Math.min(...boxes.map(shorter).filter((side) => side > 0), FINGER);
  return Math.min(MOST, Math.max(LEAST, FINGER / least));
}

/**
 * Those that a finger at a point could have meant, and their neighbours: what a magnifier of this size can show at once, the nearest first.
 * @template {Box} T
 * @param {T[]} boxes
 * @param {{ x: number, y: number }} point
 * @param {{ width: number, height: number }} glass the size of the magnifier, in pixels
 * @returns {T[]}
 */
export function neighbours(boxes, point, glass) {
  /** @param {Box} box */
  const away = (box) => Math.hypot(middle(box).x - point.x, middle(box).y - point.y);
  const sorted = [...boxes].sort((one, other) => away(one) - away(other));
  /** @type {T[]} */
  let found = [];
  for (const box of sorted) {
    const more = [...found, box];
    const [whole, by] = [around(more), growth(more)];
    if (found.length > 0 && (width(whole) * by > glass.width || height(whole) * by > glass.height)) break;
    found = more;
  }
  return found;
}

/**
 * Where a window over a drawing stands so that a point lies in its middle, without showing what is not there.
 * @param {number} point
 * @param {number} window
 * @param {number} whole
 */
export const centred = (point, window, whole) => Math.max(0, Math.min(whole - window, point - window / 2));

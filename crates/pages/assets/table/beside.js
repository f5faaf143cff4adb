// Where a sheet stands: beside the thing it tells of, never over it, never off screen.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const GAP = 12;
const EDGE = 6;

/** How much two boxes share, in square pixels. @param {Box} one @param {Box} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Right of it, else left, else below, else above; where none of that fits, the corner of the window that hides least of it.
 * @param {Box} spot the thing
 * @param {{ width: number, height: number }} sheet
 * @param {{ width: number, height: number }} window
 * @returns {{ left: number, top: number }}
 */
export function beside(spot, sheet, window) {
  const most = { left: Math.max(EDGE, window.width - EDGE - sheet.width), top: Math.max(EDGE, window.height - EDGE - sheet.height) };
  const level = Math.max(EDGE, Math.min(spot.top - 4, most.top));
  const along = Math.max(EDGE, Math.min(spot.left, most.left));
  const places = [
    { left: spot.right + GAP, top: level },
    { left: spot.left - GAP - sheet.width, top: level },
    { left: along, top: spot.bottom + GAP },
    { left: along, top: spot.top - GAP - sheet.height },
  ];
  const fits = places.find(({ left, top }) => left >= EDGE && left <= most.left && top >= EDGE && top <= most.top);
  if (fits) return fits;
  const corners = [EDGE, most.left].flatMap((left) => [EDGE, most.top].map((top) => ({ left, top })));
  /** @param {{ left: number, top: number }} corner */
  const hidden = ({ left, top }) => shared(spot, { left, top, right: left + sheet.width, bottom: top + sheet.height });
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

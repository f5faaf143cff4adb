// Narrowing: what is picked leaves the offers that hold it. Pure: it knows neither page nor server.

/**
 * Something that may be answered, and the things on the board it speaks of.
 * @typedef {object} Offer
 * @property {string} n its number on the page
 * @property {string[]} parts ids of pieces, places, cards and goods, in the order they are usually picked
 * @property {string} verb what kind of deed it is
 */

/**
 * What comes of a click on a part.
 * @typedef {object} Narrowed
 * @property {string[]} picked what is picked now, in the order it was picked
 * @property {Offer[]} left the offers that hold all of it
 * @property {Offer | null} play the offer to play, if only one is left or is said in full
 * @property {boolean} ask are the offers left told apart by nothing on the board?
 */

/**
 * The offers that hold all that is picked.
 * @param {Offer[]} offers
 * @param {string[]} picked
 */
export function remaining(offers, picked) {
  return offers.filter((offer) => picked.every((part) => offer.parts.includes(part)));
}

/**
 * The parts that may be picked next.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @returns {Set<string>}
 */
export function lit(offers, picked) {
  const parts = remaining(offers, picked).flatMap((offer) => offer.parts);
  return new Set(parts.filter((part) => !picked.includes(part)));
}

/**
 * Picks a part, or puts it back if it was picked. A part that goes with nothing picked so far begins anew.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @param {string} part
 * @returns {Narrowed}
 */
export function pick(offers, picked, part) {
  if (picked.includes(part)) {
    return narrowed(offers, picked.filter((other) => other !== part), false);
  }
  const together = [...picked, part];
  const fits = remaining(offers, together).length > 0;
  return narrowed(offers, fits ? together : [part], true);
}

/**
 * What comes of a tap on a phone: the first one picks a thing, so that it can be explained, and the next one acts, be it on
 * the same thing or on the other one of a pair. Whoever wishes so acts with the first.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @param {string} part
 * @param {boolean} atOnce does the reader wish so?
 * @returns {Narrowed}
 */
export function tap(offers, picked, part, atOnce) {
  const again = picked.includes(part);
  if (again) {
    const now = narrowed(offers, picked, true);
    if (now.play) return now;
  }
  const next = pick(offers, picked, part);
  const second = next.picked.length > picked.length && picked.length > 0;
  return second || atOnce ? next : { ...next, play: null };
}

/**
 * Which part a click on one of two equal things means: the elder, until that one is picked and an offer takes both.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @param {string} part the thing that was clicked
 * @param {string} elder its equal that offers speak of first
 */
export function meant(offers, picked, part, elder) {
  const both = picked.includes(elder) && remaining(offers, [...picked, part]).length > 0;
  return picked.includes(part) || both ? part : elder;
}

/**
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @param {boolean} closer was something picked, not put back?
 * @returns {Narrowed}
 */
function narrowed(offers, picked, closer) {
  const left = remaining(offers, picked);
  const said = whole(left, picked);
  const enough = left.length === 1 ? left : said;
  const play = closer && enough.length === 1 ? enough[0] : null;
  const ask = closer && (said.length > 1 || (left.length > 1 && lit(offers, picked).size === 0));
  return { picked, left: said.length > 1 ? said : left, play, ask };
}

/**
 * The offers of which a piece and its place say all, while others want one more piece: whoever wants that one picks it
 * before the place.
 * @param {Offer[]} left
 * @param {string[]} picked
 */
function whole(left, picked) {
  return picked.length < 2 ? [] : left.filter((offer) => offer.parts.every((part) => picked.includes(part)));
}

/**
 * What stays picked after an offer was played, if the next question has the same kind of deed there: a place while
 * more fits in, a piece while more of its kind lie there. The first thing picked leads.
 * @param {string[]} picked what was picked when it was played
 * @param {Offer} played
 * @param {Offer[]} next the offers of the next question
 * @returns {string[]}
 */
export function carried(picked, played, next) {
  const leader = picked[0];
  if (leader === undefined || played.parts.length < 2) return [];
  const fits = next.filter((offer) => offer.verb === played.verb && offer.parts.includes(leader));
  // A single one would be played by the next click anyway; it is not picked unasked.
  return fits.length > 1 ? [leader] : [];
}

/**
 * What two things say when one is dropped on the other: the offers that hold both.
 * @param {Offer[]} offers
 * @param {string} piece
 * @param {string} place
 */
export function dropped(offers, piece, place) {
  return remaining(offers, [piece, place]);
}

/** Farther than any screen is wide. */
const FAR = 100000;

/**
 * The next lit thing in a direction, for arrow keys: the nearest one that lies more that way than aside.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }[]} spots
 * @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} key
 * @returns {number} its index, or -1
 */
export function nearest(from, spots, key) {
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const [along, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    if (along < 1) return;
    // What lies more aside than ahead is taken only if nothing lies ahead.
    const away = along + 2 * aside + (aside > along ? FAR : 0);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

// The deeds of the log as plain data, and which of them somebody wants to see: no page is needed to reckon with them.

/**
 * A line of the log.
 * @typedef {object} Deed
 * @property {number} from how many answers came before it
 * @property {number} until after how many answers it is done
 * @property {string} by whose answer it was; empty for chance
 * @property {string[]} seats whom it concerns
 * @property {boolean} standIn did a caretaker do it for whoever holds the seat?
 */

/**
 * Reads a line of the log; nothing if it is a draft.
 * @param {{ dataset: DOMStringMap }} line
 * @returns {Deed | null}
 */
export function read({ dataset }) {
  if (dataset.from === undefined) return null;
  const seats = (dataset.seats ?? "").split(" ").filter(Boolean);
  return { from: Number(dataset.from), until: Number(dataset.until), by: dataset.by ?? "", seats, standIn: dataset.standIn !== undefined };
}

/**
 * Is a line wanted? A draft is the reader's own, and new.
 * @param {string} filter
 * @param {Deed | null} deed
 * @param {string} me the reader's seat; empty for those who watch
 * @param {number} since how many answers there were when the reader had acted
 */
export function wanted(filter, deed, me, since) {
  if (filter === "mine") return !deed || deed.by === me || deed.seats.includes(me);
  if (filter === "chance") return !!deed && deed.by === "";
  if (filter === "since") return !deed || deed.from >= since;
  return true;
}

/**
 * What others, chance and the reader's caretaker did after so many answers, in order.
 * @template {Deed} T
 * @param {T[]} deeds
 * @param {number} seen
 * @param {string} me
 * @returns {T[]}
 */
export const others = (deeds, seen, me) =>
  deeds.filter((deed) => deed.until > seen && (deed.by === "" || deed.by !== me || deed.standIn));

/** How long a deed is shown, in milliseconds, before the reader's speed is counted in. */
const STEP = 900;
/** So many deeds take their full time; more share it. */
const UNHURRIED = 6;

/**
 * How long each of so many deeds is shown.
 * @param {number} count
 * @param {number} pace the reader's speed
 */
export const stepTime = (count, pace) => (STEP * pace * UNHURRIED) / Math.max(count, UNHURRIED);

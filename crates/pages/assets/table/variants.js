// Drawings have variants for scales, in which letters stay readable, names that no longer fit are pressed or broken, and fine print goes.

/** Each from its scale down to the next; a little below it is still taken for it. */
const VARIANTS = /** @type {const} */ ([[0.995, ""], [0.845, "at-85"], [0.765, "at-77"], [0.695, "at-70"], [0.615, "at-62"], [0, "at-55"]]);

const NAMES = VARIANTS.map(([, name]) => name).filter(Boolean);
const SUITED = NAMES.map((name) => `.${name}`).join();

/** Without a variant, it and its parts: as it is drawn. @param {Element} svg */
export function asDrawn(svg) {
  for (const one of [svg, ...svg.querySelectorAll(SUITED)]) one.classList.remove(...NAMES);
}

/**
 * The variant for a scale.
 * @param {Element} thing a drawing, or a part of one that has a scale of its own
 * @param {number} scale pixels for a unit of it
 * @param {Element[]} [parts] those in it that have
 */
export function suit(thing, scale, parts = []) {
  const name = VARIANTS.find(([least]) => scale >= least)?.[1];
  for (const part of thing.querySelectorAll(SUITED)) if (!parts.includes(part)) part.classList.remove(...NAMES);
  if (name && thing.classList.contains(name)) return;
  thing.classList.remove(...NAMES);
  if (name) thing.classList.add(name);
}

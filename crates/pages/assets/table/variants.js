// Drawings have variants for scales, in which letters stay readable, names that no longer fit are pressed or broken, and fine print goes.

/** Each from its scale down to the next; a little below it is still taken for it. */
const VARIANTS = /** @type {const} */ ([[0.995, ""], [0.845, "at-85"], [0.765, "at-77"], [0.695, "at-70"], [0.615, "at-62"], [0, "at-55"]]);

/** Without a variant: as it is drawn. @param {Element} svg */
export function asDrawn(svg) {
  svg.classList.remove(...VARIANTS.map(([, name]) => name).filter(Boolean));
}

/** The variant for a scale. @param {Element} svg @param {number} scale pixels for a unit of the drawing */
export function suit(svg, scale) {
  const name = VARIANTS.find(([least]) => scale >= least)?.[1];
  if (name && svg.classList.contains(name)) return;
  asDrawn(svg);
  if (name) svg.classList.add(name);
}

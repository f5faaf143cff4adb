// How panes stand on the stage: the window is cut in two, again and again, so that what matters is drawn as large as can be.
// Pure: it knows sizes, not elements.

/**
 * A pane: one of several natural sizes (a row of cards may also be a column of cards).
 * @typedef {object} Pane
 * @property {string} id
 * @property {Shape[]} shapes
 * @property {number} weight how much its size matters, beside the others
 * @property {number} least the smallest scale at which it can be read
 * @property {number} most no need to draw it at a larger scale
 * @property {number} heading what stands above it, in pixels
 * @property {boolean} [keep] something on it is to be chosen: it stays, however small it gets
 */

/**
 * Where a drawing lies, in the units of the drawings; `by` says how much smaller than the others it is drawn.
 * @typedef {{ x: number, y: number, by?: number }} Cell
 */

/**
 * A size, and where each drawing lies in it, all in the units of the drawings; `by` is the smallest of theirs.
 * @typedef {{ width: number, height: number, cells: Cell[], by?: number }} Shape
 */

/**
 * Where a pane stands.
 * @typedef {object} Placed
 * @property {string} id
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {Cell[]} cells where its drawings lie, in their units
 */

/** @typedef {{ value: number, placed: Placed[] }} Layout */

/** Between panes, in pixels. */
export const GAP = 10;
/** Below this scale names are shortened and fine print is gone: it can be read, but nobody likes to. */
const COMFORT = 0.75;
/** Below this what one acts on is too small, if anything else can wait. */
const CRAMPED = 0.7;
/** What is lost of a pane's worth when one of its drawings is smaller than the others, of the whole of that drawing. */
const LESSENED = 0.15;
/** Smaller than this no drawing can be read. */
const SMALLEST = 0.55;
/** Shares of a cut that are tried, of 24. */
const SHARES = 24;

/**
 * What a pane is worth at a scale: nothing counts as much as being readable; beyond its natural size little is gained.
 * @param {Pane} pane
 * @param {number} scale
 */
function worth(pane, scale) {
  const size = Math.min(scale, pane.most);
  const gain = size <= 1 ? size * (2 - size) : 1 + 0.15 * (size - 1);
  const cramped = Math.max(0, COMFORT - size) * 2.5;
  const unreadable = Math.max(0, pane.least - size) * 6;
  return pane.weight * (gain - cramped - unreadable);
}

/**
 * One pane in a box, in its best shape.
 * @param {Pane} pane
 * @param {number} width
 * @param {number} height
 * @returns {{ value: number, scale: number, shape: Shape }}
 */
function alone(pane, width, height) {
  let best = { value: -Infinity, scale: 0, shape: pane.shapes[0] };
  for (const shape of pane.shapes) {
    const scale = Math.min(pane.most, width / shape.width, (height - pane.heading) / shape.height);
    const by = shape.by ?? 1;
    const value = worth(pane, scale) - pane.weight * (LESSENED * (1 - by) + (by < 1 ? Math.max(0, SMALLEST - scale * by) * 6 : 0));
    if (value > best.value) best = { value, scale, shape };
  }
  return best;
}

/**
 * The ways to part panes in two; the first pane is always in the first part.
 * @param {Pane[]} panes
 * @returns {[Pane[], Pane[]][]}
 */
function partings(panes) {
  const [head, ...rest] = panes;
  /** @type {[Pane[], Pane[]][]} */
  const found = [];
  for (let chosen = 0; chosen < 2 ** rest.length - 1; chosen += 1) {
    const goes = (/** @type {number} */ at) => (chosen >> at) % 2 === 1;
    found.push([[head, ...rest.filter((_, at) => goes(at))], rest.filter((_, at) => !goes(at))]);
  }
  return found;
}

/**
 * The best way to stand in a box; earlier panes stand further left or higher than those they are parted from.
 * @param {Pane[]} panes
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
function best(panes, x, y, width, height) {
  if (panes.length === 1) {
    const [pane] = panes;
    const { value, scale, shape } = alone(pane, width, height);
    return { value, placed: [{ id: pane.id, x, y, width, height, scale, cells: shape.cells }] };
  }
  /** @type {Layout} */
  let found = { value: -Infinity, placed: [] };
  const most = (/** @type {Pane[]} */ some) => some.reduce((sum, pane) => sum + worth(pane, pane.most), 0);
  for (const [before, after] of partings(panes)) {
    const hope = most(after);
    for (let share = 2; share <= SHARES - 2; share += panes.length > 2 ? 2 : 1) {
      for (const beside of [true, false]) {
        const whole = (beside ? width : height) - GAP;
        const part = Math.round((whole * share) / SHARES);
        const rest = whole - part;
        if (part < 40 || rest < 40) continue;
        const one = beside ? best(before, x, y, part, height) : best(before, x, y, width, part);
        // Nothing the other side could add makes up for this.
        if (one.value + hope <= found.value) continue;
        const other = beside
          ? best(after, x + part + GAP, y, rest, height)
          : best(after, x, y + part + GAP, width, rest);
        const value = one.value + other.value;
        if (value > found.value) found = { value, placed: [...one.placed, ...other.placed] };
      }
    }
  }
  return found;
}

/**
 * Lays panes out in a window. What cannot be read there, the least important first, is left out; and where what one acts on is cramped, what
 * takes more from it than it gives.
 * @param {Pane[]} panes in the order of the page
 * @param {number} width
 * @param {number} height
 * @param {number} [most] no more panes than these stand at once
 * @returns {{ placed: Placed[], left: string[] }}
 */
export function arrange(panes, width, height, most = 4) {
  const lightest = (/** @type {Pane[]} */ some) =>
    some.reduce((least, pane) => (pane.weight <= least.weight ? pane : least), some[0]);
  const without = (/** @type {Pane} */ gone) => standing.filter((pane) => pane !== gone);
  const spare = () => standing.filter((pane) => !pane.keep);
  let standing = panes;
  while (standing.length > most) standing = without(lightest(spare().length > 0 ? spare() : standing));
  let found = best(standing, 0, 0, width, height);
  const scale = (/** @type {Pane} */ pane) => found.placed.find((one) => one.id === pane.id)?.scale ?? 0;
  while (standing.length > 1 && spare().length > 0 && standing.some((pane) => scale(pane) < pane.least)) {
    standing = without(lightest(spare()));
    found = best(standing, 0, 0, width, height);
  }
  const heaviest = Math.max(...standing.map((pane) => pane.weight));
  if (standing.length > 1 && standing.some((pane) => pane.weight === heaviest && scale(pane) < CRAMPED)) {
    const fewer = spare().map((pane) => best(without(pane), 0, 0, width, height));
    found = fewer.reduce((one, other) => (other.value > one.value ? other : one), found);
  }
  const stand = new Set(found.placed.map((one) => one.id));
  return { placed: found.placed, left: panes.filter((pane) => !stand.has(pane.id)).map((pane) => pane.id) };
}

/** A board among cards is drawn as it is, or so much smaller. */
const LESSER = [1, 0.85, 0.7];
/** So many cards make a display, and a board is so many times as large as one of them. */
const [DISPLAY, BOARD] = [6, 4];

/**
 * The shapes of groups of drawings. A lone board beside a display of cards may be drawn smaller than they are: it is seen at a glance, they are read.
 * @param {{ width: number, height: number, count: number }[]} groups
 * @param {number} gap
 * @returns {Shape[]}
 */
export function grouped(groups, gap) {
  const cards = groups.find((group) => group.count >= DISPLAY);
  const board = groups.find((group) => group.count === 1 && !!cards && group.width * group.height > BOARD * cards.width * cards.height);
  return (board ? LESSER : [1]).flatMap((by) => {
    const sized = groups.map((group) => {
      const own = group === board ? by : 1;
      return cardShapes(group.count, group.width * own, group.height * own, gap).map((shape) => (own < 1 ? { ...shape, cells: shape.cells.map((cell) => ({ ...cell, by })) } : shape));
    });
    return packings(sized, gap).map((shape) => (by < 1 ? { ...shape, by } : shape));
  });
}

/**
 * The shapes of so many drawings of one size: every number of columns.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} gap
 * @returns {Shape[]}
 */
export function cardShapes(count, width, height, gap) {
  return Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const cells = Array.from({ length: count }, (_, at) => ({
      x: (at % columns) * (width + gap),
      y: Math.floor(at / columns) * (height + gap),
    }));
    return { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap, cells };
  });
}

/**
 * The ways in which two shapes stand together: beside each other, or one above the other.
 * @param {Shape} one
 * @param {Shape} other
 * @param {number} gap
 * @returns {Shape[]}
 */
export function together(one, other, gap) {
  const moved = (/** @type {number} */ x, /** @type {number} */ y) => other.cells.map((cell) => ({ ...cell, x: cell.x + x, y: cell.y + y }));
  return [
    { width: one.width + gap + other.width, height: Math.max(one.height, other.height), cells: [...one.cells, ...moved(one.width + gap, 0)] },
    { width: Math.max(one.width, other.width), height: one.height + gap + other.height, cells: [...one.cells, ...moved(0, one.height + gap)] },
  ];
}

/** The most shapes that are kept of a group: the narrowest, the widest, and some between them. */
const KEPT = 10;

/**
 * The shapes of groups of drawings, in their order: every way to put the groups beside and below each other that is not
 * both wider and taller than another.
 * @param {Shape[][]} groups each with the shapes it may take
 * @param {number} gap
 * @returns {Shape[]}
 */
export function packings(groups, gap) {
  /** @type {Map<string, Shape[]>} */
  const known = new Map();
  /** @param {number} from @param {number} to @returns {Shape[]} */
  const pack = (from, to) => {
    if (to - from === 1) return thinned(slimmest(groups[from]));
    const key = `${from}-${to}`;
    const found = known.get(key);
    if (found) return found;
    /** @type {Shape[]} */
    const all = [];
    for (let cut = from + 1; cut < to; cut += 1) {
      for (const one of pack(from, cut)) for (const other of pack(cut, to)) all.push(...together(one, other, gap));
    }
    const kept = slimmest(all);
    const slim = to - from === groups.length ? kept : thinned(kept);
    known.set(key, slim);
    return slim;
  };
  return pack(0, groups.length);
}

/** Some of many, from the first to the last. @param {Shape[]} shapes */
function thinned(shapes) {
  if (shapes.length <= KEPT) return shapes;
  return Array.from({ length: KEPT }, (_, at) => shapes[Math.round((at * (shapes.length - 1)) / (KEPT - 1))]);
}

/**
 * Drawings of one size that follow each other are one group.
 * @param {{ width: number, height: number }[]} sizes
 * @returns {{ width: number, height: number, count: number }[]}
 */
export function runs(sizes) {
  /** @type {{ width: number, height: number, count: number }[]} */
  const found = [];
  for (const { width, height } of sizes) {
    const last = found[found.length - 1];
    if (last && Math.abs(last.width - width) < 3 && Math.abs(last.height - height) < 3) {
      Object.assign(last, { count: last.count + 1, width: Math.max(last.width, width), height: Math.max(last.height, height) });
    } else {
      found.push({ width, height, count: 1 });
    }
  }
  return found;
}

/** Without those that are no better in any way. @param {Shape[]} shapes */
function slimmest(shapes) {
  const ordered = [...shapes].sort((one, other) => one.width - other.width || one.height - other.height);
  /** @type {Shape[]} */
  const kept = [];
  for (const shape of ordered) if (kept.length === 0 || shape.height < kept[kept.length - 1].height) kept.push(shape);
  return kept;
}

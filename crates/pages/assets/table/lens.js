// The magnifier of a phone: the same drawing through a smaller window, at the full width of the screen. A tap where targets are
// too close, a double tap, a pinch or the glass opens it; the overview above it stays, and a ring shows where one looks.

import { asDrawn } from "./variants.js";
import { about, all, byId, make, root, say } from "./dom.js";
import { pocket } from "./device.js";
import { onChange } from "./parts.js";
import { FINE, FINGER, around, centred, cramped, growth, height, middle, neighbours, width } from "./zoom.js";

/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} Lens
 * @property {string} drawing the id of the drawing it shows
 * @property {number} scale pixels for a unit of the drawing
 * @property {Point} at what lies in its middle, in units of the drawing
 * @property {HTMLElement} pane
 * @property {HTMLElement} glass
 * @property {HTMLElement} title
 * @property {HTMLElement} ring
 * @property {boolean} byItself did a question open it, and not the reader?
 */

/** How much of the board the magnifier takes, and its title line, in pixels. */
const SHARE = 0.6;
const TITLE = 44;
/** One press of a button enlarges by so much; a pinch begins to count from here. */
const STEP = 1.5;
const PINCH = 1.15;

/** @type {Lens | null} */
let lens = null;

/** Closes the magnifier; says whether it was open. */
export function closeLens() {
  if (!lens) return false;
  const within = lens.pane.contains(document.activeElement);
  lens.pane.remove();
  lens.ring.remove();
  lens = null;
  root.classList.remove("magnified");
  if (within) byId("magnify")?.focus({ preventScroll: true });
  return true;
}

/** @param {string} id @returns {SVGSVGElement | null} */
function drawingOf(id) {
  const found = byId(id);
  return found instanceof SVGSVGElement ? found : null;
}

/** Pixels for a unit of a drawing as it lies on the board. @param {SVGSVGElement} svg */
const scaleOf = (svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width || 1;

/** A point of the window in the units of a drawing. @param {SVGSVGElement} svg @param {Point} point @returns {Point} */
function unitsOf(svg, point) {
  const [box, by] = [svg.getBoundingClientRect(), scaleOf(svg)];
  return { x: (point.x - box.left) / by, y: (point.y - box.top) / by };
}

/** The size of the window through which one looks, in pixels. */
function glassSize() {
  const stage = byId("stage");
  const [wide, high] = [stage?.clientWidth ?? innerWidth, stage?.clientHeight ?? innerHeight];
  const side = matchMedia("(max-height: 480px)").matches;
  return { width: wide, height: (side ? high : high * SHARE) - TITLE };
}

/** What can be chosen in a drawing now. @param {Element} svg */
const lit = (svg) => all(".target.open:not(.unlit)", svg).filter((target) => target.getClientRects().length > 0);

/** The size of a drawing as it lies on the board, in its units: where its parts stand anew it is taller than it was drawn. @param {SVGSVGElement} svg */
function sizeOf(svg) {
  const { width: wide, height: high } = svg.viewBox.baseVal;
  return { wide, high: Math.max(high, svg.getBoundingClientRect().height / scaleOf(svg)) };
}

/** Sheets know parts by their ids, which a copy has not: what stands anew says itself where. @param {SVGSVGElement} svg @param {SVGSVGElement} copy */
function standAnew(svg, copy) {
  const [parts, copies] = [svg.querySelectorAll("g, rect"), copy.querySelectorAll("g, rect")];
  parts.forEach((part, at) => {
    const [said, twin] = [getComputedStyle(part), /** @type {SVGElement} */ (copies[at])];
    const { transform, x, y, width: wide, height: high, display } = said;
    Object.assign(twin.style, display === "none" ? { display } : part.matches("rect") ? { x, y, width: wide, height: high } : { transform, display });
  });
}

/** A copy whose targets stand for those of the drawing; what shines is the same. @param {SVGSVGElement} svg */
function copied(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  if (getComputedStyle(svg).getPropertyValue("--restack")) standAnew(svg, copy);
  for (const element of copy.querySelectorAll("[id]")) {
    // What nothing is said of is no part: a tap on it means what it lies on, or asks what it is.
    if (element.matches("[data-offers], [data-why], [data-twin]")) element.setAttribute("data-part", element.id);
    element.removeAttribute("id");
  }
  copy.removeAttribute("id");
  copy.removeAttribute("style");
  copy.classList.remove("pan");
  asDrawn(copy);
  return copy;
}

/**
 * Looks at a point of a drawing.
 * @param {SVGSVGElement} svg
 * @param {Point} at in units of the drawing
 * @param {number} scale pixels for a unit
 */
function lookAt(svg, at, scale) {
  if (!lens) lens = framed(svg.id);
  lens.drawing = svg.id;
  lens.title.textContent = svg.closest(".leaf")?.querySelector("h2")?.textContent ?? svg.getAttribute("aria-label") ?? "";
  lens.pane.setAttribute("aria-label", lens.title.textContent);
  [lens.at, lens.scale] = [at, scale];
  show();
}

/** @param {string} drawing @returns {Lens} */
function framed(drawing) {
  const pane = make("section", "lens");
  pane.setAttribute("role", "group");
  const head = make("header");
  const title = make("h2");
  const tools = [tool("fit", say("fit"), fit), tool("larger", "+", () => zoom(STEP)), tool("shut", "×", closeLens)];
  head.append(title, ...tools);
  const glass = make("div", "glass");
  glass.tabIndex = 0;
  glass.setAttribute("role", "group");
  glass.setAttribute("aria-label", say("magnified"));
  glass.addEventListener("scroll", () => {
    if (!lens) return;
    const box = glass.getBoundingClientRect();
    lens.at = { x: (glass.scrollLeft + box.width / 2) / lens.scale, y: (glass.scrollTop + box.height / 2) / lens.scale };
    encircle();
  });
  pane.append(head, glass);
  root.append(pane);
  root.classList.add("magnified");
  return { drawing, scale: 1, at: { x: 0, y: 0 }, pane, glass, title, ring: make("div", "lens-ring"), byItself: false };
}

/** @param {string} name @param {string} text @param {() => void} deed */
function tool(name, text, deed) {
  const button = make("button", "b quiet", text);
  button.setAttribute("type", "button");
  button.dataset.lens = name;
  button.setAttribute("aria-label", say(name === "fit" ? "fit" : name === "larger" ? "larger" : "close"));
  button.addEventListener("click", deed);
  return button;
}

/** Puts the drawing under the glass, as large as wished and where it was looked at. */
function show() {
  const svg = lens && drawingOf(lens.drawing);
  if (!lens || !svg) return;
  const { glass, scale, at } = lens;
  const copy = copied(svg);
  const { wide, high } = sizeOf(svg);
  Object.assign(copy.style, { width: `${wide * scale}px`, height: `${high * scale}px`, minWidth: "0" });
  glass.replaceChildren(copy);
  const left = centred(at.x * scale, glass.clientWidth, wide * scale);
  const top = centred(at.y * scale, glass.clientHeight, high * scale);
  glass.scrollTo({ left, top, behavior: "instant" });
  encircle();
}

/** The ring on the overview: what is looked at. */
function encircle() {
  const svg = lens && drawingOf(lens.drawing);
  const figure = svg?.parentElement;
  if (!lens || !svg || !figure) return;
  const { glass, scale, ring } = lens;
  const by = scaleOf(svg) / scale;
  if (ring.parentElement !== figure) figure.append(ring);
  const [wide, high] = [Math.min(glass.clientWidth, glass.scrollWidth) * by, Math.min(glass.clientHeight, glass.scrollHeight) * by];
  Object.assign(ring.style, { left: `${svg.clientLeft + glass.scrollLeft * by}px`, top: `${glass.scrollTop * by}px`, width: `${wide}px`, height: `${high}px` });
}

/** The scale at which a drawing is just seen as a whole. @param {SVGSVGElement} svg */
function fitting(svg) {
  const [{ wide, high }, box] = [sizeOf(svg), glassSize()];
  return Math.min(box.width / wide, box.height / high);
}

/** The whole drawing. */
function fit() {
  const svg = lens && drawingOf(lens.drawing);
  if (svg && lens) lookAt(svg, lens.at, fitting(svg));
}

/** @param {number} by */
function zoom(by) {
  const svg = lens && drawingOf(lens.drawing);
  if (!svg || !lens) return;
  const least = fitting(svg);
  lookAt(svg, lens.at, Math.max(least, Math.min(lens.scale * by, scaleOf(svg) * 6)));
}

/**
 * Magnifies what a finger at a point could have meant: so large that every target there has room for a fingertip.
 * @param {SVGSVGElement} svg
 * @param {Point} point in the window
 */
function magnify(svg, point) {
  const boxes = lit(svg).map((target) => target.getBoundingClientRect());
  const near = neighbours(boxes, point, glassSize());
  const by = near.length > 0 ? growth(near) : 2;
  const spot = near.length > 0 && holds(around(near), point) ? middle(around(near)) : point;
  lookAt(svg, unitsOf(svg, spot), Math.max(scaleOf(svg) * by, fitting(svg)));
}

/** @param {import("./zoom.js").Box} box @param {Point} point */
const holds = (box, point) => point.x >= box.left - 22 && point.x <= box.right + 22 && point.y >= box.top - 22 && point.y <= box.bottom + 22;

/** The drawing of the board an event is about. @param {Event} event */
const drawingUnder = (event) => {
  const svg = about(event, "#leaves svg.drawing");
  return svg instanceof SVGSVGElement ? svg : null;
};

/**
 * A tap on the board: does it open the magnifier, or move it, instead of choosing?
 * @param {MouseEvent} event
 * @param {HTMLElement | null} thing what the tap is on or near
 */
export function magnifies(event, thing) {
  const svg = drawingUnder(event);
  if (!pocket() || !svg) return false;
  const point = { x: event.clientX, y: event.clientY };
  const boxes = lit(svg).map((target) => ({ target, ...edges(target) }));
  const hit = boxes.find(({ target }) => target === thing);
  const close = hit ? cramped(hit, boxes, isCard(svg) ? FINE : FINGER) : false;
  const again = event.detail === 2 && !thing?.matches(".target.open");
  const moves = lens?.drawing === svg.id && !hit;
  if (!close && !again && !moves) return false;
  magnify(svg, point);
  if (lens) lens.byItself = false;
  return true;
}

/** Is a drawing one of several beside each other? @param {SVGSVGElement} svg */
export const isCard = (svg) => svg.getBoundingClientRect().width < innerWidth / 2;

/** @param {Element} target */
function edges(target) {
  const { left, top, right, bottom } = target.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Is a thing of the board seen in the magnifier? @param {HTMLElement} thing */
function seenInGlass(thing) {
  const copy = lens?.glass.querySelector(`[data-part="${CSS.escape(thing.id)}"]`);
  if (!lens || !copy) return false;
  const [box, glass] = [copy.getBoundingClientRect(), lens.glass.getBoundingClientRect()];
  return box.left < glass.right && box.right > glass.left && box.top < glass.bottom && box.bottom > glass.top;
}

/** Does an open magnifier serve a new question? One that opened by itself must show all of its targets, the reader's own some. @param {HTMLElement[]} things */
function serves(things) {
  if (!lens || things.length === 0) return !lens?.byItself;
  return lens.byItself ? things.every(seenInGlass) : things.some(seenInGlass);
}

/**
 * A new question: if its targets are too close for a finger and the magnifier has room for all of them, it opens on them; one that shows none of them closes.
 * @param {HTMLElement[]} things what can be chosen, as far as the pane shows it
 */
export function offerLens(things) {
  if (lens && !serves(things)) closeLens();
  const drawings = new Set(things.map((thing) => thing.closest("svg.drawing")));
  const [svg] = drawings;
  if (lens || drawings.size !== 1 || !(svg instanceof SVGSVGElement)) return;
  const boxes = things.map(edges);
  const [whole, by, glass] = [around(boxes), growth(boxes), glassSize()];
  const allFit = width(whole) * by <= glass.width && height(whole) * by <= glass.height;
  if (allFit && boxes.some((box) => cramped(box, boxes))) lookAt(svg, unitsOf(svg, middle(whole)), scaleOf(svg) * by);
  else if (leavesRoom(svg) && boxes.some((box) => Math.min(width(box), height(box)) < FINGER)) magnify(svg, middle(boxes[0]));
  if (lens) /** @type {Lens} */ (lens).byItself = true;
}

/** What goes with what was picked lies elsewhere: the magnifier gives way to it. */
export function giveWay() {
  const things = lens ? all("#leaves .target.open:not(.unlit, .is-picked)").filter((thing) => thing.getClientRects().length > 0) : [];
  if (things.length > 0 && !things.some(seenInGlass)) closeLens();
}

/** Is so much of the board empty below a drawing that the magnifier hides little? @param {SVGSVGElement} svg */
function leavesRoom(svg) {
  const [stage, drawn] = [byId("stage")?.getBoundingClientRect(), svg.getBoundingClientRect()];
  return !!stage && drawn.bottom <= stage.top + stage.height * (1 - SHARE) + 2 * TITLE && drawn.bottom > stage.top;
}

/** Magnifies what lies in the middle of the board: for whoever neither taps twice nor pinches. */
export function magnifyHere() {
  const stage = byId("stage");
  if (!stage || closeLens()) return;
  const box = stage.getBoundingClientRect();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  const shown = all("#leaves svg.drawing").filter((svg) => svg.getClientRects().length > 0);
  /** @param {Element} svg */
  const away = (svg) => {
    const drawn = svg.getBoundingClientRect();
    return Math.max(drawn.top - point.y, point.y - drawn.bottom, 0);
  };
  const [svg] = shown.sort((one, other) => away(one) - away(other));
  if (!(svg instanceof SVGSVGElement)) return;
  // What can be chosen is what one wants to see.
  const [near] = neighbours(lit(svg).map(edges), point, { width: 0, height: 0 });
  if (near) magnify(svg, middle(near));
  else lookAt(svg, unitsOf(svg, point), scaleOf(svg) * 2);
}

/** The thing in the magnifier that stands for one of the board, in sight; the card asks for it. @param {HTMLElement} thing @param {number} bottom above which edge */
export function raiseLens(thing, bottom) {
  if (!lens || !lens.pane.contains(thing)) return;
  const stage = byId("stage")?.getBoundingClientRect();
  const [left, top, wide] = [stage?.left ?? 0, stage?.top ?? 0, stage?.width ?? innerWidth];
  const high = Math.max(2 * TITLE, bottom - top);
  if (lens.pane.getBoundingClientRect().bottom <= bottom) return;
  Object.assign(lens.pane.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${wide}px`, height: `${high}px`, maxHeight: "none", margin: "0" });
  const [box, glass] = [thing.getBoundingClientRect(), lens.glass.getBoundingClientRect()];
  if (box.bottom > glass.bottom) lens.glass.scrollBy({ top: box.bottom - glass.bottom + 8, behavior: "instant" });
}

/** The magnifier goes back to its place. */
export function lowerLens() {
  if (!lens) return;
  lens.pane.removeAttribute("style");
}

// ---- two fingers ----

/** @type {{ svg: SVGSVGElement, apart: number, scale: number } | null} */
let pinch = null;

/** @param {TouchEvent} event */
const apart = ({ touches: [one, other] }) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

root.addEventListener("touchstart", (event) => {
  if (!pocket() || event.touches.length !== 2) return;
  const inside = lens && about(event, ".lens");
  const svg = inside ? drawingOf(lens?.drawing ?? "") : drawingUnder(event);
  if (svg) pinch = { svg, apart: apart(event), scale: inside && lens ? lens.scale : scaleOf(svg) };
}, { passive: true });

root.addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const by = apart(event) / pinch.apart;
  if (!lens) {
    if (by < PINCH) return;
    const [one, other] = event.touches;
    lookAt(pinch.svg, unitsOf(pinch.svg, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }), pinch.scale * by);
    return;
  }
  const least = fitting(pinch.svg);
  if (by < 1 && pinch.scale * by < least * 0.8) closeLens();
  else lookAt(pinch.svg, lens.at, Math.max(least, Math.min(pinch.scale * by, scaleOf(pinch.svg) * 6)));
}, { passive: false });
root.addEventListener("touchend", () => (pinch = null));

// Zoom and place belong to the magnifier, not to the answer: what it shows is put in place anew.
onChange(() => {
  if (!lens) return;
  if (!pocket() || !drawingOf(lens.drawing)) closeLens();
  else show();
});
addEventListener("resize", () => void closeLens());

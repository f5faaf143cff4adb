// Anything can be read: after a moment's hover a sheet tells what a thing is; `i` and a long press keep it open.

import { about, byId, first, make, root } from "./dom.js";
import { beside } from "./beside.js";
import { onChange } from "./parts.js";
import { popover } from "./popover.js";

/** How long the pointer rests before a sheet opens, in milliseconds. */
const REST = 400;
const LONG_PRESS = 500;
const READABLE = "[data-about]";
/** A wider thing is no picture any more, in units of its drawing. */
const WIDEST = 340;

/** What was told of this position. @type {Map<string, Promise<string>>} */
const told = new Map();
let timer = 0;
/** @type {{ box: HTMLElement, thing: HTMLElement, stays: boolean } | null} */
let open = null;
/** What the pointer is on. @type {HTMLElement | null} */
let under = null;
/** Which wish is the latest: an answer that comes late is not shown. */
let wishes = 0;
/** Does the click of a finger that has read come next? */
let lifted = false;

/** Closes the sheet; says whether one was open. */
export function closeSheet() {
  clearTimeout(timer);
  wishes += 1;
  const was = open;
  open = null;
  if (!was) return false;
  const within = was.box.contains(document.activeElement);
  was.box.remove();
  if (within && was.thing.isConnected) was.thing.focus({ preventScroll: true });
  return true;
}

/** What the server tells of a thing; asked once for each position. @param {string} thing */
function ask(thing) {
  const from = first("#status .status")?.dataset.sheets;
  if (!from || !thing) return Promise.resolve("");
  const url = from + encodeURIComponent(thing);
  const known = told.get(url);
  if (known) return known;
  const asked = fetch(url, { credentials: "same-origin" }).then((answer) => (answer.ok ? answer.text() : ""));
  told.set(url, asked);
  asked.catch(() => told.delete(url));
  return asked;
}

/** What can be read of a thing, as elements. @param {HTMLElement} thing @returns {Promise<Node[]>} */
export async function sheetOf(thing) {
  const text = await ask(thing.dataset.about ?? "").catch(() => "");
  const page = new DOMParser().parseFromString(text, "text/html");
  return Array.from(page.body.children, (node) => document.importNode(node, true));
}

/** The name of a thing, as its sheet tells it. @param {HTMLElement} thing @returns {Promise<string>} */
export async function nameTold(thing) {
  const sheet = await sheetOf(thing);
  return sheet.flatMap((node) => (node instanceof Element ? [node.querySelector("h3")?.textContent ?? ""] : [])).find(Boolean) ?? "";
}

/**
 * Opens the sheet of a thing. One that stays can be clicked in, and is read out.
 * @param {HTMLElement} thing
 * @param {boolean} [stays]
 */
export async function read(thing, stays = false) {
  closeSheet();
  if (popover() && !stays) return;
  const wish = wishes;
  const body = await sheetOf(thing);
  if (wish !== wishes || body.length === 0 || !thing.isConnected) return;
  const box = make("aside", stays ? "read stays" : "read");
  box.setAttribute("role", stays ? "dialog" : "tooltip");
  const picture = portrait(thing);
  if (picture) box.append(picture);
  else box.classList.add("wide");
  box.append(...body);
  root.append(box);
  open = { box, thing, stays };
  const { left, top } = beside(thing.getBoundingClientRect(), { width: box.offsetWidth, height: box.offsetHeight }, { width: document.documentElement.clientWidth, height: innerHeight });
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  if (stays) {
    box.setAttribute("aria-label", box.querySelector("h3")?.textContent ?? "");
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
  }
}

/** Where a thing lies in its own units: targets say it, even where they are not shown. @param {SVGGraphicsElement} thing */
function boxOf(thing) {
  const [x, y, width, height] = (thing.dataset.box ?? "").split(" ").map(Number);
  return height > 0 ? { x, y, width, height } : thing.getBBox();
}

/** A larger drawing of the thing, without its marks: nothing in it can be chosen. @param {HTMLElement} thing */
export function portrait(thing) {
  if (!(thing instanceof SVGGraphicsElement)) return null;
  const box = boxOf(thing);
  if (!box.width || !box.height || box.width > WIDEST) return null;
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of Array.from(element.attributes)) {
      if (name.startsWith("data-") || name.startsWith("aria-") || name === "id" || name === "role" || name === "tabindex") element.removeAttribute(name);
    }
    element.classList.remove("target", "open", "menu", "unlit", "is-picked", "asked-why");
  }
  for (const mark of copy.querySelectorAll("title, .heard, .halo, .may, .key")) mark.remove();
  copy.removeAttribute("transform");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
  svg.setAttribute("class", "drawing");
  svg.setAttribute("aria-hidden", "true");
  svg.append(copy);
  const frame = make("div", "picture");
  frame.append(svg);
  return frame;
}

root.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || about(event, ".read")) return;
  const thing = about(event, READABLE);
  if (thing === under) return;
  under = thing;
  if (open?.stays) return;
  closeSheet();
  if (thing) timer = setTimeout(() => read(thing), REST);
});
root.addEventListener("pointerleave", () => {
  under = null;
  if (!open?.stays) closeSheet();
});
addEventListener("pointerdown", (event) => {
  const within = event.target instanceof Node && open?.box.contains(event.target);
  if (within) return;
  closeSheet();
  lifted = false;
  const thing = about(event, READABLE);
  if (!thing || event.pointerType === "mouse") return;
  timer = setTimeout(() => {
    read(thing, true);
    // The finger has read: when it is lifted, it chooses nothing.
    lifted = true;
  }, LONG_PRESS);
}, true);
addEventListener("pointerup", () => clearTimeout(timer));
addEventListener("click", (event) => {
  if (!lifted) return;
  lifted = false;
  event.stopPropagation();
  event.preventDefault();
}, true);
addEventListener("pointercancel", () => clearTimeout(timer));
// Before anybody else: Escape closes the sheet and nothing more.
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && closeSheet()) {
    event.stopPropagation();
    event.preventDefault();
  }
}, true);
addEventListener("keydown", (event) => {
  if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || root.dataset.keys === "off") return;
  const element = document.activeElement;
  if (element?.matches("input, textarea, select")) return;
  const thing = element?.closest(READABLE) ?? under;
  if (thing) read(/** @type {HTMLElement} */ (thing), true);
});
document.addEventListener("scroll", () => !open?.stays && closeSheet(), true);
onChange(() => {
  told.clear();
  under = null;
  if (!open) return;
  const again = open.thing.isConnected ? open.thing : byId(open.thing.id);
  if (!again || !open.stays) closeSheet();
});

// What may be answered, as the list in words has it: every offer is one button of a form there.

import { all, byId, first } from "./dom.js";

/**
 * An offer of the page.
 * @typedef {import("./narrow.js").Offer & { pieces: string[], button: HTMLButtonElement, aside: boolean, ends: boolean }} Listed
 */

/** Everything that can be answered now. @returns {Listed[]} */
export function offers() {
  const buttons = /** @type {HTMLButtonElement[]} */ (all("#choices button[data-n]"));
  return buttons.map((button) => ({
    n: button.dataset.n ?? "",
    parts: (button.dataset.parts ?? "").split(" ").filter(Boolean),
    pieces: (button.dataset.pieces ?? "").split(" ").filter(Boolean),
    verb: button.dataset.verb ?? "",
    aside: button.dataset.aside !== undefined,
    ends: button.dataset.ends !== undefined,
    button,
  }));
}

/** What cannot be answered, with its reasons. @param {string} numbers @returns {HTMLElement[]} */
export function refusals(numbers) {
  const found = numbers.split(" ").filter(Boolean).map((n) => first(`#choices details.grey[data-n="${n}"]`));
  return /** @type {HTMLElement[]} */ (found.filter(Boolean));
}

/**
 * The elements that stand for a part: the thing on the board, and its twins elsewhere on the page.
 * @param {string} part
 * @returns {HTMLElement[]}
 */
export function elements(part) {
  const thing = byId(part);
  return [...(thing ? [thing] : []), ...all(`[data-part="${CSS.escape(part)}"]`)];
}

/**
 * The part an element stands for.
 * @param {HTMLElement} element
 */
export const partOf = (element) => element.dataset.part || element.id;

/** What a thing is called: by its name once that is known, else by what can be done with it. @param {HTMLElement} thing */
export const called = (thing) =>
  thing.dataset.name || thing.querySelector(":scope > .heard")?.textContent || thing.getAttribute("aria-label") || "";

/** The short words of an offer, with their icons. @param {HTMLElement} button */
export function shortOf(button) {
  const short = button.querySelector(".short");
  const span = document.createElement("span");
  if (short) span.append(...Array.from(short.childNodes, (node) => node.cloneNode(true)));
  else span.textContent = button.querySelector(".long")?.textContent ?? button.textContent;
  return span;
}

/** The whole sentence of an offer. @param {HTMLElement} button */
export const longOf = (button) => button.querySelector(".long")?.textContent?.trim() ?? button.textContent?.trim() ?? "";

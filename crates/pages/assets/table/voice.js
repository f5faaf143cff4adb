// For those who do not see the page: a drawing has one name and the things that can be chosen in it, not every letter drawn there;
// what scrolls can be reached with the keyboard.

import { all, root } from "./dom.js";
import { onChange } from "./parts.js";

/** What may scroll. */
const SCROLLS = ".flow figure, .pane, #stage, .strip, .rail, .chapter-body, .glass, .choices-list > .in, .card-sheet, #chips";

/** The numbers and names in a drawing stand in the text table; here they would be read without order. What can be chosen has a name of its own. */
function quieten() {
  for (const drawing of all("#leaves svg.drawing")) {
    drawing.setAttribute("role", drawing.querySelector("[role=button]") ? "group" : "img");
    for (const letters of all("text:not(.heard)", drawing)) letters.setAttribute("aria-hidden", "true");
    for (const thing of all("[role=button][aria-label]", drawing)) name(thing);
  }
}

/**
 * A thing is called by words in it that are heard and not seen: a label beside the letters drawn on it would be a second name for them.
 * @param {HTMLElement} thing
 */
function name(thing) {
  const words = document.createElementNS("http://www.w3.org/2000/svg", "text");
  words.setAttribute("class", "heard");
  // In its middle and pressed into a point: the thing is no larger for it.
  const [x, y, width, height] = (thing.dataset.box ?? "").split(" ").map(Number);
  for (const [key, value] of [["x", x + width / 2], ["y", y + height / 2], ["textLength", 0.1]]) words.setAttribute(String(key), String(value || 0));
  words.setAttribute("lengthAdjust", "spacingAndGlyphs");
  words.textContent = thing.getAttribute("aria-label");
  thing.removeAttribute("aria-label");
  thing.append(words);
}

/** What scrolls takes the focus, what does not lets it pass. */
function reach() {
  for (const pane of all(SCROLLS)) {
    const scrolls = pane.scrollWidth > pane.clientWidth + 1 || pane.scrollHeight > pane.clientHeight + 1;
    if (scrolls) pane.tabIndex = 0;
    else if (!pane.matches(".card-sheet")) pane.removeAttribute("tabindex");
  }
}

onChange(() => (quieten(), reach()));
root.addEventListener("parlour:pane", reach);
root.addEventListener("parlour:drawer", reach);
addEventListener("resize", reach);
quieten();
reach();

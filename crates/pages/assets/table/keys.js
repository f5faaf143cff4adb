// Keys: digits choose, arrows go between lit things or through the past, letters do what the tools do. They can be switched off.

import { all, byId, first, root } from "./dom.js";
import { choose, step, widen } from "./gestures.js";
import { closeLens } from "./lens.js";
import { paying, suggested } from "./ledger.js";
import { answers, popover } from "./popover.js";
import { closeDrawer, openDrawer } from "./drawers.js";
import { openChapter } from "./rail.js";

/** How long a digit waits for another one, in milliseconds. */
const SECOND_DIGIT = 700;

let typed = "";
let timer = 0;

/** @type {Record<string, () => HTMLElement | boolean | null>} */
const KEYS = {
  u: () => first("[data-deed=undo]"),
  r: () => first("[data-deed=redo]"),
  e: () => first("[data-deed=end]"),
  t: () => first(".look button"),
  h: () => first("[data-hint] button"),
  w: () => (openDrawer("choices"), true),
  "?": () => (openChapter("help"), byId("chapter-help")?.scrollIntoView({ block: "nearest" }), true),
  Home: () => first("#past") && first("[data-step=first]"),
  End: () => first("[data-step=now]"),
};

/** Single letters are only keys where the reader did not switch them off. */
const lettersOn = () => root.dataset.keys !== "off";

addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const element = event.target instanceof Element ? event.target : null;
  if (element?.closest("input, textarea, select")) return;
  if (event.key === "Escape") {
    if (widen() || closeLens() || closeDrawer() || shutAdvice()) event.preventDefault();
    return;
  }
  const thing = element?.closest("[data-offers], [data-why], [data-part]");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    choose(/** @type {HTMLElement} */ (thing));
  } else if (isArrow(event.key)) {
    if (step(event.key) || history(event.key)) event.preventDefault();
  } else if (lettersOn() && /^\d$/.test(event.key)) {
    digit(event.key);
  } else if (KEYS[event.key] && (lettersOn() || event.key.length > 1)) {
    const goal = KEYS[event.key]();
    if (goal) event.preventDefault();
    if (goal instanceof HTMLElement) goal.click();
  }
});

/** Advice lies over the stage until it is put away. */
function shutAdvice() {
  const shut = first("[data-shuts-advice]");
  shut?.click();
  return !!shut;
}

/** @param {string} key @returns {key is "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} */
const isArrow = (key) => ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);

/** Left and right step through the past. @param {string} key */
function history(key) {
  const goal = { ArrowLeft: "back", ArrowRight: "on" }[key];
  const link = goal ? first(`[data-step=${goal}]`) : null;
  link?.click();
  return !!link;
}

/** Digits are gathered while a longer number is possible; in a box they choose one of its answers. @param {string} key */
function digit(key) {
  if (popover()) {
    answers()[Number(key) - 1]?.click();
    return;
  }
  if (paying()) {
    suggested(key);
    return;
  }
  clearTimeout(timer);
  typed += key;
  const keyed = all("#choices [data-key]");
  const longer = keyed.some((button) => button.dataset.key?.startsWith(typed) && button.dataset.key !== typed);
  const take = () => {
    const same = keyed.filter((button) => button.dataset.key === typed && button.isConnected);
    typed = "";
    if (same.length === 1) return same[0].click();
    // Several answers at one place: the place asks which.
    const place = same[0]?.dataset.parts?.split(" ").map(byId).find((part) => part?.matches("[data-offers]"));
    if (place) choose(place);
  };
  if (longer) timer = setTimeout(take, SECOND_DIGIT);
  else take();
}

// The page came with the symbols it showed; the others are needed as soon as something new is drawn.

import { root } from "./dom.js";

/** Does the page have all symbols, or are they on their way? */
let complete = false;

/** Fetches all symbols, once. */
export async function fetchSymbols() {
  const some = document.querySelector("svg.sprite");
  const source = root.dataset.sprite;
  if (complete || !some || !source) return;
  complete = true;
  try {
    const text = await (await fetch(source)).text();
    const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    complete = sprite.matches("svg.sprite");
    if (complete) some.replaceWith(document.importNode(sprite, true));
  } catch {
    complete = false;
  }
}
addEventListener("load", fetchSymbols);

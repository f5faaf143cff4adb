// How many tables wait for the reader: other tables move while this one is looked at.

import { byId } from "./dom.js";
import { onChange } from "./parts.js";

/** Between two looks while nothing happens here, and after something has, in milliseconds. */
const NOW_AND_THEN = 30000;
const SOON = 1500;

let due = 0;

/** Looks again in so many milliseconds. @param {number} wait */
function lookIn(wait) {
  clearTimeout(due);
  due = setTimeout(look, wait);
}

/** Asks the server; one that is away is asked again later. */
async function look() {
  const link = byId("waiting");
  if (!link) return;
  lookIn(NOW_AND_THEN);
  if (document.visibilityState !== "visible") return;
  try {
    const answer = await fetch("/api/v1/me/waiting");
    if (answer.ok) show(link, (await answer.json()).length);
  } catch {
    // The stream says that the server is away.
  }
}

/** @param {HTMLElement} link @param {number} count */
function show(link, count) {
  const bubble = link.querySelector(".bubble");
  if (bubble) bubble.textContent = String(count);
  link.hidden = count === 0;
}

onChange(() => lookIn(SOON));
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && lookIn(SOON));
lookIn(NOW_AND_THEN);

// The card that catches up whoever comes back: it lies over the board until they play, or want to see deed after deed.

import { about, byId, root } from "./dom.js";
import { catchUp } from "./replay.js";

/** Puts the card away. @param {boolean} [look] should the focus go to what is asked? */
function close(look = true) {
  const card = byId("recap");
  if (!card) return;
  document.querySelector(".veil[data-recap]")?.remove();
  card.remove();
  if (look) byId("say")?.focus({ preventScroll: true });
}

const card = byId("recap");
if (card) {
  card.focus({ preventScroll: true });
  // Keys of the table stay away while the card is open.
  card.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
  });
  root.addEventListener("click", (event) => {
    const pressed = about(event, "[data-recap]");
    if (pressed?.dataset.recap === "steps") {
      const since = Number(card.dataset.since);
      close(false);
      catchUp(since);
    } else if (pressed || about(event, "#recap a[data-nav]")) close();
  });
}

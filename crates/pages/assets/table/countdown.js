// A turn that leaves nothing to decide ends by itself after a countdown that can be stopped. The server says whether the
// reader wants one; it never runs where something is asked, nor while nobody looks.

import { announce, fill, first, make, say } from "./dom.js";
import { onChange } from "./parts.js";

/** @type {{ at: string, left: number } | null} */
let running = null;
/** The position in which the reader stopped it: there the turn ends by hand. */
let stopped = "";

const form = () => first("#status form[data-countdown]");
const here = () => first("#status .status")?.dataset.at ?? "";

/** After every change: begins anew in a new position, goes on in the same one. */
function settle() {
  const end = form();
  if (here() !== stopped) stopped = "";
  if (!end || stopped) {
    running = null;
    show();
    return;
  }
  if (running?.at !== here()) {
    running = { at: here(), left: Number(end.dataset.countdown) };
    announce(fill("ends", { n: running.left }));
  }
  show();
}

/** The seconds stand on the button, the way out beside it. */
function show() {
  const shown = first("#status .count");
  // The way out stays where it is while the seconds run: a click on it is never lost.
  if (running && shown && first("#status .stop")) {
    shown.textContent = String(running.left);
    return;
  }
  first("#status .count")?.remove();
  first("#status .stop")?.remove();
  const end = form();
  if (!running || !end) return;
  const count = make("span", "count", String(running.left));
  count.setAttribute("aria-hidden", "true");
  first("button", end)?.append(count);
  const way = make("button", "b quiet stop", say("stop"));
  way.setAttribute("type", "button");
  way.title = "Esc";
  way.addEventListener("click", stop);
  end.after(way);
}

function stop() {
  if (!running) return;
  stopped = running.at;
  running = null;
  show();
}

setInterval(() => {
  // Whoever is away is not hurried; in the past there is no turn to end.
  if (!running || document.hidden) return;
  running.left -= 1;
  if (running.left > 0) {
    show();
    return;
  }
  running = null;
  stopped = here();
  const end = form();
  const button = end && first("button", end);
  if (button) button.click();
}, 1000);

addEventListener("keydown", (event) => {
  if (event.key === "Escape") stop();
});

onChange(settle);
settle();

// Your turn: the title of the window, the voice for those who listen, the clocks.

import { all, announce, byId, first, say } from "./dom.js";
import { onChange } from "./parts.js";
import { sound } from "./sounds.js";

const title = document.title;
/** @type {boolean | null} */
let asked = null;
let sentence = "";
let over = !!byId("result");
let read = Date.now();

/** After every change. */
function settle() {
  const status = first("#status [data-asked]");
  const mine = !!status;
  const words = byId("say")?.textContent?.trim() ?? "";
  document.title = mine ? `● ${title}` : title;
  if (mine && asked === false) {
    announce(`${say("turn")} ${words}`);
    sound("turn");
  } else if (asked !== null && words !== sentence) {
    // Questions inside one's own turn, and what others do, are said too.
    announce(words);
  }
  if (byId("result") && !over) sound("end");
  [asked, sentence, over] = [mine, words, !!byId("result")];
  read = Date.now();
  for (const clock of all("[data-clock]", document)) clock.dataset.since = String(read);
  document.dispatchEvent(new Event("moments"));
}

setInterval(() => {
  for (const clock of all("[data-clock]", document)) {
    const left = Math.max(0, Number(clock.dataset.clock) - (Date.now() - Number(clock.dataset.since || read)));
    const minutes = Math.floor(left / 60000);
    if (minutes < 60) clock.textContent = `${minutes}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;
  }
}, 1000);

onChange(settle);
settle();

// How many tables wait for the reader, and what happens at them: other tables move while this one is looked at, and the
// stream of this one tells. The script of every page shows it.

import { byId, first, root } from "./dom.js";
import { onChange } from "./parts.js";

for (const name of ["parlour:waiting", "parlour:word"]) {
  root.addEventListener(name, (event) => {
    const detail = JSON.parse(/** @type {CustomEvent} */ (event).detail);
    dispatchEvent(new CustomEvent(name, { detail }));
  });
}

/** Nothing is asked here any more, and another table waits: the way there stands out. While only this one waits, there is no way. */
function beckon() {
  const link = byId("waiting");
  const here = first("#status [data-asked], #past") !== null;
  const alone = here && Number(link?.querySelector(".bubble")?.textContent) < 2;
  link?.classList.toggle("beckons", !here);
  link?.classList.toggle("alone", alone);
}
onChange(beckon);
addEventListener("parlour:waiting", beckon);
beckon();

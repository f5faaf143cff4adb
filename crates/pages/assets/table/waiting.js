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

/** Nothing is asked here any more, and another table waits: the way there stands out. */
function beckon() {
  byId("waiting")?.classList.toggle("beckons", !first("#status [data-asked]"));
}
onChange(beckon);
beckon();

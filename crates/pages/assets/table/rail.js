// The rail: its chapters (log, chat, notes, help) as tabs, and the fold that leaves the stage more room.

import { upright } from "./device.js";
import { all, byId, first, make, root, say } from "./dom.js";

const book = byId("book");
const FOLDED = "parlour-rail-folded";
/** From this width on board and rail stand side by side, in pixels. */
const ROOM = 1000;

const chapters = book ? all("[data-chapter]", book) : [];
const bar = make("div", "tabs");
bar.setAttribute("role", "tablist");

for (const section of chapters) {
  const [heading, body] = [first("h2", section), first(".chapter-body", section)];
  if (!heading || !body || body.children.length === 0) {
    section.hidden = true;
    continue;
  }
  const name = section.dataset.chapter ?? "";
  const tab = make("button", "", heading.textContent ?? "");
  tab.setAttribute("type", "button");
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", `body-${name}`);
  tab.id = `tab-${name}`;
  tab.addEventListener("click", () => openChapter(name));
  body.id = `body-${name}`;
  body.setAttribute("role", "tabpanel");
  body.setAttribute("aria-labelledby", tab.id);
  body.tabIndex = 0;
  heading.classList.add("vh");
  bar.append(tab);
}
bar.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.stopPropagation();
  const tabs = all("button", bar);
  const next = tabs[(tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + by + tabs.length) % tabs.length];
  next.click();
  next.focus();
});
const folder = make("button", "x", "▸");
folder.setAttribute("type", "button");
folder.setAttribute("aria-label", say("foldRail"));
folder.title = say("foldRail");
folder.dataset.fold = "";
const head = make("div", "tabs-head");
head.append(bar, folder);
book?.prepend(head);

/** Opens a chapter of the book. @param {string} name */
export function openChapter(name) {
  for (const tab of all("button", bar)) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
  }
  for (const section of chapters) section.classList.toggle("closed", section.dataset.chapter !== name);
}

/** Folds the rail away, or brings it back. @param {boolean} folded */
function lay(folded) {
  root.classList.toggle("folded", folded);
  root.dispatchEvent(new Event("parlour:folded"));
  for (const button of all("[data-fold]")) button.setAttribute("aria-expanded", String(!folded));
}

/** The same by the reader's own hand: the choice is remembered on this device. @param {boolean} folded */
function fold(folded) {
  lay(folded);
  try {
    localStorage.setItem(FOLDED, folded ? "1" : "");
  } catch {
    // A browser that remembers nothing asks again next time.
  }
}

/** Was it folded when this device last saw a table? Below a board there is always room for it; beside one, not on a small tablet. */
function wasFolded() {
  if (upright.matches) return false;
  try {
    const kept = localStorage.getItem(FOLDED);
    return kept === null ? innerWidth < ROOM : kept === "1";
  } catch {
    return innerWidth < ROOM;
  }
}

root.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-fold]")) fold(!root.classList.contains("folded"));
});
upright.addEventListener("change", () => lay(wasFolded()));
lay(wasFolded());
openChapter("log");

// The second line of the prompt: choices that have no place on the board, and short twins of the others while they fit.

import { all, byId, first, fill, make, say } from "./dom.js";
import { called, longOf, offers, shortOf } from "./offers.js";
import { openPopover } from "./popover.js";
import { paying } from "./ledger.js";
import { onChange } from "./parts.js";
import { explainWords } from "./card.js";
import { phone, pocket } from "./device.js";
import { portrait } from "./reading.js";
import { openDrawer } from "./drawers.js";

/** What is taken and put elsewhere is at hand in the row if it is smaller than this on the board, in pixels: dice and followers, not cards. */
const PIECE = 64;

/** The version of the part the row was built from. */
let built = "";

/** Builds the row anew from the list in words, if that has changed. */
function build() {
  const row = first("#chips");
  const version = row?.closest(".slot")?.getAttribute("data-print") ?? "";
  if (!row || (version === built && row.childElementCount > 0)) return;
  built = version;
  const listed = offers().filter((offer) => !offer.ends);
  const main = listed.filter((offer) => !offer.aside);
  const placeless = main.filter((offer) => offer.parts.length === 0);
  const placed = main.filter((offer) => offer.parts.length > 0);
  // A bill is paid in the ledger, not piece by piece.
  const chips = paying() ? [] : [...placeless, ...placed].map((offer) => chip(offer));
  const asides = listed.filter((offer) => offer.aside);
  row.replaceChildren(...hand(main), ...chips, ...refused(), ...(asides.length ? [menu(asides)] : []));
  fit(row);
}

/** Smaller pieces stand in the row as well, where there are several to choose from: dice, followers; cards are tapped where they lie. @param {import("./offers.js").Listed[]} main */
function hand(main) {
  const pieces = [...new Set(main.flatMap((offer) => offer.pieces))];
  if (!pocket() || pieces.length < 2) return [];
  /** @param {Element | null} thing */
  const small = (thing) => {
    const box = thing?.getBoundingClientRect();
    return !!box && Math.min(box.width, box.height) < PIECE;
  };
  return pieces.map(byId).filter(small).flatMap((thing) => (thing && !thing.dataset.twin ? [piece(thing)] : []));
}

/** @param {HTMLElement} thing */
function piece(thing) {
  const button = make("button", "chip piece");
  button.setAttribute("type", "button");
  button.dataset.part = thing.id;
  button.setAttribute("aria-label", called(thing));
  const picture = portrait(thing);
  // Its name is said; the letters drawn on it are not another one.
  for (const letters of picture?.querySelectorAll("text") ?? []) letters.remove();
  if (picture) button.append(picture);
  const equal = all(`[data-twin="${CSS.escape(thing.id)}"]`, byId("leaves") ?? undefined).length;
  if (equal) button.dataset.times = `×${equal + 1}`;
  return button;
}

/** @param {import("./offers.js").Listed} offer */
function chip(offer) {
  const button = make("button", offer.parts.length ? "chip placed" : "chip");
  button.setAttribute("type", "button");
  button.title = longOf(offer.button);
  button.dataset.chip = offer.n;
  if (offer.button.classList.contains("hinted")) button.classList.add("hinted");
  const key = offer.button.dataset.key;
  if (key) button.append(make("kbd", "", key));
  button.append(shortOf(offer.button));
  button.addEventListener("click", () => offer.button.click());
  return button;
}

/** Choices without a place that cannot be made now: dashed, and they say why. */
function refused() {
  const greyed = all("#choices details.grey[data-placeless]");
  return greyed.map((grey) => {
    const button = make("button", "chip no", grey.querySelector("summary .label")?.textContent ?? "");
    button.setAttribute("type", "button");
    button.addEventListener("click", () => {
      const reason = grey.querySelector(".reason")?.cloneNode(true);
      if (!(reason instanceof HTMLElement)) return;
      if (pocket()) explainWords(say("whyNot"), [reason]);
      else openPopover(button, "why-not", say("whyNot"), [reason]);
    });
    return button;
  });
}

/** Free actions live in a menu of their own. @param {import("./offers.js").Listed[]} asides */
function menu(asides) {
  const button = make("button", "chip plain asides", fill("asides", { n: asides.length }));
  button.setAttribute("type", "button");
  button.addEventListener("click", () => {
    const rows = asides.map((offer) => {
      const row = make("button", "ans");
      row.setAttribute("type", "button");
      row.append(shortOf(offer.button));
      row.title = longOf(offer.button);
      row.addEventListener("click", () => offer.button.click());
      return row;
    });
    openPopover(button, "answers", button.textContent ?? "", rows);
  });
  return button;
}

/** What does not fit waits behind "+n more", which opens the list in words. @param {HTMLElement} row */
function fit(row) {
  row.querySelector(".chip.more")?.remove();
  const chips = all(".chip", row);
  for (const one of chips) one.hidden = false;
  // On a phone the row is pushed along.
  if (pocket()) return;
  if (row.scrollWidth <= row.clientWidth) return;
  const more = make("button", "chip plain more");
  more.setAttribute("type", "button");
  more.addEventListener("click", () => openDrawer("choices"));
  row.append(more);
  let hidden = 0;
  // What has a place on the board can wait; what has none goes last.
  const order = [...chips].reverse().sort((one, other) => Number(other.matches(".placed")) - Number(one.matches(".placed")));
  for (const one of order) {
    if (row.scrollWidth <= row.clientWidth) break;
    if (one.matches(".asides")) continue;
    one.hidden = true;
    hidden += 1;
    more.textContent = fill("more", { n: hidden });
  }
}

onChange(build);
phone.addEventListener("change", () => {
  built = "";
  build();
});
addEventListener("resize", () => {
  const row = first("#chips");
  if (row) fit(row);
});
build();

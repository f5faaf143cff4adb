// The card sheet of a phone: it rises from below and tells what a thing is, what can be done with it, and why not.

import { byId, make, root, say } from "./dom.js";
import { phone } from "./device.js";
import { longOf, refusals } from "./offers.js";
import { lowerLens, raiseLens } from "./lens.js";
import { onChange } from "./parts.js";
import { portrait, sheetOf } from "./reading.js";

/** @typedef {import("./offers.js").Listed} Listed */

/** @type {{ card: HTMLElement, thing: HTMLElement | null, slid: number } | null} */
let open = null;

/** Closes the card; says whether one was open. What slid up for it goes back. */
export function closeCard() {
  if (!open) return false;
  const { card, thing, slid } = open;
  const within = card.contains(document.activeElement);
  open = null;
  card.remove();
  thing?.classList.remove("asked-why");
  lowerLens();
  if (slid) byId("stage")?.scrollBy({ top: -slid });
  if (within && thing?.isConnected) thing.focus({ preventScroll: true });
  return true;
}

/** What a thing is called before the server has told more of it. @param {HTMLElement} thing */
const named = (thing) => thing.dataset.name ?? "";

/**
 * Explains a thing: each answer it leaves is a button, each reason against it is said.
 * @param {HTMLElement} thing
 * @param {Listed[]} left
 * @param {(offer: Listed) => void} play
 * @param {boolean} [waits] is it a piece that waits for its place? Then the board stays in sight.
 */
export function explain(thing, left, play, waits = false) {
  const why = refusals(thing.dataset.why ?? "");
  const { card, head } = begin(thing, named(thing));
  card.classList.toggle("peek", waits);
  if (left.length === 0 && why.length > 0) thing.classList.add("asked-why");
  const answers = left.map((offer) => answer(offer, play, left.length === 1));
  if (waits) card.append(make("p", "way", say("thenPlace")), folded(answers));
  else card.append(...answers);
  if (!waits) card.append(...why.flatMap(reasons));
  // What it is comes from the server; what can be done is known at once.
  const source = thing.dataset.about ? thing : byId(thing.dataset.part ?? "") ?? thing;
  sheetOf(source).then((sheet) => {
    const told = sheet.map((node) => /** @type {HTMLElement} */ (node));
    const name = told[0]?.querySelector("h3")?.textContent;
    if (name) head.prepend(name), card.setAttribute("aria-label", name);
    const picture = waits ? null : portrait(source);
    if (!waits) head.after(...(picture ? [picture] : []), ...told);
    card.classList.toggle("pictured", picture !== null);
    keepInSight();
  });
  keepInSight();
}

/** Says why something without a place cannot be chosen. @param {string} title @param {Node[]} body */
export function explainWords(title, body) {
  begin(null, title).card.append(...body);
}

/** A card with its title and the way out. @param {HTMLElement | null} thing @param {string} title */
function begin(thing, title) {
  closeCard();
  const card = make("section", "card-sheet");
  card.setAttribute("role", "group");
  card.setAttribute("aria-label", title);
  card.tabIndex = -1;
  const head = make("h2", "", title);
  const shut = make("button", "x", "×");
  shut.setAttribute("type", "button");
  shut.setAttribute("aria-label", say("close"));
  shut.addEventListener("click", () => root.dispatchEvent(new Event("parlour:widen")));
  head.append(shut);
  card.append(head);
  root.append(card);
  open = { card, thing, slid: 0 };
  return { card, head };
}

/** A verb this long is said without what the card tells anyway. */
const LONG = 72;

/** The verb of an offer, with its price; alone in a card, what comes after a colon is told above it. @param {Listed} offer @param {boolean} alone */
function verbOf(offer, alone) {
  const long = longOf(offer.button);
  return alone && long.length > LONG ? long.split(/\s?: /)[0] : long;
}

/** A button that says what it does. @param {Listed} offer @param {(offer: Listed) => void} play @param {boolean} alone */
function answer(offer, play, alone) {
  const button = make("button", "b go", verbOf(offer, alone));
  button.setAttribute("type", "button");
  button.title = longOf(offer.button);
  button.addEventListener("click", () => {
    closeCard();
    play(offer);
  });
  return button;
}

/** The answers of a piece that waits for its place: the board asks where, words are for whoever wants them. @param {HTMLElement[]} answers */
function folded(answers) {
  const fold = make("details", "in-card");
  const list = make("div", "list");
  list.append(...answers);
  fold.append(make("summary", "", say("answers")), list);
  return fold;
}

/** @param {HTMLElement} refusal @returns {Node[]} */
function reasons(refusal) {
  const reason = refusal.querySelector(".reason")?.cloneNode(true);
  return reason ? [reason] : [];
}

/** What is explained slides up until it is seen above the card. */
function keepInSight() {
  const stage = byId("stage");
  if (!open?.thing || !stage) return;
  // On a phone on its side the card stands beside the board: nothing is in its way.
  if (open.card.getBoundingClientRect().left + 1 >= stage.getBoundingClientRect().right) return;
  raiseLens(open.thing, open.card.getBoundingClientRect().top);
  // A piece in the row below needs no way; one that waits leaves the board as it is.
  if (!stage.contains(open.thing) || open.card.matches(".peek")) return;
  const hidden = open.thing.getBoundingClientRect().bottom - open.card.getBoundingClientRect().top + 12;
  if (hidden <= 0) return;
  const before = stage.scrollTop;
  stage.scrollBy({ top: hidden, behavior: "instant" });
  open.slid += stage.scrollTop - before;
}

// A screen that has grown shows sheets beside things.
phone.addEventListener("change", closeCard);
onChange(() => {
  if (!open?.thing || open.thing.isConnected) return;
  // Parts are replaced under the card: it goes on telling of the same thing, or goes.
  closeCard();
});

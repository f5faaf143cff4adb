// Click piece, click place: any thing an offer speaks of narrows what is left; when one offer is left it is played.

import { about, all, announce, fill, first, make, root, say } from "./dom.js";
import { carried, dropped, lit, meant, nearest, pick, remaining, tap } from "./narrow.js";
import { called, elements, longOf, offers, partOf, refusals, shortOf } from "./offers.js";
import { closePopover, openPopover, settlePopover } from "./popover.js";
import { onChange } from "./parts.js";
import { closeCard, explain } from "./card.js";
import { actsAtOnce, pocket } from "./device.js";
import { giveWay, isCard, magnifies } from "./lens.js";
import { nameTold, read } from "./reading.js";
import { FINGER } from "./zoom.js";

/** @typedef {import("./offers.js").Listed} Listed */

/** @type {string[]} */
let picked = [];
/** @type {{ offer: Listed, picked: string[] } | null} */
let played = null;
/** @type {Listed[]} */
let listed = [];

/** What is picked and what is left, for others who show it. */
export const narrowing = () => ({ picked, left: remaining(listed, picked) });

/** Lights what may be picked, marks what is picked, and says so in the sentence. */
function paint() {
  const open = lit(listed, picked);
  for (const part of new Set(listed.flatMap((offer) => offer.parts))) {
    for (const element of elements(part)) {
      element.classList.toggle("unlit", !open.has(part) && !picked.includes(part));
      element.classList.toggle("is-picked", picked.includes(part));
      element.setAttribute("aria-pressed", String(picked.includes(part)));
    }
  }
  for (const twin of all("[data-twin]")) {
    if (!listed.some((offer) => offer.parts.includes(twin.id))) twin.classList.toggle("unlit", !open.has(twin.dataset.twin ?? ""));
  }
  root.classList.toggle("narrowed", picked.length > 0);
  trail();
}

/** What is picked stands before the sentence as a tag that puts it back. */
function trail() {
  const line = first("#trail");
  if (!line) return;
  line.replaceChildren(...picked.map((part) => {
    const tag = make("button", "pick", nameOf(part));
    tag.setAttribute("type", "button");
    tag.setAttribute("aria-label", fill("putBack", { what: nameOf(part) }));
    tag.append(make("span", "x", "×"));
    tag.addEventListener("click", () => put(picked.filter((other) => other !== part)));
    return tag;
  }));
  picked.forEach(learn);
}

/** A picked thing goes by its own name, as soon as the server has told it. @param {string} part */
async function learn(part) {
  const thing = elements(part).find((element) => element.dataset.about);
  if (!thing || thing.dataset.name) return;
  const name = await nameTold(thing);
  if (!name) return;
  for (const element of elements(part)) element.dataset.name = name;
  if (picked.includes(part)) trail();
}

/** What a part is called. @param {string} part */
function nameOf(part) {
  return elements(part).map(called).find(Boolean) ?? "";
}

/** What a click on a thing picks: of equal things any will do. @param {HTMLElement} thing */
function partMeant(thing) {
  const elder = thing.dataset.twin;
  return elder ? meant(listed, picked, partOf(thing), elder) : partOf(thing);
}

/** Is it something that is taken and goes elsewhere? @param {string} part */
const isPiece = (part) => listed.some((offer) => offer.pieces.includes(part));

/** @param {string[]} parts */
function put(parts) {
  picked = parts;
  closePopover();
  paint();
}

/** Lets go of everything that is picked; says whether something was. */
export function widen() {
  if (closePopover()) return true;
  const told = closeCard();
  if (picked.length === 0) return told;
  put([]);
  return true;
}

root.addEventListener("parlour:widen", () => void (closeCard(), put([])));

/**
 * A click on a thing of the page.
 * @param {HTMLElement} thing
 */
export function choose(thing) {
  const part = partMeant(thing);
  const speaks = listed.some((offer) => offer.parts.includes(part));
  if (!speaks) {
    refuse(thing);
    return;
  }
  if (pocket()) return touch(thing, part);
  const next = pick(listed, picked, part);
  picked = next.picked;
  paint();
  if (next.play) play(/** @type {Listed} */ (next.play));
  else if (next.ask || asksAtOnce(thing, next.left)) list(thing, /** @type {Listed[]} */ (next.left));
  else {
    closePopover();
    announce(fill("left", { n: next.left.length }));
  }
}

/** On a phone the first tap explains, the next one acts. @param {HTMLElement} thing @param {string} part */
function touch(thing, part) {
  const next = tap(listed, picked, part, actsAtOnce());
  picked = next.picked;
  paint();
  if (next.play) {
    closeCard();
    play(/** @type {Listed} */ (next.play));
  } else if (picked.includes(part)) {
    const waits = isPiece(part) && lit(listed, picked).size > 0;
    if (waits) giveWay();
    // Its copy goes with the magnifier; the thing itself stays.
    const told = thing.isConnected ? thing : elements(part)[0] ?? thing;
    explain(told, /** @type {Listed[]} */ (next.left), play, waits);
    announce(fill("left", { n: next.left.length }));
  } else {
    closeCard();
  }
}

/** The most answers a box beside a place lists at once. */
const LISTED = 9;

/**
 * A piece lights its places and waits; a place with a few answers says them.
 * @param {HTMLElement} thing
 * @param {unknown[]} left
 */
function asksAtOnce(thing, left) {
  return picked.length > 0 && !isPiece(partOf(thing)) && left.length > 1 && left.length <= LISTED;
}

/**
 * Plays an offer: the button of the list is pressed.
 * @param {Listed} offer
 */
export function play(offer) {
  played = { offer, picked };
  closePopover();
  offer.button.click();
}

/**
 * The answers at one spot, each with its own number.
 * @param {HTMLElement} thing
 * @param {Listed[]} left
 */
function list(thing, left) {
  const rows = left.map((offer, index) => {
    const row = make("button", "ans");
    row.setAttribute("type", "button");
    row.title = longOf(offer.button);
    if (index < 9) row.append(make("kbd", "", String(index + 1)));
    row.append(shortOf(offer.button));
    row.addEventListener("click", () => play(offer));
    return row;
  });
  const refused = refusals(thing.dataset.why ?? "").map(reason);
  openPopover(thing, "answers", nameOf(partOf(thing)) || say("here"), [...rows, ...refused]);
}

/** @param {HTMLElement} refusal */
function reason(refusal) {
  const body = make("div", "no");
  const why = refusal.querySelector(".reason");
  if (why) body.append(...Array.from(why.childNodes, (node) => node.cloneNode(true)));
  return body;
}

/** Why a thing cannot be chosen. @param {HTMLElement} thing */
function refuse(thing) {
  const why = refusals(thing.dataset.why ?? "");
  if (why.length === 0) {
    widen();
    return;
  }
  closePopover();
  // One sheet tells what it is and why not. What cannot be read of says the reasons alone.
  if (pocket()) explain(thing, [], play);
  else if (thing.dataset.about) read(thing, true);
  else openPopover(thing, "why-not", say("whyNot"), why.map(reason));
}

/** After an answer, a place stays picked while more fits there. */
function settle() {
  listed = offers();
  settlePopover();
  picked = played ? carried(played.picked, played.offer, listed) : picked.filter((part) => listed.some((offer) => offer.parts.includes(part)));
  if (remaining(listed, picked).length === 0) picked = [];
  played = null;
  paint();
}
onChange(settle);
listed = offers();

const THINGS = "[data-offers], [data-why], [data-part]";

root.addEventListener("click", (event) => {
  if (about(event, "button, a, summary, input, textarea, .pop") && !about(event, THINGS)) return;
  const thing = about(event, THINGS) ?? near(event);
  if (magnifies(event, thing)) {
    event.preventDefault();
    closeCard();
  } else if (thing) {
    event.preventDefault();
    choose(thing);
  } else if (about(event, "#stage, .glass") && !(pocket() && about(event, "[data-about]"))) {
    // On a phone the card of what was tapped has taken the place of the one before.
    widen();
  }
});

/**
 * Under a finger, the nearest target that is smaller than a fingertip; for whoever holds a piece, a card with one place for it is that place.
 * @param {MouseEvent} event
 */
function near(event) {
  const drawing = about(event, "svg.drawing");
  if (!drawing || (event instanceof PointerEvent && event.pointerType === "mouse")) return null;
  let best = null;
  let least = Infinity;
  for (const target of /** @type {NodeListOf<HTMLElement>} */ (drawing.querySelectorAll(".target.open"))) {
    const box = target.getBoundingClientRect();
    const [dx, dy] = [Math.abs(event.clientX - box.x - box.width / 2), Math.abs(event.clientY - box.y - box.height / 2)];
    const close = dx <= Math.max(FINGER, box.width) / 2 && dy <= Math.max(FINGER, box.height) / 2;
    if (close && dx + dy < least) [best, least] = [target, dx + dy];
  }
  if (best || picked.length === 0 || !(drawing instanceof SVGSVGElement) || !isCard(drawing)) return best;
  const places = all(".target.open:not(.unlit, .is-picked)", drawing);
  return places.length === 1 ? places[0] : null;
}

// ---- with the mouse: a piece can be dragged to its place ----

/** The least way that is a drag, in pixels. */
const DRAG = 8;
/** @type {{ thing: HTMLElement, x: number, y: number, ghost: HTMLElement | null } | null} */
let held = null;

root.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "mouse" || event.button !== 0) return;
  const thing = about(event, THINGS);
  if (thing && listed.some((offer) => offer.parts.length > 1 && offer.parts.includes(thing.dataset.twin ?? partOf(thing)))) {
    held = { thing, x: event.clientX, y: event.clientY, ghost: null };
  }
});

addEventListener("pointermove", (event) => {
  if (!held) return;
  const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > DRAG;
  if (!held.ghost && far) {
    held.ghost = make("div", "drag-ghost", nameOf(partOf(held.thing)));
    root.append(held.ghost);
    picked = [held.thing.dataset.twin ?? partOf(held.thing)];
    closePopover();
    paint();
  }
  if (held.ghost) held.ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 12}px`;
});

addEventListener("pointerup", (event) => {
  const drag = held;
  held = null;
  if (!drag?.ghost) return;
  drag.ghost.remove();
  // The click that follows would pick the thing under the pointer once more.
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
  const goal = document.elementFromPoint(event.clientX, event.clientY)?.closest(THINGS);
  if (!(goal instanceof Element)) return put([]);
  const place = /** @type {HTMLElement} */ (goal);
  const fits = /** @type {Listed[]} */ (dropped(listed, drag.thing.dataset.twin ?? partOf(drag.thing), partOf(place)));
  if (fits.length === 1) play(fits[0]);
  else if (fits.length > 1) list(place, fits);
  else put([]);
});

// ---- with the keyboard: arrows go from one lit thing to the next ----

/**
 * @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} key
 * @returns {boolean} was there a way?
 */
export function step(key) {
  const here = document.activeElement;
  if (!(here instanceof Element) || !here.matches(THINGS)) return false;
  const parts = [...lit(listed, picked), ...picked];
  const things = parts.flatMap(elements).filter((thing) => thing !== here && thing.getClientRects().length > 0);
  /** @param {Element} thing */
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const next = nearest(middle(here), things.map(middle), key);
  if (next < 0) return false;
  things[next].focus();
  return true;
}
paint();

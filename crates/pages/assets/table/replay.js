// What others did, one deed after the other on the board, with a caption for each. It runs by itself when news come, and on request for
// everything since the reader acted, or step by step for whoever comes back after a while. Whoever clicks or presses a key is in the present at once, and so is whoever was asked meanwhile.

import { about, all, announce, byId, fill, make, root, say } from "./dom.js";
import { others, read, stepTime } from "./deeds.js";
import { me, point } from "./log.js";
import { pace } from "./motion.js";
import { apply } from "./parts.js";
import { pocket } from "./device.js";
import { board, look, placeBy } from "./server.js";
import { sound } from "./sounds.js";

/** What waits for the end of a replay: the board it shows step by step, and the question, which is about the board of now. */
const BOARD = new Set(["bars", "coach", "leaves", "strip-home", "panels", "crumbs"]);
/** Who asked for it by hand sees it at some speed, even where nothing moves. */
const BY_HAND = 1;
/** So many of the latest deeds are told to those who listen. */
const TOLD = 3;
/** A deed that moves nothing more needs less time. */
const NOTHING_MOVES = 0.6;
const SPEED = "parlour-replay-speed";
const FASTER = 1.5;

/** @typedef {import("./deeds.js").Deed & { line: HTMLElement }} Shown */

/**
 * @typedef {object} Run
 * @property {Shown[]} deeds
 * @property {number} at how many were shown
 * @property {number} timer
 * @property {boolean} paused
 * @property {number} pace
 * @property {number} shown after how many answers the board is shown
 * @property {boolean} byHand does the reader go from step to step?
 */

/** @type {Run | null} */
let running = null;

/** How many answers a page knows of. @param {ParentNode} page */
const lines = (page) => Number(/** @type {HTMLElement | null} */ (page.querySelector(".history"))?.dataset.lines ?? NaN);

/** The deeds a page tells of. @param {ParentNode} page @returns {Shown[]} */
const deeds = (page) =>
  all(".act", page).flatMap((line) => {
    const deed = read(line);
    return deed ? [{ ...deed, line }] : [];
  });

/** Up to where the reader has seen the game. */
let seen = lines(root);

/** The reader's own speed, remembered on this device. */
function speed() {
  try {
    return Number(localStorage.getItem(SPEED)) || 1;
  } catch {
    return 1;
  }
}

/** @param {number} by */
function hurry(by) {
  try {
    localStorage.setItem(SPEED, String(Math.min(4, Math.max(0.25, speed() * by))));
  } catch {
    // A browser that remembers nothing goes on as it does.
  }
}

/** Does the reader watch, and want things to move? */
const watches = () => pace() > 0 && document.visibilityState === "visible" && !byId("past") && !byId("recap") && !!root.querySelector("#leaves svg.drawing");

/** News: what others did is shown step by step; the log and the talk are put in place at once. @param {Document} page */
function arrive(page) {
  const now = lines(page);
  const fresh = Number.isNaN(now) ? [] : others(deeds(page), seen, me());
  const before = seen;
  if (!Number.isNaN(now)) seen = now;
  announce(fresh.slice(-TOLD).map(({ line }) => line.querySelector(".what")?.textContent?.trim() ?? "").join(" "));
  if (running && running.at < running.deeds.length) {
    running.deeds.push(...fresh);
    return apply(page, { skip: BOARD });
  }
  if (fresh.length === 0 || !watches()) {
    if (fresh.length) sound(noise(fresh[fresh.length - 1].line));
    return apply(page);
  }
  hush();
  start(fresh, before, pace());
  return apply(page, { skip: BOARD });
}

/** What the reader has just answered is not asked any more, and what is asked now waits for the end of the replay. */
function hush() {
  const status = root.querySelector("#status");
  if (!(status instanceof HTMLElement) || !status.querySelector("[data-asked]")) return;
  for (const stale of all(".chips, .turn, .choices-list, .in-words", status)) stale.remove();
  status.querySelector("[data-asked]")?.removeAttribute("data-asked");
  const words = status.querySelector(".say .words");
  if (words) words.textContent = say("replayTitle");
  // Whatever comes next replaces it.
  status.dataset.print = "";
}

/**
 * @param {Shown[]} shown
 * @param {number} from what the board shows
 * @param {number} wish the reader's speed
 * @param {boolean} [byHand] step by step?
 */
async function start(shown, from, wish, byHand = false) {
  halt();
  const run = { deeds: shown, at: 0, timer: 0, paused: byHand, pace: wish, shown: from, byHand };
  running = run;
  // The reader's own deed comes before those of the others.
  if (shown[0].from !== from) await board((run.shown = shown[0].from));
  if (running === run) next();
}

/** Shows the next deed, or the present. */
async function next() {
  const run = running;
  if (!run) return;
  const deed = run.deeds[run.at];
  if (!deed) return stop();
  run.at += 1;
  caption(run, deed);
  sound(noise(deed.line));
  // Several things may come of one answer: the board shows them all at once.
  const same = run.shown === deed.until;
  run.shown = deed.until;
  if (deed.until >= seen) await look();
  else if (!same) await board(deed.until);
  if (running !== run) return;
  if (run.byHand) announce(deed.line.querySelector(".what")?.textContent?.trim() ?? "");
  point(deed.line);
  root.dispatchEvent(new CustomEvent("parlour:deed", { detail: (deed.line.dataset.trace ?? "").split(" ") }));
  const time = stepTime(run.deeds.length, run.pace * speed());
  if (running === run && !run.paused) run.timer = setTimeout(next, same ? time * NOTHING_MOVES : time);
}

/** The sound of a deed. @param {HTMLElement} line */
const noise = (line) => (line.dataset.chance !== undefined ? "die" : line.querySelector("use[href='#i-coin']") ? "coin" : "piece");

/** @param {Run} run @param {Shown} deed */
function caption(run, { line }) {
  const strip = byId("caption");
  if (!strip) return;
  const copies = [".marker", ".what", ".deltas"].flatMap((css) => {
    const found = line.querySelector(`:scope > ${css}`);
    return found ? [document.importNode(found, true)] : [];
  });
  const words = copies.map((copy) => (copy.matches(".what") ? make("span", "what", copy.textContent ?? "") : copy));
  const count = make("span", "n", fill("of", { n: run.at, of: run.deeds.length }));
  const focus = strip.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.tool : undefined;
  const tools = run.byHand ? steps(run) : [
    tool(run.paused ? "resume" : "pause", () => pause(run)),
    tool("slower", () => hurry(FASTER)),
    tool("faster", () => hurry(1 / FASTER)),
    tool("skip", stop),
  ];
  strip.replaceChildren(...words, count, ...tools);
  strip.hidden = false;
  if (run.byHand) (tools.find((one) => one.dataset.tool === focus && !(/** @type {HTMLButtonElement} */ (one).disabled)) ?? tools[1]).focus({ preventScroll: true });
}

/** To and fro, and to the present. @param {Run} run */
function steps(run) {
  const back = tool("earlier", () => go(run, -1), "◂");
  back.toggleAttribute("disabled", run.at < 2);
  const on = tool("later", () => go(run, 1), "▸");
  return [back, on, tool("present", stop)];
}

/** One step back, or on; after the last one comes the present. @param {Run} run @param {number} by */
function go(run, by) {
  run.at = Math.max(0, run.at - 1 + by);
  next();
}

/** @param {string} word @param {() => void} deed @param {string} [sign] instead of the word */
function tool(word, deed, sign) {
  const button = make("button", "tool", sign ?? say(word));
  if (sign) button.setAttribute("aria-label", say(word));
  button.setAttribute("type", "button");
  button.dataset.tool = word;
  button.addEventListener("click", deed);
  return button;
}

/** @param {Run} run */
function pause(run) {
  run.paused = !run.paused;
  clearTimeout(run.timer);
  const button = byId("caption")?.querySelector("[data-tool=pause], [data-tool=resume]");
  if (button instanceof HTMLElement) {
    button.dataset.tool = run.paused ? "resume" : "pause";
    button.textContent = say(button.dataset.tool);
  }
  if (!run.paused) next();
}

/** Ends the replay where it is. */
function halt() {
  if (!running) return false;
  clearTimeout(running.timer);
  running = null;
  point(null);
  const strip = byId("caption");
  if (strip) strip.hidden = true;
  return true;
}

/** Ends the replay in the present. */
export function stop() {
  if (halt()) look();
}

/** Shows everything since the reader acted. @param {number} since */
function replay(since) {
  const shown = others(deeds(root), since, me());
  if (shown.length) start(shown, seen, pace() || BY_HAND);
}

/** Shows the same step by step, at the reader's own pace. @param {number} since */
export function catchUp(since) {
  const shown = others(deeds(root), since, me());
  if (shown.length) start(shown, seen, BY_HAND, true);
}

// On a phone the reader goes from step to step: the arrows lie under the thumb.
root.addEventListener("click", (event) => {
  const button = about(event, "[data-replay]");
  if (button) (pocket() ? catchUp : replay)(Number(button.dataset.replay));
});
// Whatever the reader does is done in the present; but whoever goes step by step may look around.
const AROUND = "#stage, .phone-tabs, .rail, .floating";
addEventListener("pointerdown", (event) => {
  if (!about(event, "#caption, [data-replay]") && !(running?.byHand && about(event, AROUND))) stop();
}, true);
addEventListener("keydown", (event) => {
  if (running?.byHand && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    return go(running, event.key === "ArrowLeft" ? -1 : 1);
  }
  const presses = ["Enter", " "].includes(event.key) && about(event, "#caption, [data-replay]");
  if (!presses && !["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) stop();
}, true);
root.addEventListener("parlour:acts", () => halt());
placeBy(arrive);

// Asking the server: a look at the table, an answer, a position of the past. One request at a time.

import { root, say } from "./dom.js";
import { apply, have, released } from "./parts.js";
import { lost, tell } from "./stream.js";

const PARTS = "x-parlour-parts";

let busy = false;
let again = false;
/** What the page shows, as an address. */
let shown = location.href;
let started = 0;
let applied = 0;

/** Puts what is new in place: the replay may hold the board back. @type {(page: Document) => boolean} */
let place = (page) => apply(page);

/** @param {typeof place} by */
export const placeBy = (by) => void (place = by);

/** Does the page show the table as it is now? */
const inPresent = () => !new URL(shown).searchParams.has("at");

/**
 * @param {string} url
 * @param {RequestInit} [options]
 * @param {(page: Document) => boolean} [put]
 * @returns {Promise<boolean>} was it understood?
 */
async function ask(url, options = {}, put = (page) => apply(page)) {
  const turn = ++started;
  const headers = { [PARTS]: have(), accept: "text/html" };
  const response = await fetch(url, { ...options, headers, credentials: "same-origin" });
  if (response.headers.get(PARTS)) {
    const text = await response.text();
    await released();
    // What was asked later knows more.
    if (turn < applied) return true;
    applied = turn;
    if (!put(new DOMParser().parseFromString(text, "text/html"))) again = true;
    return true;
  }
  if (response.redirected && response.ok) {
    location.assign(response.url);
    return true;
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  tell(page.querySelector("main p")?.textContent || say("failed"));
  return false;
}

/**
 * Does something while nothing else is asked; what was wished for meanwhile is looked at afterwards.
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  busy = true;
  try {
    await work();
  } catch {
    lost();
    tell(say("failed"));
  } finally {
    busy = false;
  }
  if (again) {
    again = false;
    look();
  }
}

/** Looks at the table again; what comes meanwhile makes us look once more. */
export async function look() {
  if (busy) {
    again = true;
    return;
  }
  await alone(async () => void (await ask(shown, {}, inPresent() ? place : undefined)));
}

/**
 * Shows the board alone after so many answers; everything else stays as it is.
 * @param {number} answers
 */
export async function board(answers) {
  const url = new URL(shown);
  url.search = "";
  for (const kept of ["seat", "key"]) {
    const value = new URL(shown).searchParams.get(kept);
    if (value) url.searchParams.set(kept, value);
  }
  url.searchParams.set("at", String(answers));
  url.searchParams.set("only", "board");
  try {
    await ask(url.href, {}, (page) => apply(page, { some: true }) || true);
  } catch {
    lost();
  }
}

/**
 * Sends a form of the page.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
export async function send(form, submitter) {
  if (form.dataset.waiting) return;
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.append(submitter.name, submitter.value);
  form.dataset.waiting = "1";
  again = false;
  await alone(async () => {
    try {
      await (form.method === "get" ? visit(form, fields) : post(form, fields));
    } finally {
      delete form.dataset.waiting;
    }
  });
}

/**
 * Advice and the like stay as long as the position they are for.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} fields
 */
async function visit(form, fields) {
  const url = `${form.action}?${fields}`;
  if (await ask(url)) shown = url;
}

/**
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} fields
 */
async function post(form, fields) {
  const stay = form.dataset.stay !== undefined;
  const goal = stay ? form.action.split("?")[0] + new URL(shown).search : form.action;
  if (!stay) root.dispatchEvent(new Event("parlour:acts"));
  const done = await ask(goal, { method: "POST", body: fields }, stay && !inPresent() ? undefined : place);
  if (done && !stay) present(form.action.endsWith("/undo") ? "?undone=1" : "");
  if (done && form.dataset.clear !== undefined) form.reset();
}

/**
 * After a deed we are in the present; what was undone can be done again until something else is played.
 * @param {string} query
 */
function present(query) {
  const here = location.origin + location.pathname;
  shown = here + query;
  if (location.href !== here) history.replaceState(null, "", here);
}

/**
 * Shows another position of the table.
 * @param {string} url
 * @param {boolean} [keep] leave the history of the browser as it is
 */
export async function go(url, keep = false) {
  shown = url;
  if (!keep) history.pushState(null, "", url);
  await look();
}

addEventListener("popstate", () => go(location.href, true));
addEventListener("pageshow", (event) => event.persisted && look());
root.addEventListener("parlour:look", () => look());

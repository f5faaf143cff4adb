// The stream of news: when something changed, the page looks again; when the server is away, the page says so.

import { byId, root, say } from "./dom.js";

/** The patience of a page whose server is away, in milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;
/** How long a word about something stays. */
const PASSING = 6000;

/** @type {EventSource | null} */
let source = null;
let wait = FIRST_WAIT;
let gone = false;
let retry = 0;

const look = () => root.dispatchEvent(new Event("parlour:look"));

const inSight = () => document.visibilityState === "visible";

/** The address of the stream: whoever has the page in sight is not told by other ways. */
function address() {
  const url = new URL(root.dataset.stream ?? "", location.href);
  url.searchParams.set("visible", String(inSight()));
  return url.href;
}

/** Opens the stream, or opens it anew. */
export function connect() {
  clearTimeout(retry);
  source?.close();
  source = new EventSource(address());
  source.addEventListener("open", () => {
    wait = FIRST_WAIT;
    if (gone) {
      gone = false;
      notice(say("again"));
      setTimeout(() => !gone && notice(""), PASSING / 2);
    }
    // Nobody has told us what happened since the page was made, or since the stream broke off.
    look();
  });
  source.addEventListener("changed", look);
  for (const name of ["waiting", "word"]) {
    source.addEventListener(name, (event) => {
      root.dispatchEvent(new CustomEvent(`parlour:${name}`, { detail: event.data }));
    });
  }
  source.addEventListener("error", lost);
}

/** The server is away: say so, and try again, more and more patiently. */
export function lost() {
  gone = true;
  notice(say(navigator.onLine ? "lost" : "offline") || say("lost"));
  source?.close();
  source = null;
  clearTimeout(retry);
  retry = setTimeout(connect, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

/** @param {string} text */
function notice(text) {
  const line = byId("link");
  if (!line) return;
  line.textContent = text;
  line.hidden = !text;
}

/** A word about something that did not work; it goes away by itself. @param {string} text */
export function tell(text) {
  notice(text);
  const live = byId("live");
  if (live) live.textContent = text;
  setTimeout(() => !gone && notice(""), PASSING);
}

/** Whoever comes back, to the network or to the page, need not wait for patience to run out. */
function comeBack() {
  wait = FIRST_WAIT;
  connect();
}
addEventListener("online", comeBack);
addEventListener("offline", lost);
// The server learns whether the page is in sight by the stream it opens.
document.addEventListener("visibilitychange", () => (inSight() || !gone) && comeBack());
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && connect());

// Talk: when something was said, by the reader's own clock, and how much of it is new.

import { all, byId, first, make, root, say } from "./dom.js";
import { onChange } from "./parts.js";

const KEPT = `parlour-heard-${location.pathname}`;
const language = document.documentElement.lang;

/** The number of what was said last. */
const last = () => Math.max(0, ...all("#chat [data-said]").map((line) => Number(line.dataset.said)));

/** What this device has shown of it. */
function heard() {
  try {
    return Number(localStorage.getItem(KEPT) ?? 0);
  } catch {
    return Infinity;
  }
}

/** Is the talk before the reader's eyes? */
const inSight = () => document.visibilityState === "visible" && (byId("chat")?.getClientRects().length ?? 0) > 0;

/** Remembers that all of it was seen. */
function hear() {
  try {
    localStorage.setItem(KEPT, String(last()));
  } catch {
    // A browser that remembers nothing marks nothing.
  }
}

/** Says of every line when it was said, and of every day which. */
function tellTimes() {
  let day = "";
  for (const line of all("#chat [data-said]")) {
    const time = first("time", line);
    if (!time) continue;
    const when = new Date(Number(time.dataset.when));
    time.textContent = when.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
    const date = when.toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" });
    const before = line.previousElementSibling;
    if (date !== day && !before?.matches(".day")) line.before(make("li", "day", date));
    day = date;
  }
}

/** Marks what is new, unless it is being read. */
function mark() {
  if (inSight()) hear();
  const fresh = all("#chat [data-said]").filter((line) => Number(line.dataset.said) > heard() && line.dataset.mine === undefined);
  for (const tab of [first("[data-tab=talk]"), byId("tab-chat"), first(".unfold")]) {
    tab?.querySelector(".unread")?.remove();
    if (!tab || fresh.length === 0) continue;
    const badge = make("span", "badge unread", String(fresh.length));
    badge.append(make("span", "vh", ` ${say("unread")}`));
    tab.append(badge);
  }
}

/** The newest line is seen first. */
function toEnd() {
  const lines = byId("chat");
  if (lines && inSight()) lines.scrollTop = lines.scrollHeight;
}

let known = -1;
function settle() {
  tellTimes();
  if (last() !== known) toEnd();
  known = last();
  mark();
}

onChange(settle);
root.addEventListener("parlour:pane", () => (mark(), toEnd()));
document.addEventListener("visibilitychange", mark);
settle();

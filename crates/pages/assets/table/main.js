// The table page with life in it: choices are sent without leaving the page, parts that changed are put in place,
// pieces slide to where they went. Everything here is also possible without it.

import { about, root } from "./dom.js";
import { closePopover } from "./popover.js";
import { go, send } from "./server.js";
import { connect } from "./stream.js";
import "./symbols.js";
import "./rail.js";
import "./waiting.js";
import "./drawers.js";
import "./stage.js";
import "./chips.js";
import "./pocket.js";
import "./gestures.js";
import "./lens.js";
import "./float.js";
import "./menu.js";
import "./talk.js";
import "./ledger.js";
import "./keys.js";
import "./voice.js";
import "./turn.js";
import "./countdown.js";
import "./reading.js";
import "./log.js";
import "./replay.js";
import "./recap.js";
import "./coach.js";

root.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.whole !== undefined) return;
  event.preventDefault();
  closePopover();
  send(form, event.submitter);
});

root.addEventListener("click", (event) => {
  const link = about(event, "a[data-nav]");
  if (link instanceof HTMLAnchorElement && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    go(link.href);
  }
});

connect();

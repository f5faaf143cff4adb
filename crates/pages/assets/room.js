"use strict";

// A button that copies is of no use without script: so it waits for it.
const showCopy = () => document.querySelectorAll("[data-copy]").forEach((button) => (button.hidden = false));
showCopy();

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard.writeText(field.value);
  button.textContent = button.dataset.done;
});

// A table that fills its seats is looked at again whenever it changes, unless somebody is typing.
const streamed = document.querySelector("[data-stream]");
if (streamed) {
  const look = async () => {
    if (document.activeElement && document.activeElement.matches("textarea, input:not([readonly]), select")) return;
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    // The game has begun: its page brings other scripts.
    if (!page.querySelector("[data-stream]") || !page.querySelector(".seats")) return location.reload();
    const [old, fresh] = [document, page].map((one) => one.querySelector("main"));
    if (old.textContent === fresh.textContent) return;
    old.replaceWith(fresh);
    showCopy();
  };
  let source = null;
  // The server learns whether the page is in sight by the stream it opens: whoever sees it is not told by other ways.
  const connect = () => {
    source?.close();
    const url = new URL(streamed.dataset.stream, location.href);
    url.searchParams.set("visible", String(document.visibilityState === "visible"));
    source = new EventSource(url);
    // Nobody has told us what happened before the stream was open.
    source.addEventListener("open", look);
    source.addEventListener("changed", look);
  };
  connect();
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", connect);
}

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

// When something was said, by the reader's own clock.
const tellTimes = () => {
  for (const time of document.querySelectorAll("#chat time")) {
    const when = new Date(Number(time.dataset.when));
    time.textContent = when.toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
  }
};
const known = new Map(["main", "#chat"].map((part) => [part, document.querySelector(part)?.textContent]));
tellTimes();

// A table that fills its seats is looked at again whenever it changes, unless somebody is typing.
const streamed = document.querySelector("[data-stream]");
if (streamed) {
  const look = async () => {
    const typing = document.activeElement?.matches("textarea, input:not([readonly]), select");
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    // The game has begun: its page brings other scripts.
    if (!page.querySelector("[data-stream]") || !page.querySelector(".seats")) return location.reload();
    // Whoever is typing keeps everything but what others said meanwhile.
    const part = typing ? "#chat" : "main";
    const [old, fresh] = [document, page].map((one) => one.querySelector(part));
    if (!old || !fresh) return;
    // What the script has written here does not count as news.
    const words = fresh.textContent;
    if (known.get(part) === words) return;
    known.set(part, words);
    old.replaceWith(fresh);
    showCopy();
    tellTimes();
  };
  const source = new EventSource(streamed.dataset.stream);
  // Nobody has told us what happened before the stream was open.
  source.addEventListener("open", look);
  source.addEventListener("changed", look);
}

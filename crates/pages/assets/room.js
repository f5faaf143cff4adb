"use strict";

// Buttons that copy or share are of no use without script: so they wait for it.
const showHelpers = () => {
  document.querySelectorAll("[data-copy]").forEach((button) => (button.hidden = false));
  document.querySelectorAll("[data-share]").forEach((button) => (button.hidden = !navigator.share));
};
showHelpers();

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    await navigator.clipboard.writeText(field.value);
    copy.textContent = copy.dataset.done;
  }
  const share = event.target.closest("[data-share]");
  // Whoever closes the sheet of their device without sharing has done nothing wrong.
  if (share) await navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => {});
});

// When something was said, by the reader's own clock.
const tellTimes = () => {
  for (const time of document.querySelectorAll("#chat time")) {
    const when = new Date(Number(time.dataset.when));
    time.textContent = when.toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
  }
};
tellTimes();

// A table that fills its seats is looked at again whenever it changes; what somebody is typing into stays as it is.
const streamed = document.querySelector("[data-stream]");
if (streamed) {
  const parts = ["room-state", "room-seats", "room-acts", "room-mode", "chat"];
  const busy = (part) => part.contains(document.activeElement) && document.activeElement.matches("input, select");
  const look = async () => {
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    // The game has begun: its page brings other scripts.
    if (!page.getElementById("room-seats")) return location.reload();
    for (const id of parts) {
      const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (!old || !fresh || old.isEqualNode(fresh) || busy(old)) continue;
      old.replaceChildren(...fresh.childNodes);
    }
    tellTimes();
    // Whoever takes a seat gets the link, and whoever has come is known by name: the frame of the page is another one.
    const framed = (one) => [".invite", ".talk", ".who[href='/me']"].map((css) => one.querySelector(css) !== null).join();
    if (framed(document) !== framed(page)) location.reload();
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

  // What is said is sent without leaving the page.
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("form.talk");
    if (!form) return;
    event.preventDefault();
    const said = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
    if (!said || !said.ok) return form.submit();
    form.reset();
    await look();
  });
}

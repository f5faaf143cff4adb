"use strict";

// On every page: the service worker, the number of tables that wait, and word of what happens at them.
{
  const html = document.documentElement;
  navigator.serviceWorker?.register(`/sw.js?lang=${html.lang}`).catch(() => {});

  const link = document.getElementById("waiting");
  const atTable = document.getElementById("table") !== null;

  const show = ({ waiting, text }) => {
    link.querySelector(".bubble").textContent = waiting;
    const long = link.querySelector(".long");
    if (!atTable) long.textContent = text;
    link.title = text;
    link.hidden = waiting === 0;
    (waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {});
  };

  // A sentence about another table, with the way there; the next one takes its place.
  let leaving = 0;
  const tell = ({ text, url }) => {
    let toast = document.getElementById("word");
    if (!toast) {
      toast = document.createElement("p");
      toast.id = "word";
      toast.setAttribute("role", "status");
      document.body.append(toast);
    }
    const way = document.createElement("a");
    way.href = url;
    way.textContent = text;
    toast.replaceChildren(way);
    clearTimeout(leaving);
    leaving = setTimeout(() => toast.remove(), 12000);
  };
  addEventListener("parlour:word", (event) => tell(event.detail));
  addEventListener("parlour:waiting", (event) => link && show(event.detail));

  // The list of one's tables is looked at again whenever one of them changes, unless somebody is about to do something.
  let looking = false;
  const refresh = async () => {
    const old = document.getElementById("mine");
    if (!old || looking || old.querySelector("details[open]")) return;
    looking = true;
    try {
      const response = await fetch(location.href, { headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const fresh = page.getElementById("mine");
      if (response.ok && fresh && fresh.innerHTML !== old.innerHTML) {
        old.replaceWith(fresh);
        // Moments are sent in UTC.
        document.dispatchEvent(new Event("moments"));
      }
    } catch {
      // The stream comes back, and with it the next look.
    } finally {
      looking = false;
    }
  };

  // A page that is not in sight holds no stream: browsers allow few. At a table its own stream tells.
  let source = null;
  const connect = () => {
    source?.close();
    source = null;
    if (document.visibilityState !== "visible") return;
    source = new EventSource("/api/v1/me/stream?parts=true");
    source.addEventListener("open", refresh);
    source.addEventListener("changed", refresh);
    source.addEventListener("waiting", (event) => show(JSON.parse(event.data)));
    source.addEventListener("word", (event) => tell(JSON.parse(event.data)));
  };
  if (link && !atTable) {
    connect();
    addEventListener("online", connect);
    document.addEventListener("visibilitychange", connect);
    addEventListener("pagehide", () => source?.close());
    addEventListener("pageshow", (event) => event.persisted && connect());
  }
}

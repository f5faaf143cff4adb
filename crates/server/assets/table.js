// The table page with life in it: choices are sent without leaving the page, parts that changed are put in place,
// pieces slide to where they went. Everything here is also possible without it.
"use strict";
(() => {
  const root = document.getElementById("table");
  if (!root) return;
  const HEADER = "x-parlour-parts";
  const byId = (id) => document.getElementById(id);
  const say = (key) => root.dataset[key] || "";

  // ---- parts ----

  /** What we have, as the server wants it named. */
  const have = () =>
    Array.from(root.querySelectorAll(".slot"), (part) => `${part.id}:${part.dataset.print}`).join(" ");

  /** Puts the parts of an answer in place: changed ones replaced, new ones added, gone ones removed. False if something lacks. */
  function apply(text) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const list = page.querySelector("[data-list]");
    if (!list) return true;
    const focus = focused();
    const before = places();
    const words = list.dataset.list.split(" ");
    const last = new Map();
    const kept = new Set();
    let whole = true;
    for (let i = 0; i + 2 < words.length; i += 3) {
      const home = byId(words[i]);
      const id = words[i + 1];
      const fresh = page.getElementById(id);
      let part = byId(id);
      if (!home) continue;
      if (fresh) {
        const node = document.importNode(fresh, true);
        keepOpen(part, node);
        if (part) part.replaceWith(node);
        part = node;
      }
      whole = whole && !!part && part.dataset.print === words[i + 2];
      if (!part) continue;
      kept.add(part);
      const previous = last.get(home);
      const spot = previous ? previous.nextElementSibling : home.firstElementChild;
      if (part !== spot) home.insertBefore(part, spot);
      last.set(home, part);
    }
    for (const part of root.querySelectorAll(".slot")) if (!kept.has(part)) part.remove();
    refocus(focus);
    move(before);
    settle();
    symbols();
    return whole;
  }

  /** What somebody had opened stays open. */
  function keepOpen(old, fresh) {
    if (!old) return;
    const open = Array.from(old.querySelectorAll("details"), (fold) => fold.open);
    fresh.querySelectorAll("details:not(.grey)").forEach((fold) => {
      const twin = Array.from(old.querySelectorAll("details")).findIndex(
        (other) => other.className === fold.className && label(other) === label(fold));
      if (twin >= 0) fold.open = open[twin];
    });
  }
  const label = (fold) => fold.querySelector("summary")?.textContent;

  function focused() {
    const element = document.activeElement;
    const part = element && element.closest ? element.closest(".slot") : null;
    if (!part) return null;
    return { id: element.id, value: element.value, deed: element.dataset.deed, part: part.id, href: element.getAttribute("href"),
      step: element.dataset.step };
  }

  /** Focus goes to the same thing, or where the reader looks next: the first choice, else the sentence. */
  function refocus(was) {
    if (!was || (document.activeElement && document.activeElement !== document.body)) return;
    const part = byId(was.part);
    const find = (selector) => (part && selector ? part.querySelector(selector) : null);
    const twin = (was.id && byId(was.id)) || (was.step && find(`[data-step="${was.step}"]`)) ||
      (was.deed && find(`[data-deed="${was.deed}"]`)) || (was.href && find(`a[href="${CSS.escape(was.href)}"]`)) ||
      (was.value && find(`button[value="${CSS.escape(was.value)}"]`));
    const next = twin || root.querySelector("#status .choices button") || root.querySelector("#status [data-deed=end]") || byId("say");
    if (next) next.focus({ preventScroll: true });
  }

  // ---- symbols ----

  /** Does the page have all symbols, or are they on their way? */
  let symbolic = false;

  /** The page came with the symbols it showed; the others are needed as soon as something new is drawn. */
  async function symbols() {
    const some = document.querySelector("svg.sprite");
    if (symbolic || !some) return;
    symbolic = true;
    try {
      const text = await (await fetch(root.dataset.sprite)).text();
      const all = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      symbolic = all.matches("svg.sprite");
      if (symbolic) some.replaceWith(document.importNode(all, true));
    } catch {
      symbolic = false;
    }
  }
  addEventListener("load", symbols);

  // ---- movement ----

  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const SPEEDS = { none: 0, fast: 0.5, normal: 1, slow: 2 };
  const speed = () => (still.matches ? 0 : SPEEDS[document.documentElement.dataset.motion] ?? 1);

  /** Where every piece lies now, and how far what turns is turned. */
  function places() {
    const found = new Map();
    if (!speed()) return found;
    for (const piece of root.querySelectorAll("[data-piece], [data-turn]")) {
      if (piece.id) found.set(piece.id, { box: piece.getBoundingClientRect(), turn: piece.dataset.turn });
    }
    return found;
  }

  /** Lets pieces slide from their old places; what turns turns the short way. */
  function move(before) {
    const pace = speed();
    if (!pace || before.size === 0) return;
    const easing = "cubic-bezier(.3, .7, .2, 1)";
    for (const piece of root.querySelectorAll("[data-piece], [data-turn]")) {
      const old = before.get(piece.id);
      if (!old) {
        if (piece.id && piece.dataset.piece !== undefined) {
          piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 * pace, easing });
        }
        continue;
      }
      if (piece.dataset.turn !== undefined && old.turn !== piece.dataset.turn) {
        const by = ((Number(old.turn) - Number(piece.dataset.turn) + 540) % 360) - 180;
        piece.animate([{ transform: `rotate(${by}deg)` }, { transform: "rotate(0deg)" }],
          { duration: 480 * pace, easing, composite: "add" });
        continue;
      }
      const now = piece.getBoundingClientRect();
      const dx = old.box.left + old.box.width / 2 - now.left - now.width / 2;
      const dy = old.box.top + old.box.height / 2 - now.top - now.height / 2;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      const [x, y] = inside(piece, dx, dy);
      piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }],
        { duration: 240 * pace, easing, composite: "add" });
    }
  }

  /** A way on the screen as a way in the drawing's own units. */
  function inside(piece, dx, dy) {
    const matrix = piece.getScreenCTM && piece.getScreenCTM();
    if (!matrix) return [dx, dy];
    const { a, b, c, d } = matrix;
    const area = a * d - b * c || 1;
    return [(d * dx - c * dy) / area, (a * dy - b * dx) / area];
  }

  // ---- asking the server ----

  let sending = false;
  let again = false;
  let shown = location.href;
  let started = 0;
  let applied = 0;

  async function ask(url, options = {}) {
    const turn = ++started;
    const headers = { ...(options.headers || {}), [HEADER]: have(), accept: "text/html" };
    const response = await fetch(url, { ...options, headers, credentials: "same-origin" });
    if (response.headers.get(HEADER)) {
      const text = await response.text();
      // What was asked later knows more.
      if (turn < applied) return true;
      applied = turn;
      if (!apply(text)) again = true;
      return true;
    }
    if (response.redirected && response.ok) {
      location.assign(response.url);
      return true;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const why = page.querySelector("main p");
    tell(why ? why.textContent : say("failed"));
    return false;
  }

  /** Looks at the table again; what comes meanwhile makes us look once more. */
  async function look() {
    if (sending) {
      again = true;
      return;
    }
    sending = true;
    try {
      await ask(shown);
    } catch {
      lost();
    } finally {
      sending = false;
    }
    if (again) {
      again = false;
      look();
    }
  }

  async function send(form, button) {
    if (sending) {
      again = false;
      if (form.dataset.waiting) return;
    }
    const fields = new URLSearchParams(new FormData(form));
    if (button && button.name) fields.append(button.name, button.value);
    form.dataset.waiting = "1";
    sending = true;
    try {
      if (form.method === "get") {
        // Advice stays as long as the position it is for.
        const url = `${form.action}?${fields}`;
        if (await ask(url)) shown = url;
      } else {
        const stay = form.dataset.stay !== undefined;
        const goal = stay ? form.action.split("?")[0] + new URL(shown).search : form.action;
        const done = await ask(goal, { method: "POST", body: fields });
        if (done && !stay) back(form.action.endsWith("/undo") ? "?undone=1" : "");
        if (done && form.dataset.clear !== undefined) form.reset();
      }
    } catch {
      lost();
      tell(say("failed"));
    } finally {
      delete form.dataset.waiting;
      sending = false;
    }
    if (again) {
      again = false;
      look();
    }
  }

  /** After a deed we are in the present; what was undone can be done again until something else is played. */
  function back(query) {
    const here = location.origin + location.pathname;
    shown = here + query;
    if (location.href !== here) history.replaceState(null, "", here);
  }

  async function go(url, keep) {
    shown = url;
    if (!keep) history.pushState(null, "", url);
    await look();
  }
  addEventListener("popstate", () => go(location.href, true));

  // ---- clicks ----

  root.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.whole !== undefined) return;
    event.preventDefault();
    closeSheet();
    send(form, event.submitter);
  });

  root.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-nav]");
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      go(link.href);
      return;
    }
    const target = meant(event);
    if (target) {
      event.preventDefault();
      choose(target);
    }
  });

  /** Half of what a fingertip needs, in pixels. */
  const FINGER = 20;

  /** The target that was clicked, or, under a finger, the nearest one that is smaller than a fingertip. */
  function meant(event) {
    const clicked = event.target.closest("[data-offers], [data-why]");
    const drawing = event.target.closest("svg.drawing");
    if (clicked || !drawing || event.pointerType === "mouse") return clicked;
    let best = null;
    for (const target of drawing.querySelectorAll(".target.open")) {
      const box = target.getBoundingClientRect();
      const [dx, dy] = [Math.abs(event.clientX - box.x - box.width / 2), Math.abs(event.clientY - box.y - box.height / 2)];
      const near = dx <= Math.max(FINGER, box.width / 2) && dy <= Math.max(FINGER, box.height / 2);
      if (near && (!best || dx + dy < best.away)) best = { target, away: dx + dy };
    }
    return best && best.target;
  }

  const phone = matchMedia("(max-width: 859px)");

  /** A target with one answer gives it; with several, or on a phone, it shows them first. */
  function choose(target) {
    const listed = (numbers) =>
      (numbers || "").split(" ").map((n) => n && root.querySelector(`#status [data-n="${n}"]`)).filter(Boolean);
    const open = listed(target.dataset.offers);
    const all = open.concat(listed(target.dataset.why));
    if (open.length === 1 && !phone.matches) open[0].click();
    else if (all.length) openSheet(target, all);
  }

  let sheet = null;

  /** The answers of a target, from below: their words, their reasons, their buttons. */
  function openSheet(target, offers) {
    closeSheet();
    sheet = document.createElement("dialog");
    sheet.className = "offer-sheet";
    const title = document.createElement("h2");
    title.textContent = target.getAttribute("aria-label") || "";
    // Several buttons say what they do themselves.
    if (offers.length > 1) title.className = "vh";
    sheet.append(title);
    for (const offer of offers) {
      if (offer.matches("button")) {
        const button = offer.cloneNode(true);
        button.addEventListener("click", () => {
          closeSheet();
          offer.click();
        });
        sheet.append(button);
      } else {
        const reason = offer.querySelector(".reason").cloneNode(true);
        sheet.append(reason);
      }
    }
    const close = document.createElement("button");
    close.className = "b quiet";
    close.textContent = say("close");
    close.addEventListener("click", closeSheet);
    sheet.append(close);
    sheet.addEventListener("click", (event) => event.target === sheet && closeSheet());
    sheet.addEventListener("close", () => {
      closeSheet();
      if (target.isConnected) target.focus({ preventScroll: true });
    });
    root.append(sheet);
    sheet.showModal();
  }

  function closeSheet() {
    if (!sheet) return;
    const old = sheet;
    sheet = null;
    if (old.open) old.close();
    old.remove();
  }

  // ---- keys ----

  let typed = "";
  let timer = 0;

  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || sheet) return;
    const field = event.target.closest && event.target.closest("input, textarea, select");
    if (field) return;
    const target = event.target.closest && event.target.closest(".target");
    if (target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choose(target);
    } else if (/^\d$/.test(event.key)) {
      number(event.key);
    } else if (KEYS[event.key]) {
      const goal = KEYS[event.key]();
      if (goal) event.preventDefault();
      if (goal && goal.click) goal.click();
    }
  });

  const KEYS = {
    u: () => root.querySelector("[data-deed=undo]"),
    r: () => root.querySelector("[data-deed=redo]"),
    e: () => root.querySelector("[data-deed=end]"),
    t: () => root.querySelector(".look button"),
    h: () => root.querySelector("[data-hint] button"),
    "?": () => (chapter("help"), byId("chapter-help").scrollIntoView({ block: "nearest" }), true),
    ArrowLeft: () => root.querySelector("[data-step=back]"),
    ArrowRight: () => root.querySelector("[data-step=on]"),
    Home: () => root.querySelector(".past") && root.querySelector("[data-step=first]"),
    End: () => root.querySelector("[data-step=now]"),
  };

  /** Digits are gathered while a longer number is possible. */
  function number(digit) {
    clearTimeout(timer);
    typed += digit;
    const keys = Array.from(root.querySelectorAll("#status [data-key]"));
    const longer = keys.some((button) => button.dataset.key.startsWith(typed) && button.dataset.key !== typed);
    const take = () => {
      const same = keys.filter((button) => button.dataset.key === typed && button.isConnected);
      typed = "";
      if (same.length === 1) same[0].click();
      else if (same.length) openSheet(same[0], same);
    };
    if (longer) timer = setTimeout(take, 700);
    else take();
  }

  // ---- the rail's chapters, and the tabs of a phone ----

  const book = byId("book");
  const chapters = Array.from(book.querySelectorAll("[data-chapter]"));
  const bar = document.createElement("div");
  bar.className = "tabs";
  bar.setAttribute("role", "tablist");
  for (const section of chapters) {
    const name = section.dataset.chapter;
    const heading = section.querySelector("h2");
    const body = section.querySelector(".chapter-body");
    if (!body.children.length) {
      section.hidden = true;
      continue;
    }
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `tab-${name}`;
    tab.textContent = heading.textContent;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", `body-${name}`);
    tab.addEventListener("click", () => chapter(name));
    body.id = `body-${name}`;
    body.setAttribute("role", "tabpanel");
    body.setAttribute("aria-labelledby", tab.id);
    heading.classList.add("vh");
    bar.append(tab);
  }
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    const tabs = Array.from(bar.children);
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
  });
  book.prepend(bar);

  function chapter(name) {
    for (const tab of bar.children) {
      const on = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
    }
    for (const section of chapters) section.classList.toggle("closed", section.dataset.chapter !== name);
  }
  chapter("log");
  root.classList.add("live");

  const phoneTabs = Array.from(root.querySelectorAll("[data-tab]"));
  function phoneTab(name) {
    root.dataset.show = name;
    for (const tab of phoneTabs) {
      if (tab.dataset.tab === name) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
    }
    if (name === "log" || name === "help") chapter(name);
  }
  for (const tab of phoneTabs) {
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      phoneTab(tab.dataset.tab);
      scrollTo({ top: 0 });
    });
  }
  phoneTab("board");

  // ---- your turn ----

  const title = document.title;
  let asked = null;

  /** After every change: the title, the voice, the tone, the clocks. */
  function settle() {
    const mine = !!root.querySelector("#status [data-asked]");
    document.title = mine ? `● ${title}` : title;
    if (mine && asked === false) {
      byId("live").textContent = "";
      requestAnimationFrame(() => (byId("live").textContent = `${say("turn")} ${byId("say")?.textContent || ""}`));
      if (root.dataset.sound !== undefined) tone();
    }
    asked = mine;
    // What scrolls sideways can be reached and scrolled with the keyboard.
    for (const figure of root.querySelectorAll(".flow figure")) {
      if (figure.scrollWidth > figure.clientWidth + 1) figure.tabIndex = 0;
      else figure.removeAttribute("tabindex");
    }
    read = Date.now();
    for (const clock of root.querySelectorAll("[data-clock]")) clock.dataset.since = String(read);
  }

  function tone() {
    try {
      const audio = new AudioContext();
      const voice = audio.createOscillator();
      const volume = audio.createGain();
      voice.frequency.value = 523;
      volume.gain.setValueAtTime(0.08, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
      voice.connect(volume).connect(audio.destination);
      voice.start();
      voice.stop(audio.currentTime + 0.5);
      voice.addEventListener("ended", () => audio.close());
    } catch {
      // A browser that allows no sound is silent.
    }
  }

  let read = Date.now();
  setInterval(() => {
    for (const clock of root.querySelectorAll("[data-clock]")) {
      const left = Math.max(0, Number(clock.dataset.clock) - (Date.now() - Number(clock.dataset.since || read)));
      const minutes = Math.floor(left / 60000);
      if (minutes < 60) clock.textContent = `${minutes}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;
    }
  }, 1000);

  // ---- the stream ----

  let source = null;
  let wait = 1000;
  let gone = false;
  let retry = 0;

  function connect() {
    clearTimeout(retry);
    if (source) source.close();
    source = new EventSource(root.dataset.stream);
    source.addEventListener("open", () => {
      wait = 1000;
      if (gone) {
        gone = false;
        notice(say("again"));
        setTimeout(() => !gone && notice(""), 3000);
      }
      // Nobody has told us what happened since the page was made, or since the stream broke off.
      look();
    });
    source.addEventListener("changed", () => look());
    source.addEventListener("error", lost);
  }

  /** The server is away: say so, and try again, more and more patiently. */
  function lost() {
    gone = true;
    notice(say("lost"));
    if (source) source.close();
    source = null;
    clearTimeout(retry);
    retry = setTimeout(connect, wait);
    wait = Math.min(wait * 2, 30000);
  }

  function notice(text) {
    const line = byId("link");
    line.textContent = text;
    line.hidden = !text;
  }

  /** A word about something that did not work; it goes away by itself. */
  function tell(text) {
    notice(text);
    byId("live").textContent = text;
    setTimeout(() => !gone && notice(""), 6000);
  }

  addEventListener("pagehide", () => source && source.close());
  addEventListener("pageshow", (event) => event.persisted && (connect(), look()));
  connect();
  settle();
})();

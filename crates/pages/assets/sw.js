// Parlour as an app: the rules and the shell without a network, word from the site while no page is open.
// Before it stand SHELF (the name of what is kept), KEPT (assets and pages), ICON and BADGE.

const lang = new URL(location.href).searchParams.get("lang") ?? "en";
const shelf = `${SHELF}-${lang}`;

/** Pages are kept as strangers see them: nobody's name stays on a device. @param {string} path */
const asStranger = (path) => new Request(path, { credentials: "omit", headers: { "accept-language": lang } });

/** A page that does not come is asked for again; without it the others are kept all the same. */
const TRIES = 3;

/** @param {Cache} kept @param {string} path */
async function keep(kept, path) {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      const response = await fetch(asStranger(path));
      if (response.ok) await kept.put(path, response);
      return;
    } catch {
      // The network was away for a moment.
    }
  }
}

async function fill() {
  const kept = await caches.open(shelf);
  await Promise.all(KEPT.map((path) => keep(kept, path)));
  await self.skipWaiting();
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name)));
  await self.clients.claim();
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => without(url)));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** A page without a network: the rules as they were kept, else a word about it. @param {URL} url */
async function without(url) {
  const kept = await caches.open(shelf);
  return (await kept.match(url.pathname)) ?? (await kept.match("/offline")) ?? Response.error();
}

/** Assets have the hash of their content in their address. @param {Request} request */
async function asset(request) {
  const kept = await caches.open(shelf);
  const known = await kept.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  const lasting = response.headers.get("cache-control")?.includes("immutable");
  if (response.ok && lasting) await kept.put(request.url, response.clone());
  return response;
}

addEventListener("push", (event) => event.waitUntil(tell(event.data)));

/** @param {PushMessageData | null} data */
async function tell(data) {
  let word = {};
  try {
    word = data?.json() ?? {};
  } catch {
    // Something must be shown all the same.
  }
  const { title = "Parlour", body = "", url = "/", tag = "parlour", count = 0 } = word;
  await self.registration.showNotification(title, { body, tag, data: { url }, icon: ICON, badge: BADGE, lang });
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

/** Opens a page of ours, where it is open already or in a window of its own. @param {string} path */
async function open(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** The browser's post has a new address for us. @param {any} event */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const headers = { "content-type": "application/json" };
  await fetch("/api/v1/me/push", { method: "POST", headers, body: JSON.stringify(fresh) });
}

"use strict";

// The settings of notices: whose clock is meant is known here.
{
  const zone = document.getElementById("zone");
  if (zone && zone.dataset.set === undefined) {
    const ahead = -new Date().getTimezoneOffset();
    if ([...zone.options].some((option) => Number(option.value) === ahead)) zone.value = String(ahead);
  }

  // "Tell me on this device": the browser asks, its post gives an address, the site keeps it.
  const push = document.querySelector("[data-push]");
  if (push && "serviceWorker" in navigator && "PushManager" in window) {
    push.hidden = false;
    const say = (text) => (push.querySelector("[role=status]").textContent = text);
    push.querySelector("button").addEventListener("click", async () => {
      say("");
      if ((await Notification.requestPermission()) !== "granted") return say(push.dataset.denied);
      try {
        const worker = await navigator.serviceWorker.ready;
        const options = { userVisibleOnly: true, applicationServerKey: push.dataset.push };
        const known = await worker.pushManager.getSubscription();
        await known?.unsubscribe();
        const fresh = await worker.pushManager.subscribe(options);
        const body = JSON.stringify({ ...fresh.toJSON(), label: device() });
        const headers = { "content-type": "application/json" };
        const kept = await fetch("/api/v1/me/push", { method: "POST", headers, body });
        if (!kept.ok) return say(push.dataset.failed);
        location.assign("/me?saved=1#notices");
        location.reload();
      } catch {
        say(push.dataset.failed);
      }
    });
  }

  // What people call their device, as far as the browser tells.
  function device() {
    const brands = navigator.userAgentData?.brands ?? [];
    const brand = brands.map((one) => one.brand).find((one) => !/not.?a.?brand|chromium/i.test(one));
    const system = navigator.userAgentData?.platform ?? navigator.platform ?? "";
    const named = /(firefox|edg|opr|chrome|safari)/i.exec(navigator.userAgent)?.[1];
    return [brand ?? named ?? "", system].filter(Boolean).join(", ").slice(0, 60);
  }
}

"use strict";

// Moments are sent in UTC; here they are told in the reader's own time. Forms that ask for hours or days learn where that is.
{
  const language = document.documentElement.lang;
  const week = 6 * 24 * 3600 * 1000;
  const near = new Intl.DateTimeFormat(language, { weekday: "long", hour: "numeric", minute: "2-digit" });
  const far = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });

  const tell = () => {
    for (const time of document.querySelectorAll("time[data-moment]")) {
      const moment = Number(time.dataset.moment);
      const text = (Math.abs(moment - Date.now()) < week ? near : far).format(moment);
      if (time.textContent !== text) time.textContent = text;
    }
  };

  for (const field of document.querySelectorAll("input[name=east]")) {
    const east = -new Date().getTimezoneOffset();
    field.value = String(east);
    const name = field.form?.querySelector("[data-zone]");
    if (name) name.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  }
  document.addEventListener("moments", tell);
  tell();
}

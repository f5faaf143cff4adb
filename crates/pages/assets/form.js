"use strict";

// Without script a button brings a form up to date; with script the form does it when a value changes.
document.addEventListener("change", async (event) => {
  const form = event.target.closest("form[data-refresh]");
  if (!form || event.target.matches("input[type=text]")) return;
  const query = new URLSearchParams(new FormData(form));
  const response = await fetch(`${form.dataset.refresh}?${query}`, { headers: { accept: "text/html" } });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const focused = document.activeElement && document.activeElement.id;
  form.replaceWith(page.querySelector("form[data-refresh]"));
  if (focused) document.getElementById(focused)?.focus();
});

// A file is read here and sent as text: so it is the same form with script and without.
document.querySelectorAll("[data-file-field]").forEach((field) => (field.hidden = false));
document.addEventListener("change", async (event) => {
  const file = event.target.files?.[0];
  if (!file || !event.target.dataset.fills) return;
  document.getElementById(event.target.dataset.fills).value = await file.text();
});

"use strict";

// A table that fills its seats is looked at again whenever it changes.
const streamed = document.querySelector("[data-stream]");
if (streamed) {
  const source = new EventSource(streamed.dataset.stream);
  source.addEventListener("changed", async () => {
    if (document.activeElement && document.activeElement.matches("textarea, input, select")) return;
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    document.querySelector("main").replaceWith(page.querySelector("main"));
  });
}

// Copies the text of the field a button names.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard.writeText(field.value);
  button.textContent = button.dataset.done;
});

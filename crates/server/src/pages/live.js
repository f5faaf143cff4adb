// Looks at the table again when it has changed; without script the page is reloaded by hand.
const table = document.querySelector("[data-stream]");
if (table) {
  const source = new EventSource(table.dataset.stream);
  source.addEventListener("changed", async () => {
    if (document.activeElement && document.activeElement.matches("textarea, input[type=text]")) return;
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    document.querySelector("main").replaceWith(page.querySelector("main"));
  });
}

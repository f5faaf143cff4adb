// The menu of a phone: everything that is not the question. It presses the buttons that stand elsewhere on the page.

import { all, byId, first, make, say } from "./dom.js";
import { closeCard, explainWords } from "./card.js";
import { showPane } from "./pocket.js";

/** A row that does something. @param {string} text @param {() => void} deed */
function row(text, deed) {
  const button = make("button", "b", text);
  button.setAttribute("type", "button");
  button.addEventListener("click", () => {
    closeCard();
    deed();
  });
  return button;
}

/** Buttons of the page that a phone has no room for, as far as they are there. */
function pressed() {
  const found = [first("[data-hint] button"), first("[data-deed=restart]"), first("[data-deed=redo]"), first(".look button"),
    ...all(".top nav form button", document)];
  return found.flatMap((button) => {
    const text = (button?.getAttribute("title") || button?.textContent || "").trim();
    return button && text ? [row(text, () => button.click())] : [];
  });
}

/** @param {string} name */
const heading = (name) => byId(`chapter-${name}`)?.textContent ?? name;

/** The menu, with what can be done now. */
function open() {
  const rules = first(".top .to-rules", document);
  explainWords(say("menu"), [
    ...pressed(),
    row(heading("help"), () => showPane("help")),
    row(heading("points"), () => showPane("points")),
    ...(rules ? [row(rules.textContent ?? "", () => rules.click())] : []),
  ]);
}

const button = make("button", "switch menu", "⋮");
button.setAttribute("type", "button");
button.setAttribute("aria-label", say("menu"));
button.addEventListener("click", (event) => {
  event.stopPropagation();
  open();
});
first(".top nav", document)?.append(button);

// The page of a table: its root, and the words the server gave the script.

/** @type {HTMLElement} */
export const root = /** @type {HTMLElement} */ (document.getElementById("table"));

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * All such elements.
 * @param {string} css
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export const all = (css, within = root) => Array.from(within.querySelectorAll(css));

/**
 * The first such element.
 * @param {string} css
 * @param {ParentNode} [within]
 * @returns {HTMLElement | null}
 */
export const first = (css, within = root) => within.querySelector(css);

/**
 * A word of the reader's language.
 * @param {string} key
 */
export const say = (key) => root.dataset[key] || "";

/**
 * A word of the reader's language with blanks in it, written `{name}`.
 * @param {string} key
 * @param {Record<string, string | number>} blanks
 */
export const fill = (key, blanks) =>
  Object.entries(blanks).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), say(key));

/**
 * An element with a class and a text.
 * @param {string} tag
 * @param {string} [className]
 * @param {string} [text]
 * @returns {HTMLElement}
 */
export function make(tag, className = "", text = "") {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/**
 * The element an event is about, if it is such a one.
 * @param {Event} event
 * @param {string} css
 * @returns {HTMLElement | null}
 */
export function about(event, css) {
  return event.target instanceof Element ? event.target.closest(css) : null;
}

/** @type {string[]} */
let due = [];

/** Says something to those who do not see the page; what is said at once is said in a row. @param {string} text */
export function announce(text) {
  const live = byId("live");
  if (!live || !text) return;
  due.push(text);
  if (due.length > 1) return;
  live.textContent = "";
  requestAnimationFrame(() => {
    live.textContent = due.join(" ");
    due = [];
  });
}

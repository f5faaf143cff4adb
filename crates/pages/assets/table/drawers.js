// Drawers rise over the lower edge of the stage: the list in words, others' boards, cards to come, points.

import { about, all, byId, first, make, root, say } from "./dom.js";
import { onChange } from "./parts.js";

/** @type {string | null} */
let open = null;

/** Shows which drawer is open. */
function show() {
  if (open && !first(`[data-drawer="${CSS.escape(open)}"]`)) open = null;
  for (const drawer of all("[data-drawer]")) drawer.classList.toggle("open", drawer.dataset.drawer === open);
  for (const tab of all("[data-opens]")) tab.setAttribute("aria-expanded", String(holds(tab)));
}

/** Is what this tab opens open? @param {HTMLElement} tab */
const holds = (tab) => open !== null && (tab.dataset.opens === open || (tab.dataset.members ?? "").split(" ").includes(open));

/** @param {string} name */
export function openDrawer(name) {
  open = open === name ? null : name;
  remember();
  show();
  const drawer = open && first(`[data-drawer="${CSS.escape(open)}"]`);
  root.dispatchEvent(new Event("parlour:drawer"));
  if (drawer) first("button, a, [tabindex]", drawer)?.focus({ preventScroll: true });
}

/** A shared drawer opens on what was looked at last. */
function remember() {
  const tab = all("#drawer-tabs [data-members]").find(holds);
  if (!tab || !open) return;
  tab.dataset.opens = open;
  const leaf = byId(open);
  const shared = SHARED.find(({ kind }) => leaf?.classList.contains(kind));
  if (shared) lookedAt.set(shared.name, open);
}

/** Closes the open drawer; says whether one was open. */
export function closeDrawer() {
  if (!open) return false;
  const tab = first(`[data-opens="${CSS.escape(open)}"]`);
  open = null;
  show();
  tab?.focus({ preventScroll: true });
  return true;
}

// ---- leaves that do not stand on the stage ----

/** Leaves of these kinds share a tab once there are several of them: there is no room for all. */
const SHARED = [{ kind: "leaf-other", name: "others" }, { kind: "leaf-supply", name: "supply" }];

/** The leaf of a shared drawer that was looked at last. @type {Map<string, string>} */
const lookedAt = new Map();

/** The leaves that wait, with their tabs on the shelf. @param {HTMLElement[]} leaves */
export function registerLeaves(leaves) {
  const shelf = byId("drawer-tabs");
  if (!shelf) return;
  for (const leaf of all("#leaves .leaf")) leaf.querySelector(":scope > header > .siblings")?.remove();
  for (const leaf of all("#leaves .leaf[data-drawer]")) if (!leaves.includes(leaf)) delete leaf.dataset.drawer;
  const tabs = groups(leaves).map(({ name, members }) => {
    for (const leaf of members) {
      leaf.dataset.drawer = leaf.id;
      shut(leaf);
      if (members.length > 1) leaf.querySelector(":scope > header")?.prepend(siblings(members, leaf));
    }
    const shown = members.find((leaf) => leaf.id === lookedAt.get(name)) ?? members[0];
    const tab = tabOf(members.length > 1 ? say(name) : titleOf(shown), shown.id, members);
    if (members.length > 1) tab.append(make("span", "n", String(members.length)));
    tab.dataset.members = members.map((leaf) => leaf.id).join(" ");
    return tab;
  });
  shelf.replaceChildren(...tabs);
  show();
}

/** @param {HTMLElement[]} leaves @returns {{ name: string, members: HTMLElement[] }[]} */
function groups(leaves) {
  /** @type {Map<string, HTMLElement[]>} */
  const found = new Map();
  for (const leaf of leaves) {
    const shared = SHARED.find(({ kind }) => leaf.classList.contains(kind));
    const name = shared?.name ?? leaf.id;
    found.set(name, [...(found.get(name) ?? []), leaf]);
  }
  return [...found].map(([name, members]) => ({ name, members }));
}

/** @param {HTMLElement} leaf */
const titleOf = (leaf) => leaf.querySelector("h2")?.textContent ?? "";

/** A tab that opens a leaf. @param {string} title @param {string} opens @param {HTMLElement[]} holds */
function tabOf(title, opens, holds) {
  const tab = make("button", "tab", title);
  tab.setAttribute("type", "button");
  tab.dataset.opens = opens;
  const targets = holds.reduce((sum, leaf) => sum + leaf.querySelectorAll(".target.open").length, 0);
  if (targets) tab.append(make("span", "badge", String(targets)));
  return tab;
}

/** The tabs inside a drawer that holds several leaves. @param {HTMLElement[]} members @param {HTMLElement} leaf */
function siblings(members, leaf) {
  const row = make("div", "siblings");
  for (const member of members) {
    const tab = tabOf(titleOf(member), member.id, [member]);
    tab.classList.toggle("this", member === leaf);
    row.append(tab);
  }
  return row;
}

/** A drawer can be shut where it is. @param {HTMLElement} leaf */
function shut(leaf) {
  if (leaf.querySelector(":scope > header > [data-shuts]")) return;
  const button = make("button", "x", "×");
  button.setAttribute("type", "button");
  button.setAttribute("aria-label", say("close"));
  button.dataset.shuts = "";
  leaf.querySelector(":scope > header")?.append(button);
}

root.addEventListener("click", (event) => {
  const tab = about(event, "[data-opens]");
  const board = about(event, ".pp[data-seat]");
  if (tab) {
    event.preventDefault();
    if (tab.dataset.members && holds(tab)) closeDrawer();
    else openDrawer(tab.dataset.opens ?? "");
  } else if (board && (about(event, "[data-board]") || !about(event, "a, button, form"))) {
    const leaf = first(`#leaves .leaf.waits[data-seat="${board.dataset.seat}"]`);
    if (leaf) openDrawer(leaf.id);
  } else if (about(event, "[data-shuts]")) {
    event.preventDefault();
    closeDrawer();
  } else if (open && !about(event, "[data-drawer]") && byId("stage")?.contains(/** @type {Node} */ (event.target))) {
    closeDrawer();
  }
});
// An answer given from the list in words closes it.
root.addEventListener("submit", (event) => about(event, "[data-drawer=choices]") && open === "choices" && closeDrawer());
onChange(show);

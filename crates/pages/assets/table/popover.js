// A small box beside a thing: the answers at one spot, the reasons against one, a card to read. Never a modal dialog.

import { all, byId, first, make, root, say } from "./dom.js";

const GAP = 12;
const EDGE = 6;

/** @type {{ box: HTMLElement, anchor: Element, close?: () => void } | null} */
let open = null;

/** Closes what is open; says whether something was. */
export function closePopover() {
  if (!open) return false;
  const { box, anchor, close } = open;
  const within = box.contains(document.activeElement);
  open = null;
  box.remove();
  close?.();
  if (within && anchor.isConnected && (anchor instanceof HTMLElement || anchor instanceof SVGElement)) anchor.focus({ preventScroll: true });
  return true;
}

/** The open box. */
export const popover = () => open?.box ?? null;

/**
 * Opens a box beside something.
 * @param {Element} anchor
 * @param {string} className
 * @param {string} title
 * @param {(HTMLElement | string)[]} body
 * @param {() => void} [close] called when it closes
 * @returns {HTMLElement}
 */
export function openPopover(anchor, className, title, body, close) {
  closePopover();
  const box = make("div", `pop ${className}`);
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", title);
  const head = make("h3", "", title);
  const shut = make("button", "x", "×");
  shut.setAttribute("type", "button");
  shut.setAttribute("aria-label", say("close"));
  shut.addEventListener("click", () => closePopover());
  head.append(shut);
  box.append(head, ...body);
  root.append(box);
  open = { box, anchor, close };
  place(box, anchor);
  const next = first("button.ans, a, button", box);
  next?.focus({ preventScroll: true });
  return box;
}

/**
 * Puts a box beside something: at its right, else at its left, else below or above; never over it, never off screen.
 * @param {HTMLElement} box
 * @param {Element} anchor
 */
export function place(box, anchor) {
  const spot = anchor.getBoundingClientRect();
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const floor = first(".phone-tabs")?.offsetHeight || 0;
  const [right, bottom] = [document.documentElement.clientWidth - EDGE, innerHeight - floor - EDGE];
  const beside = Math.max(EDGE, Math.min(spot.top - 4, bottom - height));
  const along = Math.max(EDGE, Math.min(spot.left, right - width));
  /** @param {string} side @param {number} left @param {number} top */
  const put = (side, left, top) => {
    box.dataset.side = side;
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    box.style.setProperty("--ay", `${Math.max(10, Math.min(height - 24, spot.top + Math.min(spot.height / 2, 40) - top))}px`);
    box.style.setProperty("--ax", `${Math.max(10, Math.min(width - 24, spot.left + Math.min(spot.width / 2, 60) - left))}px`);
  };
  if (spot.right + GAP + width < right) put("right", spot.right + GAP, beside);
  else if (spot.left - GAP - width > EDGE) put("left", spot.left - GAP - width, beside);
  else if (spot.bottom + GAP + height < bottom) put("below", along, spot.bottom + GAP);
  else put("above", along, Math.max(EDGE, spot.top - GAP - height));
}

/** The answers of the open box, in their order. */
export const answers = () => (open ? all("button.ans", open.box) : []);

// A click outside closes it and keeps what is picked.
document.addEventListener("click", (event) => {
  if (!open || !(event.target instanceof Node)) return;
  if (open.box.contains(event.target) || open.anchor.contains(event.target)) return;
  closePopover();
}, true);
addEventListener("resize", () => open && place(open.box, open.anchor));
// What it points at may be replaced under it.
export const settlePopover = () => {
  if (!open || open.anchor.isConnected) return;
  const again = open.anchor.id && byId(open.anchor.id);
  if (again) open.anchor = again;
  else closePopover();
};

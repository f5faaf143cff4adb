// The ledger: goods are clicked together until they settle the bill, or a whole payment is taken at one click.

import { about, all, first, make, root } from "./dom.js";
import { counted, give, last, place, standing } from "./payment.js";
import { onChange } from "./parts.js";

/** @typedef {import("./payment.js").Bill} Bill */

/** How long a press takes one back, in milliseconds. */
const LONG = 450;
/** Longer bills show a bar instead of cells. */
const CELLS = 16;

/** @type {{ box: HTMLElement, bill: Bill, given: number[] } | null} */
let open = null;

/** The ledger of the page, if something is to be paid. */
export const paying = () => open !== null;

const inputs = (/** @type {HTMLElement} */ box) => /** @type {HTMLInputElement[]} */ (all(".give input", box));

/** Reads the bill from the page. @param {HTMLElement} box @returns {Bill} */
function read(box) {
  const dues = all(".due", box);
  const means = dues.flatMap((due, at) => all(".give", due).map((one) => ({
    due: at,
    heap: one.dataset.heap ?? "",
    look: one.dataset.look ?? "",
    worth: Number(one.dataset.worth),
    have: Number(one.dataset.have),
    most: Number(one.dataset.most),
  })));
  const payments = box.dataset.payments?.split(";").map((payment) => payment.split(" ").map(Number)) ?? null;
  return { dues: dues.map((due) => ({ amount: Number(due.dataset.amount) })), means, over: box.dataset.over !== undefined, payments };
}

/** After every change of the page: a bill that stays keeps what was given. */
function settle() {
  const box = first(".ledger");
  if (!box) {
    open = null;
    paint();
    return;
  }
  if (open?.box !== box) open = { box, bill: read(box), given: inputs(box).map((input) => Number(input.value) || 0) };
  paint();
}

/** @param {number[]} given */
function put(given) {
  if (!open) return;
  open.given = given;
  paint();
}

/** Totals, what lacks, what is given of each good: in the ledger and on the shelf. */
function paint() {
  root.classList.toggle("paying", open !== null);
  shelf();
  if (!open) return;
  const { box, bill, given } = open;
  const now = standing(bill, given);
  inputs(box).forEach((input, at) => {
    if (Number(input.value) !== given[at]) input.value = String(given[at]);
    const line = /** @type {HTMLElement} */ (input.closest(".give"));
    line.classList.toggle("z", given[at] === 0);
    const [less, more] = /** @type {HTMLButtonElement[]} */ (all(".step", line));
    less.disabled = given[at] === 0;
    more.disabled = give(bill, given, at, 1)[at] === given[at];
  });
  /** @type {string[]} */
  const lacks = [];
  /** @type {string[]} */
  const above = [];
  all(".due", box).forEach((due, at) => {
    const [amount, parts, what] = [bill.dues[at].amount, Number(due.dataset.parts) || 1, due.dataset.what ?? ""];
    trough(due, now.total[at], amount, parts);
    const sum = first(".sum", due);
    if (sum) sum.textContent = `${words("sum", { has: counted(now.total[at], parts), due: counted(amount, parts) })} ${what}`;
    due.classList.toggle("met", now.lacks[at] === 0);
    if (now.lacks[at] > 0) lacks.push(`${counted(now.lacks[at], parts)} ${what}`);
    if (now.over[at] > 0) above.push(`${counted(now.over[at], parts)} ${what}`);
  });
  const lack = first(".lack", box);
  const text = lacks.length ? words("lacks", { what: lacks.join(", ") }) : !now.payable ? words("notSo") :
    above.length ? words("above", { what: above.join(", ") }) : words("settled");
  if (lack && lack.textContent !== text) lack.textContent = text;
  lack?.classList.toggle("met", now.payable);
  const pay = /** @type {HTMLButtonElement | null} */ (first("[data-pay]", box));
  if (pay) pay.disabled = !now.payable;
  const clear = first("[data-clear]", box);
  if (clear) clear.hidden = given.every((n) => n === 0);
}

/** @param {string} key @param {Record<string, string>} [blanks] */
function words(key, blanks = {}) {
  const text = open?.box.dataset[key] ?? "";
  return Object.entries(blanks).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), text);
}

/** One cell for each that is due; what is too much is gold. @param {HTMLElement} due @param {number} has @param {number} amount @param {number} parts */
function trough(due, has, amount, parts) {
  const row = first(".trough", due);
  if (!row) return;
  const cells = Math.ceil(Math.max(amount, has) / parts);
  row.classList.toggle("bar", cells > CELLS);
  if (cells > CELLS) {
    const fill = make("i", has > amount ? "over" : "on");
    fill.style.width = `${Math.min(100, (100 * has) / amount)}%`;
    row.replaceChildren(fill);
    return;
  }
  row.replaceChildren(...Array.from({ length: cells }, (_, cell) => {
    const full = Math.min(parts, Math.max(0, has - cell * parts));
    return make("i", full === 0 ? "" : cell * parts >= amount ? "over" : full < parts ? "half" : "on");
  }));
}

/** Goods on the shelf that may be given are lit, with a seal for what is given. */
function shelf() {
  for (const good of all(".strip [data-good]")) {
    const look = good.dataset.good ?? "";
    const bill = open?.bill;
    const may = !!bill?.means.some((means) => means.look === look);
    const n = bill && open ? bill.means.reduce((sum, means, at) => sum + (means.look === look ? open?.given[at] ?? 0 : 0), 0) : 0;
    good.classList.toggle("may-give", may);
    if (may) {
      good.setAttribute("role", "button");
      good.tabIndex = 0;
    } else if (good.getAttribute("role") === "button") {
      good.removeAttribute("role");
      good.removeAttribute("tabindex");
    }
    good.querySelector(".spent")?.remove();
    if (n > 0) good.append(make("span", "spent", `−${n}`));
  }
}

/** Gives one of what looks like this, or takes one back. @param {string} look @param {boolean} back */
function click(look, back) {
  if (!open) return;
  const at = back ? last(open.bill, open.given, look) : place(open.bill, open.given, look);
  if (at >= 0) put(give(open.bill, open.given, at, back ? -1 : 1));
}

/** The symbol of a good that is clicked, on the shelf or on the board. @param {Event} event @returns {string | undefined} */
function lookOf(event) {
  if (!open) return undefined;
  const looks = new Set(open.bill.means.map((means) => means.look));
  const thing = about(event, "#leaves [data-offers]");
  const drawn = thing ? Array.from(thing.querySelectorAll("use"), (use) => use.getAttribute("href")?.slice(1) ?? "") : [];
  return about(event, ".strip .may-give")?.dataset.good ?? drawn.find((look) => looks.has(look));
}

// ---- in the ledger ----

root.addEventListener("click", (event) => {
  if (!open) return;
  const step = about(event, ".give .step");
  const line = step?.closest(".give");
  if (step && line) put(give(open.bill, open.given, all(".give", open.box).indexOf(/** @type {HTMLElement} */ (line)), Number(step.dataset.by)));
  if (about(event, "[data-clear]")) put(open.given.map(() => 0));
});
root.addEventListener("input", (event) => {
  const input = about(event, ".give input");
  if (!open || !(input instanceof HTMLInputElement)) return;
  const at = inputs(open.box).indexOf(input);
  put(give(open.bill, open.given, at, (Math.floor(Number(input.value)) || 0) - open.given[at]));
});

// ---- on the shelf: a click gives one, shift, the other button or a long press takes one back ----

let pressed = 0;
let held = false;
root.addEventListener("pointerdown", (event) => {
  const look = lookOf(event);
  held = false;
  clearTimeout(pressed);
  if (look && event.button === 0) pressed = setTimeout(() => (held = true, click(look, true)), LONG);
});
addEventListener("pointerup", () => clearTimeout(pressed));
addEventListener("pointercancel", () => clearTimeout(pressed));
root.addEventListener("click", (event) => {
  const look = lookOf(event);
  if (!look) return;
  event.preventDefault();
  event.stopPropagation();
  if (!held) click(look, event.shiftKey);
  held = false;
}, true);
root.addEventListener("contextmenu", (event) => {
  const look = lookOf(event);
  if (!look) return;
  event.preventDefault();
  if (!held && !(event instanceof PointerEvent && event.pointerType === "touch")) click(look, true);
});
root.addEventListener("keydown", (event) => {
  const look = lookOf(event);
  if (!look || !["Enter", " ", "Backspace", "-"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  click(look, event.shiftKey || event.key === "Backspace" || event.key === "-");
});

/** The whole payment with this number, by key. @param {string} digit */
export function suggested(digit) {
  const button = first(`.ledger [data-suggested="${digit}"]`);
  button?.click();
  return !!button;
}

onChange(settle);
settle();

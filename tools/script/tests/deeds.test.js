import assert from "node:assert/strict";
import { test } from "node:test";
import { others, read, stepTime, wanted } from "../../../crates/pages/assets/table/deeds.js";

/** A line of the log. @param {string} by @param {number} from @param {number} until @param {string} [seats] */
const line = (by, from, until, seats = by) => ({ dataset: { by, seats, from: String(from), until: String(until) } });

/** @param {string} by @param {number} from @param {number} until @param {string} [seats] */
const deed = (by, from, until, seats) => /** @type {import("../../../crates/pages/assets/table/deeds.js").Deed} */ (read(line(by, from, until, seats)));

test("a line says whose it is and when it was done", () => {
  assert.deepEqual(deed("red", 3, 5, "red blue"), { from: 3, until: 5, by: "red", seats: ["red", "blue"], standIn: false });
  assert.deepEqual(read({ dataset: {} }), null, "a draft is not done");
});

test("mine is what I did and what befell me", () => {
  const log = [deed("red", 0, 1), deed("blue", 1, 2), deed("blue", 2, 3, "blue red"), deed("", 3, 4, "")];
  assert.deepEqual(log.map((one) => wanted("mine", one, "red", 0)), [true, false, true, false]);
  assert.equal(wanted("mine", null, "red", 0), true, "a draft is mine");
});

test("draws are what chance did", () => {
  assert.equal(wanted("chance", deed("", 0, 1, "red"), "red", 0), true);
  assert.equal(wanted("chance", deed("red", 0, 1), "red", 0), false);
  assert.equal(wanted("chance", null, "red", 0), false);
});

test("since my turn is what came after my last answer", () => {
  assert.equal(wanted("since", deed("red", 3, 4), "red", 4), false);
  assert.equal(wanted("since", deed("blue", 4, 6), "red", 4), true);
});

test("what is new is shown in order, without my own", () => {
  const log = [deed("blue", 0, 2), deed("red", 2, 3), deed("blue", 3, 4), deed("", 4, 6, "")];
  assert.deepEqual(others(log, 2, "red").map((one) => one.until), [4, 6]);
  assert.deepEqual(others(log, 2, "").map((one) => one.until), [3, 4, 6], "who watches sees everybody");
});

test("many deeds share the time of a few", () => {
  assert.equal(stepTime(3, 1), 900);
  assert.equal(stepTime(6, 0.5), 450);
  assert.equal(stepTime(40, 1) * 40, 5400);
});

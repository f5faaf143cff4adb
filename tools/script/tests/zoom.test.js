// The magnifier: what is too small for a finger, and what is shown of it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { around, centred, cramped, growth, middle, neighbours } from "../../../crates/pages/assets/table/zoom.js";

const box = (left, top, width, height = width) => ({ left, top, right: left + width, bottom: top + height });

test("large targets are never cramped, however close", () => {
  assert.equal(cramped(box(0, 0, 44), [box(44, 0, 10)]), false);
});

test("a small target is cramped if a fingertip on it reaches another one", () => {
  assert.equal(cramped(box(0, 0, 20), [box(24, 0, 20)]), true);
  assert.equal(cramped(box(0, 0, 20), [box(40, 0, 20)]), false);
});

test("a target is not its own neighbour", () => {
  const one = box(0, 0, 20);
  assert.equal(cramped(one, [one]), false);
});

test("a drawing grows until its smallest target is large enough, within reason", () => {
  assert.equal(growth([box(0, 0, 22), box(30, 0, 60)]), 2);
  assert.equal(growth([box(0, 0, 40)]), 1.6);
  assert.equal(growth([box(0, 0, 2)]), 6);
});

test("a magnifier shows the nearest and whatever else has room in it", () => {
  const row = Array.from({ length: 9 }, (_, at) => box(at * 24, 0, 22));
  const seen = neighbours(row, { x: 11, y: 11 }, { width: 374, height: 300 });
  assert.equal(seen.length, 7);
  assert.deepEqual(seen[0], row[0]);
  assert.ok(around(seen).right * growth(seen) <= 374);
});

test("the nearest is shown even if it is too large", () => {
  assert.equal(neighbours([box(0, 0, 20, 900)], { x: 0, y: 0 }, { width: 374, height: 300 }).length, 1);
});

test("a window stays on its drawing", () => {
  assert.equal(centred(10, 100, 400), 0);
  assert.equal(centred(200, 100, 400), 150);
  assert.equal(centred(390, 100, 400), 300);
  assert.deepEqual(middle(box(0, 0, 10)), { x: 5, y: 5 });
});

// Where the sheet of a thing stands.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beside } from "../../../crates/pages/assets/table/beside.js";

const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const sheet = { width: 372, height: 260 };
const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const standing = (spot, window) => {
  const { left, top } = beside(spot, sheet, window);
  return box(left, top, sheet.width, sheet.height);
};
const apart = (one, other) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test("a sheet stands at the right of its thing, else at the left", () => {
  assert.equal(standing(box(100, 100, 120, 150), laptop).left, 232);
  assert.equal(standing(box(1200, 100, 120, 150), laptop).right, 1188);
});

test("a wide thing has its sheet below it or above it", () => {
  assert.ok(standing(box(100, 100, 1200, 150), laptop).top > 250);
  assert.ok(standing(box(100, 700, 1200, 150), laptop).bottom < 700);
});

test("a sheet never lies over its thing nor off the screen", () => {
  for (const window of [laptop, { width: 1366, height: 768 }, phone]) {
    for (let left = 0; left < window.width - 60; left += 37) {
      for (let top = 0; top < window.height - 60; top += 41) {
        const spot = box(left, top, 60, 60);
        const stands = standing(spot, window);
        assert.ok(apart(spot, stands), `${left} ${top} in ${window.width}`);
        assert.ok(stands.left >= 0 && stands.top >= 0 && stands.right <= window.width && stands.bottom <= window.height);
      }
    }
  }
});

test("where nothing fits, it hides as little as it can", () => {
  const spot = box(0, 0, 1000, 900);
  assert.deepEqual(beside(spot, { width: 500, height: 500 }, laptop).left, 1440 - 6 - 500);
});

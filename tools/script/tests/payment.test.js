// Paying: totals against the bill, and the payments that are still possible.

import assert from "node:assert/strict";
import { test } from "node:test";

import { counted, exact, give, last, left, place, standing, still } from "../../../crates/pages/assets/table/payment.js";

/** Seven food and half an energy; grain feeds and burns. Energy is counted in halves. */
const BILL = {
  dues: [{ amount: 7 }, { amount: 1 }],
  means: [
    { due: 0, heap: "meat", look: "i-meat", worth: 5, have: 2, most: 2 },
    { due: 0, heap: "grain", look: "i-grain", worth: 1, have: 3, most: 3 },
    { due: 1, heap: "straw", look: "i-straw", worth: 1, have: 1, most: 1 },
    { due: 1, heap: "grain", look: "i-grain", worth: 1, have: 3, most: 3 },
  ],
  over: false,
  payments: [[1, 2, 1, 0], [1, 2, 0, 1], [2, 0, 1, 0], [2, 0, 0, 1]],
};

test("what is still due is said due by due", () => {
  const now = standing(BILL, [1, 0, 0, 0]);
  assert.deepEqual(now.total, [5, 0]);
  assert.deepEqual(now.lacks, [2, 1]);
  assert.equal(now.covered, false);
});

test("a bill is payable when what is given is one of its payments", () => {
  assert.equal(standing(BILL, [1, 2, 1, 0]).payable, true);
  const wasteful = standing(BILL, [2, 1, 1, 0]);
  assert.deepEqual([wasteful.covered, wasteful.payable, wasteful.over], [true, false, [4, 0]]);
});

test("where more may be given than is due, what covers the bill pays it", () => {
  assert.equal(standing({ ...BILL, over: true }, [2, 1, 1, 0]).payable, true);
  assert.equal(standing({ ...BILL, over: true }, [1, 1, 1, 0]).payable, false);
});

test("payments that are not told one by one are left to the rules", () => {
  assert.equal(standing({ ...BILL, payments: null }, [2, 0, 1, 0]).payable, true);
});

test("nobody gives more than there is, nor less than nothing", () => {
  assert.deepEqual(give(BILL, [2, 0, 0, 0], 0, 1), [2, 0, 0, 0]);
  assert.deepEqual(give(BILL, [0, 0, 0, 0], 0, -1), [0, 0, 0, 0]);
  assert.deepEqual(give(BILL, [0, 0, 0, 0], 1, 2), [0, 2, 0, 0]);
});

test("a heap that serves two dues is shared", () => {
  assert.equal(left(BILL, [0, 2, 0, 1], "grain"), 0);
  assert.deepEqual(give(BILL, [0, 2, 0, 1], 1, 1), [0, 2, 0, 1]);
});

test("a good that is clicked goes where it lacks, and comes back from there", () => {
  assert.equal(place(BILL, [0, 0, 0, 0], "i-grain"), 1);
  assert.equal(place(BILL, [2, 0, 0, 0], "i-grain"), 3);
  assert.equal(place(BILL, [2, 0, 1, 0], "i-grain"), -1);
  assert.equal(place({ ...BILL, over: true }, [2, 0, 1, 0], "i-grain"), 1);
  assert.equal(last(BILL, [0, 2, 0, 1], "i-grain"), 3);
  assert.equal(last(BILL, [0, 0, 1, 0], "i-grain"), -1);
});

test("what is given leaves the payments that give at least as much", () => {
  assert.deepEqual(still(BILL.payments, [2, 0, 0, 0]), BILL.payments.slice(2));
  assert.equal(exact(BILL.payments, [2, 0, 1, 0]), BILL.payments[2]);
  assert.equal(exact(BILL.payments, [2, 0, 0, 0]), undefined);
});

test("halves are read as such", () => {
  assert.deepEqual([counted(5, 2), counted(1, 2), counted(4, 2), counted(0, 2), counted(7, 1)], ["2½", "½", "2", "0", "7"]);
});

// Narrowing: click piece, click place, in any order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { carried, dropped, lit, meant, nearest, pick, remaining, tap } from "../../../crates/pages/assets/table/narrow.js";

const offer = (n, parts, verb = "place") => ({ n, parts, verb });

/** Two dice that go to the field or the mill, a card of its own, and passing. */
const OFFERS = [
  offer("0", ["die-1", "field"]),
  offer("1", ["die-1", "mill"]),
  offer("2", ["die-2", "field"]),
  offer("3", ["card"], "take"),
  offer("4", [], "pass"),
];

test("everything an offer speaks of is lit at first", () => {
  assert.deepEqual([...lit(OFFERS, [])].sort(), ["card", "die-1", "die-2", "field", "mill"]);
});

test("a piece leaves its places lit, and waits", () => {
  const now = pick(OFFERS, [], "die-1");
  assert.deepEqual(now.picked, ["die-1"]);
  assert.equal(now.play, null);
  assert.equal(now.ask, false);
  assert.deepEqual([...lit(OFFERS, now.picked)], ["field", "mill"]);
});

test("place then piece is the same as piece then place", () => {
  const one = pick(OFFERS, pick(OFFERS, [], "die-1").picked, "field");
  const other = pick(OFFERS, pick(OFFERS, [], "field").picked, "die-1");
  assert.equal(one.play?.n, "0");
  assert.equal(other.play?.n, "0");
});

test("the only offer left is played at once", () => {
  assert.equal(pick(OFFERS, [], "card").play?.n, "3");
  assert.equal(pick(OFFERS, [], "mill").play?.n, "1");
});

test("a second click puts a thing back and plays nothing", () => {
  const now = pick(OFFERS, ["die-2"], "die-2");
  assert.deepEqual(now.picked, []);
  assert.equal(now.play, null);
  assert.equal(now.left.length, OFFERS.length);
});

test("a thing that goes with nothing picked begins anew", () => {
  const now = pick(OFFERS, ["die-2"], "mill");
  assert.deepEqual(now.picked, ["mill"]);
});

test("offers that nothing on the board tells apart are asked about", () => {
  const twice = [offer("0", ["potter"]), offer("1", ["potter"])];
  const now = pick(twice, [], "potter");
  assert.equal(now.ask, true);
  assert.equal(now.left.length, 2);
});

test("a picked place stays picked while more fits there", () => {
  const next = [offer("0", ["die-2", "field"]), offer("1", ["die-3", "field"])];
  assert.deepEqual(carried(["field", "die-1"], OFFERS[0], next), ["field"]);
});

test("a picked kind of piece stays picked while more of it may go", () => {
  const next = [offer("0", ["white", "field"]), offer("1", ["white", "mill"])];
  assert.deepEqual(carried(["white", "field"], offer("9", ["white", "field"]), next), ["white"]);
});

test("nothing stays picked for another kind of deed, or for a single offer", () => {
  const other = [offer("0", ["field"], "harvest"), offer("1", ["field"], "harvest")];
  assert.deepEqual(carried(["field", "die-1"], OFFERS[0], other), []);
  assert.deepEqual(carried(["field", "die-1"], OFFERS[0], [offer("0", ["die-2", "field"])]), []);
  assert.deepEqual(carried([], OFFERS[0], OFFERS), []);
});

test("dropping a piece on a place leaves the offers that hold both", () => {
  assert.deepEqual(dropped(OFFERS, "die-2", "field").map((one) => one.n), ["2"]);
  assert.deepEqual(dropped(OFFERS, "die-2", "mill"), []);
});

test("what is picked narrows whatever the order", () => {
  assert.deepEqual(remaining(OFFERS, ["field", "die-1"]), remaining(OFFERS, ["die-1", "field"]));
});

test("arrows go to the nearest thing that way", () => {
  const spots = [{ x: 50, y: 0 }, { x: 20, y: 60 }, { x: -30, y: 5 }];
  assert.equal(nearest({ x: 0, y: 0 }, spots, "ArrowRight"), 0);
  assert.equal(nearest({ x: 0, y: 0 }, spots, "ArrowDown"), 1);
  assert.equal(nearest({ x: 0, y: 0 }, spots, "ArrowLeft"), 2);
  assert.equal(nearest({ x: 0, y: 0 }, spots, "ArrowUp"), -1);
});

/** A die goes to the quarry, alone or with a second one. */
const WITH_MORE = [
  offer("0", ["quarry", "die-2"]),
  offer("1", ["quarry", "die-2", "die-5"]),
  offer("2", ["quarry", "die-5"]),
  offer("3", ["quarry", "die-5", "die-2"]),
];

test("a piece and its place are enough where others want one more piece", () => {
  assert.equal(pick(WITH_MORE, ["die-2"], "quarry").play?.n, "0");
  assert.equal(pick(WITH_MORE, ["quarry"], "die-5").play?.n, "2");
});

test("whoever wants one more piece picks it before the place", () => {
  const both = pick(WITH_MORE, ["die-2"], "die-5");
  assert.equal(both.play, null);
  assert.deepEqual(both.left.map((offer) => offer.n), ["1", "3"]);
  const asked = pick(WITH_MORE, both.picked, "quarry");
  assert.equal(asked.play, null);
  assert.equal(asked.ask, true, "which of them comes first is asked beside the place");
});

test("a second piece of the same kind is asked for beside the place", () => {
  const twins = [...WITH_MORE, offer("4", ["quarry", "die-2", "die-2"])];
  const asked = pick(twins, ["die-2"], "quarry");
  assert.equal(asked.play, null);
  assert.equal(asked.ask, true);
  assert.deepEqual(asked.left.map((offer) => offer.n), ["0", "4"]);
});

test("one thing alone plays nothing while more can be said there", () => {
  const space = [offer("0", ["space"], "back"), offer("1", ["piece", "space"])];
  assert.equal(pick(space, [], "space").play, null);
});

/** Two equal dice: one of them gathers alone, or both do. */
const TWINS = [offer("0", ["at", "die-4"]), offer("1", ["at", "die-4", "die-4-1"]), offer("2", ["at", "die-4", "die-2"])];

test("of two equal things either will do", () => {
  assert.equal(meant(TWINS, [], "die-4-1", "die-4"), "die-4");
  assert.equal(meant(TWINS, ["at"], "die-4-1", "die-4"), "die-4");
  assert.equal(pick(TWINS, ["at"], meant(TWINS, ["at"], "die-4-1", "die-4")).play?.n, "0");
  assert.equal(pick(TWINS, ["die-4"], "at").play?.n, "0");
});

test("both of two equal things are picked one after the other, and the second is put back first", () => {
  assert.equal(meant(TWINS, ["die-4"], "die-4-1", "die-4"), "die-4-1");
  assert.equal(pick(TWINS, ["die-4", "die-4-1"], "at").play?.n, "1");
  assert.equal(meant(TWINS, ["die-4", "die-4-1"], "die-4-1", "die-4"), "die-4-1");
});

test("on a phone the first tap explains and the second acts", () => {
  const once = tap(OFFERS, [], "card", false);
  assert.deepEqual([once.play, once.picked], [null, ["card"]]);
  assert.equal(tap(OFFERS, once.picked, "card", false).play?.n, "3");
});

test("on a phone a piece and then its place are enough, in any order", () => {
  assert.equal(tap(OFFERS, tap(OFFERS, [], "die-1", false).picked, "field", false).play?.n, "0");
  assert.equal(tap(OFFERS, tap(OFFERS, [], "field", false).picked, "die-1", false).play?.n, "0");
});

test("a second tap on what has several answers puts it back", () => {
  const again = tap(OFFERS, ["field"], "field", false);
  assert.deepEqual([again.play, again.picked], [null, []]);
});

test("another thing instead begins anew and is explained", () => {
  const now = tap(OFFERS, ["die-2"], "mill", false);
  assert.deepEqual([now.play, now.picked], [null, ["mill"]]);
});

test("whoever wishes so acts with the first tap", () => {
  assert.equal(tap(OFFERS, [], "card", true).play?.n, "3");
  assert.equal(tap(OFFERS, [], "die-1", true).play, null);
});

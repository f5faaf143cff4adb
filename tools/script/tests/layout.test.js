// How panes stand on the stage.

import assert from "node:assert/strict";
import { test } from "node:test";

import { arrange, cardShapes, grouped, packings, runs } from "../../../crates/pages/assets/table/layout.js";

const pane = (id, width, height, weight = 3, least = 0.5) => ({
  id, shapes: [{ width, height, cells: [{ x: 0, y: 0 }] }], weight, least, most: weight > 3 ? 2.4 : 1.15, heading: 22,
});
const overlap = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

test("one pane has the whole stage", () => {
  const { placed, left } = arrange([pane("board", 800, 500)], 1160, 722);
  assert.deepEqual(left, []);
  assert.deepEqual([placed[0].x, placed[0].y, placed[0].width, placed[0].height], [0, 0, 1160, 722]);
});

test("panes never lie over each other nor off the stage", () => {
  const panes = [pane("wheel", 370, 370), pane("cards", 370, 300), pane("land", 540, 640, 10), pane("settlements", 200, 260, 1.2)];
  for (const [width, height] of [[1160, 722], [1086, 590], [1620, 902]]) {
    const { placed } = arrange(panes, width, height);
    placed.forEach((one, index) => {
      assert.ok(one.x >= 0 && one.y >= 0 && one.x + one.width <= width + 1 && one.y + one.height <= height + 1, JSON.stringify(one));
      for (const other of placed.slice(index + 1)) assert.ok(!overlap(one, other), JSON.stringify([one, other]));
    });
  }
});

test("what matters most is drawn largest", () => {
  const { placed } = arrange([pane("map", 700, 700, 10), pane("tracks", 700, 700, 3)], 1160, 722);
  const [map, tracks] = placed;
  assert.ok(map.scale > tracks.scale, JSON.stringify(placed));
});

test("a wide and a tall pane stand beside each other or above each other as it fits", () => {
  const wide = arrange([pane("board", 1000, 400, 10), pane("row", 1000, 150)], 1160, 722).placed;
  assert.ok(wide[1].y > wide[0].y, "a row under a board");
  const tall = arrange([pane("board", 500, 700, 10), pane("column", 200, 700)], 1160, 722).placed;
  assert.ok(tall[1].x > tall[0].x, "a column beside a board");
});

test("what could not be read waits in its drawer, the least important first", () => {
  const panes = [pane("board", 1160, 700, 10), pane("other", 1160, 700, 3), pane("supply", 1160, 700, 1.2)];
  const { placed, left } = arrange(panes, 900, 500);
  assert.equal(placed[0].id, "board");
  assert.equal(left.at(-1) ?? left[0], left.includes("supply") ? left.at(-1) : "supply");
  assert.ok(left.includes("supply"));
});

test("no more than four panes stand at once", () => {
  const panes = Array.from({ length: 6 }, (_, index) => pane(`pane-${index}`, 200, 200, 6 - index));
  const { placed, left } = arrange(panes, 1600, 900);
  assert.equal(placed.length, 4);
  assert.deepEqual(left, ["pane-4", "pane-5"]);
});

test("cards may stand in any number of columns", () => {
  const shapes = cardShapes(9, 100, 150, 10);
  assert.deepEqual([shapes[8].width, shapes[8].height], [980, 150]);
  assert.deepEqual([shapes[2].width, shapes[2].height], [320, 470]);
  assert.deepEqual(shapes[2].cells[4], { x: 110, y: 160 });
});

test("a row of cards takes the shape its box asks for", () => {
  const cards = { id: "cards", shapes: cardShapes(9, 120, 160, 8), weight: 3, least: 0.5, most: 1.15, heading: 22 };
  const columns = (placed) => new Set(placed.cells.map((cell) => cell.x)).size;
  assert.equal(columns(arrange([cards], 1160, 200).placed[0]), 9);
  assert.equal(columns(arrange([cards], 400, 600).placed[0]), 3);
});

test("drawings of several sizes are packed, and none is both wider and taller than another way", () => {
  const sizes = [{ width: 760, height: 500 }, { width: 300, height: 700 }, { width: 300, height: 100 }];
  const found = packings(sizes.map((size) => [{ ...size, cells: [{ x: 0, y: 0 }] }]), 8);
  assert.ok(found.length > 1);
  for (const shape of found) {
    assert.equal(shape.cells.length, 3);
    shape.cells.forEach((cell, at) => {
      assert.ok(cell.x + sizes[at].width <= shape.width + 0.01 && cell.y + sizes[at].height <= shape.height + 0.01);
    });
    assert.ok(!found.some((other) => other !== shape && other.width <= shape.width && other.height <= shape.height));
  }
});

test("drawings of one size that follow each other are one group", () => {
  const place = { width: 170, height: 130 };
  assert.deepEqual(runs([place, place, { width: 500, height: 130 }, place]).map((run) => run.count), [2, 1, 1]);
});

test("places stand in a grid above their market", () => {
  const groups = [cardShapes(12, 170, 130, 8), cardShapes(1, 526, 130, 8), cardShapes(1, 100, 130, 8)];
  const wide = packings(groups, 8).find((shape) => shape.width > 600 && shape.width < 800);
  assert.ok(wide, "four columns are a way");
  assert.equal(wide.cells[12].y >= 3 * 130, true);
});

test("a pane may stand beside one that does not follow it", () => {
  const panes = [pane("board", 1100, 700, 3), pane("cards", 1200, 170, 10), pane("household", 300, 500, 3)];
  const { placed } = arrange(panes, 1160, 722);
  const [board, cards, household] = ["board", "cards", "household"].map((id) => placed.find((one) => one.id === id));
  assert.ok(cards.y > board.y && household.x > board.x && household.y < cards.y, JSON.stringify(placed));
});

test("what holds something to choose stays, and what is only read goes", () => {
  const panes = [{ ...pane("map", 1000, 700, 10), keep: true }, { ...pane("cards", 1000, 700, 5, 0.55), keep: true }, pane("tracks", 600, 600, 3, 0.66)];
  const { placed, left } = arrange(panes, 900, 500);
  assert.deepEqual(left, ["tracks"]);
  assert.ok(placed.some((one) => one.id === "cards"));
});

test("what takes more from the others than it gives waits in its drawer", () => {
  const abbey = { ...pane("abbey", 1104, 706, 10, 0.55), keep: true, heading: 0 };
  const precinct = pane("precinct", 210, 590, 3, 0.56);
  const market = { ...pane("market", 0, 0, 3, 0.56), shapes: cardShapes(8, 128, 148, 8) };
  const panes = [abbey, precinct, market];
  assert.deepEqual(arrange(panes, 1140, 706).left, [], "there is room for all");
  assert.deepEqual(arrange(panes, 1066, 574).left, ["market"], "the abbey is worth more");
});

test("a board beside many cards may be smaller than they are", () => {
  const wheel = { width: 520, height: 520, count: 1 };
  const many = grouped([wheel, { width: 120, height: 150, count: 10 }], 8);
  assert.deepEqual([...new Set(many.map((shape) => shape.by ?? 1))], [1, 0.85, 0.7]);
  for (const shape of many) {
    assert.equal(shape.cells[0].by ?? 1, shape.by ?? 1);
    assert.ok(shape.cells.slice(1).every((cell) => cell.by === undefined), "cards are as large as they are");
    assert.ok(shape.cells[0].y + 520 * (shape.by ?? 1) <= shape.height + 0.01);
  }
  assert.ok(grouped([wheel, { width: 120, height: 150, count: 3 }], 8).every((shape) => shape.by === undefined), "few cards have room anyway");
});

import { expect, test } from "vitest";
import type { KnownItem } from "../../../server/content/item-answers.ts";
import { isStillTrue, type KeptAnswer } from "../../../server/content/read-answer.ts";

const item: KnownItem = { rowHash: "hash", fields: { description: "новое" }, letters: 20 };
const path = "/pavilions/1";
const answer: KeptAnswer = {
  packed: Buffer.alloc(0),
  hash: "",
  parsedFor: "2026-11-28",
  value: [],
  rowHashes: new Map([[path, "hash"]]),
  refinedBy: new Map(),
  items: 1,
  letters: 100,
  leftOut: 0,
};
const left = { items: 10, letters: 1000 };
const optionsWith = (items: ReadonlyMap<string, KnownItem>) => ({
  inPieces: () => expect.fail("nothing is parsed"),
  items,
  parsedFor: "2026-11-28",
});

test("An answer is parsed again if the own call of one of its items says something new, and not for other items", () => {
  const refined = { ...answer, refinedBy: new Map([[path, item]]) };
  expect(isStillTrue(answer, left, optionsWith(new Map()))).toBe(true);
  expect(isStillTrue(answer, left, optionsWith(new Map([["/pavilions/2", item]])))).toBe(true);
  expect(isStillTrue(answer, left, optionsWith(new Map([[path, item]])))).toBe(false);
  expect(isStillTrue(refined, left, optionsWith(new Map([[path, item]])))).toBe(true);
  expect(isStillTrue(refined, left, optionsWith(new Map([[path, { ...item }]])))).toBe(false);
  expect(isStillTrue(refined, left, optionsWith(new Map()))).toBe(false);
});

test("An answer is parsed again on another day, and if it no longer fits the budget of its part", () => {
  const options = optionsWith(new Map());
  expect(isStillTrue(answer, left, { ...options, parsedFor: "2026-11-29" })).toBe(false);
  expect(isStillTrue(answer, { items: 0, letters: 1000 }, options)).toBe(false);
  expect(isStillTrue(answer, { items: 10, letters: 99 }, options)).toBe(false);
  expect(isStillTrue({ ...answer, leftOut: 1 }, left, options)).toBe(false);
});

import { expect, test } from "vitest";
import { newestChoice } from "../../../views/browser/newest-choice.ts";

const choice = (base: string, pending: string, pressed: string, isLink: boolean) =>
  newestChoice({
    base: new URLSearchParams(base),
    pending: new URLSearchParams(pending),
    pressed: new URLSearchParams(pressed),
    isLink,
  }).toString();

test.each([
  ["a second building joins the first", "", "bodies=2", "bodies=3", "bodies=2&bodies=3"],
  ["a building that is pressed twice is out again", "", "bodies=2", "bodies=2", ""],
  ["a building is taken out beside one that was added", "bodies=2", "bodies=2&bodies=3", "", "bodies=3"],
  ["a condition is taken back, and the building before it stays", "priceTo=9", "bodies=2&priceTo=9", "", "bodies=2"],
  ["a page of its own, without an earlier press", "bodies=2", "bodies=2", "bodies=2&bodies=3", "bodies=2&bodies=3"],
])("a link: %s", (_, base, pending, pressed, expected) => {
  expect(choice(base, pending, pressed, true)).toBe(expected);
});

test.each([
  ["a field joins a building that was pressed before it", "", "bodies=2", "priceTo=9", "priceTo=9&bodies=2"],
  ["further typing replaces what was typed", "", "priceTo=9", "priceTo=90", "priceTo=90"],
  ["an untouched field leaves a condition taken back", "priceTo=500000", "", "priceTo=500 000&people=5", "people=5"],
])("a form: %s", (_, base, pending, pressed, expected) => {
  expect(choice(base, pending, pressed, false)).toBe(expected);
});

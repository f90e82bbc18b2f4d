import { expect, it } from "vitest";
import { mayReload } from "../../../views/browser/chunk-failure.ts";

const now = Date.UTC(2026, 10, 20);
const failure = { online: true, leaving: false, lastReloadAt: 0, now };

it("the page reloads for a missing chunk at most once a minute and never offline", () => {
  expect(mayReload(failure)).toBe(true);
  expect(mayReload({ ...failure, lastReloadAt: now - 59_999 })).toBe(false);
  expect(mayReload({ ...failure, lastReloadAt: now - 60_000 })).toBe(true);
  expect(mayReload({ ...failure, online: false })).toBe(false);
});

it("a page never reloads during navigation, when the browser aborts its imports", () => {
  expect(mayReload({ ...failure, leaving: true })).toBe(false);
});

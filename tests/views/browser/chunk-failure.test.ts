import { expect, it } from "vitest";
import { mayReload } from "../../../views/browser/chunk-failure.ts";

it("reloads for a missing chunk at most once a minute and never offline", () => {
  const now = Date.UTC(2026, 10, 20);
  expect(mayReload(true, 0, now)).toBe(true);
  expect(mayReload(true, now - 59_999, now)).toBe(false);
  expect(mayReload(true, now - 60_000, now)).toBe(true);
  expect(mayReload(false, 0, now)).toBe(false);
});

import { expect, it } from "vitest";
import { bannerOpensInMs } from "../../../views/browser/banner.ts";
import { mayReload } from "../../../views/browser/navigation.ts";

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

const day = 24 * 60 * 60 * 1_000;
const fresh = { shownInSession: false, opensAt: now + 20_000, closedAt: 0 };

it("the banner stays closed for 30 days after a visitor closed it", () => {
  expect(bannerOpensInMs({ ...fresh, closedAt: now - 30 * day + 1 }, now)).toBeUndefined();
  expect(bannerOpensInMs({ ...fresh, closedAt: now - 30 * day }, now)).toBe(20_000);
});

import { describe, expect, it } from "vitest";
import { bannerOpensInMs } from "../../../views/browser/banner.ts";

const day = 24 * 60 * 60 * 1_000;
const now = 100 * day;
const fresh = { shownInSession: false, opensAt: now + 20_000, closedAt: 0 };

describe("the banner", () => {
  it("stays closed for 30 days after a visitor closed it", () => {
    expect(bannerOpensInMs({ ...fresh, closedAt: now - 30 * day + 1 }, now)).toBeUndefined();
    expect(bannerOpensInMs({ ...fresh, closedAt: now - 30 * day }, now)).toBe(20_000);
  });
});

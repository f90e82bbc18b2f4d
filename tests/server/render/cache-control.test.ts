import { expect, test } from "vitest";
import { cacheControl } from "../../../server/render/cache-control.ts";

const at = (time: string) => new Date(`2026-12-31T${time}+03:00`);
const staleSeconds = (header: string) =>
  [...header.matchAll(/stale-[a-z-]+=(\d+)/g)].map(([, seconds]) => Number(seconds));

test("A page that tells the time is kept for half a minute by shared caches, and never served stale", () => {
  expect(cacheControl(at("12:00:00"), true)).toBe("public, max-age=0, s-maxage=30");
});

test.each(["00:00:00", "12:00:00", "22:55:10", "23:00:00", "23:59:59"])(
  "Of any other page, rendered at %s and kept in memory until its hour ends, nothing is served stale beyond midnight",
  (time) => {
    const hourMs = 3_600_000;
    const midnightMs = at("23:59:59").getTime() + 1000;
    const servedMs = (Math.floor(at(time).getTime() / hourMs) + 1) * hourMs;
    for (const seconds of staleSeconds(cacheControl(at(time), false)))
      expect(servedMs + seconds * 1000).toBeLessThanOrEqual(midnightMs);
  },
);

test("A page that is rendered again within the hour has the same header, so its compressed bytes are kept", () => {
  expect(cacheControl(at("12:59:59"), false)).toBe(cacheControl(at("12:00:00"), false));
});

test("A site that is down at noon is served from a shared cache for hours", () => {
  expect(cacheControl(at("12:00:00"), false)).toBe(
    "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=39600",
  );
});

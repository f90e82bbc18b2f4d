import { expect, test } from "vitest";
import { daylightAt } from "../../../views/park/daylight.ts";

const at = (time: string) => daylightAt(new Date(`${time}+03:00`));

test("the light follows the park's hour and month: in winter dusk comes in the afternoon, in summer late", () => {
  expect(at("2026-11-28T07:59:59")).toBe("night");
  expect(at("2026-11-28T08:00:00")).toBe("noon");
  expect(at("2026-11-28T14:59:59")).toBe("noon");
  expect(at("2026-11-28T15:00:00")).toBe("dusk");
  expect(at("2026-11-28T17:59:59")).toBe("dusk");
  expect(at("2026-11-28T18:00:00")).toBe("night");
  expect(at("2026-06-20T18:00:00")).toBe("noon");
  expect(at("2026-06-20T21:00:00")).toBe("dusk");
});

test("the light changes at full hours only: cached pages expire then", () => {
  for (let minutes = 0; minutes < 60 * 24; minutes += 10) {
    const time = new Date(Date.UTC(2026, 2, 15, 0, minutes));
    const hour = new Date(Date.UTC(2026, 2, 15, Math.floor(minutes / 60)));
    expect(daylightAt(time)).toBe(daylightAt(hour));
  }
});

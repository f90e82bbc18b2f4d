import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nearestTone, tones } from "../../views/park/tones.ts";

test("every tone has a class in the styles", () => {
  const css = readFileSync("views/kit/tones.css", "utf8");
  const classes = [...css.matchAll(/\.tone-(\d+) \{\s*background: var\(--tone-(\d+)\);/g)];
  expect(classes.map(([, name, value]) => [name, value])).toEqual(tones.map((_, at) => [String(at), String(at)]));
});
test("a colour gets the nearest tone", () => {
  expect(tones[nearestTone(255, 255, 255)]).toBe("#ededed");
  expect(tones[nearestTone(120, 100, 80)]).toBe("#7d6650");
  expect(tones[nearestTone(100, 150, 190)]).toBe("#7f9bb0");
});

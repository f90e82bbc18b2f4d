import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nearestTone, tones } from "../../views/kit/tones.ts";

test("every tone has its class in the styles, with its colour", () => {
  const css = readFileSync("views/styles/tones.css", "utf8");
  const classes = [...css.matchAll(/\.tone-(\d+) \{\s*background: (#[0-9a-f]{6});/g)].map(([, at, hex]) => [at, hex]);
  expect(classes).toEqual(tones.map((tone, at) => [String(at), tone]));
});
test("a colour gets the tone that is nearest to it", () => {
  expect(tones[nearestTone(255, 255, 255)]).toBe("#ededed");
  expect(tones[nearestTone(120, 100, 80)]).toBe("#7d6650");
  expect(tones[nearestTone(100, 150, 190)]).toBe("#7f9bb0");
});

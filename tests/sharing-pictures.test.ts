import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cardMarkups, cardSize, cardSources, iconSvg } from "../e2e/sharing/card-pages.tsx";

const drawAgain = "npm run pictures:share";
const markups = await cardMarkups();

describe("Pictures for sharing", () => {
  test("are drawn from the current drawings, words, colours and pictures of the model", async () => {
    const drawn: Awaited<ReturnType<typeof cardSources>> = JSON.parse(readFileSync("e2e/sharing/drawn.json", "utf8"));
    // Who deletes the model draws these pictures again when the park has its own name and API.
    const deleted = existsSync("views/park/claims/model") ? {} : { model: undefined };
    const known = Object.fromEntries(
      Object.entries(drawn).map(([name, sources]) => [name, { ...sources, ...deleted }]),
    );
    expect(known, drawAgain).toEqual(await cardSources());
  });
  test.each([...markups.keys()])("%s.png has the announced size and at most 64 kB, and is not blank", async (name) => {
    expect(statSync(`public/og/${name}.png`).size).toBeLessThanOrEqual(64_000);
    const picture = sharp(`public/og/${name}.png`);
    expect(await picture.metadata()).toMatchObject({ format: "png", ...cardSize });
    // A drawing without its styles is black.
    const { channels: lit } = await sharp(await picture.clone().greyscale().threshold(8).toBuffer()).stats();
    expect((lit[0]?.mean ?? 0) / 255, "not black").toBeGreaterThan(0.97);
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });
  test("the icon is the park's sign", () => {
    expect(readFileSync("public/icons/icon.svg", "utf8"), drawAgain).toBe(iconSvg());
  });
});

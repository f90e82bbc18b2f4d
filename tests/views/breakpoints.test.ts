import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "views/styles";

test("styles use only the breakpoints that tokens.css names", () => {
  const unnamed = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/@media[^{]*/g)]
      .filter(([query]) => /\b(?:width|height)\b/.test(query))
      .map(([query]) => `${file}: ${query.trim()}`),
  );
  expect(unnamed).toEqual([]);
});

test("styles use no name of a breakpoint that tokens.css lacks", () => {
  const tokens = readFileSync(`${folder}/tokens.css`, "utf8");
  const named = [...tokens.matchAll(/^@custom-media (--[\w-]+)/gm)].map(([, name]) => name);
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => name),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(used.filter((name) => !named.includes(name))).toEqual([]);
});

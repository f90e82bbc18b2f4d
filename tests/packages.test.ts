import { expect, test } from "vitest";
import { importsOf, packageOf, sources } from "./support/kit/source-files.ts";

test("every package of the owner's card is imported: none may be replaced or dropped", () => {
  const card =
    "express react react-dom preact htmx.org node-fetch express-rate-limit helmet pino vitest supertest playwright";
  const files = ["server", "views", "tests", "e2e"].flatMap((folder) => sources(folder));
  const used = new Set(files.flatMap(importsOf).map(packageOf));
  expect(card.split(" ").filter((name) => !used.has(name))).toEqual([]);
});

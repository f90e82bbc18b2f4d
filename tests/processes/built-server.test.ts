import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webCommand } from "../../server/bundle/rehearse.ts";

test("The built server starts by `npm start` with the Procfile's command", () => {
  expect(webCommand).toMatch(/\bnode\b.* dist\/server\/main\.js$/);
  expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.start).toContain(webCommand);
});

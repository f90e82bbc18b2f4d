import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { extensions } from "../../../server/bundle/server-bundle.ts";

test("the built server knows the content type of every file of public/", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const served = files.map(({ name }) => path.extname(name).slice(1)).filter((name) => name !== "br" && name !== "gz");
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter((name) => !extensions.has(name))).toEqual([]);
});

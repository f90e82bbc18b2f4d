import path from "node:path";
import { expect, test } from "vitest";
import { importsOf, isOwn, packageOf, sources } from "./support/kit/source-files.ts";

const server = sources("server");
const views = sources("views");

test("every package of the owner's card is imported: none may be replaced or dropped", () => {
  const card =
    "express react react-dom preact htmx.org node-fetch express-rate-limit helmet pino vitest supertest playwright";
  const files = [...server, ...views, ...sources("tests"), ...sources("e2e")];
  const used = new Set(files.flatMap(importsOf).map(packageOf));
  expect(card.split(" ").filter((name) => !used.has(name))).toEqual([]);
});

test("only the content, picture and request clients use node-fetch", () => {
  const users = server.filter((file) => importsOf(file).includes("node-fetch"));
  expect(users.sort()).toEqual([
    "server/content/upstream.ts",
    "server/enquiries/delivery.ts",
    "server/media/fetch-picture.ts",
  ]);
});

test("only the stores import SQL drivers", () => {
  const users = server.filter((file) => importsOf(file).some((name) => /^(?:pg|node:sqlite)$/.test(name)));
  const stores = /^server\/(?:enquiries\/|content\/(?:snapshot-places|picture-key)\.ts$)/;
  expect(users.filter((file) => !stores.test(file))).toEqual([]);
});

test("each package is imported in one folder only, except express, react, zod and other listed ones", () => {
  const everywhere = new Set(["express", "react", "zod", "lru-cache", "node-fetch", "cockatiel", "pg", "sharp"]);
  const folders = new Map<string, Set<string>>();
  for (const file of [...server, ...views]) {
    for (const name of importsOf(file)) {
      if (isOwn(name) || name.startsWith("node:")) continue;
      const key = packageOf(name);
      folders.set(key, (folders.get(key) ?? new Set()).add(path.dirname(file)));
    }
  }
  const spread = [...folders].filter(([name, used]) => !everywhere.has(name) && used.size > 1);
  expect(spread.map(([name, used]) => `${name} in ${[...used].join(", ")}`)).toEqual([]);
});

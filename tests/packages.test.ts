import { expect, test } from "vitest";
import { importsOf, packageOf, sources } from "./support/source-files.ts";

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
  const stores = /^server\/(?:enquiries\/|content\/(?:snapshot|site-key)\.ts$)/;
  expect(users.filter((file) => !stores.test(file))).toEqual([]);
});

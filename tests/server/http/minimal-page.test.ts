import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { errors } from "../../../server/http/errors.tsx";
import { createLog } from "../../../server/log/log.ts";
import { beginRequest } from "../../../server/log/request-context.ts";
import type { Frame } from "../../../views/layout/frame.ts";
import { namedAssets } from "../../support/sites/named-assets.ts";

test("An error within the error page gives the minimal English page: status, words, a way home, and no layout", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (entry) => void lines.push(entry) });
  const frame = () => ({ services: "no list", contacts: {} }) as unknown as Frame; // A frame that no page can show.
  const shared = { log, origin: "http://site.test", assets: namedAssets, cache: {} as never, headers: {} };
  const parts = { ...shared, model: undefined, frame, beside: () => undefined };
  const app = express();
  app.use((req, res, next) => {
    beginRequest({ id: "12345678", startedAt: 0 }, req, res, log);
    next();
  });
  app.get("/", () => {
    throw new TypeError("a bug of ours in «Канарейка»");
  });
  app.use(errors(parts));
  const { status, text, headers } = await supertest(app).get("/");
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(text).toContain('<html lang="en">');
  for (const words of ["<title>500 Error</title>", "Something went wrong", '<a href="/">Go home</a>'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/[а-яё]/i);
  const [line = ""] = lines.filter((each) => each.includes('"request.error"'));
  expect(JSON.parse(line)).toMatchObject({ name: "TypeError", message: "a bug of ours in …", status: 500 });
  expect(JSON.parse(line).place).toContain("minimal-page.test.ts");
});

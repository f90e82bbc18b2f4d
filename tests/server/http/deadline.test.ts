import type { ErrorRequestHandler } from "express";
import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { deadline } from "../../../server/http/deadline.ts";
import { Markup } from "../../../server/render/markup.ts";
import { createPageCache } from "../../../server/render/page-cache.ts";

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("A page that comes after the deadline is not written over the answer that the visitor has", async () => {
  const cache = createPageCache({ version: () => 1, settled: async () => {}, freshMs: 60_000 });
  const faults: unknown[] = [];
  const ends: unknown[] = [];
  const late: ErrorRequestHandler = (error, _req, res, _next) => {
    faults.push(error.message);
    if (!res.headersSent) res.status(error.status).send("late");
  };
  const app = express();
  app.use(deadline(30));
  app.get("/page", async (req, res) => {
    const render = async () => {
      await after(120);
      return { headers: { "Content-Type": "text/html; charset=utf-8" }, body: Markup.of("<p>Страница</p>") };
    };
    ends.push(await cache.answer(req, res, "12345678", { key: "/page", route: "/page", render }));
  });
  app.use(late);
  await supertest(app).get("/page").expect(503, "late");
  await after(200);
  expect(faults).toEqual(["The answer took too long"]);
  expect(ends).toEqual(["miss"]);
  await supertest(app).get("/page").expect(200, "<p>Страница</p>");
});

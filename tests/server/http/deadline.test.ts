import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from "express";
import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { deadline } from "../../../server/http/deadline.ts";
import { Markup } from "../../../server/render/markup.ts";
import { createPageCache } from "../../../server/render/page-cache.ts";

/** Applies the deadline to the first request only: a busy machine must not fail the second one. */
const onlyOnce = (handler: RequestHandler): RequestHandler => {
  let isFirst = true;
  return (req, res, next) => {
    const handle = isFirst ? handler : (_req: Request, _res: Response, pass: NextFunction) => pass();
    isFirst = false;
    return handle(req, res, next);
  };
};

test("A page that renders after the deadline does not write a second answer", async () => {
  const cache = createPageCache({ version: () => 1, settled: async () => {}, freshMs: 60_000 });
  const faults: unknown[] = [];
  const ends: unknown[] = [];
  const late: ErrorRequestHandler = (error, _req, res, _next) => {
    faults.push(error.message);
    if (!res.headersSent) res.status(error.status).send("late");
  };
  const app = express();
  app.get("/page", onlyOnce(deadline(30)));
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get("/page", async (req, res) => {
    const render = async () => {
      await finished;
      return { headers: { "Content-Type": "text/html; charset=utf-8" }, body: Markup.of("<p>Страница</p>") };
    };
    ends.push(await cache.answer(req, res, "12345678", { key: "/page", route: "/page", render }));
  });
  app.use(late);
  await supertest(app).get("/page").expect(503, "late");
  finish();
  await expect.poll(() => ends).toEqual(["miss"]);
  expect(faults).toEqual(["The answer took too long"]);
  await supertest(app).get("/page").expect(200, "<p>Страница</p>");
});

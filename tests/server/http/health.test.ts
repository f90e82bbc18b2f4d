import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { health } from "../../../server/http/health.ts";

/** A site's health with slow figures. `counted` is how often they were counted. */
function watched(statusToken?: string) {
  const log = { counted: 0 };
  const figures = async () => {
    log.counted += 1;
    return { waiting: 3 };
  };
  const app = express().use(health({ isReady: () => true, figures }, statusToken));
  const ask = (token?: string) =>
    request(app)
      .get("/readyz")
      .set(token ? { Authorization: `Bearer ${token}` } : {});
  return { log, ask };
}

test("Whoever may not see the figures does not have them counted", async () => {
  const { log, ask } = watched("token");
  for (let n = 0; n < 20; n += 1) expect((await ask("wrong")).body).toEqual({ ready: true });
  expect(log.counted).toBe(0);
});
test("The operator's figures are counted once a second, however often they are asked for", async () => {
  const { log, ask } = watched("token");
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("token")));
  for (const { body } of answers) expect(body).toEqual({ ready: true, waiting: 3 });
  expect(log.counted).toBe(1);
  await expect.poll(async () => (await ask("token")) && log.counted, { interval: 300 }).toBeGreaterThan(1);
});

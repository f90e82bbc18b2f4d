import supertest from "supertest";
import { expect, test } from "vitest";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { siteForTest } from "../../support/sites/site-for-file.ts";

test("Of a client's reports of the policy ten a minute are logged, by directive and host", async () => {
  const site = await siteForTest();
  const older = { "csp-report": { "violated-directive": "img-src", "blocked-uri": "https://a.test/b" } };
  const newer = [{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "https://a.test/b" } }];
  const send = async (_: unknown, at: number) =>
    supertest(site.url)
      .post("/csp")
      .type(at % 2 ? "application/csp-report" : "application/reports+json")
      .send(JSON.stringify(at % 2 ? older : newer));
  const answers = await Promise.all(Array.from({ length: 15 }, send));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  const told = Array.from({ length: 10 }, () => ({ directive: "img-src", blocked: "a.test" }));
  expect(eventsOf(site, "csp.report")).toMatchObject(told);
});

test("A report of four thousand lists in one another is no fault of ours", async () => {
  const site = await siteForTest();
  const lists = "[".repeat(4000) + "]".repeat(4000);
  await supertest(site.url).post("/csp").type("json").send(lists).expect(204);
  expect(eventsOf(site, "csp.report")).toMatchObject([{ directive: "other", blocked: "other" }]);
});

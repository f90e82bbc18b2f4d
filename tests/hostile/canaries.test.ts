import { describe, expect, test } from "vitest";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { postForm } from "../support/enquiries/post.ts";
import { subjectValues } from "../support/pages/route-addresses.ts";
import type { FrontMode } from "../support/sites/fault-front.ts";
import { frontedSite } from "../support/sites/fronted-sites.ts";

/** Personal values of a visitor, which must never appear in a log. */
const canary = {
  name: "Канарейка Жёлтопёрая",
  phone: "+79161234567",
  email: "canary@birds.example",
  comment: "Прошу позвонить по номеру 8 916 123-45-67 после обеда",
};
const traces = [/Канарейк/i, /916\D{0,3}123/, /canary/i, /позвонить/i, /%D0%9A%D0%B0%D0%BD/i];

const sites = frontedSite({ API_TIMEOUT_MS: "150", LOG_LEVEL: "debug", RATE_LIMIT_REQUESTS: "40" });
const { site } = sites;

const names = Object.values(allForms).map(({ name }) => name);

describe("Visitors' values do not appear in log lines", () => {
  const modes: FrontMode[] = ["up", "reset", "500", "hang", "refused", "html", "429"];
  for (const mode of modes) {
    test(`if the API is in mode "${mode}"`, async () => {
      for (const name of names) await site.get(`/requests/${name}?${new URLSearchParams(subjectValues)}`);
      sites.front.mode = mode;
      for (const name of names) {
        const values = { ...subjectValues, ...canary, comment: `${canary.comment} ${mode}` };
        await postForm(site, `/requests/${name}`, values);
      }
    });
  }
  test("if a form is invalid, fills the honeypot, has a wrong type, is too long, or comes from another site", async () => {
    const wrong = { ...subjectValues, ...canary, phone: `${canary.phone}00` };
    await postForm(site, "/requests/rent", wrong);
    await postForm(site, "/requests/rent", { ...subjectValues, ...canary, website: canary.email });
    await postForm(site, "/requests/rent", canary, { "Content-Type": "text/plain" });
    await postForm(site, "/requests/rent", { ...canary, comment: canary.comment.repeat(3000) });
    await postForm(site, "/requests/rent", canary, {
      Origin: `https://${canary.email}`,
      "Sec-Fetch-Site": "cross-site",
    });
  });
  test("if a visitor exceeds the rate limit", async () => {
    let status = 0;
    for (let n = 0; n < 60 && status !== 429; n += 1) {
      ({ status } = await postForm(site, "/requests/callback", { ...canary, comment: `${canary.comment} ${n}` }));
    }
    expect(status).toBe(429);
  });
  test("and every line of all these tests is JSON with a level, a time and an event", () => {
    const { lines } = site;
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      for (const trace of traces) expect(line).not.toMatch(trace);
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
        event: expect.any(String),
      });
      expect(line.length).toBeLessThan(1024);
    }
  });
});

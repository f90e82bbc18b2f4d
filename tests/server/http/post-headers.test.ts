import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { allForms } from "../../../views/requests/all-forms.ts";
import { type FaultFront, startFaultFront } from "../../support/fault-front.ts";
import { ask, faultsOf, form } from "../../support/headed-answers.ts";
import { startSite, type TestSite } from "../../support/site.ts";

const secure = { SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" };
const running: { close(): Promise<void> }[] = [];
const start = async (...options: Parameters<typeof startSite>): Promise<TestSite> => {
  const site = await startSite(...options);
  running.unshift(site);
  return site;
};
let standIn: StandInApi;
let front: FaultFront;
let site: TestSite;
beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
  running.push(front, standIn);
  site = await start({ env: { ...secure, API_BASE_URL: front.url, RATE_LIMIT_REQUESTS: "10000" } });
});
afterAll(async () => {
  for (const one of running) await one.close();
});

describe.each(Object.values(allForms))(
  "Every answer to a post of the form $name has the security headers:",
  ({ name, ...definition }) => {
    const objects = { pavilionId: "1001", vacancyId: "3", mediaFacadeSolutionId: "2" };
    const address = `/requests/${name}`;
    let sent = 0;
    const values = () => {
      sent += 1;
      return String(new URLSearchParams({ ...definition.example, ...objects, phone: `+7915${1_000_000 + sent}` }));
    };
    const posts: [number, string, () => RequestInit][] = [
      [303, "accepted", () => form(values())],
      [200, "accepted by htmx", () => form(values(), { "HX-Request": "true" })],
      [200, "with the honeypot filled", () => form(`${values()}&website=a`)],
      [422, "with a wrong phone", () => form(`${values().replace(/phone=[^&]*/, "phone=1")}`)],
      [403, "from another site", () => form(values(), { "Sec-Fetch-Site": "cross-site" })],
      [413, "too large", () => form(`comment=${"x".repeat(70_000)}`)],
      [415, "as JSON", () => form("{}", { "Content-Type": "application/json" })],
      [415, "with an unknown encoding", () => form(values(), { "Content-Encoding": "x" })],
    ];
    test.each(posts)("%i, %s", async (status, _, init) => {
      expect(faultsOf(await ask(site, address, init()), status, address)).toEqual([]);
    });
    test("429, posted too often", async () => {
      const strict = await start({ env: { ...secure, RATE_LIMIT_REQUESTS: "1" } });
      await ask(strict, address, form(values()));
      expect(faultsOf(await ask(strict, address, form(values())), 429, address)).toEqual([]);
    });
    test("502, rejected by the content API, and 503, neither stored nor delivered", async () => {
      const nothingKept = { DATA_DIR: "", NODE_ENV: "production", API_BASE_URL: front.url };
      const poor = await start({ env: { ...secure, ...nothingKept } });
      front.only = /^\/callbacks/;
      for (const [mode, status] of [
        ["refused", 502],
        ["503", 503],
      ] as const) {
        front.mode = mode;
        expect(faultsOf(await ask(poor, address, form(values())), status, address)).toEqual([]);
      }
      Object.assign(front, { mode: "up", only: undefined });
    });
  },
);

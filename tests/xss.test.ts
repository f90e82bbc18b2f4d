import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../server/stand-in/stand-in-api.ts";
import { allForms } from "../views/requests/all-forms.ts";
import { routes } from "../views/routes.ts";
import { type FaultFront, startFaultFront } from "./support/fault-front.ts";
import { postForm } from "./support/post.ts";
import { startSite, type TestSite } from "./support/site.ts";
import { dangersIn, hostileUrls, spoiled, xssPayloads } from "./support/xss-corpus.ts";

let standIn: StandInApi;
let front: FaultFront;
let site: TestSite | undefined;
beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
});
afterEach(async () => {
  await site?.close();
  site = undefined;
  front.rewrite = undefined;
});
afterAll(async () => {
  await front.close();
  await standIn.close();
});

const start = async () => {
  site = await startSite({ env: { API_BASE_URL: front.url, RATE_LIMIT_REQUESTS: "100000", API_TIMEOUT_MS: "5000" } });
  return site;
};
const addresses = [
  ...Object.values(routes).map((pattern) =>
    pattern.replace(":rent", "arenda-ofisov").replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
  ),
  "/search?q=офис",
  "/requests/rent?pavilionId=1001",
  "/fragments/requests/vacancy?vacancyId=1",
  "/fragments/shops",
  "/nothing-here",
];

describe("What can run a script in a page is found by this test itself:", () => {
  test.each(xssPayloads.filter((payload) => !/^\{\{|^["'] on/.test(payload)))("%j", (payload) => {
    expect(dangersIn(`<p>${payload}</p>`)).not.toEqual([]);
  });
});

describe("Every string of the content API may be hostile, and no page has anything that could run:", () => {
  const groups = Array.from({ length: 4 }, (_, at) => xssPayloads.filter((_payload, n) => n % 4 === at));
  test.each(groups.map((group, at) => [at + 1, group] as const))(
    "payloads, part %i",
    async (at, group) => {
      const url = hostileUrls[at - 1] ?? "";
      front.rewrite = (_path, json) => spoiled(json, group.join(" "), url);
      const running = await start();
      let shown = 0;
      for (const address of addresses) {
        const html = await (await fetch(running.url + address)).text();
        expect(dangersIn(html), address).toEqual([]);
        if (html.includes("alert(1)")) shown += 1;
      }
      // The payloads did reach the pages, as text.
      expect(shown).toBeGreaterThan(15);
    },
    60_000,
  );
});

describe("Whatever a visitor writes comes back as text:", () => {
  test("in the search and in every filter", async () => {
    const running = await start();
    const keys = [
      "q",
      "search",
      "categories",
      "type",
      "page",
      "squareFrom",
      "bodies",
      "sort",
      "view",
      "compare",
      "body",
    ];
    for (const payload of xssPayloads) {
      const query = new URLSearchParams(keys.map((key) => [key, payload]));
      for (const path of [
        "/search",
        "/shops",
        "/news",
        "/arenda-ofisov",
        "/plan",
        "/fragments/search",
        "/fragments/shops",
      ]) {
        expect(dangersIn(await (await fetch(`${running.url}${path}?${query}`)).text()), path).toEqual([]);
      }
    }
  }, 60_000);
  test("in every form that is shown again", async () => {
    const running = await start();
    const about = { pavilionId: "1001", vacancyId: "1", mediaFacadeSolutionId: "1" };
    for (const payload of xssPayloads) {
      const values = {
        name: payload,
        phone: payload,
        email: payload,
        comment: payload,
        square: payload,
        floor: payload,
      };
      for (const { name } of Object.values(allForms)) {
        const { status, html } = await postForm(running, `/requests/${name}`, { ...values, ...about });
        expect(status, name).toBe(422);
        expect(dangersIn(html), name).toEqual([]);
      }
    }
  }, 60_000);
});

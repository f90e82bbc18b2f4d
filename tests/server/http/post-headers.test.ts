import { describe, expect, test } from "vitest";
import { allForms } from "../../../views/requests/all-forms.ts";
import { aboutAll } from "../../support/addresses.ts";
import { freshPhone } from "../../support/fresh-posts.ts";
import { frontedSite } from "../../support/fronted-sites.ts";
import { ask, form, headerFaults } from "../../support/promised-headers.ts";

const secure = { SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" };
const sites = frontedSite({ ...secure, RATE_LIMIT_REQUESTS: "10000" });
const { site } = sites;

describe.each(Object.values(allForms))(
  "Every answer to a post of the form $name has the security headers:",
  ({ name, ...definition }) => {
    const address = `/requests/${name}`;
    const values = () => String(new URLSearchParams({ ...definition.example, ...aboutAll, phone: freshPhone() }));
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
      expect(headerFaults(await ask(site, address, init()), status, address)).toEqual([]);
    });
    test("429, posted too often", async () => {
      const strict = await sites.start({ RATE_LIMIT_REQUESTS: "1" });
      await ask(strict, address, form(values()));
      expect(headerFaults(await ask(strict, address, form(values())), 429, address)).toEqual([]);
    });
    test("502, rejected by the content API, and 503, neither stored nor delivered", async () => {
      const poor = await sites.start({ DATA_DIR: "", NODE_ENV: "production" });
      sites.front.only = /^\/callbacks/;
      for (const [mode, status] of [
        ["refused", 502],
        ["503", 503],
      ] as const) {
        sites.front.mode = mode;
        expect(headerFaults(await ask(poor, address, form(values())), status, address)).toEqual([]);
      }
    });
  },
);

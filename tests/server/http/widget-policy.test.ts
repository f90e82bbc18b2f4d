import { describe, expect, test } from "vitest";
import { securityHeaders } from "../../../server/http/security-headers.ts";
import { startSite } from "../../support/site.ts";

const none = {
  metrika: undefined,
  roistat: undefined,
  jivo: undefined,
  calltouch: undefined,
  map2gis: undefined,
  floors2gis: undefined,
};
const hash = "sha256-abc=";

/** The policy of a configuration by directive. */
function policyOf(widgets: Partial<Record<keyof typeof none, string>>): Record<string, string> {
  const headers = securityHeaders({
    secure: true,
    widgets: { ...none, ...widgets },
    scriptHash: hash,
  });
  const csp = headers["Content-Security-Policy"] ?? "";
  return Object.fromEntries(csp.split(";").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]));
}

/** Hosts with scripts of any author: an allow-list with one of them protects nothing. Source: CSP Evaluator. */
const openHosts = /mc\.yandex|yastatic|jivo|roistat|calltouch|2gis|googleapis|unpkg|\*/;

describe("The content security policy", () => {
  test("names no other site without configured widgets", () => {
    const policy = policyOf({});
    expect(Object.values(policy).join(" ")).not.toMatch(/https?:/);
    expect(policy["script-src"]).toBe("'self'");
    expect(policy["require-trusted-types-for"]).toBe("'script'");
    expect(policy["frame-src"]).toBeUndefined();
  });

  const hosts = { metrika: "mc.yandex.ru", roistat: "roistat.com", jivo: "jivosite.com", calltouch: "calltouch.ru" };
  const names = Object.keys(hosts) as (keyof typeof hosts)[];
  test.each(names)("opens for %s alone if only that widget is configured", (name) => {
    const text = Object.values(policyOf({ [name]: "1" })).join(" ");
    for (const other of names) expect(text.includes(hosts[other]), other).toBe(other === name);
  });
  test.each(names)("trusts our own script by its hash with %s, and no host by name", (name) => {
    const policy = policyOf({ [name]: "1" });
    expect(policy["script-src"]).toBe(`'${hash}' 'strict-dynamic' https:`);
    expect(policy["script-src"]).not.toMatch(openHosts);
    expect(policy["object-src"]).toBe("'none'");
    expect(policy["base-uri"]).toBe("'none'");
    expect(policy["require-trusted-types-for"]).toBeUndefined();
  });
  test("allows inline styles for the chat only", () => {
    expect(policyOf({ jivo: "1" })["style-src"]).toBe("'self' 'unsafe-inline'");
    expect(policyOf({ metrika: "1", roistat: "1", calltouch: "1" })["style-src"]).toBe("'self'");
  });
  test("stays strict with a map, which has its own frame", () => {
    const policy = policyOf({ map2gis: "1", floors2gis: "1" });
    expect(policy["script-src"]).toBe("'self'");
    expect(policy["frame-src"]).toBe("'self'");
    expect(policy["require-trusted-types-for"]).toBe("'script'");
    expect(Object.values(policy).join(" ")).not.toContain("2gis");
  });
  test.each(["unsafe-eval", "http:", "data:text"])("never allows %s", (word) => {
    const all = policyOf({ metrika: "1", roistat: "1", jivo: "1", calltouch: "1", map2gis: "1", floors2gis: "1" });
    expect(all["script-src"]).not.toContain(word);
  });
});

describe("The frames of the third-party maps", () => {
  test("do not exist without configuration", async () => {
    const site = await startSite();
    for (const address of ["/embed/map", "/embed/floors"]) expect((await fetch(site.url + address)).status).toBe(404);
    await site.close();
  });
  test("are sandboxed, reach the vendor only, and cannot be embedded by other sites", async () => {
    const site = await startSite({ env: { MAP_2GIS_KEY: "key-1", FLOORS_2GIS_ID: "complex-1" } });
    for (const address of ["/embed/map", "/embed/floors"]) {
      const answer = await fetch(site.url + address);
      expect(answer.status).toBe(200);
      const csp = answer.headers.get("content-security-policy") ?? "";
      expect(csp).toContain("sandbox allow-scripts allow-popups");
      expect(csp).toContain("default-src 'none'");
      expect(csp).toContain("frame-ancestors 'self'");
      expect(csp).not.toMatch(/script-src[^;]*unsafe/);
      expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect(await (await fetch(`${site.url}/embed/floors`)).text()).toContain('data-complex="complex-1"');
    await site.close();
  });
});

test("The plan offers the floor scheme only if it is configured", async () => {
  for (const env of [{}, { FLOORS_2GIS_ID: "1" }]) {
    const site = await startSite({ env });
    const html = await (await fetch(`${site.url}/plan`)).text();
    expect(html.includes('data-widget="floors2gis"')).toBe("FLOORS_2GIS_ID" in env);
    await site.close();
  }
});

test("A page names the configured widgets, equal for everyone, and never the map's key", async () => {
  const env = { METRIKA_ID: "123", MAP_2GIS_KEY: "secret-map-key" };
  const site = await startSite({ env });
  const html = await (await fetch(`${site.url}/contacts`)).text();
  expect(html).not.toContain("secret-map-key");
  await site.close();
});

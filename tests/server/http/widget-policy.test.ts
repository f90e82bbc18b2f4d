import { describe, expect, test } from "vitest";
import { securityHeaders } from "../../../server/http/security-headers.ts";
import type { WidgetIds } from "../../../views/widgets/all-widgets.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const hash = "sha256-abc=";

/** The policy of a configuration by directive. */
function policyOf(widgets: WidgetIds): Record<string, string> {
  const csp = securityHeaders({ secure: true, widgets, scriptHash: hash })["Content-Security-Policy"] ?? "";
  return Object.fromEntries(csp.split(";").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]));
}
const wordsOf = (policy: Record<string, string>) => Object.values(policy).join(" ");

describe("The content security policy", () => {
  const strict = { "script-src": "'self'", "require-trusted-types-for": "'script'" };
  test("names no other site without configured widgets", () => {
    expect(policyOf({})).toMatchObject(strict);
    expect(policyOf({})).not.toHaveProperty("frame-src");
    expect(wordsOf(policyOf({}))).not.toMatch(/https?:/);
  });
  test("stays strict with a map, which has its own frame", () => {
    const policy = policyOf({ map2gis: "1", floors2gis: "1" });
    expect(policy).toMatchObject({ ...strict, "frame-src": "'self'" });
    expect(wordsOf(policy)).not.toContain("2gis");
  });

  const hosts = { metrika: "mc.yandex.ru", roistat: "roistat.com", jivo: "jivosite.com", calltouch: "calltouch.ru" };
  test.each(Object.keys(hosts) as (keyof typeof hosts)[])(
    "opens for %s alone if only that is configured, and trusts our own script by its hash, no host by name",
    (name) => {
      const policy = policyOf({ [name]: "1" });
      for (const [other, host] of Object.entries(hosts))
        expect(wordsOf(policy).includes(host), other).toBe(other === name);
      expect(policy["script-src"]).toBe(`'${hash}' 'strict-dynamic' https:`);
      expect(policy["require-trusted-types-for"]).toBeUndefined();
      expect(policy["style-src"], "the chat writes styles").toBe(name === "jivo" ? "'self' 'unsafe-inline'" : "'self'");
    },
  );
});

describe("A site", () => {
  const key = "secret-map-key";
  const configured = siteForFile({ env: { METRIKA_ID: "1", MAP_2GIS_KEY: key, FLOORS_2GIS_ID: "complex-1" } });
  const bare = siteForFile();
  const textOf = async ({ url }: { url: string }, address: string) => (await fetch(url + address)).text();

  test.each(["/embed/map", "/embed/floors"])(
    "has %s if it is configured, sandboxed, for its own pages",
    async (map) => {
      expect((await fetch(bare.url + map)).status).toBe(404);
      const { status, headers } = await fetch(configured.url + map);
      const csp = headers.get("content-security-policy") ?? "";
      expect(status).toBe(200);
      for (const rule of ["sandbox allow-scripts allow-popups", "default-src 'none'", "frame-ancestors 'self'"])
        expect(csp).toContain(rule);
      expect(csp).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
  test("offers the floor scheme on the plan if it is configured, and names the complex in its frame", async () => {
    expect(await textOf(configured, "/embed/floors")).toContain('data-complex="complex-1"');
    expect(await textOf(configured, "/plan")).toContain('data-widget="floors2gis"');
    expect(await textOf(bare, "/plan")).not.toContain('data-widget="floors2gis"');
  });
  test("never tells the map's key on a page", async () => {
    expect(await textOf(configured, "/contacts")).not.toContain(key);
  });
});

import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "../../../server/http/security-headers.ts";
import type { WidgetIds } from "../../../views/widgets/all-widgets.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const hash = "sha256-abc=";
const policyOf = (widgets: WidgetIds) =>
  securityHeaders({ siteUrl: "https://park.test", widgets, scriptHash: hash })["Content-Security-Policy"] ?? "";
/** A policy by directive. */
const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split(";").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]));

/** Findings of Google's CSP Evaluator above the level of a hint. */
function findingsIn(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

/** The script files are all our own: no JSONP, no Angular, no uploads. */
const ownFiles = "MEDIUM_MAYBE script-src 'self'";

/** The hosts of the widgets that bring scripts; the maps have frames of their own. */
const hosts = { metrika: "mc.yandex.ru", roistat: "roistat.com", jivo: "jivosite.com", calltouch: "calltouch.ru" };
const maps = { map2gis: "1", floors2gis: "1" };
const names = Object.keys(hosts) as (keyof typeof hosts)[];
const all = { ...Object.fromEntries(names.map((name) => [name, "1"])), ...maps };

describe("The content security policy", () => {
  test.each([{}, maps])("is strict and names no other site with the widgets %o", (widgets) => {
    const policy = policyOf(widgets);
    expect(directivesOf(policy)).toMatchObject({ "script-src": "'self'", "require-trusted-types-for": "'script'" });
    expect(directivesOf(policy)["frame-src"]).toBe(widgets === maps ? "'self'" : undefined);
    expect(policy).not.toMatch(/https?:/);
    expect(findingsIn(policy)).toEqual([ownFiles]);
  });
  test.each([{}, maps, { metrika: "1" }])("isolates pages from other origins unless it has one of %o", (widgets) => {
    const { "Cross-Origin-Embedder-Policy": coep } = securityHeaders({
      siteUrl: "https://park.test",
      widgets,
      scriptHash: hash,
    });
    expect(coep).toBe(Object.keys(widgets).length > 0 ? undefined : "credentialless");
  });
  test.each(names)(
    "opens for %s alone if only that is configured, and trusts our own script by its hash, no host by name",
    (name) => {
      const policy = policyOf({ [name]: "1" });
      for (const [other, host] of Object.entries(hosts)) expect(policy.includes(host), other).toBe(other === name);
      const directives = directivesOf(policy);
      expect(directives).toMatchObject({ "object-src": "'none'", "base-uri": "'none'", "form-action": "'self'" });
      expect(directives["script-src"]).toBe(`'${hash}' 'strict-dynamic' https:`);
      expect(directives["require-trusted-types-for"]).toBeUndefined();
      expect(directives["style-src"], "the chat writes styles").toBe(
        name === "jivo" ? "'self' 'unsafe-inline'" : "'self'",
      );
    },
  );
  test.each([...names.map((name) => ({ [name]: "1" })), all])("has no hole for the evaluator with %o", (widgets) => {
    expect(findingsIn(policyOf(widgets))).toEqual([]);
  });
});

describe("A site", () => {
  const key = "secret-map-key";
  const configured = siteForFile({
    env: { METRIKA_ID: "1", MAP_2GIS_KEY: key, FLOORS_2GIS_ID: "complex-1", MEDIA_ORIGINS: "https://media.test" },
  });
  const bare = siteForFile();
  const textOf = async (site: typeof bare, address: string) => (await site.get(address)).text;

  test.each([
    ["/embed/map", "https://maps.api.2gis.ru"],
    ["/embed/floors", "https://floors-widget.api.2gis.ru"],
  ])("has %s if it is configured, sandboxed, for its own pages, with trust in %s only", async (map, host) => {
    expect((await bare.get(map)).status).toBe(404);
    const { status, headers } = await configured.get(map);
    const policy = headers["content-security-policy"] ?? "";
    expect(status).toBe(200);
    for (const rule of ["sandbox allow-scripts allow-popups", "default-src 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(rule);
    expect(findingsIn(policy)).toEqual([ownFiles, `MEDIUM_MAYBE script-src ${host}`]);
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
  test("offers the floor scheme on the plan if it is configured, and names the complex in its frame", async () => {
    expect(await textOf(configured, "/embed/floors")).toContain('data-complex="complex-1"');
    expect(await textOf(configured, "/plan")).toContain('data-frame="/embed/floors"');
    expect(await textOf(bare, "/plan")).not.toContain('data-frame="/embed/floors"');
  });
  test("allows its pages the configured counter, not the origins of pictures, and never tells the map's key", async () => {
    const { headers } = await configured.get("/contacts");
    expect(headers["content-security-policy"]).toContain(hosts.metrika);
    expect(headers["content-security-policy"]).not.toContain("https://media.test");
    expect(await textOf(configured, "/contacts")).not.toContain(key);
  });
});

import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { startSite } from "../../support/site.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const widgets = {
  METRIKA_ID: "1",
  ROISTAT_ID: "1",
  JIVO_ID: "1",
  CALLTOUCH_ID: "1",
  MAP_2GIS_KEY: "1",
  FLOORS_2GIS_ID: "1",
};
const configurations: [string, Record<string, string>][] = [
  ["no widget", {}],
  ...Object.entries(widgets).map(([name, id]): [string, Record<string, string>] => [name, { [name]: id }]),
  ["all widgets", widgets],
];

/** Findings of Google's CSP Evaluator above the level of a hint. */
function findingsIn(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

/** The script files are all our own: no JSONP, no Angular, no uploads. */
const ownFiles = "MEDIUM_MAYBE script-src 'self'";

test.each(configurations)("Google's CSP Evaluator finds no hole in the pages' policy with %s", async (_, env) => {
  const site = await startSite({ env: { ...env, SITE_URL: "https://site.test", MEDIA_ORIGINS: "https://media.test" } });
  const { headers } = await fetch(`${site.url}/contacts`);
  await site.close();
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).not.toContain("https://media.test");
  expect(findingsIn(policy)).toEqual(policy.includes("strict-dynamic") ? [] : [ownFiles]);
});

describe("The policy of a vendor's map frame", () => {
  const site = siteForFile({ env: widgets });
  test.each([
    ["/embed/map", "https://maps.api.2gis.ru"],
    ["/embed/floors", "https://floors-widget.api.2gis.ru"],
  ])("of %s has one finding: its trust in %s", async (address, host) => {
    const { headers } = await fetch(site.url + address);
    const findings = findingsIn(headers.get("content-security-policy") ?? "");
    expect(findings).toEqual([ownFiles, `MEDIUM_MAYBE script-src ${host}`]);
  });
});

test("The evaluator reports an allow-list of the vendors' hosts", () => {
  const listed = "default-src 'none'; script-src 'self' https://mc.yandex.ru https://yastatic.net; report-uri /csp";
  expect(findingsIn(listed)).toEqual(
    expect.arrayContaining(["HIGH script-src https://mc.yandex.ru", "HIGH script-src https://yastatic.net"]),
  );
});

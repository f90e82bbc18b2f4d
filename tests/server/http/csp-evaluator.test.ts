import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite, type TestSite } from "../../support/site.ts";

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

/** What Google's CSP Evaluator finds: all that it holds for worse than a hint. */
function findingsIn(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

/** Our own files are scripts that we wrote: no JSONP, no Angular, nothing uploaded. */
const ownFiles = "MEDIUM_MAYBE script-src 'self'";

test.each(configurations)("Google's CSP Evaluator finds no hole in the pages' policy with %s", async (_, env) => {
  const site = await startSite({ env: { ...env, SITE_URL: "https://site.test", MEDIA_ORIGINS: "https://media.test" } });
  const { headers } = await fetch(`${site.url}/contacts`);
  await site.close();
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).not.toContain("https://media.test");
  expect(findingsIn(policy)).toEqual(policy.includes("strict-dynamic") ? [] : [ownFiles]);
});

describe("In the policy of a frame with a vendor's map", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ env: widgets });
  });
  afterAll(() => site.close());
  test.each([
    ["/embed/map", "https://maps.api.2gis.ru"],
    ["/embed/floors", "https://floors-widget.api.2gis.ru"],
  ])("%s, it finds only that %s is trusted", async (address, host) => {
    const { headers } = await fetch(site.url + address);
    const findings = findingsIn(headers.get("content-security-policy") ?? "");
    expect(findings).toEqual([ownFiles, `MEDIUM_MAYBE script-src ${host}`]);
  });
});

test("It does find the hole that a list of the vendors' hosts would be", () => {
  const listed = "default-src 'none'; script-src 'self' https://mc.yandex.ru https://yastatic.net; report-uri /csp";
  expect(findingsIn(listed)).toEqual(
    expect.arrayContaining(["HIGH script-src https://mc.yandex.ru", "HIGH script-src https://yastatic.net"]),
  );
});

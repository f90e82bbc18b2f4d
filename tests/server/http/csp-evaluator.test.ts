import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { siteForTest } from "../../support/site-for-file.ts";

const names = ["METRIKA_ID", "ROISTAT_ID", "JIVO_ID", "CALLTOUCH_ID", "MAP_2GIS_KEY", "FLOORS_2GIS_ID"];

/** Findings of Google's CSP Evaluator above the level of a hint. */
function findingsIn(policy: string | null): string[] {
  return new CspEvaluator(new CspParser(policy ?? "").csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

/** The script files are all our own: no JSONP, no Angular, no uploads. */
const ownFiles = "MEDIUM_MAYBE script-src 'self'";

const frames = [
  ["/embed/map", "https://maps.api.2gis.ru"],
  ["/embed/floors", "https://floors-widget.api.2gis.ru"],
] as const;

test.each([[], ...names.map((name) => [name]), names].map((widgets) => ({ widgets })))(
  "Google's CSP Evaluator finds no hole in the pages' policy with the widgets $widgets",
  async ({ widgets }) => {
    const env = Object.fromEntries(widgets.map((name) => [name, "1"]));
    const site = await siteForTest({ ...env, SITE_URL: "https://site.test", MEDIA_ORIGINS: "https://media.test" });
    const policyOf = async (address: string) =>
      (await fetch(site.url + address)).headers.get("content-security-policy");
    const policy = await policyOf("/contacts");
    expect(policy).not.toContain("https://media.test");
    expect(findingsIn(policy)).toEqual(policy?.includes("strict-dynamic") ? [] : [ownFiles]);
    if (widgets.length < names.length) return;
    for (const [address, host] of frames)
      expect(findingsIn(await policyOf(address)), "only its trust in its vendor").toEqual([
        ownFiles,
        `MEDIUM_MAYBE script-src ${host}`,
      ]);
  },
);

test("The evaluator reports an allow-list of the vendors' hosts", () => {
  const listed = "default-src 'none'; script-src 'self' https://mc.yandex.ru https://yastatic.net; report-uri /csp";
  for (const host of ["https://mc.yandex.ru", "https://yastatic.net"])
    expect(findingsIn(listed)).toContain(`HIGH script-src ${host}`);
});

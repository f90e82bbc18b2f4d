import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnsweringApi, startAnsweringApi } from "../../support/answering-api.ts";
import { deriveAnswers, type ParkShape } from "../../support/derived-park.ts";
import { mainOf, plain } from "../../support/plain-text.ts";
import { startSite, type TestSite } from "../../support/site.ts";

const shape: ParkShape = {
  optional: true,
  bodies: 3,
  floors: { from: 1, to: 4 },
  units: 9,
  lets: ["office", "warehouse"],
  nameLetters: 0,
  free: false,
  html: "<p>Светлая</p>",
  date: "2026-01-02",
  seed: 55,
};
const running: { api: AnsweringApi; site: TestSite }[] = [];

/** The home page of a derived park. Its API fails at the paths `failing`. */
async function homeOf(change: Partial<ParkShape>, failing: readonly string[] = []): Promise<string> {
  const api = await startAnsweringApi(deriveAnswers({ ...shape, ...change }));
  for (const path of failing) api.failing.add(path);
  const site = await startSite({ env: { API_BASE_URL: api.url } });
  running.push({ api, site });
  const response = await fetch(site.url);
  expect(response.status).toBe(200);
  const html = await response.text();
  return plain(mainOf(html));
}
const actionsOf = (html: string) =>
  [...html.matchAll(/<form class="start-form[^>]* action="([^"]*)"/g)].map(([, to]) => to);

afterAll(async () => {
  for (const { api, site } of running) {
    await site.close();
    await api.close();
  }
});

describe("the home page", () => {
  let whole: string;
  beforeAll(async () => {
    whole = await homeOf({});
  });

  test("has a form for each category that leads to its list", () => {
    expect(actionsOf(whole)).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(whole).toContain("Показать 9 помещений");
    expect(whole).toContain("Что сейчас свободно");
  });

  test("shows no choice of category if the park lets only one", async () => {
    const html = await homeOf({ lets: ["office"] });
    expect(actionsOf(html)).toEqual(["/sdam-office"]);
    expect(html).not.toContain('type="radio"');
  });

  test("is complete without the units, and shows no counts then", async () => {
    const html = await homeOf({}, ["/pavilions"]);
    expect(actionsOf(html)).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(html).toContain("Показать варианты");
    expect(html).not.toContain("Что сейчас свободно");
    expect(html).not.toMatch(/data-count|можно снять|\b0 ₽/);
    expect(html).toContain("Как добраться");
  });
});

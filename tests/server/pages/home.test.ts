import { describe, expect, onTestFinished, test } from "vitest";
import { startAnsweringApi } from "../../support/answering-api.ts";
import { deriveAnswers } from "../../support/derived-park.ts";
import { plainPark } from "../../support/foreign-parks.ts";
import { getPlain, mainOf } from "../../support/plain-text.ts";
import { siteForTest } from "../../support/site-for-file.ts";

/** The home page of a park that lets these categories, and its forms. Its API fails at the paths `failing`. */
async function homeOf(lets: typeof plainPark.lets, ...failing: string[]) {
  const api = await startAnsweringApi(deriveAnswers({ ...plainPark, lets }));
  onTestFinished(() => api.close());
  for (const path of failing) api.failing.add(path);
  const { status, html } = await getPlain(await siteForTest({ API_BASE_URL: api.url, PARK_STATEMENTS: "off" }), "/");
  expect(status).toBe(200);
  const main = mainOf(html);
  return { main, forms: [...main.matchAll(/<form class="start-form[^>]* action="([^"]*)"/g)].map(([, to]) => to) };
}

describe("the home page", () => {
  test("has a form for each category that leads to its list", async () => {
    const { main, forms } = await homeOf(["office", "warehouse"]);
    expect(forms).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(main).toContain("Показать 9 помещений");
    expect(main).toContain("Что сейчас свободно");
  });
  test("shows no choice of category if the park lets only one", async () => {
    const { main, forms } = await homeOf(["office"]);
    expect(forms).toEqual(["/sdam-office"]);
    expect(main).not.toContain('type="radio"');
  });
  test("is complete without the units, and shows no counts then", async () => {
    const { main, forms } = await homeOf(["office", "warehouse"], "/pavilions");
    expect(forms).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(main).toContain("Показать варианты");
    expect(main).not.toMatch(/Что сейчас свободно|data-count|можно снять|\b0 ₽/);
    expect(main).toContain("Как добраться");
  });
});

import type { Page } from "playwright/test";
import { openers } from "../support/enquiry-dialogs.ts";
import { expect, test } from "../support/running-site.ts";
import { settled } from "../support/unit-list.ts";
import { survey, watch } from "../support/watch.ts";

test.use({ asksForCookies: true, turn: 2 });

const fragment = (page: Page, name: string) =>
  page.waitForResponse((answer) => answer.url().includes(`/fragments/${name}`) && answer.ok());

test("no text of the content API runs in fragments of htmx or in islands", async ({ page, site: { url } }) => {
  const faults = await watch(page, url);
  const step = async (name: string, act: () => Promise<void>) => {
    await act();
    await settled(page);
    const { active, payloads } = await survey(page);
    expect(active, name).toEqual([]);
    expect(payloads.length, name).toBeGreaterThan(0);
    expect(faults, name).toEqual([]);
  };
  const arrives = (name: string, act: () => Promise<unknown>) =>
    step(name, async () => void (await Promise.all([fragment(page, name), act()])));

  await page.goto(`${url}/arenda-ofisov`);
  await arrives("pavilions", () => page.locator("#sort").selectOption({ index: 1 }));
  for (const at of [0, 1]) await page.locator("#results .mark:visible").nth(at).click();
  await step("compare", async () => {
    await page.locator(".shortlist-link").click();
    await expect(page.locator(".pick")).toHaveCount(2);
  });
  await step("back", async () => {
    // Playwright takes a note that the page left makes in its history for the end of Back.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(/\/arenda-ofisov\?sort=/);
  });

  await page.goto(`${url}/shops?categories=all`);
  await arrives("shops", () =>
    page
      .getByRole("link", { name: /Показать ещё/ })
      .first()
      .click(),
  );
  await arrives("search", () => page.locator("#site-search").fill("alert"));
  await expect(page.locator(".suggestions a").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");

  for (const [form, { page: address }] of Object.entries(openers)) {
    await page.goto(url + address);
    await arrives(`requests/${form}`, () => page.locator(`[hx-get*="/requests/${form}"]:visible`).first().click());
    await expect(page.locator("dialog[open] form")).toBeVisible();
  }

  await page.goto(`${url}/news`);
  await arrives("news", () => page.getByRole("link", { name: /Показать ещё/ }).click());
  await page.goto(`${url}/`);
  await step("banner", () => page.locator("[data-open-banner]").first().click());
  await expect(page.locator("dialog#banner[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await step("cookies", () => page.getByRole("button", { name: "Узнать больше" }).click());
  await expect(page.locator("[data-island=CookieNotice][data-alive]")).toHaveCount(1);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${url}/news`);
  await step("menu", () => page.locator("[data-island=MobileMenu] summary").click());
  await expect(page.locator("[data-island=MobileMenu][data-alive]")).toHaveCount(1);
});

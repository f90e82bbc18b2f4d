import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { count, open, settled } from "./support/unit-list.ts";

test("Back and Forward restore five states, and a reload and a shared link show the same", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const states: { url: string; text: string }[] = [];
  const remember = async () => {
    await settled(page);
    states.push({ url: page.url(), text: await count(page).innerText() });
  };
  await remember();
  await open(page, "bodies");
  for (const body of ["1", "2", "3", "5"]) {
    const before = page.url();
    await page.locator(`[name=bodies][value="${body}"]`).check();
    await expect(page).not.toHaveURL(before);
    await remember();
  }
  for (const state of states.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(state.url);
    await expect(count(page)).toHaveText(state.text);
  }
  for (const state of states.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(state.url);
    await expect(count(page)).toHaveText(state.text);
  }
  await expect(page.locator('[name=bodies][value="5"]')).toBeChecked();
  await page.reload();
  await expect(count(page)).toHaveText(states.at(-1)?.text ?? "");
  await expect(page.locator('[name=bodies][value="5"]')).toBeChecked();
  const tab = await page.context().newPage();
  await tab.goto(states[2]?.url ?? "");
  await expect(count(tab)).toHaveText(states[2]?.text ?? "");
  await tab.close();
});

test("returning from a unit to the listing shows a whole page with the same filters", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await open(page, "bodies");
  await page.locator('[name=bodies][value="2"]').check();
  await expect(page).toHaveURL(/bodies=2/);
  await settled(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("#pop-bodies > summary")).toBeFocused();
  const fold = page.locator("#results .same").first();
  await fold.locator("summary").click();
  const text = await count(page).innerText();
  await page.locator('#results a[href^="/pavilions/"]').first().click();
  await expect(page).toHaveURL(/\/pavilions\//);
  await page.goBack();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(count(page)).toHaveText(text);
  await expect(page.locator('[name=bodies][value="2"]')).toBeChecked();
  await expect(fold).toHaveAttribute("open");
});

newTest("fast typing causes one request", async ({ page }) => {
  let requests = 0;
  await page.clock.install();
  await page.goto("/arenda-ofisov?squareFrom=70");
  page.on("request", (request) => {
    if (request.url().includes("/fragments/pavilions")) requests += 1;
  });
  await open(page, "more");
  // Pauses the page's timers while keys arrive, because a busy machine may send them slowly.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.locator("#squareFrom").fill("");
  await page.locator("#squareFrom").pressSequentially("100");
  expect(requests).toBe(0);
  await page.clock.resume();
  await expect(page).toHaveURL(/squareFrom=100/);
  expect(requests).toBe(1);
});

test("a slow answer never replaces a later one", async ({ page }) => {
  const slow = /bodies=1/;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const requests: string[] = [];
  const ended: string[] = [];
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => void ended.push(request.url()));
  await page.route("**/fragments/pavilions**", async (route) => {
    requests.push(route.request().url());
    if (slow.test(route.request().url())) await held;
    await route.continue().catch(() => {});
  });
  await page.goto("/arenda-ofisov");
  await open(page, "bodies");
  await page.locator('[name=bodies][value="1"]').check();
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(slow));
  await page.locator('[name=bodies][value="1"]').uncheck();
  await page.locator('[name=bodies][value="2"]').check();
  await expect(page).toHaveURL(/bodies=2/);
  release();
  await expect.poll(() => ended).toContainEqual(expect.stringMatching(slow));
  await settled(page);
  await expect(page).toHaveURL(/\?bodies=2$/);
});

test("the loading bar shows that the list loads, and turns red when loading fails", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/fragments/pavilions**", (route) => held.then(() => route.fulfill({ status: 500, body: "no" })));
  await open(page, "bodies");
  await page.locator('[name=bodies][value="1"]').check();
  await expect(page.locator("html.htmx-request")).toHaveCount(1);
  await expect(page.locator("#results")).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.locator("html.load-failed")).toHaveCount(1);
  await expect(page.locator("#results .ledger").first()).toBeVisible();
  await page.unroute("**/fragments/pavilions**");
  await page.getByRole("alert").getByRole("link").click();
  await expect(page.locator("html.load-failed")).toHaveCount(0);
});

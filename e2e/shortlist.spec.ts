import type { Page } from "playwright/test";
import { pressOpener } from "./support/enquiry-dialogs.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";
import { countShifts, shiftOf } from "./support/shifts.ts";
import { listen } from "./support/spoken.ts";

const chosen = "/compare?compare=1082+1083&compare=1078";
const keep = (items: string[], at = Date.now()) =>
  `localStorage.setItem("shortlist", ${JSON.stringify(JSON.stringify({ items, people: "", at }))})`;
const script = /\/shortlist-\w+\.js/;
const pressMaxMs = 5_000;
/** How long a message is shown. */
const toastMs = 4_000;
const badge = ".shortlist-link b";

/** Opens the page of a visitor's own shortlist of two, 1009 and 1106; its script has started. */
async function openOwnShortlist(page: Page) {
  await page.goto("/news");
  await page.evaluate(keep(["1009", "1106"]));
  await page.goto("/compare");
  await expect(page).toHaveURL(/compare=1009/);
  await expect(page.locator(badge)).toHaveText("2");
}

test.describe("The shortlist in the browser", () => {
  newTest("is counted in the bar of every page, and its link leads to the whole of it", async ({ page }) => {
    await page.addInitScript(keep(["1082+1083", "1078"]));
    for (const address of ["/", "/news", "/pavilions/1064"]) {
      await page.goto(address);
      await expect(page.locator(badge)).toHaveText("2");
    }
    await page.locator(".shortlist-link").click();
    await expect(page).toHaveURL(/\/compare\?compare=1082\+1083&compare=1078$/);
    await expect(page.locator(".pick")).toHaveCount(2);
    await expect(page.locator(".received")).toBeHidden();
  });
  newTest("is forgotten after 180 days", async ({ page }) => {
    await page.addInitScript(keep(["1078"], Date.now() - 181 * 86_400_000));
    await page.goto("/news");
    await expect(page.locator(badge)).toBeEmpty();
  });
  newTest("is sent to a colleague also by a press that came before its script", async ({ page }) => {
    await page.addInitScript(() => {
      const share = async ({ url }: ShareData) => document.documentElement.setAttribute("data-shared", url ?? "");
      Object.defineProperty(navigator, "share", { value: share });
    });
    const release = await hold(page, script);
    await page.goto(chosen, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Отправить коллеге" }).click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-shared", /compare=1082/);
  });
  test("takes an offer pressed before its script, once, and says so only when it is kept", async ({ page }) => {
    const arrive = await hold(page, script);
    await page.goto("/pavilions/1064");
    const mark = page.locator(".price-card .mark");
    await mark.click();
    await mark.click();
    await expect(page.locator("html")).toHaveClass(/is-waiting/);
    await expect(mark).toHaveAttribute("aria-busy", "true");
    await expect(mark).not.toHaveAttribute("aria-pressed", "true");
    arrive();
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(badge)).toHaveText("1");
    await expect(mark).not.toHaveAttribute("aria-busy");
    await expect(page.locator("html")).not.toHaveClass(/is-waiting/);
  });
  for (const [kept, all] of [
    [[], /\?compare=1064$/],
    [["1009"], /\?compare=1009&compare=1064$/],
  ] as const)
    test(`keeps the offer of a mark pressed before any script, beside ${kept.length} others, as its own`, async ({
      page,
    }) => {
      await page.goto("/news");
      await page.evaluate(keep([...kept]));
      await page.route(/\/main-\w+\.js/, (route) => route.abort());
      await page.goto("/pavilions/1064");
      await page.unroute(/\/main-\w+\.js/);
      await page.locator(".price-card .mark").click();
      await expect(page).toHaveURL(all);
      await expect(page.locator(badge)).toHaveText(`${kept.length + 1}`);
      await expect(page.locator(".received")).toBeHidden();
      // What is taken out stays out when Back leads here again.
      await page
        .getByRole("link", { name: /^Убрать/ })
        .last()
        .click();
      await expect(page.locator(".pick")).toHaveCount(kept.length);
      await page.goBack({ waitUntil: "commit" });
      await expect(page.locator(".pick")).toHaveCount(kept.length);
      await expect(page.locator(badge)).toHaveText(kept.length > 0 ? `${kept.length}` : "");
    });
  test("says that it is full to a mark pressed before any script, and calls its offer neither sent nor kept", async ({
    page,
  }) => {
    const twelve = Array.from({ length: 12 }, (_, at) => String(1001 + at));
    await page.goto("/news");
    await page.evaluate(keep(twelve));
    await page.route(/\/main-\w+\.js/, (route) => route.abort());
    await page.goto("/pavilions/1064");
    await page.unroute(/\/main-\w+\.js/);
    await page.locator(".price-card .mark").click();
    await expect(page).toHaveURL(/\?compare=1064$/);
    const toast = page.locator("#toast");
    await expect(toast).toContainText("В подборке уже 12 помещений");
    const bar = page.locator(".received");
    await expect(bar).toContainText("Помещение не добавлено");
    await expect(bar).toHaveClass(/shown/);
    await expect(page.getByText("Подборка хранится в вашем браузере")).toBeHidden();
    await expect(page.getByText("Вам прислали подборку")).toHaveCount(0);
    await expect(page.locator(badge)).toHaveText("12");
    await bar.getByRole("button").click();
    await expect(toast).toContainText("вместе их 13");
  });
  newTest("says what a press did, and for as long as its link has the focus", async ({ page }) => {
    await page.clock.install();
    await page.goto("/pavilions/1064");
    await expect(page.locator("main")).toHaveAttribute("data-load", "done");
    const spoken = await listen(page);
    // As the first sign: it brings the script, too.
    await page.locator(".price-card .mark").dispatchEvent("click");
    await expect.poll(spoken).toEqual(["В подборке: 1 Открыть"]);
    const toast = page.locator("#toast");
    const link = toast.getByRole("link");
    await link.focus();
    await page.clock.fastForward(toastMs);
    await expect(link).toBeFocused();
    await page.locator(".price-card .mark").focus();
    await page.clock.fastForward(toastMs);
    await expect(toast).toBeEmpty();
    expect(await spoken()).toHaveLength(1);
  });
  for (const isLate of [false, true])
    newTest(`answers as without script if its script ${isLate ? "takes five seconds" : "fails"}`, async ({ page }) => {
      await page.clock.install();
      if (isLate) await hold(page, script);
      else await page.route(script, (route) => route.abort());
      for (const { from, press, to } of [
        { from: "/pavilions/1064", press: ".price-card .mark", to: /\/compare\?compare=1064$/ },
        { from: chosen, press: ".pick-acts a[href^='/compare']", to: /\/compare\?compare=1078$/ },
        { from: "/about", press: ".shortlist-link", to: /\/compare/ },
      ]) {
        await page.goto(from);
        await expect(page.locator("main")).toHaveAttribute("data-load", "done");
        await page.locator(press).first().dispatchEvent("click");
        if (isLate) {
          await expect(page.locator("html")).toHaveClass(/is-waiting/);
          await page.clock.fastForward(pressMaxMs);
        }
        await expect(page, press).toHaveURL(to);
      }
    });
  test("loses one offer by a single or a double press on «Убрать», also on the next day", async ({ page }) => {
    await page.goto("/news");
    await page.evaluate(keep(["1082+1083", "1078", "1009"]));
    await page.goto("/compare");
    await expect(page).toHaveURL(/compare=1078/);
    await page.getByRole("link", { name: "Убрать 407-14 + 407-15" }).click();
    await expect(page.locator(".pick")).toHaveCount(2);
    // The second press of a double press meets the next offer's link.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.goto("/compare");
    await expect(page.locator(".pick")).toHaveCount(2);
    await expect(page.locator(badge)).toHaveText("2");
  });
  newTest("is opened once, also by a browser that lacks what the data date later than it", async ({ page }) => {
    await page.goto("/news");
    await page.evaluate(keep(["1078"]));
    await page.addInitScript(() => Reflect.deleteProperty(URLSearchParams.prototype, "size"));
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto("/compare");
    await expect(page.locator(".pick")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    expect(loads.map((address) => new URL(address).search)).toEqual(["", "?compare=1078"]);
  });
  test("is filled by the space bar, as by a press", async ({ page }) => {
    await page.goto("/pavilions/1064");
    await page.locator(".price-card .mark").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(badge)).toHaveText("1");
    await expect(page.locator(".price-card .mark")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press(" ");
    await expect(page.locator(badge)).toBeEmpty();
  });
  test("that a colleague sent is shown as such, and kept only on a press, beside one's own", async ({ page }) => {
    await page.goto("/news");
    await page.evaluate(keep(["1064"]));
    await countShifts(page);
    await page.goto(chosen);
    await expect(page.locator(".received")).toContainText("Вам прислали подборку");
    await expect(page.locator(".received")).toHaveClass(/shown/);
    await expect(page.getByText("Подборка хранится в вашем браузере")).toBeHidden();
    expect(await shiftOf(page)).toBe(0);
    await expect(page.locator(badge)).toHaveText("1");
    await page.getByRole("button", { name: "Сохранить себе" }).click();
    await expect(page.locator(badge)).toHaveText("3");
    await expect(page.locator(".received")).toBeHidden();
  });
  test("is the visitor's own also after Back to an older one, whatever another page has added", async ({ page }) => {
    await openOwnShortlist(page);
    await page.goto("/pavilions/1130");
    await page.locator(".price-card .mark").click();
    await expect(page.locator(badge)).toHaveText("3");
    await page.goBack();
    await expect(page.locator(".pick")).toHaveCount(3);
    await expect(page.locator(".received")).toBeHidden();
  });
  test("loses nothing that another tab adds meanwhile", async ({ page }) => {
    await openOwnShortlist(page);
    await page.evaluate(keep(["1009", "1106", "1130"]));
    await page
      .getByRole("link", { name: /^Убрать/ })
      .first()
      .click();
    await expect(page).toHaveURL(/compare=1106&compare=1130/);
    await expect(page.locator(badge)).toHaveText("2");

    await page.goto(chosen);
    await page.evaluate(keep(["1106", "1130", "1064"]));
    await page.getByRole("button", { name: "Сохранить себе" }).click();
    await expect(page.locator(badge)).toHaveText("5");
  });
  test("that the browser kept whole while others were opened shows the own list of now", async ({ page }) => {
    await openOwnShortlist(page);
    await page.evaluate(keep(["1009", "1106", "1130"]));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.locator(".pick")).toHaveCount(3);
  });
  test("that somebody sent is kept whole or not at all, and the visitor is told why", async ({ page }) => {
    await page.goto("/news");
    await page.evaluate(keep(Array.from({ length: 11 }, (_, at) => String(1001 + at))));
    await page.goto(chosen);
    await page.getByRole("button", { name: "Сохранить себе" }).click();
    await expect(page.locator("#toast")).toContainText("В подборке помещается 12 вариантов, а вместе их 13");
    await expect(page.locator(badge)).toHaveText("11");
    await expect(page.locator(".received")).toBeVisible();
  });
  test("takes no thirteenth offer, and says so", async ({ page }) => {
    await page.goto("/news");
    await page.evaluate(keep(Array.from({ length: 12 }, (_, at) => String(1001 + at))));
    await page.goto("/pavilions/1064");
    await page.locator(".price-card .mark").click();
    await expect(page.locator("#toast")).toContainText(
      "В подборке уже 12 помещений. Чтобы добавить это, уберите другое",
    );
    await expect(page.locator(badge)).toHaveText("12");
    await page.goto("/pavilions/1001");
    await page.locator(".price-card .mark").click();
    await expect(page.locator(badge)).toHaveText("11");
  });
  test("asks about all offers in one dialog", async ({ page, site }) => {
    await page.goto(`${chosen}&people=35`);
    await page.getByLabel(/Берём всё сразу/).check();
    await pressOpener(page.getByRole("button", { name: "Спросить про оба варианта" }));
    const dialog = page.getByRole("dialog", { name: "Заявка на аренду" });
    await expect(dialog).toContainText("Подборка: 2 варианта");
    await expect(dialog).toContainText("35 человек");
    await dialog.getByLabel("Телефон").fill("+79160000042");
    await dialog.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByRole("dialog", { name: "Спасибо!" })).toContainText("Анна");
    const sent = site.received.find(({ body }) => body.phone === "+79160000042")?.body;
    expect(sent?.comment).toContain("Берём всё сразу");
    expect(sent?.comment).toContain("Ищут: 35 человек.");
  });
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const)
  test(`the first rent is on the first screen at ${width}×${height}, nothing is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(chosen);
    const box = await page.locator(".pick-price b").first().boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

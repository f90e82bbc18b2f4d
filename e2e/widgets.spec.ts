import type { Page } from "playwright/test";
import { pressOpener } from "./support/enquiry-dialogs.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/running-site.ts";

const ids = {
  METRIKA_ID: "55555",
  ROISTAT_ID: "roistat-55",
  JIVO_ID: "jivo55",
  CALLTOUCH_ID: "calltouch55",
  MAP_2GIS_KEY: "map55",
  FLOORS_2GIS_ID: "floors55",
};

/** Blocks requests to all other origins. Records them, policy violations and script errors. */
async function alone(page: Page) {
  const requested: string[] = [];
  const complaints: string[] = [];
  await page.context().route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      requested.push(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) complaints.push(message.text());
  });
  return { requested, complaints };
}

const hosts = (requested: string[]) => [...new Set(requested)].sort();
/** Nothing has been asked for in half a second. */
const settled = (page: Page) => page.waitForLoadState("networkidle");

declare global {
  interface Window {
    counterCalls: unknown[][];
  }
}

/** Counters as their vendors' scripts leave them, that record their calls. */
function recordCalls(): void {
  window.counterCalls = [];
  const record =
    (counter: string) =>
    (...call: unknown[]): void =>
      void window.counterCalls.push([counter, ...call]);
  const counters = { ym: record("metrika"), ct: record("calltouch"), roistat: { event: { send: record("roistat") } } };
  Object.assign(window, counters);
}

const conversionsOf = (page: Page) => page.evaluate(() => window.counterCalls.filter((call) => !call.includes("init")));

test.use({ asksForCookies: true });

test("without widgets a page contacts no other site, with or without consent", async ({ page }) => {
  const { requested, complaints } = await alone(page);
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Принять" }).click();
  await settled(page);
  expect(requested).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the privacy policy names everything that the browser keeps", async ({ page }) => {
  const named: Record<string, string> = {
    cookieNotice: "cookieNotice",
    cookieConsent: "cookieConsent",
    bannerClosedAt: "закрытом объявлении (30 дней)",
    rentType: "выбранный вид помещений",
    firstPageAt: "время начала визита",
    bannerShown: "отметки о показанном объявлении",
    chunkReloadAt: "о перезагрузке страницы",
  };
  await page.goto("/arenda-ofisov");
  await page.goto("/");
  await page.locator("[data-open-banner]").first().click();
  await expect(page.locator("#banner")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#banner")).toBeHidden();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toEqual(expect.arrayContaining(["bannerClosedAt", "firstPageAt", "rentType"]));
  expect(keys.filter((key) => !(key in named))).toEqual([]);
  await page.goto("/privacy");
  for (const words of Object.values(named)) await expect(page.getByRole("main")).toContainText(words);
});

test.describe("With every widget configured and every vendor unreachable", () => {
  // One worker, because each worker starts its own site.
  test.describe.configure({ mode: "default" });
  test.use({ env: ids });

  test("no vendor is contacted without consent, and the page works", async ({ page }) => {
    const { requested, complaints } = await alone(page);
    await page.goto("/contacts");
    await settled(page);
    await pressOpener(page.getByRole("link", { name: "Написать нам" }).first());
    await expect(page.getByRole("dialog", { name: "Написать нам" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator(".cookie-close").click();
    await page.goto("/news");
    await settled(page);
    expect(requested).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("trackers and the chat load after consent, maps and floors do not, and forms keep working", async ({
    page,
    site,
  }) => {
    const { requested, complaints } = await alone(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Принять" }).click();
    const afterConsent = ["cloud.roistat.com", "code.jivo.ru", "mc.yandex.ru", "mod.calltouch.ru"];
    await expect.poll(() => hosts(requested)).toEqual(afterConsent);
    await pressOpener(page.getByRole("link", { name: "Написать нам" }).first());
    await page.getByRole("dialog").getByLabel("Телефон").fill("+79161234567");
    await page.getByRole("dialog").getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByText("Спасибо!").first()).toBeVisible();
    await expect.poll(() => site.received.at(-1)?.body).toMatchObject({ roistat: "nocookie" });
    for (const address of ["/contacts", "/plan"]) await page.goto(address, { waitUntil: "networkidle" });
    expect(hosts(requested)).toEqual(afterConsent);
    expect(complaints).toEqual([]);
  });

  test("after consent each counter learns a sent form's name once, and none of its values", async ({ page }) => {
    await alone(page);
    await page.addInitScript(recordCalls);
    const sendCallback = async (phone: string) => {
      await pressOpener(page.getByRole("link", { name: "Написать нам" }).first());
      const dialog = page.getByRole("dialog", { name: "Написать нам" });
      await dialog.getByLabel("Имя").fill("Ольга Тайная");
      await dialog.getByLabel("Телефон").fill(phone);
      await dialog.getByRole("button", { name: "Отправить" }).click();
      await page.getByRole("dialog", { name: "Спасибо!" }).getByRole("button", { name: "Понятно" }).click();
    };
    await page.goto("/");
    await sendCallback("+79160000001");
    expect(await conversionsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Принять" }).click();
    await sendCallback("+79160000002");
    const once = [
      ["metrika", 55555, "reachGoal", "callback"],
      ["roistat", "callback"],
      ["calltouch", "goal", "callback"],
    ];
    await expect.poll(() => conversionsOf(page)).toEqual(once);
    const named = (name: string) => once.map((call) => call.map((word) => (word === "callback" ? name : word)));
    // The form's own page: the browser sends it. A reload of the thanks is no second enquiry.
    await page.goto("/requests/vacancy?vacancyId=1");
    await page.getByLabel("ФИО").fill("Ольга Тайная");
    await page.getByLabel("Телефон").fill("+79160000003");
    await page.getByLabel("Эл. почта").fill("olga@example.com");
    await page.getByRole("button", { name: "Отправить" }).click();
    await page.waitForURL(/\/requests\/success/);
    await expect.poll(() => conversionsOf(page)).toEqual(named("vacancy"));
    const counterCalls = JSON.stringify(await page.evaluate(() => window.counterCalls));
    expect(counterCalls).not.toMatch(/Тайная|olga|7916/);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.counterCalls.some((call) => call.includes("init")))).toBe(true);
    expect(await conversionsOf(page)).toEqual([]);
  });

  test("the map loads on a click, in a frame without access to the site", async ({ page }) => {
    const { requested, complaints } = await alone(page);
    const release = await hold(page, /\/widgets-/);
    await page.goto("/contacts", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Показать карту" });
    // A press before the script has come would be lost.
    await expect(button).toBeDisabled();
    release();
    await button.click();
    const frame = page.frameLocator(".map-slot iframe");
    await expect(frame.getByText(/Карта не загрузилась/)).toBeVisible();
    expect(hosts(requested)).toEqual(["maps.api.2gis.ru"]);
    await expect(page.locator(".map-slot iframe")).toHaveAttribute("sandbox", "allow-scripts allow-popups");
    expect(complaints).toEqual([]);
  });

  test("a foreign script does not run, wherever it is inserted", async ({ page }) => {
    await alone(page);
    await page.route("**/about", async (route) => {
      const answer = await route.fetch();
      const hostile = '<script>window.hostile=1</script><script src="/build/hostile.js"></script>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", `${hostile}</body>`) });
    });
    await page.route("**/build/hostile.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.hostile=2" }),
    );
    await page.goto("/about");
    await settled(page);
    expect(await page.evaluate(() => "hostile" in window)).toBe(false);
    await expect(page.locator("html")).toHaveClass(/has-script/);
  });
});

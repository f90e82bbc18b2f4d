import { createServer } from "node:http";
import type { Page } from "playwright/test";
import { securityHeaders } from "../server/http/security-headers.ts";
import { everyAddress } from "../tests/support/hostile-content.ts";
import { inputPlaces, payloadAt } from "../tests/support/hostile-inputs.ts";
import { xssPayloads } from "../tests/support/xss-corpus.ts";
import { cleanLines } from "../views/requests/clean-text.ts";
import { routes } from "../views/routes.ts";
import { expect, test } from "./support/hostile.ts";
import { survey, watch } from "./support/watch.ts";

// A trace keeps every state of every page, which here are hundreds.
test.use({ trace: "off" });

const settled = (page: Page) => expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");
const fragment = (page: Page, name: string) =>
  page.waitForResponse((answer) => answer.url().includes(`/fragments/${name}`) && answer.ok());
/**
 * `npm run stress` runs the whole: ten turns of the corpus through the content, every payload in every place of an
 * address.
 */
const whole = process.env.XSS === "whole";
const turns = whole ? Array.from({ length: 10 }, (_, turn) => turn) : [0, 1];
/** Of so many payloads one gets an address of its own; in forms and in content all have their turn. */
const addressEvery = 6;
test.setTimeout(whole ? 20 * 60_000 : 90_000);

/** A page that takes a payload for what it is not: markup, three kinds of attribute values, a script. */
const careless = (text: string) =>
  `<title>x</title><a href="${text}">x</a><p title='${text}'>x</p><input value=${text}><p>${text}</p><script>x = "${text}"</script>`;
/** Payloads, each with what the watch has to say of it where nothing defends the page. */
const telling: Record<string, RegExp> = {
  "<script>alert(1)</script>": /alert was called/,
  '">': /alert was called/,
  "print()": /print was called|a request of https:\/\/evil/,
  "<iframe src=https://evil.test/></iframe>": /a frame with|a request of https:\/\/evil/,
  "srcset=": /a request of https:\/\/evil/,
  'content="0;url=https': /a request of https:\/\/evil/,
  "<link rel=stylesheet href=https": /a request of https:\/\/evil/,
};

test("the watch sees what runs where nothing defends a page, and what only the policy holds back", async ({ page }) => {
  const policy = securityHeaders({ secure: false });
  const server = createServer(({ url = "" }, res) => {
    const [, at, defended] = /^\/(\d+)(\?defended)?$/.exec(url) ?? [];
    res.writeHead(200, { ...(defended ? policy : {}), "Content-Type": "text/html; charset=utf-8" });
    res.end(at === undefined ? "" : careless(payloadAt(Number(at))));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  const faults = await watch(page, url);
  const open = async (address: string) => {
    faults.length = 0;
    // A payload that leads away may end the page before it is there.
    await page.goto(url + address, { timeout: 5000 }).catch(() => {});
  };
  const said = () => faults.join("\n");
  for (const [part, words] of Object.entries(telling)) {
    const at = xssPayloads.findIndex(({ text }) => text.includes(part));
    await open(`/${at}`);
    await expect.poll(said, part).toMatch(words);
    await open(`/${at}?defended`);
    await expect.poll(said, part).toMatch(/held back/);
  }
  if (whole) {
    let ran = 0;
    for (const at of xssPayloads.keys()) {
      await open(`/${at}`);
      if (faults.length > 0) ran += 1;
    }
    // The others wait for a click, for htmx, for a template engine.
    expect(ran).toBeGreaterThan(150);
  }
  server.close();
});

for (const turn of turns) {
  test(`nothing that the content API says runs on any page (turn ${turn})`, async ({ page, startSite }) => {
    const url = await startSite(turn);
    const faults = await watch(page, url);
    const shown = new Set<number>();
    const addresses = whole || turn === 0 ? everyAddress : everyAddress.slice(0, Object.keys(routes).length);
    for (const address of addresses) {
      const answer = await page.goto(url + address);
      const { active, payloads } = await survey(page);
      expect(active, address).toEqual([]);
      expect(payloads.length, `${address} ${answer?.status()}`).toBeGreaterThan(0);
      for (const at of payloads) shown.add(at);
    }
    expect(faults).toEqual([]);
    expect(shown.size).toBe(xssPayloads.length);
  });
}

test("nothing that the content API says runs in what htmx and the islands bring into a page", async ({
  page,
  startSite,
}) => {
  const url = await startSite(2);
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
  await arrives("pavilions", () => page.getByRole("link", { name: /Показать ещё/ }).click());
  await arrives("pavilions", () => page.locator('a[id^="building-"]').first().click());
  await arrives("pavilions", () => page.getByRole("link", { name: "Сбросить фильтры" }).first().click());
  await page.locator("#results summary").first().click();
  for (const at of [0, 1]) await page.locator("[name=compare]:visible").nth(at).check();
  await step("compare", async () => {
    await page.getByRole("button", { name: /^Сравнить/ }).click();
    await expect(page.locator("#comparison")).toBeVisible();
  });
  await step("back", async () => void (await page.goBack()));

  await page.goto(`${url}/shops`);
  await arrives("shops", () => page.getByRole("link", { name: /Показать ещё/ }).click());
  await arrives("search", () => page.locator("#site-search").fill("alert"));
  await expect(page.locator(".suggestions a").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");

  const openers = {
    callback: "/news",
    vacancy: "/vacancies/1",
    rent: "/pavilions/1001",
    advertisement: "/advertising/solutions/1",
  };
  for (const [form, address] of Object.entries({ ...openers, presentation: "/pavilions/1001" })) {
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

test("nothing in an address, a cookie or the name of a place on the page runs", async ({ page, startSite }) => {
  const url = await startSite();
  const faults = await watch(page, url);
  const open = async (at: number, address: string) => {
    await page.goto(`${url}${address}#${payloadAt(at + 2)}`);
    expect((await survey(page)).active, address).toEqual([]);
  };
  for (let at = 0; at < xssPayloads.length; at += whole ? 1 : addressEvery) {
    const cookie = encodeURIComponent(payloadAt(at + 1));
    await page.context().addCookies(["roistat_visit", "locale"].map((name) => ({ name, value: cookie, url })));
    const one = inputPlaces[(at / addressEvery) % inputPlaces.length];
    const places = whole ? inputPlaces.filter(({ keys }) => at % keys === 0) : one ? [one] : [];
    for (const { address } of places) await open(at, address(at));
  }
  expect(faults).toEqual([]);
});

/** Payloads that one post carries. */
const perPost = whole ? 14 : 40;

/** Fills in form fields without the browser's limits, as an attacker would. */
const write = (page: Page, selector: string, values: Record<string, string>) =>
  page.locator(selector).evaluate((form, written) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.dataset.written = "";
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const value = written[field.name];
      for (const rule of ["maxlength", "pattern", "required", "readonly"]) field.removeAttribute(rule);
      if (value !== undefined) field.value = value;
    }
  }, values);

/** As a form gives a text back: with other line breaks, and without control characters. */
const kept = (text: string) => cleanLines(text.replace(/\r\n?/g, "\n")).trim();

test("nothing that is written into a form runs when the form comes back", async ({ page, startSite }) => {
  const url = await startSite();
  const faults = await watch(page, url);
  const address = { vacancy: "?vacancyId=1", advertisement: "?mediaFacadeSolutionId=1", callback: "" };
  const openers = { vacancy: "/vacancies/1", advertisement: "/advertising/solutions/1", callback: "/news" };
  let at = 0;
  /** A payload for each line, some dozens for the comment. */
  const next = () => {
    const [name, email, ...others] = Array.from({ length: perPost }, (_, index) => payloadAt(at + index));
    at += perPost;
    return { name: name ?? "", email: email ?? "", phone: payloadAt(at).slice(0, 200), comment: others.join("\n") };
  };
  while (at < xssPayloads.length) {
    for (const form of ["callback", "vacancy", "advertisement"] as const) {
      const alone = next();
      const selector = `#${form}-form`;
      await page.goto(`${url}/requests/${form}${address[form]}`);
      await write(page, selector, alone);
      const [answer] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === "POST"),
        page.locator(selector).evaluate((one) => one instanceof HTMLFormElement && one.submit()),
      ]);
      expect(answer.status()).toBe(422);
      await page.waitForLoadState();
      await expect(page.locator(`${selector} [name=comment]`)).toHaveValue(kept(alone.comment));
      expect((await survey(page)).active).toEqual([]);

      await page.goto(url + openers[form]);
      await page.locator(`[hx-get*="/requests/${form}"]:visible`).first().click();
      await expect(page.locator("dialog[open] form")).toBeVisible();
      for (const written of [next(), next()]) {
        await write(page, selector, written);
        const [again] = await Promise.all([
          page.waitForResponse((one) => one.request().method() === "POST"),
          page.locator(selector).evaluate((one) => one instanceof HTMLFormElement && one.requestSubmit()),
        ]);
        expect(again.status()).toBe(422);
        await expect(page.locator(`${selector}:not([data-written])`)).toBeVisible();
        await settled(page);
        await expect(page.locator(`${selector} [name=comment]`)).toHaveValue(kept(written.comment));
        expect((await survey(page)).active).toEqual([]);
      }
    }
  }
  expect(faults).toEqual([]);
});

import type { Page } from "playwright/test";
import { violationsIn } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/running-site.ts";
import { usualWindows } from "./support/windows.ts";

// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
test.use({ pictures: ["/photo.jpg", "/panorama.jpg", "/tall.png", "/missing.jpg"] });
const strip = (page: Page) => page.locator("[data-photos]");
const viewer = (page: Page) => page.locator("#viewer");
const shown = (page: Page) =>
  viewer(page)
    .locator("ul")
    .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1);

test("a press enlarges a photograph; arrows, Home and End change it, Escape returns to it", async ({ page }) => {
  await page.goto("/pavilions/1001");
  const second = strip(page).getByRole("link").nth(1);
  await second.click();
  await expect(viewer(page)).toBeVisible();
  const last = await strip(page).getByRole("link").count();
  await expect(viewer(page).getByText(`2 из ${last}`)).toBeVisible();
  for (const [key, place] of [
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["End", last],
    ["ArrowRight", last],
    ["Home", 1],
    ["ArrowLeft", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer(page).getByText(`${place} из ${last}`)).toBeVisible();
    expect(await shown(page), key).toBe(place);
  }
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(second).toBeFocused();
});

test("buttons change photographs like keys, and the counter follows a swipe", async ({ page }) => {
  await page.goto("/pavilions/1001");
  await strip(page).getByRole("link").first().click();
  await viewer(page).getByRole("button", { name: "Следующее фото" }).click();
  expect(await shown(page)).toBe(2);
  await viewer(page)
    .locator("ul")
    .evaluate((list) => list.scrollTo({ left: 0, behavior: "instant" }));
  await expect(viewer(page).getByText(/^1 из/)).toBeVisible();
  await expect(viewer(page).getByRole("button", { name: "Предыдущее фото" })).toBeDisabled();
  await viewer(page).getByRole("button", { name: "Закрыть" }).click();
  await expect(viewer(page)).toBeHidden();
});

test("a large photograph is whole, in proportion, in the window and accessible", async ({ page }) => {
  await page.goto("/pavilions/1001");
  await strip(page).getByRole("link").first().click();
  for (const { width, height } of usualWindows) {
    await page.setViewportSize({ width, height });
    for (const at of [0, 1, 2]) {
      const photo = viewer(page).locator("img").nth(at);
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      // The ground is the viewer's alone.
      await expect(photo).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(photo).toHaveCSS("object-fit", "scale-down");
      const box = (await photo.boundingBox()) ?? { y: -1, width: 0, height: 0 };
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.width).toBeLessThanOrEqual(width);
    }
    expect(await violationsIn(page, "#viewer"), `${width} × ${height}`).toEqual([]);
  }
});

const script = /\/photos-\w+\.js/;
const pressMaxMs = 5_000;

test("a press that comes before the full view waits under the loading bar, and opens it once", async ({ page }) => {
  const arrive = await hold(page, script);
  await page.goto("/pavilions/1001");
  const second = strip(page).getByRole("link").nth(1);
  await second.click();
  await second.click();
  await expect(page.locator("html")).toHaveClass(/is-waiting/);
  arrive();
  await expect(viewer(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass(/is-waiting/);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
});

for (const isLate of [false, true])
  test(`a press opens the photograph's file if the full view ${isLate ? "takes five seconds" : "fails"}`, async ({
    page,
  }) => {
    await page.clock.install();
    if (isLate) await hold(page, script);
    else await page.route(script, (route) => route.abort());
    await page.route("**/1600.webp", (route) => route.fulfill({ body: "the file" }));
    await page.goto("/pavilions/1001");
    await strip(page).getByRole("link").nth(1).click();
    if (isLate) {
      await expect(page.locator("html")).toHaveClass(/is-waiting/);
      await page.clock.fastForward(pressMaxMs);
    }
    await expect(page).toHaveURL(/\/media\/.*\/1600\.webp$/);
  });

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the strip scrolls and snaps, and a photograph links to its own file", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pavilions/1001");
    const href = await strip(page).getByRole("link").nth(1).getAttribute("href");
    expect(href).toMatch(/^\/media\/.*\/1600\.webp$/);
    // A busy machine converts the file longer than an answer waits.
    const answer = async () => {
      const response = await page.request.get(href ?? "");
      return [response.status(), response.headers()["content-type"]];
    };
    await expect.poll(answer).toEqual([200, "image/webp"]);
    await strip(page).scrollIntoViewIfNeeded();
    const box = await strip(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 50);
    await page.mouse.wheel(300, 0);
    const second = strip(page).getByRole("link").nth(1);
    await expect.poll(async () => Math.round((await second.boundingBox())?.x ?? 0)).toBe(16);
  });
});

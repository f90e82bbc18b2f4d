import { expect, test } from "./support/running-site.ts";

/** Counts what a visitor does: a press, or a field filled in. */
function counter() {
  let done = 0;
  return {
    act: async (action: () => Promise<unknown>) => {
      done += 1;
      await action();
    },
    actions: () => done,
  };
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "With script" : "Without script", () => {
    test.use({ javaScriptEnabled, permissions: ["clipboard-read", "clipboard-write"] });

    test("35 people from February for 1.5 million: seven actions to an enquiry that says so", async ({ page }) => {
      await page.goto("/");
      const { act, actions } = counter();
      await act(() => page.locator("#people").fill("35"));
      await act(() => page.locator("#freeBy").selectOption("2027-02-01"));
      // Enter in the last field sends the question.
      await act(async () => {
        await page.locator("#priceTo").fill("1500000");
        await page.locator("#priceTo").press("Enter");
      });
      await expect(page).toHaveURL(/people=35/);
      await act(() => page.locator("main a[href*='/pavilions/']", { hasText: "258,7" }).first().click());
      await expect(page).toHaveURL(/\/pavilions\/\d+\+\d+\?.*people=35/);
      await act(() => page.locator(".card-acts .button-primary").click());
      await expect(page.getByLabel(/искали/)).toBeChecked();
      await expect(page.locator(".req-asked")).toContainText(/35\sчеловек.*1\s500\s000\s₽.*1\sфевраля/);
      await act(() => page.getByLabel("Телефон").fill("+79161112233"));
      await act(() => page.getByRole("button", { name: "Отправить" }).click());
      await expect(page.locator("h1, dialog[open] h2", { hasText: "Спасибо!" }).first()).toBeVisible();
      expect(actions()).toBeLessThanOrEqual(7);
    });

    test("a warehouse of 500 to 900 m² with a dock on a phone: four presses to a call", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/");
      const { act, actions } = counter();
      await act(() => page.locator("label:has(#kind-dock)").click());
      await page.locator("#squareFrom").fill("500");
      await page.locator("#squareTo").fill("900");
      await act(() => page.locator("form:has(#squareFrom) .button-primary").click());
      await expect(page).toHaveURL(
        javaScriptEnabled ? /arenda-skladov\?.*squareFrom=500/ : /podbor-ofisa\?.*squareFrom=500/,
      );
      // None is as large: the nearest with a dock says by how much it is smaller.
      const nearest = page.locator("main .row", { hasText: "432" }).first();
      await expect(nearest).toContainText(/меньше\sна\s68/);
      await expect(nearest).not.toContainText("другие ворота");
      await act(() => nearest.locator("a[href*='/pavilions/']").first().click());
      const call = page.locator(".card-acts .call");
      await expect(call).toHaveAttribute("href", /^tel:\+7/);
      await expect(call).toBeInViewport();
      expect(actions() + 1).toBeLessThanOrEqual(4);
    });

    test("three options to a boss: five actions, also through an opened unit, and there again next day", async ({
      page,
    }) => {
      await page.goto("/arenda-skladov");
      const { act, actions } = counter();
      const marks = page.locator("#results .mark[aria-pressed=false]");
      await act(() => marks.first().click());
      await expect(page.locator(".shortlist-link b")).toHaveText("1");
      await act(() => marks.first().click());
      await expect(page.locator(".shortlist-link b")).toHaveText("2");
      await act(() => page.locator("#results a[href*='/pavilions/']").last().click());
      await expect(page).toHaveURL(/\/pavilions\/\d+/);
      await act(() => page.locator(".price-card .mark").click());
      await expect(page.locator(".shortlist-link b")).toHaveText("3");
      await act(() => page.locator(".shortlist-link").click());
      await expect(page.locator(".pick")).toHaveCount(3);
      expect(actions()).toBeLessThanOrEqual(5);
      const link = page.url();
      if (javaScriptEnabled) {
        await page.getByRole("button", { name: "Скопировать ссылку" }).click();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.match(/compare=/g)).toHaveLength(3);
        await page.goto("/news");
        await expect(page.locator(".shortlist-link b")).toHaveText("3");
      } else expect(link.match(/compare=/g)).toHaveLength(3);
    });
  });

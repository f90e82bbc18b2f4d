import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/lasting-page.ts";

test.use({ reducedMotion: "no-preference" });

/** Pages with what a screen reader is told of their elements: the role and the name. */
const speech: Record<string, [css: string, role: string, name: string][]> = {
  "/arenda-ofisov": [
    ["h1", "heading", "Аренда офисов"],
    [".row-link", "link", "23,4 м² 2– 3 чел. Корпус 1, этаж 3, 103-32"],
    [".row .mark", "link", "В подборку: 103-32"],
    ["#priceTo", "textbox", "Бюджет, ₽ в месяц до"],
    ["#building-1", "link", "Корпус 1, 23 помещения в аренду, офисы"],
  ],
  "/pavilions/1001": [
    ["h1", "heading", "Офис 23,4 м² на 2– 3 человека"],
    [".price-card", "complementary", "Цена и заявка"],
    [".price-card .call", "link", "Позвонить Анне +7 (900) 000-55-01, аренда офисов"],
    [".price-card .mark", "link", "В подборку: 101-10"],
  ],
  "/compare?compare=1001&compare=1042": [
    ["h1", "heading", "Подборка"],
    [".pick h3 a", "link", "Офис 23,4 м²"],
    [".pick-acts a", "link", "Убрать 101-10"],
  ],
};

for (const [address, elements] of Object.entries(speech))
  test(`the elements of ${address} speak in these words`, async ({ page }) => {
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send("DOM.getDocument");
    const said = [];
    for (const [css] of elements) {
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: css });
      const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
      const name = String(nodes[0]?.name?.value ?? "").replace(/[\s\u2060]+/g, " ");
      said.push([css, String(nodes[0]?.role?.value), name.replace(/ (?=[,:])/g, "").trim()]);
    }
    expect(said).toEqual(elements);
  });

test("a form speaks its object, its fields with their hints, and its errors", async ({ page }) => {
  await page.goto("/requests/rent?pavilionId=1001", { waitUntil: "networkidle" });
  const form = page.locator("#rent-form");
  await expect(form).toMatchAriaSnapshot(`
    - 'group "О чём заявка: значения взяты со страницы и не меняются"':
      - textbox "Помещение": 101-10
      - textbox "Площадь, м²": 23,4
      - textbox "Корпус": "1"
      - textbox "Этаж": "1"
    - textbox "Имя — если хотите"
    - textbox "Телефон"
    - textbox "Комментарий — что важно, когда смотреть"
    - button "Отправить" [disabled]
    - status: /Анна Ветрова перезвонит/
  `);
  await expect(page.getByLabel("Телефон")).toHaveAccessibleDescription(/Мобильный: \+7 9XX XXX-XX-XX/);
  await page.getByRole("button", { name: "Отправить" }).click({ force: true });
  await expect(form.getByRole("status").last()).toHaveText("Проверьте поле: телефон");
  await expect(page.getByLabel("Телефон")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Телефон")).toHaveAccessibleDescription(/^Введите|^Укажите|\+79/);
});

test("content tables that take the focus have a name, and no paragraph looks like a heading", async ({ page }) => {
  for (const address of ["/news/1", "/services/1", "/privacy"]) {
    await page.goto(address);
    for (const table of await page.locator("main table[tabindex]").all()) await expect(table).toHaveAccessibleName(/./);
    expect(await violationsIn(page, "html", { runOnly: ["p-as-heading"] })).toEqual([]);
  }
});

import { speakers } from "./engines/speakers.ts";
import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/lasting-page.ts";

test.use({ reducedMotion: "no-preference" });

/** Pages with what a screen reader is told of their elements: the role, empty where engines differ, and the name. */
const speech: Record<string, [css: string, role: string, name: string][]> = {
  "/arenda-ofisov": [
    ["h1", "heading", "Аренда офисов"],
    [".row-link", "link", "23,4 м² 2– 3 чел. Корпус 1, этаж 3, 103-32"],
    [".row .mark", "button", "В подборку: 103-32"],
    ["#priceTo", "textbox", "Бюджет, ₽ в месяц до"],
    ["#building-1", "link", "Корпус 1, 23 свободных помещения, офисы"],
  ],
  "/pavilions/1001": [
    ["h1", "heading", "Офис 23,4 м² на 2– 3 человека"],
    [".price-card", "complementary", "Цена и заявка"],
    [".price-card .call", "link", "Позвонить Анне аренда офисов: +7 (900) 000-55-01"],
    [".price-card .mark", "button", "В подборку: 101-10"],
  ],
  "/compare?compare=1001&compare=1042": [
    ["h1", "heading", "Подборка"],
    [".pick h3 a", "link", "Офис 23,4 м²"],
    [".pick-acts a", "link", "Советую 101-10"],
    [".pick-acts a + a", "link", "Убрать 101-10"],
  ],
  "/requests/rent?pavilionId=1001": [
    ["#rent-form fieldset", "group", "О чём заявка: значения взяты со страницы и не меняются"],
    ["#rent-pavilionName", "textbox", "Помещение"],
    ["#rent-name", "textbox", "Имя — если хотите"],
    ["#rent-phone", "textbox", "Телефон"],
    ["#rent-comment", "textbox", "Комментарий — что важно, когда смотреть"],
    ["#rent-send", "button", "Отправить"],
  ],
};

for (const [engine, { missing, tests, start }] of Object.entries(speakers))
  test.describe(engine, () => {
    test.describe.configure(tests ?? {});
    test("speaks a row, a unit, a comparison and a form in the same words", async ({ site }) => {
      test.skip(missing !== undefined, `${engine} is not installed: ${missing}`);
      const speaker = await start();
      try {
        for (const [address, elements] of Object.entries(speech)) {
          await speaker.open(site.url + address);
          const said = [];
          for (const [css, role] of elements) {
            const answer = await speaker.said(css);
            said.push([
              css,
              role && answer.role,
              answer.name
                .replace(/[\s\u2060]+/g, " ")
                .replace(/ (?=[,:])/g, "")
                .trim(),
            ]);
          }
          expect(said).toEqual(elements);
        }
      } finally {
        await speaker.stop();
      }
    });
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

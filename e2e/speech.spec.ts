import { speakers } from "./engines/speakers.ts";
import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/lasting-page.ts";

test.use({ reducedMotion: "no-preference" });

/** Pages with what a screen reader is told of their elements: the role, empty where engines differ, and the name. */
const speech: Record<string, [css: string, role: string, name: string][]> = {
  "/arenda-ofisov": [
    ["h1", "heading", "Аренда офисов"],
    [
      ".ledger > .one > a",
      "link",
      "187,2 м², корпус 1, этаж 3, 103-10, под отделку, 299 520 ₽ в месяц, 1 600 ₽/м², свободно сейчас",
    ],
    [".ledger > .one [name=compare]", "checkbox", "Сравнить 103-10"],
    ["#pop-rent > summary", "", "Аренда"],
    ["#building-1", "link", "Корпус 1, класс B+, 9 этажей, 23 помещения"],
  ],
  "/pavilions/1001": [
    ["h1", "heading", "Офис 23,4 м²"],
    [".unit-offer", "complementary", "Цена и заявка"],
    [".unit-offer .call", "link", "Позвонить: +7 (495) 000-00-55, доб. 101"],
    [".unit-offer [name=compare]", "checkbox", "Сравнить: Офис 23,4 м², корпус 1"],
  ],
  "/compare?compare=1001&compare=1042": [
    [".compared", "table", "Сравнение помещений"],
    [".compared thead th a", "link", "101-10"],
    [".compared thead a[href*=compare]", "link", "Убрать 101-10 из сравнения"],
    ["#only-differences", "checkbox", "Только отличия"],
  ],
  "/requests/rent?pavilionId=1001": [
    ["#rent-form fieldset", "group", "О чём заявка: значения взяты со страницы и не меняются"],
    ["#rent-pavilionName", "textbox", "Помещение"],
    ["#rent-name", "textbox", "Имя — если хотите"],
    ["#rent-phone", "textbox", "Телефон"],
    ["#rent-comment", "textbox", "Комментарий — когда удобен показ и что важно в помещении"],
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

test("a unit speaks its price, its terms and its ways on", async ({ page }) => {
  await page.goto("/pavilions/1001");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`- heading "Офис 23,4 м²" [level=1]`);
  await expect(page.locator(".unit-offer")).toMatchAriaSnapshot(`
    - complementary "Цена и заявка":
      - paragraph: 50 310 ₽ в месяц
      - term: Ставка
      - definition: 2 150 ₽/м² в месяц
      - term: За год
      - definition: 603 720 ₽
      - paragraph:
        - link "Оставить заявку"
        - 'link "Позвонить: +7 (495) 000-00-55, доб. 101"'
      - paragraph:
        - link "Лист А4"
        - link "Получить презентацию"
        - 'checkbox "Сравнить : Офис 23,4 м², корпус 1"'
  `);
});

test("a comparison speaks units as its columns, and what sets them apart", async ({ page }) => {
  await page.goto("/compare?compare=1001&compare=1042");
  await expect(page.locator(".compared")).toMatchAriaSnapshot(`
    - table "Сравнение помещений":
      - rowgroup:
        - row:
          - columnheader "101-10 23,4 м², корпус 1, этаж 1"
          - columnheader "206-25 70,2 м², корпус 2, этаж 6"
        - row:
          - cell "Убрать 101-10 из сравнения"
          - cell "Убрать 206-25 из сравнения"
      - rowgroup:
        - row:
          - rowheader "План, все в одном масштабе"
      - rowgroup:
        - row:
          - rowheader "Деньги"
        - row:
          - rowheader "Аренда в месяц, с НДС 22 % и эксплуатацией"
          - cell "50 310 ₽ дешевле всех"
          - cell "122 850 ₽ +72 540 ₽"
  `);
  const status = page.locator(".compare-tools [role=status]");
  await page.getByLabel("Только отличия").check();
  await expect(status).toHaveText(/^Скрыто строк: \d+$/);
  const hidden = Number((await status.innerText()).split(": ")[1]);
  expect(await page.locator("tr:is(.alike, .alike > *)").filter({ visible: false }).count()).toBe(hidden);
  await page.getByLabel("Только отличия").uncheck();
  await expect(status).toHaveText("Показаны все строки");
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
    - textbox "Комментарий — когда удобен показ и что важно в помещении"
    - button "Отправить" [disabled]
    - status: Подтвердим условия и предложим время показа.
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

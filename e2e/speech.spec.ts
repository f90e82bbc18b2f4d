import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/running-site.ts";

// What a screen reader is told, as text. Only Chromium's driver gives the tree: Firefox's and WebKit's have none.

test("a row of a list speaks its unit in one sentence", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  await expect(page.locator(".ledger > .one").first()).toMatchAriaSnapshot(`
    - listitem:
      - link "187,2 м² , корпус 1 , этаж 3 , 103-10 · под отделку , 299 520 ₽ в месяц, 1 600 ₽/м² , свободно сейчас"
      - checkbox "Сравнить 103-10"
  `);
  await expect(page.locator(".ledger > li").first()).toMatchAriaSnapshot(`
    - listitem:
      - group: 23,4 м² , корпус 1 , этажи 1, 3, 4, 7 , 4 варианта , от 44 460 ₽ в месяц, 1 900–2 300 ₽/м² , свободно 2 из 4 сейчас
  `);
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

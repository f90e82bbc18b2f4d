import { allForms } from "../views/enquiries/all-forms.ts";
import { expect, test } from "./support/lasting-page.ts";

const spaced = (text: string) => text.trim().split(/\s+/);

/** Valid and invalid phone numbers, as people and programs write them. */
const phones = [
  ...spaced(`
    +79000000000 +79999999999 +79161234567 +79012345678 79161234567 89161234567 +7916123456 +791612345678
    +7(916)1234567 +7-916-123-45-67 +19161234567 +78161234567 +70000000000 +7916123456a +7916123456О +7916123456７
    ++79161234567 +79161234567, tel:+79161234567 0 7 + +7 +79 null undefined NaN телефон
  `),
  "+7 9161234567",
];

/** Valid and invalid mail addresses. */
const emails = [
  ...spaced(`
    name@company.ru a@b.co first.last@sub.company.ru user+tag@company.ru user_name@company-name.ru o'brien@company.ie
    почта@пример.рф имя.фамилия@компания.рус x@xn--e1afmkfd.xn--p1ai 1@2.ru a-b@c-d.e-f.ru
    name name@ @company.ru name@company name@company. name@.ru name@company..ru name@@company.ru name@company.ru,
    <name@company.ru> name@-company.ru name@company-.ru name;@company.ru na(me)@company.ru na"me@company.ru
    name@[127.0.0.1] mailto:name@company.ru имя@ @ a@b@c.ru a@b.c na/me@company.ru
  `),
  ...["name @company.ru", "name@company .ru", "name@company.ru name@company.ru"],
  // Each sign that stands in an address with or without right, and the longest labels.
  ...Array.from("!#$%&'*+/=?^_`{|}~-., ;:()<>[]\\\"@", (sign, at) => `user${at}${sign}@company.ru`),
  ...[62, 63, 64].map((letters) => `name@${"c".repeat(letters)}.ru`),
];

test("the browser and the server agree on what is a phone and a mail address", async ({ page }) => {
  await page.goto("/requests/vacancy?vacancyId=1");
  let compared = 0;
  for (const [name, all] of Object.entries({ phone: phones, email: emails })) {
    const field = allForms.vacancy.fields[name];
    const values = all.filter((value) => value.length <= (field?.lettersMax ?? 0));
    const verdicts = await page.locator(`[name=${name}]`).evaluate(
      (input, list) =>
        list.map((value) => {
          if (!(input instanceof HTMLInputElement)) return undefined;
          input.value = value;
          return input.checkValidity();
        }),
      values,
    );
    for (const [at, value] of values.entries()) expect(verdicts[at], value).toBe(field?.check(value) === undefined);
    compared += values.length;
  }
  expect(compared).toBeGreaterThan(90);
});

import { formValues } from "../tests/support/enquiries/form-values.ts";
import { allForms } from "../views/enquiries/all-forms.ts";
import { expect, test } from "./support/lasting-page.ts";

test("the browser and the server agree on more than 200 values", async ({ page }) => {
  await page.goto("/requests/vacancy?vacancyId=1");
  let compared = 0;
  for (const name of ["phone", "email"] as const) {
    const field = allForms.vacancy.fields[name];
    // The server gets one trimmed line; a browser's single-line field drops line breaks itself.
    const values = formValues[name].filter(
      (value) => value !== "" && !/\n/.test(value) && value.length <= (field?.lettersMax ?? 0),
    );
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
  expect(compared).toBeGreaterThan(130);
});

import { describe, expect, test } from "vitest";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { checkForm } from "../../../views/enquiries/define-form.ts";
import { checkPhone, messages } from "../../../views/enquiries/validators.ts";
import { formValues } from "../../support/enquiries/form-values.ts";

const invalid = "+7916123456 +791612345678 89161234567 +19161234567 телефон +79１61234567"
  .split(" ")
  .concat("+7 916 123 45 67");

describe("The rule of a phone", () => {
  test.each(["", "+79161234567"])("accepts «%s»; required fields are checked separately", (value) => {
    expect(checkPhone(value)).toBeUndefined();
  });
  test.each(invalid)("rejects «%s»", (value) => expect(checkPhone(value)).toBe(messages.phone));
});

describe("The HTML pattern of a field agrees with its server rule", () => {
  test("on more than 200 values", () => {
    expect(formValues.phone.length + formValues.email.length).toBeGreaterThan(150);
    let compared = 0;
    for (const form of Object.values(allForms)) {
      for (const field of Object.values(form.fields)) {
        if (field.pattern === undefined) continue;
        // Compiles it like a browser: the `v` flag, the whole value. An invalid pattern throws here; a browser would
        // ignore it silently.
        const pattern = new RegExp(`^(?:${field.pattern})$`, "v");
        for (const value of field.kind === "phone" ? formValues.phone : formValues.email) {
          if (value === "") continue;
          expect(field.check(value) === undefined, JSON.stringify(value)).toBe(pattern.test(value));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

describe("Only the phone and mail address can block a form", () => {
  test.each(Object.values(allForms))("$name accepts a one-letter name and a short comment", (form) => {
    const { errors } = checkForm(form, { ...form.example, name: "А", comment: "да" });
    expect(errors).toEqual({});
  });
  test.each(Object.values(allForms))("$name has a message for each empty required field", (form) => {
    const required = Object.entries(form.fields).filter(([, field]) => field.required);
    const { errors } = checkForm(form, {});
    expect(Object.keys(errors)).toEqual(required.map(([name]) => name));
  });
});

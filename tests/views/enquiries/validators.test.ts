import { describe, expect, test } from "vitest";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { checkForm } from "../../../views/enquiries/define-form.ts";
import { checkPhone, messages } from "../../../views/enquiries/validators.ts";

const invalid = "+7916123456 +791612345678 89161234567 +19161234567 телефон +79１61234567"
  .split(" ")
  .concat("+7 916 123 45 67");

describe("The rule of a phone", () => {
  test.each(["", "+79161234567"])("accepts «%s»; required fields are checked separately", (value) => {
    expect(checkPhone(value)).toBeUndefined();
  });
  test.each(invalid)("rejects «%s»", (value) => expect(checkPhone(value)).toBe(messages.phone));
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

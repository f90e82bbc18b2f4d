import { describe, expect, it } from "vitest";
import { checkPhone, messages, tidyPhone } from "../../../views/enquiries/validators.ts";

describe("a phone field", () => {
  it.each([
    "+79161234567",
    "8 (916) 123-45-67",
    "89161234567",
    "7 916 123 45 67",
    "9161234567",
    "+7 (916) 123‑45‑67",
    "+7\u2060 916\u200b123\u00ad4567",
    "+7+79161234567",
    "+789161234567",
  ])("accepts %s as a mobile number", (typed) => expect(tidyPhone(typed)).toBe("+79161234567"));

  it.each([
    ["", ""],
    ["+7", "+7"],
    ["+789", "+79"],
    ["+779", "+79"],
    ["8 (916) 12", "891612"],
    ["123", "123"],
    ["+7 (495) 000-00-55", "+74950000055"],
    ["+791612345678", "+791612345678"],
    ["abc", "abc"],
    ["8 495 000-00-55", "+74950000055"],
    ["+78 495 000-00-55", "+74950000055"],
    ["+77 495 000-00-55", "+74950000055"],
    ["8 800 555-00-00", "+78005550000"],
    ["+7916123456", "+7916123456"],
    ["+79161234567';--", "+79161234567';--"],
    ["+7916123456O", "+7916123456O"],
    ["тел. 8 916 123-45-67", "тел. 8 916 123-45-67"],
    ["+7 916 123-45-67, доб. 12", "+7 916 123-45-67, доб. 12"],
    ['"+79161234567"', '"+79161234567"'],
  ])("leaves %j, which is incomplete, as %j", (typed, left) => expect(tidyPhone(typed)).toBe(left));

  it.each(["+79161234567';--", "+7916123456O", "тел. 8 916 123-45-67", "9161234567a"])(
    "with letters or quotes is wrong: %s",
    (typed) => expect(checkPhone(tidyPhone(typed))).toBe(messages.phone),
  );

  it("names a landline as what it is", () => expect(checkPhone("+74950000055")).toBe(messages.landline));

  it("with a digit too many is refused, never cut to another number", () =>
    expect(checkPhone(tidyPhone("+7 916 123-45-678"))).toBe(messages.phone));
});

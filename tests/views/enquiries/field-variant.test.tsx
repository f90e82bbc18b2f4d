import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { multiline } from "../../../views/enquiries/define-form.ts";
import { EnquiryField } from "../../../views/enquiries/EnquiryField.tsx";

const drawn = (variant?: "common" | "outside") => {
  const field = multiline({ label: "Комментарий", ...(variant && { variant }) });
  return renderToStaticMarkup(
    <EnquiryField id="comment" name="comment" field={field} value="" error={undefined} focus={false} />,
  );
};

test("a field of several lines has two variants: common, which is the default, and outside", () => {
  expect(drawn("outside")).toContain('class="field field-multiline field-outside"');
  expect(drawn("common")).toContain('class="field field-multiline"');
  expect(drawn()).toBe(drawn("common"));
});

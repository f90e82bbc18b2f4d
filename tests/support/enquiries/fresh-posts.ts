import { allForms } from "../../../views/enquiries/all-forms.ts";
import { type FormDefinition, subjectParam } from "../../../views/enquiries/define-form.ts";
import { subjectIds } from "../pages/route-addresses.ts";
import type { TestSite } from "../sites/test-site.ts";

/** A form's thanks address without script. It contains the form and its object, never the visitor's values. */
export const thanksOf = ({ name, subject }: FormDefinition) =>
  `/requests/success?form=${name}${subject ? `&${subjectParam(subject)}=${subjectIds[subject]}` : ""}`;

let phones = 0;
/** A phone that no other test of the file sends, so that the site does not detect a duplicate. */
export function freshPhone(): string {
  phones += 1;
  return `+7916${1_000_000 + phones}`;
}

/** Valid values with a fresh phone. */
export function freshValues(form: FormDefinition = allForms.callback): Record<string, string> {
  const subject = form.subject ? { [subjectParam(form.subject)]: subjectIds[form.subject] } : {};
  return { ...form.example, ...subject, phone: freshPhone() };
}

/** The submissions that reached the stand-in API with a phone. */
export const arrivedWith = (site: Pick<TestSite, "standIn">, phone = "") =>
  (site.standIn?.received ?? []).filter(({ body }) => body.phone === phone);

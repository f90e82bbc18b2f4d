import { allForms } from "../../views/requests/all-forms.ts";
import { aboutParam, type FormDefinition } from "../../views/requests/define-form.ts";
import type { TestSite } from "./site.ts";

/** The id of one object of each kind that forms refer to. */
export const aboutIds = { pavilion: "1001", vacancy: "3", mediaFacadeSolution: "2" };

const aboutQuery = (form: FormDefinition) => (form.about ? `${aboutParam(form.about)}=${aboutIds[form.about]}` : "");

/** A form's address with its object. */
export const addressOf = (form: FormDefinition, fragment = "") =>
  `${fragment}/requests/${form.name}${form.about ? `?${aboutQuery(form)}` : ""}`;

/** A form's thanks address without script. It contains the form and its object, never the visitor's values. */
export const thanksOf = (form: FormDefinition) =>
  `/requests/success?form=${form.name}${form.about ? `&${aboutQuery(form)}` : ""}`;

let phones = 0;
/** A phone that no other test of the file sends, so that the site does not detect a duplicate. */
export function freshPhone(): string {
  phones += 1;
  return `+7916${1_000_000 + phones}`;
}

/** Valid values with a fresh phone. */
export function freshValues(form: FormDefinition = allForms.callback): Record<string, string> {
  const about = form.about ? { [aboutParam(form.about)]: aboutIds[form.about] } : {};
  return { ...form.example, ...about, phone: freshPhone() };
}

/** The submissions that reached the stand-in API with a phone. */
export const arrivedWith = (site: TestSite, phone = "") =>
  (site.standIn?.received ?? []).filter(({ body }) => body.phone === phone);

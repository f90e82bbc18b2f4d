import { advertisementForm } from "./advertisement.form.ts";
import { callbackForm } from "./callback.form.ts";
import type { FormDefinition, FormName } from "./define-form.ts";
import { presentationForm } from "./presentation.form.ts";
import { rentForm } from "./rent.form.ts";
import { vacancyForm } from "./vacancy.form.ts";

/** The table of contents of the contact requests. */
export const allForms: Readonly<Record<FormName, FormDefinition>> = {
  callback: callbackForm,
  vacancy: vacancyForm,
  presentation: presentationForm,
  rent: rentForm,
  advertisement: advertisementForm,
};

/** The form of that name; undefined where there is none. */
export const formNamed = (name: string): FormDefinition | undefined =>
  Object.values(allForms).find((form) => form.name === name);

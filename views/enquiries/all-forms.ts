import { advertisementForm } from "./advertisement.form.ts";
import { callbackForm } from "./callback.form.ts";
import type { FormDefinition, FormName } from "./define-form.ts";
import { presentationForm } from "./presentation.form.ts";
import { rentForm } from "./rent.form.ts";
import { vacancyForm } from "./vacancy.form.ts";

export const allForms: Readonly<Record<FormName, FormDefinition>> = {
  callback: callbackForm,
  vacancy: vacancyForm,
  presentation: presentationForm,
  rent: rentForm,
  advertisement: advertisementForm,
};

export const formNamed = (name: string): FormDefinition | undefined =>
  Object.values(allForms).find((form) => form.name === name);

import { allForms } from "../../views/requests/all-forms.ts";
import { aboutParam, type FormDefinition, type FormName } from "../../views/requests/define-form.ts";

/** Page and words of each form's opener, and the id of the object of the form. */
export const openers: Record<FormName, { page: string; words: string; about?: number }> = {
  callback: { page: "/", words: "Написать нам" },
  vacancy: { page: "/vacancies/3", words: "Откликнуться", about: 3 },
  presentation: { page: "/pavilions/1001", words: "Получить презентацию", about: 1001 },
  rent: { page: "/pavilions/1001", words: "Оставить заявку", about: 1001 },
  advertisement: { page: "/advertising/solutions/2", words: "Оставить заявку", about: 2 },
};

export const formAddresses = Object.values(allForms).map(
  ({ name, about }: FormDefinition) =>
    `/requests/${name}${about ? `?${aboutParam(about)}=${openers[name].about}` : ""}`,
);

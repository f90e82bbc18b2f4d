import { allForms } from "../../../views/enquiries/all-forms.ts";
import { type FormDefinition, subjectParam } from "../../../views/enquiries/define-form.ts";
import { routes } from "../../../views/routes.ts";

/** The id of one object of each kind that forms refer to. */
export const subjectIds = { pavilion: "1001", vacancy: "3", mediaFacadeSolution: "2" };
/** The values that name these objects in an address or a form: `pavilionId` and so on. */
export const subjectValues = Object.fromEntries(
  Object.entries(subjectIds).map(([subject, id]) => [subjectParam(subject as keyof typeof subjectIds), id]),
);

/** One address for every route pattern. */
export const routeAddresses = Object.values(routes).map((pattern) =>
  pattern
    .replace(":rent", "arenda-ofisov")
    .replace(":first+:rest", "1040+1041")
    .replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
);

/** A form's address with its object. */
export const addressOf = ({ name, subject }: FormDefinition, fragment = "") =>
  `${fragment}/requests/${name}${subject ? `?${subjectParam(subject)}=${subjectIds[subject]}` : ""}`;

/** The addresses of all forms, as pages or as fragments. */
export const formAddresses = (fragment = "") => Object.values(allForms).map((form) => addressOf(form, fragment));

/** The parameters of one address of a route. */
export const paramsOf = (name: keyof typeof routes): Record<string, string> => ({
  ...{ rent: "arenda-ofisov", first: "1040", rest: "1041" },
  id: routes[name].startsWith("/pavilions") ? "1001" : "1",
});

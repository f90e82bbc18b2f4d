import { readdirSync } from "node:fs";
import { allFragments } from "../../server/pages/all-pages.ts";
import { allForms } from "../../views/requests/all-forms.ts";
import { aboutParam, type FormDefinition } from "../../views/requests/define-form.ts";
import { routes } from "../../views/routes.ts";

/** The id of one object of each kind that forms refer to. */
export const aboutIds = { pavilion: "1001", vacancy: "3", mediaFacadeSolution: "2" };
/** The values that name these objects in an address or a form: `pavilionId` and so on. */
export const aboutAll = Object.fromEntries(
  Object.entries(aboutIds).map(([about, id]) => [aboutParam(about as keyof typeof aboutIds), id]),
);

/** One address for every route pattern. */
export const routeAddresses = Object.values(routes).map((pattern) =>
  pattern.replace(":rent", "arenda-ofisov").replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
);

/** A form's address with its object. */
export const addressOf = ({ name, about }: FormDefinition, fragment = "") =>
  `${fragment}/requests/${name}${about ? `?${aboutParam(about)}=${aboutIds[about]}` : ""}`;

/** The addresses of all forms, as pages or as fragments. */
export const formAddresses = (fragment = "") => Object.values(allForms).map((form) => addressOf(form, fragment));

/** Kinds of addresses. Feeds are fragments. `made`: files that are generated at run time. */
export type AddressKind = "page" | "fragment" | "form" | "made" | "health" | "file";

/** One address for each route, fragment and form, and one file for each folder and extension. */
export function everyAddress(...kinds: AddressKind[]): [AddressKind, string][] {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^embed-|\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath.replace(/^public/, "")}/${name}`);
  const all: Record<AddressKind, Iterable<string>> = {
    page: routeAddresses,
    fragment: allFragments.map(({ path }) => `${path}?category=office`),
    form: [...formAddresses(), ...formAddresses("/fragments"), "/requests/success"],
    made: ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/speculation-rules.json"],
    health: ["/healthz", "/readyz"],
    file: new Map(files.map((file) => [file.replace(/[^/]*(?=\.)/, ""), file])).values(),
  };
  const wanted = kinds.length > 0 ? kinds : (Object.keys(all) as AddressKind[]);
  return wanted.flatMap((kind) => [...all[kind]].map((address): [AddressKind, string] => [kind, address]));
}

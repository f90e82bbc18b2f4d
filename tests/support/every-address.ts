import { readdirSync } from "node:fs";
import { allFragments } from "../../server/pages/all-fragments.ts";
import { allForms } from "../../views/requests/all-forms.ts";
import { aboutParam } from "../../views/requests/define-form.ts";
import { routes } from "../../views/routes.ts";

/** Kinds of addresses. `made`: files that are generated at run time. */
export type AddressKind = "page" | "fragment" | "form" | "feed" | "made" | "health" | "file";

const objects = { pavilion: "1001", vacancy: "3", mediaFacadeSolution: "2" };

/** One address for each route, fragment and form, and one file for each folder and extension. */
export function everyAddress(): [AddressKind, string][] {
  const pages = Object.values(routes).map((pattern) =>
    pattern.replace(":rent", "arenda-ofisov").replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
  );
  const forms = Object.values(allForms).flatMap(({ name, about }) => {
    const query = about ? `?${aboutParam(about)}=${objects[about]}` : "";
    return [`/requests/${name}${query}`, `/fragments/requests/${name}${query}`];
  });
  const files = new Map(
    readdirSync("public", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^embed-|\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }): [string, string] => {
        const folder = parentPath.replace(/^public/, "");
        return [`${folder} ${name.split(".").at(-1)}`, `${folder}/${name}`];
      }),
  );
  const of = (kind: AddressKind, addresses: Iterable<string>) =>
    [...addresses].map((address): [AddressKind, string] => [kind, address]);
  return [
    ...of("page", pages),
    ...of(
      "fragment",
      allFragments.map(({ path }) => `${path}?category=office`),
    ),
    ...of("form", [...forms, "/requests/success"]),
    ...of("feed", ["/feeds/units?category=office", "/feeds/news"]),
    ...of("made", ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/speculation-rules.json"]),
    ...of("health", ["/healthz", "/readyz"]),
    ...of("file", files.values()),
  ];
}

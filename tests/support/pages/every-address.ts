import { readdirSync } from "node:fs";
import { allFragments } from "../../../views/pages.ts";
import { allPages } from "../proofs.ts";
import { readPage } from "./page-text.ts";
import { formAddresses, routeAddresses } from "./route-addresses.ts";

/** The pages of the sitemap, root-relative. */
export async function sitemapOf(site: { url: string }): Promise<string[]> {
  const { text } = await readPage(site, "/sitemap.xml");
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, address]) => address || "/");
}

/** Pages of the sitemap: all of them in CI, else those without an id and one in eight of the items. */
export async function pagesOf(site: { url: string }): Promise<string[]> {
  return (await sitemapOf(site)).filter((address, at) => allPages || at % 8 === 0 || !/\/\d+$/.test(address));
}

/** Kinds of addresses. `made`: files made at run time; `rules` vary by header; `hashed`: built. */
export type AddressKind = "page" | "fragment" | "form" | "made" | "rules" | "health" | "file" | "hashed";

/** One file for each folder and extension. */
const oneOfEach = (files: string[]) => new Map(files.map((file) => [file.replace(/[^/]*(?=\.)/, ""), file])).values();

/** One address for each route, fragment and form, and one file for each folder and extension. */
export function everyAddress(...kinds: AddressKind[]): [AddressKind, string][] {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^embed-|\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath.replace(/^public/, "")}/${name}`);
  const all: Record<AddressKind, Iterable<string>> = {
    page: routeAddresses,
    fragment: allFragments.map(({ path }) => `${path}?category=office&type=office`),
    form: [...formAddresses(), ...formAddresses("/fragments"), "/requests/success"],
    made: ["/robots.txt", "/sitemap.xml", "/feeds/realty.xml", "/site.webmanifest"],
    rules: ["/speculation-rules.json"],
    health: ["/healthz", "/readyz"],
    file: oneOfEach(files.filter((file) => !file.startsWith("/build/"))),
    hashed: oneOfEach(files.filter((file) => file.startsWith("/build/"))),
  };
  const wanted = kinds.length > 0 ? kinds : (Object.keys(all) as AddressKind[]);
  return wanted.flatMap((kind) => [...all[kind]].map((address): [AddressKind, string] => [kind, address]));
}

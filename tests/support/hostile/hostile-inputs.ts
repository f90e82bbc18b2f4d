import { allFilters } from "../pages/all-filters.ts";
import { xssPayloads } from "./xss-corpus.ts";

const addressLettersMax = 1900;

/** The payload with this number, modulo the corpus. */
export const payloadAt = (at: number): string => (xssPayloads[at % xssPayloads.length] ?? "").toWellFormed();

/** Keys with a payload each, starting at number `at`, up to the length limit of an address. */
function query(path: string, keys: readonly string[], at: number): string {
  return keys.reduce((address, key, index) => {
    const longer = `${address}${address.includes("?") ? "&" : "?"}${key}=${encodeURIComponent(payloadAt(at + index))}`;
    return longer.length <= addressLettersMax ? longer : address;
  }, path);
}

/** An input that a visitor or a link's author controls. `keys` is the number of consecutive payloads in an address. */
export type InputPlace = { address: (at: number) => string; keys: number };

const place = (path: string, keys: readonly string[]): InputPlace => ({
  address: (at) => query(path, keys, at),
  keys: keys.length,
});
const { units, news, selection } = allFilters;
/** Prefixes of payloads in a path segment or an id. */
const beginnings = [
  ...["/", "/news/", "/pavilions/", "/services/", "/advertising/solutions/", "/requests/", "/fragments/requests/"],
  "/requests/rent?pavilionId=",
];

/** Every part of an address: search words, all keys of all filters, ids, path segments, unknown keys. */
export const inputPlaces: readonly InputPlace[] = [
  { address: (at) => query(at % 2 === 0 ? "/search" : "/fragments/search", ["q"], at), keys: 1 },
  {
    address: (at) =>
      query(at % 2 === 0 ? "/shops" : "/fragments/shops?part=form", ["search", "categories", "page"], at),
    keys: 1,
  },
  place("/arenda-ofisov", units.keys.slice(0, 6)),
  place("/arenda-skladov", units.keys.slice(6)),
  place("/fragments/pavilions?category=office&part=form", units.keys.slice(0, 6)),
  place("/news", news.keys),
  place("/fragments/news", news.keys),
  place("/podbor-ofisa", selection.keys),
  place("/plan", ["body", "floor"]),
  // An empty known key causes a redirect to a shorter address that keeps the others.
  place("/search?q=", ["utm_source", "utm_term"]),
  { address: (at) => `/shops?${encodeURIComponent(payloadAt(at))}=${encodeURIComponent(payloadAt(at + 1))}`, keys: 2 },
  { address: (at) => (beginnings[at % beginnings.length] ?? "/") + encodeURIComponent(payloadAt(at)), keys: 1 },
];

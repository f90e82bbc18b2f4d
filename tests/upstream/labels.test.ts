import { expect, test } from "vitest";
import { sitemapOf } from "../support/pages/every-address.ts";
import { plain } from "../support/pages/page-text.ts";
import { formAddresses, routeAddresses } from "../support/pages/route-addresses.ts";
import { answersOf } from "../support/parks/answering-api.ts";
import { park } from "../support/parks/park-of-the-day.ts";
import { parkSites } from "../support/sites/park-sites.ts";

/** Labels as other systems keep them, with their word: buildings by the stand-in's labels. */
const buildingLabels: Readonly<Record<string, string>> = {
  "1": "Корпус 1",
  "2": "стр. 2",
  "5": "Башня А",
  "7": "корп. 7",
};
const buildingLabel = (label: string) => buildingLabels[label] ?? label;
const unitLabel = (label: string) => (label.endsWith("1") ? `офис ${label}` : `№ ${label}`);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The content with labels that bring their words. `name` is the key that holds `value`. */
function withWords(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => withWords(item, name));
  const isBuilding = name === "bodies" || name === "body" || name === "near";
  if (typeof value === "string") {
    if (isBuilding) return buildingLabel(value);
    return name === "pavilionNumber" ? unitLabel(value) : value;
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => {
    if (key !== "number" || typeof field !== "string") return [key, withWords(field, key)];
    if (isBuilding) return [key, buildingLabel(field)];
    return [key, "square" in value || name === "pavilions" ? unitLabel(field) : field];
  });
  return Object.fromEntries(fields);
}

const startWith = parkSites();

const repeated = [
  /корпус[а-яё]*\s(?:корпус|корп\.|стр\.)/i,
  /корпус Башня/i,
  /№\s*№/,
  /(?:№|помещение)\s(?:№|офис\s\d)/i,
  /\[object/,
];

test("a label that brings its word gets no other, on pages, sheets, forms and in the feed", async () => {
  const answers = answersOf(park);
  const site = await startWith((path, query) => withWords(answers(path, query)) as object | undefined, {
    PARK_STATEMENTS: "on",
  });
  const units = park.pavilions.slice(0, 12).map(({ id }) => `/pavilions/${id}`);
  const others = ["/feeds/realty.xml", "/pavilions/1001/sheet", "/search?q=офис", "/compare?compare=1001&compare=1040"];
  const lists = ["/arenda-ofisov?bodies=2&people=900", "/route?to=2&as=courier", "/plan?body=2", "/plan?body=5"];
  const addresses = new Set([
    ...[...routeAddresses, ...formAddresses(), ...units, ...others, ...lists],
    ...(await sitemapOf(site)).filter((address) => !/^\/pavilions\//.test(address)),
  ]);
  const faults: string[] = [];
  let readWithLabel = 0;
  for (const address of addresses) {
    const text = plain((await site.get(encodeURI(decodeURI(address)))).text).replace(/<!--.*?-->/gs, "");
    if (text.includes("стр. 2")) readWithLabel += 1;
    for (const pattern of repeated) {
      const [words] = pattern.exec(text) ?? [];
      if (words !== undefined) faults.push(`${address}: ${words}`);
    }
  }
  expect(faults).toEqual([]);
  expect(readWithLabel).toBeGreaterThan(10);
});

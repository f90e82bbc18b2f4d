import { describe, expect, test } from "vitest";
import { sitemapOf } from "../support/pages/every-address.ts";
import { wordsOf } from "../support/pages/page-text.ts";
import { formAddresses, routeAddresses } from "../support/pages/route-addresses.ts";
import { answersOf } from "../support/parks/answering-api.ts";
import { answerSchema, readPaths, type Schema, schemas } from "../support/parks/contract-schemas.ts";
import { park } from "../support/parks/park-of-the-day.ts";
import { parkSites } from "../support/sites/park-sites.ts";

/** Text fields of the contract that no page shows word for word, with the reason. */
const notRead: Record<string, string> = {
  "BuildingLabel.number": "repeats Body.number",
  "/init.data.pavilions.number": "repeats Pavilion.number",
  "/pavilions.meta.bodies.number": "repeats Body.number",
  "/placement-requests/parameters.data.types.name": "repeats RentalCategory.name",
  "Pavilion.class": "repeats Body.class",
  "Promotion.bodies": "matches Body.number",
  "NewsItem.bodies": "matches Body.number",
  "ParkingZone.near": "matches Body.number",
  "Metro.entrance": "an id of Site.entrances",
  "Site.streets.name": "the map draws streets without their names",
  "Image.alt": "stands for a picture that cannot be seen",
};
/** Addresses, ids and other words for machines. */
const forMachines = /^(?:id|src|link|url|site|alias|type|presentation|telegram)$/;

const letters = [..."бвгджзклмнпрст"];

/** Marks each text field in the answers of a content API with a word that no other field has. */
class MarkedTexts {
  /** The words by their fields. */
  readonly marks = new Map<string, string>();

  marked(path: string, answer: object | undefined): object | undefined {
    const template = path.replace(/\/\d+$/, "/{id}");
    const schema = answerSchema(template);
    return answer && schema && (this.#mark(schema, { success: true, ...answer }, template) as object);
  }

  #mark(schema: Schema, given: unknown, at: string): unknown {
    if (schema.$ref) {
      const [part, name] = named(schema.$ref);
      return this.#mark(part, given, name);
    }
    if (schema.contentSchema && typeof given === "string")
      return JSON.stringify(this.#mark(schema.contentSchema, JSON.parse(given), at));
    if (isText(schema, at)) return this.#withMark(given, at);
    const part = schema.anyOf?.find((one) => fits(one, given)) ?? schema.anyOf?.[0];
    if (part) return this.#mark(part, given, at);
    if (Array.isArray(given) && schema.items) return given.map((item) => this.#mark(schema.items ?? {}, item, at));
    if (schema.items && isText(schema.items, at)) return [this.#withMark(undefined, at)];
    if (typeof given !== "object" || given === null) return given;
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const value = this.#mark(field, given[name as keyof typeof given], `${at}.${name}`);
      return [name, value];
    });
    return { ...given, ...Object.fromEntries(fields) };
  }

  #withMark(given: unknown, at: string): string {
    const count = this.marks.size;
    const mark = this.marks.get(at) ?? `зяб${letters[Math.floor(count / 14)]}${letters[count % 14]}ик`;
    this.marks.set(at, mark);
    const text = typeof given === "string" ? given : "";
    return text.startsWith("<") ? `${text}<p>${mark}</p>` : `${text} ${mark}`.trim();
  }
}

const named = (ref: string): [Schema, string] => {
  const name = ref.split("/").at(-1) ?? "";
  return [schemas[name] ?? {}, name];
};

function isText({ type, format, enum: choices, pattern, contentSchema, anyOf }: Schema, at: string): boolean {
  if (anyOf) return anyOf.some((one) => isText(one, at)) && !anyOf.some(({ $ref }) => $ref);
  const isWord = [type].flat().includes("string") && !format && !choices && !pattern && !contentSchema;
  return isWord && !forMachines.test(at.split(".").at(-1) ?? "") && !notRead[at];
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function fits({ $ref, type, properties }: Schema, given: unknown): boolean {
  const kind = kindOf(given);
  return $ref || properties ? kind === "object" : [type].flat().includes(kind);
}

/** All text fields of all reads, as the contract names them. */
function textFields(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: Schema, at: string) => {
    if (schema.$ref) {
      const [part, name] = named(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      return visit(part, name);
    }
    if (isText(schema, at)) found.add(at);
    const { anyOf = [], contentSchema, items } = schema;
    const sameField = [...anyOf, contentSchema, items].filter((part) => part !== undefined);
    for (const part of sameField) visit(part, at);
    for (const [name, part] of Object.entries(schema.properties ?? {})) visit(part, `${at}.${name}`);
  };
  for (const path of readPaths) visit(answerSchema(path) ?? {}, path);
  return found;
}

const startWith = parkSites();

/** A park whose promotion is not half a price of the first month: only then do pages use the API's label. */
const parkToRead = {
  ...park,
  news: park.news.map((item) =>
    item.promotion ? { ...item, promotion: { ...item.promotion, firstMonth: 0.75 } } : item,
  ),
};

/** What can be read on a page: no titles of drawings, no words for screen readers only. */
const readable = (html: string) =>
  wordsOf(
    html
      .replace(/^.*?<body/s, "<body")
      .replace(/<(script|style|title|desc|template)\b.*?<\/\1>/gs, " ")
      .replace(/<(\w+)[^>]*class="[^"]*visually-hidden[^"]*".*?<\/\1>/gs, " "),
  ).replaceAll("\u00ad", "");

describe.each(["on", "off"])("With PARK_STATEMENTS=%s", (statements) => {
  test("every text of the content API can be read on some page", async () => {
    const texts = new MarkedTexts();
    const answers = answersOf(parkToRead);
    const site = await startWith((path, query) => texts.marked(path, answers(path, query)), {
      PARK_STATEMENTS: statements,
    });
    let lost = textFields();
    for (const address of new Set([...routeAddresses, ...formAddresses(), ...(await sitemapOf(site))])) {
      const words = readable((await site.get(address)).text);
      lost = new Set([...lost].filter((field) => !words.includes(texts.marks.get(field) ?? "no mark")));
      if (lost.size === 0) break;
    }
    expect([...lost]).toEqual([]);
  });
});

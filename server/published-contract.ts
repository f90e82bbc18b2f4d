import { readFileSync, writeFileSync } from "node:fs";
import { openApiDocument } from "./contract/openapi.ts";
import { createReads } from "./stand-in/reads.ts";
import { type Park, parkOn } from "./stand-in/stand-in-park.ts";

const file = "server/contract/openapi.json";
const lettersMax = 400;
/** A day of the week for which the stand-in is written: its examples stay the same. */
const writtenFor = new Date("2026-11-25T12:00:00+03:00");

/**
 * A part of the stand-in's park whose lists agree with each other: a unit of each category, all buildings with the
 * floors of these units, and a few items of each kind. So the examples together are a park that the site can show.
 */
function examplePark(): Park {
  const park = parkOn(writtenFor);
  const pavilions = firstOfEach(park.pavilions, ({ category }) => category);
  const shops = firstOfEach(park.shops, ({ category }) => category.id);
  const used = new Set([...pavilions, ...shops].map(floorNumber));
  const bodies = park.bodies.map((body) => {
    return { ...body, floors: body.floors.filter(({ number }) => used.has(number)) };
  });
  return {
    ...park,
    pavilions,
    bodies,
    services: park.services.slice(0, 2),
    shops,
    news: firstOfEach(park.news, ({ type }) => type),
    mediaFacadeSolutions: park.mediaFacadeSolutions.slice(0, 1),
    vacancies: park.vacancies.slice(0, 3),
  };
}

/** The number of the floor of a unit or a company. */
const floorNumber = (item: object): unknown => Reflect.get(Object(Reflect.get(item, "floor")), "number");

const firstOfEach = <Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, kindOf).values()].flatMap((same) => same.slice(0, 1));

/** An answer of the example park to any query: a list has all its items, as a mock server answers. */
function exampleAt(path: string): object | undefined {
  const answerAt = createReads(examplePark())(path);
  if (path === "/shops") return wholeList(path, (query) => answerAt?.(query).body, "categories");
  if (path === "/news") return wholeList(path, (query) => answerAt?.(query).body, "type");
  return answerAt?.(new URLSearchParams()).body;
}

type List = { data: object[]; pagination: object; meta: { categories?: Group[]; types?: Group[] } };
type Group = { id: string };

/** The items of all groups in one answer. */
function wholeList(path: string, answerTo: (query: URLSearchParams) => object | undefined, key: string): List {
  const first = answerTo(new URLSearchParams()) as List; // The stand-in's own.
  const groups = first.meta.categories ?? first.meta.types ?? [];
  const lists = groups.map(({ id }) => answerTo(new URLSearchParams({ [key]: id })) as List);
  const data = lists.flatMap((list) => list.data);
  if (data.length === 0) throw new Error(`No example of ${path}`);
  return { ...first, data, pagination: { page: 1, limit: 100, total: data.length, pages: 1 } };
}

/**
 * The contract as its file says it in words and the site runs it, with an example of each answer. A mock server that
 * answers with the examples passes `check-api`.
 */
export function publishedContract() {
  return openApiDocument(JSON.parse(readFileSync(file, "utf8")), (path) => {
    const list = path.replace("/{id}", "");
    const id = list === path ? undefined : firstId(exampleAt(list));
    return shortened(exampleAt(id === undefined ? path : `${list}/${id}`));
  });
}

function firstId(answer: object | undefined): unknown {
  const [first]: { id?: unknown }[] = Reflect.get(Object(answer), "data") ?? [];
  return first?.id;
}

/** Lists that are counted or referred to elsewhere. */
const wholeLists = new Set(["data", "bodies", "floors", "categories", "pavilions", "types"]);

/** Lists of numbers stay whole: they are points and days. Long HTML ends with its first paragraph, in JSON text too. */
function shortened(value: unknown, name = ""): unknown {
  if (typeof value === "string") {
    if (value.startsWith("{")) return JSON.stringify(shortened(JSON.parse(value)));
    return value.length > lettersMax ? value.replace(/(<\/p>).*/s, "$1") : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const isPoint = value.every((item) => typeof item === "number");
    const isLine = value.every((item) => Array.isArray(item) && typeof item[0] === "number");
    const isWhole = isPoint || isLine || wholeLists.has(name);
    return (isWhole ? value : value.slice(0, 1)).map((item) => shortened(item));
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]));
}

/** `npm run openapi`. A test fails while the file is out of date. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(publishedContract(), null, 2)}\n`);

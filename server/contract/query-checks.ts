import type { AskUpstream } from "../content/upstream.ts";
import { parsedJson } from "../kit/parsed-json.ts";
import { itemsOf, type Json } from "./list-checks.ts";
import type { Problem } from "./problem.ts";

type Check = { path: string; wrong: (items: Json[]) => string | undefined; remedy: string };

const number = (value: unknown) => Number(value);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const groupOf = (item: Json, field: string): string => {
  const value = item[field];
  return String(typeof value === "object" && value !== null ? Reflect.get(value, "id") : value);
};

/** One of each kind of query that visitors make: a filter, a page, an order. The lists are those without a query. */
export async function queryProblems(ask: AskUpstream, lists: ReadonlyMap<string, Json[]>): Promise<Problem[]> {
  const [units, shops, news] = ["/pavilions", "/shops", "/news"].map((path) => lists.get(path) ?? []);
  const checks = [
    ...unitChecks(units ?? []),
    ...groupChecks("/shops", shops ?? [], "categories", "category"),
    ...groupChecks("/news", news ?? [], "type", "type"),
  ];
  const found = await Promise.all(
    checks.map(async ({ path, wrong, remedy }) => {
      const answer = await ask(path).catch(() => undefined);
      const items = answer === undefined ? undefined : itemsOf(parsedJson(answer));
      const what = items === undefined ? "no answer" : wrong(items);
      return what === undefined ? [] : [{ where: path, what, remedy, breaks: true }];
    }),
  );
  return found.flat();
}

function unitChecks(units: Json[]): Check[] {
  if (units.length < 2) return [];
  const square = middle(units.map((unit) => number(unit.square)));
  const [first] = units;
  const category = String(first?.category);
  const singleItem = (path: string): Check => ({
    path,
    wrong: (items) =>
      items.length > 1
        ? `${items.length} items, not 1`
        : items.length === 1 && items[0]?.id === first?.id
          ? "the same item as the first page"
          : undefined,
    remedy: "Answer with page `page` of `limit` items",
  });
  return [
    {
      path: `/pavilions?squareFrom=${square}&limit=100`,
      wrong: (items) => {
        const small = items.find((unit) => number(unit.square) < square);
        return small && `unit ${small.id} has ${small.square} m²`;
      },
      remedy: "Apply the filters of the query, bounds included",
    },
    {
      path: `/pavilions?category=${category}&limit=100`,
      wrong: (items) => {
        const other = items.find((unit) => unit.category !== category);
        return items.length === 0 ? "no items" : other && `unit ${other.id} is of ${other.category}`;
      },
      remedy: "Apply the filters of the query",
    },
    {
      path: "/pavilions?sort=-price&limit=100",
      wrong: (items) => {
        const at = items.findIndex((unit, i) => i > 0 && number(unit.price) > number(items[i - 1]?.price));
        return at < 0 ? undefined : `unit ${items[at]?.id} costs more than the one before it`;
      },
      remedy: "Apply `sort`: a leading minus sorts downwards",
    },
    singleItem("/pavilions/paginate?limit=1&page=2"),
  ];
}

function groupChecks(path: string, items: Json[], key: string, field: string): Check[] {
  const [first] = items;
  if (!first) return [];
  const group = groupOf(first, field);
  return [
    {
      path: `${path}?${key}=${encodeURIComponent(group)}&limit=2`,
      wrong: (found) => {
        const other = found.find((item) => groupOf(item, field) !== group);
        if (other) return `item ${other.id} is of ${groupOf(other, field)}`;
        return found.length > 2 ? `${found.length} items, not 2` : undefined;
      },
      remedy: `Apply \`${key}\` and \`limit\``,
    },
  ];
}

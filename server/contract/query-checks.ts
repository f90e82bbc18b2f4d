import { parsedJson } from "../content/lenient.ts";
import type { AskUpstream } from "../content/upstream.ts";
import type { Problem } from "./findings.ts";
import { itemsOf, type Json } from "./list-checks.ts";

type Check = { path: string; wrong: (items: Json[]) => string | undefined; remedy: string };

const groupOf = (item: Json, field: string): string => {
  const value = item[field];
  return String(typeof value === "object" && value !== null ? Reflect.get(value, "id") : value);
};

/** Tries one query of each kind: a group, a page. `lists` are the answers without a query. */
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
  const [first, second] = units;
  if (!first || !second) return [];
  const category = String(first.category);
  return [
    {
      path: `/pavilions?category=${category}&limit=100`,
      wrong: (items) => {
        const other = items.find((unit) => unit.category !== category);
        return items.length === 0 ? "no items" : other && `unit ${other.id} is of ${other.category}`;
      },
      remedy: "Apply `category`",
    },
    {
      path: "/pavilions/paginate?limit=1&page=2",
      wrong: ([item, ...others]) => {
        if (others.length > 0) return `${others.length + 1} items, not 1`;
        return item?.id === first.id ? "the same item as the first page" : undefined;
      },
      remedy: "Answer with page `page` of `limit` items",
    },
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

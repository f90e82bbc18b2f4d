import { expect, test } from "vitest";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import type { LogEvent } from "../../../server/log/log.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { contentOf, keeperOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";

type List = { data: { id: number }[]; meta?: object };

type Change = (path: string, query: URLSearchParams, answer: List) => object;

/** The stand-in's answers, or those of another park, with a change. */
function changedContent(change: Change, answers = answersOf(park), log?: LogEvent) {
  return contentOf(async (path: string) => {
    const [pathname = "", query] = path.split("?", 2);
    const params = new URLSearchParams(query);
    const answer = answers(pathname, params) as List | undefined;
    return answer && JSON.stringify({ success: true, ...answer, ...change(pathname, params, answer) });
  }, log);
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test("A unit that moves to the second page of a list between two calls is there once", async () => {
  const offices = park.pavilions.filter(({ category }) => category === "office");
  let last: { id: number } | undefined;
  const content = await changedContent((path, _query, { data }) => {
    if (path === "/pavilions") last = data.at(-1);
    return path === "/pavilions/paginate" ? { data: [last, ...data] } : {};
  });
  expect(idsOf(content.stock.office ?? [])).toEqual(idsOf(offices));
});

test("A park of more units than one list holds has all of its lists' units in menus, plans and the search", async () => {
  const kinds = ["office", "warehouse"] as const;
  const pavilions = kinds.flatMap((kind, at) => {
    const [unit] = park.pavilions.filter(({ category }) => category === kind);
    return Array.from({ length: 1050 }, (_, number) => ({ ...unit, id: 10_000 * at + number + 1 }));
  });
  const content = await changedContent(() => ({}), answersOf({ ...park, pavilions }));
  const lists = kinds.map((category) => content.stock[category] ?? []);
  expect(lists.map(({ length }) => length)).toEqual([1050, 1050]);
  expect(content.units).toEqual(lists.flat());
});

test.each([
  ["knows pages", false],
  ["answers each with the first one", true],
])("Of a list without pagination all pages are read, from an API that %s", async (_, repeats) => {
  const [unit] = park.pavilions.filter(({ category }) => category === "office");
  const pavilions = Array.from({ length: 230 }, (_unit, number) => ({ ...unit, id: number + 1 }));
  const answers = answersOf({ ...park, pavilions });
  const asked: (string | null)[] = [];
  const content = await changedContent(
    (path, query) => {
      if (path.startsWith("/pavilions") && query.get("category") === "office") asked.push(query.get("page"));
      return { pagination: undefined };
    },
    (path, query) => answers(path, repeats ? new URLSearchParams({ ...Object.fromEntries(query), page: "1" }) : query),
  );
  expect(content.stock.office).toHaveLength(repeats ? 100 : 230);
  expect(asked).toEqual(repeats ? [null, "2"] : [null, "2", "3"]);
});

test.each([
  ["is missing", () => undefined],
  ["fails", () => "<html>"],
  ["is empty", () => JSON.stringify({ success: true, data: [] })],
  ["is refused", () => JSON.stringify({ success: false, message: "no such page" })],
])("A list without pagination whose page after a full one %s is what its pages hold", async (_, second) => {
  const [unit] = park.pavilions.filter(({ category }) => category === "office");
  const broken = { ...unit, id: 1, square: "?" };
  const pavilions = [broken, ...Array.from({ length: 199 }, (_unit, at) => ({ ...unit, id: at + 2 }))];
  const answers = answersOf({ ...park, pavilions });
  const hundred = (path: string, query: URLSearchParams) => {
    const page = Number(query.get("page") ?? 1);
    const { data, ...rest } = answers(path, query) as List;
    return path.startsWith("/pavilions")
      ? { ...rest, data: pavilions.slice((page - 1) * 100, page * 100), pagination: undefined }
      : { ...rest, data };
  };
  const lines: unknown[][] = [];
  let isWhole = false;
  const keeper = keeperOf(
    async (path) => {
      const { pathname, searchParams } = new URL(path, "http://park.test");
      const isSecond = pathname === "/pavilions/paginate" && searchParams.get("page") === "2";
      return isSecond && !isWhole ? second() : JSON.stringify(hundred(pathname, searchParams));
    },
    { log: (...line) => void lines.push(line) },
  );
  const known = () => keeper.content().stock.office?.length;
  await keeper.pass();
  expect(known()).toBe(99);
  expect(lines.filter(([event]) => event === "upstream.error")).toEqual([]);
  isWhole = true;
  await keeper.pass();
  expect(known()).toBe(199);
});

test("A page that was there keeps its units while its call fails, though the list has no pagination", async () => {
  const [unit] = park.pavilions.filter(({ category }) => category === "office");
  const answers = answersOf({ ...park, pavilions: Array.from({ length: 150 }, (_, at) => ({ ...unit, id: at + 1 })) });
  let isDown = false;
  const keeper = keeperOf(async (path) => {
    const { pathname, searchParams } = new URL(path, "http://park.test");
    if (isDown && pathname === "/pavilions/paginate") throw new UpstreamFault("status 503");
    return JSON.stringify({ ...Object(answers(pathname, searchParams)), pagination: undefined });
  });
  await keeper.pass();
  isDown = true;
  await keeper.pass();
  expect(keeper.content().stock.office).toHaveLength(150);
});

test("A list of more pages than the site reads is cut, and the log says so", async () => {
  const lines: unknown[][] = [];
  const change: Change = () => ({ pagination: { page: 1, limit: 100, total: 1e9, pages: 1e7 } });
  await changedContent(change, answersOf(park), (...line) => void lines.push(line));
  const reason = "over 20: the rest of a list is left out";
  const cut = ["pavilions", "news", "shops"].map((list) => {
    return { object: `${list} pagination`, field: "pages", reason };
  });
  const calls = { object: "news", field: "", reason: "more than 60 calls: the rest is left out" };
  // Which list is read first depends on the machine's load.
  expect(new Set(lines)).toEqual(new Set([...cut, calls].map((fields) => ["content.dropped", fields, "warn"])));
});

test("An id that one answer sends twice costs one item: the list is not shorter than its total", async () => {
  const content = await changedContent((path, query, { data }) => {
    const isFirstPage = path === "/shops" && (query.get("page") ?? "1") === "1";
    return isFirstPage ? { data: [data[0], data[0], ...data.slice(2)] } : {};
  });
  expect(idsOf(content.shops ?? [])).toHaveLength(park.shops.length - 1);
});

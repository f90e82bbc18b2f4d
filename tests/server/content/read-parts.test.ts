import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { htmlInText } from "../../../server/content/lenient.ts";
import { type AskUpstream, UpstreamFault } from "../../../server/content/upstream.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, keeperOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";
import { HOUR_MS } from "../../support/spans.ts";

/** The stand-in's answers with changes of their text, by the start of their path, and a keeper that reads them. */
function changing() {
  const changes = new Map<string, (text: string) => string | undefined>();
  const asked: string[] = [];
  const ask: AskUpstream = async (path) => {
    asked.push(path);
    const text = await askOf(answersOf(park))(path);
    const change = [...changes].find(([start]) => path.startsWith(start))?.[1];
    return change && text !== undefined ? change(text) : text;
  };
  const logged: unknown[] = [];
  const keeper = keeperOf(ask, { log: (event, fields) => void logged.push({ event, ...fields }) });
  return { changes, asked, ask, keeper, logged };
}

test("The content is the same object while no text changes, and what changed is alone another one", async () => {
  const { changes, keeper } = changing();
  await keeper.pass();
  const before = keeper.content();
  await keeper.pass();
  expect(keeper.content()).toBe(before);
  changes.set("/pavilions?category=office", (text) => text.replace('"price":', '"price":1'));
  await keeper.pass();
  const after = keeper.content();
  expect(after).not.toBe(before);
  expect([after.park, after.news, after.shops, after.stock.warehouse]).toEqual([
    before.park,
    before.news,
    before.shops,
    before.stock.warehouse,
  ]);
  expect(after.news).toBe(before.news);
  const others = after.units?.filter((unit, at) => unit !== before.units?.[at]) ?? [];
  expect(others).toHaveLength(1);
});

test("A part that fails halfway keeps its last value, however often, and the rest goes on", async () => {
  const { changes, keeper } = changing();
  await keeper.pass();
  const { units, vacancies } = keeper.content();
  changes.set("/pavilions/paginate", () => "<html>");
  changes.set("/vacancies", (text) => text.replace('"title":"', '"title":"Новая: '));
  for (let n = 0; n < 3; n += 1) await keeper.pass();
  expect(keeper.content().units).toBe(units);
  expect(keeper.content().vacancies).not.toBe(vacancies);
});

test("An item's own call refines its row, is made once, and again after the row changed", async () => {
  const { changes, asked, keeper } = changing();
  changes.set("/news/1", (text) => text.replace('"title":"', '"title":"Подробно: '));
  await keeper.pass();
  const titleOf = () => keeper.content().news?.find(({ id }) => id === 1)?.title;
  const short = titleOf();
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(titleOf()).toBe(`Подробно: ${short}`);
  const made = asked.length;
  expect(await keeper.readItems({ gapMs: 0 })).toBe(0);
  changes.set("/news?", (text) => text.replaceAll('"title":"', '"title":"Ещё: '));
  await keeper.pass();
  expect(titleOf(), "the newer row decides").toBe(`Ещё: ${short}`);
  expect(asked.slice(made).filter((path) => path === "/news/1")).toEqual([]);
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(titleOf()).toBe(`Подробно: ${short}`);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["performance"] }).advanceTimersByTime(2 * HOUR_MS);
  expect(await keeper.readItems({ gapMs: 0 }), "an hour later again").toBeGreaterThan(0);
});

test("Units are asked for what they tell before the companies, of which a park has thousands", async () => {
  const { asked, keeper } = changing();
  await keeper.pass();
  asked.length = 0;
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  const lists = asked.map((path) => path.replace(/\/\d+$/, ""));
  expect(lists.indexOf("/shops")).toBeGreaterThan(lists.lastIndexOf("/pavilions"));
});

test("An item that two lists tell differently is asked once: the first list decides", async () => {
  const { changes, asked, keeper } = changing();
  changes.set("/news?type=", (text) => text.replaceAll('"title":"', '"title":"В рубрике: '));
  await keeper.pass();
  while ((await keeper.readItems({ gapMs: 0 })) > 0 && asked.length < 2000);
  const made = asked.filter((path) => /^\/news\/\d/.test(path));
  expect(made.length).toBe(new Set(made).size);
});

test("An item that its own call denies, garbles, or answers with another item, is what its list says", async () => {
  const { changes, keeper } = changing();
  changes.set("/pavilions/1001", () => undefined);
  changes.set("/pavilions/1002", () => '{"success":true,"data":"nothing"}');
  changes.set("/pavilions/1003", (text) => text.replace('"id":1003', '"id":9003'));
  await keeper.pass();
  const { units } = keeper.content();
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(keeper.content().units).toBe(units);
});

test("An item whose own call no longer fits the contract is what its list says", async () => {
  const { changes, keeper } = changing();
  await keeper.pass();
  const { units, news, vacancies } = keeper.content();
  changes.set("/pavilions/", (text) => text.replace(/"square":([\d.]+)/, '"square":"$1 м²"'));
  changes.set("/news/", (text) => text.replace(/"date":"[^"]+"/, '"date":"12.11.2026"'));
  changes.set("/vacancies/", (text) => text.replace(/"title":"[^"]+"/, '"title":null'));
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(keeper.content()).toMatchObject({ units, news, vacancies });
});

test("A field of an item's own call that does not fit leaves the one of its list, and the rest is taken", async () => {
  const { changes, keeper } = changing();
  await keeper.pass();
  const priceOf = (id: number) => keeper.content().units?.find((unit) => unit.id === id)?.price;
  const before = priceOf(1002);
  changes.set("/pavilions/1002", (text) =>
    text.replace(/"price":\d+/, '"price":-5').replace('"name":"', '"name":"Новый '),
  );
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(priceOf(1002)).toBe(before);
  expect(keeper.content().units?.find(({ id }) => id === 1002)?.name).toMatch(/^Новый /);
});

test("All companies are read by addresses of bounded length, though their groups are many", async () => {
  const { ask, asked } = changing();
  const groups = Array.from({ length: 200 }, (_, at) => ({
    id: `${at}-${"г".repeat(40)}`,
    name: `Группа ${at}`,
    count: 1,
  }));
  const keeper = keeperOf(async (path) => {
    if (!path.startsWith("/shops?limit")) return ask(path);
    return JSON.stringify({ ...JSON.parse((await ask(path)) ?? ""), meta: { categories: groups } });
  });
  await keeper.pass();
  expect(keeper.content().shopGroups).toHaveLength(200);
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThan(2500);
});

test("A new content is shown once what takes long to follow from it is ready; the old one stays until then", async () => {
  const { ask, changes } = changing();
  const seen: (number | undefined)[] = [];
  const keeper = keeperOf(ask, {
    *prepare() {
      for (let slice = 0; slice < 3; slice += 1) yield void seen.push(keeper.known()?.vacancies?.length);
    },
  });
  await keeper.pass();
  const before = keeper.content().vacancies?.length;
  changes.set("/vacancies", (text) => JSON.stringify({ ...JSON.parse(text), data: [] }));
  await keeper.pass();
  expect(seen).toEqual([before, before, before]);
  expect(keeper.content().vacancies).toEqual([]);
});

test("News of a type that the API does not name are read, too, past the first hundred", async () => {
  const { ask } = changing();
  const keeper = keeperOf(async (path) => {
    const { pathname, searchParams } = new URL(path, "http://park.test");
    if (pathname !== "/news" || searchParams.has("type")) return ask(path);
    const page = Number(searchParams.get("page") ?? 1);
    const { data, meta } = JSON.parse((await ask("/news")) ?? "");
    const unnamed = { ...data[0], id: 900 + page, type: "unnamed" };
    const pagination = { page, limit: 1, total: 3, pages: 3 };
    return JSON.stringify({ success: true, data: [unnamed], meta, pagination });
  });
  await keeper.pass();
  const unnamed = keeper.content().news?.filter(({ type }) => type === "unnamed");
  expect(unnamed?.map(({ id }) => id)).toEqual([901, 902, 903]);
});

test("A field that an API leaves out of every item is one line of the log", async () => {
  const { changes, keeper, logged } = changing();
  changes.set("/services", (text) => text.replaceAll('"short":', '"s":'));
  await keeper.pass();
  expect(keeper.content().services.map(({ short }) => short)).toEqual(park.services.map(() => ""));
  expect(logged).toEqual([
    { event: "content.dropped", object: "service 1", field: "short", reason: expect.stringContaining("undefined") },
  ]);
});

test("HTML in the names of a list is taken away, and the log says so once", async () => {
  const { ask, changes } = changing();
  changes.set("/services", (text) => text.replaceAll(/"name":"([^"]*)"/g, '"name":"<b>$1</b>"'));
  const logged: unknown[] = [];
  const keeper = keeperOf(ask, {
    log: (event, fields) => void (event === "content.dropped" && logged.push(fields)),
  });
  await keeper.pass();
  expect(keeper.content().services.some(({ name }) => name.includes("<"))).toBe(false);
  expect(logged).toEqual([{ object: expect.stringMatching(/^service \d+$/), field: "name", reason: htmlInText }]);
});

test("Once a page of a list has failed, those that still wait for their turn are not asked", async () => {
  const { ask } = changing();
  let asked = 0;
  const keeper = keeperOf(async (path) => {
    if (!path.startsWith("/news")) return ask(path);
    asked += 1;
    if (path.includes("page=2")) throw new UpstreamFault("down");
    await sleep(10);
    const pagination = { page: 1, limit: 100, total: 2000, pages: 20 };
    return JSON.stringify({ ...JSON.parse((await ask(path)) ?? ""), pagination });
  });
  await keeper.pass();
  await sleep(100);
  expect(asked, "calls of a list that says 20 pages, and of each of its types").toBeLessThan(15);
});

test("A company whose own call names another category stops nothing, where the API lists no categories", async () => {
  const { ask, changes } = changing();
  const keeper = keeperOf(async (path) => {
    const text = await ask(path);
    return path.startsWith("/shops?") && text ? JSON.stringify({ ...JSON.parse(text), meta: undefined }) : text;
  });
  changes.set("/shops/", (text) => text.replace(/"category":\{"id":"\w+"/, '"category":{"id":"other"'));
  await keeper.pass();
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(keeper.content().shopGroups.map(({ id }) => id)).toEqual(["other"]);
});

test("An unchanged list whose items were refined is not parsed again", async () => {
  let parsedCount = 0;
  const ask = askOf(answersOf(park));
  const refining: AskUpstream = async (path) => {
    const text = await ask(path);
    return path === "/services/1" ? text?.replace('"name":"', '"name":"Подробно: ') : text;
  };
  const keeper = keeperOf(refining, {
    onReport({ seen }) {
      parsedCount += seen.get("service") ?? 0;
    },
  });
  await keeper.pass();
  while ((await keeper.readItems({ gapMs: 0 })) > 0);
  expect(keeper.content().services[0]?.name).toMatch(/^Подробно: /);
  parsedCount = 0;
  await keeper.pass();
  expect(parsedCount).toBe(0);
});

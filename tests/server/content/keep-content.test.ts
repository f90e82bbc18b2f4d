import { expect, onTestFinished, test } from "vitest";
import type { AskUpstream } from "../../../server/content/upstream.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { siteMoment } from "../../support/moment.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, keeperOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";
import { DAY_MS } from "../../support/spans.ts";

const askStandIn = askOf(answersOf(park));
const down: AskUpstream = async (path) => {
  throw new UpstreamFault(`GET ${path}: down`);
};
const forever = () => new Promise<never>(() => {});
/** The first two waits after a failure are short; all longer ones end only at an event. */
const shortWait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal?.addEventListener("abort", () => resolve());
    if (ms <= 2000) setTimeout(resolve, 10);
  });

test("A start asks for /init first, for /services second, and for all else after the answer to /init", async () => {
  const asked: string[] = [];
  let answerInit = () => {};
  const initAsked = new Promise<void>((resolve) => {
    answerInit = resolve;
  });
  const keeper = keeperOf(async (path) => {
    asked.push(path);
    if (path === "/init") await initAsked;
    return askStandIn(path);
  });
  const read = keeper.pass();
  // A turn of the event loop: a third call would have been made.
  do await new Promise(setImmediate);
  while (asked.length < 2);
  expect(asked).toEqual(["/init", "/services"]);
  answerInit();
  await read;
  expect(asked.length).toBeGreaterThan(12);
});

test("While every other call hangs, the parts that every page needs are read", async () => {
  const keeper = keeperOf((path) => (/^\/(?:init|services)$/.test(path) ? askStandIn(path) : forever()));
  void keeper.pass();
  await expect.poll(() => keeper.isLoaded()).toBe(true);
  expect(keeper.isReady(), "the lists hang").toBe(false);
});

test("A part that every page needs is tried again while all other calls hang, and no hanging part is asked twice", async () => {
  const asked: string[] = [];
  const keeper = keeperOf(
    (path) => {
      asked.push(path);
      if (path === "/services") return askStandIn(path);
      if (path !== "/init") return forever();
      const isFirst = asked.filter((earlier) => earlier === "/init").length === 1;
      return isFirst ? down(path) : askStandIn(path);
    },
    { everyMs: 900_000, wait: shortWait },
  );
  onTestFinished(() => keeper.stop());
  void keeper.start({ withItems: false });
  await expect.poll(() => keeper.isLoaded(), { timeout: 30_000 }).toBe(true);
  expect(asked.filter((path) => path === "/init")).toHaveLength(2);
  const lists = asked.filter((path) => path !== "/init");
  expect(new Set(lists).size, "each once").toBe(lists.length);
});

test("A site is ready when each part has been read or has failed once", async () => {
  const keeper = keeperOf((path) => (path.startsWith("/news") ? down(path) : askStandIn(path)));
  await keeper.pass();
  expect([keeper.isReady(), keeper.failing(), keeper.content().news]).toEqual([true, 1, undefined]);
  const unreachable = keeperOf(down);
  await unreachable.pass();
  expect(unreachable.isReady()).toBe(false);
});

test("What fails is tried at once when the API is back, however long its wait is", async () => {
  let isDown = true;
  let isNewsDown = true;
  const asked: string[] = [];
  const keeper = keeperOf(
    (path) => {
      asked.push(path);
      return isDown || (isNewsDown && path.startsWith("/news")) ? down(path) : askStandIn(path);
    },
    { everyMs: 900_000, wait: shortWait },
  );
  onTestFinished(() => keeper.stop());
  await keeper.start({ withItems: false });
  expect(keeper.isLoaded()).toBe(false);
  isDown = false;
  isNewsDown = false;
  await expect.poll(() => keeper.isReady() && keeper.failing()).toBe(0);
});

test("A part that fails during the loop is read again after its own wait, not after that of the others", async () => {
  let newsFaults = 0;
  const ask: AskUpstream = (path) => {
    if (!path.startsWith("/news") || newsFaults === 2) return askStandIn(path);
    newsFaults += 1;
    return down(path);
  };
  // All other parts are due in a quarter of an hour: only an event ends that wait.
  const keeper = keeperOf(ask, { everyMs: 900_000, wait: shortWait });
  onTestFinished(() => keeper.stop());
  await keeper.start({ withItems: false });
  await expect.poll(() => [newsFaults, keeper.failing()], { timeout: 30_000 }).toEqual([2, 0]);
});

test("Past dates go while the API is down", async () => {
  let now = siteMoment;
  let isDown = false;
  const keeper = keeperOf((path) => (isDown ? down(path) : askStandIn(path)), { now: () => now });
  const days = () => (keeper.content().units ?? []).flatMap(({ availableFrom }) => availableFrom ?? []);
  await keeper.pass();
  expect(days().length).toBeGreaterThan(5);
  isDown = true;
  now = new Date(siteMoment.getTime() + 5000 * DAY_MS);
  await keeper.pass();
  expect(days()).toEqual([]);
});

const emptied = (answer: object): AskUpstream => {
  return async (path) =>
    path.startsWith("/pavilions?category=office") ? JSON.stringify({ success: true, ...answer }) : askStandIn(path);
};
const offices = park.pavilions.filter(({ category }) => category === "office");

test.each([
  ["is empty and says that it is not", { data: [], pagination: { page: 1, limit: 100, total: 130, pages: 1 } }],
  ["has two of many", { data: offices.slice(0, 2), pagination: { page: 1, limit: 100, total: 130, pages: 1 } }],
  ["writes each area as a text", { data: offices.slice(0, 100).map((unit) => ({ ...unit, square: "42,5 м²" })) }],
  [
    "writes most areas as a text",
    { data: offices.slice(0, 30).map((unit, at) => (at < 16 ? { ...unit, square: "42,5 м²" } : unit)) },
  ],
])("A list that %s leaves the last good one and the snapshot as they were", async (_, answer) => {
  let ask = askStandIn;
  const lines: unknown[] = [];
  const keeper = keeperOf((path) => ask(path), {
    log: (event, fields) => event === "upstream.error" && void lines.push(fields),
  });
  await keeper.pass();
  const before = keeper.content();
  const texts = await keeper.texts();
  ask = emptied(answer);
  await keeper.pass();
  expect(keeper.content()).toBe(before);
  expect(await keeper.texts()).toEqual(texts);
  expect(lines).toEqual([{ part: "office", reason: expect.stringMatching(/^GET \/pavilions: \d+ of \d+ /) }]);
  expect(keeper.failing()).toBe(1);
});

test("A list of which single items do not fit is taken without them", async () => {
  const data = offices.slice(0, 30).map((unit, at) => (at < 15 ? { ...unit, square: "42,5 м²" } : unit));
  const keeper = keeperOf(emptied({ data }));
  await keeper.pass();
  expect(keeper.content().stock.office).toHaveLength(15);
});

test("An empty list may be null", async () => {
  const keeper = keeperOf(async (path) =>
    /^\/(?:vacancies|news|shops)/.test(path) ? '{"success":true,"data":null}' : askStandIn(path),
  );
  await keeper.pass();
  const { vacancies, news, shops } = keeper.content();
  expect([vacancies, news, shops, keeper.failing()]).toEqual([[], [], [], 0]);
});

test("The last privacy policy stays while /init has none", async () => {
  let hasPolicy = true;
  const keeper = keeperOf(async (path) => {
    const text = await askStandIn(path);
    if (path !== "/init" || hasPolicy || text === undefined) return text;
    const whole = JSON.parse(text);
    whole.data.settings.textFiles.privacy = null;
    return JSON.stringify(whole);
  });
  await keeper.pass();
  const { privacy } = keeper.content().park.texts;
  expect(privacy?.title.length).toBeGreaterThan(5);
  hasPolicy = false;
  await keeper.pass();
  expect(keeper.content().park.texts.privacy).toBe(privacy);
});

test.each([
  ["/services", 404],
  ["/init", undefined],
])("Without an answer of %s there is no content, and the fault's status is %s", async (unanswered, status) => {
  const keeper = keeperOf((path) => (path === unanswered ? down(path) : askStandIn(path)));
  await keeper.pass();
  let fault: unknown;
  try {
    keeper.content();
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(Error);
  expect(Reflect.get(Object(fault), "status")).toBe(status);
});

test("While items' own calls fail, each waits longer than the one before, and none is made after a stop", async () => {
  const waitsMs: number[] = [];
  const failuresMax = 4;
  const keeper = keeperOf((path) => (/\/\d+$/.test(path) ? down(path) : askStandIn(path)), {
    everyMs: 900_000,
    async wait(ms) {
      waitsMs.push(ms);
      if (waitsMs.length === failuresMax) keeper.stop();
    },
  });
  await keeper.pass();
  await keeper.readItems({ gapMs: 0 });
  expect(waitsMs).toEqual([1000, 2000, 4000, 8000]);
});

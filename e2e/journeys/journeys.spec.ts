import { arrivedWith, freshPhone } from "../../tests/support/enquiries/fresh-posts.ts";
import { allEngines } from "../engines/all-engines.ts";
import type { Browser, Engine, Hand, Size, Window } from "../engines/engine.ts";
import { test as base } from "../support/running-site.ts";
import { type Journey, journeys } from "./journeys.ts";
import { Visitor } from "./visitor.ts";

type Visit = (engine: Engine, hand: Hand, size: Size, walk: (window: Window) => Promise<void>) => Promise<void>;

/** Starts each browser once per worker. A journey that ended well leaves its window to the next one. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const browsers = new Map<Engine, Promise<Browser>>();
      const idle = new Map<string, Window>();
      await use(async (engine, hand, size, walk) => {
        const browser = browsers.get(engine) ?? engine.start();
        browsers.set(engine, browser);
        const key = `${engine.name}, ${hand === "touch"}`;
        const kept = idle.get(key);
        const window = kept ?? (await (await browser).window(size, hand));
        idle.delete(key);
        try {
          await kept?.resize(size);
          await walk(window);
        } catch (fault) {
          await window.close();
          throw fault;
        }
        if (engine.sharesWindow) idle.set(key, window);
        else await window.close();
      });
      for (const window of idle.values()) await window.close();
      for (const browser of browsers.values()) await (await browser).stop();
    },
    { scope: "worker" },
  ],
});

/** Every engine makes every journey by mouse. Only a quick driver makes each of them with its other hands, too. */
const handsOf = (engine: Engine, { controls }: Journey): readonly Hand[] =>
  engine.isQuick || controls ? engine.hands : ["mouse"];

for (const engine of allEngines) {
  test.describe(`In ${engine.name}`, () => {
    test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
    // One worker for each engine: each further one would start the browser again.
    test.describe.configure({ mode: "default" });
    const all = Object.entries(journeys).flatMap(([name, journey]) =>
      handsOf(engine, journey).map((hand) => ({ ...journey, hand, title: `by ${hand}: ${name}` })),
    );
    for (const { title, hand, size, cookies, walk } of all) {
      test(title, async ({ visit, site }) => {
        await visit(engine, hand, size, async (window) => {
          const visitor = new Visitor(window, site.url, hand);
          await visitor.begin({ answersCookies: !cookies });
          await walk(visitor, { freshPhone, arrived: (phone) => arrivedWith(site, phone).length });
        });
      });
    }
  });
}

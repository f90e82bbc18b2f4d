import { allEngines } from "../engines/all-engines.ts";
import type { Browser, Engine, Hand, Size, Window } from "../engines/engine.ts";
import { arrivedWith } from "../support/enquiry-dialogs.ts";
import { test as base } from "../support/running-site.ts";
import { startScriptlessFront } from "../support/scriptless-front.ts";
import { journeys } from "./journeys.ts";
import { Visitor } from "./visitor.ts";

/** The site, or a front of it whose pages have lost their scripts. */
type FrontOf = (siteUrl: string) => Promise<string>;
type Visit = (engine: Engine, hand: Hand, size: Size, walk: (window: Window) => Promise<void>) => Promise<void>;

/** Starts each browser once per worker. A journey that ended well leaves its window to the next one. */
const test = base.extend<object, { visit: Visit; scriptless: FrontOf }>({
  scriptless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const fronts = new Map<string, ReturnType<typeof startScriptlessFront>>();
      await use(async (siteUrl) => {
        const front = fronts.get(siteUrl) ?? startScriptlessFront(siteUrl);
        fronts.set(siteUrl, front);
        return (await front).url;
      });
      for (const front of fronts.values()) await (await front).close();
    },
    { scope: "worker" },
  ],
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

let sent = 0;

for (const engine of allEngines) {
  test.describe(`In ${engine.name}`, () => {
    test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
    // One worker for each engine: each further one would start the browser again.
    test.describe.configure({ mode: "default", ...engine.tests });
    const all = engine.hands.flatMap((hand) =>
      Object.entries(journeys).flatMap(([name, journey]) => [
        { ...journey, hand, hasScripts: true, title: `by ${hand}: ${name}` },
        // By the first hand, where there are more: what scripts add to the others is missing.
        ...(journey.alsoScriptless && hand !== engine.hands.at(-1) && hand === engine.hands[0]
          ? [{ ...journey, hand, hasScripts: false, title: `by ${hand}, without scripts: ${name}` }]
          : []),
      ]),
    );
    for (const { title, hand, size, cookies, pictures = [], hasScripts, walk } of all) {
      test(title, async ({ visit, siteWith, scriptless }, { parallelIndex }) => {
        const site = await siteWith({}, pictures);
        const url = hasScripts ? site.url : await scriptless(site.url);
        const freshPhone = () => {
          sent += 1;
          return `+799${parallelIndex}${String(1_000_000 + sent)}`;
        };
        await visit(engine, hand, size, async (window) => {
          const visitor = new Visitor(window, url, hand, !hasScripts);
          await visitor.begin({ answersCookies: !cookies });
          await walk(visitor, { freshPhone, hasScripts, arrived: (phone) => arrivedWith(site, phone).length });
        });
      });
    }
  });
}

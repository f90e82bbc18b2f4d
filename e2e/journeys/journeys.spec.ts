import { allEngines } from "../engines/all-engines.ts";
import type { Browser, Engine } from "../engines/engine.ts";
import { arrivedWith } from "../support/enquiry-dialogs.ts";
import { test as base } from "../support/running-site.ts";
import { journeys } from "./journeys.ts";
import { Visitor } from "./visitor.ts";

/** Starts each browser once per worker. */
const test = base.extend<object, { running: (engine: Engine) => Promise<Browser> }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const browsers = new Map<Engine, Promise<Browser>>();
      await use((engine) => {
        const browser = browsers.get(engine) ?? engine.start();
        browsers.set(engine, browser);
        return browser;
      });
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
      Object.entries(journeys).map(([name, journey]) => ({ ...journey, hand, title: `by ${hand}: ${name}` })),
    );
    for (const { title, hand, size, cookies, walk } of all) {
      test(title, async ({ running, site }, { parallelIndex }) => {
        const window = await (await running(engine)).window(size, hand);
        const freshPhone = () => {
          sent += 1;
          return `+799${parallelIndex}${String(1_000_000 + sent)}`;
        };
        try {
          const visitor = new Visitor(window, site.url, hand);
          if (!cookies) await visitor.answerCookies();
          await walk(visitor, {
            freshPhone,
            arrived: (phone) => arrivedWith(site, phone).length,
          });
        } finally {
          await window.close();
        }
      });
    }
  });
}

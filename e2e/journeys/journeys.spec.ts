import { arrivedWith, freshPhone } from "../../tests/support/enquiries/fresh-posts.ts";
import { allPages } from "../../tests/support/proofs.ts";
import { shownEngines } from "../engines/all-engines.ts";
import type { Browser, Engine, Hand, Size, Window } from "../engines/engine.ts";
import { test } from "../support/running-site.ts";
import { type Journey, journeys } from "./journeys.ts";
import { Visitor } from "./visitor.ts";

/**
 * Starts the engine's browser with the first visit. A journey that ended well leaves its window to the next one, if the
 * engine shares windows.
 */
function visitsIn(engine: Engine) {
  let started: Promise<Browser> | undefined;
  const idle = new Map<boolean, Window>();

  async function windowFor(hand: Hand, size: Size): Promise<Window> {
    const isTouch = hand === "touch";
    const kept = idle.get(isTouch);
    idle.delete(isTouch);
    await kept?.resize(size);
    if (kept) return kept;
    started ??= engine.start();
    return (await started).window(size, hand);
  }

  return {
    async visit(hand: Hand, size: Size, walk: (window: Window) => Promise<void>): Promise<void> {
      const window = await windowFor(hand, size);
      try {
        await walk(window);
      } catch (fault) {
        await window.close();
        throw fault;
      }
      if (engine.sharesWindow) idle.set(hand === "touch", window);
      else await window.close();
    },
    async end(): Promise<void> {
      for (const window of idle.values()) await window.close();
      await (await started)?.stop();
    },
  };
}

/** CI makes journeys with the other hands, too: a quick driver all of them, others those with every kind of control. */
const handsOf = ({ isQuick, hands }: Engine, { controls }: Journey): readonly Hand[] =>
  allPages && (controls || isQuick) ? hands : ["mouse"];

for (const engine of shownEngines) {
  test.describe(`In ${engine.name}`, () => {
    test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
    // One worker for each engine: each further one would start the browser again.
    test.describe.configure({ mode: "default" });
    const { visit, end } = visitsIn(engine);
    test.afterAll(end);
    const all = Object.entries(journeys).flatMap(([name, journey]) =>
      handsOf(engine, journey).map((hand) => ({ ...journey, hand, title: `by ${hand}: ${name}` })),
    );
    for (const { title, hand, size, cookies, walk } of all) {
      test(title, async ({ site }) => {
        await visit(hand, size, async (window) => {
          const visitor = new Visitor(window, site.url, hand);
          await visitor.begin({ answersCookies: !cookies });
          await walk(visitor, { freshPhone, arrived: (phone) => arrivedWith(site, phone).length });
        });
      });
    }
  });
}

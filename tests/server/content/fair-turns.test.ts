import { setImmediate as soon } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createFairTurns, NoTurn } from "../../../server/content/fair-turns.ts";
import { runForAsker } from "../../../server/kit/asker.ts";

/** Turns whose work ends when the test says so. `began` lists who began. */
function controlled(options: Parameters<typeof createFairTurns>[0]) {
  const inTurn = createFairTurns(options);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string) =>
    runForAsker(asker, () =>
      inTurn(() => {
        began.push(asker);
        return new Promise<void>((end) => void ends.push(end));
      }),
    );
  const end = async () => {
    ends.shift()?.();
    await soon();
  };
  return { ask, began, end };
}

describe("Calls that wait", () => {
  test("begin in rotation among their askers, so that many of one delay nobody else", async () => {
    const { ask, began, end } = controlled({ atOnceMax: 1, waitingMax: 100, waitingOfOneMax: 50 });
    for (let n = 0; n < 20; n += 1) void ask("many");
    for (const asker of ["few", "other", "few"]) void ask(asker);
    for (let n = 0; n < 6; n += 1) await end();
    expect(began).toEqual(["many", "many", "few", "other", "many", "few", "many"]);
  });
  test("are refused beyond the limit of one asker, and beyond that of all", async () => {
    const { ask, began, end } = controlled({ atOnceMax: 1, waitingMax: 3, waitingOfOneMax: 2 });
    for (let n = 0; n < 3; n += 1) void ask("many");
    await expect(ask("many")).rejects.toThrow(NoTurn);
    void ask("few");
    await expect(ask("other")).rejects.toThrow(NoTurn);
    for (let n = 0; n < 5; n += 1) await end();
    void ask("other");
    await soon();
    expect(began).toEqual(["many", "many", "few", "many", "other"]);
  });
  test("get their turn also after a call that failed", async () => {
    const inTurn = createFairTurns({ atOnceMax: 1, waitingMax: 3, waitingOfOneMax: 3 });
    const failing = inTurn(() => Promise.reject(new Error("no")));
    const next = inTurn(async () => "yes");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
    expect(await inTurn(async () => "again")).toBe("again");
  });
});

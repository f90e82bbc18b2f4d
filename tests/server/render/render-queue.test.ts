import { expect, test } from "vitest";
import { Busy, createRenderQueue } from "../../../server/render/render-queue.ts";

test("the queue renders once per event loop turn: the server accepts a connection between two renders", async () => {
  const { turn } = createRenderQueue();
  const seen: string[] = [];
  let rounds = 0;
  const goRound = () => {
    rounds += 1;
    if (rounds < 10) setImmediate(goRound);
  };
  setImmediate(goRound);
  await Promise.all(
    ["first", "second", "third"].map(async (name) => {
      await turn("203.0.113.7");
      seen.push(`${name} in round ${rounds}`);
    }),
  );
  expect(seen).toEqual(["first in round 1", "second in round 2", "third in round 3"]);
  await turn("203.0.113.7");
  expect(rounds).toBe(4);
});

test("addresses get their turns in rotation: a visitor waits behind one page of a stranger's many", async () => {
  const { turn } = createRenderQueue();
  const seen: string[] = [];
  const ask = async (address: string) => {
    await turn(address);
    seen.push(address);
  };
  await Promise.all([ask("stranger"), ask("stranger"), ask("stranger"), ask("visitor"), ask("another")]);
  expect(seen).toEqual(["stranger", "visitor", "another", "stranger", "stranger"]);
});

test("the queue is bounded for one address and in all, and a refusal leaves no trace", async () => {
  const { turn } = createRenderQueue({ waitingMax: 5, waitingOfOneMax: 3 });
  const outcomes = async (addresses: string[]) =>
    (await Promise.allSettled(addresses.map(turn))).map(({ status }) => status === "fulfilled");
  expect(await outcomes(["a", "a", "a", "a", "b", "c", "d"])).toEqual([true, true, true, false, true, true, false]);
  const refused = await Promise.allSettled(Array.from({ length: 4 }, () => turn("a")));
  expect(refused.at(-1)).toMatchObject({ status: "rejected", reason: expect.any(Busy) });
  expect(await outcomes(["a", "a", "a", "b", "b"])).toEqual([true, true, true, true, true]);
});

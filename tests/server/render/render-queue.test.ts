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

test("work holds its turn until it ends, also in vain, and the addresses after it rotate", async () => {
  const { inTurn } = createRenderQueue();
  const seen: string[] = [];
  const draw = (address: string, fails = false) =>
    inTurn(address, async () => {
      seen.push(`${address} begins`);
      await new Promise(setImmediate);
      seen.push(`${address} ends`);
      if (fails) throw new Error("no font");
    });
  const [first] = await Promise.allSettled([draw("stranger", true), draw("stranger"), draw("visitor")]);
  expect(first?.status).toBe("rejected");
  expect(seen).toEqual(["stranger", "visitor", "stranger"].flatMap((name) => [`${name} begins`, `${name} ends`]));
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

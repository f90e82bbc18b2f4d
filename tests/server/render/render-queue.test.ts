import { expect, test } from "vitest";
import { Busy, createRenderQueue } from "../../../server/render/render-queue.ts";

const client = (address: string) => ({ network: address, address });

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
      await turn(client("203.0.113.7"));
      seen.push(`${name} in round ${rounds}`);
    }),
  );
  expect(seen).toEqual(["first in round 1", "second in round 2", "third in round 3"]);
  await turn(client("203.0.113.7"));
  expect(rounds).toBe(4);
});

test("addresses get their turns in rotation: a visitor waits behind one page of a stranger's many", async () => {
  const { turn } = createRenderQueue();
  const seen: string[] = [];
  const ask = async (address: string) => {
    await turn(client(address));
    seen.push(address);
  };
  await Promise.all([ask("stranger"), ask("stranger"), ask("stranger"), ask("visitor"), ask("another")]);
  expect(seen).toEqual(["stranger", "visitor", "another", "stranger", "stranger"]);
});

test("work holds its turn until it ends, also in vain, and the addresses after it rotate", async () => {
  const { inTurn } = createRenderQueue();
  const seen: string[] = [];
  const draw = (address: string, fails = false) =>
    inTurn(client(address), async () => {
      seen.push(`${address} begins`);
      await new Promise(setImmediate);
      seen.push(`${address} ends`);
      if (fails) throw new Error("no font");
    });
  const [first] = await Promise.allSettled([draw("stranger", true), draw("stranger"), draw("visitor")]);
  expect(first?.status).toBe("rejected");
  expect(seen).toEqual(["stranger", "visitor", "stranger"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

const isServed = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
const shareOf = (outcomes: boolean[]) => outcomes.filter(Boolean).length / outcomes.length;

test("a full queue refuses the newest of the longest queue, and a refusal leaves no trace", async () => {
  const { turn } = createRenderQueue(5);
  const served = (addresses: string[]) => Promise.all(addresses.map((name) => isServed(turn(client(name)))));
  expect(await served(["a", "a", "a", "a", "b", "c", "d"])).toEqual([true, true, false, false, true, true, true]);
  expect(await served(["a", "b", "c", "d", "e", "f"]), "the newcomer, where all wait for one page").toEqual([
    ...[true, true, true, true, true],
    false,
  ]);
  expect(await served(["a", "a", "a", "a", "a"])).toEqual([true, true, true, true, true]);
});

test("one address has all places while nobody else waits: an office, a mobile network, a search engine", async () => {
  const { turn } = createRenderQueue();
  for (const count of [60, 200]) {
    const outcomes = Array.from({ length: count }, () => isServed(turn(client("203.0.113.7"))));
    expect(shareOf(await Promise.all(outcomes)), `${count} connections`).toBe(1);
  }
});

test("a ninth address is served beside eight that flood", async () => {
  const { turn } = createRenderQueue();
  const flood = Array.from({ length: 8 * 50 }, (_, at) => isServed(turn(client(`198.51.100.${at % 8}`))));
  const ninth = Array.from({ length: 20 }, () => isServed(turn(client("203.0.113.7"))));
  expect(shareOf(await Promise.all(ninth))).toBe(1);
  expect(shareOf(await Promise.all(flood))).toBeLessThan(1);
});

test("the addresses of one IPv6 /48 share one place in the rotation, and so in the queue", async () => {
  const { turn } = createRenderQueue(20);
  const seen: string[] = [];
  const ask = async (network: string, address: string) => {
    await turn({ network, address });
    seen.push(address);
  };
  const many = Array.from({ length: 40 }, (_, at) => isServed(ask("2001:db8::/48", `subnet ${at}`)));
  const few = ["a", "b", "a"].map((name) => isServed(ask(name, name)));
  expect(await Promise.all(few)).toEqual([true, true, true]);
  await Promise.all(many);
  expect(seen.slice(0, 5)).toEqual(["subnet 0", "a", "b", "subnet 1", "a"]);
});

test("a refusal tells whether one network alone has filled the queue", async () => {
  const { turn } = createRenderQueue(10);
  const refusals = async (clients: string[]) => {
    const outcomes = await Promise.allSettled(clients.map((name) => turn(client(name))));
    return outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  };
  const [ofOne] = await refusals(Array(11).fill("checker"));
  expect(ofOne).toBeInstanceOf(Busy);
  expect(ofOne).toMatchObject({ isOneClient: true });
  const [ofMany] = await refusals(Array.from({ length: 11 }, (_, at) => `visitor ${at}`));
  expect(ofMany).toMatchObject({ isOneClient: false });
});

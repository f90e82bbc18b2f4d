import { expect, test } from "vitest";
import { renderTurn } from "../../../server/render/render-queue.ts";

test("the queue renders once per event loop turn: the server accepts a connection between two renders", async () => {
  const seen: string[] = [];
  let rounds = 0;
  const goRound = () => {
    rounds += 1;
    if (rounds < 10) setImmediate(goRound);
  };
  setImmediate(goRound);
  await Promise.all(
    ["first", "second", "third"].map(async (name) => {
      await renderTurn();
      seen.push(`${name} in round ${rounds}`);
    }),
  );
  expect(seen).toEqual(["first in round 1", "second in round 2", "third in round 3"]);
  await renderTurn();
  expect(rounds).toBe(4);
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { monotonicMs } from "../process/clock.ts";

/** Runs a generator in short pieces, so that visitors' requests come in between. */
export type InPieces = <Value>(steps: Generator<void, Value>) => Promise<Value>;

/** The longest piece of parsing, unless one item takes longer. Visitors' requests come in between. */
const pieceMs = 8;

/** Runs one generator after the other, in pieces: the calls that follow from one are under way while the next runs. */
export function oneAfterAnother(): InPieces {
  let last: Promise<unknown> = Promise.resolve();
  return (steps) => {
    const run = last.then(() => nextTurn()).then(() => inPieces(steps));
    last = run.catch(() => {});
    return run;
  };
}

async function inPieces<Value>(steps: Generator<void, Value>): Promise<Value> {
  let sinceMs = monotonicMs();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (monotonicMs() - sinceMs < pieceMs) continue;
    await nextTurn();
    sinceMs = monotonicMs();
  }
}

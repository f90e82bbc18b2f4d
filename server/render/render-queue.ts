const waiting: (() => void)[] = [];

/**
 * Resolves when it is this render's turn: one in each round of the event loop. A round takes in one new connection, so
 * a round full of renders would keep new visitors standing outside while those who are in are served.
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextTurn);
  });
}

function nextTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextTurn);
}

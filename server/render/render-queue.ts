const waiting: (() => void)[] = [];

/**
 * Resolves when this render may run: one per event loop turn. Node accepts one connection a turn, so several renders a
 * turn would keep new visitors waiting.
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

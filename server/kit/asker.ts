import { AsyncLocalStorage } from "node:async_hooks";

const asker = new AsyncLocalStorage<string>();

/** Runs `work` for the visitor at an address: what it waits for is shared fairly among addresses. */
export const runForAsker = <Result>(address: string, work: () => Result): Result => asker.run(address, work);

/** The address for which the current work is done; empty for the site's own. */
export const currentAsker = (): string => asker.getStore() ?? "";

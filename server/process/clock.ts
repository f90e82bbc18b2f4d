/**
 * The machine's clocks: only this file reads them. What visitors see follows from a `now` that `serve.ts` passes to all
 * parts, so that tests choose the moment. A file's age and a log line's time are the machine's own.
 */
export type Clock = () => Date;

export const systemNow: Clock = () => new Date();

/** Milliseconds since the process started, whatever happens to the machine's clock: for durations and deadlines. */
export const monotonicMs = (): number => performance.now();

import type { LogEvent } from "../log/log.ts";
import { firstState } from "./content-state.ts";
import type { Finding } from "./lenient.ts";
import { type ContentEvent, next } from "./next-state.ts";
import type { PartName } from "./read-parts.ts";

/** `everyMs` is the time between the end of a part's read and its next one. */
export type ContentStoreOptions = {
  everyMs: number;
  log: LogEvent;
  reportFindings: (findings: Finding[]) => void;
};

export type ContentStore = ReturnType<typeof createContentStore>;

/** Holds the state of the content. Only events change it; what they change is decided by `next`. */
export function createContentStore({ everyMs, log, reportFindings }: ContentStoreOptions) {
  let state = firstState();
  let nextEvent = new AbortController();
  return {
    state: () => state,
    /** Aborts at the next event. Every event may change what is due. */
    nextEvent: (): AbortSignal => nextEvent.signal,
    /** Returns the parts whose texts must be parsed again after this event. */
    dispatch(event: ContentEvent): PartName[] {
      const step = next(state, event, everyMs);
      state = step.state;
      for (const line of step.log) log(line.event, line.fields, line.level);
      reportFindings(step.findings);
      nextEvent.abort();
      nextEvent = new AbortController();
      return step.toRefine;
    },
  };
}

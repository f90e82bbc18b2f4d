import type { Log } from "./log.ts";

const endMaxMs = 5000;

/** Where a fault came from, without its message: a message may quote what a visitor typed. */
function placeOf(fault: unknown): string {
  const stack = fault instanceof Error ? (fault.stack ?? "") : "";
  const line = stack.split("\n").find((one) => one.startsWith("    at "));
  return line?.trim().slice(0, 200) ?? "";
}

/**
 * A fault that nothing caught leaves the process in an unknown state: it is logged, no visitor is let in any more,
 * `stop` has a moment to bring out what runs, and the process ends with 1, to be started anew.
 */
export function endOnFault(log: Log, stop: () => Promise<void>): void {
  let ending = false;
  const end = (kind: string) => (fault: unknown) => {
    const name = fault instanceof Error ? fault.name : typeof fault;
    const code = fault instanceof Error && "code" in fault ? String(fault.code) : undefined;
    log.event("process.fault", { kind, name, code, place: placeOf(fault) }, "fatal");
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), endMaxMs);
    const exit = () => {
      log.flush();
      process.exit(1);
    };
    stop().then(exit, exit);
  };
  process.on("uncaughtException", end("uncaughtException"));
  process.on("unhandledRejection", end("unhandledRejection"));
}

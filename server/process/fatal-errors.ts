import { placeOf } from "../log/faults.ts";
import type { Log } from "../log/log.ts";

const endMaxMs = 5000;

/**
 * After an uncaught error the process state is undefined. Logs it, stops accepting visitors, gives `stop` a short time
 * and exits with 1.
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

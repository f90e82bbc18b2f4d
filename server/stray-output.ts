import { Writable } from "node:stream";
import type { LogEvent } from "./log.ts";

/** The place that a stack comes from, as "file:line:column". Its first frame is our own, Node's are left out. */
function placeOf(stack = ""): string {
  const [, frame = ""] = stack.split("\n").filter((line) => /^ {4}at /.test(line) && !line.includes("node:"));
  return /([^/\s(]+:\d+:\d+)\)?$/.exec(frame)?.[1] ?? "unknown";
}

/**
 * Lets nothing but the log reach the outputs. What a library prints may quote a visitor, so only its length and the
 * place that printed it are logged; of Node's warnings their names.
 */
export function catchStrayOutput(log: LogEvent): void {
  const stray = (name: string) =>
    new Writable({
      decodeStrings: false,
      write(chunk: string | Buffer, _encoding, done) {
        log("output.stray", { output: name, letters: chunk.length, place: placeOf(new Error().stack) }, "warn");
        done();
      },
    });
  for (const name of ["stdout", "stderr"] as const) {
    const stream = stray(name);
    Object.defineProperty(process, name, { configurable: true, get: () => stream });
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => {
    const code = "code" in warning ? String(warning.code) : undefined;
    log("process.warning", { name: warning.name, code }, "warn");
  });
}

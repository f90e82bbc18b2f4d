import { Writable } from "node:stream";
import type { LogEvent } from "./log.ts";

/** Who wrote: the second stack frame outside Node, as "file:line:column". The first one is `catchStrayOutput`'s own. */
function writerIn(stack = ""): string {
  const [, frame = ""] = stack.split("\n").filter((line) => /^ {4}at /.test(line) && !line.includes("node:"));
  return /([^/\s(]+:\d+:\d+)\)?$/.exec(frame)?.[1] ?? "unknown";
}

/** Logs stray output by length and source position only: a library's text may quote a visitor. */
export function catchStrayOutput(log: LogEvent): void {
  const stray = (name: string) =>
    new Writable({
      decodeStrings: false,
      write(chunk: string | Buffer, _encoding, done) {
        log("output.stray", { output: name, letters: chunk.length, place: writerIn(new Error().stack) }, "warn");
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

import { isatty } from "node:tty";
import { type Sink, standardOutput } from "./log.ts";

const stdout = 1;

/** Log lines as people read them: time, level, event, then the fields in one line. */
async function readable(): Promise<((line: string) => string) | undefined> {
  try {
    const { prettyFactory } = await import("pino-pretty");
    return prettyFactory({ colorize: true, messageKey: "event", singleLine: true, translateTime: "SYS:HH:MM:ss" });
  } catch {
    // A development dependency: a pruned install shows its JSON.
    return undefined;
  }
}

/**
 * Where log lines go when a person looks at them; undefined where stdout is no terminal, or nothing can make lines
 * readable.
 */
export async function openTerminal(isTerminal = isatty(stdout), out = standardOutput()): Promise<Sink | undefined> {
  const format = isTerminal ? await readable() : undefined;
  if (!format) return undefined;
  return { write: (text) => out.write(text.trimEnd().split("\n").map(format).join("")) };
}

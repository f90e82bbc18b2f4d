import { isatty } from "node:tty";
import { type Sink, standardOutput } from "./log.ts";

const stdout = 1;

/** Formats log lines for people: time, level, event, fields. */
async function readable(): Promise<((line: string) => string) | undefined> {
  try {
    const { prettyFactory } = await import("pino-pretty");
    return prettyFactory({ colorize: true, messageKey: "event", singleLine: true, translateTime: "SYS:HH:MM:ss" });
  } catch {
    // A development dependency: a pruned install prints JSON.
    return undefined;
  }
}

/** The log's destination on a terminal; undefined if stdout is no terminal or the formatter is not installed. */
export async function openTerminal(isTerminal = isatty(stdout), out = standardOutput()): Promise<Sink | undefined> {
  const format = isTerminal ? await readable() : undefined;
  if (!format) return undefined;
  return { write: (text) => out.write(text.trimEnd().split("\n").map(format).join("")) };
}

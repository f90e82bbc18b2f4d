import { isatty } from "node:tty";
import { pino } from "pino";
import { monotonicMs, systemNow } from "../process/clock.ts";

export type Level = "debug" | "info" | "warn" | "error" | "fatal";

/** Log fields: codes, counts, times, ids. Never a visitor's words. */
export type Fields = Record<string, string | number | boolean | undefined>;

/** An access line. `bytes`: the body's size; `aborted`: the client disconnected early. */
export type Access = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  cache?: string | undefined;
  aborted?: boolean | undefined;
};

/** Writes an event synchronously: it survives a kill right after. */
export type LogEvent = (name: string, fields?: Fields, level?: Level) => void;

/** The log: one JSON line for each event and request. */
export type Log = {
  event: LogEvent;
  /** Buffers an access line for at most `accessDelayMs`. */
  access(request: Access, level?: Level): void;
  /** Writes the buffered lines. */
  flush(): void;
};

const stdout = 1;

const accessDelayMs = 250;
/** Some 400 lines. */
const accessBytesMax = 64 * 1024;

/**
 * Phone numbers and mail addresses: a second safeguard. The first is that they are never passed to the log. A UUID is
 * no phone, though its last group or its first two may look like one.
 */
const phone = new RegExp(
  String.raw`\+?[78](?<!\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]?.)[\s(-]*9\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}` +
    String.raw`(?!\d|(?:-[\da-f]{4}){2}-[\da-f]{12}\b)`,
  "g",
);
const mail = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Masks what looks like a phone number or a mail address. */
export function withoutPersonal(lines: string): string {
  const hidden = lines.replace(phone, "***");
  return hidden.includes("@") ? hidden.replace(mail, "***") : hidden;
}

/** A destination of log lines. */
export type Sink = { write(text: string): void };

/** Lines that cannot be written now, on a full disk: further ones are dropped. */
const unwrittenBytesMax = 1_000_000;

/** Synchronous standard output: asynchronous buffers are lost when a process is killed. */
export function standardOutput(fd = stdout) {
  const out = pino.destination({ fd, sync: true, maxLength: unwrittenBytesMax });
  // EPIPE of a closed reader (`npm start | head`) must not end the site.
  out.on("error", () => {});
  return out;
}

/** What frequent codes of `reason` mean. */
const codeWords: Readonly<Record<string, string>> = {
  "sqlite-5": "another process writes",
  "sqlite-10": "the disk fails",
  "sqlite-11": "the database file is damaged",
  "sqlite-13": "the disk is full",
  "sqlite-14": "the database file cannot be opened",
  "sqlite-26": "the file is no database",
  "28P01": "the database refuses the password",
  "57P01": "the database server ended the connection",
  "57P03": "the database server is starting",
  "53100": "the database's disk is full",
  "53300": "the database has no free connection",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was cut",
  ENOTFOUND: "no such host",
  ENOSPC: "the disk is full",
  EACCES: "no right to read or write it",
};

/** The fields with the words for a code in `reason`, for whoever reads the log at night. */
function withWords(fields: Fields): Fields {
  const words = typeof fields.reason === "string" ? codeWords[fields.reason] : undefined;
  return words === undefined ? fields : { ...fields, words };
}

/** `level` is a pino level; `sink` defaults to standard output; without `logsRequests` no request has a line. */
export function createLog(level: string, sink: Sink = standardOutput(), logsRequests = true): Log {
  const options = {
    level,
    base: null,
    messageKey: "event",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutPersonal },
  };
  const events = pino(options, sink);

  /**
   * Access lines of the last moment: one system call for many. As bytes: V8's collector would copy each waiting string
   * with all parts that it is made of.
   */
  const waiting = Buffer.alloc(accessBytesMax);
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waitingBytes === 0) return;
    const lines = waiting.toString("latin1", 0, waitingBytes);
    waitingBytes = 0;
    sink.write(lines);
  };

  return {
    event: (name, fields = {}, eventLevel = "info") => events[eventLevel](withWords(fields), name),
    access(request, lineLevel = "info") {
      if (!logsRequests || !events.isLevelEnabled(lineLevel)) return;
      const line = accessLine(request, lineLevel);
      if (waitingBytes + line.length > accessBytesMax) flush();
      waitingBytes += waiting.write(line, waitingBytes, "latin1");
      timer ??= setTimeout(flush, accessDelayMs).unref();
    },
    flush,
  };
}

/**
 * Built by hand: a pino line costs a quarter of a cache hit. All texts are constants but `id`, which is checked at the
 * request's arrival: to look for personal data in every line would cost as much again.
 */
function accessLine({ id, method, route, status, ms, bytes, cache, aborted }: Access, level: Level): string {
  const more = `${cache === undefined ? "" : `,"cache":"${cache}"`}${aborted ? ',"aborted":true' : ""}`;
  return `{"level":"${level}","time":"${systemNow().toISOString()}","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"bytes":${bytes}${more},"event":"http"}\n`;
}

const forPeople = { colorize: true, messageKey: "event", singleLine: true, translateTime: "SYS:HH:MM:ss" };

/** The log's destination on a terminal; undefined if stdout is no terminal or the formatter is not installed. */
export async function openTerminal(isTerminal = isatty(stdout), out = standardOutput()): Promise<Sink | undefined> {
  // A development dependency: a pruned install prints JSON.
  const pretty = isTerminal ? await import("pino-pretty").catch(() => undefined) : undefined;
  const format = pretty?.prettyFactory(forPeople);
  if (!format) return undefined;
  return { write: (text) => out.write(text.trimEnd().split("\n").map(format).join("")) };
}

/** Calls `report` at most once in `everyMs`, with the number of calls since the last time. */
export function atMostEvery(
  everyMs: number,
  report: (count: number) => void,
  now: () => number = monotonicMs,
): () => void {
  let count = 0;
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    if (now() - reportedAtMs < everyMs) return;
    reportedAtMs = now();
    report(count);
    count = 0;
  };
}

const keysMax = 1000;

/** Tells whether a key comes for the first time. Beyond a thousand keys, further ones count as known. */
export function firstTimes(): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.has(key) || keys.size >= keysMax) return false;
    keys.add(key);
    return true;
  };
}

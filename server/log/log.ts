import { pino } from "pino";

export type Level = "debug" | "info" | "warn" | "error" | "fatal";

/** Log fields: codes, counts, times, ids. Never a visitor's words. */
export type Fields = Record<string, string | number | boolean | undefined>;

/**
 * An access line. Texts contain no quotes: `id` is validated, `method` passed Node's parser, `route` and `cache` are
 * constants. `bytes`: the body's size; `aborted`: the client disconnected early.
 */
export type Access = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  cache?: string | undefined;
  aborted?: boolean;
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

const accessDelayMs = 250;
const accessBytesMax = 128 * 1024;
/** Well above the longest line: ids have at most 64 letters. */
const lineBytesMax = 1024;

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

function withoutPersonal(lines: string): string {
  const hidden = lines.replace(phone, "***");
  return hidden.includes("@") ? hidden.replace(mail, "***") : hidden;
}

/** A destination of log lines. */
export type Sink = { write(text: string): void };

/** Synchronous standard output: asynchronous buffers are lost when a process is killed. */
export function standardOutput(): Sink {
  const out = pino.destination({ fd: 1, sync: true });
  // EPIPE of a closed reader (`npm start | head`) must not end the site.
  out.on("error", () => {});
  return out;
}

/** `level` is a pino level; `sink` defaults to standard output. */
export function createLog(level: string, sink: Sink = standardOutput()): Log {
  const options = {
    level,
    base: null,
    messageKey: "event",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutPersonal },
  };
  const events = pino(options, sink);

  // A byte buffer: a growing string keeps its pieces alive until it is written. Moving them at each collection cost 6 %
  // of the throughput.
  const waiting = Buffer.allocUnsafeSlow(accessBytesMax);
  let bytesWaiting = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (bytesWaiting === 0) return;
    const lines = waiting.toString("latin1", 0, bytesWaiting);
    bytesWaiting = 0;
    sink.write(withoutPersonal(lines));
  };

  return {
    event: (name, fields = {}, level = "info") => events[level](fields, name),
    access(request, level = "info") {
      if (!events.isLevelEnabled(level)) return;
      // Lines are ASCII, so a letter is a byte.
      bytesWaiting += waiting.write(accessLine(request, level), bytesWaiting, "latin1");
      if (bytesWaiting > accessBytesMax - lineBytesMax) flush();
      else timer ??= setTimeout(flush, accessDelayMs).unref();
    },
    flush,
  };
}

/** Built by hand: a pino line costs as much as a whole cache hit, JSON.stringify a quarter of one. */
function accessLine({ id, method, route, status, ms, bytes, cache, aborted }: Access, level: Level): string {
  const more = `${cache === undefined ? "" : `,"cache":"${cache}"`}${aborted ? ',"aborted":true' : ""}`;
  return `{"level":"${level}","time":"${isoTime(Date.now())}","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"bytes":${bytes}${more},"event":"http"}\n`;
}

const secondMs = 1000;
let writtenSecond = 0;
let written = "";

/** ISO 8601; formatted once a second except for the milliseconds. */
function isoTime(nowMs: number): string {
  const ms = nowMs % secondMs;
  if (nowMs - ms !== writtenSecond) {
    writtenSecond = nowMs - ms;
    written = new Date(nowMs).toISOString().slice(0, -"000Z".length);
  }
  return `${written}${ms < 10 ? "00" : ms < 100 ? "0" : ""}${ms}Z`;
}

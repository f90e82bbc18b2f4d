import { pino } from "pino";

/** How serious an event is. */
export type Level = "debug" | "info" | "warn" | "error" | "fatal";

/** What may stand in a log line: codes, counts, times, ids. Never a visitor's words. */
export type Fields = Record<string, string | number | boolean | undefined>;

/**
 * One request as the log tells of it. Texts hold no quotes: `id` is well-formed, `method` is one that Node's parser
 * knows, `route` and `cache` are our own words. `bytes` are the body's; `aborted`: the visitor left before its end.
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

/** Writes an event at once: it is out even if the process is killed right after. */
export type LogEvent = (name: string, fields?: Fields, level?: Level) => void;

/** Where events and access lines go: one JSON line each. */
export type Log = {
  event: LogEvent;
  /** Adds an access line; lines are written together, at most `accessDelayMs` late. */
  access(request: Access, level?: Level): void;
  /** Writes what waits. */
  flush(): void;
};

const accessDelayMs = 250;
const accessBytesMax = 128 * 1024;
/** Far above the longest line: an id has 64 letters at most, a route's pattern fewer. */
const lineBytesMax = 1024;

/** Phone numbers and mail addresses: the second wall. The first is that they are never passed to the log. */
const phone = /\+?[78][\s(-]*9\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/g;
const mail = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

function withoutPersonal(lines: string): string {
  const hidden = lines.replace(phone, "***");
  return hidden.includes("@") ? hidden.replace(mail, "***") : hidden;
}

/** Anything that lines of text can be written to. */
export type Sink = { write(text: string): void };

/** Standard output, written synchronously: asynchronous buffers lose their lines when a process is killed. */
export function standardOutput(): Sink {
  const out = pino.destination({ fd: 1, sync: true });
  // A reader that went away (`npm start | head`) must not end the site.
  out.on("error", () => {});
  return out;
}

/** Opens the log. `level` is a pino level; `sink` is where lines go, standard output by default. */
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

  // Bytes, not text: a text that grows by pieces keeps them all alive until it is written; to move them about at every
  // collection took a sixteenth of the rate.
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
      // All of it is Latin letters.
      bytesWaiting += waiting.write(accessLine(request, level), bytesWaiting, "latin1");
      if (bytesWaiting > accessBytesMax - lineBytesMax) flush();
      else timer ??= setTimeout(flush, accessDelayMs).unref();
    },
    flush,
  };
}

/**
 * Put together by hand: pino's own line costs as much as a whole answer from memory, JSON.stringify a quarter of it.
 */
function accessLine({ id, method, route, status, ms, bytes, cache, aborted }: Access, level: Level): string {
  const more = `${cache === undefined ? "" : `,"cache":"${cache}"`}${aborted ? ',"aborted":true' : ""}`;
  return `{"level":"${level}","time":"${isoTime(Date.now())}","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"bytes":${bytes}${more},"event":"http"}\n`;
}

const secondMs = 1000;
let writtenSecond = 0;
let written = "";

/** ISO 8601; all but the milliseconds is put into words once a second. */
function isoTime(nowMs: number): string {
  const ms = nowMs % secondMs;
  if (nowMs - ms !== writtenSecond) {
    writtenSecond = nowMs - ms;
    written = new Date(nowMs).toISOString().slice(0, -"000Z".length);
  }
  return `${written}${ms < 10 ? "00" : ms < 100 ? "0" : ""}${ms}Z`;
}

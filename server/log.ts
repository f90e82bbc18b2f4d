import { pino } from "pino";

/** How serious an event is. */
export type Level = "debug" | "info" | "warn" | "error" | "fatal";

/** What may stand in a log line: codes, counts, times, ids. Never a visitor's words. */
export type Fields = Record<string, string | number | boolean | undefined>;

/**
 * One request as the log tells of it. Texts hold no quotes: `id` is well-formed, `method` is one that Node's parser knows, `route` and
 * `cache` are our own words. `bytes` are the body's; `aborted`: the visitor left before its end.
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

/** Where events and access lines go: one JSON line each. */
export type Log = {
  /** Writes an event at once: it is out even if the process is killed right after. */
  event(name: string, fields?: Fields, level?: Level): void;
  /** Adds an access line; lines are written together, at most `accessDelayMs` late. */
  access(request: Access, level?: Level): void;
  /** Writes what waits. */
  flush(): void;
};

const accessDelayMs = 250;
const accessLinesMax = 1000;

/** Phone numbers and mail addresses: the second wall. The first is that they are never passed to the log. */
const phone = /\+?[78][\s(-]*9\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/g;
const mail = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

function withoutPersonal(lines: string): string {
  const hidden = lines.replace(phone, "***");
  return hidden.includes("@") ? hidden.replace(mail, "***") : hidden;
}

/** Anything that lines of text can be written to. */
type Sink = { write(text: string): void };

/** Standard output, written synchronously: asynchronous buffers lose their lines when a process is killed. */
function standardOutput(): Sink {
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

  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting.join("");
    waiting = [];
    sink.write(withoutPersonal(lines));
  };

  return {
    event: (name, fields = {}, level = "info") => events[level](fields, name),
    access(request, level = "info") {
      if (!events.isLevelEnabled(level)) return;
      waiting.push(accessLine(request, level));
      if (waiting.length >= accessLinesMax) flush();
      else timer ??= setTimeout(flush, accessDelayMs).unref();
    },
    flush,
  };
}

/** Put together by hand: pino's own line costs as much as a whole answer from memory, JSON.stringify a quarter of it. */
function accessLine({ id, method, route, status, ms, bytes, cache, aborted }: Access, level: Level): string {
  const more = `${cache === undefined ? "" : `,"cache":"${cache}"`}${aborted ? ',"aborted":true' : ""}`;
  return `{"level":"${level}","time":"${isoTime(Date.now())}","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"bytes":${bytes}${more},"event":"http"}\n`;
}

let formattedMs = 0;
let formatted = "";

/** ISO 8601, written anew once a millisecond. */
function isoTime(ms: number): string {
  if (ms !== formattedMs) {
    formattedMs = ms;
    formatted = new Date(ms).toISOString();
  }
  return formatted;
}

import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { createPageCache, type Render } from "../../../server/render/page-cache.ts";
import { listening } from "../../support/servers/listening.ts";
import { send } from "../../support/servers/raw-http.ts";

/** The headers of all its pages. */
const security = { "X-Content-Type-Options": "nosniff", "Content-Type": "text/html; charset=utf-8" };
/** A compressible text. */
export const long = Array.from({ length: 400 }, (_, n) => `Помещение ${n * 37} свободно, ${n * 1009} ₽. `).join("");
/** The encodings of browsers. */
export const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/**
 * A server with a controllable page cache, for the running test. Its pages are `text` of the path, which is
 * their key; of /filter the query is a part of the key.
 */
export async function steered(bytesMax?: number) {
  const state = {
    version: 1,
    /** The beginning of an hour. */
    nowMs: Date.parse("2026-11-24T12:00:00Z"),
    /** Requests that have reached the server. */
    calls: 0,
    renders: 0,
    text: long,
    fault: undefined as Error | undefined,
    showsTime: false,
    /** The deadline has answered already when the render ends. */
    late: false,
  };
  let held: Promise<void> | undefined;
  const cache = createPageCache({
    content: () => state.version,
    now: () => new Date(state.nowMs),
    ...(bytesMax === undefined ? {} : { bytesMax }),
  });
  const answers: string[] = [];
  const server = createServer(async (req, res) => {
    const id = "12345678";
    state.calls += 1;
    const hit = cache.answerHit(req, res, id);
    if (hit) return void answers.push(hit.cache);
    const { url = "" } = req;
    const key = url.startsWith("/filter?") ? url : (url.split("?")[0] ?? "");
    const isKnown = key !== "/missing";
    const render: Render = async () => {
      state.renders += 1;
      await held;
      if (state.late) res.writeHead(503).end();
      if (state.fault) throw state.fault;
      return { status: isKnown ? 200 : 404, headers: security, body: key + state.text };
    };
    try {
      answers.push(
        await cache.answer(req, res, id, {
          key,
          route: "/:any",
          render,
          remembersSpelling: isKnown,
          showsTime: state.showsTime,
        }),
      );
    } catch {
      res.writeHead(500).end();
    }
  });
  const { url, close } = await listening(server);
  onTestFinished(close);
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await send(url, { path, headers, method });
    return { ...answer, how: answers.at(-1) ?? "" };
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { state, get, hold, cache };
}

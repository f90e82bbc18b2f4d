import { createServer, type IncomingMessage, request } from "node:http";
import { afterEach } from "vitest";
import { Markup } from "../../server/render/markup.ts";
import { createPageCache, type Render } from "../../server/render/page-cache.ts";
import { listening } from "./listening.ts";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; how: string };

/** The headers of all its pages. */
const security = { "X-Content-Type-Options": "nosniff", "Content-Type": "text/html; charset=utf-8" };
/** A compressible text. */
export const long = Array.from({ length: 400 }, (_, n) => `Помещение ${n * 37} свободно, ${n * 1009} ₽. `).join("");
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/**
 * A server with a controllable page cache. Its pages are `text` of the path. Every path but /plain?… is its own key.
 */
export async function steered(bytesMax?: number) {
  const state = {
    failing: false,
    version: 1,
    nowMs: 1_000_000,
    renders: 0,
    text: long,
    fault: undefined as Error | undefined,
    kept: true,
  };
  let release: (() => void) | undefined;
  let held: Promise<void> | undefined;
  const cache = createPageCache({
    version: () => state.version,
    settled: async () => {},
    isFailing: () => state.failing,
    freshMs: 60_000,
    now: () => state.nowMs,
    ...(bytesMax === undefined ? {} : { bytesMax }),
  });
  const server = createServer(async (req, res) => {
    const id = "12345678";
    const known = cache.answerKnown(req, res, id);
    if (known) {
      answers.push(known.cache);
      return;
    }
    const key = (req.url ?? "").split("?")[0] ?? "";
    const render: Render = async () => {
      state.renders += 1;
      await held;
      if (state.fault) throw state.fault;
      const missing = key === "/missing";
      const { kept } = state;
      return { status: missing ? 404 : 200, headers: security, body: Markup.of(key + state.text), kept };
    };
    try {
      const named = key !== "/missing";
      answers.push(await cache.answer(req, res, id, { key, route: "/:any", render, named }));
    } catch {
      res.writeHead(500).end();
    }
  });
  const answers: string[] = [];
  const { port } = await listening(server);
  closers.push(() => server.close());
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, path, headers, method, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () => {
          const { statusCode: status = 0, headers: received } = res;
          resolve({ status, headers: received, body: Buffer.concat(chunks), how: answers.at(-1) ?? "" });
        });
      });
      asked.on("error", reject).end();
    });
  const hold = () => {
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release?.();
  };
  return { state, get, hold, cache };
}

/** Waits up to two seconds for a condition. */
export const until = async (isDone: () => Promise<boolean> | boolean) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("It did not come");
};

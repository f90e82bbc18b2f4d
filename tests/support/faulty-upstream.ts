import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listening } from "./listening.ts";

/** The upstream's behaviour towards a submission. "up" accepts; the others are ways in which a backend fails. */
export const upstreamModes = [
  "up",
  "reset",
  "503",
  "500",
  "hang",
  "drip",
  "html",
  "empty",
  "no flag",
  "429",
  "401",
  "403",
  "rejected",
  "422",
  "redirect",
  "huge",
  "truncated",
] as const;

/** A mode, or a literal answer. */
export type UpstreamMode = (typeof upstreamModes)[number] | { status: number; body: string };

/** A submission as it arrived, regardless of its answer. `taken`: the upstream accepted it. */
export type Receipt = { path: string; key: string; accept: string; body: Record<string, unknown>; taken: boolean };

export type FaultyUpstream = {
  url: string;
  /** The current mode; may be changed. */
  mode: UpstreamMode;
  /** Value of `Retry-After` in mode 429. */
  retryAfter: string;
  receipts: Receipt[];
  close(): Promise<void>;
};

/** A real HTTP server that accepts submissions like the content API, or fails on demand. */
export async function startFaultyUpstream(mode: UpstreamMode = "up"): Promise<FaultyUpstream> {
  const upstream = { url: "", mode, retryAfter: "7", receipts: [] as Receipt[], close };
  const server = createServer((req, res) => void answer(upstream, req, res).catch(() => res.destroy()));
  upstream.url = (await listening(server)).url;
  return upstream;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function answer(upstream: FaultyUpstream, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { mode } = upstream;
  let text = "";
  for await (const chunk of req) text += String(chunk);
  const path = req.url ?? "";
  const body: Record<string, unknown> = JSON.parse(text);
  const header = (name: string) => String(req.headers[name] ?? "");
  upstream.receipts.push({
    path,
    key: header("idempotency-key"),
    accept: header("accept"),
    body,
    taken: mode === "up",
  });
  const flag = (success: boolean) => (path.endsWith("/callback") ? { data: { success } } : { success });
  const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
    res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
  if (typeof mode === "object") {
    return void res.writeHead(mode.status, { "content-type": "application/json" }).end(mode.body);
  }
  switch (mode) {
    case "up":
      return void json(200, flag(true));
    case "rejected":
      return void json(200, flag(false));
    case "no flag":
      return void json(200, { ok: 1 });
    case "500":
    case "503":
    case "401":
    case "403":
    case "422":
      return void json(Number(mode), { success: false });
    case "429":
      return void json(429, { success: false }, { "retry-after": upstream.retryAfter });
    case "html":
      return void res.writeHead(200, { "content-type": "text/html" }).end("<h1>Technical works</h1>");
    case "empty":
      return void res.writeHead(204).end();
    case "redirect":
      return void res.writeHead(302, { location: "http://169.254.169.254/" }).end();
    case "huge":
      return void json(200, { ...flag(true), padding: "x".repeat(1_000_000) });
    case "truncated":
      res.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write("{");
      return void setTimeout(() => res.destroy(), 20);
    case "reset":
      return void res.destroy();
    case "hang":
      return;
    case "drip": {
      res.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => res.write(" "), 50);
      res.once("close", () => clearInterval(drip));
    }
  }
}

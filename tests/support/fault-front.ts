import { createServer, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { listening } from "./listening.ts";

/** The ways in which a content API fails to answer a read. */
export const readFaults = [
  "reset",
  "500",
  "503",
  "401",
  "429",
  "hang",
  "drip",
  "html",
  "empty",
  "refused",
  "no envelope",
  "wrong data",
  "redirect",
  "truncated",
  "huge",
  "bomb",
] as const;

/** A fault, or "up": the front passes calls to the API behind it. */
export type FrontMode = (typeof readFaults)[number] | "up";

/** A proxy between the site and the stand-in API that can fail on demand. */
export type FaultFront = {
  url: string;
  mode: FrontMode;
  /** Limits the fault to these paths; undefined means all. */
  only: RegExp | undefined;
  /** Changes the body of a passed-on answer; `sent` is the request's body. */
  rewrite: ((path: string, json: unknown, sent: string) => unknown) | undefined;
  /** Number of received calls. */
  calls: number;
  /** Received submissions, regardless of their answer: `Idempotency-Key`, body, and time in ms since 1970. */
  submissions: { key: string; body: string; atMs: number }[];
  close(): Promise<void>;
};

const bombBytes = 50 * 1024 * 1024;
const hugeBytes = 3 * 1024 * 1024;
const dripMs = 200;
/** Compressed once, and not in the thread that also answers the pages. */
let bomb: Promise<Buffer> | undefined;

/** Starts the front on a loopback port. `targetUrl` is the API behind it. */
export async function startFaultFront(targetUrl: string): Promise<FaultFront> {
  const server = createServer(async (req, res) => {
    front.calls += 1;
    const path = req.url ?? "";
    let body = "";
    for await (const chunk of req) body += String(chunk);
    const key = String(req.headers["idempotency-key"] ?? "");
    if (req.method === "POST") front.submissions.push({ key, body, atMs: Date.now() });
    const { mode, only } = front;
    if (mode !== "up" && (only === undefined || only.test(path))) return failures[mode](res);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
    const answer = await fetch(targetUrl + path, {
      method: req.method ?? "GET",
      headers,
      body: body === "" ? null : body,
    });
    let text = await answer.text();
    if (front.rewrite) text = JSON.stringify(front.rewrite(path, JSON.parse(text), body));
    res.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
  });
  // Exceeds the clients' keep-alive time. Otherwise the server could close a connection during reuse, an unwanted
  // fault.
  server.keepAliveTimeout = 60_000;
  const { url } = await listening(server);
  const front: FaultFront = {
    url,
    mode: "up",
    only: undefined,
    rewrite: undefined,
    calls: 0,
    submissions: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}

const json = (res: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) => {
  res.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
};

const failures: Record<Exclude<FrontMode, "up">, (res: ServerResponse) => void | Promise<void>> = {
  reset: (res) => {
    res.destroy();
  },
  "500": (res) => json(res, 500, '{"success":false}'),
  "503": (res) => json(res, 503, '{"success":false}'),
  "401": (res) => json(res, 401, '{"success":false}'),
  "429": (res) => json(res, 429, '{"success":false}'),
  hang: () => {},
  drip: (res) => {
    res.writeHead(200, { "Content-Type": "application/json" });
    const timer = setInterval(() => res.write(" "), dripMs);
    res.on("close", () => clearInterval(timer));
  },
  html: (res) => json(res, 200, "<h1>Welcome to nginx</h1>", { "Content-Type": "text/html" }),
  empty: (res) => json(res, 200, ""),
  refused: (res) => json(res, 200, '{"success":false,"message":"no"}'),
  "no envelope": (res) => json(res, 200, "[1,2,3]"),
  "wrong data": (res) => json(res, 200, '{"success":true,"data":7,"pagination":"x","meta":[]}'),
  redirect: (res) => json(res, 302, "", { Location: "http://169.254.169.254/latest/meta-data" }),
  truncated: (res) => {
    res.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" }).write('{"success":tr');
    setTimeout(() => res.destroy(), 10);
  },
  huge: (res) => json(res, 200, `{"success":true,"data":"${"x".repeat(hugeBytes)}"}`),
  bomb: async (res) => {
    bomb ??= promisify(gzip)(Buffer.alloc(bombBytes, " "));
    res.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end(await bomb);
  },
};

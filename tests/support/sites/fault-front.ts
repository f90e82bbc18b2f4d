import { createServer, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { failures, json } from "../servers/failures.ts";
import { listening } from "../servers/listening.ts";

const bombBytes = 50 * 1024 * 1024;
const hugeBytes = 3 * 1024 * 1024;
/** Compressed once, and not in the thread that also answers the pages. */
let bomb: Promise<Buffer> | undefined;

const readFailures = {
  ...failures,
  empty: (res: ServerResponse) => json(res, 200, ""),
  refused: (res: ServerResponse) => json(res, 200, '{"success":false,"message":"no"}'),
  "no envelope": (res: ServerResponse) => json(res, 200, "[1,2,3]"),
  "wrong data": (res: ServerResponse) => json(res, 200, '{"success":true,"data":7,"pagination":"x","meta":[]}'),
  huge: (res: ServerResponse) => json(res, 200, `{"success":true,"data":"${"x".repeat(hugeBytes)}"}`),
  async bomb(res: ServerResponse) {
    bomb ??= promisify(gzip)(Buffer.alloc(bombBytes, " "));
    res.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end(await bomb);
  },
};

/** A fault, or "up": the front passes calls to the API behind it. */
export type FrontMode = keyof typeof readFailures | "up";

/** The ways in which a content API fails to answer a read. */
export const readFaults = Object.keys(readFailures) as Exclude<FrontMode, "up">[];

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
    if (mode !== "up" && (only === undefined || only.test(path))) return readFailures[mode](res);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
    const answer = await fetch(targetUrl + path, { method: req.method ?? "GET", headers, body: body || null });
    const text = await answer.text();
    json(res, answer.status, front.rewrite ? JSON.stringify(front.rewrite(path, JSON.parse(text), body)) : text);
  });
  // Longer than the clients' keep-alive time. Otherwise the server could close a connection during reuse.
  server.keepAliveTimeout = 60_000;

  const front: FaultFront = {
    ...(await listening(server)),
    mode: "up",
    only: undefined,
    rewrite: undefined,
    calls: 0,
    submissions: [],
  };
  return front;
}

import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

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

/** One of the faults, or none: then the real API behind answers. */
export type FrontMode = (typeof readFaults)[number] | "up";

/** A server between the site and the real stand-in API that passes calls on, or fails in the way that is asked for. */
export type FaultFront = {
  url: string;
  mode: FrontMode;
  /** Limits the fault to these paths; empty: all. */
  only: RegExp | undefined;
  /** Changes the body of a passed-on answer. */
  rewrite: ((path: string, json: unknown) => unknown) | undefined;
  /** How many calls arrived. */
  calls: number;
  close(): Promise<void>;
};

const bombBytes = 50 * 1024 * 1024;
const hugeBytes = 3 * 1024 * 1024;
const dripMs = 200;
let bomb: Buffer | undefined;

/** Starts the front on a loopback port. `targetUrl` is the API behind it. */
export async function startFaultFront(targetUrl: string): Promise<FaultFront> {
  const server = createServer(async (req, res) => {
    front.calls += 1;
    const path = req.url ?? "";
    let body = "";
    for await (const chunk of req) body += String(chunk);
    const faulty = front.mode !== "up" && (front.only === undefined || front.only.test(path));
    if (faulty) return fail(front.mode, res);
    const headers = {
      "Content-Type": "application/json",
      "Idempotency-Key": String(req.headers["idempotency-key"] ?? ""),
    };
    const answer = await fetch(targetUrl + path, {
      method: req.method ?? "GET",
      headers,
      body: body === "" ? null : body,
    });
    let text = await answer.text();
    if (front.rewrite) text = JSON.stringify(front.rewrite(path, JSON.parse(text)));
    res.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const front: FaultFront = {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    mode: "up",
    only: undefined,
    rewrite: undefined,
    calls: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}

function fail(mode: FrontMode, res: ServerResponse): void {
  const json = (status: number, text: string) =>
    void res.writeHead(status, { "Content-Type": "application/json" }).end(text);
  switch (mode) {
    case "reset":
      return void res.destroy();
    case "500":
    case "503":
    case "401":
    case "429":
      return json(Number(mode), '{"success":false}');
    case "hang":
      return;
    case "drip": {
      res.writeHead(200, { "Content-Type": "application/json" });
      const timer = setInterval(() => res.write(" "), dripMs);
      return void res.on("close", () => clearInterval(timer));
    }
    case "html":
      return void res.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to nginx</h1>");
    case "empty":
      return json(200, "");
    case "refused":
      return json(200, '{"success":false,"message":"no"}');
    case "no envelope":
      return json(200, "[1,2,3]");
    case "wrong data":
      return json(200, '{"success":true,"data":7,"pagination":"x","meta":[]}');
    case "redirect":
      return void res.writeHead(302, { Location: "http://169.254.169.254/latest/meta-data" }).end();
    case "truncated":
      res.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" }).write('{"success":tr');
      return void setTimeout(() => res.destroy(), 10);
    case "huge":
      return json(200, `{"success":true,"data":"${"x".repeat(hugeBytes)}"}`);
    case "bomb":
      bomb ??= gzipSync(Buffer.alloc(bombBytes, " "));
      return void res.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end(bomb);
    case "up":
      throw new Error("Nothing fails in this mode");
  }
}

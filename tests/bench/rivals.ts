/**
 * The servers beside the site: `node rivals.ts bare <site>` sends the bytes of the site's list from `node:http`, with
 * three headers; `logged` sends all headers of the site and writes a line of log for each request, in batches as the
 * site does; `node rivals.ts api <ms>` is the stand-in API, so many ms away.
 */
import { createServer, type RequestListener } from "node:http";
import * as z from "zod";
import { startFarApi } from "../support/servers/far-api.ts";
import { send } from "../support/servers/raw-http.ts";

const [kind = "", of = ""] = process.argv.slice(2);
const portOf = (address: unknown) => z.object({ port: z.number() }).parse(address).port;
const listen = (port: number) => process.stdout.write(`${JSON.stringify({ port })}\n`);

/** The site's answer: its bytes and its headers. */
const askSite = () => send(`${of}/arenda-ofisov`, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });

function serve(listener: RequestListener): void {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1", () => listen(portOf(server.address())));
}

async function bare(): Promise<void> {
  const { body, headers } = await askSite();
  const sent = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": headers["content-encoding"] };
  serve((_req, res) => res.writeHead(200, { ...sent, "Content-Length": body.length }).end(body));
}

const linesDelayMs = 250;

async function logged(): Promise<void> {
  const { body, headers } = await askSite();
  // Node's server sets its own.
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...sent } = headers;
  let lines = "";
  const flush = () => {
    process.stdout.write(lines);
    lines = "";
  };
  serve((req, res) => {
    if (lines === "") setTimeout(flush, linesDelayMs);
    const time = new Date().toISOString();
    const line = { level: "info", time, id: time, method: req.method, route: req.url, status: 200, bytes: body.length };
    lines += `${JSON.stringify({ ...line, ms: 0.1, cache: "hit", event: "http" })}\n`;
    res.writeHead(200, sent).end(body);
  });
}

const servers: Readonly<Record<string, () => Promise<unknown>>> = {
  bare,
  logged,
  api: () => startFarApi(Number(of)).then(({ port }) => listen(port)),
};
await servers[kind]?.();

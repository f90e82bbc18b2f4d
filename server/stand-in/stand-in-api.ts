import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { type Answer, createReads, failed } from "./reads.ts";
import { parkOn } from "./stand-in-park.ts";
import { type DeskLog, openDesk, type Submission } from "./submissions.ts";

/** A running stand-in. The base address has no trailing slash; submissions are listed oldest first. */
export type StandInApi = { url: string; received: readonly Submission[]; close(): Promise<void> };

export type StandInOptions = { now: () => Date; log?: DeskLog };

/** Idle connections stay longer than clients keep them, so that none is closed just as it is used again. */
const timeouts = { requestTimeout: 10_000, keepAliveTimeout: 60_000 };

/** A real HTTP server on a free loopback port, for a fresh clone and the tests. Rejects if it cannot listen. */
export async function startStandInApi({ now, log = () => {} }: StandInOptions): Promise<StandInApi> {
  const server = createServer(timeouts).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const park = parkOn(now());
  const readOf = createReads(park);
  const desk = openDesk(park, now, log);
  server.on("request", (request, response) => {
    answer(request, readOf, desk).then(
      (answered) => send(response, answered),
      () => response.destroy(),
    );
  });
  return {
    url,
    received: desk.received,
    async close() {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  readOf: ReturnType<typeof createReads>,
  desk: ReturnType<typeof openDesk>,
): Promise<Answer> {
  const { method, headers, url = "/" } = request;
  const [path = "", ...search] = url.split("?");
  const read = readOf(path);
  if (read && method === "GET") return read(new URLSearchParams(search.join("?")));
  if (method !== "POST") return failed(404, "Нет такого адреса");
  // Undefined, which is no submission, for invalid JSON.
  const body: unknown = await json(request).catch(() => undefined);
  return desk.take(path, body, headers["idempotency-key"]?.toString());
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}

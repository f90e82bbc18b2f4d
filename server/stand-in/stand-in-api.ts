import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buildPark, type Park } from "./park.ts";
import { drawnPicture } from "./pictures/drawn-pictures.ts";
import { withPictures } from "./pictures/with-pictures.ts";
import { type Answer, failed } from "./reads/answer.ts";
import { createReads, type Read } from "./reads/reads.ts";
import { type Desk, openDesk, type Submission } from "./submissions/desk.ts";

/** A running stand-in. The base address has no trailing slash; submissions are listed oldest first. */
export type StandInApi = { url: string; received: readonly Submission[]; close(): Promise<void> };

/** `log` gets every accepted submission by path and key, never a field's value. */
export type StandInOptions = {
  log?: (event: string, fields: Record<string, string | undefined>) => void;
  now?: () => Date;
  /** Sends photographs: large JPEG files, drawn when they are first asked for. */
  pictures?: boolean;
};

const requestBytesMax = 64 * 1024;
const requestTimeoutMs = 10_000;
/** Longer than clients keep idle connections, so that none is closed just as it is used again. */
const keepAliveTimeoutMs = 60_000;
const idempotencyKeyPattern = /^[\w-]{1,64}$/;

let park: Park | undefined;

/**
 * Starts the content API of «Параллель 55» for a fresh clone and the tests: a real HTTP server, on a free
 * loopback port. Rejects if it cannot listen.
 */
export async function startStandInApi({
  log,
  now = () => new Date(),
  pictures = false,
}: StandInOptions = {}): Promise<StandInApi> {
  park ??= buildPark();
  let readOf: ReturnType<typeof createReads> = () => undefined;
  const desk = openDesk(park, now, {
    onAccepted: ({ path, idempotencyKey }) => log?.("stand-in.submission", { path, idempotencyKey }),
    onRefused: (path, fault) => log?.("stand-in.refusal", { path, fault }),
  });
  const server = createServer((request, response) => {
    if (pictures && request.url?.startsWith("/pictures/")) return void sendPicture(request.url, response);
    void answer(request, readOf, desk).then(
      (answered) => send(response, answered),
      () => response.destroy(),
    );
  });
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  readOf = createReads(pictures ? withPictures(park, url) : park);
  return {
    url,
    received: desk.received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendPicture(url: string, response: ServerResponse): Promise<void> {
  const picture = await drawnPicture(url).catch(() => undefined);
  if (!picture) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": picture.type, "content-length": picture.bytes.length }).end(picture.bytes);
}

type Reply = Answer & { allow?: string };

async function answer(
  request: IncomingMessage,
  readOf: (path: string) => Read | undefined,
  desk: Desk,
): Promise<Reply> {
  const [path = "", ...search] = (request.url ?? "/").split("?");
  const read = readOf(path);
  if (read) {
    if (request.method !== "GET") return { ...failed(405, "Здесь только GET"), allow: "GET" };
    return read(new URLSearchParams(search.join("?")));
  }
  if (!desk.takes(path)) return failed(404, "Нет такого адреса");
  if (request.method !== "POST") return { ...failed(405, "Здесь только POST"), allow: "POST" };
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    return failed(415, "Нужен application/json");
  const text = await readText(request);
  if (text === undefined) return failed(413, "Слишком большое тело запроса");
  const body = parseJson(text);
  if (body === undefined) return failed(400, "Тело запроса — не JSON");
  return desk.take(path, body, idempotencyKeyOf(request));
}

/** The body of a request. Undefined if it is too large: it is then read to its end, so that the answer arrives. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= requestBytesMax) chunks.push(chunk);
  }
  return bytes <= requestBytesMax ? Buffer.concat(chunks).toString("utf8") : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idempotencyKeyOf(request: IncomingMessage): string | undefined {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && idempotencyKeyPattern.test(key) ? key : undefined;
}

function send(response: ServerResponse, { status, json, allow }: Reply): void {
  const body = Buffer.from(json);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
    "cache-control": "no-store",
    ...(allow && { allow }),
  });
  response.end(body);
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { drawnPicture } from "./pictures/drawn-pictures.ts";
import { withPictures } from "./pictures/with-pictures.ts";
import { createReads } from "./reads/all-reads.ts";
import { type Answer, failed } from "./reads/answer.ts";
import { park } from "./stand-in-park.ts";
import { type DeskLog, openDesk, type Submission } from "./submissions/desk.ts";

/** A running stand-in. The base address has no trailing slash; submissions are listed oldest first. */
export type StandInApi = { url: string; received: readonly Submission[]; close(): Promise<void> };

/** `pictures`: sends photographs, large JPEG files that are drawn when they are first asked for. */
export type StandInOptions = { log?: DeskLog; now?: () => Date; pictures?: boolean };

const requestBytesMax = 64 * 1024;
/** Idle connections stay longer than clients keep them, so that none is closed just as it is used again. */
const timeouts = { requestTimeout: 10_000, keepAliveTimeout: 60_000 };
const idempotencyKeyPattern = /^[\w-]{1,64}$/;

/** A real HTTP server on a free loopback port, for a fresh clone and the tests. Rejects if it cannot listen. */
export async function startStandInApi(options: StandInOptions = {}): Promise<StandInApi> {
  const { log = () => {}, now = () => new Date(), pictures = false } = options;
  const server = createServer(timeouts).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const readOf = createReads(pictures ? withPictures(park, url) : park);
  const desk = openDesk(park, now, log);
  server.on("request", (request, response) => {
    if (pictures && request.url?.startsWith("/pictures/")) return void sendPicture(request.url, response);
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

async function sendPicture(url: string, response: ServerResponse): Promise<void> {
  const picture = await drawnPicture(url).catch(() => undefined);
  if (!picture) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": picture.type, "content-length": picture.bytes.length }).end(picture.bytes);
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
  if (!desk.takes(path) || method !== "POST") return failed(404, "Нет такого адреса");
  const text = await readText(request);
  if (text === undefined) return failed(413, "Слишком большое тело запроса");
  const [key] = idempotencyKeyPattern.exec(String(headers["idempotency-key"] ?? "")) ?? [];
  return desk.take(path, parsedJson(text), key);
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

/** Undefined, which is no submission, for invalid JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}

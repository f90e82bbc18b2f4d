import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { limitConnections } from "./connections.ts";

const headersTimeoutMs = 15_000;
const requestTimeoutMs = 20_000;
const connectionsCheckMs = 5000;
/** Longer than the 90 s for which hosting routers keep connections open. */
const keepAliveTimeoutMs = 95_000;
const headerBytesMax = 16 * 1024;

/** The HTTP server with limits on connections and headers. `headers` also go on Node's own error responses. */
export function openServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    {
      maxHeaderSize: headerBytesMax,
      connectionsCheckingInterval: connectionsCheckMs,
      // `earlyRejections` answers requests without a Host header: Node's own 400 lacks our headers.
      requireHostHeader: false,
      // No stream events for bodies that a GET does not have: 5 % of a cache hit.
      optimizeEmptyRequests: true,
    },
    listener,
  );
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  limitConnections(server);
  answerBrokenRequests(server, headers);
  return server;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed, late or oversized requests, unknown expectations and CONNECT: the usual headers, no body. */
export function answerBrokenRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const end = (socket: Duplex, status: number, more = "") => {
    if (!socket.writable || hasAnswered(socket)) return void socket.destroy();
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n`;
    socket.end(`${head}${more}${lines.join("")}\r\n`, () => socket.destroy());
  };
  server.on("checkExpectation", (_req, res) => res.writeHead(417, { ...headers, "Content-Length": "0" }).end());
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") return void socket.destroy();
    end(socket, statuses[error.code ?? ""] ?? 400);
  });
  server.on("connect", (_req, socket) => {
    socket.on("error", () => socket.destroy());
    end(socket, 405, "Allow: GET, HEAD\r\n");
  });
}

/** Whether a response has begun on this connection: the client would take a second one for its rest. */
const hasAnswered = (socket: NodeJS.WritableStream): boolean =>
  "_httpMessage" in socket &&
  typeof socket._httpMessage === "object" &&
  socket._httpMessage !== null &&
  "headersSent" in socket._httpMessage &&
  socket._httpMessage.headersSent === true;

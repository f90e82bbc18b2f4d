import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createElement } from "react";
import { FallbackErrorPage } from "../../views/layout/ErrorPage.tsx";
import { monotonicMs } from "../process/clock.ts";
import { documentHtml } from "../render/render-html.ts";

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

const minimalPage = (status: number): string => documentHtml(createElement(FallbackErrorPage, { status }));

/**
 * Answers malformed, late or oversized requests, unknown expectations and CONNECT: the usual headers, and the minimal
 * page with a way home. A cookie that outgrew all limits brings an ordinary visitor here.
 */
export function answerBrokenRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  /** The response that is written on each connection; later ones wait for its end. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, answer) => {
    if (answers.get(socket)?.writableFinished ?? true) answers.set(socket, answer);
  });
  /** The client would take a second response for the rest of the first. */
  const hasBegun = (socket: Duplex) => {
    const answer = answers.get(socket);
    return answer?.headersSent === true && !answer.writableFinished;
  };
  const end = (socket: Duplex, status: number, more = "") => {
    if (!socket.writable || hasBegun(socket)) return void socket.destroy();
    const page = minimalPage(status);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
      "Connection: close\r\n",
      "Cache-Control: no-store\r\n",
      "Content-Type: text/html; charset=utf-8\r\n",
      `Content-Length: ${Buffer.byteLength(page)}\r\n`,
    ];
    socket.end(`${head.join("")}${more}${lines.join("")}\r\n${page}`, () => socket.destroy());
  };
  server.on("checkExpectation", ({ socket }) => end(socket, 417));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") return void socket.destroy();
    end(socket, statuses[error.code ?? ""] ?? 400);
  });
  server.on("connect", (_req, socket) => {
    socket.on("error", () => socket.destroy());
    end(socket, 405, "Allow: GET, HEAD\r\n");
  });
}

const production = {
  placesMax: 2000,
  /** With fewer free places, the longest idle connection is closed. */
  placesSpareMin: 100,
  /** Grace period: a new connection may not have sent its request yet. */
  quietMinMs: 1000,
  /** Half of the longest time that a reader may stand still: Node notices at the second check. */
  stillMaxMs: 30_000,
};

export type ConnectionLimits = Partial<typeof production>;

/** The connection's last response, and when its request arrived (without one: when it was opened). */
type Latest = { answer: ServerResponse | undefined; atMs: number };

/** Bounds connections; closes those on which nothing moves, such as a client's that does not read its answer. */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const { placesMax, placesSpareMin, quietMinMs, stillMaxMs } = { ...production, ...limits };
  /** Unordered: moving the used one to the end cost 12 % of a cache hit. */
  const connections = new Map<Socket, Latest>();

  /** Closes the least recently used socket that fits. */
  const closeFirst = (fits: (latest: Latest) => boolean): boolean => {
    let first: [Socket, Latest] | undefined;
    for (const entry of connections) {
      if (fits(entry[1]) && (!first || entry[1].atMs < first[1].atMs)) first = entry;
    }
    if (!first) return false;
    connections.delete(first[0]);
    first[0].destroy();
    return true;
  };
  const makeRoom = (nowMs: number): void => {
    const isQuiet = ({ atMs }: Latest) => nowMs - atMs >= quietMinMs;
    if (closeFirst((latest) => isIdle(latest) && isQuiet(latest))) return;
    if (closeFirst((latest) => isUnread(latest) && isQuiet(latest))) return;
    closeFirst(isIdle);
  };

  server.maxConnections = placesMax;
  server.timeout = stillMaxMs;
  server.on("connection", (socket) => {
    const atMs = monotonicMs();
    if (connections.size >= placesMax - placesSpareMin) makeRoom(atMs);
    connections.set(socket, { answer: undefined, atMs });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, answer) => {
    const latest = connections.get(socket);
    // It may have been closed for another one.
    if (latest === undefined) return;
    latest.answer = answer;
    latest.atMs = monotonicMs();
  });
}

/** No request yet, or the last response was read to its end. */
const isIdle = ({ answer }: Latest): boolean => answer === undefined || answer.writableFinished;

/** The response is complete, but the client has not read it all. */
const isUnread = ({ answer }: Latest): boolean => answer?.writableEnded === true;

const waitingAnswersMax = 16;

/** Node would start all pipelined requests at once. More than `waitingMax` waiting ones close the connection. */
export function oneAtATime(answer: RequestListener, waitingMax = waitingAnswersMax): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    // Node parses the rest of a chunk after its connection ended.
    if (socket.destroyed) return;
    // Node assigns the socket to a response when all earlier ones are written.
    if (res.socket) return answer(req, res);
    const ahead = (waiting.get(socket) ?? 0) + 1;
    if (ahead > waitingMax) return void socket.destroy();
    waiting.set(socket, ahead);
    res.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      setImmediate(() => {
        if (!socket.destroyed) answer(req, res);
      });
    });
  };
}

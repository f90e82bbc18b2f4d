import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { createElement } from "react";
import { FallbackErrorPage } from "../../views/layout/ErrorPage.tsx";
import { documentHtml } from "../render/render-html.ts";

const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const minimalPage = (status: number): string => documentHtml(createElement(FallbackErrorPage, { status }));

const headerLines = (headers: Readonly<Record<string, string | number>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

/**
 * Answers malformed, late or oversized requests, unknown expectations and CONNECT: `headers`, and the minimal page with
 * a way home. A cookie that outgrew all limits brings an ordinary visitor here.
 */
export function answerBrokenRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  /** The response that is written on each connection; later ones wait for its end. */
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, response) => {
    const current = responses.get(socket);
    if (current === undefined || current.writableFinished) responses.set(socket, response);
  });
  /** Whether a response is half written: the client would take a second one for its rest. */
  const hasBegun = (socket: Duplex): boolean => {
    const response = responses.get(socket);
    return response?.headersSent === true && !response.writableFinished;
  };
  const reject = (socket: Duplex, status: number, statusHeaders: Readonly<Record<string, string>> = {}): void => {
    if (!socket.writable || hasBegun(socket)) {
      socket.destroy();
      return;
    }
    const page = minimalPage(status);
    const head = headerLines({
      Connection: "close",
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(page),
      ...statusHeaders,
      ...headers,
    });
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${page}`, () => socket.destroy());
  };
  server.on("checkExpectation", ({ socket }) => reject(socket, 417));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    reject(socket, statusOfFault[error.code ?? ""] ?? 400);
  });
  server.on("connect", (_req, socket) => {
    socket.on("error", () => socket.destroy());
    reject(socket, 405, { Allow: "GET, HEAD" });
  });
}

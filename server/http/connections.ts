import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const production = {
  placesMax: 2000,
  /** With fewer free places, the longest idle connection is closed. */
  placesSpareMin: 100,
  /** Grace period: a new connection may not have sent its request yet. */
  quietMinMs: 1000,
  readMaxMs: 60_000,
  sweepEveryMs: 5000,
};

export type ConnectionLimits = Partial<typeof production>;

/** The connection's last response, and when its request arrived (without one: when it was opened). */
type Latest = { answer: ServerResponse | undefined; atMs: number };

/** Bounds connections; closes those whose client does not take a written chunk within `readMaxMs`. */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const { placesMax, placesSpareMin, quietMinMs, readMaxMs, sweepEveryMs } = { ...production, ...limits };
  /** Unordered: moving the used one to the end cost 12 % of a cache hit. */
  const connections = new Map<Socket, Latest>();
  const unread = new WeakMap<Socket, { bytesWritten: number; sinceMs: number }>();

  /** Closes the least recently used socket that fits. */
  const closeFirst = (fits: (latest: Latest) => boolean): boolean => {
    let first: [Socket, Latest] | undefined;
    for (const entry of connections) if (fits(entry[1]) && (!first || entry[1].atMs < first[1].atMs)) first = entry;
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
  const sweep = (): void => {
    const nowMs = performance.now();
    for (const socket of connections.keys()) {
      const { bytesWritten, writableLength } = socket;
      const before = unread.get(socket);
      if (writableLength === 0) unread.delete(socket);
      else if (before?.bytesWritten !== bytesWritten) unread.set(socket, { bytesWritten, sinceMs: nowMs });
      else if (nowMs - before.sinceMs > readMaxMs) socket.destroy();
    }
  };

  server.maxConnections = placesMax;
  server.on("connection", (socket) => {
    const atMs = performance.now();
    if (connections.size >= placesMax - placesSpareMin) makeRoom(atMs);
    connections.set(socket, { answer: undefined, atMs });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, answer) => {
    const latest = connections.get(socket);
    // The sweep may have removed this connection.
    if (latest === undefined) return;
    latest.answer = answer;
    latest.atMs = performance.now();
  });
  const timer = setInterval(sweep, sweepEveryMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** No request yet, or the last response was read to its end. */
const isIdle = ({ answer }: Latest): boolean => answer === undefined || answer.writableFinished;

/** The response is complete, but the client has not read it all. */
const isUnread = ({ answer }: Latest): boolean => answer?.writableEnded === true;

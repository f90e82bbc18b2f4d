import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { monotonicMs } from "../process/clock.ts";

const production = {
  connectionsMax: 2000,
  /** With fewer free places, the longest idle connection is closed. */
  spareConnectionsMin: 100,
  /** Grace period: a new connection may not have sent its request yet. */
  quietMinMs: 1000,
  /** Half of the longest time that a reader may stand still: Node notices at the second check. */
  stillMaxMs: 30_000,
};

export type ConnectionLimits = Partial<typeof production>;

/** The connection's last response, and when its request arrived (without one: when it was opened). */
type Latest = { response: ServerResponse | undefined; atMs: number };

/** Bounds connections; closes those on which nothing moves, such as a client's that does not read its answer. */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const { connectionsMax, spareConnectionsMin, quietMinMs, stillMaxMs } = { ...production, ...limits };
  /** Unordered: moving the used one to the end cost 12 % of a cache hit. */
  const connections = new Map<Socket, Latest>();

  /** Closes the least recently used connection that fits. Returns whether there was one. */
  const closeOldest = (fits: (latest: Latest) => boolean): boolean => {
    let oldest: { socket: Socket; atMs: number } | undefined;
    for (const [socket, latest] of connections) {
      const isOlder = oldest === undefined || latest.atMs < oldest.atMs;
      if (isOlder && fits(latest)) oldest = { socket, atMs: latest.atMs };
    }
    if (oldest === undefined) return false;
    connections.delete(oldest.socket);
    oldest.socket.destroy();
    return true;
  };
  const makeRoom = (nowMs: number): void => {
    const isQuiet = ({ atMs }: Latest) => nowMs - atMs >= quietMinMs;
    if (closeOldest((latest) => isIdle(latest) && isQuiet(latest))) return;
    if (closeOldest((latest) => isUnread(latest) && isQuiet(latest))) return;
    closeOldest(isIdle);
  };

  server.maxConnections = connectionsMax;
  server.timeout = stillMaxMs;
  server.on("connection", (socket) => {
    const atMs = monotonicMs();
    if (connections.size >= connectionsMax - spareConnectionsMin) makeRoom(atMs);
    connections.set(socket, { response: undefined, atMs });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const latest = connections.get(socket);
    // It may have been closed for another one.
    if (latest === undefined) return;
    latest.response = response;
    latest.atMs = monotonicMs();
  });
}

/** No request yet, or the last response was read to its end. */
const isIdle = ({ response }: Latest): boolean => response === undefined || response.writableFinished;

/** The response is complete, but the client has not read it all. */
const isUnread = ({ response }: Latest): boolean => response?.writableEnded === true;

import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

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

  server.maxConnections = placesMax;
  server.timeout = stillMaxMs;
  server.on("connection", (socket) => {
    const atMs = performance.now();
    if (connections.size >= placesMax - placesSpareMin) makeRoom(atMs);
    connections.set(socket, { answer: undefined, atMs });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, answer) => {
    const latest = connections.get(socket);
    // It may have been closed for another one.
    if (latest === undefined) return;
    latest.answer = answer;
    latest.atMs = performance.now();
  });
}

/** No request yet, or the last response was read to its end. */
const isIdle = ({ answer }: Latest): boolean => answer === undefined || answer.writableFinished;

/** The response is complete, but the client has not read it all. */
const isUnread = ({ answer }: Latest): boolean => answer?.writableEnded === true;

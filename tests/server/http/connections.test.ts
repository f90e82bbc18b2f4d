import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ConnectionLimits, limitConnections } from "../../../server/http/connection-limits.ts";
import { openServer } from "../../../server/http/open-server.ts";
import { listening } from "../../support/servers/listening.ts";

const largeBytes = 20_000_000;

/** A server with three paths: /quick answers at once, /large exceeds the kernel's buffers, /never does not answer. */
async function start(limits: ConnectionLimits) {
  let asked = 0;
  let met = 0;
  const server = createServer((req, res) => {
    asked += 1;
    if (req.url === "/quick") res.end("ok");
    if (req.url === "/large") res.end(Buffer.alloc(largeBytes));
  });
  limitConnections(server, limits);
  server.on("connection", () => (met += 1));
  const { port, close } = await listening(server);
  onTestFinished(close);
  /** A keep-alive client that requests `path`, if given. */
  const connect = async (path?: string): Promise<net.Socket> => {
    const before = { asked, met };
    const client = net.connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void client.destroy());
    await once(client, "connect");
    if (path) client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    // The server has seen the request, or the connection.
    await (path === "/quick" ? once(client, "data") : undefined);
    await expect.poll(() => [met - before.met, asked - before.asked]).toEqual([1, path ? 1 : 0]);
    return client;
  };
  /** The number of the server's connections. A client that reads nothing does not notice a close. */
  const openOnes = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { connect, openOnes };
}

const isOpen = async (client: net.Socket): Promise<boolean> => {
  client.resume();
  await sleep(50);
  return !client.closed;
};
/** Sooner than by Node's own time limit of idle connections. */
const closes = (...all: net.Socket[]) =>
  expect.poll(() => all.every((client) => client.resume().closed), { timeout: 60_000 }).toBe(true);

describe("When connections run short", () => {
  const few = { connectionsMax: 6, spareConnectionsMin: 2 };

  test("the longest idle connection is closed for a new one, with or without an earlier request", async () => {
    const { connect } = await start(few);
    const silent = await connect();
    const asked = await connect("/quick");
    await connect();
    silent.write("GET /quick HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(silent, "data");
    await connect();
    for (const path of ["/quick", undefined, "/quick"]) expect(await isOpen(await connect(path))).toBe(true);
    await closes(asked, silent);
  });
  test("one that waits for an answer or is about to ask stays; one that does not read is closed", async () => {
    // The clock of connections stands still: on a busy machine the others would grow old.
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["performance"] });
    const { connect } = await start({ ...few, quietMinMs: 500 });
    const reader = (await connect("/large")).pause();
    vi.advanceTimersByTime(500);
    const others = [await connect("/never"), await connect("/never"), await connect()];
    others.push(await connect("/quick"));
    await closes(reader);
    for (const socket of others) expect(await isOpen(socket)).toBe(true);
  });
});

test("A reader is disconnected after the time limit without progress", async () => {
  const { connect, openOnes } = await start({ stillMaxMs: 100 });
  const reader = (await connect("/large")).pause();
  await expect.poll(openOnes).toBe(0);
  await closes(reader);
  expect(reader.bytesRead).toBeLessThan(largeBytes);
});

test("Idle connections stay open for longer than hosting routers use them, which is 90 s", () => {
  expect(openServer(() => {}, {}).keepAliveTimeout).toBeGreaterThan(90_000);
});

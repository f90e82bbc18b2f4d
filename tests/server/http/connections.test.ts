import { once } from "node:events";
import { createServer, type Server } from "node:http";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { type ConnectionLimits, limitConnections } from "../../../server/http/connections.ts";
import { listening } from "../../support/listening.ts";

let server: Server | undefined;
let clients: net.Socket[] = [];
afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  server?.closeAllConnections();
  server?.close();
});

/** A server with three paths: /quick answers at once, /large exceeds the kernel's buffers, /never does not answer. */
async function start(limits: ConnectionLimits): Promise<number> {
  server = createServer((req, res) => {
    if (req.url === "/quick") res.end("ok");
    if (req.url === "/large") res.end(Buffer.alloc(20_000_000));
  });
  limitConnections(server, { sweepEveryMs: 20, ...limits });
  return (await listening(server)).port;
}

/** A keep-alive client that requests `path`, if given. */
async function connect(port: number, path?: string): Promise<net.Socket> {
  const client = net.connect(port, "127.0.0.1");
  client.on("error", () => {});
  clients.push(client);
  await once(client, "connect");
  if (path) client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  if (path === "/quick") await once(client, "data");
  else await wait(20);
  return client;
}

const isOpen = async (client: net.Socket): Promise<boolean> => {
  client.resume();
  await wait(50);
  return !client.closed;
};
const closes = (...all: net.Socket[]) => {
  for (const client of all) client.resume();
  return expect.poll(() => all.every(({ closed }) => closed)).toBe(true);
};
/** The number of the server's connections. A client that reads nothing does not notice a close. */
const openOnes = () => new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

describe("When connections run short", () => {
  const few = { placesMax: 6, placesSpareMin: 2 };

  test("the longest idle connection is closed for a new one, with or without an earlier request", async () => {
    const port = await start(few);
    const silent = await connect(port);
    const asked = await connect(port, "/quick");
    await connect(port);
    silent.write("GET /quick HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(silent, "data");
    await connect(port);
    for (const path of ["/quick", undefined, "/quick"]) expect(await isOpen(await connect(port, path))).toBe(true);
    await closes(asked, silent);
  });
  test("a connection that waits for an answer stays; one that does not read is closed", async () => {
    const port = await start({ ...few, quietMinMs: 10 });
    const reader = (await connect(port, "/large")).pause();
    const waiting = [];
    for (let n = 0; n < 3; n += 1) waiting.push(await connect(port, "/never"));
    expect(await isOpen(await connect(port, "/quick"))).toBe(true);
    await closes(reader);
    for (const one of waiting) expect(await isOpen(one)).toBe(true);
  });
});

describe("A reader", () => {
  test("is disconnected after the time limit without progress", async () => {
    const reader = (await connect(await start({ readMaxMs: 100 }), "/large")).pause();
    await expect.poll(openOnes).toBe(0);
    await closes(reader);
    expect(reader.bytesRead).toBeLessThan(20_000_000);
  });
  test("keeps the connection after reading everything", async () => {
    const reader = await connect(await start({ readMaxMs: 50 }), "/quick");
    await wait(300);
    expect(await isOpen(reader)).toBe(true);
  });
});

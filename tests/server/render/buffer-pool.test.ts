import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { borrowBuffer, endWith } from "../../../server/render/buffer-pool.ts";
import { Markup } from "../../../server/render/markup.ts";
import { listening } from "../../support/listening.ts";
import { getFrom } from "../../support/lists.ts";
import { siteForFile } from "../../support/site-for-file.ts";

describe("The buffer pool", () => {
  const site = siteForFile();

  // The maximum number of pipelined requests of a connection.
  const pages = Array.from({ length: 17 }, (_, index) => `/arenda-ofisov?compare=${1001 + index}&limit=${61 + index}`);
  const clients = 8;

  /** Pipelines requests for all pages on one connection and delays reading, so that answers pile up. */
  const askAll = async () => {
    const socket = net.connect(Number(new URL(site.url).port), "127.0.0.1").pause();
    for (const path of pages)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${path === pages.at(-1) ? "Connection: close\r\n" : ""}\r\n`);
    await wait(500);
    return (await text(socket.resume())).split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s).slice(1);
  };

  test("never sends one page's bytes to a reader of another, even with slow readers", async () => {
    const answers = await Promise.all(Array.from({ length: clients }, askAll));
    const alone = await Promise.all(pages.map(async (path) => (await getFrom(site, path)).html));
    expect(new Set(alone).size).toBe(pages.length);
    for (const own of answers) expect(own.map((html, at) => html === alone[at])).toEqual(pages.map(() => true));
  });
  test("reuses buffers, and allocates new ones for large answers", () => {
    const first = borrowBuffer(Markup.of("раз"));
    expect(first.bytes.toString()).toBe("раз");
    first.release();
    const [second, third] = [borrowBuffer(Markup.of("два")), borrowBuffer(Markup.of("три"))];
    expect(second.bytes.buffer).toBe(first.bytes.buffer);
    expect(third.bytes.buffer).not.toBe(second.bytes.buffer);
    const large = borrowBuffer(Markup.of("ы".repeat(200_000)));
    expect(large.bytes.length).toBe(400_000);
    large.release();
    expect(borrowBuffer(Markup.of("ещё")).bytes.buffer).not.toBe(large.bytes.buffer);
  });
});

test("The reader that waited longest is disconnected while too many readers hold buffers", async () => {
  const large = Markup.of("ы".repeat(8_000_000));
  const server = createServer((_req, res) => endWith(res, large, 2));
  const { port, close } = await listening(server);
  onTestFinished(close);
  const readers: net.Socket[] = [];
  for (let n = 0; n < 3; n += 1) {
    const socket = net.connect(port, "127.0.0.1").pause();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    readers.push(socket);
    await once(server, "request");
  }
  const lengths = await Promise.all(readers.map(async (reader) => (await text(reader).catch(() => "")).length));
  expect(lengths.map((length) => length > 8_000_000)).toEqual([false, true, true]);
});

import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { borrowBuffer, endWith } from "../../../server/render/buffer-pool.ts";
import { Markup } from "../../../server/render/markup.ts";
import { listening } from "../../support/listening.ts";
import { siteForFile } from "../../support/site-for-file.ts";

describe("The buffer pool", () => {
  const site = siteForFile();

  // The maximum number of pipelined requests of a connection.
  const pages = Array.from({ length: 17 }, (_, index) => `/arenda-ofisov?compare=${1001 + index}&limit=${61 + index}`);

  /** Pipelines requests for all pages on one connection and delays reading, so that answers pile up. */
  const askAll = async () => {
    const socket = net.connect(Number(new URL(site.url).port), "127.0.0.1").pause();
    const last = pages.length - 1;
    for (const [index, path] of pages.entries())
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n${index === last ? "Connection: close\r\n" : ""}\r\n`);
    await wait(500);
    const heads = /HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/gs;
    return (await text(socket.resume())).split(heads).slice(1);
  };

  test("never sends one page's bytes to a reader of another, even with slow readers", async () => {
    const clients = 8;
    const joinedLists = (await Promise.all(Array.from({ length: clients }, askAll))).flat();
    const alone = await Promise.all(pages.map(async (path) => (await fetch(site.url + path)).text()));
    expect(new Set(alone).size).toBe(pages.length);
    expect(joinedLists).toHaveLength(clients * pages.length);
    expect(joinedLists.filter((html, index) => html !== alone[index % pages.length])).toHaveLength(0);
  });
  test("reuses buffers, and allocates new ones for large answers", () => {
    const first = borrowBuffer(Markup.of("раз"));
    expect(first.bytes.toString()).toBe("раз");
    first.release();
    const second = borrowBuffer(Markup.of("два"));
    expect(second.bytes.buffer).toBe(first.bytes.buffer);
    const third = borrowBuffer(Markup.of("три"));
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
  const { port } = await listening(server);
  const readers: net.Socket[] = [];
  for (let n = 0; n < 3; n += 1) {
    const socket = net.connect(port, "127.0.0.1").pause();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    readers.push(socket);
    await once(server, "request");
  }
  const lengths = await Promise.all(readers.map(async (reader) => (await text(reader).catch(() => "")).length));
  expect(lengths.map((length) => length > 8_000_000)).toEqual([false, true, true]);
  server.close();
});

describe("Markup", () => {
  const piece = Markup.of("<p>Часть</p>").asPiece();

  test("has equal digests for equal text of the same pieces, and another digest after a changed letter", () => {
    const whole = (after: string) => new Markup([Buffer.from("<main>"), piece, Buffer.from(after)]);
    expect(whole("</main>").digest).toBe(whole("</main>").digest);
    expect(whole("</main>").digest).not.toBe(whole("</main >").digest);
    expect(whole("</main>").toString()).toBe("<main><p>Часть</p></main>");
    expect(whole("</main>").bytes).toBe(Buffer.byteLength("<main><p>Часть</p></main>"));
  });
  test("as one buffer retains no other memory", () => {
    expect(piece.buffer.byteLength).toBe(piece.length);
  });
});

import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { borrowBuffer, endWith } from "../../../server/render/buffer-pool.ts";
import { Markup } from "../../../server/render/markup.ts";
import { listening } from "../../support/listening.ts";

/** A server that answers with `markupOf` the address. */
async function serve(markupOf: (address: string) => Markup, unreadMax?: number) {
  const server = createServer((req, res) => endWith(res, markupOf(req.url ?? ""), unreadMax));
  const { port, close } = await listening(server);
  onTestFinished(close);
  /** A client that does not read yet. */
  const ask = (...addresses: string[]) => {
    const socket = net.connect(port, "127.0.0.1").pause();
    const last = addresses.at(-1);
    for (const address of addresses)
      socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n${address === last ? "Connection: close\r\n" : ""}\r\n`);
    return socket;
  };
  return { server, ask };
}

describe("The buffer pool", () => {
  test("never sends one answer's bytes to a reader of another, even if nobody reads for a while", async () => {
    const textOf = (address: string) => address.repeat(50_000);
    const { ask } = await serve((address) => Markup.of(textOf(address)));
    // More than the kernel buffers for a connection.
    const addresses = Array.from({ length: 60 }, (_, at) => `/${10 + at}`);
    const clients = [ask(...addresses), ask(...addresses)];
    await sleep(300);
    for (const client of clients) {
      const answers = (await text(client.resume())).split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s).slice(1);
      expect(answers).toHaveLength(addresses.length);
      expect(addresses.filter((address, at) => answers[at] !== textOf(address))).toEqual([]);
    }
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
  const { server, ask } = await serve(() => large, 2);
  const readers: net.Socket[] = [];
  for (let n = 0; n < 3; n += 1) {
    readers.push(ask("/"));
    await once(server, "request");
  }
  const lengths = await Promise.all(readers.map(async (reader) => (await text(reader).catch(() => "")).length));
  expect(lengths.map((length) => length > 8_000_000)).toEqual([false, true, true]);
});

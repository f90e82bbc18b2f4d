import net from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lendBytes } from "../../../server/render/lent-bytes.ts";
import { Markup } from "../../../server/render/markup.ts";
import { startSite, type TestSite } from "../../support/site.ts";

describe("Memory that is lent to one answer after the other", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  // As many as are rendered at once.
  const pages = Array.from({ length: 40 }, (_, index) => `/arenda-ofisov?compare=${1001 + index}&limit=${61 + index}`);

  /** Asks for all pages on one connection, one after the other without waiting, and reads nothing for a while: answers pile up. */
  const askAll = async () => {
    const socket = net.connect(Number(new URL(site.url).port), "127.0.0.1").pause();
    const last = pages.length - 1;
    for (const [index, path] of pages.entries())
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n${index === last ? "Connection: close\r\n" : ""}\r\n`);
    await wait(500);
    const heads = /HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/gs;
    return (await text(socket.resume())).split(heads).slice(1);
  };

  test("never shows a visitor another one's page, however slowly they read", async () => {
    const together = (await Promise.all([askAll(), askAll(), askAll()])).flat();
    const alone = await Promise.all(pages.map(async (path) => (await fetch(site.url + path)).text()));
    expect(new Set(alone).size).toBe(pages.length);
    expect(together).toHaveLength(3 * pages.length);
    expect(together.filter((html, index) => html !== alone[index % pages.length])).toHaveLength(0);
  });
  test("comes back to the next, and what is too large gets its own", () => {
    const first = lendBytes(Markup.of("раз"));
    expect(first.bytes.toString()).toBe("раз");
    first.giveBack();
    const second = lendBytes(Markup.of("два"));
    expect(second.bytes.buffer).toBe(first.bytes.buffer);
    const third = lendBytes(Markup.of("три"));
    expect(third.bytes.buffer).not.toBe(second.bytes.buffer);
    const large = lendBytes(Markup.of("ы".repeat(200_000)));
    expect(large.bytes.length).toBe(400_000);
    large.giveBack();
    expect(lendBytes(Markup.of("ещё")).bytes.buffer).not.toBe(large.bytes.buffer);
  });
});

describe("Markup", () => {
  const piece = Markup.of("<p>Часть</p>").asPiece();

  test("has one digest for one text of the same pieces, and another where a letter differs", () => {
    const whole = (after: string) => new Markup([Buffer.from("<main>"), piece, Buffer.from(after)]);
    expect(whole("</main>").digest).toBe(whole("</main>").digest);
    expect(whole("</main>").digest).not.toBe(whole("</main >").digest);
    expect(whole("</main>").toString()).toBe("<main><p>Часть</p></main>");
    expect(whole("</main>").bytes).toBe(Buffer.byteLength("<main><p>Часть</p></main>"));
  });
  test("as a piece holds no memory but its own", () => {
    expect(piece.buffer.byteLength).toBe(piece.length);
  });
});

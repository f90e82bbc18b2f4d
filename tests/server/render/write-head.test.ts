import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ReadyHead, writeHead } from "../../../server/render/write-head.ts";
import { listening } from "../../support/servers/listening.ts";

const body = "<p>Страница</p>";
const length = String(Buffer.byteLength(body));
const fields = ["Content-Type", "text/html; charset=utf-8", "ETag", '"a"', "Content-Length", length];

/** A server that answers with one prepared head; /set adds a header first. Counts how often Node formats the lines. */
async function served(head: ReadyHead = { status: 200, fields }) {
  const made = { heads: 0 };
  let id = 0;
  const server = createServer({ keepAliveTimeout: 95_000 }, (req, res) => {
    id += 1;
    if (req.url === "/set") res.setHeader("Connection", "close");
    const own = vi.spyOn(res, "writeHead");
    writeHead(res, head, `request-${id}`);
    made.heads += own.mock.calls.length;
    res.end(body);
  });
  const { port, close } = await listening(server);
  onTestFinished(close);
  const askDated = async (...requests: string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.end(requests.map((line) => `${line}\r\nHost: a\r\n\r\n`).join(""));
    return text(socket);
  };
  const ask = async (...requests: string[]) => (await askDated(...requests)).replace(/Date: [^\r]+ GMT/g, "Date: then");
  return { ask, askDated, made };
}

const lines = (id: number, more = "Connection: keep-alive\r\nKeep-Alive: timeout=95") =>
  `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nETag: "a"\r\nContent-Length: ${length}\r\n` +
  `X-Request-Id: request-${id}\r\nDate: then\r\n${more}\r\n\r\n`;
const get = "GET / HTTP/1.1";

describe("A cached head", () => {
  test("is identical to Node's own apart from the id, also for a pipelining client", async () => {
    const { ask, made } = await served();
    expect(await ask(get, get, get)).toBe([1, 2, 3].map((id) => lines(id) + body).join(""));
    expect(await ask(get, get)).toBe([4, 5].map((id) => lines(id) + body).join(""));
    expect(made.heads).toBe(1);
  });
  test("is not used for unusual answers, which use writeHead", async () => {
    const { ask, made } = await served();
    await ask(get);
    expect(await ask("HEAD / HTTP/1.1")).toBe(lines(2));
    expect(await ask("GET / HTTP/1.0")).toBe(lines(3, "Connection: close") + body);
    expect(await ask(`${get}\r\nConnection: close`)).toBe(lines(4, "Connection: close") + body);
    const closing = await ask("GET /set HTTP/1.1");
    expect(closing).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
    expect(closing).not.toContain("keep-alive");
    expect(made.heads).toBe(5);
  });
  test("has the date of each answer", async () => {
    const { askDated } = await served();
    const date = async () => Date.parse(/Date: ([^\r]+)/.exec(await askDated(get))?.[1] ?? "");
    const first = await date();
    await sleep(1050);
    const second = await date();
    expect(second).toBeGreaterThan(first);
    expect(Math.abs(Date.now() - second)).toBeLessThan(2000);
  });
  test("is rejected if Node rejects it", async () => {
    const evil: ReadyHead = { status: 200, fields: ["X-A", "b\r\nSet-Cookie: c"] };
    const server = createServer((_req, res) => {
      expect(() => writeHead(res, evil, "12345678")).toThrow(/Invalid character/);
      expect(evil.lines).toBeUndefined();
      res.end();
    });
    const { url, close } = await listening(server);
    onTestFinished(close);
    expect((await fetch(url)).status).toBe(200);
  });
});

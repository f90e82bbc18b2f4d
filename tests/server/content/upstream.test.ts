import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openUpstream } from "../../../server/content/upstream.ts";
import { listening } from "../../support/servers/listening.ts";

let answer: (req: IncomingMessage, res: ServerResponse) => void;
let baseUrl: string;
const server = createServer((req, res) => answer(req, res));
beforeAll(async () => {
  baseUrl = (await listening(server)).url;
});
afterEach(() => server.closeAllConnections());
afterAll(() => server.close());

const ask = (path: string, timeoutMs = 60_000) => openUpstream({ baseUrl, timeoutMs })(path);
const status = (code: number) => (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(code).end("{}");

describe("A call of the content API", () => {
  test("that answers 404 to an item says that it does not exist; to anything else, that the call failed", async () => {
    answer = status(404);
    expect(await ask("/pavilions/1001")).toBeUndefined();
    for (const path of ["/init", "/services", "/pavilions?limit=100", "/pages/parking"])
      await expect(ask(path), path).rejects.toThrow(/^GET \/[\w/]+: status 404$/);
  });
  const halves = (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(200).write("{");
  test.each<[string, typeof answer, string]>([
    ["a status", status(500), "status 500"],
    ["no answer", () => {}, "timeout"],
    ["half an answer and then silence", halves, "timeout"],
    ["a reset", (_req, res) => void res.destroy(), "ECONNRESET"],
    ["an oversized answer", (_req, res) => void res.end("x".repeat(4_000_000)), "max-size"],
    ["a redirect", (_req, res) => void res.writeHead(302, { Location: "/" }).end(), "no-redirect"],
  ])("with %s fails with its reason, in the same words everywhere", async (_, way, reason) => {
    answer = way;
    const timeoutMs = reason === "timeout" ? 300 : undefined;
    await expect(ask("/news/1", timeoutMs)).rejects.toThrow(`GET /news/1: ${reason}`);
  });
  const named = '{"name":"Офис"}';
  const inWindows1251 = Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xce, 0xf4, 0xe8, 0xf1, 0x22, 0x7d]);
  const answering = (body: Buffer | string, type: string) => {
    answer = (_req, res) => void res.writeHead(200, { "Content-Type": type }).end(body);
    return ask("/services");
  };
  test("is read in the charset of its header, UTF-8 without one", async () => {
    expect(await answering(named, "application/json")).toBe(named);
    expect(await answering(`\ufeff${named}`, "application/json; charset=UTF-8")).toBe(named);
    expect(await answering(inWindows1251, 'application/json; charset="windows-1251"')).toBe('{"n":"Офис"}');
  });
  test("may escape each letter, as many languages do: it counts as if it had no escapes", async () => {
    const letters = (count: number) => `"${"\\u0430".repeat(count)}"`;
    expect(await answering(letters(500_000), "application/json")).toHaveLength(3_000_002);
    await expect(answering(letters(530_000), "application/json")).rejects.toThrow("GET /services: max-size");
  });
  test.each<[string, Buffer | string, string, string]>([
    ["bytes of another charset than its header says", inWindows1251, "application/json; charset=utf-8", "is not utf-8"],
    ["bytes of another charset without a header", inWindows1251, "application/json", "is not utf-8"],
    ["an unknown charset", named, "application/json; charset=klingon", "is not klingon"],
  ])("with %s fails: the last good answer stays", async (_, body, type, reason) => {
    await expect(answering(body, type)).rejects.toThrow(`GET /services: its text ${reason}`);
  });
});

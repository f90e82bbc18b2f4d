import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AskUpstream, openUpstream } from "../../../server/content/upstream.ts";
import { listening } from "../../support/servers/listening.ts";

let calls: string[];
let answer: (req: IncomingMessage, res: ServerResponse) => void;
let ask: AskUpstream;
let events: string[];
const server = createServer((req, res) => {
  calls.push(req.url ?? "");
  answer(req, res);
});

let baseUrl: string;
beforeAll(async () => {
  baseUrl = (await listening(server)).url;
});
beforeEach(() => {
  calls = [];
  events = [];
  ask = askWithin(60_000);
});
const askWithin = (timeoutMs: number): AskUpstream =>
  openUpstream({ baseUrl, timeoutMs, log: (event) => void events.push(event) });
afterEach(() => server.closeAllConnections());
afterAll(() => server.close());

const status = (code: number) => (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(code).end("{}");
const fails = (path: string) => expect(ask(path)).rejects.toThrow("GET /");

describe("An API with errors at some addresses", () => {
  test.each([500, 501, 400, 401, 429])("with status %i is still called for all other addresses", async (code) => {
    answer = status(code);
    for (let id = 1; id <= 20; id += 1) await fails(`/pavilions/${id}`);
    answer = status(200);
    expect(await ask("/pavilions/21")).toBe("{}");
    expect(events).not.toContain("upstream.open");
  });
  test.each(["/init", "/services", "/pavilions?limit=100", "/pages/parking"])(
    "that answers 404 at %s fails: the content known before stays",
    async (path) => {
      answer = status(404);
      await expect(ask(path)).rejects.toThrow("status 404");
      expect(events).toContain("upstream.error");
    },
  );
  test("that answers 404 to an item says that it does not exist", async () => {
    answer = status(404);
    expect(await ask("/pavilions/1001")).toBeUndefined();
  });
  test("is not called again at once for the same address", async () => {
    answer = status(500);
    for (let n = 0; n < 20; n += 1) await fails("/pavilions/1");
    expect(calls).toEqual(["/pavilions/1"]);
  });
  test("with an oversized answer or a redirect is still called for all other addresses", async () => {
    answer = (req, res) =>
      req.url === "/huge" ? void res.end("x".repeat(2_000_000)) : void res.writeHead(302, { Location: "/" }).end();
    for (let n = 0; n < 10; n += 1) await fails(`/news/${n}`);
    await fails("/huge");
    answer = status(200);
    expect(await ask("/news/100")).toBe("{}");
  });
});

describe("An unreachable API", () => {
  const ways: [string, typeof answer][] = [
    ["502", status(502)],
    ["503", status(503)],
    ["504", status(504)],
    ["a reset", (_req, res) => void res.destroy()],
    ["silence", () => {}],
    [
      "half an answer",
      (_req, res) => void res.writeHead(200, { "Content-Length": "9" }).write("{", () => res.destroy()),
    ],
  ];
  test.each(ways)(
    "with %s gets five calls per kind of read, then none; other kinds are still called",
    async (name, way) => {
      answer = way;
      if (name === "silence") ask = askWithin(400);
      for (let id = 1; id <= 20; id += 1) await fails(`/pavilions/${id}`);
      expect(calls).toHaveLength(5);
      expect(events.filter((event) => event === "upstream.open")).toHaveLength(1);
      answer = status(200);
      expect(await ask("/news?limit=9")).toBe("{}");
      await fails("/pavilions/1");
    },
  );
});

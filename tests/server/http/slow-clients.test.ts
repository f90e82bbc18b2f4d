import { createServer, type Server } from "node:http";
import net from "node:net";
import express from "express";
import { afterEach, describe, expect, test } from "vitest";
import { answerBrokenRequests } from "../../../server/http/broken-requests.ts";
import { deadline } from "../../../server/http/deadline.ts";
import { formBody } from "../../../server/http/form-body.ts";
import { listening } from "../../support/listening.ts";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** Starts a server with time limits of 200 ms. Returns its answer to a client that sends `text` and then nothing. */
async function answerTo(text: string, handle: express.Express): Promise<{ answer: string; ms: number }> {
  server = createServer({ connectionsCheckingInterval: 50 }, handle);
  server.headersTimeout = 200;
  server.requestTimeout = 1000;
  answerBrokenRequests(server, { "X-Content-Type-Options": "nosniff" });
  const { port } = await listening(server);
  const began = performance.now();
  return await new Promise((resolve) => {
    let answer = "";
    const socket = net.connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part) => (answer += part));
    socket.on("close", () => resolve({ answer, ms: performance.now() - began }));
  });
}

const statusHandler: express.ErrorRequestHandler = (error, _req, res, _next) => void res.status(error.status).end();

/** Time limits of 200 ms for forms to arrive and for answers. */
function app(): express.Express {
  const app = express();
  app.get("/slow", deadline(200), () => {});
  app.post("/form", ...formBody(200), (_req, res) => void res.end("ok"));
  app.use(statusHandler);
  return app;
}

const formHead = "POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";

describe("A client that", () => {
  test("never ends its headers gets a 408 with the site's headers and is disconnected", async () => {
    const { answer, ms } = await answerTo("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", app());
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*X-Content-Type-Options: nosniff/);
    expect(ms).toBeLessThan(1500);
  });
  test("never ends its form gets a 408 and is disconnected", async () => {
    const { answer, ms } = await answerTo(`${formHead}Content-Length: 100\r\n\r\nphone=`, app());
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(1500);
  });
  test("announces an oversized body gets a 413 before sending it", async () => {
    const { answer, ms } = await answerTo(`${formHead}Content-Length: 2000000\r\n\r\nphone=`, app());
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(ms).toBeLessThan(500);
  });
  test("exceeds the limit in chunks gets a 413", async () => {
    const piece = "x".repeat(70_000);
    const chunked = `${formHead}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${piece.length.toString(16)}\r\n${piece}\r\n0\r\n\r\n`;
    expect((await answerTo(chunked, app())).answer).toMatch(/^HTTP\/1\.1 413 /);
  });
  test.each([
    "\x16\x03\x01\x00\xa5",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
  ])("does not speak HTTP gets a 400 (%j)", async (text) => {
    expect((await answerTo(text, app())).answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
  test("sends two lengths (request smuggling) gets a 400", async () => {
    const text = `${formHead}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    expect((await answerTo(text, app())).answer).toMatch(/^HTTP\/1\.1 400 /);
  });
  test("has too many headers gets a 431", async () => {
    const text = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(70_000)}\r\n\r\n`;
    expect((await answerTo(text, app())).answer).toMatch(/^HTTP\/1\.1 431 /);
  });
  test("requests a page that takes too long gets a 503", async () => {
    const { answer } = await answerTo("GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", app());
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  });
});

import { createServer } from "node:http";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { answerBrokenRequests } from "../../../server/http/broken-requests.ts";
import { deadline } from "../../../server/http/early-rejections.ts";
import { formBody } from "../../../server/http/post-checks.ts";
import { listening } from "../../support/servers/listening.ts";
import { say } from "../../support/servers/raw-http.ts";

const statusHandler: express.ErrorRequestHandler = (error, _req, res, _next) => void res.status(error.status).end();

/** A limit that ends a request which waits for it. */
const shortMs = 200;
/** A limit that no answer waits for, on a busy machine either. */
const longMs = 60_000;

/** The answer of a server with time limits of `limitMs` to a client that sends `sent` and then nothing. */
async function answerTo(sent: string, limitMs: number): Promise<string> {
  const app = express();
  app.get("/slow", deadline(limitMs), () => {});
  app.post("/form", ...formBody(limitMs), (_req, res) => void res.end("ok"));
  app.use(statusHandler);
  const server = createServer({ connectionsCheckingInterval: 50 }, app);
  server.headersTimeout = limitMs;
  // Without Node's own limit of a request: only the site's limits end it.
  server.requestTimeout = 0;
  answerBrokenRequests(server, { "X-Content-Type-Options": "nosniff" });
  const { url, close } = await listening(server);
  onTestFinished(close);
  return say(url, sent);
}

const host = "HTTP/1.1\r\nHost: x\r\n";
const form = `POST /form ${host}Content-Type: application/x-www-form-urlencoded\r\n`;
const chunk = "x".repeat(70_000);
const chunked = `Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;

test.each([
  ["never ends its headers", 408, shortMs, `GET / ${host}X-Slow: `],
  ["never ends its form", 408, shortMs, `${form}Content-Length: 100\r\n\r\nphone=`],
  ["announces an oversized body, before sending it,", 413, longMs, `${form}Content-Length: 2000000\r\n\r\nphone=`],
  ["exceeds the limit in chunks", 413, longMs, form + chunked],
  ["asks for a page that takes too long", 503, shortMs, `GET /slow ${host}Connection: close\r\n\r\n`],
])("A client that %s gets a %i and is disconnected", async (_, status, limitMs, sent) => {
  expect(await answerTo(sent, limitMs)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

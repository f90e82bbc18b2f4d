import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import net from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { oneAtATime } from "../../../server/http/one-at-a-time.ts";
import { listening } from "../../support/servers/listening.ts";

/** A server whose answers the test controls, and a client of it. */
async function steered() {
  const requests: { url: string; res: ServerResponse }[] = [];
  const server = createServer(oneAtATime((req, res) => void requests.push({ url: req.url ?? "", res })));
  const { port } = await listening(server);
  const client = net.connect(port, "127.0.0.1");
  client.on("error", () => {});
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = (count: number) =>
    client.write(Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
  const urls = () => requests.map(({ url }) => url);
  return { requests, client, ask, urls };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("A pipelining client", () => {
  test("gets its answers in order, each started after the previous one was written", async () => {
    const { requests, client, ask, urls } = await steered();
    const answer = text(client);
    ask(17);
    for (let n = 0; n < 17; n += 1) {
      await expect.poll(() => requests.length).toBe(n + 1);
      if (n < 2) {
        await settle();
        expect(urls()).toEqual(["/0", "/1"].slice(0, n + 1));
      }
      requests[n]?.res.end(`<${n}>`);
    }
    await settle();
    client.end();
    expect((await answer).match(/<\d+>/g)).toEqual(Array.from({ length: 17 }, (_, n) => `<${n}>`));
  });
  test("is disconnected when more than sixteen requests wait, and gets no more answers", async () => {
    const { client, ask, urls } = await steered();
    const closed = once(client, "close");
    client.resume();
    ask(1500);
    await closed;
    await settle();
    expect(urls()).toEqual(["/0"]);
  });
});

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ env: { TRUST_PROXY_HOPS: "1" } });

/** Connections that the site has served before: their next requests arrive in one turn of the event loop. */
async function connections(count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(site.url).port), "127.0.0.1"));
  for (const socket of sockets) socket.write("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  return sockets;
}
const ask = (socket: Socket, path: string, address: string): Promise<string> => {
  const head = ["Host: site.test", "X-Forwarded-Proto: https", `X-Forwarded-For: ${address}`, "Connection: close"];
  socket.write(`GET ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
  return text(socket);
};
const statusOf = (answer: string) => Number(answer.split(" ", 2)[1]);

test("An address with more new pages than the queue holds is told to come again; others are served", async () => {
  const sockets = await connections(83);
  const files = ["/robots.txt", "/sitemap.xml", "/site.webmanifest"];
  const answers = await Promise.all(
    sockets.map((socket, n) =>
      ask(
        socket,
        files[n - 80] ?? `/arenda-ofisov?squareFrom=${20 + n}`,
        n < 70 || n >= 80 ? "203.0.113.7" : `198.51.100.${n}`,
      ),
    ),
  );
  const strangers = answers.slice(0, 70);
  expect(answers.slice(80).map(statusOf), "files, which robots ask for").toEqual([200, 200, 200]);
  expect(new Set(answers.slice(70, 80).map(statusOf)), "visitors").toEqual(new Set([200]));
  expect(new Set(strangers.map(statusOf))).toEqual(new Set([200, 503]));
  const [refused = ""] = strangers.filter((answer) => statusOf(answer) === 503);
  expect(refused).toMatch(/\r\nRetry-After: \d+\r\n/);
  expect(refused).toContain("\r\nCache-Control: no-store\r\n");
  expect(refused.replaceAll("\u00a0", " ")).toContain(site.content.park.contacts.phone);
  expect(eventsOf(site, "shed")).not.toEqual([]);
  const [later] = await connections(1);
  expect(later && statusOf(await ask(later, "/arenda-ofisov?squareFrom=500", "203.0.113.7")), "afterwards").toBe(200);
});

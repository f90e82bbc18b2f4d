import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
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

const fromOne = (sockets: Socket[], address: string, squareFrom: number) =>
  sockets.map((socket, at) => ask(socket, `/arenda-ofisov?squareFrom=${squareFrom + at}`, address));

test.each([60, 200])("%i connections of one address to an idle site are all taken", async (count) => {
  await Promise.all(fromOne(await connections(count), "203.0.113.7", count * 10));
  // A busy machine may take longer than the deadline of pages; none may be refused.
  expect(eventsOf(site, "shed")).toEqual([]);
});

test("200 forms that a link checker opens at once are all taken", async () => {
  const sockets = await connections(200);
  await Promise.all(sockets.map((socket) => ask(socket, "/requests/callback", "203.0.113.7")));
  expect(eventsOf(site, "shed")).toEqual([]);
});

test("Of an address that fills the queue the newest pages are refused; others, forms and files are served", async () => {
  const sockets = await connections(240);
  const strangers = fromOne(sockets.slice(0, 220), "203.0.113.7", 5000);
  const visitors = sockets
    .slice(220, 230)
    .map((socket, at) => ask(socket, `/arenda-ofisov?squareFrom=${6000 + at}`, `198.51.100.${at}`));
  const others = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/requests/callback"];
  const files = sockets.slice(230, 234).map((socket, at) => ask(socket, others[at] ?? "", "203.0.113.7"));
  expect(new Set((await Promise.all(files)).map(statusOf)), "files, and a form").toEqual(new Set([200]));
  expect(new Set((await Promise.all(visitors)).map(statusOf)), "visitors").toEqual(new Set([200]));
  const answers = await Promise.all(strangers);
  expect(new Set(answers.map(statusOf))).toEqual(new Set([200, 503]));
  const [refused = ""] = answers.filter((answer) => statusOf(answer) === 503);
  expect(refused).toMatch(/\r\nRetry-After: \d+\r\n/);
  expect(refused).toContain("\r\nCache-Control: no-store\r\n");
  expect(refused.replaceAll("\u00a0", " ")).toContain(site.content.park.contacts.phone);
  expect(eventsOf(site, "shed")[0]).toMatchObject({ from: "one", level: "info" });
  await vi.waitFor(() => expect(eventsOf(site, "http").filter(({ route }) => route === "shed")).not.toEqual([]));
  const refusals = eventsOf(site, "http").filter(({ route }) => route === "shed");
  expect(new Set(refusals.map(({ level }) => level)), "no error of the site").toEqual(new Set(["warn"]));
  const [later] = await connections(1);
  expect(later && statusOf(await ask(later, "/arenda-ofisov?squareFrom=500", "203.0.113.7")), "afterwards").toBe(200);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { say } from "../../support/servers/raw-http.ts";
import { type BuiltSite, startBuiltSite } from "../../support/sites/built-site.ts";
import { headerFaults } from "./promised-headers.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite({ SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1" });
});
afterAll(() => site.stop());

/** Status and headers of a raw answer. */
function readHead(answer: string) {
  const [first = "", ...lines] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.replace(/:.*/, "").toLowerCase(), line.replace(/^.*?: ?/, "")]),
  );
  return { status: Number(first.split(" ")[1]), headers };
}

const close = "Connection: close\r\n";
const host = `Host: site.test\r\n${close}`;
const post = `POST /requests/callback HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\n`;
const long = "x".repeat(20_000);

const requests: [number, string, string][] = [
  [400, "bytes that are not HTTP", "hello\r\n\r\n"],
  [400, "a request without a host", `GET / HTTP/1.1\r\n${close}\r\n`],
  [400, "two hosts: programs in front may have read the other one", `GET / HTTP/1.1\r\n${host}hOST: b.test\r\n\r\n`],
  [400, "a header without a colon", `GET / HTTP/1.1\r\n${host}no header\r\n\r\n`],
  [400, "two lengths (request smuggling)", `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  [400, "an absolute address without TLS", `GET http://a.test/ HTTP/1.1\r\n${host}X-Forwarded-Proto: http\r\n\r\n`],
  [405, "TRACE", `TRACE / HTTP/1.1\r\n${host}X-Secret: canary\r\n\r\n`],
  [405, "CONNECT", `CONNECT a.test:443 HTTP/1.1\r\n${host}X-Secret: canary\r\n\r\n`],
  [413, "a chunk with a long extension", `${post}Transfer-Encoding: chunked\r\n\r\n1;${long}\r\n`],
  [417, "an unknown expectation", `GET / HTTP/1.1\r\n${host}Expect: canary\r\n\r\n`],
  [431, "endless headers", `GET / HTTP/1.1\r\n${host}X-Long: ${long}\r\n\r\n`],
  [
    200,
    "an upgrade to an unsupported protocol",
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: close, upgrade\r\nUpgrade: websocket\r\n\r\n",
  ],
  [200, "HTTP/1.0 without a host", `GET / HTTP/1.0\r\n${close}\r\n`],
];
test.each(requests)("%i for %s, with the headers of every answer", async (status, about, text) => {
  const answer = await say(site.url, text);
  expect(headerFaults(readHead(answer), status, about, true)).toEqual([]);
  if (status === 400 || status === 414 || status === 431) expect(answer, "a way home").toContain('href="/"');
  expect(answer).not.toContain("canary");
});

import { readdirSync } from "node:fs";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { routes } from "../../../views/routes.ts";
import { type FaultFront, startFaultFront } from "../../support/fault-front.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let standIn: StandInApi;
let front: FaultFront;
let site: TestSite;
beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
  site = await startSite({
    env: { API_BASE_URL: front.url, SITE_URL: "https://site.test", TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "3" },
  });
});
afterAll(async () => {
  await site.close();
  await front.close();
  await standIn.close();
});

const promised: Readonly<Record<string, RegExp>> = {
  "content-security-policy":
    /^default-src 'none';script-src 'self';.*frame-ancestors 'none'.*upgrade-insecure-requests$/,
  "cross-origin-embedder-policy": /^credentialless$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "reporting-endpoints": /^csp="\/csp"$/,
  "strict-transport-security": /^max-age=63072000; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
};

function expectAll(headers: Headers, about: string): void {
  for (const [name, value] of Object.entries(promised)) expect(headers.get(name), `${name} of ${about}`).toMatch(value);
  expect(headers.has("x-powered-by"), about).toBe(false);
  expect(headers.has("server"), about).toBe(false);
  expect(headers.has("set-cookie"), about).toBe(false);
}

const ask = (address: string, init: RequestInit = {}) => fetch(site.url + address, { redirect: "manual", ...init });
const form = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  body,
});

describe("Every answer has the same security headers:", () => {
  const addresses = Object.values(routes).map((pattern) =>
    pattern.replace(":rent", "arenda-ofisov").replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
  );
  test.each(addresses)("%s, rendered, from memory and not modified", async (address) => {
    const first = await ask(address);
    expect(first.status).toBe(200);
    expectAll(first.headers, address);
    const second = await ask(address);
    expectAll(second.headers, `${address} again`);
    const third = await ask(address, { headers: { "If-None-Match": second.headers.get("etag") ?? "" } });
    expect(third.status).toBe(304);
    expectAll(third.headers, `${address} 304`);
  });

  const built = readdirSync("public/build").filter((name) => /^(?:main|site|geologica)-.*(?:js|css|woff2)$/.test(name));
  const files = ["/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico"];
  const more = [
    "/icons/icon.svg",
    "/og/default.png",
    "/docs/consent-forms.pdf",
    ...built.map((name) => `/build/${name}`),
  ];
  const fragments = [
    "/fragments/requests/callback",
    "/fragments/search?q=офис",
    "/fragments/shops",
    "/requests/callback",
  ];
  test.each([...files, ...more, ...fragments])("%s", async (address) => {
    const answer = await ask(address);
    expect(answer.status, address).toBe(200);
    expectAll(answer.headers, address);
  });

  const refusals: [number, string, RequestInit][] = [
    [404, "/nothing-here", {}],
    [404, "/news/999999", {}],
    [404, "/build/missing.js", {}],
    [404, "/embed/map", {}],
    [404, "/requests/unknown", form("phone=1")],
    [405, "/", { method: "PUT", body: "x" }],
    [405, "/requests/callback", { method: "DELETE" }],
    [405, "/news/1", { method: "PATCH" }],
    [405, "/about", form("a=1")],
    [405, "/fragments/shops", form("a=1")],
    [204, "/about", { method: "OPTIONS" }],
    [204, "/requests/callback", { method: "OPTIONS" }],
    [403, "/requests/callback", form("phone=1", { "Sec-Fetch-Site": "cross-site" })],
    [415, "/requests/callback", form("{}", { "Content-Type": "application/json" })],
    [413, "/requests/callback", form(`comment=${"x".repeat(70_000)}`)],
    [422, "/requests/callback", form("phone=1")],
    [429, "/requests/callback", form("phone=1")],
    [414, `/search?q=${"a".repeat(2100)}`, {}],
    [308, "/about?a=1", { headers: { "X-Forwarded-Proto": "http" } }],
  ];
  test.each(refusals)("%i for %s", async (status, address, init) => {
    const answer = await ask(address, init);
    expect(answer.status).toBe(status);
    expectAll(answer.headers, address);
    if (status === 405 || status === 204) expect(answer.headers.get("allow")).toMatch(/^GET, HEAD(?:, POST)?$/);
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("503 while a part of the content cannot be had, with the time to come back", async () => {
    front.only = /^\/shops\/7/;
    front.mode = "503";
    const answer = await ask("/shops/7");
    front.mode = "up";
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expectAll(answer.headers, "503");
  });
});

test("TRACE, which fetch does not know, is refused as well", async () => {
  const { hostname, port } = new URL(site.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = net.connect(Number(port), hostname, () =>
      socket.write("TRACE / HTTP/1.1\r\nHost: site.test\r\nX-Secret: 1\r\nConnection: close\r\n\r\n"),
    );
    socket.setEncoding("utf8").on("data", (part) => (text += part));
    socket.on("end", () => resolve(text)).on("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain("X-Secret");
});

import { afterEach, describe, expect, test } from "vitest";
import { freshPhone } from "../../support/fresh-posts.ts";
import { postForm } from "../../support/post.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
});
const start = async (env: Record<string, string>) => {
  site = await startSite({ env });
  return site;
};

const post = (headers: Record<string, string>, to: TestSite) =>
  postForm(to, "/requests/callback", { phone: freshPhone() }, headers);
const eventsOf = ({ log }: TestSite, name: string) => log.filter((line) => line.includes(`"event":"${name}"`));

describe("A router count that differs from TRUST_PROXY_HOPS", () => {
  test("is logged once as an error, with the variable to set", async () => {
    const running = await start({ TRUST_PROXY_HOPS: "0" });
    await post({}, running);
    expect(eventsOf(running, "proxy.unexpected")).toEqual([]);
    for (const client of ["203.0.113.1", "203.0.113.2"]) await post({ "X-Forwarded-For": client }, running);
    const [line, ...more] = eventsOf(running, "proxy.unexpected");
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "error", trustProxyHops: 0 });
    expect(line).toContain("set TRUST_PROXY_HOPS");
    expect(line).not.toContain("203.0.113");
  });
  test("is assumed for a junk header; the peer then counts as the only client", async () => {
    const running = await start({ TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "2" });
    const statuses: number[] = [];
    for (const junk of ["unknown", "_hidden", "203.0.113.999", "1.2.3.4:80"]) {
      statuses.push((await post({ "X-Forwarded-For": junk }, running)).status);
    }
    expect(statuses).toEqual([303, 303, 429, 429]);
    expect((await post({ "X-Forwarded-For": "203.0.113.9" }, running)).status).toBe(303);
    expect(eventsOf(running, "proxy.unexpected")).toHaveLength(1);
  });
  test("is not assumed for one correctly configured router", async () => {
    const running = await start({ TRUST_PROXY_HOPS: "1" });
    await post({ "X-Forwarded-For": "203.0.113.9" }, running);
    expect(eventsOf(running, "proxy.unexpected")).toEqual([]);
  });
});

describe("A public origin that differs from SITE_URL", () => {
  test.each([
    ["a browser without Fetch Metadata", (url: string) => ({ Origin: url }), 403],
    [
      "a browser that reports the post as same-origin",
      (url: string) => ({ Origin: url, "Sec-Fetch-Site": "same-origin" }),
      303,
    ],
  ])("is logged once as an error: %s", async (_, headersAt, status) => {
    const running = await start({});
    for (let n = 0; n < 2; n += 1) expect((await post(headersAt(running.url), running)).status).toBe(status);
    const [line, ...more] = eventsOf(running, "origin.unexpected");
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "error", siteUrl: "http://site.test" });
    expect(line).toContain("set SITE_URL");
  });
  test("is not assumed from another site's post", async () => {
    const running = await start({});
    await post({ Origin: "https://evil.example" }, running);
    await post({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, running);
    await post({ Origin: "http://site.test", "Sec-Fetch-Site": "same-origin" }, running);
    expect(eventsOf(running, "origin.unexpected")).toEqual([]);
  });
});

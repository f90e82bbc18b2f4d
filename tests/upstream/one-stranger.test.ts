import { describe, expect, test } from "vitest";
import { postForm } from "../support/enquiries/post.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import type { TestSite } from "../support/sites/test-site.ts";

const sites = frontedSites({ TRUST_PROXY_HOPS: "1" });
const from = (address: string) => ({ "X-Forwarded-For": address });
const stranger = from("203.0.113.7");

/** A post about a unit that does not exist. */
const postUnknown = (site: TestSite, id: number, headers = stranger) =>
  postForm(site, "/requests/rent", { pavilionId: String(id), name: "Имя", phone: "+79161234567" }, headers);
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe("One stranger", () => {
  test("past the limit of posts takes no place and causes no call; posts of others are accepted", async () => {
    const site = await sites.start({ API_TIMEOUT_MS: "1500", RATE_LIMIT_REQUESTS: "5" });
    for (let n = 1; n <= 5; n += 1) expect((await postUnknown(site, 900_000 + n)).status).toBe(404);
    const calls = sites.front.calls;
    const posts = Array.from({ length: 60 }, (_, n) => postUnknown(site, 910_000 + n));
    const others = Array.from({ length: 20 }, (_, n) =>
      postForm(site, "/requests/callback", { phone: `+791612345${10 + n}` }, from(`198.51.100.${n}`)),
    );
    expect(new Set(await statusesOf(others))).toEqual(new Set([303]));
    expect(new Set(await statusesOf(posts))).toEqual(new Set([429]));
    expect(sites.front.calls - calls, "the calls of the twenty others").toBe(20);
  });
  test("has two fifths of the posts at once; the rest is refused with what was typed", async () => {
    const site = await sites.start({ API_TIMEOUT_MS: "1500" });
    Object.assign(sites.front, { mode: "hang", only: /^\/callbacks/ });
    const posts = Array.from({ length: 10 }, (_, n) =>
      postForm(site, "/requests/callback", { phone: `+791612345${20 + n}` }, stranger),
    );
    const refused = (await Promise.all(posts)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.headers["retry-after"]).toBe("5");
    expect(refused[0]?.html).toContain("+791612345");
  });
  test("who asks for ever new sharing pictures is refused beyond thirty, and a preview of another address is drawn", async () => {
    const site = await sites.start();
    const pictureAt = async (page: string, headers: Record<string, string>) => {
      const html = await (await fetch(site.url + page, { headers })).text();
      return new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "").pathname;
    };
    // Twice as many as may wait. They arrive while the first ones are drawn.
    const numbers = Array.from({ length: 60 }, (_, n) => 1001 + n);
    const wanted = await Promise.all(numbers.map((id) => pictureAt(`/pavilions/${id}`, stranger)));
    const another = await pictureAt("/pavilions/1114", from("198.51.100.1"));
    const many = wanted.map((path) => fetch(site.url + path, { headers: stranger }));
    const one = await fetch(site.url + another, { headers: from("198.51.100.1") });
    expect([one.status, one.headers.get("content-type")]).toEqual([200, "image/png"]);
    const refused = (await statusesOf(many)).filter((status) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
  });
});

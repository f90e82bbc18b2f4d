import { createClient } from "@redis/client";
import { afterEach, describe, expect, test } from "vitest";
import { freshPhone } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { redisAvailable, startRedis, type TestRedis } from "../../support/servers/redis.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { siteForTest } from "../../support/sites/site-for-file.ts";
import type { TestSite } from "../../support/sites/test-site.ts";

/** The status of a post with unique values, from the client that a router names. */
const post = async (site: TestSite, client?: string) => {
  const headers = client === undefined ? undefined : { "X-Forwarded-For": client };
  return (await postForm(site, "/requests/callback", { phone: freshPhone() }, headers)).status;
};
/** A client that no post came from. */
let clients = 0;
const newClient = () => {
  clients += 1;
  return `10.0.${clients >> 8}.${clients & 255}`;
};

// Needs redis-server on this machine.
describe.skipIf(!redisAvailable())("With a shared Redis", () => {
  let redis: TestRedis;
  afterEach(() => redis.stop());

  test("two processes count a visitor together, and a frozen Redis delays nobody", async () => {
    redis = await startRedis();
    const env = { REDIS_URL: redis.url, RATE_LIMIT_REQUESTS: "4", TRUST_PROXY_HOPS: "1" };
    const one = await siteForTest(env);
    const two = await siteForTest(env);
    const statuses = async (client = newClient(), all: number[] = []) => {
      for (const site of [one, two, one, two, one, two]) all.push(await post(site, client));
      return all;
    };
    // Until its connection to Redis stands, each process counts alone.
    await expect.poll(() => statuses()).toEqual([303, 303, 303, 303, 429, 429]);
    redis.signal("SIGSTOP");
    const delayed = newClient();
    const later = newClient();
    expect(await post(two, delayed)).toBe(303);
    expect(eventsOf(two, "limits.local")).not.toEqual([]);
    for (let n = 0; n < 6; n += 1) await post(two, later);
    redis.signal("SIGCONT");
    // Redis now counts each post that has asked it in the meantime: only the first one waited for an answer.
    const reader = await createClient({ url: redis.url }).connect();
    const countedPosts = async (client: string) => (await reader.keys(`*${client}`)).length;
    await expect.poll(() => countedPosts(delayed)).toBe(1);
    expect(await countedPosts(later)).toBe(0);
    reader.destroy();
  });
});

test("Each process counts alone without a working Redis, accepts posts, and says so once in half a minute", async () => {
  const site = await siteForTest({ REDIS_URL: "redis://127.0.0.1:9", RATE_LIMIT_REQUESTS: "2" });
  expect([await post(site), await post(site), await post(site)]).toEqual([303, 303, 429]);
  const once = [{ level: "warn", reason: "ECONNREFUSED" }];
  await expect.poll(() => eventsOf(site, "limits.local")).toMatchObject(once);
});

const sameVisitor = [
  ["cannot be forged past the trusted routers", "1.1.1.1, 203.0.113.5", "2.2.2.2, 203.0.113.5", "203.0.113.6"],
  ["counts as one visitor in a whole IPv6 /56", "2001:db8:1:100::1", "2001:db8:1:1ff::2", "2001:db8:1:200::4"],
] as const;
test.each(sameVisitor)("The client's address %s", async (_, first, again, another) => {
  const site = await siteForTest({ TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "1" });
  expect([await post(site, first), await post(site, again), await post(site, another)]).toEqual([303, 429, 303]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshPhone } from "../../support/fresh-posts.ts";
import { postForm } from "../../support/post.ts";
import { redisAvailable, startRedis, type TestRedis } from "../../support/redis.ts";
import { startSite } from "../../support/site.ts";

/** A post with unique values. */
const post = (url: string, headers: Record<string, string> = {}) =>
  postForm({ url }, "/requests/callback", { phone: freshPhone() }, headers);

// Needs redis-server on this machine.
describe.skipIf(!redisAvailable())("With a shared Redis", () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test("two processes count a visitor together, and a frozen Redis delays nobody", async () => {
    const env = { REDIS_URL: redis.url, RATE_LIMIT_REQUESTS: "4" };
    const [one, two] = [await startSite({ env }), await startSite({ env })];
    try {
      // A post before the Redis connection counts in its own process only.
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const site of [one, two, one, two]) expect((await post(site.url)).status).toBe(303);
      expect((await post(one.url)).status).toBe(429);
      expect((await post(two.url)).status).toBe(429);
      redis.signal("SIGSTOP");
      const startedAt = performance.now();
      const { status } = await post(two.url);
      expect(performance.now() - startedAt).toBeLessThan(2000);
      expect(status).toBe(303);
      expect(two.log.join("")).toContain('"event":"limits.local"');
      redis.signal("SIGCONT");
    } finally {
      await one.close();
      await two.close();
    }
  });
});

test("each process counts alone without a working Redis, and accepts posts", async () => {
  const site = await startSite({ env: { REDIS_URL: "redis://127.0.0.1:9", RATE_LIMIT_REQUESTS: "2" } });
  try {
    expect((await post(site.url)).status).toBe(303);
    expect((await post(site.url)).status).toBe(303);
    expect((await post(site.url)).status).toBe(429);
    await expect.poll(() => site.log.join("")).toContain('"event":"limits.local"');
    const lines = site.log.filter((line) => line.includes("limits.local"));
    expect(lines, "once in half a minute").toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", reason: "ECONNREFUSED" });
  } finally {
    await site.close();
  }
});

// Needs redis-server on this machine.
test.skipIf(!redisAvailable())("a wrong Redis password is logged with its class", async () => {
  const redis = await startRedis("--requirepass", "right");
  const site = await startSite({ env: { REDIS_URL: redis.url.replace("//", "//:wrong@") } });
  try {
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await post(site.url)).status).toBe(303);
    const lines = site.log.filter((line) => line.includes("limits.local"));
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ reason: "WRONGPASS" });
    expect(lines.join("")).not.toContain('wrong"');
  } finally {
    await site.close();
    await redis.stop();
  }
});

describe("The client's address", () => {
  test.each([
    [
      "cannot be forged past the trusted routers",
      ["1.1.1.1, 203.0.113.5", "2.2.2.2, 203.0.113.5"],
      "3.3.3.3, 203.0.113.5",
      "203.0.113.6",
    ],
    [
      "counts as one visitor in a whole IPv6 /56",
      ["2001:db8:1:100::1", "2001:db8:1:1ff::2"],
      "2001:db8:1:180::3",
      "2001:db8:1:200::4",
    ],
  ])("%s", async (_, allowed, refused, another) => {
    const site = await startSite({ env: { TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "2" } });
    const from = async (chain: string) => (await post(site.url, { "X-Forwarded-For": chain })).status;
    try {
      for (const chain of allowed) expect(await from(chain), chain).toBe(303);
      expect(await from(refused)).toBe(429);
      expect(await from(another)).toBe(303);
    } finally {
      await site.close();
    }
  });
});

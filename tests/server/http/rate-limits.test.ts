import supertest from "supertest";
import { afterEach, expect, test, vi } from "vitest";
import { freshPhone } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { siteForTest } from "../../support/sites/site-for-file.ts";
import type { TestSite } from "../../support/sites/test-site.ts";
import { DAY_MS } from "../../support/spans.ts";

afterEach(() => void vi.useRealTimers());

const post = async (site: TestSite) => (await postForm(site, "/requests/callback", { phone: freshPhone() })).status;
const report = async (site: TestSite) =>
  (await supertest(site.url).post("/csp").type("application/csp-report").send("{}")).status;

const few = { RATE_LIMIT_REQUESTS: "3" };

test.each<[limit: string, env: Record<string, string>, send: typeof post, allowed: number]>([
  ["of posts", few, post, 303],
  ["of posts without a working Redis", { ...few, REDIS_URL: "redis://127.0.0.1:9" }, post, 303],
  ["of reports of the policy", few, report, 204],
])("A clock that is set back a day keeps nobody out: the limit %s", async (_, env, send, allowed) => {
  const site = await siteForTest(env);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS });
  expect(await send(site)).toBe(allowed);
  await expect.poll(() => send(site)).toBe(429);
  vi.useRealTimers();
  expect(await send(site)).toBe(allowed);
  // The new window counts as any other.
  await expect.poll(() => send(site)).toBe(429);
});

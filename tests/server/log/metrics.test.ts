import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postForm } from "../../support/enquiries/post.ts";
import { type BuiltSite, startBuiltSite } from "../../support/sites/built-site.ts";
import { frontedSites } from "../../support/sites/fronted-sites.ts";

const token = "token-of-the-platform";
const sites = frontedSites();

describe("The metrics of a site with a token", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite({ API_BASE_URL: sites.front.url, STATUS_TOKEN: token, CONTENT_TTL_SECONDS: "1" });
  });
  afterAll(() => site.stop());
  const get = (address: string, headers = {}) => supertest(site.url).get(address).set(headers);
  const metrics = (authorization = `Bearer ${token}`) => get("/metrics", { Authorization: authorization });
  /** The value of a metric with these labels; undefined if there is none. */
  const figure = async (name: string) => {
    const line = (await metrics()).text.split("\n").find((row) => row.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(" ").at(-1));
  };

  test("are a 404 for whoever has not the token, and not cached", async () => {
    for (const wrong of ["", "Bearer wrong"]) await metrics(wrong).expect(404);
    const type = "text/plain; version=0.0.4; charset=utf-8";
    await metrics().expect(200).expect("Cache-Control", "no-store").expect("Content-Type", type);
  });
  test("count requests by route and status, and pages by where they came from", async () => {
    for (let n = 0; n < 3; n += 1) await get("/vacancies");
    await get("/no/such/page");
    await expect.poll(() => figure('site_request_duration_seconds_count{route="/vacancies",status="200"}')).toBe(3);
    // A request is counted after its answer.
    await expect.poll(() => figure('site_request_duration_seconds_count{route="none",status="404"}')).toBe(1);
    expect(await figure('site_page_cache_total{from="hit"}')).toBeGreaterThanOrEqual(2);
  });
  test("tell the state of enquiries, pictures and the process", async () => {
    await postForm(site, "/requests/callback", { phone: "+79161234567" });
    expect(await figure('site_events_total{event="enquiry.delivered",level="info"}')).toBe(1);
    expect(await figure("site_dead_enquiries")).toBe(0);
    expect(await figure("site_waiting_enquiries")).toBe(0);
    expect(await figure("site_store_answers")).toBe(1);
    expect(await figure("site_pictures_at_work")).toBe(0);
    expect(await figure("site_ready")).toBe(1);
    expect(await figure("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  });
  test("count the parts of the content that the API does not tell", async () => {
    expect(await figure("site_parts_failing")).toBe(0);
    sites.front.mode = "reset";
    await postForm(site, "/requests/callback", { phone: "+79161234568" });
    await expect.poll(() => figure("site_waiting_enquiries")).toBe(1);
    await expect.poll(() => figure("site_parts_failing")).toBeGreaterThan(10);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { postForm } from "../support/enquiries/post.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../support/servers/postgres.ts";
import { type RoundRobin, startRoundRobin } from "../support/servers/round-robin.ts";
import { type BuiltSite, eventsOf, startBuiltSite } from "../support/sites/built-site.ts";
import { type FaultFront, startFaultFront } from "../support/sites/fault-front.ts";
import { newVisitor, startRestartLoad } from "../support/stress/restart-load.ts";

// Needs Postgres on this machine.
describe.skipIf(!postgresAvailable())("Two processes behind a router, on one Postgres", () => {
  let postgres: TestPostgres | undefined;
  let standIn: StandInApi;
  let api: FaultFront;
  let env: Record<string, string>;
  let router: RoundRobin;
  let sites: [BuiltSite, BuiltSite];

  const start = () => startBuiltSite(env);

  beforeAll(async () => {
    [postgres, standIn] = await Promise.all([startPostgres(), startStandInApi()]);
    api = await startFaultFront(standIn.url);
    env = {
      DATABASE_URL: (await postgres?.freshDatabase()) ?? "",
      API_BASE_URL: api.url,
      SITE_URL: "http://site.test",
      TRUST_PROXY_HOPS: "1",
      DELIVERY_RETRY_SECONDS: "1",
    };
    sites = await Promise.all([start(), start()]);
    router = await startRoundRobin(sites.map(({ url }) => url));
    await router.ready(2);
    // Each reads for itself, and is ready before it knows every part.
    await vi.waitUntil(() => sites.every((site) => eventsOf(site, "content.loaded").length > 0), 60_000);
  });
  afterAll(async () => {
    await router.close();
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all([api.close(), standIn.close(), postgres?.stop()]);
  });
  beforeEach(() => {
    api.mode = "up";
    api.only = undefined;
    api.submissions.length = 0;
  });

  /** Posts a visitor's enquiry through the router. */
  const post = ({ address, phone }: ReturnType<typeof newVisitor>) =>
    postForm(router, "/requests/callback", { phone, comment: "Прошу перезвонить завтра" }, { "X-Visitor": address });
  const arrivedWith = (phone: string) => standIn.received.filter(({ body }) => body.phone === phone);
  /** The Idempotency-Keys of a visitor's enquiry: one, regardless of retries. */
  const keysOf = (phone: string) =>
    new Set(api.submissions.filter(({ body }) => body.includes(phone)).map(({ key }) => key));

  const addresses = ["/", "/about", "/arenda-ofisov", "/shops", "/news/1", "/plan", "/pavilions/1001"];
  test.each([...addresses, "/fragments/pavilions?category=office"])("give the same answer to %s", async (address) => {
    for (const encoding of ["identity", "gzip"]) {
      const ask = async ({ url }: BuiltSite, condition?: string) => {
        const named = condition === undefined ? {} : { "If-None-Match": condition };
        const answer = await fetch(url + address, { headers: { "Accept-Encoding": encoding, ...named } });
        return { status: answer.status, tag: answer.headers.get("ETag") ?? "", text: await answer.text() };
      };
      const [one, other] = await Promise.all(sites.map((site) => ask(site)));
      expect(one?.status).toBe(200);
      expect(other).toEqual(one);
      // Each process accepts the ETag that the other one issued.
      for (const site of sites) expect(await ask(site, one?.tag)).toEqual({ status: 304, tag: one?.tag, text: "" });
    }
  });

  test("serve each other's scripts and styles", async () => {
    const html = await (await fetch(`${sites[0].url}/`)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect((await fetch(sites[1].url + file)).status, file).toBe(200);
  });

  test("deliver the enquiries of both after an outage, at most ten a second together", async () => {
    api.only = /^\/callbacks\//;
    api.mode = "503";
    const waiting = Array.from({ length: 40 }, newVisitor);
    // A site that can neither store nor deliver in time answers an error, and its visitor retries.
    for (const visitor of waiting) await expect.poll(async () => (await post(visitor)).status).toBe(303);
    api.submissions.length = 0;
    const before = sites.map((site) => eventsOf(site, "enquiry.delivered").length);
    const backAtMs = Date.now();
    api.mode = "up";
    const missing = () => waiting.filter(({ phone }) => arrivedWith(phone).length === 0);
    await expect.poll(() => missing().length).toBe(0);
    const times = api.submissions.filter(({ atMs }) => atMs >= backAtMs).map(({ atMs }) => atMs);
    // Attempts may arrive late on a busy machine, but never early. Ten may have left in the second before.
    const earliestMs = (n: number) => Math.floor((n - 10) / 10) * 1000 - 50;
    const tooEarly = times.sort((a, b) => a - b).filter((atMs, n) => atMs - backAtMs < earliestMs(n));
    expect(tooEarly).toEqual([]);
    expect(times).toHaveLength(waiting.length);
    sites.forEach((site, at) => {
      expect(eventsOf(site, "enquiry.delivered").length, site.url).toBeGreaterThan(before[at] ?? 0);
    });
  });

  test("lose no page and no enquiry during a rolling restart", async () => {
    const stopLoad = startRestartLoad(router.url);
    for (const at of [0, 1] as const) {
      const old = sites[at];
      const ended = old.stop("SIGTERM");
      sites[at] = await start();
      expect(await ended).toBe(0);
      router.sites.delete(old.url);
      router.sites.add(sites[at].url);
      await router.ready(2);
    }
    const { pages, thanked, busy, failures } = await stopLoad();
    expect([busy, ...failures]).toEqual([0]);
    expect(pages).toBeGreaterThan(100);
    expect(thanked.length).toBeGreaterThan(50);
    const lost = () => thanked.filter((phone) => arrivedWith(phone).length === 0);
    await expect.poll(lost).toEqual([]);
    expect(thanked.filter((phone) => keysOf(phone).size > 1)).toEqual([]);
  });

  test("restore the snapshot of another process at a start while the API is down", async () => {
    const address = "/vacancies/3";
    expect((await fetch(sites[0].url + address)).status).toBe(200);
    await sites[0].stop("SIGTERM");
    const { lines } = sites[0];
    const last = lines.slice(lines.findIndex((line) => line.includes('"event":"shutdown.begin"')));
    expect(last.filter((line) => line.includes('"event":"store.error"'))).toEqual([]);
    await sites[1].stop();
    api.mode = "reset";
    sites = await Promise.all([start(), start()]);
    for (const site of sites) {
      expect(eventsOf(site, "snapshot.restored")).toHaveLength(1);
      for (const path of ["/readyz", "/", address]) expect((await fetch(site.url + path)).status, path).toBe(200);
    }
  });
});

import http, { Agent, createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { postForm } from "../support/enquiries/post.ts";
import { listening } from "../support/servers/listening.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../support/servers/postgres.ts";
import { send } from "../support/servers/raw-http.ts";
import { type BuiltSite, startBuiltSite } from "../support/sites/built-site.ts";
import { type FaultFront, startFaultFront } from "../support/sites/fault-front.ts";
import { eventsOf } from "../support/sites/logged-events.ts";

/** A router in front of several processes. `sites` are their addresses; changes apply at once. */
type RoundRobin = {
  url: string;
  sites: Set<string>;
  /** Resolves when `count` sites report readiness. */
  ready(count: number): Promise<void>;
  close(): Promise<void>;
};

const checkEveryMs = 100;
/** Sites accept for two seconds after the signal; a look of a busy machine can be older. */
const readyForMs = 1000;

/**
 * A round-robin router like those of platforms. It polls `/readyz` ten times a second and uses sites only that were
 * ready within the last second, over keep-alive connections; without one, requests wait. It forwards the visitor's
 * address, which a test sets by the header `X-Visitor`. A 502 means that a site did not answer.
 */
async function startRoundRobin(urls: string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const sites = new Set(urls);
  const readyUntilMs = new Map<string, number>();
  let turn = 0;
  let goesOn = true;
  const readySites = () => [...sites].filter((site) => (readyUntilMs.get(site) ?? 0) > performance.now());
  const look = async (site: string) => {
    const askedAtMs = performance.now();
    const answer = await fetch(`${site}/readyz`).catch(() => undefined);
    readyUntilMs.set(site, answer?.status === 200 ? askedAtMs + readyForMs : 0);
  };
  const watching = (async () => {
    while (goesOn) {
      await Promise.all([...sites].map(look));
      await sleep(checkEveryMs);
    }
  })();
  const nextSite = async () => {
    while (goesOn && readySites().length === 0) await sleep(checkEveryMs / 4);
    turn += 1;
    const ready = readySites();
    return ready[turn % ready.length] ?? "http://127.0.0.1:9";
  };

  const server = createServer(async (req, res) => {
    const site = await nextSite();
    const { "x-visitor": visitor = "192.0.2.1", ...headers } = req.headers;
    const options = { method: req.method, agent, headers: { ...headers, "x-forwarded-for": String(visitor) } };
    const onward = request(site + req.url, options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on("error", ({ message }) => (res.headersSent ? res.destroy() : res.writeHead(502).end(message)));
    req.pipe(onward);
  });
  const { url, close } = await listening(server);
  return {
    url,
    sites,
    async ready(count) {
      while (readySites().length !== count) await sleep(checkEveryMs / 4);
    },
    async close() {
      goesOn = false;
      await watching;
      await close();
      agent.destroy();
    },
  };
}

let visitors = 0;

/** A new visitor with an unused IP address and phone. */
function newVisitor(): { address: string; phone: string } {
  visitors += 1;
  const address = `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  return { address, phone: `+7918${String(1_000_000 + visitors)}` };
}

const readers = 2;
const senders = 4;
const betweenMs = 10;

/**
 * Readers and senders that use the site over kept connections until the returned function ends them. It tells what they
 * got. `busy` counts answers of 503 with Retry-After; `failures` are all other surprises.
 */
function startRestartLoad(url: string) {
  const agent = new http.Agent({ keepAlive: true });
  const report = { pages: 0, thanked: [] as string[], busy: 0, failures: [] as string[], times: [] as number[] };
  let goesOn = true;
  /** Whether the answer has the wanted status. */
  const ask = async (what: string, wanted: number, path: string, options: Parameters<typeof send>[1] = {}) => {
    const begunAt = performance.now();
    const answer = await send(url + path, { agent, ...options }).catch(({ message }: Error) => message);
    report.times.push(performance.now() - begunAt);
    await sleep(betweenMs);
    if (typeof answer !== "string" && answer.status === wanted) return true;
    if (typeof answer !== "string" && answer.status === 503 && answer.headers["retry-after"]) report.busy += 1;
    else report.failures.push(`${what} ${typeof answer === "string" ? answer : answer.status}`);
    return false;
  };
  const reader = async () => {
    while (goesOn) {
      if (await ask("page", 200, `/about?n=${report.pages}`)) report.pages += 1;
    }
  };
  const sender = async () => {
    while (goesOn) {
      const { address, phone } = newVisitor();
      const headers = { "Content-Type": "application/x-www-form-urlencoded", "X-Visitor": address };
      const body = new URLSearchParams({ phone }).toString();
      if (await ask("post", 303, "/requests/callback", { method: "POST", headers, body })) report.thanked.push(phone);
    }
  };
  const load = [...Array.from({ length: readers }, reader), ...Array.from({ length: senders }, sender)];
  return async () => {
    goesOn = false;
    await Promise.all(load);
    agent.destroy();
    return report;
  };
}

// npm brings no Postgres for some platforms.
describe.skipIf(!postgresAvailable())("Two processes behind a router, on one Postgres", () => {
  let postgres: TestPostgres | undefined;
  let standIn: StandInApi;
  let api: FaultFront;
  let env: Record<string, string>;
  let router: RoundRobin;
  let sites: [BuiltSite, BuiltSite];

  const start = () => startBuiltSite(env);

  beforeAll(async () => {
    [postgres, standIn] = await Promise.all([startPostgres(), startStandInApi({ now: () => new Date() })]);
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
});

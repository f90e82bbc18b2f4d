import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { note, quantile, row, runProofs } from "../support/proofs.ts";
import { send } from "../support/servers/raw-http.ts";
import { type BuiltSite, startBuiltSite } from "../support/sites/built-site.ts";

/**
 * One request of a load: its due time in ms since the start, its status (0: no answer), and its duration from the due
 * time.
 */
type Sample = { atMs: number; status: number; ms: number; retryAfter: boolean; post: boolean };

/** An open load: `perSecond` visitors arrive regardless of the site's speed, each with a unique address. */
type OpenLoad = {
  url: string;
  perSecond: number;
  seconds: number;
  /** Whether connections are reused; otherwise every request opens one. */
  keepAlive: boolean;
  /** One request in `postEvery` sends a form; 0 means none. */
  postEvery: number;
};

const answerMaxMs = 30_000;
let begun = 0;

/**
 * Sends the load like a router: every request states its queueing start. Resolves after the last answer or time-out.
 */
async function sendLoad({ url, perSecond, seconds, keepAlive, postEvery }: OpenLoad): Promise<Sample[]> {
  const agent = keepAlive
    ? new http.Agent({ keepAlive: true, maxSockets: 1000, maxFreeSockets: 1000 })
    : new http.Agent();
  const samples: Sample[] = [];
  const open: Promise<void>[] = [];
  const begunAt = performance.now();
  const total = perSecond * seconds;
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, ((performance.now() - begunAt) / 1000) * perSecond);
    while (sent < due) {
      const atMs = (sent / perSecond) * 1000;
      const post = postEvery > 0 && sent % postEvery === 0;
      open.push(
        ask(url, agent, post).then(({ status, retryAfter }) => {
          samples.push({ atMs, status, ms: performance.now() - begunAt - atMs, retryAfter, post });
        }),
      );
      sent += 1;
    }
    await sleep(5);
  }
  await Promise.all(open);
  agent.destroy();
  return samples;
}

function ask(url: string, agent: http.Agent, post: boolean): Promise<Pick<Sample, "status" | "retryAfter">> {
  begun += 1;
  const path = post ? "/requests/callback" : `/arenda-ofisov?squareFrom=${begun}`;
  const body = post ? `phone=%2B7916${String(begun).padStart(7, "0")}` : undefined;
  const headers = {
    // Each request is another visitor's.
    "X-Forwarded-For": `198.18.${(begun >> 8) & 255}.${begun & 255}`,
    "X-Request-Start": String(Date.now()),
    ...(post && {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body ?? ""),
    }),
  };
  const options = { agent, headers, method: post ? "POST" : "GET", timeout: answerMaxMs, body };
  return send(url + path, options).then(
    (answer) => ({ status: answer.status, retryAfter: "retry-after" in answer.headers }),
    () => ({ status: 0, retryAfter: false }),
  );
}

/** New pages per second that the site answers to `clients`, each waiting for its answer. */
async function capacityOf(url: string, clients: number, seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < until) {
      if ((await ask(url, agent, false)).status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return answered / seconds;
}

/** The p99 of served answers in the `part`-th of three equal parts of the load; without `part`, of all. */
function servedP99(samples: readonly Sample[], seconds: number, part?: 0 | 1 | 2): number {
  const third = (seconds * 1000) / 3;
  const within = ({ atMs }: Sample) => part === undefined || Math.floor(atMs / third) === part;
  const served = samples.filter((sample) => sample.status > 0 && sample.status < 400 && within(sample));
  return quantile(
    served.map(({ ms }) => ms),
    0.99,
  );
}

/**
 * `node tests/stress/overload-stress.ts [connections|keep-alive|pause]`, after a build. Sends three times the capacity
 * of one process: uncached pages, and some forms. Also pauses a calm site once for 1.5 seconds.
 */
const loadSeconds = 30;
const times = 3;
const requestsForEachPost = 50;
const servedMaxMs = 2500;
/** Forms may wait longer: the site rejects them only after ten seconds. */
const formMaxMs = 10_000;
const growthMax = 1.5;
const normalAgainMaxMs = 2000;
const usualMs = 150;

async function withSite(work: (site: BuiltSite) => Promise<boolean>): Promise<boolean> {
  const site = await startBuiltSite({ TRUST_PROXY_HOPS: "1" });
  const good = await work(site);
  await site.stop("SIGTERM");
  return good;
}

/** Time after the load until five new pages in a row are as fast as usual. */
async function normalAgain(url: string): Promise<number> {
  const begunAt = performance.now();
  let inTime = 0;
  while (inTime < 5) {
    const [sample] = await sendLoad({ url, perSecond: 1, seconds: 1, keepAlive: false, postEvery: 0 });
    inTime = sample && sample.status === 200 && sample.ms < usualMs ? inTime + 1 : 0;
    if (performance.now() - begunAt > 30_000) break;
  }
  return performance.now() - begunAt;
}

const overload = (name: string, keepAlive: boolean) => () =>
  withSite(async (site) => {
    await capacityOf(site.url, 8, 3);
    const capacity = Math.round(await capacityOf(site.url, 8, 5));
    const samples = await sendLoad({
      url: site.url,
      perSecond: capacity * times,
      seconds: loadSeconds,
      keepAlive,
      postEvery: requestsForEachPost,
    });
    const normalAgainMs = await normalAgain(site.url);
    const pages = samples.filter(({ post }) => !post);
    const firstThirdMs = servedP99(pages, loadSeconds, 0);
    const lastThirdMs = servedP99(pages, loadSeconds, 2);
    const pagesMs = servedP99(pages, loadSeconds);
    const formsMs = servedP99(
      samples.filter(({ post }) => post),
      loadSeconds,
    );
    const count = (fits: (sample: Sample) => boolean) => samples.filter(fits).length;
    const served = count(({ status }) => status > 0 && status < 400);
    const shed = count(({ status, retryAfter }) => status === 503 && retryAfter);
    const other = samples.length - served - shed;
    const posts = count(({ post }) => post);
    const statuses = Map.groupBy(samples, ({ status }) => status);
    const summary = [...statuses].map(([status, { length }]) => `${status}: ${length}`).join(", ");
    const postsServed = count(({ post, status }) => post && status === 303);
    const growth = lastThirdMs / firstThirdMs;
    row(
      `${times} × the capacity of ${capacity} new pages a second for ${loadSeconds} s, ${name}`,
      `served ${served}, pages p99 ${Math.round(pagesMs)} ms (${servedMaxMs}), ` +
        `last third / first ${growth.toFixed(2)} (${growthMax}), 503 with Retry-After ${shed}, otherwise ${other} (0), ` +
        `forms thanked ${postsServed} of ${posts} (99 %), p99 ${Math.round(formsMs)} ms (${formMaxMs}), normal again after ${Math.round(normalAgainMs)} ms (${normalAgainMaxMs})`,
    );
    if (other > 0) note(`  ${summary}`);
    const isBounded = pagesMs <= servedMaxMs && growth <= growthMax && formsMs <= formMaxMs;
    return isBounded && other === 0 && shed > 0 && postsServed >= posts * 0.99 && normalAgainMs <= normalAgainMaxMs;
  });

const pauseMs = 1500;

async function pause(): Promise<boolean> {
  return withSite(async (site) => {
    await capacityOf(site.url, 8, 3);
    const perSecond = Math.round((await capacityOf(site.url, 8, 5)) / 4);
    const load = sendLoad({ url: site.url, perSecond, seconds: 10, keepAlive: true, postEvery: requestsForEachPost });
    await sleep(4000);
    site.process.kill("SIGSTOP");
    await sleep(pauseMs);
    site.process.kill("SIGCONT");
    const samples = await load;
    const refused = samples.filter(({ status }) => status === 0 || status >= 400).length;
    row(
      `a pause of ${pauseMs} ms at ${perSecond} pages a second, a quarter of the capacity`,
      `refused ${refused} of ${samples.length} (0)`,
    );
    return refused === 0;
  });
}

await runProofs({ connections: overload("new connections", false), "keep-alive": overload("keep-alive", true), pause });

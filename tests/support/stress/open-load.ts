import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../proofs.ts";
import { send } from "../servers/raw-http.ts";

/**
 * One request of a load: its due time in ms since the start, its status (0: no answer), and its duration from the due
 * time.
 */
export type Sample = { atMs: number; status: number; ms: number; retryAfter: boolean; post: boolean };

/** An open load: `perSecond` visitors arrive regardless of the site's speed, each with a unique address. */
export type OpenLoad = {
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
export async function sendLoad({ url, perSecond, seconds, keepAlive, postEvery }: OpenLoad): Promise<Sample[]> {
  const agent = keepAlive
    ? new http.Agent({ keepAlive: true, maxSockets: 1000, maxFreeSockets: 1000 })
    : new http.Agent();
  const samples: Sample[] = [];
  const open: Promise<void>[] = [];
  const begunAt = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, ((performance.now() - begunAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const atMs = (sent / perSecond) * 1000;
      const post = postEvery > 0 && sent % postEvery === 0;
      open.push(
        ask(url, agent, post).then(({ status, retryAfter }) => {
          samples.push({ atMs, status, ms: performance.now() - begunAt - atMs, retryAfter, post });
        }),
      );
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
export async function capacityOf(url: string, clients: number, seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < until) if ((await ask(url, agent, false)).status === 200) answered += 1;
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return answered / seconds;
}

/** The p99 of served answers in the `part`-th of three equal parts of the load; without `part`, of all. */
export function servedP99(samples: readonly Sample[], seconds: number, part?: 0 | 1 | 2): number {
  const third = (seconds * 1000) / 3;
  const within = ({ atMs }: Sample) => part === undefined || Math.floor(atMs / third) === part;
  const served = samples.filter((sample) => sample.status > 0 && sample.status < 400 && within(sample));
  return quantile(
    served.map(({ ms }) => ms),
    0.99,
  );
}

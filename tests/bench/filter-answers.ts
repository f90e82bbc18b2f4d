import type { ChildProcess } from "node:child_process";
import { Agent } from "node:http";
import { quantile } from "../support/proofs.ts";
import { send } from "../support/raw-http.ts";
import { cpuSeconds } from "./load.ts";

const headers = { "Accept-Encoding": "br" };
const aSecond = 200;
const warmAnswers = 800;
const sizes = ["", "s", "m", "l"];
const sorts = ["", "price", "-price", "rate", "date"];

/**
 * Filter answers that were not asked for before, 200 a second: CPU time of one, and times from its turn to its last
 * byte. The filters are those of the site: the content API is not asked.
 */
export async function filterAnswers({ url, child }: { url: string; child: ChildProcess }, seconds: number) {
  const next = await newFilters(url);
  const agent = new Agent({ keepAlive: true });
  // V8 optimises hot code only after some hundred answers.
  for (let turn = 0; turn < warmAnswers; turn += 1) await send(url + next(), { agent, headers });
  const before = cpuSeconds(child);
  const times = await inTime(url, agent, next, seconds);
  const cpuMs = ((cpuSeconds(child) - before) * 1000) / times.length;
  agent.destroy();
  const served = times.filter((ms) => ms !== undefined);
  const [p50Ms, p99Ms] = [quantile(served, 0.5), quantile(served, 0.99)];
  return { cpuMs, p50Ms, p99Ms, refused: times.length - served.length };
}

/** Two facts, a size and an order each: some 3,000 answers. */
async function newFilters(url: string): Promise<() => string> {
  const html = await (await fetch(`${url}/arenda-ofisov`)).text();
  const facts = [...html.matchAll(/name="facts" value="([^"]*)"/g)].map(([, fact]) => encodeURIComponent(fact ?? ""));
  const pairs = facts.flatMap((one, at) => facts.slice(at + 1).map((other) => `facts=${one}&facts=${other}`));
  const all = pairs.flatMap((pair) =>
    sizes.flatMap((size) => sorts.map((sort) => `${pair}&squareSize=${size}&sort=${sort}`)),
  );
  let at = 0;
  return () => {
    // A step that shares no divisor with the number of filters visits all of them, in a mixed order.
    at = (at + 1009) % all.length;
    return `/fragments/pavilions?category=office&${all[at]}`;
  };
}

/** Milliseconds of each answer, undefined for a refused one. Late turns count from when they were due. */
async function inTime(url: string, agent: Agent, next: () => string, seconds: number) {
  const answers: Promise<number | undefined>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < seconds * aSecond; turn += 1) {
    const dueAt = startedAt + (turn * 1000) / aSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    answers.push(
      send(url + next(), { agent, headers }).then(({ status }) =>
        status === 200 ? performance.now() - dueAt : undefined,
      ),
    );
  }
  return Promise.all(answers);
}

import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type BuiltSite, startBuiltSite } from "./built-site.ts";

/** Result of a series of restarts: answered requests, failed ones, and exit codes other than 0. */
export type RollingReport = { answered: number; failures: string[]; badExits: number; slowestDrainMs: number };

const routerLearnsMs = 300;
const betweenMs = 300;

/**
 * Two sites behind a router that notices readiness changes 300 ms late. Restarts them in turn under the load of
 * `clients`, starting each replacement first. Every third site gets two signals.
 */
export async function rollingRestarts(
  env: Record<string, string>,
  restarts: number,
  clients: number,
): Promise<RollingReport> {
  const agent = new http.Agent({ keepAlive: true });
  let ready: BuiltSite[] = await Promise.all([startBuiltSite(env), startBuiltSite(env)]);
  const report: RollingReport = { answered: 0, failures: [], badExits: 0, slowestDrainMs: 0 };
  let goesOn = true;

  const ask = (url: string) =>
    new Promise<void>((resolve) => {
      const request = http.get(`${url}/about?n=${report.answered}`, { agent }, (response) => {
        response.resume().on("end", () => {
          if (response.statusCode === 200) report.answered += 1;
          else report.failures.push(`status ${response.statusCode}`);
          resolve();
        });
      });
      request.on("error", ({ message }) => {
        report.failures.push(message);
        resolve();
      });
    });
  const client = async (at: number) => {
    for (let n = at; goesOn; n += 1) {
      const site = ready[n % ready.length];
      if (site) await ask(site.url);
      await sleep(5);
    }
  };
  const running = Array.from({ length: clients }, (_, at) => client(at));
  const ends: Promise<void>[] = [];
  for (let n = 0; n < restarts; n += 1) {
    const fresh = await startBuiltSite(env);
    const [old, ...others] = ready;
    if (!old) break;
    ready = [...others, old, fresh];
    await sleep(betweenMs);
    const toldAt = performance.now();
    old.process.kill("SIGTERM");
    if (n % 3 === 0) setTimeout(() => old.process.kill("SIGTERM"), 100);
    await sleep(routerLearnsMs);
    ready = ready.filter((site) => site !== old);
    ends.push(
      old.exited.then((code) => {
        if (code !== 0) report.badExits += 1;
        report.slowestDrainMs = Math.max(report.slowestDrainMs, performance.now() - toldAt);
      }),
    );
  }
  await Promise.all(ends);
  goesOn = false;
  await Promise.all(running);
  agent.destroy();
  await Promise.all(ready.map((site) => site.stop()));
  return report;
}

import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { note, quantile, row, runProofs } from "../support/kit/proofs.ts";
import { hasNginx, startNginx } from "../support/servers/nginx.ts";
import { type BuiltSite, eventsOf, startBuiltSite } from "../support/sites/built-site.ts";
import { withFolder } from "../support/stress/proof-places.ts";
import { startRestartLoad } from "../support/stress/restart-load.ts";

/**
 * `node tests/stress/nginx-stress.ts [restarts|kills|clusters|workers]`, after a build: two instances behind nginx as
 * in `server/OPERATING.md`, while visitors read and send over kept connections. Skipped without nginx. `ROUNDS=30` is
 * long.
 */
const rounds = Number(process.env.ROUNDS ?? 8);
const betweenMs = 4000;

/** A free port below 32768: the system assigns those above to other programs. */
async function ownPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer().listen(port, "127.0.0.1");
  // `once` fails with an error of the server.
  const isFree = await once(server, "listening").then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : ownPort();
}

type Instance = { site: BuiltSite; port: number };

type Disturb = (old: Instance) => Promise<number | null>;

/** Disturbs each instance in turn, and restarts it if it ended. */
async function proven(name: string, env: Record<string, string>, disturb: Disturb): Promise<boolean> {
  if (hasNginx()) return withFolder((folder) => behindNginx(name, { ...env, DATA_DIR: folder }, disturb));
  note(`${name}: nginx is not installed`);
  return true;
}

async function behindNginx(name: string, env: Record<string, string>, disturb: Disturb): Promise<boolean> {
  const start = async (port: number): Promise<Instance> => {
    const site = await startBuiltSite({ PORT: String(port), TRUST_PROXY_HOPS: "1", ...env });
    while ((await fetch(`${site.url}/readyz`).catch(() => undefined))?.status !== 200) await sleep(20);
    return { site, port };
  };
  const instances = [await start(await ownPort()), await start(await ownPort())];
  const nginx = await startNginx({ sites: instances.map(({ site }) => site.url) });
  const stop = startRestartLoad(nginx.url);
  let badExits = 0;
  for (let round = 0; round < rounds; round += 1) {
    const old = instances.shift();
    if (!old) break;
    if ((await disturb(old)) !== 0) badExits += 1;
    instances.push(old.site.process.exitCode === null && !old.site.process.killed ? old : await start(old.port));
    // A request that meets two ends has met both instances: nginx asks each of them once.
    await sleep(betweenMs);
  }
  const { pages, thanked, busy, failures, times } = await stop();
  const errors = await nginx.close();
  if (failures.length > 0) note(errors);
  for (const { site } of instances) await site.stop();
  for (const failure of new Set(failures))
    note(`  ${failure}: ${failures.filter((other) => other === failure).length}`);
  row(
    name,
    `answered ${pages} pages and ${thanked.length} posts, without an answer ${failures.length} (0), 503 with Retry-After ${busy}, bad exits ${badExits} (0), ` +
      `p99 ${Math.round(quantile(times, 0.99))} ms, slowest ${Math.round(Math.max(...times))} ms`,
  );
  return failures.length === 0 && badExits === 0;
}

/** Ends one worker of a cluster, which starts another. */
const workerKilled = async ({ site }: Instance) => {
  const alive = eventsOf(site, "worker.started").map(({ pid }) => Number(pid));
  const dead = new Set(eventsOf(site, "worker.died").map(({ pid }) => Number(pid)));
  const [pid] = alive.filter((pidOfWorker) => !dead.has(pidOfWorker));
  if (pid) process.kill(pid, "SIGKILL");
  return 0;
};

const killed = async ({ site }: Instance) => {
  await site.stop("SIGKILL");
  return 0;
};

await runProofs({
  restarts: () =>
    proven(`${rounds} rolling restarts of two instances behind nginx`, {}, ({ site }) => site.stop("SIGTERM")),
  kills: () => proven(`${rounds} kills of two instances behind nginx`, {}, killed),
  clusters: () =>
    proven(`${rounds} rolling restarts of two clusters of two behind nginx`, { WEB_CONCURRENCY: "2" }, ({ site }) =>
      site.stop("SIGTERM"),
    ),
  workers: () =>
    proven(`${rounds} kills of a worker of two clusters behind nginx`, { WEB_CONCURRENCY: "2" }, workerKilled),
});

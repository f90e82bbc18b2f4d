import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startFaultyUpstream, type UpstreamMode } from "../servers/faulty-upstream.ts";

/**
 * A load on `processes` that share a store. Kills one of them every `killEveryMs` until both minimums are reached. With
 * `killsMin` 0 it kills none.
 */
export type Storm = {
  env: { DATA_DIR: string } | { DATABASE_URL: string };
  processes: number;
  clients: number;
  acceptedMin: number;
  killsMin: number;
  killEveryMs: number;
  modes: UpstreamMode[];
  /** An additional fault of a round, besides the kill. */
  disturb?: (round: number) => Promise<void>;
  /** Draining ends when all enquiries arrived, or after this time without an arrival. */
  stillMs: number;
  /** Time limit of a delivery attempt. */
  attemptTimeoutMs?: number;
};

/**
 * `duplicates`: enquiries that the upstream accepted more than once. `foreignKeys`: those with more than one
 * Idempotency-Key.
 */
export type StormReport = {
  accepted: number;
  arrived: number;
  lost: string[];
  duplicates: number;
  foreignKeys: number;
  kills: number;
  slowestMs: number;
  drainSeconds: number;
};

const program = fileURLToPath(new URL("./enquiries-process.ts", import.meta.url));

/**
 * Kills and restarts processes under load with a failing upstream. Then drains with one process, and compares thanked
 * and arrived enquiries.
 */
export async function storm(settings: Storm): Promise<StormReport> {
  const upstream = await startFaultyUpstream();
  process.setMaxListeners(0);
  const thanked = new Set<string>();
  let slowestMs = 0;
  let started = 0;

  function start(clients: number): ChildProcess {
    started += 1;
    const env = {
      ...process.env,
      ...settings.env,
      UPSTREAM_URL: upstream.url,
      NAME: `p${started}`,
      CLIENTS: String(clients),
      ATTEMPT_TIMEOUT_MS: String(settings.attemptTimeoutMs ?? 1000),
    };
    const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
    process.once("exit", () => child.kill("SIGKILL"));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [outcome, mark = "", ms] = line.split(" ");
      slowestMs = Math.max(slowestMs, Number(ms));
      if (outcome === "accepted" || outcome === "duplicate") thanked.add(mark);
    });
    return child;
  }

  async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
    const closed = new Promise((resolve) => child?.once("close", resolve));
    if (child?.kill(signal)) await closed;
  }

  const children = Array.from({ length: settings.processes }, () => start(settings.clients));
  let kills = 0;
  for (let round = 0; kills < settings.killsMin || thanked.size < settings.acceptedMin; round += 1) {
    upstream.mode = settings.modes[round % settings.modes.length] ?? "up";
    await sleep(settings.killEveryMs * (0.5 + Math.random()));
    await settings.disturb?.(round);
    if (settings.killsMin === 0) continue;
    const victim = Math.floor(Math.random() * children.length);
    await end(children[victim], "SIGKILL");
    kills += 1;
    children[victim] = start(settings.clients);
  }
  await Promise.all(children.map((child) => end(child, "SIGTERM")));

  upstream.mode = "up";
  const drainBegun = Date.now();
  const drain = start(0);
  const arrived = () =>
    Map.groupBy(
      upstream.receipts.filter(({ taken }) => taken),
      ({ body }) => String(body.comment),
    );
  const missing = () => {
    const there = arrived();
    return [...thanked].filter((mark) => !there.has(mark));
  };
  for (let before = -1, stillMs = 0; missing().length > 0 && stillMs < settings.stillMs; ) {
    const left = missing().length;
    stillMs = left === before ? stillMs + 500 : 0;
    before = left;
    await sleep(500);
  }
  const drainSeconds = Math.round((Date.now() - drainBegun) / 1000);
  await end(drain, "SIGKILL");
  await upstream.close();
  const repeated = [...arrived().values()].filter((receipts) => receipts.length > 1);
  const foreign = repeated.filter((receipts) => new Set(receipts.map(({ key }) => key)).size > 1);
  const counts = { accepted: thanked.size, arrived: arrived().size, lost: missing(), kills, slowestMs, drainSeconds };
  return { ...counts, duplicates: repeated.length, foreignKeys: foreign.length };
}

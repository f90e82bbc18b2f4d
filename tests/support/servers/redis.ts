import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./listening.ts";

/** A Redis for tests, initially empty and without persistence. `signal` reaches the server process. */
export type TestRedis = { url: string; signal(name: NodeJS.Signals): boolean; stop(): Promise<void> };

/** A library that fakes the clock (`LD_PRELOAD`) stops Redis at its start. */
const { LD_PRELOAD: _, ...environment } = process.env;

/** Whether a Redis is available. Prints a line if not, so that skipped tests are visible. */
export function redisAvailable(): boolean {
  if (spawnSync("redis-server", ["--version"], { env: environment }).status === 0) return true;
  process.stderr.write("SKIPPED: no redis-server on this machine; the tests with a real Redis do not run\n");
  return false;
}

/** Starts the machine's redis-server on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn("redis-server", options, { stdio: "ignore", env: environment });
  const exited = once(server, "exit");
  process.once("exit", () => server.kill("SIGKILL"));
  while (!(await listens(port))) await sleep(25);
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => server.kill(name),
    async stop() {
      server.kill("SIGKILL");
      await exited;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.end();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathWithNode, webCommand } from "../../server/bundle/rehearse.ts";

const startMaxMs = 20_000;

/** `readyMs`: from spawn to listening. */
export type Server = { url: string; child: ChildProcess; readyMs: number; log: () => string };

const folder = mkdtempSync(path.join(os.tmpdir(), "parallel55-bench-"));
const children: ChildProcess[] = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Starts a command that logs its port as JSON. */
async function start(command: string, args: string[], more: Record<string, string>): Promise<Server> {
  const name = path.join(folder, String(children.length));
  const env = { PATH: pathWithNode(process.env.PATH), NODE_ENV: "production", PORT: "0", DATA_DIR: name, ...more };
  const log = () => readFileSync(`${name}.log`, "utf8");
  const startedAt = performance.now();
  const child = spawn(command, args, { env, stdio: ["ignore", openSync(`${name}.log`, "w"), "inherit"] });
  children.push(child);
  for (;;) {
    const [, port] = /"port":(\d+)/.exec(log()) ?? [];
    const readyMs = Math.round(performance.now() - startedAt);
    if (port) return { url: `http://127.0.0.1:${port}`, child, readyMs, log };
    if (readyMs > startMaxMs) throw new Error(`${args.join(" ")} does not start`);
    await sleep(2);
  }
}

/** Starts the built site like the Procfile. */
export const startSite = (more: Record<string, string> = {}) => start("sh", ["-c", webCommand], more);

/** Resolves when a site has read its content. */
export async function gathered({ log }: Server): Promise<void> {
  while (!log().includes("content.loaded")) await sleep(1000);
}

/** Starts a server of `rivals.ts`. */
export const startRival = (kind: "bare" | "logged" | "api", of: string) =>
  start(process.execPath, ["tests/bench/rivals.ts", kind, of], {});

/** CPU time in ms. Unlike a rate, it excludes waiting. */
export function cpuMs({ child: { pid } }: Server): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

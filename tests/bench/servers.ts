import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathWithNode, webCommand } from "../../server/bundle/rehearse.ts";

const startMaxMs = 20_000;
const children: ChildProcess[] = [];
const processes = new Map<string, ChildProcess>();

/** Where the contestants keep what they write, for the time of a run. */
export const dir = mkdtempSync(path.join(os.tmpdir(), "parallel55-bench-"));

/** The process that answers at an address. */
export const processOf = (url: string): ChildProcess | undefined => processes.get(url.split("/", 3).join("/"));

/** Ends every contestant, and leaves nothing behind. */
export function endAll(): void {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
}

/** Starts the built site as the Procfile does; `readyMs` from its process being made to its listening. */
export async function startSite() {
  const log = path.join(dir, `site-${children.length}.log`);
  const env = { PATH: pathWithNode(process.env.PATH), NODE_ENV: "production", PORT: "0", DATA_DIR: dir };
  const startedAt = performance.now();
  const child = spawn("sh", ["-c", webCommand], {
    env,
    stdio: ["ignore", openSync(log, "w"), "inherit"],
  });
  children.push(child);
  const port = await found(
    () => /"event":"boot.ready"/.test(readFileSync(log, "utf8")) && /"port":(\d+)/.exec(readFileSync(log, "utf8"))?.[1],
  );
  const readyMs = Math.round(performance.now() - startedAt);
  const url = `http://127.0.0.1:${port}`;
  processes.set(url, child);
  return { child, readyMs, url };
}

/** Starts a contestant of `rivals.tsx`, bundled as `file`, and answers its address. */
export async function startRival(file: string, kind: string, more: string[]): Promise<string> {
  const out = path.join(dir, `${kind}-${children.length}.out`);
  const env = { PATH: process.env.PATH ?? "", NODE_ENV: "production" };
  const child = spawn(process.execPath, [file, kind, ...more], {
    env,
    stdio: ["ignore", openSync(out, "w"), "inherit"],
  });
  children.push(child);
  const url = `http://127.0.0.1:${await found(() => /^(\d+)\n/.exec(readFileSync(out, "utf8"))?.[1])}`;
  processes.set(url, child);
  return url;
}

async function found(look: () => string | false | undefined): Promise<string> {
  for (const endAt = performance.now() + startMaxMs; performance.now() < endAt; ) {
    const seen = look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("A server does not start");
}

/** Memory of a process in megabytes: what it holds of the machine's. */
export function memoryMb({ pid }: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kb) / 1024);
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathWithNode, webCommand } from "../../server/bundle/rehearse.ts";

const startMaxMs = 20_000;
const children: ChildProcess[] = [];
const processes = new Map<string, ChildProcess>();

/** Temporary folder of the contestants for one run. */
export const dir = mkdtempSync(path.join(os.tmpdir(), "parallel55-bench-"));

/** The server process of an address. */
export const processOf = (url: string): ChildProcess | undefined => processes.get(url.split("/", 3).join("/"));

/** Stops every contestant; later ones are measured alone. */
export function stopAll(): void {
  for (const child of children) child.kill("SIGKILL");
}

/** Stops every contestant and removes their files. */
export function endAll(): void {
  stopAll();
  // Orphaned workers still write for a moment.
  rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Registers a process under the address that `look` finds, and waits for that address. */
export async function contestant(child: ChildProcess, look: () => Promise<string | undefined>): Promise<string> {
  children.push(child);
  const url = await found(look);
  processes.set(url, child);
  return url;
}

/** Starts the built site like the Procfile. `readyMs` is the time from spawn to listening. */
export async function startSite(more: Record<string, string> = {}) {
  const log = path.join(dir, `site-${children.length}.log`);
  const env = {
    PATH: pathWithNode(process.env.PATH),
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: `${log}.data`,
    ...more,
  };
  const startedAt = performance.now();
  const child = spawn("sh", ["-c", webCommand], {
    env,
    stdio: ["ignore", openSync(log, "w"), "inherit"],
  });
  let readyMs = Number.NaN;
  const url = await contestant(child, async () => {
    const line = /"port":(\d+).*"event":"boot.ready"/.exec(readFileSync(log, "utf8"));
    readyMs = Math.round(performance.now() - startedAt);
    return line ? `http://127.0.0.1:${line[1]}` : undefined;
  });
  return { child, readyMs, url };
}

/** Starts a contestant of `rivals.tsx`, bundled as `file`, and returns its address. */
export async function startRival(file: string, kind: string, more: string[]): Promise<string> {
  const out = path.join(dir, `${kind}-${children.length}.out`);
  const env = { PATH: process.env.PATH ?? "", NODE_ENV: "production" };
  const child = spawn(process.execPath, [file, kind, ...more], {
    env,
    stdio: ["ignore", openSync(out, "w"), "inherit"],
  });
  return contestant(child, async () => {
    const port = /^(\d+)\n/.exec(readFileSync(out, "utf8"))?.[1];
    return port && `http://127.0.0.1:${port}`;
  });
}

async function found(look: () => Promise<string | undefined>): Promise<string> {
  for (const endAt = performance.now() + startMaxMs; performance.now() < endAt; ) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("A server does not start");
}

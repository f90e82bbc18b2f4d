import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const rehearsalMaxMs = 30_000;

/**
 * Starts the built server once, requests a page and stops it, so that Node's compile cache lies in
 * `dist/server/compiled`. Throws if the server does not start or stop cleanly: the build has failed then.
 */
export async function rehearse(): Promise<void> {
  const dir = await mkdtemp(path.join(os.tmpdir(), "rehearsal-"));
  const env = { PORT: "0", DATA_DIR: dir };
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: rehearsalMaxMs,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "exit");
  try {
    for await (const line of createInterface(child.stdout)) {
      const { event, port } = JSON.parse(line);
      if (event !== "boot.ready") continue;
      await fetch(`http://127.0.0.1:${port}/`);
      child.kill("SIGTERM");
    }
    const [code] = await ended;
    if (code !== 0) throw new Error("The built server does not start and end");
  } finally {
    child.kill("SIGKILL");
    await rm(dir, { recursive: true, force: true });
  }
}

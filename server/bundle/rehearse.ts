import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const rehearsalMaxMs = 30_000;

/** The command that a platform runs: V8's cache fits only a start with the same flags. */
export const webCommand = /^web: (.*)$/m.exec(readFileSync("Procfile", "utf8"))?.[1] ?? "";

/** A search path that finds the running Node first. */
export const pathWithNode = (searchPath: string | undefined) => `${path.dirname(process.execPath)}:${searchPath}`;

/**
 * Starts the built server once, as the Procfile does, requests a page and stops it. Node then writes its compile cache
 * to `dist/server/compiled`. Throws if the server does not start or stop cleanly: the build has failed then.
 */
export async function rehearse(searchPath: string | undefined): Promise<void> {
  const dir = await mkdtemp(path.join(os.tmpdir(), "rehearsal-"));
  const env = { PATH: pathWithNode(searchPath), PORT: "0", DATA_DIR: dir };
  const child = spawn("sh", ["-c", webCommand], {
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

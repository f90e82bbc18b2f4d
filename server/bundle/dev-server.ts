import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { formatMessages, type Message } from "esbuild";
import { publicBuild } from "./browser-bundle.ts";
import { serverFolder } from "./server-bundle.ts";

let running: ChildProcess | undefined;
let queue = Promise.resolve();

/**
 * Serves a finished build of `npm run dev`, one after the other. While a build has faults, the site of the last good
 * one stays; `live-reload.ts` shows the faults in its pages.
 */
export async function serveBuild(faults: readonly Message[], env: NodeJS.ProcessEnv): Promise<void> {
  const messages = await formatMessages([...faults], { kind: "error", terminalWidth: 100 });
  await writeFile(path.join(publicBuild, "faults.txt"), messages.join("\n"));
  if (faults.length > 0) return;
  queue = queue.then(stop).then(() => {
    const program = path.join(serverFolder, "main.js");
    running = spawn(process.execPath, ["--enable-source-maps", program], { stdio: "inherit", env });
  });
}

/** Ends with the site at Ctrl+C, SIGTERM and SIGHUP, however often they come. */
export function endWithSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));
  // The site ends with this process, however it ends.
  process.on("exit", () => running?.kill("SIGKILL"));
}

async function stop(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGTERM");
  await once(running, "exit");
}

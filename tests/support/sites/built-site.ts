import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { siteMoment } from "../moment.ts";

/** The built server as a separate process, as in production. `lines` is its output so far, from stdout and stderr. */
export type BuiltSite = {
  url: string;
  process: ChildProcess;
  lines: string[];
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Ends the server by a signal and resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const clock = path.join(import.meta.dirname, "fixed-clock.ts");
const main = path.resolve(import.meta.dirname, "../../../dist/server/main.js");
/** Time limit of a start that hangs. On a busy machine a start may take 30 s. */
const startMaxMs = 50_000;

/**
 * Starts `dist/server/main.js` and waits until it listens and has read the content, or has failed to. Without a place
 * for requests in `env` it gets a folder that its end removes. Loads the modules `imports` first. `openFilesMax` limits
 * its file descriptors.
 */
export async function startBuiltSite(
  env: Record<string, string>,
  imports: string[] = [],
  openFilesMax?: number,
): Promise<BuiltSite> {
  const args = [...imports.flatMap((file) => ["--import", file]), main];
  const limited = ["-c", `ulimit -n ${openFilesMax}; exec "$@"`, "sh", process.execPath, ...args];
  const [program, programArgs] = openFilesMax === undefined ? [process.execPath, args] : ["sh", limited];
  const ownDataDir =
    "DATA_DIR" in env || "DATABASE_URL" in env ? undefined : mkdtempSync(path.join(tmpdir(), "parallel55-"));
  const usual = { PATH: process.env.PATH ?? "", NODE_ENV: "production", PORT: "0", RATE_LIMIT_REQUESTS: "100000" };
  const child = spawn(program, programArgs, {
    // The site finds its files from any folder.
    cwd: tmpdir(),
    env: { ...usual, ...(ownDataDir && { DATA_DIR: ownDataDir }), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Kills the server at the end of the test process.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => {
    process.off("exit", end);
    if (ownDataDir) rmSync(ownDataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  const lines: string[] = [];
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const port = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`It does not listen: ${lines.join("\n")}`));
    }, startMaxMs);
    createInterface({ input: child.stderr }).on("line", (line) => lines.push(line));
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      const found = /"event":"boot.ready"/.test(line) && /"port":(\d+)/.exec(line)?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(Number(found));
    });
    child.once("close", (code, signal) => {
      clearTimeout(late);
      reject(new Error(`It has ended by ${signal ?? code} and does not listen: ${lines.join("\n")}`));
    });
  });
  const hasRead = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on(
      "line",
      (line) => /"event":"content\.(?:loaded|missing)"/.test(line) && resolve(),
    );
  });
  const stop = (signal: NodeJS.Signals = "SIGKILL") => {
    child.kill(signal);
    return exited;
  };
  const url = `http://127.0.0.1:${await port}`;
  await Promise.race([hasRead, exited]);
  return { url, process: child, lines, exited, stop };
}

/** Lets a process of the built site start at the moment of the tests. */
export const momentForProcess = { import: clock, env: { SITE_MOMENT: siteMoment.toISOString() } };

/** The same, with a clock that starts at the moment of the tests: what its pages show does not change with the day. */
export const startSiteAtMoment = (env: Record<string, string>): Promise<BuiltSite> =>
  startBuiltSite({ ...momentForProcess.env, ...env }, [momentForProcess.import]);

/** Memory of a process in MB: resident now, or the most so far (`VmHWM`). */
export function memoryMb({ pid }: ChildProcess, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

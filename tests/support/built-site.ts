import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/** The built server as a process of its own, as production runs it. `lines`: what it wrote so far, on both outputs. */
export type BuiltSite = {
  url: string;
  process: ChildProcess;
  lines: string[];
  /** Resolves with the exit code; null when a signal ended it. */
  exited: Promise<number | null>;
};

/** The folder that the server is started in: the project's. */
const root = path.resolve(import.meta.dirname, "../..");
/** Ends a start that hangs; a busy machine may need half a minute. */
const startMaxMs = 50_000;

/**
 * Starts `dist/server/main.js` and waits until it listens. `imports` are modules that are loaded before it;
 * `openFilesMax` is how many file descriptors it may have.
 */
export async function startBuiltSite(
  env: Record<string, string>,
  imports: string[] = [],
  openFilesMax?: number,
): Promise<BuiltSite> {
  const args = [...imports.flatMap((file) => ["--import", file]), "dist/server/main.js"];
  const limited = ["-c", `ulimit -n ${openFilesMax}; exec "$@"`, "sh", process.execPath, ...args];
  const [program, programArgs] = openFilesMax === undefined ? [process.execPath, args] : ["sh", limited];
  const child = spawn(program, programArgs, {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", PORT: "0", RATE_LIMIT_REQUESTS: "100000", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Leaves no process behind, however the test ends.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
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
  });
  return { url: `http://127.0.0.1:${await port}`, process: child, lines, exited };
}

/** The events of a site by name, as they were logged. */
export function eventsOf(site: Pick<BuiltSite, "lines">, name: string): Record<string, unknown>[] {
  return site.lines
    .filter((line) => line.includes(`"event":"${name}"`))
    .map((line): Record<string, unknown> => JSON.parse(line));
}

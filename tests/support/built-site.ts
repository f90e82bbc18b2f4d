import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/** The built server as a separate process, as in production. `lines` is its output so far, from stdout and stderr. */
export type BuiltSite = {
  url: string;
  process: ChildProcess;
  lines: string[];
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
};

/** The server's working directory: the project's root. */
const root = path.resolve(import.meta.dirname, "../..");
/** Time limit of a start that hangs. On a busy machine a start may take 30 s. */
const startMaxMs = 50_000;

/**
 * Starts `dist/server/main.js` and waits until it listens. Loads the modules `imports` first. `openFilesMax` limits its
 * file descriptors.
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
  // Kills the server at the end of the test process.
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

/** The logged events of a site with this name. */
export function eventsOf(site: Pick<BuiltSite, "lines">, name: string): Record<string, unknown>[] {
  return site.lines
    .filter((line) => line.includes(`"event":"${name}"`))
    .map((line): Record<string, unknown> => JSON.parse(line));
}

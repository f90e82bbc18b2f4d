import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { row, runProofs } from "../support/proofs.ts";

/**
 * Long proof: `node tests/stress/installing-stress.ts`. Clones the last commit into an empty folder, installs there
 * without install scripts, starts the site as the README says, and asks for pages. Needs the registry or npm's cache.
 */
const pages = ["/", "/arenda-ofisov", "/pavilions/1001", "/readyz"];

/** The address of a site that starts, from its log; undefined if it ends before. */
async function startedAt(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const port = /"event":"boot\.ready"/.test(line) && /"port":(\d+)/.exec(line)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  return undefined;
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

async function startsInFreshClone(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "parallel55-clone-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), folder]);
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
    const site = spawn("npm", ["start"], {
      cwd: folder,
      // Its group ends with it: npm, the shell, the site.
      detached: true,
      env: { ...process.env, PORT: "0", DATA_DIR: path.join(folder, "data") },
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const url = await startedAt(site.stdout);
      if (url === undefined) return false;
      const statuses = await Promise.all(pages.map((page) => statusOf(url + page)));
      row("a fresh clone, installed without scripts and started", `pages ${statuses.join(", ")} (200)`);
      return statuses.every((status) => status === 200);
    } finally {
      if (site.pid !== undefined && site.exitCode === null) process.kill(-site.pid, "SIGKILL");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

await runProofs({ clone: startsInFreshClone });

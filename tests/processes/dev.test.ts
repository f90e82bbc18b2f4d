import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("npm run dev in a fresh clone builds, serves, and stops its server at the end", async () => {
  const clone = mkdtempSync(path.join(tmpdir(), "clone-"));
  for (const name of ["server", "views", "public", "package.json", "Procfile"]) {
    const fresh = (source: string) => !source.startsWith(path.join(root, "public/build"));
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true, filter: fresh });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(clone, "node_modules"));
  const port = await freePort();
  const lines: string[] = [];
  const child = spawn(process.execPath, ["server/bundle/build.ts", "--watch"], {
    cwd: clone,
    env: { PATH: process.env.PATH ?? "", PORT: String(port), DATA_DIR: path.join(clone, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  try {
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on("line", (line) => lines.push(line));
    }
    const ready = () => lines.some((line) => line.includes('"event":"boot.ready"'));
    await expect.poll(() => ready() || child.exitCode !== null).toBe(true);
    expect(ready(), lines.join("\n")).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  } finally {
    child.kill("SIGKILL");
    rmSync(clone, { recursive: true, force: true });
  }
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/servers/listening.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("npm run dev in a fresh clone serves pages, prints a build's faults with their place, and leaves nothing", async () => {
  const clone = temporaryFolder(onTestFinished);
  for (const name of ["server", "views", "public", "package.json", "tsconfig.json", "Procfile"]) {
    const fresh = (copied: string) => !copied.startsWith(path.join(root, "public/build"));
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
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit");
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on("line", (line) => lines.push(line));
  }
  const ready = () => lines.some((line) => line.includes('"event":"boot.ready"'));
  await expect.poll(() => ready() || child.exitCode !== null).toBe(true);
  expect(ready(), lines.join("\n")).toBe(true);
  const page = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    return { status: answer?.status, html: (await answer?.text()) ?? "" };
  };
  expect(await page()).toMatchObject({ status: 200 });
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);

  const view = path.join(clone, "views/home/HomePage.tsx");
  const source = readFileSync(view, "utf8");
  writeFileSync(view, `const = 7;\n${source}`);
  await expect.poll(() => lines.join("\n")).toContain("views/home/HomePage.tsx:1:6");
  expect(await page()).toMatchObject({ status: 200 });

  writeFileSync(view, source.replace("Сдаётся сейчас", "Наш адрес"));
  await expect.poll(page).toMatchObject({ status: 200, html: expect.stringContaining("Наш адрес") });
  const stylesIn = ({ html }: { html: string }) => /\/build\/site-\w+\.css/.exec(html)?.[0];
  const styles = stylesIn(await page());
  writeFileSync(path.join(clone, "views/styles/tokens.css"), ":root { --new: 1px }", { flag: "a" });
  await expect.poll(async () => stylesIn(await page())).not.toBeOneOf([undefined, styles]);

  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await exited).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

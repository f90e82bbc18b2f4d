import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { firstNode } from "../server/process/command.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const runner = path.resolve("server/process/use-node.sh");
const { allowScripts, engines, scripts } = JSON.parse(readFileSync("package.json", "utf8"));

type Locked = { integrity?: string; link?: boolean; hasInstallScript?: boolean };
const locked = Object.entries<Locked>(JSON.parse(readFileSync("package-lock.json", "utf8")).packages).filter(
  ([place]) => place !== "",
);

// CI installs with `--ignore-scripts`.
test("No install script runs, and the lock file names an integrity for each package", () => {
  expect(Object.values(allowScripts).filter((isAllowed) => isAllowed)).toEqual([]);
  const named = Object.keys(allowScripts);
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  expect(running.filter((place) => !named.some((name) => place.endsWith(`node_modules/${name}`)))).toEqual([]);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([place]) => place)).toEqual([]);
});

test("Every script of package.json runs on a Node that was chosen first", () => {
  const own = Object.values<string>(scripts).map((script) => script.replace(/npm run [^&;|]*/g, ""));
  const programs = own.filter((script) => /(?<![\w/-])(?:node|vitest|playwright|biome|knip|tsc) /.test(`${script} `));
  expect(programs.length).toBeGreaterThan(10);
  expect(programs.filter((script) => !script.includes("server/process/use-node.sh"))).toEqual([]);
});

/** A folder of commands with a `node` of this version. */
function folderWithNode(name: string, version: string): string {
  const folder = path.join(temporaryFolder(onTestFinished), name);
  mkdirSync(folder, { recursive: true });
  const [major, minor] = version.split(".");
  const file = path.join(folder, "node");
  // Answers the question of the script as that version would; any other call prints it.
  const answer = Number(major) === 24 && Number(minor) >= 12 ? 0 : 1;
  writeFileSync(file, `#!/bin/sh\n[ "$1" = -e ] && exit ${answer}\necho ${version}\n`);
  chmodSync(file, 0o755);
  return folder;
}

const command = `. ${runner} && node --version`;
const chosen = (...folders: string[]) =>
  spawnSync("/bin/sh", ["-c", command], { env: { PATH: folders.join(":") }, encoding: "utf8" });

test("A system's own Node 24 is used, else the one that npm has brought", () => {
  const brought = folderWithNode("node_modules/.bin", "24.21.0");
  expect(chosen(brought, folderWithNode("bin", "24.13.0")).stdout).toBe("24.13.0\n");
  expect(chosen(brought, folderWithNode("bin", "20.20.2")).stdout).toBe("24.21.0\n");
  expect(chosen(brought, folderWithNode("bin", "25.1.0")).stdout).toBe("24.21.0\n");
  expect(chosen(brought).stdout).toBe("24.21.0\n");
});

test("Where no Node fits, the first line of a command says which one is missing and where to get it", () => {
  for (const folders of [[], [folderWithNode("bin", "20.20.2")], [folderWithNode("bin", "24.11.9")]]) {
    const { status, stdout, stderr } = chosen(...folders);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^This site needs Node 24\.12 or a later 24, .*https:\/\/nodejs\.org\S*\n$/);
  }
});

test("The script asks for the same versions as package.json, and this Node fits", () => {
  expect(engines.node).toBe(`>=${firstNode} <25`);
  expect(readFileSync(runner, "utf8")).toContain("major === 24 && minor >= 12");
  const { dir } = path.parse(process.execPath);
  const version = execFileSync("/bin/sh", ["-c", command], { env: { PATH: dir }, encoding: "utf8" });
  expect(version.trim()).toBe(process.version);
});

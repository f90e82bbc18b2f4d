import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** A Postgres for tests. `url` leads to an empty database of its own; `signal` reaches the server process, where it is ours. */
export type TestPostgres = {
  freshDatabase(): Promise<string>;
  signal(name: NodeJS.Signals): boolean;
  stop(): Promise<void>;
};

/** TEST_DATABASE_URL, else a server of our own from the machine's binaries, else undefined. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { freshDatabase: () => createDatabase(given), signal: () => false, stop: async () => {} };
  const bin = binaries();
  return bin === undefined ? undefined : startOwn(bin);
}

/** Whether there will be a Postgres, and a line on the console when there will not: a skipped test must be seen. */
export function postgresAvailable(): boolean {
  if (process.env.TEST_DATABASE_URL || binaries() !== undefined) return true;
  process.stderr.write("SKIPPED: no Postgres (set TEST_DATABASE_URL, or install its server); its tests do not run\n");
  return false;
}

function binaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")));
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
  const server = spawn(join(bin, "postgres"), options, { stdio: "ignore", cwd: folder, ...owner });
  const exited = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    server.kill("SIGCONT");
    // At once: nothing in it is worth an orderly end.
    server.kill("SIGQUIT");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", () => server.kill("SIGQUIT"));
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(admin);
  return { freshDatabase: () => createDatabase(admin), signal: (name) => server.kill(name), stop };
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
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

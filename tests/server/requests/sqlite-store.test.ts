import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import type { RequestStore } from "../../../server/requests/request-store.ts";
import { createSqliteStore } from "../../../server/requests/sqlite-store.ts";
import { keptLog, personal, rentRequest, testLimits } from "../../support/request-samples.ts";
import { MINUTE_MS } from "../../support/spans.ts";

const { log, lines } = keptLog();
const folder = mkdtempSync(join(tmpdir(), "requests-"));
const sqlitePlace = async () => join(folder, randomUUID(), "requests.sqlite");
afterAll(() => rmSync(folder, { recursive: true }));

describe("the sqlite file", () => {
  it("is readable by its owner only", async () => {
    const file = await sqlitePlace();
    const store = createSqliteStore(file, log, testLimits);
    await store.accept(rentRequest(), Date.now());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it("contains no phone in its pages and WAL after delivery and clean-up", async () => {
    const file = await sqlitePlace();
    const store = createSqliteStore(file, log, testLimits);
    const request = rentRequest();
    await store.accept(request, Date.now());
    const bytes = () => [file, `${file}-wal`].map((one) => readFileSync(one, "latin1")).join();
    expect(bytes()).toContain(personal.phone);
    await store.delivered(request.id, Date.now());
    await store.tidy(Date.now(), MINUTE_MS);
    expect(bytes()).not.toContain(personal.phone);
    await store.close();
  });

  const small = mountSmallDisk();
  afterAll(() => {
    if (!small) return;
    execFileSync("umount", [small]);
    rmSync(small, { recursive: true });
  });

  (small ? it : it.skip)(
    "refuses on a full disk, harms nothing, and takes requests again once there is room",
    async () => {
      const file = join(small ?? "", "requests.sqlite");
      const store = createSqliteStore(file, log, testLimits);
      const before = rentRequest();
      await store.accept(before, Date.now());
      const filler = join(small ?? "", "filler");
      expect(() => writeFileSync(filler, Buffer.alloc(2_000_000))).toThrow("ENOSPC");
      await expect(fill(store)).rejects.toMatchObject({ errcode: 13 });
      rmSync(filler);
      expect(await store.accept(rentRequest({ comment: "есть место" }), Date.now())).toMatchObject({ kind: "new" });
      expect(await store.accept(rentRequest(), Date.now())).toEqual({ kind: "same", id: before.id });
      await store.close();
      const database = new DatabaseSync(file);
      expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
      database.close();
    },
  );

  async function fill(store: RequestStore): Promise<void> {
    for (let n = 0; n < 2000; n += 1)
      await store.accept(rentRequest({ comment: `№ ${n} ${"я".repeat(2000)}` }), Date.now());
  }

  it("is renamed if corrupt, not deleted, and a new one is created", async () => {
    const file = await sqlitePlace();
    const store = createSqliteStore(file, log, testLimits);
    await store.accept(rentRequest(), Date.now());
    await store.close();
    writeFileSync(file, "no database any more ".repeat(500));
    const next = createSqliteStore(file, log, testLimits);
    expect(await next.accept(rentRequest(), Date.now())).toMatchObject({ kind: "new" });
    await next.close();
    const aside = readdirSync(join(file, "..")).filter((name) => name.includes(".corrupt-"));
    expect(aside).toHaveLength(1);
    expect(lines.some(({ event, fields }) => event === "store.corrupt" && fields.alarm === true)).toBe(true);
  });
});

describe("a sqlite file that is damaged while two processes use it", () => {
  it("is set aside once, not deleted, and both processes accept requests again without a restart", async () => {
    const file = await sqlitePlace();
    const stores = [createSqliteStore(file, log, testLimits), createSqliteStore(file, log, testLimits)];
    let asked = 0;
    /** Whether each process stores a new request. */
    const keep = () =>
      Promise.all(
        stores.map(async (store) => {
          asked += 1;
          return store.accept(rentRequest({ comment: `№ ${asked}` }), Date.now()).then(
            () => "kept",
            () => "refused",
          );
        }),
      );
    for (let n = 0; n < 20; n += 1) expect(await keep()).toEqual(["kept", "kept"]);
    for (const part of [file, `${file}-wal`]) {
      const { size } = statSync(part);
      writeFileSync(part, Buffer.alloc(size, "no database any more "), { flag: "r+" });
    }
    for (let n = 0; n < 5; n += 1) await keep();
    expect(await keep()).toEqual(["kept", "kept"]);
    const aside = readdirSync(join(file, "..")).filter((name) => /\.corrupt-[^.]*Z$/.test(name));
    expect(aside).toHaveLength(1);
    for (const store of stores) await store.close();
    const again = createSqliteStore(file, log, testLimits);
    expect((await again.stats(Date.now())).waiting).toBeGreaterThanOrEqual(2);
    await again.close();
  });
});

/** The number of requests that another process reads from the file. */
function waitingSeenElsewhere(file: string): number {
  const program = `const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
    const row = new DatabaseSync(${JSON.stringify(file)}).prepare("select count(*) as n from contact_request").get();
    process.stdout.write(String(row.n));`;
  return Number(execFileSync(process.execPath, ["-e", program], { encoding: "utf8" }));
}

describe("a sqlite file whose WAL is removed while two stores use it", () => {
  const removals = [["-wal"], ["-shm"], ["-wal", "-shm"]];
  it.each(removals)("is recreated with all its requests (%s %s)", async (...suffixes) => {
    const file = await sqlitePlace();
    const [store, second] = [createSqliteStore(file, log, testLimits), createSqliteStore(file, log, testLimits)];
    await store.accept(rentRequest({ comment: "прежняя" }), Date.now());
    await second.accept(rentRequest({ comment: "прежняя второго" }), Date.now());
    const alarms = () => lines.filter(({ event, fields }) => event === "store.vanished" && fields.alarm === true);
    const known = alarms().length;
    for (const suffix of suffixes) rmSync(file + suffix);
    await store.accept(rentRequest({ comment: "после" }), Date.now());
    expect(alarms().length).toBe(known + 1);
    expect(waitingSeenElsewhere(file)).toBe(3);
    await second.accept(rentRequest({ comment: "после второго" }), Date.now());
    expect(waitingSeenElsewhere(file)).toBe(4);
    const besides = readdirSync(join(file, "..")).filter((name) => !/^requests\.sqlite(?:-wal|-shm)?$/.test(name));
    expect(besides).toEqual([]);
    for (const suffix of suffixes) rmSync(file + suffix);
    await Promise.all([store.close(), second.close()]);
    expect(waitingSeenElsewhere(file)).toBe(4);
  });
});

/** A disk of 1 MB; undefined if this machine does not permit the mount. */
function mountSmallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), "small-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place], { stdio: "ignore" });
    return place;
  } catch {
    process.stderr.write("SKIPPED: no tmpfs may be mounted here; the test of a full disk does not run\n");
    return undefined;
  }
}

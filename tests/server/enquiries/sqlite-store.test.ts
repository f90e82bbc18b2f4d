import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import type { EnquiryStore } from "../../../server/enquiries/enquiry-store.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import { keptLog, personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { MINUTE_MS } from "../../support/kit/spans.ts";
import { temporaryFolder } from "../../support/kit/temporary-folder.ts";

const { log, lines } = keptLog();
const folder = temporaryFolder(afterAll);

const newFile = () => join(folder, randomUUID(), "requests.sqlite");
function open(file: string): EnquiryStore {
  const store = createSqliteStore(file, log, testLimits);
  onTestFinished(() => store.close());
  return store;
}
let taken = 0;
/** Accepts an enquiry that no other test sends. */
const take = (store: EnquiryStore, letters = "") => {
  taken += 1;
  return store.accept(rentEnquiry({ comment: `№ ${taken} ${letters}` }), Date.now());
};
const alarmsOf = (name: string) => lines.filter(({ event, fields }) => event === name && fields.alarm === true).length;
const besides = (file: string) =>
  readdirSync(dirname(file)).filter((name) => !/^requests\.sqlite(?:-wal|-shm)?$/.test(name));
const junk = "no database any more ";

describe("the sqlite file", () => {
  it("is readable by its owner only", async () => {
    const file = newFile();
    await take(open(file));
    for (const part of [file, `${file}-wal`]) expect(statSync(part).mode & 0o777).toBe(0o600);
  });

  it("contains no phone in its pages and WAL after delivery and clean-up", async () => {
    const file = newFile();
    const store = open(file);
    const { id } = await take(store);
    const bytes = () => [file, `${file}-wal`].map((one) => readFileSync(one, "latin1")).join();
    expect(bytes()).toContain(personal.phone);
    await store.delivered(id, Date.now());
    await store.tidy(Date.now(), MINUTE_MS);
    expect(bytes()).not.toContain(personal.phone);
  });

  const small = mountSmallDisk();

  (small ? it : it.skip)(
    "refuses on a full disk, harms nothing, and takes enquiries again once there is room",
    async () => {
      const file = join(small ?? "", "requests.sqlite");
      const store = createSqliteStore(file, log, testLimits);
      const before = rentEnquiry();
      await store.accept(before, Date.now());
      const filler = join(small ?? "", "filler");
      expect(() => writeFileSync(filler, Buffer.alloc(2_000_000))).toThrow("ENOSPC");
      const fill = async () => {
        for (let n = 0; n < 2000; n += 1) await take(store, "я".repeat(2000));
      };
      await expect(fill()).rejects.toMatchObject({ errcode: 13 });
      rmSync(filler);
      expect(await take(store)).toMatchObject({ kind: "new" });
      expect(await store.accept(rentEnquiry(), Date.now())).toEqual({ kind: "same", id: before.id });
      await store.close();
      const database = new DatabaseSync(file);
      expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
      database.close();
    },
  );

  it("is renamed if corrupt, not deleted, and a new one is created", async () => {
    const file = newFile();
    const store = createSqliteStore(file, log, testLimits);
    await take(store);
    await store.close();
    writeFileSync(file, junk.repeat(500));
    expect(await take(open(file))).toMatchObject({ kind: "new" });
    expect(besides(file)).toEqual([expect.stringContaining(".corrupt-")]);
    expect(alarmsOf("store.corrupt")).toBeGreaterThan(0);
  });

  it("is set aside once if damaged while two processes use it, and both accept again without a restart", async () => {
    const file = newFile();
    const stores = [open(file), open(file)];
    /** Whether each process stores a new enquiry. */
    const kept = async () => (await Promise.allSettled(stores.map((store) => take(store)))).map(({ status }) => status);
    const both = ["fulfilled", "fulfilled"];
    for (let n = 0; n < 20; n += 1) expect(await kept()).toEqual(both);
    for (const part of [file, `${file}-wal`])
      writeFileSync(part, Buffer.alloc(statSync(part).size, junk), { flag: "r+" });
    for (let n = 0; n < 5; n += 1) await kept();
    expect(await kept()).toEqual(both);
    expect(besides(file).filter((name) => /\.corrupt-[^.]*Z$/.test(name))).toHaveLength(1);
    for (const store of stores) await store.close();
    expect((await open(file).stats(Date.now())).waiting).toBeGreaterThanOrEqual(2);
  });

  const removals = [["-wal"], ["-shm"], ["-wal", "-shm"]];
  it.each(removals)("is recreated with all its enquiries if %s %s vanish under two stores", async (...suffixes) => {
    const file = newFile();
    const [store, second] = [open(file), open(file)];
    const remove = () => {
      for (const suffix of suffixes) rmSync(file + suffix);
    };
    for (const one of [store, second]) await take(one);
    const known = alarmsOf("store.vanished");
    remove();
    await take(store);
    expect(alarmsOf("store.vanished")).toBe(known + 1);
    expect(waitingSeenElsewhere(file)).toBe(3);
    await take(second);
    expect(waitingSeenElsewhere(file)).toBe(4);
    expect(besides(file)).toEqual([]);
    remove();
    await Promise.all([store.close(), second.close()]);
    expect(waitingSeenElsewhere(file)).toBe(4);
  });

  it("is recreated with the enquiry that was being written when it vanished, before the thanks", async () => {
    const file = newFile();
    const store = open(file);
    await take(store);
    // The store reads the values inside its transaction.
    const payload = {
      get comment() {
        rmSync(file, { force: true });
        return "пишется";
      },
    };
    await store.accept({ ...rentEnquiry(), payload }, Date.now());
    expect(waitingSeenElsewhere(file)).toBe(2);
  });
});

/** The number of enquiries that another process reads from the file. */
function waitingSeenElsewhere(file: string): number {
  const program = `const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
    const row = new DatabaseSync(${JSON.stringify(file)}).prepare("select count(*) as n from contact_request").get();
    process.stdout.write(String(row.n));`;
  return Number(execFileSync(process.execPath, ["-e", program], { encoding: "utf8" }));
}

/** A disk of 1 MB; undefined if this machine does not permit the mount. */
function mountSmallDisk(): string | undefined {
  const place = temporaryFolder(afterAll);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place], { stdio: "ignore" });
    // Runs before the removal of the folder.
    afterAll(() => void execFileSync("umount", [place]));
    return place;
  } catch {
    process.stderr.write("SKIPPED: no tmpfs may be mounted here; the test of a full disk does not run\n");
    return undefined;
  }
}

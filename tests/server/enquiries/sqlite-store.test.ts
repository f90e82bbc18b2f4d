import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { keptLog, personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { smallDisk } from "../../support/stress/small-disk.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

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
    const bytes = () => [file, `${file}-wal`].map((storeFile) => readFileSync(storeFile, "latin1")).join();
    expect(bytes()).toContain(personal.phone);
    await store.delivered(id, Date.now());
    await store.tidy(Date.now(), true);
    expect(bytes()).not.toContain(personal.phone);
  });

  const small = smallDisk("the test of a full disk", 1, afterAll);

  // Only root may mount a small disk.
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

  it.each(["", "-wal", "-shm", "/.."])(
    "copies what waits into a new file as soon as its own («%s») is removed, with an alarm, and goes on thanking",
    async (removed) => {
      const file = newFile();
      const stores = [open(file), open(file)];
      const before: string[] = [];
      for (const store of stores) before.push((await take(store)).id);
      const alarmsBefore = alarmsOf("store.vanished");
      rmSync(removed === "/.." ? dirname(file) : file + removed, { recursive: true });
      for (const store of stores) before.push((await take(store)).id);
      expect(alarmsOf("store.vanished")).toBe(alarmsBefore + 2);
      // As after a restart: nothing that was thanked for is gone, and nothing is there twice.
      for (const store of stores) await store.close();
      const later = Date.now() + testLimits.leaseMs + 1;
      const held = [...((await open(file).claim(later, 9)) ?? [])].map(({ enquiry }) => enquiry.id);
      expect(held.sort()).toEqual(before.sort());
    },
  );

  it("keeps the enquiry that was being written when the file vanished", async () => {
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
    expect(await store.accept({ ...rentEnquiry(), payload }, Date.now())).toMatchObject({ kind: "new" });
    await store.close();
    expect((await open(file).stats(Date.now())).waiting).toBe(2);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { snapshotFile } from "../../../server/content/snapshot-places.ts";
import { allPages } from "../../../server/pages/all-pages.ts";
import { gatherContent } from "../../../server/pages/gather.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { type FaultFront, startFaultFront } from "../../support/fault-front.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { wholeProof } from "../../support/whole-proof.ts";

/** More than the memory of a site holds, where the proof is whole. */
const [strangersIds, strangersFilters] = wholeProof ? [1200, 300] : [100, 50];

let standIn: StandInApi;
let front: FaultFront;
let dataDir: string;
const open: TestSite[] = [];
const file = () => path.join(dataDir, "content-snapshot.json");

beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "snapshot-"));
});
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
  front.mode = "up";
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await front.close();
  await standIn.close();
});

const start = async (env: Record<string, string> = {}): Promise<TestSite> => {
  const site = await startSite({
    env: { API_BASE_URL: front.url, API_TIMEOUT_MS: "1500", DATA_DIR: dataDir, ...env },
  });
  open.push(site);
  return site;
};
const statusOf = async (site: TestSite, address: string) => (await fetch(site.url + address)).status;
const logged = (site: TestSite, event: string) => site.log.filter((line) => line.includes(`"event":"${event}"`));

/** Looks through the whole site as the server does after its start, then keeps it. */
async function keepAll(site: TestSite): Promise<void> {
  const { siteUrl: origin, cabinetUrl, designCentreUrl } = site.config;
  const links = {
    origin,
    cabinetUrl,
    designCentreUrl,
    map2gisKey: undefined,
    floors2gisId: undefined,
    bannerAfterSeconds: undefined,
    statements: undefined,
  };
  const { signal } = new AbortController();
  const { content } = site;
  await content.lasting(() => gatherContent({ pages: allPages, content, site: links, gapMs: 0, signal }));
  await site.snapshots?.save();
}

describe("A start while the API is down", () => {
  test("serves every page of the site from the snapshot, also after a stranger's filters and unknown ids", async () => {
    const first = await start({ API_TIMEOUT_MS: "5000", CONTENT_TTL_SECONDS: "3600" });
    await keepAll(first);
    const before = front.calls;
    await Promise.all([1, 2].map((n) => statusOf(first, `/pavilions/${2 ** 31 - 1 + n}`)));
    expect(front.calls).toBe(before);
    for (let n = 0; n < strangersIds; n += 50) {
      const ids = Array.from({ length: 50 }, (_, at) => first.content.pavilion(900_000 + n + at));
      expect(new Set(await Promise.all(ids))).toEqual(new Set([undefined]));
    }
    for (let n = 0; n < strangersFilters; n += 50) {
      const filters = Array.from({ length: 50 }, (_, at) =>
        first.content.pavilions({ limit: 100, squareFrom: n + at }),
      );
      await Promise.allSettled(filters);
    }
    await first.snapshots?.save();
    front.mode = "reset";
    const site = await start();
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>http:\/\/site\.test([^<]*)<\/loc>/g)].map(([, at = ""]) => at || "/");
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of addresses) expect(await statusOf(site, address), address).toBe(200);
    expect(await statusOf(site, "/readyz")).toBe(200);
  }, 120_000);

  test("shows what is new as soon as the API is back", async () => {
    await keepAll(await start());
    front.mode = "reset";
    const site = await start();
    await statusOf(site, "/services/1");
    front.mode = "up";
    front.rewrite = (at, json) =>
      at === "/services/1" && typeof json === "object" && json !== null && "data" in json
        ? { ...json, data: { ...Object(json.data), name: "Обновлённая услуга" } }
        : json;
    await expect
      .poll(async () => (await fetch(`${site.url}/services/1`)).text(), { timeout: 15_000, interval: 500 })
      .toContain("Обновлённая услуга");
    front.rewrite = undefined;
  }, 30_000);
});

describe("The file of the snapshot", () => {
  test("is whole, for its owner only, and nothing lies beside it", async () => {
    const site = await start();
    await site.snapshots?.save();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file(), "utf8"))).toMatchObject({ format: 1 });
    expect(readdirSync(dataDir).filter((name) => name.startsWith("content-snapshot"))).toEqual([
      "content-snapshot.json",
    ]);
  });
  test("stays whole when its writer is killed, and the next one removes what was left beside it", async () => {
    const places = path.resolve("server/content/snapshot-places.ts");
    const program = `import { snapshotFile } from ${JSON.stringify(places)};
      const place = snapshotFile(${JSON.stringify(dataDir)});
      for (;;) { await place.write(JSON.stringify("x".repeat(20_000_000))); process.stdout.write("."); }`;
    const leftOvers = () => readdirSync(dataDir).filter((name) => name !== "content-snapshot.json");
    let killed = 0;
    for (let n = 0; n < 20 && leftOvers().length === 0; n += 1) {
      const writer = spawn(process.execPath, ["--input-type=module", "-e", program]);
      await once(writer.stdout, "data");
      await expect.poll(leftOvers, { interval: 1 }).not.toEqual([]);
      writer.kill("SIGKILL");
      await once(writer, "exit");
      killed += 1;
      expect(JSON.parse(readFileSync(file(), "utf8"))).toHaveLength(20_000_000);
    }
    expect(leftOvers(), `after ${killed} kills`).toHaveLength(1);
    writeFileSync(`${file()}.${process.ppid}`, "of a process that is writing");
    await snapshotFile(dataDir).write("{}");
    expect(leftOvers()).toEqual([`content-snapshot.json.${process.ppid}`]);
  }, 60_000);
  test("is not written again when nothing new is known", async () => {
    const site = await start();
    await site.snapshots?.save();
    const before = statSync(file()).mtimeMs;
    await site.snapshots?.save();
    expect(statSync(file()).mtimeMs).toBe(before);
    expect(logged(site, "snapshot.saved")).toHaveLength(1);
  });
  test("holds nothing that visitors searched for", async () => {
    const site = await start();
    await statusOf(site, `/shops?search=${encodeURIComponent("Пробный")}`);
    await site.snapshots?.save();
    expect(readFileSync(file(), "utf8")).not.toContain(encodeURIComponent("Пробный"));
  });
  test("is not replaced while nothing is known of the park", async () => {
    front.mode = "500";
    const site = await start();
    await site.snapshots?.save();
    expect(logged(site, "snapshot.saved")).toEqual([]);
  });

  const broken: [string, string | Buffer][] = [
    ["cut short", '{"format":1,"source":"x","memories":{"park":[{"pa'],
    ["empty", ""],
    ["no JSON", Buffer.from([0, 255, 1, 2])],
    ["of another format", '{"format":2}'],
    ["larger than it may be", `"${"x".repeat(9 * 1024 * 1024)}"`],
  ];
  test.each(broken)("is ignored, and that is logged, when it is %s", async (_, text) => {
    writeFileSync(file(), text);
    const site = await start();
    expect(logged(site, "snapshot.ignored")).toHaveLength(1);
    expect(await statusOf(site, "/")).toBe(200);
  });
  test("is ignored when another API said what stands in it", async () => {
    const site = await start();
    await site.snapshots?.save();
    const other = await start({ API_BASE_URL: standIn.url });
    expect(logged(other, "snapshot.ignored").join("")).toContain("another API");
  });
  test("cannot be written: that is logged, and the site goes on", async () => {
    const site = await start();
    rmSync(file(), { recursive: true, force: true });
    mkdirSync(path.join(file(), "in-the-way"), { recursive: true });
    await site.snapshots?.save();
    expect(logged(site, "snapshot.failed")).toHaveLength(1);
    expect(await statusOf(site, "/news")).toBe(200);
  });
});

describe.skipIf(!postgresAvailable())("The table of the snapshot", () => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  test("serves a start while the API is down, and may be made by two processes at once", async () => {
    const DATABASE_URL = (await postgres?.freshDatabase()) ?? "";
    const [one, other] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    await Promise.all([one.snapshots?.save(), other.snapshots?.save()]);
    expect(logged(one, "snapshot.saved").length + logged(other, "snapshot.saved").length).toBe(2);
    front.mode = "reset";
    const site = await start({ DATABASE_URL });
    expect(await statusOf(site, "/privacy")).toBe(200);
    for (const each of open.splice(0)) {
      await each.snapshots?.stop(1000);
      await each.close();
    }
  });
  test("loses nothing to a process that could not read it at its start", async () => {
    const DATABASE_URL = (await postgres?.freshDatabase()) ?? "";
    const first = await start({ DATABASE_URL });
    expect(await statusOf(first, "/vacancies/3")).toBe(200);
    await first.snapshots?.stop(1000);
    if (!postgres?.own) return;
    postgres.signal("SIGSTOP");
    const second = await start({ DATABASE_URL });
    postgres.signal("SIGCONT");
    expect(logged(second, "snapshot.ignored")).toHaveLength(1);
    expect(await statusOf(second, "/news/1")).toBe(200);
    await second.snapshots?.stop(1000);
    front.mode = "reset";
    const third = await start({ DATABASE_URL });
    for (const address of ["/vacancies/3", "/news/1"]) expect(await statusOf(third, address), address).toBe(200);
    await third.snapshots?.stop(1000);
  });
  test("holds up a start for a second at most when the database does not answer", async () => {
    const DATABASE_URL = (await postgres?.freshDatabase()) ?? "";
    if (!postgres?.own) return;
    postgres.signal("SIGSTOP");
    const began = performance.now();
    const site = await start({ DATABASE_URL });
    const took = performance.now() - began;
    postgres.signal("SIGCONT");
    expect(took).toBeLessThan(3000);
    expect(logged(site, "snapshot.ignored").join("")).toContain("TIMEOUT");
    await site.snapshots?.stop(1000);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { snapshotFile } from "../../../server/content/snapshot-places.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";

const sites = snapshotSites();
const file = () => path.join(sites.dataDir, "content-snapshot.json");

describe("The snapshot file", () => {
  test("is complete, readable by its owner only, and leaves no temporary file", async () => {
    const site = await sites.start();
    await site.snapshots?.save();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file(), "utf8"))).toMatchObject({ format: 3 });
    expect(readdirSync(sites.dataDir).filter((name) => name.startsWith("content-snapshot"))).toEqual([
      "content-snapshot.json",
    ]);
  });
  test("survives a kill of its writer, and a writer removes the temporary file after a minute", async () => {
    const places = path.resolve("server/content/snapshot-places.ts");
    const program = `import { snapshotFile } from ${JSON.stringify(places)};
      const place = snapshotFile(${JSON.stringify(sites.dataDir)});
      for (;;) { await place.write(JSON.stringify("x".repeat(20_000_000))); process.stdout.write("."); }`;
    const leftOvers = () => readdirSync(sites.dataDir).filter((name) => name !== "content-snapshot.json");
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
    const aMinuteAgo = new Date(Date.now() - 61_000);
    for (const name of leftOvers()) utimesSync(path.join(sites.dataDir, name), aMinuteAgo, aMinuteAgo);
    const beingWritten = `${file()}.${process.ppid}`;
    writeFileSync(beingWritten, "of a process that is writing");
    // The file system's clock need not be that of this process.
    utimesSync(beingWritten, new Date(), new Date());
    await snapshotFile(sites.dataDir).write("{}");
    expect(leftOvers()).toEqual([`content-snapshot.json.${process.ppid}`]);
  });
  test("is whole after writers of containers that share a folder and a process number", async () => {
    const texts = Array.from({ length: 8 }, (_, n) => JSON.stringify(String(n).repeat(100_000)));
    await Promise.all(texts.map((text) => snapshotFile(sites.dataDir).write(text)));
    expect(texts).toContain(readFileSync(file(), "utf8"));
  });
  test("is not replaced while the park is unknown", async () => {
    sites.front.mode = "500";
    const site = await sites.start();
    await site.snapshots?.save();
    expect(eventsOf(site, "snapshot.saved")).toEqual([]);
  });

  const broken: [string, string | Buffer][] = [
    ["cut short", '{"format":3,"source":"x","texts":{"parts"'],
    ["empty", ""],
    ["no JSON", Buffer.from([0, 255, 1, 2])],
    ["of the version before", '{"format":1,"source":"x","savedAt":"","memories":{"park":[]}}'],
    ["larger than the limit", `"${"x".repeat(9 * 1024 * 1024)}"`],
  ];
  test.each(broken)("is ignored with a log line if it is %s", async (_, text) => {
    writeFileSync(file(), text);
    const site = await sites.start();
    expect(eventsOf(site, "snapshot.ignored")).toHaveLength(1);
    expect(await statusOf(site, "/")).toBe(200);
  });
  test("is ignored if it belongs to another API", async () => {
    const site = await sites.start();
    await site.snapshots?.save();
    const other = await sites.start({ API_BASE_URL: sites.standIn.url });
    expect(eventsOf(other, "snapshot.ignored")).toMatchObject([{ reason: "another API" }]);
  });
  test("may fail to be written: the site logs that and continues", async () => {
    const site = await sites.start();
    rmSync(file(), { recursive: true, force: true });
    mkdirSync(path.join(file(), "in-the-way"), { recursive: true });
    await site.snapshots?.save();
    expect(eventsOf(site, "snapshot.failed")).toHaveLength(1);
    expect(await statusOf(site, "/news")).toBe(200);
  });
});

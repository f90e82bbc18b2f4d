import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEnquiryStore } from "../../../server/enquiries/open-store.ts";
import { siteSecret } from "../../../server/process/site-secret.ts";
import { postgresSql } from "../../support/enquiries/enquiry-stores.ts";
import { postgresAvailable, startPostgres } from "../../support/servers/postgres.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const quiet = () => {};

describe("The site's secret", () => {
  const name = "picture-key";
  test("is the same in all processes of a folder, also if they start at the same moment", async () => {
    const dataDir = temporaryFolder(onTestFinished);
    const program = `import { siteSecret } from ${JSON.stringify(path.resolve("server/process/site-secret.ts"))};
      console.log(await siteSecret("picture-key", { dataDir: process.argv[1] }, () => {}));`;
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", program, dataDir]);
    const secrets = (await Promise.all(Array.from({ length: 8 }, start))).map(({ stdout }) => stdout.trim());
    expect(new Set([...secrets, await siteSecret(name, { dataDir, query: undefined }, quiet)]).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
    expect(readdirSync(dataDir)).toEqual([name]);
    expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
  });
  test("of pictures is another one than that of enquiries", async () => {
    const dataDir = temporaryFolder(onTestFinished);
    const places = [
      { dataDir, query: undefined },
      { fromSupervisor: "supervisor", query: undefined },
    ];
    for (const place of places)
      expect(await siteSecret(name, place, quiet)).not.toBe(await siteSecret("enquiry-key", place, quiet));
  });
  test.each([
    ["a file is in its way", (folder: string) => path.join(folder, "file", "data")],
    ["no folder can be made", () => "/proc/none/data"],
  ])("is this process's own, with a warning, if %s", async (_, within) => {
    const folder = temporaryFolder(onTestFinished);
    writeFileSync(path.join(folder, "file"), "");
    const lines: unknown[] = [];
    const dataDir = within(folder);
    const log = (event: string, fields?: { reason?: unknown }) => void lines.push(event, fields?.reason);
    const secret = await siteSecret(name, { dataDir, query: undefined }, log);
    expect([secret.length, lines, existsSync(dataDir)]).toEqual([43, ["site.key", expect.any(String)], false]);
  });
  test.each([
    ["picture-key", "the addresses of this one's pictures"],
    ["enquiry-key", "the same enquiry another key"],
  ] as const)("that cannot be read, %s, has a warning of what differs: %s", async (secretName, words) => {
    const hints: unknown[] = [];
    const log = (_event: string, fields?: { hint?: unknown }) => void hints.push(fields?.hint);
    await siteSecret(secretName, { dataDir: "/proc/none/data", query: undefined }, log);
    expect(hints).toEqual([expect.stringContaining(words)]);
  });
});

describe.skipIf(!postgresAvailable())("The site's secret in Postgres", () => {
  test("is one random row for all processes, and outlives a new password of the database", async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres?.stop());
    const database = (await postgres?.freshDatabase()) ?? "";
    const secretFrom = async (databaseUrl: string) => {
      const store = await openEnquiryStore({ databaseUrl }, quiet, {});
      const secret = await siteSecret("picture-key", { query: store?.query }, quiet);
      await store?.close();
      return secret;
    };
    const secrets = await Promise.all([database, database, database].map(secretFrom));
    const otherUser = "create role other login superuser password 'changed'";
    await postgresSql(database, otherUser);
    const rotated = new URL(database);
    rotated.username = "other";
    rotated.password = "changed";
    expect(new Set([...secrets, await secretFrom(rotated.href)]).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
  });
});

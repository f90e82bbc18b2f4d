import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { siteSecret } from "../../../server/content/site-secret.ts";
import { openEnquiryStore } from "../../../server/enquiries/open-store.ts";
import { postgresSql } from "../../support/enquiries/enquiry-stores.ts";
import { type PictureServer, startPictureServer } from "../../support/servers/picture-server.ts";
import { postgresAvailable, startPostgres } from "../../support/servers/postgres.ts";
import { startSite, type TestSite } from "../../support/sites/test-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const quiet = () => {};

const url = "https://media.test/a b.jpg?x=1";

describe("The address of a picture", () => {
  let host: PictureServer;
  let site: TestSite;
  beforeAll(async () => {
    host = await startPictureServer();
    site = await startSite({ env: { MEDIA_ORIGINS: host.url } });
  });
  afterAll(() => Promise.all([site.close(), host.close()]));

  test("is read back as the same source, in one spelling and the listed widths only", () => {
    const addresses = pictureAddresses("key");
    const address = `${addresses.of(url)}/800.webp`;
    expect(addresses.read(address)).toEqual({ url, width: 800 });
    const others = [
      ["/800", "A/800"],
      ["/800", "/801"],
      ["/800", "/0800"],
      [/media\/./, "media/_"],
      [/media\/.{4}/, "media/"],
    ] as const;
    for (const [part, other] of others) expect(addresses.read(address.replace(part, other)), other).toBeUndefined();
  });
  test("is made only by the site: whoever lacks its key makes it fetch nothing", async () => {
    const paths = ["/photo.jpg", "/admin/users/5/delete?confirm=1", "/small.png"];
    const keys = ["", "key", "0".repeat(43)];
    for (const addresses of keys.map(pictureAddresses))
      for (const name of paths) expect((await site.get(`${addresses.of(host.url + name)}/320.webp`)).status).toBe(404);
    expect(host.requested).toEqual([]);
    expect((await site.get(`${site.pictures.of(`${host.url}/photo.jpg`)}/320.webp`)).status).toBe(200);
  });
  test("leads to no host that is not configured, though the site itself signed it", async () => {
    const other = await startPictureServer();
    for (const name of ["/photo.jpg", "/admin?delete=1"])
      expect((await site.get(`${site.pictures.of(other.url + name)}/320.webp`)).status).toBe(404);
    expect(other.requested).toEqual([]);
    await other.close();
  });
  test.each([
    "file:///etc/passwd",
    "blob:https://media.test/1",
    "data:image/png;base64,AA==",
    "http://user@media.test/photo.jpg",
    "http://:secret@media.test/photo.jpg",
    "https://media.test/photo.jpg#1",
    "//media.test/photo.jpg",
    "https://media.test\\@127.0.0.1/photo.jpg",
    "http://127.0.0.1#@media.test/photo.jpg",
    `https://media.test/${"a".repeat(1000)}`,
  ])("is not made for %s", (odd) => expect(pictureAddresses("key").of(odd)).toBeUndefined());
});

describe("The site's secret", () => {
  const name = "picture-key";
  test("is the same in all processes of a folder, also if they start at the same moment", async () => {
    const dataDir = temporaryFolder(onTestFinished);
    const program = `import { siteSecret } from ${JSON.stringify(path.resolve("server/content/site-secret.ts"))};
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
    const said: unknown[] = [];
    const dataDir = within(folder);
    const log = (event: string, fields?: { reason?: unknown }) => void said.push(event, fields?.reason);
    const secret = await siteSecret(name, { dataDir, query: undefined }, log);
    expect([secret.length, said, existsSync(dataDir)]).toEqual([43, ["site.key", expect.any(String)], false]);
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
  }, 60_000);
});

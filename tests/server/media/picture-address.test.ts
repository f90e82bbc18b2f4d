import { execFile } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { siteKey } from "../../../server/content/site-key.ts";
import { type PictureServer, startPictureServer } from "../../support/servers/picture-server.ts";
import { startSite, type TestSite } from "../../support/sites/test-site.ts";
import { cpuMs } from "../../support/spans.ts";
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
  test("is the same in all processes of a folder, also if they start at the same moment", async () => {
    const dataDir = temporaryFolder(onTestFinished);
    const program = `import { siteKey } from ${JSON.stringify(path.resolve("server/content/site-key.ts"))};
      console.log(siteKey({ dataDir: process.argv[1] }, () => {}));`;
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", program, dataDir]);
    const keys = (await Promise.all(Array.from({ length: 8 }, start))).map(({ stdout }) => stdout.trim());
    expect(new Set([...keys, siteKey({ dataDir }, quiet)]).size).toBe(1);
    expect(keys[0]).toHaveLength(43);
    expect(readdirSync(dataDir)).toEqual(["picture-key"]);
  });
  test("is the same on all machines of a database, and another one of another database or API key", () => {
    const keyOf = (databaseUrl: string, apiKey = "one") => siteKey({ databaseUrl, apiKey }, quiet);
    const key = keyOf("postgres://park:secret@db/park");
    expect(key).toBe(keyOf("postgres://park:secret@db/park"));
    expect(key).toHaveLength(43);
    expect(key).not.toBe(keyOf("postgres://park:other@db/park"));
    // A socket's address has no password.
    expect(keyOf("postgres:///park", "one")).not.toBe(keyOf("postgres:///park", "other"));
  });
  test("takes so long to follow from a password that nobody tries many against the addresses of pictures", () => {
    const beganMs = cpuMs();
    siteKey({ databaseUrl: "postgres://park:secret@db/park", apiKey: "" }, quiet);
    expect(cpuMs() - beganMs).toBeGreaterThan(10);
  });
  test.each([
    ["a file is in its way", (folder: string) => path.join(folder, "file", "data")],
    ["no folder can be made", () => "/proc/none/data"],
  ])("is this process's own, with a warning, if %s", (_, within) => {
    const folder = temporaryFolder(onTestFinished);
    writeFileSync(path.join(folder, "file"), "");
    const said: unknown[] = [];
    const dataDir = within(folder);
    const key = siteKey({ dataDir }, (name, fields) => void said.push(name, fields?.reason));
    expect([key.length, said, existsSync(dataDir)]).toEqual([43, ["site.key", expect.any(String)], false]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { type PictureServer, startPictureServer } from "../../support/servers/picture-server.ts";
import { startSite, type TestSite } from "../../support/sites/test-site.ts";

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

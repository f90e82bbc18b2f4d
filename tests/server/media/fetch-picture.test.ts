import type { lookup } from "node:dns";
import { createServer } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { fetchPicture, isInwards, lookupOutwards, PictureFault } from "../../../server/media/fetch-picture.ts";
import { failures } from "../../support/servers/failures.ts";
import { listening } from "../../support/servers/listening.ts";

test("A source that never ends is given up at the time limit, between two bytes too", async () => {
  const real = AbortSignal.timeout;
  const shortened = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => real.call(AbortSignal, 300));
  const { url, close } = await listening(createServer((_, res) => failures.drip(res)));
  await expect(fetchPicture(`${url}/a.jpg`)).rejects.toThrow(PictureFault);
  expect(shortened.mock.calls).toEqual([[10_000]]);
  shortened.mockRestore();
  await close();
});

test("A picture of more than 15 MB is refused by its size", async () => {
  const bytes = Buffer.alloc(15 * 1024 * 1024 + 1);
  const { url, close } = await listening(createServer((_, res) => res.end(bytes)));
  await expect(fetchPicture(`${url}/a.jpg`)).rejects.toMatchObject({ reason: "max-size" });
  await close();
});

describe("A private network", () => {
  const isPrivate = ["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  const inIpv6 = ["::1", "fd00::1", "fe80::1", "fec0::1"];
  const mapped = ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:a9fe:a9fe", "::127.0.0.1", "2002:7f00:1::"];
  const translated = ["::ffff:0:127.0.0.1", "2001::1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::7f00:1", "no address"];
  test.each([...isPrivate, ...inIpv6, ...mapped, ...translated])("contains %s", (address) =>
    expect(isInwards(address)).toBe(true),
  );
  test.each(["93.184.216.34", "172.32.0.1", "2606:2800:220:1::1"])("does not contain %s", (address) =>
    expect(isInwards(address)).toBe(false),
  );

  const resolved = (...found: string[]) =>
    new Promise<unknown>((resolve) => {
      const all = found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      // `lookup` has seven overloads; this one is called.
      const answer = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
        done(null, all)) as unknown as typeof lookup;
      lookupOutwards(answer)("media.test", { all: true }, (error, addresses) =>
        resolve(error ? (error as NodeJS.ErrnoException).code : addresses),
      );
    });
  test("is not requested, even if a public host name resolves to it", async () => {
    expect(await resolved("10.0.0.1")).toBe("EINWARDS");
    expect(await resolved("::ffff:7f00:1", "fd00::1")).toBe("EINWARDS");
    expect(await resolved("127.0.0.1", "93.184.216.34")).toEqual([{ address: "93.184.216.34", family: 4 }]);
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import fetch from "node-fetch";
import { RequestFilteringHttpAgent } from "request-filtering-agent";
import { expect, test, vi } from "vitest";
import { PictureFault, pictureFetcher } from "../../../server/media/fetch-picture.ts";
import { failures } from "../../support/servers/failures.ts";
import { listening } from "../../support/servers/listening.ts";

test("A source that never ends is given up at the time limit, between two bytes too", async () => {
  const real = AbortSignal.timeout;
  const shortened = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => real.call(AbortSignal, 300));
  const { url, close } = await listening(createServer((_, res) => failures.drip(res)));
  await expect(pictureFetcher([url])(`${url}/a.jpg`)).rejects.toThrow(PictureFault);
  // Sites of other files, in the same process, may read meanwhile.
  expect(shortened.mock.calls).toContainEqual([10_000]);
  shortened.mockRestore();
  await close();
});

test("Refusals whose bodies do not end keep no connection from the next picture", async () => {
  // Only the answer itself may free a connection.
  const withoutLimit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  const server = createServer((req, res) => {
    if (req.url === "/photo.jpg") res.end("photo");
    else res.writeHead(404).write(Buffer.alloc(200_000));
  });
  const { url, close } = await listening(server);
  const fetchPicture = pictureFetcher([url]);
  const refusals = Array.from({ length: 8 }, (_, at) => fetchPicture(`${url}/missing-${at}.jpg`));
  const reasons = (await Promise.allSettled(refusals)).map(
    (refusal) => refusal.status === "rejected" && refusal.reason,
  );
  expect(reasons).toEqual(refusals.map(() => expect.objectContaining({ reason: "status 404" })));
  expect(String(await fetchPicture(`${url}/photo.jpg`))).toBe("photo");
  withoutLimit.mockRestore();
  await close();
});

test.each(["localhost.", "LOCALHOST."])("A private address is not called by a public name such as %s", async (name) => {
  const requested = vi.fn();
  const { url, close } = await listening(createServer(requested));
  const named = url.replace("127.0.0.1", name);
  await expect(pictureFetcher([new URL(named).origin])(named)).rejects.toThrow(PictureFault);
  expect(requested).not.toHaveBeenCalled();
  await close();
});

test("Only a configured origin is asked, whatever else its host serves or its name leads to", async () => {
  const requested = vi.fn((_req: IncomingMessage, res: ServerResponse) => void res.end());
  const { url, close } = await listening(createServer(requested));
  const port = new URL(url).port;
  const others = ["127.0.0.1", "127.0.0.2", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "localhost", "0"];
  for (const host of others) {
    const fetching = pictureFetcher(["https://media.test", "http://127.0.0.1:1"])(`http://${host}:${port}/admin`);
    await expect(fetching, host).rejects.toMatchObject({ reason: "origin" });
  }
  expect(requested).not.toHaveBeenCalled();
  await pictureFetcher([url])(`${url}/photo.jpg`);
  expect(requested).toHaveBeenCalledOnce();
  await close();
});

test.each(["127.0.0.1", "169.254.169.254", "100.64.0.1", "::1", "fd00::1", "::ffff:a9fe:a9fe", "64:ff9b::a9fe:a9fe"])(
  "The agent refuses %s",
  async (address) => {
    const agent = new RequestFilteringHttpAgent({
      lookup: (_name, _options, done) => done(null, [{ address, family: isIP(address) }]),
    });
    await expect(fetch("http://media.test/a.jpg", { agent })).rejects.toThrow(/is not allowed/);
  },
);

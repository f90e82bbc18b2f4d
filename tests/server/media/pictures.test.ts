import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMissingPictures, type MissingPictures } from "../../../server/content/missing-pictures.ts";
import type { PictureStore } from "../../../server/media/picture-store.ts";
import { createPictures, type PictureParts } from "../../../server/media/pictures.ts";
import { listening } from "../../support/servers/listening.ts";
import { type PictureServer, startPictureServer } from "../../support/servers/picture-server.ts";

const keptNowhere: PictureStore = { read: async () => undefined, write: async () => {} };
/** Longer than a test may take. */
const hangMs = 600_000;
const statuses = [401, 403, 404, 408, 410, 429, 500, 503];

describe("The conversion of pictures", () => {
  let host: PictureServer;
  let silent: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    const refusals = statuses.map((status) => [`/${status}.jpg`, { status, body: Buffer.alloc(0) }]);
    host = await startPictureServer(Object.fromEntries(refusals));
    silent = await listening(createServer(() => {}));
  });
  afterAll(() => Promise.all([host.close(), silent.close()]));

  /** Converts `name` of an origin for the address `/m/ORIGIN NAME/160.webp`. */
  const converter = (parts: Partial<PictureParts> = {}) => {
    const origins = [host.url, silent.url];
    const pictures = createPictures({
      ...{ origins, store: keptNowhere, missingPictures: createMissingPictures(), log: () => {} },
      ...parts,
    });
    return (name: string, origin = host.url, file = "/small.png") =>
      pictures.answer({ address: `/m/${origin} ${name}/160.webp`, url: origin + file, width: 160 });
  };

  test("has pictures that wait, up to 62 of 80 of an origin; further ones are told to come back", async () => {
    const convert = converter({ times: { waitMaxMs: hangMs, answerMaxMs: hangMs } });
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => convert(String(n))));
    expect(answers.filter((answer) => answer === "busy")).toHaveLength(80 - 62);
    expect(answers.filter((answer) => Buffer.isBuffer(answer))).toHaveLength(62);
  });
  test("answers before a silent origin's time-out: «busy», not «missing»", async () => {
    const convert = converter({ times: { waitMaxMs: 200, answerMaxMs: 300 } });
    const stuck = Array.from({ length: 40 }, (_, n) => convert(String(n), silent.url));
    expect(new Set(await Promise.all(stuck))).toEqual(new Set(["busy"]));
  });
  test("does not let a healthy origin wait behind a silent one of the same site", async () => {
    const convert = converter({ times: { waitMaxMs: hangMs, answerMaxMs: hangMs } });
    let ended = 0;
    const countEnd = () => {
      ended += 1;
    };
    for (let n = 0; n < 40; n += 1) void convert(String(n), silent.url).then(countEnd);
    expect(Buffer.isBuffer(await convert("1"))).toBe(true);
    // Behind them it would have its turn when nearly all have timed out.
    expect(ended).toBeLessThan(30);
  });
  test.each(statuses)(
    "after status %i, pages leave the picture out for ten minutes only if it is absent",
    async (status) => {
      const lifetimesMs: number[] = [];
      const missingPictures: MissingPictures = {
        ...createMissingPictures(),
        add: (_, forMs) => void lifetimesMs.push(forMs),
      };
      expect(await converter({ missingPictures })("1", host.url, `/${status}.jpg`)).toBe("missing");
      expect(lifetimesMs).toEqual([status === 404 || status === 410 ? 600_000 : 60_000]);
    },
  );
});

test("A picture that cannot be had is one of those that pages leave out until its time is over", () => {
  let nowMs = 1;
  const missingPictures = createMissingPictures(() => nowMs);
  const before = missingPictures.asText();
  missingPictures.add("/media/1", 60_000);
  expect(missingPictures.includes("/media/1")).toBe(true);
  expect(missingPictures.asText()).not.toBe(before);
  nowMs += 60_001;
  expect(missingPictures.includes("/media/1")).toBe(false);
  expect(missingPictures.asText()).toBe(before);
});

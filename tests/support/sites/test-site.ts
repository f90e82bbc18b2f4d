import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import supertest from "supertest";
import { createApp } from "../../../server/app.ts";
import { type Config, readConfig } from "../../../server/config.ts";
import type { ContentKeeper } from "../../../server/content/keep-content.ts";
import type { PictureAddresses } from "../../../server/content/picture-address.ts";
import { createLog } from "../../../server/log/log.ts";
import { type OpenParts, openParts, publicDir } from "../../../server/open-parts.ts";
import type { Build } from "../../../server/render/assets.ts";
import type { StandInApi } from "../../../server/stand-in/stand-in-api.ts";
import type { Content } from "../../../views/content/content.ts";
import { clockFrom } from "../moment.ts";
import { readPage } from "../pages/page-text.ts";
import { listening } from "../servers/listening.ts";
import { namedAssets } from "./named-assets.ts";

type KnownContent = { [Part in keyof Content]: NonNullable<Content[Part]> };

/** A test site: the real app, SQLite on disk, and the stand-in API over HTTP unless another upstream is set. */
export type TestSite = {
  url: string;
  /** Asks for an address, as it is written. Follows no redirect. */
  get(address: string, headers?: Record<string, string>): supertest.Test;
  /** The same, as a page: its HTML and words. */
  read(address: string, headers?: Record<string, string>): ReturnType<typeof readPage>;
  config: Config;
  /** What the site knows now. Throws where the API has not told it. */
  readonly content: KnownContent;
  keeper: ContentKeeper;
  standIn: StandInApi | undefined;
  /** The site's addresses of upstream pictures. */
  pictures: PictureAddresses;
  /** Restores at the start. Saves on explicit calls only. */
  snapshots: OpenParts["snapshots"];
  /** All log lines so far. */
  lines: string[];
  close(): Promise<void>;
};

/** Options of a test site. `env` is parsed like the real environment; `now` is the site's clock. */
export type TestSiteOptions = { env?: Record<string, string>; now?: () => Date };

const namedBuild: Build = {
  publicDir,
  assets: namedAssets,
  named: (name) => `/build/${name}`,
  // A park without pictures of a model: pages draw. The browser's tests have the pictures.
  model: undefined,
};

const enquiriesStopMs = 2000;
/** More than a process waits: a busy machine connects to Postgres in more than a second. */
const snapshotTimeoutMs = 4000;

/** Starts a site for one test file; close it afterwards. */
export async function startSite({ env = {}, now = clockFrom() }: TestSiteOptions = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "parallel55-"));
  const lines: string[] = [];
  const log = createLog("debug", { write: (text: string) => void lines.push(...text.trimEnd().split("\n")) });
  const config = readConfig({
    ...{ DATA_DIR: dataDir, NODE_ENV: "test", SITE_URL: "http://site.test", API_TIMEOUT_MS: "10000", ...env },
  });
  const parts = await openParts(config, log, now);
  const { content: keeper, enquiries, standIn, snapshots } = parts;
  await snapshots?.restore(snapshotTimeoutMs);
  const readiness = { isReady: keeper.isReady, figures: enquiries.stats };
  const app = createApp({ config, log, parts, build: namedBuild, readiness, now });
  const server = createServer(app);
  const { url, close } = await listening(server);
  enquiries.start();
  // Items are read when a test asks for it: they would count as calls.
  await keeper.start({ withItems: false });
  return {
    url,
    get: (address, headers = {}) => supertest(url).get(address).set(headers),
    read: (address, headers) => readPage({ url }, address, headers),
    config,
    keeper,
    get content() {
      return keeper.content() as KnownContent; // A test that reads a missing part fails at it.
    },
    standIn,
    pictures: parts.pictureAddresses,
    snapshots,
    lines,
    async close() {
      keeper.stop();
      await close();
      await enquiries.stop(enquiriesStopMs);
      await standIn?.close();
      log.flush();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

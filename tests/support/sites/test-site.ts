import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApp } from "../../../server/app.ts";
import { type Config, readConfig } from "../../../server/config.ts";
import type { ContentApi } from "../../../server/content/content-api.ts";
import type { PictureAddresses } from "../../../server/content/picture-address.ts";
import type { Snapshots } from "../../../server/content/snapshot.ts";
import { createLog } from "../../../server/log/log.ts";
import { openParts, publicDir } from "../../../server/open-parts.ts";
import type { Build } from "../../../server/render/assets.ts";
import type { StandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { listening } from "../servers/listening.ts";
import { namedAssets } from "./named-assets.ts";

/** A test site: the real app, SQLite on disk, and the stand-in API over HTTP unless another upstream is set. */
export type TestSite = {
  url: string;
  config: Config;
  content: ContentApi;
  standIn: StandInApi | undefined;
  /** The site's addresses of upstream pictures. */
  pictures: PictureAddresses;
  /** Restores at the start. Saves on explicit calls only. */
  snapshots: Snapshots | undefined;
  /** All log lines so far, as text. */
  log: string[];
  close(): Promise<void>;
};

/** Options of a test site. `env` is parsed like the real environment; `now` is the clock of the pages. */
export type TestSiteOptions = { env?: Record<string, string>; now?: () => Date };

const namedBuild: Build = {
  publicDir,
  assets: namedAssets,
  named: (name) => `/build/${name}`,
  // A park without pictures of a model: pages draw. The browser's tests have the pictures.
  model: undefined,
};

const enquiriesStopMs = 2000;
const snapshotTimeoutMs = 1000;

/** Starts a site for one test file; close it afterwards. */
export async function startSite({ env = {}, now }: TestSiteOptions = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "parallel55-"));
  const lines: string[] = [];
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: "test", SITE_URL: "http://site.test", ...env });
  const parts = await openParts(config, log, { gatherGapMs: 0 });
  const { content, enquiries, standIn, snapshots } = parts;
  await snapshots?.restore(snapshotTimeoutMs);
  const readiness = { isReady: content.isLoaded, figures: enquiries.stats };
  const app = createApp({ config, log, parts, build: namedBuild, readiness, ...(now && { now }) });
  const server = createServer(app);
  const { url, close } = await listening(server);
  enquiries.start();
  await Promise.allSettled([content.park(), content.services()]);
  return {
    url,
    config,
    content,
    standIn,
    pictures: parts.pictureAddresses,
    snapshots,
    log: lines,
    async close() {
      await close();
      await enquiries.stop(enquiriesStopMs);
      await standIn?.close();
      log.flush();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

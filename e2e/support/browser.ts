import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const cacheFolder = path.resolve(import.meta.dirname, "../../node_modules/.cache");
const pinnedFolder = path.join(cacheFolder, "chromium");
const oldestFolder = path.join(cacheFolder, "oldest-chromium");

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of the Chromium for the tests: CHROMIUM_PATH, else the version pinned in package.json where it runs (Linux x64),
 * else Playwright's download, else the system's.
 */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  if (found) return found;
  const installed = [chromium.executablePath(), ...systemPaths].find((file) => existsSync(file));
  if (installed) return installed;
  throw new Error("No Chromium found: run `npx playwright install chromium`, or set CHROMIUM_PATH");
}

/** Reference pictures hold for the pinned browser only: others draw text differently. */
export const isPinned = (executablePath = process.env.CHROMIUM_PATH ?? "") => executablePath.startsWith(pinnedFolder);

const pinnedChromium = () => unpack(pinnedFolder, () => import("@sparticuz/chromium"));

/**
 * Path of the oldest Chromium that the site supports, the first of `browserslist`: CHROMIUM_OLDEST_PATH, else the
 * package's where it runs (Linux x64).
 */
export const findOldestChromium = async (): Promise<string | undefined> =>
  process.env.CHROMIUM_OLDEST_PATH ?? (await unpack(oldestFolder, () => import("chromium-oldest")));

/** A packed Chromium. It unpacks itself at the first question for its path. */
type Packed = { default: { executablePath: () => Promise<string> } };

/** Unpacks a Chromium into a folder. Undefined where it cannot run. */
async function unpack(folder: string, load: () => Promise<Packed>): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const before = process.env.TMPDIR;
  // The packages unpack to os.tmpdir().
  process.env.TMPDIR = folder;
  mkdirSync(folder, { recursive: true });
  try {
    const { default: packed } = await load();
    const file = await packed.executablePath();
    // Throws if a system library is missing. Older versions answer no `--version`.
    const browser = await chromium.launch({ executablePath: file });
    await browser.close();
    return file;
  } catch {
    return undefined;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

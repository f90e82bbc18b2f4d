import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const pinnedFolder = path.resolve(import.meta.dirname, "../../node_modules/.cache/chromium");

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

async function pinnedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const before = process.env.TMPDIR;
  process.env.TMPDIR = pinnedFolder; // the package unpacks to os.tmpdir()
  mkdirSync(pinnedFolder, { recursive: true });
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    const file = await packed.executablePath();
    // Throws if a system library is missing.
    execFileSync(file, ["--version"], { stdio: "ignore" });
    return file;
  } catch {
    return undefined;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

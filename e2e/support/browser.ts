import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of the browser for the tests: the one named in CHROMIUM_PATH, else the one that
 * `npx playwright install chromium` left (undefined: Playwright knows it), else the system's,
 * else the one inside the npm package @sparticuz/chromium (Linux x64).
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  const system = SYSTEM.find((file) => existsSync(file));
  if (system) return system;
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No Chromium found: run `npx playwright install chromium`, or set CHROMIUM_PATH");
  }
  return await unpackChromium();
}

async function unpackChromium(): Promise<string> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = path.resolve("node_modules/.cache/chromium"); // the package unpacks to os.tmpdir()
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * npm run pictures:share
 * Redraws the sharing pictures (`public/og/`) and the icons. `API_BASE_URL` draws another park than the stand-in's.
 * drawn.json records hashes of names, colours and drawings: always over the stand-in's content, which tests have too.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import esbuild from "esbuild";
import { chromium } from "playwright";
import sharp from "sharp";
import { findChromium } from "../support/browser.ts";

/** Bundles a program of the tests for production, with the views that it renders. */
async function bundled(entry: string, outfile: string): Promise<void> {
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["sharp", "pg"],
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    logLevel: "error",
  });
}

const origin = "http://sharing.test";

const { cardMarkups, cardSize, cardSources, iconSvg } = await compiled();
const markups = await cardMarkups(process.env.API_BASE_URL);
await drawCards();
await drawIcons();
writeFileSync("e2e/sharing/drawn.json", `${JSON.stringify(await cardSources(), null, 2)}\n`);

/** Node runs no JSX, so esbuild compiles the cards first. */
async function compiled(): Promise<typeof import("./card-pages.tsx")> {
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync("node_modules/.cache/sharing-");
  try {
    await bundled("e2e/sharing/card-pages.tsx", `${folder}/cards.mjs`);
    return await import(path.resolve(folder, "cards.mjs"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function drawCards(): Promise<void> {
  const built: Record<string, string> = JSON.parse(readFileSync("public/build/manifest.json", "utf8"));
  const links = ["site", "lists", "unit", "plan", "places", "advertising"].map(
    (name) => `<link rel="stylesheet" href="${built[`${name}.css`]}">`,
  );
  const style = `<style>${readFileSync("e2e/sharing/sharing.css", "utf8")}</style>`;
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const page = await browser.newPage({ viewport: cardSize });
    for (const [name, markup] of markups) {
      const html = `<!doctype html><html lang="ru"><meta charset="utf-8">${links.join("")}${style}<body>${markup}`;
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return pathname === "/"
          ? route.fulfill({ body: html, contentType: "text/html" })
          : route.fulfill({ path: `public${pathname}` });
      });
      await page.goto(`${origin}/`);
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot();
      // In all 256 colours a picture of the model takes twice the 60 kB of a preview.
      await sharp(png).png({ palette: true, quality: 27 }).toFile(`public/og/${name}.png`);
      await page.unroute(`${origin}/**`);
    }
  } finally {
    await browser.close();
  }
}

async function drawIcons(): Promise<void> {
  const svg = iconSvg();
  const png = (size: number) =>
    sharp(Buffer.from(svg), { density: 1200 }).resize(size).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync("public/icons/icon.svg", svg);
  writeFileSync("public/icons/apple-touch-icon.png", await png(180));
  writeFileSync("public/icons/icon-120.png", await png(120));
  writeFileSync("public/favicon.ico", icoFile(32, await png(32)));
}

/** An ICO file with one PNG picture, `size` pixels wide and high. */
function icoFile(size: number, png: Buffer): Buffer {
  const headBytes = 22;
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headBytes, 18);
  return Buffer.concat([head, png]);
}

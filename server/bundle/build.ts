/**
 * node server/bundle/build.ts [--watch]
 * Makes `public/build/`: the browser's script, islands, styles and fonts under hashed names, with brotli and gzip.
 * Makes `dist/server/`: the server, the release check, the administrator's commands, the compile cache.
 * `--watch` rebuilds on each change and restarts the server, or prints the faults.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type BuildOptions, build, context } from "esbuild";
import sharp, { type Sharp } from "sharp";
import { browserBundle, publicBuild, writeManifest } from "./browser-bundle.ts";
import { rehearse } from "./rehearse.ts";
import { commandsBundle, serverBundle, serverFolder } from "./server-bundle.ts";

const watch = process.argv.includes("--watch");
const mode = watch ? "development" : "production";

/** Whether each finished build succeeded. A running one has no entry, and the server needs both. */
const finished = new Map<BuildOptions, boolean>();

/** Adds what both bundles share. */
const withShared = (bundle: BuildOptions): BuildOptions => ({
  bundle: true,
  format: "esm",
  jsx: "automatic",
  metafile: true,
  logLevel: "warning",
  define: { "process.env.NODE_ENV": JSON.stringify(mode) },
  ...bundle,
  plugins: [
    ...(bundle.plugins ?? []),
    {
      name: "after-build",
      setup({ onStart, onEnd }) {
        onStart(() => void finished.delete(bundle));
        onEnd(async ({ metafile, errors }) => {
          if (errors.length === 0 && bundle.outdir === publicBuild && metafile) await writeManifest(metafile);
          finished.set(bundle, errors.length === 0);
          if (watch && finished.size === bundles.length)
            serveBuild([...finished.values()].every(Boolean), { ...process.env, NODE_ENV: mode });
        });
      },
    },
  ],
});

const bundles = [
  // Source maps hold the sources, and everybody may read `public/`.
  withShared({ ...browserBundle, minify: !watch, sourcemap: watch }),
  // A production source map would be 2 MB read at every start; unminified code is readable without it.
  withShared({ ...serverBundle, sourcemap: watch }),
  withShared({ ...commandsBundle, sourcemap: watch }),
];

let running: ChildProcess | undefined;
let queue = Promise.resolve();

/**
 * Serves a finished build of `npm run dev`, one after the other. While a build has faults, the site of the last good
 * one stays; esbuild prints them.
 */
function serveBuild(succeeded: boolean, env: NodeJS.ProcessEnv): void {
  if (!succeeded) return;
  queue = queue.then(stop).then(() => {
    const program = path.join(serverFolder, "main.js");
    running = spawn(process.execPath, ["--enable-source-maps", program], { stdio: "inherit", env });
  });
}

/** Ends with the site at Ctrl+C, SIGTERM and SIGHUP, however often they come. */
function endWithSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));
  // The site ends with this process, however it ends.
  process.on("exit", () => running?.kill("SIGKILL"));
}

async function stop(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGTERM");
  await once(running, "exit");
}

/** Writes `.br` and `.gz` beside every text file: no compression at run time. */
async function compress(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of await readdir(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/**
 * Escapes non-Latin letters in programs: one Cyrillic letter makes V8 store the whole file in two bytes a letter. A
 * server that still runs from here may have written its compile cache beside them.
 */
async function writeInLatin(folder: string): Promise<void> {
  const code = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const programs = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  for (const name of programs) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, "utf8")).replace(/[^\t\n\r -~]/g, code));
  }
}

const originals = "views/park/claims/model";
/** Encoding takes half a minute; the files of unchanged originals are kept between builds. */
const kept = "node_modules/.cache/model-pictures";
const widths = [200, 400, 800, 1200, 1440, 1600];
/** The first picture has 60 kB at 1440 px: 45 and 66 hold it without visible faults. */
const usualQuality = { avif: 45, webp: 66 };
/** The first picture of a phone has 25 kB at 800 px. */
const uprightQuality = { avif: 33, webp: 50 };
/** Floors, walls and skies at a person's height show faults that a thousand windows hide. */
const placeQuality = { avif: 55, webp: 74 };

function qualityOf(name: string): typeof usualQuality {
  if (name.startsWith("upright")) return uprightQuality;
  return /^(aerial|building)-/.test(name) ? usualQuality : placeQuality;
}

const formats = {
  avif: (picture: Sharp, quality: typeof usualQuality) => picture.avif({ quality: quality.avif, effort: 3 }),
  webp: (picture: Sharp, quality: typeof usualQuality) => picture.webp({ quality: quality.webp }),
} as const;

/** The pictures of one view share the map of its camera: that of `aerial-dusk.jpg` is `aerial.json`. */
const mapOf = (name: string) => path.join(originals, `${name.replace(/-(noon|dusk|night)$/, "")}.json`);

/** What lies beside a picture: the floors of one building, or the buildings of the park. */
const mapped = (map: object): object => ("floors" in map ? map : { map });

/**
 * Writes the pictures of the park's model into `folder` in every width and format, under hashed names, and
 * `model.json`: name → size, files, and the map that lies beside it. Nothing without the folder of originals.
 */
async function buildModelPictures(folder: string): Promise<void> {
  const names = await readdir(originals).catch(() => []);
  const model: Record<string, unknown> = {};
  await mkdir(kept, { recursive: true });
  for (const file of names.filter((name) => name.endsWith(".jpg"))) {
    const bytes = await readFile(path.join(originals, file));
    const name = path.basename(file, ".jpg");
    const quality = qualityOf(name);
    const settings = JSON.stringify(quality);
    const digest = createHash("sha256").update(bytes).update(settings).digest("hex").slice(0, 8).toUpperCase();
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const files: Record<string, [number, string][]> = {};
    for (const [format, encode] of Object.entries(formats)) {
      files[format] = [];
      for (const wide of widths.filter((candidate) => candidate <= width)) {
        const fileName = `model-${name}-${wide}-${digest}.${format}`;
        const cache = path.join(kept, fileName);
        const known = await readFile(cache).catch(() => undefined);
        if (!known) await writeFile(cache, await encode(sharp(bytes).resize(wide), quality).toBuffer());
        await copyFile(cache, path.join(folder, fileName));
        files[format].push([wide, `/build/${fileName}`]);
      }
    }
    const map = await readFile(mapOf(name), "utf8").catch(() => undefined);
    model[name] = { width, height, files, ...(map && mapped(JSON.parse(map))) };
  }
  await writeFile(path.join(folder, "model.json"), JSON.stringify(model));
}

await rm(publicBuild, { recursive: true, force: true });
await rm("dist", { recursive: true, force: true });
if (watch) {
  endWithSignals();
  for (const bundle of bundles) await (await context(bundle)).watch();
} else {
  await Promise.all(bundles.map((bundle) => build(bundle)));
  await compress(publicBuild);
  await buildModelPictures(publicBuild);
  await writeInLatin(serverFolder);
  await rehearse(process.env.PATH);
}

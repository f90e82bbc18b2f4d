/**
 * node server/bundle/build.ts [--watch]
 * Makes `public/build/`: the browser's script, islands, styles and fonts under hashed names, with brotli and gzip.
 * Makes `dist/server/`: the server, the release check, the administrator's commands, the compile cache.
 * `--watch` rebuilds on each change and restarts the server, or prints the faults.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type BuildOptions, build, context } from "esbuild";
import { browserBundle, publicBuild, writeManifest } from "./browser-bundle.ts";
import { buildModelPictures } from "./model-pictures.ts";
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

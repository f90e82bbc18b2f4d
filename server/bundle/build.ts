/**
 * node server/bundle/build.ts [--watch]
 * Makes `public/build/`: the browser's script, islands, styles and fonts under hashed names, with brotli and gzip.
 * Makes `dist/server/`: the server, the release check, the administrator's commands, the compile cache.
 * `--watch` rebuilds on each change and restarts the server, or shows the faults in its pages.
 */
import { rm } from "node:fs/promises";
import { type BuildOptions, build, context, type Message } from "esbuild";
import { browserBundle, publicBuild, writeManifest } from "./browser-bundle.ts";
import { endWithSignals, serveBuild } from "./dev-server.ts";
import { buildModelPictures } from "./model-pictures.ts";
import { rehearse } from "./rehearse.ts";
import { serverBundle, serverFolder } from "./server-bundle.ts";
import { compress, writeInLatin } from "./written-files.ts";

const watch = process.argv.includes("--watch");
const mode = watch ? "development" : "production";

/** The faults of each finished build: none if it succeeded. A running one has no entry, and the server needs both. */
const finished = new Map<BuildOptions, readonly Message[]>();

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
          finished.set(bundle, errors);
          if (watch && finished.size === bundles.length)
            await serveBuild([...finished.values()].flat(), { ...process.env, NODE_ENV: mode });
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
];

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

/**
 * node server/build.ts [--watch]
 * Makes `public/build/` (the browser's script, islands, styles and fonts under hashed names, with source maps, brotli
 * and gzip beside each) and `dist/server/` (the server, the release check and the admin's command, and what Node
 * compiles of the server). `--watch` rebuilds on each change and restarts the server.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as esbuild from "esbuild";
import { rehearse } from "./rehearse.ts";

const watch = process.argv.includes("--watch");
const mode = watch ? "development" : "production";
const outDir = "public/build";

const shared: esbuild.BuildOptions = {
  bundle: true,
  format: "esm",
  jsx: "automatic",
  sourcemap: true,
  metafile: true,
  logLevel: "warning",
  define: { "process.env.NODE_ENV": JSON.stringify(mode) },
};

/** Resolves `/fonts/x.woff2` in styles to the file in `public/`, so that it gets a hashed name. */
const publicFiles: esbuild.Plugin = {
  name: "public-files",
  setup(build) {
    build.onResolve({ filter: /^\/fonts\// }, ({ path: url }) => ({ path: path.resolve("public", `.${url}`) }));
  },
};

/** The browserslist of package.json in esbuild's notation. */
const { browserslist } = JSON.parse(await readFile("package.json", "utf8")) as { browserslist: string[] };
const browsers = browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));

const tokens = "views/styles/tokens.css";
const customMedia = /^@custom-media (--[\w-]+) (.+);\n/gm;

/**
 * Replaces named breakpoints (`@custom-media` in tokens.css) by their conditions: browsers do not support the names.
 */
const namedBreakpoints: esbuild.Plugin = {
  name: "named-breakpoints",
  setup(build) {
    build.onLoad({ filter: /\/views\/styles\/[\w-]+\.css$/ }, async ({ path: file }) => {
      const named = [...(await readFile(tokens, "utf8")).matchAll(customMedia)];
      const conditions = new Map(named.map(([, name = "", condition = ""]) => [name, condition]));
      const text = (await readFile(file, "utf8")).replace(customMedia, "");
      const contents = text.replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (name, key: string) => conditions.get(key) ?? name);
      return { contents, loader: "css", watchFiles: [path.resolve(tokens)] };
    });
  },
};

/** public/build/manifest.json: "main.js" → "/build/main-1A2B3C4D.js". Fonts are in it under their own names. */
async function writeManifest({ outputs }: esbuild.Metafile): Promise<void> {
  const manifest: Record<string, string> = {};
  for (const [file, { entryPoint, inputs }] of Object.entries(outputs)) {
    const url = file.replace(/^public/, "");
    const [only] = Object.keys(inputs);
    if (entryPoint) manifest[path.basename(entryPoint).replace(/\.tsx?$/, ".js")] = url;
    else if (only && file.endsWith(".woff2")) manifest[path.basename(only)] = url;
  }
  manifest["boot.js"] = await writeBoot(manifest["main.js"] ?? "");
  await writeFile(path.join(outDir, "manifest.json"), JSON.stringify(manifest, null, 2));
}

/**
 * The first script of pages with third-party widgets: it only loads the main one (reason: `server/page-scripts.ts`).
 */
async function writeBoot(mainUrl: string): Promise<string> {
  const text = `const s=document.createElement("script");s.type="module";s.src=${JSON.stringify(mainUrl)};document.head.append(s);\n`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
  await writeFile(path.join(outDir, `boot-${hash}.js`), text);
  return `/build/boot-${hash}.js`;
}

/** Writes `.br` and `.gz` beside every text file: no compression at run time. */
async function compress(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of await readdir(outDir)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(outDir, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Escapes non-Latin letters: one Cyrillic letter makes V8 store the whole file in two bytes a letter. */
async function writeInLatin(folder: string): Promise<void> {
  const code = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, "utf8")).replace(/[^\t\n\r -~]/g, code));
  }
}

let running: ChildProcess | undefined;
let queue = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

let ending = false;

/** Stops the server that was started and waits for its exit. */
async function endServer(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const exited = once(running, "exit");
  running.kill("SIGTERM");
  await exited;
}

/** Both builds may finish at nearly the same time: restarts once, and never runs two servers. */
function restart(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    queue = queue.then(async () => {
      await endServer();
      if (ending) return;
      running = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
        stdio: "inherit",
        env: { ...process.env, NODE_ENV: mode },
      });
    });
  }, 30);
}

/** Stops the child server at Ctrl+C, SIGTERM and SIGHUP. */
function endWithServer(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      ending = true;
      clearTimeout(timer);
      void queue.then(endServer).then(() => process.exit(0));
    });
  }
}

/** Builds that have succeeded since the start: the server needs both outputs. */
const built = new Set<string | undefined>();
const builds = 2;

const afterBuild: esbuild.Plugin = {
  name: "after-build",
  setup(build) {
    build.onEnd(async ({ metafile, errors }) => {
      if (errors.length > 0) return;
      if (build.initialOptions.platform === "browser" && metafile) await writeManifest(metafile);
      built.add(build.initialOptions.platform);
      if (watch && built.size === builds) restart();
    });
  },
};

const browser: esbuild.BuildOptions = {
  ...shared,
  platform: "browser",
  outdir: outDir,
  publicPath: "/build",
  entryPoints: [
    "views/browser/main.ts",
    "views/browser/embed-map.ts",
    "views/browser/embed-floors.ts",
    "views/styles/site.css",
    "views/styles/units.css",
    "views/styles/places.css",
    "views/styles/print.css",
  ],
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  splitting: true,
  target: ["es2022", ...browsers],
  minify: !watch,
  // The same components run under React on the server and under preact in the browser.
  alias: { react: "preact/compat", "react-dom": "preact/compat", "react/jsx-runtime": "preact/jsx-runtime" },
  plugins: [publicFiles, namedBreakpoints, afterBuild],
};

/**
 * Loads Node's modules as CommonJS. ESM imports enumerate their exports, which makes `node:http` load undici: 10 % of
 * the start-up time.
 */
const builtins: esbuild.Plugin = {
  name: "builtins",
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path: name }) => ({ path: name, namespace: "builtin" }));
    build.onLoad({ filter: /.*/, namespace: "builtin" }, ({ path: name }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(name)});`,
    }));
  },
};

const server: esbuild.BuildOptions = {
  ...shared,
  platform: "node",
  outdir: "dist/server",
  entryPoints: {
    main: "server/main.ts",
    release: "server/release.ts",
    "requests-cli": "server/requests/requests-cli.ts",
    "check-api": "server/check-api.ts",
  },
  // A single bundle halves the start-up time. Packages of optional features stay external and are imported on demand.
  external: ["pg", "pg-boss", "@redis/client", "sharp", "pino-pretty"],
  splitting: true,
  chunkNames: "[name]-[hash]",
  // Only for development: a 2 MB source map would be read at every start, and unminified code is readable without it.
  sourcemap: watch,
  // CommonJS packages require Node's modules at run time.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  target: "node24",
  plugins: [builtins, afterBuild],
};

await rm(outDir, { recursive: true, force: true });
await rm("dist", { recursive: true, force: true });
if (watch) {
  endWithServer();
  for (const options of [browser, server]) await (await esbuild.context(options)).watch();
} else {
  await Promise.all([esbuild.build(browser), esbuild.build(server)]);
  await compress();
  await writeInLatin("dist/server");
  await rehearse();
}

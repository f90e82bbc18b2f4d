import { readFile } from "node:fs/promises";
import type { BuildOptions, Plugin } from "esbuild";

/** File types that the site sends or reads; a test compares them with `public/`. */
export const extensions = new Set(
  "html css js mjs json map txt xml atom webmanifest svg png jpg jpeg webp avif gif ico woff2 ttf conf pdf".split(" "),
);

type Types = Record<string, { extensions?: string[] }>;

/** Packages that load at their first use: 5 % of the start-up time. What the site uses of each. */
const later: Readonly<Record<string, string>> = {
  "sanitize-html": `module.exports = (...given) => require("sanitize-html")(...given);`,
  qs: `exports.parse = (...given) => require("qs").parse(...given);`,
};

/** React's streaming renderer, streams for old Nodes, alphabets besides UTF: a quarter of the bundle's bytes. */
const unused = /\/(?:react-dom-server\.node\.production|ponyfill\.es2018|[sd]bcs-data(?:-generated)?)\.js$/;

/** Leaves out what packages load and the site never uses: 1,000 content types take 5 % of the start. */
const leftOut: Plugin = {
  name: "left-out",
  setup(build) {
    build.onLoad({ filter: /\/mime-db\/db\.json$/ }, async ({ path: file }) => {
      const types = JSON.parse(await readFile(file, "utf8")) as Types;
      const used = Object.entries(types).filter(([, type]) => type.extensions?.some((name) => extensions.has(name)));
      return { contents: JSON.stringify(Object.fromEntries(used)), loader: "json" };
    });
    build.onResolve({ filter: /^[\w-]+$/ }, ({ namespace, path: name }) =>
      namespace === "later" || !later[name] ? undefined : { path: name, namespace: "later" },
    );
    build.onLoad({ filter: /.*/, namespace: "later" }, ({ path: name }) => ({
      contents: later[name] ?? "",
      resolveDir: process.cwd(),
    }));
    // Nobody reads the debug lines of Express.
    build.onLoad({ filter: /\/debug\/src\/index\.js$/ }, () => ({ contents: "module.exports = () => () => {};" }));
    build.onLoad({ filter: unused }, () => ({ contents: "module.exports = {};" }));
    build.onLoad({ filter: /\/postcss\/lib\/postcss\.js$/ }, () => ({
      contents: 'module.exports = { parse: () => { throw new Error("Styles are not allowed"); } };',
    }));
  },
};

/** Loads Node's modules as CommonJS: ESM imports make `node:http` load undici, 10 % of the start-up time. */
const builtins: Plugin = {
  name: "builtins",
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path: name }) => ({ path: name, namespace: "builtin" }));
    build.onLoad({ filter: /.*/, namespace: "builtin" }, ({ path: name }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(name)});`,
    }));
  },
};

export const serverFolder = "dist/server";

/** The server. Without parts that it shares with the commands it is fewer files: a sixth of the time of loading. */
export const serverBundle: BuildOptions = {
  platform: "node",
  outdir: serverFolder,
  entryPoints: { main: "server/main.ts", "image-worker": "server/image-worker.ts" },
  // A single bundle halves the start-up time. Packages of optional features stay external and are imported on demand.
  external: ["pg", "@redis/client", "sharp", "pino-pretty"],
  splitting: true,
  chunkNames: "[name]-[hash]",
  // CommonJS packages require Node's modules at run time.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  target: "node24",
  plugins: [builtins, leftOut],
};

/** The release check and the administrator's commands. */
export const commandsBundle: BuildOptions = {
  ...serverBundle,
  entryPoints: {
    release: "server/release.ts",
    "enquiries-cli": "server/enquiries/enquiries-cli.ts",
    "check-api": "server/check-api.ts",
  },
};

import type { BuildOptions, Plugin } from "esbuild";

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
  plugins: [builtins],
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

import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { sheets } from "../../views/layout/sheets.ts";
import { publicBuild } from "./browser-manifest.ts";
import { namedStyles } from "./named-styles.ts";

/** Resolves `/fonts/x.woff2` in styles to the file in `public/`, so that it gets a hashed name. */
const publicFiles: Plugin = {
  name: "public-files",
  setup(build) {
    build.onResolve({ filter: /^\/fonts\// }, ({ path: url }) => ({ path: path.resolve("public", `.${url}`) }));
  },
};

/** The browserslist of package.json in esbuild's notation. */
const { browserslist } = JSON.parse(await readFile("package.json", "utf8")) as { browserslist: string[] };
const browsers = browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));

/** The browser's script, islands, styles and fonts. */
export const browserBundle: BuildOptions = {
  platform: "browser",
  outdir: publicBuild,
  publicPath: "/build",
  entryPoints: [
    "views/browser/main.ts",
    ...globSync("views/browser/embed-*.ts"),
    ...["site", ...sheets, "media"].map((name) => `views/styles/${name}.css`),
  ],
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  splitting: true,
  target: ["es2022", ...browsers],
  // The same components run under React on the server and under preact in the browser.
  alias: { react: "preact/compat", "react-dom": "preact/compat", "react/jsx-runtime": "preact/jsx-runtime" },
  plugins: [publicFiles, namedStyles],
};

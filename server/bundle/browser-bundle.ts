import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import { sheets } from "../../views/layout/sheets.ts";

/** The folder of the browser's built files. */
export const publicBuild = "public/build";

/** public/build/manifest.json: "main.js" → "/build/main-1A2B3C4D.js". Fonts are in it under their own names. */
export async function writeManifest({ outputs }: Metafile): Promise<void> {
  const manifest: Record<string, string> = {};
  for (const [file, { entryPoint, inputs }] of Object.entries(outputs)) {
    const url = file.replace(/^public/, "");
    const [only] = Object.keys(inputs);
    if (entryPoint) manifest[path.basename(entryPoint).replace(/\.tsx?$/, ".js")] = url;
    else if (only && file.endsWith(".woff2")) manifest[path.basename(only)] = url;
  }
  manifest["boot.js"] = await writeBoot(manifest["main.js"] ?? "");
  await writeFile(path.join(publicBuild, "manifest.json"), JSON.stringify(manifest, null, 2));
}

/** The first script of pages with widgets only loads the main one. Reason: `server/render/assets.ts`. */
async function writeBoot(mainUrl: string): Promise<string> {
  const text = `const s=document.createElement("script");s.type="module";s.src=${JSON.stringify(mainUrl)};document.head.append(s);\n`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
  await writeFile(path.join(publicBuild, `boot-${hash}.js`), text);
  return `/build/boot-${hash}.js`;
}

const breakpoints = path.resolve("views/styles/tokens.css");
const colours = path.resolve("views/park/colours.ts");
const customMedia = /^@custom-media (--[\w-]+) (.+);\n/gm;

/** Resolves breakpoints and colours in stylesheets: browsers do not support `@custom-media`. */
const namedStyles: Plugin = {
  name: "named-styles",
  setup(build) {
    build.onLoad({ filter: /\/views\/[\w/-]+\.css$/ }, async ({ path: file }) => {
      const named = [...(await readFile(breakpoints, "utf8")).matchAll(customMedia)];
      const conditions = new Map(named.map(([, name = "", condition = ""]) => [name, condition]));
      const { tokens, shades } = await coloursNow();
      const inlined: Readonly<Record<string, string>> = shades;
      const text = (await readFile(file, "utf8"))
        .replace(customMedia, "")
        .replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (name, key: string) => conditions.get(key) ?? name)
        .replace(/var\(--([\w-]+)\)/g, (name, key: string) => inlined[key] ?? name);
      const contents = file === breakpoints ? `${rootOf(tokens)}\n${text}` : text;
      return { contents, loader: "css", watchFiles: [breakpoints, colours] };
    });
  },
};

const rootOf = (tokens: Readonly<Record<string, string>>) =>
  `:root,::backdrop{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;

/** The version in the address makes `npm run dev` load the file again after a change. */
async function coloursNow(): Promise<typeof import("../../views/park/colours.ts")> {
  const { mtimeMs } = await stat(colours);
  return await import(`${colours}?${mtimeMs}`);
}

/** Resolves `/fonts/x.woff2` and `/icons/x.svg` in styles to the file in `public/`, so that it gets a hashed name. */
const publicFiles: Plugin = {
  name: "public-files",
  setup(build) {
    build.onResolve({ filter: /^\/(?:fonts|icons)\// }, ({ path: url }) => ({
      path: path.resolve("public", `.${url}`),
    }));
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
  loader: { ".woff2": "file", ".svg": "file" },
  splitting: true,
  target: ["es2022", ...browsers],
  // The same components run under React on the server and under preact in the browser.
  alias: { react: "preact/compat", "react-dom": "preact/compat", "react/jsx-runtime": "preact/jsx-runtime" },
  plugins: [publicFiles, namedStyles],
};

import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";

const breakpoints = path.resolve("views/styles/tokens.css");
const colours = path.resolve("views/park/colours.ts");
const customMedia = /^@custom-media (--[\w-]+) (.+);\n/gm;

/** Resolves breakpoints and colours in stylesheets: browsers do not support `@custom-media`. */
export const namedStyles: Plugin = {
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
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;

/** The version in the address makes `npm run dev` load the file again after a change. */
async function coloursNow(): Promise<typeof import("../../views/park/colours.ts")> {
  const { mtimeMs } = await stat(colours);
  return await import(`${colours}?${mtimeMs}`);
}

import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { Assets } from "../../views/layout/Document.tsx";
import { sheetUrls } from "../../views/layout/sheets.ts";

const manifestSchema = z.record(z.string(), z.string());

/** Fonts of the first paint, preloaded. Other subsets load when a page needs them. */
const firstFonts = ["manrope.woff2", "geologica.woff2"];

/** Reads the hashed names of the files that every page loads. Throws if one is missing. */
export function readAssets(publicDir: string): Assets {
  const file = path.join(publicDir, "build/manifest.json");
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const named = (name: string): string => {
    const url = manifest[name];
    if (url === undefined) throw new Error(`The build has no ${name}: run npm run build`);
    return url;
  };
  return {
    script: named("main.js"),
    styles: named("site.css"),
    printStyles: named("print.css"),
    sheets: sheetUrls(named),
    fonts: firstFonts.flatMap((name) => manifest[name] ?? []),
  };
}

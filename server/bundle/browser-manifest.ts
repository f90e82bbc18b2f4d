import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Metafile } from "esbuild";

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

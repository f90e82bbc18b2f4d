import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Assets } from "../../views/layout/Document.tsx";
import { sheetUrls } from "../../views/layout/sheets.ts";
import type { Model } from "../../views/park/ModelFigure.tsx";
import { configured, type WidgetIds } from "../../views/widgets/all-widgets.ts";

/** Fonts of the first paint, preloaded. Other subsets load when a page needs them. */
const firstFonts = ["manrope.woff2", "geologica.woff2"];

/** The built files. `named` gives the address of one by its name before the build. */
export type Build = ReturnType<typeof readBuild>;

/**
 * The hashed names of the files that pages load; throws if one is missing. With widgets, pages load `boot.js`, which
 * loads the main script. `strict-dynamic` trusts script elements that a trusted script creates, and their imports; it
 * blocks imports of a script in the markup.
 */
export function readBuild(publicDir: string, widgets: WidgetIds = {}) {
  const manifest: Readonly<Record<string, string>> = builtJson(publicDir, "manifest.json");
  const named = (name: string): string => {
    const url = manifest[name];
    if (url === undefined) throw new Error(`The build has no ${name}: run npm run build`);
    return url;
  };
  const ids = Object.fromEntries(configured(widgets, "script").map(({ name, id }) => [name, id]));
  const script = named(Object.keys(ids).length > 0 ? "boot.js" : "main.js");
  const integrity = `sha256-${createHash("sha256")
    .update(readFileSync(path.join(publicDir, script)))
    .digest("base64")}`;
  const anyWidget = Object.values(widgets).some((id) => id !== undefined);
  const assets: Assets = {
    script,
    integrity,
    styles: named("site.css"),
    mediaStyles: named("media.css"),
    sheets: sheetUrls(named),
    fonts: firstFonts.flatMap((name) => manifest[name] ?? []),
    ...(anyWidget && { widgets: JSON.stringify(ids) }),
  };
  return { publicDir, assets, named, model: readModel(publicDir) };
}

/** The built pictures of the park's model; undefined without them: a build that watches makes none. */
const readModel = (publicDir: string): Model | undefined =>
  existsSync(path.join(publicDir, "build/model.json")) ? builtJson(publicDir, "model.json") : undefined;

/** What `npm run build` wrote has the types that `server/bundle/` gives it. */
const builtJson = (publicDir: string, name: string) =>
  JSON.parse(readFileSync(path.join(publicDir, "build", name), "utf8"));

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { Assets } from "../../views/layout/Document.tsx";
import { configured, type WidgetIds } from "../../views/widgets/all-widgets.ts";

const manifestSchema = z.object({ "boot.js": z.string(), "embed-map.js": z.string(), "embed-floors.js": z.string() });

/**
 * The URLs, the script's hash and the widgets' ids for pages. With widgets, pages load `boot.js`, which loads the main
 * script. `strict-dynamic` trusts script elements that a trusted script creates, and their imports; it blocks imports
 * of a script in the markup.
 */
export function pageScripts(assets: Assets, publicDir: string, widgets: WidgetIds): PageScripts {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(publicDir, "build/manifest.json"), "utf8")));
  const ids = Object.fromEntries(configured(widgets, "script").map(({ name, id }) => [name, id]));
  const inPage = Object.keys(ids).length > 0;
  const any = Object.values(widgets).some((id) => id !== undefined);
  const script = inPage ? manifest["boot.js"] : assets.script;
  const bytes = readFileSync(path.join(publicDir, script));
  const integrity = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  return {
    assets: { ...assets, script, integrity, ...(any && { widgets: JSON.stringify(ids) }) },
    embedScripts: { map: manifest["embed-map.js"], floors: manifest["embed-floors.js"] },
  };
}

/** The assets of pages and the scripts of the two frames. */
export type PageScripts = { assets: Assets; embedScripts: { map: string; floors: string } };

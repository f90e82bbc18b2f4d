import type { Assets } from "../../../views/layout/Document.tsx";
import { sheetUrls } from "../../../views/layout/sheets.ts";

/** A build without hashes in its names: tests of HTML do not depend on the bytes of scripts and styles. */
export const namedAssets: Assets = {
  script: "/build/main.js",
  styles: "/build/site.css",
  mediaStyles: "/build/media.css",
  sheets: sheetUrls((file) => `/build/${file}`),
  fonts: [],
  integrity: "sha256-ofTheTests",
};

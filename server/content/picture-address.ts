import { createHash } from "node:crypto";
import { pictureWidths } from "../../views/kit/picture-widths.ts";

const prefix = "/media/";
const urlLettersMax = 1000;
const path = /^\/media\/([\w-]{8})\/([\w-]{1,1400})\/([1-9]\d{1,3})\.webp$/;

/**
 * How pictures are converted: raised when their bytes change for the same source, for browsers keep them for a year.
 */
const conversion = 1;
/** The version of a source. A backend that replaces a picture gives it a new URL. */
const versionOf = (url: string): string =>
  createHash("sha256").update(`${conversion} ${url}`).digest("base64url").slice(0, 8);

/**
 * Where the site serves an upstream picture, without its width: `${address}/800.webp`. The address holds the URL
 * itself, so that any process answers it. Undefined for addresses that are too long to be asked for.
 */
export function pictureAddress(url: string): string | undefined {
  if (url.length > urlLettersMax) return undefined;
  return `${prefix}${versionOf(url)}/${Buffer.from(url).toString("base64url")}`;
}

/** What an address of a picture asks for; undefined unless its width is listed and its origin is one of `origins`. */
export function readPictureAddress(
  address: string,
  origins: readonly string[],
): { url: string; width: number } | undefined {
  const [, version, token = "", digits = ""] = path.exec(address) ?? [];
  const width = Number(digits);
  const url = Buffer.from(token, "base64url").toString();
  if (!pictureWidths.some((listed) => listed === width) || !URL.canParse(url)) return undefined;
  // One spelling only: others would fill the store with the same picture.
  const isCanonical = Buffer.from(url).toString("base64url") === token && versionOf(url) === version;
  if (!isCanonical || new URL(url).username !== "") return undefined;
  return origins.includes(new URL(url).origin) ? { url, width } : undefined;
}

import { createHash } from "node:crypto";
import { pictureWidths } from "../../views/kit/picture-widths.ts";

const prefix = "/media/";
const urlLettersMax = 1000;
const path = /^\/media\/([\w-]{8})\/([\w-]{1,1400})\/([1-9]\d{1,3})\.webp$/;

/** Version of the conversion. Raise it when the bytes for a source change: browsers cache pictures for a year. */
const conversion = 2;
/** The version of a source. A backend that replaces a picture gives it a new URL. */
const versionOf = (url: string): string =>
  createHash("sha256").update(`${conversion} ${url}`).digest("base64url").slice(0, 8);

/**
 * The site's address of an upstream picture, without its width: `${address}/800.webp`. The address encodes the URL, so
 * that any process can answer it. Undefined if the URL is too long.
 */
export function pictureAddress(url: string): string | undefined {
  if (url.length > urlLettersMax) return undefined;
  return `${prefix}${versionOf(url)}/${Buffer.from(url).toString("base64url")}`;
}

/** Decodes a picture address; undefined unless the width is listed and `origins` has its origin. */
export function readPictureAddress(
  address: string,
  origins: readonly string[],
): { url: string; width: number } | undefined {
  const [, version, token = "", digits = ""] = path.exec(address) ?? [];
  const width = Number(digits);
  const url = Buffer.from(token, "base64url").toString();
  if (!pictureWidths.some((listed) => listed === width) || !URL.canParse(url)) return undefined;
  // Rejects other spellings: they would store the same picture again.
  const isCanonical = Buffer.from(url).toString("base64url") === token && versionOf(url) === version;
  const { protocol, username, password, hash, origin } = new URL(url);
  // A blob's origin is that of the page that made it.
  // Browsers read a backslash as a slash, other programs do not: the host must be the same for all.
  const isPlain = /^https?:$/.test(protocol) && username + password + hash === "" && !url.includes("\\");
  return isCanonical && isPlain && origins.includes(origin) ? { url, width } : undefined;
}

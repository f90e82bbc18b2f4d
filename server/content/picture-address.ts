import { createHmac, timingSafeEqual } from "node:crypto";
import { pictureRoutes } from "../../views/routes.ts";
import { pictureWidths } from "../../views/ui/image.ts";

const prefix = pictureRoutes.media;
const urlLettersMax = 1000;
const path = /^\/media\/([\w-]{16})\/([\w-]{1,1400})\/([1-9]\d{1,3})\.webp$/;
const signatureLetters = 16;

/** Version of the conversion. Raise it when the bytes for a source change: browsers cache pictures for a year. */
const conversion = 3;

export type PictureAddresses = ReturnType<typeof pictureAddresses>;

/**
 * The site's addresses of upstream pictures. One holds the URL and a signature: any process can answer it, and only
 * URLs that the site signed.
 */
export function pictureAddresses(key: string) {
  const signatureOf = (url: string): string =>
    createHmac("sha256", key).update(`${conversion} ${url}`).digest("base64url").slice(0, signatureLetters);
  return {
    /** The address without its width: `${address}/800.webp`. Undefined if the URL is too long or ambiguous. */
    of: (url: string): string | undefined =>
      url.length <= urlLettersMax && isPlain(url)
        ? `${prefix}${signatureOf(url)}/${Buffer.from(url).toString("base64url")}`
        : undefined,
    /** The picture behind an address; undefined unless the site signed it and the width is listed. */
    read(address: string): { url: string; width: number } | undefined {
      const [, signature = "", token = "", digits = ""] = path.exec(address) ?? [];
      const width = Number(digits);
      if (!pictureWidths.some((listed) => listed === width)) return undefined;
      const url = Buffer.from(token, "base64url").toString();
      // Rejects other spellings: they would store the same picture again.
      if (Buffer.from(url).toString("base64url") !== token) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(url)));
      return isOurs ? { url, width } : undefined;
    },
  };
}

/** Whether every program reads the same host in it. Browsers read a backslash as a slash, others do not. */
function isPlain(url: string): boolean {
  if (!URL.canParse(url) || url.includes("\\")) return false;
  const { protocol, username, password, hash } = new URL(url);
  return /^https?:$/.test(protocol) && username + password + hash === "";
}

import type { PictureAddresses } from "./picture-address.ts";

const schemes = /^(?:https?|mailto|tel):/i;
/** A `tel:` address without a digit, or a `mailto:` address without an @. */
const reachesNobody = /^(?:tel:\D*|mailto:[^@]*)$/i;

/**
 * Returns the address if it may be a link: http, https, tel, mailto or root-relative. Source: the contract. A user name
 * before the host would make it look like an address of another site.
 */
export function safeUrl(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and read «\» as «/», in an address
  if (/[\u0000-\u0020\u007f-\u009f\\\p{Cs}\ufffd]/u.test(url)) return undefined;
  if (/^\/(?!\/)/.test(url)) return url;
  if (reachesNobody.test(url)) return undefined;
  const parsed = schemes.test(url) ? URL.parse(url) : null;
  return parsed?.username === "" && parsed.password === "" ? url : undefined;
}

/** Why a picture is left out that the gate has reported, by its origin. */
export const foreignPicture = "a picture of another origin";

/** Maps a picture's address to the site's own (`Image.src`); undefined if it must not be shown. */
export type PictureGate = (url: string) => string | undefined;

/**
 * Allows pictures that are root-relative or from one of `mediaOrigins`, which the site fetches and converts.
 * `reportForeign` gets each picture of another origin. Pictures at `siteOrigin` are files of the site.
 */
export function pictureGate(
  mediaOrigins: readonly string[],
  addresses: Pick<PictureAddresses, "of">,
  reportForeign: (origin: string, url: string) => void,
  siteOrigin?: string,
): PictureGate {
  return (url) => {
    const safe = safeUrl(url);
    if (!safe || !/^(?:\/|https?:)/i.test(safe)) return undefined;
    if (safe.startsWith("/")) return safe;
    const { origin, pathname, search } = new URL(safe);
    if (origin === siteOrigin) return pathname + search;
    if (mediaOrigins.includes(origin)) return addresses.of(safe);
    reportForeign(origin, safe);
    return undefined;
  };
}

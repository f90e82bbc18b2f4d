import type { IncomingMessage } from "node:http";

/**
 * One header by its lower-case name; repeated headers are joined, as in Node. Building `req.headers` for a browser's
 * fifteen headers takes 20 % of a cache hit.
 */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? "";
    if (!isNamed(given, name)) continue;
    const value = rawHeaders[at + 1] ?? "";
    found = found === undefined ? value : `${found}, ${value}`;
  }
  return found;
}

const asLower = 0x20;

/**
 * Compares names without case. ASCII letters differ by one bit; no other character of a header name becomes a letter by
 * it.
 */
function isNamed(given: string, name: string): boolean {
  if (given.length !== name.length) return false;
  for (let at = 0; at < name.length; at += 1)
    if ((given.charCodeAt(at) | asLower) !== name.charCodeAt(at)) return false;
  return true;
}

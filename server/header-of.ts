import type { IncomingMessage } from "node:http";

/**
 * One header of a request by its name in lower case; several of that name as one list, as Node does it. `req.headers`
 * would sort all of a browser's fifteen into an object, which takes a fifth of the time of an answer from memory.
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
 * Whether two names are one but for their case. Letters differ by one bit; no other sign of a name comes to a letter by
 * it.
 */
function isNamed(given: string, name: string): boolean {
  if (given.length !== name.length) return false;
  for (let at = 0; at < name.length; at += 1)
    if ((given.charCodeAt(at) | asLower) !== name.charCodeAt(at)) return false;
  return true;
}

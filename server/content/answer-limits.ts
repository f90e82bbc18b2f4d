import { UpstreamFault } from "./upstream.ts";

/** Today's largest answer, 100 units, has 5,800 values on 5 levels. */
const valuesMax = 20_000;
const levelsMax = 32;
/** Today's largest answer has 1,200 tags. */
const tagsMax = 10_000;
/** In JSON, where a Cyrillic letter may take six characters. */
const stringLengthMax = 256 * 1024;

const quote = '"'.charCodeAt(0);
const backslash = "\\".charCodeAt(0);
const comma = ",".charCodeAt(0);
const openings = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const closings = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

/**
 * Throws `UpstreamFault` on JSON that would block the event loop for too long. To parse, check and sanitise 2 MB can
 * take seconds; to count takes milliseconds. The JSON itself is checked later.
 */
export function checkLimits(json: string): void {
  const tags = json.match(/<|\\u003c/gi)?.length ?? 0;
  if (tags > tagsMax) throw new UpstreamFault("too many tags");
  let values = 0;
  let levels = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) {
      const end = stringEnd(json, at + 1);
      if (end - at > stringLengthMax) throw new UpstreamFault("a text is too long");
      at = end;
    } else if (sign === comma || openings.has(sign)) {
      values += 1;
      if (sign !== comma) levels += 1;
      if (values > valuesMax) throw new UpstreamFault("too many values");
      if (levels > levelsMax) throw new UpstreamFault("too many levels");
    } else if (closings.has(sign)) levels -= 1;
  }
}

/** Where a string ends that begins at `at`. */
function stringEnd(json: string, at: number): number {
  for (let end = at; end < json.length; end += 1) {
    const sign = json.charCodeAt(end);
    if (sign === quote) return end;
    if (sign === backslash) end += 1;
  }
  return json.length;
}

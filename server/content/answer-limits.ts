import { UpstreamFault } from "./upstream.ts";

/** 100 units have 5,800 values on 5 levels; with 20 photographs each, 16,000 more. */
const valuesMax = 40_000;
const levelsMax = 32;
/** The largest answer today has 1,200 tags. */
const tagsMax = 10_000;
/** Length in JSON, where a Cyrillic letter may take six characters. */
const stringLengthMax = 256 * 1024;

const quote = '"'.charCodeAt(0);
const backslash = "\\".charCodeAt(0);
const comma = ",".charCodeAt(0);
const openings = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const closings = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

/** Throws `UpstreamFault` on JSON whose parsing would block for seconds; counting takes milliseconds. */
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

/** The end of the string that starts at `at`. */
function stringEnd(json: string, at: number): number {
  for (let end = at; end < json.length; end += 1) {
    const sign = json.charCodeAt(end);
    if (sign === quote) return end;
    if (sign === backslash) end += 1;
  }
  return json.length;
}

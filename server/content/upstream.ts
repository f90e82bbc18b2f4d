import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import fetch from "node-fetch";
import { parkName } from "../../views/park/park-name.ts";
import { faultClass, placeOf } from "../log/faults.ts";

/** An upstream failure or a broken contract. The message names the call and the kind of fault, never content. */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
  /** Whether the API denied the address of the call: status 404. */
  readonly isMissing: boolean;

  constructor(message: string, { isMissing = false } = {}) {
    super(message);
    this.isMissing = isMissing;
  }
}

/** A fault's reason for the log. Only our own messages are safe there: others may quote the content. */
export const reasonOf = (fault: unknown): string => (fault instanceof UpstreamFault ? fault.message : placeOf(fault));

/** One call of the content API: the answer's text, undefined for a 404 of an item. Throws `UpstreamFault`. */
export type AskUpstream = (path: string) => Promise<string | undefined>;

/** Seven times a page of 100 units. */
const plainBytesMax = 1024 * 1024;
/** Many languages escape each Cyrillic letter, «\u0430» for «а»: six bytes for two. */
const escapeBytes = 6;
const letterBytes = 2;
const responseBytesMax = (plainBytesMax * escapeBytes) / letterBytes;
const socketsMax = 8;

export const pathWithoutQuery = (path: string): string => path.replace(/\?.*/, "");

const missingFault = () => new UpstreamFault("status 404", { isMissing: true });

/** A fault with the name of its call. */
const ofCall = (path: string, { message, isMissing }: UpstreamFault) =>
  new UpstreamFault(`GET ${pathWithoutQuery(path)}: ${message}`, { isMissing });

/** The text at an address. Throws `UpstreamFault`, also if the API has no such address. */
export async function textAt(ask: AskUpstream, path: string): Promise<string> {
  const text = await ask(path);
  // Only single items may be absent; any other 404 is a fault.
  if (text === undefined) throw ofCall(path, missingFault());
  return text;
}

/** Only an item may be absent: a gateway without its backend answers 404 to everything. */
const isItem = (pathname: string): boolean => /\/\d+$/.test(pathname);

/** An agent that keeps connections to an API open. */
export const connectionsTo = (baseUrl: string, maxSockets: number) =>
  new (baseUrl.startsWith("https:") ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets });

const utf8 = "utf-8";

/** The size of an answer as if it had no escapes. */
function plainBytesOf(text: string, bytes: number): number {
  let escapes = 0;
  for (let at = text.indexOf("\\u"); at >= 0; at = text.indexOf("\\u", at + escapeBytes)) escapes += 1;
  return bytes - escapes * (escapeBytes - letterBytes);
}

/** The text of a body in the charset of its header, UTF-8 without one. Throws for bytes of another charset. */
function decodedText(bytes: ArrayBuffer, contentType: string | null): string {
  const [, charset = utf8] = /charset=["']?([\w.:-]{1,40})/i.exec(contentType ?? "") ?? [];
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new UpstreamFault(`its text is not ${charset}`);
  }
}

/** The HTTP client of the content API: keep-alive, limits on time and size (after decompression), no redirects. */
export function openUpstream({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }): AskUpstream {
  const agent = connectionsTo(baseUrl, socketsMax);
  return async (path) => {
    const pathname = pathWithoutQuery(path);
    try {
      const response = await fetch(baseUrl + path, {
        headers: { accept: "application/json", "user-agent": parkName.latin },
        agent,
        signal: AbortSignal.timeout(timeoutMs),
        size: responseBytesMax,
        redirect: "error",
      });
      const bytes = await response.arrayBuffer();
      if (response.status === 404 && isItem(pathname)) return undefined;
      if (response.status === 404) throw missingFault();
      if (!response.ok) throw new UpstreamFault(`status ${response.status}`);
      const text = decodedText(bytes, response.headers.get("content-type"));
      if (plainBytesOf(text, bytes.byteLength) > plainBytesMax) throw new UpstreamFault("max-size");
      return text;
    } catch (error) {
      if (error instanceof UpstreamFault) throw ofCall(pathname, error);
      throw new UpstreamFault(`GET ${pathname}: ${faultClass(error)}`);
    }
  };
}

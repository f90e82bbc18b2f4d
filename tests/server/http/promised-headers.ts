import type { TestSite } from "../../support/sites/test-site.ts";

// Headers of every response of a site on https without widgets.
const promisedHeaders: Readonly<Record<string, RegExp>> = {
  "content-security-policy":
    /^default-src 'none';script-src 'self';.*frame-ancestors 'none'.*upgrade-insecure-requests$/,
  "cross-origin-embedder-policy": /^credentialless$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "reporting-endpoints": /^csp="\/csp"$/,
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
};

/** Those of a hashed file, which is no document. */
const ofHashedFiles = ["cross-origin-resource-policy", "x-content-type-options"];

const leaking = ["x-powered-by", "server", "set-cookie", "access-control-allow-origin"];
/** Helmet's headers for unsupported browsers, which only add bytes. */
const legacy = [
  "x-xss-protection",
  "x-download-options",
  "x-permitted-cross-domain-policies",
  "x-dns-prefetch-control",
];

/**
 * Faults of an answer: an unexpected status, a missing header, a header that reveals too much, a cacheable error, a 405
 * without `Allow`. The answer to a broken request has no address under which a cache could keep it.
 */
export function headerFaults(
  answer: Pick<Response, "status" | "headers">,
  expected: number,
  about: string,
  isBroken = false,
): string[] {
  const { status, headers } = answer;
  const isHashed = status === 200 && /^\/build\/[^?]*$/.test(about);
  const lacking = Object.entries(promisedHeaders).filter(
    ([name, value]) => (!isHashed || ofHashedFiles.includes(name)) && !value.test(headers.get(name) ?? ""),
  );
  const revealing = [...leaking, ...legacy].filter((name) => headers.has(name));
  const wrong = [...lacking.map(([name]) => `without ${name}`), ...revealing.map((name) => `with ${name}`)];
  if (status === 405 && !/^GET, HEAD(?:, POST)?$/.test(headers.get("allow") ?? "")) wrong.push("Allow");
  if (!isBroken && status >= 400 && headers.get("cache-control") !== "no-store") wrong.push("kept by caches");
  if (status !== expected) wrong.unshift(`${status}, not ${expected}`);
  return wrong.map((what) => `${about}: ${what}`);
}

/** Requests a site and reads the whole answer. */
export const ask = async (at: TestSite, address: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(at.url + address, { redirect: "manual", ...init });
  // An unread body keeps its connection busy.
  await answer.arrayBuffer();
  return answer;
};
export const form = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  body,
});

import supertest from "supertest";
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

/** Those of a hashed file and of the prefetch rules, which are no documents. */
const ofNoDocuments = ["cross-origin-resource-policy", "x-content-type-options"];

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
  answer: { status: number; headers: Readonly<Record<string, string>> },
  expected: number,
  about: string,
  isBroken = false,
): string[] {
  const { status, headers } = answer;
  const isDocument = status !== 200 || !/^\/(?:build\/[^?]*|speculation-rules.json)$/.test(about);
  const lacking = Object.entries(promisedHeaders).filter(
    ([name, value]) => (isDocument || ofNoDocuments.includes(name)) && !value.test(headers[name] ?? ""),
  );
  const revealing = [...leaking, ...legacy].filter((name) => name in headers);
  const wrong = [...lacking.map(([name]) => `without ${name}`), ...revealing.map((name) => `with ${name}`)];
  if (status === 405 && !/^GET, HEAD(?:, POST)?$/.test(headers.allow ?? "")) wrong.push("Allow");
  if (!isBroken && status >= 400 && headers["cache-control"] !== "no-store") wrong.push("kept by caches");
  if (status !== expected) wrong.unshift(`${status}, not ${expected}`);
  return wrong.map((what) => `${about}: ${what}`);
}

export type Init = { method?: string; headers?: Record<string, string>; body?: string };

/** Requests a site by any method. */
export const ask = async (at: TestSite, address: string, { method = "GET", headers = {}, body }: Init = {}) => {
  const name = method.toLowerCase() as "get" | "head" | "post" | "put" | "patch" | "delete" | "options";
  return supertest(at.url)[name](address).set(headers).send(body);
};
export const form = (body: string, headers: Record<string, string> = {}): Init => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  body,
});

import { headerFaults } from "./promised-headers.ts";
import type { TestSite } from "./site.ts";

/** Like `headerFaults`. Also reports cacheable errors and a 405 without `Allow`. */
export function faultsOf(answer: Response, expected: number, about: string): string[] {
  const wrong = headerFaults(answer, expected, about);
  const { status, headers } = answer;
  if (status === 405 && !/^GET, HEAD(?:, POST)?$/.test(headers.get("allow") ?? "")) wrong.push(`${about}: Allow`);
  if (status >= 400 && headers.get("cache-control") !== "no-store") wrong.push(`${about}: kept by caches`);
  return wrong;
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

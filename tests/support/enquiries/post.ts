import { plainText } from "../pages/page-text.ts";
import type { TestSite } from "../sites/test-site.ts";

export type FormAnswer = { status: number; headers: Headers; html: string };

/** Posts a form like a browser. `headers` add to or replace the usual ones. */
export async function postForm(
  site: Pick<TestSite, "url">,
  address: string,
  values: Readonly<Record<string, string>> | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<FormAnswer> {
  const response = await fetch(site.url + address, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(values).toString(),
  });
  return { status: response.status, headers: response.headers, html: await plainText(response) };
}

import supertest from "supertest";
import { plain } from "../pages/page-text.ts";
import type { TestSite } from "../sites/test-site.ts";

/** Posts a form like a browser. `headers` add to or replace the usual ones. */
export async function postForm(
  site: Pick<TestSite, "url">,
  address: string,
  values: Readonly<Record<string, string>> | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const post = supertest(site.url).post(address).type("form").set(headers);
  const { status, headers: answered, text } = await post.send(new URLSearchParams(values).toString());
  return { status, headers: answered, html: plain(text) };
}

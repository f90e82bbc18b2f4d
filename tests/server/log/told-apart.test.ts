import { describe, expect, test } from "vitest";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { freshValues } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
type Line = Record<string, unknown>;
const lines = () =>
  site.log
    .join("")
    .split("\n")
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
/** The line of a request, which is written up to a quarter of a second later. */
async function lineOf(id: string | undefined): Promise<Line | undefined> {
  await expect.poll(() => lines().some((line) => line.event === "http" && line.id === id)).toBe(true);
  return lines().find((line) => line.event === "http" && line.id === id);
}

describe("The log tells apart", () => {
  test("a mistyped address of the site from a probe, and repeats no other word of it", async () => {
    const begins = async (path: string) => {
      const { headers, status } = await site.get(path);
      expect(status).toBe(404);
      return (await lineOf(headers["x-request-id"]))?.begins;
    };
    expect(await begins("/services/999999")).toBe("services");
    expect(await begins("/advertising/solutions/oops")).toBe("advertising");
    expect(await begins("/wp-admin/setup.php")).toBeUndefined();
    expect(await begins("/ivan-petrov-79161234567")).toBeUndefined();
  });
  test("enquiries by the «Код запроса» that the visitor saw", async () => {
    const { headers } = await postForm(site, "/requests/callback", freshValues(allForms.callback));
    const accepted = lines().filter(({ event }) => event === "enquiry.accepted");
    expect(accepted.at(-1)?.request).toBe(headers["x-request-id"]);
  });
});
